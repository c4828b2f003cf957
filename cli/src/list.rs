//! `eccforge list`: lists the files that ship with the program, by kind.

use crate::inputs;
use crate::inputs::Kind;
use crate::output::OutputArgs;
use clap::Args;
use clap::ValueEnum;
use eccforge_fleet::fleet::study::Study;
use eccforge_gpu::profile::{GeometryOf, Profile};
use eccforge_report::{Column, Document, Status, Table, with_noun};
use eccforge_scheme::library;
use eccforge_scheme::stages::{StageScheme, Stages};
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
    /// Format and destination of the list.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// A built-in item.
#[derive(Serialize, JsonSchema)]
pub struct Entry {
    /// The word by which commands know the item.
    id: String,
    /// Name of the item in a sentence.
    name: String,
    /// The publication, or the subject of the description.
    source: String,
    /// Its file in the repository.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// SHA-256 of its canonical text.
    #[serde(skip_serializing_if = "Option::is_none")]
    sha256: Option<String>,
    /// For schemes: number of stages that decode one after the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    stages: Option<usize>,
    /// Of devices: bytes of memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes: Option<u64>,
    /// For devices: whether ECC is on, if the driver reports it.
    #[serde(skip_serializing_if = "Option::is_none")]
    ecc: Option<String>,
    /// Columns of the table between name and source.
    #[serde(skip)]
    more: Vec<String>,
}

impl Entry {
    fn new(id: &str, name: &str, source: &str) -> Self {
        let [id, name, source] = [id, name, source].map(str::to_owned);
        Self { id, name, source, file: None, sha256: None, stages: None, bytes: None, ecc: None, more: Vec::new() }
    }
}

/// The requested lists; the others are empty.
#[derive(Default, Serialize, JsonSchema)]
pub struct Known {
    /// Whether all of every list is printed.
    #[serde(skip)]
    all: bool,
    /// GPUs of this machine; their source is the driver.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    devices: Vec<Entry>,
    /// Error models that ship with eccforge.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    models: Vec<Entry>,
    /// Policies of GPUs and hosts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    profiles: Vec<Entry>,
    /// Schemes that ship with eccforge.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    schemes: Vec<Entry>,
    /// Field studies that ship with eccforge.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    studies: Vec<Entry>,
    /// Published works that eccforge reproduces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    works: Vec<Entry>,
}

/// Name, columns between id and source with their ranks, entries, and the noun for one entry.
type List<'l> = (&'static str, &'static [(&'static str, u8)], &'l [Entry], &'static str);

impl Known {
    /// The requested lists.
    fn lists(&self) -> impl Iterator<Item = List<'_>> {
        let all: [List<'_>; 6] = [
            ("devices", &[("memory", 2), ("ECC", 1)], &self.devices, "device"),
            ("schemes", &[("entry", 8), ("code", 1)], &self.schemes, "scheme"),
            ("models", &[], &self.models, "error model"),
            ("works", &[], &self.works, "published work"),
            ("profiles", &[], &self.profiles, "profile"),
            ("studies", &[("population", 8), ("counts", 7)], &self.studies, "field study"),
        ];
        all.into_iter().filter(|(_, _, entries, _)| !entries.is_empty())
    }
}

impl eccforge_report::Report for Known {
    const NAME: &'static str = "list";

