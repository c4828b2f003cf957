//! The address of an entry as gates.

use eccforge_circuit::{Builder, NetId};
use eccforge_scheme::Address;

/// Complements the bits of an entry that the address selects; `entry` is indexed by physical bit.
pub fn fold(b: &mut Builder, address: &Address, entry: &[NetId], nets: &[NetId]) -> Vec<NetId> {
    let folded = |(bit, net): (usize, &NetId)| b.parity(address.on(bit).into_iter().map(|a| nets[a]).chain([*net]));
    entry.iter().enumerate().map(folded).collect()
}
