//! Independent parallel chains. Chain i uses stream i of the seed, so the result depends only on problem, objective,
//! schedule and seed, not on the number of threads.

use crate::anneal::{Chain, Objective, Schedule};
use crate::problem::Problem;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};

/// The result of one chain.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Found<C = u16> {
    /// The chain's number.
    pub chain: u64,
    /// Lowest cost of the chain.
    pub cost: f64,
    /// The matrix, column by column.
    pub columns: Vec<C>,
}

/// Runs the chains of a problem; chains without a start are omitted. See [`each`].
pub fn run(
    problem: &Problem,
    objective: Objective,
    schedule: Schedule,
    seed: u64,
    chains: impl IntoIterator<Item = u64>,
    stop: &AtomicBool,
    done: impl Fn(&Found) + Sync,
) -> Vec<Found> {
    each(
        chains,
        |chain| {
            let mut search = Chain::new(problem, objective, schedule.relaxed, seed, chain, stop)?;
            search.run(schedule, stop);
            let (cost, columns) = search.best();
            Some(Found { chain, cost, columns: columns.to_vec() })
        },
        stop,
        done,
    )
}

/// The results of `one` for these chains, sorted by cost, then number. Calls `done` with each chain that ends. After
/// `stop` is set, all chains end soon, and interrupted chains are omitted.
pub fn each<C: Send>(
    chains: impl IntoIterator<Item = u64>,
    one: impl Fn(u64) -> Option<Found<C>> + Sync,
    stop: &AtomicBool,
    done: impl Fn(&Found<C>) + Sync,
) -> Vec<Found<C>> {
    let chains: Vec<u64> = chains.into_iter().collect();
    let finished = chains.into_par_iter().filter_map(|chain| {
        let found = one(chain)?;
        // The result of an interrupted chain depends on the moment, and must not be kept for a later run.
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        done(&found);
        Some(found)
    });
    let mut all: Vec<Found<C>> = finished.collect();
    sort(&mut all);
    all
}

/// Sorts the chains by cost, lowest first, and those of equal cost by number.
pub fn sort<C>(found: &mut [Found<C>]) {
    found.sort_by(|a, b| a.cost.total_cmp(&b.cost).then(a.chain.cmp(&b.chain)));
}
