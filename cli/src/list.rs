//! `eccforge list`: what ships with the program, by kind.

use crate::inputs;
use crate::kinds::Kind;
use crate::output::OutputArgs;
use clap::Args;
use clap::ValueEnum;
use eccforge_fleet::fleet::study::Study;
use eccforge_gpu::profile::Profile;
use eccforge_report::{Document, Table};
use eccforge_scheme::stages::Stages;
use eccforge_works::Work;
use miette::Result;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use std::process::ExitCode;

/// Arguments of `list`.
#[derive(Args, Clone, Debug)]
pub struct ListArgs {
    /// List only this kind. Default: all kinds.
    #[arg(value_name = "KIND")]
    pub kind: Option<Kind>,
    /// Where the list goes.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Something that ships.
#[derive(Serialize, JsonSchema)]
pub struct Entry {
    /// Its id.
    id: String,
    /// Its name.
    name: String,
    /// Where it is published, or what it describes.
    source: String,
    /// Its file in the repository.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// SHA-256 of its canonical text.
    #[serde(skip_serializing_if = "Option::is_none")]
    sha256: Option<String>,
    /// Of schemes: how many stages decode one after the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    stages: Option<usize>,
    /// Columns of the table between name and source.
    #[serde(skip)]
    more: Vec<String>,
}

impl Entry {
    fn new(id: &str, name: &str, source: &str) -> Self {
        let [id, name, source] = [id, name, source].map(str::to_owned);
        Self { id, name, source, file: None, sha256: None, stages: None, more: Vec::new() }
    }
}

/// The lists that were asked for; the others are empty.
#[derive(Default, Serialize, JsonSchema)]
pub struct Known {
    /// Error models.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    models: Vec<Entry>,
    /// Policies of GPUs and hosts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    profiles: Vec<Entry>,
    /// Schemes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    schemes: Vec<Entry>,
    /// Field studies.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    studies: Vec<Entry>,
    /// Published works.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    works: Vec<Entry>,
}

impl Known {
    /// The lists that were asked for: name, headings of the columns between name and source, and entries.
    fn lists(&self) -> impl Iterator<Item = (&'static str, &'static [&'static str], &[Entry])> {
        let all: [(_, &'static [&'static str], &[Entry]); 5] = [
            ("schemes", &["entry", "code"], &self.schemes),
            ("models", &[], &self.models),
            ("works", &[], &self.works),
            ("profiles", &[], &self.profiles),
            ("studies", &["population", "counts"], &self.studies),
        ];
        all.into_iter().filter(|(_, _, entries)| !entries.is_empty())
    }
}

impl eccforge_report::Report for Known {
    const NAME: &'static str = "list";

    fn document(&self) -> Document {
        let mut document = Document::new("Built into eccforge", "");
        for (name, more, entries) in self.lists() {
            let table = Table::words(&[&["id", "name"][..], more, &["source"]].concat());
            let row =
                |e: &Entry| [&[e.id.clone(), e.name.clone()][..], &e.more, std::slice::from_ref(&e.source)].concat();
            document.section(name).table(table.rows(entries.iter().map(row)));
        }
        document.section("").text(
            "`eccforge show ID` prints the file of each; `eccforge new --from ID` begins a file of your own with it.",
        );
        document
    }

    fn records(&self) -> String {
        let row = |kind: &str, e: &Entry| [kind.to_owned(), e.id.clone(), e.name.clone(), e.source.clone()];
        let rows = self.lists().flat_map(|(kind, _, entries)| entries.iter().map(move |e| row(kind, e)));
        Table::words(&["kind", "id", "name", "source"]).rows(rows).csv()
    }
}

pub fn run(args: &ListArgs) -> Result<ExitCode> {
    let mut known = Known::default();
    for kind in args.kind.map_or_else(|| Kind::value_variants().to_vec(), |kind| vec![kind]) {
        match kind {
            Kind::Schemes => known.schemes = schemes()?,
            Kind::Models => known.models = models()?,
            Kind::Works => known.works = published()?,
            Kind::Profiles => known.profiles = profiles()?,
            Kind::Studies => known.studies = studies()?,
        }
    }
    args.output.deliver(&known)
}

/// Products first, then schemes with an address, those of works, and those of several stages.
fn schemes() -> Result<Vec<Entry>> {
    let mut listed = BTreeSet::new();
    let all = Kind::Schemes.ids().into_iter().filter(|id| listed.insert(*id));
    all.map(|id| inputs::stages(id).map(|stages| of_scheme(&stages))).collect()
}

fn of_scheme(s: &Stages) -> Entry {
    let g = s.struck_geometry();
    let code = match s.single() {
        Some(scheme) => {
            let (n, r) = (scheme.code.h.n(), scheme.code.h.r() as usize);
            let address = scheme.address.as_ref().map(|a| format!(", {} bits of address", a.bits()));
            format!("{} x ({n},{}){}", scheme.codewords(), n - r, address.unwrap_or_default())
        }
        None => {
            let parts: Vec<String> = s.stages.iter().map(|t| format!("{} x {}", t.copies, t.scheme.id)).collect();
            parts.join(", then ")
        }
    };
    Entry {
        file: Some(s.file.name.clone()),
        sha256: Some(s.hash()),
        stages: Some(s.stages.len()),
        more: vec![g.in_words(), code],
        ..Entry::new(&s.id, &s.name, &s.source)
    }
}

fn models() -> Result<Vec<Entry>> {
    let entry = |id| {
        let m = inputs::model(id)?;
        Ok(Entry { file: Some(m.file.name), ..Entry::new(&m.id, &m.name, &m.source) })
    };
    Kind::Models.ids().into_iter().map(entry).collect()
}

fn published() -> Result<Vec<Entry>> {
    let entry = |id| {
        let work = Work::named(id)?;
        Ok(Entry::new(&work.id, &work.name, &work.source))
    };
    Kind::Works.ids().into_iter().map(entry).collect()
}

fn profiles() -> Result<Vec<Entry>> {
    let entry = |id| {
        let profile = Profile::load(id)?;
        Ok(Entry::new(id, &profile.model, &profile.description))
    };
    Kind::Profiles.ids().into_iter().map(entry).collect()
}

fn studies() -> Result<Vec<Entry>> {
    let entry = |id| {
        let study = Study::named(id)?;
        let p = &study.population;
        let counts = study.counts.value.iter().map(|count| {
            let (fit, bounds) = study.fit(count);
            format!(
                "{}: {} events, {fit:.0} FIT ({:.0} to {:.0})",
                count.id.value, count.events, bounds.low, bounds.high
            )
        });
        let population = format!("{} of {}; {:.0} hours", p.devices, p.what, p.device_hours.value);
        let more = vec![population, counts.collect::<Vec<_>>().join("; ")];
        Ok(Entry { more, ..Entry::new(&study.id, &study.name, &study.source) })
    };
    Kind::Studies.ids().into_iter().map(entry).collect()
}
