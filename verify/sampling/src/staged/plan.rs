//! A sampled run of stages: cells and blocks, as for schemes of one stage.
//!
//! A sample is everything that is read together: the words of all devices, and the blocks that come of them. It is silent
//! if a block is delivered wrong, else detected if one is refused, else corrected or clean.

use super::batch::Batch;
use super::pipeline::{Bench, Pipeline};
use super::scattered::Chips;
use super::sparse::{Numbers, Sparse};
use crate::draws::{Draws, Extent};
use crate::monte_carlo::{BLOCK_SAMPLES, GROUP_SAMPLES, PlanError, captures, drawn};
use crate::source::{Kind, Source, Unsampled, class_key, description, kind_description};
use eccforge_bitslice::{Backend, Slot, TooLarge};
use eccforge_exact::model::ErrorModel;
use eccforge_runs::random::{Generator, Stream};
use eccforge_runs::records::{Capture, Counts, Identity, Record};
use eccforge_runs::run::Work;
use eccforge_scheme::stages::Stages;
use std::collections::BTreeMap;
use std::ops::Range;

/// How the errors of a cell are drawn.
#[derive(Debug)]
enum Drawn {
    /// Wrong word after wrong word.
    Sparse(Sparse),
    /// 512 patterns at a time.
    Dense(Box<Source>),
}

#[derive(Debug)]
struct Cell {
    id: String,
    class: String,
    patterns: String,
    /// Index of its stages.
    subject: usize,
    stream: Stream,
    drawn: Drawn,
}

#[derive(Debug)]
struct Subject {
    id: String,
    hash: String,
    pipeline: Pipeline,
    chips: Option<Chips>,
}

/// A validated run.
#[derive(Debug)]
pub struct Plan {
    cells: Vec<Cell>,
    subjects: Vec<Subject>,
    extent: Extent,
}

impl Plan {
    /// Plans a run.
    ///
    /// # Errors
    /// Nothing to do, stages that are given twice or are too large, or errors that cannot be drawn for them.
    pub fn new(stages: &[Stages], draws: &Draws<'_>) -> Result<Self, PlanError> {
        Self::with(stages, draws, false, &|stages| Pipeline::new(stages))
    }

    /// The same, with the pipelines that `compile` gives: a clone of one is as good as a new one. Samples that come out right
    /// where corrections of the last stage are scattered can be refused; see [`Chips`].
    pub(super) fn with(
        all: &[Stages],
        draws: &Draws<'_>,
        refuse_scattered: bool,
        compile: &dyn Fn(&Stages) -> Result<Pipeline, TooLarge>,
    ) -> Result<Self, PlanError> {
        draws.check(&all.iter().map(|s| s.id.as_str()).collect::<Vec<_>>())?;
        let (mut subjects, mut cells): (Vec<Subject>, Vec<Cell>) = (Vec::new(), Vec::new());
        for stages in all {
            let pipeline = compile(stages).map_err(|e| PlanError::new(e.to_string()))?;
            let chips = refuse_scattered.then(|| Chips::new(stages.last())).transpose().map_err(PlanError::new)?;
            cells.extend(cells_of(draws, stages, subjects.len(), pipeline.word())?);
            subjects.push(Subject { id: stages.id.clone(), hash: stages.hash(), pipeline, chips });
        }
        Ok(Self { cells, subjects, extent: draws.extent() })
    }

    /// What the run's records say they are.
    pub fn identity(&self) -> Identity {
        let subjects = self.subjects.iter().map(|s| (s.id.clone(), s.hash.clone()));
        let cells = self.cells.iter().map(|c| [c.id.clone(), c.class.clone(), c.patterns.clone()]);
        self.extent.identity(subjects, cells, |cell| self.schemes(cell))
    }
}

