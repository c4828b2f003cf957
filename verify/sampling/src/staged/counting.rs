//! Counts samples of stages. A sample is everything that is read together: the words of all devices, and the
//! resulting blocks. It is silent if a block is delivered wrong, else detected if a block is a DUE, else corrected or
//! clean.

use super::batch::Batch;
use super::pipeline::{Bench, Pipeline};
use super::scattered::Chips;
use super::sparse::{Numbers, Sparse};
use crate::captures::{CellCounts, captures};
use crate::draws::{BLOCK_SAMPLES, GROUP_SAMPLES};
use crate::source::Source;
use crate::target::Drawn;
use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_runs::random::Stream;
use eccforge_runs::records::{Capture, Counts};

/// The counts of some blocks of a cell.
pub(crate) struct Counting<'s> {
    /// Id of the stages.
    id: &'s str,
    pipeline: &'s Pipeline,
    chips: Option<&'s Chips>,
    backend: Backend,
    bench: Bench,
    batch: Batch,
    /// Sample number of each lane that waits for decoding.
    waiting: Vec<u64>,
    counts: Counts,
    places: Vec<u64>,
    silent: Vec<Capture>,
    wanted: usize,
}

impl<'s> Counting<'s> {
    /// Creates empty counts for these stages; keeps this many silent patterns.
    pub fn new(
        (id, pipeline, chips): (&'s str, &'s Pipeline, Option<&'s Chips>),
        backend: Backend,
        wanted: usize,
    ) -> Self {
        Self {
            id,
            pipeline,
            chips,
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

    /// Draws, decodes and counts the samples of a block.
    pub fn count(&mut self, drawn: &Drawn, stream: &Stream, block: u64, samples: u64) {
        match drawn {
            Drawn::Sparse(sparse) => self.sparse(sparse, stream, block, samples),
            Drawn::Dense(source) => self.dense(source, stream, block, samples),
            Drawn::Parts(_) => unreachable!("parts are drawn for complete entries only"),
        }
    }

    /// The counts of all blocks so far.
    pub fn finish(self) -> CellCounts {
        CellCounts { counts: vec![self.counts], silent: self.silent, places: vec![self.places] }
    }

    /// Draws and decodes the patterns of a block, 512 at a time.
    fn dense(&mut self, source: &Source, stream: &Stream, block: u64, samples: u64) {
        let mut bench = source.bench();
        for group in 0..samples.div_ceil(GROUP_SAMPLES) {
            let first = block * BLOCK_SAMPLES + group * GROUP_SAMPLES;
            let n = (samples - group * GROUP_SAMPLES).min(GROUP_SAMPLES);
            source.draw(stream, (block, group), self.backend, &mut bench, &mut self.batch.errors);
            self.waiting.extend(first..first + n);
            self.decode();
        }
        // The batch has not recorded which bits the source set.
        self.batch.errors.fill(Slot::ZERO);
    }

    /// Draws the wrong words of a block. Samples are not decoded if the error stage corrects all their words, as it does for one
    /// wrong bit in most schemes.
    fn sparse(&mut self, sparse: &Sparse, stream: &Stream, block: u64, samples: u64) {
        let pipeline = self.pipeline;
        let (copies, word_bits) = ((pipeline.bits() / pipeline.word()) as u64, pipeline.word());
        let (mut sample, mut easy) = (u64::MAX, true);
        let (mut put_right, mut decoded) = (0u64, 0u64);
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
            easy &= pipeline.puts_right(bits);
            wrong.extend(bits.iter().map(|&bit| copy * word_bits + bit as usize));
        });
        // The last sample has no successor that would end it.
        finish(sample, easy, &mut wrong);
        self.decode();
        self.counts.corrected += put_right;
        self.places[0] += put_right;
        self.counts.clean += samples - put_right - decoded;
    }

    /// Adds one pattern to the batch, and decodes the batch when it is full.
    fn add(&mut self, sample: u64, wrong: &[usize]) {
        self.waiting.push(sample);
        if self.batch.add(wrong) {
            self.decode();
        }
    }

    /// Decodes and counts the batch.
    fn decode(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        let verdict = self.pipeline.run(self.backend, &mut self.bench, &self.batch.errors, self.chips);
        let mask = Slot::first(self.waiting.len());
        self.counts += verdict.count(&mask, &mut self.places);
        if self.wanted > 0 {
            let bad = verdict.silent.zip(&mask, |s, m| s & m);
            let mut found = captures(&bad, &self.batch.errors, 0, self.id, self.wanted);
            // `captures` numbers them by lane.
            for capture in &mut found {
                capture.sample = self.waiting[capture.sample as usize];
            }
            self.wanted -= found.len();
            self.silent.extend(found);
        }
        self.waiting.clear();
        self.batch.clear();
    }
}
