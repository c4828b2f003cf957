//! The target of a run's errors: entries of a scheme of one stage, or one stage of several.

use crate::source::{Kind, Parts, Source};
use crate::staged::sparse::Sparse;
use eccforge_scheme::Geometry;
use eccforge_scheme::stages::Stages;
use std::fmt;

/// Target of errors.
#[derive(Clone, Copy, Debug)]
pub enum Target<'a> {
    /// Entries of this shape.
    Entry(Geometry),
    /// The error stage of these stages.
    Stages(&'a Stages),
}

impl<'a> From<&'a Stages> for Target<'a> {
    fn from(stages: &'a Stages) -> Self {
        stages.single().map_or(Self::Stages(stages), |scheme| Self::Entry(scheme.geometry))
    }
}

impl Target<'_> {
    pub(crate) fn geometry(self) -> Geometry {
        match self {
            Self::Entry(g) => g,
            Self::Stages(stages) => stages.error_geometry(),
        }
    }

    /// Whether both are entries of one shape, so that their schemes can share samples.
    pub(crate) fn is_same_entry(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Entry(a), Self::Entry(b)) if a == b)
    }

    /// The key of the random stream of a cell with this key.
    pub(crate) fn stream_key(self, key: &str) -> String {
        match self {
            Self::Entry(_) => key.to_owned(),
            // A scheme of one stage and stages with an entry of its shape must not draw the same samples.
            Self::Stages(_) => format!("stages: {key}"),
        }
    }

    /// The cell of a class or source.
    pub(crate) fn cell(self, class: &str) -> String {
        match self {
            Self::Entry(g) => format!("{class}@{}x{}", g.beats, g.pins),
            Self::Stages(stages) => format!("{class}@{}", stages.id),
        }
    }

    /// The pattern text of a cell with this key, for records.
    pub(crate) fn patterns(self, key: String) -> String {
        match self {
            // Records of single schemes are the same whether they were drawn for an entry or for one stage.
            Self::Stages(stages) if stages.single().is_none() => format!("{key}, at {}", stages.error_stage_name()),
            _ => key,
        }
    }

    pub(crate) fn refused(self, id: &str, why: &dyn fmt::Display) -> String {
        match self {
            Self::Entry(_) => format!("`{id}` cannot be sampled: {why}"),
            Self::Stages(stages) => {
                format!("`{id}` cannot be drawn for {} of `{}`: {why}", stages.error_stage_name(), stages.id)
            }
        }
    }

    /// Draws the errors of a source.
    pub(crate) fn drawn(self, kind: &Kind) -> Result<Drawn, String> {
        let g = self.geometry();
        let source = match (self, kind) {
            (Self::Stages(stages), Kind::Independent(chance)) => {
                return Ok(Drawn::Sparse(Sparse::new(*chance, stages.error_stage().scheme.geometry().bits())));
            }
            (Self::Stages(_), kind) if kind.is_of_stored() => {
                let why = "the lost and gained bits depend on the stored data, which stages do not have";
                return Err(why.to_owned());
            }
            (Self::Stages(stages), Kind::Devices(shapes)) => {
                let word = stages.error_stage().scheme.geometry().bits();
                Source::of_devices(shapes, &stages.device_bits()?, word)?
            }
            (_, kind) => Source::of_kind(kind, g)?,
        };
        Ok(Drawn::Dense(Box::new(source)))
    }
}

/// The method that draws the errors of a cell.
#[derive(Debug)]
pub(crate) enum Drawn {
    /// Draws the wrong words one after another.
    Sparse(Sparse),
    /// Draws 512 patterns at a time.
    Dense(Box<Source>),
    /// Draws the patterns of one part of an entry after those of another.
    Parts(Box<Parts>),
}
