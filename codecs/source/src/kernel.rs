//! Derives the constants of the fast kernels, for every scheme whose entry is 4 beats of 64 + 8 pins.

use crate::layout::Bytes;
use crate::parts::check_masks;
use crate::print::list;
use eccforge_scheme::algebra::field::Field;
use eccforge_scheme::algebra::reed_solomon::Locator;
use eccforge_scheme::{Geometry, PairConfirmation, Partition, Scheme};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Blocks of the grid: `[c][d]`, byte i of a block is row i.
pub type Grid = [[u64; 32]; 4];

/// The blocks between check bytes and data bytes, if the entry is 4 beats of 64 + 8 pins.
pub fn grid(scheme: &Scheme) -> Option<Grid> {
    let g = scheme.geometry;
    if g != Geometry::new(4, 72, 64) || !scheme.constant.is_empty() {
        return None;
    }
    let masks = check_masks(scheme, &Bytes::of(scheme).ok()?);
    let mut grid = [[0u64; 32]; 4];
    for (c, row) in masks.iter().enumerate() {
        for d in 0..32 {
            let bits = row[d / 8] >> (8 * (d % 8)) & 0xFF;
            grid[c / 8][d] |= bits << (8 * (c % 8));
        }
    }
    Some(grid)
}

/// The special structure of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One code, a codeword for each beat.
    Beats([u64; 8]),
    /// One code as in `Beats`, after rotating bits among the beats: codeword w, bit p is on beat (w - p) mod 4.
    Rotated([u64; 8]),
    /// The bytes of a codeword sum to zero, as in a Reed-Solomon code whose first syndrome is the sum of its symbols.
    ZeroSum,
    /// Any other grid.
    Dense,
}

/// The beat of bit `p` of codeword `w`.
fn beat(shape: &Shape, w: usize, p: usize) -> usize {
    if matches!(shape, Shape::Rotated(_)) { (w + 4 - p % 4) % 4 } else { w }
}

/// Recognises the shape by building the grid that it would have.
pub fn shape(grid: &Grid) -> Shape {
    for candidate in [Shape::Beats([0; 8]), Shape::Rotated([0; 8])] {
        let bit = |w, l: usize, i: usize, j: usize| {
            let (c, d) = (beat(&candidate, w, i), 8 * beat(&candidate, w, j) + l);
            grid[c][d] >> (8 * i + j) & 1
        };
        let blocks: [u64; 8] = std::array::from_fn(|l| (0..64).fold(0, |b, ij| b | bit(0, l, ij / 8, ij % 8) << ij));
        let mut expected = [[0u64; 32]; 4];
        for n in 0..4 * 8 * 64 {
            let (w, l, i, j) = (n / 512, n / 64 % 8, n / 8 % 8, n % 8);
            let (c, d) = (beat(&candidate, w, i), 8 * beat(&candidate, w, j) + l);
            expected[c][d] |= (blocks[l] >> (8 * i + j) & 1) << (8 * i + j);
        }
        if expected == *grid {
            return match candidate {
                Shape::Beats(_) => Shape::Beats(blocks),
                _ => Shape::Rotated(blocks),
            };
        }
    }
    if is_zero_sum(grid) { Shape::ZeroSum } else { Shape::Dense }
}

/// Whether every data byte is added unchanged to the sum of the four check bytes.
fn is_zero_sum(grid: &Grid) -> bool {
    const IDENTITY: u64 = 0x8040_2010_0804_0201;
    (0..32).all(|d| grid.iter().fold(0, |sum, row| sum ^ row[d]) == IDENTITY)
}

/// For each physical bit, the change of the 32 check bits, relative to the recomputed ones, when it flips.
fn differences(scheme: &Scheme, grid: &Grid) -> Vec<u32> {
    let g = scheme.geometry;
    (0..288)
        .map(|bit| {
            let (beat, pin) = (g.beat(bit), g.pin(bit));
            if pin >= 64 {
                return 1 << (8 * beat + pin - 64);
            }
            let (d, j) = (8 * beat + pin / 8, pin % 8);
            (0..32).fold(0, |x, c: usize| x | ((grid[c / 8][d] >> (8 * (c % 8) + j) & 1) as u32) << c)
        })
        .collect()
}

