//! Sums of products with registers of 64 bytes: AVX-512 with GFNI.

use super::dot::{Pass, Register};
use core::arch::x86_64::*;

/// A register of 64 bytes, whose products take one GFNI instruction.
#[derive(Clone, Copy)]
struct Wide(__m512i);

// SAFETY: all methods use AVX-512 F and GFNI; loads and stores are unaligned.
unsafe impl Register for Wide {
    const BYTES: usize = 64;
    #[inline(always)]
    unsafe fn zero() -> Self {
        unsafe { Self(_mm512_setzero_si512()) }
    }
    #[inline(always)]
    unsafe fn load(from: *const u8) -> Self {
        unsafe { Self(_mm512_loadu_si512(from.cast())) }
    }
    #[inline(always)]
    unsafe fn store(self, to: *mut u8) {
        unsafe { _mm512_storeu_si512(to.cast(), self.0) }
    }
    #[inline(always)]
    unsafe fn prefetch(at: *const u8) {
        unsafe { _mm_prefetch::<_MM_HINT_T0>(at.cast()) }
    }
    #[inline(always)]
    unsafe fn xor(self, other: Self) -> Self {
        unsafe { Self(_mm512_xor_si512(self.0, other.0)) }
    }
    #[inline(always)]
    unsafe fn times(self, matrix: &u64, _nibbles: &[u8; 32]) -> Self {
        unsafe { Self(_mm512_gf2p8affine_epi64_epi8::<0>(self.0, _mm512_set1_epi64(*matrix as i64))) }
    }
}

/// Sums of products with AVX-512 and GFNI.
///
/// # Safety
/// The machine has AVX-512 F and GFNI.
#[target_feature(enable = "avx512f,gfni")]
pub(super) unsafe fn dot<const R: usize>(pass: &Pass<'_, R>) -> usize {
    // SAFETY: the caller has made sure of the instructions, which this function enables, and `Pass` of its buffers.
    unsafe { pass.run::<Wide>() }
}
