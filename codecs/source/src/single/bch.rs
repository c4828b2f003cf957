//! BCH codes that correct two bits: with power sums S1 and S3, the locators are the roots of x^2 + S1 x + (S1^2 + S3 / S1)
//! [Lin and Costello, Section 6.2].

use super::Piece;
use super::reed_solomon::{field_tables, quadratic};
use super::syndrome::nibbles;
use crate::table::ConstantArray;
use eccforge_gf::field::Field;
use eccforge_scheme::construct;
use eccforge_scheme::{Code, Space};
use std::collections::BTreeSet;

/// The field over which the code is a BCH code of t = 2, and whether a parity bit extends it.
fn field(code: &Code) -> Option<(Field, bool)> {
    let (r, n) = (code.h.r(), code.h.n());
    let m = r / 2;
    (2..=12).contains(&m).then_some(())?;
    let extended = r % 2 == 1;
    let fields = (1u32 << m..2 << m).filter_map(|p| Field::new(p).ok());
    let same = |field: &Field| {
        let own = construct::bch(field, 2, n - r as usize, extended);
        own.is_some_and(|(rows, columns)| rows == r && columns == code.h.columns())
    };
    fields.into_iter().find(same).map(|field| (field, extended))
}

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    let n = code.h.n();
    if spaces.iter().any(|space| space.dimension() > 2) {
        return None;
    }
    let patterns: BTreeSet<Vec<usize>> = spaces.iter().flat_map(|s| s.patterns(code).map(|(bits, _)| bits)).collect();
    if patterns.len() != n + n * (n - 1) / 2 || patterns.iter().any(|bits| bits.len() > 2) {
        return None;
    }
    let (field, extended) = field(code)?;
    spaces.clear();
    let (m, order) = (field.bits(), field.order());
    let cyclic = n - usize::from(extended);
    // Row i of H holds the coefficients of x^i: its power sums are alpha^i and alpha^3i.
    let sums = |i: u32| u64::from(field.power(i.into())) | u64::from(field.power(3 * u64::from(i))) << m;
    let mut columns: Vec<u64> = (0..2 * m).map(sums).collect();
    columns.resize(columns.len().next_multiple_of(4), 0);
    // Bit b is the coefficient of x^(n - 1 - b); n stands for no bit.
    let position = |e: usize| if e < cyclic { cyclic - 1 - e } else { n } as u64;
    let mut tables = field_tables(&field);
    tables.extend([
        quadratic(&field),
        ConstantArray::new(
            "POWER_SUMS",
            "For each nibble of a syndrome, S1 and S3 of its 16 values.",
            nibbles(&columns),
        ),
        ConstantArray::new(
            "BIT",
            "The codeword bit of each locator's logarithm, or the number of bits.",
            (0..order as usize).map(position).collect(),
        ),
    ]);
    let keys = [
        ("M", m.to_string()),
        ("TWO_M", (2 * m).to_string()),
        ("MASK", order.to_string()),
        ("ORDER", order.to_string()),
        ("LENGTH", n.to_string()),
        ("PARITY_BIT", (n - 1).to_string()),
        ("NIBBLES", (2 * m).div_ceil(4).to_string()),
    ];
    let templates = [include_str!("../templates/single/bch.c.txt"), include_str!("../templates/single/bch.rs.txt")];
    Some(Piece::new(templates, tables, &[("EXTENDED", extended)], &keys))
}
