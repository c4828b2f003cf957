//! Correction of 64 entries at once by the algebra of Reed-Solomon codes over GF(256): a wrong symbol in each codeword, or two in the
//! only one [Lin and Costello, Section 7.2].

use super::algebraic::{NONE, block_of, linear, multiplied, places};
use super::correction::{Correction, look_up};
use super::patterns::patterns;
use super::{GROUP, REGISTER, Tables};
use crate::parts::Parts;
use crate::table::ConstantArray;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use eccforge_scheme::{Ball, PairConfirmation, Scheme};
use std::collections::BTreeSet;

/// Symbols of a codeword, at most: their numbers are indices of tables of two registers, without the one that marks none.
const SYMBOLS: usize = 127;
/// Bytes of a table by symbol.
const BY_SYMBOL: usize = 2 * REGISTER;

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
pub(super) fn elements(polynomial: u32) -> Option<Vec<u32>> {
    let root = (2..256).find(|x| value_at(*x, polynomial) == 0)?;
    Some((0..256).map(|a| value_at(root, a)).collect())
}

/// The byte with bit k of a symbol's value at `order[k]`.
pub(super) fn in_order(value: u32, order: &[usize]) -> u32 {
    order.iter().enumerate().fold(0, |byte, (k, bit)| byte | (value >> k & 1) << bit)
}

/// Whether every `size` places are in one unit of `size` bits, in the order of the first ones.
pub(crate) fn are_units(places: &[usize], size: usize) -> bool {
    places
        .iter()
        .enumerate()
        .all(|(i, place)| *place == places[i / size * size] / size * size + places[i % size] % size)
}

/// The largest number of wrong symbols that every codeword corrects, and whether it corrects no other errors.
fn radius(scheme: &Scheme) -> Option<(usize, bool)> {
    let code = &scheme.code;
    let first = Ball::of(&scheme.corrects[0], code);
    if scheme.corrects.iter().any(|spaces| Ball::of(spaces, code) != first) {
        return None;
    }
    if let Some(ball) = first {
        return Some((ball.radius, true));
    }
    let symbols = scheme.corrects[0].iter().filter_map(|space| space.symbols(code));
    let corrected: BTreeSet<usize> = symbols.flatten().collect();
    (scheme.codewords() == 1 && corrected.len() == code.h.n() / 8).then_some((1, false))
}

/// The code of the codewords in the field of the instructions, and how they are decoded.
pub(crate) struct Codewords<'s> {
    pub rs: &'s ReedSolomon,
    /// The elements of the field of the instructions.
    pub element: Vec<u32>,
    pub count: usize,
    pub radius: usize,
    /// Whether they correct nothing but that many wrong symbols.
    pub is_ball: bool,
}

impl<'s> Codewords<'s> {
    /// The codewords of a scheme, if they are decoded in this way.
    pub(crate) fn of(scheme: &'s Scheme) -> Option<Self> {
        let rs = scheme.code.reed_solomon().filter(|rs| rs.symbol_bits() == 8 && matches!(rs.check_symbols, 2 | 4))?;
        let (radius, is_ball) = radius(scheme)?;
        let own = Self { rs, element: elements(rs.field.polynomial())?, count: scheme.codewords(), radius, is_ball };
        let is_decoded = rs.locators.len() <= SYMBOLS
            && 2 * radius <= own.checks()
            && (own.count == 1 || own.checks() == 2)
            && (rs.logarithms().is_some() || !own.has_factors() && own.checks() == 2)
            && scheme.pair_confirmation == PairConfirmation::None;
        is_decoded.then_some(own)
    }
}

