//! Builds the parity-check matrix from the `code` of a scheme file (long: each construction with its errors).

mod constructed;
mod reed_solomon;

pub use constructed::build;
pub(crate) use reed_solomon::points as reed_solomon_points;

use super::spec::{BitOrderSpec, BitsSpec, CodeSpec, EncodingSpec, MatrixSpec, PartSpec, SwizzleSpec};
use super::{Code, constant};
use crate::bounded::Bounded;
use crate::construct;
use crate::diagnostic::{Checked, Diagnostic, Place, SourceFile};
use crate::yaml::Spanned;
use eccforge_gf::field::{Field, FieldError};
use eccforge_gf::matrix::{self, ParityCheckMatrix};
use eccforge_gf::polynomial::{self, primitive};
use std::path::Path;

/// Maximum codeword length in bits: 4 096 data bits, such as a flash sector of 512 bytes, and 64 check bits.
pub const MAX_N: usize = 4160;

fn data_bits(k: Bounded<1, 4096>) -> Checked<usize> {
    k.checked("k", "a codeword has", "data bits")
}

pub(crate) fn field(polynomial: &Spanned<u32>) -> Checked<Field> {
    Field::new(polynomial.value).map_err(|e| {
        let degree = polynomial::degree(polynomial.value.into());
        let (label, message) = match e {
            FieldError::Degree => {
                let message = format!("{:#x} has degree {degree}, but fields have from 2 to 16 bits", polynomial.value);
                ("degree out of range", message)
            }
            FieldError::NotPrimitive { order: 0 } => {
                let message = format!("{:#x} is not primitive: x does not generate the field", polynomial.value);
                ("not primitive", message)
            }
            FieldError::NotPrimitive { order } => {
                let all = (1u32 << degree) - 1;
                let message = format!("{:#x} is not primitive: x has order {order}, not {all}", polynomial.value);
                ("not primitive", message)
            }
        };
        let degree = if (2..=16).contains(&degree) { degree } else { 8 };
        let help = format!(
            "bit i is the coefficient of x^i: {:#x} is a primitive polynomial of degree {degree}",
            primitive(degree)
        );
        Box::new(polynomial.error(label, message).help(help))
    })
}

/// A binary code, or an error if its rows are dependent; `places` are the places of the rows, or of the code.
fn binary(r: u32, columns: Vec<u64>, places: &[Place]) -> Checked<Code> {
    match ParityCheckMatrix::new(r, columns) {
        Ok(h) => Ok(Code::binary(h)),
        Err(rows) => rank_error(places, &rows).err(),
    }
}

fn rank_error(places: &[Place], rows: &[usize]) -> Diagnostic {
    let list = rows.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let what = if rows.len() == 1 { format!("row {list} is zero") } else { format!("rows {list} sum to zero") };
    let diagnostic = Diagnostic::whole(format!("H is rank-deficient: {what}"))
        .help("every row must add a check of its own; correct or remove one of these rows");
    match places {
        [code] => diagnostic.also(*code, "the rows of this code"),
        _ => rows.iter().fold(diagnostic, |d, &j| d.also(places[j], format!("row {j}"))),
    }
}

/// Column reordering of a swizzle: new codeword bit -> printed column.
fn swizzle(s: &Spanned<SwizzleSpec>, n: usize) -> Checked<Vec<usize>> {
    let (group, symbol) = (s.value.group as usize, s.value.symbol as usize);
    if symbol == 0 || group == 0 || group % symbol != 0 || !n.is_multiple_of(group) {
        let message = format!("a swizzle of groups of {group} and symbols of {symbol} does not fit n = {n}");
        let help = format!("choose a symbol that divides the group and a group that divides {n}");
        return s.error("does not fit", message).help(help).err();
    }
    let stride = group / symbol;
    Ok((0..n)
        .map(|b| (b / group * group, b % group))
        .map(|(first, i)| first + symbol * (i % stride) + i / stride)
        .collect())
}

/// The digits of an encoding, by value. Crockford Base32 [Crockford 2019] lacks the look-alikes I, L and O, which are misprints
/// in a matrix.
fn alphabet(encoding: EncodingSpec) -> &'static str {
    match encoding {
        EncodingSpec::Binary => "01",
        EncodingSpec::Hex => "0123456789ABCDEF",
        EncodingSpec::Crockford => "0123456789ABCDEFGHJKMNPQRSTVWXYZ",
    }
}

