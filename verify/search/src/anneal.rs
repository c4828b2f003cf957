//! Simulated annealing of one matrix. Moves that raise the cost are accepted with probability exp(-rise /
//! temperature), while the temperature falls geometrically (Kirkpatrick, Gelatt and Vecchi, Science 220, 1983).

mod tabu;

pub use tabu::Tabu;

use crate::attack;
use crate::circulant;
use crate::cooling::{Annealed, below, cool, uniform};
use crate::problem::{Columns, Problem, syndrome};
use crate::relaxed::{self, Relaxed};
use crate::state::{Change, Move, Scratch, State};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::atomic::{AtomicBool, Ordering};

/// The objective to minimise: a weighted sum.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Objective {
    /// Weight of each miscorrected pair.
    pub pairs: f64,
    /// Weight of each miscorrected triple.
    pub triples: f64,
    /// Weight of each pattern inside one window whose wrong correction leaves the window ([`State::outside`]).
    pub outside: f64,
    /// Weight of each one in H.
    pub weight: f64,
    /// Cost of each 1 in the heaviest row of H.
    pub heaviest_row: f64,
    /// Weight of the share of the model's errors that are silent.
    pub model: f64,
    /// Weight of each error that must be detected and is not.
    pub undetected: f64,
    /// Weight of each flip less in the smallest sets of flips that end in silent wrong data. The number of these sets
    /// counts as their share of all sets of as many bits.
    pub attack: f64,
}

/// Number of units of [`crate::problem::Watched::weight`] in a probability of 1.
pub const MODEL_UNITS: f64 = 1e12;

/// Cooling schedule of a chain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// Number of moves to evaluate.
    pub moves: u64,
    /// First temperature, in units of the objective.
    pub hot: f64,
    /// Last temperature.
    pub cold: f64,
    /// A start from a matrix found by [`relaxed`] instead of from a random one.
    pub relaxed: Option<Relaxed>,
    /// Tabu search that follows the cooling.
    pub tabu: Option<Tabu>,
}

/// One chain: its matrix, the best one so far, and its random numbers.
#[derive(Debug)]
pub struct Chain<'p> {
    problem: &'p Problem,
    scratch: Scratch,
    state: State<'p>,
    allowed: Vec<u16>,
    objective: Objective,
    cost: f64,
    best: (f64, Vec<u16>),
    random: ChaCha8Rng,
}

/// Columns are drawn at random, one after another, so that correctable patterns stay unique; a draw without a valid
/// column starts again. After this many attempts the problem is too tight for random starts, and clashes are annealed
/// away.
const STARTS: usize = 2_000;
const TIGHT: Relaxed = Relaxed { moves: 500_000, weight: 0.0, rounds: 0 };

