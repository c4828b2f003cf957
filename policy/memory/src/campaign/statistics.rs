//! Computes the paper's figures from runs: run times of cards, and the distribution of P(fail) with its explanations.

use super::information::{binned, entropy_of, information_gain, mutual_information, probability_bin};
use super::{Card, Execution, cards};
use crate::memtest::Test;
use crate::memtest::result::Status;
use eccforge_runs::statistics::clopper_pearson;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Options of the statistics.
#[derive(Clone, Debug)]
pub struct Options {
    /// For each distribution, the minimum number of iterations of a counted card.
    pub cutoffs: Vec<u64>,
    /// The cut-off, one of `cutoffs`, for figures that come from a single distribution.
    pub cutoff: u64,
    /// Width of the bins of P(fail); cards that never failed have a separate bin.
    pub bin_width: f64,
    /// P(fail) above which a card counts as faulty.
    pub faulty: f64,
}

impl Default for Options {
    /// The cut-offs and the limit of the paper's Section 5. The paper does not state its resolution.
    fn default() -> Self {
        Self { cutoffs: vec![1, 50_000, 300_000, 1_000_000], cutoff: 300_000, bin_width: 1e-6, faulty: 1e-4 }
    }
}

/// The distribution of P(fail) over cards with enough iterations.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Distribution {
    /// Fewest iterations.
    pub cutoff: u64,
    /// Cards.
    pub cards: u64,
    /// Cards that never failed.
    pub never_failed: u64,
    /// Their share with its 95 % interval \[Clopper, Pearson 1934\].
    pub never_failed_share: [f64; 3],
    /// Share of cards with P(fail) above the limit for faulty ones.
    pub faulty_share: f64,
    /// The middle of the fullest bin of P(fail) > 0.
    pub mode: Option<f64>,
    /// Bins that are not empty: lower edge of P(fail) (0 for cards that never failed, in a bin of their own) and share.
    pub pmf: Vec<(f64, f64)>,
    /// P(fail) and the share of cards with at most that, at each value that occurs.
    pub cdf: Vec<(f64, f64)>,
    /// H of the binned distribution, bits.
    pub entropy: f64,
    /// I of the perfect indicator, which separates cards that never failed from the others.
    pub perfect_gain: f64,
}

/// The share of the entropy that an attribute explains.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Gain {
    /// Name of the attribute of the cards.
    pub attribute: String,
    /// Cards whose value is known.
    pub cards: u64,
    /// H of their P(fail), bits.
    pub entropy: f64,
    /// I(D; V), bits.
    pub gain: f64,
    /// I of the perfect indicator on the same cards.
    pub perfect_gain: f64,
    /// For each value of the attribute, the number of cards and the share that never failed.
    pub values: BTreeMap<String, (u64, f64)>,
}

/// Mutual information between tests.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Explained {
    /// Tests that were logged.
    pub tests: Vec<Test>,
    /// Runs that logged all of them.
    pub executions: u64,
    /// H of each, bits.
    pub entropy: Vec<f64>,
    /// Row y, column x: I(X; Y) / H(X), the part of x that y explains; none where x never varies.
    pub ratio: Vec<Vec<Option<f64>>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Statistics {
    /// Runs that give evidence about the memory.
    pub executions: u64,
    /// Runs that could not run; they are not errors.
    pub could_not_run: u64,
    /// Cards.
    pub cards: u64,
    /// Iterations on all of them.
    pub iterations: u64,
    /// Iterations that failed.
    pub failed: u64,
    /// Iterations, and cards that completed at least as many (Fig. 2).
    pub completed: Vec<(u64, u64)>,
    /// One distribution for each cut-off (Fig. 3).
    pub distributions: Vec<Distribution>,
    /// One gain for each attribute (Section 6.2), at the cut-off of single figures.
    pub gains: Vec<Gain>,
    /// Fig. 5.
    pub explained: Option<Explained>,
}

pub fn statistics(executions: &[Execution], options: &Options) -> Statistics {
    let cards = cards(executions);
    let useful: Vec<&Execution> = executions.iter().filter(|e| e.status != Status::CouldNotRun).collect();
    let could_not_run = (executions.len() - useful.len()) as u64;
    let mut iterations: Vec<u64> = cards.values().map(|c| c.iterations).collect();
    iterations.sort_unstable();
    let mut completed: Vec<(u64, u64)> =
        (0..).zip(&iterations).map(|(i, n)| (*n, iterations.len() as u64 - i)).collect();
    // The first of equal numbers of iterations has the count of all cards that completed as many.
    completed.dedup_by_key(|c| c.0);
    Statistics {
        executions: useful.len() as u64,
        could_not_run,
        cards: cards.len() as u64,
        iterations: iterations.iter().sum(),
        failed: cards.values().map(|c| c.failed).sum(),
        completed,
        distributions: options.cutoffs.iter().map(|c| distribution(&above(&cards, *c), *c, options)).collect(),
        gains: gains(&above(&cards, options.cutoff), options),
        explained: explained(&useful),
    }
}

