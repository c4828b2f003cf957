//! The kernel for AVX-512: 64 entries at a time, eight in a group, with the bytes of eight entries in each 64-bit word.
//!
//! One permutation of two registers, or a few, puts byte d of the eight entries of a group in one word. An instruction of
//! GFNI multiplies each word of a register by a block of its own, so a register of eight data bytes needs one product for
//! each check byte. The eight words of each register are then added up, in three rounds of halving for eight
//! groups at once. Two groups are computed side by side, so that each block is loaded once for both.
//!
//! The statements are the same in C and in Rust.

mod algebraic;
mod correction;
mod panel;
mod rotation;
mod stored;
mod symbols;

use crate::kernel::{Shape, grid_of, is_added_unchanged, shape};
use crate::parts::{Block, Parts, block};
use crate::program::{Expr, Statement};
use crate::table::ConstantArray;
use correction::Correction;
use panel::Panel;
use rotation::{gathered, scattered};
use std::collections::{BTreeSet, HashMap};
use stored::Added;

/// Check bytes of entries whose sums are brought into order by interleaving; more are stored one by one.
// A kernel with more sums than registers would store and load them between the rounds of interleaving.
pub(crate) const SHORT: usize = 16;

/// Bytes of a register.
const REGISTER: usize = 64;
/// Entries of a group, and groups of a block.
const GROUP: usize = 8;

/// Statements of the kernel and their tables.
pub(crate) struct Wide {
    /// Sets `sums` to the check bytes of the data of 64 entries: a register for each check byte.
    pub encode: Vec<Statement>,
    /// Sets `sums` to the differences between these check bytes and the stored ones.
    pub differ: Vec<Statement>,
    /// Writes `sums` into `bytes`, if there are 2 to [`SHORT`] check bytes.
    pub store: Vec<Statement>,
    /// Corrects wrong entries of a block, if the kernel has the means.
    pub correction: Option<Correction>,
    /// Tables of byte orders, and of blocks.
    pub tables: Vec<ConstantArray>,
}

/// Tables that the statements refer to.
#[derive(Default)]
struct Tables {
    orders: Vec<[u8; REGISTER]>,
    order_numbers: HashMap<[u8; REGISTER], usize>,
    blocks: Vec<Block>,
}

impl Tables {
    /// Adds blocks and returns their address.
    fn add(&mut self, blocks: &[Block]) -> Expr {
        let place = self.blocks.len();
        self.blocks.extend(blocks);
        Expr::in_table("MATRICES", Expr::Size(place))
    }

    /// Adds an order of bytes and returns its address: element i is the number, in two registers, of the byte that moves to place i.
    fn order(&mut self, order: [u8; REGISTER]) -> Expr {
        let next = self.orders.len();
        let number = *self.order_numbers.entry(order).or_insert(next);
        if number == next {
            self.orders.push(order);
        }
        Expr::in_table("ORDERS", Expr::Size(REGISTER * number))
    }
}

/// A call of a function of the template.
fn call(function: &'static str, arguments: impl Into<Vec<Expr>>) -> Expr {
    Expr::Call(function, arguments.into())
}

/// Adds an expression to a variable or an element.
fn add(place: Expr, value: Expr) -> Statement {
    let sum = call("xor", [place.clone(), value]);
    Statement::Set(place, sum)
}

/// The groups that are computed side by side: names of their registers begin with these.
const SIDE_BY_SIDE: [&str; 2] = ["a", "b"];

/// The sum of the words of a group for a check byte.
fn sum(group: &str, check: usize) -> Expr {
    Expr::name(format!("{group}y{check}"))
}

/// A register of eight data bytes of a group.
fn register(group: &str, name: &str, k: usize) -> Expr {
    Expr::name(format!("{group}{name}{k}"))
}

/// The check byte of all entries with this number.
fn total(check: usize) -> Expr {
    Expr::element("sums", Expr::Size(check))
}

/// The blocks between a check byte and eight data bytes from `first` on.
fn blocks(parts: &Parts, data: usize, check: usize, first: usize) -> [Block; GROUP] {
    std::array::from_fn(|l| if first + l < data { block(&parts.masks, &parts.bytes, check, first + l) } else { [0; 8] })
}

