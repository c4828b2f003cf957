//! Copies circuits gate by gate: the frame of every pass, and how circuits are put together.

use crate::circuit::{Builder, Circuit, Gate, NetId};

/// Copies the gates of `circuit` into `b` with its input ports bound to `inputs` (one list of nets for each port, in
/// port order); returns the new net of every old one. Ports and words are not copied.
///
/// # Panics
/// If `inputs` does not have the shape of the circuit's input ports.
pub fn copy_into(b: &mut Builder, circuit: &Circuit, inputs: &[Vec<NetId>]) -> Vec<NetId> {
    let shape = |list: &mut dyn Iterator<Item = usize>| list.collect::<Vec<_>>();
    assert_eq!(
        shape(&mut inputs.iter().map(Vec::len)),
        shape(&mut circuit.inputs().iter().map(|p| p.nets.len())),
        "{}: one net for each input bit",
        circuit.name()
    );
    let mut map: Vec<NetId> = Vec::with_capacity(circuit.gates().len());
    for gate in circuit.gates() {
        let net = match gate {
            Gate::Input { port, bit } => inputs[*port as usize][*bit as usize],
            other => copy_gate(b, other, &map),
        };
        map.push(net);
    }
    map
}

/// One gate of another circuit, whose operands are translated by `map`.
///
/// # Panics
/// If it is an input: those are bound by the caller.
pub fn copy_gate(b: &mut Builder, gate: &Gate, map: &[NetId]) -> NetId {
    let new = |nets: &[NetId]| nets.iter().map(|n| map[n.index()]).collect::<Vec<_>>();
    match gate {
        Gate::Input { .. } => unreachable!("inputs are bound by the caller"),
        Gate::Constant(value) => b.constant(*value),
        Gate::Parity(nets) => b.parity(new(nets)),
        Gate::And(nets) => b.and(new(nets)),
        Gate::Or(nets) => b.or(new(nets)),
        Gate::Not(net) => b.not(map[net.index()]),
        Gate::Equals { word, value } => b.equals(&new(word), *value),
    }
}

/// Rebuilds a circuit with each live gate replaced by what `replace` makes of it: it sees the builder, the old net and
/// the new nets of all earlier gates, and returns `None` to copy the gate as it is. Ports and words stay.
pub fn rebuild(circuit: &Circuit, mut replace: impl FnMut(&mut Builder, NetId, &[NetId]) -> Option<NetId>) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let mut b = Builder::new(circuit.name());
    let inputs: Vec<Vec<NetId>> = circuit.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    let mut map: Vec<NetId> = Vec::with_capacity(circuit.gates().len());
    for (net, gate) in circuit.drivers() {
        let new = match gate {
            Gate::Input { port, bit } => inputs[*port as usize][*bit as usize],
            other => match replace(&mut b, net, &map) {
                Some(new) => new,
                None => copy_gate(&mut b, other, &map),
            },
        };
        map.push(new);
    }
    for word in circuit.words() {
        b.word(&word.name, word.role, word.nets.iter().map(|n| map[n.index()]).collect());
    }
    for port in circuit.outputs() {
        b.output(&port.name, port.nets.iter().map(|n| map[n.index()]).collect());
    }
    b.finish().without_dead_gates()
}
