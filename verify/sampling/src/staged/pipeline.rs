//! The stages' decoders, each compiled once and run in sequence on 512 errors at a time.
//!
//! As with one scheme, only zeros are written, because decoders treat an error the same for all data. The errors that
//! one decoder delivers are the input errors of the next. Words without errors are not decoded.

use super::scattered::Chips;
use super::words::{Scratch, Words};
use super::{balls, erased};
use eccforge_circuit::lanes::{Backend, Slot, TooLarge};
use eccforge_runs::records::Counts;
use eccforge_scheme::stages::{BallDecoder, Erasures, Flag, Report, Stage, StageScheme, Stages};

/// A stage's decoder.
#[derive(Clone, Debug)]
enum StageDecoder {
    /// Circuits, which decode 512 samples at once.
    Words(Words),
    /// Algebra, which decodes each wrong sample.
    Ball(BallDecoder),
}

impl StageDecoder {
    fn new(scheme: &StageScheme) -> Result<Self, TooLarge> {
        match scheme {
            StageScheme::Listed(scheme) => Words::new(scheme).map(Self::Words),
            StageScheme::Ball(scheme, layout) => Ok(Self::Ball(BallDecoder::new(scheme, layout))),
        }
    }

    /// Decodes the errors in `entry`, which becomes the remaining errors. Returns `ce` and `due`.
    fn run(&self, backend: Backend, desk: &mut Option<Scratch>, entry: &mut [Slot]) -> [Slot; 2] {
        match self {
            Self::Words(words) => words.run(backend, desk.get_or_insert_with(|| words.desk()), entry),
            Self::Ball(decoder) => balls::decode(decoder, entry),
        }
    }
}

/// A stage's decoder and its wiring.
#[derive(Clone, Debug)]
struct Compiled {
    decoder: StageDecoder,
    copies: usize,
    /// Bits of an entry.
    bits: usize,
    /// Data bits of the entry: data bit d is bit `data[d]`.
    data: Vec<usize>,
    /// See [`Stage::reads`].
    reads: Vec<usize>,
    /// Whether the controller learns of uncorrectable words of this stage.
    reports_due: bool,
    erasures: Option<Erasures>,
}

impl Compiled {
    fn new(stage: &Stage) -> Result<Self, TooLarge> {
        Ok(Self {
            decoder: StageDecoder::new(&stage.scheme)?,
            copies: stage.copies,
            bits: stage.scheme.geometry().bits(),
            data: stage.scheme.geometry().data_bits(),
            reads: stage.reads.clone(),
            reports_due: stage.flag == Flag::Severity,
            erasures: stage.erasures.clone(),
        })
    }
}

/// The stages that errors pass, compiled.
#[derive(Clone, Debug)]
pub struct Pipeline {
    stages: Vec<Compiled>,
    /// See [`Stages::sources`].
    sources: Vec<Vec<Vec<bool>>>,
    put_right: PutRight,
}

/// The errors of a word that the error stage corrects, independent of other words.
#[derive(Clone, Debug)]
enum PutRight {
    /// Errors of up to this number of bits.
    All(usize),
    /// Errors of one bit, at the bits that are `true`.
    Singles(Vec<bool>),
}

/// Working memory of one thread.
#[derive(Clone, Debug)]
pub struct Bench {
    scratches: Vec<Option<Scratch>>,
    /// Wrong data bits of the stage that ran last, copy after copy.
    data: Vec<Slot>,
    /// The bits that the last stage read.
    read: Vec<Slot>,
    /// `ce` and `due` of each stage and copy.
    flags: Vec<Vec<[Slot; 2]>>,
    entry: Vec<Slot>,
}

/// Outcomes of 512 errors.
#[derive(Clone, Debug)]
pub struct BlockOutcomes {
    /// Samples in which a block is a DUE and none is silent.
    pub detected: Slot,
    /// Samples in which a block was delivered wrong.
    pub silent: Slot,
    /// Samples in which a block is silent and the last stage reports it as corrected.
    pub miscorrected: Slot,
    /// For each stage that errors pass, the samples in which it corrected a word.
    pub corrected_at: Vec<Slot>,
    /// For each stage that errors pass, the samples in which its uncorrectable word is the reason for a DUE of a block.
    pub refused_at: Vec<Slot>,
}

impl BlockOutcomes {
    /// The samples in which every block was delivered as written.
    pub fn right(&self) -> Slot {
        self.detected.zip(&self.silent, |d, s| !(d | s))
    }

