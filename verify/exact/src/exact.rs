//! Exact outcome probabilities of a scheme under an error model.

use crate::classify::Verdicts;
use crate::count;
use crate::enumerate::{self, Progress};
use crate::model::{ErrorModel, Patterns, Region};
use crate::tally::{Probabilities, Tally};
use crate::weights;
use eccforge_scheme::Scheme;
use num_bigint::BigUint;
use num_traits::Zero;

/// How classes that overlap are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reading {
    /// Every pattern of a class counts: how the paper's Table 2 was made.
    #[default]
    Inclusive,
    /// A pattern counts only in the first class of the model that it fits: how the paper words it.
    Exclusive,
}

/// Outcomes of one class of a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassResult {
    /// Id of the class.
    pub class: String,
    /// Exact counts of patterns, each pattern of the class once.
    pub tally: Tally,
    /// How the counts were found.
    pub method: Method,
}

/// How exact counts were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Every pattern was tried: on the circuit, or where there are many by the syndrome that it gives each codeword.
    Enumerated,
    /// Syndromes were counted in the span of the region's columns.
    Counted,
}

impl ClassResult {
    /// Probabilities for a pattern drawn uniformly from the class. `None` if the class has no patterns.
    pub fn probabilities(&self) -> Option<Probabilities> {
        (!self.tally.total().is_zero()).then(|| self.tally.probabilities())
    }
}

/// Outcomes of the classes of `model` at these indices, in their order.
///
/// # Errors
/// A class has more than [`enumerate::MAX_PATTERNS`] patterns to try.
pub fn evaluate(
    scheme: &Scheme,
    model: &ErrorModel,
    classes: &[usize],
    reading: Reading,
    progress: &Progress,
) -> Result<Vec<ClassResult>, String> {
    let tied = scheme.with_enables(&scheme.default_enables());
    let run = Run { scheme: &tied, model, verdicts: Verdicts::new(&tied), reading, progress };
    classes.iter().map(|&c| run.class(c)).collect()
}

/// Patterns that [`evaluate`] will try for these classes: the total of its progress.
pub fn work(scheme: &Scheme, model: &ErrorModel, classes: &[usize]) -> u64 {
    let size = |c: &usize| match model.classes[*c].patterns {
        patterns if patterns.unfit(scheme.geometry).is_some() => 0,
        patterns => enumerate::size(patterns, scheme.geometry).unwrap_or(0),
    };
    classes.iter().map(size).fold(0, u64::saturating_add)
}

/// Patterns of at least so many bits anywhere in an entry are tried by their syndromes.
const BY_SYNDROMES: usize = 3;

struct Run<'a> {
    scheme: &'a Scheme,
    model: &'a ErrorModel,
    verdicts: Verdicts,
    reading: Reading,
    progress: &'a Progress,
}

impl Run<'_> {
    fn class(&self, c: usize) -> Result<ClassResult, String> {
        let class = &self.model.classes[c];
        if let Some(why) = class.patterns.unfit(self.scheme.geometry) {
            return Err(format!("the class `{}`: {why}", class.id));
        }
        let (tally, method) = match class.patterns {
            Patterns::Uniform(u) => (self.uniform(c, u.region)?, Method::Counted),
            Patterns::Weight(w) if w.bits >= BY_SYNDROMES && self.reading == Reading::Inclusive => {
                let counted = weights::tally(self.scheme, w.bits);
                self.progress.add(
                    counted.as_ref().map_or(0, |_| enumerate::size(class.patterns, self.scheme.geometry).unwrap_or(0)),
                );
                (counted.map_or_else(|| self.enumerable(c, None), Ok)?, Method::Enumerated)
            }
            _ => (self.enumerable(c, None)?, Method::Enumerated),
        };
        Ok(ClassResult { class: class.id.clone(), tally, method })
    }

    /// An enumerable class; with a region, only patterns that lie within one part of it.
    fn enumerable(&self, c: usize, region: Option<Region>) -> Result<Tally, String> {
        let g = self.scheme.geometry;
        let class = &self.model.classes[c];
        let size = enumerate::size(class.patterns, g).unwrap_or(0);
        if size > enumerate::MAX_PATTERNS {
            return Err(format!(
                "the class `{}` has {size} patterns in an entry of {} bits; at most {} are enumerated: use a uniform class, or sample it",
                class.id,
                g.bits(),
                enumerate::MAX_PATTERNS
            ));
        }
        let earlier: Vec<Patterns> = match self.reading {
            Reading::Inclusive => Vec::new(),
            Reading::Exclusive => self.model.classes[..c].iter().map(|e| e.patterns).collect(),
        };
        let keep =
            |bits: &[usize]| region.is_none_or(|r| r.holds(g, bits)) && !earlier.iter().any(|p| p.contain(g, bits));
        Ok(enumerate::tally(class.patterns, g, &self.verdicts, &keep, self.progress))
    }

    /// A uniform class: every part of the region counted. Read exclusively, without the zero pattern and without
    /// whatever earlier classes hold.
    fn uniform(&self, c: usize, region: Region) -> Result<Tally, String> {
        let parts = region.parts(self.scheme.geometry);
        let mut tally = parts.iter().fold(Tally::default(), |sum, part| sum + count::uniform(self.scheme, part));
        if self.reading == Reading::Inclusive {
            return Ok(tally);
        }
        tally.clean = BigUint::zero();
        for earlier in 0..c {
            let inside = match self.model.classes[earlier].patterns {
                // Disjoint from everything before it by construction, and within a part of this region or across it.
                Patterns::Uniform(u) if self.nests(u.region, region) => self.uniform(earlier, u.region)?,
                Patterns::Uniform(_) => {
                    return Err(format!(
                        "classes `{}` and `{}` overlap without one containing the other: read them inclusively",
                        self.model.classes[earlier].id, self.model.classes[c].id
                    ));
                }
                _ => self.enumerable(earlier, Some(region))?,
            };
            tally = tally - &inside;
        }
        Ok(tally)
    }

    /// Whether every part of `inner` lies within a part of `outer`.
    fn nests(&self, inner: Region, outer: Region) -> bool {
        let g = self.scheme.geometry;
        inner.parts(g).iter().all(|part| outer.holds(g, part))
    }
}
