//! Divisions of an entry into parts; an error stays within one part.

use eccforge_gf::integers::{binomial, combinations};
use eccforge_scheme::{Geometry, Partition};
use num_bigint::BigUint;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt;

/// A division of the entry. An error stays within one part, and all parts are equally likely.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Region {
    /// One pin, all beats.
    Pin,
    /// Eight pins of one beat.
    Byte,
    /// Eight pins, all beats.
    Lane,
    /// All pins of one beat.
    Beat,
    /// The whole entry.
    Entry,
    /// The pins of one device of this width, all beats.
    Device(Device),
    /// One of several sets of bits in arithmetic progression.
    Sets(Sets),
}

/// See [`Region::Device`].
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Device {
    /// Data pins of a device, such as 4.
    pub pins: usize,
}

/// Sets of physical bits: set i, for i < count, has the bits first + every i + stride j for j < bits. Sets do not
/// overlap. They can describe pins, bytes and beats of entries whose physical order is not beat by beat.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sets {
    /// First bit of the first set.
    #[serde(default)]
    pub first: usize,
    /// Number of sets.
    pub count: usize,
    /// Distance between the first bits of neighbouring sets.
    pub every: usize,
    /// Bits of a set.
    pub bits: usize,
    /// Distance between neighbouring bits of a set.
    pub stride: usize,
    /// Number of different sets in error together, all choices equally likely.
    #[serde(default = "one")]
    pub at_once: usize,
}

fn one() -> usize {
    1
}

/// Maximum number of bits in a list of sets.
// Products of numbers up to this limit do not overflow 64 bits, so `bit` needs no checks.
const MAX_BITS: usize = 8192;
/// Maximum number of choices of several sets.
// Each choice is a list of bits in memory, of up to `MAX_BITS`.
const MAX_CHOICES: u64 = 4096;

impl Sets {
    fn bit(&self, set: usize, j: usize) -> usize {
        self.first + self.every * set + self.stride * j
    }

    fn set(&self, set: usize) -> impl Iterator<Item = usize> {
        (0..self.bits).map(move |j| self.bit(set, j))
    }

    fn set_of(&self, bit: usize) -> Option<usize> {
        let first_bits = (0..self.bits).filter_map(|j| bit.checked_sub(self.bit(0, j)));
        let mut sets = first_bits.filter_map(|ahead| match ahead.checked_rem(self.every) {
            Some(0) => Some(ahead / self.every),
            None if ahead == 0 => Some(0),
            _ => None,
        });
        sets.find(|&set| set < self.count)
    }

    /// The reason why no entry can have these sets, or `None` if an entry can. No two sets may share `least` bits.
    fn problem(&self, least: usize) -> Option<String> {
        let numbers = [self.count, self.bits, self.at_once];
        let small = [self.first, self.every, self.stride, self.count, self.bits].iter().all(|&x| x <= MAX_BITS);
        if numbers.contains(&0) || !small || self.count * self.bits > MAX_BITS {
            return Some(format!("write at least one set of at least one bit, and at most {MAX_BITS} bits in all"));
        }
        if self.at_once > self.count || binomial(self.count as u64, self.at_once as u64) > MAX_CHOICES {
            let most = format!("at most {MAX_CHOICES} choices of them");
            return Some(format!("`at-once` is from 1 to the {} sets, with {most}", self.count));
        }
        if self.stride == 0 && self.bits > 1 {
            return Some("a set names a bit twice: choose a `stride` of 1 or more".to_owned());
        }
        // All pairs of sets at the same distance share equally many bits.
        for i in 1..self.count {
            let shared: Vec<usize> = self.set(0).filter(|b| self.set(i).any(|other| other == *b)).collect();
            if shared.is_empty() || shared.len() < least {
                continue;
            }
            let first = shared[0];
            return Some(match least {
                1 => format!(
                    "bit {first} is in two of these sets: choose `every` and `stride` so that sets do not overlap"
                ),
                n => format!("two of these sets share {n} bits, from bit {first}: a pattern would be in both"),
            });
        }
        None
    }

    fn parts(&self) -> Vec<Vec<usize>> {
        combinations(self.count, self.at_once)
            .into_iter()
            .map(|sets| sets.into_iter().flat_map(|i| self.set(i)).collect())
            .collect()
    }
}

