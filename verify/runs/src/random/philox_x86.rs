//! Philox on vectors of x86-64. A vector holds each output as its four words, and one instruction multiplies words 0
//! and 2 of each output. One shuffle puts the products in the order of the next round.

use super::philox::{MULTIPLIERS, ROUNDS, Vectors, round_keys};
use eccforge_circuit::lanes::Slot;
use std::arch::x86_64::*;

/// Fills slots with these vectors if the machine has them; returns whether it did.
pub(super) fn fill(vectors: Vectors, key: u64, counter: u128, slots: &mut [Slot]) -> bool {
    match vectors {
        Vectors::Avx512 if is_x86_feature_detected!("avx512f") => {
            // SAFETY: the feature has just been detected.
            unsafe { fill_avx512(&round_keys(key), counter, slots) };
            true
        }
        Vectors::Avx2 if is_x86_feature_detected!("avx2") => {
            // SAFETY: the feature has just been detected.
            unsafe { fill_avx2(&round_keys(key), counter, slots) };
            true
        }
        _ => false,
    }
}

/// Number of slots in flight. A round is a chain of about seven clocks and four instructions a slot; with fewer slots
/// the multiplier waits for its own result.
const FLIGHT: usize = 8;

/// The order of words after a product: the upper and lower half of the second, then of the first.
const REVERSED: i32 = 0b00_01_10_11;

/// Truth table of the exclusive or of three inputs.
const XOR3: i32 = 0x96;

/// Two words of 32 bits in the places of words 0 and 2 of an output, as two 64-bit numbers: (lower, upper).
fn in_each_output(words: [u32; 2]) -> (i64, i64) {
    (i64::from(words[0]), i64::from(words[1]))
}

/// # Safety
/// The machine has AVX-512F.
#[target_feature(enable = "avx512f")]
unsafe fn fill_avx512(keys: &[[u32; 2]; ROUNDS], counter: u128, slots: &mut [Slot]) {
    let broadcast = |(low, high): (i64, i64)| _mm512_set_epi64(high, low, high, low, high, low, high, low);
    let factors = broadcast(in_each_output(MULTIPLIERS));
    let keys: [__m512i; ROUNDS] = std::array::from_fn(|i| broadcast(in_each_output(keys[i])));
    // The lower half of a counter never carries: an index has at most 62 bits.
    let quarters = _mm512_set_epi64(0, 3, 0, 2, 0, 1, 0, 0);
    let mut next = _mm512_add_epi64(broadcast((counter as i64, (counter >> 64) as i64)), quarters);
    let step = broadcast((4, 0));
    for chunk in slots.chunks_mut(FLIGHT) {
        // A last chunk that is shorter draws as many outputs and stores fewer.
        let mut state = [_mm512_setzero_si512(); FLIGHT];
        for s in &mut state {
            *s = next;
            next = _mm512_add_epi64(next, step);
        }
        for key in &keys {
            for s in &mut state {
                let products = _mm512_shuffle_epi32::<REVERSED>(_mm512_mul_epu32(*s, factors));
                *s = _mm512_ternarylogic_epi64::<XOR3>(products, _mm512_srli_epi64::<32>(*s), *key);
            }
        }
        for (s, slot) in state.into_iter().zip(chunk) {
            // SAFETY: a slot is 64 bytes, aligned to 64.
            unsafe { _mm512_store_si512((&raw mut *slot).cast(), s) };
        }
    }
}

/// # Safety
/// The machine has AVX2.
#[target_feature(enable = "avx2")]
unsafe fn fill_avx2(keys: &[[u32; 2]; ROUNDS], counter: u128, slots: &mut [Slot]) {
    let broadcast = |(low, high): (i64, i64)| _mm256_set_epi64x(high, low, high, low);
    let factors = broadcast(in_each_output(MULTIPLIERS));
    let keys: [__m256i; ROUNDS] = std::array::from_fn(|i| broadcast(in_each_output(keys[i])));
    let halves = _mm256_set_epi64x(0, 1, 0, 0);
    let mut next = _mm256_add_epi64(broadcast((counter as i64, (counter >> 64) as i64)), halves);
    let step = broadcast((2, 0));
    for chunk in slots.chunks_mut(FLIGHT / 2) {
        // Two vectors a slot.
        let mut state = [_mm256_setzero_si256(); FLIGHT];
        for s in &mut state {
            *s = next;
            next = _mm256_add_epi64(next, step);
        }
        for key in &keys {
            for s in &mut state {
                let products = _mm256_shuffle_epi32::<REVERSED>(_mm256_mul_epu32(*s, factors));
                let above = _mm256_srli_epi64::<32>(*s);
                *s = _mm256_xor_si256(_mm256_xor_si256(products, above), *key);
            }
        }
        for (pair, slot) in state.chunks_exact(2).zip(chunk) {
            let to: *mut __m256i = (&raw mut *slot).cast();
            // SAFETY: a slot is two aligned halves of 256 bits.
            unsafe {
                _mm256_store_si256(to, pair[0]);
                _mm256_store_si256(to.add(1), pair[1]);
            }
        }
    }
}