/// The constants as Rust source, appended to the module of the scheme; `None` if the entry has another shape.
pub fn rust(scheme: &Scheme) -> Option<String> {
    let grid = grid(scheme)?;
    let shape = shape(&grid);
    let mut text = String::from("\n/// Blocks by check byte and data byte; byte i of a block is row i.\n");
    text += "static GRID: [[u64; 32]; 4] = [\n";
    for row in &grid {
        text += &format!("    [\n{}    ],\n", list(row.iter().map(|b| format!("0x{b:016x}")), 8));
    }
    text += "];\nstatic AFFINE: [[u64; 32]; 4] = crate::kernel::affine(&GRID);\n";
    text += "static NIBBLES: [[[u8; 32]; 32]; 4] = crate::kernel::nibbles(&GRID);\n";
    let shape_text = match &shape {
        Shape::Beats(blocks) | Shape::Rotated(blocks) => {
            let blocks = list(blocks.iter().map(|b| format!("0x{b:016x}")), 4);
            let _ = write!(text, "static LANES: crate::Lanes = crate::kernel::lanes(&[\n{blocks}]);\n");
            if matches!(shape, Shape::Beats(_)) { "Beats(&LANES)" } else { "Rotated(&LANES)" }
        }
        Shape::Dense | Shape::ZeroSum => {
            text += "static DENSE: [[u32; 256]; 32] = crate::kernel::dense(&GRID);\n";
            if shape == Shape::Dense { "Dense(&DENSE)" } else { "ZeroSum(&DENSE)" }
        }
    };
    let differences = differences(scheme, &grid);
    for (suffix, enables) in variants(scheme) {
        let tied = scheme.with_enables(&enables);
        let (mut repair, tables) = words(&tied, &shape, &differences)
            .or_else(|| symbols(&tied))
            .unwrap_or(("crate::Repair::Circuit".into(), String::new()));
        text += &tables.replace("REPAIR", &format!("REPAIR{suffix}"));
        repair = repair.replace("REPAIR", &format!("REPAIR{suffix}"));
        let together = partitions(&tied, suffix, &mut text);
        let id = if suffix.is_empty() { "ID".into() } else { format!("{:?}", format!("{}:off", scheme.id)) };
        let decode = decode_closure(&enables);
        let _ = write!(
            text,
            "\n/// What the fast kernels need.\npub static KERNEL{suffix}: crate::Kernel = crate::Kernel {{\n    id: {id},\n    \
             hash: HASH,\n    affine: &AFFINE,\n    nibbles: &NIBBLES,\n    shape: crate::Shape::{shape_text},\n    repair: \
             {repair},\n    together: {together},\n    encode_lanes: encode_lanes::<u64>,\n    decode_lanes: {decode},\n}};\n",
        );
    }
    Some(text)
}

/// The kernels of a scheme: with default enables and, if there are enables, with all off.
pub(crate) fn variants(scheme: &Scheme) -> Vec<(&'static str, Vec<bool>)> {
    let mut variants = vec![("", scheme.default_enables())];
    if !scheme.enables.is_empty() {
        variants.push(("_OFF", vec![false; scheme.enables.len()]));
    }
    variants
}

fn decode_closure(enables: &[bool]) -> String {
    if enables.is_empty() {
        return "decode_lanes::<u64>".into();
    }
    let values: Vec<&str> = enables.iter().map(|on| if *on { "!0" } else { "0" }).collect();
    format!("|entry| decode_lanes(entry, &[{}])", values.join(", "))
}

fn partitions(scheme: &Scheme, suffix: &str, text: &mut String) -> String {
    if scheme.sanity_check.is_empty() {
        return "&[]".into();
    }
    *text += &format!("static TOGETHER{suffix}: [[u8; 288]; {}] = [\n", scheme.sanity_check.len());
    for partition in &scheme.sanity_check {
        *text += &format!("    [\n{}    ],\n", list(partition.cells().iter().map(ToString::to_string), 8));
    }
    *text += "];\n";
    format!("&TOGETHER{suffix}")
}

/// Tables for four codewords of eight check bits whose correctable patterns have one or two bits.
fn words(scheme: &Scheme, shape: &Shape, differences: &[u32]) -> Option<(String, String)> {
    if scheme.codewords() != 4 || !matches!(shape, Shape::Beats(_) | Shape::Rotated(_)) {
        return None;
    }
    let mut tables = String::new();
    for w in 0..4 {
        let mut flips = [u32::MAX; 256];
        flips[0] = 0x01FF_01FF;
        for space in &scheme.corrects[w] {
            for (pattern, _) in space.patterns(&scheme.code) {
                let bits: Vec<usize> = pattern.iter().map(|&b| scheme.layout.codeword(w)[b]).collect();
                let difference = bits.iter().fold(0, |x, &bit| x ^ differences[bit]);
                let own = (0..8).fold(0, |s, i| s | (difference >> (8 * beat(shape, w, i) + i) & 1) << i) as usize;
                flips[own] = match bits.as_slice() {
                    [one] => *one as u32 | 0x01FF << 16,
                    [one, two] => (*one | *two << 16) as u32,
                    _ => return None,
                };
            }
        }
        tables += &format!("        [\n{}        ],\n", list(flips.iter().map(|f| format!("0x{f:08x}")), 12));
    }
    let confirm = scheme.pair_confirmation != PairConfirmation::None;
    let text = format!(
        "static REPAIR: crate::WordRepair = crate::WordRepair {{\n    flips: [\n{tables}    ],\n    confirm: {confirm},\n}};\n"
    );
    Some(("crate::Repair::Words(&REPAIR)".into(), text))
}

