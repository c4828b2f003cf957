//! Short linear straight-line programs with cancellation: two-operand XORs that compute given rows.
//!
//! [`share_parities`] never uses pairs whose operands cancel, but shorter programs do [Boyar & Peralta 2010, section
//! 3]. Here every line is identified by the set of inputs that it XORs, so any two lines whose XOR is that set can
//! replace its operands. Simulated annealing [Kirkpatrick, Gelatt & Vecchi 1983] over programs tries such pairs and
//! regroups (p + q) + w as (p + w) + q. It removes lines that nothing reads, and accepts a move that adds a line with
//! a falling probability. The result depends only on the rows and the number of steps.

use super::pairs::Random;
use super::xor_sharing::{Sharing, share_parities};
use crate::graph::{Builder, Circuit, Gate, NetId};
use rustc_hash::FxHashMap;

/// A shorter straight-line program for a circuit that XORs the bits of one input port; sums that are read more than once are
/// parities of their own. If the circuit has any other gate, or more than 128 input bits, only pairs are shared. `steps` is the
/// number of annealing moves. `extra_levels` limits the two-input levels of the deepest row beyond the minimum for the longest row
/// without cancellation; `None` means unlimited.
pub fn xor_program(circuit: &Circuit, steps: u64, extra_levels: Option<u32>) -> Circuit {
    let shared = share_parities(circuit, Sharing { runs: RUNS, extra_levels, ..Sharing::AREA });
    match Annealing::of(&shared) {
        Some(annealing) => annealing.run(steps, extra_levels.is_some()).build(&shared),
        None => shared,
    }
}

/// Number of runs that search for an initial circuit.
// Only the start of the annealing depends on them; `share_parities` without annealing makes 1500 runs.
const RUNS: u32 = 40;
/// Maximum number of input bits.
// The value of a variable is a set of inputs in one `u128`: comparing and hashing it is most of a move.
const MOST_INPUTS: usize = 128;
/// Number of sums that the search may add to the initial ones.
// While it is hot, the search accepts moves that add sums; without a limit it would walk among long programs.
const SPARE: usize = 64;
/// Interval, in steps, of checks for a better circuit; the best circuit seen is the result.
// A check compares two numbers, but an improvement copies the program, and improvements come in series at the start.
const LOOK: u64 = 256;
/// The same interval if depth is bounded; moves that made the circuit too deep are then undone.
// All moves of an interval are undone together, so a longer interval loses more good moves to one bad move.
const LOOK_SHALLOW: u64 = 16;
/// Initial probability of adding a sum, in units of 2^-32: 1 in 128.
// A sum that is added disappears only by later moves, so a much higher probability would use up the spare sums.
const HEAT: u32 = 1 << 25;
/// Number of times that the probability is halved during a search; at its end it is 1 in 131 072.
const HALVINGS: u64 = 10;

/// Sums of two variables each. Variables are the inputs, then the sums.
#[derive(Clone)]
struct Annealing {
    inputs: usize,
    /// values[v]: the inputs that variable v sums.
    values: Vec<u128>,
    /// operands[v]: the two variables whose sum is v; unused for inputs.
    operands: Vec<[u32; 2]>,
    /// Number of reads of each variable, by sums and rows.
    uses: Vec<u32>,
    /// The sums in use, and their positions in this list.
    live: Vec<u32>,
    place: Vec<u32>,
    /// Unused numbers, for further sums.
    free: Vec<u32>,
    /// The variable in use for each value.
    at: FxHashMap<u128, u32>,
    /// The variables of the rows.
    rows: Vec<u32>,
    marks: Vec<u32>,
    mark: u32,
    heat: u32,
    random: Random,
}

impl Annealing {
    /// A circuit of two-input sums of one input port.
    fn of(circuit: &Circuit) -> Option<Self> {
        let [port] = circuit.inputs() else { return None };
        let inputs = port.nets.len();
        if inputs > MOST_INPUTS {
            return None;
        }
        let mut program = Self {
            inputs,
            values: Vec::new(),
            operands: Vec::new(),
            uses: Vec::new(),
            live: Vec::new(),
            place: Vec::new(),
            free: Vec::new(),
            at: FxHashMap::default(),
            rows: Vec::new(),
            marks: Vec::new(),
            mark: 0,
            heat: 0,
            random: Random(0x9E37_79B9_7F4A_7C15),
        };
        for i in 0..inputs {
            program.add_variable(1 << i, [0; 2]);
        }
        let mut variable: Vec<u32> = Vec::with_capacity(circuit.gates().len());
        for gate in circuit.gates() {
            let v = match gate {
                Gate::Input { bit, .. } => *bit,
                Gate::Parity(nets) if nets.len() == 2 => {
                    let pair = [variable[nets[0].index()], variable[nets[1].index()]];
                    program.sum_of(pair)?
                }
                _ => return None,
            };
            variable.push(v);
        }
        program.rows = circuit.output_nets().map(|n| variable[n.index()]).collect();
        for row in program.rows.clone() {
            program.uses[row as usize] += 1;
        }
        for _ in 0..SPARE {
            program.free.push(program.values.len() as u32);
            program.add_variable(0, [0; 2]);
        }
        Some(program)
    }

