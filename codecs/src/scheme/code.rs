//! From the `code` of a scheme file to a parity-check matrix.

use super::Code;
use super::spec::{CodeSpec, EncodingSpec, ExtensionSpec, LocatorsSpec, MatrixSpec, PartSpec, ReedSolomonSpec, SwizzleSpec};
use crate::algebra::construct;
use crate::algebra::field::{Field, FieldError};
use crate::algebra::matrix::{self, ParityCheckMatrix};
use crate::algebra::polynomial;
use crate::algebra::reed_solomon::{Locator, ReedSolomon};
use crate::diagnostic::{Diagnostic, Place, SourceFile};
use serde_yaml::Spanned;
use std::path::Path;

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Longest codeword, in bits.
pub const MAX_N: usize = 4096;

/// The code that `spec` describes; `base` is the folder of the scheme file.
pub fn build(file: &SourceFile, spec: &Spanned<CodeSpec>, base: Option<&Path>) -> Result<Code> {
    let constructed = |place: Place, (r, columns)| binary(file, place, r, columns);
    match &spec.value {
        CodeSpec::Matrix(m) => written_out(file, m),
        CodeSpec::MatrixFile(path) => from_file(file, path, base),
        CodeSpec::Hsiao(d) => constructed(Place::of(&d.k), construct::hsiao(data_bits(file, &d.k)?)),
        CodeSpec::Hamming(d) => constructed(Place::of(&d.k), construct::hamming(data_bits(file, &d.k)?)),
        CodeSpec::ExtendedHamming(d) => constructed(Place::of(&d.k), construct::extended_hamming(data_bits(file, &d.k)?)),
        CodeSpec::Cyclic(c) => {
            let r = polynomial::degree(c.generator.value);
            if !(2..=62).contains(&r) || c.generator.value & 1 == 0 {
                let message = format!("{:#x} cannot generate a cyclic code", c.generator.value);
                let help = "a generator has a constant term and a degree from 2 to 62";
                return Err(Box::new(Diagnostic::at(file, Place::of(&c.generator), "not a generator", message).help(help)));
            }
            constructed(Place::of(&c.generator), construct::cyclic(c.generator.value, data_bits(file, &c.k)?))
        }
        CodeSpec::Bch(b) => {
            let field = field(file, &b.polynomial)?;
            let k = data_bits(file, &b.k)?;
            let t = b.errors.value;
            let columns = (1..=8).contains(&t).then(|| construct::bch(&field, t, k, b.extended)).flatten();
            let Some((r, columns)) = columns else {
                let message = format!("no BCH code for {t} errors with at most 63 check bits in this field");
                return Err(Box::new(Diagnostic::at(file, Place::of(&b.errors), "too many errors", message).help("from 1 to 8 errors, r up to 63")));
            };
            if columns.len() - usize::from(b.extended) > field.order() as usize {
                let natural = field.order() as usize - (r as usize - usize::from(b.extended));
                let message = format!("k = {k} is too long for GF(2^{}): this BCH code has at most {natural} data bits", field.bits());
                return Err(Box::new(Diagnostic::at(file, Place::of(&b.k), "too long", message).help("use a larger field")));
            }
            constructed(Place::of(&b.polynomial), (r, columns))
        }
        CodeSpec::ReedSolomon(rs) => reed_solomon(file, rs),
    }
}

fn data_bits(file: &SourceFile, k: &Spanned<u32>) -> Result<usize> {
    if (1..=4032).contains(&k.value) {
        return Ok(k.value as usize);
    }
    let message = format!("k = {} data bits", k.value);
    Err(Box::new(Diagnostic::at(file, Place::of(k), "out of range", message).help("a codeword has 1 to 4032 data bits")))
}

