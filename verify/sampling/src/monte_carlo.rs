//! Monte Carlo runs: a plan (subjects, cells, samples, seed) and blocks of 2^18 samples; each block depends only on
//! the plan.
//!
//! A scheme is decoded as one circuit. Schemes with the same shape of entry share their cells, and within a block
//! each drawn pattern goes through all of them. Their differences are then free of common sampling noise, and patterns
//! are drawn once. Stages, and schemes whose circuit is too large, are decoded word by word; a sample is everything
//! that is read together.

use crate::captures::{CellCounts, SilentByPart, captures};
use crate::classify::{Classifier, Tally};
use crate::draws::{BLOCK_SAMPLES, GROUP_SAMPLES, RunSize, SamplingRequest};
use crate::known;
use crate::source::{Groups, Parts, Source, class_key, patterns_key, source_key};
use crate::staged::counting::Counting;
use crate::staged::pipeline::Pipeline;
use crate::staged::scattered::Chips;
use crate::target::{Drawn, Target};
use eccforge_circuit::Circuit;
use eccforge_circuit::lanes::{Backend, Slot, TooLarge, Workspace};
use eccforge_model::ErrorModel;
use eccforge_runs::random::{Generator, Stream};
use eccforge_runs::records::{Capture, Identity, Record};
use eccforge_runs::run::Work;
use eccforge_scheme::stages::Stages;
use std::collections::BTreeMap;
use std::ops::Range;

/// A scheme in a run; it has one stage or several.
#[derive(Debug)]
struct CompiledScheme {
    id: String,
    hash: String,
    decoder: Decoder,
}

impl CompiledScheme {
    /// The classifier of the complete entry.
    fn whole(&self) -> Option<&Classifier> {
        match &self.decoder {
            Decoder::Whole(classifier) => Some(classifier),
            Decoder::Words(..) => None,
        }
    }
}

#[derive(Debug)]
enum Decoder {
    /// The complete entry at once, with the classification.
    Whole(Classifier),
    /// Word by word. With chips, samples that would be correct become DUEs if corrections of the last stage are
    /// scattered.
    Words(Pipeline, Option<Chips>),
}

/// A class of errors on a target that some subjects share.
#[derive(Debug)]
struct PlannedCell {
    id: String,
    class: String,
    patterns: String,
    drawn: Drawn,
    stream: Stream,
    /// Indices of the schemes with this shape of entry, or indices of the stages.
    subjects: Vec<usize>,
    /// Classifiers of the subjects, if the errors depend on stored values.
    stored: Vec<Classifier>,
    /// For each subject, the classifiers of errors in each part, if samples are drawn part by part and are many.
    narrow: Vec<Vec<Classifier>>,
}

/// Ids of schemes, each with the circuit that classifies its errors.
type Judges<'p> = Vec<(&'p str, &'p Circuit)>;

/// Minimum number of samples of a cell for which each part gets a decoder of its own. Compiling 36 of them takes about
/// as long as the whole decoder needs for this many samples.
const NARROW_FROM: u64 = 1 << 25;

/// A validated run.
#[derive(Debug)]
pub struct Plan {
    cells: Vec<PlannedCell>,
    subjects: Vec<CompiledScheme>,
    extent: RunSize,
}

/// The cells of a target. `members` are its subjects among `all`.
fn cells_of(
    draws: &SamplingRequest<'_>,
    target: Target<'_>,
    members: &[usize],
    all: &[Stages],
) -> Result<Vec<PlannedCell>, String> {
    let g = target.geometry();
    let cell = |class: &str, drawn: Drawn, patterns: String, key: &str, stored| PlannedCell {
        id: target.cell(class),
        class: class.to_owned(),
        stream: draws.stream(&target.stream_key(key)),
        patterns: target.patterns(patterns),
        drawn,
        subjects: members.to_vec(),
        stored,
        narrow: Vec::new(),
    };
    let mut cells = Vec::new();
    for &c in draws.classes {
        let class = &draws.model.classes[c];
        class.independent_of_data()?;
        let (key, patterns) = (class_key(draws.model, c, g), patterns_key(&class.patterns, g));
        // Stages are decoded word by word, for which a part of the entry has no decoder.
        let parts = if let Target::Entry(g) = target { Parts::of_class(&class.patterns, g) } else { None };
        let drawn = match parts {
            Some(parts) => Drawn::Parts(Box::new(parts)),
            None => {
                let source = Source::of_class(&class.patterns, g).map_err(|e| target.refused(&class.id, &e))?;
                Drawn::Dense(Box::new(source))
            }
        };
        cells.push(cell(&class.id, drawn, patterns, &key, Vec::new()));
    }
    for named in draws.sources {
        let drawn = target.drawn(&named.kind).map_err(|e| target.refused(&named.id, &e))?;
        let judged = if named.kind.is_of_stored() { members } else { &[] };
        let stored =
            judged.iter().filter_map(|&s| all[s].single()).map(Classifier::of_stored).collect::<Result<_, _>>();
        let stored = stored.map_err(|e| target.refused(&named.id, &e))?;
        let patterns = source_key(&named.kind, g);
        let key = format!("source {}: {patterns}", named.id);
        cells.push(cell(&named.id, drawn, patterns, &key, stored));
    }
    Ok(cells)
}

