//! Shares common pairs of operands among XORs within a bound on their depth.
//!
//! This is the greedy heuristic of [Paar 1997] without cancellation ([`super::pairs`]); a row uses a pair only if it
//! can still be XORed within its bound. A seeded generator breaks ties, and the best of several runs (fewest gates,
//! then minimum depth) is kept. The result depends only on the circuit and the options.

use super::cost::least_depth;
use super::pairs::{Pairing, Queue};
use crate::graph::{Circuit, Gate, NetId, Role};
use crate::transform::rebuild;
use std::collections::HashMap;

/// The options of sharing parities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sharing {
    /// Two-input levels that a parity may use beyond the minimum for its operands; `None` means unlimited.
    pub extra_levels: Option<u32>,
    /// Whether the bound is that of the deepest parity; if `false`, each parity keeps its own minimum depth.
    pub common_bound: bool,
    /// Whether to keep the run with the shortest estimated delays instead of the one with the fewest gates.
    pub fastest: bool,
    /// Number of runs with different tie-breaking, at least one; the best is kept.
    pub runs: u32,
    /// Other seeds break ties in other ways.
    pub seed: u32,
}

impl Sharing {
    /// Gives long rows one more level under a common bound, because the bound would prevent much sharing.
    pub fn relaxed(self, size: usize) -> Self {
        let long = self.common_bound && size > LONG;
        Self { extra_levels: self.extra_levels.map(|extra| extra + u32::from(long)), ..self }
    }

    /// Number of runs for this many operands; a run takes time in proportion to the square of their number.
    pub fn runs_for(self, size: usize) -> u32 {
        let shrink = (size as f64 / FULL_EFFORT).max(1.0).powi(2);
        (f64::from(self.runs) / shrink).ceil().max(1.0) as u32
    }

    /// The options for the fewest gates.
    pub const AREA: Self = Self { extra_levels: None, common_bound: true, fastest: false, runs: 1500, seed: 0 };
    /// The options for the fewest gates within the depth of the deepest parity (large circuits: one level more).
    pub const BALANCED: Self = Self { extra_levels: Some(0), common_bound: true, fastest: false, runs: 1500, seed: 0 };
    /// The options for the least depth of every parity.
    pub const DELAY: Self = Self { extra_levels: Some(0), common_bound: false, fastest: true, runs: 1500, seed: 0 };
    /// The options for the fewest gates with two levels more for every parity, for circuits of thousands of operands,
    /// which get few runs.
    pub const RELAXED: Self =
        Self { extra_levels: Some(2), common_bound: false, fastest: false, runs: 30_000, seed: 0 };
}

/// Prefix of the names of shared sums; a number follows.
pub const SHARED_SUM: &str = "sum_";

/// Decomposes every parity into two-input parities that share common parts. Parts with more than one use are named
/// words `sum_<i>` with role `Shared`.
pub fn share_parities(circuit: &Circuit, sharing: Sharing) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let problem = Problem::of(&circuit);
    let sharing = sharing.relaxed(problem.size());
    // Counting pairs is a large part of a run, and the same in all of them.
    let start = problem.pairing(sharing);
    let best = (0..sharing.runs_for(problem.size()))
        .map(|run| solve(start.clone(), u64::from(sharing.seed) << 32 | u64::from(run)))
        .min_by_key(|s| if sharing.fastest { s.by_delay(&problem) } else { s.by_gates() })
        .unwrap_or_default();
    best.build(&circuit, &problem)
}

/// Maximum number of operands in all rows for the full number of runs.
// A run takes time in proportion to the square of the operands; a code of 1000 operands would take 16 times as long as one
// of 250, and gets a sixteenth of its runs.
const FULL_EFFORT: f64 = 250.0;
/// Maximum number of operands in all rows for which a common bound is not relaxed.
// Rows of large codes are about equally long, so the minimum depth of the deepest leaves the others little room to share.
const LONG: usize = 1000;

/// All parities of a circuit as sets of variables.
pub struct Problem {
    /// Operands of the parities; variable v < atoms.len() is one of these nets.
    pub atoms: Vec<NetId>,
    /// Levels below each atom.
    pub depths: Vec<u32>,
    /// Net and operand variables of each parity.
    pub rows: Vec<(NetId, Vec<u32>)>,
}

