//! Some entries of a device: what was written (the truth), how the cells differ from it, and what a read delivers.
//!
//! Cells hold codewords. The truth is kept apart from them: it is what the program meant to be there, so every read can
//! be judged. Cells equal the truth's codeword except for `difference`, which only faulty entries have.

mod coupling;
mod faulty;
mod outcome;

pub(crate) use coupling::Cells;
pub use coupling::Exposures;
pub use outcome::{Outcome, Tally};

use crate::bits::{Bits, CHECK_BYTES, DATA_BYTES, WORDS};
use crate::codec::{EntryCodec, Scratch as CodecScratch, Status};
use crate::fault::FaultMap;
use crate::random::Draw;
use faulty::Faulty;
use std::ops::Range;

/// When an operation happens.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Now {
    /// Number of the operation: keys what is drawn at each access.
    pub step: u64,
    /// Simulated time.
    pub seconds: f64,
}

/// What operations on blocks need to know.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The faults of the device.
    pub map: &'a FaultMap,
    pub codec: &'a EntryCodec,
    /// For what intermittent faults draw at each access.
    pub draw: Draw,
    pub now: Now,
}

/// One operation, with the buffers of its thread.
#[derive(Debug)]
pub struct Access<'a> {
    pub context: Context<'a>,
    pub scratch: &'a mut Scratch,
}

impl<'a> Access<'a> {
    /// An operation whose draws follow from the map's seed.
    pub fn new(map: &'a FaultMap, codec: &'a EntryCodec, now: Now, scratch: &'a mut Scratch) -> Self {
        Self { context: Context { map, codec, draw: Draw::new(map.seed, "access"), now }, scratch }
    }

    /// Check bytes of some entries.
    fn encode(&mut self, data: &[u8], check: &mut [u8]) {
        self.context.codec.encode(data, check, &mut self.scratch.codec);
    }

    /// Decodes entries whose check bytes are in the buffers; what the decoder claims of each is there then.
    fn decode(&mut self, data: &mut [u8]) {
        let Scratch { codec, check, status, .. } = &mut *self.scratch;
        self.context.codec.decode(data, check, status, codec);
    }

    /// Room for so many entries.
    fn resize(&mut self, entries: usize) {
        self.scratch.check.resize(CHECK_BYTES * entries, 0);
        self.scratch.status.resize(entries, Status::Clean);
    }
}

#[derive(Clone, Debug, Default)]
pub struct Scratch {
    pub(crate) codec: CodecScratch,
    check: Vec<u8>,
    status: Vec<Status>,
    data: Vec<u8>,
    touched: Vec<Touched>,
}

/// A faulty entry of the operation under way: its position there, its index among the faulty, whether a fault acts.
#[derive(Clone, Copy, Debug)]
struct Touched {
    at: usize,
    faulty: usize,
    active: bool,
}

/// Some entries of a device, by slot, in ascending order of address.
#[derive(Clone, Debug)]
pub struct Block {
    entries: Vec<u64>,
    data: Vec<u8>,
    check: Vec<u8>,
    faulty: Vec<Faulty>,
    /// Slots that hold an aggressor of some coupling.
    aggressors: Vec<usize>,
    /// Slots that hold a victim.
    victims: Vec<usize>,
}

/// Which words of an entry a write changes: all eight, or those of a mask.
pub type WordMask = u8;

impl Block {
    /// These entries (ascending), all of them written with zeros at time zero.
    pub fn new(entries: Vec<u64>, access: &mut Access<'_>) -> Self {
        let map = access.context.map;
        let mut faulty = Vec::new();
        let (mut aggressors, mut victims) = (Vec::new(), Vec::new());
        let reach = entries.first().map_or(0..0, |first| *first..entries[entries.len() - 1] + 1);
        let sound = map.broad.is_empty() && !map.has_points(reach);
        for (slot, &entry) in entries.iter().enumerate().filter(|_| !sound) {
            let faults = map.at(entry);
            if faults.victim {
                victims.push(slot);
            }
            if !faults.is_none() {
                faulty.push(Faulty::new(slot, faults));
            }
            if !map.disturbed_by(entry).is_empty() {
                aggressors.push(slot);
            }
        }
        let mut block = Self {
            data: vec![0; DATA_BYTES * entries.len()],
            check: vec![0; CHECK_BYTES * entries.len()],
            entries,
            faulty,
            aggressors,
            victims,
        };
        access.encode(&block.data, &mut block.check);
        block
    }

    /// Addresses of the entries, in units of entries.
    pub fn entries(&self) -> &[u64] {
        &self.entries
    }

    /// What the program wrote, 32 bytes for every slot.
    pub fn truth(&self) -> &[u8] {
        &self.data
    }

    /// Whether a cell of these slots is an aggressor or a victim of coupling.
    pub fn is_coupled(&self) -> bool {
        !self.aggressors.is_empty() || !self.victims.is_empty()
    }

