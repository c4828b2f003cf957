//! Compares stages on circuits with the oracle of stages, 512 errors at a time.

use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_exact::stages::StagesReader;
use eccforge_gf::random::SplitMix64;
use eccforge_oracle::stages::{Pipeline as Plain, Read};
use eccforge_outcomes::{Outcome, Tally};
use eccforge_runs::records::Counts;
use eccforge_sampling::staged::Pipeline;
use eccforge_scheme::stages::Stages;

pub(crate) fn tally(counts: Counts) -> Tally {
    counts.map(|count| (*count).into())
}

/// Compares 512 errors at a time with the oracle, which receives random data.
pub(crate) struct Comparison<'a> {
    pub(crate) plain: &'a Plain,
    pub(crate) pipeline: Pipeline,
    pub(crate) reader: StagesReader,
    pub(crate) random: SplitMix64,
    pub(crate) waiting: Vec<Vec<usize>>,
    pub(crate) silent: usize,
    pub(crate) detected: usize,
    pub(crate) corrected: usize,
    /// Counts by number of wrong bits.
    pub(crate) counts: Vec<Counts>,
}

impl<'a> Comparison<'a> {
    pub(crate) fn new(plain: &'a Plain, stages: &Stages) -> Self {
        let pipeline = Pipeline::new(stages).expect("it fits");
        Self {
            plain,
            pipeline,
            reader: StagesReader::new(stages),
            random: SplitMix64::new(7),
            waiting: Vec::new(),
            silent: 0,
            detected: 0,
            corrected: 0,
            counts: vec![Counts::default(); 99],
        }
    }

    pub(crate) fn push(&mut self, error: Vec<usize>) {
        self.waiting.push(error);
        if self.waiting.len() == 512 {
            self.flush();
        }
    }

    pub(crate) fn flush(&mut self) {
        let mut injected = vec![Slot::ZERO; self.pipeline.bits()];
        for (lane, error) in self.waiting.iter().enumerate() {
            for &bit in error.iter() {
                injected[bit].0[lane / 64] ^= 1 << (lane % 64);
            }
        }
        let verdict = self.pipeline.run(Backend::best(), &mut self.pipeline.bench(), &injected, None);
        let last = self.plain.layers.last().expect("stages");
        let size = last.copies * last.code.data_positions.len();
        for (lane, error) in std::mem::take(&mut self.waiting).into_iter().enumerate() {
            let data: Vec<bool> = (0..size).map(|_| self.random.below(2) == 1).collect();
            let mut cells = self.plain.encode(&data);
            for &bit in error.iter() {
                cells[bit] ^= true;
            }
            let read = self.plain.read(&cells, &data);
            let silent = read.blocks.iter().any(|b| b.wrong && !b.refused);
            let detected = !silent && read.blocks.iter().any(|b| b.refused);
            let miscorrected = read.blocks.iter().any(|b| b.wrong && !b.refused && b.corrected);
            assert_eq!(verdict.silent.get(lane), silent, "{error:?} {read:?}");
            assert_eq!(verdict.detected.get(lane), detected, "{error:?} {read:?}");
            assert_eq!(verdict.miscorrected.get(lane), miscorrected, "{error:?} {read:?}");
            for (k, corrected) in read.corrected.iter().enumerate() {
                assert_eq!(verdict.corrected_at[k].get(lane), *corrected, "stage {k}: {error:?} {read:?}");
                if verdict.refused_at[k].get(lane) {
                    assert!(read.refused[k], "stage {k}: {error:?} {read:?}");
                }
            }
            self.one_by_one(&error, &read);
            self.silent += usize::from(silent);
            self.detected += usize::from(detected);
            let corrected = !silent && !detected && read.corrected.contains(&true);
            self.corrected += usize::from(corrected);
            let c = &mut self.counts[error.len().min(98)];
            c.miscorrected += u64::from(miscorrected);
            c.undetected += u64::from(silent && !miscorrected);
            c.detected += u64::from(detected);
            c.corrected += u64::from(corrected);
            c.clean += u64::from(!silent && !detected && !corrected);
        }
    }

    /// Compares the decoders of one error at a time, which report more, with the oracle's result.
    pub(crate) fn one_by_one(&self, error: &[usize], read: &Read) {
        let passage = self.reader.decode(error);
        for (block, plain) in passage.blocks.iter().zip(&read.blocks) {
            let decoded = (block.due, block.ce, !block.wrong_data.is_empty());
            assert_eq!(decoded, (plain.refused, plain.corrected && !plain.refused, plain.wrong), "{error:?} {read:?}");
        }
        let corrected: Vec<bool> = passage.stages.iter().map(|stage| stage.corrected).collect();
        assert_eq!(corrected, read.corrected, "{error:?}");
        for (stage, is_refused) in passage.stages.iter().zip(&read.refused) {
            assert_eq!(stage.entries.iter().any(|e| e.decoded.due), *is_refused, "{error:?}");
            assert!(*is_refused || !stage.refused, "{error:?}");
        }
        // Only a stage that the oracle refuses may refuse, and at least one does if the oracle refuses a block.
        let is_refused = read.blocks.iter().any(|b| b.refused);
        assert_eq!(passage.stages.iter().any(|stage| stage.refused), is_refused, "{error:?}");
        let outcome = if read.blocks.iter().any(|b| b.wrong && !b.refused) {
            Outcome::Silent
        } else if is_refused {
            Outcome::Detected
        } else if read.corrected.contains(&true) {
            Outcome::Corrected
        } else {
            Outcome::Clean
        };
        assert_eq!(passage.outcome, outcome, "{error:?} {read:?}");
    }

    /// Compares every error of up to three bits, and random errors. Returns the counts of the errors of up to three bits.
    pub(crate) fn all_up_to_three(&mut self) -> Vec<Counts> {
        let n = self.pipeline.bits();
        for a in 0..n {
            self.push(vec![a]);
            for b in 0..a {
                self.push(vec![a, b]);
                for c in 0..b {
                    self.push(vec![a, b, c]);
                }
            }
        }
        self.flush();
        let tried = self.counts.clone();
        for _ in 0..4096 {
            let chance = 2 + self.random.below(12);
            let error = (0..n).filter(|_| self.random.below(chance) == 0).collect();
            self.push(error);
        }
        self.flush();
        tried
    }
}
