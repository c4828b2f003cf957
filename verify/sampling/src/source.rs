//! Sources of error patterns, 512 at a time: a few random choices, then a circuit from the choices to error bits.
//!
//! A choice among n is drawn by rejection, so all patterns have exactly the right probabilities. Whether a sample's
//! draw is accepted depends only on that sample, and attempt number and bit select the random slot. The pattern of a
//! sample is therefore a function of (seed, cell, block, sample).

mod ahead;
mod choice;
mod devices;
mod drawn;
mod einsim;
mod key;
mod parts;
mod patterns;
mod spec;
mod within;

pub(crate) use ahead::Group;
pub(crate) use key::class_key;
pub use key::{independent, patterns_key, source_key, stream_key};
pub use parts::Parts;
pub(crate) use parts::lanes;
pub use spec::{Chance, FILE_PART, Kind, NamedSource, is_file_part, json_schema, rate_of, rate_sources, read_sources};

use crate::draws::GROUP_SAMPLES;
use ahead::Ahead;
use eccforge_circuit::lanes::{Backend, Program, Slot, Workspace};
use eccforge_runs::random::Stream;

/// One part of a source's random input.
#[derive(Clone, Debug)]
enum Draw {
    /// Fair bits.
    Bits {
        /// Number of slots.
        count: usize,
    },
    /// Bits that are drawn again until `accept`, a function of all bits so far, is one.
    Choice {
        /// Number of slots.
        width: usize,
        /// Maps all slots drawn so far, including these, to one bit.
        accept: Program,
    },
    /// Bits that are one with probability `threshold` / 2^64, independently.
    Biased {
        /// The numerator of the probability.
        threshold: u64,
        /// Number of slots.
        count: usize,
    },
}

impl Draw {
    fn width(&self) -> usize {
        match self {
            Self::Bits { count } | Self::Biased { count, .. } => *count,
            Self::Choice { width, .. } => *width,
        }
    }
}

/// A source of error patterns of one shape of entry.
#[derive(Clone, Debug)]
pub struct Source {
    /// The parts; the first part whose coin is one gives the pattern.
    parts: Vec<Part>,
    bits: usize,
}

/// Draws, with a circuit from the drawn slots to error bits.
#[derive(Clone, Debug)]
struct Part {
    /// Number of the part's first draw among those of the source; it determines the random bits.
    first: usize,
    draws: Vec<Draw>,
    /// Maps the drawn slots to error bits; `None` if the slots themselves are the error bits.
    program: Option<Program>,
    /// Whether the program has the coin of the part as a further output. Without one, the coin is always one.
    coin: bool,
}

/// Working memory of a source; one for each thread.
#[derive(Clone, Debug)]
pub struct Bench {
    workspace: Workspace,
    /// For a source of several parts, the slots that one of them drew.
    drawn: Vec<Slot>,
}

/// Fields of the index of a random slot within a group of 512 samples: 2^14 bits per attempt, 2^16 attempts, 2^8
/// draws, 2^22 groups.
const BIT_BITS: u32 = 14;
const ATTEMPT_BITS: u32 = 16;
const DRAW_BITS: u32 = 8;
/// Maximum number of draws of a source.
// One more would have the random bits of the first draw of the next group.
const MOST_DRAWS: usize = 1 << DRAW_BITS;

fn index(group: u64, draw: usize, attempt: u64) -> u64 {
    ((group << DRAW_BITS | draw as u64) << ATTEMPT_BITS | attempt) << BIT_BITS
}

impl Source {
    /// Number of bits of a pattern.
    pub fn bits(&self) -> usize {
        self.bits
    }

    /// The random slots of a source whose patterns are fair bits: the first slot, and the steps to the next part, of
    /// which there is one, and to the next group.
    pub(crate) fn fair_slots(&self) -> Option<[u64; 3]> {
        matches!(self.parts.as_slice(), [part] if part.program.is_none()).then_some([0, 0, index(1, 0, 0)])
    }

    /// Working memory for this source.
    pub fn bench(&self) -> Bench {
        let accepts = self.parts.iter().flat_map(|part| &part.draws).filter_map(|d| match d {
            Draw::Choice { accept, .. } => Some(accept),
            _ => None,
        });
        let programs = self.parts.iter().filter_map(|part| part.program.as_ref());
        Bench { workspace: Workspace::new(accepts.chain(programs)), drawn: vec![Slot::ZERO; self.bits + 1] }
    }

    /// Draws the patterns of group `group` of block `block`: slot i is error bit i.
    pub fn draw(
        &self,
        stream: &Stream,
        (block, group): (u64, u64),
        backend: Backend,
        bench: &mut Bench,
        pattern: &mut [Slot],
    ) {
        // Most sources have one part, which can draw in place.
        if let [part] = self.parts.as_slice() {
            return part.draw(stream, (block, group), backend, &mut bench.workspace, pattern);
        }
        pattern.fill(Slot::ZERO);
        let mut none_yet = Slot::ONES;
        for part in &self.parts {
            part.draw(stream, (block, group), backend, &mut bench.workspace, &mut bench.drawn);
            let falls = if part.coin { bench.drawn[self.bits] } else { Slot::ONES };
            let here = none_yet.zip(&falls, |n, f| n & f);
            none_yet = none_yet.zip(&falls, |n, f| n & !f);
            for (bit, drawn) in pattern.iter_mut().zip(&bench.drawn[..self.bits]) {
                *bit = bit.zip(&drawn.zip(&here, |d, h| d & h), |b, d| b | d);
            }
        }
    }
}

