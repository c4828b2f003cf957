//! A run is a plan (schemes, cells, samples, seed) and blocks of 2^18 samples; each block is a function of the plan alone.
//!
//! Within a block one drawn pattern goes through all schemes of the cell: their differences are then free of sampling
//! noise that they share, and drawing is paid once.

use crate::classify::Classifier;
use crate::draws::{Draws, Extent};
use crate::source::{Kind, Source, Unsampled, class_key, description, kind_description};
use eccforge_bitslice::{Backend, Slot, TooLarge, Workspace};
use eccforge_exact::model::ErrorModel;
use eccforge_runs::random::{Generator, Stream};
use eccforge_runs::records::Counts;
use eccforge_runs::records::{Capture, Identity, Record};
use eccforge_runs::run::Work;
use eccforge_scheme::{Geometry, Scheme};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

/// Samples in a group: one slot.
pub const GROUP_SAMPLES: u64 = eccforge_bitslice::SLOT_BITS as u64;
/// Samples in a block: 512 groups.
pub const BLOCK_SAMPLES: u64 = 512 * GROUP_SAMPLES;

/// A run that cannot be planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// For this reason.
    Refused(String),
    /// The decoder of a scheme has no place in one circuit.
    TooLarge(TooLarge),
}

impl PlanError {
    /// For this reason.
    pub(crate) fn new(reason: impl Into<String>) -> Self {
        Self::Refused(reason.into())
    }
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(reason) => f.write_str(reason),
            Self::TooLarge(circuit) => circuit.fmt(f),
        }
    }
}

impl std::error::Error for PlanError {}

/// A scheme in a run.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Its id.
    pub id: String,
    /// Hash of its meaning.
    pub hash: String,
    /// Its decoder and the judgement, compiled.
    pub classifier: Classifier,
}

/// A class of errors on one shape of entry.
#[derive(Debug)]
struct Cell {
    id: String,
    class: String,
    patterns: String,
    source: Source,
    stream: Stream,
    /// Indices of the schemes that have this shape of entry.
    subjects: Vec<usize>,
    /// Their classifiers, if they are not those of plain error patterns.
    stored: Vec<Classifier>,
}

/// A validated run.
#[derive(Debug)]
pub struct Plan {
    cells: Vec<Cell>,
    subjects: Vec<Subject>,
    extent: Extent,
}

/// The cells of one shape of entry; `members`: its schemes.
fn cells_of(draws: &Draws<'_>, schemes: &[Scheme], g: Geometry, members: &[usize]) -> Result<Vec<Cell>, PlanError> {
    let refused = |id: &str, e: &dyn fmt::Display| PlanError::Refused(format!("`{id}` cannot be sampled: {e}"));
    let cell = |class: &str, source: Source, patterns: String, key: &str, stored| Cell {
        id: format!("{class}@{}x{}", g.beats, g.pins),
        class: class.to_owned(),
        stream: draws.stream(key),
        patterns,
        source,
        subjects: members.to_vec(),
        stored,
    };
    let mut cells = Vec::new();
    for &c in draws.classes {
        let class = &draws.model.classes[c];
        let source = Source::of_class(&class.patterns, g).map_err(|e| refused(&class.id, &e))?;
        let key = class_key(draws.model, c, g);
        cells.push(cell(&class.id, source, description(&class.patterns, g), &key, Vec::new()));
    }
    for named in draws.sources {
        let source = Source::of_kind(&named.kind, g).map_err(|e| refused(&named.id, &e))?;
        let stored = match named.kind {
            Kind::Asymmetric(..) => members.iter().map(|&s| Classifier::of_stored(&schemes[s])).collect(),
            _ => Ok(Vec::new()),
        };
        let stored = stored.map_err(|e| refused(&named.id, &e))?;
        let patterns = kind_description(&named.kind, g);
        let key = format!("source {}: {patterns}", named.id);
        cells.push(cell(&named.id, source, patterns, &key, stored));
    }
    Ok(cells)
}

impl Plan {
    /// Plans a run.
    ///
    /// # Errors
    /// Nothing to do, a class that cannot be sampled on a shape of entry, or a scheme that is given twice.
    pub fn new(schemes: &[Scheme], draws: &Draws<'_>) -> Result<Self, PlanError> {
        draws.check(&schemes.iter().map(|s| s.id.as_str()).collect::<Vec<_>>())?;
        let mut subjects: Vec<Subject> = Vec::new();
        let mut shapes: Vec<(Geometry, Vec<usize>)> = Vec::new();
        for scheme in schemes {
            let classifier = Classifier::new(scheme).map_err(PlanError::TooLarge)?;
            match shapes.iter_mut().find(|(g, _)| *g == scheme.geometry) {
                Some((_, members)) => members.push(subjects.len()),
                None => shapes.push((scheme.geometry, vec![subjects.len()])),
            }
            subjects.push(Subject { id: scheme.id.clone(), hash: scheme.hash(), classifier });
        }
        let mut cells: Vec<Cell> = Vec::new();
        for (geometry, members) in &shapes {
            cells.extend(cells_of(draws, schemes, *geometry, members)?);
        }
        Ok(Self { cells, subjects, extent: draws.extent() })
    }

