//! The kernel for AVX-512: 64 entries at a time, eight in a group, with the bytes of eight entries in each 64-bit word.
//!
//! One permutation of two registers, or a few, puts byte d of the eight entries of a group in one word. An instruction of
//! GFNI multiplies each word of a register by a block of its own, so a register of eight data bytes needs one product for
//! each check byte. The eight words of each register are then added up, in three rounds of halving for eight
//! groups at once. Two groups are computed side by side, so that each block is loaded once for both.
//!
//! The statements are printed in Rust and translated to C.

pub(crate) mod algebraic;
mod correction;
pub(crate) mod long;
mod panel;
mod patterns;
mod rotation;
pub(crate) mod stored;
pub(crate) mod symbols;

use crate::kernel::{Shape, grid_of, is_added_unchanged, shape};
use crate::parts::{Block, Parts, block};
use crate::table::ConstantArray;
use correction::Correction;
use long::{Lines, Long};
use panel::Panel;
use rotation::{gathered, scattered};
use std::collections::HashMap;
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
    pub encode: Vec<String>,
    /// Sets `sums` to the differences between these check bytes and the stored ones.
    pub differ: Vec<String>,
    /// Corrects wrong entries of a block, if the kernel has the means.
    pub correction: Option<Correction>,
    /// How kernels with look-ups of nibbles compute the check bytes of long codewords.
    pub lines: Option<Lines>,
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
    fn add(&mut self, blocks: &[Block]) -> String {
        let place = self.blocks.len();
        self.blocks.extend(blocks);
        format!("MATRICES.as_ptr().add({place})")
    }

    /// Adds an order of bytes and returns its address: element i is the number, in two registers, of the byte that moves to place i.
    fn order(&mut self, order: [u8; REGISTER]) -> String {
        let next = self.orders.len();
        let number = *self.order_numbers.entry(order).or_insert(next);
        if number == next {
            self.orders.push(order);
        }
        format!("ORDERS.as_ptr().add({})", REGISTER * number)
    }
}

/// A variable times a factor, plus an offset.
fn index(factor: usize, variable: &str, offset: usize) -> String {
    let product = if factor == 1 { variable.to_owned() } else { format!("{factor} * {variable}") };
    if offset == 0 { product } else { format!("{product} + {offset}") }
}

/// Repeats statements for the values of a variable below `count`.
// Clippy rejects a `for` loop whose variable is an index of one array.
fn each(variable: &str, count: usize, body: &[String]) -> Vec<String> {
    let mut lines = vec![format!("let mut {variable}: usize = 0;"), format!("while {variable} < {count} {{")];
    lines.extend(body.iter().map(|line| format!("    {line}")));
    lines.extend([format!("    {variable} += 1;"), "}".into()]);
    lines
}

/// The groups that are computed side by side: names of their registers begin with these.
const SIDE_BY_SIDE: [&str; 2] = ["a", "b"];

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
fn products_of_codewords(blocks: [Block; GROUP], tables: &mut Tables) -> Vec<String> {
    let mut lines = vec![format!("let m = blocks({});", tables.add(&blocks))];
    for group in SIDE_BY_SIDE {
        let panel = Panel { stride: 32, width: 32 };
        lines.extend(panel.transposed(&format!("{group}_data"), &format!("{group}x"), tables));
        lines.extend(gathered(&format!("{group}x"), &format!("{group}w")));
        lines.extend((0..4).map(|w| format!("let {group}y{w} = multiply(m, {group}w{w});")));
    }
    lines
}

/// Whether every data byte is added unchanged to the sum of all check bytes, as in a Reed-Solomon code whose first syndrome is the
/// sum of its symbols.
fn is_zero_sum(parts: &Parts, data: usize, checks: usize) -> bool {
    // Places without a byte in the last register hold copies of the first one. An even number of copies cancels.
    checks > 1
        && data.is_multiple_of(2)
        && (0..data).all(|d| {
            is_added_unchanged((0..checks).map(|c| u64::from_le_bytes(block(&parts.masks, &parts.bytes, c, d))))
        })
}

/// Whether the first sum of check bytes that add up to a sum of data bytes is completed for all entries at once. Those of groups
/// are needed where stored check bytes are added to them.
fn is_added_at_end(checks: usize) -> bool {
    matches!(checks, 2 | 4)
}

/// The sum of these terms, three at a time.
fn sum_of(terms: Vec<String>) -> String {
    let mut terms = terms.into_iter();
    let Some(mut sum) = terms.next() else { return "all(0)".into() };
    while let Some(second) = terms.next() {
        sum = match terms.next() {
            Some(third) => format!("xor_three({sum}, {second}, {third})"),
            None => format!("xor({sum}, {second})"),
        };
    }
    sum
}

