//! Vector instructions of x86-64, where plain loops are not as fast.

use super::portable::times;
use super::{LANES, Line, MASK_PERIOD, Random, WORDS};
use std::arch::x86_64::{
    __m256i, __m512i, _mm_sfence, _mm256_add_epi32, _mm256_and_si256, _mm256_blend_epi32, _mm256_load_si256,
    _mm256_maskstore_epi32, _mm256_min_epu32, _mm256_mul_epu32, _mm256_or_si256, _mm256_permutevar8x32_epi32,
    _mm256_set1_epi32, _mm256_set1_epi64x, _mm256_setr_epi32, _mm256_setzero_si256, _mm256_slli_epi64,
    _mm256_sllv_epi32, _mm256_srli_epi32, _mm256_srli_epi64, _mm256_storeu_si256, _mm256_stream_si256,
    _mm256_sub_epi32, _mm256_xor_si256, _mm512_add_epi32, _mm512_load_si512, _mm512_mask_shuffle_epi32,
    _mm512_mask_store_epi32, _mm512_min_epu32, _mm512_mul_epu32, _mm512_or_si512, _mm512_permutex2var_epi32,
    _mm512_set1_epi32, _mm512_set1_epi64, _mm512_setr_epi32, _mm512_sllv_epi32, _mm512_srli_epi32, _mm512_srli_epi64,
    _mm512_store_si512, _mm512_stream_si512, _mm512_sub_epi32, _mm512_ternarylogic_epi32, _mm512_test_epi32_mask,
    _mm512_xor_si512,
};

/// Streaming stores end when this is dropped, by return or by panic: they are weakly ordered, and the memory that they write
/// may not be accessed before a store fence of the same thread [Intel SDM, vol. 1, 10.4.6.2; `_mm_stream_ps` in `core::arch`].
/// Only its methods store so.
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

#[target_feature(enable = "avx512f")]
pub(super) fn fill_avx512(lines: &mut [Line], pattern: &[Line]) {
    let streaming = Streaming;
    for chunk in lines.chunks_mut(pattern.len()) {
        for (line, own) in chunk.iter_mut().zip(pattern) {
            // SAFETY: a line has 64 bytes and is aligned to as many.
            let value = unsafe { _mm512_load_si512(own.0.as_ptr().cast::<__m512i>()) };
            streaming.line(line, value);
        }
    }
}

#[target_feature(enable = "avx2")]
pub(super) fn fill_avx2(lines: &mut [Line], pattern: &[Line]) {
    let streaming = Streaming;
    for chunk in lines.chunks_mut(pattern.len()) {
        for (line, own) in chunk.iter_mut().zip(pattern) {
            (0..2).for_each(|h| streaming.half(line, h, half(own, h)));
        }
    }
}

#[target_feature(enable = "avx512f")]
pub(super) fn fill_masked_avx512(lines: &mut [Line], word: u32, masks: &[u16; MASK_PERIOD]) {
    let value = _mm512_set1_epi32(word as i32);
    for chunk in lines.chunks_mut(MASK_PERIOD) {
        for (line, mask) in chunk.iter_mut().zip(masks).filter(|(_, m)| **m != 0) {
            // SAFETY: a line has 64 bytes and is aligned to as many.
            unsafe { _mm512_mask_store_epi32(line.0.as_mut_ptr().cast(), *mask, value) };
        }
    }
}

#[target_feature(enable = "avx2")]
pub(super) fn fill_masked_avx2(lines: &mut [Line], word: u32, masks: &[u16; MASK_PERIOD]) {
    let value = _mm256_set1_epi32(word as i32);
    let wide = masks.map(|m| Line(std::array::from_fn(|w| if m >> w & 1 == 1 { u32::MAX } else { 0 })));
    for chunk in lines.chunks_mut(MASK_PERIOD) {
        for ((line, mask), _) in chunk.iter_mut().zip(&wide).zip(masks).filter(|(_, m)| **m != 0) {
            for half in 0..2 {
                // SAFETY: each half of a line has 32 bytes and is aligned to as many.
                unsafe {
                    let mask = _mm256_load_si256(mask.0.as_ptr().add(8 * half).cast::<__m256i>());
                    _mm256_maskstore_epi32(line.0.as_mut_ptr().add(8 * half).cast(), mask, value);
                }
            }
        }
    }
}

