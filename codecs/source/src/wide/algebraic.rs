//! Correction of 64 entries of one codeword at once by the algebra of their codes: one wrong symbol of a Reed-Solomon code, and one
//! or two wrong bits of a BCH code [Lin and Costello, Sections 6.2 and 7.2].

use super::correction::{Correction, look_up};
use super::stored::bytes_of_all;
use super::{GROUP, Tables, call, sum_of};
use crate::parts::{Block, Parts};
use crate::program::{Expr, Statement};
use crate::table::ConstantArray;
use eccforge_gf::field::Field;
use eccforge_scheme::{Ball, PairConfirmation};
use std::collections::BTreeSet;

/// Marks what no bit or symbol has.
const NONE: u64 = 0xFF;
/// A place beyond all bits: shifts by it leave nothing.
const NO_BIT: u64 = 0x7F;

/// For each bit of the only codeword its place in the data bytes and the check bytes after them; `None` if there are rules.
fn places(parts: &Parts) -> Option<Vec<usize>> {
    let scheme = parts.scheme;
    if scheme.codewords() != 1 || scheme.pair_confirmation != PairConfirmation::None {
        return None;
    }
    let data = parts.bytes.data.len();
    let mut places = Vec::new();
    for bit in scheme.layout.codeword(0) {
        let joint = parts.bytes.joint_place(*bit);
        let first = if joint < data { 0 } else { data };
        places.push(first + parts.bytes.position(joint - first));
    }
    Some(places)
}

/// Statements that define `v0`, `v1` and so on: linear functions of the differences of `checks` bytes. `values[i]` has that of
/// number i for each bit.
fn linear(checks: usize, values: &[Vec<u32>], tables: &mut Tables) -> Vec<Statement> {
    let (mut statements, bytes) = bytes_of_all("difference", checks, tables);
    for (c, byte) in bytes.into_iter().enumerate() {
        statements.push(Statement::Let(format!("d{c}"), byte));
    }
    for (i, of_bits) in values.iter().enumerate() {
        let mut products = Vec::new();
        for (c, own) in of_bits.chunks(8).enumerate() {
            products.push(multiplied(block_of(own), Expr::name(format!("d{c}")), tables));
        }
        statements.push(Statement::Let(format!("v{i}"), sum_of(products)));
    }
    statements
}

/// The block that maps bit j of a byte to `columns[j]`.
fn block_of(columns: &[u32]) -> Block {
    std::array::from_fn(|r| columns.iter().enumerate().fold(0, |row, (j, column)| row | ((column >> r & 1) as u8) << j))
}

/// The product of a block and every byte of a vector.
fn multiplied(block: Block, v: Expr, tables: &mut Tables) -> Expr {
    call("multiply", [call("blocks", [tables.add(&[block; GROUP])]), v])
}

/// The product in the field of the instructions for GF(256), whose polynomial is x^8 + x^4 + x^3 + x + 1.
fn product(a: u32, b: u32) -> u32 {
    let mut sum = 0;
    for i in (0..8).rev() {
        sum = sum << 1 ^ if sum >> 7 == 1 { 0x11B } else { 0 } ^ if b >> i & 1 == 1 { a } else { 0 };
    }
    sum
}

/// The value at x of the polynomial whose coefficients are the bits of `a`.
fn value_at(x: u32, a: u32) -> u32 {
    (0..9).rev().fold(0, |sum, k| product(sum, x) ^ (a >> k & 1))
}

/// The elements of the field of the instructions that correspond to the elements of GF(256) with another polynomial: a root of that
/// polynomial stands for its x.
fn elements(polynomial: u32) -> Option<Vec<u32>> {
    let root = (2..256).find(|x| value_at(*x, polynomial) == 0)?;
    Some((0..256).map(|a| value_at(root, a)).collect())
}

/// Whether every eight places are a byte, with its bits in this order.
fn are_bytes(places: &[usize], order: &[usize]) -> bool {
    places.iter().enumerate().all(|(i, place)| *place == places[i / 8 * 8] / 8 * 8 + order[i % 8])
}