fn field(file: &SourceFile, polynomial: &Spanned<u32>) -> Result<Field> {
    Field::new(polynomial.value).map_err(|e| {
        let message = match e {
            FieldError::Degree => format!("{:#x} has no degree from 2 to 12", polynomial.value),
            FieldError::NotPrimitive { order: 0 } => format!("the polynomial {:#x} is not primitive: x does not generate the field", polynomial.value),
            FieldError::NotPrimitive { order } => format!("the polynomial {:#x} is not primitive: x has order {order}", polynomial.value),
        };
        let help = "use a primitive polynomial, bit i its coefficient of x^i: 0x163 and 0x11d are two of degree 8";
        Box::new(Diagnostic::at(file, Place::of(polynomial), "not primitive", message).help(help))
    })
}

/// A binary code, or the error that its rows are dependent.
fn binary(file: &SourceFile, place: Place, r: u32, columns: Vec<u64>) -> Result<Code> {
    match ParityCheckMatrix::new(r, columns) {
        Ok(h) => Ok(Code { h, reed_solomon: None }),
        Err(rows) => Err(Box::new(rank_error(file, place, &rows))),
    }
}

fn rank_error(file: &SourceFile, place: Place, rows: &[usize]) -> Diagnostic {
    let list = rows.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let what = if rows.len() == 1 { format!("row {list} is zero") } else { format!("rows {list} sum to zero") };
    Diagnostic::at(file, place, "this matrix", format!("H is rank-deficient: {what}"))
        .help("every row must add a check of its own; correct or remove one of these rows")
}

/// Column reordering of a swizzle: new codeword bit -> printed column.
fn swizzle(file: &SourceFile, s: &Spanned<SwizzleSpec>, n: usize) -> Result<Vec<usize>> {
    let (group, symbol) = (s.value.group as usize, s.value.symbol as usize);
    if symbol == 0 || group == 0 || group % symbol != 0 || n % group != 0 {
        let message = format!("a swizzle of groups of {group} and symbols of {symbol} does not fit n = {n}");
        let help = format!("the symbol must divide the group, and the group must divide {n}");
        return Err(Box::new(Diagnostic::at(file, Place::of(s), "does not fit", message).help(help)));
    }
    let stride = group / symbol;
    Ok((0..n).map(|b| (b / group * group, b % group)).map(|(first, i)| first + symbol * (i % stride) + i / stride).collect())
}

/// Digits of a row as bits, most significant first; `Err` is the index of the first wrong digit.
fn digits(row: &str, encoding: EncodingSpec) -> std::result::Result<Vec<bool>, usize> {
    let width = match encoding {
        EncodingSpec::Binary => 1,
        EncodingSpec::Hex => 4,
        EncodingSpec::Crockford => 5,
    };
    let mut bits = Vec::with_capacity(row.len() * width);
    for (i, c) in row.char_indices().filter(|(_, c)| *c != ' ' && *c != '_') {
        let value = match encoding {
            EncodingSpec::Binary => c.to_digit(2),
            EncodingSpec::Hex => c.to_digit(16),
            EncodingSpec::Crockford => crockford_digit(c),
        };
        let value = value.ok_or(i)?;
        bits.extend((0..width).rev().map(|b| value >> b & 1 == 1));
    }
    Ok(bits)
}

/// Value of a Crockford Base32 digit [Crockford 2019]; the look-alikes I, L, O are refused, since in a matrix they are
/// misprints, not conveniences.
fn crockford_digit(c: char) -> Option<u32> {
    const ALPHABET: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    ALPHABET.find(c.to_ascii_uppercase()).map(|v| v as u32)
}

/// Place of character `i` within a scalar, as long as the scalar is written on one line.
fn within(file: &SourceFile, node: &Spanned<String>, i: usize) -> Place {
    let place = Place::of(node);
    let quoted = file.text.get(place.offset..).is_some_and(|t| t.starts_with(['"', '\'']));
    Place { offset: place.offset + usize::from(quoted) + i, length: 1 }
}