/// The pattern of sample number `sample` of class `c` in every run on these stages with this generator and seed: the struck
/// bits, ascending.
///
/// # Errors
/// The class cannot be sampled on what is struck.
pub fn pattern(
    model: &ErrorModel,
    c: usize,
    stages: &Stages,
    (generator, seed): (Generator, u64),
    sample: u64,
) -> Result<Vec<usize>, Unsampled> {
    let g = stages.struck_geometry();
    let source = Source::of_class(&model.classes[c].patterns, g)?;
    let stream = Stream::new(generator, seed, &stream_key(&class_key(model, c, g)));
    Ok(drawn(&source, &stream, sample))
}

/// What the random bits of a cell are drawn by.
fn stream_key(key: &str) -> String {
    format!("stages: {key}")
}

/// The cells of one description.
fn cells_of(draws: &Draws<'_>, stages: &Stages, subject: usize, word: usize) -> Result<Vec<Cell>, PlanError> {
    let g = stages.struck_geometry();
    let refused = |id: &str, e: &dyn std::fmt::Display| {
        PlanError::new(format!("`{id}` cannot be drawn for {} of `{}`: {e}", stages.struck_name(), stages.id))
    };
    let cell = |class: &str, patterns: String, key: &str, drawn| Cell {
        id: format!("{class}@{}", stages.id),
        class: class.to_owned(),
        patterns: if stages.is_alone() { patterns } else { format!("{patterns}, at {}", stages.struck_name()) },
        subject,
        stream: draws.stream(&stream_key(key)),
        drawn,
    };
    let mut cells = Vec::new();
    for &c in draws.classes {
        let class = &draws.model.classes[c];
        let source = Source::of_class(&class.patterns, g).map_err(|e| refused(&class.id, &e))?;
        let key = class_key(draws.model, c, g);
        cells.push(cell(&class.id, description(&class.patterns, g), &key, Drawn::Dense(Box::new(source))));
    }
    for named in draws.sources {
        let drawn = match &named.kind {
            Kind::Independent(chance) => Drawn::Sparse(Sparse::new(*chance, word)),
            Kind::Asymmetric(..) => {
                let why = "what is lost or gained depends on the stored data, which stages are not given";
                return Err(refused(&named.id, &why));
            }
            Kind::Devices(shapes) => {
                let devices = stages.device_bits().map_err(|why| refused(&named.id, &why))?;
                let source = Source::of_devices(shapes, &devices, word).map_err(|e| refused(&named.id, &e))?;
                Drawn::Dense(Box::new(source))
            }
            kind => Drawn::Dense(Box::new(Source::of_kind(kind, g).map_err(|e| refused(&named.id, &e))?)),
        };
        let patterns = kind_description(&named.kind, g);
        let key = format!("source {}: {patterns}", named.id);
        cells.push(cell(&named.id, patterns, &key, drawn));
    }
    Ok(cells)
}

impl Work for Plan {
    fn cells(&self) -> Vec<String> {
        self.cells.iter().map(|c| c.id.clone()).collect()
    }

    fn schemes(&self, cell: usize) -> Vec<String> {
        vec![self.subjects[self.cells[cell].subject].id.clone()]
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

    fn count(&self, c: usize, blocks: Range<u64>, backend: Backend, wanted: &[usize]) -> Record {
        let cell = &self.cells[c];
        let subject = &self.subjects[cell.subject];
        let mut counting = Counting::new(subject, backend, wanted.first().copied().unwrap_or(0));
        for block in blocks.clone() {
            let samples = self.samples_in(c, &(block..block + 1));
            match &cell.drawn {
                Drawn::Sparse(sparse) => counting.sparse(sparse, &cell.stream, block, samples),
                Drawn::Dense(source) => counting.dense(source, &cell.stream, block, samples),
            }
        }
        Record {
            cell: cell.id.clone(),
            first: blocks.start,
            blocks: blocks.end - blocks.start,
            counts: BTreeMap::from([(subject.id.clone(), counting.counts)]),
            silent: counting.silent,
            values: BTreeMap::from([(subject.id.clone(), counting.places)]),
        }
    }
}

/// The counts of some blocks of a cell.
struct Counting<'s> {
    subject: &'s Subject,
    backend: Backend,
    bench: Bench,
    batch: Batch,
    /// Sample of each lane that waits to be decoded.
    waiting: Vec<u64>,
    counts: Counts,
    places: Vec<u64>,
    silent: Vec<Capture>,
    wanted: usize,
}

