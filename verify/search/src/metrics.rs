//! Evaluates a finished matrix by trying every pattern.

use crate::anneal::MODEL_UNITS;
use crate::attack::Fewest;
use crate::problem::{Problem, Watched, syndrome};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::cmp::Reverse;
use std::collections::HashSet;

/// Exact counts of a matrix.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Metrics {
    /// Pairs of bits outside the correctable set whose syndrome is correctable: they are miscorrected.
    pub pairs: u64,
    /// Triples of bits outside the correctable set whose syndrome is correctable.
    pub triples: u64,
    /// Pairs and triples outside the correctable set with syndrome zero.
    pub silent: u64,
    /// Patterns of two or more bits inside one window, outside the correctable set, that are miscorrected or silent.
    pub windows: u64,
    /// Patterns inside one window whose wrong correction flips a bit outside it; counted if the objective has a weight
    /// for them.
    pub outside: u64,
    /// Ones in H.
    pub weight: u64,
    /// Ones in the heaviest row of H.
    pub heaviest_row: u64,
    /// Weight of the errors of the model that are silent, in units of 10^-12; in JSON, their share, with the weights of the
    /// classes. `None` without a model.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "as_share")]
    #[schemars(with = "Option<f64>")]
    pub model: Option<u64>,
    /// The fewest flips that end in silent wrong data; counted if the objective has a weight for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attack: Option<Fewest>,
    /// Errors that must be detected and are not.
    #[serde(skip_serializing_if = "is_zero")]
    pub undetected: u64,
}

fn as_share<S: Serializer>(weight: &Option<u64>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_some(&weight.map(|weight| weight as f64 / MODEL_UNITS))
}

fn is_zero(count: &u64) -> bool {
    *count == 0
}

impl Metrics {
    /// Whether this matrix is at least as good in every count, and better in at least one.
    pub fn dominates(&self, other: &Self) -> bool {
        let pairs = [
            (self.pairs, other.pairs),
            (self.triples, other.triples),
            (self.silent, other.silent),
            (self.windows, other.windows),
            (self.outside, other.outside),
            (self.weight, other.weight),
            (self.heaviest_row, other.heaviest_row),
            (self.model.unwrap_or(0), other.model.unwrap_or(0)),
            (self.undetected, other.undetected),
        ];
        // More flips are better, and then fewer sets.
        let attacks = [self, other].map(|metrics| metrics.attack.map(|attack| (Reverse(attack.flips), attack.sets)));
        pairs.iter().all(|(a, b)| a <= b)
            && attacks[0] <= attacks[1]
            && (pairs.iter().any(|(a, b)| a < b) || attacks[0] < attacks[1])
    }
}

/// Evaluates a matrix on the errors that its problem does not correct.
pub fn measure(problem: &Problem, columns: &[u16]) -> Metrics {
    let correctable: HashSet<&[usize]> = problem.patterns.iter().map(Vec::as_slice).collect();
    let patterns = problem.patterns.iter().map(|pattern| syndrome(columns, pattern));
    let accepted: HashSet<u16> = columns.iter().copied().chain(patterns).collect();
    // Sets of patterns and syndromes, and none of the tables of the search, so that a mistake in those shows here.
    let wrong = |bits: &[usize]| !correctable.contains(bits) && accepted.contains(&syndrome(columns, bits));
    let mut m = Metrics::default();
    let n = columns.len();
    for a in 0..n {
        for b in a + 1..n {
            m.pairs += u64::from(wrong(&[a, b]));
            m.silent += u64::from(syndrome(columns, &[a, b]) == 0);
            for c in b + 1..n {
                m.triples += u64::from(wrong(&[a, b, c]));
                m.silent += u64::from(syndrome(columns, &[a, b, c]) == 0);
            }
        }
    }
    if problem.window > 0 {
        for first in (0..n).step_by(problem.window) {
            // The last window may be shorter.
            let size = problem.window.min(n - first);
            for mask in (1u32..1 << size).filter(|m| m.count_ones() > 1) {
                let bits: Vec<usize> = (0..size).filter(|i| mask >> i & 1 == 1).map(|i| first + i).collect();
                m.windows += u64::from(wrong(&bits) || syndrome(columns, &bits) == 0);
            }
        }
    }
    let weight_of_silent = |errors: &[Watched]| {
        let silent = errors.iter().filter(|error| wrong(&error.bits) || syndrome(columns, &error.bits) == 0);
        silent.map(|error| error.weight as u64).sum::<u64>()
    };
    m.undetected = weight_of_silent(&problem.detects);
    if !problem.model.is_empty() {
        m.model = Some(weight_of_silent(&problem.model));
    }
    let rows = (0..problem.r).map(|row| columns.iter().map(|c| u64::from(c >> row & 1)).sum::<u64>());
    m.heaviest_row = rows.max().unwrap_or(0);
    m.weight = columns.iter().map(|c| u64::from(c.count_ones())).sum();
    m
}

/// The fewest flips that end in silent wrong data, by trying sets of more and more bits.
pub fn fewest_silent(problem: &Problem, columns: &[u16]) -> Fewest {
    let correctable: HashSet<&[usize]> = problem.patterns.iter().map(Vec::as_slice).collect();
    let patterns = problem.patterns.iter().map(|pattern| syndrome(columns, pattern));
    let accepted: HashSet<u16> = columns.iter().copied().chain(patterns).chain([0]).collect();
    let is_silent = |bits: &[usize]| !correctable.contains(bits) && accepted.contains(&syndrome(columns, bits));
    // One column more than check bits makes a codeword, whose syndrome is zero.
    let mut counts = (2..=problem.r as usize + 1).map(|flips| {
        let sets = chosen(&mut Vec::with_capacity(flips), columns.len(), flips, &is_silent);
        Fewest { flips: flips as u64, sets }
    });
    counts.find(|fewest| fewest.sets > 0).expect("r + 1 columns of r bits depend on each other")
}

/// Number of sets for which `keep` holds, among those that add `more` bits below `n` after the last of `bits`.
fn chosen(bits: &mut Vec<usize>, n: usize, more: usize, keep: &impl Fn(&[usize]) -> bool) -> u64 {
    if more == 0 {
        return u64::from(keep(bits));
    }
    let mut sets = 0;
    for bit in bits.last().map_or(0, |last| last + 1)..n {
        bits.push(bit);
        sets += chosen(bits, n, more - 1, keep);
        bits.pop();
    }
    sets
}