/// The block between data and check bytes of one codeword, if the entry is four codewords whose bits rotate among four beats.
fn rotated(parts: &Parts, data: usize, checks: usize) -> Option<[Block; GROUP]> {
    if (data, checks) != (32, 4) {
        return None;
    }
    match shape(&grid_of(&parts.masks, &parts.bytes)) {
        Shape::Rotated(blocks) => Some(blocks.map(u64::to_le_bytes)),
        _ => None,
    }
}

/// Sets the sums of the groups to those of four codewords whose bits rotate among the beats.
fn products_of_codewords(blocks: [Block; GROUP], tables: &mut Tables) -> Vec<Statement> {
    let mut statements = vec![Statement::Let("m".into(), call("blocks", [tables.add(&blocks)]))];
    for group in SIDE_BY_SIDE {
        let beats = format!("{group}x");
        statements.extend(Panel { stride: 32, width: 32 }.transposed(&format!("{group}_data"), &beats, tables));
        let words = format!("{group}w");
        statements.extend(gathered(&beats, &words));
        for w in 0..4 {
            let product = call("multiply", [Expr::name("m"), Expr::name(format!("{words}{w}"))]);
            statements.push(Statement::Let(format!("{group}y{w}"), product));
        }
    }
    statements
}

/// Whether every data byte is added unchanged to the sum of all check bytes, as in a Reed-Solomon code whose first syndrome is the
/// sum of its symbols.
fn is_zero_sum(parts: &Parts, data: usize, checks: usize) -> bool {
    checks > 1
        && (0..data).all(|d| {
            is_added_unchanged((0..checks).map(|c| u64::from_le_bytes(block(&parts.masks, &parts.bytes, c, d))))
        })
}

/// The sum of these terms, three at a time.
fn sum_of(terms: Vec<Expr>) -> Expr {
    let mut terms = terms.into_iter();
    let Some(mut sum) = terms.next() else { return call("all", [Expr::Size(0)]) };
    while let Some(second) = terms.next() {
        sum = match terms.next() {
            Some(third) => call("xor_three", [sum, second, third]),
            None => call("xor", [sum, second]),
        };
    }
    sum
}

/// The products of registers of data bytes for each check byte.
struct Products {
    /// Number of check bytes that add the registers themselves: 0, or 1 for the first.
    unmultiplied: usize,
    /// For each check byte the registers that it depends on, each with the place of its blocks.
    terms: Vec<Vec<(usize, Expr)>>,
    /// Number of registers.
    registers: usize,
}

impl Products {
    /// Products with registers of eight bytes; `blocks(k, check)` is the place of the blocks of register k and a check byte, if the
    /// check byte depends on it.
    fn new(
        [registers, checks, unmultiplied]: [usize; 3],
        mut blocks: impl FnMut(usize, usize) -> Option<Expr>,
    ) -> Self {
        let mut terms = vec![Vec::new(); checks];
        for k in 0..registers {
            for (check, own) in terms.iter_mut().enumerate().skip(unmultiplied) {
                own.extend(blocks(k, check).map(|place| (k, place)));
            }
        }
        Self { unmultiplied, terms, registers }
    }

    /// Statements that compute the sums of the groups from registers `{group}{name}{k}`. Sums that are variables already are
    /// increased. With `is_end`, a sum of registers also adds the other sums.
    fn statements(&self, name: &str, are_variables: bool, is_end: bool) -> Vec<Statement> {
        let checks = self.terms.len();
        let mut statements = Vec::new();
        // The first sum may depend on the others.
        for check in (0..checks).rev() {
            for (k, place) in &self.terms[check] {
                statements.push(Statement::Let(format!("m{name}{check}_{k}"), call("blocks", [place.clone()])));
            }
            for group in SIDE_BY_SIDE {
                let mut terms: Vec<Expr> = are_variables.then(|| sum(group, check)).into_iter().collect();
                if check < self.unmultiplied {
                    terms.extend((0..self.registers).map(|k| register(group, name, k)));
                    let others = if is_end { self.unmultiplied..checks } else { 0..0 };
                    terms.extend(others.map(|other| sum(group, other)));
                }
                for (k, _) in &self.terms[check] {
                    terms
                        .push(call("multiply", [Expr::name(format!("m{name}{check}_{k}")), register(group, name, *k)]));
                }
                statements.push(if are_variables {
                    Statement::Set(sum(group, check), sum_of(terms))
                } else {
                    Statement::Let(format!("{group}y{check}"), sum_of(terms))
                });
            }
        }
        statements
    }
}

