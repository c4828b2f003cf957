//! Exhaustive simulation: runs a circuit on every value of chosen inputs, 512 at once.
//!
//! Nine of the chosen inputs count the samples of a slot. The others count batches in Gray code [Knuth, TAOCP 4A,
//! 7.2.1.1], so one slot changes from batch to batch. 2^32 syndromes of a Reed-Solomon decoder take seconds.

use super::{Backend, Program, SLOT_BITS, Slot, TooLarge, Workspace};
use crate::graph::Circuit;
use crate::passes::flatten;

/// Maximum number of inputs whose values can all be tried.
pub const MOST_FREE: usize = 34;

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
        let program = Program::compile(&flatten(circuit))?;
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
        others.into_iter().zip(fixed).for_each(|(i, one)| base[i] = Slot::constant(*one));
        self.run_around(first, &base, stop)
    }

    /// As [`Self::run_from`], but XORs every value of the free inputs on `base`, one slot for each input. The sweep
    /// then covers changes of an input, and each lane may have its own base.
    pub fn run_around(&mut self, first: u64, base: &[Slot], mut stop: impl FnMut(&[Slot]) -> bool) -> Option<u64> {
        let (lanes, batches, used) = (self.lanes(), self.batches(), Slot::first(self.lanes_used()));
        self.start(first, base);
        for batch in first..batches {
            if batch > first {
                let changed = self.free[lanes + batch.trailing_zeros() as usize];
                let slot = &mut self.work.inputs_mut(self.program.inputs())[changed];
                *slot = slot.zip(&Slot::ONES, |x, y| x ^ y);
            }
            self.program.run(self.backend, &mut self.work, &mut self.outputs);
            if used != Slot::ONES {
                self.outputs.iter_mut().for_each(|slot| *slot = slot.zip(&used, |x, y| x & y));
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

    /// The inputs of batch `first`.
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

    /// Number of free inputs that count the lanes of a slot.
    fn lanes(&self) -> usize {
        self.free.len().min(SLOT_BITS.trailing_zeros() as usize)
    }

    fn batches(&self) -> u64 {
        1 << (self.free.len() - self.lanes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Builder;
    use crate::transform::miter;

    /// x == value, over n bits, with an enable.
    fn equals(n: usize, value: u64) -> Circuit {
        let mut b = Builder::new("equals");
        let (x, enable) = (b.input("x", n), b.input("enable", 1)[0]);
        let hit = b.equals(&x, value);
        let hit = b.and([hit, enable]);
        b.output("hit", vec![hit]);
        b.finish()
    }

    #[test]
    fn every_value_is_tried_once_and_the_one_that_is_wrong_is_named() {
        for (bits, value) in [(3, 5), (9, 300), (17, 99_999)] {
            let mut sweep = Sweep::new(&equals(bits, value), bits).unwrap();
            let mut seen = 0;
            assert_eq!(
                sweep.run(&[true], |out| {
                    seen += out[0].count();
                    Slot::ZERO
                }),
                None
            );
            assert_eq!(seen, 1, "{bits} bits");
            assert_eq!(sweep.run(&[true], |out| out[0]), Some(value));
            assert_eq!(sweep.run(&[false], |out| out[0]), None);
            // Stopped after the batch that holds the value, and gone on from there.
            let next = sweep.run_from(0, &[true], |out| out[0] != Slot::ZERO);
            assert_eq!(next.and_then(|next| sweep.run_from(next, &[true], |out| out[0] != Slot::ZERO)), None);
        }
    }

    #[test]
    fn inputs_are_chosen_in_any_order_and_the_others_keep_their_values() {
        // Bits 5, 2, 0, 7, 1, 8, 9, 10, 11, 12 are swept: the value that hits is 1001 with bits 3, 4, 6, 13 as fixed.
        let free = vec![5, 2, 0, 7, 1, 8, 9, 10, 11, 12];
        let wanted = 0b11_0110_1001u64;
        let fixed = [true, false, true, true];
        let others = [3, 4, 6, 13];
        let hit = free.iter().enumerate().filter(|(i, _)| wanted >> i & 1 == 1).map(|(_, bit)| 1u64 << bit);
        let kept = others.iter().zip(fixed).filter(|(_, one)| *one).map(|(bit, _)| 1u64 << bit);
        let circuit = equals(14, hit.chain(kept).sum());
        let mut sweep = Sweep::over(&circuit, free).unwrap();
        let all = |enable: bool| fixed.into_iter().chain([enable]).collect::<Vec<_>>();
        assert_eq!(sweep.run(&all(true), |out| out[0]), Some(wanted));
        assert_eq!(sweep.run(&all(false), |out| out[0]), None);
        assert_eq!(sweep.run(&[false; 5], |out| out[0]), None);
    }

    #[test]
    fn every_change_of_another_base_in_each_lane_is_tried_once() {
        // The change of x is seen by what x must be: the base of each lane, XORed with the change that is looked for.
        let mut b = Builder::new("changed");
        let (x, was) = (b.input("x", 11), b.input("was", 11));
        let change: Vec<_> = x.iter().zip(&was).map(|(x, was)| b.parity([*x, *was])).collect();
        let hit = b.equals(&change, 700);
        b.output("hit", vec![hit]);
        let mut sweep = Sweep::new(&b.finish(), 11).unwrap();
        let mut base: Vec<Slot> = (0..11u64)
            .map(|i| Slot(std::array::from_fn(|w| (i * 8 + w as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15))))
            .collect();
        base.extend_from_within(..);
        let mut hits = 0;
        sweep.run_around(0, &base, |out| {
            hits += out[0].count();
            false
        });
        assert_eq!(hits, 1);
        let next = sweep.run_around(0, &base, |out| out[0] != Slot::ZERO);
        let lane = 700 % 512;
        let inputs = sweep.inputs(lane);
        let value = |bits: &[bool]| bits.iter().enumerate().fold(0, |v, (i, bit)| v | u64::from(*bit) << i);
        assert_eq!(value(&inputs[..11]) ^ value(&inputs[11..]), 700);
        assert_eq!(value(&inputs[11..]), (0..11).fold(0, |v, i| v | u64::from(base[i].get(lane)) << i));
        assert!(next.is_some(), "700 is not in the last batch");
    }

    #[test]
    fn circuits_that_differ_on_two_values_are_told_apart_on_both() {
        let (a, b) = (equals(12, 77), equals(12, 78));
        let mut count = 0;
        let mut sweep = Sweep::new(&miter(&a, &b), 12).unwrap();
        sweep.run(&[true], |out| {
            count += out[0].count();
            Slot::ZERO
        });
        assert_eq!(count, 2);
        assert_eq!(Sweep::new(&miter(&a, &a), 12).unwrap().run(&[true], |out| out[0]), None);
    }
}
