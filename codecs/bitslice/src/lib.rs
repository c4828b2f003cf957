//! A circuit runs on 512 samples at once: bit i of a net's slot belongs to sample i, and every gate is a few vector
//! instructions.
//!
//! [`optimise`] rewrites a circuit into an equal one that shares more; [`Program`] compiles it, for x86-64 into machine
//! code, for every machine into a tape of n-ary operations, each of which keeps its accumulator in registers; [`Backend`]
//! says what runs it. Every backend gives the same bits, those of [`eccforge_logic::circuit::Interpreter`].
//!
//! `unsafe` is allowed in `kernel` with the lanes below it and in `native`, nowhere else.

mod backend;
#[allow(unsafe_code)]
mod kernel;
#[allow(unsafe_code)]
mod lane;
#[cfg(target_arch = "x86_64")]
mod native;
mod optimise;
mod program;
mod rewrite;
mod share;
mod tape;

pub use backend::{Backend, NotHere};
pub use kernel::count_ones;
#[cfg(target_arch = "x86_64")]
pub use native::{COMPANION_REGISTERS, Companion, CompanionStep};
pub use optimise::{Effort, optimise};
#[cfg(target_arch = "x86_64")]
pub use program::Accompanied;
pub use program::{Program, TooLarge, Workspace};
pub use rewrite::{Rewrite, with_free_inputs};

/// Samples in a slot: one AVX-512 register, two of AVX2, four of NEON, eight words.
pub const SLOT_BITS: usize = 512;

/// 512 samples of one net: word w, bit b is sample 64 w + b.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Slot(pub [u64; SLOT_BITS / 64]);

impl Slot {
    /// All samples zero.
    pub const ZERO: Self = Self([0; SLOT_BITS / 64]);
    /// All samples one.
    pub const ONES: Self = Self([u64::MAX; SLOT_BITS / 64]);

    /// How many samples are one.
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
            left if left >= 64 => u64::MAX,
            left => u64::MAX >> (64 - left),
        }))
    }
}
