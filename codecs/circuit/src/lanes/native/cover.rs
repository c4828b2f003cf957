//! Chooses operations for nodes: two-input operations, or functions of three nets that each replace several nodes.
//!
//! The three-input cover maps to look-up tables: it chooses a cut of each node by area flow [Mishchenko, Chatterjee, Brayton,
//! "Improvements to technology mapping for LUT-based FPGAs", IEEE TCAD 26(2), 2007].

use super::logic::{Literal, Logic, Node};

/// Rows of a truth table in which the first, second and third operand is one; the order is that of `vpternlogq`.
pub(super) const COLUMNS: [u8; 3] = [0xF0, 0xCC, 0xAA];

/// The function with permuted operands: `columns[k]` is the new column of operand k.
pub(super) fn permuted(table: u8, columns: &[u8]) -> u8 {
    let mut new = 0;
    for row in 0..8 {
        let mut old_row = 0;
        for (k, column) in columns.iter().enumerate() {
            old_row |= (column >> row & 1) << (2 - k);
        }
        new |= (table >> old_row & 1) << row;
    }
    new
}

/// One operation on one to three values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operation {
    /// Values that the operation reads: inputs first, then results of operations. Only the first `count` are used.
    pub operands: [u32; 3],
    /// Number of values read.
    pub count: usize,
    /// The function, in terms of [`COLUMNS`].
    pub table: u8,
}

impl Operation {
    pub fn operands(&self) -> &[u32] {
        &self.operands[..self.count]
    }
}

/// The source of an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Output {
    Constant(bool),
    /// A value, perhaps complemented.
    Value(u32, bool),
}

/// Operations one after the other, each on inputs and earlier results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LutProgram {
    pub inputs: usize,
    pub operations: Vec<Operation>,
    pub outputs: Vec<Output>,
}

impl LutProgram {
    /// The same operations in another order, which must be topological.
    #[must_use]
    pub fn reordered(&self, order: &[usize]) -> Self {
        // Inputs keep their numbers; the result of an operation gets that of its new position.
        let mut number: Vec<u32> = (0..(self.inputs + self.operations.len()) as u32).collect();
        for (at, &i) in order.iter().enumerate() {
            number[self.inputs + i] = (self.inputs + at) as u32;
        }
        let mut operations = Vec::with_capacity(order.len());
        for &i in order {
            let old = self.operations[i];
            operations.push(Operation { operands: old.operands.map(|v| number[v as usize]), ..old });
        }
        let mut outputs = self.outputs.clone();
        for output in &mut outputs {
            if let Output::Value(v, _) = output {
                *v = number[*v as usize];
            }
        }
        Self { inputs: self.inputs, operations, outputs }
    }
}

/// Makes every node one of AND, AND NOT, OR and XOR; if a function has no instruction of its own, its complement is
/// computed.
pub(super) fn two_inputs(logic: &Logic) -> LutProgram {
    let live = live(logic);
    let mut made = Made::new(logic);
    let mut complemented = vec![false; logic.nodes.len()];
    for (n, node) in logic.nodes.iter().enumerate().filter(|(n, _)| live[*n]) {
        let (Node::And(a, b) | Node::Xor(a, b)) = *node else { continue };
        let [x, y] = [a, b].map(|l| l.complement() != complemented[l.node()]);
        let [p, q] = [a, b].map(Literal::node);
        let (operands, table) = match (node, x, y) {
            (Node::Xor(..), ..) => {
                complemented[n] = x != y;
                ([p, q], 0x3C)
            }
            (_, false, false) => ([p, q], 0xC0),
            (_, true, false) => ([p, q], 0x0C),
            (_, false, true) => ([q, p], 0x0C),
            (_, true, true) => {
                complemented[n] = true;
                ([p, q], 0xFC)
            }
        };
        made.push(n, &operands, table);
    }
    made.finish(&complemented)
}

