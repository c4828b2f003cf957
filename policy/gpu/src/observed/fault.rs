//! The action that a host's memory needs, derived from uncorrected errors, the rate of corrected ones, and where they repeat.
//!
//! Thresholds: ten corrected errors of a DIMM within a day (mcelog 204, mcelog.conf, `ce-error-threshold` of `[dimm]`); a page of
//! which two errors were corrected within a day (the same, `memory-ce-threshold` of `[page]`). A row, a column or a bank with two
//! different addresses in error is more than one cell [?].

use super::action::{Action, Advice};
use super::memory::{MemoryState, Placed};
use eccforge_evidence::log::finding::Part;
use eccforge_evidence::log::stamp::{Clock, Stamp};
use eccforge_evidence::time::{HOUR, SECOND};
use std::collections::{BTreeMap, BTreeSet};

/// Corrected errors of a DIMM within a day at which it is to be replaced.
const PER_DAY: u64 = 10;
/// Errors of one address at which its page is to go out of use.
const PER_ADDRESS: u64 = 2;
/// Different places in a row, column, bank or device that are more than errors of single cells.
const PLACES: usize = 2;
/// The same in a bank or device, whose errors may be in different rows and columns.
const SCATTERED: usize = 3;

/// `11 minutes`; absent where the times cannot be compared.
fn span(first: Stamp, last: Stamp) -> Option<String> {
    let known = first.clock == last.clock && first.clock != Clock::Absent;
    let seconds = known.then(|| last.nanoseconds.abs_diff(first.nanoseconds).div_ceil(SECOND))?;
    let (n, unit) = match seconds {
        0..120 => (seconds, "second"),
        120..7200 => (seconds / 60, "minute"),
        7200..172_800 => (seconds / 3600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    Some(plural(n, unit))
}

/// ` in 11 minutes`.
pub(super) fn within(first: Stamp, last: Stamp) -> String {
    span(first, last).map_or_else(String::new, |span| format!(" in {span}"))
}

fn plural(n: u64, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// Part of a DIMM: errors of equal keys have it in common, and the counted coordinates differ.
type Shared = (&'static str, usize, fn(&Placed) -> Option<[u64; 3]>, fn(&Placed) -> u64);

/// From the smallest part to the largest.
const SHARED: [Shared; 4] = [
    ("row", PLACES, |e| Some([bank(e)?, e.cells.row?, 0]), |e| e.cells.column.unwrap_or(u64::MAX)),
    ("column of one bank", PLACES, |e| Some([bank(e)?, e.cells.column?, 1]), |e| e.cells.row.unwrap_or(u64::MAX)),
    ("bank", SCATTERED, |e| Some([bank(e)?, 0, 2]), place),
    ("device", SCATTERED, |e| Some([e.cells.rank.unwrap_or(0), e.cells.device?, 3]), place),
];

fn bank(error: &Placed) -> Option<u64> {
    Some(error.cells.rank.unwrap_or(0) << 32 | error.cells.bank?)
}

fn place(error: &Placed) -> u64 {
    error.address.unwrap_or(error.cells.row.unwrap_or(0) << 32 | error.cells.column.unwrap_or(0))
}

impl MemoryState {
    pub fn advice(&self) -> Advice {
        let advice = |action, reason: String| Advice { action, reasons: vec![reason] };
        if self.pages_failed > 0 {
            let pages = plural(self.pages_failed, "page");
            return advice(
                Action::Drain,
                format!("{pages} with errors could not be taken out of use: drain the host, then replace the DIMM"),
            );
        }
        if self.uncorrected > 0 {
            let errors = plural(self.uncorrected, "uncorrected error");
            let more = if self.at_least { " or more" } else { "" };
            // A page that is out of use cannot affect another program.
            if self.uncorrected <= self.pages_offlined {
                return advice(Action::Replace, format!("{errors}{more}, each in a page that is out of use"));
            }
            return advice(Action::Drain, format!("{errors}{more}: drain the host, then replace the DIMM"));
        }
        if let Some(reason) = self.shared() {
            return advice(Action::Replace, reason);
        }
        // An address that repeats is one cell: its page is enough, as long as it is not out of use yet.
        let repeated = self.repeated();
        if let Some((frame, reason)) = &repeated
            && !self.kept.frames.contains_key(frame)
        {
            return advice(Action::Offline, reason.clone());
        }
        if repeated.is_none()
            && let Some(reason) = self.frequent()
        {
            return advice(Action::Replace, reason);
        }
        match self.pages_offlined {
            0 => Advice::default(),
            n => advice(Action::Replace, format!("{} out of use for errors", plural(n, "page"))),
        }
    }

    /// Errors in several places of one row, column, bank or device.
    fn shared(&self) -> Option<String> {
        SHARED.iter().find_map(|(what, least, key, place)| {
            let mut groups: BTreeMap<[u64; 3], Vec<&Placed>> = BTreeMap::new();
            for error in &self.kept.errors {
                if let Some(key) = key(error) {
                    groups.entry(key).or_default().push(error);
                }
            }
            let group = groups
                .into_values()
                .find(|group| group.iter().map(|error| place(error)).collect::<BTreeSet<u64>>().len() >= *least)?;
            let count = group.iter().map(|error| error.count).sum();
            let (first, last) = (group[0].stamp, group[group.len() - 1].stamp);
            Some(format!("one {what}, {}{}", plural(count, "error"), within(first, last)))
        })
    }

    /// The address with the most errors, if they are enough: its page and the reason.
    fn repeated(&self) -> Option<(u64, String)> {
        let mut by_address: BTreeMap<u64, Vec<&Placed>> = BTreeMap::new();
        for error in &self.kept.errors {
            if let Some(address) = error.address {
                by_address.entry(address >> 6).or_default().push(error);
            }
        }
        let count = |errors: &[&Placed]| errors.iter().map(|error| error.count).sum::<u64>();
        let errors = by_address.into_values().max_by_key(|errors| count(errors))?;
        let address = errors[0].address.unwrap_or_default();
        (count(&errors) >= PER_ADDRESS).then(|| {
            let span = within(errors[0].stamp, errors[errors.len() - 1].stamp);
            (address >> 12, format!("one address, {address:#x}, {}{span}", plural(count(&errors), "error")))
        })
    }

    /// More corrected errors within a day than a healthy DIMM has.
    fn frequent(&self) -> Option<String> {
        let last = self.kept.errors.back()?.stamp;
        let near = |error: &&Placed| {
            error.stamp.clock == last.clock && last.nanoseconds.abs_diff(error.stamp.nanoseconds) <= 24 * HOUR
        };
        let errors: Vec<&Placed> = self.kept.errors.iter().filter(near).collect();
        let count = errors.iter().map(|error| error.count).sum::<u64>();
        let more = if self.at_least { "at least " } else { "" };
        (count >= PER_DAY)
            .then(|| format!("{more}{}{}", plural(count, "corrected error"), within(errors[0].stamp, last)))
    }
}

/// Errors of a host that are not of memory, by part, whether they were uncorrected, and whether the machine could continue.
pub(super) type Hardware = BTreeMap<(Part, bool, bool), u64>;

/// `1 fatal machine check of the processor`.
pub(super) fn hardware_words(hardware: &Hardware) -> Vec<String> {
    let words = hardware.iter().rev().map(|((part, uncorrected, fatal), n)| {
        let part = match part {
            Part::Processor => "the processor",
            Part::Bus => "a bus or device",
            Part::MemoryController | Part::Memory => "a memory controller",
            Part::Other => "another part",
        };
        let severity = ["corrected", "uncorrected", "fatal"][usize::from(*uncorrected).max(2 * usize::from(*fatal))];
        format!("{} of {part}", plural(*n, &format!("{severity} machine check")))
    });
    words.collect()
}

/// The required action for a host with such errors.
pub(super) fn hardware_advice(hardware: &Hardware) -> Advice {
    let mut grave = hardware.clone();
    grave.retain(|(_, uncorrected, _), _| *uncorrected);
    match grave.is_empty() {
        true => Advice::default(),
        false => Advice { action: Action::Drain, reasons: hardware_words(&grave) },
    }
}
