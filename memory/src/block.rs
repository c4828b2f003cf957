//! Some entries of a device: what was written (the truth), how the cells differ from it, and what a read delivers.
//!
//! Cells hold codewords. The truth is kept apart from them: it is what the program meant to be there, so every read can
//! be judged. Cells equal the truth's codeword except for `difference`, which only faulty entries have.

use crate::bits::{Bits, CHECK_BYTES, DATA_BYTES, PINS, WORDS};
use crate::codec::{EntryCodec, Scratch as CodecScratch, Status};
use crate::fault::{Effect, EntryFaults, FaultMap, Upset, WeakCell};
use crate::random::Draw;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::ops::{AddAssign, Range};

/// What a read came to, judged by the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Nothing was wrong.
    Clean,
    /// A fault was at work and changed nothing that is delivered: a cell stuck at what was written to it.
    Masked,
    /// Wrong cells, right data, and the decoder says that it corrected.
    Corrected,
    /// The decoder refused, or the entry was marked as poisoned before.
    Detected,
    /// Wrong data, and the decoder says that it corrected: silent.
    Miscorrected,
    /// Wrong data, and nothing is said: silent.
    Undetected,
}

/// How many accesses came to what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// See [`Outcome::Clean`].
    pub clean: u64,
    /// See [`Outcome::Masked`].
    pub masked: u64,
    /// See [`Outcome::Corrected`].
    pub corrected: u64,
    /// See [`Outcome::Detected`].
    pub detected: u64,
    /// See [`Outcome::Miscorrected`].
    pub miscorrected: u64,
    /// See [`Outcome::Undetected`].
    pub undetected: u64,
    /// Upsets that were overwritten before anyone read them: masked, too, but no read met them.
    pub overwritten: u64,
}

impl Tally {
    /// Counts one more outcome.
    pub fn add(&mut self, outcome: Outcome) {
        *match outcome {
            Outcome::Clean => &mut self.clean,
            Outcome::Masked => &mut self.masked,
            Outcome::Corrected => &mut self.corrected,
            Outcome::Detected => &mut self.detected,
            Outcome::Miscorrected => &mut self.miscorrected,
            Outcome::Undetected => &mut self.undetected,
        } += 1;
    }

    /// Reads of entries.
    pub fn accesses(&self) -> u64 {
        self.clean + self.masked + self.corrected + self.detected + self.silent()
    }

    /// Reads that delivered wrong data without notice.
    pub fn silent(&self) -> u64 {
        self.miscorrected + self.undetected
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, o: Self) {
        self.clean += o.clean;
        self.masked += o.masked;
        self.corrected += o.corrected;
        self.detected += o.detected;
        self.miscorrected += o.miscorrected;
        self.undetected += o.undetected;
        self.overwritten += o.overwritten;
    }
}

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
    /// How entries are encoded.
    pub codec: &'a EntryCodec,
    /// For what intermittent faults draw at each access.
    pub draw: Draw,
}

impl<'a> Context<'a> {
    /// A context whose draws follow from the map's seed.
    pub fn new(map: &'a FaultMap, codec: &'a EntryCodec) -> Self {
        Self { map, codec, draw: Draw::new(map.seed, "access") }
    }
}

/// Buffers for one thread.
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

/// See [`Block`].
#[derive(Clone, Debug)]
struct Faulty {
    slot: usize,
    effects: Vec<Effect>,
    weak: Vec<Leak>,
    upsets: Vec<Upset>,
    next_upset: usize,
    difference: Bits,
    poisoned: bool,
}

