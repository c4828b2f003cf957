//! Reed-Solomon codes over GF(2^m): symbol s has locator X_s and H column (X_s^(b+0), ..., X_s^(b+r-1)), where
//! b is the first power [Lin & Costello, Chapter 7]; a doubly extended code adds the columns of X = 0 and X = infinity. A
//! generalised code multiplies each column by a factor of its own [MacWilliams and Sloane, Chapter 10, Section 8].
//!
//! ```
//! use eccforge_gf::field::Field;
//! use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
//!
//! let field = Field::new(0x11d).unwrap();
//! let locators = (0..20).map(|s| Locator::Element(field.power(s))).collect();
//! let code = ReedSolomon { field, check_symbols: 6, first_power: 0, locators, multipliers: Vec::new() };
//! let mut word = code.encode(&[7; 14]);
//! (word[2], word[9], word[15]) = (1, 2, 3);
//! // Symbols 2 and 9 are named as erased, which leaves two errors that the decoder finds.
//! let wrong: Vec<usize> = code.correct(&word, &[2, 9], 2).unwrap().iter().map(|(s, _)| *s).collect();
//! assert_eq!(wrong, [2, 9, 15]);
//! ```

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
    /// A non-zero factor for the column of each symbol; empty if all are one. A code with factors has no extension.
    pub multipliers: Vec<u32>,
}

impl ReedSolomon {
    /// Bits of a symbol, m.
    pub fn symbol_bits(&self) -> u32 {
        self.field.bits()
    }

    /// The logarithm of each symbol's locator; `None` for an extended code.
    pub fn logarithms(&self) -> Option<Vec<u32>> {
        let mut logarithms = Vec::new();
        for locator in &self.locators {
            match locator {
                Locator::Element(x) => logarithms.push(self.field.log(*x)),
                Locator::Zero | Locator::Infinity => return None,
            }
        }
        Some(logarithms)
    }

    /// The factor of the column of symbol `s`.
    pub fn multiplier(&self, s: usize) -> u32 {
        self.multipliers.get(s).copied().unwrap_or(1)
    }

    /// A power of a symbol's locator times the factor of its column; `None` at zero and infinity.
    pub fn scaled_power(&self, s: usize, exponent: u64) -> Option<u32> {
        match self.locators[s] {
            Locator::Element(x) => Some(self.scaled(s, x, exponent)),
            Locator::Zero | Locator::Infinity => None,
        }
    }

    /// A power of the locator x of symbol `s` times the factor of its column.
    fn scaled(&self, s: usize, x: u32, exponent: u64) -> u32 {
        self.field.multiply(self.multiplier(s), self.field.raise(x, exponent))
    }

    /// The code without its last `count` symbols, which is a generalised code with fewer check symbols. `count` is less than the
    /// number of check symbols, and the code has no extension.
    ///
    /// The words are zero at the roots of g, the product of (X + X_q) over the removed symbols q, so the sums of
    /// c_s g(X_s) X_s^(b+k) over the other symbols s are zero as well.
    pub fn punctured(&self, count: usize) -> Self {
        let field = &self.field;
        let (locators, removed) = self.locators.split_at(self.locators.len() - count);
        let mut multipliers = Vec::new();
        for (s, locator) in locators.iter().enumerate() {
            let mut factor = self.multiplier(s);
            for other in removed {
                if let (Locator::Element(x), Locator::Element(y)) = (locator, other) {
                    factor = field.multiply(factor, x ^ y);
                }
            }
            multipliers.push(factor);
        }
        let check_symbols = self.check_symbols - count as u32;
        Self { field: field.clone(), check_symbols, locators: locators.to_vec(), multipliers, ..*self }
    }

    /// The same code without factors, if they are the powers of a geometric sequence: then only the first power differs.
    pub fn simplified(mut self) -> Self {
        let first = self.field.inverse(self.multiplier(0));
        let Some(base) = self.logarithms().and_then(|logs| logs.first().copied()) else { return self };
        let order = u64::from(self.field.order());
        let is_power = |exponent: &u64| {
            (0..self.multipliers.len()).all(|s| {
                let Locator::Element(x) = self.locators[s] else { return false };
                let ratio = self.field.multiply(x, self.field.power(order - u64::from(base)));
                self.field.raise(ratio, *exponent) == self.field.multiply(self.multiplier(s), first)
            })
        };
        if let Some(exponent) = (0..order).find(is_power) {
            self.first_power += exponent;
            self.multipliers = Vec::new();
        }
        self
    }

    /// The H column of symbol `s`: r field elements.
    pub fn column(&self, s: usize) -> Vec<u32> {
        let r = u64::from(self.check_symbols);
        (0..r)
            .map(|k| match self.locators[s] {
                Locator::Element(x) => self.scaled(s, x, self.first_power + k),
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
                let mut syndrome = 0;
                for (k, entry) in column.iter().enumerate() {
                    syndrome |= u64::from(self.field.multiply(*entry, 1 << i)) << (m as usize * k);
                }
                columns.push(syndrome);
            }
        }
        columns
    }

