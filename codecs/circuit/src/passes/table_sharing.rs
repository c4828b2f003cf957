//! Shares sums among XORs for look-up tables (LUTs) of k inputs.
//!
//! A table computes a sum of up to k operands, so a row of n operands takes ceil((n - 1) / (k - 1)) tables. A sum of s operands that m
//! rows have in common takes one table and removes s - 1 operands from each of them: it pays if m (s - 1) > k - 1. Pairs, as gates
//! share them, seldom pay. The greedy choice takes the sum that removes the most operands; a seeded generator breaks ties, and the
//! run with the fewest tables is kept. The result depends only on the circuit, k and the seed.

use super::xor_sharing::{Problem, SHARED_SUM, Sharing, share_parities};
use crate::graph::{Builder, Circuit, NetId, Role};
use crate::transform::rebuild;
use eccforge_gf::random::SplitMix64;
use std::collections::{HashMap, VecDeque};

/// Number of runs with different tie-breaking for small circuits.
const RUNS: usize = 400;
/// Maximum number of operands in all rows for the full number of runs.
// The time of a run grows with the square of the operands.
const FULL_EFFORT: usize = 250;
/// Maximum number of rows of which each three are tried. With more rows, a sum is searched in each two.
const MOST_ROWS: usize = 24;
/// Maximum number of rows of which each two are tried. More rows share pairs, as for gates.
const MOST_SEARCHED: usize = 200;
/// Rows of fewer operands fit into the table of their reader.
const LEAST_ROW: usize = 3;

/// Decomposes every parity into parities of at most `inputs` operands, which share common parts. Parts with more than one use are
/// named words `sum_<i>` with role `Shared`.
///
/// # Panics
/// If a table has fewer than two inputs.
#[must_use]
pub fn share_for_tables(circuit: &Circuit, inputs: usize, seed: u32) -> Circuit {
    assert!(inputs >= 2, "a table of {inputs} inputs computes no sum");
    let circuit = circuit.without_dead_gates();
    let problem = Problem::of(&circuit);
    let start = Run::new(&problem, inputs);
    let long = (0..start.rows.len()).filter(|row| start.rows[*row].len() >= LEAST_ROW).collect::<Vec<_>>();
    if long.len() > MOST_SEARCHED {
        return share_parities(&circuit, Sharing { seed, ..Sharing::BALANCED });
    }
    let shrink = problem.size().div_ceil(FULL_EFFORT).pow(2);
    let runs = RUNS.div_ceil(shrink.max(1)) as u64;
    let best = (0..runs).map(|run| start.clone().finished(&long, u64::from(seed) << 32 | run));
    // A removed operand saves no table where the last one of a row stays, so rows without shared sums can be smaller.
    best.chain([start.clone()]).min_by_key(Run::tables).unwrap_or(start).build(&circuit, &problem)
}

/// A set of variables.
#[derive(Clone, Default)]
struct Set(Vec<u64>);

impl Set {
    fn insert(&mut self, v: u32) {
        let block = v as usize / 64;
        if self.0.len() <= block {
            self.0.resize(block + 1, 0);
        }
        self.0[block] |= 1 << (v % 64);
    }

    fn and(&self, other: &Self) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(a, b)| a & b).collect())
    }

    /// Removes a subset; `false` if it is none.
    fn remove(&mut self, subset: &Self) -> bool {
        if self.and(subset).len() != subset.len() {
            return false;
        }
        self.0.iter_mut().zip(&subset.0).for_each(|(own, removed)| *own &= !removed);
        true
    }

    fn has(&self, v: u32) -> bool {
        self.0.get(v as usize / 64).is_some_and(|block| block >> (v % 64) & 1 == 1)
    }

    fn len(&self) -> usize {
        self.0.iter().map(|block| block.count_ones() as usize).sum()
    }

    fn variables(&self) -> Vec<u32> {
        (0..64 * self.0.len() as u32).filter(|v| self.has(*v)).collect()
    }
}

/// The rows and the shared sums of a greedy run. Variable `atoms + i` is sum number i.
#[derive(Clone)]
struct Run {
    inputs: usize,
    atoms: usize,
    rows: Vec<Set>,
    sums: Vec<Vec<u32>>,
}

impl Run {
    fn new(problem: &Problem, inputs: usize) -> Self {
        let mut rows = vec![Set::default(); problem.rows.len()];
        for (set, (_, row)) in rows.iter_mut().zip(&problem.rows) {
            row.iter().for_each(|v| set.insert(*v));
        }
        Self { inputs, atoms: problem.atoms.len(), rows, sums: Vec::new() }
    }

