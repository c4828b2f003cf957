//! Joins lines about one error: EDAC, APEI, machine checks, mcelog and rasdaemon may each print the same one.
//!
//! Two lines are about one error if they are of the same host and boot, close in time, equally severe, and about the
//! same address. Without an address, both must name the same DIMM, or at least one of them must name none.

use super::advice::Subject;
use super::fault::Hardware;
use super::known::{MAX_CODES, OnHost, within};
use super::memory::MemoryState;
use super::records::Records;
use super::state::Observed;
use eccforge_evidence::log::finding::{Finding, PageState, Part, Reporter, UNKNOWN_DIMM};
use eccforge_evidence::log::stamp::{Clock, Stamp};
use eccforge_evidence::time::{HOUR, SECOND};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Nanoseconds between lines of one error; rasdaemon and mcelog print whole seconds, and poll.
const WINDOW: u64 = 2 * SECOND;
/// Like [`WINDOW`], if a line has no address. Such errors look alike, and a longer window would join a storm to one error.
const WINDOW_WITHOUT_ADDRESS: u64 = SECOND / 10;
/// Maximum number of errors of one host that are open. Each line is compared with all of them: a storm takes linear time.
const MAX_OPEN: usize = 64;
/// Maximum number of page frames whose DIMM is remembered. A page beyond it counts for no DIMM, as before its first error.
const MAX_FRAMES: usize = 4096;
/// Pages whose DIMM is not known.
const PAGES: &str = "pages";

/// An error for which further lines may come, as each program printed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Open {
    id: u64,
    stamp: Stamp,
    parts: Vec<Finding>,
}

impl Open {
    /// The finding of all lines together.
    fn merged(&self) -> Finding {
        let first = &self.parts[0];
        let parts = || self.parts.iter();
        let dimm = parts().find(|part| part.is_dimm);
        let memory = parts().find(|part| part.part == Part::Memory);
        let named = dimm.or(memory).unwrap_or(first);
        Finding {
            part: memory.unwrap_or(first).part,
            label: named.label.clone(),
            is_dimm: named.is_dimm,
            name: parts().find_map(|part| part.name.clone()),
            // Each program counts the same errors, so their sum would count them twice.
            corrected: parts().map(|part| part.corrected).max().unwrap_or(0),
            uncorrected: parts().map(|part| part.uncorrected).max().unwrap_or(0),
            fatal: parts().any(|part| part.fatal),
            at_least: parts().any(|part| part.at_least),
            over_limit: parts().any(|part| part.over_limit),
            address: parts().find_map(|part| part.address),
            syndrome: parts().find_map(|part| part.syndrome),
            handle: parts().find_map(|part| part.handle),
            cells: parts().fold(first.cells, |cells, part| cells.or(part.cells)),
            ..first.clone()
        }
    }

    /// Whether another program printed the same error.
    fn is_same(&self, other: &Self) -> bool {
        // Most errors fail here, before anything is merged.
        for part in &other.parts {
            if self.parts.iter().any(|own| own.reporter == part.reporter) {
                return false;
            }
        }
        let (a, b) = (self.merged(), other.merged());
        if (a.uncorrected > 0) != (b.uncorrected > 0) {
            return false;
        }
        match (a.address, b.address) {
            (Some(x), Some(y)) => is_one_address(x, y) && is_near(self.stamp, other.stamp, WINDOW),
            _ => {
                let places = !a.is_dimm || !b.is_dimm || a.label == b.label;
                a.part == b.part && places && is_near(self.stamp, other.stamp, WINDOW_WITHOUT_ADDRESS)
            }
        }
    }
}

/// Whether two addresses are in one line of a cache, or in one page if one of them is known only to a page.
const fn is_one_address(a: u64, b: u64) -> bool {
    a >> 6 == b >> 6 || (a >> 12 == b >> 12 && (a & 0xfff == 0 || b & 0xfff == 0))
}

/// Whether two lines are at most `window` apart; times of different clocks cannot be compared, and lines without a time follow one another.
const fn is_near(a: Stamp, b: Stamp, window: u64) -> bool {
    // The zone of a local time is at most 14 hours from UTC.
    if matches!((a.clock, b.clock), (Clock::Local, Clock::Calendar) | (Clock::Calendar, Clock::Local)) {
        return a.nanoseconds.abs_diff(b.nanoseconds) <= 14 * HOUR + window;
    }
    a.clock as u8 != b.clock as u8
        || matches!(a.clock, Clock::Absent)
        || a.nanoseconds.abs_diff(b.nanoseconds) <= window
}

