//! `eccforge list`: what ships with the program, by kind.

use crate::args::ListArgs;
use crate::inputs;
use clap::ValueEnum;
use eccforge_exact::works::{self, Work};
use eccforge_fleet::fleet::study::Study;
use eccforge_machines::profile::Profile;
use eccforge_report::{Document, Table};
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{Scheme, addressed, builtins};
use miette::{Report, Result};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeSet;
use std::process::ExitCode;

/// What ships with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// Codes in their layouts: of products, of published works, with an address in their code, and of several stages.
    Schemes,
    /// Probabilities of the classes of errors.
    Models,
    /// Publications whose tables `reproduce` computes again.
    Works,
    /// Policies of GPUs and hosts, for `gpu`, `fleet` and `memtest`.
    Profiles,
    /// Field studies that `fleet --calibrate` compares with.
    Studies,
}

/// Something that ships.
#[derive(Clone, Serialize, JsonSchema)]
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

/// All of one kind.
struct List {
    kind: Kind,
    /// Headings of the columns between name and source.
    more: &'static [&'static str],
    entries: Vec<Entry>,
}

/// The lists that were asked for. In JSON, the entries by the name of their kind.
struct Lists(Vec<List>);

impl List {
    fn name(&self) -> String {
        self.kind.to_possible_value().map(|v| v.get_name().to_owned()).unwrap_or_default()
    }

    fn table(&self) -> Table {
        let head = [&["id", "name"][..], self.more, &["source"]].concat();
        let row = |e: &Entry| {
            let ends = [e.id.clone(), e.name.clone()].into_iter().chain(e.more.clone());
            ends.chain([e.source.clone()]).collect::<Vec<_>>()
        };
        Table::words(&head).rows(self.entries.iter().map(row))
    }
}

/// The JSON: what was asked for, by kind.
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

impl Serialize for Lists {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        let mut known = Known::default();
        for list in &self.0 {
            let of_kind = match list.kind {
                Kind::Schemes => &mut known.schemes,
                Kind::Models => &mut known.models,
                Kind::Works => &mut known.works,
                Kind::Profiles => &mut known.profiles,
                Kind::Studies => &mut known.studies,
            };
            of_kind.clone_from(&list.entries);
        }
        known.serialize(serializer)
    }
}

impl eccforge_report::Report for Lists {
    fn document(&self) -> Document {
        let mut document = Document::new("Built into eccforge", "");
        for list in &self.0 {
            document.section(list.name()).table(list.table());
        }
        document.section("").text("`eccforge show ID` prints the file of a scheme, a model or a work; `eccforge new --from ID` begins a file of your own with it.");
        document
    }

    fn records(&self) -> String {
        let row = |kind: &String, e: &Entry| [kind, &e.id, &e.name, &e.source].map(Clone::clone);
        let rows = self.0.iter().flat_map(|list| {
            let kind = list.name();
            list.entries.iter().map(move |e| row(&kind, e)).collect::<Vec<_>>()
        });
        Table::words(&["kind", "id", "name", "source"]).rows(rows).csv()
    }
}

pub fn run(args: &ListArgs) -> Result<ExitCode> {
    let kinds = args.kind.map_or_else(|| Kind::value_variants().to_vec(), |kind| vec![kind]);
    args.output.deliver(&Lists(kinds.into_iter().map(list).collect::<Result<_>>()?))?;
    Ok(ExitCode::SUCCESS)
}

fn list(kind: Kind) -> Result<List> {
    let (more, entries): (&[&str], _) = match kind {
        Kind::Schemes => (&["entry", "code"], schemes()?),
        Kind::Models => (&[], models()?),
        Kind::Works => (&[], published()?),
        Kind::Profiles => (&[], profiles()?),
        Kind::Studies => (&["population", "counts"], studies()?),
    };
    Ok(List { kind, more, entries })
}

