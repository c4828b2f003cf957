//! Patterns of a class, drawn for one part of an entry after another, so that only the bits of one part are drawn and
//! decoded.
//!
//! Every attempt draws a fixed number of bits, and rejected attempts are skipped: sample i of a block has the i-th
//! accepted number of a part, and the next accepted pattern of that part. Both are functions of (seed, cell, block, i).
//! Drawing a rejected choice again would take about nine attempts until the last of 512 samples is accepted.

use super::ahead::{Ahead, Group};
use super::drawn::Drawn;
use super::within::of_size;
use super::{index, patterns};
use eccforge_circuit::Circuit;
use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Sums, Workspace, add_ones, count_ones};
use eccforge_model::{Choices, Patterns};
use eccforge_runs::random::{Generator, Stream};
use eccforge_scheme::Geometry;

/// Indices of the two draws: the numbers of the parts, and the patterns.
// Random slots depend on these indices: other values would draw other samples.
const NUMBERS: usize = 0;
const PATTERNS: usize = 1;
/// Maximum number of parts: each has a decoder of its own in long runs.
const MOST_PARTS: usize = 128;
/// A class is drawn part by part if at least one in this many attempts is accepted. With fewer, most of the time would
/// be spent on attempts that are skipped.
const LEAST_ACCEPTED: u64 = 16;

/// Equally likely parts of an entry, each with patterns of the same form, all equally likely.
#[derive(Clone, Debug)]
pub struct Parts {
    parts: Vec<Vec<usize>>,
    /// Computes from drawn bits whether the number is accepted, and one bit for each part; `None` for a single part.
    number: Option<Program>,
    /// Computes from drawn bits whether the pattern is accepted, and the bits of the part; if `None`, the drawn bits
    /// are the pattern.
    pattern: Option<Program>,
    bits: usize,
}

impl Parts {
    /// The parts of a class, unless its patterns are drawn as fast or faster as a [`super::Source`].
    pub fn of_class(patterns: &Patterns, g: Geometry) -> Option<Self> {
        // The caller reports an absent class when it plans the source.
        if patterns.absent(g).is_some() {
            return None;
        }
        let sets: Vec<Choices> = patterns.sets(g).ok()?.into_iter().filter(|set| set.bits.len() >= set.least).collect();
        let first = sets.first()?;
        // Parts of different sizes are not equally likely.
        let equal = sets.iter().all(|set| set.bits.len() == first.bits.len());
        let several = (2..=MOST_PARTS).contains(&sets.len()) && equal && !patterns.are_listed();
        let found = if several { Self::several(&sets, patterns.are_uniform(), g) } else { Self::single(patterns, g) };
        found.filter(|parts| parts.accept_enough())
    }

    fn several(sets: &[Choices], uniform: bool, g: Geometry) -> Option<Self> {
        let mut d = Drawn::once();
        let here = d.one_of(sets.len());
        let number = Some(d.attempt(here)?);
        let pattern = if uniform {
            None
        } else {
            let mut d = Drawn::once();
            let wrong = of_size(&mut d, sets[0].bits.len(), (sets[0].least, sets[0].most)).ok()?;
            Some(d.attempt(wrong)?)
        };
        Some(Self { parts: sets.iter().map(|set| set.bits.clone()).collect(), number, pattern, bits: g.bits() })
    }

    /// The whole entry as the only part. Uniform errors of it need no circuit, and a source draws them as fast.
    fn single(patterns: &Patterns, g: Geometry) -> Option<Self> {
        let mut d = Drawn::once();
        let error = patterns::class(&mut d, patterns, g).ok()?;
        let pattern = Some(d.attempt(error)?).filter(|p| p.inputs() < g.bits())?;
        Some(Self { parts: vec![(0..g.bits()).collect()], number: None, pattern: Some(pattern), bits: g.bits() })
    }

