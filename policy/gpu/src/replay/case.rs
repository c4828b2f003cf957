//! The lines of a log that changed the evidence about one device, for a vendor who is to replace it.
//!
//! The log is read twice, because the names of a device are known only at its end. The lines of one record belong together.

use super::fleet::Observer;
use crate::action::Action;
use crate::observed::{Observed, Snapshot, Subject, Values};
use eccforge_evidence::event::Event;
use eccforge_evidence::log::{Fact, message, message_content};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};

/// Maximum number of lines that are kept.
// A case is read by people and sent to a vendor.
const MAX_LINES: usize = 100_000;
/// Maximum number of remembered lines of unfinished records.
// A record is a few dozen lines, and records of several hosts may be interleaved.
const MAX_RECENT: usize = 64;

/// A line of the log about the device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CaseLine {
    /// Its number in the file, from 1 on.
    pub line: u64,
    /// The line as the log has it.
    pub text: String,
    /// Counters and other values that it changed, before and after it.
    pub changes: BTreeMap<String, [Value; 2]>,
}

/// A record of several lines: its host, and its number.
type HostRecord = (Option<String>, u64);

/// Collects the lines of one device.
#[derive(Debug)]
pub struct Collector {
    device: Subject,
    names: Vec<String>,
    before: Snapshot,
    recent: VecDeque<(HostRecord, CaseLine)>,
    /// The record whose lines are about the device.
    open: Option<HostRecord>,
    pub lines: Vec<CaseLine>,
    /// Number of lines beyond the limit.
    pub more: u64,
}

impl Collector {
    /// Creates a collector for a device of a log that was read before.
    pub fn new(device: Subject, observed: &Observed) -> Self {
        let names = observed.names_of(&device);
        let before = Snapshot::default();
        Self { device, names, before, recent: VecDeque::new(), open: None, lines: Vec::new(), more: 0 }
    }

    fn push(&mut self, line: CaseLine) {
        if self.lines.len() < MAX_LINES {
            self.lines.push(line);
        } else {
            self.more += 1;
        }
    }

    /// Takes the earlier lines of this record.
    fn take_record(&mut self, record: &HostRecord) {
        let recent = std::mem::take(&mut self.recent);
        let (of_record, rest): (VecDeque<_>, VecDeque<_>) = recent.into_iter().partition(|(of, _)| of == record);
        self.recent = rest;
        for (_, line) in of_record {
            self.push(line);
        }
    }
}

impl Observer for Collector {
    fn see(&mut self, _: &str, _: &Event, _: &[Action]) {}

    fn line(&mut self, number: u64, text: &[u8], observed: &Observed) {
        let text = String::from_utf8_lossy(text);
        let now = observed.snapshot(&self.device, &self.names);
        let record = record_of(&text);
        if let Some((record, true)) = &record {
            // A record that begins again has the number of an earlier one, whose lines are about another error.
            self.recent.retain(|(of, _)| of != record);
            self.open.take_if(|open| open == record);
        }
        let record = record.map(|(record, _)| record);
        let line = CaseLine { line: number, text: text.trim_end().to_owned(), changes: BTreeMap::new() };
        if now != self.before {
            if let Some(record) = &record {
                self.take_record(record);
            }
            self.push(CaseLine { changes: changes(&self.before.values(), &now.values()), ..line });
            (self.before, self.open) = (now, record);
            return;
        }
        match record {
            Some(record) if self.open.as_ref() == Some(&record) => self.push(line),
            Some(record) => {
                if self.recent.len() >= MAX_RECENT {
                    self.recent.pop_front();
                }
                self.recent.push_back((record, line));
            }
            None => {}
        }
    }
}

/// The record that a line of the kernel or of mcelog belongs to, and whether it begins the record.
fn record_of(text: &str) -> Option<(HostRecord, bool)> {
    let message::Line { host, message, .. } = message::parse(text);
    let (number, begins) = match message_content(message?).ok()?? {
        Fact::Apei(number, line) => (number, line.starts_with("Hardware error from APEI")),
        // No record of APEI has these numbers, nor has that of RISC-V.
        Fact::Mca(reporter, mca) => (u64::MAX - reporter as u64, mca.starts),
        Fact::Reri(line) => (u64::MAX >> 1, line.starts_with("err_src_id: ")),
        _ => return None,
    };
    Some(((host.map(str::to_owned), number), begins))
}

/// The values that differ; an absent count is 0.
fn changes(before: &Values, after: &Values) -> BTreeMap<String, [Value; 2]> {
    let mut changes = BTreeMap::new();
    for name in before.keys().chain(after.keys()) {
        let is_count = before.get(name).or(after.get(name)).is_some_and(Value::is_u64);
        let absent = if is_count { Value::from(0) } else { Value::Null };
        let pair = [before, after].map(|values| values.get(name).unwrap_or(&absent));
        if pair[0] != pair[1] {
            changes.insert(name.clone(), pair.map(Value::clone));
        }
    }
    changes
}
