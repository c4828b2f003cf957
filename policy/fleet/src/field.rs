//! Field data under another code: the exact outcomes of wrong bits that memory controllers logged, under every scheme
//! whose entries consist of such DRAM devices.
//!
//! A DDR4 DIMM with ECC has 72 data pins: 18 devices of four. One read is a burst of eight beats. A scheme whose entry has fewer
//! beats sees the burst as several entries; if any of them is a DUE, so is the read (as for codewords of an entry). The
//! device of a map gives its place on the code's pins; where the log does not name it, all 18 are tried, each equally likely.

use crate::reads::{Event, Reads};
use eccforge_exact::classify::Verdicts;
use eccforge_model::{DeviceMap, head};
use eccforge_outcomes::rates::{CONFIDENCE, Interval};
use eccforge_outcomes::statistics::clustered_share;
use eccforge_report::json::{decimals, nearest};
use eccforge_report::numbers::decimal;
use eccforge_report::{Column, Document, Report, Status, Table, with_noun};
use eccforge_scheme::{Geometry, Scheme};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Pins of a DDR4 device in the data.
pub const PINS: usize = 4;
/// Beats of a burst of this device.
pub const BEATS: usize = 8;
/// Data and check pins of a DDR4 DIMM with ECC.
pub const DIMM_PINS: usize = 72;
/// Number of places of a device on a DIMM.
const PLACES: usize = DIMM_PINS / PINS;

/// Outcomes under a scheme: exact shares of all reads.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Verdict")]
pub struct SchemeOutcomes {
    /// Id of the scheme.
    pub id: String,
    /// Name of the scheme in tables.
    pub name: String,
    /// Hash of its meaning.
    pub hash: String,
    /// Entries that one read consists of.
    pub entries_per_read: usize,
    /// Maps without a wrong bit.
    #[serde(serialize_with = "as_nearest")]
    #[schemars(with = "f64")]
    pub clean: BigRational,
    /// Delivered as written.
    #[serde(serialize_with = "as_nearest")]
    #[schemars(with = "f64")]
    pub corrected: BigRational,
    /// Detected (DUE).
    #[serde(serialize_with = "as_nearest")]
    #[schemars(with = "f64")]
    pub detected: BigRational,
    /// Delivered wrong (SDC).
    #[serde(serialize_with = "as_nearest")]
    #[schemars(with = "f64")]
    pub silent: BigRational,
    /// The shares as exact fractions.
    pub exact: Fractions,
    /// 95 % intervals of clean, corrected, detected and silent [Clopper, Pearson 1934]; the reads of a DIMM count as one cluster.
    pub intervals: [Interval; 4],
    /// Tickets of DIMMs with only corrected reads under the scheme, if there is a file of tickets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tickets_avoided: Option<u64>,
}

/// Outcomes of the reads of some logs under codes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FieldReport {
    /// Files that were read.
    pub logs: Vec<String>,
    /// The reads that count as one event.
    pub event: Event,
    /// Events with a map of wrong bits.
    pub reads: u64,
    /// Different maps.
    pub maps: usize,
    /// Maps that were seen once.
    pub seen_once: u64,
    /// Lines without a map.
    pub without_map: u64,
    /// Malformed lines.
    pub malformed: u64,
    /// Tickets of DIMMs with a map in these logs, if there is a file of tickets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tickets: Option<u64>,
    /// Outcomes under each scheme.
    pub schemes: Vec<SchemeOutcomes>,
}

impl FieldReport {
    /// The outcomes of reads under each scheme, with the numbers of lines and of malformed lines in their logs.
    ///
    /// # Errors
    /// Returns the errors of [`outcomes_under`].
    pub fn new(
        logs: Vec<String>,
        schemes: &[Scheme],
        reads: &Reads,
        [lines, malformed]: [u64; 2],
    ) -> Result<Self, String> {
        let schemes = schemes.iter().map(|scheme| outcomes_under(scheme, reads)).collect::<Result<_, _>>()?;
        let (maps, event, without_map) = (reads.by_map(), reads.event, lines.saturating_sub(reads.lines));
        let (reads, seen_once) = (reads.maps.values().sum(), maps.values().filter(|n| **n == 1).count() as u64);
        Ok(Self { logs, event, reads, maps: maps.len(), seen_once, without_map, malformed, tickets: None, schemes })
    }

