//! Makes the pair of operands that most gates have in common a gate of its own, repeatedly [Paar, "Optimized
//! arithmetic for Reed-Solomon encoders", ISIT 1997].
//!
//! [`Pairing`] is the greedy choice without cancellation, for XOR, AND and OR. The caller chooses how many gates must
//! have a pair in common, and the maximum depth of each gate. Among equally common pairs it takes the lowest, or a
//! random one, so the best of many runs can be kept.

use crate::graph::{Builder, Circuit, Gate, NetId};
use crate::transform::rebuild;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Two variables, the lower one first.
pub type Pair = (u32, u32);

fn key(x: u32, y: u32) -> Pair {
    (x.min(y), x.max(y))
}

/// The order in which pairs are taken; initially empty.
pub struct Queue(Order);

enum Order {
    /// The lowest-numbered of the most frequent pairs.
    Lowest(BinaryHeap<(u32, Reverse<Pair>)>),
    /// The shallowest of `samples` pairs drawn at random from the most frequent ones; `buckets[n]` has the pairs of n rows.
    Random { buckets: Vec<Vec<Pair>>, samples: usize, random: Random },
}

impl Queue {
    /// Takes the lowest of the most frequent pairs.
    pub fn lowest() -> Self {
        Self(Order::Lowest(BinaryHeap::new()))
    }

    /// Takes the shallowest of a few pairs drawn at random from the most frequent ones; the seed also decides how many are drawn.
    pub fn random(seed: u64) -> Self {
        // xorshift never leaves zero, so the state is odd; the factor spreads seeds that follow each other.
        let random = Random(seed.wrapping_mul(0xD134_2543_DE82_EF95) | 1);
        // One sample ignores depth, ten samples usually find a shallow pair. Which is better depends on the circuit, so
        // runs of all four kinds compete.
        Self(Order::Random { buckets: Vec::new(), samples: 1 + (seed % 4) as usize * 3, random })
    }

    fn put(&mut self, pair: Pair, count: u32) {
        match &mut self.0 {
            Order::Lowest(heap) => heap.push((count, Reverse(pair))),
            Order::Random { buckets, .. } => {
                let count = count as usize;
                if buckets.len() <= count {
                    buckets.resize(count + 1, Vec::new());
                }
                buckets[count].push(pair);
            }
        }
    }
}

/// xorshift64* [Vigna 2016]; it only decides ties and moves.
#[derive(Clone)]
pub(super) struct Random(pub u64);

impl Random {
    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((u128::from(self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)) * limit as u128) >> 64) as usize
    }
}

/// Rows of distinct variables to pair. Variable `atoms + i` represents `pairs[i]`. Several pairings of one problem
/// count its pairs once and clone the result.
#[derive(Clone)]
pub struct Pairing {
    /// The variables of each row.
    pub rows: Vec<Vec<u32>>,
    /// The pairs taken so far.
    pub pairs: Vec<Pair>,
    /// Levels of two-input gates below each variable.
    pub depths: Vec<u32>,
    /// Maximum number of levels of each row; `None` for no bound.
    bounds: Option<Vec<u32>>,
    /// A pair is taken only if at least this many rows contain it.
    least: u32,
    /// in_rows[v]: rows that hold variable v, ascending.
    in_rows: Vec<Vec<u32>>,
    counts: FxHashMap<Pair, u32>,
    /// Initially, the pairs that are common enough, with their counts.
    common: Vec<(Pair, u32)>,
    /// Rows and pairs that would make the row deeper than its bound.
    too_deep: FxHashSet<(u32, Pair)>,
}

impl Pairing {
    /// Rows over variables below `depths.len()`, which have these levels below them; no row may exceed its bound, and
    /// a pair is taken only if at least `least` rows contain it.
    pub fn new(rows: Vec<Vec<u32>>, depths: Vec<u32>, bounds: Option<Vec<u32>>, least: u32) -> Self {
        let mut in_rows = vec![Vec::new(); depths.len()];
        let mut counts: FxHashMap<Pair, u32> = FxHashMap::default();
        for (i, row) in rows.iter().enumerate() {
            for (at, &x) in row.iter().enumerate() {
                in_rows[x as usize].push(i as u32);
                for y in row[..at].iter() {
                    *counts.entry(key(x, *y)).or_default() += 1;
                }
            }
        }
        let mut common: Vec<(Pair, u32)> = counts.iter().filter(|(_, c)| **c >= least).map(|(p, c)| (*p, *c)).collect();
        common.sort_unstable();
        // Reserves room for about as many pairs with new variables.
        counts.reserve(counts.len());
        let too_deep = FxHashSet::default();
        Self { rows, pairs: Vec::new(), depths, bounds, least, in_rows, counts, common, too_deep }
    }