    fn add_variable(&mut self, value: u128, pair: [u32; 2]) {
        if value != 0 {
            self.at.insert(value, self.values.len() as u32);
        }
        self.values.push(value);
        self.operands.push(pair);
        self.uses.push(0);
        self.place.push(0);
        self.marks.push(0);
    }

    /// The variable with the value of a pair; `None` for zero.
    fn sum_of(&mut self, pair: [u32; 2]) -> Option<u32> {
        let value = self.values[pair[0] as usize] ^ self.values[pair[1] as usize];
        if value == 0 {
            return None;
        }
        if let Some(known) = self.at.get(&value) {
            return Some(*known);
        }
        let sum = self.values.len() as u32;
        self.add_variable(value, pair);
        self.enlist(sum);
        for v in pair.iter() {
            self.uses[*v as usize] += 1;
        }
        Some(sum)
    }

    fn enlist(&mut self, sum: u32) {
        self.place[sum as usize] = self.live.len() as u32;
        self.live.push(sum);
    }

    /// Runs the search; returns the circuit with the fewest sums seen. With `is_bounded`, circuits are not deeper than this one,
    /// and the result is the shallowest of those with the fewest sums.
    fn run(mut self, steps: u64, is_bounded: bool) -> Self {
        let (bound, look) = if is_bounded { (self.depth(), LOOK_SHALLOW) } else { (0, LOOK) };
        let mut best = self.clone();
        let mut best_cost = (self.live.len(), bound);
        let mut last = self.clone();
        if self.live.is_empty() {
            return best;
        }
        for step in 0..steps {
            if step % look == 0 {
                self.heat = HEAT >> (step * HALVINGS / steps);
                let depth = if is_bounded { self.depth() } else { 0 };
                if depth > bound {
                    // With the old generator, the search would repeat the moves that were just undone.
                    let random = self.random.clone();
                    self.clone_from(&last);
                    self.random = random;
                } else if is_bounded {
                    last.clone_from(&self);
                }
                if depth <= bound && (self.live.len(), depth) < best_cost {
                    best_cost = (self.live.len(), depth);
                    best.clone_from(&self);
                }
            }
            self.walk();
        }
        if !is_bounded && self.live.len() < best.live.len() { self } else { best }
    }

    /// Makes one random move.
    fn walk(&mut self) {
        let at = self.random.below(self.live.len());
        let sum = self.live[at];
        match self.random.below(2) {
            0 => self.take_other_pair(sum),
            _ => self.regroup(sum),
        }
    }

    /// Levels of the deepest row.
    fn depth(&self) -> u32 {
        let mut known = vec![0; self.values.len()];
        self.rows.iter().map(|row| self.levels(*row, &mut known)).max().unwrap_or(0)
    }

    fn levels(&self, v: u32, known: &mut [u32]) -> u32 {
        if (v as usize) >= self.inputs && known[v as usize] == 0 {
            let [p, q] = self.operands[v as usize];
            known[v as usize] = 1 + self.levels(p, known).max(self.levels(q, known));
        }
        known[v as usize]
    }

    /// Makes a sum the sum of a random variable and the remainder, if the remainder is available.
    fn take_other_pair(&mut self, sum: u32) {
        let at = self.random.below(self.inputs + self.live.len());
        let other = at.checked_sub(self.inputs).map_or(at as u32, |i| self.live[i]);
        let missing = self.values[sum as usize] ^ self.values[other as usize];
        if let Some(rest) = self.at.get(&missing).copied() {
            self.replace(sum, [other, rest]);
        }
    }

