//! Vector instructions of x86-64, for cases in which plain loops are slower.

use super::portable::times;
use super::{LANES, Line, Random, WORDS};
use std::arch::x86_64::{
    __m256i, __m512i, _mm_sfence, _mm256_load_si256, _mm256_stream_si256, _mm512_add_epi32, _mm512_load_si512,
    _mm512_mask_shuffle_epi32, _mm512_min_epu32, _mm512_mul_epu32, _mm512_or_si512, _mm512_permutex2var_epi32,
    _mm512_set1_epi32, _mm512_set1_epi64, _mm512_setr_epi32, _mm512_sllv_epi32, _mm512_srli_epi32, _mm512_srli_epi64,
    _mm512_store_si512, _mm512_stream_si512, _mm512_sub_epi32, _mm512_ternarylogic_epi32, _mm512_test_epi32_mask,
    _mm512_xor_si512,
};

/// Streaming stores end when this is dropped, by return or by panic: they are weakly ordered, and the memory that they
/// write may not be accessed before a store fence of the same thread [Intel SDM, vol. 1, 10.4.6.2; `_mm_stream_ps` in
/// `core::arch`]. Only its methods use such stores.
struct Streaming;

impl Streaming {
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn line(&self, line: &mut Line, value: __m512i) {
        // SAFETY: a line has 64 bytes and is aligned to as many; the fence comes with the end of `self`.
        unsafe { _mm512_stream_si512(line.0.as_mut_ptr().cast::<__m512i>(), value) };
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn half(&self, line: &mut Line, half: usize, value: __m256i) {
        let words = &mut line.0.as_chunks_mut::<8>().0[half];
        // SAFETY: each half of a line has 32 bytes and is aligned to as many; the fence comes with the end of `self`.
        unsafe { _mm256_stream_si256(words.as_mut_ptr().cast::<__m256i>(), value) };
    }
}

impl Drop for Streaming {
    fn drop(&mut self) {
        // SAFETY: every x86-64 processor has SSE.
        unsafe { _mm_sfence() };
    }
}

#[target_feature(enable = "avx2")]
pub(super) fn fill(lines: &mut [Line], pattern: &[Line]) {
    let streaming = Streaming;
    for chunk in lines.chunks_mut(pattern.len()) {
        for (line, own) in chunk.iter_mut().zip(pattern) {
            for h in 0..2 {
                streaming.half(line, h, half(own, h));
            }
        }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn half(line: &Line, half: usize) -> __m256i {
    let words = &line.0.as_chunks::<8>().0[half];
    // SAFETY: each half of a line has 32 bytes and is aligned to as many.
    unsafe { _mm256_load_si256(words.as_ptr().cast::<__m256i>()) }
}

/// Sixteen products modulo 2^31 - 1. `twice` holds twice the factor in each pair of words: the upper half of a product
/// is then the part above 31 bits, and the lower half is twice the rest.
#[inline]
#[target_feature(enable = "avx512f")]
fn times_avx512(states: __m512i, twice: __m512i) -> __m512i {
    let even = _mm512_mul_epu32(states, twice);
    let odd = _mm512_mul_epu32(_mm512_srli_epi64::<32>(states), twice);
    let upper = _mm512_mask_shuffle_epi32::<0b11_11_01_01>(odd, 0x5555, even);
    let lower = _mm512_mask_shuffle_epi32::<0b10_10_00_00>(even, 0xAAAA, odd);
    let sum = _mm512_add_epi32(upper, _mm512_srli_epi32::<1>(lower));
    // A negative difference wraps round to a large number, so the minimum is the sum then.
    _mm512_min_epu32(sum, _mm512_sub_epi32(sum, _mm512_set1_epi32(i32::MAX)))
}

/// Passes the next lines of random blocks to `each`, with their numbers.
#[inline]
#[target_feature(enable = "avx512f")]
fn lines_avx512(random: &mut Random, count: usize, mut each: impl FnMut(usize, __m512i)) {
    let twice = |factor: u32| _mm512_set1_epi64(i64::from(factor) << 1);
    // SAFETY: a line has 64 bytes and is aligned to as many.
    let first = unsafe { _mm512_load_si512(random.states.0.as_ptr().cast::<__m512i>()) };
    // Four lines in parallel, so that no product waits for the one before.
    let mut states = [first; 4];
    for i in 1..4 {
        states[i] = times_avx512(states[i - 1], twice(random.factor));
    }
    let by_two = times(random.factor, random.factor);
    let by_four = twice(times(by_two, by_two));
    let shifts = _mm512_setr_epi32(14, 15, 16, 17, 18, 19, 20, 21, 14, 15, 16, 17, 18, 19, 20, 21);
    // The last word of the line before and the eighth of this one, eight times each.
    let ends = _mm512_setr_epi32(15, 15, 15, 15, 15, 15, 15, 15, 23, 23, 23, 23, 23, 23, 23, 23);
    let second = _mm512_setr_epi32(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    let mut entries = _mm512_add_epi32(_mm512_set1_epi32(random.entry as i32), second);
    let (top, inverted) = (_mm512_set1_epi32(i32::MIN), _mm512_set1_epi32(random.inverted as i32));
    let mut last = _mm512_set1_epi32(random.before as i32);
    let mut line = |i: usize, state: __m512i| {
        let starts = _mm512_xor_si512(_mm512_permutex2var_epi32(last, ends, state), entries);
        // The state combined with the top bit of the shifted register.
        let value = _mm512_ternarylogic_epi32::<0xF8>(state, _mm512_sllv_epi32(starts, shifts), top);
        each(i, _mm512_xor_si512(value, inverted));
        last = state;
        entries = _mm512_add_epi32(entries, _mm512_set1_epi32(2));
    };
    for group in 0..count / 4 {
        for (i, state) in states.iter_mut().enumerate() {
            line(4 * group + i, *state);
            *state = times_avx512(*state, by_four);
        }
    }
    for (i, state) in states.iter().enumerate().take(count % 4) {
        line(count / 4 * 4 + i, *state);
    }
    let mut before = Line::default();
    // SAFETY: as above.
    unsafe {
        _mm512_store_si512(random.states.0.as_mut_ptr().cast::<__m512i>(), states[count % 4]);
        _mm512_store_si512(before.0.as_mut_ptr().cast::<__m512i>(), last);
    }
    random.before = before.0[WORDS - 1];
    random.entry = random.entry.wrapping_add(2 * count as u32);
}

#[target_feature(enable = "avx512f")]
pub(super) fn random_avx512(random: &mut Random, out: &mut [Line]) {
    let streaming = Streaming;
    lines_avx512(random, out.len(), |i, value| streaming.line(&mut out[i], value));
}

#[target_feature(enable = "avx512f")]
pub(super) fn holds_random_avx512(random: &mut Random, lines: &[Line]) -> bool {
    let mut differs = _mm512_set1_epi32(0);
    lines_avx512(random, lines.len(), |i, value| {
        // SAFETY: a line has 64 bytes and is aligned to as many.
        let own = unsafe { _mm512_load_si512(lines[i].0.as_ptr().cast::<__m512i>()) };
        differs = _mm512_or_si512(differs, _mm512_xor_si512(own, value));
    });
    _mm512_test_epi32_mask(differs, differs) == 0
}

/// Plain Rust, compiled for AVX2.
macro_rules! compiled_for_avx2 {
    ($($name:ident($($arg:ident: $type:ty),*) $(-> $out:ty)?;)*) => {
        $(#[target_feature(enable = "avx2")]
        pub(super) fn $name($($arg: $type),*) $(-> $out)? {
            super::portable::$name($($arg),*)
        })*
    };
}

// With AVX-512 F, the compiler generates slower code for `logic`.
compiled_for_avx2! {
    logic(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]);
    shared_logic(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]);
    random(random: &mut Random, out: &mut [Line]);
    holds_random(random: &mut Random, lines: &[Line]) -> bool;
}
