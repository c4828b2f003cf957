//! One step of a test over a piece of memory.

use super::kernels::{self, Kernel, LANES, Line, MASK_PERIOD, Random, WORDS};
use crate::memtest::logic::Generator;
use crate::memtest::pattern::{PARK_MILLER, Pattern, RandomBlocks};
use crate::memtest::plan::{Element, Operation, Select, Sweep};
use std::hint::black_box;

/// Lines per chunk that are generated or compared in detail; a chunk fits the L1 cache.
const CHUNK: usize = 128;

/// Takes the number of a wrong word in the tested memory, the word and the data that were written.
pub type OnWrong<'a> = &'a mut dyn FnMut(u64, &u32, u32);

/// Runs a step over lines; `first` is the number of the first one. Gives each wrong word to `wrong`, in order.
pub fn run(kernel: Kernel, generator: Generator, step: &Sweep, first: u64, lines: &mut [Line], wrong: OnWrong<'_>) {
    match step {
        Sweep::Write(Pattern::Random(blocks), _) => {
            Sequence::new(kernel, *blocks, first).write(lines);
        }
        Sweep::Verify(Pattern::Random(blocks), _) => verify_random(kernel, *blocks, first, lines, wrong),
        Sweep::Write(pattern, Select::All) => kernel.fill(lines, &period(pattern, first)),
        Sweep::Verify(pattern, Select::All) => verify(lines, first, &period(pattern, first), wrong),
        Sweep::Write(pattern, select) => kernels::fill_masked(lines, pattern.word(0), &masks(*select, first)),
        Sweep::Verify(pattern, select) => verify_masked(lines, first, pattern.word(0), &masks(*select, first), wrong),
        Sweep::Logic { periods, shared } => {
            let steps = u64::from(*periods) * u64::from(generator.period);
            let mut out = [Line::default(); LANES];
            for chunk in lines.chunks_mut(LANES) {
                // The start is zero, but the compiler must not know.
                let start = black_box(0);
                kernel.logic((generator.a, generator.c), steps, start, *shared, &mut out);
                kernel.fill(chunk, &out[..chunk.len()]);
            }
        }
        Sweep::March(element) => {
            let count = lines.len() * WORDS;
            for i in 0..count {
                let word = if element.descending { count - 1 - i } else { i };
                march(element, first, lines, [word / WORDS, word % WORDS], wrong);
            }
        }
    }
}

/// The operations of a march element on one word. The compiler must not know that a read returns the written word.
fn march(element: &Element, first: u64, lines: &mut [Line], [line, word]: [usize; 2], wrong: OnWrong<'_>) {
    let number = (first + line as u64) * WORDS as u64 + word as u64;
    for operation in element.operations {
        let own = black_box(&mut lines[line].0[word]);
        match operation {
            Operation::Write(ones) => *own = element.word(*ones),
            Operation::Read(ones) if *own != element.word(*ones) => wrong(number, own, element.word(*ones)),
            Operation::Read(_) => {}
        }
    }
}

/// The lines of a pattern from line `first` on, for one period.
fn period(pattern: &Pattern, first: u64) -> Vec<Line> {
    let lines = pattern.period().unwrap_or(1).div_ceil(WORDS) as u64;
    let starts = (first..first + lines).map(|line| line * WORDS as u64);
    starts.map(|start| Line(std::array::from_fn(|w| pattern.word(start + w as u64)))).collect()
}

/// For each of five lines from line `first` on, the mask of the words that a sweep touches.
fn masks(select: Select, first: u64) -> [u16; MASK_PERIOD] {
    // A line holds two entries.
    let words = |entry| u16::from(select.words(entry));
    std::array::from_fn(|i| 2 * (first + i as u64)).map(|entry| words(entry) | words(entry + 1) << 8)
}

fn verify(lines: &[Line], first: u64, pattern: &[Line], wrong: OnWrong<'_>) {
    for (chunk, number) in lines.chunks(CHUNK).zip((first..).step_by(CHUNK)) {
        // The kernel only shows whether a chunk is right, which it nearly always is. Its words are compared one by
        // one if not.
        if !kernels::holds(chunk, pattern) {
            for (part, number) in chunk.chunks(pattern.len()).zip((number..).step_by(pattern.len())) {
                compare(part, number, pattern, u16::MAX, wrong);
            }
        }
    }
}

