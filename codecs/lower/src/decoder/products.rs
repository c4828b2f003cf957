//! Locates one wrong symbol of a Reed-Solomon code by products with constants, with low depth.
//!
//! A value v at X gives S_k = v X^(b+k). The syndromes thus belong to a single symbol if S_0 is not zero and every
//! S_k S_(k+2) = S_(k+1)^2; the symbol is the one with S_1 = X S_0 [Lin & Costello, Section 6.3]. With f(x) the
//! highest coefficient of x, two elements are equal if f(alpha^t x) agrees for t < m. At X = alpha^e the m bits
//! f(alpha^t S_1) are compared with f(alpha^(e+t) S_0), of which neighbouring locators share all but one. Unlike in
//! [`super::ratio`], no symbol waits for a quotient.
//!
//! The products of syndromes take longer than the comparisons. If uncorrectable data is never read, corrections need
//! not wait for them.

use super::gf;
use super::lookup::Matches;
use eccforge_circuit::{Builder, NetId, Role};
use eccforge_scheme::Scheme;
use eccforge_scheme::reed_solomon::ReedSolomon;
use std::collections::BTreeSet;

/// The plan that locates one wrong symbol of a codeword by products.
pub(super) struct ProductPlan<'s> {
    rs: &'s ReedSolomon,
    /// The logarithm of each symbol's locator.
    logarithms: Vec<u32>,
}

impl<'s> ProductPlan<'s> {
    /// A plan for codeword `w`, if it corrects exactly the single symbols and at least three syndromes separate them
    /// from other errors.
    pub fn new(scheme: &'s Scheme, w: usize) -> Option<Self> {
        let rs = scheme.code.reed_solomon()?;
        // With two syndromes every ratio is that of a locator, so no product distinguishes one wrong symbol from two.
        if rs.check_symbols < 3 {
            return None;
        }
        let logarithms = rs.logarithms()?;
        let mut symbols = BTreeSet::new();
        for space in &scheme.corrects[w] {
            symbols.insert(space.symbol(&scheme.code)?);
        }
        (symbols.len() == logarithms.len()).then_some(Self { rs, logarithms })
    }

    /// Locates the error. With `is_gated`, corrections wait for the check that only one symbol is wrong; otherwise an
    /// uncorrectable word may have any corrections.
    pub fn locate(&self, b: &mut Builder, syndrome: &[NetId], is_gated: bool) -> Matches {
        let field = &self.rs.field;
        let m = field.bits() as usize;
        let s: Vec<&[NetId]> = syndrome.chunks(m).collect();
        let single = self.is_single(b, &s);
        b.word("single_symbol", Role::Predecode, vec![single]);
        let last = self.logarithms.iter().max().map_or(0, |e| *e as usize);
        let values: Vec<NetId> = (0..last + m).map(|t| gf::highest(b, field, s[0], t)).collect();
        let wanted: Vec<NetId> = (0..m).map(|t| gf::highest(b, field, s[1], t)).collect();
        let mut matches = Matches::none(self.logarithms.len() * m);
        let mut places = Vec::new();
        for (symbol, logarithm) in self.logarithms.iter().enumerate() {
            let differences = gf::add(b, &values[*logarithm as usize..], &wanted);
            let place = b.equals(&differences, 0);
            places.push(place);
            let wrong = if is_gated { b.and([place, single]) } else { place };
            // The value is S_0 over the first element of the column.
            let scale = field.inverse(self.rs.column(symbol)[0]);
            for (bit, value) in gf::scale(b, field, s[0], scale).into_iter().enumerate() {
                matches.flips[symbol * m + bit].push(b.and([wrong, value]));
            }
        }
        b.word("place", Role::Match, places.clone());
        let any = b.or(places);
        let hit = b.and([any, single]);
        matches.hit(hit, (0..self.logarithms.len() * m).collect());
        matches
    }

    /// Whether the syndromes form a geometric sequence that does not start with zero.
    fn is_single(&self, b: &mut Builder, s: &[&[NetId]]) -> NetId {
        let field = &self.rs.field;
        let mut differences = Vec::new();
        for k in 0..s.len() - 2 {
            let product = gf::multiply(b, field, s[k], s[k + 2]);
            let square = gf::square(b, field, s[k + 1]);
            differences.extend(gf::add(b, &product, &square));
        }
        let series = b.equals(&differences, 0);
        let nonzero = b.or(s[0].to_vec());
        b.and([series, nonzero])
    }
}
