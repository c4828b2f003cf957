//! Counts of a filtered log: events by severity and breadth, with exact intervals (Section 5, Fig. 4 and 5, Table 1).

use super::bits::{CLASSES, Class, classify, weight, within_byte};
use super::conditions::{Run, WeakCount};
use super::filter::{Damage, Filtered, filter};
use super::log::{Log, Sighting};
use super::retention::{self, Retention};
use super::severity::{Severity, compare};
use super::utilisation::{self, Regression};
use crate::statistics::{CONFIDENCE, Interval, poisson};
use eccforge_runs::statistics::clopper_pearson;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A share of a number of events.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Share {
    /// What has this share.
    pub name: String,
    /// How many.
    pub count: u64,
    /// Of how many.
    pub of: u64,
    /// The share.
    pub value: f64,
    /// Its 95 % interval [Clopper, Pearson 1934].
    pub interval: Interval,
    /// 95 % interval for all shares of the same list at once (Bonferroni); `None` for a share that stands alone.
    pub joint: Option<Interval>,
}

impl Share {
    fn new(name: &str, count: u64, of: u64, together: usize) -> Self {
        let bounds = |confidence: f64| {
            let (low, high) = clopper_pearson(count, of, confidence);
            Interval { low, high }
        };
        Self {
            name: name.to_owned(),
            count,
            of,
            value: if of == 0 { 0.0 } else { count as f64 / of as f64 },
            interval: bounds(CONFIDENCE),
            joint: (together > 1).then(|| bounds(1.0 - (1.0 - CONFIDENCE) / together as f64)),
        }
    }
}

/// A rate in time.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rate {
    /// Events.
    pub events: u64,
    /// Seconds of exposure.
    pub seconds: f64,
    /// Events in an hour of the beam, with their interval.
    pub per_hour: Interval,
    /// FIT for each gigabit (2^30 bits) outside the beam.
    pub fit_per_gbit: f64,
    /// Its interval.
    pub fit_interval: Interval,
}

/// What beside the log decides an analysis.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// What makes an entry damaged.
    pub damage: Damage,
    /// Conditions of runs.
    pub runs: Vec<Run>,
    /// Counts of weak cells of an experiment of its own.
    pub weak_counts: Vec<WeakCount>,
    /// Gigabits (2^30 bits) of memory under test.
    pub memory_gbit: f64,
    /// Flux in the beam over flux at sea level.
    pub acceleration: f64,
}

/// Everything that a log says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// Lines of the log.
    pub lines: u64,
    /// Wrong entries in it.
    pub sightings: u64,
    /// Malformed lines.
    pub malformed: u64,
    /// SHA-256 of the log.
    pub sha256: String,
    /// What makes an entry damaged.
    pub damage: Damage,
    /// Damaged entries.
    pub damaged_entries: u64,
    /// Their sightings, dropped.
    pub damaged_sightings: u64,
    /// Weak cells: bits that were wrong in two write loops.
    pub weak_cells: u64,
    /// Wrong bits of damaged entries that went from 1 to 0, where the log tells.
    pub one_to_zero: Share,
    /// Later sightings of the same soft error, dropped.
    pub seen_again: u64,
    /// Events: read loops with soft errors.
    pub events: u64,
    /// SBSE, SBME, MBSE, MBME.
    pub breakdown: Vec<Share>,
    /// Multi-bit events of which each word is confined to an aligned byte.
    pub byte_aligned: Share,
    /// The seven severities of Table 1.
    pub classes: Vec<Share>,
    /// Events of multiple entries by breadth: first and last of the bin, single-bit events, multi-bit events.
    pub breadth: Vec<[u64; 4]>,
    /// Entries of the broadest event.
    pub broadest: u64,
    /// Wrong bits by word of byte-aligned multi-bit events, among 8.
    pub aligned: Severity,
    /// The same of beat and entry events, among 64.
    pub not_aligned: Severity,
    /// Byte-aligned events in which some byte is inverted.
    pub inverted_bytes: Share,
    /// Beat and entry events in which some word is inverted.
    pub inverted_words: Share,
    /// Wrong entries by their wrong words, 1 to 4: of byte-aligned multi-bit events, of others.
    pub words_per_entry: [[u64; 4]; 2],
    /// Fit of retention times, where there are counts; else why not.
    pub retention: Result<Retention, String>,
    /// Regression of single-bit events.
    pub single_bit: Result<Regression, String>,
    /// Regression of multi-bit events.
    pub multi_bit: Result<Regression, String>,
    /// Rate of all events, where the runs' seconds are known.
    pub rate: Option<Rate>,
}

/// One event.
struct Event {
    run: u64,
    entries: u64,
    class: Class,
    multi_bit: bool,
    byte_aligned: bool,
}

