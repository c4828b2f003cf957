//! The shape of an entry: pins, beats, byte lanes, and the pins that carry check bits.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// Pins of a byte lane.
pub const LANE_PINS: usize = 8;

/// Shape of a memory entry: physical bit i travels on pin `i % pins` in beat `i / pins`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Number of transfers of an entry.
    pub beats: usize,
    /// Number of all pins.
    pub pins: usize,
    /// Number of pins that carry data; the others carry check bits.
    pub data_pins: usize,
    /// The pins that carry check bits, ascending, if they are not the last ones.
    check_pins: Option<&'static [usize]>,
}

/// The only copy of a list of pins: shapes of entries are copied everywhere, and few have such a list.
fn interned(pins: &[usize]) -> &'static [usize] {
    static KNOWN: Mutex<BTreeSet<&'static [usize]>> = Mutex::new(BTreeSet::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.get(pins).copied().unwrap_or_else(|| {
        let leaked: &'static [usize] = Box::leak(pins.into());
        known.insert(leaked);
        leaked
    })
}

impl Geometry {
    /// An entry whose first `data_pins` pins carry data and whose other pins carry check bits.
    pub const fn new(beats: usize, pins: usize, data_pins: usize) -> Self {
        Self { beats, pins, data_pins, check_pins: None }
    }

    /// An entry with check bits on these pins, which are distinct and in range.
    pub fn with_check_pins(beats: usize, pins: usize, check_pins: &[usize]) -> Self {
        let data_pins = pins - check_pins.len();
        let mut sorted = check_pins.to_vec();
        sorted.sort_unstable();
        let are_last = sorted.iter().copied().eq(data_pins..pins);
        Self { beats, pins, data_pins, check_pins: (!are_last).then(|| interned(&sorted)) }
    }

    /// The same pins with another number of beats.
    #[must_use]
    pub fn with_beats(self, beats: usize) -> Self {
        Self { beats, ..self }
    }

    /// Whether the first pins carry data and the last ones check bits.
    pub fn is_data_first(&self) -> bool {
        self.check_pins.is_none()
    }

    /// The pins that carry check bits, ascending.
    pub fn check_pins(&self) -> Vec<usize> {
        self.check_pins.map_or_else(|| (self.data_pins..self.pins).collect(), <[usize]>::to_vec)
    }

    /// The check pins in words: `64 to 71`, or a list.
    pub fn check_pins_in_words(&self) -> String {
        if self.is_data_first() {
            return format!("{} to {}", self.data_pins, self.pins - 1);
        }
        self.check_pins().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    /// The shape in words: `1 beat x 22 pins`.
    pub fn in_words(&self) -> String {
        let [beats, pins] = [self.beats, self.pins];
        let (beats_end, pins_end) = (if beats == 1 { "" } else { "s" }, if pins == 1 { "" } else { "s" });
        format!("{beats} beat{beats_end} x {pins} pin{pins_end}")
    }

    /// Bits of an entry.
    pub fn bits(&self) -> usize {
        self.beats * self.pins
    }

    /// Pin of a physical bit.
    pub fn pin(&self, bit: usize) -> usize {
        bit % self.pins
    }

    /// Beat of a physical bit.
    pub fn beat(&self, bit: usize) -> usize {
        bit / self.pins
    }

    /// Byte lane of a physical bit: 8 pins, all beats.
    pub fn lane(&self, bit: usize) -> usize {
        self.pin(bit) / LANE_PINS
    }

    /// Number of byte lanes; the last may be narrower than 8 pins.
    pub fn lanes(&self) -> usize {
        self.pins.div_ceil(LANE_PINS)
    }

    /// Aligned byte of a physical bit: one lane of one beat.
    pub fn byte(&self, bit: usize) -> usize {
        self.beat(bit) * self.lanes() + self.lane(bit)
    }

    /// Whether a physical bit carries data.
    pub fn is_data(&self, bit: usize) -> bool {
        let pin = self.pin(bit);
        self.check_pins.map_or(pin < self.data_pins, |pins| pins.binary_search(&pin).is_err())
    }

    /// Physical bits that carry data, ascending: data bit d travels on the d-th of them.
    pub fn data_bits(&self) -> Vec<usize> {
        (0..self.bits()).filter(|&b| self.is_data(b)).collect()
    }

    /// Physical bits that carry check bits, ascending.
    pub fn check_bits(&self) -> Vec<usize> {
        (0..self.bits()).filter(|&b| !self.is_data(b)).collect()
    }
}
