//! Word programs: a list of XORs, ANDs and ORs of inputs and earlier results, with possibly complemented operands.
//!
//! This is the form of a circuit from which source text, the tape and machine code are made. Complements cost nothing,
//! because they are part of the operand, and a comparison with a constant is one AND. Gates without effect on the
//! outputs are left out.

use crate::{Circuit, Gate};
use std::collections::HashMap;

/// The origin of an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// All zero bits.
    Zero,
    /// Bit `bit` of input port `port`.
    Input {
        /// Index of the port.
        port: u32,
        /// Bit of the port.
        bit: u32,
    },
    /// The result of an operation: its index in [`WordProgram::operations`].
    Result(u32),
}

/// A source, or its complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Operand {
    /// The origin of the value.
    pub source: Source,
    /// Whether the source is complemented.
    pub inverted: bool,
}

impl Operand {
    /// The constant zero.
    pub const ZERO: Self = Self { source: Source::Zero, inverted: false };

    fn not_if(self, condition: bool) -> Self {
        Self { inverted: self.inverted ^ condition, ..self }
    }
}

/// The three operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operator {
    /// Exclusive or; its operands are never complemented.
    Xor,
    /// And.
    And,
    /// Or.
    Or,
}

/// One operation on two or more operands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    /// The function of the operation.
    pub operator: Operator,
    /// Words that are combined, each an input or an earlier result.
    pub operands: Vec<Operand>,
}

/// A circuit as a list of operations.
#[derive(Clone, Debug)]
pub struct WordProgram {
    /// Number of input bits before each port, then of all ports.
    inputs: Vec<usize>,
    /// Operations; each reads inputs and results of earlier ones.
    pub operations: Vec<Operation>,
    /// Output ports with the value of each bit.
    pub outputs: Vec<(String, Vec<Operand>)>,
}

impl WordProgram {
    /// The program of a circuit; operands keep the order of the gates.
    pub fn new(circuit: &Circuit) -> Self {
        let mut inputs = vec![0];
        for port in circuit.inputs() {
            inputs.push(inputs[inputs.len() - 1] + port.nets.len());
        }
        let mut builder = Builder { operations: Vec::new(), known: HashMap::new() };
        let live = circuit.live();
        let mut values: Vec<Operand> = Vec::with_capacity(circuit.gates().len());
        for (gate, live) in circuit.gates().iter().zip(live) {
            let value = if live { builder.gate(gate, &values) } else { Operand::ZERO };
            values.push(value);
        }
        let outputs = circuit
            .outputs()
            .iter()
            .map(|p| (p.name.clone(), p.nets.iter().map(|n| values[n.index()]).collect()))
            .collect();
        Self { inputs, operations: builder.operations, outputs }
    }

    /// The same program with the operands of each operation in ascending order.
    #[must_use]
    pub fn sorted(mut self) -> Self {
        for operation in &mut self.operations {
            operation.operands.sort_unstable();
        }
        self
    }

    /// The values of the output port called `name`; empty if the port does not exist.
    pub fn output(&self, name: &str) -> &[Operand] {
        self.outputs.iter().find(|(n, _)| n == name).map_or(&[], |(_, values)| values)
    }

    /// Number of input bits of all ports.
    pub(crate) fn inputs(&self) -> usize {
        self.inputs[self.inputs.len() - 1]
    }

    /// The number of a source among all sources: zero is 0, then come the input bits over all ports in order, then the results.
    pub(crate) fn number(&self, source: Source) -> usize {
        match source {
            Source::Zero => 0,
            Source::Input { port, bit } => 1 + self.inputs[port as usize] + bit as usize,
            Source::Result(i) => 1 + self.inputs() + i as usize,
        }
    }
}

struct Builder {
    operations: Vec<Operation>,
    known: HashMap<Operation, u32>,
}

impl Builder {
    fn gate(&mut self, gate: &Gate, values: &[Operand]) -> Operand {
        let operands: Vec<Operand> = gate.operands().iter().map(|n| values[n.index()]).collect();
        match gate {
            Gate::Input { port, bit } => Operand { source: Source::Input { port: *port, bit: *bit }, inverted: false },
            Gate::Constant(value) => Operand::ZERO.not_if(*value),
            Gate::Not(_) => operands[0].not_if(true),
            Gate::Parity(_) => self.xor(operands),
            Gate::And(_) => self.operation(Operator::And, operands),
            Gate::Or(_) => self.operation(Operator::Or, operands),
            Gate::Equals { value, .. } => {
                let bits = (0..).zip(operands).map(|(i, operand)| operand.not_if(value >> i & 1 == 0));
                self.operation(Operator::And, bits.collect())
            }
        }
    }

    /// Moves complements out of a parity, so that fewer are printed.
    fn xor(&mut self, operands: Vec<Operand>) -> Operand {
        let inverted = operands.iter().filter(|o| o.inverted).count() % 2 == 1;
        let plain = operands.into_iter().map(|o| Operand { inverted: false, ..o }).collect();
        self.operation(Operator::Xor, plain).not_if(inverted)
    }

    /// Returns the result of an operation; operations on the same operands are merged.
    fn operation(&mut self, operator: Operator, operands: Vec<Operand>) -> Operand {
        if let [one] = operands.as_slice() {
            return *one;
        }
        let mut sorted = operands.clone();
        sorted.sort_unstable();
        let next = self.operations.len() as u32;
        let index = *self.known.entry(Operation { operator, operands: sorted }).or_insert(next);
        if index == next {
            self.operations.push(Operation { operator, operands });
        }
        Operand { source: Source::Result(index), inverted: false }
    }
}