/// Digits of a row as bits, most significant first; `Err` is the index of the first wrong digit.
fn digits(row: &str, alphabet: &str) -> Result<Vec<bool>, usize> {
    let mut bits = Vec::with_capacity(row.len());
    for (i, c) in row.char_indices().filter(|(_, c)| *c != ' ' && *c != '_') {
        let value = alphabet.find(c.to_ascii_uppercase()).ok_or(i)?;
        bits.extend((0..alphabet.len().ilog2()).rev().map(|b| value >> b & 1 == 1));
    }
    Ok(bits)
}

/// Place of the character at byte `i` of a scalar, or of the whole scalar if escapes or line breaks hide the
/// character.
fn within(file: &SourceFile, node: &Spanned<String>, i: usize) -> Place {
    let place = node.place;
    let written = file.text.get(place.offset..).unwrap_or_default();
    let quote = usize::from(written.starts_with(['"', '\'']));
    let length = node.value[i..].chars().next().map_or(0, char::len_utf8);
    if written.get(quote..).is_some_and(|t| t.starts_with(&node.value[..i + length])) {
        return Place { offset: place.offset + quote + i, length };
    }
    place
}

/// The columns of a matrix if its rows are read from the other end, and that bit order.
pub fn read_from_the_other_end(file: &SourceFile, spec: &CodeSpec) -> Option<(Vec<u64>, BitOrderSpec)> {
    let CodeSpec::Matrix(matrix) = spec else { return None };
    let bit_order = matrix.bit_order.reversed();
    let code = written_out(file, &MatrixSpec { bit_order, ..matrix.clone() }).ok()?;
    Some((code.h.columns().to_vec(), bit_order))
}

fn written_out(file: &SourceFile, spec: &MatrixSpec) -> Checked<Code> {
    let n = spec.n.checked("n", "a codeword has", "bits")?;
    let rows = &spec.rows.value;
    let r = rows.len();
    // A syndrome is a word of 64 bits, and so is a column of H.
    if r == 0 || r > 64 || r >= n {
        let message = format!("H has {r} rows for n = {n} columns");
        let help = match r {
            65.. => {
                "write at most 64 rows; for a code of few data bits, give the words that span it as rows: `check --weights` counts it as the dual code"
            }
            _ => "write from 1 to 64 rows, fewer than n, or correct `n`",
        };
        return spec
            .rows
            .error(format!("{r} rows"), message)
            .also(spec.n.place, format!("{n} columns"))
            .help(help)
            .err();
    }
    let shown = match spec.part {
        PartSpec::All => n,
        PartSpec::Data => n - r,
    };
    let mut columns = vec![0u64; shown];
    for (j, row) in rows.iter().enumerate() {
        let mut bits = row_bits(file, row, j, shown, spec.encoding.value)?;
        if spec.bit_order == BitOrderSpec::MsbFirst {
            bits.reverse();
        }
        for (column, bit) in columns.iter_mut().zip(bits) {
            *column |= u64::from(bit) << j;
        }
    }
    if spec.part == PartSpec::Data {
        columns = construct::with_unit_columns(r as u32, columns);
    }
    if let Some(s) = &spec.swizzle {
        columns = swizzle(s, n)?.into_iter().map(|printed| columns[printed]).collect();
    }
    binary(r as u32, columns, &rows.iter().map(|node| node.place).collect::<Vec<_>>())
}

/// A column of H as a number, bit j for row j.
fn column(number: &BitsSpec) -> Checked<u64> {
    let ones = constant::ones(number)?;
    if let Some(row) = ones.iter().find(|row| **row > 63) {
        let message = format!("this column has a one in row {row}, but H has at most 64 rows");
        return number.0.error("too long", message).help("bit j of a column is row j").err();
    }
    Ok(ones.into_iter().fold(0, |all, row| all | 1u64 << row))
}

fn by_columns(place: Place, columns: &[BitsSpec]) -> Checked<Code> {
    let n = columns.len();
    if !(2..=MAX_N).contains(&n) {
        let help = format!("list one column for each codeword bit, from 2 to {MAX_N}");
        return place.error("these columns", format!("H has {n} columns")).help(help).err();
    }
    let columns: Vec<u64> = columns.iter().map(column).collect::<Checked<_>>()?;
    let r = columns.iter().map(|column| 64 - column.leading_zeros()).max().unwrap_or(0);
    if r == 0 || r as usize >= n {
        let help = "list one column for each codeword bit; bit j of it is row j";
        return place.error("these columns", format!("H has {r} rows for n = {n} columns")).help(help).err();
    }
    binary(r, columns, &[place])
}

