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
        uses[net.index()] += 2;
    }
    let same = |a: &Gate, b: &Gate| {
        matches!((a, b), (Gate::Parity(_), Gate::Parity(_)) | (Gate::And(_), Gate::And(_)) | (Gate::Or(_), Gate::Or(_)))
    };
    rebuild(&circuit, |b, net, map| {
        let gate = circuit.gate(net);
        if !matches!(gate, Gate::Parity(_) | Gate::And(_) | Gate::Or(_)) {
            return None;
        }
        let mut leaves: Vec<NetId> = Vec::new();
        let mut open: Vec<NetId> = gate.operands().to_vec();
        while let Some(operand) = open.pop() {
            let inner = circuit.gate(operand);
            if uses[operand.index()] == 1 && same(gate, inner) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::{Builder, Interpreter};

    #[test]
    fn trees_become_wide_gates_and_mean_the_same() {
        let mut b = Builder::new("tree");
        let x = b.input("x", 6);
        let (p, q, shared) = (b.parity([x[0], x[1]]), b.parity([x[2], x[3]]), b.and([x[4], x[5]]));
        let sum = b.parity([p, q]);
        let (all, any) = (b.and([shared, x[0]]), b.or([shared, x[1]]));
        b.output("y", vec![sum, all, any]);
        let tree = b.finish();
        let flat = flatten(&tree);
        assert_eq!(flat.verify(), Ok(()));
        let parities = |c: &Circuit| c.gates().iter().filter(|g| matches!(g, Gate::Parity(_))).count();
        assert_eq!((parities(&tree), parities(&flat)), (3, 1));
        // What two gates read stays one gate.
        assert!(flat.gates().iter().filter(|g| matches!(g, Gate::And(_))).count() == 2);
        let run = |c: &Circuit| {
            let mut run = Interpreter::new(c);
            for (i, net) in c.inputs()[0].nets.iter().enumerate() {
                run.set(*net, (0..64u64).fold(0, |w, v| w | (v >> i & 1) << v));
            }
            run.run();
            c.output_nets().map(|n| run.get(n)).collect::<Vec<_>>()
        };
        assert_eq!(run(&tree), run(&flat));
    }
}