impl Codewords<'_> {
    pub(crate) fn checks(&self) -> usize {
        self.rs.check_symbols as usize
    }

    /// Places of corrections: a symbol of each codeword, or two of the only one.
    fn slots(&self) -> usize {
        self.count.max(self.radius)
    }

    /// Part k of the syndrome of a codeword.
    fn part(&self, codeword: usize, k: usize) -> String {
        format!("v{}", self.checks() * codeword + k)
    }

    /// Whether the first part of the syndrome of a symbol is not its value.
    pub(crate) fn has_factors(&self) -> bool {
        // A symbol at infinity has the last part alone.
        (0..self.rs.locators.len()).any(|s| !matches!(self.rs.column(s)[..], [1, ..] | [0, 1]))
    }

    /// Tables by locator, and of roots.
    pub(crate) fn tables(&self) -> Vec<ConstantArray> {
        let (mut symbols, mut factors) = (vec![NONE; 256], vec![0; 256]);
        for (s, locator) in self.rs.locators.iter().enumerate() {
            let x = match locator {
                Locator::Element(x) => *x,
                Locator::Zero => 0,
                Locator::Infinity => continue,
            };
            let locator = self.element[x as usize] as usize;
            symbols[locator] = s as u64;
            factors[locator] = self.element[self.rs.field.inverse(self.rs.column(s)[0]) as usize].into();
        }
        let mut tables = vec![ConstantArray::of(8, "SYMBOLS", "By locator: the symbol, or 0xff.", symbols)];
        if self.has_factors() {
            tables.push(ConstantArray::of(8, "FACTORS", "By locator: the factor of the value of the symbol.", factors));
        }
        if self.radius == 2 {
            let about = "By c: a root of y^2 + y + c, or zero.";
            tables.push(ConstantArray::of(8, "ROOTS", about, roots(product)));
        }
        tables
    }

    /// Locates the wrong symbols, and stores their numbers and values. Defines `none`, of which bit 7 is set if a symbol does not exist,
    /// and `any`, which is not zero if a value is not. `back` is the matrix of the values.
    fn statements(&self, back: &[u32], tables: &mut Tables) -> Vec<String> {
        let identity = tables.add(&[std::array::from_fn(|r| 1 << r); GROUP]);
        let mut statements = vec![format!("let identity = blocks({identity});")];
        statements.extend(if self.radius == 2 { TWO.map(str::to_owned).to_vec() } else { one(self) });
        for slot in 0..self.slots() {
            let mut value = format!("value{slot}");
            if self.has_factors() {
                value = times(&value, &look_up("FACTORS", 0, &format!("x{slot}")));
            }
            let stored = multiplied(block_of(back), &value, tables);
            for (array, own) in [("symbols", format!("symbol{slot}")), ("values", stored)] {
                statements.push(format!("store({array}.add({}), {own});", REGISTER * slot));
            }
        }
        for (name, own) in [("none", "symbol"), ("any", "value")] {
            let of_slots = (0..self.slots()).map(|slot| format!("{own}{slot}"));
            statements.extend(joined("or", of_slots).map(|value| format!("let {name} = {value};")));
        }
        statements
    }

    /// The syndromes as functions of the differences: for each part those of the check bits, by their places.
    pub(crate) fn values(&self, places: &[Vec<usize>], data: usize, checks: usize) -> Vec<Vec<u32>> {
        let mut values = vec![vec![0; 8 * checks]; self.count * self.checks()];
        for (w, own) in places.iter().enumerate() {
            for (b, place) in own.iter().enumerate() {
                // A difference of one check bit has the syndrome of that bit.
                let Some(check) = place.checked_sub(data) else { continue };
                for (k, part) in self.rs.column(b / 8).into_iter().enumerate() {
                    values[self.checks() * w + k][check] =
                        self.element[self.rs.field.multiply(part, 1 << (b % 8)) as usize];
                }
            }
        }
        values
    }

    /// The matrix that brings the value of a symbol into the field of the code, with bit k at `order[k]`.
    pub(crate) fn back(&self, order: &[usize]) -> Option<Vec<u32>> {
        let mut back = Vec::new();
        for j in 0..8 {
            let a = self.element.iter().position(|value| *value == 1 << j)?;
            back.push(in_order(a as u32, order));
        }
        Some(back)
    }
}