    /// Counts the samples under `mask`. `places` gets, for each stage, the number of right samples that it corrected,
    /// then for each stage the number of detected samples.
    pub fn count(&self, mask: &Slot, places: &mut [u64]) -> Counts {
        let right = self.right();
        let claimed = any(&self.corrected_at);
        let corrected = under(mask, &claimed.zip(&right, |claimed, right| claimed & right));
        let at_correcting = self.corrected_at.iter().map(|slot| (slot, &right));
        let at_detecting = self.refused_at.iter().map(|slot| (slot, &self.detected));
        for (place, (slot, among)) in places.iter_mut().zip(at_correcting.chain(at_detecting)) {
            *place += under(mask, &slot.zip(among, |slot, among| slot & among));
        }
        let [detected, silent, miscorrected] =
            [&self.detected, &self.silent, &self.miscorrected].map(|slot| under(mask, slot));
        let clean = u64::from(mask.count()) - corrected - detected - silent;
        Counts { corrected, detected, undetected: silent - miscorrected, miscorrected, clean }
    }
}

impl Pipeline {
    /// Compiles the stages from the error stage on.
    ///
    /// # Errors
    /// A decoder is too large for a program.
    pub fn new(stages: &Stages) -> Result<Self, TooLarge> {
        let compiled = stages.passed().iter().map(Compiled::new).collect::<Result<Vec<_>, TooLarge>>()?;
        let mut pipeline = Self { stages: compiled, sources: stages.sources(), put_right: PutRight::All(0) };
        let next = pipeline.stages.get(1).and_then(|stage| stage.erasures.as_ref());
        // A corrected word that erases symbols matters to the next stage, so its samples are decoded too.
        if next.is_some_and(|erasures| erasures.of != Report::Uncorrectable) {
            return Ok(pipeline);
        }
        pipeline.put_right = match &pipeline.stages[0].decoder {
            StageDecoder::Words(words) => singles(words, pipeline.word()),
            StageDecoder::Ball(ball) => PutRight::All(ball.always_corrected()),
        };
        Ok(pipeline)
    }

    /// Number of bits in which errors are injected.
    pub fn bits(&self) -> usize {
        self.stages[0].copies * self.stages[0].bits
    }

    /// Number of bits of a word of the error stage.
    pub fn word(&self) -> usize {
        self.stages[0].bits
    }

    /// Number of stages that errors pass.
    pub fn stages(&self) -> usize {
        self.stages.len()
    }

    /// Number of blocks that are delivered together.
    pub fn blocks(&self) -> usize {
        self.stages[self.stages.len() - 1].copies
    }

    /// Whether the error stage corrects an error of these bits of a word, independent of other words.
    #[inline]
    pub fn puts_right(&self, bits: &[u32]) -> bool {
        match &self.put_right {
            PutRight::All(most) => bits.len() <= *most,
            PutRight::Singles(right) => bits.is_empty() || matches!(bits, [bit] if right[*bit as usize]),
        }
    }

    /// Maximum number of wrong bits of a word that the error stage always corrects, independent of other words.
    pub(super) fn always_puts_right(&self) -> usize {
        match self.put_right {
            PutRight::All(most) => most,
            PutRight::Singles(_) => 0,
        }
    }

    /// Working memory for this pipeline.
    pub fn bench(&self) -> Bench {
        Bench {
            scratches: vec![None; self.stages.len()],
            data: Vec::new(),
            read: Vec::new(),
            flags: self.stages.iter().map(|s| vec![[Slot::ZERO; 2]; s.copies]).collect(),
            entry: Vec::new(),
        }
    }