    /// Takes pairs in the order of an initially empty queue, until no pair is common enough.
    pub fn run(&mut self, mut queue: Queue) {
        for (pair, count) in &self.common {
            queue.put(*pair, *count);
        }
        while let Some(pair) = self.most_frequent(&mut queue) {
            self.take(pair, &mut queue);
        }
    }

    /// Removes and returns a pair with the highest count.
    fn most_frequent(&self, queue: &mut Queue) -> Option<Pair> {
        loop {
            match &mut queue.0 {
                Order::Lowest(heap) => {
                    let (count, Reverse(pair)) = heap.pop()?;
                    let now = self.counts.get(&pair).copied().unwrap_or(0);
                    // The heap may contain an outdated count; the pair returns to it with the present one.
                    if now == count {
                        return Some(pair);
                    }
                    if now >= self.least {
                        heap.push((now, Reverse(pair)));
                    }
                }
                Order::Random { buckets, samples, random } => {
                    let top = buckets.iter().rposition(|b| !b.is_empty()).filter(|top| *top >= self.least as usize)?;
                    let mut best: Option<(u32, usize)> = None;
                    let mut tries = 0;
                    while tries < *samples && !buckets[top].is_empty() {
                        tries += 1;
                        let length = buckets[top].len();
                        let at = random.below(length);
                        let pair = buckets[top][at];
                        let count = self.counts.get(&pair).copied().unwrap_or(0) as usize;
                        if count != top {
                            // The last of the bucket moves to `at`; a best at the end follows it.
                            buckets[top].swap_remove(at);
                            best = match best {
                                Some((depth, place)) if place == length - 1 => Some((depth, at)),
                                other => other,
                            };
                            if count >= self.least as usize {
                                buckets[count].push(pair);
                            }
                            continue;
                        }
                        let depth = self.depths[pair.0 as usize].max(self.depths[pair.1 as usize]);
                        if best.is_none_or(|(d, _)| depth < d) {
                            best = Some((depth, at));
                        }
                    }
                    if let Some((_, at)) = best {
                        return Some(buckets[top].swap_remove(at));
                    }
                }
            }
        }
    }

    /// Replaces the pair by one variable in every row that can use it.
    fn take(&mut self, pair: Pair, queue: &mut Queue) {
        let (x, y) = pair;
        let depth = self.depths[x as usize].max(self.depths[y as usize]) + 1;
        let (mut able, mut unable) = (Vec::new(), Vec::new());
        for &row in &self.in_rows[x as usize] {
            let has_both = self.in_rows[y as usize].binary_search(&row).is_ok();
            if !has_both || self.too_deep.contains(&(row, pair)) {
                continue;
            }
            if self.fits_in(row, pair, depth) { able.push(row) } else { unable.push(row) }
        }
        if !unable.is_empty() {
            // The pair has fewer rows than its count, so another pair may be more frequent: it waits for its turn again.
            self.too_deep.extend(unable.iter().map(|row| (*row, pair)));
            self.counts.insert(pair, able.len() as u32);
            if able.len() as u32 >= self.least {
                queue.put(pair, able.len() as u32);
            }
            return;
        }
        let new = self.new_variable(pair, depth);
        let mut fresh: Vec<Pair> = Vec::new();
        for &row in &able {
            let rest: Vec<u32> = self.rows[row as usize].iter().copied().filter(|v| *v != x && *v != y).collect();
            for &z in &rest {
                for gone in [key(x, z), key(y, z)] {
                    // The count has already lost this row. Most runs have no bound, and then skip the look-up.
                    if !self.too_deep.is_empty() && self.too_deep.contains(&(row, gone)) {
                        continue;
                    }
                    if let Some(count) = self.counts.get_mut(&gone) {
                        *count = count.saturating_sub(1);
                    }
                }
                let count = self.counts.entry(key(new, z)).or_default();
                *count += 1;
                if *count == self.least {
                    fresh.push(key(new, z));
                }
            }
            for v in [x, y] {
                self.in_rows[v as usize].retain(|r| *r != row);
            }
            self.rows[row as usize] = rest;
            self.rows[row as usize].push(new);
        }
        self.in_rows[new as usize] = able;
        self.counts.remove(&pair);
        for pair in fresh {
            queue.put(pair, self.counts[&pair]);
        }
    }