    fn document(&self) -> Document {
        let mut document = Document::new("Built-in schemes, models and profiles", "");
        let lists: Vec<_> = self.lists().collect();
        let counts: Vec<String> = lists.iter().map(|list| with_noun(list.2.len(), list.3)).collect();
        document.status = Some(Status { good: None, text: counts.join(", ") });
        let is_overview = lists.len() > 1;
        // The lists have all ids.
        if is_overview && !self.all {
            overview(&mut document, &lists);
        }
        for (name, more, entries, _) in &lists {
            // The last column may wrap; a terminal leaves out the source and the entry before that.
            let columns = [Column::words("id")]
                .into_iter()
                .chain(more.iter().map(|(label, rank)| Column::words(label).optional(*rank)));
            let table = Table::with(columns.chain([Column::words("source").optional(9), Column::words("name")]));
            let row = |e: &Entry| {
                let ends = [e.source.clone(), e.name.clone()];
                [e.id.clone()].into_iter().chain(e.more.clone()).chain(ends)
            };
            document.section(if is_overview { name } else { "" }).table(table.rows(entries.iter().map(row)));
            if is_overview {
                document.further();
            }
        }
        match lists.first() {
            Some((name, _, entries, _)) if *name == "devices" => {
                document.next(format!("eccforge memtest --device {}", entries[0].id), "tests its memory");
            }
            Some((name, _, entries, _)) => {
                if is_overview {
                    document.next(format!("eccforge list {name}"), "one line each");
                    if !self.all {
                        document.next("eccforge list --all", "one line for each of all these");
                    }
                } else {
                    document.next(format!("eccforge show {}", entries[0].id), "any id of this list");
                }
            }
            None => {}
        }
        document
    }

    fn records(&self) -> String {
        // Each kind has columns of its own, which are empty for the others.
        let more: Vec<&str> = self.lists().flat_map(|(_, more, ..)| more.iter().map(|(label, _)| *label)).collect();
        let mut rows = Vec::new();
        for (kind, columns, entries, _) in self.lists() {
            for entry in entries {
                let mut row = vec![kind.to_owned(), entry.id.clone(), entry.name.clone(), entry.source.clone()];
                for label in &more {
                    let column = columns.iter().position(|(name, _)| name == label);
                    row.push(column.map_or_else(String::new, |at| entry.more[at].clone()));
                }
                rows.push(row);
            }
        }
        let columns = ["kind", "id", "name", "source"].into_iter().chain(more).map(str::to_lowercase);
        Table::with(columns.map(|label| Column::words(&label))).rows(rows).csv()
    }
}

