//! An entry with faults: how its cells differ from what was written to it, as time passes and as it is written.

use super::{Now, Tally, WordMask};
use crate::bits::{Bits, PINS};
use crate::fault::{Effect, EntryFaults, Upset, WeakCell};

/// See [`super::Block`].
#[derive(Clone, Debug)]
pub(super) struct Faulty {
    pub(super) slot: usize,
    pub(super) effects: Vec<Effect>,
    weak: Vec<Leak>,
    upsets: Vec<Upset>,
    next_upset: usize,
    pub(super) difference: Bits,
    pub(super) poisoned: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Leak {
    cell: WeakCell,
    /// When the cell was last written or read, seconds.
    restored: f64,
    lost: bool,
}

/// Whether a write of these words writes this physical bit; check bits are written with any word.
pub(super) fn writes(mask: WordMask, bit: usize) -> bool {
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
    pub(super) fn new(slot: usize, faults: EntryFaults) -> Self {
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
    pub(super) fn pass_time(&mut self, truth: Bits, now: Now) -> u64 {
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
    pub(super) fn overwrite(&mut self, now: Now, tally: &mut Tally) {
        tally.overwritten += self.skip_upsets(now);
        self.rewrite(Bits::NONE, now);
        self.poisoned = false;
    }

    /// Some words are written, nothing else is touched.
    pub(super) fn overwrite_words(&mut self, mask: WordMask, now: Now, tally: &mut Tally) {
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
    pub(super) fn rewrite(&mut self, difference: Bits, now: Now) {
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