/// Cards with at least `cutoff` iterations.
fn above(cards: &BTreeMap<String, Card>, cutoff: u64) -> Vec<&Card> {
    cards.values().filter(|c| c.iterations >= cutoff).collect()
}

/// The distribution over some cards.
fn distribution(cards: &[&Card], cutoff: u64, options: &Options) -> Distribution {
    let n = cards.len() as u64;
    let share = |k: u64| if n == 0 { 0.0 } else { k as f64 / n as f64 };
    let never_failed = cards.iter().filter(|c| c.failed == 0).count() as u64;
    let faulty = cards.iter().filter(|c| c.p_fail() > options.faulty).count() as u64;
    let (low, high) = clopper_pearson(never_failed, n, 0.95);
    let mut bins: BTreeMap<u64, u64> = BTreeMap::new();
    for card in cards {
        *bins.entry(probability_bin(card.p_fail(), options.bin_width)).or_default() += 1;
    }
    let edge = |bin: u64| if bin == 0 { 0.0 } else { (bin - 1) as f64 * options.bin_width };
    // The lowest of equally full bins.
    let fullest = bins.iter().filter(|b| *b.0 > 0).max_by_key(|b| (*b.1, std::cmp::Reverse(*b.0)));
    let mut p: Vec<f64> = cards.iter().map(|c| c.p_fail()).collect();
    p.sort_by(f64::total_cmp);
    // Of cards with the same P(fail), the last has the share of cards with at most that.
    let mut cdf: Vec<(f64, f64)> = (1..).zip(&p).map(|(i, p)| (*p, share(i))).collect();
    cdf.reverse();
    cdf.dedup_by_key(|c| c.0);
    cdf.reverse();
    Distribution {
        cutoff,
        cards: n,
        never_failed,
        never_failed_share: [share(never_failed), low, high],
        faulty_share: share(faulty),
        mode: fullest.map(|b| edge(*b.0) + options.bin_width / 2.0),
        pmf: bins.iter().map(|(bin, k)| (edge(*bin), share(*k))).collect(),
        cdf,
        entropy: entropy_of(cards.iter().map(|c| probability_bin(c.p_fail(), options.bin_width))),
        perfect_gain: perfect(cards, options),
    }
}

fn perfect(cards: &[&Card], options: &Options) -> f64 {
    let pair = |c: &&Card| (probability_bin(c.p_fail(), options.bin_width), c.failed > 0);
    information_gain(&cards.iter().map(pair).collect::<Vec<_>>())
}

fn gains(cards: &[&Card], options: &Options) -> Vec<Gain> {
    let keys: BTreeSet<&String> = cards.iter().flat_map(|c| c.attributes.keys()).collect();
    keys.into_iter().map(|key| gain(key, cards, options)).collect()
}

fn gain(key: &str, cards: &[&Card], options: &Options) -> Gain {
    // A card without the attribute gives no information about it, and would look like one more value.
    let described: Vec<(&Card, &String)> =
        cards.iter().filter_map(|c| c.attributes.get(key).map(|v| (*c, v))).collect();
    let data: Vec<(u64, &String)> =
        described.iter().map(|(c, v)| (probability_bin(c.p_fail(), options.bin_width), *v)).collect();
    let mut values: BTreeMap<String, (u64, f64)> = BTreeMap::new();
    for (card, value) in &described {
        let (n, clean) = values.entry((*value).clone()).or_default();
        *n += 1;
        *clean += f64::from(u8::from(card.failed == 0));
    }
    for (n, clean) in values.values_mut() {
        *clean /= *n as f64;
    }
    Gain {
        attribute: key.to_owned(),
        cards: described.len() as u64,
        entropy: entropy_of(data.iter().map(|d| d.0)),
        gain: information_gain(&data),
        perfect_gain: perfect(&described.iter().map(|k| k.0).collect::<Vec<_>>(), options),
        values,
    }
}

/// The mutual information of tests, over runs that logged every test that any run logged.
fn explained(executions: &[&Execution]) -> Option<Explained> {
    let tests: BTreeSet<Test> = executions.iter().flat_map(|e| e.tests.keys().copied()).collect();
    let whole: Vec<&&Execution> = executions.iter().filter(|e| e.tests.len() == tests.len()).collect();
    if tests.is_empty() || whole.is_empty() {
        return None;
    }
    let mut bins: Vec<Vec<u64>> = Vec::new();
    for test in &tests {
        bins.push(binned(&whole.iter().map(|execution| execution.tests[test]).collect::<Vec<_>>()));
    }
    let entropy: Vec<f64> = bins.iter().map(|b| entropy_of(b.iter())).collect();
    let mut ratio = Vec::new();
    for y in &bins {
        let mut row = Vec::new();
        for (x, entropy) in bins.iter().zip(&entropy) {
            let pairs: Vec<(u64, u64)> = x.iter().copied().zip(y.iter().copied()).collect();
            // Rounding must not give a test that explains more than all.
            row.push((*entropy > 0.0).then(|| (mutual_information(&pairs) / entropy).min(1.0)));
        }
        ratio.push(row);
    }
    Some(Explained { tests: tests.into_iter().collect(), executions: whole.len() as u64, entropy, ratio })
}
