//! Parities share common parts: the most frequent pair of operands becomes one net, again and again.
//!
//! This is the greedy heuristic of [Paar 1997] without cancellation, within a bound on depth: a pair is taken for a row
//! only if the row can still be summed within its bound. Ties are broken by a seeded generator, and the best of several
//! runs (fewest gates, then least depth) is kept; the result is a function of the circuit and the options alone.

use super::rebuild::rebuild;
use crate::circuit::{Circuit, Gate, NetId, Role};
use std::collections::{HashMap, HashSet};

/// How parities are shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sharing {
    /// Two-input levels that a parity may have beyond the least that its operands allow; `None` for no bound.
    pub extra_levels: Option<u32>,
    /// Whether the bound is the deepest parity's (`false`: each parity keeps its own least depth).
    pub common_bound: bool,
    /// Whether of several runs the one with the shortest estimated delays is kept, not the one with the fewest gates.
    pub fastest: bool,
    /// Runs with different tie-breaking of which the best is kept; at least one is made.
    pub runs: u32,
}

impl Sharing {
    /// A common bound costs long rows much of what they could share: they get one level more.
    fn relaxed(self, size: usize) -> Self {
        let long = self.common_bound && size > LONG;
        Self { extra_levels: self.extra_levels.map(|extra| extra + u32::from(long)), ..self }
    }

    /// Fewest gates.
    pub const AREA: Self = Self { extra_levels: None, common_bound: true, fastest: false, runs: 1500 };
    /// Fewest gates within the depth of the deepest parity (large circuits: one level more).
    pub const BALANCED: Self = Self { extra_levels: Some(0), common_bound: true, fastest: false, runs: 1500 };
    /// Least depth of every parity.
    pub const DELAY: Self = Self { extra_levels: Some(0), common_bound: false, fastest: true, runs: 1500 };
}

/// Breaks every parity into two-input ones that share their common parts. Parts with more than one use are named words
/// `sum_<i>` with role `Shared`.
pub fn share_parities(circuit: &Circuit, sharing: Sharing) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let problem = Problem::of(&circuit);
    let sharing = sharing.relaxed(problem.size());
    // A run takes time in proportion to the square of the size.
    let shrink = (problem.size() as f64 / FULL_EFFORT).max(1.0).powi(2);
    let runs = (f64::from(sharing.runs) / shrink).ceil().max(1.0) as u32;
    let best = (0..runs)
        .map(|seed| Run::new(&problem, sharing, u64::from(seed)).finish())
        .min_by_key(|s| match sharing.fastest {
            true => (s.delay(&problem), s.pairs.len() as u32),
            false => (s.pairs.len() as u32, s.depth),
        })
        .unwrap_or_default();
    best.build(&circuit, &problem)
}

/// Operands in all rows above which fewer runs are made.
const FULL_EFFORT: f64 = 250.0;
/// Operands in all rows above which a common bound is relaxed.
const LONG: usize = 1000;

/// All parities of a circuit as sets of variables.
struct Problem {
    /// Operands of the parities; variable v < atoms.len() is one of these nets.
    atoms: Vec<NetId>,
    /// Levels below each atom.
    depths: Vec<u32>,
    /// rows[i]: net and operand variables of a parity.
    rows: Vec<(NetId, Vec<u32>)>,
}

impl Problem {
    fn of(circuit: &Circuit) -> Self {
        let mut levels = vec![0u32; circuit.gates().len()];
        let mut problem = Self { atoms: Vec::new(), depths: Vec::new(), rows: Vec::new() };
        let mut variable: HashMap<NetId, u32> = HashMap::new();
        for (net, gate) in circuit.drivers() {
            let operands = gate.operands();
            let tree = huffman(operands.iter().map(|o| levels[o.index()]));
            levels[net.index()] = match gate {
                Gate::Not(inner) => levels[inner.index()],
                _ => tree,
            };
            let Gate::Parity(nets) = gate else { continue };
            let row = nets.iter().map(|n| {
                *variable.entry(*n).or_insert_with(|| {
                    problem.atoms.push(*n);
                    problem.depths.push(levels[n.index()]);
                    problem.atoms.len() as u32 - 1
                })
            });
            let row = row.collect();
            problem.rows.push((net, row));
        }
        problem
    }

    fn size(&self) -> usize {
        self.rows.iter().map(|r| r.1.len()).sum()
    }
}

