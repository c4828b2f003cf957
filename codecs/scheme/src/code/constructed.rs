//! Codes that a few numbers determine, with the errors of numbers that determine none.

use super::super::spec::{BAdjacentSpec, FireSpec, LatinSquaresSpec, QuadraticResidueSpec, ReedMullerSpec};
use super::super::{Code, SymbolCode};
use super::{MAX_N, binary, data_bits, field};
use crate::construct;
use crate::construct::Columns;
use crate::diagnostic::{Checked, Place};
use eccforge_gf::field::Field;
use eccforge_gf::integers::gcd;
use eccforge_gf::polynomial;

/// A code over a field that corrects one symbol, if it is not too long.
pub(super) fn hamming_over(field: &Field, place: Place, data_symbols: usize) -> Checked<Code> {
    let m = field.bits() as usize;
    let (r, columns) = construct::hamming_over(field, data_symbols);
    if columns.len() > MAX_N || r > 64 {
        let message = format!("{data_symbols} data symbols of {m} bits need a codeword of {} bits", columns.len());
        let help = format!("a codeword has at most {MAX_N} bits: use fewer symbols");
        return place.error("too long", message).help(help).err();
    }
    Ok(Code { symbols: Some(SymbolCode::Other { bits: m }), ..binary(r, columns, &[place])? })
}

pub(super) fn b_adjacent(spec: &BAdjacentSpec) -> Checked<Code> {
    let k = spec.data_symbols.checked("`data-symbols`", "a codeword has", "data symbols")?;
    hamming_over(&field(&spec.polynomial)?, spec.data_symbols.place, k)
}

pub(super) fn fire(spec: &FireSpec) -> Checked<Columns> {
    let burst = spec.burst.checked("`burst`", "a burst has", "bits")?;
    let (p, d) = (spec.polynomial.value, polynomial::degree(spec.polynomial.value));
    if !(burst..=32).contains(&(d as usize)) || !polynomial::is_irreducible(p) {
        let message = format!("{p:#x} is not an irreducible polynomial of degree {burst} to 32");
        let help = "the degree is at least the length of the burst; bit i is the coefficient of x^i";
        return spec.polynomial.error("not a factor of a Fire code", message).help(help).err();
    }
    let (k, repeat) = (data_bits(spec.k)?, 2 * burst - 1);
    // The period of p, unless it is greater than every length.
    let period = polynomial::powers_of_x(p, MAX_N + 1).iter().skip(1).position(|power| *power == 1).map(|at| at + 1);
    let most = period.map_or(MAX_N, |e| MAX_N.min(e / gcd(e, repeat) * repeat));
    let n = k + repeat + d as usize;
    if n > most {
        let message = format!("{n} bits are too long for this Fire code, which has at most {most}");
        let help = "use a smaller `k` or a polynomial of greater degree: its period and 2 burst - 1 limit the length";
        return spec.k.error("too long", message).help(help).err();
    }
    let generator = polynomial::multiply(1 << repeat | 1, p).unwrap_or_default();
    Ok(construct::cyclic(generator, k))
}

pub(super) fn quadratic_residue(spec: &QuadraticResidueSpec) -> Checked<Columns> {
    let code = construct::quadratic_residue(spec.prime.value).ok_or_else(|| {
        let message = format!("there is no binary quadratic residue code of length {}", spec.prime.value);
        let primes = "7, 17, 23, 31, 41, 47, 71, 73, 79, 89, 97, 103, 113 or 127";
        Box::new(spec.prime.error("not such a prime", message).help(format!("write {primes}")))
    })?;
    Ok(if spec.extended { construct::with_parity(code) } else { code })
}

pub(super) fn reed_muller(spec: &ReedMullerSpec) -> Checked<Columns> {
    let m = spec.variables.checked("`variables`", "a Reed-Muller code has", "variables")? as u32;
    construct::reed_muller(spec.order.value, m).ok_or_else(|| {
        let order = spec.order.value;
        let message = format!("a Reed-Muller code of order {order} in {m} variables has no check bit, or more than 64");
        let orders: Vec<String> =
            (0..m).filter(|order| construct::reed_muller(*order, m).is_some()).map(|order| order.to_string()).collect();
        let help = format!("with {m} variables, write an order of {}", orders.join(", "));
        Box::new(spec.order.error("this order", message).help(help))
    })
}

pub(super) fn latin_squares(spec: &LatinSquaresSpec) -> Checked<Columns> {
    let side = spec.side.checked("`side`", "a square has", "rows")? as u32;
    construct::latin_squares(side, spec.errors.value).ok_or_else(|| {
        let message = format!("there is no code of squares of side {side} for {} errors here", spec.errors.value);
        let help = "2 * errors is at most side + 1 and 2 * errors * side at most 64 (check bits); for two and more errors, \
                    side is 2, 3, 4, 5, 7, 8, 11, 13 or 16";
        Box::new(spec.errors.error("these errors", message).help(help))
    })
}