/// Correction of wrong symbols.
pub(super) fn symbols(parts: &Parts, scheme: &Scheme, tables: &mut Tables) -> Option<Correction> {
    let codewords = Codewords::of(scheme)?;
    let (each, checks) = (codewords.rs.locators.len(), parts.bytes.check_bytes());
    if checks != codewords.count * codewords.checks() || !matches!(checks, 2 | 4 | 8) {
        return None;
    }
    let places: Vec<Vec<usize>> = (0..codewords.count).map(|w| places(&parts.bytes, scheme, w)).collect();
    let size = [8, 4].into_iter().find(|size| are_units(&places.concat(), *size))?;
    let units: Vec<u64> = places.iter().flatten().step_by(size).map(|place| (place / size) as u64).collect();
    let order: Vec<usize> = (0..8).map(|k| k / size * size + places[0][k % size] % size).collect();
    let cells = Cells::of(scheme)?;
    let mut statements = linear(checks, &codewords.values(&places, parts.bytes.data.len(), checks), tables);
    statements.extend(codewords.statements(&codewords.back(&order)?, tables));
    statements.extend(cells.statements());
    let mut own = codewords.tables();
    own.push(ConstantArray::new("UNITS", "By codeword: the byte, or two halves of bytes, of each symbol.", units));
    let patterns = if checks == 4 && codewords.count == 1 { patterns(parts, scheme, &places[0]) } else { None };
    let is_complete = codewords.is_ball || patterns.is_some();
    let has_cells = !cells.tables.is_empty();
    if has_cells {
        own.push(ConstantArray::of(8, "CELLS", "By symbol: its cell in a partition.", cells.tables.concat()));
    }
    let mut keys = vec![
        ("SLOTS", codewords.slots().to_string()),
        ("SLOT_BYTES", (REGISTER * codewords.slots()).to_string()),
        ("EACH", each.to_string()),
        ("ENTRY_DATA", parts.bytes.data_bytes().to_string()),
        ("ENTRY_CHECK", checks.to_string()),
    ];
    let flag = ("PATTERNS", patterns.is_some());
    if let Some((factor, tables)) = patterns {
        own.extend(tables);
        keys.push(("FACTOR", factor.to_string()));
    }
    Some(Correction {
        tables: own,
        statements: vec![("{WIDE_LOCATE}", statements)],
        flags: vec![
            ("HALVES", size == 4),
            ("REST", has_cells || codewords.checks() == 4),
            ("ONE_CODEWORD", codewords.count == 1),
            flag,
        ],
        keys,
        is_complete,
        ..Correction::new(include_str!("../templates/correct/symbols.rs.txt"))
    })
}

/// This byte of every entry.
fn all(byte: u64) -> String {
    format!("all({byte})")
}

fn times(a: &str, b: &str) -> String {
    format!("product({a}, {b})")
}

fn plus(a: &str, b: &str) -> String {
    format!("xor({a}, {b})")
}

fn inverse(a: &str) -> String {
    format!("inverse(identity, {a})")
}

/// The bytes of `a` where `v` is zero, and those of `b` elsewhere.
fn where_zero(v: &str, a: &str, b: &str) -> String {
    format!("where_zero({v}, {a}, {b})")
}

/// The results of a function for the first two vectors, that and the next, and so on.
fn joined(function: &str, vectors: impl Iterator<Item = String>) -> Option<String> {
    vectors.reduce(|all, own| format!("{function}({all}, {own})"))
}

/// Locates a wrong symbol in each codeword. A codeword without one has value 0 and any symbol but `NONE`.
fn one(codewords: &Codewords) -> Vec<String> {
    let infinity = codewords.rs.locators.iter().position(|locator| *locator == Locator::Infinity);
    let infinity = infinity.map_or(NONE, |s| s as u64);
    let mut statements = Vec::new();
    for w in 0..codewords.count {
        let [v0, v1] = [0, 1].map(|k| codewords.part(w, k));
        // Without a first part, the locator is infinity, or there is no error.
        let without = where_zero(&v1, &all(0), &all(infinity));
        let symbol = look_up("SYMBOLS", 0, &format!("x{w}"));
        statements.push(format!("let x{w} = {};", times(&v1, &inverse(&v0))));
        statements.push(format!("let symbol{w} = {};", where_zero(&v0, &without, &symbol)));
        statements.push(format!("let value{w} = {};", where_zero(&v0, &v1, &v0)));
    }
    if codewords.checks() == 4 {
        // Every part of the syndrome of one wrong symbol is the one before times the locator.
        statements.push("let rest = or(xor(product(v1, x0), v2), xor(product(v2, x0), v3));".into());
    }
    statements
}

