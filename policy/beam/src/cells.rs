//! Upsets of several cells, found from their addresses as LELAPE finds them: two neighbours have the same exclusive-or or difference of
//! addresses repeatedly, at any place, and chance does not repeat a value this often.

use super::numbers::shortest;
use schemars::JsonSchema;
use serde::Serialize;
use statrs::function::gamma::{gamma_lr, ln_gamma};
use std::collections::{BTreeMap, BTreeSet};

/// Chance is excluded if the expected number of values that repeat as often by chance is less than this.
const IMPOSSIBLE: f64 = 1e-3;
/// Maximum number of pairs of cells that are compared.
// Each different value needs an entry of a map: more would need gigabytes.
const MOST_PAIRS: u64 = 1 << 27;
/// Values with at most this number of bits are near to an address in the layout.
const FEW_BITS: u32 = 2;

/// A write loop: device, run and loop.
pub type Loop = (u64, u32, u32);

/// How two addresses become the value that neighbours repeat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Operation {
    /// Exclusive-or, for memories whose layout follows the bits of addresses.
    #[default]
    Xor,
    /// Difference (LELAPE's positional operation), for memories that are laid out frame by frame, such as those of FPGAs.
    Pos,
}

impl Operation {
    /// Name of the operation, for use in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xor => "exclusive-or",
            Self::Pos => "difference",
        }
    }

    const fn of(self, a: u64, b: u64) -> u64 {
        match self {
            Self::Xor => a ^ b,
            Self::Pos => a.abs_diff(b),
        }
    }

    /// Ratio of the probability of the likeliest value to the mean probability: small differences are twice as likely
    /// as the mean.
    const fn weight(self) -> f64 {
        match self {
            Self::Xor => 1.0,
            Self::Pos => 2.0,
        }
    }

    /// The expected number of values that random pairs repeat this often. An exclusive-or is uniform; the probability
    /// of a difference decreases linearly from twice the mean to zero.
    fn expected(self, repetitions: u64, pairs: f64, values: f64) -> f64 {
        let (mean, n) = (self.weight() * pairs / values, repetitions as f64);
        match self {
            Self::Xor => values * (n * mean.ln() - mean - ln_gamma(n + 1.0)).exp(),
            Self::Pos => values / mean * gamma_lr(n + 1.0, mean),
        }
    }

    /// Maximum number of repetitions of a value that chance explains. As in LELAPE, this includes the first number that
    /// no value is expected to reach.
    fn by_chance(self, pairs: f64, values: f64) -> u64 {
        if pairs == 0.0 {
            return 1;
        }
        let mut repetitions = 0;
        while self.expected(repetitions, pairs, values) >= IMPOSSIBLE
            || repetitions as f64 <= self.weight() * pairs / values
        {
            repetitions += 1;
        }
        repetitions
    }
}

/// Upsets by their number of cells.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct CellUpsets {
    /// How two addresses become a value.
    pub operation: Operation,
    /// Wrong cells.
    pub cells: u64,
    /// Pairs of cells that were wrong in one write loop.
    pub pairs: u64,
    /// Maximum number of pairs that have one value by chance.
    pub by_chance: u64,
    /// The values that more pairs have, and that join the cells of upsets.
    pub differences: Vec<u64>,
    /// Values that more pairs have, but that join cells to upsets of more cells than the value has pairs.
    pub inconsistent: Vec<u64>,
    /// Pairs of a number of cells and the number of upsets with that many cells, from one cell up.
    pub upsets: Vec<[u64; 2]>,
    /// Pairs that chance is expected to give one of these values.
    pub expected_false: f64,
}

impl CellUpsets {
    /// The pairs of wrong cells, and those that chance explains.
    pub fn sentence(&self) -> String {
        let left_out = match self.inconsistent.len() {
            0 => String::new(),
            n => format!(" {n} more are left out, because they join more cells than they have pairs."),
        };
        format!(
            "{} wrong cells, {} pairs in one write loop. Up to {} pairs have one {} of addresses by chance; {} values are more frequent, \
             and chance is expected to give them to {} pairs.{left_out}",
            self.cells,
            self.pairs,
            self.by_chance,
            self.operation.name(),
            self.differences.len(),
            shortest(self.expected_false)
        )
    }
}

