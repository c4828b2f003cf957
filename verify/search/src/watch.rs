//! Errors whose acceptance a search counts: those that a code must detect, and those of an error model.
//!
//! An error outside the correctable set is silent if its syndrome is zero or that of a correctable pattern: its sum with
//! that pattern is then a word of the code, which has a wrong data bit because the code is systematic. With A the
//! syndromes that a decoder accepts and w(s) the weight of all watched errors with syndrome s, the weight of the silent
//! ones is the sum of w over A. A move changes w only by the errors that have one of its positions.

use crate::problem::{Watched, syndrome};
use crate::state::Move;

/// The watched errors of one matrix, and their weight by syndrome.
#[derive(Clone, Debug)]
pub struct Watch<'p> {
    errors: &'p [Watched],
    /// For each position, the errors that it belongs to.
    at: Vec<Vec<usize>>,
    /// The weight of the errors with each syndrome.
    by_syndrome: Vec<i64>,
}

impl<'p> Watch<'p> {
    /// The tables of a matrix with `r` check bits.
    pub fn new(errors: &'p [Watched], columns: &[u16], r: u32) -> Self {
        let mut watch = Self { errors, at: vec![Vec::new(); columns.len()], by_syndrome: vec![0; 1 << r] };
        for (index, error) in errors.iter().enumerate() {
            for position in &error.bits {
                watch.at[*position].push(index);
            }
            watch.by_syndrome[usize::from(syndrome(columns, &error.bits))] += error.weight;
        }
        watch
    }

    /// The weight of the silent errors.
    pub fn silent(&self, accepted: &[bool]) -> i64 {
        let seen = (1..accepted.len()).filter(|s| accepted[*s]);
        self.by_syndrome[0] + seen.map(|s| self.by_syndrome[s]).sum::<i64>()
    }

    /// The change of [`silent`](Self::silent) by a move that removes `out` from the accepted syndromes and adds `into`.
    pub fn change(&self, columns: &[u16], change: Move, accepted: &[bool], [out, into]: [&[u16]; 2]) -> i64 {
        // Most searches watch no errors, and this is called for every move.
        if self.errors.is_empty() {
            return 0;
        }
        let weight = |syndromes: &[u16]| -> i64 {
            syndromes.iter().map(|syndrome| self.by_syndrome[usize::from(*syndrome)]).sum()
        };
        let mut sum = weight(into) - weight(out);
        // A syndrome that leaves A may enter it again for another pattern.
        let accepts = |s: u16| s == 0 || into.contains(&s) || accepted[usize::from(s)] && !out.contains(&s);
        for (before, after, weight) in self.moved(columns, change) {
            sum += weight * (i64::from(accepts(after)) - i64::from(accepts(before)));
        }
        sum
    }

    /// Makes a move; `columns` are those before the move.
    pub fn apply(&mut self, columns: &[u16], change: Move) {
        for (before, after, weight) in self.moved(columns, change) {
            self.by_syndrome[usize::from(before)] -= weight;
            self.by_syndrome[usize::from(after)] += weight;
        }
    }

    /// The errors whose syndrome a move changes: the syndromes before and after it, and the weight.
    fn moved(&self, columns: &[u16], change: Move) -> Vec<(u16, u16, i64)> {
        let mut moved = Vec::new();
        let error = |index: usize| self.errors[index].bits.as_slice();
        change.each_syndrome(columns, &self.at, error, |index, before, after| {
            moved.push((before, after, self.errors[index].weight));
        });
        moved
    }
}