#[derive(Clone, Copy, Debug)]
struct Leak {
    cell: WeakCell,
    /// When the cell was last written or read, seconds.
    restored: f64,
    lost: bool,
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

/// An entry that was written, and the words that were.
pub(crate) type Written = (u64, WordMask);

impl Block {
    /// These entries (ascending), all of them written with zeros at time zero.
    pub fn new(entries: Vec<u64>, context: &Context<'_>, scratch: &mut Scratch) -> Self {
        let mut faulty = Vec::new();
        let (mut aggressors, mut victims) = (Vec::new(), Vec::new());
        let reach = entries.first().map_or(0..0, |first| *first..entries[entries.len() - 1] + 1);
        let sound = context.map.broad.is_empty() && !context.map.has_points(reach);
        for (slot, &entry) in entries.iter().enumerate().filter(|_| !sound) {
            let faults = context.map.at(entry);
            if faults.victim {
                victims.push(slot);
            }
            if !faults.is_none() {
                faulty.push(Faulty::new(slot, faults));
            }
            if !context.map.disturbed_by(entry).is_empty() {
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
        context.codec.encode(&block.data, &mut block.check, &mut scratch.codec);
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
    pub fn write(
        &mut self,
        slots: Range<usize>,
        data: &[u8],
        context: &Context<'_>,
        now: Now,
        scratch: &mut Scratch,
        tally: &mut Tally,
    ) {
        let bytes = DATA_BYTES * slots.start..DATA_BYTES * slots.end;
        self.data[bytes.clone()].copy_from_slice(data);
        let check = &mut self.check[bytes.start / 8..bytes.end / 8];
        context.codec.encode(&self.data[bytes], check, &mut scratch.codec);
        let first = self.faulty.partition_point(|f| f.slot < slots.start);
        for faulty in self.faulty[first..].iter_mut().take_while(|f| f.slot < slots.end) {
            faulty.overwrite(now, tally);
        }
    }

    /// Writes some words of some slots (ascending): data holds 32 bytes and `masks` a mask for every slot of the list.
    /// With ECC a part of an entry is written by reading, merging and writing the whole of it, as memory without byte
    /// enables must; what that read comes to is added to `outcomes` by position. Without ECC only the words are written.
    #[allow(clippy::too_many_arguments)]
    pub fn write_words(
        &mut self,
        slots: &[usize],
        data: &[u8],
        masks: &[WordMask],
        context: &Context<'_>,
        now: Now,
        scratch: &mut Scratch,
        tally: &mut Tally,
        outcomes: &mut Vec<(usize, Outcome)>,
    ) {
        let mut touched = std::mem::take(&mut scratch.touched);
        self.touched(slots, &mut touched);
        let mut stored = std::mem::take(&mut scratch.data);
        stored.clear();
        if !context.codec.is_none() {
            // The words that stay are read before anything is changed.
            touched.retain(|t| {
                let whole = masks[t.at] == WordMask::MAX;
                if whole {
                    self.faulty[t.faulty].overwrite(now, tally);
                }
                !whole
            });
            let delivered = self.deliver(slots, &mut touched, context, now, scratch, &mut stored);
            outcomes.extend(delivered);
            for (t, bytes) in touched.iter().zip(stored.chunks_exact_mut(DATA_BYTES)) {
                merge(bytes, &data[DATA_BYTES * t.at..], masks[t.at]);
            }
        } else {
            for t in &touched {
                self.faulty[t.faulty].overwrite_words(masks[t.at], now, tally);
            }
        }
        for (at, &slot) in slots.iter().enumerate() {
            merge(&mut self.data[DATA_BYTES * slot..][..DATA_BYTES], &data[DATA_BYTES * at..], masks[at]);
        }
        self.encode_slots(slots, context, scratch);
        if !context.codec.is_none() {
            scratch.check.resize(CHECK_BYTES * touched.len(), 0);
            context.codec.encode(&stored, &mut scratch.check, &mut scratch.codec);
            for (i, t) in touched.iter().enumerate() {
                let cells = Bits::load(&stored[DATA_BYTES * i..], &scratch.check[CHECK_BYTES * i..]);
                let truth = self.codeword(slots[t.at]);
                self.faulty[t.faulty].rewrite(cells ^ truth, now);
            }
        }
        scratch.data = stored;
        scratch.touched = touched;
    }

    /// Reads slots (ascending): 32 bytes for each into `out`, and by position what each that is not clean came to.
    pub fn read(
        &mut self,
        slots: impl Iterator<Item = usize> + Clone,
        context: &Context<'_>,
        now: Now,
        scratch: &mut Scratch,
        out: &mut [u8],
        outcomes: &mut Vec<(usize, Outcome)>,
    ) {
        let count = out.len() / DATA_BYTES;
        scratch.check.resize(CHECK_BYTES * count, 0);
        scratch.status.resize(count, Status::Clean);
        let mut touched = std::mem::take(&mut scratch.touched);
        touched.clear();
        let mut next = slots.clone().next().map_or(0, |s| self.faulty.partition_point(|f| f.slot < s));
        for (at, slot) in slots.clone().enumerate() {
            let (data, check) = (DATA_BYTES * slot, CHECK_BYTES * slot);
            out[DATA_BYTES * at..][..DATA_BYTES].copy_from_slice(&self.data[data..data + DATA_BYTES]);
            scratch.check[CHECK_BYTES * at..][..CHECK_BYTES].copy_from_slice(&self.check[check..check + CHECK_BYTES]);
            while next < self.faulty.len() && self.faulty[next].slot < slot {
                next += 1;
            }
            if self.faulty.get(next).is_some_and(|f| f.slot == slot) {
                let (cells, active) = self.cells(next, context, now);
                cells.store(&mut out[DATA_BYTES * at..][..DATA_BYTES], &mut scratch.check[CHECK_BYTES * at..]);
                touched.push(Touched { at, faulty: next, active });
            }
        }
        context.codec.decode(out, &mut scratch.check, &mut scratch.status, &mut scratch.codec);
        for t in &touched {
            let outcome = self.judge(t, &out[DATA_BYTES * t.at..][..DATA_BYTES], scratch.status[t.at]);
            if outcome != Outcome::Clean {
                outcomes.push((t.at, outcome));
            }
        }
        scratch.touched = touched;
    }

    /// What a decoder delivers of touched slots: decoded data in `out`, outcomes by position. Entries that the decoder
    /// refuses become poisoned: what is merged into them must not pass for good data.
    fn deliver(
        &mut self,
        slots: &[usize],
        touched: &mut [Touched],
        context: &Context<'_>,
        now: Now,
        scratch: &mut Scratch,
        out: &mut Vec<u8>,
    ) -> Vec<(usize, Outcome)> {
        out.resize(DATA_BYTES * touched.len(), 0);
        scratch.check.resize(CHECK_BYTES * touched.len(), 0);
        scratch.status.resize(touched.len(), Status::Clean);
        for (i, t) in touched.iter_mut().enumerate() {
            debug_assert_eq!(self.faulty[t.faulty].slot, slots[t.at]);
            let (cells, active) = self.cells(t.faulty, context, now);
            t.active = active;
            cells.store(&mut out[DATA_BYTES * i..][..DATA_BYTES], &mut scratch.check[CHECK_BYTES * i..]);
        }
        context.codec.decode(out, &mut scratch.check, &mut scratch.status, &mut scratch.codec);
        let mut outcomes = Vec::new();
        for (i, t) in touched.iter().enumerate() {
            let outcome = self.judge(t, &out[DATA_BYTES * i..][..DATA_BYTES], scratch.status[i]);
            self.faulty[t.faulty].poisoned |= outcome == Outcome::Detected;
            if outcome != Outcome::Clean {
                outcomes.push((t.at, outcome));
            }
        }
        outcomes
    }

    /// What the cells of a faulty entry say now, and whether a fault is at work there.
    fn cells(&mut self, faulty: usize, context: &Context<'_>, now: Now) -> (Bits, bool) {
        let (slot, entry) = (self.faulty[faulty].slot, self.entries[self.faulty[faulty].slot]);
        let truth = self.codeword(slot);
        let faulty = &mut self.faulty[faulty];
        faulty.pass_time(truth, now);
        let mut cells = truth ^ faulty.difference;
        let mut active = !faulty.difference.is_none() || faulty.poisoned;
        for effect in &faulty.effects {
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
    fn encode_slots(&mut self, slots: &[usize], context: &Context<'_>, scratch: &mut Scratch) {
        if slots.len() == self.entries.len() {
            context.codec.encode(&self.data, &mut self.check, &mut scratch.codec);
            return;
        }
        let mut data = Vec::with_capacity(DATA_BYTES * slots.len());
        slots.iter().for_each(|s| data.extend_from_slice(&self.data[DATA_BYTES * s..][..DATA_BYTES]));
        scratch.check.resize(CHECK_BYTES * slots.len(), 0);
        context.codec.encode(&data, &mut scratch.check, &mut scratch.codec);
        for (check, slot) in scratch.check.chunks_exact(CHECK_BYTES).zip(slots) {
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

/// Whether a write of these words writes this physical bit; check bits are written with any word.
pub(crate) fn writes(mask: WordMask, bit: usize) -> bool {
    let (beat, pin) = (bit / PINS, bit % PINS);
    if pin < 64 { mask >> (2 * beat + pin / 32) & 1 == 1 } else { mask != 0 }
}

/// The data bits of these words.
fn bits_of_words(mask: WordMask) -> Bits {
    let half = |w: usize, bits: u64| if mask >> w & 1 == 1 { bits } else { 0 };
    let data = std::array::from_fn(|b| half(2 * b, 0xFFFF_FFFF) | half(2 * b + 1, 0xFFFF_FFFF << 32));
    Bits { data, check: 0 }
}

impl Faulty {
    fn new(slot: usize, faults: EntryFaults) -> Self {
        let weak = faults.weak.into_iter().map(|cell| Leak { cell, restored: 0.0, lost: false }).collect();
        Self {
            slot,
            effects: faults.effects,
            weak,
            upsets: faults.upsets,
            next_upset: 0,
            difference: Bits::NONE,
            poisoned: false,
        }
    }

    /// Lets events strike and charge leak until now; `truth` is the codeword that was written. Returns how many upsets
    /// came since the last call.
    fn pass_time(&mut self, truth: Bits, now: Now) -> u64 {
        let before = self.next_upset;
        while self.upsets.get(self.next_upset).is_some_and(|u| u.seconds <= now.seconds) {
            self.difference ^= self.upsets[self.next_upset].mask;
            self.next_upset += 1;
        }
        for leak in self.weak.iter_mut().filter(|l| !l.lost) {
            let bit = usize::from(leak.cell.bit);
            let charged = (truth ^ self.difference).get(bit) == leak.cell.one_to_zero;
            if leak.cell.is_lost(leak.restored, now.seconds) {
                // An empty cell has nothing to lose, but it has not been restored either.
                leak.lost = charged;
                if charged {
                    self.difference ^= Bits::bit(bit);
                }
            }
            // A read restores what it found.
            leak.restored = now.seconds;
        }
        (self.next_upset - before) as u64
    }

    /// The whole entry is written: cells are right again.
    fn overwrite(&mut self, now: Now, tally: &mut Tally) {
        tally.overwritten += self.skip_upsets(now);
        self.rewrite(Bits::NONE, now);
        self.poisoned = false;
    }

    /// Some words are written, nothing else is touched.
    fn overwrite_words(&mut self, mask: WordMask, now: Now, tally: &mut Tally) {
        if mask == WordMask::MAX {
            return self.overwrite(now, tally);
        }
        let written = bits_of_words(mask);
        while let Some(upset) = self.upsets.get(self.next_upset).filter(|u| u.seconds <= now.seconds) {
            self.difference ^= upset.mask;
            self.next_upset += 1;
        }
        self.difference = self.difference & !written;
        for leak in self.weak.iter_mut().filter(|l| written.get(usize::from(l.cell.bit))) {
            (leak.restored, leak.lost) = (now.seconds, false);
        }
    }

    /// All cells are written, with what differs from the truth by `difference`.
    fn rewrite(&mut self, difference: Bits, now: Now) {
        self.difference = difference;
        for leak in &mut self.weak {
            (leak.restored, leak.lost) = (now.seconds, false);
        }
    }

    fn skip_upsets(&mut self, now: Now) -> u64 {
        let before = self.next_upset;
        while self.upsets.get(self.next_upset).is_some_and(|u| u.seconds <= now.seconds) {
            self.next_upset += 1;
        }
        (self.next_upset - before) as u64
    }
}

impl WeakCell {
    /// Whether charge that was there at `restored` is gone at `now`: lost before the next refresh restores it, or in a
    /// later period. Refreshes come at whole multiples of the period.
    pub fn is_lost(&self, restored: f64, now: f64) -> bool {
        let refresh = (restored / self.refresh_s).ceil() * self.refresh_s;
        if refresh - restored >= self.retention_s {
            return now >= restored + self.retention_s;
        }
        self.retention_s < self.refresh_s && now >= refresh + self.retention_s
    }
}

/// Cells that couplings look at and flip.
pub(crate) trait Cells {
    /// What a cell holds.
    fn get(&mut self, entry: u64, bit: usize) -> bool;
    /// Turns it over.
    fn flip(&mut self, entry: u64, bit: usize);
}

impl Cells for Block {
    fn get(&mut self, entry: u64, bit: usize) -> bool {
        let Some(slot) = self.slot_of(entry) else { return false };
        let at = self.faulty.partition_point(|f| f.slot < slot);
        let difference = self.faulty.get(at).filter(|f| f.slot == slot).map_or(Bits::NONE, |f| f.difference);
        (self.codeword(slot) ^ difference).get(bit)
    }

    fn flip(&mut self, entry: u64, bit: usize) {
        let Some(slot) = self.slot_of(entry) else { return };
        let at = self.faulty.partition_point(|f| f.slot < slot);
        if let Some(faulty) = self.faulty.get_mut(at).filter(|f| f.slot == slot) {
            faulty.difference ^= Bits::bit(bit);
        }
    }
}

/// How often each victim was written over by its aggressor since it was written itself, by index of the coupling.
#[derive(Clone, Debug, Default)]
pub struct Exposures(FxHashMap<usize, u32>);

impl Exposures {
    /// Lets a write of ascending entries, each with the words that it changed, disturb their neighbours. All entries were
    /// written before this is called, in ascending order: a victim behind its aggressor in that order is right again.
    pub(crate) fn disturb(
        &mut self,
        cells: &mut impl Cells,
        context: &Context<'_>,
        now: Now,
        (aggressors, victims): (&[Written], &[Written]),
    ) {
        let map = context.map;
        for &(victim, mask) in victims {
            for c in map.victims_in(victim).filter(|&c| writes(mask, usize::from(map.couplings[c].bit))) {
                self.0.remove(&c);
            }
        }
        for &(aggressor, mask) in aggressors {
            for &c in map.disturbed_by(aggressor) {
                let coupling = &map.couplings[c as usize];
                let bit = usize::from(coupling.bit);
                let rewritten = |&(_, m): &Written| coupling.victim > aggressor && writes(m, bit);
                let later = victims.binary_search_by_key(&coupling.victim, |v| v.0).ok().map(|i| &victims[i]);
                if !writes(mask, bit) || later.is_some_and(rewritten) {
                    continue;
                }
                if cells.get(aggressor, bit) == cells.get(coupling.victim, bit) {
                    continue;
                }
                let count = self.0.entry(c as usize).or_insert(0);
                let p = if *count == 0 { coupling.probability } else { coupling.probability * coupling.repeat_factor };
                *count += 1;
                if context.draw.part(1 << 63 | u64::from(c)).unit(now.step, 0) < p {
                    cells.flip(coupling.victim, bit);
                }
            }
        }
    }
}

impl Block {
    /// Lets a write of some slots (ascending) disturb neighbours in this block.
    pub fn disturb(
        &mut self,
        slots: &[usize],
        masks: &[WordMask],
        exposures: &mut Exposures,
        context: &Context<'_>,
        now: Now,
    ) {
        let pick = |block: &Self, special: &[usize]| -> Vec<Written> {
            let at = |s: &usize| slots.binary_search(s).ok();
            special.iter().filter_map(|s| at(s).map(|i| (block.entries[*s], written(masks[i], context)))).collect()
        };
        let (aggressors, victims) = (pick(self, &self.aggressors), pick(self, &self.victims));
        if !aggressors.is_empty() || !victims.is_empty() {
            exposures.disturb(self, context, now, (&aggressors, &victims));
        }
    }

    /// Aggressors and victims among slots that were written whole.
    pub(crate) fn coupled(&self, slots: Range<usize>) -> [Vec<Written>; 2] {
        let pick = |special: &[usize]| {
            special.iter().filter(|s| slots.contains(s)).map(|&s| (self.entries[s], WordMask::MAX)).collect()
        };
        [pick(&self.aggressors), pick(&self.victims)]
    }
}

/// The words that a write of `mask` drives: all of them where a part is written by rewriting the entry.
fn written(mask: WordMask, context: &Context<'_>) -> WordMask {
    if mask == 0 || context.codec.is_none() { mask } else { WordMask::MAX }
}