    /// Whether enough attempts are accepted, judged by a sample that is the same on every machine.
    fn accept_enough(&self) -> bool {
        let stream = Stream::new(Generator::Ars7, 0, "accepted attempts");
        // 4096 attempts tell one in sixteen from much less.
        let groups = 8;
        [&self.number, &self.pattern].into_iter().flatten().all(|program| {
            let mut attempts = Attempts::new(program);
            let accepted = (0..groups).map(|group| {
                let (mask, _) = attempts.group((&stream, 0, 0), group, Backend::U64, &mut Workspace::new([program]));
                count_ones(&mask)
            });
            accepted.sum::<u64>() * LEAST_ACCEPTED >= groups * SLOT_BITS as u64
        })
    }

    /// The bits of each part.
    pub(crate) fn parts(&self) -> &[Vec<usize>] {
        &self.parts
    }

    /// Number of bits of an entry.
    pub fn bits(&self) -> usize {
        self.bits
    }

    /// The circuit of a pattern: from drawn bits to whether it is accepted, and to the bits of the part; `None` if the drawn
    /// bits are the pattern.
    pub(crate) fn pattern(&self) -> Option<&Circuit> {
        self.pattern.as_ref().map(Program::circuit)
    }

    /// Random slots of attempts at patterns: the first, and the steps to the next part and to the next group of attempts.
    pub(crate) fn slots(&self) -> [u64; 3] {
        let width = self.pattern.as_ref().map_or(self.parts[0].len(), Program::inputs);
        [index(0, PATTERNS, 0), index(1, 0, 0), width as u64]
    }

    /// Working memory for drawing patterns and running these programs on them.
    pub(crate) fn workspace<'p>(&'p self, programs: impl IntoIterator<Item = &'p Program>) -> Workspace {
        Workspace::new(programs.into_iter().chain(&self.number).chain(&self.pattern))
    }

    /// Visits the parts of the first `samples` samples of a block, 512 numbers at a time: the accepted numbers, and a
    /// slot for each part.
    fn numbers(
        &self,
        stream: &Stream,
        block: u64,
        samples: u64,
        backend: Backend,
        mut visit: impl FnMut(Slot, &[Slot]),
    ) {
        let Some(number) = &self.number else { return };
        let mut workspace = Workspace::new([number]);
        let mut attempts = Attempts::new(number);
        let mut missing = samples;
        for group in 0.. {
            if missing == 0 {
                return;
            }
            let (accepted, parts) =
                attempts.group((stream, block, index(0, NUMBERS, 0)), group, backend, &mut workspace);
            let samples = first_of(accepted, missing);
            if samples == accepted {
                visit(samples, parts);
            } else {
                // Only the last group of a block has attempts beyond its samples.
                let parts: Vec<Slot> = parts.iter().map(|part| part.zip(&samples, |part, s| part & s)).collect();
                visit(samples, &parts);
            }
            missing -= count_ones(&samples);
        }
    }

    /// Number of the first `samples` samples of a block in each part.
    pub(crate) fn counts(&self, stream: &Stream, block: u64, samples: u64, backend: Backend) -> Vec<u64> {
        if self.number.is_none() {
            return vec![samples];
        }
        let mut counts = vec![Sums::default(); self.parts.len()];
        self.numbers(stream, block, samples, backend, |_, here| add_ones(&mut counts, here));
        counts.into_iter().map(Sums::total).collect()
    }

    /// Draws the first `count` patterns of a part of a block.
    pub(crate) fn draw(
        &self,
        stream: &Stream,
        (block, part, count): (u64, usize, u64),
        backend: Backend,
        workspace: &mut Workspace,
        mut visit: impl FnMut(&mut Workspace, Group<'_>),
    ) {
        let first = index(part as u64, PATTERNS, 0);
        let Some(program) = &self.pattern else {
            let width = self.parts[part].len();
            let slots = [first, width as u64];
            return Ahead::new(stream, width).each((block, count), slots, |group| visit(workspace, group));
        };
        let mut attempts = Attempts::new(program);
        let mut done = 0;
        for group in 0.. {
            if done == count {
                return;
            }
            let (accepted, pattern) = attempts.group((stream, block, first), group, backend, workspace);
            let mask = first_of(accepted, count - done);
            visit(workspace, Group::given(pattern, mask, done));
            done += count_ones(&mask);
        }
    }

    /// For each part, the numbers of its samples among the first `samples` of a block, ascending.
    pub(crate) fn samples(&self, stream: &Stream, block: u64, samples: u64, backend: Backend) -> Vec<Vec<u64>> {
        if self.number.is_none() {
            return vec![(0..samples).collect()];
        }
        let mut of_part = vec![Vec::new(); self.parts.len()];
        let mut sample = 0;
        self.numbers(stream, block, samples, backend, |accepted, here| {
            for lane in lanes(&accepted) {
                let part = here.iter().position(|h| h.get(lane)).expect("an accepted number is that of a part");
                of_part[part].push(sample);
                sample += 1;
            }
        });
        of_part
    }

    /// Visits the first `samples` samples of a block in the order of their parts: number and wrong bits, ascending.
    pub fn each(
        &self,
        stream: &Stream,
        (block, samples): (u64, u64),
        backend: Backend,
        mut visit: impl FnMut(u64, &[usize]),
    ) {
        let mut workspace = self.workspace([]);
        let mut wrong = Vec::new();
        for (part, numbers) in self.samples(stream, block, samples, backend).into_iter().enumerate() {
            self.draw(stream, (block, part, numbers.len() as u64), backend, &mut workspace, |_, group| {
                for (rank, lane) in (group.done as usize..).zip(lanes(&group.mask)) {
                    wrong.clear();
                    let set = self.parts[part].iter().zip(group.patterns()).filter(|(_, slot)| slot.get(lane));
                    wrong.extend(set.map(|(bit, _)| *bit));
                    wrong.sort_unstable();
                    visit(numbers[rank], &wrong);
                }
            });
        }
    }
}

