//! Corrects two symbols with Peterson's decoder for two errors, without division in the locator.
//!
//! With e'_s = e_s X_s^b the syndromes are S_k = sum e'_s X_s^k, k = 0..3. Put
//! D = S0 S2 + S1^2, B = S0 S3 + S1 S2, C = S1 S3 + S2^2. For two errors at X and Y, D = e e' (X + Y)^2 is not zero and
//! X, Y are the roots of D z^2 + B z + C; conversely two roots among the locators with D not zero determine values that
//! reproduce all four syndromes [Lin & Costello, Section 6.3]. With Q = D / B = 1 / (X + Y), the value at root X is
//! e'_X = (S1 + S0 Y) Q = S0 + Q S1 + Q S0 X. One inverse and seven products serve all positions; everything that depends
//! on the position is a product with a constant. One error makes D zero and is matched as a space of its own.
//!
//! A code that corrects only some values in every two symbols, such as single bits, also tests the values at both roots.

use super::gf;
use super::lookup::{Matches, is_member, member_flips};
use eccforge_circuit::{Builder, NetId};
use eccforge_gf::field::Field;
use eccforge_gf::gf2;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use eccforge_scheme::{Code, Scheme, TwoSymbols};

/// Whether a code has four check symbols and no extension, as the equations need.
fn has_equations(rs: &ReedSolomon) -> bool {
    rs.check_symbols == 4 && rs.logarithms().is_some()
}

/// Whether codeword `w` corrects exactly all errors of up to two symbols of an unextended code with four check symbols.
pub(super) fn applies(scheme: &Scheme, w: usize) -> bool {
    scheme.code.reed_solomon().is_some_and(has_equations) && scheme.corrects_symbol_pairs(w)
}

/// The errors of two symbols that codeword `w` of such a code corrects, and a scheme with its other corrections.
pub(super) fn split(scheme: &Scheme, w: usize) -> Option<(TwoSymbols, Scheme)> {
    scheme.code.reed_solomon().filter(|rs| has_equations(rs))?;
    let (values, others) = TwoSymbols::split(&scheme.corrects[w], &scheme.code)?;
    let mut rest = scheme.clone();
    rest.corrects[w] = others;
    Some((values, rest))
}

/// Locates all errors of one or two symbols. A hit may flip any bit.
pub(super) fn locate(b: &mut Builder, code: &Code, rs: &ReedSolomon, syndrome: &[NetId]) -> Matches {
    let (n, m) = (code.h.n(), rs.symbol_bits() as usize);
    let mut matches = Matches { hits_on_zero: true, ..Matches::none(n) };
    let roots = locate_pairs(b, rs, syndrome);
    for s in 0..roots.positions.len() {
        let (one, single) = match_single(b, code, &(s * m..(s + 1) * m).collect::<Vec<_>>(), syndrome);
        matches.hit(one, (0..n).collect());
        let Some(value) = roots.value(b, rs, s) else { continue };
        let here = b.and([roots.positions[s], roots.two]);
        for i in 0..m {
            let double = b.and([here, value[i]]);
            matches.flips[s * m + i].extend([single[i], double]);
        }
    }
    matches.hit(roots.two, (0..n).collect());
    matches
}

/// Adds the errors of two symbols with these values to `matches`. Their hit may flip any bit.
pub(super) fn locate_two(
    b: &mut Builder,
    rs: &ReedSolomon,
    values: TwoSymbols,
    syndrome: &[NetId],
    matches: &mut Matches,
) {
    let m = rs.symbol_bits() as usize;
    let roots = locate_pairs(b, rs, syndrome);
    let mut wrong = Vec::new();
    // The roots whose values have one bit, and those whose values have several.
    let (mut single, mut several) = (Vec::new(), Vec::new());
    for (s, root) in roots.positions.iter().enumerate() {
        let Some(value) = roots.value(b, rs, s) else { continue };
        let bits = b.at_least_two(&value);
        several.push(b.and([*root, bits]));
        let bit = b.not(bits);
        single.push(b.and([*root, bit]));
        wrong.push((s, value));
    }
    let is_corrected = match values {
        TwoSymbols::Any => b.constant(true),
        TwoSymbols::OneBit => b.or(single),
        TwoSymbols::Bits => {
            let any = b.or(several);
            b.not(any)
        }
    };
    let two = b.and([roots.two, is_corrected]);
    for (s, value) in wrong {
        let here = b.and([roots.positions[s], two]);
        for (i, net) in value.iter().enumerate() {
            matches.flips[s * m + i].push(b.and([here, *net]));
        }
    }
    matches.hit(two, (0..rs.locators.len() * m).collect());
}