impl Plan {
    /// Plans a run. Schemes of one stage with the same shape of entry share their errors. If the circuit of one of them
    /// is too large, all are decoded codeword by codeword, as schemes of several stages are.
    ///
    /// # Errors
    /// No schemes or no errors are given, a scheme is given twice or is too large, or the errors cannot be drawn for it.
    pub fn new<S: Into<Stages>>(all: impl IntoIterator<Item = S>, draws: &SamplingRequest<'_>) -> Result<Self, String> {
        let all: Vec<Stages> = all.into_iter().map(Into::into).collect();
        Self::with(&all, draws, false, &|stages| Pipeline::new(stages))
    }

    /// Like [`Plan::new`], with the pipelines that `compile` returns, which may be clones. Samples that would be
    /// correct can become DUEs if corrections of the last stage are scattered; see [`Chips`].
    pub(crate) fn with(
        all: &[Stages],
        draws: &SamplingRequest<'_>,
        refuse_scattered: bool,
        compile: &dyn Fn(&Stages) -> Result<Pipeline, TooLarge>,
    ) -> Result<Self, String> {
        draws.check(&all.iter().map(|s| s.id.as_str()).collect::<Vec<_>>())?;
        let whole: Result<Vec<Classifier>, _> = all.iter().filter_map(Stages::single).map(Classifier::new).collect();
        let mut whole = whole.unwrap_or_default().into_iter();
        let mut subjects: Vec<CompiledScheme> = Vec::new();
        let mut targets: Vec<(Target<'_>, Vec<usize>)> = Vec::new();
        for stages in all {
            let whole = stages.single().and_then(|scheme| Some((scheme.geometry, whole.next()?)));
            let (target, decoder) = match whole {
                Some((geometry, classifier)) => (Target::Entry(geometry), Decoder::Whole(classifier)),
                None => {
                    let pipeline = compile(stages).map_err(|e| e.to_string())?;
                    let chips = refuse_scattered.then(|| Chips::new(stages.last())).transpose()?;
                    (Target::Stages(stages), Decoder::Words(pipeline, chips))
                }
            };
            match targets.iter_mut().find(|(other, _)| other.is_same_entry(&target)) {
                Some((_, members)) => members.push(subjects.len()),
                None => targets.push((target, vec![subjects.len()])),
            }
            subjects.push(CompiledScheme { id: stages.id.clone(), hash: stages.hash(), decoder });
        }
        let mut cells: Vec<PlannedCell> = Vec::new();
        for (target, members) in targets {
            cells.extend(cells_of(draws, target, &members, all)?);
        }
        for cell in &mut cells {
            let Drawn::Parts(parts) = &cell.drawn else { continue };
            let whole = cell.subjects.iter().filter_map(|&s| subjects[s].whole());
            // The decoder of a part has only the gates that errors in that part reach, and runs faster.
            let narrow: Result<_, TooLarge> = match parts.parts() {
                [_] => Ok(whole.map(|c| vec![c.clone()]).collect()),
                parts if draws.samples >= NARROW_FROM => whole.map(|c| c.of_parts(parts)).collect(),
                _ => Ok(Vec::new()),
            };
            cell.narrow = narrow.map_err(|e| e.to_string())?;
        }
        Ok(Self { cells, subjects, extent: draws.extent() })
    }

    /// The identity of the run's records.
    pub fn identity(&self) -> Identity {
        let subjects = self.subjects.iter().map(|s| (s.id.clone(), s.hash.clone()));
        let cells = self.cells.iter().map(|c| [c.id.clone(), c.class.clone(), c.patterns.clone()]);
        self.extent.identity(subjects, cells, |cell| (self.bits(cell) as u64, self.schemes(cell)))
    }

    /// The random bits, the drawing and the circuits of a cell whose schemes are decoded as a whole, for any stored data.
    pub(crate) fn whole(&self, cell: usize) -> Option<(&Stream, &Drawn, Judges<'_>)> {
        let cell = &self.cells[cell];
        // Outcomes that depend on stored data need the data as a further input of the circuits.
        if !cell.stored.is_empty() {
            return None;
        }
        let mut judges = Vec::new();
        for subject in cell.subjects.iter().map(|s| &self.subjects[*s]) {
            judges.push((subject.id.as_str(), subject.whole()?.program().circuit()));
        }
        Some((&cell.stream, &cell.drawn, judges))
    }

    /// Number of bits of the patterns of a cell.
    fn bits(&self, cell: usize) -> usize {
        match (&self.subjects[self.cells[cell].subjects[0]].decoder, &self.cells[cell].drawn) {
            (Decoder::Whole(_), Drawn::Dense(source)) => source.bits(),
            (Decoder::Whole(_), Drawn::Parts(parts)) => parts.bits(),
            (Decoder::Words(pipeline, _), _) => pipeline.bits(),
            (_, Drawn::Sparse(_)) => unreachable!("whole entries are drawn at once"),
        }
    }
}

/// The pattern of sample `sample` of class `c` in every run on this target with this generator and seed: the wrong
/// bits, ascending.
///
/// # Errors
/// The class cannot be sampled on the target.
pub fn pattern(
    model: &ErrorModel,
    c: usize,
    target: Target<'_>,
    (generator, seed): (Generator, u64),
    sample: u64,
) -> Result<Vec<usize>, String> {
    let g = target.geometry();
    let stream = Stream::new(generator, seed, &target.stream_key(&class_key(model, c, g)));
    if let (Target::Entry(_), Some(parts)) = (target, Parts::of_class(&model.classes[c].patterns, g)) {
        let (block, number) = (sample / BLOCK_SAMPLES, sample % BLOCK_SAMPLES);
        let mut found = Vec::new();
        parts.each(&stream, (block, number + 1), Backend::best(), |n, wrong| {
            if n == number {
                found = wrong.to_vec();
            }
        });
        return Ok(found);
    }
    let source = Source::of_class(&model.classes[c].patterns, g)?;
    let at = (sample / BLOCK_SAMPLES, sample % BLOCK_SAMPLES / GROUP_SAMPLES);
    let mut slots = vec![Slot::ZERO; source.bits()];
    source.draw(&stream, at, Backend::best(), &mut source.bench(), &mut slots);
    let lane = (sample % GROUP_SAMPLES) as usize;
    Ok((0..slots.len()).filter(|&bit| slots[bit].get(lane)).collect())
}

impl Work for Plan {
    fn cells(&self) -> Vec<String> {
        self.cells.iter().map(|c| c.id.clone()).collect()
    }

