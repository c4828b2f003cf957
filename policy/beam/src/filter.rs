//! Separates damaged cells from soft errors, which last until the next write (Section 4, "Post-Processing").

use super::share::Clustered;
use eccforge_evidence::entries::Sighting;
use eccforge_evidence::entries::bits::Bits;
use eccforge_evidence::entries::store::Store;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// The condition that makes an entry damaged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    /// The same bit is wrong in two write loops. Two soft errors in one entry are then kept: in long logs chance makes
    /// many (with a million events in 32 GB, one single-entry event in 200).
    #[default]
    Bit,
    /// The entry is wrong in two write loops, whichever bits: the paper's words.
    Entry,
    /// No entry is damaged: every write loop counts.
    Off,
}

/// Grouping of entries into events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grouping {
    /// All entries that are first wrong in one read loop.
    #[default]
    Read,
    /// Each wrong entry.
    Entry,
    /// Entries of one device, each at most this number of microseconds after the previous one.
    Window(u64),
}

/// Results of the filter.
#[derive(Clone, Debug, Default)]
pub struct Filtered {
    /// First sightings of soft errors; those of one event are in one part.
    pub soft_errors: Store,
    /// Lines that added bits to an entry of the same read.
    pub merged: u64,
    /// Later sightings of soft errors, in the same write loop.
    pub again: u64,
    pub damaged_entries: u64,
    /// Sightings of damaged entries.
    pub damaged_sightings: u64,
    /// Bits of damaged entries that were wrong in two write loops.
    pub weak_cells: u64,
    /// Number of wrong bits of damaged entries that went from 1 to 0, and number of all with a known direction, by entry.
    pub down: Clustered,
    /// Cells that were wrong in any write loop of the runs of each refresh period, by the bit pattern of the period.
    pub cells: BTreeMap<u64, u64>,
}

impl Filtered {
    fn add(&mut self, other: &Self) {
        self.merged += other.merged;
        self.again += other.again;
        self.damaged_entries += other.damaged_entries;
        self.damaged_sightings += other.damaged_sightings;
        self.weak_cells += other.weak_cells;
        for (sum, n) in self.down.iter_mut().zip(other.down) {
            *sum += n;
        }
        for (period, n) in &other.cells {
            *self.cells.entry(*period).or_insert(0) += n;
        }
    }
}

/// Separates soft errors from damage. `periods` are the refresh periods of runs, as bits of a positive float.
pub fn filter(store: Store, damage: Damage, grouping: Grouping, periods: &BTreeMap<u32, u64>) -> Filtered {
    let mut out = Filtered::default();
    let mut parts = store.into_parts();
    loop {
        // Parts are unpacked one for each thread at a time: unpacked, a log takes many times its size.
        let some: Vec<_> = parts.by_ref().take(rayon::current_num_threads()).collect();
        if some.is_empty() {
            return out;
        }
        let done: Vec<_> = some.into_par_iter().map(|p| of_part(p.sightings(), damage, periods)).collect();
        for (soft_errors, counts) in &done {
            out.add(counts);
            for sighting in soft_errors {
                out.soft_errors.push(event_key(sighting, grouping), sighting);
            }
        }
    }
}

/// A number that is the same for all sightings of an event.
fn event_key(s: &Sighting, grouping: Grouping) -> u64 {
    match grouping {
        Grouping::Read => s.device ^ u64::from(s.run) << 48 ^ u64::from(s.write) << 20 ^ u64::from(s.read),
        Grouping::Entry => s.entry,
        Grouping::Window(_) => s.device,
    }
}