impl<'s> Counting<'s> {
    fn new(subject: &'s Subject, backend: Backend, wanted: usize) -> Self {
        let pipeline = &subject.pipeline;
        Self {
            subject,
            backend,
            bench: pipeline.bench(),
            batch: Batch::new(pipeline.bits()),
            waiting: Vec::with_capacity(GROUP_SAMPLES as usize),
            counts: Counts::default(),
            places: vec![0; 2 * pipeline.stages()],
            silent: Vec::new(),
            wanted,
        }
    }

    /// The patterns of a block, 512 at a time.
    fn dense(&mut self, source: &Source, stream: &Stream, block: u64, samples: u64) {
        let mut bench = source.bench();
        for group in 0..samples.div_ceil(GROUP_SAMPLES) {
            let first = block * BLOCK_SAMPLES + group * GROUP_SAMPLES;
            let n = (samples - group * GROUP_SAMPLES).min(GROUP_SAMPLES);
            source.draw(stream, (block, group), self.backend, &mut bench, &mut self.batch.struck);
            self.waiting.extend(first..first + n);
            self.decode();
        }
        self.batch.struck.fill(Slot::ZERO);
    }

    /// The wrong words of a block. Samples whose words have at most one wrong bit each, all of which the struck stage puts
    /// right, are not decoded.
    fn sparse(&mut self, sparse: &Sparse, stream: &Stream, block: u64, samples: u64) {
        let subject = self.subject;
        let (copies, word_bits) = ((subject.pipeline.bits() / subject.pipeline.word()) as u64, subject.pipeline.word());
        let (mut sample, mut easy, mut put_right, mut decoded) = (u64::MAX, true, 0u64, 0u64);
        let mut wrong: Vec<usize> = Vec::new();
        let mut finish = |sample: u64, easy: bool, wrong: &mut Vec<usize>| {
            if easy {
                put_right += u64::from(!wrong.is_empty());
            } else {
                decoded += 1;
                self.add(block * BLOCK_SAMPLES + sample, wrong);
            }
            wrong.clear();
        };
        sparse.each(samples * copies, &mut Numbers::new(stream, block), |word, bits| {
            let (owner, copy) = (word / copies, (word % copies) as usize);
            if owner != sample {
                finish(sample, easy, &mut wrong);
                (sample, easy) = (owner, true);
            }
            easy &= matches!(bits, [bit] if subject.pipeline.puts_right(*bit as usize));
            wrong.extend(bits.iter().map(|&bit| copy * word_bits + bit as usize));
        });
        finish(sample, easy, &mut wrong);
        self.decode();
        self.counts.corrected += put_right;
        self.places[0] += put_right;
        self.counts.clean += samples - put_right - decoded;
    }

    /// Puts one pattern among those that wait, and decodes them when there are 512.
    fn add(&mut self, sample: u64, wrong: &[usize]) {
        self.waiting.push(sample);
        if self.batch.add(wrong) {
            self.decode();
        }
    }

    /// Decodes and counts what waits.
    fn decode(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        let (pipeline, chips) = (&self.subject.pipeline, self.subject.chips.as_ref());
        let verdict = pipeline.run(self.backend, &mut self.bench, &self.batch.struck, chips);
        let mask = Slot::first(self.waiting.len());
        self.counts += verdict.count(&mask, &mut self.places);
        if self.wanted > 0 {
            let bad = verdict.silent.zip(&mask, |s, m| s & m);
            let mut found = captures(&bad, &self.batch.struck, 0, &self.subject.id, self.wanted);
            found.iter_mut().for_each(|c| c.sample = self.waiting[c.sample as usize]);
            self.wanted -= found.len();
            self.silent.extend(found);
        }
        self.waiting.clear();
        self.batch.clear();
    }
}