/// The patterns of a source in a stream, 512 at a time.
pub(crate) struct Groups<'s> {
    source: &'s Source,
    stream: &'s Stream,
    bench: Bench,
    slots: Vec<Slot>,
    ahead: Ahead,
}

impl<'s> Groups<'s> {
    pub fn new(source: &'s Source, stream: &'s Stream) -> Self {
        let (bench, slots, ahead) = (source.bench(), vec![Slot::ZERO; source.bits], Ahead::new(stream, source.bits));
        Self { source, stream, bench, slots, ahead }
    }

    /// Visits the first `samples` patterns of a block.
    pub fn each(&mut self, (block, samples): (u64, u64), backend: Backend, mut visit: impl FnMut(Group<'_>)) {
        if let Some([first, _, step]) = self.source.fair_slots() {
            return self.ahead.each((block, samples), [first, step], visit);
        }
        for group in 0..samples.div_ceil(GROUP_SAMPLES) {
            self.source.draw(self.stream, (block, group), backend, &mut self.bench, &mut self.slots);
            let done = group * GROUP_SAMPLES;
            visit(Group::given(&self.slots, ahead::first_of(samples - done), done));
        }
    }
}

impl Part {
    fn draw(
        &self,
        stream: &Stream,
        (block, group): (u64, u64),
        backend: Backend,
        workspace: &mut Workspace,
        outputs: &mut [Slot],
    ) {
        let Some(program) = &self.program else {
            stream.fill(block, index(group, 0, 0), outputs);
            return;
        };
        let mut at = 0;
        for (d, draw) in (self.first..).zip(&self.draws) {
            let end = at + draw.width();
            match draw {
                Draw::Bits { .. } => stream.fill(block, index(group, d, 0), &mut workspace.inputs_mut(end)[at..]),
                Draw::Choice { accept, .. } => {
                    choose(accept, (at, end), backend, workspace, |attempt, slots| {
                        stream.fill(block, index(group, d, attempt), slots);
                    });
                }
                Draw::Biased { threshold, .. } => {
                    for (i, slot) in (0..).zip(&mut workspace.inputs_mut(end)[at..]) {
                        *slot = biased(*threshold, |bit, random| {
                            stream.fill(block, index(group, d, i) + bit, std::slice::from_mut(random));
                        });
                    }
                }
            }
            at = end;
        }
        program.run(backend, workspace, outputs);
    }
}

/// Draws slots `at..end` of the workspace until every sample is accepted.
fn choose(
    accept: &Program,
    (at, end): (usize, usize),
    backend: Backend,
    workspace: &mut Workspace,
    fill: impl Fn(u64, &mut [Slot]),
) {
    let mut chosen = vec![Slot::ZERO; end - at];
    let mut open = Slot::ONES;
    for attempt in 0..1 << ATTEMPT_BITS {
        let candidate = &mut workspace.inputs_mut(end)[at..];
        fill(attempt, candidate);
        let mut accepted = [Slot::ZERO];
        accept.run(backend, workspace, &mut accepted);
        let taken = accepted[0].zip(&open, |a, o| a & o);
        for (value, candidate) in chosen.iter_mut().zip(&workspace.inputs(end)[at..]) {
            *value = value.zip(&candidate.zip(&taken, |c, t| c & t), |v, c| v | c);
        }
        open = open.zip(&taken, |o, t| o & !t);
        // The last of 512 samples needs about nine attempts if half of them are accepted.
        if open == Slot::ZERO {
            break;
        }
    }
    workspace.inputs_mut(end)[at..].copy_from_slice(&chosen);
}

/// One bit per sample, which is one with probability `threshold` / 2^64. The first random bit that differs from the
/// threshold's binary digits decides, so about ten slots are enough for all 512 samples.
fn biased(threshold: u64, fill: impl Fn(u64, &mut Slot)) -> Slot {
    let (mut below, mut open) = (Slot::ZERO, Slot::ONES);
    for bit in 0..64u64 {
        let mut random = Slot::ZERO;
        fill(bit, &mut random);
        if threshold >> (63 - bit) & 1 == 1 {
            below = below.zip(&open.zip(&random, |o, r| o & !r), |b, n| b | n);
            open = open.zip(&random, |o, r| o & r);
        } else {
            open = open.zip(&random, |o, r| o & !r);
        }
        // If the threshold has no further ones, an open sample cannot be below it.
        if open == Slot::ZERO || threshold << bit << 1 == 0 {
            break;
        }
    }
    below
}
