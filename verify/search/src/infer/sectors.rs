//! States of the sectors of a dump, and their numbers.

use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Sectors by state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sectors {
    /// All that were read.
    pub all: usize,
    /// Erased: at least 95 % of the bytes are 0xff.
    pub erased: usize,
    /// Words of the code.
    pub clean: usize,
    /// Sectors that the code corrects, by their number of wrong bits.
    pub corrected: BTreeMap<usize, usize>,
    /// Other sectors.
    pub uncorrectable: usize,
}

/// The state of a sector.
pub enum State {
    Erased,
    Clean,
    Corrected(usize),
    Wrong,
}

impl Sectors {
    /// Counts the states.
    pub fn of(states: &[State]) -> Self {
        let mut sum = Self { all: states.len(), ..Self::default() };
        for state in states {
            match state {
                State::Erased => sum.erased += 1,
                State::Clean => sum.clean += 1,
                State::Corrected(bits) => *sum.corrected.entry(*bits).or_default() += 1,
                State::Wrong => sum.uncorrectable += 1,
            }
        }
        sum
    }
}
