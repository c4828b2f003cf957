//! Copies circuits gate by gate: the frame of every pass, and how circuits are put together, cut and tied.

use crate::circuit::{Builder, Circuit, Gate, NetId};

/// Copies the gates of `circuit` into `b` and returns the new net of every old one. `replace` sees the builder, the old
/// net and the new nets of all earlier ones; where it gives a net, the circuit is cut there, and that net is read instead.
/// Inputs that it does not replace are zero. Ports and words are not copied.
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

/// One gate of another circuit, whose operands are translated by `map`.
///
/// # Panics
/// If it is an input: those are bound by the caller.
pub fn copy_gate(b: &mut Builder, gate: &Gate, map: &[NetId]) -> NetId {
    gate.apply(b, gate.operands().iter().map(|n| map[n.index()]).collect::<Vec<_>>())
}

/// Adds input ports to `b` like those of `circuit`; returns their nets.
pub fn same_inputs(b: &mut Builder, circuit: &Circuit) -> Vec<Vec<NetId>> {
    circuit.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect()
}

/// Adds output ports to `b` like those of `circuit`, whose nets are translated by `map`.
pub fn same_outputs(b: &mut Builder, circuit: &Circuit, map: &[NetId]) {
    circuit.outputs().iter().for_each(|port| b.output(&port.name, translated(&port.nets, map)));
}

/// The new nets of old ones.
pub fn translated(nets: &[NetId], map: &[NetId]) -> Vec<NetId> {
    nets.iter().map(|n| map[n.index()]).collect()
}

/// Rebuilds a circuit with each live gate replaced by what `replace` makes of it: it sees the builder, the old net and
/// the new nets of all earlier gates, and returns `None` to copy the gate as it is. Ports and words stay.
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