/// The products of registers of data bytes for each check byte.
struct Products {
    /// Number of check bytes that add the registers themselves: 0, or 1 for the first.
    unmultiplied: usize,
    /// For each check byte the registers that it depends on, each with the place of its blocks.
    terms: Vec<Vec<(usize, String)>>,
    /// Number of registers.
    registers: usize,
}

impl Products {
    /// Products with registers of eight bytes; `blocks(k, check)` is the place of the blocks of register k and a check byte, if the
    /// check byte depends on it.
    fn new(
        [registers, checks, unmultiplied]: [usize; 3],
        mut blocks: impl FnMut(usize, usize) -> Option<String>,
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
    fn statements(&self, name: &str, are_variables: bool, is_end: bool) -> Vec<String> {
        let checks = self.terms.len();
        let mut lines = Vec::new();
        // The first sum may depend on the others.
        for check in (0..checks).rev() {
            lines.extend(
                self.terms[check].iter().map(|(k, place)| format!("let m{name}{check}_{k} = blocks({place});")),
            );
            for group in SIDE_BY_SIDE {
                let mut terms = if are_variables { vec![format!("{group}y{check}")] } else { Vec::new() };
                if check < self.unmultiplied {
                    terms.extend((0..self.registers).map(|k| format!("{group}{name}{k}")));
                    let others = if is_end { self.unmultiplied..checks } else { 0..0 };
                    terms.extend(others.map(|other| format!("{group}y{other}")));
                }
                let own = self.terms[check].iter();
                terms.extend(own.map(|(k, _)| format!("multiply(m{name}{check}_{k}, {group}{name}{k})")));
                let start = if are_variables { "" } else { "let " };
                lines.push(format!("{start}{group}y{check} = {};", sum_of(terms)));
            }
        }
        lines
    }
}

/// Sets the sums of the groups to the products of their data, `data` bytes of each entry.
fn products(parts: &Parts, data: usize, checks: usize, tables: &mut Tables) -> Vec<String> {
    let whole = if data > REGISTER { data / REGISTER } else { 0 };
    // The first check byte is then a sum of data bytes and the other check bytes, without products.
    let unmultiplied = usize::from(is_zero_sum(parts, data, checks));
    let mut statements = Vec::new();
    if whole > 0 {
        for group in SIDE_BY_SIDE {
            statements.extend((0..checks).map(|check| format!("let mut {group}y{check}: V = all(0);")));
        }
        statements.push("// The same line of the cache of all entries at a time.".into());
        statements.extend(lines(parts, data, [whole, checks, unmultiplied], tables));
    }
    let panel = Panel { stride: data, width: data - REGISTER * whole };
    for group in SIDE_BY_SIDE {
        let mut pointer = format!("{group}_data");
        if whole > 0 && panel.width > 0 {
            statements.push(format!("let {group}_rest: *const u8 = {pointer}.add({});", REGISTER * whole));
            pointer = format!("{group}_rest");
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
        statements.extend(rest.statements("z", whole > 0, !is_added_at_end(checks)));
    }
    statements
}

/// A loop that adds the products of whole lines of the cache to the sums.
fn lines(parts: &Parts, data: usize, [whole, checks, unmultiplied]: [usize; 3], tables: &mut Tables) -> Vec<String> {
    let first = tables.blocks.len();
    for (p, k) in (0..whole).flat_map(|p| (0..GROUP).map(move |k| (p, k))) {
        for check in unmultiplied..checks {
            tables.blocks.extend(blocks(parts, data, check, REGISTER * p + GROUP * k));
        }
    }
    let mut body = Vec::new();
    for group in SIDE_BY_SIDE {
        body.push(format!("let {group}_line: *const u8 = {group}_data.add({});", index(REGISTER, "p", 0)));
        let panel = Panel { stride: data, width: REGISTER };
        body.extend(panel.transposed(&format!("{group}_line"), &format!("{group}x"), tables));
    }
    let multiplied = checks - unmultiplied;
    let products = Products::new([GROUP, checks, unmultiplied], |k, check| {
        let offset = first + GROUP * (multiplied * k + check - unmultiplied);
        Some(format!("MATRICES.as_ptr().add({})", index(GROUP * GROUP * multiplied, "p", offset)))
    });
    body.extend(products.statements("x", true, false));
    each("p", whole, &body)
}

/// The shape of an entry, and the steps around the products.
struct Frame<'a> {
    data: usize,
    checks: usize,
    constant: &'a [u8],
    is_rotated: bool,
    /// Whether the first sum lacks the other ones.
    lacks_others: bool,
}

impl Frame<'_> {
    /// The statements of a kernel: `sums` computes the check bytes, and the statements in `added` follow.
    fn statements(&self, mut sums: Vec<String>, added: &Added) -> Vec<String> {
        for (check, byte) in self.constant.iter().enumerate().filter(|(_, byte)| **byte != 0) {
            sums.push(format!("sums[{check}] = xor(sums[{check}], all({byte}));"));
        }
        sums.extend_from_slice(&added.of_all);
        sums
    }