/// Sets the sums of the groups to the products of their data, `data` bytes of each entry.
fn products(parts: &Parts, data: usize, checks: usize, tables: &mut Tables) -> Vec<Statement> {
    let whole = if data > REGISTER { data / REGISTER } else { 0 };
    // The first check byte is then a sum of data bytes and the other check bytes, without products.
    let unmultiplied = usize::from(is_zero_sum(parts, data, checks));
    let mut statements = Vec::new();
    if whole > 0 {
        for (group, check) in SIDE_BY_SIDE.into_iter().flat_map(|group| (0..checks).map(move |check| (group, check))) {
            statements.push(Statement::Variable(format!("{group}y{check}"), sum_of(Vec::new())));
        }
        statements.push(Statement::Comment("The same line of the cache of all entries at a time."));
        statements.push(lines(parts, data, [whole, checks, unmultiplied], tables));
    }
    let panel = Panel { stride: data, width: data - REGISTER * whole };
    for group in SIDE_BY_SIDE {
        let mut pointer = format!("{group}_data");
        if whole > 0 && panel.width > 0 {
            let rest = Expr::at(pointer, Expr::Size(REGISTER * whole));
            pointer = format!("{group}_rest");
            statements.push(Statement::Pointer(pointer.clone(), rest));
        }
        if panel.width > 0 {
            statements.extend(panel.transposed(&pointer, &format!("{group}z"), tables));
        }
    }
    let rest = Products::new([panel.registers(), checks, unmultiplied], |k, check| {
        let own = blocks(parts, data, check, REGISTER * whole + GROUP * k);
        // Check bytes that do not depend on these data bytes need no product.
        (own != [[0; 8]; GROUP]).then(|| tables.add(&own))
    });
    if panel.width > 0 || unmultiplied > 0 {
        statements.extend(rest.statements("z", whole > 0, true));
    }
    statements
}

/// A loop that adds the products of whole lines of the cache to the sums.
fn lines(parts: &Parts, data: usize, [whole, checks, unmultiplied]: [usize; 3], tables: &mut Tables) -> Statement {
    let first = tables.blocks.len();
    for (p, k) in (0..whole).flat_map(|p| (0..GROUP).map(move |k| (p, k))) {
        for check in unmultiplied..checks {
            tables.blocks.extend(blocks(parts, data, check, REGISTER * p + GROUP * k));
        }
    }
    let mut body = Vec::new();
    for group in SIDE_BY_SIDE {
        let pointer = format!("{group}_line");
        let line = Expr::at(format!("{group}_data"), Expr::Index { factor: REGISTER, variable: "p", offset: 0 });
        body.push(Statement::Pointer(pointer.clone(), line));
        let panel = Panel { stride: data, width: REGISTER };
        body.extend(panel.transposed(&pointer, &format!("{group}x"), tables));
    }
    let multiplied = checks - unmultiplied;
    let products = Products::new([GROUP, checks, unmultiplied], |k, check| {
        let offset = first + GROUP * (multiplied * k + check - unmultiplied);
        let place = Expr::Index { factor: GROUP * GROUP * multiplied, variable: "p", offset };
        Some(Expr::in_table("MATRICES", place))
    });
    body.extend(products.statements("x", true, false));
    Statement::Each { variable: "p", count: whole, step: Expr::Size(1), body }
}

/// The shape of an entry, and the steps around the products.
struct Frame<'a> {
    data: usize,
    checks: usize,
    constant: &'a [u8],
    is_rotated: bool,
}

