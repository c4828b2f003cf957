//! Reed-Solomon codes: errors in one symbol, and in two symbols of a code with four check symbols, by logarithms
//! [Lin and Costello, Section 7.2].

use super::Piece;
use crate::table::ConstantArray;
use eccforge_gf::field::Field;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use eccforge_scheme::{Code, Space};
use std::collections::BTreeSet;

/// Logarithms and powers of a field.
pub(super) fn field_tables(field: &Field) -> Vec<ConstantArray> {
    let order = field.order();
    let logs = (0..=order).map(|a| if a == 0 { 0 } else { field.log(a).into() }).collect();
    let powers = (0..2 * order).map(|e| field.power(e.into()).into()).collect();
    vec![
        ConstantArray::new("LOG", "Logarithms of the field; the first element is unused.", logs),
        ConstantArray::new("EXP", "Powers of the generator, twice.", powers),
    ]
}

/// For each c a root y of y^2 + y + c, or 0 if there is none.
pub(super) fn quadratic(field: &Field) -> ConstantArray {
    let mut roots = vec![0; field.order() as usize + 1];
    for y in 2..=field.order() {
        roots[(field.multiply(y, y) ^ y) as usize] = y.into();
    }
    ConstantArray::new("ROOT", "For each c a root of y^2 + y + c, or 0.", roots)
}

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    let rs = code.reed_solomon().filter(|rs| rs.check_symbols >= 2)?;
    let (mut single, mut pairs) = (BTreeSet::new(), BTreeSet::new());
    for symbols in spaces.iter().filter_map(|space| space.symbols(code)) {
        match symbols.as_slice() {
            [symbol] => {
                single.insert(*symbol);
            }
            [_, _] => {
                pairs.insert(symbols);
            }
            _ => {}
        }
    }
    let n = rs.locators.len();
    // The function for two symbols finds every pair; a code that corrects only some pairs would be corrected too often.
    let two = rs.check_symbols >= 4 && rs.logarithms().is_some() && pairs.len() == n * (n - 1) / 2;
    if two {
        single.extend(0..n);
    }
    if single.is_empty() {
        return None;
    }
    spaces.retain(|space| match space.symbols(code).as_deref() {
        Some([s]) => !single.contains(s),
        Some([_, _]) => !two,
        _ => true,
    });
    let field = &rs.field;
    let mut symbols = vec![n as u64; field.order() as usize];
    let mut extension = [None; 2];
    for &s in &single {
        match rs.locators[s] {
            Locator::Element(x) => symbols[field.log(x) as usize] = s as u64,
            Locator::Zero => extension[0] = Some(s),
            Locator::Infinity => extension[1] = Some(s),
        }
    }
    let mut tables = field_tables(field);
    tables.push(ConstantArray::new(
        "SYMBOL",
        "The symbol of each locator's logarithm, or the number of symbols.",
        symbols,
    ));
    if two {
        tables.push(quadratic(field));
    }
    if !rs.multipliers.is_empty() {
        tables.push(unscales(rs));
    }
    let c = rs.check_symbols;
    let flags =
        [("TWO", two), ("MORE", c > 4), ("HAS_ZERO", extension[0].is_some()), ("HAS_INFINITY", extension[1].is_some())];
    let templates = [
        include_str!("../templates/single/reed_solomon.c.txt"),
        include_str!("../templates/single/reed_solomon.rs.txt"),
    ];
    Some(Piece::new(templates, tables, &flags, &keys(code, rs, extension)).taking(500))
}

/// For each symbol the logarithm of the inverse of the first element of its column.
fn unscales(rs: &ReedSolomon) -> ConstantArray {
    let logs = (0..rs.locators.len()).map(|s| rs.field.log(rs.field.inverse(rs.column(s)[0])).into());
    ConstantArray::new("UNSCALE", "For each symbol the logarithm of the factor of its value.", logs.collect())
}

/// The words of the templates. `extension` are the symbols at zero and at infinity.
fn keys(code: &Code, rs: &ReedSolomon, extension: [Option<usize>; 2]) -> Vec<(&'static str, String)> {
    let (field, n) = (&rs.field, rs.locators.len());
    let order = u64::from(field.order());
    let (m, c) = (field.bits(), rs.check_symbols);
    let back = (order - rs.first_power % order) % order;
    // The logarithm of a value at the first power, from the logarithms of a value and of its locator.
    let at_first = |value: &str, locator: &str| match back {
        _ if !rs.multipliers.is_empty() => format!("exp({value} + u32::from({{UNSCALE}}[symbol as usize]))"),
        // Clippy rejects a factor of 0 or 1.
        0 => format!("exp({value})"),
        1 => format!("exp(({value} + {locator}) % {order})"),
        _ => format!("exp(({value} + {back} * {locator}) % {order})"),
    };
    let factor = if rs.multipliers.is_empty() { format!("({back}u * log)") } else { "{UNSCALE}[symbol]".to_owned() };
    let part = if code.h.r() > 32 { "(syndrome >> ({M} * i)) as u32" } else { "syndrome >> ({M} * i)" };
    vec![
        ("PART", part.into()),
        ("M", m.to_string()),
        ("MASK", order.to_string()),
        ("ORDER", order.to_string()),
        ("SYMBOLS", n.to_string()),
        ("CHECK_SYMBOLS", c.to_string()),
        ("FACTOR_OF_VALUE", factor),
        ("VALUE_OF_FIRST", at_first("log_of(first)", "log")),
        ("VALUE_AT_X", at_first("log_of(value)", "log_of(x)")),
        ("ZERO", extension[0].unwrap_or(n).to_string()),
        ("INFINITY", extension[1].unwrap_or(n).to_string()),
        ("LAST_SHIFT", (m * (c - 1)).to_string()),
    ]
}
