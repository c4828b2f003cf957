//! Error shapes of one device: bits of a rectangle of its pins and beats.

use schemars::JsonSchema;
use serde::Deserialize;

/// Errors within one of the rectangles of a device, all rectangles equally likely. Each pattern of at least
/// `min_bits` and at most `max_bits` wrong bits in the rectangle is equally likely, as if every bit were wrong with
/// probability 1/2 and drawn again until the number fits.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Rectangle {
    /// Neighbouring pins; rectangles begin at multiples of this number.
    pub pins: usize,
    /// Neighbouring beats.
    pub beats: usize,
    /// Beats from the start of one rectangle to the next on the same pins. Default: `beats`.
    pub every: Option<usize>,
    /// Minimum number of wrong bits.
    pub min_bits: usize,
    /// Maximum number of wrong bits. Default: all bits of the rectangle.
    pub max_bits: Option<usize>,
}

/// Maximum number of bits of a rectangle, to avoid overflow of sizes.
const MAX_BITS: usize = 4096;
/// Maximum product of a rectangle's bits and its minimum number of wrong bits, which determines the size of the
/// counting circuit.
const MAX_COUNTED: usize = 1 << 13;
/// Minimum share of a rectangle's patterns that have enough wrong bits.
// The sampler draws again until enough bits are wrong: 64 times on average at this share.
const LEAST_SHARE: f64 = 1.0 / 64.0;

impl Rectangle {
    /// Number of bits of a rectangle.
    pub fn bits(&self) -> usize {
        self.pins * self.beats
    }

    /// Number of beats from one rectangle to the next on the same pins.
    pub fn every(&self) -> usize {
        self.every.unwrap_or(self.beats)
    }

    /// The reason why the shape is invalid for every device, with a suggested fix; `None` if it is valid.
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
        if let Some(most) = self.max_bits {
            if most < k.max(1) || most > n {
                return Some(format!("write min-bits <= max-bits <= {n}, and at least 1"));
            }
            // Few wrong bits are placed one by one, so rare patterns cost no attempts.
            return None;
        }
        if k < n && (n * k > MAX_COUNTED || self.is_rare()) {
            return Some(format!("patterns of at least {k} of {n} bits are too rare, or too large, to be drawn"));
        }
        None
    }

    /// Whether less than [`LEAST_SHARE`] of all patterns have enough wrong bits.
    fn is_rare(&self) -> bool {
        let n = self.bits();
        // The share of patterns with fewer wrong bits, summed over the numbers of wrong bits. Binomial coefficients of
        // 4096 bits do not fit in f64, but their logarithms do.
        let (mut fewer, mut log2_patterns) = (0.0, 0.0);
        for wrong in 0..self.min_bits {
            fewer += f64::exp2(log2_patterns - n as f64);
            log2_patterns += ((n - wrong) as f64 / (wrong + 1) as f64).log2();
        }
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
        let mut places = Vec::new();
        for beat in (0..=beats - self.beats).step_by(self.every()) {
            places.extend((0..pins).step_by(self.pins).map(|pin| (beat, pin)));
        }
        Ok(places)
    }
}
