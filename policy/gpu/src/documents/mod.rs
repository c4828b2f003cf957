//! Results of `gpu replay`, `gpu watch` and `gpu what-if` as documents.

mod backtest;
mod case;
mod comparison;
mod rows;
mod watched;

pub use backtest::Backtest;
pub use case::Case;
pub use comparison::Comparison;
pub use watched::Watched;

use crate::machine::histogram::Histogram;
use crate::observed::{Advised, Device, Observed, ObservedFacts, OnHost};
use crate::profile::Profile;
use crate::replay::fleet::{Fleet, Gpu};
use crate::replay::tally::{OutcomeCounts, Tally};
use crate::replay::timeline::{self, EXCLUDED, Entry, Source, Victim};
use crate::replay::{Intake, Retried};
use eccforge_evidence::xid::pci_id;
use eccforge_report::charts::{Bars, Words, histogram};
use eccforge_report::{Column, Document, Report, Status, Table, with_noun};
use rows::Rows;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Results of the model for one GPU; values that its policy does not have are absent.
#[derive(Debug, Serialize, JsonSchema)]
pub struct GpuReport<'a> {
    /// Its name, as the events give it.
    gpu: &'a str,
    /// Costs of the policy on this GPU.
    tally: &'a Tally,
    /// Pages that the InfoROM holds.
    retired_pages: Option<usize>,
    /// Rows that the InfoROM holds.
    remapped_rows: Option<usize>,
    /// Banks by the spare rows that they have left.
    histogram: Option<Histogram>,
    /// The recovery action that the driver would give.
    recovery_action: &'static str,
    /// Addresses whose errors left no record in the InfoROM.
    lost_retirements: Option<Vec<String>>,
}

impl<'a> GpuReport<'a> {
    fn new(profile: &Profile, gpu: &'a Gpu) -> Self {
        let rom = &gpu.state.rom;
        let lost = profile.policy.rules().lost_retirements(&gpu.state);
        let lost = lost.map(|addresses| addresses.iter().map(|address| format!("{address:#x}")).collect());
        Self {
            gpu: &gpu.name,
            tally: &gpu.tally,
            retired_pages: profile.retires_pages().then(|| rom.pages.len()),
            remapped_rows: profile.remaps_rows().then(|| rom.rows.len()),
            histogram: profile.remaps_rows().then(|| Histogram::of(rom, &profile.geometry)),
            recovery_action: gpu.state.driver.recovery.label(),
            lost_retirements: lost,
        }
    }
}

/// Results of the model for a log.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Model<'a> {
    /// Id of the profile that the model follows.
    profile: &'a str,
    /// Result of each GPU in the log.
    gpus: Vec<GpuReport<'a>>,
    /// Outcomes by scheme.
    schemes: &'a BTreeMap<String, OutcomeCounts>,
}

impl<'a> From<&'a Fleet> for Model<'a> {
    fn from(fleet: &'a Fleet) -> Self {
        let profile = &fleet.machine.profile;
        let gpus = fleet.gpus.iter().map(|gpu| GpuReport::new(profile, gpu)).collect();
        Self { profile: &profile.name, gpus, schemes: &fleet.schemes }
    }
}

/// Everything that a replay shows.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Replayed<'a> {
    /// The recommended action for each device, the most urgent first.
    pub advice: Vec<Advised>,
    /// With a scheme: its explanation of the syndromes and devices in the log.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    pub explained: &'a [String],
    /// Errors of each host that are not of memory, in words.
    pub hardware: BTreeMap<String, Vec<String>>,
    /// Counts of lines and events.
    pub intake: &'a Intake,
    /// The evidence of the log about each device.
    #[serde(serialize_with = "ObservedFacts::of")]
    #[schemars(with = "ObservedFacts<'a>")]
    pub observed: &'a Observed,
    /// The actions of the model; absent without a profile.
    pub model: Option<Model<'a>>,
    /// Entries of the log and of the model, in order.
    pub timeline: &'a [Entry],
    /// Entries beyond the limit.
    pub timeline_more: u64,
    #[serde(skip)]
    pub file: &'a str,
    /// Whether unknown and zero values are also shown.
    #[serde(skip)]
    pub all: bool,
}

impl<'a> Replayed<'a> {
    /// The document of a file that was read.
    pub fn new(file: &'a str, intake: &'a Intake, model: Option<&'a Fleet>) -> Self {
        Self {
            advice: intake.observed.advised(),
            explained: &[],
            hardware: intake.observed.hardware_errors().into_iter().collect(),
            intake,
            observed: &intake.observed,
            model: model.map(Model::from),
            timeline: &[],
            timeline_more: 0,
            file,
            all: false,
        }
    }

