//! One matrix under search, with tables that give the effect of a move in constant time.
//!
//! Let X be the set of columns, A the set of correctable syndromes and p(s) the number of pairs of columns with sum
//! s. The number of miscorrected pairs is the sum of p over A, minus the correctable pairs. If column x becomes c,
//! the removed and added pairs have sums x+h and c+h for h in X. The number of these in A is a(v) = |{h in X : v+h in
//! A}|, and the few syndromes that leave and enter A add their own p. There are four triples that look like a fourth
//! column for each codeword of weight 4, and the number of these codewords is the sum over s of C(p(s), 2), divided
//! by three. The change of the sum of p(s)^2 follows from b(v), the sum over h in X of p(v+h).

use crate::attack;
pub use crate::moves::{Change, Move};
use crate::problem::{Problem, syndrome};
use crate::watch::Watch;
use crate::windows;

/// One matrix and its tables.
#[derive(Clone, Debug)]
pub struct State<'p> {
    problem: &'p Problem,
    patterns_at: Vec<Vec<usize>>,
    columns: Vec<u16>,
    /// For each vector, whether it is a column.
    used: Vec<bool>,
    /// A: for each vector, whether it is a correctable syndrome.
    accepted: Vec<bool>,
    /// p(s): number of pairs of columns with sum s.
    pair_sums: Vec<i32>,
    /// a(v): number of columns h with v+h in A.
    accepted_at: Vec<i32>,
    /// b(v): sum of p(v+h) over columns h. Kept only if `with_squares`.
    pairs_at: Vec<i32>,
    with_squares: bool,
    row_weights: Vec<u32>,
    pairs: i64,
    squares: i64,
    weight: i64,
    /// Wrong corrections outside their window, if they are counted.
    outside: Option<i64>,
    /// Cost of an attack, if it is counted: [`attack::Fewest::units`].
    attack: Option<i64>,
    /// Errors that must be detected, and how many are not.
    detects: (Watch<'p>, i64),
    /// Errors of the model, and the weight of the silent errors among them.
    model: (Watch<'p>, i64),
}

impl<'p> State<'p> {
    /// A state from columns by position; `with_squares` keeps the tables for counting triples. `None` if columns
    /// repeat or correctable patterns share a syndrome.
    pub fn new(problem: &'p Problem, columns: Vec<u16>, with_squares: bool) -> Option<Self> {
        let size = 1usize << problem.r;
        let mut state = Self {
            problem,
            patterns_at: problem.patterns_at(),
            used: vec![false; size],
            accepted: vec![false; size],
            pair_sums: vec![0; size],
            accepted_at: vec![0; size],
            pairs_at: vec![0; size],
            with_squares,
            row_weights: vec![0; problem.r as usize],
            pairs: -(problem.patterns.iter().filter(|p| p.len() == 2).count() as i64),
            squares: 0,
            weight: columns.iter().map(|c| i64::from(c.count_ones())).sum(),
            outside: None,
            attack: None,
            detects: (Watch::new(&problem.detects, &columns, problem.r), 0),
            model: (Watch::new(&problem.model, &columns, problem.r), 0),
            columns,
        };
        for (i, &column) in state.columns.iter().enumerate() {
            if std::mem::replace(&mut state.used[usize::from(column)], true) || column == 0 {
                return None;
            }
            for other in &state.columns[..i] {
                state.pair_sums[usize::from(column ^ other)] += 1;
            }
            for (row, weight) in state.row_weights.iter_mut().enumerate() {
                *weight += u32::from(column >> row & 1);
            }
        }
        let singles = state.columns.clone().into_iter();
        let syndromes: Vec<u16> = singles.chain((0..problem.patterns.len()).map(|p| state.syndrome(p))).collect();
        for s in syndromes {
            if s == 0 || std::mem::replace(&mut state.accepted[usize::from(s)], true) {
                return None;
            }
        }
        state.detects.1 = state.detects.0.silent(&state.accepted);
        state.model.1 = state.model.0.silent(&state.accepted);
        for v in 0..size as u16 {
            let columns = state.columns.iter();
            state.accepted_at[usize::from(v)] = columns.filter(|h| state.accepted[usize::from(v ^ **h)]).count() as i32;
        }
        state.fill_pairs_at();
        let accepted = (0..size).filter(|s| state.accepted[*s]);
        state.pairs += accepted.map(|s| i64::from(state.pair_sums[s])).sum::<i64>();
        state.squares = state.pair_sums.iter().map(|p| i64::from(*p) * i64::from(*p)).sum();
        Some(state)
    }

    /// This state, with wrong corrections outside their window counted in every change: [`windows::outside`].
    #[must_use]
    pub fn counting_outside(self) -> Self {
        Self { outside: Some(windows::outside(self.problem, &self.columns) as i64), ..self }
    }

    /// This state, with the fewest silent flips counted in every change.
    #[must_use]
    pub fn counting_attack(self) -> Self {
        Self { attack: Some(attack::fewest(self.problem, &self.columns).units(self.problem)), ..self }
    }

    /// The columns by position.
    pub fn columns(&self) -> &[u16] {
        &self.columns
    }

    /// Number of miscorrected pairs of bits.
    pub fn pairs(&self) -> i64 {
        self.pairs
    }

    /// Number of triples with the syndrome of a fourth column.
    pub fn triples(&self) -> i64 {
        let n = self.columns.len() as i64;
        2 * (self.squares - n * (n - 1) / 2) / 3
    }

    /// Number of ones in H.
    pub fn weight(&self) -> i64 {
        self.weight
    }

    /// Wrong corrections outside their window; 0 if they are not counted.
    pub fn outside(&self) -> i64 {
        self.outside.unwrap_or(0)
    }

    /// Cost of an attack in units of 1 / [`attack::UNITS`] flips; 0 if it is not counted.
    pub fn attack(&self) -> i64 {
        self.attack.unwrap_or(0)
    }

    /// Number of errors of the problem that must be detected and are not.
    pub fn undetected(&self) -> i64 {
        self.detects.1
    }

    /// Weight of the silent errors of the model, in units of 10^-12.
    pub fn model(&self) -> i64 {
        self.model.1
    }

    /// Number of ones in the heaviest row of H.
    pub fn heaviest_row(&self) -> u32 {
        self.row_weights.iter().copied().max().unwrap_or(0)
    }

    /// Number of ones in the heaviest row after a move.
    pub fn heaviest_row_after(&self, change: Move) -> u32 {
        let Move::Replace { position, column } = change else { return self.heaviest_row() };
        let old = self.columns[position];
        let rows = self.row_weights.iter().enumerate();
        rows.map(|(j, w)| w + u32::from(column >> j & 1) - u32::from(old >> j & 1)).max().unwrap_or(0)
    }

    /// Whether a vector is a column.
    pub fn is_used(&self, column: u16) -> bool {
        self.used[usize::from(column)]
    }

    fn syndrome(&self, pattern: usize) -> u16 {
        syndrome(&self.columns, &self.problem.patterns[pattern])
    }

    fn fill_pairs_at(&mut self) {
        if !self.with_squares {
            return;
        }
        for v in 0..self.pairs_at.len() as u16 {
            self.pairs_at[usize::from(v)] = self.columns.iter().map(|h| self.pair_sums[usize::from(v ^ h)]).sum();
        }
    }

    /// Lists the correctable syndromes that a move removes from A and adds to it.
    fn exchange(&self, change: Move, out: &mut Vec<u16>, into: &mut Vec<u16>) {
        out.clear();
        into.clear();
        if let Move::Replace { position, column } = change {
            out.push(self.columns[position]);
            into.push(column);
        }
        let pattern = |index: usize| self.problem.patterns[index].as_slice();
        change.each_syndrome(&self.columns, &self.patterns_at, pattern, |_, before, after| {
            out.push(before);
            into.push(after);
        });
    }

    /// The changes of a move; `None` if correctable patterns would no longer be unique.
    pub fn change(&self, change: Move, scratch: &mut Scratch) -> Option<Change> {
        let Scratch { out, into } = scratch;
        self.exchange(change, out, into);
        for (i, s) in into.iter().enumerate() {
            // A syndrome that leaves A may enter it again for another pattern.
            let taken = self.accepted[usize::from(*s)] && !out.contains(s);
            if *s == 0 || taken || into[..i].contains(s) {
                return None;
            }
        }
        let mut result = Change::default();
        match change {
            // The set of columns stays, so the pair sums do too.
            Move::Swap(..) => result.pairs = self.pairs_with(into) - self.pairs_with(out),
            Move::Replace { position, column: c } => {
                let x = self.columns[position];
                // Pairs with this sum after the move. The new column makes no pair with the one that it replaces.
                let after = |s: u16| {
                    let removed = i32::from(self.used[usize::from(x ^ s)]);
                    let added = i32::from(self.used[usize::from(c ^ s)] && c ^ s != x);
                    i64::from(self.pair_sums[usize::from(s)] - removed + added)
                };
                let entering = into.iter().map(|s| after(*s)).sum::<i64>();
                let leaving = out.iter().map(|s| after(*s)).sum::<i64>();
                let accepted_x = i32::from(self.accepted[usize::from(c ^ x)]);
                let moved = self.accepted_at[usize::from(c)] - accepted_x - self.accepted_at[usize::from(x)];
                result.pairs = entering - leaving + i64::from(moved);
                result.weight = i64::from(c.count_ones()) - i64::from(x.count_ones());
                if self.with_squares {
                    let both = i64::from(self.pairs_at[usize::from(c)] - self.pairs_at[usize::from(x)]);
                    let shared = i64::from(self.pair_sums[usize::from(c ^ x)]);
                    // b(c) includes h = x, which makes no pair with c: 2 p(x + c) less. If h + h' = x + c, the sum
                    // x + h = c + h' loses one pair and gains one: 4 p(x + c) less.
                    result.squares = 2 * both - 6 * shared + 2 * (self.columns.len() as i64 - 1);
                }
            }
        }
        let syndromes = [out.as_slice(), into.as_slice()];
        result.undetected = self.detects.0.change(&self.columns, change, &self.accepted, syndromes);
        result.model = self.model.0.change(&self.columns, change, &self.accepted, syndromes);
        // These counts have no tables: they depend on all columns.
        if self.outside.is_some() || self.attack.is_some() {
            let mut columns = self.columns.clone();
            match change {
                Move::Swap(i, j) => columns.swap(i, j),
                Move::Replace { position, column } => columns[position] = column,
            }
            if let Some(before) = self.outside {
                result.outside = windows::outside(self.problem, &columns) as i64 - before;
            }
            if let Some(before) = self.attack {
                result.attack = attack::fewest(self.problem, &columns).units(self.problem) - before;
            }
        }
        Some(result)
    }

    /// Number of pairs of columns whose sum is one of these syndromes.
    fn pairs_with(&self, syndromes: &[u16]) -> i64 {
        syndromes.iter().map(|s| i64::from(self.pair_sums[usize::from(*s)])).sum()
    }

    /// The inverse of a move that has not been made yet.
    pub fn undoing(&self, change: Move) -> Move {
        match change {
            Move::Replace { position, .. } => Move::Replace { position, column: self.columns[position] },
            Move::Swap(..) => change,
        }
    }

    /// Makes a move with known changes.
    pub fn apply(&mut self, change: Move, known: Change, scratch: &mut Scratch) {
        let Scratch { out, into } = scratch;
        self.exchange(change, out, into);
        // Before the columns change: `accepted_at` was counted with the old ones.
        for s in out.iter() {
            self.set_accepted(*s, false);
        }
        self.detects.0.apply(&self.columns, change);
        self.model.0.apply(&self.columns, change);
        match change {
            Move::Swap(i, j) => self.columns.swap(i, j),
            Move::Replace { position, column } => self.replace(position, column),
        }
        for s in into.iter() {
            self.set_accepted(*s, true);
        }
        // The changes were computed before the move was accepted and are not computed again.
        self.pairs += known.pairs;
        self.squares += known.squares;
        self.weight += known.weight;
        self.outside = self.outside.map(|count| count + known.outside);
        self.attack = self.attack.map(|cost| cost + known.attack);
        self.detects.1 += known.undetected;
        self.model.1 += known.model;
    }

    fn set_accepted(&mut self, s: u16, to: bool) {
        self.accepted[usize::from(s)] = to;
        let step = if to { 1 } else { -1 };
        for h in &self.columns {
            self.accepted_at[usize::from(s ^ h)] += step;
        }
    }

    fn replace(&mut self, position: usize, c: u16) {
        let x = std::mem::replace(&mut self.columns[position], c);
        (self.used[usize::from(x)], self.used[usize::from(c)]) = (false, true);
        for v in 0..self.accepted.len() {
            let gone = i32::from(self.accepted[v ^ usize::from(x)]);
            self.accepted_at[v] += i32::from(self.accepted[v ^ usize::from(c)]) - gone;
        }
        if self.with_squares {
            for v in 0..self.pair_sums.len() {
                self.pairs_at[v] += self.pair_sums[v ^ usize::from(c)] - self.pair_sums[v ^ usize::from(x)];
            }
        }
        for i in (0..self.columns.len()).filter(|i| *i != position) {
            let h = self.columns[i];
            for (sum, step) in [(x ^ h, -1), (c ^ h, 1)] {
                self.pair_sums[usize::from(sum)] += step;
                if self.with_squares {
                    for g in &self.columns {
                        self.pairs_at[usize::from(sum ^ g)] += step;
                    }
                }
            }
        }
        for (row, weight) in self.row_weights.iter_mut().enumerate() {
            *weight = *weight + u32::from(c >> row & 1) - u32::from(x >> row & 1);
        }
    }
}

/// Working memory for the evaluation of moves.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    out: Vec<u16>,
    into: Vec<u16>,
}