/// Analyses a log.
pub fn analyse(log: Log, beside: &Beside) -> Analysis {
    let (lines, malformed, sha256) = (log.lines, log.malformed, log.sha256);
    let sightings = log.sightings.len() as u64;
    let filtered = filter(log.sightings, beside.damage);
    let mut tallies = Tallies::default();
    let events: Vec<Event> =
        filtered.kept.chunk_by(|a, b| a.slot == b.slot).map(|group| tallies.event(group)).collect();
    let n = events.len() as u64;
    let count = |f: &dyn Fn(&Event) -> bool| events.iter().filter(|e| f(e)).count() as u64;
    let kind = |multi: bool, broad: bool| count(&|e| e.multi_bit == multi && (e.entries > 1) == broad);
    let multi = kind(true, false) + kind(true, true);
    let aligned = count(&|e| e.multi_bit && e.byte_aligned);
    let of_class =
        |(class, _, name): (Class, &str, &str)| Share::new(name, count(&|e| e.class == class), n, CLASSES.len());
    Analysis {
        lines,
        sightings,
        malformed,
        sha256,
        damage: beside.damage,
        damaged_entries: filtered.damaged_entries,
        damaged_sightings: filtered.damaged.len() as u64,
        weak_cells: filtered.weak_cells.len() as u64,
        one_to_zero: direction(&filtered.damaged),
        seen_again: filtered.again,
        events: n,
        breakdown: [("SBSE", false, false), ("SBME", false, true), ("MBSE", true, false), ("MBME", true, true)]
            .map(|(name, multi, broad)| Share::new(name, kind(multi, broad), n, 4))
            .to_vec(),
        byte_aligned: Share::new("byte-aligned", aligned, multi, 1),
        classes: CLASSES.map(of_class).to_vec(),
        breadth: breadth(&events),
        broadest: events.iter().map(|e| e.entries).max().unwrap_or(0),
        inverted_bytes: Share::new("inverted bytes", tallies.inverted[0], aligned, 1),
        inverted_words: Share::new(
            "inverted words",
            tallies.inverted[1],
            count(&|e| e.class >= Class::Beat && !e.byte_aligned),
            1,
        ),
        words_per_entry: tallies.words_per_entry,
        aligned: compare(tallies.aligned),
        not_aligned: compare(tallies.not_aligned),
        retention: retention_of(beside, &filtered),
        single_bit: regression(beside, &events, false),
        multi_bit: regression(beside, &events, true),
        rate: rate(beside, n),
    }
}

struct Tallies {
    aligned: Vec<u64>,
    not_aligned: Vec<u64>,
    words_per_entry: [[u64; 4]; 2],
    inverted: [u64; 2],
}

impl Default for Tallies {
    fn default() -> Self {
        Self { aligned: vec![0; 9], not_aligned: vec![0; 65], words_per_entry: [[0; 4]; 2], inverted: [0; 2] }
    }
}

impl Tallies {
    /// The event of all entries of one read loop; its severity is that of its worst entry.
    fn event(&mut self, group: &[Sighting]) -> Event {
        let class = group.iter().filter_map(|s| classify(&s.flips)).max().unwrap_or(Class::Bit);
        let multi_bit = group.iter().any(|s| weight(&s.flips) > 1);
        let byte_aligned = group.iter().all(|s| s.flips.iter().all(|w| within_byte(*w)));
        if multi_bit {
            self.severity(group, byte_aligned, class >= Class::Beat);
        }
        Event { run: group[0].run(), entries: group.len() as u64, class, multi_bit, byte_aligned }
    }

    /// `corrupts_words`: whole words are corrupted, not two or three bits here and there.
    fn severity(&mut self, group: &[Sighting], byte_aligned: bool, corrupts_words: bool) {
        let (which, all) = if byte_aligned { (0, 8) } else { (1, 64) };
        let histogram = if byte_aligned { &mut self.aligned } else { &mut self.not_aligned };
        let mut inverted = false;
        for entry in group {
            let wrong = entry.flips.iter().filter(|w| **w != 0);
            self.words_per_entry[which][wrong.clone().count() - 1] += 1;
            for word in wrong.filter(|_| byte_aligned || corrupts_words) {
                histogram[word.count_ones() as usize] += 1;
                inverted |= word.count_ones() == all;
            }
        }
        self.inverted[which] += u64::from(inverted);
    }
}

/// Events of two or more entries in bins 2, 3 to 4, 5 to 8, ...
fn breadth(events: &[Event]) -> Vec<[u64; 4]> {
    let bin = |entries: u64| (entries - 1).ilog2() as usize;
    let broad = || events.iter().filter(|e| e.entries > 1);
    let bins = broad().map(|e| bin(e.entries) + 1).max().unwrap_or(0);
    let mut counts: Vec<[u64; 4]> = (0..bins).map(|b| [(1 << b) + 1, 2 << b, 0, 0]).collect();
    broad().for_each(|e| counts[bin(e.entries)][2 + usize::from(e.multi_bit)] += 1);
    counts
}

fn direction(damaged: &[Sighting]) -> Share {
    let known = || damaged.iter().filter_map(|s| Some((u64::from(s.down?), u64::from(weight(&s.flips)))));
    Share::new("1 to 0", known().map(|k| k.0).sum(), known().map(|k| k.1).sum(), 1)
}