/// State of one host that belongs to none of its devices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Errors {
    pub(super) records: Records,
    open: Vec<Open>,
    count: u64,
    /// Labels that are other names of a DIMM.
    aliases: BTreeMap<String, String>,
    /// The DIMM of each page frame with errors.
    dimms: FxHashMap<u64, String>,
    /// Page frames whose error a test injected.
    injected: BTreeSet<u64>,
    /// The time at which the clock of the boot was 0.
    boot: Option<(Clock, u64)>,
    /// Non-memory errors, and the fatal ones among them.
    pub(super) hardware: Hardware,
    /// Severe lines that are not understood.
    pub(super) unread: BTreeMap<String, u64>,
}

impl Errors {
    /// Closes all open errors, because another boot begins or the log has ended.
    pub(super) fn close(&mut self) {
        self.records.close();
        self.open.clear();
        // The clock of the next boot starts at another time.
        self.boot = None;
    }

    /// A line's time, from the calendar where a record of this boot gave it.
    pub(super) fn stamp(&mut self, stamp: Stamp, record: Option<Stamp>) -> Stamp {
        match (stamp.clock, record) {
            (Clock::Absent, Some(record)) => return record,
            (Clock::Boot, Some(record)) => {
                let start = record.nanoseconds.saturating_sub(stamp.nanoseconds);
                self.boot.get_or_insert((record.clock, start));
            }
            _ => {}
        }
        match self.boot {
            Some((clock, start)) if stamp.clock == Clock::Boot => {
                Stamp { clock, nanoseconds: start.saturating_add(stamp.nanoseconds) }
            }
            _ => stamp,
        }
    }

    /// The first label of a DIMM.
    fn first_name<'a>(&'a self, label: &'a str) -> &'a str {
        let mut first = label;
        // A name may be another name of a third; the limit ends a circle of names.
        for _ in 0..4 {
            match self.aliases.get(first) {
                Some(next) if next != label => first = next,
                _ => break,
            }
        }
        first
    }

    /// Keeps the other labels of a DIMM, by the parts of one of its errors.
    fn name(&mut self, parts: &[Finding], merged: &Finding) {
        if !merged.is_dimm {
            return;
        }
        for part in parts.iter().filter(|part| part.is_dimm && part.label != merged.label) {
            self.aliases.insert(part.label.clone(), merged.label.clone());
        }
        let label = merged.name.as_ref().map(|name| format!("APEI {name}"));
        if let Some(label) = label.filter(|label| *label != merged.label) {
            self.aliases.entry(label).or_insert_with(|| merged.label.clone());
        }
    }
}

