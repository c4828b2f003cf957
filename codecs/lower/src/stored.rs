//! The constant of the stored word, added at the ports of a circuit.

use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_scheme::Scheme;

/// A circuit of codeword entries with the constant at its ports: on bits of `entry` and `corrected`, and on those of
/// `check`, which are the check bits of an entry.
pub fn stored(scheme: &Scheme, circuit: &Circuit) -> Circuit {
    if scheme.constant.is_empty() {
        return circuit.clone();
    }
    let checks = scheme.geometry.check_bits();
    let complemented = |bit: &usize| scheme.constant.binary_search(bit).is_ok();
    let mut b = Builder::new(circuit.name());
    let at_port = |b: &mut Builder, name: &str, nets: &[NetId]| -> Vec<NetId> {
        let inverted = |bit: usize| match name {
            "entry" | "corrected" => complemented(&bit),
            "check" => complemented(&checks[bit]),
            _ => false,
        };
        nets.iter().enumerate().map(|(bit, net)| if inverted(bit) { b.not(*net) } else { *net }).collect()
    };
    let mut inputs: Vec<Vec<NetId>> = Vec::new();
    for port in circuit.inputs() {
        let nets = b.input(&port.name, port.nets.len());
        inputs.push(at_port(&mut b, &port.name, &nets));
    }
    let map = copy_into(&mut b, circuit, &inputs);
    for port in circuit.outputs() {
        let nets: Vec<NetId> = port.nets.iter().map(|n| map[n.index()]).collect();
        let nets = at_port(&mut b, &port.name, &nets);
        b.output(&port.name, nets);
    }
    b.finish()
}