    fn schemes(&self, cell: usize) -> Vec<String> {
        self.cells[cell].subjects.iter().map(|&s| self.subjects[s].id.clone()).collect()
    }

    fn blocks(&self, _: usize) -> u64 {
        self.extent.blocks()
    }

    fn samples_in(&self, _: usize, blocks: &Range<u64>) -> u64 {
        self.extent.samples_in(blocks)
    }

    fn capture(&self) -> usize {
        self.extent.capture
    }

    fn check(&self, backend: Backend, threads: usize) -> Result<(), String> {
        known::check(self.extent.generator, backend, threads)
    }

    fn count(&self, c: usize, blocks: Range<u64>, backend: Backend, wanted: &[usize]) -> Record {
        let cell = &self.cells[c];
        let subjects: Vec<&CompiledScheme> = cell.subjects.iter().map(|&s| &self.subjects[s]).collect();
        let samples = blocks.clone().map(|block| (block, self.samples_in(c, &(block..block + 1))));
        let CellCounts { counts, silent, places } = match (subjects.as_slice(), &cell.drawn) {
            ([CompiledScheme { id, decoder: Decoder::Words(pipeline, chips), .. }], drawn) => {
                let wanted = wanted.first().copied().unwrap_or(0);
                let mut counting = Counting::new((id, pipeline, chips.as_ref()), backend, wanted);
                for (block, samples) in samples {
                    counting.count(drawn, &cell.stream, block, samples);
                }
                counting.finish()
            }
            (subjects, Drawn::Dense(source)) => cell.count(subjects, source, samples, backend, wanted),
            (subjects, Drawn::Parts(parts)) => cell.count_parts(subjects, parts, samples, backend, wanted),
            (_, Drawn::Sparse(_)) => unreachable!("whole entries are drawn at once"),
        };
        let ids: Vec<String> = subjects.iter().map(|subject| subject.id.clone()).collect();
        Record {
            cell: cell.id.clone(),
            first: blocks.start,
            blocks: blocks.end - blocks.start,
            counts: ids.iter().cloned().zip(counts).collect(),
            silent,
            values: ids.into_iter().zip(places).collect::<BTreeMap<_, _>>(),
            ..Record::default()
        }
    }
}

impl PlannedCell {
    /// Counts blocks, each with its samples, on schemes with complete decoders.
    fn count(
        &self,
        subjects: &[&CompiledScheme],
        source: &Source,
        samples: impl Iterator<Item = (u64, u64)>,
        backend: Backend,
        wanted: &[usize],
    ) -> CellCounts {
        let whole = subjects.iter().filter_map(|s| s.whole());
        let classifiers: Vec<&Classifier> = match &self.stored[..] {
            [] => whole.collect(),
            stored => stored.iter().collect(),
        };
        let mut patterns = Groups::new(source, &self.stream);
        let mut workspace = Workspace::new(classifiers.iter().map(|c| c.program()));
        let mut tallies = vec![Tally::default(); subjects.len()];
        let mut silent = Vec::new();
        // If outcomes depend on the data, the pattern is not enough to replay a sample.
        let mut wanted = if self.stored.is_empty() { wanted.to_vec() } else { vec![0; subjects.len()] };
        for (block, samples) in samples {
            patterns.each((block, samples), backend, |mut group| {
                for (k, subject) in subjects.iter().enumerate() {
                    let outcomes = group.classify(classifiers[k], backend, &mut workspace);
                    tallies[k].add(&outcomes, &group.mask);
                    if wanted[k] > 0 {
                        let bad = outcomes.silent().zip(&group.mask, |s, m| s & m);
                        let first = block * BLOCK_SAMPLES + group.done;
                        let found = captures(&bad, group.patterns(), first, &subject.id, wanted[k]);
                        wanted[k] -= found.len();
                        silent.extend(found);
                    }
                }
            });
        }
        // Subjects take turns within a group, so their samples alternate.
        silent.sort_by_key(|s: &Capture| s.sample);
        CellCounts { counts: tallies.iter().map(Tally::counts).collect(), silent, places: Vec::new() }
    }

