//! Copies circuits gate by gate; every pass and every composition of circuits is built on it.

use crate::graph::{Builder, Circuit, Gate, NetId};

/// Copies the gates of `circuit` into `b` and returns the new net of every old one. `replace` receives the builder,
/// the old net and the new nets of all earlier ones. If it returns a net, the circuit is cut there and reads that
/// net. Inputs that it does not replace are zero. Ports and words are not copied.
pub fn copy_with(
    b: &mut Builder,
    circuit: &Circuit,
    mut replace: impl FnMut(&mut Builder, NetId, &[NetId]) -> Option<NetId>,
) -> Vec<NetId> {
    let mut map: Vec<NetId> = Vec::with_capacity(circuit.gates().len());
    for (net, gate) in circuit.drivers() {
        let new = match (replace(b, net, &map), gate) {
            (Some(new), _) => new,
            (None, Gate::Input { .. }) => b.constant(false),
            (None, gate) => copy_gate(b, gate, &map),
        };
        map.push(new);
    }
    map
}

/// Copies the gates of `circuit` into `b` with its input ports bound to `inputs` (one list of nets for each port, in
/// port order); returns the new net of every old one. Ports and words are not copied.
///
/// # Panics
/// If `inputs` does not have the shape of the circuit's input ports.
pub fn copy_into(b: &mut Builder, circuit: &Circuit, inputs: &[Vec<NetId>]) -> Vec<NetId> {
    let shape: Vec<usize> = circuit.inputs().iter().map(|p| p.nets.len()).collect();
    let given: Vec<usize> = inputs.iter().map(Vec::len).collect();
    assert_eq!(given, shape, "{}: one net for each input bit", circuit.name());
    copy_with(b, circuit, |_, net, _| match circuit.gate(net) {
        Gate::Input { port, bit } => Some(inputs[*port as usize][*bit as usize]),
        _ => None,
    })
}

/// Copies one gate of another circuit; `map` translates its operands.
///
/// # Panics
/// If the gate is an input, because the caller binds those.
pub fn copy_gate(b: &mut Builder, gate: &Gate, map: &[NetId]) -> NetId {
    gate.apply(b, gate.operands().iter().map(|n| map[n.index()]).collect::<Vec<_>>())
}

/// Adds input ports to `b` like those of `circuit`; returns their nets.
pub fn same_inputs(b: &mut Builder, circuit: &Circuit) -> Vec<Vec<NetId>> {
    circuit.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect()
}

/// Adds output ports to `b` like those of `circuit`, whose nets are translated by `map`.
pub fn same_outputs(b: &mut Builder, circuit: &Circuit, map: &[NetId]) {
    for port in circuit.outputs() {
        b.output(&port.name, translated(&port.nets, map));
    }
}

/// Returns the new nets of old ones.
pub fn translated(nets: &[NetId], map: &[NetId]) -> Vec<NetId> {
    nets.iter().map(|n| map[n.index()]).collect()
}

/// Rebuilds a circuit. `replace` receives the builder, the old net of each live gate and the new nets of all earlier
/// gates; it returns the new net, or `None` to copy the gate unchanged. Ports and words stay.
pub fn rebuild(circuit: &Circuit, mut replace: impl FnMut(&mut Builder, NetId, &[NetId]) -> Option<NetId>) -> Circuit {
    let circuit = circuit.without_dead_gates();
    let mut b = Builder::new(circuit.name());
    let inputs = same_inputs(&mut b, &circuit);
    let map = copy_with(&mut b, &circuit, |b, net, map| match circuit.gate(net) {
        Gate::Input { port, bit } => Some(inputs[*port as usize][*bit as usize]),
        _ => replace(b, net, map),
    });
    for word in circuit.words() {
        b.word(&word.name, word.role, translated(&word.nets, &map));
    }
    same_outputs(&mut b, &circuit, &map);
    b.finish().without_dead_gates()
}