    /// Whether a row stays within its bound if it uses the pair, whose sum has `depth` levels.
    fn fits_in(&self, row: u32, (x, y): Pair, depth: u32) -> bool {
        let Some(bounds) = &self.bounds else { return true };
        let rest = self.rows[row as usize].iter().filter(|v| **v != x && **v != y);
        fits(rest.map(|v| self.depths[*v as usize]).chain([depth]), bounds[row as usize])
    }

    /// Adds a pair as a variable with `depth` levels and returns the variable; rows stay as they are.
    pub fn new_variable(&mut self, pair: Pair, depth: u32) -> u32 {
        self.pairs.push(key(pair.0, pair.1));
        self.depths.push(depth);
        self.in_rows.push(Vec::new());
        self.depths.len() as u32 - 1
    }
}

/// Whether leaves of the given depths fit under `bound` (Kraft's inequality).
fn fits(leaves: impl Iterator<Item = u32>, bound: u32) -> bool {
    let mut sum = 0u64;
    for depth in leaves {
        if depth > bound {
            return false;
        }
        // A shift by 64 would overflow. No circuit is 62 levels deep, and the sum then exceeds every smaller bound.
        sum += 1u64 << depth.min(62);
    }
    bound >= 62 || sum <= 1 << bound
}

/// Gates whose operands can be paired in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    Parity,
    And,
    Or,
}

impl Family {
    fn operands(self, gate: &Gate) -> Option<&[NetId]> {
        match (self, gate) {
            (Self::Parity, Gate::Parity(n)) | (Self::And, Gate::And(n)) | (Self::Or, Gate::Or(n)) => Some(n),
            _ => None,
        }
    }

    fn build(self, b: &mut Builder, nets: Vec<NetId>) -> NetId {
        match self {
            Self::Parity => b.parity(nets),
            Self::And => b.and(nets),
            Self::Or => b.or(nets),
        }
    }
}

/// Maximum number of pairs of operands; if there are more, nothing is shared.
// Each pair may have an entry of 12 bytes in a hash table with room for as many new pairs; more would take gigabytes.
const MOST_PAIRS: usize = 30_000_000;

/// Adds a gate for every pair of operands that at least `least` gates of a family have in common. The remaining
/// operands of a gate stay one wide gate. Among equally common pairs the lowest is taken.
pub(super) fn share_pairs(circuit: &Circuit, family: Family, least: u32) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let nets: Vec<NetId> = circuit.nets().collect();
    let lists: Vec<&[NetId]> = circuit.gates().iter().filter_map(|g| family.operands(g)).collect();
    if least < 2 || lists.iter().map(|l| l.len() * l.len() / 2).sum::<usize>() > MOST_PAIRS {
        return circuit;
    }
    let rows = lists.iter().map(|l| l.iter().map(|n| n.index() as u32).collect()).collect();
    let mut run = Pairing::new(rows, vec![0; nets.len()], None, least);
    run.run(Queue::lowest());
    let made = vec![None; run.pairs.len()];
    let mut shared = SharedPairs { family, atoms: nets.len(), pairs: run.pairs, made };
    let mut rows = run.rows.iter();
    rebuild(&circuit, |b, net, map| {
        family.operands(circuit.gate(net))?;
        // Gates of the family come in the order of their rows.
        let row = rows.next()?;
        let operands = row.iter().map(|variable| shared.net(*variable, b, map)).collect();
        Some(family.build(b, operands))
    })
}

/// The gates of pairs in a circuit.
struct SharedPairs {
    family: Family,
    /// Number of variables that are nets of the old circuit; the pairs follow.
    atoms: usize,
    pairs: Vec<Pair>,
    /// The net of each pair that was created.
    made: Vec<Option<NetId>>,
}

impl SharedPairs {
    /// The net of a variable; `map` has the new nets of the old ones. A pair is created when it is first needed, after both
    /// its operands.
    fn net(&mut self, variable: u32, b: &mut Builder, map: &[NetId]) -> NetId {
        let variable = variable as usize;
        if variable < self.atoms {
            return map[variable];
        }
        let pair = variable - self.atoms;
        if let Some(known) = self.made[pair] {
            return known;
        }
        let (x, y) = self.pairs[pair];
        let operands = vec![self.net(x, b, map), self.net(y, b, map)];
        let new = self.family.build(b, operands);
        self.made[pair] = Some(new);
        new
    }
}