/// Half a line.
#[inline]
#[target_feature(enable = "avx2")]
fn half(line: &Line, half: usize) -> __m256i {
    let words = &line.0.as_chunks::<8>().0[half];
    // SAFETY: each half of a line has 32 bytes and is aligned to as many.
    unsafe { _mm256_load_si256(words.as_ptr().cast::<__m256i>()) }
}

/// Words of 32 bits of a register.
#[target_feature(enable = "avx2")]
fn words(value: __m256i) -> [u32; 8] {
    let mut words = [0; 8];
    // SAFETY: the array has the size of a register.
    unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast::<__m256i>(), value) };
    words
}

// The compiler takes these loops over words apart where they are written plainly, at some levels of optimisation.
#[target_feature(enable = "avx2")]
pub(super) fn holds(lines: &[Line], pattern: &[Line]) -> bool {
    let mut differs = [_mm256_setzero_si256(); 2];
    for chunk in lines.chunks(pattern.len()) {
        for (line, own) in chunk.iter().zip(pattern) {
            for (h, d) in differs.iter_mut().enumerate() {
                *d = _mm256_or_si256(*d, _mm256_xor_si256(half(line, h), half(own, h)));
            }
        }
    }
    words(_mm256_or_si256(differs[0], differs[1])) == [0; 8]
}

#[target_feature(enable = "avx2")]
pub(super) fn holds_masked(lines: &[Line], word: u32, masks: &[Line; MASK_PERIOD]) -> bool {
    let value = _mm256_set1_epi32(word as i32);
    let mut differs = [_mm256_setzero_si256(); 2];
    for chunk in lines.chunks(MASK_PERIOD) {
        for (line, mask) in chunk.iter().zip(masks) {
            for (h, d) in differs.iter_mut().enumerate() {
                let wrong = _mm256_and_si256(_mm256_xor_si256(half(line, h), value), half(mask, h));
                *d = _mm256_or_si256(*d, wrong);
            }
        }
    }
    words(_mm256_or_si256(differs[0], differs[1])) == [0; 8]
}

/// Sixteen products modulo 2^31 - 1. `twice` holds twice the factor in each pair of words: the upper half of a product is
/// then what exceeds 31 bits, the lower half twice the rest.
#[inline]
#[target_feature(enable = "avx512f")]
fn times_avx512(states: __m512i, twice: __m512i) -> __m512i {
    let even = _mm512_mul_epu32(states, twice);
    let odd = _mm512_mul_epu32(_mm512_srli_epi64::<32>(states), twice);
    let upper = _mm512_mask_shuffle_epi32::<0b11_11_01_01>(odd, 0x5555, even);
    let lower = _mm512_mask_shuffle_epi32::<0b10_10_00_00>(even, 0xAAAA, odd);
    let sum = _mm512_add_epi32(upper, _mm512_srli_epi32::<1>(lower));
    // The smaller one, where the difference is not below zero.
    _mm512_min_epu32(sum, _mm512_sub_epi32(sum, _mm512_set1_epi32(i32::MAX)))
}