/// Products first, then schemes with an address, those of works, and those of several stages.
fn schemes() -> Result<Vec<Entry>> {
    let shipped = builtins().iter().chain(addressed()).map(|b| b.scheme());
    let mut listed = BTreeSet::new();
    let mut all: Vec<Entry> = shipped.map(|s| of_scheme(&s)).collect();
    listed.extend(all.iter().map(|e| e.id.clone()));
    for id in works::scheme_ids().filter(|id| !listed.contains(*id)) {
        all.push(of_scheme(&inputs::scheme_or_addressed(id)?));
    }
    for id in works::stages_ids() {
        all.push(of_stages(&inputs::stages(id)?));
    }
    Ok(all)
}

fn of_scheme(s: &Scheme) -> Entry {
    let (g, n, r) = (s.geometry, s.code.h.n(), s.code.h.r() as usize);
    let address = s.address.as_ref().map(|a| format!(", {} bits of address", a.bits())).unwrap_or_default();
    let code = format!("{} x ({n},{}){address}", s.codewords(), n - r);
    let more = vec![format!("{} beats x {} pins", g.beats, g.pins), code];
    let (id, name, source) = (s.id.clone(), s.name.clone(), s.source.clone());
    Entry { id, name, source, file: Some(s.file.name.clone()), sha256: Some(s.hash()), stages: Some(1), more }
}

fn of_stages(s: &Stages) -> Entry {
    let (g, parts) = (s.struck_geometry(), s.stages.iter().map(|t| format!("{} x {}", t.copies, t.scheme.id)));
    let more = vec![format!("{} beats x {} pins", g.beats, g.pins), parts.collect::<Vec<_>>().join(", then ")];
    let (id, name, source) = (s.id.clone(), s.name.clone(), s.source.clone());
    Entry {
        id,
        name,
        source,
        file: Some(s.file.name.clone()),
        sha256: Some(s.hash()),
        stages: Some(s.stages.len()),
        more,
    }
}

fn models() -> Result<Vec<Entry>> {
    let ids = eccforge_exact::model::ErrorModel::builtin_ids().chain(works::model_ids());
    let entry = |id| {
        let model = inputs::model(id)?;
        Ok(Entry {
            id: model.id,
            name: model.name,
            source: model.source,
            file: Some(model.file.name),
            sha256: None,
            stages: None,
            more: Vec::new(),
        })
    };
    ids.map(entry).collect()
}

fn published() -> Result<Vec<Entry>> {
    let entry = |id| {
        let work = Work::named(id).map_err(|e| Report::new(*e))?;
        let (id, name, source) = (work.id, work.name, work.source);
        Ok(Entry { id, name, source, file: None, sha256: None, stages: None, more: Vec::new() })
    };
    works::work_ids().map(entry).collect()
}

fn profiles() -> Result<Vec<Entry>> {
    let entry = |id: &str| {
        let profile = Profile::load(id)?;
        let (id, name, source) = (id.to_owned(), profile.model.clone(), profile.description.clone());
        Ok(Entry { id, name, source, file: None, sha256: None, stages: None, more: Vec::new() })
    };
    Profile::built_in_names().into_iter().map(entry).collect()
}

fn studies() -> Result<Vec<Entry>> {
    let entry = |id| {
        let study = Study::named(id).map_err(|e| Report::new(*e))?;
        let p = &study.population;
        let counts = study.counts.value.iter().map(|count| {
            let (fit, bounds) = study.fit(count);
            format!(
                "{}: {} events, {fit:.0} FIT ({:.0} to {:.0})",
                count.id.value, count.events, bounds.low, bounds.high
            )
        });
        let counts = counts.collect::<Vec<_>>().join("; ");
        let more = vec![format!("{} of {}; {:.0} hours", p.devices, p.what, p.device_hours.value), counts];
        Ok(Entry { id: study.id, name: study.name, source: study.source, file: None, sha256: None, stages: None, more })
    };
    Study::builtin_ids().map(entry).collect()
}
