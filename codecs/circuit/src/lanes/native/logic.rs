//! A circuit as two-input ANDs and XORs with complemented edges; equal nodes are shared.

use crate::graph::{Circuit, Gate, NetId};
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

/// What drives a node.
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

/// Nodes in topological order, and the literals of the circuit's outputs.
#[derive(Debug)]
pub(super) struct Logic {
    pub nodes: Vec<Node>,
    pub inputs: usize,
    pub outputs: Vec<Literal>,
    known: FxHashMap<Node, usize>,
}

impl Logic {
    /// Decomposes a circuit. Wide gates become chains in the order of their operands, with one accumulator and one
    /// further operand per gate, because this suits registers best.
    pub fn of(circuit: &Circuit) -> Self {
        let inputs: Vec<NetId> = circuit.inputs().iter().flat_map(|p| p.nets.iter().copied()).collect();
        let mut logic =
            Self { nodes: Vec::new(), inputs: inputs.len(), outputs: Vec::new(), known: FxHashMap::default() };
        logic.node(Node::Constant);
        let mut literal = vec![Literal::ZERO; circuit.gates().len()];
        for (i, net) in inputs.iter().enumerate() {
            literal[net.index()] = logic.node(Node::Input(i as u32));
        }
        for net in circuit.nets() {
            let gate = circuit.gate(net);
            let mut operands = gate.operands().iter().map(|n| literal[n.index()]);
            literal[net.index()] = match gate {
                Gate::Input { .. } => continue,
                Gate::Constant(value) => Literal::ZERO.not_if(*value),
                Gate::Not(inner) => literal[inner.index()].not(),
                Gate::Parity(_) => operands.fold(Literal::ZERO, |a, b| logic.xor(a, b)),
                Gate::And(_) => operands.fold(Literal::ZERO.not(), |a, b| logic.and(a, b)),
                Gate::Or(_) => operands.fold(Literal::ZERO.not(), |a, b| logic.and(a, b.not())).not(),
                Gate::Equals { value, .. } => (0..)
                    .zip(&mut operands)
                    .fold(Literal::ZERO.not(), |a, (i, b)| logic.and(a, b.not_if(value >> i & 1 == 0))),
            };
        }
        logic.outputs = circuit.output_nets().map(|n| literal[n.index()]).collect();
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