fn verify_masked(lines: &[Line], first: u64, word: u32, masks: &[u16; MASK_PERIOD], wrong: OnWrong<'_>) {
    const LINES: usize = CHUNK / MASK_PERIOD * MASK_PERIOD;
    for (chunk, number) in lines.chunks(LINES).zip((first..).step_by(LINES)) {
        if !kernels::holds_masked(chunk, word, masks) {
            for ((line, mask), number) in chunk.iter().zip(masks.iter().cycle()).zip(number..) {
                compare(std::slice::from_ref(line), number, &[Line([word; WORDS])], *mask, wrong);
            }
        }
    }
}

fn verify_random(kernel: Kernel, blocks: RandomBlocks, first: u64, lines: &[Line], wrong: OnWrong<'_>) {
    let mut sequence = Sequence::new(kernel, blocks, first);
    for (chunk, number) in lines.chunks(CHUNK).zip((first..).step_by(CHUNK)) {
        // The wrong words are found by generating the chunk again, from this state.
        let before = sequence;
        if !sequence.holds(chunk) {
            let (mut own, mut sequence) = ([Line::default(); CHUNK], before);
            sequence.write(&mut own[..chunk.len()]);
            compare(chunk, number, &own, u16::MAX, wrong);
        }
    }
}

/// Reports the differences under a mask.
fn compare(lines: &[Line], first: u64, pattern: &[Line], mask: u16, wrong: OnWrong<'_>) {
    for ((line, own), number) in lines.iter().zip(pattern).zip(first..) {
        for (w, (x, y)) in line.0.iter().zip(own.0).enumerate() {
            if mask >> w & 1 == 1 && *x != y {
                wrong(number * WORDS as u64 + w as u64, x, y);
            }
        }
    }
}

/// The lines of random blocks in their order; they hold the words of [`RandomBlocks::words`], entry by entry.
#[derive(Clone, Copy)]
struct Sequence {
    kernel: Kernel,
    blocks: RandomBlocks,
    /// Number of words before the next line.
    offset: u64,
    /// Number of words before the next seed.
    left: u64,
    state: Random,
}

impl Sequence {
    fn new(kernel: Kernel, blocks: RandomBlocks, first: u64) -> Self {
        let offset = first * WORDS as u64;
        let (before, left) = blocks.state_before(offset);
        let (p, next) = (PARK_MILLER.1, |state: u64| state * PARK_MILLER.0 % PARK_MILLER.1);
        let mut state = before;
        let states = Line(std::array::from_fn(|_| {
            state = next(state);
            state as u32
        }));
        // From a word to the same word of the next line.
        let mut factor = 1;
        for _ in 0..WORDS {
            factor = factor * PARK_MILLER.0 % p;
        }
        let inverted = if blocks.is_inverted() { u32::MAX } else { 0 };
        let entry = (offset >> 3) as u32;
        let state = Random { states, factor: factor as u32, before: before as u32, entry, inverted };
        Self { kernel, blocks, offset, left, state }
    }

    /// Writes the next lines, as many at a time as come before the next seed.
    fn write(&mut self, mut out: &mut [Line]) {
        while !out.is_empty() {
            let count = out.len().min(usize::try_from(self.left / WORDS as u64).unwrap_or(usize::MAX));
            let (now, rest) = out.split_at_mut(count);
            self.take(count);
            self.kernel.random(&mut self.state, now);
            out = rest;
            if let Some((line, rest)) = std::mem::take(&mut out).split_first_mut() {
                *line = self.slow();
                out = rest;
            }
        }
    }

    /// Whether the lines equal the next ones of the sequence.
    fn holds(&mut self, lines: &[Line]) -> bool {
        if self.take(lines.len()) {
            return self.kernel.holds_random(&mut self.state, lines);
        }
        // All lines are generated, also after a difference.
        let mut all_same = true;
        for line in lines {
            all_same &= self.slow() == *line;
        }
        all_same
    }

    /// Whether this number of lines comes before the next seed; if so, they are counted as taken.
    fn take(&mut self, lines: usize) -> bool {
        let words = (lines * WORDS) as u64;
        let fits = words <= self.left;
        if fits {
            (self.offset, self.left) = (self.offset + words, self.left - words);
        }
        fits
    }

    /// The next line, in which the seed changes.
    fn slow(&mut self) -> Line {
        let half = WORDS as u64 / 2;
        let halves = [self.blocks.words(self.offset, WORDS / 2), self.blocks.words(self.offset + half, WORDS / 2)];
        let mut words = halves.into_iter().flatten();
        let line = Line(std::array::from_fn(|_| words.next().unwrap_or_default()));
        *self = Self::new(self.kernel, self.blocks, self.offset / WORDS as u64 + 1);
        line
    }
}
