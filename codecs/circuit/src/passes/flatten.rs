//! Merges trees of gates of one kind into one wide gate, which undoes a mapping to two-input gates.
//!
//! An inner gate that only its parent reads is merged into the parent. On the bit-sliced engine a wide gate keeps its
//! sum in a register, while a tree stores and loads every node.

use crate::graph::{Circuit, Gate, NetId};
use crate::transform::rebuild;

/// Merges every parity, AND and OR with one reader of its own kind into that reader.
pub fn flatten(circuit: &Circuit) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let mut uses = vec![0u32; circuit.gates().len()];
    for operand in circuit.gates().iter().flat_map(|g| g.operands()) {
        uses[operand.index()] += 1;
    }
    for net in circuit.output_nets().chain(circuit.words().iter().flat_map(|w| w.nets.iter().copied())) {
        // Outputs and named words must stay nets of their own; two readers prevent their merging.
        uses[net.index()] += 2;
    }
    rebuild(&circuit, |b, net, map| {
        let gate = circuit.gate(net);
        if !matches!(gate, Gate::Parity(_) | Gate::And(_) | Gate::Or(_)) {
            return None;
        }
        let mut leaves: Vec<NetId> = Vec::new();
        let mut open: Vec<NetId> = gate.operands().to_vec();
        while let Some(operand) = open.pop() {
            let inner = circuit.gate(operand);
            if uses[operand.index()] == 1 && std::mem::discriminant(gate) == std::mem::discriminant(inner) {
                open.extend(inner.operands());
            } else {
                leaves.push(map[operand.index()]);
            }
        }
        Some(match gate {
            Gate::Parity(_) => b.parity(leaves),
            Gate::And(_) => b.and(leaves),
            _ => b.or(leaves),
        })
    })
}