    /// Counts, for each scheme, the tickets of DIMMs whose logged reads the scheme corrects without exception.
    ///
    /// # Errors
    /// Returns the errors of [`outcomes_under`].
    pub fn with_tickets(mut self, schemes: &[Scheme], dimms: &[Reads]) -> Result<Self, String> {
        for (scheme, outcomes) in schemes.iter().zip(&mut self.schemes) {
            let mut avoided = 0;
            for reads in dimms {
                let of_dimm = outcomes_under(scheme, reads)?;
                avoided += u64::from(of_dimm.detected.is_zero() && of_dimm.silent.is_zero());
            }
            outcomes.tickets_avoided = Some(avoided);
        }
        self.tickets = Some(dimms.len() as u64);
        Ok(self)
    }
}

/// With fewer reads, the intervals of most schemes overlap.
const FEW_READS: u64 = 100;
/// Maximum number of schemes that a terminal shows without a request, the best first.
const MOST_SCHEMES: usize = 12;

impl FieldReport {
    /// The schemes with the fewest silent reads first, then those with the fewest DUEs.
    fn table(&self) -> Table {
        let mut sorted: Vec<&SchemeOutcomes> = self.schemes.iter().collect();
        // Silent errors first, because no number of DUEs makes up for wrong data.
        sorted.sort_by(|a, b| (&a.silent, &a.detected).cmp(&(&b.silent, &b.detected)));
        let figures =
            [("entries", 3), ("clean %", 4), ("corrected %", 0), ("DUE %", 0), ("SDC %", 0), ("SDC 95 % interval", 2)];
        let figures = figures.map(|(label, rank)| Column::figures(label).optional(rank));
        let tickets = self.tickets.map(|_| Column::figures("tickets avoided").optional(1));
        Table::with([Column::words("scheme")].into_iter().chain(figures).chain(tickets))
            .rows(sorted.into_iter().map(SchemeOutcomes::row))
    }
}

impl SchemeOutcomes {
    /// The cells of the table of schemes.
    fn row(&self) -> Vec<String> {
        let [low, high] = [self.intervals[3].low, self.intervals[3].high].map(|share| 100.0 * share);
        // More digits of a wide interval would look like knowledge.
        let digits = if high < 1.0 { 4 } else { 1 };
        let mut row = vec![self.id.clone(), self.entries_per_read.to_string()];
        row.extend([&self.clean, &self.corrected, &self.detected, &self.silent].map(percent));
        row.push(format!("{low:.digits$} to {high:.digits$}"));
        row.extend(self.tickets_avoided.map(|n| n.to_string()));
        row
    }
}

/// A share in percent; an exact zero has no decimals, unlike a share that rounds to zero.
fn percent(share: &BigRational) -> String {
    if share.is_zero() { "0".to_owned() } else { decimal(&(share * BigRational::from_integer(100.into())), 4) }
}

impl Report for FieldReport {
    const NAME: &'static str = "field";

