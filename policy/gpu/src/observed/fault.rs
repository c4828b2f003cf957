//! The action that a host's memory needs, derived from uncorrected errors, the rate of corrected ones, and where they repeat.
//!
//! Thresholds: ten corrected errors of a DIMM within a day (mcelog 204, mcelog.conf, `ce-error-threshold` of `[dimm]`); a page of
//! which two errors were corrected within a day (the same, `memory-ce-threshold` of `[page]`). A row, a column or a bank with two
//! different addresses in error is more than one cell [?].

use super::action::{Action, Advice, Evidence};
use super::memory::{MemoryState, Placed};
use eccforge_evidence::log::bad_pages;
use eccforge_evidence::log::finding::{PageState, Part};
use eccforge_evidence::log::stamp::{Clock, Stamp};
use eccforge_evidence::time::{HOUR, SECOND};
use std::collections::{BTreeMap, BTreeSet};

const MEMORY_FAILURE: &str = "Linux, mm/memory-failure.c, and Documentation/ABI/testing/sysfs-memory-page-offline";

/// Number of corrected errors within a day at which a DIMM is to be replaced, even if all are at one address.
const PER_DAY: u64 = 10;
/// Number of errors at one address at which its page is to go out of use.
const PER_ADDRESS: u64 = 2;
/// Minimum number of different places in a row, column, bank or device that shows more than errors of single cells.
const PLACES: usize = 2;
/// Like [`PLACES`], in a bank or device, whose errors may be in different rows and columns.
// Two random cells of one bank are in different rows; three are unlikely to be single cells [?].
const SCATTERED: usize = 3;

