//! Cuts circuits at named nets, such as the syndrome, and ties inputs to zero.

use super::copy::{copy_with, same_outputs, translated};
use crate::graph::{Builder, Circuit, Gate, NetId, NetType, Role, Word};
use std::collections::HashMap;

/// Turns output port `cut` into the first input port, of the same name; ties input port `tied` to zero and removes
/// it. The other ports stay, with the words whose names `keep` selects.
///
/// Anything that the circuit reads from the tied input, other than through the cut, is zero in the result.
#[must_use]
pub fn cut_at(circuit: &Circuit, cut: &str, tied: &str, keep: impl Fn(&Word) -> bool) -> Circuit {
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

/// Name of the port between the parts of [`split_at_sums`], unless it is a word of the circuit.
const SUMS: &str = "sums";

/// Splits a circuit at its sums of inputs. The first part computes those that other gates and the outputs read, and has the inputs that
/// they read. The second has them as its last input, after the inputs of the circuit. The name of the output and the input is that of
/// the word that has these sums and no others, or `sums`. `None` if a part would have no gate.
#[must_use]
pub fn split_at_sums(circuit: &Circuit) -> Option<[Circuit; 2]> {
    let circuit = circuit.without_dead_gates();
    let sums = read_sums(&circuit)?;
    let word = circuit.words().iter().find(|word| word.nets == sums);
    let name = word.map_or_else(|| SUMS.to_owned(), |word| word.name.clone());
    let mut summed = vec![false; circuit.inputs().len()];
    for net in circuit.drivers().filter(|(net, _)| is_sum(&circuit, *net)).flat_map(|(_, gate)| gate.operands()) {
        if let Gate::Input { port, .. } = circuit.gate(*net) {
            summed[*port as usize] = true;
        }
    }
    let mut b = Builder::new(format!("{}_{SUMS}", circuit.name()));
    let at = some_inputs(&mut b, &circuit, &summed);
    let map = copy_with(&mut b, &circuit, |_, net, _| at.get(&net).copied());
    for word in circuit.words().iter().filter(|word| word.nets.iter().all(|net| is_sum(&circuit, *net))) {
        b.word(&word.name, word.role, translated(&word.nets, &map));
    }
    b.output(&name, translated(&sums, &map));
    let first = b.finish().without_dead_gates();
    let mut b = Builder::new(circuit.name());
    let mut at = some_inputs(&mut b, &circuit, &vec![true; summed.len()]);
    at.extend(sums.iter().copied().zip(b.input(&name, sums.len())));
    let map = copy_with(&mut b, &circuit, |_, net, _| at.get(&net).copied());
    for word in circuit.words().iter().filter(|word| !word.nets.iter().any(|net| is_sum(&circuit, *net))) {
        b.word(&word.name, word.role, translated(&word.nets, &map));
    }
    same_outputs(&mut b, &circuit, &map);
    Some([first, b.finish().without_dead_gates()])
}

/// Whether a gate computes a sum of inputs.
fn is_sum(circuit: &Circuit, net: NetId) -> bool {
    let is_leaf = matches!(circuit.gate(net), Gate::Input { .. } | Gate::Constant(_));
    !is_leaf && circuit.net_type(net) == NetType::Linear
}

/// The sums that other gates and the outputs read, bits of words together. `None` if there are none, or no other gates.
fn read_sums(circuit: &Circuit) -> Option<Vec<NetId>> {
    let mut read = vec![false; circuit.gates().len()];
    let mut has_others = false;
    for (_, gate) in circuit.drivers().filter(|(net, _)| !is_sum(circuit, *net)) {
        has_others |= !gate.operands().is_empty();
        gate.operands().iter().for_each(|net| read[net.index()] = is_sum(circuit, *net));
    }
    circuit.output_nets().for_each(|net| read[net.index()] = is_sum(circuit, net));
    let words = circuit.words().iter().filter(|word| word.role == Role::Syndrome);
    let mut sums = Vec::new();
    for net in words.flat_map(|word| word.nets.clone()).chain(circuit.drivers().map(|(net, _)| net)) {
        if std::mem::take(&mut read[net.index()]) {
            sums.push(net);
        }
    }
    (has_others && !sums.is_empty()).then_some(sums)
}

/// Adds the `wanted` input ports of a circuit to `b`; returns the new net of each input net.
fn some_inputs(b: &mut Builder, circuit: &Circuit, wanted: &[bool]) -> HashMap<NetId, NetId> {
    let mut at = HashMap::new();
    for (port, _) in circuit.inputs().iter().zip(wanted).filter(|(_, is_wanted)| **is_wanted) {
        at.extend(port.nets.iter().copied().zip(b.input(&port.name, port.nets.len())));
    }
    at
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
