//! The check bits of a codeword as sums of its data bits.

use crate::Scheme;
use eccforge_gf::gf2;

/// Check bits of codeword `w`: each physical check bit with the physical data bits that sum to it.
///
/// With A the columns of the check bits and D those of the data bits, H c = 0 means A c_check = D c_data, so the check
/// bits are inverse(A) D c_data.
pub fn check_equations(scheme: &Scheme, w: usize) -> Vec<(usize, Vec<usize>)> {
    let (columns, physical) = (scheme.code.h.columns(), scheme.layout.codeword(w));
    let data: Vec<usize> = (0..physical.len()).filter(|&b| scheme.geometry.is_data(physical[b])).collect();
    let equation = |(check, row): (usize, u64)| {
        let support = data.iter().filter(|&&b| gf2::parity(row & columns[b]) == 1).map(|&b| physical[b]).collect();
        (physical[check], support)
    };
    check_solutions(scheme, w).into_iter().map(equation).collect()
}

/// The check bits of codeword `w`, by codeword bit, each with the syndrome bits that sum to it if all other bits are zero:
/// the rows of inverse(A).
pub fn check_solutions(scheme: &Scheme, w: usize) -> Vec<(usize, u64)> {
    let positions = scheme.check_positions(w);
    let columns: Vec<u64> = positions.iter().map(|&b| scheme.code.h.columns()[b]).collect();
    // The build of a scheme has rejected check pins whose columns are dependent.
    let inverse = gf2::invert(&columns).expect("a validated scheme has independent check columns");
    positions.into_iter().zip(inverse).collect()
}