impl Observed {
    /// Takes an error of a host into account, or a page of it that was to go out of use.
    pub fn host_error(&mut self, host: Option<&str>, stamp: Stamp, found: &Finding) {
        if let Some((frame, state)) = found.page {
            return self.page(host, stamp, &found.label, frame, state);
        }
        // A row of a table and a sum are complete: no other line is about the same error.
        if found.reporter == Reporter::Table || found.in_total {
            return self.count(host, 0, found.time.unwrap_or(stamp), found);
        }
        // Data that is used with a known error is that error, whenever it is used.
        let is_bad = found.consumed && found.address.is_some_and(|address| self.is_bad(host, address >> 12));
        let Some(machine) = self.machine(host) else {
            self.not_followed += 1;
            return;
        };
        let errors = &mut machine.errors;
        let stamp = errors.stamp(stamp, found.time);
        let is_part =
            |part: &Finding| part.reporter == found.reporter && part.record == found.record && found.record != 0;
        let is_listed = |open: &Open| open.parts.iter().any(|part| is_part(part) && part.address == found.address);
        let is_known = is_bad && !errors.open.iter().any(is_listed);
        let (mut gone, mut rest) = (Vec::new(), None);
        errors.count += 1;
        let mut open = Open { id: errors.count, stamp, parts: vec![found.clone()] };
        // A line that completes a record may show that the record is not of the error that it was taken for.
        if let Some(at) = errors.open.iter().position(|open| open.parts.iter().any(is_part)) {
            let mut before = errors.open.remove(at);
            gone.push((before.id, before.merged()));
            before.parts.retain(|part| !is_part(part));
            if before.parts.is_empty() {
                // The line may be the one that gives the time of day.
                let is_dated = before.stamp.clock == Clock::Boot && stamp.clock != Clock::Boot;
                (open.id, open.stamp) = (before.id, if is_dated { stamp } else { before.stamp });
            } else {
                rest = Some((before.id, before.stamp, before.merged()));
                errors.open.push(before);
            }
        }
        if is_known {
            self.recount(host, &gone, rest.as_ref());
            return;
        }
        if let Some(at) = errors.open.iter().rposition(|other| other.is_same(&open)) {
            let other = errors.open.remove(at);
            if rest.take_if(|(id, ..)| *id == other.id).is_none() {
                gone.push((other.id, other.merged()));
            }
            let later = open.parts;
            open = Open { parts: [other.parts, later].concat(), ..other };
        }
        let merged = open.merged();
        errors.name(&open.parts, &merged);
        let (id, stamp) = (open.id, open.stamp);
        // Lines of one error are close in time: the oldest error is the least likely to get another.
        if errors.open.len() >= MAX_OPEN {
            errors.open.remove(0);
        }
        errors.open.push(open);
        self.recount(host, &gone, rest.as_ref());
        self.count(host, id, stamp, &merged);
    }

    /// Takes back errors that were counted for other lines, and counts the remainder of one of them.
    fn recount(&mut self, host: Option<&str>, gone: &[(u64, Finding)], rest: Option<&(u64, Stamp, Finding)>) {
        for (id, found) in gone {
            self.discount(host, *id, found);
        }
        if let Some((id, stamp, found)) = rest {
            self.count(host, *id, *stamp, found);
        }
    }

    /// Whether an error in a page frame is known.
    fn is_bad(&self, host: Option<&str>, frame: u64) -> bool {
        let host = host.map(str::to_owned);
        let with_errors = self.machines.get(&host).is_some_and(|machine| machine.errors.dimms.contains_key(&frame));
        with_errors || self.memory.iter().any(|(place, memory)| place.host == host && memory.has_page(frame))
    }

    /// The place of a DIMM under its first label; counts under another label are added there.
    fn place(&mut self, host: Option<&str>, label: &str) -> OnHost<String> {
        let at = |label: &str| OnHost { host: host.map(str::to_owned), at: label.to_owned() };
        let Some(errors) = self.machines.get(&host.map(str::to_owned)).map(|machine| &machine.errors) else {
            return at(label);
        };
        let first = errors.first_name(label);
        let others: Vec<OnHost<String>> =
            errors.aliases.iter().filter(|(_, to)| *to == first).map(|(from, _)| at(from)).collect();
        let place = at(first);
        for other in others {
            if other != place
                && let Some(state) = self.memory.remove(&other)
            {
                self.memory.entry(place.clone()).or_default().absorb(state);
            }
        }
        place
    }

    /// The first label of a DIMM of a host.
    pub(super) fn first_name<'a>(&'a self, host: Option<&str>, label: &'a str) -> &'a str {
        let machine = self.machines.get(&host.map(str::to_owned));
        machine.map_or(label, |machine| machine.errors.first_name(label))
    }

    /// Every name of a device that the log gives; only DIMMs have several.
    pub fn names_of(&self, device: &Subject) -> Vec<String> {
        let aliases = self.machines.get(&device.host).map(|machine| &machine.errors.aliases);
        let mut names = vec![device.at.clone()];
        // A name may itself have other names.
        for _ in 0..4 {
            let others = aliases.into_iter().flatten().filter(|(from, to)| names.contains(to) && !names.contains(from));
            let others: Vec<String> = others.map(|(from, _)| from.clone()).collect();
            names.extend(others);
        }
        names
    }

