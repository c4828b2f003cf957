//! Vector kernels for arrays of entries of any shape: they encode, and they find the entries that are not codewords.
//!
//! A check byte of a linear code is a sum of products of 8 x 8 blocks of bits and data bytes. A kernel treats as many entries
//! as a vector has bytes. It transposes eight data bytes of each entry, so that a vector holds one byte of every entry, and
//! multiplies these vectors by a tile of eight blocks for each check byte that depends on them. The text of the kernels is
//! the same for every scheme; only the tables differ. Equal tiles are stored once.

use crate::parts::{Block, Parts, block, listed};
use crate::table::ConstantArray;
use std::collections::HashMap;

/// Bytes of the entries that are transposed at once.
const COLUMN: usize = 8;
/// Bytes of a cache line.
const LINE: usize = 64;
/// Vectors that compilers keep on the stack in addition to the sums; gcc and clang need 24 at most.
const SPILLED: usize = 32;

/// Vector instructions of the kernels in C: name, entries of a block, type and attributes of functions.
const INSTRUCTIONS: [(&str, usize, &str, &str); 3] = [
    ("avx512", 64, "__m512i", "{UPPER}_AVX512 "),
    ("avx2", 32, "__m256i", "{UPPER}_AVX2 "),
    ("neon", 16, "uint8x16_t", ""),
];