    /// Like [`Cell::count`], part after part of the entry.
    fn count_parts(
        &self,
        subjects: &[&CompiledScheme],
        parts: &Parts,
        samples: impl Iterator<Item = (u64, u64)>,
        backend: Backend,
        wanted: &[usize],
    ) -> CellCounts {
        let whole: Vec<&Classifier> = subjects.iter().filter_map(|s| s.whole()).collect();
        let narrow = self.narrow.iter().flatten();
        let mut workspace = parts.workspace(whole.iter().copied().chain(narrow).map(Classifier::program));
        let mut tallies = vec![Tally::default(); subjects.len()];
        // Errors of a part in the whole entry, for the whole decoder.
        let mut entry = if self.narrow.is_empty() { vec![Slot::ZERO; parts.bits()] } else { Vec::new() };
        let mut silent = SilentByPart::new(parts, wanted);
        let ids: Vec<&str> = subjects.iter().map(|s| s.id.as_str()).collect();
        for (block, samples) in samples {
            let counts = parts.counts(&self.stream, block, samples, backend);
            for (part, (&count, bits)) in counts.iter().zip(parts.parts()).enumerate() {
                entry.fill(Slot::ZERO);
                parts.draw(&self.stream, (block, part, count), backend, &mut workspace, |workspace, mut group| {
                    if self.narrow.is_empty() {
                        for (&bit, slot) in bits.iter().zip(group.patterns()) {
                            entry[bit] = *slot;
                        }
                    }
                    for (k, whole) in whole.iter().enumerate() {
                        let outcomes = match self.narrow.get(k) {
                            Some(narrow) => group.classify(&narrow[part], backend, workspace),
                            None => whole.run_on(backend, &entry, workspace),
                        };
                        tallies[k].add(&outcomes, &group.mask);
                        silent.add(k, part, &outcomes, &group);
                    }
                });
            }
            silent.end_block(block, &ids, || parts.samples(&self.stream, block, samples, backend));
        }
        let mut silent = silent.captures;
        silent.sort_by_key(|s| s.sample);
        CellCounts { counts: tallies.iter().map(Tally::counts).collect(), silent, places: Vec::new() }
    }
}