/// Correction of one wrong byte that is a symbol.
pub(super) fn symbols(parts: &Parts, tables: &mut Tables) -> Option<Correction> {
    let code = &parts.scheme.code;
    let rs = code.reed_solomon().filter(|rs| rs.symbol_bits() == 8 && matches!(rs.check_symbols, 2 | 4))?;
    let logarithms = rs.logarithms()?;
    let places = places(parts)?;
    let symbols = parts.scheme.corrects[0].iter().filter_map(|space| space.symbols(code));
    let corrected: BTreeSet<usize> = symbols.flatten().collect();
    let order: Vec<usize> = places[..8].iter().map(|place| place % 8).collect();
    if corrected.len() != logarithms.len() || !are_bytes(&places, &order) {
        return None;
    }
    let element = elements(rs.field.polynomial())?;
    let checks = rs.check_symbols as usize;
    let mut values = vec![vec![0; 8 * checks]; checks];
    let (mut bytes, mut factors) = (vec![NONE; 256], vec![0; 256]);
    for (s, own) in places.chunks(8).enumerate() {
        let column = rs.column(s);
        let locator = element[rs.field.power(logarithms[s].into()) as usize] as usize;
        bytes[locator] = (own[0] / 8) as u64;
        factors[locator] = element[rs.field.inverse(column[0]) as usize].into();
        for (k, place) in own.iter().enumerate() {
            // A difference of one check bit has the syndrome of that bit.
            let Some(check) = place.checked_sub(parts.bytes.data.len()) else { continue };
            for (value, part) in values.iter_mut().zip(&column) {
                value[check] = element[rs.field.multiply(*part, 1 << k) as usize];
            }
        }
    }
    let has_factors = (0..logarithms.len()).any(|s| rs.column(s)[0] != 1);
    let mut statements = linear(checks, &values, tables);
    let [v0, v1] = ["v0", "v1"].map(Expr::name);
    let identity = call("blocks", [tables.add(&[std::array::from_fn(|r| 1 << r); GROUP])]);
    let locator = call("product", [v1, call("inverse", [identity, v0.clone()])]);
    statements.push(Statement::Let("x".into(), locator));
    statements.push(Statement::Let("place".into(), look_up("BYTES", 0, "x")));
    let value = if has_factors { call("product", [v0, look_up("FACTORS", 0, "x")]) } else { v0 };
    let mut back = Vec::new();
    for j in 0..8 {
        let a = element.iter().position(|value| *value == 1 << j)?;
        back.push(order.iter().enumerate().fold(0, |byte, (k, bit)| byte | (a as u32 >> k & 1) << bit));
    }
    statements.push(Statement::Let("value".into(), multiplied(block_of(&back), value, tables)));
    let mut own = vec![ConstantArray::of(8, "BYTES", "By locator: the byte of the symbol, or 0xff.", bytes)];
    if has_factors {
        own.push(ConstantArray::of(8, "FACTORS", "By locator: the factor of the value of the symbol.", factors));
    }
    Some(Correction {
        tables: own,
        c: include_str!("../templates/correct/symbols.c.txt"),
        rust: include_str!("../templates/correct/symbols.rs.txt"),
        statements: vec![("{WIDE_LOCATE}\n", statements)],
        flags: vec![("FOUR", checks == 4)],
        uses_all: true,
    })
}

/// Correction of one or two wrong bits of eight data bytes and two check bytes.
pub(super) fn two_bits(parts: &Parts, shape: [usize; 2], tables: &mut Tables) -> Option<Correction> {
    let code = &parts.scheme.code;
    let cyclic = code.cyclic().filter(|cyclic| !cyclic.extended && shape == [8, 2])?;
    let places = places(parts)?;
    if Ball::of(&parts.scheme.corrects[0], code)? != (Ball { symbol_bits: 1, radius: 2 }) {
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
        c: include_str!("../templates/correct/bits.c.txt"),
        rust: include_str!("../templates/correct/bits.rs.txt"),
        statements: vec![("{WIDE_LOCATE}\n", statements)],
        flags: Vec::new(),
        uses_all: true,
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

/// The value of a table for each byte.
fn value_in(table: &'static str, index: Expr) -> Expr {
    call("look_up_seven", [Expr::in_table(table, Expr::Size(0)), index])
}

/// The bits `first` and `second` whose locators have the power sums S1 = `v0` and S3 = `v1`; bit 7 of one of them or of `none` is
/// set if such bits do not exist.
fn roots() -> Vec<Statement> {
    let mut statements = Vec::new();
    // x = S1 y, where y^2 + y = S3 / S1^3 + 1. Without a remainder c = S3 + S1^3, the only locator is S1.
    for (variable, value) in [
        ("c", call("xor", [Expr::name("v1"), value_in("CUBES", Expr::name("v0"))])),
        ("ratio", call("sum_of_logs", [value_in("LOGS", Expr::name("c")), value_in("RATIOS", Expr::name("v0"))])),
        ("y", value_in("ROOTS", Expr::name("ratio"))),
        ("power", call("sum_of_logs", [Expr::name("y"), value_in("LOGS", Expr::name("v0"))])),
        ("x", call("where_zero", [Expr::name("c"), Expr::name("v0"), value_in("POWERS", Expr::name("power"))])),
        ("first", value_in("BITS", Expr::name("x"))),
        ("second", value_in("BITS", call("xor", [Expr::name("v0"), Expr::name("x")]))),
        ("none", call("where_zero", [Expr::name("c"), Expr::name("c"), Expr::name("y")])),
    ] {
        statements.push(Statement::Let(variable.into(), value));
    }
    statements
}