    /// Adds a non-memory error, or removes it if `is_back`.
    fn count_hardware(&mut self, host: Option<&str>, found: &Finding, is_back: bool) {
        let Some(machine) = self.machine(host) else { return };
        let (hardware, errors) = (&mut machine.errors.hardware, found.corrected + found.uncorrected);
        let mut kind = (found.part, found.uncorrected > 0, found.fatal, found.name.clone().unwrap_or_default());
        if hardware.len() >= MAX_CODES && !hardware.contains_key(&kind) {
            "other parts".clone_into(&mut kind.3);
        }
        let count = hardware.entry(kind).or_insert(0);
        *count = if is_back { count.saturating_sub(errors) } else { *count + errors };
        // An error that was taken back must not leave a row with the count 0.
        hardware.retain(|_, count| *count > 0);
    }

    fn count(&mut self, host: Option<&str>, id: u64, stamp: Stamp, found: &Finding) {
        if found.part != Part::Memory {
            return self.count_hardware(host, found, false);
        }
        let place = self.place(host, &found.label);
        self.memory_lines += 1;
        if let Some(history) = &mut self.history {
            history.add(&place, id, stamp, found);
        }
        let line = self.memory_lines;
        let Some(state) = self.memory_of(&place) else { return };
        state.add(id, stamp, found);
        state.history.line = line;
        // Only an error that names its DIMM, and data that was used, tell where a page is.
        if !found.is_dimm && !found.consumed {
            return;
        }
        let Some(frame) = found.address.map(|address| address >> 12) else { return };
        // A later line about the page may not name the DIMM.
        if let Some(machine) = self.machine(host)
            && machine.errors.dimms.len() < MAX_FRAMES
        {
            machine.errors.dimms.insert(frame, place.at.clone());
        }
        // A page that went out of use before its DIMM was known.
        let unknown = OnHost { host: place.host.clone(), at: PAGES.to_owned() };
        if let Some(pages) = self.memory.get_mut(&unknown)
            && let Some(page) = pages.take_page(frame)
        {
            if pages.is_empty() {
                self.memory.remove(&unknown);
            }
            let most = self.limits.frames;
            self.memory.entry(place).or_default().page(frame, page, most);
        }
    }

    fn discount(&mut self, host: Option<&str>, id: u64, found: &Finding) {
        if found.part != Part::Memory {
            return self.count_hardware(host, found, true);
        }
        if let Some(history) = &mut self.history {
            history.remove(&host.map(str::to_owned), id);
        }
        let place = self.place(host, &found.label);
        if let Some(state) = self.memory.get_mut(&place) {
            state.remove(id, found);
            if state.is_empty() {
                self.memory.remove(&place);
            }
        }
    }

    fn page(&mut self, host: Option<&str>, stamp: Stamp, label: &str, frame: u64, state: PageState) {
        let Some(errors) = self.machine(host).map(|machine| &mut machine.errors) else { return };
        // A page whose error a test injected has no fault: later lines about it count for no DIMM.
        if state == PageState::Injected && errors.injected.len() < MAX_FRAMES {
            errors.injected.insert(frame);
        }
        if errors.injected.contains(&frame) {
            return;
        }
        let used = errors.open.iter().position(|open| {
            open.parts.iter().any(|part| part.consumed && part.is_in(frame)) && open.merged().part != Part::Memory
        });
        // Linux found that the data of this page was wrong, and not the processor that used it.
        if let Some(Open { id, stamp, parts }) = used.map(|at| errors.open.remove(at)) {
            let of_processor = Open { id, stamp, parts }.merged();
            let label = UNKNOWN_DIMM.to_owned();
            let of_memory = Finding { part: Part::Memory, label, is_dimm: false, name: None, ..of_processor.clone() };
            self.count_hardware(host, &of_processor, true);
            self.count(host, id, stamp, &of_memory);
        }
        let known = self.machine(host).and_then(|machine| machine.errors.dimms.get(&frame).cloned());
        // Only a page without a DIMM takes the DIMM of an earlier error in its frame.
        let label = if label == PAGES { known.as_deref().unwrap_or(label) } else { label };
        let place = self.place(host, label);
        let most = self.limits.frames;
        if let Some(memory) = self.memory_of(&place) {
            memory.page(frame, state, most);
            memory.last_seen = stamp;
        }
    }

    /// The state of a DIMM; `None` where there are too many.
    fn memory_of(&mut self, place: &OnHost<String>) -> Option<&mut MemoryState> {
        within(&mut self.memory, place.clone(), self.limits.devices, &mut self.not_followed)
    }
}