/// The digits of a row after its prefix (`0x` or `72'h`, `0b` or `72'b`), and the bytes of the prefix.
fn digits_after_prefix(
    row: &Spanned<String>,
    j: usize,
    shown: usize,
    encoding: EncodingSpec,
) -> Checked<(usize, &str)> {
    let text = row.value.as_str();
    let (base, digits) = constant::split_prefix(text);
    let own = match encoding {
        EncodingSpec::Binary => base == Some(2),
        // In hexadecimal, 0b begins a row of digits.
        EncodingSpec::Hex => base == Some(16),
        EncodingSpec::Crockford => false,
    };
    if !own {
        return Ok((0, text));
    }
    let size = text.split_once('\'').map(|(size, _)| size);
    if let Some(size) = size.filter(|size| size.parse() != Ok(shown)) {
        let message = format!("row {j} states {size} bits, but {shown} columns are shown");
        let help = format!("write `{shown}'` before the base, or leave the prefix out");
        return row.error("another size", message).help(help).err();
    }
    Ok((text.len() - digits.len(), digits))
}

/// The `shown` bits of row `j`; spare leading bits must be zero and fewer than one digit.
fn row_bits(
    file: &SourceFile,
    row: &Spanned<String>,
    j: usize,
    shown: usize,
    encoding: EncodingSpec,
) -> Checked<Vec<bool>> {
    let (prefix, text) = digits_after_prefix(row, j, shown, encoding)?;
    let bits = digits(text, alphabet(encoding)).map_err(|i| {
        let i = prefix + i;
        let c = row.value[i..].chars().next().unwrap_or(' ');
        let (name, help) = match encoding {
            EncodingSpec::Binary => ("binary", "binary digits are 0 and 1"),
            EncodingSpec::Hex => ("hexadecimal", "hexadecimal digits are 0-9 and A-F"),
            EncodingSpec::Crockford => {
                ("Crockford Base32", "its digits are 0-9 and A-Z without I, L, O and U: did you mean 1, 1, 0 or V?")
            }
        };
        let message = format!("`{c}` in row {j} is not a {name} digit");
        Box::new(within(file, row, i).error("not a digit", message).help(help))
    })?;
    let width = alphabet(encoding).len().ilog2() as usize;
    let expected = shown.div_ceil(width);
    if bits.len() != expected * width {
        let message = format!("row {j} has {} digits, but {shown} columns need {expected}", bits.len() / width);
        let help = format!("write {expected} digits: compare with the source");
        return row.error(format!("{} digits", bits.len() / width), message).help(help).err();
    }
    let spare = bits.len() - shown;
    if bits[..spare].iter().any(|&b| b) {
        let message = format!("row {j} has a one in its {spare} spare leading bits");
        let help = format!(
            "{expected} digits hold {} bits for {shown} columns: let the first {spare} be zero",
            expected * width
        );
        return within(file, row, 0).error("spare bits here", message).help(help).err();
    }
    Ok(bits[spare..].to_vec())
}

fn from_file(path: &Spanned<String>, base: Option<&Path>) -> Checked<Code> {
    let unreadable = |why: &str| {
        let message = format!("the matrix file `{}` {why}", path.value);
        let help = "check the path: it starts from the folder of this scheme file";
        Box::new(path.error("named here", message).help(help))
    };
    let matrix_file = match (super::builtin::matrix(&path.value), base) {
        (_, Some(base)) => SourceFile::read(&base.join(&path.value)).map_err(|e| unreadable(e.message()))?,
        (Some(text), None) => SourceFile::new(&path.value, text),
        (None, None) => return Err(unreadable("is not shipped, and there is no folder to look in")),
    };
    let (r, columns) = matrix::parse_text(&matrix_file.text).map_err(|e| {
        // What may be no matrix is not printed: whoever writes a scheme file can name any file of whoever checks it.
        if !e.in_matrix {
            let line = matrix_file.text[..e.offset].matches('\n').count() + 1;
            let message =
                format!("the matrix file `{}` is not a matrix: line {line} does not belong to a header", path.value);
            let help = "write `n:`, `k:`, `r:` and then r rows of binary digits in that file";
            return Box::new(path.error("named here", message).help(help));
        }
        let place = Place { offset: e.offset, length: e.length };
        Box::new(place.error("in this matrix file", e.message).help(e.help).within(&matrix_file))
    })?;
    binary(r, columns, &[path.place])
}
