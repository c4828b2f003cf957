//! Check bytes of long codewords of a Reed-Solomon code over GF(256), without a transposition of their bytes.
//!
//! A register holds 64 neighbouring symbols of one entry. Locators that are powers of one element make the columns of the next 64
//! symbols those of the first 64, times one constant for each part of the syndrome. An instruction that multiplies all bytes by one
//! block therefore brings the registers of an entry together. Their sum is multiplied by the columns of the first 64 symbols, and
//! the 64 bytes of each part are then added up, in six rounds of halving for 16 entries at once.

use super::algebraic::{block_of, places};
use super::stored::quarters;
use super::symbols::{are_units, elements, in_order};
use super::{GROUP, REGISTER, Tables, index, sum_of};
use crate::parts::{Block, Parts, block};
use crate::table::ConstantArray;
use crate::vectors::products_of_nibbles;
use eccforge_scheme::reed_solomon::ReedSolomon;

/// Parts of the syndrome: a quarter of a register has those of 16 entries.
const CHECKS: usize = 4;
/// Data bytes of an entry, at least: with fewer the second register is mostly empty, and bringing the bytes into order is as fast.
const LEAST: usize = 96;
/// Entries whose sums are added up in one step of the loop.
const FOUR: usize = 4;

/// Bytes of the vectors of the kernels with look-ups of nibbles, or of their halves.
const LINE: usize = 16;

/// How a kernel computes check bytes by the syndrome.
pub(super) struct Long {
    /// Sets `sums` to the check bytes of 64 entries.
    pub statements: Vec<String>,
    /// The columns of the first 64 symbols.
    pub columns: ConstantArray,
    /// How kernels with look-ups of nibbles do it, if each column is the one before it times a constant.
    pub lines: Option<Lines>,
}