fn written_out(file: &SourceFile, spec: &MatrixSpec) -> Result<Code> {
    let n = spec.n.value as usize;
    let rows = &spec.rows.value;
    let r = rows.len();
    if !(2..=MAX_N).contains(&n) {
        let message = format!("n = {n} codeword bits");
        return Err(Box::new(Diagnostic::at(file, Place::of(&spec.n), "out of range", message).help(format!("a codeword has 2 to {MAX_N} bits"))));
    }
    if r == 0 || r > 64 || r >= n {
        let message = format!("{r} rows for n = {n}");
        let help = "H has 1 to 64 rows, fewer than codeword bits";
        return Err(Box::new(Diagnostic::at(file, Place::of(&spec.rows), "number of rows", message).help(help)));
    }
    let shown = match spec.part {
        PartSpec::All => n,
        PartSpec::Data => n - r,
    };
    let mut columns = vec![0u64; shown];
    for (j, row) in rows.iter().enumerate() {
        let bits = row_bits(file, row, j, shown, spec.encoding.value)?;
        for (column, bit) in columns.iter_mut().zip(bits) {
            *column |= u64::from(bit) << j;
        }
    }
    if spec.part == PartSpec::Data {
        columns = construct::with_unit_columns(r as u32, columns);
    }
    if let Some(s) = &spec.swizzle {
        columns = swizzle(file, s, n)?.into_iter().map(|printed| columns[printed]).collect();
    }
    binary(file, Place::of(&spec.rows), r as u32, columns)
}

/// The `shown` bits of row `j`; spare leading bits must be zero and fewer than one digit.
fn row_bits(file: &SourceFile, row: &Spanned<String>, j: usize, shown: usize, encoding: EncodingSpec) -> Result<Vec<bool>> {
    let bits = digits(&row.value, encoding).map_err(|i| {
        let c = row.value[i..].chars().next().unwrap_or(' ');
        let (name, help) = match encoding {
            EncodingSpec::Binary => ("binary", "binary digits are 0 and 1"),
            EncodingSpec::Hex => ("hexadecimal", "hexadecimal digits are 0-9 and A-F"),
            EncodingSpec::Crockford => ("Crockford Base32", "its digits are 0-9 and A-Z without I, L, O and U: did you mean 1, 1, 0 or V?"),
        };
        let message = format!("`{c}` in row {j} is not a {name} digit");
        Box::new(Diagnostic::at(file, within(file, row, i), "not a digit", message).help(help))
    })?;
    let width = match encoding {
        EncodingSpec::Binary => 1,
        EncodingSpec::Hex => 4,
        EncodingSpec::Crockford => 5,
    };
    let expected = shown.div_ceil(width);
    if bits.len() != expected * width {
        let message = format!("row {j} has {} digits, but {shown} columns need {expected}", bits.len() / width);
        let help = "a digit is missing or too many; compare with the source";
        return Err(Box::new(Diagnostic::at(file, Place::of(row), format!("{} digits", bits.len() / width), message).help(help)));
    }
    let spare = bits.len() - shown;
    if bits[..spare].iter().any(|&b| b) {
        let message = format!("row {j} has a one in its {spare} spare leading bits");
        let help = format!("{expected} digits hold {} bits for {shown} columns; the first {spare} must be zero", expected * width);
        return Err(Box::new(Diagnostic::at(file, within(file, row, 0), "spare bits here", message).help(help)));
    }
    Ok(bits[spare..].to_vec())
}

