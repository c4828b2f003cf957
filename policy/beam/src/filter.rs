//! Separates damaged cells from soft errors, which last until the next write (Section 4, "Post-Processing").

use super::share::Clustered;
use eccforge_evidence::entries::Sighting;
use eccforge_evidence::entries::bits::Bits;
use eccforge_evidence::entries::store::Store;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// What makes an entry damaged.
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
    /// Entries of one device that each follow the previous one within so many microseconds.
    Window(u64),
}

/// Results of the filter.
#[derive(Clone, Debug, Default)]
pub struct Filtered {
    /// First sightings of soft errors; those of one event are in one part.
    pub kept: Store,
    /// Lines that added bits to an entry of the same read.
    pub merged: u64,
    /// Later sightings of soft errors, in the same write loop.
    pub again: u64,
    pub damaged_entries: u64,
    /// Sightings of damaged entries.
    pub damaged_sightings: u64,
    /// Bits of damaged entries that were wrong in two write loops.
    pub weak_cells: u64,
    /// Wrong bits of damaged entries that went from 1 to 0, and all with a known direction, by entry.
    pub down: Clustered,
    /// Cells that were wrong in any write loop of the runs of each refresh period, by the bits of the period.
    pub cells: BTreeMap<u64, u64>,
}

impl Filtered {
    fn add(&mut self, other: &Self) {
        self.merged += other.merged;
        self.again += other.again;
        self.damaged_entries += other.damaged_entries;
        self.damaged_sightings += other.damaged_sightings;
        self.weak_cells += other.weak_cells;
        self.down.iter_mut().zip(other.down).for_each(|(sum, n)| *sum += n);
        other.cells.iter().for_each(|(p, n)| *self.cells.entry(*p).or_insert(0) += n);
    }
}

/// Separates soft errors from damage. `periods` are the refresh periods of runs, as bits of a positive float.
pub fn filter(store: Store, damage: Damage, grouping: Grouping, periods: &BTreeMap<u32, u64>) -> Filtered {
    let mut out = Filtered::default();
    let mut parts = store.into_parts();
    loop {
        let some: Vec<_> = parts.by_ref().take(rayon::current_num_threads()).collect();
        if some.is_empty() {
            return out;
        }
        let done: Vec<_> = some.into_par_iter().map(|p| of_part(p.sightings(), damage, periods)).collect();
        for (kept, counts) in &done {
            out.add(counts);
            kept.iter().for_each(|s| out.kept.push(event_key(s, grouping), s));
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
    let (mut kept, mut out) = (Vec::new(), Filtered::default());
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
        let cycles = || group.chunk_by(|a, b| a.cycle() == b.cycle());
        let repeated = if damage == Damage::Bit { repeated_bits(group) } else { 0 };
        let is_damaged = match damage {
            Damage::Bit => repeated > 0,
            Damage::Entry => cycles().count() > 1,
            Damage::Off => false,
        };
        if is_damaged {
            out.damaged_entries += 1;
            out.damaged_sightings += group.len() as u64;
            out.weak_cells += if damage == Damage::Bit { repeated } else { repeated_bits(group) };
            let [down, known] = directed(group);
            [down, known, known * known].into_iter().zip(&mut out.down).for_each(|(n, sum)| *sum += n);
            continue;
        }
        for cycle in cycles() {
            let mut seen = Bits::new();
            for s in cycle {
                let new = if s.count == 1 { without(&s.bits, &seen) } else { s.bits.clone() };
                out.again += u64::from(new.is_empty());
                if !new.is_empty() {
                    let down = s.down.filter(|_| new.len() == s.bits.len());
                    seen.extend(&new);
                    seen.sort_unstable();
                    kept.push(Sighting { bits: new, down, ..s.clone() });
                }
            }
        }
    }
    (kept, out)
}

/// Wrong bits that went from 1 to 0, and all with a known direction.
pub fn directed(group: &[Sighting]) -> [u64; 2] {
    let known = group.iter().filter_map(|s| Some([u64::from(s.down?), s.bits.len() as u64]));
    known.fold([0; 2], |sum, of| [sum[0] + of[0], sum[1] + of[1]])
}

/// Counts the different cells of an entry that were wrong at each refresh period.
fn cells(group: &[Sighting], periods: &BTreeMap<u32, u64>, counts: &mut BTreeMap<u64, u64>) {
    if periods.is_empty() {
        return;
    }
    let of = |s: &Sighting| periods.get(&s.run).map(|p| s.bits.iter().map(|b| (*p, *b)).collect::<Vec<_>>());
    let different: BTreeSet<(u64, u16)> = group.iter().filter_map(of).flatten().collect();
    different.into_iter().for_each(|(period, _)| *counts.entry(period).or_insert(0) += 1);
}

/// Bits of the first list that are not in the second.
fn without(bits: &[u16], others: &[u16]) -> Bits {
    bits.iter().copied().filter(|b| others.binary_search(b).is_err()).collect()
}

/// How many bits of an entry are wrong in two write loops.
fn repeated_bits(group: &[Sighting]) -> u64 {
    if group.iter().all(|s| s.cycle() == group[0].cycle()) {
        return 0;
    }
    let mut all: Vec<_> = group.iter().flat_map(|s| s.bits.iter().map(|b| (*b, s.cycle()))).collect();
    all.sort_unstable();
    all.dedup();
    all.chunk_by(|a, b| a.0 == b.0).filter(|loops| loops.len() > 1).count() as u64
}