    /// The syndromes of a word of symbols.
    fn syndromes(&self, word: &[u32]) -> Vec<u32> {
        let mut sums = vec![0; self.check_symbols as usize];
        for (s, value) in word.iter().enumerate().filter(|(_, value)| **value != 0) {
            match self.locators[s] {
                Locator::Element(x) => {
                    let mut term = self.field.multiply(*value, self.scaled(s, x, self.first_power));
                    for sum in &mut sums {
                        *sum ^= term;
                        term = self.field.multiply(term, x);
                    }
                }
                Locator::Zero => sums[0] ^= value,
                Locator::Infinity => sums[self.check_symbols as usize - 1] ^= value,
            }
        }
        sums
    }

    /// The codeword of these data symbols, which come first: its check symbols are erased and then recovered.
    pub fn encode(&self, data: &[u32]) -> Vec<u32> {
        let n = self.locators.len();
        let mut word = data.to_vec();
        word.resize(n, 0);
        let checks: Vec<usize> = (data.len()..n).collect();
        let values = self.correct(&word, &checks, 0).expect("any r symbols of an MDS code can be erased");
        for (s, value) in values {
            word[s] ^= value;
        }
        word
    }

    /// The wrong symbols of a word and the values to add, for at most `radius` errors outside the `erased` symbols (distinct
    /// positions). `None` if no codeword is that near.
    ///
    /// # Panics
    /// 2 radius and the erased symbols together exceed the check symbols.
    pub fn correct(&self, word: &[u32], erased: &[usize], radius: usize) -> Option<Vec<(usize, u32)>> {
        self.correct_syndromes(&self.syndromes(word), erased, radius)
    }