/// Functions of three nets.
pub(super) fn three_inputs(logic: &Logic) -> LutProgram {
    let live = live(logic);
    let cuts = cuts(logic, &live);
    let mut cover = Cover::new(logic, &live, &cuts);
    // The first round divides costs by the readers in the two-input logic, the second by those of the chosen cuts.
    // Refining by exact areas after that removed no operation.
    for _ in 0..2 {
        cover.by_area_flow();
    }
    let mut made = Made::new(logic);
    for n in 0..logic.nodes.len() {
        if cover.uses[n] > 0 && !cuts[n].is_empty() {
            let cut = &cuts[n][cover.chosen[n]];
            let leaves: Vec<usize> = cut.leaves().iter().map(|l| *l as usize).collect();
            made.push(n, &leaves, cut.table);
        }
    }
    made.finish(&vec![false; logic.nodes.len()])
}

/// Nodes that outputs depend on.
fn live(logic: &Logic) -> Vec<bool> {
    let mut live = vec![false; logic.nodes.len()];
    for o in &logic.outputs {
        live[o.node()] = true;
    }
    for n in (0..live.len()).rev() {
        if let (true, Node::And(a, b) | Node::Xor(a, b)) = (live[n], logic.nodes[n]) {
            live[a.node()] = true;
            live[b.node()] = true;
        }
    }
    live
}

/// Operations under construction.
struct Made<'l> {
    logic: &'l Logic,
    value: Vec<u32>,
    operations: Vec<Operation>,
}

impl<'l> Made<'l> {
    fn new(logic: &'l Logic) -> Self {
        // Other nodes get their value when their operation is pushed; nothing reads the placeholder.
        let mut value = vec![u32::MAX; logic.nodes.len()];
        for (value, node) in value.iter_mut().zip(&logic.nodes) {
            if let Node::Input(i) = node {
                *value = *i;
            }
        }
        Self { logic, value, operations: Vec::new() }
    }

    fn push(&mut self, node: usize, leaves: &[usize], table: u8) {
        let mut operands = [0; 3];
        for (l, o) in leaves.iter().zip(&mut operands) {
            *o = self.value[*l];
        }
        self.value[node] = (self.logic.inputs + self.operations.len()) as u32;
        self.operations.push(Operation { operands, count: leaves.len(), table });
    }

    fn finish(self, complemented: &[bool]) -> LutProgram {
        let mut outputs = Vec::with_capacity(self.logic.outputs.len());
        for literal in &self.logic.outputs {
            outputs.push(match literal.node() {
                // Node 0 is the constant; no operation computes it.
                0 => Output::Constant(literal.complement()),
                n => Output::Value(self.value[n], literal.complement() != complemented[n]),
            });
        }
        LutProgram { inputs: self.logic.inputs, outputs, operations: self.operations }
    }
}

/// A node as a function of up to three others, ascending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cut {
    leaves: [u32; 3],
    count: usize,
    table: u8,
}

impl Cut {
    fn leaf(node: usize) -> Self {
        Self { leaves: [node as u32, 0, 0], count: 1, table: COLUMNS[0] }
    }

    fn leaves(&self) -> &[u32] {
        &self.leaves[..self.count]
    }

    /// This cut's table over the leaves of a larger one.
    fn table_over(&self, leaves: &[u32]) -> u8 {
        let mut columns = Vec::with_capacity(self.count);
        for leaf in self.leaves() {
            let position = leaves.iter().position(|x| x == leaf);
            columns.push(position.map_or(0, |p| COLUMNS[p]));
        }
        permuted(self.table, &columns)
    }

