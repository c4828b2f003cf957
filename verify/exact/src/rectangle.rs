//! Error shapes of one device: bits of a rectangle of its pins and beats.

use serde::Deserialize;

/// Errors within one of the rectangles of a device, all rectangles equally likely. Each pattern of at least
/// `min_bits` wrong bits in the rectangle is equally likely, as if every bit were wrong with probability 1/2 and
/// drawn again until enough are.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rectangle {
    /// Neighbouring pins; rectangles begin at multiples of this number.
    pub pins: usize,
    /// Neighbouring beats.
    pub beats: usize,
    /// Beats from one rectangle to the next on the same pins. Default: `beats`.
    pub every: Option<usize>,
    /// Minimum number of wrong bits.
    pub min_bits: usize,
}

/// Maximum number of bits of a rectangle, to avoid overflow of sizes.
const MAX_BITS: usize = 4096;
/// Maximum product of a rectangle's bits and its minimum number of wrong bits, which determines the size of the
/// counting circuit.
const MAX_COUNTED: usize = 1 << 13;
/// Minimum share of a rectangle's patterns that have enough wrong bits.
const LEAST_SHARE: f64 = 1.0 / 64.0;

impl Rectangle {
    /// Bits of a rectangle.
    pub fn bits(&self) -> usize {
        self.pins * self.beats
    }

    /// Beats from one rectangle to the next on the same pins.
    pub fn every(&self) -> usize {
        self.every.unwrap_or(self.beats)
    }

    /// What is wrong with the shape for any device, and a suggested fix.
    pub fn problem(&self) -> Option<String> {
        let small = [self.pins, self.beats, self.every()].iter().all(|n| (1..=MAX_BITS).contains(n));
        if !small || self.bits() > MAX_BITS {
            return Some(format!("a rectangle has at least one pin and one beat, and at most {MAX_BITS} bits"));
        }
        if self.every() < self.beats {
            return Some(format!("rectangles of {} beats overlap if there is one every {}", self.beats, self.every()));
        }
        let (n, k) = (self.bits(), self.min_bits);
        if k > n {
            return Some(format!("a rectangle of {n} bits has no {k} wrong bits"));
        }
        if k < n && (n * k > MAX_COUNTED || self.is_rare()) {
            return Some(format!("patterns of at least {k} of {n} bits are too rare, or too large, to be drawn"));
        }
        None
    }

    /// Whether less than [`LEAST_SHARE`] of all patterns have enough wrong bits.
    fn is_rare(&self) -> bool {
        let n = self.bits();
        let ratio = |i: usize| ((n - i) as f64 / (i + 1) as f64).log2();
        // Those with fewer wrong bits: of each number, added up.
        let fewer: f64 = (0..self.min_bits).map(|w| ((0..w).map(ratio).sum::<f64>() - n as f64).exp2()).sum();
        1.0 - fewer < LEAST_SHARE
    }

    /// First beat and first pin of every complete rectangle in a device of this size.
    ///
    /// # Errors
    /// A message: the device has none, or its pins are not a multiple of a rectangle's.
    pub fn places(&self, pins: usize, beats: usize) -> Result<Vec<(usize, usize)>, String> {
        if !pins.is_multiple_of(self.pins) || self.beats > beats {
            return Err(format!(
                "rectangles of {} pins and {} beats do not fit into a device of {pins} pins and {beats} beats",
                self.pins, self.beats
            ));
        }
        let first_beats = (0..=beats - self.beats).step_by(self.every());
        Ok(first_beats.flat_map(|beat| (0..pins).step_by(self.pins).map(move |pin| (beat, pin))).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PIN: Rectangle = Rectangle { pins: 1, beats: 16, every: None, min_bits: 2 };

    #[test]
    fn rectangles_tile_a_device_and_only_whole_ones_count() {
        assert_eq!(PIN.places(4, 34).unwrap().len(), 8);
        let word = Rectangle { pins: 4, beats: 1, every: None, min_bits: 4 };
        assert_eq!(word.places(4, 34).unwrap(), (0..34).map(|beat| (beat, 0)).collect::<Vec<_>>());
        let apart = Rectangle { pins: 2, beats: 4, every: Some(8), min_bits: 0 };
        assert_eq!(apart.places(4, 14).unwrap(), [(0, 0), (0, 2), (8, 0), (8, 2)]);
        assert!(apart.places(3, 14).is_err() && apart.places(4, 3).is_err());
    }

    #[test]
    fn shapes_that_cannot_be_are_told() {
        assert_eq!(PIN.problem(), None);
        assert_eq!(Rectangle { min_bits: 16, ..PIN }.problem(), None, "all bits need no drawing");
        for (wrong, told) in [
            (Rectangle { pins: 0, ..PIN }, "at least one pin"),
            (Rectangle { pins: 4096, ..PIN }, "at most 4096 bits"),
            (Rectangle { beats: usize::MAX, ..PIN }, "at most 4096 bits"),
            (Rectangle { every: Some(15), ..PIN }, "overlap"),
            (Rectangle { min_bits: 17, ..PIN }, "has no 17 wrong bits"),
            (Rectangle { min_bits: 14, ..PIN }, "too rare"),
            (Rectangle { pins: 16, min_bits: 40, ..PIN }, "too large"),
        ] {
            assert!(wrong.problem().is_some_and(|p| p.contains(told)), "{wrong:?}: {:?}", wrong.problem());
        }
        // 137 of 2^16 patterns have 14 bits or more; 2517 have 12 or more, 1 of 26.
        assert_eq!(Rectangle { min_bits: 12, ..PIN }.problem(), None);
        // 4096 bits are allowed, and of them at least two wrong ones: a product of 8192.
        let largest = |min_bits| Rectangle { pins: 64, beats: 64, min_bits, ..PIN }.problem();
        assert_eq!([largest(0), largest(1), largest(2)], [None, None, None]);
        assert!(largest(3).is_some_and(|p| p.contains("too large")));
    }
}