    fn document(&self) -> Document {
        let lead = "Exact shares of the reads of a field log under codes for such devices.";
        let mut document = Document::new("Field errors under codes", lead);
        let Self { reads, maps, without_map, malformed, seen_once, .. } = self;
        let event = self.event.name();
        let correcting = self.schemes.iter().filter(|v| v.detected.is_zero() && v.silent.is_zero());
        let every: Vec<&str> = correcting.map(|v| v.id.as_str()).collect();
        let which = if every.is_empty() { String::new() } else { format!(": {}", every.join(", ")) };
        let few = if *reads < FEW_READS { " So few reads do not rank schemes." } else { "" };
        let text = format!(
            "{} of {} schemes correct every {event}{which}.\n{} with wrong bits, in {}; {}.{few}",
            every.len(),
            self.schemes.len(),
            with_noun(reads, &format!("logged {event}")),
            with_noun(maps, "different map"),
            with_noun(malformed, "malformed line"),
        );
        document.status = Some(Status { good: None, text });
        document.section("").table(self.table().brief(MOST_SCHEMES));
        if *without_map > 0 {
            document.note(format!("{} without a map of wrong bits.", with_noun(without_map, "line")));
        }
        if let Some(tickets) = self.tickets {
            document.note(format!(
                "{tickets} tickets are of DIMMs with a map in these logs. A code avoids a ticket if it corrects every logged read of its \
                 DIMM; it also needs the reads that no log has."
            ));
        }
        document.note(
            "DUE: detected and not corrected. SDC: wrong data without an alarm. entries: entries of the code in one read.",
        );
        document.note(
            "A map is put on the device of 4 pins that the log names, or on each of the 18 of a DIMM. Intervals are those of Clopper and \
             Pearson; the reads of a DIMM are one cluster.",
        );
        if self.event == Event::Fault {
            document.note("A fault includes all reads of one cell, and its outcome is that of its worst read.");
        }
        document.note(format!(
            "{} seen once: about {:.4} % of further {event}s have a map that is not in this log (Good and Turing).",
            with_noun(seen_once, "map"),
            100.0 * *seen_once as f64 / *reads as f64
        ));
        document
    }

    fn records(&self) -> String {
        const KEYS: [&str; 9] = [
            "scheme",
            "entries_per_read",
            "clean",
            "corrected",
            "detected",
            "silent",
            "silent_low",
            "silent_high",
            "silent_exact",
        ];
        let mut rows = Vec::with_capacity(self.schemes.len());
        for v in &self.schemes {
            let mut row = vec![v.id.clone(), v.entries_per_read.to_string()];
            row.extend([&v.clean, &v.corrected, &v.detected, &v.silent].map(decimals));
            row.extend([v.intervals[3].low, v.intervals[3].high].map(|bound| bound.to_string()));
            row.push(v.exact.silent.clone());
            rows.push(row);
        }
        Table::words(&KEYS).rows(rows).csv()
    }
}

/// The interval of a share of this number of reads. A share that is not a whole number of reads, because places of the
/// device differ, has the bounds of the whole numbers around it.
fn interval(share: &BigRational, reads: &BigInt, squares: u64) -> Interval {
    let (k, n) = (share * BigRational::from_integer(reads.clone()), reads.to_u64().unwrap_or(u64::MAX));
    let low = clustered_share(whole(k.floor()), n, squares, CONFIDENCE).0;
    Interval { low, high: clustered_share(whole(k.ceil()), n, squares, CONFIDENCE).1 }
}

/// A whole number of cases; more than 2^64 - 1 of them count as that many.
fn whole(cases: BigRational) -> u64 {
    cases.to_integer().to_u64().unwrap_or(u64::MAX)
}

fn as_nearest<S: Serializer>(value: &BigRational, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(nearest(value))
}

/// The exact shares as text: whole numbers, or fractions `n/d`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fractions {
    /// Maps without a wrong bit.
    pub clean: String,
    /// Delivered as written.
    pub corrected: String,
    /// Detected (DUE).
    pub detected: String,
    /// Delivered wrong (SDC).
    pub silent: String,
}

/// Whether the entries of a scheme are made of the data's devices.
pub fn fits(scheme: &Scheme) -> bool {
    let g = scheme.geometry;
    g.pins == DIMM_PINS && DeviceMap { pins: PINS, beats: BEATS, map: 0 }.fits(g)
}

/// The reason why the entries of a scheme are not made of the data's devices.
pub fn unfit(scheme: &Scheme) -> String {
    format!(
        "{}: its entry of {} beats and {} pins is not that of a DDR4 DIMM: {DIMM_PINS} pins, and a divisor of {BEATS} beats",
        scheme.id, scheme.geometry.beats, scheme.geometry.pins
    )
}