    /// The cut of an AND or XOR of two literals with these cuts, if it is small enough.
    fn join(a: &Self, b: &Self, complements: [bool; 2], is_xor: bool) -> Option<Self> {
        let mut leaves: Vec<u32> = [a.leaves(), b.leaves()].concat();
        leaves.sort_unstable();
        leaves.dedup();
        if leaves.len() > 3 {
            return None;
        }
        let [x, y] = [(a, complements[0]), (b, complements[1])]
            .map(|(cut, complement)| cut.table_over(&leaves) ^ if complement { 0xFF } else { 0 });
        let mut padded = [0; 3];
        padded[..leaves.len()].copy_from_slice(&leaves);
        Some(Self { leaves: padded, count: leaves.len(), table: if is_xor { x ^ y } else { x & y } })
    }
}

/// Maximum number of cuts of a node.
// Every cut of one operand is joined with every cut of the other, so compile time grows with the square of this number.
// Cuts with the nearest leaves come first, and are those that stay.
const MOST_CUTS: usize = 12;

/// The cuts of live nodes; inputs and the constant have none. A node's own trivial cut is not listed.
fn cuts(logic: &Logic, live: &[bool]) -> Vec<Vec<Cut>> {
    let mut all: Vec<Vec<Cut>> = vec![Vec::new(); logic.nodes.len()];
    for n in (0..logic.nodes.len()).filter(|n| live[*n]) {
        let (a, b, is_xor) = match logic.nodes[n] {
            Node::And(a, b) => (a, b, false),
            Node::Xor(a, b) => (a, b, true),
            _ => continue,
        };
        // The trivial cut, the operand itself, comes first.
        let [of_a, of_b] = [a, b].map(|l| [&[Cut::leaf(l.node())], &all[l.node()][..]].concat());
        let mut own: Vec<Cut> = Vec::new();
        for x in &of_a {
            for y in &of_b {
                if let Some(cut) = Cut::join(x, y, [a.complement(), b.complement()], is_xor)
                    && own.len() < MOST_CUTS
                    && !own.contains(&cut)
                {
                    own.push(cut);
                }
            }
        }
        all[n] = own;
    }
    all
}

/// A choice of one cut for each node.
struct Cover<'c> {
    logic: &'c Logic,
    cuts: &'c [Vec<Cut>],
    chosen: Vec<usize>,
    /// For each node, the number of its readers: chosen cuts of used nodes, and outputs.
    uses: Vec<u32>,
}

impl<'c> Cover<'c> {
    fn new(logic: &'c Logic, live: &[bool], cuts: &'c [Vec<Cut>]) -> Self {
        let mut uses = vec![0; logic.nodes.len()];
        for o in &logic.outputs {
            uses[o.node()] += 1;
        }
        for n in (0..logic.nodes.len()).filter(|n| live[*n]) {
            if let Node::And(a, b) | Node::Xor(a, b) = logic.nodes[n] {
                uses[a.node()] += 1;
                uses[b.node()] += 1;
            }
        }
        Self { logic, cuts, chosen: vec![0; logic.nodes.len()], uses }
    }

    /// Chooses the cut with the least area flow: its own operation plus a share of the logic below each leaf.
    fn by_area_flow(&mut self) {
        let mut flow = vec![0f32; self.logic.nodes.len()];
        for n in 0..flow.len() {
            let mut best: Option<(usize, f32)> = None;
            for (i, cut) in self.cuts[n].iter().enumerate() {
                let cost = 1.0 + cut.leaves().iter().map(|l| flow[*l as usize]).sum::<f32>();
                if best.is_none_or(|(_, least)| cost < least) {
                    best = Some((i, cost));
                }
            }
            if let Some((i, cost)) = best {
                self.chosen[n] = i;
                flow[n] = cost / self.uses[n].max(1) as f32;
            }
        }
        self.count_uses();
    }

    fn count_uses(&mut self) {
        self.uses.fill(0);
        for o in &self.logic.outputs {
            self.uses[o.node()] += 1;
        }
        for n in (0..self.uses.len()).rev() {
            if self.uses[n] > 0
                && let Some(cut) = self.cuts[n].get(self.chosen[n])
            {
                for l in cut.leaves().iter() {
                    self.uses[*l as usize] += 1;
                }
            }
        }
    }
}
