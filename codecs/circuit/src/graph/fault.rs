//! The function of a stuck or changed gate, defined once for simulation and for circuits.
//!
//! Stuck-at faults [Bushnell & Agrawal, Essentials of Electronic Testing, ch. 4] and changes of one gate, as mutation
//! testing of netlists uses them.

use super::{Algebra, Gate, NetId};

/// A kind of change of a gate.
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
    /// The change of the gate.
    pub change: Change,
    /// Index of the operand that is dropped or complemented.
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
                // The constant loses the bit of the operand, or all higher bits would be compared with their neighbours.
                let low = constant & ((1 << self.operand) - 1);
                // A shift by all 64 bits, for the last operand of the widest word, would overflow.
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