/// The tables and facts of the kernels of a scheme.
pub(crate) struct Vectors {
    /// Steps of each column, and tables for multiplication by nibbles.
    tables: Vec<ConstantArray>,
    /// The blocks for instructions that multiply by matrices.
    matrices: ConstantArray,
    /// Flags of the template.
    pub flags: Vec<(&'static str, bool)>,
    /// Keys of the template.
    pub keys: Vec<(&'static str, String)>,
}

/// The product of a block and a byte.
fn product(block: &Block, byte: u8) -> u8 {
    (0..8).fold(0, |sum, r| sum | ((block[r] & byte).count_ones() as u8 & 1) << r)
}

/// The products of a block and the 16 low nibbles, then the 16 high ones.
fn products_of_nibbles(block: &Block) -> Vec<u64> {
    let low = (0..16).map(|nibble| product(block, nibble).into());
    let high = (0..16).map(|nibble| product(block, nibble << 4).into());
    low.chain(high).collect()
}

/// Whether the entry is this many equal parts: no check byte depends on another part's data, and all have the same blocks.
fn is_repeated(parts: &Parts, constant: &[u8], units: usize) -> bool {
    let (data, checks) = (parts.bytes.data_bytes(), parts.bytes.check_bytes());
    let (unit_data, unit_checks) = (data / units, checks / units);
    if constant.chunks(unit_checks).any(|part| part != &constant[..unit_checks]) {
        return false;
    }
    for check in 0..checks {
        for byte in 0..data {
            let is_own = check / unit_checks == byte / unit_data;
            let expected =
                if is_own { block(&parts.masks, &parts.bytes, check % unit_checks, byte % unit_data) } else { [0; 8] };
            if block(&parts.masks, &parts.bytes, check, byte) != expected {
                return false;
            }
        }
    }
    true
}

/// The most parts of an entry that are codewords of one code, each in whole words of data and whole check bytes.
fn units(parts: &Parts, constant: &[u8]) -> usize {
    let (data, checks) = (parts.bytes.data_bytes(), parts.bytes.check_bytes());
    // A last check byte with spare bits makes the last part unlike the others.
    if !parts.bytes.check.len().is_multiple_of(8) {
        return 1;
    }
    for units in (2..=checks).rev() {
        let has_whole_parts = data.is_multiple_of(COLUMN * units) && checks.is_multiple_of(units);
        if has_whole_parts && is_repeated(parts, constant, units) {
            return units;
        }
    }
    1
}

/// The blocks of all distinct tiles, and the steps of each column: the check byte that a step adds to, and its tile.
fn steps(parts: &Parts, columns: usize, checks: usize) -> (Vec<Block>, Vec<ConstantArray>) {
    let (mut tiles, mut numbers) = (Vec::new(), HashMap::new());
    let (mut first, mut sums, mut steps) = (vec![0], Vec::new(), Vec::new());
    for column in 0..columns {
        for check in 0..checks {
            let tile: [Block; COLUMN] =
                std::array::from_fn(|i| block(&parts.masks, &parts.bytes, check, COLUMN * column + i));
            // A check byte that does not depend on these data bytes needs no step.
            if tile != [[0; 8]; COLUMN] {
                let number = *numbers.entry(tile).or_insert_with(|| {
                    tiles.push(tile);
                    tiles.len() as u64 - 1
                });
                sums.push(check as u64);
                steps.push(number);
            }
        }
        first.push(sums.len() as u64);
    }
    let tables = vec![
        ConstantArray::new("FIRST", "The first step of each eight data bytes.", first),
        ConstantArray::new("SUM", "The check byte that each step adds to.", sums),
        ConstantArray::new("TILE", "The tile of each step: eight blocks.", steps),
    ];
    (tiles.concat(), tables)
}

impl Vectors {
    pub(crate) fn new(parts: &Parts) -> Self {
        let (entry_data, entry_checks) = (parts.bytes.data_bytes(), parts.bytes.check_bytes());
        let constant = parts.bytes.constant(parts.scheme);
        let units = units(parts, &constant);
        let (data, checks) = (entry_data / units, entry_checks / units);
        let columns = data.div_ceil(COLUMN);
        let (blocks, mut tables) = steps(parts, columns, checks);
        // A panel reads whole cache lines of each entry; data of one line or less needs none.
        let (panels, rest) = if data > LINE { (data / LINE, data % LINE) } else { (0, data) };
        tables.push(ConstantArray::new(
            "NIBBLES",
            "Products of each block and the low and the high nibbles.",
            blocks.iter().flat_map(products_of_nibbles).collect(),
        ));
        let mut vectors = Self {
            tables,
            matrices: ConstantArray::new(
                "MATRICES",
                "The blocks: row r in byte 7 - r.",
                blocks.iter().map(|rows| u64::from_be_bytes(*rows)).collect(),
            ),
            flags: vec![
                ("PANELS", panels > 0),
                ("LINE", rest >= COLUMN),
                ("TAIL", !data.is_multiple_of(COLUMN)),
                ("ONE_CHECK", checks == 1),
                ("PARTS", units > 1),
                ("MASKED", parts.bytes.last_check_mask() != 0xFF),
            ],
            keys: vec![
                ("WHOLE_PANELS", panels.to_string()),
                ("WHOLE_COLUMNS", (rest / COLUMN).to_string()),
                ("TAIL", (data % COLUMN).to_string()),
                ("COLUMNS", columns.to_string()),
                ("PARTS", units.to_string()),
                ("UNITS", if units > 1 { "codewords" } else { "entries" }.into()),
                ("PART_DATA", data.to_string()),
                ("PART_CHECK", checks.to_string()),
                ("PART_CONSTANT", listed(constant.get(..checks).unwrap_or_default(), "")),
            ],
        };
        // The widest vectors: a sum of each check byte, a panel of lines, and the registers that a compiler spills.
        let stack = 64 * (checks + SPILLED) + if panels > 0 { 64 * LINE } else { 0 };
        vectors.keys.extend([("VECTOR_STACK", stack.to_string()), ("VECTOR_FLASH", vectors.flash().to_string())]);
        vectors
    }

    /// Bytes of all tables.
    fn flash(&self) -> usize {
        self.tables.iter().chain([&self.matrices]).map(ConstantArray::bytes).sum()
    }

    /// The template of the module's part in Rust.
    pub(crate) fn rust(&self) -> String {
        let tables: String = self.tables.iter().map(ConstantArray::rust).collect();
        let x86 = ["\n#[cfg(target_arch = \"x86_64\")]", self.matrices.rust().trim_start_matches('\n')].join("\n");
        include_str!("templates/vectors.rs.txt").replace("{TABLES}\n", &(tables + &x86))
    }

    /// The template of the file in C.
    pub(crate) fn c(&self) -> String {
        let tables: String = self.tables.iter().map(|table| table.c("{UPPER}_")).collect();
        let text = include_str!("templates/vectors.c.txt").replace("{TABLES}\n", &tables);
        let text = text.replace("{MATRICES}\n", &self.matrices.c("{UPPER}_"));
        INSTRUCTIONS.into_iter().fold(text, |text, (isa, entries, vector, target)| {
            let keys = [("{ISA}", isa), ("{N}", &entries.to_string()), ("{V}", vector), ("{TARGET}", target)];
            let kernel = include_str!("templates/vectors_kernel.c.txt").to_string();
            let kernel = keys.into_iter().fold(kernel, |kernel, (key, value)| kernel.replace(key, value));
            text.replace(&format!("{{KERNEL_{}}}\n", isa.to_uppercase()), &kernel)
        })
    }
}