/// Least depth of a tree of two-input gates over leaves of the given depths.
fn huffman(leaves: impl Iterator<Item = u32>) -> u32 {
    let mut heap: Vec<u32> = leaves.collect();
    heap.sort_unstable_by(|a, b| b.cmp(a));
    while heap.len() > 1 {
        let (a, b) = (heap.pop().unwrap_or(0), heap.pop().unwrap_or(0));
        let depth = a.max(b) + 1;
        let place = heap.partition_point(|d| *d > depth);
        heap.insert(place, depth);
    }
    heap.first().copied().unwrap_or(0)
}

/// Whether leaves of the given depths fit under `bound` (Kraft's inequality).
fn fits(leaves: impl Iterator<Item = u32>, bound: u32) -> bool {
    let mut sum = 0u64;
    for depth in leaves {
        if depth > bound {
            return false;
        }
        sum += 1u64 << depth.min(62);
    }
    bound >= 62 || sum <= 1 << bound
}

/// Pairs that sum up every row. Variable `atoms + i` is the sum of the two variables `pairs[i]`.
#[derive(Default)]
struct Solution {
    pairs: Vec<(u32, u32)>,
    /// The variable that each row has become.
    roots: Vec<u32>,
    /// Levels of the deepest row.
    depth: u32,
}

impl Solution {
    /// Delays of all rows, added up, by logical effort, in units of a fifth of tau: a two-input XOR has parasitic delay 6 and
    /// effort 5/2, and drives what reads it with twice its own strength.
    fn delay(&self, problem: &Problem) -> u32 {
        const PARASITIC: u32 = 30;
        const EFFORT: u32 = 6;
        let atoms = problem.atoms.len();
        let mut uses = vec![0u32; atoms + self.pairs.len()];
        self.pairs.iter().for_each(|(x, y)| [x, y].into_iter().for_each(|v| uses[*v as usize] += 1));
        let mut arrival: Vec<u32> = problem.depths.iter().map(|levels| levels * (PARASITIC + EFFORT)).collect();
        arrival.iter_mut().zip(&uses).for_each(|(at, uses)| *at += EFFORT * uses);
        for (i, (x, y)) in self.pairs.iter().enumerate() {
            let at = arrival[*x as usize].max(arrival[*y as usize]);
            arrival.push(at + PARASITIC + EFFORT * uses[atoms + i]);
        }
        self.roots.iter().map(|v| arrival[*v as usize]).sum()
    }

    fn build(&self, circuit: &Circuit, problem: &Problem) -> Circuit {
        let atoms = problem.atoms.len();
        let mut uses = vec![0u32; atoms + self.pairs.len()];
        for v in self.pairs.iter().flat_map(|&(x, y)| [x, y]).chain(self.roots.iter().copied()) {
            uses[v as usize] += 1;
        }
        let root_of: HashMap<NetId, u32> = problem.rows.iter().zip(&self.roots).map(|(r, v)| (r.0, *v)).collect();
        let mut made: Vec<Option<NetId>> = vec![None; self.pairs.len()];
        let mut names = 0;
        rebuild(circuit, |b, net, map| {
            let root = *root_of.get(&net)?;
            // Parts first: a stack instead of recursion, since a chain may be as deep as its row is long.
            let mut stack = vec![root];
            while let Some(&v) = stack.last() {
                let Some(i) = (v as usize).checked_sub(atoms).filter(|i| made[*i].is_none()) else {
                    stack.pop();
                    continue;
                };
                let net_of = |v: u32| match (v as usize).checked_sub(atoms) {
                    None => Some(map[problem.atoms[v as usize].index()]),
                    Some(j) => made[j],
                };
                let (x, y) = self.pairs[i];
                match (net_of(x), net_of(y)) {
                    (Some(left), Some(right)) => {
                        let sum = b.parity([left, right]);
                        if uses[v as usize] > 1 && v != root {
                            b.word(format!("sum_{names}"), Role::Shared, vec![sum]);
                            names += 1;
                        }
                        made[i] = Some(sum);
                        stack.pop();
                    }
                    (left, right) => {
                        stack
                            .extend([x, y].into_iter().zip([left, right]).filter(|(_, n)| n.is_none()).map(|(v, _)| v));
                    }
                }
            }
            match (root as usize).checked_sub(atoms) {
                None => Some(map[problem.atoms[root as usize].index()]),
                Some(i) => made[i],
            }
        })
    }
}

