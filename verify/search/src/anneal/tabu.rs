//! Tabu search from the best matrix of a chain. Each step makes the cheapest of a sample of moves, even if it raises
//! the cost. A removed column may not return for some steps, unless that gives the best matrix so far (Glover, ORSA
//! Journal on Computing 1(3), 1989).

use super::{Annealed, Chain};
use crate::state::{Change, Move};
use std::sync::atomic::{AtomicBool, Ordering};

/// Options of the tabu search after cooling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tabu {
    /// Number of moves to evaluate.
    pub moves: u64,
    /// Number of moves that each step compares; it takes the best one.
    pub sample: u64,
    /// Number of steps for which a replaced column may not return, and two swapped positions are not swapped again.
    pub tenure: u64,
}

/// The step until which a move is forbidden.
struct Forbidden {
    columns: Vec<u64>,
    /// The steps for swaps, indexed by the first position and the second.
    swaps: Vec<u64>,
    n: usize,
}

impl Forbidden {
    fn last_step(&mut self, change: Move) -> &mut u64 {
        match change {
            Move::Replace { column, .. } => &mut self.columns[usize::from(column)],
            Move::Swap(i, j) => &mut self.swaps[i.min(j) * self.n + i.max(j)],
        }
    }
}

impl Chain<'_> {
    /// Runs tabu search from the best matrix so far, to its end or until `stop` is set.
    pub(super) fn tabu(&mut self, how: Tabu, stop: &AtomicBool) {
        self.restart(self.best.1.clone());
        let n = self.problem.n;
        let mut forbidden = Forbidden { columns: vec![0; 1 << self.problem.r], swaps: vec![0; n * n], n };
        for step in 1..=how.moves / how.sample {
            // About once in as many moves as in cooling; a step tries `sample` of them.
            if step % (1 + Self::STRIDE / how.sample) == 0 && stop.load(Ordering::Relaxed) {
                return;
            }
            let mut best: Option<(f64, Move, Change)> = None;
            for _ in 0..how.sample {
                let Some((change, known, rise)) = self.candidate() else { continue };
                let allowed = *forbidden.last_step(change) < step || self.cost + rise < self.best.0 - 1e-9;
                if allowed && best.is_none_or(|(least, ..)| rise < least) {
                    best = Some((rise, change, known));
                }
            }
            let Some((rise, change, known)) = best else { continue };
            // The way back is forbidden, or the next step would take it: it is often the cheapest move.
            *forbidden.last_step(self.state.undoing(change)) = step + how.tenure;
            self.state.apply(change, known, &mut self.scratch);
            self.note(rise);
        }
    }
}
