//! Fault simulation: 64 words at once through the original, and for each mutant only through the gates that its
//! change reaches.

use super::Patterns;
use eccforge_circuit::{Circuit, Fault, Interpreter, NetId, Words};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The readers of every net, and which nets are outputs.
pub(in crate::prove) struct Graph {
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

/// The effect of a changed net on a circuit.
pub struct Effects<'c> {
    circuit: &'c Circuit,
    graph: Graph,
    nets: Vec<NetId>,
    overlay: Overlay,
}

/// Faulty values that replace good ones; a value is valid if its stamp is the current one.
// A new stamp empties the overlay at once. Most faults reach few gates, and a list of all values would be cleared for each.
struct Overlay {
    values: Vec<u64>,
    stamps: Vec<u32>,
    now: u32,
}

impl<'c> Effects<'c> {
    /// A simulator for faults of this circuit.
    pub fn new(circuit: &'c Circuit) -> Self {
        let nets: Vec<NetId> = circuit.nets().collect();
        let overlay = Overlay { values: vec![0; nets.len()], stamps: vec![0; nets.len()], now: 0 };
        Self { circuit, graph: Graph::new(circuit), nets, overlay }
    }

    /// Gives a net another value and computes the gates that the change reaches. Returns whether an output changes; with
    /// `until_output` it stops at the first.
    pub fn change(&mut self, good: &Interpreter<'_>, origin: NetId, value: u64, until_output: bool) -> bool {
        self.change_all(good, &[(origin, value)], until_output)
    }

    /// Like [`Effects::change`], for several nets at once. They keep these values, even where one drives another.
    pub fn change_all(&mut self, good: &Interpreter<'_>, origins: &[(NetId, u64)], until_output: bool) -> bool {
        self.overlay.now += 1;
        // A gate comes after its operands, so in ascending order each is evaluated once and after all operands that
        // change.
        let mut open: BinaryHeap<Reverse<u32>> = BinaryHeap::new();
        let mut reaches_output = false;
        for (origin, value) in origins {
            let at = origin.index();
            (self.overlay.values[at], self.overlay.stamps[at]) = (*value, self.overlay.now);
            reaches_output |= self.graph.output[at];
            open.extend(self.graph.readers[at].iter().map(|n| Reverse(*n)));
        }
        let mut last = u32::MAX;
        while let Some(Reverse(at)) = open.pop() {
            if reaches_output && until_output {
                return true;
            }
            // A gate with several changed operands is there several times.
            if at == last {
                continue;
            }
            last = at;
            let net = self.nets[at as usize];
            if origins.iter().any(|(origin, _)| *origin == net) {
                continue;
            }
            let gate = self.circuit.gate(net);
            let value = gate.apply(&mut Words, gate.operands().iter().map(|operand| self.value(good, *operand)));
            if value == good.get(net) {
                continue;
            }
            reaches_output |= self.graph.output[at as usize];
            (self.overlay.values[at as usize], self.overlay.stamps[at as usize]) = (value, self.overlay.now);
            open.extend(self.graph.readers[at as usize].iter().map(|n| Reverse(*n)));
        }
        reaches_output
    }

    /// The value of a net after the last change.
    pub fn value(&self, good: &Interpreter<'_>, net: NetId) -> u64 {
        let is_changed = self.overlay.stamps[net.index()] == self.overlay.now;
        if is_changed { self.overlay.values[net.index()] } else { good.get(net) }
    }
}

/// For each fault, whether some pattern makes an output differ.
pub fn killed(circuit: &Circuit, faults: &[Fault], patterns: &Patterns) -> Vec<bool> {
    let mut effects = Effects::new(circuit);
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
            let value = fault.apply(circuit.gate(fault.net), &mut Words, |n| good.get(n));
            *dead = value != good.get(fault.net) && effects.change(&good, fault.net, value, true);
        }
        if dead.iter().all(|d| *d) {
            break;
        }
    }
    dead
}