fn from_file(file: &SourceFile, path: &Spanned<String>, base: Option<&Path>) -> Result<Code> {
    let unreadable = |why: String| {
        let message = format!("the matrix file `{}` cannot be read: {why}", path.value);
        let help = "the path is relative to the folder of this scheme file";
        Box::new(Diagnostic::at(file, Place::of(path), "named here", message).help(help))
    };
    let text = match (super::builtin::matrix(&path.value), base) {
        (_, Some(base)) => std::fs::read_to_string(base.join(&path.value)).map_err(|e| unreadable(e.to_string()))?,
        (Some(text), None) => text.to_owned(),
        (None, None) => return Err(unreadable("there is no folder to look in".into())),
    };
    let matrix_file = SourceFile::new(&path.value, text);
    let (r, columns) = matrix::parse_text(&matrix_file.text).map_err(|e| {
        let place = Place { offset: e.offset, length: e.length };
        Box::new(Diagnostic::at(&matrix_file, place, "here", e.message).help(e.help))
    })?;
    binary(file, Place::of(path), r, columns)
}

fn reed_solomon(file: &SourceFile, spec: &ReedSolomonSpec) -> Result<Code> {
    let field = field(file, &spec.polynomial)?;
    let (symbols, r) = (spec.symbols.value as usize, spec.check_symbols.value);
    let m = field.bits();
    if r == 0 || r as usize >= symbols || r * m > 64 {
        let message = format!("{r} check symbols of {m} bits for {symbols} symbols");
        let help = format!("use 1 to {} check symbols, fewer than symbols", (64 / m).min(spec.symbols.value.saturating_sub(1)).max(1));
        return Err(Box::new(Diagnostic::at(file, Place::of(&spec.check_symbols), "out of range", message).help(help)));
    }
    let regular = symbols.saturating_sub(spec.extension.len());
    if regular > field.order() as usize || symbols * m as usize > MAX_N {
        let message = format!("{symbols} symbols do not fit GF(2^{m})");
        let help = format!("at most {} symbols have a locator of their own, and a codeword has at most {MAX_N} bits", field.order() as usize + spec.extension.len());
        return Err(Box::new(Diagnostic::at(file, Place::of(&spec.symbols), "too many", message).help(help)));
    }
    let locators = locators(file, spec, &field, regular)?;
    let code = ReedSolomon { field, check_symbols: r, first_power: u64::from(spec.first_power), locators };
    match ParityCheckMatrix::new(r * m, code.binary_columns()) {
        Ok(h) => Ok(Code { h, reed_solomon: Some(code) }),
        Err(rows) => Err(Box::new(rank_error(file, Place::of(&spec.symbols), &rows))),
    }
}

fn locators(file: &SourceFile, spec: &ReedSolomonSpec, field: &Field, regular: usize) -> Result<Vec<Locator>> {
    let place = spec.locators.as_ref().map_or(Place::of(&spec.symbols), Place::of);
    let logs: Vec<u64> = match spec.locators.as_ref().map(|l| &l.value) {
        None => (0..regular as u64).collect(),
        Some(LocatorsSpec::Progression(p)) => (0..regular as u64).map(|s| u64::from(p.first) + u64::from(p.step) * s).collect(),
        Some(LocatorsSpec::Logs(logs)) => {
            if logs.len() != regular {
                let message = format!("{} locators for {regular} symbols", logs.len());
                return Err(Box::new(Diagnostic::at(file, place, "wrong number", message).help("one logarithm for each symbol that is no extension")));
            }
            logs.iter().map(|&l| u64::from(l)).collect()
        }
    };
    let mut all: Vec<Locator> = logs.iter().map(|&l| Locator::Element(field.power(l))).collect();
    all.extend(spec.extension.iter().map(|e| match e.value {
        ExtensionSpec::Zero => Locator::Zero,
        ExtensionSpec::Infinity => Locator::Infinity,
    }));
    for b in 0..all.len() {
        if let Some(a) = all[..b].iter().position(|l| *l == all[b]) {
            let message = format!("symbols {a} and {b} have the same locator");
            let place = spec.extension.get(b.wrapping_sub(regular)).map_or(place, Place::of);
            return Err(Box::new(Diagnostic::at(file, place, "not distinct", message).help("locators must differ: choose another step or fewer symbols")));
        }
    }
    Ok(all)
}
