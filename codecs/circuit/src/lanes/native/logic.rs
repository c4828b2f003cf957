//! A program as two-input ANDs and XORs with complemented edges; equal nodes are shared.

use crate::word_program::{Operand, Operator, Source, WordProgram};
use rustc_hash::FxHashMap;

/// A node as it is, or complemented: twice the node's index, plus one for a complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Literal(u32);

impl Literal {
    /// The constant zero; node 0 is the constant.
    pub const ZERO: Self = Self(0);

    pub fn new(node: usize, complement: bool) -> Self {
        Self((node as u32) << 1 | u32::from(complement))
    }

    pub fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub fn complement(self) -> bool {
        self.0 & 1 == 1
    }

    #[must_use]
    pub fn not(self) -> Self {
        Self(self.0 ^ 1)
    }

    #[must_use]
    fn not_if(self, condition: bool) -> Self {
        Self(self.0 ^ u32::from(condition))
    }
}

/// The driver of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Node {
    /// Zero.
    Constant,
    /// An input bit, over all ports in order.
    Input(u32),
    /// AND of two literals, the lower one first.
    And(Literal, Literal),
    /// XOR of two nodes, neither complemented, the lower one first.
    Xor(Literal, Literal),
}

/// Nodes in topological order, and the literals of the outputs.
#[derive(Debug)]
pub(super) struct Logic {
    pub nodes: Vec<Node>,
    pub inputs: usize,
    pub outputs: Vec<Literal>,
    known: FxHashMap<Node, usize>,
}

impl Logic {
    /// Decomposes a program. Wide operations become chains, with one accumulator and one further operand per step,
    /// because this suits registers best.
    pub fn of(program: &WordProgram) -> Self {
        let inputs = program.inputs();
        let mut logic = Self { nodes: Vec::new(), inputs, outputs: Vec::new(), known: FxHashMap::default() };
        let mut literals = vec![logic.node(Node::Constant)];
        literals.extend((0..inputs as u32).map(|i| logic.node(Node::Input(i))));
        for operation in &program.operations {
            let operands = by_origin(program, &operation.operands);
            let operands = operands.iter().map(|o| literal(program, &literals, o));
            let result = match operation.operator {
                Operator::Xor => operands.fold(Literal::ZERO, |a, b| logic.xor(a, b)),
                Operator::And => operands.fold(Literal::ZERO.not(), |a, b| logic.and(a, b)),
                Operator::Or => operands.fold(Literal::ZERO.not(), |a, b| logic.and(a, b.not())).not(),
            };
            literals.push(result);
        }
        let outputs = program.outputs.iter().flat_map(|(_, bits)| bits);
        logic.outputs = outputs.map(|o| literal(program, &literals, o)).collect();
        logic
    }

    fn node(&mut self, node: Node) -> Literal {
        let next = self.nodes.len();
        let index = *self.known.entry(node).or_insert(next);
        if index == next {
            self.nodes.push(node);
        }
        Literal::new(index, false)
    }

    fn and(&mut self, a: Literal, b: Literal) -> Literal {
        let (a, b) = (a.min(b), a.max(b));
        match (a, b) {
            (Literal::ZERO, _) => Literal::ZERO,
            _ if a == Literal::ZERO.not() || a == b => b,
            _ if a == b.not() => Literal::ZERO,
            _ => self.node(Node::And(a, b)),
        }
    }

    fn xor(&mut self, a: Literal, b: Literal) -> Literal {
        // Complements move to the result, so that sums which differ only in them share a node.
        let odd = a.complement() != b.complement();
        let [a, b] = [a.min(b), a.max(b)].map(|l| l.not_if(l.complement()));
        let sum = match (a, b) {
            (Literal::ZERO, _) => b,
            _ if a == b => Literal::ZERO,
            _ => self.node(Node::Xor(a, b)),
        };
        sum.not_if(odd)
    }
}

/// The literal of an operand; `literals` has one for each value of the program so far, by [`WordProgram::number`].
fn literal(program: &WordProgram, literals: &[Literal], operand: &Operand) -> Literal {
    literals[program.number(operand.source)].not_if(operand.inverted)
}

/// Operands of a commutative operation; those made from the same earlier results follow each other. In the order of an
/// entry's bits, an OR over interleaved codewords would need the intermediate values of all codewords at once.
fn by_origin(program: &WordProgram, operands: &[Operand]) -> Vec<Operand> {
    let mut sorted = operands.to_vec();
    // The order of two or three operands saves no access: the cover takes them as one function.
    if sorted.len() > 3 {
        sorted.sort_by_key(|operand| match operand.source {
            Source::Result(r) => {
                let below = &program.operations[r as usize].operands;
                below.iter().map(|o| program.number(o.source)).max().unwrap_or(0)
            }
            _ => program.number(operand.source),
        });
    }
    sorted
}
