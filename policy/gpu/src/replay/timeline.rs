//! A timeline lists changes for people, in order of time.

use super::fleet::Observer;
use crate::action::Action;
use crate::geometry::{Field, Geometry, RowId};
use crate::inforom::RomRecord;
pub use crate::observed::Device;
use eccforge_evidence::event::{Cause, Event};
use eccforge_evidence::log::stamp::{Clock, Stamp};
use eccforge_evidence::time::Time;
use eccforge_evidence::xid::XidLine;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// The end of an entry about an error that was recorded in memory that the policy had taken out of use.
pub const EXCLUDED: &str = ", which was out of use";

/// The source of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A line of the log.
    Log,
    /// The model, under its profile.
    Model,
}

/// The process that an error affected, as the line of an XID names it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Victim {
    /// The number of the process.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pid: Option<String>,
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub process: Option<String>,
    /// The MIG instance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gpu_instance: Option<u8>,
}

impl Victim {
    /// The process of an XID line; `<unknown>` gives none.
    pub fn of(line: &XidLine) -> Self {
        let [pid, process] =
            [&line.pid, &line.name].map(|text| text.clone().filter(|text| !text.contains("<unknown>")));
        Self { pid, process, gpu_instance: line.gpu_instance }
    }
}

impl fmt::Display for Victim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pid = self.pid.as_ref().map(|pid| format!("pid {pid}"));
        let instance = self.gpu_instance.map(|instance| format!("MIG instance {instance}"));
        let parts: Vec<String> = [pid, self.process.clone(), instance].into_iter().flatten().collect();
        if parts.is_empty() { Ok(()) } else { write!(f, " [{}]", parts.join(", ")) }
    }
}

/// One thing that happened, or that the model would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Entry {
    /// Log or model from which the entry comes.
    pub source: Source,
    /// When it happened, as the log states it.
    pub time: Stamp,
    /// The kind of its device.
    pub kind: Device,
    /// Name of the device.
    pub gpu: String,
    /// The affected process.
    #[serde(flatten)]
    pub victim: Victim,
    /// Description of the event.
    pub text: String,
}

impl Entry {
    /// An entry for a line of a log.
    pub fn of_log(kind: Device, gpu: String, time: Stamp, text: String) -> Self {
        Self { source: Source::Log, time, kind, gpu, victim: Victim::default(), text }
    }
}

/// The entries without repetitions: the first and the last index of each, and the number of its occurrences. An error
/// in memory that is out of use repeats until the end, and other entries only if nothing is between them.
pub fn repeats(entries: &[&Entry]) -> Vec<(usize, usize, usize)> {
    let mut found: Vec<(usize, usize, usize)> = Vec::new();
    for (i, entry) in entries.iter().enumerate() {
        let is_same = |first: usize| Entry { time: entry.time, ..entries[first].clone() } == **entry;
        let earlier = found
            .iter()
            .rposition(|(first, last, _)| is_same(*first) && (last + 1 == i || entry.text.ends_with(EXCLUDED)));
        match earlier {
            Some(at) => found[at] = (found[at].0, i, found[at].2 + 1),
            None => found.push((i, i, 1)),
        }
    }
    found
}

/// The first entries, and the number of further ones.
#[derive(Clone, Debug)]
pub struct Timeline {
    geometry: Option<Geometry>,
    limit: usize,
    /// Whether the log gives local times without a zone.
    is_local: bool,
    /// Entries in order.
    pub entries: Vec<Entry>,
    /// Number of entries beyond the limit.
    pub more: u64,
}

impl Timeline {
    /// A timeline that keeps `limit` entries; without the geometry of a model it names rows by their numbers.
    pub const fn new(geometry: Option<Geometry>, limit: usize) -> Self {
        Self { geometry, limit, is_local: false, entries: Vec::new(), more: 0 }
    }

    /// A time of the model as the log gives it: local where the log has no zone.
    pub fn stamp(&self, time: Time) -> Stamp {
        Stamp::of(time).as_read(self.is_local)
    }

    fn push(&mut self, entry: Entry) {
        if self.entries.len() < self.limit {
            self.entries.push(entry);
        } else {
            self.more += 1;
        }
    }

