//! Straight-line programs: XOR, AND and OR of inputs and earlier results, with possibly complemented operands.
//!
//! They lower a [`Circuit`] for a target that has only word operations. Complements cost nothing, because they are
//! part of the operand. Comparisons with constants are predecoded ([`Decoding::SOURCE`]): the 72 column matches of a
//! (72,64) code need 72 + 16 + 16 + .. products instead of 72 x 7.

use eccforge_circuit::passes::{Decoding, predecode};
use eccforge_circuit::{Circuit, Gate, NetId};
use std::collections::HashMap;

/// What an operand refers to.
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
    /// The result of an operation: its index in [`Program::operations`].
    Result(u32),
}

/// A source, or its complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Operand {
    /// Where the value comes from.
    pub source: Source,
    /// Whether it is complemented.
    pub inverted: bool,
}

/// The three operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// Exclusive or.
    Xor,
    /// And.
    And,
    /// Or.
    Or,
}

/// One operation on two or more operands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Operation {
    /// What it computes.
    pub operator: Operator,
    /// Its operands.
    pub operands: Vec<Operand>,
}

/// A circuit in straight-line form.
#[derive(Clone, Debug)]
pub struct Program {
    /// Operations; each reads inputs and results of earlier ones.
    pub operations: Vec<Operation>,
    /// Output ports with the value of each bit.
    pub outputs: Vec<(String, Vec<Operand>)>,
}

impl Program {
    /// The program of a circuit.
    pub fn new(circuit: &Circuit) -> Self {
        let circuit = &predecode(circuit, Decoding::SOURCE);
        let mut builder = Builder { operations: Vec::new(), known: HashMap::new() };
        let live = circuit.live();
        let mut values: Vec<Operand> = Vec::with_capacity(circuit.gates().len());
        for (i, gate) in circuit.gates().iter().enumerate() {
            let value = if live[i] { builder.gate(gate, &values) } else { ZERO };
            values.push(value);
        }
        let outputs = circuit
            .outputs()
            .iter()
            .map(|p| (p.name.clone(), p.nets.iter().map(|n| values[n.index()]).collect()))
            .collect();
        Self { operations: builder.operations, outputs }
    }

    /// The values of the output port called `name`; empty if the port does not exist.
    pub fn output(&self, name: &str) -> &[Operand] {
        self.outputs.iter().find(|(n, _)| n == name).map_or(&[], |(_, values)| values)
    }
}

pub(crate) const ZERO: Operand = Operand { source: Source::Zero, inverted: false };

struct Builder {
    operations: Vec<Operation>,
    known: HashMap<Operation, u32>,
}

impl Builder {
    fn gate(&mut self, gate: &Gate, values: &[Operand]) -> Operand {
        let of = |nets: &[NetId]| nets.iter().map(|n| values[n.index()]).collect::<Vec<_>>();
        match gate {
            Gate::Input { port, bit } => Operand { source: Source::Input { port: *port, bit: *bit }, inverted: false },
            Gate::Constant(value) => Operand { inverted: *value, ..ZERO },
            Gate::Not(net) => invert(values[net.index()]),
            Gate::Parity(nets) => self.xor(of(nets)),
            Gate::And(nets) => self.operation(Operator::And, of(nets)),
            Gate::Or(nets) => self.operation(Operator::Or, of(nets)),
            Gate::Equals { .. } => unreachable!("comparisons are predecoded"),
        }
    }

    /// Moves complements out of a parity, so fewer are printed.
    fn xor(&mut self, operands: Vec<Operand>) -> Operand {
        let inverted = operands.iter().filter(|o| o.inverted).count() % 2 == 1;
        let plain = operands.into_iter().map(|o| Operand { inverted: false, ..o }).collect();
        let sum = self.operation(Operator::Xor, plain);
        if inverted { invert(sum) } else { sum }
    }

    fn operation(&mut self, operator: Operator, mut operands: Vec<Operand>) -> Operand {
        operands.sort_unstable();
        if let [one] = operands.as_slice() {
            return *one;
        }
        let operation = Operation { operator, operands };
        let next = self.operations.len() as u32;
        let index = *self.known.entry(operation.clone()).or_insert(next);
        if index == next {
            self.operations.push(operation);
        }
        Operand { source: Source::Result(index), inverted: false }
    }
}

fn invert(operand: Operand) -> Operand {
    Operand { inverted: !operand.inverted, ..operand }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_circuit::Interpreter;
    use eccforge_lower::decoder::{Decoder, Strategy};
    use eccforge_lower::encoder;
    use eccforge_scheme::builtins;

    /// Evaluates a program 64 times in parallel.
    fn run(program: &Program, inputs: &[Vec<u64>]) -> Vec<Vec<u64>> {
        let mut results: Vec<u64> = Vec::new();
        let value = |results: &[u64], o: &Operand| {
            let plain = match o.source {
                Source::Zero => 0,
                Source::Input { port, bit } => inputs[port as usize][bit as usize],
                Source::Result(i) => results[i as usize],
            };
            if o.inverted { !plain } else { plain }
        };
        for operation in &program.operations {
            let mut operands = operation.operands.iter().map(|o| value(&results, o));
            let first = operands.next().expect("an operation has operands");
            let result = operands.fold(first, |a, b| match operation.operator {
                Operator::Xor => a ^ b,
                Operator::And => a & b,
                Operator::Or => a | b,
            });
            results.push(result);
        }
        program.outputs.iter().map(|(_, bits)| bits.iter().map(|o| value(&results, o)).collect()).collect()
    }

    #[test]
    fn a_program_equals_the_interpreted_circuit_of_every_shipped_scheme() {
        let mut state = 1u64;
        let mut random = || {
            state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
            state ^ state >> 29
        };
        for builtin in builtins() {
            let scheme = builtin.scheme();
            for circuit in [encoder(&scheme), Decoder::new(&scheme, Strategy::SyndromeLookup).flatten()] {
                let program = Program::new(&circuit);
                // Few errors on the zero word as well as noise, so that matches happen.
                for sparse in [true, true, false] {
                    let inputs: Vec<Vec<u64>> = circuit
                        .inputs()
                        .iter()
                        .map(|p| p.nets.iter().map(|_| if sparse { 0 } else { random() }).collect())
                        .collect();
                    let mut inputs = inputs;
                    if sparse {
                        for lane in 0..64 {
                            for _ in 0..1 + lane % 3 {
                                let bit = random() as usize % inputs[0].len();
                                inputs[0][bit] |= 1 << lane;
                            }
                        }
                    }
                    let mut interpreter = Interpreter::new(&circuit);
                    for (port, words) in circuit.inputs().iter().zip(&inputs) {
                        port.nets.iter().zip(words).for_each(|(n, w)| interpreter.set(*n, *w));
                    }
                    interpreter.run();
                    let expected: Vec<Vec<u64>> = circuit
                        .outputs()
                        .iter()
                        .map(|p| p.nets.iter().map(|n| interpreter.get(*n)).collect())
                        .collect();
                    assert_eq!(run(&program, &inputs), expected, "{}", circuit.name());
                }
            }
        }
    }
}