/// The upsets among these cells, which are bit addresses for each write loop, in a memory with this number of bits.
///
/// # Errors
/// There are too many pairs to compare.
pub fn find(
    cells: &BTreeMap<Loop, BTreeSet<u64>>,
    memory_bits: f64,
    operation: Operation,
) -> Result<CellUpsets, String> {
    let pairs: u64 = cells.values().map(|cells| pairs_of(cells.len() as u64)).sum();
    if pairs > MOST_PAIRS {
        return Err(format!("{pairs} pairs of cells in one write loop; at most {MOST_PAIRS} are compared"));
    }
    let mut repeated: BTreeMap<u64, u64> = BTreeMap::new();
    for cells in cells.values() {
        for (_, value) in values(cells, operation) {
            *repeated.entry(value).or_default() += 1;
        }
    }
    let by_chance = operation.by_chance(pairs as f64, memory_bits);
    repeated.retain(|_, count| *count > by_chance);
    // The pairs are computed again rather than stored: few of them have a frequent value.
    let mut loops = Vec::new();
    for cells in cells.values() {
        let joined = values(cells, operation).filter(|(_, value)| repeated.contains_key(value)).collect();
        loops.push(Pairs { cells: cells.iter().copied().collect(), joined });
    }
    let mut taken = consistent(&loops, &repeated);
    let others = repeated.keys().copied().filter(|value| !taken.contains(value));
    let (readmitted, inconsistent): (BTreeSet<u64>, BTreeSet<u64>) =
        others.partition(follows(&loops, &taken, operation));
    taken.extend(readmitted);
    let mut sizes: BTreeMap<u64, u64> = BTreeMap::new();
    for group in loops.iter().flat_map(|pairs| pairs.groups(&taken)) {
        *sizes.entry(group.len() as u64).or_default() += 1;
    }
    Ok(CellUpsets {
        operation,
        cells: cells.values().map(|cells| cells.len() as u64).sum(),
        pairs,
        by_chance,
        expected_false: operation.weight() * pairs as f64 * taken.len() as f64 / memory_bits,
        differences: taken.into_iter().collect(),
        inconsistent: inconsistent.into_iter().collect(),
        upsets: sizes.into_iter().map(|(size, count)| [size, count]).collect(),
    })
}

const fn pairs_of(cells: u64) -> u64 {
    cells * cells.saturating_sub(1) / 2
}

/// Two cells, by their indices, and the value of their addresses.
type Pair = ([usize; 2], u64);

/// Pairs of cells with their values.
fn values(cells: &BTreeSet<u64>, operation: Operation) -> impl Iterator<Item = Pair> {
    cells.iter().enumerate().flat_map(move |(i, a)| {
        let others = cells.iter().enumerate().skip(i + 1);
        others.map(move |(j, b)| ([i, j], operation.of(*a, *b)))
    })
}

/// The cells of one write loop, and the pairs whose values are frequent.
struct Pairs {
    cells: Vec<u64>,
    joined: Vec<Pair>,
}

impl Pairs {
    /// The cells of each upset, if these values join them.
    fn groups(&self, taken: &BTreeSet<u64>) -> Vec<Vec<u64>> {
        let mut parent: Vec<usize> = (0..self.cells.len()).collect();
        for (pair, _) in self.joined.iter().filter(|(_, value)| taken.contains(value)) {
            let [a, b] = pair.map(|cell| root(&parent, cell));
            parent[a] = b;
        }
        let mut groups = vec![Vec::new(); self.cells.len()];
        for (index, cell) in self.cells.iter().enumerate() {
            groups[root(&parent, index)].push(*cell);
        }
        groups.retain(|group| !group.is_empty());
        groups
    }
}

fn root(parent: &[usize], mut cell: usize) -> usize {
    while parent[cell] != cell {
        cell = parent[cell];
    }
    cell
}

/// The values that agree with their upsets, the most frequent first. If the values of one frequency make an upset of more cells, they and
/// all less frequent values are left out: two equal upsets have one distance in as many pairs as they have cells.
fn consistent(loops: &[Pairs], repeated: &BTreeMap<u64, u64>) -> BTreeSet<u64> {
    let (mut taken, frequencies) = (BTreeSet::new(), repeated.values().copied().collect::<BTreeSet<u64>>());
    for frequency in frequencies.into_iter().rev() {
        // Values of one frequency are taken together: their order would be arbitrary.
        let mut more = taken.clone();
        more.extend(repeated.iter().filter(|(_, count)| **count == frequency).map(|(value, _)| *value));
        let largest = loops.iter().flat_map(|pairs| pairs.groups(&more)).map(|group| group.len()).max();
        if largest.is_some_and(|cells| cells as u64 > frequency) {
            break;
        }
        taken = more;
    }
    taken
}

/// Whether a frequent value follows from those that were taken, by one of three rules: two cells of an upset of three or more have it, two
/// values have it (shuffle rule), or it has at most two bits (trace rule).
fn follows(loops: &[Pairs], taken: &BTreeSet<u64>, operation: Operation) -> impl Fn(&u64) -> bool + use<> {
    let large = loops.iter().flat_map(|pairs| pairs.groups(taken)).filter(|group| group.len() > 2);
    let lists = large.map(BTreeSet::from_iter).chain([taken.clone()]);
    let found: BTreeSet<u64> =
        lists.flat_map(|list| values(&list, operation).map(|(_, value)| value).collect::<Vec<_>>()).collect();
    move |value| found.contains(value) || value.count_ones() <= FEW_BITS
}