    fn row(&self, row: RowId) -> String {
        let Some(geometry) = &self.geometry else { return format!("row {}", row.0) };
        let bank = geometry.bank_of(row);
        let rows = geometry.sizes[Field::Row as usize];
        format!("row {} of bank {bank}", row.0 % rows)
    }

    /// The description of an action; `None` for routine actions.
    fn describe(&self, action: &Action) -> Option<String> {
        Some(match action {
            Action::Xid { xid, .. } => format!("XID {}: {}", xid.code, xid.text),
            Action::NotifyApplications => "all applications are notified of a double-bit error".to_owned(),
            Action::Terminate(Some(client)) => format!("application {client} is ended"),
            Action::Terminate(None) => "the affected application is ended".to_owned(),
            Action::TerminateAll => "all applications are ended".to_owned(),
            Action::TerminateInstance(instance) => format!("all applications of MIG instance {instance} are ended"),
            Action::BlockContexts => "no new contexts until the error is mapped out".to_owned(),
            Action::UnblockContexts => "new contexts are allowed again".to_owned(),
            Action::WriteLost(RomRecord::PageRetired { page, .. }) => {
                format!("lost on the way to the InfoROM: the retirement of page {page:#x}")
            }
            Action::MarkPage { page, cause } => format!("page {page:#x} is marked ({})", cause_word(*cause)),
            Action::ExcludePage(page) => format!("page {page:#x} is excluded"),
            Action::ExcludedAccess(page) => {
                format!("an error in page {page:#x}{EXCLUDED}")
            }
            Action::OfflineFrame(frame) => format!("frame {frame:#x} is offlined"),
            Action::PoisonFrame(frame) => format!("frame {frame:#x} is in use: it will be withheld when freed"),
            Action::WithholdFrame(frame) => format!("frame {frame:#x} was freed and is withheld"),
            Action::OfflineFailed(frame) => format!("frame {frame:#x} could not be taken out of use"),
            Action::ReclaimFrame(frame) => format!("frame {frame:#x} is back in use"),
            Action::RemapPending { row, cause } => {
                let why = match cause {
                    // The line of XID 48 says it.
                    Cause::DoubleBit => String::new(),
                    Cause::SingleBit => format!(" ({})", cause_word(*cause)),
                };
                format!("{} will be remapped at the next reset{why}", self.row(*row))
            }
            Action::ReplaceRemap(row) => format!("{} gives its spare row up", self.row(*row)),
            Action::RemapActive(row) => format!("{} is remapped", self.row(*row)),
            Action::RmaFlag => "the remap failure flag is set: return the GPU".to_owned(),
            Action::Recovery(to) => format!("recovery action: {}", to.label()),
            Action::Attach => "the driver attaches the GPU".to_owned(),
            Action::Detach => "the driver detaches the GPU".to_owned(),
            Action::RevokeBegin(pin) => format!("pin {} is revoked", pin.0),
            Action::SoftOfflinePage(page) => format!("page {page:#x} is soft-offlined"),
            Action::HardOfflinePage(page) => format!("page {page:#x} is taken out of use"),
            Action::IsolateRow(row) => format!("{} is isolated", self.row(*row)),
            Action::Refused(why) => format!("refused: {why}"),
            Action::OutsideMemory(address) => format!("address {address:#x} is beyond the end of memory; ignored"),
            // Single errors, pins, and writes of records whose event has its own line. Only records of pages are written late and can
            // be lost.
            _ => return None,
        })
    }
}

const fn cause_word(cause: Cause) -> &'static str {
    match cause {
        Cause::SingleBit => "single-bit errors",
        Cause::DoubleBit => "double-bit error",
    }
}

impl Observer for Timeline {
    fn see(&mut self, gpu: &str, event: &Event, actions: &[Action]) {
        for text in actions.iter().filter_map(|action| self.describe(action)).collect::<Vec<_>>() {
            let entry = Entry::of_log(Device::Gpu, gpu.to_owned(), self.stamp(event.time), text);
            self.push(Entry { source: Source::Model, ..entry });
        }
    }

    fn log(&mut self, entry: Entry) {
        self.is_local |= matches!(entry.time.clock, Clock::Local | Clock::Yearless);
        self.push(entry);
    }
}