    /// The run after all sums of the `long` rows that pay are shared.
    fn finished(mut self, long: &[usize], seed: u64) -> Self {
        let mut random = SplitMix64::new(seed);
        while let Some(common) = self.best(long, &mut random) {
            let operands = self.operands(&common, &mut random);
            let mut sum = Set::default();
            operands.iter().for_each(|v| sum.insert(*v));
            let made = (self.atoms + self.sums.len()) as u32;
            for row in &mut self.rows {
                if row.remove(&sum) {
                    row.insert(made);
                }
            }
            self.sums.push(operands);
        }
        self
    }

    /// The operands that two or three rows have in common, where a sum of them removes the most; `None` if none pays.
    fn best(&self, long: &[usize], random: &mut SplitMix64) -> Option<Set> {
        let mut best: Option<((usize, u64), Set)> = None;
        let mut offer = |rows: usize, common: &Set| {
            let removed = rows * common.len().min(self.inputs).saturating_sub(1);
            if removed < self.inputs || best.as_ref().is_some_and(|(key, _)| key.0 > removed) {
                return;
            }
            let key = (removed, random.bits());
            if best.as_ref().is_none_or(|(known, _)| *known < key) {
                best = Some((key, common.clone()));
            }
        };
        for (i, a) in long.iter().enumerate() {
            for (j, b) in long.iter().enumerate().skip(i + 1) {
                let of_two = self.rows[*a].and(&self.rows[*b]);
                offer(2, &of_two);
                if long.len() > MOST_ROWS || of_two.len() < 2 {
                    continue;
                }
                for c in &long[j + 1..] {
                    offer(3, &of_two.and(&self.rows[*c]));
                }
            }
        }
        best.map(|(_, common)| common)
    }

    /// The operands of a sum: those of fewest rows, because other sums need the rest.
    fn operands(&self, common: &Set, random: &mut SplitMix64) -> Vec<u32> {
        let mut ranked = Vec::new();
        for v in common.variables() {
            let uses = self.rows.iter().filter(|row| row.has(v)).count();
            ranked.push((uses, random.bits(), v));
        }
        ranked.sort_unstable();
        ranked.into_iter().take(self.inputs).map(|(.., v)| v).collect()
    }

    /// Number of tables of all rows and sums.
    fn tables(&self) -> usize {
        let of_row = |row: &Set| row.len().saturating_sub(1).div_ceil(self.inputs - 1);
        self.sums.len() + self.rows.iter().map(of_row).sum::<usize>()
    }

    fn build(&self, circuit: &Circuit, problem: &Problem) -> Circuit {
        let rows: HashMap<NetId, &Set> = problem.rows.iter().map(|row| row.0).zip(&self.rows).collect();
        let mut made: Vec<Option<NetId>> = vec![None; self.sums.len()];
        rebuild(circuit, |b, net, map| {
            let row = rows.get(&net)?;
            let operands = row.variables().into_iter().map(|v| self.net(b, v, (problem, map), &mut made)).collect();
            Some(self.tree(b, operands))
        })
    }

    /// The net of a variable; sums are made when they are first read.
    fn net(&self, b: &mut Builder, v: u32, (problem, map): (&Problem, &[NetId]), made: &mut [Option<NetId>]) -> NetId {
        let Some(number) = (v as usize).checked_sub(self.atoms) else {
            return map[problem.atoms[v as usize].index()];
        };
        if let Some(net) = made[number] {
            return net;
        }
        // A sum reads only earlier ones, so the recursion ends.
        let operands: Vec<NetId> = self.sums[number].iter().map(|v| self.net(b, *v, (problem, map), made)).collect();
        let sum = b.parity(operands);
        b.word(format!("{SHARED_SUM}{number}"), Role::Shared, vec![sum]);
        made[number] = Some(sum);
        sum
    }

    /// The sum of these nets as a tree of tables. The first nets are nearest to its leaves.
    fn tree(&self, b: &mut Builder, operands: Vec<NetId>) -> NetId {
        let mut queue = VecDeque::from(operands);
        while queue.len() > self.inputs {
            let table: Vec<NetId> = queue.drain(..self.inputs).collect();
            queue.push_back(b.parity(table));
        }
        b.parity(queue)
    }
}