/// Locates one or two wrong symbols of the only codeword, whose locators are the roots of x^2 + s x + p.
const TWO: [&str; 14] = [
    // The determinant of the equations of s and p is zero if one symbol is wrong.
    "let d = xor(product(v1, v1), product(v0, v2));",
    "let e = inverse(identity, d);",
    "let s = product(xor(product(v1, v2), product(v0, v3)), e);",
    "let p = product(xor(product(v2, v2), product(v1, v3)), e);",
    "let t = inverse(identity, s);",
    // x = s y, where y^2 + y = p / s^2. Without a root the table has zero, which is the locator of no symbol.
    "let c = product(p, product(t, t));",
    "let y = look_up(ROOTS.as_ptr().add(0), c);",
    "let x0 = where_zero(d, product(v1, inverse(identity, v0)), product(s, y));",
    "let x1 = xor(s, x0);",
    "let symbol0 = look_up(SYMBOLS.as_ptr().add(0), x0);",
    "let symbol1 = where_zero(d, all(0), look_up(SYMBOLS.as_ptr().add(0), x1));",
    "let value1 = where_zero(d, all(0), product(t, xor(product(v0, x0), v1)));",
    "let value0 = xor(v0, value1);",
    "let rest = where_zero(d, xor(product(v2, x0), v3), all(0));",
];

/// By c, a root of y^2 + y + c in the field of this product, or zero. With c = 0 both locators would be equal.
pub(crate) fn roots(product: impl Fn(u32, u32) -> u32) -> Vec<u64> {
    let mut roots = vec![0; 256];
    // The other root is y + 1.
    for y in (0..256).step_by(2) {
        roots[(product(y, y) ^ y) as usize] = y.into();
    }
    roots
}

/// The partitions of the sanity check: of each, for every codeword the place of a table of the cells of its symbols.
struct Cells {
    tables: Vec<Vec<u64>>,
    places: Vec<Vec<usize>>,
}

impl Cells {
    /// `None` if a symbol is in several cells of a partition.
    fn of(scheme: &Scheme) -> Option<Self> {
        let mut all = Self { tables: Vec::new(), places: Vec::new() };
        let rules = if scheme.codewords() > 1 { &scheme.sanity_check[..] } else { &[] };
        for partition in rules {
            let mut places = Vec::new();
            for w in 0..scheme.codewords() {
                let mut cells = vec![0; BY_SYMBOL];
                for (cell, bits) in cells.iter_mut().zip(scheme.layout.codeword(w).chunks(8)) {
                    *cell = u8::try_from(partition.common_cell(bits.iter().copied())?).ok()?.into();
                }
                places.push(all.tables.iter().position(|table| *table == cells).unwrap_or(all.tables.len()));
                if places[w] == all.tables.len() {
                    all.tables.push(cells);
                }
            }
            all.places.push(places);
        }
        Some(all)
    }

    /// Defines `rest`, which is zero if all wrong symbols of an entry share a cell of a partition.
    fn statements(&self) -> Vec<String> {
        let mut differing = Vec::new();
        for places in &self.places {
            let (mut some, mut every) = (Vec::new(), Vec::new());
            for (w, place) in places.iter().enumerate() {
                let value = format!("value{w}");
                let cell = format!("look_up_seven(CELLS.as_ptr().add({}), symbol{w})", BY_SYMBOL * place);
                some.push(where_zero(&value, &all(0), &cell));
                every.push(where_zero(&value, &all(0xFF), &cell));
            }
            // All cells are equal if their union is their intersection.
            let (some, every) = (joined("or", some.into_iter()), joined("and", every.into_iter()));
            differing.extend(some.zip(every).map(|(a, b)| plus(&a, &b)));
        }
        joined("least", differing.into_iter()).map(|rest| format!("let rest = {rest};")).into_iter().collect()
    }
}
