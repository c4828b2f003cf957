//! Plain bounded-distance decoding of codes over any GF(2^m), by Peterson's linear equations.
//!
//! A word is S_k = sum of e_s X_s^(b + k). For each number of errors, from none to t, the locator polynomial is the solution of
//! linear equations; each symbol is tried as a root; the values are the solution of the syndrome equations
//! [Peterson 1960; Gorenstein and Zierler 1961]. Erased symbols are unknowns whose places are known.

/// A code over GF(2^m) with alpha = x, given by its columns.
#[derive(Clone, Debug)]
pub struct BoundedDistance {
    /// The field polynomial; bit i is the coefficient of x^i.
    pub polynomial: u32,
    /// The power b of the first syndrome.
    pub first_power: u32,
    /// The number of syndromes.
    pub check_symbols: usize,
    /// The locator of each symbol.
    pub locators: Vec<u32>,
    /// The factor of each symbol's column; empty if all are one.
    pub multipliers: Vec<u32>,
}

impl BoundedDistance {
    /// The product of two elements: shift and add.
    #[must_use]
    pub fn multiply(&self, a: u32, b: u32) -> u32 {
        let top = 31 - self.polynomial.leading_zeros();
        let (mut sum, mut shifted) = (0, a);
        for i in 0..top {
            if b >> i & 1 == 1 {
                sum ^= shifted;
            }
            shifted <<= 1;
            if shifted >> top & 1 == 1 {
                shifted ^= self.polynomial;
            }
        }
        sum
    }

    /// a^e by repeated products.
    #[must_use]
    pub fn power(&self, a: u32, e: u32) -> u32 {
        (0..e).fold(1, |product, _| self.multiply(product, a))
    }

    /// The element whose product with this non-zero element is 1: a^(2^m - 2).
    fn inverse(&self, a: u32) -> u32 {
        let m = 31 - self.polynomial.leading_zeros();
        let (mut result, mut square) = (1, a);
        // 2^m - 2 is 2 + 4 + ... + 2^(m-1).
        for _ in 1..m {
            square = self.multiply(square, square);
            result = self.multiply(result, square);
        }
        result
    }

    /// The entry of H in row k and the column of symbol s.
    fn entry(&self, k: usize, s: usize) -> u32 {
        let power = self.power(self.locators[s], self.first_power + k as u32);
        self.multipliers.get(s).map_or(power, |factor| self.multiply(*factor, power))
    }

    /// The syndromes of a word.
    #[must_use]
    pub fn syndromes(&self, word: &[u32]) -> Vec<u32> {
        let mut syndromes = vec![0; self.check_symbols];
        for (k, syndrome) in syndromes.iter_mut().enumerate() {
            for (s, symbol) in word.iter().enumerate() {
                *syndrome ^= self.multiply(*symbol, self.entry(k, s));
            }
        }
        syndromes
    }

    /// The wrong symbols and their error values, for up to t errors outside the erased symbols; `None` if no codeword is
    /// that near.
    #[must_use]
    pub fn correct(&self, word: &[u32], erased: &[usize], t: usize) -> Option<Vec<(usize, u32)>> {
        let syndromes = self.syndromes(word);
        // From few errors to many: the equations for more errors than there are have several solutions.
        (0..=t).find_map(|errors| self.with_errors(&syndromes, erased, errors))
    }

    fn with_errors(&self, syndromes: &[u32], erased: &[usize], errors: usize) -> Option<Vec<(usize, u32)>> {
        // Syndromes without the erased symbols: each factor x + X removes one.
        let mut rest = syndromes.to_vec();
        for s in erased {
            let x = self.locators[*s];
            rest = (1..rest.len()).map(|k| rest[k] ^ self.multiply(x, rest[k - 1])).collect();
        }
        // sum over i of L_i S_(k + i) = S_(k + errors), for the polynomial whose roots are the locators.
        let rows: Vec<Vec<u32>> = (0..rest.len().checked_sub(errors)?).map(|k| rest[k..=k + errors].to_vec()).collect();
        let coefficients = self.solve(rows, errors)?;
        let is_root = |x: u32| {
            let terms = (0..errors).fold(0, |sum, i| sum ^ self.multiply(coefficients[i], self.power(x, i as u32)));
            terms == self.power(x, errors as u32)
        };
        let mut wrong: Vec<usize> =
            (0..self.locators.len()).filter(|s| !erased.contains(s) && is_root(self.locators[*s])).collect();
        // A locator polynomial with too few roots among the symbols belongs to no codeword within the radius.
        if wrong.len() != errors {
            return None;
        }
        wrong.extend(erased);
        wrong.sort_unstable();
        let mut equations: Vec<Vec<u32>> = Vec::new();
        for (k, syndrome) in syndromes.iter().enumerate() {
            equations.push(wrong.iter().map(|s| self.entry(k, *s)).chain([*syndrome]).collect());
        }
        let values = self.solve(equations, wrong.len())?;
        Some(wrong.into_iter().zip(values).filter(|(_, value)| *value != 0).collect())
    }

    /// The only solution of linear equations, each a row of coefficients and the right-hand side.
    fn solve(&self, mut rows: Vec<Vec<u32>>, unknowns: usize) -> Option<Vec<u32>> {
        for c in 0..unknowns {
            let pivot = (c..rows.len()).find(|k| rows[*k][c] != 0)?;
            rows.swap(c, pivot);
            let scale = self.inverse(rows[c][c]);
            let pivot_row: Vec<u32> = rows[c].iter().map(|value| self.multiply(*value, scale)).collect();
            for (k, row) in rows.iter_mut().enumerate() {
                let factor = if k == c { 0 } else { row[c] };
                for i in 0..=unknowns {
                    row[i] ^= self.multiply(factor, pivot_row[i]);
                }
            }
            rows[c] = pivot_row;
        }
        let solved = rows[unknowns..].iter().all(|row| row[unknowns] == 0);
        solved.then(|| rows[..unknowns].iter().map(|row| row[unknowns]).collect())
    }
}
