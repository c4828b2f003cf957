//! The family of a code: the construction, or the shipped scheme, whose H has the same row space.

use super::Bits;
use super::long;
use super::space::Space;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::field::Field;
use eccforge_gf::gf2::{Span, Vector};
use eccforge_gf::matrix::ParityCheckMatrix;
use eccforge_scheme::bch::Bch;
use eccforge_scheme::cyclic::Cyclic;
use eccforge_scheme::spec::BitOrderSpec;
use eccforge_scheme::{Scheme, builtins};

/// Generator polynomials of named CRCs [Koopman; RFC 3720; ISO 3309].
const CRCS: [(u64, &str); 9] = [
    (0x107, "CRC-8"),
    (0x131, "CRC-8 of Dallas"),
    (0x1_1021, "CRC-16 of CCITT"),
    (0x1_8005, "CRC-16 of IBM"),
    (0x1_8bb7, "CRC-16 of T10"),
    (0x186_4cfb, "CRC-24 of OpenPGP"),
    (0x1_04c1_1db7, "CRC-32 of ISO 3309"),
    (0x1_1edc_6f41, "CRC-32C"),
    (0x1_741b_8cd7, "CRC-32K"),
];

/// A construction of codes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    /// Display name.
    pub name: String,
    /// The value of the key `code` of a scheme file.
    pub code: String,
    /// Errors that it corrects by design.
    pub errors: usize,
    /// The field polynomial of a BCH code.
    pub field: Option<u32>,
}

impl Family {
    /// A code other than a BCH code.
    pub fn new(name: impl Into<String>, code: impl Into<String>, errors: usize) -> Self {
        Self { name: name.into(), code: code.into(), errors, field: None }
    }

    /// The BCH code of k data bits.
    pub fn bch(&self, k: usize) -> Option<Bch> {
        Bch::new(Field::new(self.field?).ok()?, self.errors, k, false)
    }
}

/// The family of a code of at most 64 checks; `None` if no construction that is known gives its row space.
pub fn of(space: &Space) -> Option<Family> {
    let columns = space.columns()?;
    let (n, r) = (columns.len(), space.r());
    let h = ParityCheckMatrix::new(r as u32, columns.clone()).ok()?;
    let k = n - r;
    let constructions = [
        (format!("hsiao: {{k: {k}}}"), format!("Hsiao's SEC-DED code ({n},{k})")),
        (format!("hamming: {{k: {k}}}"), format!("Hamming code ({n},{k})")),
        (format!("extended-hamming: {{k: {k}}}"), format!("extended Hamming code ({n},{k})")),
    ];
    for (code, name) in constructions {
        if has_row_space(&code, k, &columns) {
            return Some(Family::new(name, code, 1));
        }
    }
    // A cyclic code before the shipped ones: its generator describes codes of every length.
    if let Some(cyclic) = Cyclic::of(&h) {
        return Some(of_cyclic(&cyclic, k));
    }
    if let Some(shipped) = shipped(&columns, r) {
        return Some(shipped);
    }
    let (code, name) = reed_solomon(&columns, r)?;
    Some(Family::new(name, code, 0))
}

/// Whether the code of this key, with k data bits, has the row space of these columns.
fn has_row_space(code: &str, k: usize, columns: &[u64]) -> bool {
    scheme(code, k, columns.len() - k).is_some_and(|s| is_row_space(s.code.h.columns(), columns))
}

/// The scheme of one codeword with this code, which only detects.
fn scheme(code: &str, k: usize, r: usize) -> Option<Scheme> {
    let text = format!(
        "eccforge: 1\nid: candidate\nname: C\nsource: s\nentry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\nlayout: identity\n\
         code: {{{code}}}\ncorrects: []\non-detection: due\n"
    );
    Scheme::from_text(&SourceFile::new("candidate", text), None).ok().filter(|s| s.code.h.n() == k + r)
}

/// Whether two matrices have the same row space: a linear map takes each column of one to that of the other, and back.
fn is_row_space(one: &[u64], other: &[u64]) -> bool {
    one.len() == other.len() && is_map(one, other) && is_map(other, one)
}

/// Whether a linear map takes each column of `from` to the column of `to` at the same position.
fn is_map(from: &[u64], to: &[u64]) -> bool {
    let mut span = Span::default();
    for (from, to) in from.iter().zip(to) {
        let (rest, image) = span.reduce((*from, *to)).0;
        if rest != 0 {
            span.insert((*from, *to));
        } else if image != 0 {
            // The column is a sum of earlier ones, and its image is not the sum of theirs.
            return false;
        }
    }
    true
}

/// A shipped scheme with this code.
fn shipped(columns: &[u64], r: usize) -> Option<Family> {
    let schemes = builtins().iter().map(|b| b.scheme());
    let found =
        schemes.into_iter().find(|s| s.code.h.r() as usize == r && is_row_space(s.code.h.columns(), columns))?;
    let digits: Vec<String> = found.code.h.columns().iter().map(|column| format!("{column:#x}")).collect();
    let errors = usize::from(found.corrects[0].iter().any(|space| space.is_single_bit()));
    Some(Family::new(
        format!("code of {} ({})", found.id, found.name),
        format!("columns: [{}]", digits.join(", ")),
        errors,
    ))
}

/// The name of a cyclic code of k data bits.
fn of_cyclic(cyclic: &Cyclic, k: usize) -> Family {
    let order = match cyclic.order {
        BitOrderSpec::LsbFirst => "lsb-first",
        BitOrderSpec::MsbFirst => "msb-first",
    };
    // Generators are compared without zero words at their end.
    let bits = long::without_x(&super::packed((0..128).map(|bit| cyclic.generator >> bit & 1 == 1))).0;
    let extended = if cyclic.extended { ", extended: true" } else { "" };
    let mut family = of_generator(&bits, k);
    let end = family.code.len() - 1;
    family.code.insert_str(end, &format!(", order: {order}{extended}"));
    if cyclic.extended {
        family.name += " with a parity bit";
    }
    family
}