    pub fn devices(&self) -> Document {
        let mut document = Document::new("Devices of a log", "");
        document.table(devices(&self.advice, self.observed));
        document
    }

    fn timeline(&self) -> Table {
        let columns = [("time", "time"), ("source", "source"), ("device", "device"), ("what", "event")];
        let rows = self.timeline.iter().map(|entry| {
            let source = if entry.source == Source::Log { "log" } else { "model" };
            let device = format!("{} {}{}", entry.kind, entry.gpu, entry.victim);
            [entry.time.to_string(), source.to_owned(), device, entry.text.clone()]
        });
        Table::with(columns.map(|(key, label)| Column { key: key.to_owned(), ..Column::words(label) })).rows(rows)
    }

    /// The timeline for people. The date of a single day, and the device if there is one, are in the headings; a time is printed
    /// once. The model's own log lines are details.
    fn shown_timeline(&self) -> Table {
        let mut entries: Vec<&Entry> = self.timeline.iter().collect();
        entries.retain(|entry| self.all || entry.source == Source::Log || !entry.text.starts_with("XID "));
        let mut times: Vec<String> = entries.iter().map(|entry| entry.time.to_string()).collect();
        // The day and the device are in the heading if all entries have the same one.
        let mut day = times.first().and_then(|time| Some(time.split_once('T')?.0.to_owned()));
        day = day.filter(|day| times.iter().all(|time| time.starts_with(&format!("{day}T"))));
        let mut only_device = entries.first().map(|entry| device_of(entry));
        only_device = only_device.filter(|device| entries.iter().all(|entry| device_of(entry) == *device));
        let heading = match (&only_device, &day) {
            (Some(device), Some(day)) => format!("{device}, {day}"),
            (Some(device), None) => device.clone(),
            (None, Some(day)) => format!("event of {day}"),
            (None, None) => "event".to_owned(),
        };
        let victim = self
            .victim()
            .map_or_else(String::new, |victim| format!(", {}", victim.to_string().trim_matches([' ', '[', ']'])));
        let heading = heading + &victim;
        // The heading has the day.
        if day.is_some() {
            for time in &mut times {
                *time = time.split_once('T').map_or(&**time, |(_, time)| time).to_owned();
            }
        }
        // Without a model, every entry is one of the log.
        let is_modelled = self.model.is_some();
        let has_one_victim = !victim.is_empty();
        let rows = timeline::repeats(&entries).into_iter().map(|(i, last, count)| {
            let entry = entries[i];
            let is_repeated = i > 0 && times[i] == times[i - 1];
            let time = if is_repeated { String::new() } else { times[i].clone() };
            let source = if entry.source == Source::Log { "log" } else { "model" };
            let device = if only_device.is_some() { None } else { Some(device_of(entry)) };
            let mut event = entry.text.clone();
            if !has_one_victim {
                event += &entry.victim.to_string();
            }
            if count > 1 {
                event += &format!(" ({count} times until {})", times[last]);
            }
            let source = is_modelled.then(|| source.to_owned());
            [time].into_iter().chain(source).chain(device).chain([event]).collect::<Vec<_>>()
        });
        let source = is_modelled.then_some("source");
        let device = if only_device.is_some() { None } else { Some("device") };
        let labels: Vec<&str> = ["time"].into_iter().chain(source).chain(device).chain([heading.as_str()]).collect();
        Table::words(&labels).rows(rows)
    }

    /// The affected process, if several entries name a process and all name the same one.
    fn victim(&self) -> Option<&Victim> {
        let mut named = self.timeline.iter().map(|entry| &entry.victim).filter(|victim| **victim != Victim::default());
        let (first, second) = (named.next()?, named.next()?);
        (first == second && named.all(|victim| victim == first)).then_some(first)
    }

