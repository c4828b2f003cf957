//! Sets of error patterns of an entry, as choices from sets of bits.

mod device_map;
mod shape;

pub use device_map::DeviceMap;
pub use shape::{Cells, Shape};

use crate::choices::Choices;
use crate::region::Region;
use eccforge_report::with_noun;
use eccforge_scheme::Geometry;
use schemars::JsonSchema;
use serde::Deserialize;
use std::fmt;

/// A set of error patterns of an entry, all equally likely.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Patterns {
    /// All patterns of this many bits anywhere in the entry.
    Weight(Weight),
    /// All patterns of min to max bits within one region.
    Within(Within),
    /// All patterns within one region, including the error-free one: each bit is wrong with probability 1/2.
    Uniform(Uniform),
    /// The wrong bits of one device, at any position of the device in the entry.
    DeviceMap(DeviceMap),
    /// A cluster of wrong cells, at any position on a physical map of the entry.
    Shape(Shape),
}

/// See [`Patterns::Weight`].
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Weight {
    /// Wrong bits, 1 to 64.
    pub bits: usize,
}

/// See [`Patterns::Within`].
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Within {
    /// Parts of the entry, of which one has all wrong bits.
    pub region: Region,
    /// Minimum number of wrong bits, at least 1.
    pub min_bits: usize,
    /// Maximum number of wrong bits.
    pub max_bits: usize,
}

/// See [`Patterns::Uniform`].
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Uniform {
    /// Parts of the entry, of which one has all wrong bits.
    pub region: Region,
}

impl fmt::Display for Patterns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Weight(w) => write!(f, "{} anywhere", with_noun(w.bits, "bit")),
            Self::Within(w) => write!(f, "{} to {} bits within one {}", w.min_bits, w.max_bits, w.region),
            Self::Uniform(u) => write!(f, "any bits within one {}", u.region),
            Self::DeviceMap(d) => {
                write!(f, "bits {:#010x} of a device of {} pins in a burst of {} beats", d.map, d.pins, d.beats)
            }
            Self::Shape(s) => s.fmt(f),
        }
    }
}

impl Patterns {
    /// The first problem of the set, with a suggested fix; weights can be up to `most`.
    pub fn problem(&self, most: usize) -> Option<String> {
        match self {
            Self::Weight(w) if !(1..=most).contains(&w.bits) => Some(format!("write from 1 to {most} wrong bits")),
            Self::Within(w) if w.min_bits == 0 || w.min_bits > w.max_bits => {
                Some("write 1 <= min-bits <= max-bits".to_owned())
            }
            Self::Within(Within { region: Region::Sets(sets), .. }) if sets.at_once > 1 => Some(
                "`at-once` is for uniform errors: write `at-once: 1`, or `uniform` in place of `within`".to_owned(),
            ),
            // Sets may overlap if every pattern is in only one of them.
            Self::Within(w) => w.region.problem(w.min_bits),
            Self::Uniform(u) => u.region.problem(1),
            Self::DeviceMap(d) => {
                let bits = d.pins.saturating_mul(d.beats);
                // The map is a u32: a shift by 32 bits or more would panic.
                let outside = bits < 32 && d.map >> bits != 0;
                (bits == 0 || bits > 32 || outside)
                    .then(|| "write pins and beats whose product is from 1 to 32, and a map of as many bits".to_owned())
            }
            _ => None,
        }
    }

    /// The sets of bits of an entry of this shape whose choices are the patterns. All choices are equally likely,
    /// except where each bit is wrong with probability 1/2 (see [`crate::weights_of_parts`]).
    ///
    /// # Errors
    /// A message: entries of this shape have no such sets.
    pub fn sets(&self, g: Geometry) -> Result<Vec<Choices>, String> {
        let mut sets = Vec::new();
        match self {
            Self::Weight(w) => sets.push(Choices { bits: (0..g.bits()).collect(), least: w.bits, most: w.bits }),
            Self::Within(w) => {
                for bits in parts_of(w.region, g)? {
                    sets.push(Choices { bits, least: w.min_bits, most: w.max_bits });
                }
            }
            Self::Uniform(u) => {
                for bits in parts_of(u.region, g)? {
                    sets.push(Choices { least: 0, most: bits.len(), bits });
                }
            }
            // A listed pattern is the only choice of all of its bits.
            Self::DeviceMap(_) | Self::Shape(_) => {
                for bits in self.listed(g) {
                    sets.push(Choices { least: bits.len(), most: bits.len(), bits });
                }
            }
        }
        Ok(sets)
    }

    /// The patterns of a set that lists them, as ascending bits: of a device map or a shape.
    pub fn listed(&self, g: Geometry) -> Vec<Vec<usize>> {
        match self {
            Self::DeviceMap(map) => map.patterns(g),
            Self::Shape(shape) => shape.patterns(g),
            Self::Weight(_) | Self::Within(_) | Self::Uniform(_) => Vec::new(),
        }
    }

    /// Whether every bit of a part is wrong with probability 1/2; such sets are counted without trying their patterns.
    pub fn are_uniform(&self) -> bool {
        matches!(self, Self::Uniform(_))
    }

    /// Whether the set lists its patterns: see [`Patterns::listed`].
    pub fn are_listed(&self) -> bool {
        !matches!(self, Self::Weight(_) | Self::Within(_) | Self::Uniform(_))
    }

    /// The reason why an entry of this shape has no pattern of the set, or `None` if it has one.
    pub fn absent(&self, g: Geometry) -> Option<String> {
        match (self, self.sets(g)) {
            (_, Err(why)) => Some(why),
            (Self::Weight(w), _) if w.bits > g.bits() => Some(format!("the entry has {} bits", g.bits())),
            (Self::Within(w), Ok(sets)) if sets.iter().all(|set| set.bits.len() < w.min_bits) => Some(format!(
                "no {} of an entry of {} and {} has {} bits",
                w.region,
                with_noun(g.beats, "beat"),
                with_noun(g.pins, "pin"),
                w.min_bits
            )),
            (Self::DeviceMap(map), _) => map.unfit(g),
            (Self::Shape(shape), Ok(sets)) => shape
                .unfit(g)
                .or_else(|| sets.is_empty().then(|| "the map of an entry is smaller than the shape".to_owned())),
            (_, Ok(sets)) => sets.is_empty().then(|| "the entry is too small".to_owned()),
        }
    }

    /// Whether the pattern (distinct physical bits) belongs to the set.
    pub fn contain(&self, g: Geometry, bits: &[usize]) -> bool {
        match self {
            Self::Weight(w) => bits.len() == w.bits,
            Self::Within(w) => (w.min_bits..=w.max_bits).contains(&bits.len()) && w.region.contains(g, bits),
            Self::Uniform(u) => u.region.contains(g, bits),
            _ => self.listed(g).iter().any(|p| p == bits),
        }
    }
}

/// The parts of a region.
///
/// # Errors
/// Entries of this shape have no such region.
fn parts_of(region: Region, g: Geometry) -> Result<Vec<Vec<usize>>, String> {
    match region.unfit(g) {
        Some(why) => Err(why),
        None => Ok(region.parts(g)),
    }
}
