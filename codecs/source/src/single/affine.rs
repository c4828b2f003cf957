//! Data bits whose column is an affine function of the digits of their number, as in the Hamming codes of raw NAND flash: check bits
//! are parities of words, and elimination gives the number of a wrong bit.

use super::Piece;
use crate::table::ConstantArray;
use eccforge_scheme::{Ball, Code, Space};

/// Fewest data bits: a block of eight words of 32 bits.
const BLOCK: usize = 256;

/// The column of bit 0, and the addend of each binary digit of a bit's number.
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

/// Linear functions of a column: the digits of its number, and zeros for the columns of data bits.
struct Inverse {
    /// Sums of digits' columns, each with a bit that the later ones lack, and the digits of each.
    vectors: Vec<(u64, u64)>,
}

impl Inverse {
    fn of(digits: &[u64]) -> Self {
        let mut vectors: Vec<(u64, u64)> = digits.iter().enumerate().map(|(j, digit)| (*digit, 1 << j)).collect();
        for i in 0..vectors.len() {
            let (vector, number) = vectors[i];
            let pivot = vector.trailing_zeros();
            for (other, of_other) in vectors[i + 1..].iter_mut().filter(|(other, _)| other >> pivot & 1 == 1) {
                (*other, *of_other) = (*other ^ vector, *of_other ^ number);
            }
        }
        Self { vectors }
    }

    /// The digits of a sum of digits' columns; above them the bits of `column` that are not such a sum.
    fn number(&self, mut column: u64, r: usize) -> u64 {
        let (mut number, mut pivots) = (0, 0);
        for (vector, own) in &self.vectors {
            let pivot = vector & vector.wrapping_neg();
            pivots |= pivot;
            if column & pivot != 0 {
                (column, number) = (column ^ vector, number ^ own);
            }
        }
        let mut place = self.vectors.len();
        for i in 0..r {
            if pivots >> i & 1 == 0 {
                number |= (column >> i & 1) << place;
                place += 1;
            }
        }
        number
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
    let inverse = Inverse::of(&digits);
    let nibbles = r.div_ceil(4);
    let mut rows = Vec::new();
    for nibble in 0..nibbles {
        rows.extend((0..16).map(|value| inverse.number(value << (4 * nibble), r)));
    }
    let keys = [
        ("BASE", format!("0x{base:x}")),
        ("COUNT", digits.len().to_string()),
        ("NIBBLES_OF_ALL", nibbles.to_string()),
        ("FIRST_CHECK", (n - r).to_string()),
    ];
    let about =
        "For each nibble of a column the digits of its bit, below bits that are zero for the column of a data bit.";
    let tables = vec![ConstantArray::new("NUMBERS", about, rows)];
    let worst = 12 * nibbles + 60;
    let templates =
        [include_str!("../templates/single/affine.c.txt"), include_str!("../templates/single/affine.rs.txt")];
    Some(Piece::new(templates, tables, &[("WIDE", r > 32)], &keys).taking(worst))
}