/// How a kernel with look-ups of nibbles computes check bytes by the syndrome: vectors have 16 symbols of an entry.
pub(crate) struct Lines {
    /// For each 16 symbols and for the last 16, for each step of halving, and for each check byte: the blocks of the parts of the syndrome.
    pub blocks: Vec<Block>,
    /// The last 16 symbols that are not in an earlier vector, as a mask.
    pub kept: Vec<u64>,
    /// Flags of the template.
    pub flags: [(&'static str, bool); 2],
    /// Keys of the template.
    pub keys: [(&'static str, usize); 4],
}

impl Lines {
    /// The tables of the template.
    pub(crate) fn tables(&self) -> Vec<ConstantArray> {
        let products = self.blocks.iter().flat_map(products_of_nibbles).collect();
        let mut tables =
            vec![ConstantArray::new("MULTIPLES", "Products of constants and the nibbles of symbols.", products)];
        if self.kept.contains(&0xFF) {
            tables.push(ConstantArray::new("KEPT", "The last 16 symbols that no other vector has.", self.kept.clone()));
        }
        tables
    }
}

/// A Reed-Solomon code whose symbols are the bytes of an entry.
struct Symbols<'s> {
    rs: &'s ReedSolomon,
    /// The elements of the field of the instructions.
    element: Vec<u32>,
    /// The bit of a byte that has bit k of its symbol.
    order: Vec<usize>,
    /// The symbols of the data bytes, then of the check bytes.
    symbols: Vec<usize>,
    /// Their columns.
    columns: Vec<Vec<u32>>,
}

impl<'s> Symbols<'s> {
    fn of(parts: &'s Parts, data: usize) -> Option<Self> {
        let code = parts.scheme.code.reed_solomon();
        let rs = code.filter(|rs| rs.symbol_bits() == 8 && rs.check_symbols as usize == CHECKS)?;
        let places = places(&parts.bytes, parts.scheme, 0);
        if parts.scheme.codewords() != 1 || places.len() != 8 * (data + CHECKS) || !are_units(&places, 8) {
            return None;
        }
        let mut symbols = vec![0; data + CHECKS];
        for (s, place) in places.iter().step_by(8).enumerate() {
            symbols[place / 8] = s;
        }
        let order = places[..8].iter().map(|place| place % 8).collect();
        let columns = symbols.iter().map(|s| rs.column(*s)).collect();
        Some(Self { rs, element: elements(rs.field.polynomial())?, order, symbols, columns })
    }

    /// Whether every data byte is added unchanged to part k of the syndrome.
    fn is_sum(&self, k: usize, data: usize) -> bool {
        self.columns[..data].iter().all(|column| column[k] == 1)
    }

    /// The block from a byte to the image of its symbol's value.
    fn block(&self, image: impl Fn(u32) -> u32) -> Block {
        let mut images = [0; 8];
        for (k, bit) in self.order.iter().enumerate() {
            images[*bit] = image(1 << k);
        }
        block_of(&images)
    }

    /// The block from a byte to its symbol times a constant, in the field of the instructions.
    fn multiple(&self, constant: u32) -> Block {
        self.block(|value| self.element[self.rs.field.multiply(constant, value) as usize])
    }

    /// The block from a byte to its symbol times a constant, as a byte.
    fn scaled(&self, constant: u32) -> Block {
        self.block(|value| in_order(self.rs.field.multiply(constant, value), &self.order))
    }

    /// The block from an element of the field of the instructions to its value times a constant, as a byte.
    fn back(&self, constant: u32) -> Option<Block> {
        let mut images = Vec::new();
        for j in 0..8 {
            let value = self.element.iter().position(|element| *element == 1 << j)?;
            images.push(in_order(self.rs.field.multiply(constant, value as u32), &self.order));
        }
        Some(block_of(&images))
    }

    /// The constant by which part k of these many columns differs from that of the columns at a distance, if it is one constant.
    fn ratio(&self, k: usize, distance: usize, count: usize) -> Option<u32> {
        let field = &self.rs.field;
        let mut common = None;
        for (near, far) in self.columns.iter().zip(&self.columns[distance..]).take(count) {
            if near[k] == 0 {
                return None;
            }
            let own = field.multiply(far[k], field.inverse(near[k]));
            if *common.get_or_insert(own) != own {
                return None;
            }
        }
        common
    }

    /// For each register of an entry and each part of the syndrome, the constant by which the columns differ from those of the first
    /// register.
    fn steps(&self, data: usize) -> Option<Vec<Vec<u32>>> {
        let lines = (0..data).step_by(REGISTER);
        lines.map(|first| (0..CHECKS).map(|k| self.ratio(k, first, REGISTER.min(data - first))).collect()).collect()
    }

    /// The check bytes as functions of the syndrome: row c has the factors of its parts.
    fn solved(&self, data: usize) -> Option<Vec<Vec<u32>>> {
        let check = &self.symbols[data..];
        let mut factors = vec![vec![0; CHECKS]; CHECKS];
        for k in 0..CHECKS {
            let mut syndromes = [0; CHECKS];
            syndromes[k] = 1;
            for (symbol, value) in self.rs.correct_syndromes(&syndromes, check, 0)? {
                let c = check.iter().position(|own| *own == symbol)?;
                factors[c][k] = value;
            }
        }
        Some(factors)
    }

    /// Whether the factors give the blocks between check bytes and data bytes.
    fn are_blocks(&self, parts: &Parts, factors: &[Vec<u32>], data: usize) -> bool {
        let field = &self.rs.field;
        (0..CHECKS).flat_map(|c| (0..data).map(move |d| (c, d))).all(|(c, d)| {
            let factor = (0..CHECKS).fold(0, |sum, k| sum ^ field.multiply(factors[c][k], self.columns[d][k]));
            self.scaled(factor) == block(&parts.masks, &parts.bytes, c, d)
        })
    }

    /// The way of kernels with look-ups of nibbles; `factors` gives the check bytes.
    fn lines(&self, factors: &[Vec<u32>], data: usize) -> Option<Lines> {
        let field = &self.rs.field;
        let ratios = (0..CHECKS).map(|k| self.ratio(k, 1, data - 1)).collect::<Option<Vec<u32>>>()?;
        let (whole, rest) = (data / LINE, data % LINE);
        let offsets = (0..whole).map(|p| LINE * p).chain([data - LINE]);
        let distances = [8, 4, 2, 1];
        let mut blocks = Vec::new();
        for distance in offsets.chain(distances) {
            blocks.extend(ratios.iter().map(|ratio| self.scaled(field.raise(*ratio, distance as u64))));
        }
        for factors in factors {
            blocks.extend((0..CHECKS).map(|k| self.scaled(field.multiply(factors[k], self.columns[0][k]))));
        }
        let halving = CHECKS * (whole + 1);
        Some(Lines {
            blocks,
            kept: (0..LINE).map(|l| if l < LINE - rest { 0 } else { 0xFF }).collect(),
            flags: [("SUM", self.is_sum(0, data)), ("REST_OF_LINE", rest > 0)],
            keys: [
                ("LINES", whole),
                ("LAST_LINE", data - LINE),
                ("HALVING", halving),
                ("SOLVING", halving + CHECKS * distances.len()),
            ],
        })
    }
}

/// The sum of the first and the second half of each 16 bytes of `a`, and that of `b`; their units of this many bits alternate.
fn halved(bits: usize, a: &str, b: &str) -> String {
    format!("xor(low_{bits}({a}, {b}), high_{bits}({a}, {b}))")
}

/// Statements that define `e{entry}`: each quarter has the 16 sums of a part of the syndrome of an entry, which begins at `{pointer}`.
fn entry(entry: usize, pointer: &str, data: usize, are_sums: &[bool]) -> Vec<String> {
    let lines = data.div_ceil(REGISTER);
    let mut statements = Vec::new();
    for p in 0..lines {
        let place = format!("{pointer}.add({})", data * entry + REGISTER * p);
        let value = match data - REGISTER * p {
            REGISTER.. => format!("load({place})"),
            width => format!("part({:#x}, {place})", (1u64 << width) - 1),
        };
        statements.push(format!("let x{entry}_{p} = {value};"));
    }
    statements.push(format!("let y{entry} = multiply(field, x{entry}_0);"));
    for (k, is_sum) in are_sums.iter().enumerate() {
        let mut terms = vec![if *is_sum { format!("x{entry}_0") } else { format!("y{entry}") }];
        for p in 1..lines {
            let own = format!("x{entry}_{p}");
            terms.push(if *is_sum { own } else { format!("multiply(m{k}_{p}, {own})") });
        }
        let sum = sum_of(terms);
        let value = if *is_sum { sum } else { format!("product(columns{k}, {sum})") };
        statements.push(format!("let s{entry}_{k} = {value};"));
    }
    let [s0, s1, s2, s3] = [0, 1, 2, 3].map(|k| format!("s{entry}_{k}"));
    statements.push(format!("let e{entry} = pairs(halves({s0}, {s2}), halves({s1}, {s3}));"));
    statements
}

impl Long {
    /// The way for entries of `units` equal parts with `data` data bytes and `checks` check bytes each, if it suits them.
    pub(super) fn of(parts: &Parts, [data, checks, units]: [usize; 3], tables: &mut Tables) -> Option<Self> {
        if data < LEAST || checks != CHECKS || units != 1 {
            return None;
        }
        let symbols = Symbols::of(parts, data)?;
        let (steps, factors) = (symbols.steps(data)?, symbols.solved(data)?);
        if !symbols.are_blocks(parts, &factors, data) {
            return None;
        }
        let are_sums: Vec<bool> = (0..CHECKS).map(|k| symbols.is_sum(k, data)).collect();
        let multiplied: Vec<usize> = (0..CHECKS).filter(|k| !are_sums[*k]).collect();
        let mut statements = vec![format!("let field = blocks({});", tables.add(&[symbols.multiple(1); GROUP]))];
        let mut columns = Vec::new();
        for (i, k) in multiplied.iter().enumerate() {
            for (p, steps) in steps.iter().enumerate().skip(1) {
                let place = tables.add(&[symbols.multiple(steps[*k]); GROUP]);
                statements.push(format!("let m{k}_{p} = blocks({place});"));
            }
            statements.push(format!("let columns{k} = load(COLUMNS.as_ptr().add({}));", REGISTER * i));
            let first = symbols.columns[..REGISTER].iter();
            columns.extend(first.map(|column| u64::from(symbols.element[column[*k] as usize])));
        }
        statements.extend(sums_of_parts(data, &are_sums));
        for (c, factors) in factors.iter().enumerate() {
            let mut terms = Vec::new();
            for (k, factor) in factors.iter().enumerate() {
                // A part that is a sum of bytes is a byte too.
                let back = if are_sums[k] { symbols.scaled(*factor) } else { symbols.back(*factor)? };
                terms.push(format!("multiply(blocks({}), v{k})", tables.add(&[back; GROUP])));
            }
            statements.push(format!("sums[{c}] = {};", sum_of(terms)));
        }
        let about = "For each part of the syndrome, the columns of the first 64 symbols.";
        let columns = ConstantArray::of(8, "COLUMNS", about, columns);
        Some(Self { statements, columns, lines: symbols.lines(&factors, data) })
    }
}

/// Statements that define `v{k}`: part k of the syndrome of the data of 64 entries.
fn sums_of_parts(data: usize, are_sums: &[bool]) -> Vec<String> {
    let steps = REGISTER / FOUR;
    let mut statements = vec![format!("let mut w: [V; {steps}] = [zero(); {steps}];")];
    let mut body = vec![format!("let line: *const u8 = data.add({});", index(FOUR * data, "g", 0))];
    for e in 0..FOUR {
        body.extend(entry(e, "line", data, are_sums));
    }
    body.push(format!("let a = {};", halved(8, "e0", "e1")));
    body.push(format!("let b = {};", halved(8, "e2", "e3")));
    body.push(format!("w[g] = {};", halved(16, "a", "b")));
    statements.extend(super::each("g", steps, &body));
    for g in 0..4 {
        let [a, b, c, d] = [0, 1, 2, 3].map(|i| format!("w[{}]", 4 * g + i));
        let halves = [("a", halved(32, &a, &b)), ("b", halved(32, &c, &d))];
        statements.extend(halves.map(|(name, value)| format!("let {name}{g} = {value};")));
        statements.push(format!("let q{g} = words(a{g}, b{g});"));
    }
    let parts = quarters("q", &mut statements);
    statements.extend(parts.into_iter().enumerate().map(|(k, value)| format!("let v{k} = {value};")));
    statements
}
