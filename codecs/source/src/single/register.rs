//! The systematic H of a code whose check bits need no tables of nibbles: those of a cyclic code come from a shift register, and those of
//! affine columns from parities of words.

use super::affine::Affine;
use crate::layout::Bytes;
use eccforge_gf::gf2;
use eccforge_gf::matrix::ParityCheckMatrix;
use eccforge_scheme::{Code, Scheme};

/// The method that computes the check bits.
pub(super) enum Sums {
    /// The values that the register adds after each of its last four bits, least significant bit first.
    Register(Vec<u64>),
    Affine(Affine),
    /// Tables of nibbles.
    Nibbles,
}

/// The code of a scheme with an H in which check bit i has column 2^i; `None` if the entry is not one codeword whose data and check bits
/// are in the order of the code.
pub(super) fn systematic(scheme: &Scheme, bytes: &Bytes) -> Option<Code> {
    let code = &scheme.code;
    let (n, r) = (code.h.n(), code.h.r() as usize);
    // The constant is XORed as one number. Most significant bit first, its bits are not those of the check bits.
    let is_plain = scheme.codewords() == 1 && (scheme.constant.is_empty() || !bytes.msb_first);
    let own = scheme.layout.codeword(0).iter().copied();
    if !is_plain || code.symbol_bits().is_some() || !own.eq(bytes.data.iter().chain(&bytes.check).copied()) {
        return None;
    }
    let inverse = gf2::invert(&code.h.columns()[n - r..]).ok()?;
    let mut columns = Vec::new();
    for column in code.h.columns() {
        columns.push((0..r).fold(0, |sum, row| sum | gf2::parity(inverse[row] & column) << row));
    }
    Some(Code::binary(ParityCheckMatrix::new(code.h.r(), columns).ok()?))
}

/// The systematic code of a scheme of whole data bytes, and the method that computes its check bits; `None` if there is none. A register is
/// taken only if it is `wanted`, because tables are faster.
pub(super) fn of(scheme: &Scheme, bytes: &Bytes, wanted: bool) -> Option<(Code, Sums)> {
    let systematic = systematic(scheme, bytes)?;
    let (n, r) = (systematic.h.n(), systematic.h.r() as usize);
    if !(n - r).is_multiple_of(8) {
        return None;
    }
    let data = &systematic.h.columns()[..n - r];
    let is_cyclic = scheme.code.cyclic().is_some_and(|cyclic| !cyclic.extended);
    let sums = match Affine::of(&bytes.placed(data)) {
        Some(affine) => Sums::Affine(affine),
        None if wanted && is_cyclic && r >= 8 => Sums::Register(nibbles(*data.last()?)),
        None => return None,
    };
    Some((systematic, sums))
}

/// For each value of the register's last four bits, the sum that four steps with these taps add to the register.
fn nibbles(taps: u64) -> Vec<u64> {
    let mut sums = Vec::new();
    for nibble in 0..16 {
        let mut rest = nibble;
        for _ in 0..4 {
            rest = rest >> 1 ^ if rest & 1 == 1 { taps } else { 0 };
        }
        sums.push(rest);
    }
    sums
}
