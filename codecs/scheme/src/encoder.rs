//! The encoder: each check bit is one parity of data bits, and of address bits if the code has an address.

use crate::Scheme;
use eccforge_logic::circuit::{Builder, Circuit};
use eccforge_logic::gf2;

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
        entry = address.fold(&mut b, &entry, &nets);
    }
    b.output("check", g.check_bits().into_iter().map(|bit| entry[bit]).collect());
    b.output("entry", entry);
    b.finish().without_dead_gates()
}

/// Check bits of codeword `w`: each physical check bit with the physical data bits that sum to it.
///
/// With A the columns of the check bits and D those of the data bits, H c = 0 means A c_check = D c_data, so the check
/// bits are inverse(A) D c_data.
pub fn check_equations(scheme: &Scheme, w: usize) -> Vec<(usize, Vec<usize>)> {
    let columns = scheme.code.h.columns();
    let physical = scheme.layout.codeword(w);
    let positions = scheme.check_positions(w);
    let check_columns: Vec<u64> = positions.iter().map(|&b| columns[b]).collect();
    let inverse = gf2::invert(&check_columns).expect("a validated scheme has independent check columns");
    let data: Vec<usize> = (0..physical.len()).filter(|b| !positions.contains(b)).collect();
    positions
        .iter()
        .zip(inverse)
        .map(|(&p, row)| {
            let support = data.iter().filter(|&&b| gf2::parity(row & columns[b]) == 1).map(|&b| physical[b]).collect();
            (physical[p], support)
        })
        .collect()
}
