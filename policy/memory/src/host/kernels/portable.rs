//! Plain Rust: the reference for every kernel.

use super::{LANES, Line, MASK_PERIOD, Random, WORDS};

/// Whether the lines contain repetitions of `pattern`.
pub fn holds(lines: &[Line], pattern: &[Line]) -> bool {
    let mut differs = [0u32; WORDS];
    for chunk in lines.chunks(pattern.len()) {
        for (line, expected) in chunk.iter().zip(pattern) {
            for ((differs, stored), expected) in differs.iter_mut().zip(line.0).zip(expected.0) {
                *differs |= stored ^ expected;
            }
        }
    }
    differs == [0; WORDS]
}

/// Writes `word` where a mask has a one: line i has mask `i % 5`, bit w for its word w. Other words are not touched.
pub fn fill_masked(lines: &mut [Line], word: u32, masks: &[u16; MASK_PERIOD]) {
    for (line, mask) in lines.iter_mut().zip(masks.iter().cycle()) {
        for (w, stored) in line.0.iter_mut().enumerate() {
            if mask >> w & 1 == 1 {
                *stored = word;
            }
        }
    }
}

/// Whether the words under the masks are all `word`.
pub fn holds_masked(lines: &[Line], word: u32, masks: &[u16; MASK_PERIOD]) -> bool {
    let wide = masks.map(|m| Line(std::array::from_fn(|w| if m >> w & 1 == 1 { u32::MAX } else { 0 })));
    let mut differs = [0u32; WORDS];
    for chunk in lines.chunks(MASK_PERIOD) {
        for (line, mask) in chunk.iter().zip(&wide) {
            for ((differs, stored), mask) in differs.iter_mut().zip(line.0).zip(mask.0) {
                *differs |= (stored ^ word) & mask;
            }
        }
    }
    differs == [0; WORDS]
}

/// The product of two numbers below 2^31 - 1, modulo 2^31 - 1: two folds and a subtraction reduce it.
pub(super) fn times(a: u32, b: u32) -> u32 {
    const P: u64 = (1 << 31) - 1;
    let t = u64::from(a) * u64::from(b);
    let t = (t & P) + (t >> 31);
    (if t >= P { t - P } else { t }) as u32
}

/// Like [`times`], where `twice` is twice one of the numbers: the upper half of the product is then the part above 31
/// bits, and the lower half is twice the rest.
#[inline(always)]
fn times_half(a: u32, twice: u64) -> u32 {
    let t = u64::from(a) * twice;
    let sum = (t >> 32) as u32 + (t as u32 >> 1);
    // A negative difference wraps round to a large number, so the minimum is the sum then.
    sum.min(sum.wrapping_sub(i32::MAX as u32))
}

/// Passes the next lines of random blocks to `each`, with their numbers.
#[inline(always)]
fn random_lines(random: &mut Random, count: usize, mut each: impl FnMut(usize, &[u32; WORDS])) {
    /// Number of lines in parallel, so that no product waits for the one before.
    const GROUP: usize = 4;
    // Factors from a line to the next one and to the next group; `times_half` takes them twice as large.
    let two_lines = times(random.factor, random.factor);
    let next_line = u64::from(random.factor) << 1;
    let next_group = u64::from(times(two_lines, two_lines)) << 1;
    let mut states = [random.states.0; GROUP];
    for i in 1..GROUP {
        states[i] = states[i - 1].map(|state| times_half(state, next_line));
    }
    let mut line = |i: usize, state: &[u32; WORDS]| {
        // The register's first eight bits are those that it starts with, from bit 17 down.
        let starts = [random.before ^ random.entry, state[7] ^ random.entry.wrapping_add(1)];
        let words = std::array::from_fn(|w| {
            let first_bit = (starts[w / 8] << (14 + w % 8)) & (1 << 31);
            (state[w] | first_bit) ^ random.inverted
        });
        each(i, &words);
        random.before = state[WORDS - 1];
        random.entry = random.entry.wrapping_add(2);
    };
    for group in 0..count / GROUP {
        for (i, state) in states.iter_mut().enumerate() {
            line(GROUP * group + i, state);
            for word in state.iter_mut() {
                *word = times_half(*word, next_group);
            }
        }
    }
    for (i, state) in states.iter().enumerate().take(count % GROUP) {
        line(count / GROUP * GROUP + i, state);
    }
    random.states = Line(states[count % GROUP]);
}

#[inline(always)]
pub(super) fn random(random: &mut Random, out: &mut [Line]) {
    random_lines(random, out.len(), |i, words| out[i].0 = *words);
}

#[inline(always)]
pub(super) fn holds_random(random: &mut Random, lines: &[Line]) -> bool {
    // All lines are generated, also after a difference.
    let mut differs = [0u32; WORDS];
    random_lines(random, lines.len(), |i, words| {
        for ((differs, expected), stored) in differs.iter_mut().zip(words).zip(lines[i].0) {
            *differs |= expected ^ stored;
        }
    });
    differs == [0; WORDS]
}

#[inline(always)]
pub(super) fn logic(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]) {
    let mut state = [[start; WORDS]; LANES];
    for _ in 0..steps {
        for line in &mut state {
            for x in line.iter_mut() {
                *x = a.wrapping_mul(*x).wrapping_add(c);
            }
        }
    }
    for (line, s) in out.iter_mut().zip(state) {
        line.0 = s;
    }
}

#[inline(always)]
pub(super) fn shared_logic(a: u32, c: u32, steps: u64, start: u32, out: &mut [Line; LANES]) {
    out.fill(Line([start; WORDS]));
    for _ in 0..steps {
        for line in out.iter_mut() {
            for x in &mut line.0 {
                *x = a.wrapping_mul(*x).wrapping_add(c);
            }
        }
        // The compiler must assume nothing about the state here: it is stored and loaded again.
        std::hint::black_box(&mut *out);
    }
}

/// The sum of all words, to measure reading.
pub fn sum(lines: &[Line]) -> u32 {
    let mut sums = [[0u32; WORDS]; 4];
    let mut chunks = lines.chunks_exact(4);
    for chunk in &mut chunks {
        for (sum, line) in sums.iter_mut().zip(chunk) {
            for (s, x) in sum.iter_mut().zip(line.0) {
                *s = s.wrapping_add(x);
            }
        }
    }
    let rest = chunks.remainder().iter().flat_map(|l| l.0);
    sums.into_iter().flatten().chain(rest).fold(0, u32::wrapping_add)
}
