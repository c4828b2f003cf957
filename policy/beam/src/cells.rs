//! Upsets of several cells, found from their addresses as LELAPE finds them: neighbours have the same exclusive-or of addresses again
//! and again, wherever they are, and chance repeats no value so often.

use super::numbers::shortest;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// The expected number of values that chance repeats so often is below this: it does not happen.
const IMPOSSIBLE: f64 = 1e-3;
/// Most pairs of cells that are compared.
const MOST_PAIRS: u64 = 1 << 27;

/// A write loop: device, run and loop.
pub type Loop = (u64, u32, u32);

/// Upsets by their number of cells.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CellUpsets {
    /// Wrong cells.
    pub cells: u64,
    /// Pairs of cells that were wrong in one write loop.
    pub pairs: u64,
    /// Most pairs that have one exclusive-or by chance.
    pub by_chance: u64,
    /// The values of exclusive-or that more pairs have.
    pub differences: Vec<u64>,
    /// Number of cells of an upset, and upsets of so many; from one cell up.
    pub upsets: Vec<[u64; 2]>,
    /// Pairs that chance is expected to give one of these values.
    pub expected_false: f64,
}

impl CellUpsets {
    /// The pairs of wrong cells, and those that chance explains.
    pub fn sentence(&self) -> String {
        format!(
            "{} wrong cells, {} pairs in one write loop. Up to {} pairs have one exclusive-or of addresses by chance; {} values are more \
             frequent, and chance is expected to give them to {} pairs.",
            self.cells,
            self.pairs,
            self.by_chance,
            self.differences.len(),
            shortest(self.expected_false)
        )
    }
}

/// The upsets among these cells, bit addresses by write loop, of a memory of so many bits.
///
/// # Errors
/// There are too many pairs to compare.
pub fn find(cells: &BTreeMap<Loop, BTreeSet<u64>>, memory_bits: f64) -> Result<CellUpsets, String> {
    let pairs_of = |n: usize| n as u64 * (n as u64).saturating_sub(1) / 2;
    let pairs: u64 = cells.values().map(|cells| pairs_of(cells.len())).sum();
    if pairs > MOST_PAIRS {
        return Err(format!("{pairs} pairs of cells in one write loop; at most {MOST_PAIRS} are compared"));
    }
    let mut repeated: BTreeMap<u64, u64> = BTreeMap::new();
    for (_, difference) in cells.values().flat_map(differences) {
        *repeated.entry(difference).or_default() += 1;
    }
    let by_chance = by_chance(pairs as f64, memory_bits);
    repeated.retain(|_, count| *count > by_chance);
    let mut sizes: BTreeMap<u64, u64> = BTreeMap::new();
    for cells in cells.values() {
        let together = differences(cells).filter(|(_, difference)| repeated.contains_key(difference));
        for size in groups(cells.len(), together.map(|(pair, _)| pair)) {
            *sizes.entry(size).or_default() += 1;
        }
    }
    Ok(CellUpsets {
        cells: cells.values().map(|cells| cells.len() as u64).sum(),
        pairs,
        by_chance,
        expected_false: pairs as f64 * repeated.len() as f64 / memory_bits,
        differences: repeated.into_keys().collect(),
        upsets: sizes.into_iter().map(|(size, count)| [size, count]).collect(),
    })
}

/// Pairs of cells, by their indices, with the exclusive-or of their addresses.
fn differences(cells: &BTreeSet<u64>) -> impl Iterator<Item = ([usize; 2], u64)> {
    cells.iter().enumerate().flat_map(move |(i, a)| {
        let others = cells.iter().enumerate().skip(i + 1);
        others.map(move |(j, b)| ([i, j], a ^ b))
    })
}

/// Repetitions of a value that are left to chance: values are uniform, and repetitions of one are Poisson. As LELAPE does, this
/// includes the first number that no value is expected to reach.
fn by_chance(pairs: f64, values: f64) -> u64 {
    let mean = pairs / values;
    let mut expected = values * (-mean).exp();
    let mut repetitions = 0u64;
    while expected >= IMPOSSIBLE || repetitions as f64 <= mean {
        repetitions += 1;
        expected *= mean / repetitions as f64;
    }
    repetitions
}

/// Sizes of the groups that pairs join among so many cells.
fn groups(cells: usize, pairs: impl Iterator<Item = [usize; 2]>) -> Vec<u64> {
    let mut parent: Vec<usize> = (0..cells).collect();
    for pair in pairs {
        let [a, b] = pair.map(|cell| root(&parent, cell));
        parent[a] = b;
    }
    let mut sizes = vec![0; cells];
    (0..cells).for_each(|cell| sizes[root(&parent, cell)] += 1);
    sizes.retain(|size| *size > 0);
    sizes
}

fn root(parent: &[usize], mut cell: usize) -> usize {
    while parent[cell] != cell {
        cell = parent[cell];
    }
    cell
}