impl Problem {
    /// The parities of a circuit.
    pub fn of(circuit: &Circuit) -> Self {
        let mut levels = vec![0u32; circuit.gates().len()];
        let mut problem = Self { atoms: Vec::new(), depths: Vec::new(), rows: Vec::new() };
        let mut variable: HashMap<NetId, u32> = HashMap::new();
        for (net, gate) in circuit.drivers() {
            levels[net.index()] = least_depth(gate.operands().iter().map(|o| levels[o.index()]));
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

    /// Returns the net of a variable if it exists: `map` has the nets of the circuit, `made` those of the pairs.
    fn net(&self, v: u32, map: &[NetId], made: &[Option<NetId>]) -> Option<NetId> {
        match (v as usize).checked_sub(self.atoms.len()) {
            None => Some(map[self.atoms[v as usize].index()]),
            Some(pair) => made[pair],
        }
    }

    /// Number of operands of all rows.
    pub fn size(&self) -> usize {
        self.rows.iter().map(|r| r.1.len()).sum()
    }

    /// The rows and their bounds before any pair is shared.
    fn pairing(&self, sharing: Sharing) -> Pairing {
        let rows: Vec<Vec<u32>> = self.rows.iter().map(|r| r.1.clone()).collect();
        let bounds = sharing.extra_levels.map(|extra| self.bounds(extra, sharing.common_bound));
        Pairing::new(rows, self.depths.clone(), bounds, 2)
    }

    /// The maximum depth of each row: its own minimum or, if `is_common`, that of the deepest row, plus `extra`.
    fn bounds(&self, extra: u32, is_common: bool) -> Vec<u32> {
        let mut bounds = Vec::with_capacity(self.rows.len());
        for (_, row) in &self.rows {
            bounds.push(extra + least_depth(row.iter().map(|v| self.depths[*v as usize])));
        }
        if is_common {
            let deepest = bounds.iter().copied().max().unwrap_or(0);
            bounds.fill(deepest);
        }
        bounds
    }
}

/// Pairs that compute every row. Variable `atoms + i` is the XOR of the two variables `pairs[i]`.
#[derive(Default)]
pub struct Solution {
    /// The operands of each two-input XOR.
    pub pairs: Vec<(u32, u32)>,
    /// The variable of each row.
    pub roots: Vec<u32>,
    /// Levels of the deepest row.
    pub depth: u32,
}

impl Solution {
    /// Key of the solution with the shortest delays, then the fewest gates.
    fn by_delay(&self, problem: &Problem) -> (u32, u32) {
        (self.delay(problem), self.pairs.len() as u32)
    }

    /// Key of the solution with the fewest gates, then the least depth.
    fn by_gates(&self) -> (u32, u32) {
        (self.pairs.len() as u32, self.depth)
    }

    /// Sum of the delays of all rows by logical effort, in units of a fifth of tau. A two-input XOR has parasitic
    /// delay 6 and effort 5/2, and drives its readers with twice its own strength.
    pub fn delay(&self, problem: &Problem) -> u32 {
        // Whole numbers: sums of floats in another order would let another run win.
        const PARASITIC: u32 = 30;
        const EFFORT: u32 = 6;
        let atoms = problem.atoms.len();
        let mut uses = vec![0u32; atoms + self.pairs.len()];
        self.pairs.iter().for_each(|(x, y)| [x, y].into_iter().for_each(|v| uses[*v as usize] += 1));
        let mut arrival: Vec<u32> = problem.depths.iter().map(|levels| levels * (PARASITIC + EFFORT)).collect();
        for (at, uses) in arrival.iter_mut().zip(&uses) {
            *at += EFFORT * uses;
        }
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
                let (x, y) = self.pairs[i];
                let (left, right) = (problem.net(x, map, &made), problem.net(y, map, &made));
                if let (Some(left), Some(right)) = (left, right) {
                    let sum = b.parity([left, right]);
                    // A root already has a name: that of the parity that it replaces.
                    if uses[v as usize] > 1 && v != root {
                        b.word(format!("{SHARED_SUM}{names}"), Role::Shared, vec![sum]);
                        names += 1;
                    }
                    made[i] = Some(sum);
                    stack.pop();
                    continue;
                }
                if left.is_none() {
                    stack.push(x);
                }
                if right.is_none() {
                    stack.push(y);
                }
            }
            problem.net(root, map, &made)
        })
    }
}

/// Makes one greedy run.
fn solve(mut run: Pairing, seed: u64) -> Solution {
    run.run(Queue::random(seed));
    let rows = std::mem::take(&mut run.rows);
    let roots: Vec<u32> = rows.into_iter().map(|row| balanced(&mut run, row)).collect();
    let depth = roots.iter().map(|v| run.depths[*v as usize]).max().unwrap_or(0);
    Solution { pairs: run.pairs, roots, depth }
}

/// XORs the remaining operands of a row, shallowest first, without searching for equal pairs of other rows.
fn balanced(run: &mut Pairing, mut row: Vec<u32>) -> u32 {
    while row.len() > 1 {
        row.sort_unstable_by_key(|v| std::cmp::Reverse((run.depths[*v as usize], *v)));
        let (x, y) = (row.pop().unwrap_or(0), row.pop().unwrap_or(0));
        let depth = run.depths[x as usize].max(run.depths[y as usize]) + 1;
        let pair = run.new_variable((x, y), depth);
        row.push(pair);
    }
    row.first().copied().unwrap_or(0)
}