    /// The statements that compute the check bytes by groups: `products` computes the sums of two groups.
    fn grouped(&self, products: &[String], added: &Added) -> Vec<String> {
        let mut body = Vec::new();
        for (number, group) in SIDE_BY_SIDE.into_iter().enumerate() {
            let place = index(SIDE_BY_SIDE.len() * GROUP * self.data, "g", GROUP * self.data * number);
            body.push(format!("let {group}_data: *const u8 = data.add({place});"));
        }
        body.extend_from_slice(products);
        body.extend_from_slice(&added.of_groups);
        let name = if added.of_groups.is_empty() { "y" } else { "d" };
        for check in 0..self.checks {
            let place = index(1, "g", GROUP / 2 * check);
            body.push(format!("w[{place}] = words(a{name}{check}, b{name}{check});"));
        }
        let count = GROUP / 2 * self.checks;
        let mut statements = vec![format!("let mut w: [V; {count}] = [zero(); {count}];")];
        statements.extend(each("g", GROUP / 2, &body));
        // Word g of the sum of the words of a register is that of group g.
        let [w0, w1, w2, w3] = [0, 1, 2, 3].map(|offset| format!("w[{}]", index(GROUP / 2, "c", offset)));
        let fold = [
            format!("let p0 = pairs({w0}, {w1});"),
            format!("let p1 = pairs({w2}, {w3});"),
            "sums[c] = halves(p0, p1);".into(),
        ];
        statements.extend(each("c", self.checks, &fold));
        if self.lacks_others {
            let sums = (0..self.checks).map(|check| format!("sums[{check}]")).collect();
            statements.push(format!("sums[0] = {};", sum_of(sums)));
        }
        if self.is_rotated {
            statements.extend((0..4).map(|w| format!("let f{w} = sums[{w}];")));
            statements.extend(scattered("f", "t"));
            statements.extend((0..4).map(|w| format!("sums[{w}] = t{w};")));
        }
        statements
    }
}

impl Wide {
    /// The kernel of entries, or of their `units` equal parts, with `data` data bytes and `checks` check bytes each. `constant` is
    /// added to the check bytes.
    pub(crate) fn new(parts: &Parts, [data, checks, units]: [usize; 3], constant: &[u8]) -> Self {
        let mut tables = Tables::default();
        let rotated = rotated(parts, data, checks);
        let is_rotated = rotated.is_some();
        let lacks_others = is_added_at_end(checks) && !is_rotated && is_zero_sum(parts, data, checks);
        let frame = Frame { data, checks, constant, is_rotated, lacks_others };
        let long = Long::of(parts, [data, checks, units], &mut tables);
        let products = match (rotated, &long) {
            (_, Some(_)) => Vec::new(),
            (Some(blocks), None) => products_of_codewords(blocks, &mut tables),
            (None, None) => products(parts, data, checks, &mut tables),
        };
        let stored = stored::added(checks, &mut tables);
        let [encode, differ] = [Added::default(), stored].map(|added| {
            let sums = long.as_ref().map_or_else(|| frame.grouped(&products, &added), |long| long.statements.clone());
            frame.statements(sums, &added)
        });
        let mut correction = Correction::of(parts, [data, checks, units], &mut tables);
        let orders = tables.orders.iter().flatten().map(|byte| u64::from(*byte)).collect();
        let matrices = tables.blocks.iter().map(|rows| u64::from_be_bytes(*rows)).collect();
        let mut tables = vec![
            ConstantArray::of(8, "ORDERS", "Orders of the bytes of one or two registers.", orders),
            ConstantArray::of(64, "MATRICES", "The blocks: row r in byte 7 - r.", matrices),
        ];
        let mut lines = None;
        if let Some(long) = long {
            tables.push(long.columns);
            lines = long.lines;
        }
        tables.extend(correction.iter_mut().flat_map(|correction| std::mem::take(&mut correction.tables)));
        Self { encode, differ, correction, lines, tables }
    }
}