/// One greedy run.
struct Run<'p> {
    problem: &'p Problem,
    rows: Vec<Vec<u32>>,
    bounds: Vec<u32>,
    depths: Vec<u32>,
    pairs: Vec<(u32, u32)>,
    /// in_rows[v]: rows that hold variable v.
    in_rows: Vec<HashSet<u32>>,
    counts: HashMap<(u32, u32), u32, Fast>,
    /// buckets[c]: pairs that had count c when they were put here; moved down when they are looked at.
    buckets: Vec<Vec<(u32, u32)>>,
    /// Pairs that a row cannot take within its bound.
    refused: HashSet<(u32, (u32, u32)), Fast>,
    noise: u64,
    /// Candidates among which the shallowest is taken.
    samples: usize,
}

pub(super) type Fast = std::hash::BuildHasherDefault<PairHasher>;

/// A multiplicative hash: keys are small numbers and nobody attacks them.
#[derive(Default)]
pub(super) struct PairHasher(u64);

impl std::hash::Hasher for PairHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|b| self.write_u32(u32::from(*b)));
    }
    fn write_u32(&mut self, value: u32) {
        self.write_u64(u64::from(value));
    }
    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(26) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
    fn write_u128(&mut self, value: u128) {
        self.write_u64(value as u64);
        self.write_u64((value >> 64) as u64);
    }
}

fn key(x: u32, y: u32) -> (u32, u32) {
    (x.min(y), x.max(y))
}

impl<'p> Run<'p> {
    fn new(problem: &'p Problem, sharing: Sharing, seed: u64) -> Self {
        let rows: Vec<Vec<u32>> = problem.rows.iter().map(|r| r.1.clone()).collect();
        let least = |row: &Vec<u32>| huffman(row.iter().map(|v| problem.depths[*v as usize]));
        let deepest = rows.iter().map(least).max().unwrap_or(0);
        let bounds = rows
            .iter()
            .map(|row| match sharing.extra_levels {
                None => u32::MAX,
                Some(extra) if sharing.common_bound => deepest + extra,
                Some(extra) => least(row) + extra,
            })
            .collect();
        let mut in_rows = vec![HashSet::new(); problem.atoms.len()];
        let mut counts: HashMap<(u32, u32), u32, Fast> = HashMap::default();
        for (i, row) in rows.iter().enumerate() {
            for (at, &x) in row.iter().enumerate() {
                in_rows[x as usize].insert(i as u32);
                for &y in &row[..at] {
                    *counts.entry(key(x, y)).or_default() += 1;
                }
            }
        }
        let mut run = Self {
            problem,
            rows,
            bounds,
            depths: problem.depths.clone(),
            pairs: Vec::new(),
            in_rows,
            counts,
            buckets: Vec::new(),
            refused: HashSet::default(),
            // Some runs prefer shallow pairs, some do not care.
            samples: 1 + (seed % 4) as usize * 3,
            noise: seed.wrapping_mul(0xD134_2543_DE82_EF95) | 1,
        };
        let mut shared: Vec<_> = run.counts.iter().filter(|(_, c)| **c > 1).map(|(p, c)| (*p, *c)).collect();
        shared.sort_unstable();
        shared.into_iter().for_each(|(pair, count)| run.put(pair, count));
        run
    }

    fn put(&mut self, pair: (u32, u32), count: u32) {
        let count = count as usize;
        if self.buckets.len() <= count {
            self.buckets.resize(count + 1, Vec::new());
        }
        self.buckets[count].push(pair);
    }

    /// A number below `limit`.
    fn random(&mut self, limit: usize) -> usize {
        // xorshift64*: only ties are broken by it.
        self.noise ^= self.noise >> 12;
        self.noise ^= self.noise << 25;
        self.noise ^= self.noise >> 27;
        ((u128::from(self.noise.wrapping_mul(0x2545_F491_4F6C_DD1D)) * limit as u128) >> 64) as usize
    }

    fn finish(mut self) -> Solution {
        while let Some(pair) = self.most_frequent() {
            self.take(pair);
        }
        let rows = std::mem::take(&mut self.rows);
        let roots: Vec<u32> = rows.into_iter().map(|row| self.sum(row)).collect();
        let depth = roots.iter().map(|v| self.depths[*v as usize]).max().unwrap_or(0);
        Solution { pairs: self.pairs, roots, depth }
    }