    /// What the run's records say they are.
    pub fn identity(&self) -> Identity {
        let subjects = self.subjects.iter().map(|s| (s.id.clone(), s.hash.clone()));
        let cells = self.cells.iter().map(|c| [c.id.clone(), c.class.clone(), c.patterns.clone()]);
        self.extent.identity(subjects, cells, |cell| self.schemes(cell))
    }

    /// The schemes.
    pub fn subjects(&self) -> &[Subject] {
        &self.subjects
    }
}

/// The pattern of sample number `sample` of class `c` in every run with this generator and seed: its physical bits,
/// ascending.
///
/// # Errors
/// The class cannot be sampled on this shape of entry.
pub fn pattern(
    model: &ErrorModel,
    c: usize,
    g: Geometry,
    (generator, seed): (Generator, u64),
    sample: u64,
) -> Result<Vec<usize>, Unsampled> {
    let source = Source::of_class(&model.classes[c].patterns, g)?;
    Ok(drawn(&source, &Stream::new(generator, seed, &class_key(model, c, g)), sample))
}

/// The pattern of sample number `sample` of a source: its bits, ascending.
pub(crate) fn drawn(source: &Source, stream: &Stream, sample: u64) -> Vec<usize> {
    let at = (sample / BLOCK_SAMPLES, sample % BLOCK_SAMPLES / GROUP_SAMPLES);
    let mut slots = vec![Slot::ZERO; source.bits()];
    source.draw(stream, at, Backend::best(), &mut source.bench(), &mut slots);
    let lane = (sample % GROUP_SAMPLES) as usize;
    (0..slots.len()).filter(|&bit| slots[bit].get(lane)).collect()
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

    fn count(&self, c: usize, blocks: Range<u64>, backend: Backend, wanted: &[usize]) -> Record {
        let cell = &self.cells[c];
        let subjects: Vec<&Subject> = cell.subjects.iter().map(|&s| &self.subjects[s]).collect();
        let classifiers: Vec<&Classifier> = match &cell.stored[..] {
            [] => subjects.iter().map(|s| &s.classifier).collect(),
            stored => stored.iter().collect(),
        };
        let bits = cell.source.bits();
        let mut bench = cell.source.bench();
        let mut workspace = Workspace::new(classifiers.iter().map(|c| c.program()));
        let mut counts = vec![Counts::default(); subjects.len()];
        let mut silent = Vec::new();
        // Where the data decides, a pattern alone cannot be replayed.
        let mut wanted = if cell.stored.is_empty() { wanted.to_vec() } else { vec![0; subjects.len()] };
        for block in blocks.clone() {
            let samples = self.samples_in(c, &(block..block + 1));
            for group in 0..samples.div_ceil(GROUP_SAMPLES) {
                let mask = Slot::first((samples - group * GROUP_SAMPLES).min(GROUP_SAMPLES) as usize);
                let pattern = workspace.inputs_mut(bits);
                cell.source.draw(&cell.stream, (block, group), backend, &mut bench, pattern);
                for (k, subject) in subjects.iter().enumerate() {
                    let outcomes = classifiers[k].run(backend, &mut workspace);
                    counts[k] += outcomes.count(&mask);
                    if wanted[k] > 0 {
                        let bad = outcomes.silent().zip(&mask, |s, m| s & m);
                        let first = block * BLOCK_SAMPLES + group * GROUP_SAMPLES;
                        let found = captures(&bad, workspace.inputs(bits), first, &subject.id, wanted[k]);
                        wanted[k] -= found.len();
                        silent.extend(found);
                    }
                }
            }
        }
        silent.sort_by_key(|s: &Capture| s.sample);
        let counts: BTreeMap<String, Counts> = subjects.iter().map(|s| s.id.clone()).zip(counts).collect();
        let (first, values) = (blocks.start, BTreeMap::new());
        Record { cell: cell.id.clone(), first, blocks: blocks.end - first, counts, silent, values }
    }
}

/// The first `most` of the marked samples.
pub(crate) fn captures(bad: &Slot, pattern: &[Slot], first: u64, scheme: &str, most: usize) -> Vec<Capture> {
    (0..GROUP_SAMPLES as usize)
        .filter(|&i| bad.get(i))
        .take(most)
        .map(|i| Capture {
            scheme: scheme.to_owned(),
            sample: first + i as u64,
            error: hexadecimal((0..pattern.len()).map(|bit| pattern[bit].get(i))),
        })
        .collect()
}

/// Bits, lowest first, as a number in hexadecimal.
fn hexadecimal(bits: impl ExactSizeIterator<Item = bool>) -> String {
    let mut digits = vec![0u8; bits.len().div_ceil(4)];
    bits.enumerate().for_each(|(i, bit)| digits[i / 4] |= u8::from(bit) << (i % 4));
    digits.iter().rev().map(|&d| char::from_digit(d.into(), 16).unwrap_or('?')).collect()
}

#[cfg(test)]
mod tests;
