//! Evaluates a circuit on 512 samples at once. Bit i of a net's slot belongs to sample i, and every gate takes a few
//! vector instructions.
//!
//! [`Program`] optimises a circuit with [`crate::passes`] and compiles it: for x86-64 to machine code, and
//! for every machine to a tape of n-ary operations. [`Backend`] selects the
//! instruction set. [`Sweep`] tries every value of chosen inputs. Every backend gives the same bits as
//! [`crate::Interpreter`].
//!
//! `unsafe` is allowed only in `count` and in `native`.

mod backend;
#[allow(unsafe_code)]
mod count;
mod counters;
#[cfg(target_arch = "x86_64")]
mod native;
mod program;
mod sweep;
mod tape;

pub use backend::Backend;
pub use count::{Sums, add_ones, add_outcomes, count_ones};
pub use counters::{Counters, ROUND_KEYS};
pub use program::{Program, TooLarge, Workspace};
pub use sweep::{MOST_FREE, Sweep};

/// Samples in a slot: one AVX-512 register, two of AVX2, four of NEON, or eight words.
pub const SLOT_BITS: usize = 512;

/// 512 samples of one net: word w, bit b is sample 64 w + b.
// Machine code uses aligned loads and stores of whole registers, which fault on other addresses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Slot(pub [u64; SLOT_BITS / 64]);

impl Slot {
    /// All samples zero.
    pub const ZERO: Self = Self([0; SLOT_BITS / 64]);
    /// All samples one.
    pub const ONES: Self = Self([u64::MAX; SLOT_BITS / 64]);

    /// All samples one or all zero.
    pub fn constant(one: bool) -> Self {
        if one { Self::ONES } else { Self::ZERO }
    }

    /// In every sample, bit `i` (below 9) of the number of that sample.
    pub fn counting(i: usize) -> Self {
        let mut slot = Self::ZERO;
        for (w, word) in slot.0.iter_mut().enumerate() {
            for bit in 0..64 {
                let sample = 64 * w + bit;
                *word |= ((sample >> i & 1) as u64) << bit;
            }
        }
        slot
    }

    /// Number of samples that are one.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|w| w.count_ones()).sum()
    }

    /// The value of sample `i`, below 512.
    pub fn get(&self, i: usize) -> bool {
        self.0[i / 64] >> (i % 64) & 1 == 1
    }

    /// Combines two slots word by word.
    #[inline]
    #[must_use]
    pub fn zip(&self, other: &Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|w| f(self.0[w], other.0[w])))
    }

    /// One for the first `n` samples, zero for the rest.
    #[must_use]
    pub fn first(n: usize) -> Self {
        Self(std::array::from_fn(|w| match n.saturating_sub(64 * w) {
            0 => 0,
            // A shift by 64 - 64 would be right too, but a longer remainder would make it negative.
            left if left >= 64 => u64::MAX,
            left => u64::MAX >> (64 - left),
        }))
    }
}
