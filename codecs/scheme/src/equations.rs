//! The check bits of a codeword as sums of its data bits.

use crate::Scheme;
use eccforge_gf::gf2;

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