/// Whether all eight bits of every symbol share a cell.
fn holds_symbols(cells: &Partition, scheme: &Scheme) -> bool {
    let of_codeword = |w| scheme.layout.codeword(w).chunks(8);
    (0..scheme.codewords()).flat_map(of_codeword).all(|bits| cells.common_cell(bits.iter().copied()).is_some())
}

/// Tables for Reed-Solomon codewords over GF(2^8) that fill the 32 check bits and correct every single symbol.
fn symbols(scheme: &Scheme) -> Option<(String, String)> {
    let rs = scheme.code.reed_solomon.as_ref()?;
    let checks = rs.check_symbols as usize;
    if rs.symbol_bits() != 8 || checks * scheme.codewords() != 4 || scheme.pair_confirmation != PairConfirmation::None {
        return None;
    }
    // The tables compare the first bits of symbols, so a cell must hold all bits of a symbol.
    if !scheme.sanity_check.iter().all(|cells| holds_symbols(cells, scheme)) {
        return None;
    }
    let field = &rs.field;
    let log = |x: u32| (0..255u64).find(|&e| field.power(e) == x).expect("alpha generates the field") as u8;
    let mut corrects_more = false;
    let mut words = String::new();
    for w in 0..scheme.codewords() {
        corrects_more |= scheme.corrects[w].iter().any(|s| s.dimension() != 8);
        // Every symbol must be correctable as a whole, alone or together with others.
        let whole = scheme.corrects[w].iter().filter_map(|space| space.symbols(&scheme.code));
        if whole.flatten().collect::<BTreeSet<usize>>().len() < rs.locators.len() {
            return None;
        }
        let mut by_locator = [255u8; 255];
        let (mut zero, mut infinity) = (255, 255);
        let mut places = String::new();
        for (s, locator) in rs.locators.iter().enumerate() {
            let unscale = match *locator {
                Locator::Element(x) => {
                    by_locator[usize::from(log(x))] = s as u8;
                    log(field.inverse(field.raise(x, rs.first_power)))
                }
                Locator::Zero => {
                    zero = s;
                    0
                }
                Locator::Infinity => {
                    infinity = s;
                    0
                }
            };
            let half = |first: usize| {
                let bits: Vec<usize> = (0..4).map(|i| scheme.layout.codeword(w)[8 * s + first + i]).collect();
                let (byte, shift) = (scheme.geometry.byte(bits[0]), scheme.geometry.pin(bits[0]) % 8);
                let straight = bits.windows(2).all(|b| b[1] == b[0] + 1) && shift <= 4;
                straight.then(|| format!("({byte}, {shift})"))
            };
            let (low, high) = (half(0)?, half(4)?);
            places += &format!("            crate::Symbol {{ unscale: {unscale}, low: {low}, high: {high} }},\n");
        }
        words += &format!(
            "    crate::SymbolWord {{\n        checks: {checks},\n        by_locator: [\n{}        ],\n        zero: {zero},\n        \
             infinity: {infinity},\n        symbols: &[\n{places}        ],\n    }},\n",
            list(by_locator.iter().map(ToString::to_string), 12)
        );
    }
    let mut text = format!("static WORDS: [crate::SymbolWord; {}] = [\n{words}];\n", scheme.codewords());
    text += &symbol_repair(scheme, checks, corrects_more, field, &log);
    Some(("crate::Repair::Symbols(&REPAIR)".into(), text))
}