/// Attempts at a number or a pattern. The random slots of several groups are drawn together, because a few at a time
/// would wait for each round of the cipher: a single slot takes as long as about eight.
struct Attempts<'p> {
    program: &'p Program,
    width: usize,
    drawn: Vec<Slot>,
    outputs: Vec<Slot>,
}

impl<'p> Attempts<'p> {
    fn new(program: &'p Program) -> Self {
        let (width, outputs) = (program.inputs(), vec![Slot::ZERO; program.outputs()]);
        let groups = (64 / width.max(1)).max(1);
        Self { program, width, drawn: vec![Slot::ZERO; width * groups], outputs }
    }

    /// The accepted attempts of a group and their results; groups must be requested in order. Random slots are numbered
    /// from `first`.
    fn group(
        &mut self,
        (stream, block, first): (&Stream, u64, u64),
        group: u64,
        backend: Backend,
        workspace: &mut Workspace,
    ) -> (Slot, &[Slot]) {
        let groups = self.drawn.len() / self.width.max(1);
        let at = group as usize % groups.max(1);
        if at == 0 {
            stream.fill(block, first + group * self.width as u64, &mut self.drawn);
        }
        let drawn = &self.drawn[at * self.width..][..self.width];
        self.program.run_on(backend, drawn, workspace, &mut self.outputs);
        (self.outputs[0], &self.outputs[1..])
    }
}

/// The numbers of the samples that are set in a mask.
pub(crate) fn lanes(mask: &Slot) -> impl Iterator<Item = usize> + '_ {
    (0..SLOT_BITS).filter(|lane| mask.get(*lane))
}

/// The first `n` samples of those that are set.
fn first_of(set: Slot, n: u64) -> Slot {
    if n >= SLOT_BITS as u64 {
        return set;
    }
    let mut left = n as u32;
    Slot(set.0.map(|mut word| {
        while word.count_ones() > left {
            word &= !(1 << word.ilog2());
        }
        left -= word.count_ones();
        word
    }))
}
