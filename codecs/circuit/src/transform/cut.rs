//! Cuts circuits at named nets, such as the syndrome, and ties inputs to zero.

use super::copy::{copy_with, same_outputs, translated};
use crate::graph::{Builder, Circuit, Gate, NetId};
use std::collections::HashMap;

/// Turns output port `cut` into the first input port, of the same name; ties input port `tied` to zero and removes
/// it. The other ports stay, with the words whose names `keep` selects.
///
/// Anything that the circuit reads from the tied input, other than through the cut, is zero in the result.
#[must_use]
pub fn cut_at(circuit: &Circuit, cut: &str, tied: &str, keep: impl Fn(&crate::graph::Word) -> bool) -> Circuit {
    let nets = circuit.output(cut).map_or(&[][..], |p| &p.nets);
    let mut b = Builder::new(circuit.name());
    let free = b.input(cut, nets.len());
    let mut at: HashMap<NetId, NetId> = HashMap::new();
    for port in circuit.inputs().iter().filter(|p| p.name != tied) {
        at.extend(port.nets.iter().copied().zip(b.input(&port.name, port.nets.len())));
    }
    at.extend(nets.iter().copied().zip(free));
    let map = copy_with(&mut b, circuit, |_, net, _| at.get(&net).copied());
    for word in circuit.words().iter().filter(|w| keep(w)) {
        b.word(&word.name, word.role, translated(&word.nets, &map));
    }
    for port in circuit.outputs().iter().filter(|p| p.name != cut) {
        b.output(&port.name, translated(&port.nets, &map));
    }
    b.finish().without_dead_gates()
}

/// Makes the input nets `free`, in the given order, the only input port `name`, and ties all other inputs to zero.
/// Logic that depends only on tied inputs is removed.
#[must_use]
pub fn with_free_inputs(circuit: &Circuit, name: &str, free: &[NetId]) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let at: HashMap<NetId, NetId> = free.iter().copied().zip(b.input(name, free.len())).collect();
    let map = copy_with(&mut b, circuit, |_, net, _| at.get(&net).copied());
    same_outputs(&mut b, circuit, &map);
    b.finish().without_dead_gates()
}

/// Ties input port number `port` to zero, and removes it with the outputs that depend on it structurally.
#[must_use]
pub fn without_input(circuit: &Circuit, port: usize) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let mut inputs = Vec::new();
    for (i, old) in circuit.inputs().iter().enumerate() {
        inputs.push(if i == port { Vec::new() } else { b.input(&old.name, old.nets.len()) });
    }
    let mut reads = vec![false; circuit.gates().len()];
    for (net, gate) in circuit.drivers() {
        reads[net.index()] = matches!(gate, Gate::Input { port: p, .. } if *p as usize == port)
            || gate.operands().iter().any(|n| reads[n.index()]);
    }
    let map = copy_with(&mut b, circuit, |_, net, _| match circuit.gate(net) {
        Gate::Input { port, bit } => inputs[*port as usize].get(*bit as usize).copied(),
        _ => None,
    });
    for port in circuit.outputs().iter().filter(|p| p.nets.iter().all(|n| !reads[n.index()])) {
        b.output(&port.name, translated(&port.nets, &map));
    }
    b.finish().without_dead_gates()
}