/// The syndromes of all bytes of check bits, and logarithms and powers of the field.
fn symbol_repair(
    scheme: &Scheme,
    checks: usize,
    corrects_more: bool,
    field: &Field,
    log: &dyn Fn(u32) -> u8,
) -> String {
    let columns = scheme.physical_columns();
    let column = |c: usize| {
        let (w, column) = columns[72 * (c / 8) + 64 + c % 8];
        (column as u32) << (8 * checks * w)
    };
    let mut text = String::from("static REPAIR: crate::SymbolRepair = crate::SymbolRepair {\n    syndrome: [\n");
    for b in 0..4 {
        let row = (0..256).map(|x| (0..8).filter(|i| x >> i & 1 == 1).fold(0, |s, i| s ^ column(8 * b + i)));
        text += &format!("        [\n{}        ],\n", list(row.map(|s| format!("0x{s:08x}")), 12));
    }
    let logs = (0..256u32).map(|x| if x == 0 { 0 } else { log(x) }.to_string());
    let exps = (0..510u64).map(|e| field.power(e).to_string());
    let _ = write!(
        text,
        "    ],\n    log: [\n{}    ],\n    exp: [\n{}    ],\n    words: &WORDS,\n    corrects_more: {corrects_more},\n}};\n",
        list(logs, 8),
        list(exps, 8)
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_oracle::by_id;
    use eccforge_scheme::builtins;

    #[test]
    fn the_grid_gives_the_check_bits_of_the_oracle_for_every_data_bit() {
        let mut seen = 0;
        for builtin in builtins() {
            let Some(grid) = grid(&builtin.scheme()) else { continue };
            let oracle = by_id(builtin.id).expect("every scheme of 288 bits has an oracle");
            for bit in 0..256 {
                let entry = oracle.encode(&(0..256).map(|d| d == bit).collect::<Vec<_>>());
                for c in 0..32 {
                    let block = grid[c / 8][bit / 8];
                    let ours = block >> (8 * (c % 8) + bit % 8) & 1 == 1;
                    assert_eq!(ours, entry[72 * (c / 8) + 64 + c % 8], "{}: data bit {bit}, check bit {c}", builtin.id);
                }
            }
            seen += 1;
        }
        assert_eq!(seen, 18);
    }

    #[test]
    fn symbols_that_cells_of_the_sanity_check_cut_are_left_to_the_circuit() {
        let shipped = eccforge_scheme::builtin("i-ssc-csc").expect("shipped");
        let mut file = shipped.file();
        assert!(symbols(&shipped.scheme()).is_some(), "its cells hold whole symbols");
        file.text = file.text.replace("sanity-check: symbol", "sanity-check: pin-or-byte");
        let scheme = Scheme::from_text(&file, None).expect("the rule suits any entry");
        // Two symbols whose first bits share a byte, while their last bits share neither byte nor pin with each other or with
        // these: the circuit rejects corrections of those last bits, the tables would accept them.
        let symbol = |w: usize, s: usize| &scheme.layout.codeword(w)[8 * s..8 * s + 8];
        let together = |bits: [usize; 2]| scheme.sanity_check.iter().any(|p| p.common_cell(bits).is_some());
        let differ = |s: usize, t: usize| {
            let (one, two) = (symbol(0, s), symbol(1, t));
            together([one[0], two[0]]) && one.iter().any(|&a| two.iter().any(|&b| !together([a, b])))
        };
        assert!((0..18).any(|s| (0..18).any(|t| differ(s, t))), "the first bit stands for a symbol after all");
        assert!(symbols(&scheme).is_none());
        assert!(rust(&scheme).expect("288 bits").contains("repair: crate::Repair::Circuit"));
    }

    #[test]
    fn one_wrong_block_and_the_bytes_no_longer_sum_to_zero() {
        let scheme = eccforge_scheme::builtin("rs-dsc").expect("shipped").scheme();
        let grid = grid(&scheme).expect("288 bits");
        for i in 0..4 * 32 {
            let mut changed = grid;
            changed[i / 32][i % 32] ^= 1 << (i % 64);
            assert_eq!(shape(&changed), Shape::Dense);
        }
    }

    #[test]
    fn interleaved_grids_are_rotated_ones_and_reed_solomon_grids_are_dense_or_sum_to_zero() {
        let shape_of = |id| {
            let scheme = eccforge_scheme::builtin(id).expect("shipped").scheme();
            shape(&grid(&scheme).expect("288 bits"))
        };
        assert!(matches!(shape_of("ni-secded"), Shape::Beats(_)));
        assert!(matches!(shape_of("ni-sec2bec"), Shape::Beats(_)));
        assert!(matches!(shape_of("i-secded"), Shape::Rotated(_)));
        assert!(matches!(shape_of("trio"), Shape::Rotated(_)));
        assert_eq!(shape_of("rs-pin"), Shape::Dense);
        assert_eq!(shape_of("i-ssc"), Shape::Dense);
        assert_eq!(shape_of("ssc-dsd-plus"), Shape::ZeroSum);
        assert_eq!(shape_of("rs-dsc"), Shape::ZeroSum);
    }
}