/// Weak cells by refresh period: from a table of its own, or from the log where its runs have several periods.
fn retention_of(beside: &Beside, filtered: &Filtered) -> Result<Retention, String> {
    if !beside.weak_counts.is_empty() {
        return retention::fit(&beside.weak_counts);
    }
    let period: BTreeMap<u64, u64> =
        beside.runs.iter().filter_map(|r| Some((r.run, r.refresh_ms?.to_bits()))).collect();
    if period.is_empty() {
        return Err(
            "no refresh periods are given: neither counts of weak cells nor a column refresh_ms of the runs".into()
        );
    }
    let mut seen: BTreeMap<u64, BTreeSet<(u64, usize)>> = period.values().map(|p| (*p, BTreeSet::new())).collect();
    for sighting in &filtered.damaged {
        let Some(cells) = period.get(&sighting.run()).and_then(|p| seen.get_mut(p)) else { continue };
        let bits = (0..256).filter(|b| sighting.flips[b / 64] >> (b % 64) & 1 == 1);
        cells.extend(bits.map(|b| (sighting.address, b)));
    }
    // The bits of positive floats ascend with them.
    let counts: Vec<WeakCount> =
        seen.iter().map(|(p, cells)| WeakCount { refresh_ms: f64::from_bits(*p), cells: cells.len() as f64 }).collect();
    retention::fit(&counts)
}

fn regression(beside: &Beside, events: &[Event], multi_bit: bool) -> Result<Regression, String> {
    if beside.runs.is_empty() {
        return Err("the conditions of the runs are not given".into());
    }
    let place: BTreeMap<u64, usize> = beside.runs.iter().enumerate().map(|(i, r)| (r.run, i)).collect();
    let mut counts = vec![0; beside.runs.len()];
    for event in events.iter().filter(|e| e.multi_bit == multi_bit) {
        match place.get(&event.run) {
            Some(&i) => counts[i] += 1,
            None => return Err(format!("the log has events in run {}, whose conditions are not given", event.run)),
        }
    }
    utilisation::fit(&beside.runs, &counts)
}

fn rate(beside: &Beside, events: u64) -> Option<Rate> {
    let seconds: f64 = beside.runs.iter().map(|r| r.seconds).sum();
    if seconds <= 0.0 {
        return None;
    }
    let per_hour = 3600.0 / seconds;
    let fit = per_hour * 1e9 / (beside.acceleration * beside.memory_gbit);
    let bounds = poisson(events as f64, CONFIDENCE);
    Some(Rate {
        events,
        seconds,
        per_hour: bounds.times(per_hour),
        fit_per_gbit: events as f64 * fit,
        fit_interval: bounds.times(fit),
    })
}

#[cfg(test)]
mod tests {
    use super::super::log::read;
    use super::*;

    fn analysis(lines: &str) -> Analysis {
        let log = read(format!("write,read,address,expected,flips\n{lines}").as_bytes(), None).unwrap();
        assert_eq!(log.malformed, 0, "{:?}", log.first_malformed);
        analyse(log, &Beside { memory_gbit: 256.0, acceleration: 2.52e8, ..Beside::default() })
    }

    #[test]
    fn a_small_log_is_counted_by_hand() {
        let a = analysis(
            "0,0,0x0,00,1\n\
             0,5,0x20,00,2\n0,5,0x40,00,2\n\
             1,0,0x60,00,3\n\
             2,0,0x80,00,f0\n2,0,0xa0,00,10\n2,0,0xc0,00,ff\n\
             3,0,0xe0,00,f000f\n\
             4,0,0x100,ff,4\n9,0,0x100,ff,4\n",
        );
        assert_eq!((a.events, a.damaged_entries, a.weak_cells), (5, 1, 1));
        assert_eq!((a.one_to_zero.count, a.one_to_zero.of), (2, 2));
        assert_eq!(a.breakdown.iter().map(|s| s.count).collect::<Vec<_>>(), [1, 1, 2, 1]);
        assert_eq!(a.classes.iter().map(|s| s.count).collect::<Vec<_>>(), [2, 0, 2, 0, 0, 1, 0]);
        assert_eq!((a.byte_aligned.count, a.byte_aligned.of), (2, 3));
        assert_eq!(a.breadth, [[2, 2, 1, 0], [3, 4, 0, 1]]);
        assert_eq!((a.broadest, a.inverted_bytes.count, a.inverted_words.count), (3, 1, 0));
        assert_eq!(a.aligned.words, [0, 1, 1, 0, 1, 0, 0, 0, 1]);
        assert_eq!(a.words_per_entry, [[4, 0, 0, 0], [1, 0, 0, 0]]);
        let s = &a.breakdown[0];
        assert!((s.interval.low - 0.00505).abs() < 1e-5 && s.joint.unwrap().high > s.interval.high);
    }

    #[test]
    fn an_empty_log_has_no_events_and_knows_nothing() {
        let a = analysis("");
        assert_eq!((a.events, a.classes[0].interval.high, a.broadest), (0, 1.0, 0));
        assert!(a.retention.is_err() && a.single_bit.is_err() && a.rate.is_none());
    }
}
