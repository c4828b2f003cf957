//! Plain Rust: what every kernel does, by definition.

use super::{LANES, Line, MASK_PERIOD, Random, WORDS};

#[inline(always)]
pub(super) fn holds(lines: &[Line], pattern: &[Line]) -> bool {
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
pub(super) fn holds_masked(lines: &[Line], word: u32, masks: &[Line; MASK_PERIOD]) -> bool {
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

/// The product of two numbers below 2^31 - 1, modulo that: two folds and a subtraction reduce it.
pub(super) fn times(a: u32, b: u32) -> u32 {
    const P: u64 = (1 << 31) - 1;
    let t = u64::from(a) * u64::from(b);
    let t = (t & P) + (t >> 31);
    (if t >= P { t - P } else { t }) as u32
}

/// The next line of random blocks.
fn next(random: &mut Random) -> Line {
    let states = random.states.0;
    // The register's first eight bits are those that it starts with, from bit 17 down.
    let starts = [random.before ^ random.entry, states[7] ^ random.entry.wrapping_add(1)];
    let high = |w: usize| (starts[w / 8] << (14 + w % 8)) & (1 << 31);
    random.before = states[WORDS - 1];
    random.entry = random.entry.wrapping_add(2);
    random.states.0.iter_mut().for_each(|state| *state = times(*state, random.factor));
    Line(std::array::from_fn(|w| (states[w] | high(w)) ^ random.inverted))
}

pub(super) fn random(random: &mut Random, out: &mut [Line]) {
    out.iter_mut().for_each(|line| *line = next(random));
}

pub(super) fn holds_random(random: &mut Random, lines: &[Line]) -> bool {
    // All of them are generated, also after a difference.
    lines.iter().fold(true, |same, line| same & (next(random) == *line))
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
    out.iter_mut().zip(state).for_each(|(line, s)| line.0 = s);
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
        // What the compiler knows of the state ends here: it is stored and loaded again.
        std::hint::black_box(&mut *out);
    }
}

#[inline(always)]
pub(super) fn sum(lines: &[Line]) -> u32 {
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
