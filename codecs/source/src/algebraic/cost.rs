//! Estimates of the cost of a decoder of a ball on a Cortex-M4 (gcc -Os), which decide between its forms under a budget.
//!
//! The worst case is that of the longest loops: every check bit differs, and the key equation has its greatest degree. Tests compare
//! the estimates with compiled code.

use super::{Ball, field};
use crate::layout::Cost;
use eccforge_scheme::algebraic::Family;
use eccforge_scheme::bch::Bch;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};

/// Instructions of the operations of a field, with their calls.
struct Operations {
    times: usize,
    square: usize,
    inverse: usize,
}

impl Ball<'_> {
    /// Bytes of flash and stack, and instructions of the longest decoding.
    pub fn cost(&self) -> Cost {
        let operations = self.operations();
        let (code, codeword) = match &self.scheme.family {
            Family::Bch(code) => (self.code_of_bch(code), self.worst_of_bch(code, &operations)),
            Family::ReedSolomon(code) => (self.code_of_rs(code), self.worst_of_rs(code, &operations)),
        };
        let tables: usize = self.tables.iter().map(crate::table::ConstantArray::bytes).sum();
        // Each flip is one bit of an array.
        let worst = self.scheme.codewords * codeword + 16 * self.most_flips() + 40;
        Cost { flash: tables + code, stack: self.stack(), worst, scanned: 0 }
    }

    fn operations(&self) -> Operations {
        if self.form.has_logs {
            return Operations { times: 17, square: 20, inverse: 8 };
        }
        let m = field(self.scheme).bits() as usize;
        // A reduction takes one step for the distance between the two highest powers of the polynomial.
        let low = (field(self.scheme).polynomial() ^ 1 << m).ilog2() as usize;
        let steps = (m - 1).div_ceil(m - low);
        let (times, square) = (64 + 7 * steps, 22 + 7 * steps);
        // The chain of an inverse: m - 1 squares, and at most two products for each bit of m - 1.
        let products = 2 * ((m - 1).ilog2() as usize + 1);
        Operations { times, square, inverse: m * (square + 4) + products * (times + 8) }
    }

    /// Bytes of the functions of the field and of the key equation.
    fn code_of_field(&self) -> usize {
        let key = 420;
        if self.form.has_logs { 60 + key } else { 380 + key }
    }

    fn code_of_bch(&self, code: &Bch) -> usize {
        let roots = match (self.form.is_search, self.scheme.radius) {
            (true, _) => 90,
            (false, ..=2) => 260,
            (false, 3 | 4) => 860,
            (false, _) => 1700,
        };
        let large = if self.form.is_large { 260 } else { 0 };
        self.code_of_field() + 480 + large + roots + if code.extended { 120 } else { 0 }
    }

    fn worst_of_bch(&self, code: &Bch, field: &Operations) -> usize {
        let Operations { times, square, inverse } = *field;
        let (t, m, cyclic) = (self.scheme.radius, code.field().bits() as usize, code.generator().len() - 1);
        let remainder = self.worst_of_remainder(code, cyclic);
        let differ = if self.form.has_nibbles { 20 * code.check_bits().div_ceil(8) } else { 18 * code.check_bits() };
        let sums = if self.form.is_large {
            cyclic.div_ceil(4) * (16 + 10 * code.errors.div_ceil(4)) + 9 * code.errors
        } else {
            cyclic * (16 + square + code.errors * (times + 10))
        };
        // A step of the key equation that changes its polynomial; every second one of a binary code has nothing to change.
        let step = (t + 1) * (times + 12) + times + inverse + (t + 1) * (times + 14) + 24 * (2 * code.errors + 1);
        let key = code.errors * step + 2 * code.errors * 16;
        remainder + differ + sums + key + self.worst_of_roots(t, m, field)
    }

    /// Instructions of the remainder of a codeword.
    fn worst_of_remainder(&self, code: &Bch, cyclic: usize) -> usize {
        let (bits, words) = (code.data_bits, cyclic.div_ceil(32));
        if !self.form.has_nibbles {
            return bits * (20 + 7 * words);
        }
        if !self.form.is_large {
            return bits / 8 * (4 + 13 * words);
        }
        let long = cyclic.div_ceil(64);
        if !self.flags.contains(&("EIGHT", true)) {
            return bits / 8 * (12 + 14 * long);
        }
        bits / 64 * (24 + 58 * long) + bits / 8 % 8 * (12 + 14 * long)
    }

    /// Instructions of the roots of a polynomial of degree t over a field of m bits.
    fn worst_of_roots(&self, t: usize, m: usize, field: &Operations) -> usize {
        let Operations { times, square, inverse } = *field;
        if self.form.is_search {
            let Family::Bch(code) = &self.scheme.family else { return 0 };
            let bits = code.length() - usize::from(code.extended);
            return bits * (t * (times + 9) + 22);
        }
        let quadratic = inverse + 3 * times + 2 * square + 9 * m;
        // Elimination compares each pair of the m rows.
        let affine = m * (2 * times + 2 * square + 30) + m * m * 5;
        let has_cubes = self.flags.contains(&("CUBES", true));
        let solved = if has_cubes { 3 * quadratic + 2 * times + inverse + 40 } else { affine + m * square };
        let quartic = solved + 7 * inverse + 8 * times + 4 * square;
        // One power of the generator in 255 is stored, and the others are reached from it.
        let exponent = if self.form.has_logs { 8 } else { ((1usize << m) - 1).div_ceil(255) * 16 + 30 };
        let exponents = t * exponent;
        if t <= 4 {
            return exponents + if t <= 2 { quadratic } else { quartic };
        }
        // A polynomial without roots is tried with each of m traces of m steps.
        let trace = m * (t * (square + 24) + t * t * (times + 16)) + 2 * t * t * (times + 16) + t * inverse;
        m * trace + exponents + quartic * t.div_ceil(4)
    }

    fn code_of_rs(&self, code: &ReedSolomon) -> usize {
        let (has_bits, has_ends) =
            (self.flags.contains(&("BITS", true)), !code.locators.iter().all(|l| matches!(l, Locator::Element(_))));
        let erased = if self.scheme.erasures > 0 { 160 } else { 0 };
        let erased = if self.scheme.group.is_some() { 40 } else { erased };
        self.code_of_field() + 640 + erased + if has_bits { 160 } else { 0 } + if has_ends { 320 } else { 0 }
    }

    fn worst_of_rs(&self, code: &ReedSolomon, field: &Operations) -> usize {
        let Operations { times, inverse, .. } = *field;
        let (n, r, m) = (code.locators.len(), code.check_symbols as usize, code.symbol_bits() as usize);
        let symbol = if self.flags.contains(&("BITS", true)) { 20 * m + 20 } else { 16 };
        let addend = if self.form.has_logs { 12 } else { times + 12 };
        let sums = n * (symbol + 24 + r * addend) + 8 * r;
        let mut longest = 0;
        for erased in 0..=self.scheme.erasures {
            let (left, most) = (r - erased, self.scheme.radius_with_erasures(erased));
            let degree = erased + most;
            let folded = erased * r * (times + 10);
            let step = (most + 1) * (2 * times + 26) + times + inverse + 24 * (r + 1);
            let key = left * step;
            let evaluator = degree * (degree + 1) / 2 * (times + 10) + erased * degree * (times + 10);
            let search = n * (20 + degree * (times + 10));
            let values = degree * (degree * (2 * times + 24) + inverse + 3 * times + 20);
            longest = longest.max(folded + key + evaluator + search + values + erased * erased * 5);
        }
        let is_end = |locator: &&Locator| !matches!(locator, Locator::Element(_));
        // Each symbol at an end doubles the ways in which the others are decoded.
        let ways = 1 << code.locators.iter().filter(is_end).count();
        sums + ways * longest
    }
}