impl<'p> Chain<'p> {
    /// A chain from a random matrix; chains with different numbers are independent. `None` if no start is found, or
    /// `stop` is set first.
    pub fn new(
        problem: &'p Problem,
        objective: Objective,
        relaxation: Option<Relaxed>,
        seed: u64,
        number: u64,
        stop: &AtomicBool,
    ) -> Option<Self> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(number);
        let columns = match relaxation {
            Some(relaxation) => relaxed::start(problem, relaxation, &mut random, stop)?,
            None => (0..STARTS).find_map(|_| random_columns(problem, &mut random)).or_else(|| {
                // Relaxing would not preserve the blocks.
                let free = problem.columns.block() == 1;
                free.then(|| relaxed::start(problem, TIGHT, &mut random, stop)).flatten()
            })?,
        };
        Self::from_columns(problem, objective, columns, random)
    }

    /// A chain that starts from a given matrix, if it is a solution.
    pub fn from_columns(
        problem: &'p Problem,
        objective: Objective,
        columns: Vec<u16>,
        random: ChaCha8Rng,
    ) -> Option<Self> {
        let state = state(problem, columns, objective)?;
        let cost = cost(&state, objective);
        let best = (cost, state.columns().to_vec());
        Some(Self {
            problem,
            scratch: Scratch::default(),
            state,
            allowed: problem.allowed(),
            objective,
            cost,
            best,
            random,
        })
    }

    /// Lowest cost so far, and its columns.
    pub fn best(&self) -> (f64, &[u16]) {
        (self.best.0, &self.best.1)
    }

    /// Runs the complete schedule: one cooling, one after each round in which the best matrix is relaxed, and tabu
    /// search.
    pub fn run(&mut self, schedule: Schedule, stop: &AtomicBool) {
        let temperatures = [schedule.hot, schedule.cold];
        cool(self, schedule.moves, temperatures, stop);
        // A round with each number of every form of relaxation.
        let rounds = schedule.relaxed.iter().flat_map(|relaxation| (0..relaxation.rounds).map(move |_| *relaxation));
        for how in rounds {
            let columns = relaxed::another(self.problem, how, self.best.1.clone(), &mut self.random, stop);
            // An interrupted relaxation ends with clashes, or with a matrix that depends on the moment.
            if stop.load(Ordering::Relaxed) {
                break;
            }
            if columns.is_some_and(|columns| self.restart(columns)) {
                cool(self, schedule.moves, temperatures, stop);
            }
        }
        if let Some(how) = schedule.tabu {
            self.tabu(how, stop);
        }
    }

    /// Restarts from these columns; returns false, without any change, if they are not a solution.
    fn restart(&mut self, columns: Vec<u16>) -> bool {
        let Some(state) = state(self.problem, columns, self.objective) else { return false };
        (self.cost, self.state) = (cost(&state, self.objective), state);
        true
    }

    /// A random move with its changes and its increase in cost; `None` if it does not lead to a solution.
    fn candidate(&mut self) -> Option<(Move, Change, f64)> {
        let data = self.problem.data_bits();
        let bits = self.random.next_u64();
        let position = below(bits as u32, data);
        let other = (bits >> 32) as u32;
        let change = if self.is_ordered() && bits & 1 << 31 == 0 {
            let other = below(other, data);
            if other == position {
                return None;
            }
            Move::Swap(position, other)
        } else {
            let column = self.allowed[below(other, self.allowed.len())];
            if self.state.is_used(column) {
                return None;
            }
            Move::Replace { position, column }
        };
        let known = self.state.change(change, &mut self.scratch)?;
        Some((change, known, self.rise(change, known)))
    }

    /// Whether the order of the columns matters for patterns or for windows.
    fn is_ordered(&self) -> bool {
        !self.problem.patterns.is_empty()
            || self.objective.outside > 0.0
            || !self.problem.detects.is_empty()
            || self.objective.model > 0.0
    }

    /// Replaces a block's columns, or swaps two blocks: column after column, so that the tables give each change. All
    /// changes are undone if the complete move is not accepted, or an intermediate matrix is not a solution.
    fn step_of_blocks(&mut self, size: usize, temperature: f64) {
        let bits = self.random.next_u64();
        let blocks = self.problem.data_bits() / size;
        let (first, other) = (below(bits as u32, blocks) * size, (bits >> 32) as u32);
        let moves: Vec<Move> = if self.is_ordered() && bits & 1 << 31 == 0 {
            let second = below(other, blocks) * size;
            // A swap of a column with itself is not a move of `State`.
            if first == second { Vec::new() } else { (0..size).map(|i| Move::Swap(first + i, second + i)).collect() }
        } else {
            let column = self.allowed[below(other, self.allowed.len())];
            // Blocks are whole, so if its first column is free, all of them are.
            if self.state.is_used(column) {
                Vec::new()
            } else {
                let columns = circulant::block(column, self.problem.r, size).enumerate();
                columns.map(|(i, column)| Move::Replace { position: first + i, column }).collect()
            }
        };
        let (mut rise, mut made) = (0.0, Vec::with_capacity(size));
        for &change in &moves {
            let Some(known) = self.state.change(change, &mut self.scratch) else { break };
            rise += self.rise(change, known);
            made.push((self.state.undoing(change), known.negated()));
            self.state.apply(change, known, &mut self.scratch);
        }
        if made.len() == moves.len() && self.accepts(rise, temperature) {
            self.note(rise);
            return;
        }
        // Each undoing move holds for the matrix that its move left, so they are made in reverse.
        for (change, known) in made.into_iter().rev() {
            self.state.apply(change, known, &mut self.scratch);
        }
    }

    fn accepts(&mut self, rise: f64, temperature: f64) -> bool {
        rise <= 0.0 || uniform(self.random.next_u32()) < (-rise / temperature).exp()
    }

    /// Adds the cost of an accepted move, and keeps the matrix if it is the best so far.
    fn note(&mut self, rise: f64) {
        self.cost += rise;
        // A smaller difference may be a rounding error of the sums, and the best matrix would be copied at every move.
        if self.cost < self.best.0 - 1e-9 {
            // Computed anew, so that rounding errors do not grow with the number of moves.
            self.cost = cost(&self.state, self.objective);
            self.best = (self.cost, self.state.columns().to_vec());
        }
    }

    fn rise(&self, change: Move, known: Change) -> f64 {
        let Objective { pairs, triples, outside, weight, heaviest_row, model, undetected, attack } = self.objective;
        let mut rise = pairs * known.pairs as f64 + weight * known.weight as f64 + outside * known.outside as f64;
        rise += undetected * known.undetected as f64 + model * known.model as f64 / MODEL_UNITS;
        rise += attack * known.attack as f64 / attack::UNITS;
        // Without this weight the state does not keep its sums of squares.
        if triples > 0.0 {
            rise += triples * known.squares as f64 * (2.0 / 3.0);
        }
        // Only this objective needs all rows; the others change by table look-ups.
        if heaviest_row > 0.0 {
            let change = f64::from(self.state.heaviest_row_after(change)) - f64::from(self.state.heaviest_row());
            rise += heaviest_row * change;
        }
        rise
    }
}