    /// Changes (p + q) + w to (p + w) + q. If others read p + q too, this adds a sum.
    fn regroup(&mut self, sum: u32) {
        // One number chooses which operand of the sum is p + q, and which operand of that one is p.
        let sides = self.random.below(4);
        let (of_sum, of_inner) = (sides & 1, sides >> 1);
        let operands = self.operands[sum as usize];
        let (inner, w) = (operands[of_sum], operands[1 - of_sum]);
        if (inner as usize) < self.inputs {
            return;
        }
        let is_read_once = self.uses[inner as usize] == 1;
        // If others read p + q, the move adds a sum; the upper half of the last random number decides whether it may.
        if !is_read_once && (self.random.0 >> 32) as u32 > self.heat {
            return;
        }
        let operands = self.operands[inner as usize];
        let (p, q) = (operands[of_inner], operands[1 - of_inner]);
        let value = self.values[p as usize] ^ self.values[w as usize];
        if let Some(known) = self.at.get(&value).copied() {
            self.replace(sum, [known, q]);
        } else if is_read_once {
            self.at.remove(&self.values[inner as usize]);
            self.at.insert(value, inner);
            self.values[inner as usize] = value;
            self.operands[inner as usize] = [p, w];
            self.operands[sum as usize] = [inner, q];
        } else if let Some(new) = self.free.pop() {
            self.at.insert(value, new);
            self.values[new as usize] = value;
            self.operands[new as usize] = [p, w];
            self.operands[sum as usize] = [new, q];
            self.uses[new as usize] = 1;
            self.uses[p as usize] += 1;
            self.uses[q as usize] += 1;
            self.uses[inner as usize] -= 1;
            self.enlist(new);
        }
    }

    /// Gives a sum other operands, unless one of them depends on it.
    fn replace(&mut self, sum: u32, pair: [u32; 2]) {
        self.mark += 1;
        if pair.iter().any(|v| self.reads(*v, sum)) {
            return;
        }
        let old = std::mem::replace(&mut self.operands[sum as usize], pair);
        // The new readers are counted first; otherwise an operand that stays would be removed in between.
        for v in pair.iter() {
            self.uses[*v as usize] += 1;
        }
        for v in old {
            self.release(v);
        }
    }

    /// Whether `from` is `sum` or depends on it. Variables with the current mark have been visited.
    fn reads(&mut self, from: u32, sum: u32) -> bool {
        if from == sum {
            return true;
        }
        if (from as usize) < self.inputs || self.marks[from as usize] == self.mark {
            return false;
        }
        self.marks[from as usize] = self.mark;
        self.operands[from as usize].into_iter().any(|v| self.reads(v, sum))
    }

    /// Removes one reader; a sum without readers is removed.
    fn release(&mut self, v: u32) {
        self.uses[v as usize] -= 1;
        if self.uses[v as usize] > 0 || (v as usize) < self.inputs {
            return;
        }
        self.at.remove(&self.values[v as usize]);
        let place = self.place[v as usize];
        self.live.swap_remove(place as usize);
        if let Some(moved) = self.live.get(place as usize) {
            self.place[*moved as usize] = place;
        }
        self.free.push(v);
        for v in self.operands[v as usize] {
            self.release(v);
        }
    }

    /// The circuit, with one parity for every row and for every sum that is read more than once.
    fn build(&self, circuit: &Circuit) -> Circuit {
        let mut b = Builder::new(circuit.name());
        let inputs: Vec<NetId> = circuit.inputs().iter().flat_map(|p| b.input(&p.name, p.nets.len())).collect();
        let mut made: Vec<Option<NetId>> = vec![None; self.values.len()];
        for (made, net) in made.iter_mut().zip(inputs) {
            *made = Some(net);
        }
        let rows: Vec<NetId> = self.rows.iter().map(|row| self.make(&mut b, *row, &mut made)).collect();
        let mut rows = rows.into_iter();
        for port in circuit.outputs() {
            b.output(&port.name, rows.by_ref().take(port.nets.len()).collect());
        }
        b.finish()
    }

    fn make(&self, b: &mut Builder, v: u32, made: &mut [Option<NetId>]) -> NetId {
        if let Some(net) = made[v as usize] {
            return net;
        }
        let mut open = self.operands[v as usize].to_vec();
        let mut nets = Vec::new();
        while let Some(part) = open.pop() {
            match made[part as usize] {
                Some(net) => nets.push(net),
                None if self.uses[part as usize] > 1 => nets.push(self.make(b, part, made)),
                None => open.extend(self.operands[part as usize]),
            }
        }
        let net = b.parity(nets);
        made[v as usize] = Some(net);
        net
    }
}
