//! The encoder: each check bit is one parity of data bits, and of address bits if the code has an address.

use eccforge_circuit::{Builder, Circuit, Interpreter, NetId};
use eccforge_scheme::{Address, Scheme, check_equations};

/// The encoder circuit of a scheme. Inputs: `data`, and `address` if the scheme has one. Outputs: `check` and
/// `entry`, as written.
pub fn encoder(scheme: &Scheme) -> Circuit {
    let g = scheme.geometry;
    let mut b = Builder::new(format!("{}_encoder", scheme.id.replace('-', "_")));
    let data_bits = g.data_bits();
    let data = b.input("data", data_bits.len());
    let address = scheme.address.as_ref().map(|address| (address, b.input("address", address.bits())));
    let zero = b.constant(false);
    let mut entry = vec![zero; g.bits()];
    for (net, &bit) in data.iter().zip(&data_bits) {
        entry[bit] = *net;
    }
    for w in 0..scheme.codewords() {
        for (bit, support) in check_equations(scheme, w) {
            entry[bit] = b.parity(support.into_iter().map(|data_bit| entry[data_bit]));
        }
    }
    if let Some((address, nets)) = address {
        entry = fold(&mut b, address, &entry, &nets);
    }
    b.output("check", g.check_bits().into_iter().map(|bit| entry[bit]).collect());
    b.output("entry", entry);
    b.finish().without_dead_gates()
}

/// The entry that the encoder produces from this data.
///
/// # Panics
/// If `data` does not have the number of data bits of an entry.
pub fn encoded(encoder: &Circuit, data: &[bool]) -> Vec<bool> {
    let mut run = Interpreter::new(encoder);
    if let Some(port) = encoder.input("data") {
        assert_eq!(port.nets.len(), data.len(), "an entry holds {} data bits", port.nets.len());
        for (net, value) in port.nets.iter().zip(data) {
            run.set(*net, u64::from(*value));
        }
    }
    run.run();
    let entry = encoder.outputs().iter().find(|p| p.name == "entry");
    entry.map_or_else(Vec::new, |p| p.nets.iter().map(|n| run.get(*n) & 1 == 1).collect())
}

/// Complements the bits of an entry that the address selects; `entry` is indexed by physical bit.
pub fn fold(b: &mut Builder, address: &Address, entry: &[NetId], nets: &[NetId]) -> Vec<NetId> {
    let mut folded = Vec::with_capacity(entry.len());
    for (bit, net) in entry.iter().enumerate() {
        folded.push(b.parity(address.on(bit).into_iter().map(|a| nets[a]).chain([*net])));
    }
    folded
}