impl Annealed for Chain<'_> {
    const STRIDE: u64 = 1024;

    fn step(&mut self, temperature: f64) {
        if let Columns::Circulant(size) = self.problem.columns {
            return self.step_of_blocks(size, temperature);
        }
        let Some((change, known, rise)) = self.candidate() else { return };
        if self.accepts(rise, temperature) {
            self.state.apply(change, known, &mut self.scratch);
            self.note(rise);
        }
    }
}

/// A state that keeps the counts of the objective.
fn state<'p>(problem: &'p Problem, columns: Vec<u16>, o: Objective) -> Option<State<'p>> {
    let state = State::new(problem, columns, o.triples > 0.0)?;
    let state = if o.outside > 0.0 { state.counting_outside() } else { state };
    Some(if o.attack > 0.0 { state.counting_attack() } else { state })
}

/// The cost of a matrix; `None` if it is not a solution. Each column has as many bits as the problem has check bits.
pub(crate) fn measured(problem: &Problem, objective: Objective, columns: Vec<u16>) -> Option<f64> {
    state(problem, columns, objective).map(|state| cost(&state, objective))
}

fn cost(state: &State<'_>, o: Objective) -> f64 {
    let mut cost = o.pairs * state.pairs() as f64 + o.weight * state.weight() as f64;
    if o.triples > 0.0 {
        cost += o.triples * state.triples() as f64;
    }
    cost += o.undetected * state.undetected() as f64 + o.model * state.model() as f64 / MODEL_UNITS;
    cost += o.attack * state.attack() as f64 / attack::UNITS;
    cost + o.outside * state.outside() as f64 + o.heaviest_row * f64::from(state.heaviest_row())
}

/// Unit columns for the check bits, then random data columns that keep all patterns unique.
fn random_columns(problem: &Problem, random: &mut ChaCha8Rng) -> Option<Vec<u16>> {
    let data = problem.data_bits();
    let mut columns = vec![0u16; problem.n];
    for row in 0..problem.r as usize {
        columns[data + row] = 1 << row;
    }
    let mut taken = vec![false; 1 << problem.r];
    taken[0] = true;
    // A pattern's syndrome is known with its last position: check bits come first, then data bits in ascending order.
    let order: Vec<usize> = (data..problem.n).chain(0..data).collect();
    let mut closing: Vec<Vec<usize>> = vec![Vec::new(); problem.n];
    for (index, pattern) in problem.patterns.iter().enumerate() {
        if let Some(last) = pattern.iter().max_by_key(|position| (**position < data, **position)) {
            closing[*last].push(index);
        }
    }
    let mut allowed = problem.allowed();
    let size = problem.columns.block();
    for &position in &order {
        let closing = &closing[position];
        if position < data && position % size == 0 {
            // A Fisher-Yates shuffle, only as far as needed.
            let mut found = None;
            for i in 0..allowed.len() {
                let j = i + below(random.next_u32(), allowed.len() - i);
                allowed.swap(i, j);
                columns[position] = allowed[i];
                if are_new(&taken, &syndromes(problem, &columns, position, closing)) {
                    found = Some(allowed[i]);
                    break;
                }
            }
            columns[position] = found?;
        } else if position < data {
            // The other columns of a block follow from its first one.
            columns[position] = circulant::rotated(columns[position - 1], problem.r, size);
        }
        let new = syndromes(problem, &columns, position, closing);
        if !are_new(&taken, &new) {
            return None;
        }
        for syndrome in new {
            taken[usize::from(syndrome)] = true;
        }
    }
    Some(columns)
}

/// The column at a position, and the syndromes of the patterns that it completes.
fn syndromes(problem: &Problem, columns: &[u16], position: usize, closing: &[usize]) -> Vec<u16> {
    let patterns = closing.iter().map(|index| syndrome(columns, &problem.patterns[*index]));
    std::iter::once(columns[position]).chain(patterns).collect()
}

/// Whether these syndromes differ from those that are taken and from each other.
fn are_new(taken: &[bool], syndromes: &[u16]) -> bool {
    syndromes.iter().enumerate().all(|(i, s)| !taken[usize::from(*s)] && !syndromes[..i].contains(s))
}