/// The time between two stamps, such as `11 minutes`; `None` if they cannot be compared.
fn span(first: Stamp, last: Stamp) -> Option<String> {
    if first.clock != last.clock || first.clock == Clock::Absent {
        return None;
    }
    let seconds = last.nanoseconds.abs_diff(first.nanoseconds).div_ceil(SECOND);
    // Units change late: `90 seconds` says more than `1 minute`.
    let (n, unit) = match seconds {
        0..120 => (seconds, "second"),
        120..7200 => (seconds / 60, "minute"),
        7200..172_800 => (seconds / 3600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    Some(plural(n, unit))
}

/// A time span after a count, such as ` in 11 minutes`; empty if both stamps are equal or cannot be compared.
pub(super) fn within(first: Stamp, last: Stamp) -> String {
    if first == last {
        return String::new();
    }
    span(first, last).map_or_else(String::new, |span| format!(" in {span}"))
}

fn plural(n: u64, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

/// Part of a DIMM: errors of equal keys have it in common, and the counted coordinates differ.
type Shared = (&'static str, usize, fn(&Placed) -> Option<[u64; 3]>, fn(&Placed) -> u64);

/// Parts that errors share, from the smallest to the largest.
const SHARED: [Shared; 4] = [
    // Errors without a column are one place: a log that names none shows no broken row.
    ("row", PLACES, |e| Some([bank(e)?, e.cells.row?, 0]), |e| e.cells.column.unwrap_or(u64::MAX)),
    ("column of one bank", PLACES, |e| Some([bank(e)?, e.cells.column?, 1]), |e| e.cells.row.unwrap_or(u64::MAX)),
    ("bank", SCATTERED, |e| Some([bank(e)?, 0, 2]), place),
    ("device", SCATTERED, |e| Some([e.cells.rank.unwrap_or(0), e.cells.device?, 3]), place),
];

fn bank(error: &Placed) -> Option<u64> {
    // Each rank numbers its banks from 0.
    Some(error.cells.rank.unwrap_or(0) << 32 | error.cells.bank?)
}

fn place(error: &Placed) -> u64 {
    error.address.unwrap_or(error.cells.row.unwrap_or(0) << 32 | error.cells.column.unwrap_or(0))
}

/// The advice to replace a DIMM, if there is a reason.
fn replacement(reason: Option<String>) -> Option<(Action, String)> {
    Some((Action::Replace, reason?))
}

impl MemoryState {
    /// Evidence for actions, the most severe first, each with the source of its rule.
    pub(super) fn asking(&self) -> Vec<Evidence> {
        let rules = [
            (self.lost_page(), MEMORY_FAILURE),
            (self.uncorrected_errors(), OF_HOST),
            (
                replacement(self.shared()),
                "[?] an assumption of eccforge: errors in several places of one part mean more than one broken cell",
            ),
            (replacement(self.frequent()), "mcelog 204, mcelog.conf, `ce-error-threshold` of `[dimm]`: 10 in 24 hours"),
            (
                replacement(self.limit()),
                "the limit of the program or firmware that reports it; IPMI 2.0, Table 42-3, 0Ch, offset 05h",
            ),
            (self.repeated(), "mcelog 204, mcelog.conf, `memory-ce-threshold` of `[page]`: 2 in 24 hours"),
            (self.of_pages(), MEMORY_FAILURE),
        ];
        let mut evidence: Vec<Evidence> = Vec::new();
        for (asked, source) in rules {
            evidence.extend(asked.map(|(action, reason)| (action, reason, source)));
        }
        // The first of equally severe ones says most.
        evidence.sort_by_key(|(action, ..)| std::cmp::Reverse(*action));
        evidence
    }

    /// The most severe action that some evidence asks for.
    pub fn advice(&self) -> Advice {
        let Some((action, reason, _)) = self.asking().into_iter().next() else { return Advice::default() };
        let storm = self.frequent().filter(|storm| action == Action::Replace && *storm != reason);
        Advice { action, reasons: storm.into_iter().chain([reason]).collect() }
    }

    /// The reason, if the firmware or a program reported that its limit is exceeded.
    fn limit(&self) -> Option<String> {
        self.over_limit.then(|| "the number of corrected errors exceeds the limit of its monitor".to_owned())
    }

    fn lost_page(&self) -> Option<(Action, String)> {
        if self.pages_failed == 0 {
            return None;
        }
        let pages = plural(self.pages_failed, "page");
        let reason =
            format!("{pages} with errors could not be taken out of use: drain the host, then replace the DIMM");
        // Until the host is drained, any program may be given the page again.
        Some((Action::Drain, reason))
    }

    fn uncorrected_errors(&self) -> Option<(Action, String)> {
        let errors = plural(self.uncorrected, "uncorrected error");
        let more = if self.at_least { " or more" } else { "" };
        match self.uncorrected {
            0 => None,
            // A page that is out of use cannot affect another program.
            n if n <= self.pages_offlined => {
                Some((Action::Replace, format!("{errors}{more}, each in a page that is out of use")))
            }
            _ => Some((Action::Drain, format!("{errors}{more}: drain the host, then replace the DIMM"))),
        }
    }

    /// Pages that are out of use, or could not be moved.
    fn of_pages(&self) -> Option<(Action, String)> {
        match (self.pages_offlined, self.pages_not_moved) {
            (0, 0) => None,
            (0, n) => {
                let pages = plural(n, "page");
                Some((Action::Offline, format!("{pages} with errors could not be moved and remain in use: try again")))
            }
            (n, _) => Some((Action::Replace, format!("{} out of use for errors", plural(n, "page")))),
        }
    }

    /// Errors in several places of one row, column, bank or device.
    fn shared(&self) -> Option<String> {
        SHARED.iter().find_map(|(what, least, key, place)| {
            let mut groups: BTreeMap<[u64; 3], Vec<&Placed>> = BTreeMap::new();
            for error in &self.history.errors {
                if let Some(key) = key(error) {
                    groups.entry(key).or_default().push(error);
                }
            }
            let group = groups
                .into_values()
                .find(|group| group.iter().map(|error| place(error)).collect::<BTreeSet<u64>>().len() >= *least)?;
            let count = group.iter().map(|error| error.count).sum();
            let (first, last) = (group[0].stamp, group[group.len() - 1].stamp);
            Some(format!("{} in one {what}{}", plural(count, "error"), within(first, last)))
        })
    }

    /// The option of Linux that leaves out the pages that are to go out of use or could not be taken out of use; `None` if there are none.
    pub fn option(&self) -> Option<String> {
        let in_use =
            self.history.frames.iter().filter(|(_, state)| matches!(state, PageState::NotMoved | PageState::Failed));
        let frames: Vec<u64> =
            in_use.map(|(frame, _)| *frame).chain(self.worst_page().map(|(frame, _)| frame)).collect();
        (!frames.is_empty()).then(|| bad_pages::option(frames))
    }

    /// The address with the most corrected errors within a day, if they are enough and its page is in use.
    fn repeated(&self) -> Option<(Action, String)> {
        let (_, reason) = self.worst_page()?;
        Some((Action::Offline, reason))
    }

    /// The page of the address with the most corrected errors within a day, and the reason.
    fn worst_page(&self) -> Option<(u64, String)> {
        let mut by_address: BTreeMap<u64, Vec<&Placed>> = BTreeMap::new();
        for error in self.history.errors.iter().filter(|error| error.corrected) {
            if let Some(address) = error.address {
                by_address.entry(address >> 6).or_default().push(error);
            }
        }
        let errors = by_address.into_values().map(within_a_day).max_by_key(Vec::len)?;
        let (first, last) = (errors.first()?, errors.last()?);
        let address = first.address.unwrap_or_default();
        // A line of many errors gives the address of its last one.
        let (n, span) = (errors.len() as u64, within(first.stamp, last.stamp));
        // A page that is out of use already needs no further action.
        if n < PER_ADDRESS || self.has_page(address >> 12) {
            return None;
        }
        Some((address >> 12, format!("one address, {address:#x}, {}{span}", plural(n, "error"))))
    }

    /// The reason, if a day has more corrected errors than a healthy DIMM has.
    fn frequent(&self) -> Option<String> {
        let errors = within_a_day(self.history.errors.iter().filter(|error| error.corrected).collect());
        let (first, last) = (errors.first()?, errors.last()?);
        let count = errors.iter().map(|error| error.count).sum::<u64>();
        let more = if self.at_least { "at least " } else { "" };
        let doubt = if self.saturated { "; a counter is full, and its number is doubtful" } else { "" };
        let span = within(first.stamp, last.stamp);
        let rate = rate(count, first.stamp, last.stamp).unwrap_or_default();
        (count >= PER_DAY).then(|| format!("{more}{}{span}{rate}{doubt}", plural(count, "corrected error")))
    }
}

/// `, 62 a minute (55 to 70)`: a rate with its 95 % interval (Byar's approximation of Poisson limits); `None` if no time passed.
fn rate(count: u64, first: Stamp, last: Stamp) -> Option<String> {
    let time = last.nanoseconds.checked_sub(first.nanoseconds).filter(|time| first.clock == last.clock && *time > 0)?;
    let units = [(SECOND, "second"), (60 * SECOND, "minute"), (HOUR, "hour"), (24 * HOUR, "day")];
    let in_unit = |n: f64, unit: u64| n * unit as f64 / time as f64;
    let (unit, name) = units.into_iter().find(|(unit, _)| in_unit(count as f64, *unit) >= 1.0)?;
    let (low, high) = (byar(count as f64, -1.0), byar(count as f64 + 1.0, 1.0));
    let [rate, low, high] = [count as f64, low, high].map(|n| in_unit(n, unit).round());
    Some(format!(", {rate} a {name} ({low} to {high})"))
}

/// A limit of 95 % of a Poisson mean: pass n and -1 for the lower limit, n + 1 and 1 for the upper one.
fn byar(n: f64, sign: f64) -> f64 {
    n * (1.0 - 1.0 / (9.0 * n) + sign * 1.96 / (3.0 * n.sqrt())).powi(3)
}

/// Whether two errors are more than a day apart. Times of different clocks cannot be compared, and count as near.
pub(crate) fn is_far(a: Stamp, b: Stamp) -> bool {
    a.clock == b.clock && b.nanoseconds.saturating_sub(a.nanoseconds) > 24 * HOUR
}

/// The longest run of errors within a day, by the number of errors. Times of different clocks, and absent ones, count as near.
fn within_a_day(errors: Vec<&Placed>) -> Vec<&Placed> {
    let mut best = 0..0;
    let mut best_count = 0;
    let mut first = 0;
    let mut count = 0;
    for (at, error) in errors.iter().enumerate() {
        count += error.count;
        while is_far(errors[first].stamp, error.stamp) {
            count -= errors[first].count;
            first += 1;
        }
        if count > best_count {
            (best, best_count) = (first..at + 1, count);
        }
    }
    errors[best].to_vec()
}

/// Errors of a host outside its memory: the part, whether the error was uncorrected, whether the machine could not continue, and the name
/// of the part, which machine checks do not give.
pub(super) type Hardware = BTreeMap<(Part, bool, bool, String), u64>;

/// The kind of an error as one noun, and its place: `fatal machine check`, ` of the processor`.
fn kind_words((part, uncorrected, fatal, name): &(Part, bool, bool, String)) -> (String, String) {
    let severity = ["corrected", "uncorrected", "fatal"][usize::from(*uncorrected).max(2 * usize::from(*fatal))];
    if !name.is_empty() {
        return (format!("{severity} error"), format!(": {name}"));
    }
    let part = match part {
        Part::Processor => "the processor",
        Part::Bus => "a bus or device",
        Part::MemoryController | Part::Memory => "a memory controller",
        Part::Other => "another part",
    };
    (format!("{severity} machine check"), format!(" of {part}"))
}

/// The counts of errors in words, such as `1 fatal machine check of the processor` or
/// `1 uncorrected error: PCIe 0000:3b:00.0`.
pub(super) fn hardware_words(hardware: &Hardware) -> Vec<String> {
    // The most severe of a part comes first.
    let kinds = hardware.iter().rev().map(|(kind, n)| (kind_words(kind), *n));
    kinds.map(|((noun, place), n)| plural(n, &noun) + &place).collect()
}

/// The kinds of errors with their counts.
pub(super) fn hardware_counts(hardware: &Hardware) -> Vec<(String, u64)> {
    let kinds = hardware.iter().map(|(kind, n)| (kind_words(kind), *n));
    kinds.map(|((noun, place), n)| (noun + &place, n)).collect()
}

/// The source of the rule for errors of a host outside its memory.
pub(super) const OF_HOST: &str = "UEFI 2.10, N.2.1: recoverable and fatal errors are not corrected";

/// The required action for a host with non-memory errors, or with severe lines that are not understood.
pub(super) fn host_advice(hardware: &Hardware, unread: &BTreeMap<String, u64>) -> Advice {
    let mut grave = hardware.clone();
    grave.retain(|(_, uncorrected, ..), _| *uncorrected);
    match (grave.is_empty(), unread.first_key_value()) {
        (false, _) => Advice { action: Action::Drain, reasons: hardware_words(&grave) },
        (true, Some((line, _))) => {
            let reason = format!("a severe line is not understood: {line}");
            Advice { action: Action::Inspect, reasons: vec![reason] }
        }
        (true, None) => Advice::default(),
    }
}
