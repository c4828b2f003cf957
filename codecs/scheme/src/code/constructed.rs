//! Builds each kind of code, and codes that a few numbers determine, with the errors for numbers that determine no code.

use super::super::spec::{
    BAdjacentSpec, BitOrderSpec, CodeSpec, FireSpec, LatinSquaresSpec, QuadraticResidueSpec, ReedMullerSpec,
};
use super::super::{Code, Construction};
use super::{MAX_N, binary, by_columns, data_bits, field, from_file, reed_solomon, written_out};
use crate::construct;
use crate::construct::Columns;
use crate::diagnostic::{Checked, Place, SourceFile};
use crate::yaml::Spanned;
use eccforge_gf::field::Field;
use eccforge_gf::integers::gcd;
use eccforge_gf::polynomial::{self, primitive};
use std::path::Path;

/// Builds the code of `spec` (long: each kind of code). `base` is the folder of the scheme file.
pub fn build(file: &SourceFile, spec: &Spanned<CodeSpec>, base: Option<&Path>) -> Checked<Code> {
    let constructed = |place: Place, (r, columns)| binary(r, columns, &[place]);
    match &spec.value {
        CodeSpec::Matrix(m) => written_out(file, m),
        CodeSpec::Columns(columns) => by_columns(spec.place, columns),
        CodeSpec::MatrixFile(path) => from_file(path, base),
        CodeSpec::Hsiao(d) => constructed(d.k.place, construct::hsiao(data_bits(d.k)?)),
        CodeSpec::Hamming(d) => constructed(d.k.place, construct::hamming(data_bits(d.k)?)),
        CodeSpec::ExtendedHamming(d) => constructed(d.k.place, construct::extended_hamming(data_bits(d.k)?)),
        CodeSpec::HammingGf4(d) => {
            let k = d.data_symbols.checked("`data-symbols`", "a codeword has", "data symbols")?;
            hamming_over(&Field::new(0b111).expect("GF(4)"), d.data_symbols.place, k)
        }
        CodeSpec::Cyclic(c) => {
            let r = polynomial::degree(c.generator.value);
            // One more row for the parity bit, and x^r itself, must fit 64 bits.
            if !(2..=62).contains(&r) || c.generator.value & 1 == 0 {
                let message = format!("{:#x} cannot generate a cyclic code", c.generator.value);
                let help = "write a generator with a constant term (bit 0) and a degree from 2 to 62";
                return c.generator.error("not a generator", message).help(help).err();
            }
            let code = construct::cyclic(c.generator.value, data_bits(c.k)?);
            let code = if c.extended { construct::with_parity(code) } else { code };
            constructed(c.generator.place, ordered(c.order, c.extended, code))
        }
        CodeSpec::BAdjacent(b) => b_adjacent(b),
        CodeSpec::Fire(f) => constructed(f.polynomial.place, ordered(f.order, false, fire(f)?)),
        CodeSpec::QuadraticResidue(q) => {
            constructed(q.prime.place, ordered(q.order, q.extended, quadratic_residue(q)?))
        }
        CodeSpec::ReedMuller(rm) => constructed(rm.order.place, reed_muller(rm)?),
        CodeSpec::LatinSquares(l) => constructed(l.side.place, latin_squares(l)?),
        CodeSpec::Bch(b) => {
            let field = field(&b.polynomial)?;
            let k = b.k.checked("k", "a codeword has", "data bits")?;
            let t = b.errors.value;
            let columns = b.errors.get().and_then(|_| construct::bch(&field, t, k, b.extended));
            let Some((r, columns)) = columns else {
                let message = format!("no BCH code for {t} errors with at most 63 check bits in this field");
                return b
                    .errors
                    .error("too many errors", message)
                    .help("correct fewer errors; each costs up to one check bit for every bit of the field")
                    .err();
            };
            // x has this order: a longer code would have two equal columns, and distance 2.
            if columns.len() - usize::from(b.extended) > field.order() as usize {
                let natural = field.order() as usize - (r as usize - usize::from(b.extended));
                let message = format!(
                    "k = {k} is too long for GF(2^{}): this BCH code has at most {natural} data bits",
                    field.bits()
                );
                let degree = (2..=16).find(|&m| (1usize << m) > k + (m * t) as usize);
                let help = match degree {
                    Some(m) => format!("use a primitive polynomial of degree {m}, such as {:#x}", primitive(m)),
                    None => format!("use at most {natural} data bits"),
                };
                return b.k.error("too long", message).help(help).err();
            }
            constructed(b.polynomial.place, ordered(b.order, b.extended, (r, columns)))
        }
        CodeSpec::ReedSolomon(rs) => reed_solomon::build(rs),
    }
}

