//! Proof by trying everything: a circuit with few free inputs on every one of their values, 512 at once.
//!
//! 2^32 values of a Reed-Solomon decoder's syndrome take seconds, where a solver finds no verdict in a quarter of an hour.

use eccforge_bitslice::{Backend, Program, SLOT_BITS, Slot, TooLarge, Workspace};
use eccforge_logic::circuit::{Builder, Circuit, NetId};
use eccforge_logic::passes::{copy_into, flatten};

/// Most free inputs whose values are all tried.
pub const MOST_FREE: usize = 34;

/// A circuit that is run on every value of its first inputs, the others constant.
#[derive(Debug)]
pub struct Sweep {
    program: Program,
    work: Workspace,
    outputs: Vec<Slot>,
    free: usize,
    backend: Backend,
}

impl Sweep {
    /// Over the first `free` input bits of `circuit`, counted over all ports in order.
    ///
    /// # Errors
    /// The circuit is too large for the bit-sliced engine.
    pub fn new(circuit: &Circuit, free: usize) -> Result<Self, TooLarge> {
        let program = Program::compile(&flatten(circuit))?;
        let (work, outputs) = (Workspace::new([&program]), vec![Slot::ZERO; program.outputs()]);
        Ok(Self { program, work, outputs, free, backend: Backend::best() })
    }

    /// Runs on every value, the other inputs as in `fixed`; `wrong` says from the outputs (masked: lanes that hold no
    /// value are zero) in which lanes something is wrong. Stops at the first of those and returns the value there.
    pub fn run(&mut self, fixed: &[bool], mut wrong: impl FnMut(&[Slot]) -> Slot) -> Option<u64> {
        let used = self.used();
        let mut found = Slot::ZERO;
        let next = self.run_from(0, fixed, |outputs| {
            found = wrong(outputs).zip(&used, |x, y| x & y);
            found != Slot::ZERO
        });
        let lane = (0..SLOT_BITS).find(|i| found.get(*i))?;
        let batch = next.unwrap_or(1 << (self.free - self.lanes())) - 1;
        Some((batch ^ batch >> 1) << self.lanes() | lane as u64)
    }

    /// Runs on the values of the batches from `first` on until `stop`, which sees the outputs of each batch (masked as in
    /// [`Self::run`]), says so; returns the batch after that, `None` if it was the last.
    pub fn run_from(&mut self, first: u64, fixed: &[bool], mut stop: impl FnMut(&[Slot]) -> bool) -> Option<u64> {
        let (lanes, used, batches) = (self.lanes(), self.used(), 1u64 << (self.free - self.lanes()));
        let inputs = self.work.inputs_mut(self.program.inputs());
        inputs.fill(Slot::ZERO);
        (0..lanes).for_each(|i| inputs[i] = counting(i));
        (lanes..self.free).for_each(|i| inputs[i] = constant((first ^ first >> 1) >> (i - lanes) & 1 == 1));
        inputs[self.free..].iter_mut().zip(fixed).for_each(|(slot, one)| *slot = constant(*one));
        for batch in first..batches {
            if batch > first {
                // Gray code: one input changes from batch to batch.
                let slot = &mut self.work.inputs_mut(self.program.inputs())[lanes + batch.trailing_zeros() as usize];
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

    fn lanes(&self) -> usize {
        self.free.min(SLOT_BITS.trailing_zeros() as usize)
    }

    /// Lanes that hold a value.
    fn used(&self) -> Slot {
        Slot::first(1 << self.lanes())
    }
}

/// Bit `i` of the lane's number, below 9.
pub fn counting(i: usize) -> Slot {
    Slot(std::array::from_fn(|w| (0..64).fold(0, |word, b| word | (((64 * w + b) >> i & 1) as u64) << b)))
}

/// All lanes one or all zero.
pub fn constant(one: bool) -> Slot {
    if one { Slot::ONES } else { Slot::ZERO }
}

/// Both circuits on the same inputs, with one output: some output differs. Ports must have equal shapes.
pub fn miter(a: &Circuit, b: &Circuit) -> Circuit {
    let mut builder = Builder::new("miter");
    let inputs: Vec<Vec<NetId>> = a.inputs().iter().map(|p| builder.input(&p.name, p.nets.len())).collect();
    let (of_a, of_b) = (copy_into(&mut builder, a, &inputs), copy_into(&mut builder, b, &inputs));
    let pairs = a.output_nets().zip(b.output_nets());
    let differ: Vec<NetId> = pairs.map(|(x, y)| builder.parity([of_a[x.index()], of_b[y.index()]])).collect();
    let differs = builder.or(differ);
    builder.output("differs", vec![differs]);
    builder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_miter_is_one_exactly_where_the_circuits_differ() {
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
