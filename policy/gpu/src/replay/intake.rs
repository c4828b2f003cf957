//! The result of reading a file: counts, places of lines that could not be used, and the evidence of the log.

use crate::observed::Observed;
use eccforge_evidence::field::{Fault, ReadMap};
use eccforge_evidence::log::stamp::Stamp;
use eccforge_evidence::recognised::{LOGS, Lines, NoResult};
use eccforge_evidence::time::Time;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Maximum number of listed lines that are malformed or not understood; all are counted.
// A file of another kind has one for each line; the first of these show its kind.
pub const MAX_LISTED: usize = 20;

/// A line that should be an event but cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Malformed {
    /// Line, from 1.
    pub line: u64,
    /// Column, from 1.
    pub column: usize,
    /// The error and the expected form.
    pub message: String,
}

/// Lines whose time is not complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Incomplete {
    /// Lines without a year: the model waits for the year.
    pub without_year: u64,
    /// Lines without a zone: times are shown as the log has them.
    pub without_zone: u64,
    /// Lines without any time: the model leaves them out.
    pub without_time: u64,
}

/// Reads with a DUE, in a trace that is replayed as if these reads were repeated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Retried {
    /// Reads for which the trace has the result of the repetition.
    pub repeated: u64,
    /// Repeated reads without a DUE in the repetition.
    pub recovered: u64,
    /// Reads for which it has no such result: they remain DUEs.
    pub untold: u64,
}

/// Results of reading a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Intake {
    /// Lines, including empty ones.
    pub lines: u64,
    /// Events that the model was given.
    pub events: u64,
    /// Lines of a log that are about something else.
    pub other_lines: u64,
    /// Lines of a log about a GPU, a switch, memory, the driver or a boot.
    pub log_lines: u64,
    /// Lines that should be events and are not.
    pub malformed: u64,
    /// The first of them.
    pub first_malformed: Vec<Malformed>,
    /// XID lines whose number or text is not known.
    pub not_understood: u64,
    /// The first of them.
    pub first_not_understood: Vec<Malformed>,
    /// XIDs of the log by number.
    pub xids: BTreeMap<u32, u64>,
    /// Double-bit errors of the log without XID 63 or 64 (D.8): GPU and time.
    pub unanswered: Vec<(String, Time)>,
    /// First and last time of the model's events.
    pub span: Option<(Time, Time)>,
    /// Lines whose time is not complete.
    pub incomplete: Incomplete,
    /// Reads with a DUE, if they are replayed as repeated ([`super::ReadOptions::retry`]).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retried: Option<Retried>,
    /// SmartMem: how often each map of 8 beats of 4 DQ occurs.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub smartmem_maps: BTreeMap<u32, u64>,
    /// SmartMem: the same maps by device.
    #[serde(skip)]
    pub smartmem_reads: BTreeMap<ReadMap, u64>,
    /// SmartMem: the number of reads with a map, for each DIMM.
    #[serde(skip)]
    pub smartmem_dimms: BTreeMap<String, u64>,
    /// SmartMem: the maps of each cell, by DIMM and place.
    #[serde(skip)]
    pub smartmem_faults: BTreeMap<[String; 2], Fault>,
    /// SmartMem: lines whose map is not among them, because there are too many different ones.
    #[serde(skip_serializing_if = "none")]
    pub smartmem_maps_left_out: u64,
    /// The evidence of the log, without any model.
    #[serde(skip)]
    pub observed: Observed,
}

fn list(first: &mut Vec<Malformed>, line: Malformed) {
    if first.len() < MAX_LISTED {
        first.push(line);
    }
}

/// Whether a count is 0.
fn none(count: &u64) -> bool {
    *count == 0
}

impl Intake {
    pub(super) fn refuse(&mut self, column: usize, message: String) {
        self.malformed += 1;
        list(&mut self.first_malformed, Malformed { line: self.lines, column, message });
    }

    pub(super) fn count_not_understood(&mut self, message: String) {
        self.not_understood += 1;
        list(&mut self.first_not_understood, Malformed { line: self.lines, column: 1, message });
    }

    /// A time of the model as the log gives it: local where the log has no zone.
    pub fn stamp(&self, time: Time) -> Stamp {
        Stamp::of(time).as_read(self.incomplete.without_zone > 0)
    }

    pub(super) fn count_event(&mut self, time: Time) {
        // Events of several GPUs need not be in order.
        self.events += 1;
        let (first, last) = self.span.unwrap_or((time, time));
        self.span = Some((first.min(time), last.max(time)));
    }

    /// The lines about devices among all lines.
    pub fn recognised(&self) -> Lines {
        // A line of a log may give no event, and a line of a trace is not one of a log.
        Lines { all: self.lines, recognised: self.events.max(self.log_lines), malformed: self.malformed }
    }

    /// The reason why the result is unusable: no line, or less than half of the relevant lines, was understood.
    pub fn failure(&self) -> Option<NoResult> {
        let lines = self.recognised();
        let Lines { recognised, malformed, .. } = lines;
        if let Some(failure) = lines.failure(LOGS) {
            return Some(failure);
        }
        // The file is likely of another kind, of which some lines look familiar.
        (malformed > recognised).then(|| NoResult {
            message: format!("most lines are malformed: {malformed}, against {recognised} recognised"),
            help: "name the format with --log-format, or correct the lines".to_owned(),
        })
    }
}
