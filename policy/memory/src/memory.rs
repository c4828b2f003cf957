//! Chosen entries of a device: the data that were written, how the cells differ from them, and the outcomes of reads.
//!
//! Cells hold codewords. They equal the codeword of the written data except for `difference`. Entries without faults never
//! differ, so a memory test need not simulate them.

use crate::bits::{BEATS, Bits, PINS};
use crate::codec::{Claim, EntryCodec, Lanes};
use crate::fault::{EntryFaults, FaultMap, WeakCell};
use crate::random::Draw;
use eccforge_outcomes::ReadOutcome;
use rustc_hash::FxHashMap;

/// The words of an entry that a write changes: bit w is for the w-th of eight 32-bit words.
pub type WordMask = u8;

/// The time of an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Now {
    /// Number of the operation, which is the key of the random numbers of each access.
    pub step: u64,
    /// Simulated time, in seconds.
    pub seconds: f64,
}

/// A read of an entry that was not clean.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Access {
    /// The entry holds bytes 32 `entry` .. 32 `entry` + 31 of the device.
    pub entry: u64,
    pub outcome: ReadOutcome,
    /// Whether a fault acted but changed no delivered bit, for example a cell stuck at the value that was written to it.
    pub masked: bool,
    /// Wrong bits of the delivered data.
    pub wrong: [u64; BEATS],
}

/// A simulated memory: every access meets the faults of its entry and goes through the codec.
#[derive(Clone, Debug)]
pub struct Memory<'a> {
    map: &'a FaultMap,
    codec: &'a EntryCodec,
    draw: Draw,
    entries: Vec<Entry>,
    /// Number of times that each victim's aggressor was written with the opposite value since the victim was written, by coupling.
    exposures: FxHashMap<usize, u32>,
    lanes: Lanes,
    /// The time of the next operation.
    pub now: Now,
    /// Upsets that were overwritten before any read.
    pub overwritten: u64,
}

#[derive(Clone, Debug)]
struct Entry {
    address: u64,
    faults: EntryFaults,
    coupled: bool,
    /// For each weak cell: the time of its last write or read (seconds), and whether its charge is lost.
    leaks: Vec<(f64, bool)>,
    next_upset: usize,
    /// The codeword of the written data.
    written: Bits,
    difference: Bits,
    poisoned: bool,
}

/// The data bits of these words.
fn bits_of_words(mask: WordMask) -> Bits {
    let mut data = [0; BEATS];
    for word in (0..2 * BEATS).filter(|word| mask >> word & 1 == 1) {
        data[word / 2] |= 0xFFFF_FFFF << (32 * (word % 2));
    }
    Bits { data, check: 0 }
}

/// Whether a write of these words writes this physical bit; check bits are written with any word.
fn writes(mask: WordMask, bit: u16) -> bool {
    usize::from(bit) % PINS >= 64 || bits_of_words(mask).get(bit.into())
}

impl<'a> Memory<'a> {
    /// Creates a memory of these entries (ascending), all of them written with zeros at time zero. All random numbers
    /// have the seed of the map.
    pub fn new(map: &'a FaultMap, codec: &'a EntryCodec, entries: impl IntoIterator<Item = u64>) -> Self {
        let written = codec.encode([0; BEATS]);
        let mut all = Vec::new();
        for address in entries {
            let faults = map.at(address);
            let coupled = faults.victim || !map.disturbed_by(address).is_empty();
            let leaks = vec![(0.0, false); faults.weak.len()];
            let difference = Bits::NONE;
            all.push(Entry { address, faults, coupled, leaks, next_upset: 0, written, difference, poisoned: false });
        }
        Self {
            map,
            codec,
            draw: Draw::new(map.seed, "access"),
            entries: all,
            exposures: FxHashMap::default(),
            lanes: Lanes::default(),
            now: Now::default(),
            overwritten: 0,
        }
    }

    /// The data that were last written to an entry.
    pub fn written(&self, entry: u64) -> Option<[u64; BEATS]> {
        self.slot(entry).map(|slot| self.entries[slot].written.data)
    }

