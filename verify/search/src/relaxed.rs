//! Finds a start for tight problems by annealing over all matrices, including those with clashes, until no two
//! correctable patterns share a syndrome. Random drawing, column after column, fails if nearly every syndrome is
//! used.

use crate::cooling::{Annealed, below, cool, uniform};
use crate::problem::{Problem, syndrome};
use chacha20::ChaCha8Rng;
use rand_core::Rng;
use std::sync::atomic::{AtomicBool, Ordering};

/// Options of the search for a start.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Relaxed {
    /// Moves of one attempt.
    pub moves: u64,
    /// Cost of each one in H, relative to the cost 1 of a clash; a value above 0 gives a light start.
    pub weight: f64,
    /// Number of rounds in which a cooled chain is relaxed again from its best matrix, with as many moves as the
    /// start, and cooled.
    pub rounds: u64,
}

/// First and last temperature; a clash costs 1.
const HOT: f64 = 1.5;
const COLD: f64 = 0.06;
/// First temperature of a round that starts from a solution and keeps most of it.
const WARM: f64 = 0.25;

/// Number of attempts; each halves the weight of the previous one, and the last ignores the weight.
const ATTEMPTS: usize = 8;

/// Columns without clashes, or `None` if no attempt succeeds or `stop` is set.
pub fn start(problem: &Problem, how: Relaxed, random: &mut ChaCha8Rng, stop: &AtomicBool) -> Option<Vec<u16>> {
    let mut weight = how.weight;
    for attempt in 0..ATTEMPTS {
        // A solution is needed, a light one is only preferred.
        if attempt + 1 == ATTEMPTS {
            weight = 0.0;
        }
        let mut matrix = Clashing::random(problem, random);
        cool(&mut Relaxing { matrix: &mut matrix, weight, random }, how.moves, [HOT, COLD], stop);
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        // Cooling with a weight does not stop at the first solution, so the clashes are counted here.
        if matrix.clashes == 0 {
            return Some(matrix.columns);
        }
        weight /= 2.0;
    }
    None
}

/// Other columns without clashes, found from these, or `None` if the attempt fails or `stop` is set.
pub fn another(
    problem: &Problem,
    how: Relaxed,
    columns: Vec<u16>,
    random: &mut ChaCha8Rng,
    stop: &AtomicBool,
) -> Option<Vec<u16>> {
    let mut matrix = Clashing::new(problem, columns);
    cool(&mut Relaxing { matrix: &mut matrix, weight: how.weight, random }, how.moves, [WARM, COLD], stop);
    (matrix.clashes == 0).then_some(matrix.columns)
}

/// A matrix whose correctable patterns may share syndromes.
struct Clashing<'p> {
    problem: &'p Problem,
    patterns_at: Vec<Vec<usize>>,
    allowed: Vec<u16>,
    columns: Vec<u16>,
    used: Vec<bool>,
    /// Number of correctable patterns with each syndrome.
    patterns_of: Vec<i32>,
    /// Number of patterns beyond the first of each syndrome, plus the patterns with syndrome zero.
    clashes: i64,
}

impl<'p> Clashing<'p> {
    fn random(problem: &'p Problem, random: &mut ChaCha8Rng) -> Self {
        let data = problem.data_bits();
        let allowed = problem.allowed();
        let mut columns = Vec::with_capacity(problem.n);
        // The unit vectors are the columns of the check bits.
        let mut rest: Vec<u16> = allowed.iter().copied().filter(|v| v.count_ones() > 1).collect();
        for i in 0..data {
            let j = i + below(random.next_u32(), rest.len() - i);
            rest.swap(i, j);
        }
        columns.extend(rest.iter().take(data));
        columns.extend((0..problem.r).map(|row| 1u16 << row));
        Self::new(problem, columns)
    }

    fn new(problem: &'p Problem, columns: Vec<u16>) -> Self {
        let mut allowed = problem.allowed();
        allowed.retain(|v| v.count_ones() > 1);
        let size = 1 << problem.r;
        let (used, patterns_of) = (vec![false; size], vec![0; size]);
        let patterns_at = problem.patterns_at();
        let mut new = Self { problem, patterns_at, allowed, columns, used, patterns_of, clashes: 0 };
        for i in 0..problem.n {
            let column = new.columns[i];
            new.used[usize::from(column)] = true;
            new.enter(column);
        }
        for pattern in &problem.patterns {
            let s = syndrome(&new.columns, pattern);
            new.enter(s);
        }
        new
    }

    fn enter(&mut self, s: u16) {
        let count = &mut self.patterns_of[usize::from(s)];
        // Syndrome zero is that of the word without an error, so each pattern with it clashes.
        self.clashes += i64::from(*count > 0 || s == 0);
        *count += 1;
    }

    fn leave(&mut self, s: u16) {
        let count = &mut self.patterns_of[usize::from(s)];
        *count -= 1;
        self.clashes -= i64::from(*count > 0 || s == 0);
    }

    /// Replaces the column at a position.
    fn set(&mut self, position: usize, column: u16) {
        let problem = self.problem;
        let old = std::mem::replace(&mut self.columns[position], column);
        self.leave(old);
        self.enter(column);
        for i in 0..self.patterns_at[position].len() {
            let pattern = &problem.patterns[self.patterns_at[position][i]];
            let s = syndrome(&self.columns, pattern);
            self.leave(s ^ column ^ old);
            self.enter(s);
        }
    }
}

/// A matrix under annealing; a one in H costs `weight`, a clash 1.
struct Relaxing<'a, 'p> {
    matrix: &'a mut Clashing<'p>,
    weight: f64,
    random: &'a mut ChaCha8Rng,
}

impl Annealed for Relaxing<'_, '_> {
    fn is_done(&self) -> bool {
        self.matrix.clashes == 0 && self.weight == 0.0
    }

    fn step(&mut self, temperature: f64) {
        let matrix = &mut *self.matrix;
        let data = matrix.problem.data_bits();
        let bits = self.random.next_u64();
        let (i, other) = (below(bits as u32, data), (bits >> 32) as u32);
        let before = matrix.clashes;
        let (x, swapped) = (matrix.columns[i], bits & 1 << 31 == 0);
        let (c, j) = if swapped {
            let j = below(other, data);
            (matrix.columns[j], j)
        } else {
            (matrix.allowed[below(other, matrix.allowed.len())], i)
        };
        // Equal columns would be two single bits with one syndrome.
        if c == x || (!swapped && matrix.used[usize::from(c)]) {
            return;
        }
        matrix.set(i, c);
        if swapped {
            matrix.set(j, x);
        }
        let heavier = if swapped { 0.0 } else { f64::from(c.count_ones()) - f64::from(x.count_ones()) };
        let rise = (matrix.clashes - before) as f64 + self.weight * heavier;
        if rise <= 0.0 || uniform(self.random.next_u32()) < (-rise / temperature).exp() {
            if !swapped {
                (matrix.used[usize::from(x)], matrix.used[usize::from(c)]) = (false, true);
            }
            return;
        }
        // There is no table of changes: a move is made, counted, and undone.
        if swapped {
            matrix.set(j, c);
        }
        matrix.set(i, x);
    }
}
