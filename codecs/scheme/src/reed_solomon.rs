//! Reed-Solomon codes over GF(2^m): symbol s has locator X_s and H column (X_s^(b+0), ..., X_s^(b+r-1)), where
//! b is the first power [Lin & Costello, Chapter 7]; a doubly extended code adds the columns of X = 0 and X = infinity.

use eccforge_gf::field::Field;

/// The position of a code symbol on the projective line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Locator {
    /// A non-zero field element.
    Element(u32),
    /// X = 0: column (1, 0, ..., 0).
    Zero,
    /// X = infinity: column (0, ..., 0, 1).
    Infinity,
}

/// A (possibly extended) Reed-Solomon code. Invariant: locators are distinct; n <= 2^m + 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReedSolomon {
    /// The field of the symbols.
    pub field: Field,
    /// Number of check symbols, r: the code has minimum distance r + 1 in symbols.
    pub check_symbols: u32,
    /// The power b of the first row of H.
    pub first_power: u64,
    /// One locator for each symbol of a codeword.
    pub locators: Vec<Locator>,
}

impl ReedSolomon {
    /// Bits of a symbol, m.
    pub fn symbol_bits(&self) -> u32 {
        self.field.bits()
    }

    /// The logarithm of each symbol's locator; `None` for an extended code.
    pub fn logarithms(&self) -> Option<Vec<u32>> {
        let logarithm = |locator: &Locator| match locator {
            Locator::Element(x) => Some(self.field.log(*x)),
            Locator::Zero | Locator::Infinity => None,
        };
        self.locators.iter().map(logarithm).collect()
    }

    /// The H column of symbol `s`: r field elements.
    pub fn column(&self, s: usize) -> Vec<u32> {
        let r = u64::from(self.check_symbols);
        (0..r)
            .map(|k| match self.locators[s] {
                Locator::Element(x) => self.field.raise(x, self.first_power + k),
                Locator::Zero => u32::from(k == 0),
                Locator::Infinity => u32::from(k + 1 == r),
            })
            .collect()
    }

    /// Binary columns of the whole code: codeword bit m s + i is bit i (value alpha^i) of symbol s; syndrome
    /// bit m k + j is bit j of S_k.
    pub fn binary_columns(&self) -> Vec<u64> {
        let m = self.symbol_bits();
        let mut columns = Vec::with_capacity(self.locators.len() * m as usize);
        for s in 0..self.locators.len() {
            let column = self.column(s);
            for i in 0..m {
                let bit = |h: &u32| u64::from(self.field.multiply(*h, 1 << i));
                columns.push(column.iter().enumerate().fold(0, |c, (k, h)| c | bit(h) << (m as usize * k)));
            }
        }
        columns
    }
}
