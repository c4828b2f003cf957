//! Statistics over the results of many cards, as in Haque and Pande, Sections 5 and 6 (M.5).

pub mod document;
pub mod information;
pub mod log;
pub mod statistics;

use crate::memtest::Test;
use crate::memtest::result::Status;
use serde::Deserialize;
use std::collections::BTreeMap;

/// One run of the tests on one card: a line of a log in JSON.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Execution {
    /// Name of the card.
    pub card: String,
    /// Whether the run is complete; a run whose tests could not run gives no evidence about the memory.
    #[serde(default)]
    pub status: Status,
    #[serde(default)]
    pub iterations: u64,
    /// Number of iterations in which any test found anything.
    #[serde(default)]
    pub failed: u64,
    /// Number of failed iterations by test, if they are known.
    #[serde(default)]
    pub tests: BTreeMap<Test, u64>,
    /// Other attributes of the card.
    #[serde(default)]
    pub attributes: BTreeMap<String, String>,
}

/// All runs on one card together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Card {
    pub iterations: u64,
    /// Number of failed iterations.
    pub failed: u64,
    /// Other attributes, each with the first given value.
    pub attributes: BTreeMap<String, String>,
}

impl Card {
    /// The empirical probability that an iteration fails, P(fail).
    pub fn p_fail(&self) -> f64 {
        self.failed as f64 / self.iterations as f64
    }
}

/// Cards by name: sums over runs that give evidence about the memory.
pub fn cards(executions: &[Execution]) -> BTreeMap<String, Card> {
    let mut cards: BTreeMap<String, Card> = BTreeMap::new();
    for e in executions.iter().filter(|e| e.status != Status::CouldNotRun && e.iterations > 0) {
        let card = cards.entry(e.card.clone()).or_default();
        card.iterations += e.iterations;
        card.failed += e.failed;
        for (key, value) in &e.attributes {
            card.attributes.entry(key.clone()).or_insert_with(|| value.clone());
        }
    }
    cards
}
