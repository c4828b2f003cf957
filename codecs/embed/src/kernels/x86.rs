//! AVX2 vectors with two halves: a product takes nibble look-ups, or one GFNI instruction.

use super::columns::{self, Vector};
use super::{Sweep, Work};
use core::arch::x86_64::*;
use eccforge_schemes::Kernel;

#[derive(Clone, Copy)]
struct Shuffle(__m256i);

#[derive(Clone, Copy)]
struct Gfni(__m256i);

macro_rules! vector {
    ($name:ident, |$x:ident, $matrix:ident, $nibbles:ident| $times:expr) => {
        // SAFETY: all methods but `times` use AVX and AVX2; loads and stores are unaligned and of 16 bytes a half.
        unsafe impl Vector for $name {
            const HALVES: usize = 2;
            #[inline(always)]
            unsafe fn zero() -> Self {
                unsafe { Self(_mm256_setzero_si256()) }
            }
            #[inline(always)]
            unsafe fn load(from: *const u8, stride: usize) -> Self {
                unsafe { Self(_mm256_loadu2_m128i(from.add(stride).cast(), from.cast())) }
            }
            #[inline(always)]
            unsafe fn store(self, to: *mut u8, stride: usize) {
                unsafe { _mm256_storeu2_m128i(to.add(stride).cast(), to.cast(), self.0) }
            }
            #[inline(always)]
            unsafe fn prefetch(at: *const u8) {
                unsafe { _mm_prefetch::<_MM_HINT_T0>(at.cast()) }
            }
            #[inline(always)]
            unsafe fn xor(self, other: Self) -> Self {
                unsafe { Self(_mm256_xor_si256(self.0, other.0)) }
            }
            #[inline(always)]
            unsafe fn select(self, other: Self, mask: u8) -> Self {
                unsafe {
                    let mask = _mm256_set1_epi8(mask as i8);
                    Self(_mm256_or_si256(_mm256_and_si256(mask, self.0), _mm256_andnot_si256(mask, other.0)))
                }
            }
            #[inline(always)]
            unsafe fn interleave_low(self, other: Self) -> Self {
                unsafe { Self(_mm256_unpacklo_epi8(self.0, other.0)) }
            }
            #[inline(always)]
            unsafe fn interleave_high(self, other: Self) -> Self {
                unsafe { Self(_mm256_unpackhi_epi8(self.0, other.0)) }
            }
            #[inline(always)]
            unsafe fn times(self, $matrix: &u64, $nibbles: &[u8; 32]) -> Self {
                let $x = self.0;
                unsafe { Self($times) }
            }
        }
    };
}

vector!(Shuffle, |x, _matrix, nibbles| {
    // SAFETY of the loads: two tables of 16 bytes each.
    let low = _mm256_broadcastsi128_si256(_mm_loadu_si128(nibbles.as_ptr().cast()));
    let high = _mm256_broadcastsi128_si256(_mm_loadu_si128(nibbles.as_ptr().add(16).cast()));
    let nibble = _mm256_set1_epi8(15);
    let low = _mm256_shuffle_epi8(low, _mm256_and_si256(x, nibble));
    let high = _mm256_shuffle_epi8(high, _mm256_and_si256(_mm256_srli_epi16::<4>(x), nibble));
    _mm256_xor_si256(low, high)
});

vector!(Gfni, |x, matrix, _nibbles| _mm256_gf2p8affine_epi64_epi8::<0>(x, _mm256_set1_epi64x(*matrix as i64)));

/// Sweeps with AVX2 only.
///
/// # Safety
/// The machine has AVX2.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn sweep_shuffle<const PACKED: bool, const OP: u8>(
    kernel: &Kernel,
    sweep: Sweep<'_>,
) -> (usize, u64) {
    // SAFETY: the caller has made sure of the instructions, which this function enables, and `Sweep` of its buffers.
    unsafe { columns::sweep::<Shuffle, PACKED, OP>(kernel, sweep) }
}

/// Sweeps with AVX2 and GFNI.
///
/// # Safety
/// The machine has AVX2 and GFNI.
#[target_feature(enable = "avx2,gfni")]
pub(super) unsafe fn sweep_gfni<const PACKED: bool, const OP: u8>(kernel: &Kernel, sweep: Sweep<'_>) -> (usize, u64) {
    // SAFETY: the caller has made sure of the instructions, which this function enables, and `Sweep` of its buffers.
    unsafe { columns::sweep::<Gfni, PACKED, OP>(kernel, sweep) }
}

/// Sums of products with AVX2 only.
///
/// # Safety
/// The machine has AVX2.
#[cfg(feature = "std")]
#[target_feature(enable = "avx2")]
pub(super) unsafe fn dot_shuffle<const R: usize>(pass: &super::dot::Pass<'_, R>) -> usize {
    // SAFETY: the caller has made sure of the instructions, which this function enables, and `Pass` of its buffers.
    unsafe { pass.run::<Shuffle>() }
}

/// Sums of products with AVX2 and GFNI.
///
/// # Safety
/// The machine has AVX2 and GFNI.
#[cfg(feature = "std")]
#[target_feature(enable = "avx2,gfni")]
pub(super) unsafe fn dot_gfni<const R: usize>(pass: &super::dot::Pass<'_, R>) -> usize {
    // SAFETY: the caller has made sure of the instructions, which this function enables, and `Pass` of its buffers.
    unsafe { pass.run::<Gfni>() }
}

/// Runs `work` compiled for AVX2.
///
/// # Safety
/// The machine has AVX2.
#[target_feature(enable = "avx2")]
pub(super) unsafe fn run(work: impl Work) {
    work.run();
}
