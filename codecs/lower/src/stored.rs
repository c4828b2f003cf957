//! The constant of the stored word, added at the ports of a circuit.

use eccforge_circuit::transform::{copy_into, translated};
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_scheme::Scheme;

/// Adds the constant of the scheme to the ports of a circuit on codeword entries: to the bits of `entry` and
/// `corrected`, and to `check`, which has the check bits of an entry.
pub fn stored(scheme: &Scheme, circuit: &Circuit) -> Circuit {
    if scheme.constant.is_empty() {
        return circuit.clone();
    }
    let mut b = Builder::new(circuit.name());
    let mut inputs: Vec<Vec<NetId>> = Vec::new();
    for port in circuit.inputs() {
        let nets = b.input(&port.name, port.nets.len());
        inputs.push(at_port(&mut b, scheme, &port.name, nets));
    }
    let map = copy_into(&mut b, circuit, &inputs);
    for port in circuit.outputs() {
        let nets = at_port(&mut b, scheme, &port.name, translated(&port.nets, &map));
        b.output(&port.name, nets);
    }
    b.finish()
}

/// The nets of a port with the constant added; ports that do not carry stored bits stay unchanged.
fn at_port(b: &mut Builder, scheme: &Scheme, name: &str, mut nets: Vec<NetId>) -> Vec<NetId> {
    let stored_bits: Vec<usize> = match name {
        "entry" | "corrected" => (0..nets.len()).collect(),
        "check" => scheme.geometry.check_bits(),
        _ => return nets,
    };
    for (net, bit) in nets.iter_mut().zip(stored_bits) {
        if scheme.constant.binary_search(&bit).is_ok() {
            *net = b.not(*net);
        }
    }
    nets
}