    /// Removes and returns a pair of greatest count above one, the shallowest of a few.
    fn most_frequent(&mut self) -> Option<(u32, u32)> {
        loop {
            let top = self.buckets.iter().rposition(|b| !b.is_empty()).filter(|top| *top > 1)?;
            let mut best: Option<(u32, usize)> = None;
            let mut tries = 0;
            while tries < self.samples && !self.buckets[top].is_empty() {
                tries += 1;
                let length = self.buckets[top].len();
                let at = self.random(length);
                let pair = self.buckets[top][at];
                let count = self.counts.get(&pair).copied().unwrap_or(0) as usize;
                if count != top {
                    // The last of the bucket moves to `at`; a best at the end follows it.
                    self.buckets[top].swap_remove(at);
                    best = match best {
                        Some((depth, place)) if place == length - 1 => Some((depth, at)),
                        other => other,
                    };
                    if count > 1 {
                        self.put(pair, count as u32);
                    }
                    continue;
                }
                let depth = self.depths[pair.0 as usize].max(self.depths[pair.1 as usize]);
                if best.is_none_or(|(d, _)| depth < d) {
                    best = Some((depth, at));
                }
            }
            if let Some((_, at)) = best {
                return Some(self.buckets[top].swap_remove(at));
            }
        }
    }

    /// Replaces the pair by its sum in every row that can take it.
    fn take(&mut self, pair: (u32, u32)) {
        let (x, y) = pair;
        let mut both: Vec<u32> = self.in_rows[x as usize].intersection(&self.in_rows[y as usize]).copied().collect();
        both.retain(|row| !self.refused.contains(&(*row, pair)));
        both.sort_unstable();
        let depth = self.depths[x as usize].max(self.depths[y as usize]) + 1;
        let (able, unable): (Vec<u32>, Vec<u32>) = both.into_iter().partition(|&row| {
            let rest = self.rows[row as usize].iter().filter(|v| **v != x && **v != y);
            fits(rest.map(|v| self.depths[*v as usize]).chain([depth]), self.bounds[row as usize])
        });
        if !unable.is_empty() {
            self.refused.extend(unable.iter().map(|row| (*row, pair)));
            self.counts.insert(pair, able.len() as u32);
            if able.len() > 1 {
                self.put(pair, able.len() as u32);
            }
            return;
        }
        let sum = self.new_variable(pair, depth);
        let mut fresh: Vec<(u32, u32)> = Vec::new();
        for &row in &able {
            let rest: Vec<u32> = self.rows[row as usize].iter().copied().filter(|v| *v != x && *v != y).collect();
            for &z in &rest {
                for gone in [key(x, z), key(y, z)] {
                    let counted = self.refused.is_empty() || !self.refused.contains(&(row, gone));
                    if let Some(count) = self.counts.get_mut(&gone).filter(|_| counted) {
                        *count = count.saturating_sub(1);
                    }
                }
                let count = self.counts.entry(key(sum, z)).or_default();
                *count += 1;
                if *count == 2 {
                    fresh.push(key(sum, z));
                }
            }
            self.in_rows[x as usize].remove(&row);
            self.in_rows[y as usize].remove(&row);
            self.in_rows[sum as usize].insert(row);
            self.rows[row as usize] = rest;
            self.rows[row as usize].push(sum);
        }
        self.counts.remove(&pair);
        for pair in fresh {
            self.put(pair, self.counts[&pair]);
        }
    }

    fn new_variable(&mut self, pair: (u32, u32), depth: u32) -> u32 {
        self.pairs.push(pair);
        self.depths.push(depth);
        self.in_rows.push(HashSet::new());
        self.depths.len() as u32 - 1
    }

    /// Sums what is left of a row, shallowest operands first; equal pairs of other rows are not looked for.
    fn sum(&mut self, mut row: Vec<u32>) -> u32 {
        debug_assert!(self.problem.rows.len() >= self.rows.len());
        while row.len() > 1 {
            row.sort_unstable_by_key(|v| std::cmp::Reverse((self.depths[*v as usize], *v)));
            let (x, y) = (row.pop().unwrap_or(0), row.pop().unwrap_or(0));
            let depth = self.depths[x as usize].max(self.depths[y as usize]) + 1;
            let sum = self.new_variable(key(x, y), depth);
            row.push(sum);
        }
        row.first().copied().unwrap_or(0)
    }
}