    /// Writes whole entries to ascending slots.
    ///
    /// # Panics
    /// If `data` does not hold 32 bytes for every slot.
    pub fn write(&mut self, slots: Range<usize>, data: &[u8], access: &mut Access<'_>, tally: &mut Tally) {
        let bytes = DATA_BYTES * slots.start..DATA_BYTES * slots.end;
        self.data[bytes.clone()].copy_from_slice(data);
        let check = &mut self.check[bytes.start / 8..bytes.end / 8];
        access.encode(&self.data[bytes], check);
        let first = self.faulty.partition_point(|f| f.slot < slots.start);
        for faulty in self.faulty[first..].iter_mut().take_while(|f| f.slot < slots.end) {
            faulty.overwrite(access.context.now, tally);
        }
    }

    /// Writes some words of some slots (ascending): data holds 32 bytes and `masks` a mask for every slot of the list.
    /// With ECC a part of an entry is written by reading, merging and writing the whole of it, as memory without byte
    /// enables must; what that read comes to is added to `outcomes` by position. Without ECC only the words are written.
    pub fn write_words(
        &mut self,
        slots: &[usize],
        data: &[u8],
        masks: &[WordMask],
        access: &mut Access<'_>,
        tally: &mut Tally,
        outcomes: &mut Vec<(usize, Outcome)>,
    ) {
        let (now, without_ecc) = (access.context.now, access.context.codec.is_none());
        let mut touched = std::mem::take(&mut access.scratch.touched);
        self.touched(slots, &mut touched);
        if without_ecc {
            touched.iter().for_each(|t| self.faulty[t.faulty].overwrite_words(masks[t.at], now, tally));
            self.merge_words(slots, data, masks, access);
        } else {
            outcomes.extend(self.rewrite_words(slots, data, masks, &mut touched, access, tally));
        }
        access.scratch.touched = touched;
    }

    /// [`Block::write_words`] with ECC: what reading the entries that are written in part came to.
    fn rewrite_words(
        &mut self,
        slots: &[usize],
        data: &[u8],
        masks: &[WordMask],
        touched: &mut Vec<Touched>,
        access: &mut Access<'_>,
        tally: &mut Tally,
    ) -> Vec<(usize, Outcome)> {
        let now = access.context.now;
        let mut stored = std::mem::take(&mut access.scratch.data);
        stored.clear();
        touched.retain(|t| {
            let whole = masks[t.at] == WordMask::MAX;
            if whole {
                self.faulty[t.faulty].overwrite(now, tally);
            }
            !whole
        });
        // The words that stay are read before anything is changed.
        let outcomes = self.deliver(slots, touched, access, &mut stored);
        for (t, bytes) in touched.iter().zip(stored.chunks_exact_mut(DATA_BYTES)) {
            merge(bytes, &data[DATA_BYTES * t.at..], masks[t.at]);
        }
        self.merge_words(slots, data, masks, access);
        let mut check = vec![0; CHECK_BYTES * touched.len()];
        access.encode(&stored, &mut check);
        for (i, t) in touched.iter().enumerate() {
            let cells = Bits::load(&stored[DATA_BYTES * i..], &check[CHECK_BYTES * i..]);
            let truth = self.codeword(slots[t.at]);
            self.faulty[t.faulty].rewrite(cells ^ truth, now);
        }
        access.scratch.data = stored;
        outcomes
    }

    /// Merges words into the truth and encodes it.
    fn merge_words(&mut self, slots: &[usize], data: &[u8], masks: &[WordMask], access: &mut Access<'_>) {
        for (at, &slot) in slots.iter().enumerate() {
            merge(&mut self.data[DATA_BYTES * slot..][..DATA_BYTES], &data[DATA_BYTES * at..], masks[at]);
        }
        self.encode_slots(slots, access);
    }

    /// Reads slots (ascending): 32 bytes for each into `out`, and by position what each that is not clean came to.
    pub fn read(
        &mut self,
        slots: impl Iterator<Item = usize> + Clone,
        access: &mut Access<'_>,
        out: &mut [u8],
        outcomes: &mut Vec<(usize, Outcome)>,
    ) {
        let count = out.len() / DATA_BYTES;
        access.resize(count);
        let mut touched = std::mem::take(&mut access.scratch.touched);
        touched.clear();
        let mut next = slots.clone().next().map_or(0, |s| self.faulty.partition_point(|f| f.slot < s));
        for (at, slot) in slots.clone().enumerate() {
            let (data, check) = (DATA_BYTES * slot, CHECK_BYTES * slot);
            out[DATA_BYTES * at..][..DATA_BYTES].copy_from_slice(&self.data[data..data + DATA_BYTES]);
            access.scratch.check[CHECK_BYTES * at..][..CHECK_BYTES]
                .copy_from_slice(&self.check[check..check + CHECK_BYTES]);
            while next < self.faulty.len() && self.faulty[next].slot < slot {
                next += 1;
            }
            if self.faulty.get(next).is_some_and(|f| f.slot == slot) {
                let (cells, active) = self.cells(next, &access.context);
                cells.store(&mut out[DATA_BYTES * at..][..DATA_BYTES], &mut access.scratch.check[CHECK_BYTES * at..]);
                touched.push(Touched { at, faulty: next, active });
            }
        }
        access.decode(out);
        for t in &touched {
            let outcome = self.judge(t, &out[DATA_BYTES * t.at..][..DATA_BYTES], access.scratch.status[t.at]);
            if outcome != Outcome::Clean {
                outcomes.push((t.at, outcome));
            }
        }
        access.scratch.touched = touched;
    }