    /// Writes words of entries: `words` gives for each entry those that are written, and the new data. With ECC, a
    /// write of a part of an entry reads, merges and writes the complete entry, as memory without byte enables must.
    /// Returns the outcomes of these reads that are not clean. Without ECC only the words are written.
    pub fn write(&mut self, words: impl Fn(u64) -> (WordMask, [u64; BEATS])) -> Vec<Access> {
        let changes = self.entries.iter().enumerate().map(|(slot, entry)| (slot, words(entry.address)));
        let written: Vec<_> = changes.filter(|(_, (mask, _))| *mask != 0).collect();
        let mut partly = Vec::new();
        if !self.codec.is_none() {
            partly.extend(written.iter().filter(|(_, (mask, _))| *mask != WordMask::MAX).map(|(slot, _)| *slot));
        }
        // Unchanged words are read before any write.
        let mut read = self.deliver(&partly);
        let mut unchanged = read.iter();
        for &(slot, (mask, data)) in &written {
            let (entry, now, bits) = (&mut self.entries[slot], self.now, bits_of_words(mask));
            let merged = entry.written & !bits | Bits { data, check: 0 } & bits;
            entry.written = self.codec.encode(merged.data);
            if mask == WordMask::MAX {
                self.overwritten += entry.apply_upsets(now);
                entry.rewrite(Bits::NONE, now);
                entry.poisoned = false;
            } else if self.codec.is_none() {
                entry.apply_upsets(now);
                entry.difference = entry.difference & !bits;
                entry.restore(bits, now);
            } else if let Some(access) = unchanged.next() {
                // Data with a detected error must not be delivered as good.
                entry.poisoned |= access.outcome == ReadOutcome::Detected;
                let wrong = Bits { data: access.wrong, check: 0 } & !bits;
                entry.rewrite(self.codec.sum(wrong.data), now);
            }
        }
        if !self.map.couplings.is_empty() {
            self.disturb(
                written.iter().map(|&(slot, (mask, _))| (slot, mask)).filter(|w| self.entries[w.0].coupled).collect(),
            );
        }
        read.retain(|access| access.masked || access.outcome != ReadOutcome::Clean);
        read
    }

    /// Reads entries. Returns the reads that are not clean.
    pub fn read(&mut self, wanted: impl Fn(u64) -> bool) -> Vec<Access> {
        let slots: Vec<usize> = (0..self.entries.len()).filter(|s| wanted(self.entries[*s].address)).collect();
        let mut read = self.deliver(&slots);
        read.retain(|access| access.masked || access.outcome != ReadOutcome::Clean);
        read
    }

    /// Reads these entries, including the clean ones.
    fn deliver(&mut self, slots: &[usize]) -> Vec<Access> {
        let mut accesses = Vec::with_capacity(slots.len());
        let mut wrong = Vec::new();
        let mut errors = Vec::new();
        for &slot in slots {
            let entry = &mut self.entries[slot];
            let (error, active) = entry.sense(self.now, self.codec.is_none(), &self.draw);
            let outcome = if entry.poisoned { ReadOutcome::Detected } else { ReadOutcome::Clean };
            let masked = active && !entry.poisoned;
            if !error.is_none() {
                wrong.push(accesses.len());
                errors.push(error);
            }
            accesses.push(Access { entry: entry.address, outcome, masked, wrong: error.data });
        }
        for (at, (claim, error)) in wrong.into_iter().zip(self.codec.decode(&errors, &mut self.lanes)) {
            let (access, right) = (&mut accesses[at], error.data == [0; BEATS]);
            access.wrong = error.data;
            access.outcome = match (access.outcome, claim) {
                (ReadOutcome::Detected, _) | (_, Claim::Due) => ReadOutcome::Detected,
                (_, Claim::Ce) if right => ReadOutcome::Corrected,
                (_, Claim::Ce) => ReadOutcome::Miscorrected,
                (_, Claim::Clean) if !right => ReadOutcome::Undetected,
                (outcome, Claim::Clean) => outcome,
            };
            access.masked &= access.outcome == ReadOutcome::Clean;
        }
        accesses
    }

