//! Fault simulation: 64 words at once through the original, and for each mutant only through the gates that its
//! change reaches.

use super::Patterns;
use eccforge_circuit::{Circuit, Fault, Interpreter, NetId, Words};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The readers of every net, and which nets are outputs.
pub(super) struct Graph {
    pub readers: Vec<Vec<u32>>,
    pub output: Vec<bool>,
}

impl Graph {
    pub fn new(circuit: &Circuit) -> Self {
        let mut readers = vec![Vec::new(); circuit.gates().len()];
        for (i, gate) in circuit.gates().iter().enumerate() {
            for net in gate.operands() {
                readers[net.index()].push(i as u32);
            }
        }
        let mut output = vec![false; circuit.gates().len()];
        for net in circuit.output_nets() {
            output[net.index()] = true;
        }
        Self { readers, output }
    }
}

/// Faulty values over good values, valid where stamped.
// A new stamp empties it at once: most faults reach few gates, and a list of all values would be cleared for each.
struct Overlay {
    values: Vec<u64>,
    stamps: Vec<u32>,
    now: u32,
}

/// For each fault, whether some pattern makes an output differ.
pub fn killed(circuit: &Circuit, faults: &[Fault], patterns: &Patterns) -> Vec<bool> {
    let graph = Graph::new(circuit);
    let nets: Vec<NetId> = circuit.nets().collect();
    let mut overlay = Overlay { values: vec![0; nets.len()], stamps: vec![0; nets.len()], now: 0 };
    let mut dead = vec![false; faults.len()];
    let mut good = Interpreter::new(circuit);
    for block in &patterns.blocks {
        for (port, words) in circuit.inputs().iter().zip(block) {
            for (net, word) in port.nets.iter().zip(words) {
                good.set(*net, *word);
            }
        }
        good.run();
        for (fault, dead) in faults.iter().zip(&mut dead).filter(|(_, dead)| !**dead) {
            *dead = reaches_output(circuit, &graph, &nets, &good, fault, &mut overlay);
        }
        if dead.iter().all(|d| *d) {
            break;
        }
    }
    dead
}

fn reaches_output(
    circuit: &Circuit,
    graph: &Graph,
    nets: &[NetId],
    good: &Interpreter<'_>,
    fault: &Fault,
    overlay: &mut Overlay,
) -> bool {
    let origin = fault.net.index();
    let value = fault.apply(circuit.gate(fault.net), &mut Words, |n| good.get(n));
    if value == good.get(fault.net) {
        return false;
    }
    if graph.output[origin] {
        return true;
    }
    overlay.now += 1;
    (overlay.values[origin], overlay.stamps[origin]) = (value, overlay.now);
    let mut open: BinaryHeap<Reverse<u32>> = graph.readers[origin].iter().map(|n| Reverse(*n)).collect();
    let mut last = u32::MAX;
    while let Some(Reverse(at)) = open.pop() {
        // A gate with several changed operands is there several times.
        if at == last {
            continue;
        }
        last = at;
        let net = nets[at as usize];
        let gate = circuit.gate(net);
        let operands = gate.operands().iter().map(|operand| {
            let is_changed = overlay.stamps[operand.index()] == overlay.now;
            if is_changed { overlay.values[operand.index()] } else { good.get(*operand) }
        });
        let value = gate.apply(&mut Words, operands);
        if value == good.get(net) {
            continue;
        }
        if graph.output[at as usize] {
            return true;
        }
        (overlay.values[at as usize], overlay.stamps[at as usize]) = (value, overlay.now);
        open.extend(graph.readers[at as usize].iter().map(|n| Reverse(*n)));
    }
    false
}
