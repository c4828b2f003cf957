//! NEON vectors with one half: a product takes two look-ups.

use super::Sweep;
use super::columns::{self, Vector};
use core::arch::aarch64::*;
use eccforge_schemes::Kernel;

#[derive(Clone, Copy)]
struct Neon(uint8x16_t);

// SAFETY: all methods use only NEON, which every AArch64 target of this module has.
unsafe impl Vector for Neon {
    const HALVES: usize = 1;
    #[inline(always)]
    unsafe fn zero() -> Self {
        unsafe { Self(vdupq_n_u8(0)) }
    }
    #[inline(always)]
    unsafe fn load(from: *const u8, _stride: usize) -> Self {
        unsafe { Self(vld1q_u8(from)) }
    }
    #[inline(always)]
    unsafe fn store(self, to: *mut u8, _stride: usize) {
        unsafe { vst1q_u8(to, self.0) }
    }
    #[inline(always)]
    unsafe fn prefetch(_at: *const u8) {}
    #[inline(always)]
    unsafe fn xor(self, other: Self) -> Self {
        unsafe { Self(veorq_u8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn select(self, other: Self, mask: u8) -> Self {
        unsafe { Self(vbslq_u8(vdupq_n_u8(mask), self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn interleave_low(self, other: Self) -> Self {
        unsafe { Self(vzip1q_u8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn interleave_high(self, other: Self) -> Self {
        unsafe { Self(vzip2q_u8(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn times(self, _matrix: &u64, nibbles: &[u8; 32]) -> Self {
        unsafe {
            let (low, high) = (vld1q_u8(nibbles.as_ptr()), vld1q_u8(nibbles.as_ptr().add(16)));
            let low = vqtbl1q_u8(low, vandq_u8(self.0, vdupq_n_u8(15)));
            let high = vqtbl1q_u8(high, vshrq_n_u8::<4>(self.0));
            Self(veorq_u8(low, high))
        }
    }
}

/// Sweeps with NEON.
///
/// # Safety
/// The machine has NEON.
#[target_feature(enable = "neon")]
pub(super) unsafe fn sweep<const PACKED: bool, const OP: u8>(kernel: &Kernel, sweep: Sweep<'_>) -> (usize, u64) {
    // SAFETY: the caller has made sure of the instructions, which this function enables, and `Sweep` of its buffers.
    unsafe { columns::sweep::<Neon, PACKED, OP>(kernel, sweep) }
}

/// Sums of products with NEON.
///
/// # Safety
/// The machine has NEON.
#[cfg(feature = "std")]
#[target_feature(enable = "neon")]
pub(super) unsafe fn dot<const R: usize>(pass: &super::dot::Pass<'_, R>) -> usize {
    // SAFETY: the caller has made sure of the instructions, which this function enables, and `Pass` of its buffers.
    unsafe { pass.run::<Neon>() }
}
