//! Damaged cells err again and again, soft errors only until the next write (Section 4, "Post-Processing").

use super::bits::Words;
use super::log::Sighting;
use rayon::prelude::*;
use serde::Serialize;

/// What makes an entry damaged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    /// The same bit is wrong in two write loops. Two soft errors in one entry are then kept: in long logs chance makes
    /// many (with a million events in 32 GB, one single-entry event in 200).
    #[default]
    Bit,
    /// The entry is wrong in two write loops, whichever bits: the paper's words.
    Entry,
}

/// A damaged cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WeakCell {
    /// Byte address of its entry.
    pub address: u64,
    /// Bit of the entry.
    pub bit: u16,
}

/// What the filter made of a log.
#[derive(Clone, Debug, Default)]
pub struct Filtered {
    /// First sightings of soft errors, by slot and address.
    pub kept: Vec<Sighting>,
    /// Sightings of damaged entries, by slot and address.
    pub damaged: Vec<Sighting>,
    /// Later sightings of soft errors, in the same write loop.
    pub again: u64,
    /// Damaged entries.
    pub damaged_entries: u64,
    /// Bits of damaged entries that were wrong in two write loops.
    pub weak_cells: Vec<WeakCell>,
}

/// Sorts sightings by what they are of.
pub fn filter(mut sightings: Vec<Sighting>, damage: Damage) -> Filtered {
    sightings.par_sort_unstable_by_key(|s| (s.address, s.slot));
    let mut out = Filtered::default();
    for group in sightings.chunk_by(|a, b| a.address == b.address) {
        let cycles = || group.chunk_by(|a, b| a.cycle() == b.cycle());
        let repeated = repeated_bits(cycles().map(|c| &c[0].flips));
        let is_damaged = match damage {
            Damage::Bit => repeated != [0; 4],
            Damage::Entry => cycles().count() > 1,
        };
        if is_damaged {
            out.damaged.extend_from_slice(group);
            out.damaged_entries += 1;
            let bits = (0..256u16).filter(|&b| repeated[usize::from(b) / 64] >> (b % 64) & 1 == 1);
            out.weak_cells.extend(bits.map(|bit| WeakCell { address: group[0].address, bit }));
        } else {
            out.kept.extend(cycles().map(|c| c[0]));
            out.again += cycles().map(|c| c.len() as u64 - 1).sum::<u64>();
        }
    }
    out.kept.par_sort_unstable_by_key(|s| (s.slot, s.address));
    out.damaged.par_sort_unstable_by_key(|s| (s.slot, s.address));
    out
}

/// Bits that are wrong in two of these.
fn repeated_bits<'s>(cycles: impl Iterator<Item = &'s Words>) -> Words {
    let (mut seen, mut twice) = ([0; 4], [0; 4]);
    for flips in cycles {
        for i in 0..4 {
            twice[i] |= seen[i] & flips[i];
            seen[i] |= flips[i];
        }
    }
    twice
}

#[cfg(test)]
mod tests {
    use super::super::log::slot;
    use super::*;

    fn at(write: u64, read: u64, address: u64, flips: u64) -> Sighting {
        Sighting { slot: slot(0, write, read).unwrap(), address, flips: [flips, 0, 0, 0], down: None }
    }

    #[test]
    fn repeats_over_writes_are_damage_and_repeats_within_a_write_are_not() {
        let log = vec![
            at(0, 3, 0, 1),
            at(0, 4, 0, 1),
            at(0, 5, 0, 1),
            at(1, 0, 32, 2),
            at(7, 9, 32, 2),
            at(2, 0, 64, 4),
            at(3, 0, 64, 8),
        ];
        let by_bit = filter(log.clone(), Damage::Bit);
        assert_eq!(by_bit.kept, [log[0], log[5], log[6]]);
        assert_eq!((by_bit.again, by_bit.damaged_entries, by_bit.damaged.len()), (2, 1, 2));
        assert_eq!(by_bit.weak_cells, [WeakCell { address: 32, bit: 1 }]);
        let by_entry = filter(log.clone(), Damage::Entry);
        assert_eq!((by_entry.kept.len(), by_entry.damaged_entries), (1, 2));
        let mut shuffled = log;
        shuffled.reverse();
        assert_eq!(filter(shuffled, Damage::Bit).kept, by_bit.kept);
    }
}
