//! Sweeps over real memory: streams of stores that go past the cache, and reads that compare. The only module of this
//! package with `unsafe`: for the vector instructions, which the rest reaches through safe functions.

use std::fmt;

/// A cache line: 16 words. Buffers of lines are aligned as streaming stores need.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Line(pub [u32; WORDS]);

/// Words of a line.
pub const WORDS: usize = 16;
/// Lines after which the words of a residue modulo 20 stand at the same places again: 80 words.
pub const MASK_PERIOD: usize = 5;

/// Which instructions sweeps use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// Plain Rust: any machine.
    Portable,
    /// x86-64 with AVX2: 32-byte streaming stores.
    Avx2,
    /// x86-64 with AVX-512 F: 64-byte streaming stores, masked stores.
    Avx512,
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Portable => "portable",
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
        })
    }
}

impl Kernel {
    /// The kernels that this machine has.
    pub fn available() -> Vec<Self> {
        let mut list = vec![Self::Portable];
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        {
            if std::arch::is_x86_feature_detected!("avx2") {
                list.push(Self::Avx2);
            }
            if std::arch::is_x86_feature_detected!("avx512f") {
                list.push(Self::Avx512);
            }
        }
        list
    }

    /// The fastest that this machine has.
    pub fn best() -> Self {
        Self::available().pop().unwrap_or(Self::Portable)
    }

    /// Writes `pattern` again and again.
    pub fn fill(self, lines: &mut [Line], pattern: &[Line]) {
        debug_assert!(!pattern.is_empty());
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: a kernel is only made by `available`, which asked for these instructions.
            Self::Avx512 => unsafe { x86::fill_avx512(lines, pattern) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: likewise.
            Self::Avx2 => unsafe { x86::fill_avx2(lines, pattern) },
            _ => lines.chunks_mut(pattern.len()).for_each(|c| c.copy_from_slice(&pattern[..c.len()])),
        }
    }

