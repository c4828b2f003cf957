//! Correction of 64 entries at once by the algebra of their code: one or two wrong bits of a BCH code of one codeword [Lin and
//! Costello, Section 6.2].

use super::correction::Correction;
use super::stored::bytes_of_all;
use super::{GROUP, Tables, sum_of};
use crate::layout::Bytes;
use crate::parts::{Block, Parts};
use crate::table::ConstantArray;
use eccforge_gf::field::Field;
use eccforge_scheme::{Ball, PairConfirmation, Scheme};

/// Marks what no bit or symbol has.
pub(super) const NONE: u64 = 0xFF;
/// A place beyond all bits: shifts by it leave nothing.
const NO_BIT: u64 = 0x7F;

/// For each bit of a codeword its place in the data bytes and the check bytes after them.
pub(crate) fn places(bytes: &Bytes, scheme: &Scheme, codeword: usize) -> Vec<usize> {
    let data = bytes.data.len();
    let mut places = Vec::new();
    for bit in scheme.layout.codeword(codeword) {
        let joint = bytes.joint_place(*bit);
        let first = if joint < data { 0 } else { data };
        places.push(first + bytes.position(joint - first));
    }
    places
}

/// Statements that define `v0`, `v1` and so on: linear functions of the differences of `checks` bytes. `values[i]` has that of
/// number i for each bit.
pub(super) fn linear(checks: usize, values: &[Vec<u32>], tables: &mut Tables) -> Vec<String> {
    let (mut statements, bytes) = bytes_of_all("difference.as_ptr()", checks, tables);
    for (c, byte) in bytes.into_iter().enumerate() {
        statements.push(format!("let d{c} = {byte};"));
    }
    for (i, of_bits) in values.iter().enumerate() {
        let mut products = Vec::new();
        for (c, own) in of_bits.chunks(8).enumerate().filter(|(_, own)| own.iter().any(|value| *value != 0)) {
            products.push(multiplied(block_of(own), &format!("d{c}"), tables));
        }
        statements.push(format!("let v{i} = {};", sum_of(products)));
    }
    statements
}

/// The block that maps bit j of a byte to `columns[j]`.
pub(crate) fn block_of(columns: &[u32]) -> Block {
    std::array::from_fn(|r| columns.iter().enumerate().fold(0, |row, (j, column)| row | ((column >> r & 1) as u8) << j))
}

/// The product of a block and every byte of a vector.
pub(super) fn multiplied(block: Block, v: &str, tables: &mut Tables) -> String {
    format!("multiply(blocks({}), {v})", tables.add(&[block; GROUP]))
}

/// Correction of one or two wrong bits of eight data bytes and two check bytes.
pub(super) fn two_bits(parts: &Parts, scheme: &Scheme, shape: [usize; 2], tables: &mut Tables) -> Option<Correction> {
    let code = &scheme.code;
    let cyclic = code.cyclic().filter(|cyclic| !cyclic.extended && scheme.codewords() == 1 && shape == [8, 2])?;
    let places = places(&parts.bytes, scheme, 0);
    if scheme.pair_confirmation != PairConfirmation::None
        || Ball::of(&scheme.corrects[0], code)? != (Ball { symbol_bits: 1, radius: 2 })
    {
        return None;
    }
    // Two registers are a table of 128 bytes.
    let field = cyclic.bch_field(2).filter(|field| field.bits() == 7 && places.len() <= field.order() as usize)?;
    let mut values = vec![vec![0; 16]; 2];
    let mut bits = vec![NONE; field.order() as usize + 1];
    bits[0] = NO_BIT;
    for (b, place) in places.iter().enumerate() {
        let e = cyclic.exponent(b, places.len())? as u64;
        bits[field.power(e) as usize] = *place as u64;
        if let Some(check) = place.checked_sub(parts.bytes.data.len()) {
            (values[0][check], values[1][check]) = (field.power(e), field.power(3 * e));
        }
    }
    let mut statements = linear(2, &values, tables);
    statements.extend(roots());
    Some(Correction {
        tables: tables_of_roots(&field, bits),
        statements: vec![("{WIDE_LOCATE}", statements)],
        ..Correction::new(include_str!("../templates/correct/bits.rs.txt"))
    })
}

/// The tables of `roots`, and the bit of each locator.
fn tables_of_roots(field: &Field, bits: Vec<u64>) -> Vec<ConstantArray> {
    let order = field.order();
    let (mut cubes, mut logs, mut ratios, mut powers) = (vec![0], vec![0], vec![0], Vec::new());
    let mut roots = vec![NONE; bits.len()];
    for a in 1..=order {
        cubes.push(field.raise(a, 3).into());
        logs.push(field.log(a).into());
        ratios.push((3 * (order - field.log(a)) % order).into());
        powers.push(field.power((a - 1).into()).into());
        if a > 1 {
            roots[field.log(field.multiply(a, a) ^ a) as usize] = field.log(a).into();
        }
    }
    powers.push(1);
    vec![
        ConstantArray::of(8, "CUBES", "Cubes.", cubes),
        ConstantArray::of(8, "LOGS", "Logarithms; the first is unused.", logs),
        ConstantArray::of(8, "RATIOS", "Logarithms of the inverse cubes; the first is unused.", ratios),
        ConstantArray::of(8, "POWERS", "Powers of the generator.", powers),
        ConstantArray::of(8, "ROOTS", "By the logarithm of c: that of a root of y^2 + y + c, or 0xff.", roots),
        ConstantArray::of(8, "BITS", "By locator: the bit, or 0xff; for zero a place beyond all bits.", bits),
    ]
}

/// The bits `first` and `second` whose locators have the power sums S1 = `v0` and S3 = `v1`; bit 7 of one of them or of `none` is
/// set if such bits do not exist.
fn roots() -> Vec<String> {
    let value_in = |table: &str, index: &str| format!("look_up_seven({table}.as_ptr().add(0), {index})");
    // x = S1 y, where y^2 + y = S3 / S1^3 + 1. Without a remainder c = S3 + S1^3, the only locator is S1.
    vec![
        format!("let c = xor(v1, {});", value_in("CUBES", "v0")),
        format!("let ratio = sum_of_logs({}, {});", value_in("LOGS", "c"), value_in("RATIOS", "v0")),
        format!("let y = {};", value_in("ROOTS", "ratio")),
        format!("let power = sum_of_logs(y, {});", value_in("LOGS", "v0")),
        format!("let x = where_zero(c, v0, {});", value_in("POWERS", "power")),
        format!("let first = {};", value_in("BITS", "x")),
        format!("let second = {};", value_in("BITS", "xor(v0, x)")),
        "let none = where_zero(c, c, y);".into(),
    ]
}
