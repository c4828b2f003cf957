//! How the kernel corrects wrong entries of a block from the differences of their check bytes. Each way has its tables, its
//! statements, and a template for each language.

use super::panel::order_of;
use super::{GROUP, REGISTER, Tables, algebraic, call};
use crate::kernel::{Shape, grid_of, shape, word_repair};
use crate::parts::{Parts, block, corrects_bits_alone};
use crate::program::{Expr, Statement};
use crate::table::ConstantArray;
use eccforge_scheme::Geometry;

/// A way to correct entries.
pub(crate) struct Correction {
    /// Its tables.
    pub tables: Vec<ConstantArray>,
    /// Its functions in C.
    pub c: &'static str,
    /// Its functions in Rust.
    pub rust: &'static str,
    /// Keys of the templates, each with the statements that replace it.
    pub statements: Vec<(&'static str, Vec<Statement>)>,
    /// Flags of the templates.
    pub flags: Vec<(&'static str, bool)>,
    /// Whether its functions call `all`, which compilers would otherwise report as unused.
    pub uses_all: bool,
}

impl Correction {
    /// The way that suits entries of `units` equal parts with `data` data bytes and `checks` check bytes each, if there is one.
    pub(super) fn new(parts: &Parts, [data, checks, units]: [usize; 3], tables: &mut Tables) -> Option<Self> {
        // The functions for blocks take no switches.
        if !parts.scheme.enables.is_empty() {
            return None;
        }
        // 64 parts are corrected at once: an entry must not be divided.
        let has_words = (data, checks) == (8, 1) && REGISTER.is_multiple_of(units);
        if has_words && corrects_bits_alone(parts.scheme) && parts.bytes.last_check_mask() == 0xFF {
            return Some(columns(parts, tables));
        }
        words(parts, tables)
            .or_else(|| algebraic::symbols(parts, tables))
            .or_else(|| algebraic::two_bits(parts, [data, checks], tables))
    }
}

/// Correction of codewords of 64 data bits and eight check bits that correct the errors of one bit and no others.
fn columns(parts: &Parts, orders: &mut Tables) -> Correction {
    let mut columns = Vec::new();
    for bit in 0..64 {
        let rows = block(&parts.masks, &parts.bytes, 0, bit / 8);
        columns.push((0..8).fold(0, |column, r| column | u64::from(rows[r] >> (bit % 8) & 1) << r));
    }
    let is_column = (0..256).map(|byte| if columns.contains(&byte) { 0xFF } else { 0 }).collect();
    let mut flips = vec![0; 8 * 256];
    for (bit, column) in columns.iter().enumerate() {
        flips[256 * (bit / 8) + *column as usize] = 1 << (bit % 8);
    }
    Correction {
        tables: vec![
            ConstantArray::of(8, "COLUMNS", "The check bits that each data bit is added to.", columns),
            ConstantArray::of(8, "IS_COLUMN", "By byte: 0xff if it is one of these columns.", is_column),
            ConstantArray::of(8, "FLIPS", "For each data byte, the bit to flip by the difference.", flips),
        ],
        c: include_str!("../templates/correct/columns.c.txt"),
        rust: include_str!("../templates/correct/columns.rs.txt"),
        statements: vec![("{WIDE_FLIP}\n", flipped(false, orders))],
        flags: Vec::new(),
        uses_all: true,
    }
}

/// Correction of entries of four codewords of eight check bits that correct one or two bits, with rules between the codewords.
fn words(parts: &Parts, orders: &mut Tables) -> Option<Correction> {
    // Tables of repair are for the usual order of bits.
    if parts.scheme.geometry != Geometry::new(4, 72, 64) || parts.bytes.msb_first {
        return None;
    }
    let grid = grid_of(&parts.masks, &parts.bytes);
    let shape = shape(&grid);
    let repair = word_repair(parts.scheme, &grid, &shape)?;
    let bytes = &repair.by_bytes;
    let is_rotated = matches!(shape, Shape::Rotated(_));
    let kinds = if bytes.has_second { 4 } else { 2 };
    let codewords = if bytes.is_uniform { 1 } else { 4 };
    let of_kinds = bytes.rules[..kinds].iter().flat_map(|of_codewords| &of_codewords[..codewords]);
    let mut tables = vec![
        ConstantArray::of(
            8,
            "FLIPS",
            "By difference: the bits to flip, by bytes.",
            listed(bytes.flips.iter().flatten()),
        ),
        ConstantArray::of(8, "RULES", "By difference: the cell and its complement.", listed(of_kinds.flatten())),
    ];
    if repair.confirm {
        let about = "The number of corrected bits by the difference of a codeword.";
        tables.push(ConstantArray::of(8, "WEIGHTS", about, listed(&bytes.weights)));
    }
    let mut flips = flipped(is_rotated, orders);
    flips.push(flip(Expr::name("check"), stored(is_rotated, look_up("FLIPS", 256 * GROUP, "v"))));
    Some(Correction {
        tables,
        c: include_str!("../templates/correct/words.c.txt"),
        rust: include_str!("../templates/correct/words.rs.txt"),
        statements: vec![
            ("{WIDE_FLIP}\n", flips),
            ("{WIDE_RULES}\n", (0..kinds).map(|kind| rules(kind, codewords)).collect()),
        ],
        flags: vec![
            ("ROTATED", is_rotated),
            ("UNIFORM", bytes.is_uniform),
            ("SECOND", bytes.has_second),
            ("CONFIRM", repair.confirm),
        ],
        uses_all: repair.confirm,
    })
}

/// The values of a table of bytes.
fn listed<'b>(bytes: impl IntoIterator<Item = &'b u8>) -> Vec<u64> {
    bytes.into_iter().map(|byte| u64::from(*byte)).collect()
}

/// The values of a table from place `first` on for each byte of `v`.
pub(super) fn look_up(table: &'static str, first: usize, v: &str) -> Expr {
    call("look_up", [Expr::in_table(table, Expr::Size(first)), Expr::name(v)])
}

/// Defines `r{kind}`: the union of this byte of the rules of each entry's codewords.
fn rules(kind: usize, codewords: usize) -> Statement {
    let first = 256 * codewords * kind;
    let mut all = look_up("RULES", first, "v");
    for w in 1..codewords {
        // Byte w of each entry is codeword w.
        let bytes = Expr::Mask(0x1111_1111_1111_1111 << w);
        all = call("blend", [bytes, all, look_up("RULES", first + 256 * w, "v")]);
    }
    Statement::Let(format!("r{kind}"), call("union", [all]))
}

/// A byte of the codewords of each entry, as it is stored.
fn stored(is_rotated: bool, flips: Expr) -> Expr {
    if is_rotated { call("to_beats", [flips]) } else { flips }
}

/// Flips bits of the vector at a place in memory.
fn flip(place: Expr, flips: Expr) -> Statement {
    let corrected = call("xor", [call("load", [place.clone()]), flips]);
    Statement::Do(call("store", [place, corrected]))
}

/// Flips the wrong data bits of 64 words of eight bytes from `data` on, whose differences are `v`.
///
/// Byte b of the flips of all words is looked up at once. A permutation of the differences first puts every fourth entry of four
/// words into the same quarter. Interleaving, which is within quarters, then brings bytes 0 to 3 of each word together, and
/// bytes 4 to 7; permutations of two registers join these.
fn flipped(is_rotated: bool, tables: &mut Tables) -> Vec<Statement> {
    // Place 4 l + q of the entries holds entry 4 q + l.
    let order = order_of(|place| Some(16 * (place / 4 % 4) + 4 * (place / 16) + place % 4));
    let mut statements = vec![Statement::Let("p".into(), call("order", [tables.order(order), Expr::name("v")]))];
    for b in 0..GROUP {
        statements.push(Statement::Let(format!("f{b}"), stored(is_rotated, look_up("FLIPS", 256 * b, "p"))));
    }
    for half in ["low", "high"] {
        let first = if half == "low" { 0 } else { GROUP / 2 };
        for (i, function) in ["low_8", "high_8", "low_8", "high_8"].into_iter().enumerate() {
            let pair = [first + 2 * (i / 2), first + 2 * (i / 2) + 1].map(|b| Expr::name(format!("f{b}")));
            statements.push(Statement::Let(format!("{half}_pairs{i}"), call(function, pair)));
        }
        for (q, function) in ["low_16", "high_16", "low_16", "high_16"].into_iter().enumerate() {
            let both = [q / 2, q / 2 + 2].map(|i| Expr::name(format!("{half}_pairs{i}")));
            statements.push(Statement::Let(format!("{half}{q}"), call(function, both)));
        }
    }
    for register in 0..GROUP {
        // Quarters 0 and 1 of both registers, or 2 and 3, are whole entries.
        let order =
            order_of(|place| Some(32 * (register % 2) + 4 * (place / 8) + place % 4 + REGISTER * (place / 4 % 2)));
        let halves = ["low", "high"].map(|half| Expr::name(format!("{half}{}", register / 2)));
        let flips = call("order_two", [vec![tables.order(order)], halves.to_vec()].concat());
        statements.push(flip(Expr::at("data", Expr::Size(REGISTER * register)), flips));
    }
    statements
}
