//! The errors that a run draws, for schemes and for stages.

use crate::source::{FILE_PART, NamedSource, is_file_part};
use eccforge_model::ErrorModel;
use eccforge_runs::random::{Generator, Stream};
use eccforge_runs::records::{CellIdentity, Identity, MONTE_CARLO};
use std::ops::Range;

/// Number of samples that are decoded at once.
pub const GROUP_SAMPLES: u64 = eccforge_circuit::lanes::SLOT_BITS as u64;
/// Number of samples in a block.
// Records and random streams are numbered by block: another size would draw other samples and not resume earlier runs.
pub const BLOCK_SAMPLES: u64 = 512 * GROUP_SAMPLES;

/// The errors to draw for each subject: a scheme, or a scheme of several stages.
#[derive(Clone, Debug)]
pub struct SamplingRequest<'a> {
    pub model: &'a ErrorModel,
    /// Indices of the model's classes to draw.
    pub classes: &'a [usize],
    /// Further sources, which are not classes of the model.
    pub sources: &'a [NamedSource],
    /// Number of samples in each cell.
    pub samples: u64,
    /// Seed of all random bits.
    pub seed: u64,
    pub generator: Generator,
    /// Number of silent error patterns to keep for each subject and cell: the first by sample number.
    pub capture: usize,
}

impl<'a> SamplingRequest<'a> {
    /// A request for this many samples without classes and sources yet, with the default generator; no pattern is kept.
    pub fn new(model: &'a ErrorModel, samples: u64, seed: u64) -> Self {
        Self { model, classes: &[], sources: &[], samples, seed, generator: Generator::Ars7, capture: 0 }
    }

    /// Checks that there are subjects and errors, that names can be parts of file names, and that each name is unique.
    pub(crate) fn check(&self, subjects: &[&str]) -> Result<(), String> {
        if subjects.is_empty() || self.classes.is_empty() && self.sources.is_empty() || self.samples == 0 {
            return Err("give at least one scheme, one class or source, and one sample".to_owned());
        }
        // Names of cells become names of files of silent patterns.
        let classes = self.classes.iter().map(|&c| self.model.classes[c].id.as_str());
        let cells: Vec<&str> = classes.chain(self.sources.iter().map(|s| s.id.as_str())).collect();
        if let Some(name) = cells.iter().chain(subjects).find(|n| !is_file_part(n)) {
            return Err(format!(
                "`{}` cannot be the name of a scheme, class or source that is sampled: {FILE_PART}",
                name.escape_debug()
            ));
        }
        // These names distinguish the cells, in records and in results.
        if let Some(source) = self.sources.iter().find(|s| self.model.classes.iter().any(|c| c.id == s.id)) {
            return Err(format!(
                "the source `{}` has the name of a class of the model `{}`: give it another id",
                source.id, self.model.id
            ));
        }
        match (twice(subjects), twice(&cells)) {
            (Some(name), _) => Err(format!("the scheme `{name}` is given twice")),
            (_, Some(name)) => Err(format!("`{name}` is given twice, as class or source")),
            _ => Ok(()),
        }
    }

    /// The random bits of a cell with this key.
    pub(crate) fn stream(&self, key: &str) -> Stream {
        Stream::new(self.generator, self.seed, key)
    }

    /// The size of the plan and its random bits.
    pub(crate) fn extent(&self) -> RunSize {
        let Self { samples, seed, generator, capture, .. } = *self;
        RunSize { samples, seed, generator, capture, model: [self.model.id.clone(), self.model.hash()] }
    }
}

/// The first name that occurs twice.
fn twice<'n>(names: &[&'n str]) -> Option<&'n str> {
    names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)).map(|(_, name)| *name)
}

/// The size of a plan and the source of its random bits.
#[derive(Debug)]
pub(crate) struct RunSize {
    samples: u64,
    seed: u64,
    pub(crate) generator: Generator,
    pub(crate) capture: usize,
    model: [String; 2],
}

impl RunSize {
    /// Number of blocks of a cell.
    pub(crate) fn blocks(&self) -> u64 {
        self.samples.div_ceil(BLOCK_SAMPLES)
    }

    /// Number of samples in these blocks of a cell; the last may be shorter.
    pub(crate) fn samples_in(&self, blocks: &Range<u64>) -> u64 {
        let [first, end] =
            [blocks.start, blocks.end].map(|block| block.saturating_mul(BLOCK_SAMPLES).min(self.samples));
        end - first
    }

    /// The identity of the records: `subjects` (id, hash), `cells` (id, class, patterns), and the bits and subjects of a cell.
    pub(crate) fn identity(
        &self,
        subjects: impl Iterator<Item = (String, String)>,
        cells: impl Iterator<Item = [String; 3]>,
        members: impl Fn(usize) -> (u64, Vec<String>),
    ) -> Identity {
        let cells = cells.enumerate().map(|(at, [id, class, patterns])| {
            let (bits, schemes) = members(at);
            (id, CellIdentity { class, patterns, bits, samples: self.samples, schemes })
        });
        Identity {
            version: env!("CARGO_PKG_VERSION").into(),
            kind: MONTE_CARLO.into(),
            seed: self.seed,
            generator: self.generator.name().into(),
            block_samples: BLOCK_SAMPLES,
            model: self.model.clone(),
            schemes: subjects.collect(),
            cells: cells.collect(),
            capture: self.capture,
            ..Identity::default()
        }
    }
}
