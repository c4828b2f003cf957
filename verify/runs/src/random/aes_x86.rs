//! ARS on AES instructions: four blocks per register with VAES, one with AES-NI, eight registers in flight.

use super::ars::{Instructions, ROUNDS, round_keys};
use eccforge_circuit::lanes::Slot;
use std::arch::x86_64::*;

/// Fills slots with these instructions if the machine has them; returns whether it did.
pub(super) fn fill(instructions: Instructions, key: u128, counter: u128, slots: &mut [Slot]) -> bool {
    match instructions {
        Instructions::Vaes if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("vaes") => {
            // SAFETY: both features have just been detected.
            unsafe { fill_vaes(&round_keys(key), counter, slots) };
            true
        }
        Instructions::Aes if is_x86_feature_detected!("aes") && is_x86_feature_detected!("sse2") => {
            // SAFETY: both features have just been detected.
            unsafe { fill_aes(&round_keys(key), counter, slots) };
            true
        }
        _ => false,
    }
}

fn register(value: u128) -> __m128i {
    // SAFETY: SSE2 is part of x86-64.
    unsafe { _mm_set_epi64x((value >> 64) as i64, value as i64) }
}

/// Number of slots in flight: the instructions' latency times their throughput.
const FLIGHT: usize = 8;

/// # Safety
/// The machine has AVX-512F and VAES.
#[target_feature(enable = "avx512f,vaes")]
unsafe fn fill_vaes(keys: &[u128; ROUNDS + 1], counter: u128, slots: &mut [Slot]) {
    let keys: [__m512i; ROUNDS + 1] = std::array::from_fn(|i| _mm512_broadcast_i32x4(register(keys[i])));
    // The lower half of a counter never carries: an index has at most 62 bits.
    let quarters = _mm512_set_epi64(0, 3, 0, 2, 0, 1, 0, 0);
    let mut next = _mm512_add_epi64(_mm512_broadcast_i32x4(register(counter)), quarters);
    let step = _mm512_set_epi64(0, 4, 0, 4, 0, 4, 0, 4);
    let mut chunks = slots.chunks_exact_mut(FLIGHT);
    for chunk in &mut chunks {
        let mut state = [_mm512_setzero_si512(); FLIGHT];
        for s in &mut state {
            *s = _mm512_xor_si512(next, keys[0]);
            next = _mm512_add_epi64(next, step);
        }
        for key in &keys[1..ROUNDS] {
            for s in &mut state {
                *s = _mm512_aesenc_epi128(*s, *key);
            }
        }
        for (s, slot) in state.into_iter().zip(chunk) {
            // SAFETY: a slot is 64 bytes, aligned to 64.
            unsafe { _mm512_store_si512((&raw mut *slot).cast(), _mm512_aesenclast_epi128(s, keys[ROUNDS])) };
        }
    }
    for slot in chunks.into_remainder() {
        let mut s = _mm512_xor_si512(next, keys[0]);
        next = _mm512_add_epi64(next, step);
        for key in &keys[1..ROUNDS] {
            s = _mm512_aesenc_epi128(s, *key);
        }
        // SAFETY: as above.
        unsafe { _mm512_store_si512((&raw mut *slot).cast(), _mm512_aesenclast_epi128(s, keys[ROUNDS])) };
    }
}

/// # Safety
/// The machine has AES-NI.
#[target_feature(enable = "aes,sse2")]
unsafe fn fill_aes(keys: &[u128; ROUNDS + 1], counter: u128, slots: &mut [Slot]) {
    let keys: [__m128i; ROUNDS + 1] = std::array::from_fn(|i| register(keys[i]));
    let mut next = register(counter);
    let one = _mm_set_epi64x(0, 1);
    for slot in slots {
        let mut state = [_mm_setzero_si128(); 4];
        for s in &mut state {
            *s = _mm_xor_si128(next, keys[0]);
            next = _mm_add_epi64(next, one);
        }
        for key in &keys[1..ROUNDS] {
            for s in &mut state {
                *s = _mm_aesenc_si128(*s, *key);
            }
        }
        let to: *mut __m128i = (&raw mut *slot).cast();
        for (i, s) in state.into_iter().enumerate() {
            // SAFETY: a slot is four aligned 128-bit quarters.
            unsafe { _mm_store_si128(to.add(i), _mm_aesenclast_si128(s, keys[ROUNDS])) };
        }
    }
}
