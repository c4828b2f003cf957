//! The values and tables that the templates for Reed-Solomon codes need: locators and the solutions for check symbols.

use super::Ball;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};

impl Ball<'_> {
    /// Adds the flags, numbers and tables of a Reed-Solomon code.
    pub(super) fn reed_solomon(&mut self, code: &ReedSolomon) {
        let (field, m) = (&code.field, code.symbol_bits() as usize);
        self.field(field);
        let (n, r) = (code.locators.len(), code.check_symbols as usize);
        let ends =
            [Locator::Zero, Locator::Infinity].map(|end| code.locators.iter().position(|locator| *locator == end));
        let has_bits = m != 8 || self.options.msb_first;
        self.flags.extend([
            ("BITS", has_bits),
            ("ZERO", ends[0].is_some()),
            ("INFINITY", ends[1].is_some()),
            ("EXTENDED", ends != [None; 2]),
            ("USES_I", ends != [None; 2] || self.scheme.erasures > 0),
        ]);
        // The number of symbols stands for a locator that the code lacks: no symbol has it, and no comparison finds it.
        self.number("ZERO", ends[0].unwrap_or(n));
        self.number("INFINITY", ends[1].unwrap_or(n));
        self.number("ENDS", usize::from(ends[0].is_some()) | usize::from(ends[1].is_some()) << 1);
        self.number("SUMS", r);
        self.number("RS", r);
        self.number("NS", n);
        self.number("KS", n - r);
        let has_logs = self.flags.contains(&("LOGS", true));
        let what = if has_logs { "logarithm of the locator" } else { "locator" };
        let plain = ReedSolomon { multipliers: Vec::new(), ..code.clone() };
        self.table("LOCATORS", &format!("The {what} of each symbol."), powers(&plain, 1, has_logs));
        let firsts = powers(code, code.first_power, has_logs);
        let times = if code.multipliers.is_empty() { "" } else { " times the factor of its column" };
        self.table("FIRSTS", &format!("The same of its power {}{times}.", code.first_power), firsts);
        self.table("SOLUTIONS", "For each check symbol its sum of the syndromes of the data.", solutions(code));
        self.vectors_of_reed_solomon(code);
        self.arrays = 2 * (3 * r + 4 + self.scheme.erasures + 1) + 2 * (r + 2 * (r + 1)) + 4 * (r + 1) + 2 * r;
    }
}

/// A power of the locator of each symbol times the factor of its column, or its logarithm; 0 at zero and infinity, which
/// templates treat first.
fn powers(code: &ReedSolomon, exponent: u64, by_logarithm: bool) -> Vec<u64> {
    let mut powers = Vec::new();
    for s in 0..code.locators.len() {
        let power = code.scaled_power(s, exponent);
        let number = if by_logarithm { power.map(|power| code.field.log(power)) } else { power };
        powers.push(number.unwrap_or(0).into());
    }
    powers
}

/// For each check symbol the factors of the syndromes: the inverse of the columns of the check symbols.
pub(super) fn solutions(code: &ReedSolomon) -> Vec<u64> {
    let (field, n, r) = (&code.field, code.locators.len(), code.check_symbols as usize);
    let columns: Vec<Vec<u32>> = (n - r..n).map(|s| code.column(s)).collect();
    // Each row of the matrix, then that of the identity, which elimination turns into the inverse.
    let mut rows: Vec<Vec<u32>> = Vec::new();
    for k in 0..r {
        let mut row: Vec<u32> = columns.iter().map(|column| column[k]).collect();
        row.extend((0..r).map(|i| u32::from(i == k)));
        rows.push(row);
    }
    for c in 0..r {
        let pivot = (c..r).find(|k| rows[*k][c] != 0).expect("any r symbols of an MDS code are independent");
        rows.swap(c, pivot);
        let scale = field.inverse(rows[c][c]);
        for value in &mut rows[c] {
            *value = field.multiply(*value, scale);
        }
        let own = rows[c].clone();
        for (k, other) in rows.iter_mut().enumerate() {
            if k == c {
                continue;
            }
            let factor = other[c];
            for (sum, value) in other.iter_mut().zip(&own) {
                *sum ^= field.multiply(factor, *value);
            }
        }
    }
    rows.iter().flat_map(|row| row[r..].iter().map(|value| u64::from(*value))).collect()
}
