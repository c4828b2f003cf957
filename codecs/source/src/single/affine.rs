//! Data bits whose column is an affine function of the digits of their number, as in the Hamming codes of raw NAND flash: check bits
//! are parities of words, and elimination gives the number of a wrong bit.

use super::Piece;
use crate::table::ConstantArray;
use eccforge_scheme::{Ball, Code, Space};

/// Fewest data bits: a block of eight words of 32 bits.
const BLOCK: usize = 256;

/// The column of bit 0, and what each digit of a number adds to it.
pub(super) struct Affine {
    pub(super) base: u64,
    pub(super) digits: Vec<u64>,
}

impl Affine {
    /// The function that gives these columns.
    pub(super) fn of(columns: &[u64]) -> Option<Self> {
        if columns.len() < BLOCK || !columns.len().is_power_of_two() {
            return None;
        }
        let digits: Vec<u64> = (0..columns.len().ilog2()).map(|j| columns[0] ^ columns[1 << j]).collect();
        let is_affine = columns.iter().enumerate().all(|(d, column)| {
            let set_digits = digits.iter().enumerate().filter(|(j, _)| d >> j & 1 == 1);
            set_digits.fold(columns[0], |sum, (_, digit)| sum ^ digit) == *column
        });
        is_affine.then_some(Self { base: columns[0], digits })
    }

    /// The tables of the check bits.
    pub(super) fn tables(&self) -> Vec<ConstantArray> {
        let masks = vec![0xaaaa_aaaa, 0xcccc_cccc, 0xf0f0_f0f0, 0xff00_ff00, 0xffff_0000];
        vec![
            ConstantArray::new(
                "DIGITS",
                "What each digit of a data bit's number adds to its column.",
                self.digits.clone(),
            ),
            ConstantArray::new("ODD", "The bits of a word whose number has each of five digits.", masks),
        ]
    }
}

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    let (n, r) = (code.h.n(), code.h.r() as usize);
    let (data, check) = code.h.columns().split_at(n - r);
    let has_units = check.iter().enumerate().all(|(i, column)| *column == 1 << i);
    if !has_units || Ball::of(spaces, code)? != (Ball { symbol_bits: 1, radius: 1 }) {
        return None;
    }
    let Affine { base, digits } = Affine::of(data)?;
    spaces.clear();
    // Each vector has a pivot that the later ones lack.
    let mut vectors: Vec<(u64, u64)> = digits.iter().enumerate().map(|(j, digit)| (*digit, 1 << j)).collect();
    let mut pivots = Vec::new();
    for i in 0..vectors.len() {
        let (vector, number) = vectors[i];
        let pivot = vector.trailing_zeros();
        pivots.push(pivot.into());
        for (other, of_other) in vectors[i + 1..].iter_mut().filter(|(other, _)| other >> pivot & 1 == 1) {
            (*other, *of_other) = (*other ^ vector, *of_other ^ number);
        }
    }
    let (values, numbers) = vectors.into_iter().unzip();
    let keys =
        [("BASE", format!("0x{base:x}")), ("COUNT", digits.len().to_string()), ("FIRST_CHECK", (n - r).to_string())];
    let tables = vec![
        ConstantArray::new("VECTORS", "Sums of digits' columns, each with a bit that the later ones lack.", values),
        ConstantArray::new("PIVOTS", "The bit of each vector that the later ones lack.", pivots),
        ConstantArray::new("NUMBERS", "The digits of each vector.", numbers),
    ];
    let worst = 12 * digits.len() + 5 * r + 20;
    let templates =
        [include_str!("../templates/single/affine.c.txt"), include_str!("../templates/single/affine.rs.txt")];
    Some(Piece::new(templates, tables, &[("WIDE", r > 32)], &keys).taking(worst))
}