fn of_part(mut all: Vec<Sighting>, damage: Damage, periods: &BTreeMap<u32, u64>) -> (Vec<Sighting>, Filtered) {
    let (mut soft_errors, mut out) = (Vec::new(), Filtered::default());
    all.sort_unstable_by_key(|s| (s.device, s.entry, s.run, s.write, s.read));
    all.dedup_by(|next, first| {
        let same = next.place() == first.place() && next.count == 1 && first.count == 1;
        if same {
            // Bits that both lines name are one bit; how many of the others went down is then not known.
            let new = without(&next.bits, &first.bits);
            first.down = match new.len() {
                0 => first.down,
                n if n == next.bits.len() => first.down.zip(next.down).map(|(a, b)| a + b),
                _ => None,
            };
            first.bits.extend(new);
            first.bits.sort_unstable();
            out.merged += 1;
        }
        same
    });
    for group in all.chunk_by(|a, b| (a.device, a.entry) == (b.device, b.entry)) {
        cells(group, periods, &mut out.cells);
        let cycles = group.chunk_by(|a, b| a.cycle() == b.cycle());
        let repeated = if damage == Damage::Bit { repeated_bits(group) } else { 0 };
        let is_damaged = match damage {
            Damage::Bit => repeated > 0,
            Damage::Entry => cycles.clone().count() > 1,
            Damage::Off => false,
        };
        if is_damaged {
            out.damaged_entries += 1;
            out.damaged_sightings += group.len() as u64;
            out.weak_cells += if damage == Damage::Bit { repeated } else { repeated_bits(group) };
            let [down, directed] = directed(group);
            // The bits of one entry are one cluster, of which the interval takes the square.
            for (sum, n) in out.down.iter_mut().zip([down, directed, directed * directed]) {
                *sum += n;
            }
            continue;
        }
        for cycle in cycles {
            let mut seen = Bits::new();
            for s in cycle {
                // A soft error lasts until the next write, so that later reads of the loop find it again.
                let new = if s.count == 1 { without(&s.bits, &seen) } else { s.bits.clone() };
                if new.is_empty() {
                    out.again += 1;
                    continue;
                }
                // The row counts the direction of all its bits; that of the new ones among them is not known.
                let down = if new.len() == s.bits.len() { s.down } else { None };
                seen.extend(&new);
                seen.sort_unstable();
                soft_errors.push(Sighting { bits: new, down, ..s.clone() });
            }
        }
    }
    (soft_errors, out)
}

/// Number of wrong bits that went from 1 to 0, and number of all with a known direction.
pub fn directed(group: &[Sighting]) -> [u64; 2] {
    let mut sums = [0; 2];
    for sighting in group {
        // A log without the written data shows no direction.
        let Some(down) = sighting.down else { continue };
        sums[0] += u64::from(down);
        sums[1] += sighting.bits.len() as u64;
    }
    sums
}

/// Counts the different cells of an entry that were wrong at each refresh period.
fn cells(group: &[Sighting], periods: &BTreeMap<u32, u64>, counts: &mut BTreeMap<u64, u64>) {
    if periods.is_empty() {
        return;
    }
    let mut different: BTreeSet<(u64, u16)> = BTreeSet::new();
    for sighting in group {
        if let Some(period) = periods.get(&sighting.run) {
            different.extend(sighting.bits.iter().map(|bit| (*period, *bit)));
        }
    }
    for (period, _) in different {
        *counts.entry(period).or_insert(0) += 1;
    }
}

/// Bits of the first list that are not in the second.
fn without(bits: &[u16], others: &[u16]) -> Bits {
    bits.iter().copied().filter(|b| others.binary_search(b).is_err()).collect()
}

/// Number of bits of an entry that are wrong in two write loops.
fn repeated_bits(group: &[Sighting]) -> u64 {
    if group.iter().all(|s| s.cycle() == group[0].cycle()) {
        return 0;
    }
    let mut all: Vec<_> = group.iter().flat_map(|s| s.bits.iter().map(|b| (*b, s.cycle()))).collect();
    all.sort_unstable();
    all.dedup();
    all.chunk_by(|a, b| a.0 == b.0).filter(|loops| loops.len() > 1).count() as u64
}