impl fmt::Display for Sets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.at_once > 1 {
            write!(f, "choice of {} of ", self.at_once)?;
        } else {
            f.write_str("of ")?;
        }
        let Self { first, count, every, bits, stride, .. } = self;
        write!(f, "{count} sets, {every} apart from bit {first}, of {bits} bits {stride} apart")
    }
}

impl Region {
    /// Returns the reason why no entry can have such a region, with a suggested fix, or `None` if an entry can. No two
    /// sets may share `least` bits.
    pub fn problem(self, least: usize) -> Option<String> {
        match self {
            Self::Device(d) if d.pins == 0 => Some("a device has at least one pin".to_owned()),
            Self::Sets(sets) => sets.problem(least),
            _ => None,
        }
    }

    /// Returns the reason why an entry of this shape has no such region, or `None` if it has one.
    pub fn unfit(self, g: Geometry) -> Option<String> {
        let Self::Sets(sets) = self else { return None };
        let last = sets.bit(sets.count - 1, sets.bits - 1);
        (last >= g.bits()).then(|| format!("the sets reach bit {last}, but the entry has {} bits", g.bits()))
    }

    /// Whether parts share bits.
    pub fn overlaps(self) -> bool {
        matches!(self, Self::Sets(Sets { at_once: 2.., .. }))
    }

    /// Whether one part contains all of these bits.
    pub fn contains(self, g: Geometry, bits: &[usize]) -> bool {
        match self {
            Self::Sets(sets) => {
                let touched: Option<BTreeSet<usize>> = bits.iter().map(|&b| sets.set_of(b)).collect();
                if touched.is_some_and(|touched| touched.len() <= sets.at_once) {
                    return true;
                }
                // `set_of` finds one set of a bit, and overlapping sets share bits: try each set.
                let overlapping = sets.at_once == 1 && sets.every < sets.bits * sets.stride.max(1);
                let holds_all = |set: usize| {
                    let members: BTreeSet<usize> = sets.set(set).collect();
                    bits.iter().all(|bit| members.contains(bit))
                };
                overlapping && (0..sets.count).any(holds_all)
            }
            _ => bits.windows(2).all(|w| self.part_of(g, w[0]) == self.part_of(g, w[1])),
        }
    }

    /// The physical bits of each part.
    pub fn parts(self, g: Geometry) -> Vec<Vec<usize>> {
        match self {
            Self::Pin => Partition::pins(g).members(),
            Self::Byte => Partition::bytes(g).members(),
            Self::Lane => Partition::lanes(g).members(),
            Self::Device(d) => Partition::symbol_columns(g, d.pins.max(1)).members(),
            Self::Beat => (0..g.beats).map(|beat| (beat * g.pins..(beat + 1) * g.pins).collect()).collect(),
            Self::Entry => vec![(0..g.bits()).collect()],
            Self::Sets(sets) => sets.parts(),
        }
    }

    /// Index of the part that contains a physical bit. For sets, it is the set's index, even if several are in error;
    /// each bit outside all sets has a number of its own.
    pub fn part_of(self, g: Geometry, bit: usize) -> usize {
        match self {
            Self::Pin => g.pin(bit),
            Self::Byte => g.byte(bit),
            Self::Lane => g.lane(bit),
            Self::Beat => g.beat(bit),
            Self::Entry => 0,
            Self::Device(d) => g.pin(bit) / d.pins.max(1),
            Self::Sets(sets) => sets.set_of(bit).unwrap_or(sets.count + bit),
        }
    }
}

/// How often a pattern of each part counts if all parts are equally likely and uniform inside: 2^d times if the part
/// has d bits fewer than the largest.
pub fn weights_of_parts(parts: &[Vec<usize>]) -> impl Iterator<Item = BigUint> {
    let largest = parts.iter().map(Vec::len).max().unwrap_or(0);
    parts.iter().map(move |part| BigUint::from(1u32) << (largest - part.len()))
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pin => f.write_str("pin"),
            Self::Byte => f.write_str("byte"),
            Self::Lane => f.write_str("lane"),
            Self::Beat => f.write_str("beat"),
            Self::Entry => f.write_str("entry"),
            Self::Device(d) => write!(f, "device of {} pins", d.pins),
            Self::Sets(s) => s.fmt(f),
        }
    }
}