/// Outcomes under `scheme` of reads with these maps, each in the place of its device, or over all places.
///
/// # Errors
/// The scheme's entries are not made of such devices, or the log has no maps.
pub fn outcomes_under(scheme: &Scheme, reads: &Reads) -> Result<SchemeOutcomes, String> {
    let g = scheme.geometry;
    if !fits(scheme) {
        return Err(unfit(scheme));
    }
    // Without maps every share would be 0 / 0.
    let total: BigInt = reads.maps.values().map(|&n| BigInt::from(n)).sum();
    if total == BigInt::from(0) {
        return Err("there are no maps of wrong bits".into());
    }
    let verdicts = Verdicts::new(scheme);
    let listed: Vec<Entry<'_>> = reads.maps.iter().collect();
    // Each chunk has a memo of its own, so a chunk has enough maps for the memo to repay; sums of whole numbers do not depend
    // on the chunks.
    let sums = listed.par_chunks(256).map(|chunk| weights(&verdicts, g, chunk));
    let sums = sums.reduce(|| [0; 4], |a, b| std::array::from_fn(|i| a[i] + b[i]));
    let all = &total * BigInt::from(PLACES);
    let [clean, corrected, detected, silent] = sums.map(|n| BigRational::new(BigInt::from(n), all.clone()));
    let (id, name, hash) = (scheme.id.clone(), scheme.name.clone(), scheme.hash());
    let intervals = [&clean, &corrected, &detected, &silent].map(|share| interval(share, &total, reads.squares));
    let exact = Fractions {
        clean: clean.to_string(),
        corrected: corrected.to_string(),
        detected: detected.to_string(),
        silent: silent.to_string(),
    };
    let entries_per_read = BEATS / g.beats;
    Ok(SchemeOutcomes {
        id,
        name,
        hash,
        entries_per_read,
        clean,
        corrected,
        detected,
        silent,
        exact,
        intervals,
        tickets_avoided: None,
    })
}

/// The maps of an event with their device, and the number of times that they were logged.
type Entry<'r> = (&'r (Option<u8>, Vec<u32>), &'r u64);

/// The number of events of each outcome, times the number of places of a device.
fn weights(verdicts: &Verdicts, geometry: Geometry, entries: &[Entry<'_>]) -> [u128; 4] {
    let mut memo = verdicts.memo();
    let mut sums = [0u128; 4];
    for ((device, maps), count) in entries {
        // A known device counts 18 times, so that events of known and unknown devices have the same weight.
        let (tried, weight) = match device.map(usize::from) {
            Some(place) => (place..place + 1, PLACES as u128),
            None => (0..PLACES, 1),
        };
        for place in tried {
            let mut worst = 0;
            for map in maps {
                let map = DeviceMap { pins: PINS, beats: BEATS, map: *map };
                worst = worst.max(memo.read(map.burst(geometry, place)) as usize);
            }
            sums[worst] += weight * u128::from(**count);
        }
    }
    sums
}

/// An error model with one class for each map: `eccforge reproduce --model` and `simulate --model` take it. Its patterns are those
/// of one entry.
pub fn model_text(id: &str, source: &str, command: &str, maps: &BTreeMap<u32, u64>) -> Result<String, String> {
    if maps.is_empty() {
        return Err("there are no maps of wrong bits".into());
    }
    let mut listed: Vec<(&u32, &u64)> = maps.iter().collect();
    // By frequency, then by map: equal logs give equal files.
    listed.sort_by_key(|(map, count)| (std::cmp::Reverse(**count), **map));
    let notes = "One class for each map of wrong bits of a device, the most frequent first; the rate is how often it was logged.";
    let mut out = head(id, &format!("Maps of {source}"), source, notes, command) + "\nclasses:\n";
    for (map, count) in listed {
        let _ = writeln!(
            out,
            "  - id: m{map:08x}\n    name: {} wrong bits\n    rate: {count}\n    patterns: {{device-map: {{pins: {PINS}, beats: {BEATS}, map: {map:#010x}}}}}",
            map.count_ones()
        );
    }
    Ok(out)
}