impl Frame<'_> {
    /// The statements of a kernel: `products` computes the sums of two groups, and the statements in `added` follow.
    fn statements(&self, products: &[Statement], added: &Added) -> Vec<Statement> {
        let mut body = Vec::new();
        for (number, group) in SIDE_BY_SIDE.into_iter().enumerate() {
            let pointer = format!("{group}_data");
            let factor = SIDE_BY_SIDE.len() * GROUP * self.data;
            let place = Expr::Index { factor, variable: "g", offset: GROUP * self.data * number };
            body.push(Statement::Pointer(pointer, Expr::at("data", place)));
        }
        body.extend_from_slice(products);
        body.extend_from_slice(&added.of_groups);
        let name = if added.of_groups.is_empty() { "y" } else { "d" };
        for check in 0..self.checks {
            let place = Expr::Index { factor: 1, variable: "g", offset: GROUP / 2 * check };
            let words = call("words", SIDE_BY_SIDE.map(|group| Expr::name(format!("{group}{name}{check}"))));
            body.push(Statement::Set(Expr::element("w", place), words));
        }
        let mut statements = vec![
            Statement::Vectors("w", GROUP / 2 * self.checks),
            Statement::Each { variable: "g", count: GROUP / 2, step: Expr::Size(1), body },
            self.fold(),
        ];
        if self.is_rotated {
            statements.extend((0..4).map(|w| Statement::Let(format!("f{w}"), total(w))));
            statements.extend(scattered("f", "t"));
            statements.extend((0..4).map(|w| Statement::Set(total(w), Expr::name(format!("t{w}")))));
        }
        for (check, byte) in self.constant.iter().enumerate().filter(|(_, byte)| **byte != 0) {
            statements.push(add(total(check), call("all", [Expr::Size((*byte).into())])));
        }
        statements.extend_from_slice(&added.of_all);
        statements
    }

    /// Adds up the words of each register: word g of the sum is that of group g.
    fn fold(&self) -> Statement {
        let mut body = Vec::new();
        for i in 0..2 {
            let places = [2 * i, 2 * i + 1].map(|offset| Expr::Index { factor: GROUP / 2, variable: "c", offset });
            let pairs = call("pairs", places.map(|place| Expr::element("w", place)));
            body.push(Statement::Let(format!("p{i}"), pairs));
        }
        let halves = call("halves", [Expr::name("p0"), Expr::name("p1")]);
        body.push(Statement::Set(Expr::element("sums", Expr::name("c")), halves));
        Statement::Each { variable: "c", count: self.checks, step: Expr::Size(1), body }
    }
}

impl Wide {
    /// The kernel of entries, or of their `units` equal parts, with `data` data bytes and `checks` check bytes each. `constant` is
    /// added to the check bytes.
    pub(crate) fn new(parts: &Parts, [data, checks, units]: [usize; 3], constant: &[u8]) -> Self {
        let mut tables = Tables::default();
        let rotated = rotated(parts, data, checks);
        let is_rotated = rotated.is_some();
        let products = match rotated {
            Some(blocks) => products_of_codewords(blocks, &mut tables),
            None => products(parts, data, checks, &mut tables),
        };
        let stored = stored::added(checks, &mut tables);
        let frame = Frame { data, checks, constant, is_rotated };
        let encode = frame.statements(&products, &Added::default());
        let differ = frame.statements(&products, &stored);
        let mut correction = Correction::of(parts, [data, checks, units], &mut tables);
        let orders = tables.orders.iter().flatten().map(|byte| u64::from(*byte)).collect();
        let matrices = tables.blocks.iter().map(|rows| u64::from_be_bytes(*rows)).collect();
        let mut tables = vec![
            ConstantArray::of(8, "ORDERS", "Orders of the bytes of one or two registers.", orders),
            ConstantArray::of(64, "MATRICES", "The blocks: row r in byte 7 - r.", matrices),
        ];
        tables.extend(correction.iter_mut().flat_map(|correction| std::mem::take(&mut correction.tables)));
        let store = if (2..=SHORT).contains(&checks) { stored::store(checks) } else { Vec::new() };
        Self { encode, differ, store, correction, tables }
    }

    /// The functions of the template that the statements call.
    pub(crate) fn functions(&self) -> BTreeSet<&'static str> {
        let correction = self.correction.iter().flat_map(|correction| &correction.statements);
        [&self.encode, &self.differ, &self.store]
            .into_iter()
            .chain(correction.map(|(_, statements)| statements))
            .flatten()
            .flat_map(Statement::functions)
            .chain(self.correction.iter().flat_map(|correction| correction.functions.clone()))
            .collect()
    }
}
