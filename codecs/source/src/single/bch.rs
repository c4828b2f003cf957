//! BCH codes that correct two bits: with power sums S1 and S3, the locators are the roots of x^2 + S1 x + (S1^2 + S3 / S1)
//! [Lin and Costello, Section 6.2].

use super::Piece;
use super::reed_solomon::{field_tables, quadratic};
use super::sums::nibbles;
use crate::table::ConstantArray;
use eccforge_gf::gf2;
use eccforge_scheme::{Ball, Code, Space};

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    let cyclic = code.cyclic()?;
    if Ball::of(spaces, code)? != (Ball { symbol_bits: 1, radius: 2 }) {
        return None;
    }
    let (n, extended) = (code.h.n(), cyclic.extended);
    // A code that is longer than the order of its field has two bits with one locator.
    let field = cyclic.bch_field(2).filter(|field| n - usize::from(extended) <= field.order() as usize)?;
    let (m, order) = (field.bits(), field.order());
    // Bit m + i of a sum is bit i of S3, and bit 2 m is the parity of all bits.
    let mut sums = Vec::new();
    for b in 0..n {
        let parity = u64::from(extended) << (2 * m);
        // The added parity bit has no locator.
        let Some(e) = cyclic.exponent(b, n) else {
            sums.push(parity);
            continue;
        };
        let (first, third) = (field.power(e as u64), field.power(3 * e as u64));
        sums.push(u64::from(first) | u64::from(third) << m | parity);
    }
    let mut columns = of_syndrome_bits(code, &sums)?;
    columns.resize(columns.len().next_multiple_of(4), 0);
    // A locator without a bit stands for n.
    let mut position = vec![n as u64; order as usize];
    for b in 0..n {
        if let Some(e) = cyclic.exponent(b, n) {
            position[e] = b as u64;
        }
    }
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

/// The value of each syndrome bit, if the value of a syndrome is the sum of those of its bits and column b has `values[b]`.
fn of_syndrome_bits(code: &Code, values: &[u64]) -> Option<Vec<u64>> {
    let own = gf2::independent(code.h.columns().iter().copied());
    let basis: Vec<u64> = own.iter().map(|b| code.h.columns()[*b]).collect();
    let inverse = gf2::invert(&basis).ok()?;
    let mut of_bits = vec![0; code.h.r() as usize];
    for (bit, sum) in of_bits.iter_mut().enumerate() {
        for (row, b) in inverse.iter().zip(&own) {
            if row >> bit & 1 == 1 {
                *sum ^= values[*b];
            }
        }
    }
    Some(of_bits)
}
