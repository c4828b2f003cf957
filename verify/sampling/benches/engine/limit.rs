//! A roofline of the engine: a loop of AVX-512 intrinsics with as many operations as the decoder of four SEC-DED
//! codewords needs.

use eccforge_circuit::lanes::Slot;
use std::arch::x86_64::*;

/// Bits of an entry.
pub const BITS: usize = 288;

/// The three-input operations that four SEC-DED codewords need at the least, one load each, and nothing else.
pub const OPERATIONS: usize = 1252;

/// Runs [`OPERATIONS`] operations on eight accumulators: this is not a decoder, but no decoder with this number of
/// operations is faster.
///
/// # Safety
/// The machine has AVX-512F.
#[target_feature(enable = "avx512f")]
pub unsafe fn operations(slots: &[Slot; BITS]) -> u64 {
    let mut sums = [_mm512_set1_epi64(1); 8];
    for first in 0..OPERATIONS / 8 {
        for (i, sum) in sums.iter_mut().enumerate() {
            // SAFETY: below 288, and 64 aligned bytes.
            let x = unsafe { _mm512_load_si512(slots.as_ptr().add((8 * first + i) % BITS).cast()) };
            *sum = _mm512_ternarylogic_epi64::<0x6A>(*sum, x, x);
        }
    }
    let all = sums.into_iter().fold(_mm512_setzero_si512(), |a, b| _mm512_xor_si512(a, b));
    _mm512_reduce_add_epi64(all) as u64
}