/// The name of the code of k data bits whose words are the multiples of a generator polynomial.
pub fn of_generator(generator: &Bits, k: usize) -> Family {
    let r = generator.leading().unwrap_or(0);
    let n = k + r;
    // This family comes first, because only its name states how many errors are corrected.
    if let Some((field, errors)) = bch(generator, k) {
        let polynomial = field.polynomial();
        return Family {
            name: format!("BCH code ({n},{k}) that corrects {errors} errors, field polynomial {polynomial:#x}"),
            code: format!("bch: {{k: {k}, errors: {errors}, polynomial: {polynomial:#x}}}"),
            errors,
            field: Some(polynomial),
        };
    }
    let hexadecimal: String = generator.iter().rev().map(|word| format!("{word:016x}")).collect();
    let digits = format!("0x{}", hexadecimal.trim_start_matches('0'));
    let low = if r < 64 { generator[0] } else { 0 };
    // A CRC that is read from its other end has the reciprocal polynomial.
    let reversed = if r < 64 { low.reverse_bits() >> (63 - r) } else { 0 };
    let known = CRCS.iter().find(|(p, _)| *p == low || *p == reversed).map(|(_, name)| *name);
    let name = known.map_or_else(|| "cyclic code".to_owned(), |name| format!("{name},"));
    let code = format!("cyclic: {{generator: {digits}, k: {k}}}");
    Family::new(format!("{name} ({n},{k}) with generator {digits}"), code, 0)
}

/// The field and the number of errors of the BCH code with this generator.
fn bch(generator: &Bits, k: usize) -> Option<(Field, usize)> {
    let r = generator.leading()?;
    for m in (3..=16u32).filter(|m| r + k < 1 << m) {
        // The polynomials of degree m with the constant term 1.
        for polynomial in (1u32 << m..2 << m).filter(|polynomial| polynomial % 2 == 1) {
            let rest = long::remainder(generator.clone(), &vec![u64::from(polynomial)]);
            if rest.leading().is_some() {
                continue;
            }
            let Ok(field) = Field::new(polynomial) else { continue };
            let most = r / field.bits() as usize + 1;
            for errors in 1..=most {
                let code = Bch::new(field.clone(), errors, k, false);
                if code.is_some_and(|code| super::packed(code.generator().iter().copied()) == *generator) {
                    return Some((field, errors));
                }
            }
        }
    }
    None
}

/// A Reed-Solomon code with these columns, whose locators are the first powers of alpha in either order.
fn reed_solomon(columns: &[u64], r: usize) -> Option<(String, String)> {
    let (n, k) = (columns.len(), columns.len() - r);
    let sizes =
        (3..=8u32).filter(|m| n % *m as usize == 0 && r.is_multiple_of(*m as usize) && n / *m as usize <= 1 << m);
    for m in sizes {
        let (symbols, checks) = (n / m as usize, r / m as usize);
        for polynomial in (1u32 << m..2 << m).filter(|p| Field::new(*p).is_ok()) {
            for (first, order) in [(0, "lsb-first"), (1, "lsb-first"), (0, "msb-first"), (1, "msb-first")] {
                let code = format!(
                    "reed-solomon: {{polynomial: {polynomial:#x}, symbols: {symbols}, check-symbols: {checks}, first-power: {first}, order: {order}}}"
                );
                if has_row_space(&code, k, columns) {
                    let name = format!(
                        "Reed-Solomon code of {symbols} symbols of {m} bits, {checks} of them check symbols, field polynomial {polynomial:#x}"
                    );
                    return Some((code, name));
                }
            }
        }
    }
    None
}

/// The parts of a code that is interleaved: depth d and the code of bits i, i + d, ... for each i; `None` if the code is not interleaved.
pub fn interleaved(space: &Space) -> Option<(usize, Vec<Space>)> {
    let columns = space.columns()?;
    let (n, r) = (columns.len(), space.r());
    // The greatest depth first: a code of depth 4 is also one of depth 2, whose parts have no name.
    for depth in (2..=16).rev().filter(|depth| n % depth == 0 && r % depth == 0) {
        let parts: Vec<Vec<u64>> = (0..depth).map(|i| columns[i..].iter().step_by(depth).copied().collect()).collect();
        // A part of greater rank shares checks with another one.
        if parts.iter().any(|part| Span::of(part.iter().copied()).dimension() as usize != r / depth) {
            continue;
        }
        return Some((depth, (0..depth).map(|i| part(space, &columns, depth, i)).collect()));
    }
    None
}

/// Part `i` of an interleaved code: its checks are those with no bit outside it.
fn part(space: &Space, columns: &[u64], depth: usize, i: usize) -> Space {
    let (n, r) = (columns.len(), space.r());
    let mut others: Vec<Bits> = Vec::new();
    for bit in (0..n).filter(|bit| bit % depth != i) {
        others.push(super::packed((0..r).map(|row| columns[bit] >> row & 1 == 1)));
    }
    let mut own: Span<Bits> = Span::default();
    for sum in super::space::null_space(others, r) {
        let bits = columns[i..].iter().step_by(depth);
        own.insert(super::packed(bits.map(|column| (sum[0] & column).count_ones() % 2 == 1)));
    }
    let checks: Vec<Bits> = own.reduced().into_iter().map(|(_, check)| check).collect();
    Space { bits: n / depth, rank: n / depth - checks.len(), agreeing: space.agreeing, checks }
}