    /// Decodes these errors. With `chips`, samples that would be correct become DUEs if corrections of
    /// the last stage are scattered.
    pub fn run(&self, backend: Backend, bench: &mut Bench, errors: &[Slot], chips: Option<&Chips>) -> BlockOutcomes {
        let last = self.stages.len() - 1;
        let mut wrong = Vec::with_capacity(self.blocks());
        for (k, stage) in self.stages.iter().enumerate() {
            bench.read.clear();
            match k {
                0 => bench.read.extend_from_slice(errors),
                _ => bench.read.extend(stage.reads.iter().map(|&d| bench.data[d])),
            }
            bench.data.clear();
            for c in 0..stage.copies {
                bench.entry.clear();
                bench.entry.extend_from_slice(&bench.read[c * stage.bits..(c + 1) * stage.bits]);
                // At low rates most words have no error in any of the 512 samples.
                let has_errors = any(&bench.entry) != Slot::ZERO;
                let mut flags = if has_errors {
                    stage.decoder.run(backend, &mut bench.scratches[k], &mut bench.entry)
                } else {
                    [Slot::ZERO; 2]
                };
                if let (Some(erasures), Some(before)) = (&stage.erasures, k.checked_sub(1)) {
                    let read = &bench.read[c * stage.bits..(c + 1) * stage.bits];
                    erased::decode((erasures, c), &bench.flags[before], read, &mut bench.entry, &mut flags);
                }
                bench.flags[k][c] = flags;
                if k == last {
                    wrong.push(any(&bench.entry));
                } else {
                    bench.data.extend(stage.data.iter().map(|&bit| bench.entry[bit]));
                }
            }
        }
        let mut verdict = self.verdict(bench, &wrong);
        if let Some(chips) = chips {
            let scattered = chips.scattered(&bench.read, &verdict.right());
            verdict.detected = verdict.detected.zip(&scattered, |d, s| d | s);
            add(&mut verdict.refused_at[last], &scattered);
        }
        verdict
    }

    /// The verdict over all blocks, from the flags of all words and the errors that the last stage would deliver.
    fn verdict(&self, bench: &Bench, wrong: &[Slot]) -> BlockOutcomes {
        let last = self.stages.len() - 1;
        let [mut refused, mut silent, mut miscorrected] = [Slot::ZERO; 3];
        let mut refused_at = vec![Slot::ZERO; self.stages.len()];
        for (e, wrong) in wrong.iter().enumerate() {
            let mut refused_block = Slot::ZERO;
            for (k, stage) in self.stages.iter().enumerate() {
                // The last stage is in the controller, which always learns of its own uncorrectable words.
                if k != last && !stage.reports_due {
                    continue;
                }
                for (c, [_, due]) in bench.flags[k].iter().enumerate() {
                    // A word that no bit of this block passes through does not make it a DUE.
                    if self.sources[k][e][c] {
                        add(&mut refused_block, due);
                        add(&mut refused_at[k], due);
                    }
                }
            }
            let delivered = wrong.zip(&refused_block, |wrong, refused| wrong & !refused);
            add(&mut silent, &delivered);
            add(&mut miscorrected, &delivered.zip(&bench.flags[last][e][0], |wrong, ce| wrong & ce));
            add(&mut refused, &refused_block);
        }
        let mut corrected_at = Vec::new();
        for copies in &bench.flags {
            let mut corrected = Slot::ZERO;
            for [ce, due] in copies {
                add(&mut corrected, &ce.zip(due, |ce, due| ce & !due));
            }
            corrected_at.push(corrected);
        }
        BlockOutcomes {
            detected: refused.zip(&silent, |refused, silent| refused & !silent),
            silent,
            miscorrected,
            corrected_at,
            refused_at,
        }
    }
}

/// The errors of one bit of a word of `bits` bits that are corrected.
fn singles(words: &Words, bits: usize) -> PutRight {
    let mut desk = words.desk();
    let mut good = Vec::with_capacity(bits);
    for first in (0..bits).step_by(512) {
        let mut entry = vec![Slot::ZERO; bits];
        for (lane, slot) in entry.iter_mut().skip(first).take(512).enumerate() {
            slot.0[lane / 64] = 1 << (lane % 64);
        }
        let [ce, due] = words.run(Backend::U64, &mut desk, &mut entry);
        // Right only if corrected: an error of a bit that nothing reads would be clean.
        let bad = any(&entry).zip(&due, |w, d| w | d);
        let right = ce.zip(&bad, |ce, bad| ce & !bad);
        good.extend((first..bits.min(first + 512)).map(|bit| right.get(bit - first)));
    }
    if good.iter().all(|right| *right) { PutRight::All(1) } else { PutRight::Singles(good) }
}

/// Adds the samples of `more` to `samples`.
#[inline]
fn add(samples: &mut Slot, more: &Slot) {
    *samples = samples.zip(more, |samples, more| samples | more);
}

/// The number of samples of a slot under a mask.
#[inline]
fn under(mask: &Slot, slot: &Slot) -> u64 {
    u64::from(slot.zip(mask, |slot, mask| slot & mask).count())
}

/// The samples in which any of these slots is one.
fn any(slots: &[Slot]) -> Slot {
    let mut any = Slot::ZERO;
    for slot in slots {
        any = any.zip(slot, |any, bits| any | bits);
    }
    any
}