/// The columns of a cyclic code in this order of powers; those of a constructed code are in descending order. An overall
/// parity bit stays last.
fn ordered(order: Option<BitOrderSpec>, extended: bool, (r, mut columns): (u32, Vec<u64>)) -> (u32, Vec<u64>) {
    if order == Some(BitOrderSpec::LsbFirst) {
        let cyclic = columns.len() - usize::from(extended);
        columns[..cyclic].reverse();
    }
    (r, columns)
}

/// A code over a field that corrects one symbol, if it is not too long.
fn hamming_over(field: &Field, place: Place, data_symbols: usize) -> Checked<Code> {
    let m = field.bits() as usize;
    let (r, columns) = construct::hamming_over(field, data_symbols);
    // The construction fits any number of symbols; only the types that hold columns have limits.
    if columns.len() > MAX_N || r > 64 {
        let message = format!("{data_symbols} data symbols of {m} bits need a codeword of {} bits", columns.len());
        let help = format!("a codeword has at most {MAX_N} bits: use fewer symbols");
        return place.error("too long", message).help(help).err();
    }
    Ok(Code { construction: Construction::Symbols { bits: m }, ..binary(r, columns, &[place])? })
}

fn b_adjacent(spec: &BAdjacentSpec) -> Checked<Code> {
    let k = spec.data_symbols.checked("`data-symbols`", "a codeword has", "data symbols")?;
    hamming_over(&field(&spec.polynomial)?, spec.data_symbols.place, k)
}

fn fire(spec: &FireSpec) -> Checked<Columns> {
    let burst = spec.burst.checked("`burst`", "a burst has", "bits")?;
    let (p, d) = (spec.polynomial.value, polynomial::degree(spec.polynomial.value));
    if !(burst..=32).contains(&(d as usize)) || !polynomial::is_irreducible(p) {
        let message = format!("{p:#x} is not an irreducible polynomial of degree {burst} to 32");
        let help = "the degree must be at least the length of the burst; bit i is the coefficient of x^i";
        return spec.polynomial.error("not a factor of a Fire code", message).help(help).err();
    }
    let (k, repeat) = (data_bits(spec.k)?, 2 * burst - 1);
    // The period of p, unless it is greater than every length.
    let period = polynomial::powers_of_x(p, MAX_N + 1).iter().skip(1).position(|power| *power == 1).map(|at| at + 1);
    // Beyond the least common multiple of both periods, two bits have the same column [Fire, 1959].
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

fn quadratic_residue(spec: &QuadraticResidueSpec) -> Checked<Columns> {
    let code = construct::quadratic_residue(spec.prime.value).ok_or_else(|| {
        let message = format!("there is no binary quadratic residue code of length {}", spec.prime.value);
        let primes = "7, 17, 23, 31, 41, 47, 71, 73, 79, 89, 97, 103, 113 or 127";
        Box::new(spec.prime.error("not such a prime", message).help(format!("write {primes}")))
    })?;
    Ok(if spec.extended { construct::with_parity(code) } else { code })
}

fn reed_muller(spec: &ReedMullerSpec) -> Checked<Columns> {
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

fn latin_squares(spec: &LatinSquaresSpec) -> Checked<Columns> {
    let side = spec.side.checked("`side`", "a square has", "rows")? as u32;
    construct::latin_squares(side, spec.errors.value).ok_or_else(|| {
        let message = format!("there is no code of squares of side {side} for {} errors here", spec.errors.value);
        let help = "2 * errors is at most side + 1 and 2 * errors * side at most 64 (check bits); for two and more errors, \
                    side is 2, 3, 4, 5, 7, 8, 11, 13 or 16";
        Box::new(spec.errors.error("these errors", message).help(help))
    })
}