    /// What a decoder delivers of touched slots: decoded data in `out`, outcomes by position. Entries that the decoder
    /// refuses become poisoned: what is merged into them must not pass for good data.
    fn deliver(
        &mut self,
        slots: &[usize],
        touched: &mut [Touched],
        access: &mut Access<'_>,
        out: &mut Vec<u8>,
    ) -> Vec<(usize, Outcome)> {
        out.resize(DATA_BYTES * touched.len(), 0);
        access.resize(touched.len());
        for (i, t) in touched.iter_mut().enumerate() {
            debug_assert_eq!(self.faulty[t.faulty].slot, slots[t.at]);
            let (cells, active) = self.cells(t.faulty, &access.context);
            t.active = active;
            cells.store(&mut out[DATA_BYTES * i..][..DATA_BYTES], &mut access.scratch.check[CHECK_BYTES * i..]);
        }
        access.decode(out);
        let mut outcomes = Vec::new();
        for (i, t) in touched.iter().enumerate() {
            let outcome = self.judge(t, &out[DATA_BYTES * i..][..DATA_BYTES], access.scratch.status[i]);
            self.faulty[t.faulty].poisoned |= outcome == Outcome::Detected;
            if outcome != Outcome::Clean {
                outcomes.push((t.at, outcome));
            }
        }
        outcomes
    }

    /// What the cells of a faulty entry say now, and whether a fault is at work there.
    fn cells(&mut self, faulty: usize, context: &Context<'_>) -> (Bits, bool) {
        let now = context.now;
        let (slot, entry) = (self.faulty[faulty].slot, self.entries[self.faulty[faulty].slot]);
        let truth = self.codeword(slot);
        let faulty = &mut self.faulty[faulty];
        faulty.pass_time(truth, now);
        let mut cells = truth ^ faulty.difference;
        let mut active = !faulty.difference.is_none() || faulty.poisoned;
        for effect in faulty.effects.iter().filter(|e| e.touches(context.codec.is_none())) {
            // Entries have at most 2^40 numbers, faults 2^20.
            let (a, b) = (entry | u64::from(effect.fault) << 40, now.step << 3);
            if effect.activity >= 1.0 || context.draw.unit(a, b) < effect.activity {
                active = true;
                cells = effect.apply(cells, || context.draw.entry(a, b + 1));
            }
        }
        if context.codec.is_none() {
            cells.check = 0;
        }
        (cells, active)
    }

    fn judge(&self, touched: &Touched, delivered: &[u8], status: Status) -> Outcome {
        let faulty = &self.faulty[touched.faulty];
        let right = delivered == &self.data[DATA_BYTES * faulty.slot..][..DATA_BYTES];
        match status {
            _ if faulty.poisoned => Outcome::Detected,
            Status::Uncorrectable => Outcome::Detected,
            Status::Corrected if right => Outcome::Corrected,
            Status::Corrected => Outcome::Miscorrected,
            Status::Clean if !right => Outcome::Undetected,
            Status::Clean if touched.active => Outcome::Masked,
            Status::Clean => Outcome::Clean,
        }
    }

    fn touched(&self, slots: &[usize], touched: &mut Vec<Touched>) {
        touched.clear();
        let mut next = 0;
        for (at, &slot) in slots.iter().enumerate() {
            while next < self.faulty.len() && self.faulty[next].slot < slot {
                next += 1;
            }
            if self.faulty.get(next).is_some_and(|f| f.slot == slot) {
                touched.push(Touched { at, faulty: next, active: false });
            }
        }
    }

    /// Encodes the truth of some slots again.
    fn encode_slots(&mut self, slots: &[usize], access: &mut Access<'_>) {
        if slots.len() == self.entries.len() {
            return access.encode(&self.data, &mut self.check);
        }
        let mut data = Vec::with_capacity(DATA_BYTES * slots.len());
        slots.iter().for_each(|s| data.extend_from_slice(&self.data[DATA_BYTES * s..][..DATA_BYTES]));
        let mut check = vec![0; CHECK_BYTES * slots.len()];
        access.encode(&data, &mut check);
        for (check, slot) in check.chunks_exact(CHECK_BYTES).zip(slots) {
            self.check[CHECK_BYTES * slot..][..CHECK_BYTES].copy_from_slice(check);
        }
    }

    fn codeword(&self, slot: usize) -> Bits {
        Bits::load(&self.data[DATA_BYTES * slot..], &self.check[CHECK_BYTES * slot..])
    }

    fn slot_of(&self, entry: u64) -> Option<usize> {
        self.entries.binary_search(&entry).ok()
    }
}

/// Overwrites the words of a mask.
fn merge(entry: &mut [u8], new: &[u8], mask: WordMask) {
    for word in (0..WORDS).filter(|w| mask >> w & 1 == 1) {
        entry[4 * word..4 * word + 4].copy_from_slice(&new[4 * word..4 * word + 4]);
    }
}
