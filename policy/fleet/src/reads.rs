//! Events of a field log: reads with maps of wrong bits, or all reads of one cell together.

use eccforge_evidence::field::{Fault, ReadMap};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// The reads that count as one event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A read.
    #[default]
    Read,
    /// All reads of one cell: the outcome is that of its worst read.
    Fault,
}

impl Event {
    /// Display name of the kind of event.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Fault => "fault",
        }
    }
}

/// Events with maps of wrong bits.
#[derive(Clone, Debug, Default)]
pub struct Reads {
    /// Number of times that the maps of an event occur together, for each device.
    pub maps: BTreeMap<(Option<u8>, Vec<u32>), u64>,
    /// Sum over DIMMs of the squared numbers of their events: reads of one DIMM may all come from one fault.
    pub squares: u64,
    /// Reads with a map.
    pub lines: u64,
    /// The kind of events.
    pub event: Event,
}

impl Reads {
    /// Each read is an event; `dimms` are the reads of each DIMM.
    pub fn of_reads(maps: &BTreeMap<ReadMap, u64>, dimms: impl IntoIterator<Item = u64>) -> Self {
        let maps: BTreeMap<_, _> = maps.iter().map(|((device, map), n)| ((*device, vec![*map]), *n)).collect();
        Self { lines: maps.values().sum(), maps, squares: squares(dimms), event: Event::Read }
    }

    /// Each cell is an event; `lines` is the number of reads.
    pub fn of_faults(faults: &BTreeMap<[String; 2], Fault>, lines: u64) -> Self {
        let (mut maps, mut dimms): (BTreeMap<_, u64>, BTreeMap<&String, u64>) = (BTreeMap::new(), BTreeMap::new());
        for ([dimm, _], (device, seen)) in faults {
            *maps.entry((*device, seen.iter().copied().collect())).or_default() += 1;
            *dimms.entry(dimm).or_default() += 1;
        }
        Self { maps, squares: squares(dimms.into_values()), lines, event: Event::Fault }
    }

    /// Adds the events of another log.
    pub fn add(&mut self, other: &Self) {
        for (maps, n) in &other.maps {
            *self.maps.entry(maps.clone()).or_insert(0) += n;
        }
        // Squares of logs with damaged counts may exceed 64 bits; a sum at the limit only widens the interval.
        self.squares = self.squares.saturating_add(other.squares);
        self.lines += other.lines;
        self.event = other.event;
    }

    /// Number of times that each map was logged, for any device.
    pub fn by_map(&self) -> BTreeMap<u32, u64> {
        let mut maps = BTreeMap::new();
        for ((_, seen), count) in &self.maps {
            for map in seen {
                *maps.entry(*map).or_insert(0) += count;
            }
        }
        maps
    }
}

fn squares(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().map(|n| n.saturating_mul(n)).fold(0, u64::saturating_add)
}