    /// Like [`ReedSolomon::correct`], for a word with these syndromes.
    ///
    /// # Panics
    /// As for [`ReedSolomon::correct`].
    pub fn correct_syndromes(&self, sums: &[u32], erased: &[usize], radius: usize) -> Option<Vec<(usize, u32)>> {
        assert!(
            2 * radius + erased.len() <= self.check_symbols as usize,
            "more errors than a code of distance r + 1 has"
        );
        // Most words of a memory have no error.
        if sums.iter().all(|s| *s == 0) {
            return Some(Vec::new());
        }
        // A symbol of locator 0 is in the first syndrome only and that of infinity in the last one. Without that syndrome, the
        // others decode as if the symbol were erased.
        let zero = self.locators.iter().position(|locator| *locator == Locator::Zero);
        let infinity = self.locators.iter().position(|locator| *locator == Locator::Infinity);
        for left_out_zero in assumptions(zero, erased) {
            for left_out_infinity in assumptions(infinity, erased) {
                let places = [left_out_zero, left_out_infinity];
                // A symbol that is not named as erased is an error, which takes one from the radius.
                let assumed_errors = places.iter().flatten().filter(|s| !erased.contains(s)).count();
                let Some(left) = radius.checked_sub(assumed_errors) else { continue };
                if let Some(found) = self.correct_without(sums, places, erased, left) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// Corrects `radius` symbols without the syndromes of the symbols `places` (the first and the last syndrome), whose values then follow.
    fn correct_without(
        &self,
        sums: &[u32],
        places: [Option<usize>; 2],
        erased: &[usize],
        radius: usize,
    ) -> Option<Vec<(usize, u32)>> {
        let field = &self.field;
        let used = usize::from(places[0].is_some())..sums.len() - usize::from(places[1].is_some());
        let power = self.first_power + used.start as u64;
        let mut known = Vec::new();
        for s in erased {
            if let Locator::Element(x) = self.locators[*s] {
                known.push(x);
            }
        }
        let locator = key_equation(field, &sums[used.clone()], &known, radius)?;
        let (wrong, values) = self.roots(&locator, &sums[used], power, &known)?;
        let mut found: Vec<(usize, u32)> = wrong.into_iter().zip(values).collect();
        let mut rest = vec![0; self.locators.len()];
        for (s, value) in &found {
            rest[*s] = *value;
        }
        let of_found = self.syndromes(&rest);
        let mut left: Vec<u32> = sums.iter().zip(of_found).map(|(a, b)| a ^ b).collect();
        for (place, k) in places.into_iter().zip([0, sums.len() - 1]) {
            if let Some(s) = place {
                found.push((s, std::mem::take(&mut left[k])));
            }
        }
        // An erased symbol can be right, and its value is then 0.
        found.retain(|(_, value)| *value != 0);
        found.sort_unstable();
        left.iter().all(|s| *s == 0).then_some(found)
    }

    /// The symbols whose locators are roots, and their values by Forney's formula; `None` if there are fewer roots than the degree.
    fn roots(&self, locator: &[u32], sums: &[u32], power: u64, known: &[u32]) -> Option<(Vec<usize>, Vec<u32>)> {
        let field = &self.field;
        let mut all = locator.to_vec();
        for root in known {
            all = times_factor(field, &all, *root);
        }
        // Omega: the lowest coefficients of the product of both polynomials.
        let mut evaluator = vec![0u32; sums.len()];
        for (k, coefficient) in evaluator.iter_mut().enumerate() {
            for i in 0..all.len().min(k + 1) {
                *coefficient ^= field.multiply(all[i], sums[k - i]);
            }
        }
        // In characteristic 2 the derivative has the odd coefficients.
        let odd: Vec<u32> = all.iter().enumerate().map(|(i, c)| if i % 2 == 1 { *c } else { 0 }).collect();
        let (mut wrong, mut values) = (Vec::new(), Vec::new());
        for (s, place) in self.locators.iter().enumerate() {
            let Locator::Element(x) = *place else { continue };
            let inverse = field.inverse(x);
            if value_at(field, &all, inverse) != 0 {
                continue;
            }
            // y = Omega(1/x) x^(1 - b) / (v Psi'(1/x)), where v is the factor of the column, and x^-1 Psi'(1/x) is the sum of the
            // odd terms.
            let scale = field.inverse(field.multiply(value_at(field, &odd, inverse), self.scaled(s, x, power)));
            wrong.push(s);
            values.push(field.multiply(value_at(field, &evaluator, inverse), scale));
        }
        (wrong.len() + 1 == all.len()).then_some((wrong, values))
    }
}

/// The assumptions to try about the symbol at zero or infinity: `None` for a right symbol, or the symbol, whose syndrome is then left out.
#[inline]
fn assumptions(symbol: Option<usize>, erased: &[usize]) -> Vec<Option<usize>> {
    match symbol {
        None => vec![None],
        Some(s) if erased.contains(&s) => vec![Some(s)],
        Some(s) => vec![None, Some(s)],
    }
}

/// The value of a polynomial, its constant term first, by Horner's rule.
#[inline]
fn value_at(field: &Field, polynomial: &[u32], x: u32) -> u32 {
    polynomial.iter().rev().fold(0, |sum, coefficient| field.multiply(sum, x) ^ coefficient)
}

/// The product of a polynomial and 1 + x z.
fn times_factor(field: &Field, polynomial: &[u32], x: u32) -> Vec<u32> {
    let mut product = polynomial.to_vec();
    product.push(0);
    for i in (1..product.len()).rev() {
        product[i] ^= field.multiply(product[i - 1], x);
    }
    product
}

/// The locator polynomial of at most `radius` errors outside the `known` locators, by the algorithm of Berlekamp and Massey
/// on the syndromes from which the known locators are removed [Blahut, Algebraic Codes for Data Transmission, Chapter 7].
fn key_equation(field: &Field, sums: &[u32], known: &[u32], radius: usize) -> Option<Vec<u32>> {
    // Multiplied by this factor, the syndromes depend on the unknown errors only.
    let mut factor = vec![1];
    for root in known {
        factor = times_factor(field, &factor, *root);
    }
    let mut modified = Vec::new();
    for k in known.len()..sums.len() {
        let mut sum = 0;
        for (i, coefficient) in factor.iter().enumerate() {
            sum ^= field.multiply(*coefficient, sums[k - i]);
        }
        modified.push(sum);
    }
    let sums = modified;
    let (mut locator, mut before) = (vec![1u32], vec![1u32]);
    let mut length = 0;
    let mut gap = 1;
    let mut last = 1;
    for k in 0..sums.len() {
        let mut discrepancy = 0;
        for (i, coefficient) in locator.iter().enumerate().take(k + 1) {
            discrepancy ^= field.multiply(*coefficient, sums[k - i]);
        }
        if discrepancy == 0 {
            gap += 1;
            continue;
        }
        let scale = field.multiply(discrepancy, field.inverse(last));
        let mut next = locator.clone();
        next.resize(next.len().max(before.len() + gap), 0);
        for (i, c) in before.iter().enumerate() {
            next[i + gap] ^= field.multiply(scale, *c);
        }
        if 2 * length <= k {
            (before, last) = (locator, discrepancy);
            (length, gap) = (k + 1 - length, 1);
        } else {
            gap += 1;
        }
        locator = next;
    }
    // The zeros come from the longest of the two polynomials. Only a locator whose degree is its length has as many roots.
    while locator.last() == Some(&0) {
        locator.pop();
    }
    (length <= radius && locator.len() == length + 1).then_some(locator)
}