    /// Lines by XID: those of the log and, with a model, those that the modelled driver would have printed.
    fn xids(&self, document: &mut Document) {
        let modelled: Vec<_> = self.model.iter().flat_map(|m| &m.gpus).map(|gpu| &gpu.tally.xids).collect();
        let all = modelled.iter().flat_map(|xids| xids.keys()).chain(self.intake.xids.keys());
        let codes: BTreeSet<u32> = all.copied().collect();
        if codes.is_empty() {
            return;
        }
        let of_log = codes.iter().map(|code| self.intake.xids.get(code).copied().unwrap_or(0) as f64);
        let mut bars = vec![Bars { name: "in the log".to_owned(), heights: of_log.collect() }];
        if self.model.is_some() {
            let sums = codes.iter().map(|code| modelled.iter().filter_map(|xids| xids.get(code)).sum::<u64>() as f64);
            bars.push(Bars { name: "of the model".to_owned(), heights: sums.collect() });
        }
        let labels: Vec<String> = codes.iter().map(ToString::to_string).collect();
        let words = Words { title: "Lines by XID", x: "XID", y: "lines" };
        document.section("Lines by XID").drawing(histogram(words, &labels, &bars), "");
    }
}

/// The device of an entry, after its kind.
fn device_of(entry: &Entry) -> String {
    format!("{} {}", entry.kind, entry.gpu)
}

impl Report for Replayed<'_> {
    const NAME: &'static str = "replay";

    fn document(&self) -> Document {
        let mut document = Document::new("Log replay", "The events of every device in the log.");
        if let Some(Model { profile, .. }) = &self.model {
            let actions = format!("the actions of the model {profile}, which starts with an empty InfoROM");
            document.lead = format!("The events of every device in the log, and {actions}.");
        }
        tiles(&mut document, self.intake);
        let Intake { lines, log_lines, malformed, not_understood, .. } = self.intake;
        let read = share_read(self.file, [*lines, *log_lines, *malformed, *not_understood]);
        // Lines that give events only are a trace: they name no device that could need an action.
        let is_trace = *log_lines == 0 && self.intake.events > 0;
        let text = if is_trace { self.trace() } else { format!("{}\n{read}", rows::answer(&self.advice)) };
        document.status = Some(Status { good: None, text });
        if !self.timeline.is_empty() {
            document.section("").table(self.shown_timeline());
        }
        for rule in rows::rules(&self.advice, self.observed) {
            document.note(rule);
        }
        if self.timeline_more > 0 {
            document.text(format!("... and {} more (--timeline N)", self.timeline_more));
        }
        self.xids(&mut document);
        remarks(&mut document, self.file, self.intake);
        self.devices_in_log(&mut document);
        if !self.explained.is_empty() {
            document.section("").verbatim(self.explained.join("\n"));
        }
        document
    }

    fn records(&self) -> String {
        self.timeline().csv()
    }
}

impl Replayed<'_> {
    /// The evidence of the log about each device, next to the results of the model for it; then GPUs that only the model has.
    fn devices_in_log(&self, document: &mut Document) {
        let mut modelled: Vec<(String, Rows)> = Vec::new();
        for gpu in self.model.iter().flat_map(|model| &model.gpus) {
            let mut rows = rows::model(gpu, self.intake, self.all);
            rows.retain(|row| self.all || !rows::is_detail(row));
            modelled.push((format!("GPU {}", gpu.gpu), rows));
        }
        let profile = self.model.as_ref().map_or("", |model| model.profile);
        // Rows that repeat the timeline are left out only if the timeline is complete.
        let is_in_timeline = !self.all && self.timeline_more == 0 && !self.timeline.is_empty();
        for (device, mut rows) in rows::observed(self.observed, self.all) {
            if is_in_timeline {
                rows.retain(|(name, _)| !rows::OF_TIMELINE.contains(name));
            }
            let Some(at) = modelled.iter().position(|(name, _)| *name == device) else {
                if !rows.is_empty() {
                    document.section(format!("{device} in the log")).facts(rows);
                }
                continue;
            };
            let (_, of_model) = modelled.remove(at);
            // The heading of the events names a single device.
            let heading = if self.advice.len() == 1 && !self.timeline.is_empty() { "" } else { &*device };
            document.section(heading).table(rows::joined(&rows, &of_model, profile));
        }
        unread(document, self.observed);
        for (gpu, rows) in modelled {
            document.section(format!("{gpu} in the model {profile}, which starts with an empty InfoROM")).facts(rows);
        }
    }

    /// The answer for a trace of events.
    fn trace(&self) -> String {
        let Intake { lines, events, malformed, .. } = self.intake;
        let evaluate = if self.model.is_some() { "" } else { " `eccforge gpu what-if` evaluates it." };
        let text = "This is a trace of events, not a log: it names no device.";
        let is_excluded = self.timeline.iter().any(|entry| entry.text.ends_with(EXCLUDED));
        let faults = if is_excluded { " Are its events faults of the memory? Then add `--trace faults`." } else { "" };
        format!("{text}{evaluate}{faults}\n{}: {events} of {lines} lines are events; {malformed} malformed", self.file)
    }
}

