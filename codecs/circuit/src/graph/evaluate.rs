//! Evaluation of gates, written once for every kind of value: [`Algebra`].
//!
//! The values are words of 64 evaluations for simulation ([`Words`], bit i belongs to evaluation i), nets of a
//! circuit under construction for copies and miters ([`Builder`]), or affine forms for linear analysis
//! ([`crate::linear`]). A changed gate ([`super::Fault`]) uses the same operations, so a fault has the same meaning
//! in all of them.

use super::{Builder, Circuit, Gate, NetId};

/// Values that gates compute on.
pub trait Algebra {
    /// One value.
    type Value: Clone;
    /// Returns a constant.
    fn constant(&mut self, value: bool) -> Self::Value;
    /// Returns the complement of a value.
    fn not(&mut self, x: Self::Value) -> Self::Value;
    /// XOR of any number of values; zero if there are none.
    fn parity(&mut self, xs: impl IntoIterator<Item = Self::Value>) -> Self::Value;
    /// AND of any number of values; one if there are none.
    fn and(&mut self, xs: impl IntoIterator<Item = Self::Value>) -> Self::Value;
    /// OR of any number of values; zero if there are none.
    fn or(&mut self, xs: impl IntoIterator<Item = Self::Value>) -> Self::Value;
    /// Whether value i of the word equals bit i of `constant`, for all i.
    fn equals(&mut self, word: impl IntoIterator<Item = Self::Value>, constant: u64) -> Self::Value;
}

impl Gate {
    /// The value of the gate from those of its operands, in the order of [`Gate::operands`].
    ///
    /// # Panics
    /// If the gate is an input: the value of an input is given, not computed.
    pub fn apply<A: Algebra>(&self, algebra: &mut A, operands: impl IntoIterator<Item = A::Value>) -> A::Value {
        match self {
            Self::Input { .. } => panic!("the value of an input is given, not computed"),
            Self::Constant(value) => algebra.constant(*value),
            Self::Parity(_) => algebra.parity(operands),
            Self::And(_) => algebra.and(operands),
            Self::Or(_) => algebra.or(operands),
            Self::Not(_) => match operands.into_iter().next() {
                Some(x) => algebra.not(x),
                None => panic!("a complement has an operand"),
            },
            Self::Equals { value, .. } => algebra.equals(operands, *value),
        }
    }
}

/// 64 evaluations in a word.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words;

impl Algebra for Words {
    type Value = u64;
    fn constant(&mut self, value: bool) -> u64 {
        0u64.wrapping_sub(u64::from(value))
    }
    fn not(&mut self, x: u64) -> u64 {
        !x
    }
    fn parity(&mut self, xs: impl IntoIterator<Item = u64>) -> u64 {
        xs.into_iter().fold(0, |sum, x| sum ^ x)
    }
    fn and(&mut self, xs: impl IntoIterator<Item = u64>) -> u64 {
        xs.into_iter().fold(u64::MAX, |all, x| all & x)
    }
    fn or(&mut self, xs: impl IntoIterator<Item = u64>) -> u64 {
        xs.into_iter().fold(0, |any, x| any | x)
    }
    fn equals(&mut self, word: impl IntoIterator<Item = u64>, constant: u64) -> u64 {
        let mut equal = u64::MAX;
        for (i, x) in (0u32..).zip(word) {
            // All 64 evaluations compare with the same bit, so it is repeated in every bit of a word.
            let wanted = 0u64.wrapping_sub(constant >> i & 1);
            equal &= !(x ^ wanted);
        }
        equal
    }
}

impl Algebra for Builder {
    type Value = NetId;
    fn constant(&mut self, value: bool) -> NetId {
        Self::constant(self, value)
    }
    fn not(&mut self, x: NetId) -> NetId {
        Self::not(self, x)
    }
    fn parity(&mut self, xs: impl IntoIterator<Item = NetId>) -> NetId {
        Self::parity(self, xs)
    }
    fn and(&mut self, xs: impl IntoIterator<Item = NetId>) -> NetId {
        Self::and(self, xs)
    }
    fn or(&mut self, xs: impl IntoIterator<Item = NetId>) -> NetId {
        Self::or(self, xs)
    }
    fn equals(&mut self, word: impl IntoIterator<Item = NetId>, constant: u64) -> NetId {
        Self::equals(self, &word.into_iter().collect::<Vec<_>>(), constant)
    }
}

/// Evaluates a circuit on 64 inputs at once. It is slow and plain on purpose, because faster evaluators are checked
/// against it.
#[derive(Debug)]
pub struct Interpreter<'c> {
    circuit: &'c Circuit,
    values: Vec<u64>,
}

impl<'c> Interpreter<'c> {
    /// An interpreter with all inputs zero.
    pub fn new(circuit: &'c Circuit) -> Self {
        Self { circuit, values: vec![0; circuit.gates().len()] }
    }

    /// Sets one bit of an input port for all 64 evaluations.
    pub fn set(&mut self, net: NetId, value: u64) {
        debug_assert!(matches!(self.circuit.gate(net), Gate::Input { .. }), "only inputs are set");
        self.values[net.index()] = value;
    }

    /// Evaluates every gate.
    pub fn run(&mut self) {
        for (i, gate) in self.circuit.gates().iter().enumerate() {
            if !matches!(gate, Gate::Input { .. }) {
                self.values[i] = gate.apply(&mut Words, gate.operands().iter().map(|n| self.values[n.index()]));
            }
        }
    }

    /// The value of a net after [`Interpreter::run`].
    pub fn get(&self, net: NetId) -> u64 {
        self.values[net.index()]
    }
}