/// Results of the locator polynomial.
struct Roots {
    /// For each symbol, whether its locator is a root.
    positions: Vec<NetId>,
    /// Whether there are exactly two errors.
    two: NetId,
    /// S0 + Q S1.
    offset: Vec<NetId>,
    /// Q S0.
    slope: Vec<NetId>,
}

impl Roots {
    /// The value at symbol `s`, if its locator is a root and there are two errors; `None` for an extension symbol.
    fn value(&self, b: &mut Builder, rs: &ReedSolomon, s: usize) -> Option<Vec<NetId>> {
        let Locator::Element(x) = rs.locators[s] else { return None };
        // e'_X, then e = e' / (v X^b), where v is the factor of the column.
        let slope = gf::scale(b, &rs.field, &self.slope, x);
        let scaled = gf::add(b, &self.offset, &slope);
        let unscale = rs.field.inverse(rs.column(s)[0]);
        Some(gf::scale(b, &rs.field, &scaled, unscale))
    }
}

fn locate_pairs(b: &mut Builder, rs: &ReedSolomon, syndrome: &[NetId]) -> Roots {
    let field = &rs.field;
    let s: Vec<&[NetId]> = syndrome.chunks(rs.symbol_bits() as usize).collect();
    let s1_squared = gf::square(b, field, s[1]);
    let s2_squared = gf::square(b, field, s[2]);
    let s1_s2 = gf::multiply(b, field, s[1], s[2]);
    let d = product_sum(b, field, [s[0], s[2]], &s1_squared);
    let linear = product_sum(b, field, [s[0], s[3]], &s1_s2);
    let constant = product_sum(b, field, [s[1], s[3]], &s2_squared);
    let mut positions = Vec::with_capacity(rs.locators.len());
    for locator in &rs.locators {
        // `applies` rejects codes with extension symbols, so every locator is an element.
        let Locator::Element(x) = *locator else {
            positions.push(b.constant(false));
            continue;
        };
        let square = gf::scale(b, field, &d, field.multiply(x, x));
        let middle = gf::scale(b, field, &linear, x);
        let sum: Vec<NetId> = (0..d.len()).map(|i| b.parity([square[i], middle[i], constant[i]])).collect();
        positions.push(b.equals(&sum, 0));
    }
    // A quadratic has at most two roots, so at least two are exactly two; D not zero rules out 0 = 0.
    let two_roots = b.at_least_two(&positions);
    let degenerate = b.equals(&d, 0);
    let regular = b.not(degenerate);
    let two = b.and([two_roots, regular]);
    let inverse = gf::inverse(b, field, &linear);
    let q = gf::multiply(b, field, &d, &inverse);
    let q_s1 = gf::multiply(b, field, &q, s[1]);
    Roots { positions, two, offset: gf::add(b, s[0], &q_s1), slope: gf::multiply(b, field, &q, s[0]) }
}

/// x y + `addend`.
fn product_sum(b: &mut Builder, field: &Field, [x, y]: [&[NetId]; 2], addend: &[NetId]) -> Vec<NetId> {
    let product = gf::multiply(b, field, x, y);
    gf::add(b, &product, addend)
}

/// Whether the error is within the symbol of these bits, and the flips in that case.
fn match_single(b: &mut Builder, code: &Code, bits: &[usize], syndrome: &[NetId]) -> (NetId, Vec<NetId>) {
    let columns: Vec<u64> = bits.iter().map(|bit| code.h.columns()[*bit]).collect();
    let membership = gf2::membership(&columns, code.h.r()).expect("a symbol has independent columns");
    let inside = is_member(b, &membership, syndrome);
    (inside, member_flips(b, &membership, syndrome, inside))
}