fn tiles(document: &mut Document, intake: &Intake) {
    document.tile(intake.lines, "lines").tile(intake.log_lines, "about devices");
    document.tile(intake.events, "events for the model").tile(intake.malformed, "malformed");
    document.tile(intake.not_understood, "not understood");
}

/// The share of lines that were understood, from the numbers of all lines, of lines about devices, malformed and not understood.
fn share_read(source: &str, [lines, about, malformed, strange]: [u64; 4]) -> String {
    if about == 0 {
        return format!("{source}: none of {} is about a device", with_noun(lines, "line"));
    }
    let rest = match (malformed, strange) {
        (0, 0) => "all were understood".to_owned(),
        _ => format!("{malformed} malformed, {strange} not understood"),
    };
    let verb = if about == 1 { "is about a device" } else { "are about devices" };
    format!("{source}: {about} of {} {verb}; {rest}", with_noun(lines, "line"))
}

/// A row for each device, the most urgent first.
fn devices(advised: &[Advised], observed: &Observed) -> Table {
    let rows = advised.iter().map(|Advised { device, name, advice, .. }| {
        let place = OnHost { host: device.host.clone(), at: device.at.clone() };
        let errors = match device.kind {
            Device::Memory => observed.memory.get(&place).map(rows::memory_errors),
            Device::Gpu => {
                let place = pci_id(&device.at).map(|at| OnHost { host: device.host.clone(), at });
                place.and_then(|place| observed.gpus.get(&place)).map(|gpu| rows::gpu_errors(gpu, false))
            }
            _ => None,
        };
        // The UUIDs of GPUs would take the room of the reasons.
        let name = if observed.gpus.is_empty() { name.as_ref() } else { None };
        let name = name.map_or_else(String::new, |name| format!(" ({name})"));
        let device = format!("{} {device}{name}", device.kind);
        [device, advice.action.to_string(), errors.unwrap_or_default(), advice.reason()]
    });
    Table::words(&["device", "action", "errors", "reason"]).rows(rows)
}

/// The evidence of a log about each device.
fn observed(document: &mut Document, observed: &Observed, all: bool) {
    for (device, rows) in rows::observed(observed, all) {
        document.section(format!("{device} in the log")).facts(rows);
    }
    unread(document, observed);
}

/// Severe lines of the log that are not understood.
fn unread(document: &mut Document, observed: &Observed) {
    let unread = observed.unread();
    if !unread.is_empty() {
        document.section("Severe, and not understood").verbatim(unread.join("\n"));
    }
}

/// Errors and gaps in lines of a log, and the results of repeated reads.
fn remarks(document: &mut Document, file: &str, intake: &Intake) {
    let mut remarks: Vec<String> = Vec::new();
    if let Some(Retried { repeated, recovered, untold }) = intake.retried {
        remarks.push(format!(
            "{repeated} reads with a DUE were retried, {recovered} of them successfully; {untold} without the outcome of a \
             retry remain DUEs"
        ));
    }
    let listed = intake.first_malformed.iter().chain(&intake.first_not_understood);
    remarks.extend(listed.clone().map(|bad| format!("{file}:{}:{}: {}", bad.line, bad.column, bad.message)));
    let more = intake.malformed + intake.not_understood - listed.count() as u64;
    if more > 0 {
        remarks.push(format!("... and {more} more of these lines"));
    }
    let incomplete = intake.incomplete;
    let asks = [
        (incomplete.without_year, "wait for the model: their time has no year (--year YYYY)"),
        (incomplete.without_zone, "give local time without a zone, shown as written (--zone +HH:MM)"),
        (incomplete.without_time, "have no time at all: the model leaves them out"),
    ];
    let asks = asks.into_iter().filter(|(lines, _)| *lines > 0);
    remarks.extend(asks.map(|(lines, what)| format!("{file}: {lines} lines {what}")));
    for (gpu, time) in &intake.unanswered {
        let cure = "leave persistence mode to flush the InfoROM (D.8)";
        remarks.push(format!("GPU {gpu}: XID 48 at {} without 63 or 64: {cure}", intake.stamp(*time)));
    }
    if !remarks.is_empty() {
        document.verbatim(remarks.join("\n"));
    }
}
