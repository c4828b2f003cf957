//! BCH codes that correct two bits: with power sums S1 and S3, the locators are the roots of x^2 + S1 x + (S1^2 + S3 / S1)
//! [Lin and Costello, Section 6.2].

use super::Piece;
use super::reed_solomon::{field_tables, quadratic};
use super::syndrome::nibbles;
use crate::table::ConstantArray;
use eccforge_gf::gf2;
use eccforge_scheme::{Ball, Code, Space};

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    let cyclic = code.cyclic()?;
    if Ball::of(spaces, code)? != (Ball { symbol_bits: 1, radius: 2 }) {
        return None;
    }
    let (n, extended) = (code.h.n(), cyclic.extended);
    let field = cyclic.bch_field(2).filter(|field| n - usize::from(extended) <= field.order() as usize)?;
    let (m, order) = (field.bits(), field.order());
    // Bit m + i of a sum is bit i of S3, and bit 2 m is the parity of all bits.
    let sums = |b: usize| {
        let locator = cyclic
            .exponent(b, n)
            .map_or(0, |e| u64::from(field.power(e as u64)) | u64::from(field.power(3 * e as u64)) << m);
        locator | u64::from(extended) << (2 * m)
    };
    let mut columns = of_syndrome_bits(code, sums)?;
    columns.resize(columns.len().next_multiple_of(4), 0);
    // A locator without a bit stands for n.
    let mut position = vec![n as u64; order as usize];
    (0..n).for_each(|b| {
        if let Some(e) = cyclic.exponent(b, n) {
            position[e] = b as u64;
        }
    });
    spaces.clear();
    let mut tables = field_tables(&field);
    tables.extend([
        quadratic(&field),
        ConstantArray::new(
            "POWER_SUMS",
            "For each nibble of a syndrome, S1 and S3 of its 16 values.",
            nibbles(&columns),
        ),
        ConstantArray::new("BIT", "The codeword bit of each locator's logarithm, or the number of bits.", position),
    ]);
    let keys = [
        ("M", m.to_string()),
        ("TWO_M", (2 * m).to_string()),
        ("MASK", order.to_string()),
        ("ORDER", order.to_string()),
        ("LENGTH", n.to_string()),
        ("PARITY_BIT", (n - 1).to_string()),
        ("NIBBLES", code.h.r().div_ceil(4).to_string()),
    ];
    let templates = [include_str!("../templates/single/bch.c.txt"), include_str!("../templates/single/bch.rs.txt")];
    Some(Piece::new(templates, tables, &[("EXTENDED", extended)], &keys).taking(160))
}

/// The value of each syndrome bit, if the value of a syndrome is the sum of those of its bits and column b has `value(b)`.
fn of_syndrome_bits(code: &Code, value: impl Fn(usize) -> u64) -> Option<Vec<u64>> {
    let own = gf2::independent(code.h.columns().iter().copied());
    let basis: Vec<u64> = own.iter().map(|b| code.h.columns()[*b]).collect();
    let inverse = gf2::invert(&basis).ok()?;
    let has = |row: usize, bit: u32| inverse[row] >> bit & 1 == 1;
    let sum = |bit| (0..own.len()).filter(|row| has(*row, bit)).fold(0, |sum, row| sum ^ value(own[row]));
    Some((0..code.h.r()).map(sum).collect())
}
