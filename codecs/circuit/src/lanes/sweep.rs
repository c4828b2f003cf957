//! Exhaustive simulation: runs a circuit on every value of chosen inputs, 512 at once.
//!
//! Nine of the chosen inputs count the samples of a slot. The others count batches in Gray code [Knuth, TAOCP 4A,
//! 7.2.1.1], so one slot changes from batch to batch. 2^32 syndromes of a Reed-Solomon decoder take seconds.

use super::{Backend, Program, SLOT_BITS, Slot, TooLarge, Workspace};
use crate::graph::Circuit;
use crate::passes::flatten;

/// Maximum number of inputs whose values can all be tried.
// 2^32 values of a Reed-Solomon decoder take seconds; every further input doubles the time.
pub const MOST_FREE: usize = 34;

/// Up to this many inputs, a circuit is not optimised: all their values take 8 192 runs.
const FEW: usize = 22;

/// A circuit that runs on every value of some of its inputs; the other inputs are constant.
#[derive(Debug)]
pub struct Sweep {
    program: Program,
    work: Workspace,
    outputs: Vec<Slot>,
    /// The input bits that take every value, counted over all ports in order; bit i of a value belongs to `free[i]`.
    free: Vec<usize>,
    backend: Backend,
}

impl Sweep {
    /// Sweeps the first `free` input bits of `circuit`, counted over all ports in order.
    ///
    /// # Errors
    /// The circuit is too large for the bit-sliced engine.
    pub fn new(circuit: &Circuit, free: usize) -> Result<Self, TooLarge> {
        Self::over(circuit, (0..free).collect())
    }

    /// Sweeps the input bits `free` of `circuit`, counted over all ports in order.
    ///
    /// # Errors
    /// The circuit is too large for the bit-sliced engine.
    pub fn over(circuit: &Circuit, free: Vec<usize>) -> Result<Self, TooLarge> {
        let flat = flatten(circuit);
        let program = if free.len() <= FEW { Program::for_few_runs(&flat)? } else { Program::compile(&flat)? };
        let (work, outputs) = (Workspace::new([&program]), vec![Slot::ZERO; program.outputs()]);
        Ok(Self { program, work, outputs, free, backend: Backend::best() })
    }

    /// Runs on every value; `fixed` sets the other inputs in their order (zero beyond its end). `wrong` receives the
    /// outputs, with unused lanes zero, and returns the lanes in which something is wrong. Stops at the first such
    /// lane and returns its value.
    pub fn run(&mut self, fixed: &[bool], mut wrong: impl FnMut(&[Slot]) -> Slot) -> Option<u64> {
        let used = Slot::first(self.lanes_used());
        let mut found = Slot::ZERO;
        let next = self.run_from(0, fixed, |outputs| {
            found = wrong(outputs).zip(&used, |x, y| x & y);
            found != Slot::ZERO
        });
        let lane = (0..SLOT_BITS).find(|i| found.get(*i))?;
        let batch = next.unwrap_or(self.batches()) - 1;
        Some((batch ^ batch >> 1) << self.lanes() | lane as u64)
    }

    /// Runs on the values of the batches from `first` on, until `stop` returns true for the outputs of a batch
    /// (masked as in [`Self::run`]). Returns the next batch, or `None` after the last one.
    pub fn run_from(&mut self, first: u64, fixed: &[bool], stop: impl FnMut(&[Slot]) -> bool) -> Option<u64> {
        let mut base = vec![Slot::ZERO; self.program.inputs()];
        let others = (0..base.len()).filter(|i| !self.free.contains(i)).collect::<Vec<_>>();
        for (i, one) in others.into_iter().zip(fixed) {
            base[i] = Slot::constant(*one);
        }
        self.run_around(first, &base, stop)
    }

    /// Like [`Self::run_from`], but XORs every value of the free inputs into `base`, one slot for each input. The sweep
    /// then covers changes of an input, and each lane may have its own base.
    pub fn run_around(&mut self, first: u64, base: &[Slot], mut stop: impl FnMut(&[Slot]) -> bool) -> Option<u64> {
        let (lanes, batches, used) = (self.lanes(), self.batches(), Slot::first(self.lanes_used()));
        self.start(first, base);
        for batch in first..batches {
            // A Gray code changes one input between batches: one slot is written instead of all.
            if batch > first {
                let changed = self.free[lanes + batch.trailing_zeros() as usize];
                let slot = &mut self.work.inputs_mut(self.program.inputs())[changed];
                *slot = slot.zip(&Slot::ONES, |x, y| x ^ y);
            }
            self.program.run(self.backend, &mut self.work, &mut self.outputs);
            // Fewer than nine free inputs leave lanes unused; their outputs must not count as results.
            if used != Slot::ONES {
                for slot in &mut self.outputs {
                    *slot = slot.zip(&used, |x, y| x & y);
                }
            }
            if stop(&self.outputs) {
                return Some(batch + 1).filter(|next| *next < batches);
            }
        }
        None
    }

    /// The inputs of one lane in the last batch.
    pub fn inputs(&self, lane: usize) -> Vec<bool> {
        self.work.inputs(self.program.inputs()).iter().map(|slot| slot.get(lane)).collect()
    }

    /// Input bits of the circuit.
    pub fn width(&self) -> usize {
        self.program.inputs()
    }

    /// Lanes of a slot that hold a value.
    pub fn lanes_used(&self) -> usize {
        1 << self.lanes()
    }

    /// Sets the inputs of batch `first`.
    fn start(&mut self, first: u64, base: &[Slot]) {
        let lanes = self.lanes();
        let inputs = self.work.inputs_mut(self.program.inputs());
        inputs.clone_from_slice(base);
        for (i, input) in self.free.iter().enumerate() {
            let value = match i.checked_sub(lanes) {
                None => Slot::counting(i),
                Some(bit) => Slot::constant((first ^ first >> 1) >> bit & 1 == 1),
            };
            inputs[*input] = inputs[*input].zip(&value, |x, y| x ^ y);
        }
    }

    /// Number of free inputs whose values differ among the lanes of a slot.
    fn lanes(&self) -> usize {
        self.free.len().min(SLOT_BITS.trailing_zeros() as usize)
    }

    fn batches(&self) -> u64 {
        1 << (self.free.len() - self.lanes())
    }
}
