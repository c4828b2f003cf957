//! The faults of one device, by entry. Faults of many entries are ranges of coordinates and are never listed.

use super::effect::{Behaviour, Coupling, Effect, LogicFault, Upset, WeakCell};
use crate::bits::{Bits, DATA_BYTES};
use eccforge_gpu::geometry::{Geometry, Location};
use std::collections::BTreeMap;
use std::ops::Range;

/// A fault of every entry whose coordinates are in these ranges.
#[derive(Clone, Debug)]
pub struct Broad {
    /// Ranges of stack, channel, pseudo-channel, bank, row, column.
    pub ranges: [Range<u32>; 6],
    /// Effect on each of these entries.
    pub effect: Effect,
}

impl Broad {
    /// Number of entries that the fault touches.
    pub fn count(&self) -> u64 {
        self.ranges.iter().map(|r| u64::from(r.end - r.start)).product()
    }

    /// Whether the fault touches the entry at these coordinates.
    pub fn contains(&self, fields: &[u32; 6]) -> bool {
        self.ranges.iter().zip(fields).all(|(range, value)| range.contains(value))
    }

    /// Coordinates of the fault's `i`-th entry, below [`Broad::count`]: column first.
    pub fn fields(&self, mut i: u64) -> [u32; 6] {
        let mut fields = [0; 6];
        for (field, range) in fields.iter_mut().zip(&self.ranges).rev() {
            let size = u64::from(range.end - range.start);
            *field = range.start + (i % size) as u32;
            i /= size;
        }
        fields
    }
}

/// The faults of one device.
#[derive(Clone, Debug)]
pub struct FaultMap {
    pub geometry: Geometry,
    /// Entries in use, from address 0; faults beyond them do not matter.
    pub entries: u64,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Faults of many entries.
    pub broad: Vec<Broad>,
    /// Errors of logic.
    pub logic: LogicFault,
    /// Coupled cells, by victim.
    pub couplings: Vec<Coupling>,
    /// Indices of `couplings`, by aggressor.
    by_aggressor: Vec<u32>,
    /// Entries with faults of their own, and those that are coupled to them.
    pub(super) own: BTreeMap<u64, EntryFaults>,
    /// The keys of `own`.
    points: Vec<u64>,
}

/// Faults of one entry.
#[derive(Clone, Debug, Default)]
pub struct EntryFaults {
    /// Permanent and intermittent faults.
    pub effects: Vec<Effect>,
    /// Leaking cells.
    pub weak: Vec<WeakCell>,
    /// Events, in order of time.
    pub upsets: Vec<Upset>,
    /// Whether a cell of the entry is a victim of coupling.
    pub victim: bool,
}

/// The range of this key in a list that is sorted by key.
fn with_key<T>(list: &[T], key: u64, of: impl Fn(&T) -> u64) -> Range<usize> {
    list.partition_point(|item| of(item) < key)..list.partition_point(|item| of(item) <= key)
}

impl FaultMap {
    /// A device without a fault.
    pub fn none(geometry: Geometry, seed: u64) -> Self {
        let entries = geometry.capacity_bytes() / DATA_BYTES as u64;
        Self {
            geometry,
            entries,
            seed,
            broad: Vec::new(),
            logic: LogicFault::default(),
            couplings: Vec::new(),
            by_aggressor: Vec::new(),
            own: BTreeMap::new(),
            points: Vec::new(),
        }
    }

    /// Puts the lists in order; every query relies on this order.
    pub(super) fn index(&mut self) {
        self.couplings.sort_by_key(|c| (c.victim, c.bit, c.aggressor));
        self.by_aggressor = (0..self.couplings.len() as u32).collect();
        self.by_aggressor.sort_by_key(|&i| (self.couplings[i as usize].aggressor, i));
        for coupling in &self.couplings {
            self.own.entry(coupling.victim).or_default().victim = true;
            self.own.entry(coupling.aggressor).or_default();
        }
        for faults in self.own.values_mut() {
            faults.effects.sort_by_key(|effect| effect.fault);
            faults.weak.sort_by_key(|cell| cell.bit);
            faults.upsets.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
        }
        self.points = self.own.keys().copied().collect();
    }

    /// Entries with faults of their own, and those that are coupled to them, sorted; entries that only faults of many
    /// entries touch are not among them.
    pub fn points(&self) -> &[u64] {
        &self.points
    }

    /// The coordinates of an entry.
    ///
    /// # Panics
    /// If it lies beyond the device.
    pub fn fields(&self, entry: u64) -> [u32; 6] {
        let location = self.geometry.locate(entry * DATA_BYTES as u64);
        location.unwrap_or_else(|| panic!("entry {entry} is beyond the device")).fields
    }

    /// The entry at these coordinates.
    ///
    /// # Panics
    /// If they lie beyond the device.
    pub fn entry(&self, fields: [u32; 6]) -> u64 {
        let address = self.geometry.address(&Location { fields, byte: 0 });
        address.unwrap_or_else(|| panic!("{fields:?} is beyond the device")) / DATA_BYTES as u64
    }

    /// All faults of an entry.
    pub fn at(&self, entry: u64) -> EntryFaults {
        let mut faults = self.own.get(&entry).cloned().unwrap_or_default();
        if !self.broad.is_empty() {
            let fields = self.fields(entry);
            faults.effects.extend(self.broad.iter().filter(|b| b.contains(&fields)).map(|b| b.effect));
            faults.effects.sort_by_key(|e| e.fault);
        }
        faults
    }

    /// Indices of the couplings whose aggressor is this entry.
    pub fn disturbed_by(&self, entry: u64) -> &[u32] {
        &self.by_aggressor[with_key(&self.by_aggressor, entry, |&i| self.couplings[i as usize].aggressor)]
    }

    /// Indices of the couplings whose victim is this entry.
    pub fn victims_in(&self, entry: u64) -> Range<usize> {
        with_key(&self.couplings, entry, |c| c.victim)
    }
}

impl Effect {
    /// The value that a read of `cells` returns under this fault; `random` are fair bits for this access.
    pub(crate) fn apply(&self, cells: Bits, random: impl FnOnce() -> Bits) -> Bits {
        match self.behaviour {
            Behaviour::StuckAt0 => cells & !self.mask,
            Behaviour::StuckAt1 => cells | self.mask,
            Behaviour::Inverted => cells ^ self.mask,
            Behaviour::Random => cells ^ (self.mask & random()),
        }
    }
}