/// Adds the ids of each list; those of schemes are in groups.
fn overview(document: &mut Document, lists: &[List<'_>]) {
    document.section("");
    for (name, _, entries, _) in lists {
        if *name != "schemes" {
            document.names(name, entries.iter().map(|entry| entry.id.clone()));
            continue;
        }
        for (group, ids) in library::groups() {
            let few = if group == "in stages" { FEW_STAGES } else { ids.len() };
            document.names(group, some(&ids, few));
        }
    }
    document.note(BEGIN);
}

/// The advice of the overview about where to begin, and the prefixes of ids.
const BEGIN: &str = "Begin with trio (TrioECC of HBM2, from the work micro21) or hsiao-39-32 (SEC-DED of a word). ni-: each codeword is one \
                     beat; i-: codewords are interleaved over the beats.";

/// Schemes of several stages that the overview names.
// Most of them are the variants of one study, with long ids that would take a third of the screen.
const FEW_STAGES: usize = 3;

/// The first ids, and the number of the others.
fn some(ids: &[&str], few: usize) -> Vec<String> {
    let mut names: Vec<String> = ids.iter().take(few).map(|id| (*id).to_owned()).collect();
    if ids.len() > few {
        names.push(format!("and {} more", ids.len() - few));
    }
    names
}

pub fn run(args: &ListArgs) -> Result<ExitCode> {
    let mut known = Known { all: args.output.all, ..Known::default() };
    // The overview names ids only, and a scheme takes time to build.
    let is_overview = args.kind.is_none() && args.output.is_brief();
    // The overview lists only built-in items.
    let ships = || Kind::value_variants().iter().copied().filter(|kind| *kind != Kind::Devices).collect();
    for kind in args.kind.map_or_else(ships, |kind| vec![kind]) {
        let ids = || kind.ids().into_iter().map(|id| Entry::new(id, "", "")).collect();
        match kind {
            Kind::Schemes if is_overview => known.schemes = ids(),
            Kind::Works if is_overview => known.works = ids(),
            Kind::Schemes => known.schemes = schemes()?,
            Kind::Models => known.models = models()?,
            Kind::Works => known.works = published()?,
            Kind::Profiles => known.profiles = profiles()?,
            Kind::Studies => known.studies = studies()?,
            Kind::Devices => known.devices = devices()?,
        }
    }
    args.output.deliver(&known)
}

#[cfg(feature = "gpu")]
fn devices() -> Result<Vec<Entry>> {
    use eccforge_vulkan::{counters::Snapshot, device::Vulkan};
    let entry = |card: eccforge_vulkan::device::Card| {
        let ecc = Snapshot::read(card.pci.as_deref(), &eccforge_vulkan::counters::Sources::default()).ecc;
        let ecc_state = ecc.clone().unwrap_or_else(|| "-".to_owned());
        let more = vec![format!("{:.1} GiB", card.bytes as f64 / f64::from(1 << 30)), ecc_state];
        let id = format!("gpu:{}", card.number);
        Entry { bytes: Some(card.bytes), ecc, more, ..Entry::new(&id, &card.name, &card.driver) }
    };
    let cards = Vulkan::load().and_then(|vulkan| vulkan.cards()).map_err(|e| miette::miette!("{e}"))?;
    if cards.is_empty() {
        return Err(miette::miette!("this machine has no Vulkan device"));
    }
    Ok(cards.into_iter().map(entry).collect())
}

#[cfg(not(feature = "gpu"))]
fn devices() -> Result<Vec<Entry>> {
    Err(inputs::without_gpus())
}

/// Products first, then schemes with an address, those of works, those of several stages, and those that only stages use.
fn schemes() -> Result<Vec<Entry>> {
    let mut listed = BTreeSet::new();
    let all = Kind::Schemes.ids().into_iter().filter(|id| listed.insert(*id));
    let mut entries = all.map(|id| inputs::stages(id).map(|stages| of_scheme(&stages))).collect::<Result<Vec<_>>>()?;
    for id in library::STAGE_SCHEMES.ids() {
        entries.push(of_stage(&library::scheme_of_stage(id).map_err(|e| *e)?));
    }
    Ok(entries)
}

fn of_stage(scheme: &StageScheme) -> Entry {
    let (file, geometry, layout) = (scheme.file(), scheme.geometry(), scheme.layout());
    let code = format!("{} x {} bits, of a stage", layout.codewords(), layout.codeword(0).len());
    Entry {
        file: Some(file.name.clone()),
        sha256: Some(scheme.hash()),
        more: vec![geometry.in_words(), code],
        ..Entry::new(scheme.id(), scheme.name(), scheme.source())
    }
}

fn of_scheme(s: &Stages) -> Entry {
    let g = s.error_geometry();
    let code = match s.single() {
        Some(scheme) => {
            let (n, r) = (scheme.code.h.n(), scheme.code.h.r() as usize);
            format!("{} x ({n},{})", scheme.codewords(), n - r)
        }
        None => with_noun(s.stages.len(), "stage"),
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
        // The policies of hosts have the same memory, and differ by their program.
        let name = if profile.geometry_of == GeometryOf::Host { &profile.description } else { &profile.model };
        Ok(Entry::new(id, name, &profile.description))
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
                "{}: {}, {fit:.0} FIT ({:.0} to {:.0})",
                count.id.value,
                with_noun(count.events, "event"),
                bounds.low,
                bounds.high
            )
        });
        let population = format!("{} of {}; {:.0} hours", p.devices, p.what, p.device_hours.value);
        let more = vec![population, counts.collect::<Vec<_>>().join("; ")];
        Ok(Entry { more, ..Entry::new(&study.id, &study.name, &study.source) })
    };
    Kind::Studies.ids().into_iter().map(entry).collect()
}