/// The next lines of random blocks, each with its number to `each`.
#[inline]
#[target_feature(enable = "avx512f")]
fn lines_avx512(random: &mut Random, count: usize, mut each: impl FnMut(usize, __m512i)) {
    let twice = |factor: u32| _mm512_set1_epi64(i64::from(factor) << 1);
    // SAFETY: a line has 64 bytes and is aligned to as many.
    let first = unsafe { _mm512_load_si512(random.states.0.as_ptr().cast::<__m512i>()) };
    // Four lines side by side, so that no product waits for the one before.
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
        // The state, or the top bit of what is shifted.
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
    states.iter().enumerate().take(count % 4).for_each(|(i, state)| line(count / 4 * 4 + i, *state));
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

/// Eight products, as [`times_avx512`].
#[inline]
#[target_feature(enable = "avx2")]
fn times_avx2(states: __m256i, twice: __m256i) -> __m256i {
    let even = _mm256_mul_epu32(states, twice);
    let odd = _mm256_mul_epu32(_mm256_srli_epi64::<32>(states), twice);
    let upper = _mm256_blend_epi32::<0b1010_1010>(_mm256_srli_epi64::<32>(even), odd);
    let lower = _mm256_blend_epi32::<0b1010_1010>(even, _mm256_slli_epi64::<32>(odd));
    let sum = _mm256_add_epi32(upper, _mm256_srli_epi32::<1>(lower));
    _mm256_min_epu32(sum, _mm256_sub_epi32(sum, _mm256_set1_epi32(i32::MAX)))
}

/// The next lines of random blocks, each half line with its number to `each`.
#[inline]
#[target_feature(enable = "avx2")]
fn halves_avx2(random: &mut Random, count: usize, mut each: impl FnMut(usize, __m256i)) {
    let twice = _mm256_set1_epi64x(i64::from(random.factor) << 1);
    let mut states = [half(&random.states, 0), half(&random.states, 1)];
    let (shifts, end) = (_mm256_setr_epi32(14, 15, 16, 17, 18, 19, 20, 21), _mm256_set1_epi32(7));
    let (top, inverted) = (_mm256_set1_epi32(i32::MIN), _mm256_set1_epi32(random.inverted as i32));
    let mut entry = _mm256_set1_epi32(random.entry as i32);
    let mut last = _mm256_set1_epi32(random.before as i32);
    for i in 0..count {
        for (h, state) in states.iter_mut().enumerate() {
            let start = _mm256_xor_si256(_mm256_permutevar8x32_epi32(last, end), entry);
            let bits = _mm256_and_si256(_mm256_sllv_epi32(start, shifts), top);
            each(2 * i + h, _mm256_xor_si256(_mm256_or_si256(*state, bits), inverted));
            last = *state;
            entry = _mm256_add_epi32(entry, _mm256_set1_epi32(1));
            *state = times_avx2(*state, twice);
        }
    }
    for (h, state) in states.into_iter().enumerate() {
        random.states.0[8 * h..8 * h + 8].copy_from_slice(&words(state));
    }
    random.before = words(last)[7];
    random.entry = random.entry.wrapping_add(2 * count as u32);
}

#[target_feature(enable = "avx2")]
pub(super) fn random_avx2(random: &mut Random, out: &mut [Line]) {
    let streaming = Streaming;
    halves_avx2(random, out.len(), |i, value| streaming.half(&mut out[i / 2], i % 2, value));
}

#[target_feature(enable = "avx2")]
pub(super) fn holds_random_avx2(random: &mut Random, lines: &[Line]) -> bool {
    let mut differs = _mm256_setzero_si256();
    halves_avx2(random, lines.len(), |i, value| {
        differs = _mm256_or_si256(differs, _mm256_xor_si256(half(&lines[i / 2], i % 2), value));
    });
    words(differs) == [0; 8]
}

#[target_feature(enable = "avx2")]
pub(super) fn sum(lines: &[Line]) -> u32 {
    let mut sums = [_mm256_setzero_si256(); 4];
    for chunk in lines.chunks(2) {
        for (i, line) in chunk.iter().enumerate() {
            for h in 0..2 {
                sums[2 * i + h] = _mm256_add_epi32(sums[2 * i + h], half(line, h));
            }
        }
    }
    sums.into_iter().flat_map(|s| words(s)).fold(0, u32::wrapping_add)
}

/// Plain Rust, compiled for the instructions of the name.
macro_rules! compiled_for {
    ($features:literal: $logic:ident $shared:ident) => {
        #[target_feature(enable = $features)]
        pub(super) fn $logic(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]) {
            super::portable::logic(a, c, steps, start, out);
        }

        #[target_feature(enable = $features)]
        pub(super) fn $shared(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]) {
            super::portable::shared_logic(a, c, steps, start, out);
        }
    };
}

compiled_for!("avx512f": logic_avx512 shared_avx512);
compiled_for!("avx2": logic_avx2 shared_avx2);
