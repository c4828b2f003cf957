//! The function of a stuck or changed gate, defined once for simulation and for circuits.
//!
//! Stuck-at faults [Bushnell & Agrawal, Essentials of Electronic Testing, ch. 4] and changes of one gate, as mutation
//! testing of netlists uses them.

use super::{Algebra, Gate, NetId};

/// How a gate is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// The gate's output is stuck at 0.
    StuckAt0,
    /// The gate's output is stuck at 1.
    StuckAt1,
    /// AND becomes OR, OR becomes AND, XOR becomes OR; a comparison gets another constant, a complement becomes a
    /// wire.
    Swapped,
    /// One operand of the gate is not connected.
    Dropped,
    /// One operand of the gate is read complemented.
    Inverted,
    /// One operand of a syndrome bit is missing or added: one bit of H changed.
    MatrixBit,
}

/// One changed gate.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    /// The net that the gate drives.
    pub net: NetId,
    /// How it is changed.
    pub change: Change,
    /// Which operand is dropped or complemented.
    pub operand: usize,
    /// The input that [`Change::MatrixBit`] adds to an XOR, or takes from it.
    pub extra: Option<NetId>,
}

impl Fault {
    /// A change without an extra input.
    pub fn new(net: NetId, change: Change, operand: usize) -> Self {
        Self { net, change, operand, extra: None }
    }

    /// The value of the changed gate; `value` gives the values of nets without the fault.
    ///
    /// # Panics
    /// If the gate is an input, or has no operand of the fault's number.
    pub fn apply<A: Algebra>(&self, gate: &Gate, algebra: &mut A, value: impl Fn(NetId) -> A::Value) -> A::Value {
        let mut operands: Vec<A::Value> = gate.operands().iter().map(|n| value(*n)).collect();
        match (self.change, gate) {
            (Change::StuckAt0, _) => algebra.constant(false),
            (Change::StuckAt1, _) => algebra.constant(true),
            (Change::Inverted, _) => {
                operands[self.operand] = algebra.not(operands[self.operand].clone());
                gate.apply(algebra, operands)
            }
            (Change::MatrixBit, _) => algebra.parity(operands.into_iter().chain(self.extra.map(value))),
            (Change::Dropped, Gate::Equals { value: constant, .. }) => {
                operands.remove(self.operand);
                let low = constant & ((1 << self.operand) - 1);
                let high = constant.checked_shr(self.operand as u32 + 1).unwrap_or(0);
                algebra.equals(operands, high << self.operand | low)
            }
            (Change::Dropped, _) => {
                operands.remove(self.operand);
                gate.apply(algebra, operands)
            }
            (Change::Swapped, Gate::And(_) | Gate::Parity(_)) => algebra.or(operands),
            (Change::Swapped, Gate::Or(_)) => algebra.and(operands),
            (Change::Swapped, Gate::Equals { value, .. }) => algebra.equals(operands, value ^ 1),
            (Change::Swapped, _) => operands.swap_remove(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Builder, Circuit, Interpreter, Words};
    use super::*;

    /// Gates of every kind over four inputs, each an output.
    fn gates() -> Circuit {
        let mut b = Builder::new("gates");
        let x = b.input("x", 4);
        let nets = vec![
            b.parity(x[..3].iter().copied()),
            b.and(x.iter().copied()),
            b.or(x[1..].iter().copied()),
            b.not(x[0]),
            b.equals(&x, 0b0110),
            b.equals(&x, 0b0101),
        ];
        b.output("y", nets);
        b.finish()
    }

    #[test]
    fn a_changed_gate_of_each_kind_computes_what_is_said_of_it() {
        let circuit = gates();
        let x = circuit.inputs()[0].nets.clone();
        let bit = |v: u64, i: usize| v >> i & 1 == 1;
        let value = |net: NetId| {
            (0..16u64).fold(0, |w, v| w | u64::from(bit(v, x.iter().position(|n| *n == net).unwrap())) << v)
        };
        type Meaning = fn(u64) -> bool;
        let [parity, and, or, not, equals, odd] = [0, 1, 2, 3, 4, 5];
        let cases: [(usize, Change, usize, Meaning); 14] = [
            (parity, Change::StuckAt0, 0, |_| false),
            (and, Change::StuckAt1, 0, |_| true),
            (parity, Change::Swapped, 0, |v| v & 7 != 0),
            (and, Change::Swapped, 0, |v| v != 0),
            (or, Change::Swapped, 0, |v| v >> 1 == 7),
            (not, Change::Swapped, 0, |v| v & 1 == 1),
            (equals, Change::Swapped, 0, |v| v == 7),
            (odd, Change::Swapped, 0, |v| v == 4),
            (parity, Change::Dropped, 1, |v| (v & 5).count_ones() == 1),
            (and, Change::Dropped, 3, |v| v & 7 == 7),
            (equals, Change::Dropped, 1, |v| v & 13 == 4),
            (equals, Change::Dropped, 3, |v| v & 7 == 6),
            (or, Change::Inverted, 0, |v| v >> 2 != 0 || v & 2 == 0),
            (equals, Change::Inverted, 2, |v| v == 2),
        ];
        for (output, change, operand, meaning) in cases {
            let net = circuit.outputs()[0].nets[output];
            let found = Fault::new(net, change, operand).apply(circuit.gate(net), &mut Words, value);
            for v in 0..16 {
                assert_eq!(found >> v & 1 == 1, meaning(v), "{change:?} of {:?} at {v}", circuit.gate(net));
            }
        }
        let net = circuit.outputs()[0].nets[parity];
        let more = Fault { extra: Some(x[3]), ..Fault::new(net, Change::MatrixBit, 0) };
        let less = Fault { extra: Some(x[0]), ..more };
        for v in 0..16u64 {
            let of = |f: &Fault| f.apply(circuit.gate(net), &mut Words, value) >> v & 1;
            assert_eq!((of(&more), of(&less)), (u64::from(v.count_ones() & 1), u64::from((v & 6).count_ones() & 1)));
        }
    }

    #[test]
    fn a_fault_in_a_circuit_is_the_fault_that_is_simulated() {
        let circuit = gates();
        let inputs: Vec<u64> = (0..4).map(|i| (0..16u64).fold(0, |w, v| w | (v >> i & 1) << v)).collect();
        for (net, gate) in circuit.drivers().filter(|(_, g)| !matches!(g, Gate::Input { .. })) {
            let each = (0..gate.operands().len()).flat_map(|i| {
                [Change::StuckAt0, Change::StuckAt1, Change::Swapped, Change::Inverted].map(|c| Fault::new(net, c, i))
            });
            let dropped = (0..gate.operands().len()).filter(|_| gate.operands().len() > 1);
            for fault in each.chain(dropped.map(|i| Fault::new(net, Change::Dropped, i))) {
                let mut b = Builder::new("faulty");
                let x = b.input("x", 4);
                let faulty = fault.apply(gate, &mut b, |n| x[n.index()]);
                b.output("y", vec![faulty]);
                let faulty = b.finish();
                let mut run = Interpreter::new(&faulty);
                faulty.inputs()[0].nets.iter().zip(&inputs).for_each(|(n, w)| run.set(*n, *w));
                run.run();
                let simulated = fault.apply(gate, &mut Words, |n| inputs[n.index()]);
                assert_eq!(run.get(faulty.outputs()[0].nets[0]) & 0xFFFF, simulated & 0xFFFF, "{fault:?} of {gate:?}");
            }
        }
    }
}