    /// Lets a write of ascending entries, each with the words that it changed, disturb their neighbours. All were written
    /// before this is called: a victim whose address is above that of its aggressor was written after it.
    fn disturb(&mut self, mut written: Vec<(usize, WordMask)>) {
        let map = self.map;
        if !self.codec.is_none() {
            // A part is written by rewriting the entry.
            for (_, mask) in &mut written {
                *mask = WordMask::MAX;
            }
        }
        for &(slot, mask) in &written {
            for c in map.victims_in(self.entries[slot].address).filter(|&c| writes(mask, map.couplings[c].bit)) {
                self.exposures.remove(&c);
            }
        }
        for &(slot, mask) in &written {
            let aggressor = self.entries[slot].address;
            for &c in map.disturbed_by(aggressor) {
                let coupling = &map.couplings[c as usize];
                let Some(victim) = self.slot(coupling.victim) else { continue };
                let later = written.binary_search_by_key(&victim, |w| w.0).map(|i| written[i].1);
                // Entries are written in ascending order: a victim above its aggressor is written after the disturbance, which heals it.
                let rewritten = coupling.victim > aggressor && later.is_ok_and(|m| writes(m, coupling.bit));
                let opposite = self.entries[slot].cell(coupling.bit) != self.entries[victim].cell(coupling.bit);
                if !writes(mask, coupling.bit) || rewritten || !opposite {
                    continue;
                }
                let count = self.exposures.entry(c as usize).or_insert(0);
                let p = if *count == 0 { coupling.probability } else { coupling.probability * coupling.repeat_factor };
                *count += 1;
                if self.draw.part(1 << 63 | u64::from(c)).unit(self.now.step, 0) < p {
                    self.entries[victim].difference ^= Bits::bit(coupling.bit.into());
                }
            }
        }
    }

    fn slot(&self, entry: u64) -> Option<usize> {
        self.entries.binary_search_by_key(&entry, |e| e.address).ok()
    }
}

impl Entry {
    /// The value of a cell.
    fn cell(&self, bit: u16) -> bool {
        (self.written ^ self.difference).get(bit.into())
    }

    /// Applies the events up to `now`. Returns the number of events since the last call.
    fn apply_upsets(&mut self, now: Now) -> u64 {
        let before = self.next_upset;
        while let Some(upset) = self.faults.upsets.get(self.next_upset).filter(|u| u.seconds <= now.seconds) {
            self.difference ^= upset.mask;
            self.next_upset += 1;
        }
        (self.next_upset - before) as u64
    }

    /// Writes all cells; they then differ from the written data by `difference`.
    fn rewrite(&mut self, difference: Bits, now: Now) {
        self.difference = difference;
        self.restore(Bits::ALL, now);
    }

    /// Restores the charge of these bits.
    fn restore(&mut self, bits: Bits, now: Now) {
        for (cell, leak) in self.faults.weak.iter().zip(&mut self.leaks) {
            if bits.get(cell.bit.into()) {
                *leak = (now.seconds, false);
            }
        }
    }

    /// Wrong bits of the cells as a read finds them, and whether a fault acts.
    fn sense(&mut self, now: Now, without_ecc: bool, draw: &Draw) -> (Bits, bool) {
        self.apply_upsets(now);
        for (cell, (restored, lost)) in self.faults.weak.iter().zip(&mut self.leaks).filter(|(_, leak)| !leak.1) {
            let charged = (self.written ^ self.difference).get(cell.bit.into()) == cell.one_to_zero;
            // An uncharged cell cannot lose its charge, but it has not been restored either.
            if charged && cell.is_lost(*restored, now.seconds) {
                *lost = true;
                self.difference ^= Bits::bit(cell.bit.into());
            }
            // A read restores the values that it found.
            *restored = now.seconds;
        }
        let mut cells = self.written ^ self.difference;
        let mut active = !self.difference.is_none() || self.poisoned;
        for effect in self.faults.effects.iter().filter(|e| e.touches(without_ecc)) {
            // Entries have at most 2^40 numbers, faults 2^20.
            let (a, b) = (self.address | u64::from(effect.fault) << 40, now.step << 3);
            if effect.activity >= 1.0 || draw.unit(a, b) < effect.activity {
                active = true;
                cells = effect.apply(cells, || draw.entry(a, b + 1));
            }
        }
        let mut error = cells ^ self.written;
        if without_ecc {
            error.check = 0;
        }
        (error, active)
    }
}

impl WeakCell {
    /// Whether the charge of `restored` is lost at `now`: lost before the next refresh restores it, or in a later
    /// period. Refreshes come at whole multiples of the period.
    pub fn is_lost(&self, restored: f64, now: f64) -> bool {
        let refresh = (restored / self.refresh_s).ceil() * self.refresh_s;
        if refresh - restored >= self.retention_s {
            return now >= restored + self.retention_s;
        }
        self.retention_s < self.refresh_s && now >= refresh + self.retention_s
    }
}