    /// Whether the lines hold `pattern` again and again.
    pub fn holds(self, lines: &[Line], pattern: &[Line]) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`; what has AVX-512 F has AVX2.
            Self::Avx512 | Self::Avx2 => unsafe { x86::holds(lines, pattern) },
            _ => holds(lines, pattern),
        }
    }

    /// Writes `word` where a mask has a one: line i has mask `i % 5`, bit w for its word w. Other words are not touched.
    pub fn fill_masked(self, lines: &mut [Line], word: u32, masks: &[u16; MASK_PERIOD]) {
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`.
            Self::Avx512 => unsafe { x86::fill_masked_avx512(lines, word, masks) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`.
            Self::Avx2 => unsafe { x86::fill_masked_avx2(lines, word, masks) },
            _ => {
                for (line, mask) in lines.iter_mut().zip(masks.iter().cycle()) {
                    line.0.iter_mut().enumerate().filter(|(w, _)| mask >> w & 1 == 1).for_each(|(_, x)| *x = word);
                }
            }
        }
    }

    /// Whether the words under the masks are all `word`.
    pub fn holds_masked(self, lines: &[Line], word: u32, masks: &[u16; MASK_PERIOD]) -> bool {
        let wide: [Line; MASK_PERIOD] =
            masks.map(|m| Line(std::array::from_fn(|w| if m >> w & 1 == 1 { u32::MAX } else { 0 })));
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`; what has AVX-512 F has AVX2.
            Self::Avx512 | Self::Avx2 => unsafe { x86::holds_masked(lines, word, &wide) },
            _ => holds_masked(lines, word, &wide),
        }
    }

    /// Sixteen states of the minimal standard generator at a time: `states` are those of one line's words, each step
    /// multiplies them by `factor`, and the low 31 bits of each line are stored.
    pub fn park_miller(self, states: &mut [u64; WORDS], factor: u64, out: &mut [Line]) {
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`.
            Self::Avx512 => unsafe { x86::park_miller_avx512(states, factor, out) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`.
            Self::Avx2 => unsafe { x86::park_miller_avx2(states, factor, out) },
            _ => park_miller(states, factor, out),
        }
    }

    /// Gives the words of each line, 31 random bits, their bit 31 from a shift register that starts anew every eight words
    /// with the word before and the number of the eight, `entry` for the first; then inverts the bits of `inverted`.
    pub fn shift_register(self, before: u32, entry: u64, inverted: u32, lines: &mut [Line]) {
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`; what has AVX-512 F has AVX2.
            Self::Avx512 | Self::Avx2 => unsafe { x86::register(before, entry, inverted, lines) },
            _ => shift_register(before, entry, inverted, lines),
        }
    }

    /// Runs a linear congruential generator for `steps` steps from `start` in every word. With `shared` the state goes
    /// through memory after every step.
    pub fn logic(self, (a, c): (u32, u32), steps: u64, start: u32, shared: bool, out: &mut [Line; LANES]) {
        match (self, shared) {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`.
            (Self::Avx512, false) => unsafe { x86::logic_avx512(a, c, steps, start, out) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`.
            (Self::Avx512, true) => unsafe { x86::shared_avx512(a, c, steps, start, out) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`.
            (Self::Avx2, false) => unsafe { x86::logic_avx2(a, c, steps, start, out) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`.
            (Self::Avx2, true) => unsafe { x86::shared_avx2(a, c, steps, start, out) },
            (_, false) => logic(a, c, steps, start, out),
            (_, true) => shared_logic(a, c, steps, start, out),
        }
    }

    /// The sum of all words: what reading takes.
    pub fn sum(self, lines: &[Line]) -> u32 {
        match self {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as in `fill`; what has AVX-512 F has AVX2.
            Self::Avx512 | Self::Avx2 => unsafe { x86::sum(lines) },
            _ => sum(lines),
        }
    }
}

/// Lines whose generators run beside each other, to hide the latency of a multiplication.
pub const LANES: usize = 8;

#[inline(always)]
fn holds(lines: &[Line], pattern: &[Line]) -> bool {
    let mut differs = [0u32; WORDS];
    for chunk in lines.chunks(pattern.len()) {
        for (line, own) in chunk.iter().zip(pattern) {
            for ((d, x), y) in differs.iter_mut().zip(line.0).zip(own.0) {
                *d |= x ^ y;
            }
        }
    }
    differs == [0; WORDS]
}

#[inline(always)]
fn holds_masked(lines: &[Line], word: u32, masks: &[Line; MASK_PERIOD]) -> bool {
    let mut differs = [0u32; WORDS];
    for chunk in lines.chunks(MASK_PERIOD) {
        for (line, mask) in chunk.iter().zip(masks) {
            for ((d, x), m) in differs.iter_mut().zip(line.0).zip(mask.0) {
                *d |= (x ^ word) & m;
            }
        }
    }
    differs == [0; WORDS]
}

/// One step of the minimal standard generator, both factors below 2^31: two folds and a subtraction reduce the product.
#[inline(always)]
fn times(state: u64, factor: u64) -> u64 {
    const P: u64 = (1 << 31) - 1;
    // Nothing here exceeds 62 bits; checks for it would keep the compiler from using vectors.
    let t = (state & 0xFFFF_FFFF).wrapping_mul(factor & 0xFFFF_FFFF);
    let t = (t & P).wrapping_add(t >> 31);
    // The smaller one, where the difference is not below zero.
    t.min(t.wrapping_sub(P))
}

#[inline(always)]
fn park_miller(states: &mut [u64; WORDS], factor: u64, out: &mut [Line]) {
    // Four lines beside each other, so that no product waits for the one before.
    let mut ahead = [*states; 4];
    for i in 1..4 {
        ahead[i] = ahead[i - 1].map(|state| times(state, factor));
    }
    let by_two = times(factor, factor);
    let by_four = times(by_two, by_two);
    let mut groups = out.chunks_exact_mut(4);
    for group in &mut groups {
        for (line, states) in group.iter_mut().zip(&mut ahead) {
            for (x, state) in line.0.iter_mut().zip(states) {
                *x = *state as u32;
                *state = times(*state, by_four);
            }
        }
    }
    let rest = groups.into_remainder();
    for (line, states) in rest.iter_mut().zip(&ahead) {
        line.0.iter_mut().zip(states).for_each(|(x, state)| *x = *state as u32);
    }
    *states = ahead[rest.len()];
}

#[inline(always)]
fn shift_register(before: u32, entry: u64, inverted: u32, lines: &mut [Line]) {
    let mut last = before;
    for (entry, line) in (entry..).step_by(2).zip(lines) {
        // The register's first eight bits are those that it starts with, from bit 17 down.
        let starts = [last ^ entry as u32, line.0[7] ^ (entry + 1) as u32];
        last = line.0[WORDS - 1];
        for (w, x) in line.0.iter_mut().enumerate() {
            *x = (*x | (starts[w / 8] << (14 + w % 8)) & (1 << 31)) ^ inverted;
        }
    }
}

#[inline(always)]
fn logic(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]) {
    let mut state = [[start; WORDS]; LANES];
    for _ in 0..steps {
        for line in &mut state {
            for x in line.iter_mut() {
                *x = a.wrapping_mul(*x).wrapping_add(c);
            }
        }
    }
    out.iter_mut().zip(state).for_each(|(line, s)| line.0 = s);
}

#[inline(always)]
fn shared_logic(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]) {
    out.fill(Line([start; WORDS]));
    for _ in 0..steps {
        for line in out.iter_mut() {
            for x in &mut line.0 {
                *x = a.wrapping_mul(*x).wrapping_add(c);
            }
        }
        // What the compiler knows of the state ends here: it is stored and loaded again.
        std::hint::black_box(&mut *out);
    }
}

#[inline(always)]
fn sum(lines: &[Line]) -> u32 {
    let mut sums = [[0u32; WORDS]; 4];
    let mut chunks = lines.chunks_exact(4);
    for chunk in &mut chunks {
        for (sum, line) in sums.iter_mut().zip(chunk) {
            sum.iter_mut().zip(line.0).for_each(|(s, x)| *s = s.wrapping_add(x));
        }
    }
    let rest = chunks.remainder().iter().flat_map(|l| l.0);
    sums.into_iter().flatten().chain(rest).fold(0, u32::wrapping_add)
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::{LANES, Line, MASK_PERIOD, WORDS};
    use std::arch::x86_64::{
        __m256i, __m512i, _mm_sfence, _mm256_add_epi32, _mm256_and_si256, _mm256_load_si256, _mm256_maskstore_epi32,
        _mm256_or_si256, _mm256_set1_epi32, _mm256_setr_epi32, _mm256_setzero_si256, _mm256_sllv_epi32,
        _mm256_store_si256, _mm256_storeu_si256, _mm256_stream_si256, _mm256_xor_si256, _mm512_load_si512,
        _mm512_mask_store_epi32, _mm512_set1_epi32, _mm512_stream_si512,
    };

    #[target_feature(enable = "avx512f")]
    pub(super) fn fill_avx512(lines: &mut [Line], pattern: &[Line]) {
        for chunk in lines.chunks_mut(pattern.len()) {
            for (line, own) in chunk.iter_mut().zip(pattern) {
                // SAFETY: a line has 64 bytes and is aligned to as many.
                unsafe {
                    let value = _mm512_load_si512(own.0.as_ptr().cast::<__m512i>());
                    _mm512_stream_si512(line.0.as_mut_ptr().cast::<__m512i>(), value);
                }
            }
        }
        // Streaming stores are weakly ordered: what follows must see them.
        _mm_sfence();
    }

    #[target_feature(enable = "avx2")]
    pub(super) fn fill_avx2(lines: &mut [Line], pattern: &[Line]) {
        for chunk in lines.chunks_mut(pattern.len()) {
            for (line, own) in chunk.iter_mut().zip(pattern) {
                for half in 0..2 {
                    // SAFETY: each half of a line has 32 bytes and is aligned to as many.
                    unsafe {
                        let value = _mm256_load_si256(own.0.as_ptr().add(8 * half).cast::<__m256i>());
                        _mm256_stream_si256(line.0.as_mut_ptr().add(8 * half).cast::<__m256i>(), value);
                    }
                }
            }
        }
        _mm_sfence();
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
        debug_assert!(half < 2);
        // SAFETY: each half of a line has 32 bytes and is aligned to as many.
        unsafe { _mm256_load_si256(line.0.as_ptr().add(8 * half).cast::<__m256i>()) }
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

    #[target_feature(enable = "avx2")]
    pub(super) fn register(before: u32, entry: u64, inverted: u32, lines: &mut [Line]) {
        let shifts = _mm256_setr_epi32(14, 15, 16, 17, 18, 19, 20, 21);
        let (top, inverted) = (_mm256_set1_epi32(i32::MIN), _mm256_set1_epi32(inverted as i32));
        let (mut last, mut entry) = (before, entry as u32);
        for line in lines {
            let starts = [last ^ entry, line.0[7] ^ entry.wrapping_add(1)];
            last = line.0[WORDS - 1];
            entry = entry.wrapping_add(2);
            for (h, start) in starts.into_iter().enumerate() {
                let bits = _mm256_and_si256(_mm256_sllv_epi32(_mm256_set1_epi32(start as i32), shifts), top);
                let value = _mm256_xor_si256(_mm256_or_si256(half(line, h), bits), inverted);
                // SAFETY: each half of a line has 32 bytes and is aligned to as many.
                unsafe { _mm256_store_si256(line.0.as_mut_ptr().add(8 * h).cast::<__m256i>(), value) };
            }
        }
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
        ($features:literal: $park:ident $logic:ident $shared:ident) => {
            #[target_feature(enable = $features)]
            pub(super) fn $park(states: &mut [u64; WORDS], factor: u64, out: &mut [Line]) {
                super::park_miller(states, factor, out);
            }

            #[target_feature(enable = $features)]
            pub(super) fn $logic(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]) {
                super::logic(a, c, steps, start, out);
            }

            #[target_feature(enable = $features)]
            pub(super) fn $shared(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]) {
                super::shared_logic(a, c, steps, start, out);
            }
        };
    }

    compiled_for!("avx512f": park_miller_avx512 logic_avx512 shared_avx512);
    compiled_for!("avx2": park_miller_avx2 logic_avx2 shared_avx2);
}
