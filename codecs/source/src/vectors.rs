//! Vector kernels for arrays of entries of any shape: they encode, and they find the entries that are not codewords.
//!
//! A check byte of a linear code is a sum of products of 8 x 8 blocks of bits and data bytes. A kernel treats as many entries
//! as a vector has bytes. With AVX2 and NEON, it transposes eight data bytes of each entry, so that a vector holds one byte of
//! every entry, and multiplies these vectors by a tile of eight blocks for each check byte that depends on them. The text of
//! these kernels is the same for every scheme; only the tables differ. Equal tiles are stored once. With AVX-512, [`Wide`]
//! multiplies eight data bytes at once. With SVE and RVV, [`scalable`] treats as many entries as a vector of the machine has bytes.

use crate::parts::{Block, Parts, block, listed};
use crate::program::Language;
use crate::scalable;
use crate::table::ConstantArray;
use crate::wide::{SHORT, Wide};
use std::collections::HashMap;

/// Bytes of the entries that are transposed at once.
const COLUMN: usize = 8;
/// Bytes of a cache line.
const LINE: usize = 64;
/// Vectors that compilers keep on the stack in addition to the sums; gcc and clang need 24 at most.
const SPILLED: usize = 32;

/// Vector instructions of the kernels in C: name, entries of a block, type and attributes of functions.
const INSTRUCTIONS: [(&str, usize, &str, &str); 5] = [
    ("avx512", 64, "__m512i", "{UPPER}_AVX512 "),
    ("avx2", 32, "__m256i", "{UPPER}_AVX2 "),
    ("neon", 16, "uint8x16_t", ""),
    ("sve", scalable::BLOCK, "svuint8_t", "{UPPER}_SVE "),
    ("rvv", scalable::BLOCK, "vuint8m1_t", ""),
];

/// Data bytes of entries, or of their equal parts, of which a large array is processed at several places in turn.
// From memory, four streams are up to twice as fast as one for blocks of up to 4 KiB, and 5 to 30 % faster for longer ones. Longer parts are
// read at many places at once: with four such blocks in turn, the hardware's own prefetcher follows none of them, and a check of 128
// or 144 bytes takes twice as long.
const STREAMED: usize = 32;
/// Bytes of data of a large array, which is more than most caches of one core hold: it is read at four places in turn.
const LARGE: usize = 8 << 20;

/// Functions of the template for AVX-512 that not every kernel calls, each with the flag of its lines.
const OPTIONAL: [(&str, &str); 20] = [
    ("USES_PART", "part"),
    ("USES_ORDER", "order"),
    ("USES_ORDER_TWO", "order_two"),
    ("USES_LOW_8", "low_8"),
    ("USES_LOW_16", "low_16"),
    ("USES_HIGH_16", "high_16"),
    ("USES_LOW_32", "low_32"),
    ("USES_HIGH_32", "high_32"),
    ("USES_XOR", "xor"),
    ("USES_XOR_THREE", "xor_three"),
    ("USES_XOR_WORD", "xor_word"),
    ("USES_SELECT", "select_55"),
    ("USES_HALVES", "low_half"),
    ("USES_QUARTERS", "even_quarters"),
    ("USES_LOOK_UP", "look_up"),
    ("USES_LOOK_UP_SEVEN", "look_up_seven"),
    ("USES_WHERE_ZERO", "where_zero"),
    ("USES_OR", "or"),
    ("USES_AND", "and"),
    ("USES_LEAST", "least"),
];

/// The tables of a scheme's kernels, with the flags and keys of their template.
pub(crate) struct Vectors {
    /// Steps of each column, and tables for multiplication by nibbles.
    tables: Vec<ConstantArray>,
    /// The kernel for AVX-512.
    wide: Wide,
    /// Data and check bytes of an entry, or of each of its equal parts.
    unit: [usize; 2],
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

/// The largest number of parts into which an entry divides that are codewords of one code, each in whole words of data and whole check bytes.
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
            wide: Wide::new(parts, [data, checks, units], constant.get(..checks).unwrap_or_default()),
            unit: [data, checks],
            flags: vec![
                ("PANELS", panels > 0),
                ("LINE", rest >= COLUMN),
                ("TAIL", !data.is_multiple_of(COLUMN)),
                ("ONE_CHECK", checks == 1),
                ("PARTS", units > 1),
                ("ALIGNED", units.is_power_of_two() && units <= 64),
                ("MASKED", parts.bytes.last_check_mask() != 0xFF),
                ("STREAMS", data <= STREAMED),
                ("SHORT", checks <= SHORT),
                ("POWER", checks.is_power_of_two()),
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
                ("CHECK_POWER", checks.next_power_of_two().to_string()),
                ("PART_CONSTANT", listed(constant.get(..checks).unwrap_or_default(), "")),
            ],
        };
        // The widest vectors: sums of each check byte for each group and for all, their bytes in order, and the registers that a
        // compiler spills.
        let stack = 64 * (10 * checks + checks.next_power_of_two() + SPILLED);
        let correction = vectors.wide.correction.as_ref();
        vectors.flags.push(("CORRECT", correction.is_some()));
        vectors.flags.push(("COMPLETE", correction.is_some_and(|correction| correction.is_complete)));
        vectors.flags.extend(correction.iter().flat_map(|correction| &correction.flags));
        vectors.keys.extend(correction.iter().flat_map(|correction| correction.keys.clone()));
        let used = vectors.wide.functions();
        let needs_all = parts.bytes.last_check_mask() != 0xFF || used.contains("all");
        vectors.flags.push(("USES_ALL", needs_all));
        vectors.flags.extend(OPTIONAL.map(|(flag, function)| (flag, used.contains(function))));
        vectors.keys.push(("LARGE_ENTRIES", (LARGE / entry_data.max(1)).to_string()));
        vectors.keys.extend([("VECTOR_STACK", stack.to_string()), ("VECTOR_FLASH", vectors.flash().to_string())]);
        vectors
    }

    /// Bytes of all tables.
    fn flash(&self) -> usize {
        self.tables.iter().chain(&self.wide.tables).map(ConstantArray::bytes).sum()
    }

    /// A template with the statements of the kernel for AVX-512 in a language, this many spaces deep.
    fn with_statements(&self, template: &str, language: Language, indent: usize) -> String {
        let Wide { encode, differ, store, correction, .. } = &self.wide;
        let (correct, own) = correction.as_ref().map_or(("", [].as_slice()), |correction| match language {
            Language::C => (correction.c, &correction.statements),
            Language::Rust => (correction.rust, &correction.statements),
        });
        let common = [("{WIDE_SUMS}", encode), ("{WIDE_DIFFERING}", differ), ("{WIDE_STORE}\n", store)];
        let filled = common.into_iter().chain(own.iter().map(|(key, statements)| (*key, statements)));
        filled.fold(template.replace("{CORRECT}\n", correct), |text, (key, statements)| {
            text.replace(key, &language.statements(statements, indent))
        })
    }

    /// The template of the kernel for vectors of any length.
    fn scalable(&self) -> String {
        let [data, checks] = self.unit;
        let filled = [("{SCALABLE_SUMS}", scalable::sums(data)), ("{SCALABLE_STORED}", scalable::stored(checks))];
        let text = include_str!("templates/vectors_scalable.c.txt").to_owned();
        filled
            .into_iter()
            .fold(text, |text, (key, statement)| text.replace(key, &Language::C.statements(&[statement], 4)))
    }

    /// The template of the module's part in Rust.
    pub(crate) fn rust(&self) -> String {
        let tables: String = self.tables.iter().map(ConstantArray::rust).collect();
        let text = include_str!("templates/vectors.rs.txt").replace("{TABLES}\n", &tables);
        let wide = include_str!("templates/vectors_wide.rs.txt");
        let tables: String = self.wide.tables.iter().map(ConstantArray::rust).collect();
        let wide = self.with_statements(wide, Language::Rust, 12).replace("{TABLES}\n", &tables);
        text.replace("{WIDE}\n", &wide)
    }

    /// The template of the file in C.
    pub(crate) fn c(&self) -> String {
        let tables: String = self.tables.iter().map(|table| table.c("{UPPER}_")).collect();
        let text = include_str!("templates/vectors.c.txt").replace("{TABLES}\n", &tables);
        let tables: String = self.wide.tables.iter().map(|table| table.c("{UPPER}_")).collect();
        let text = text.replace("{WIDE_TABLES}\n", &tables);
        INSTRUCTIONS.into_iter().fold(text, |text, (isa, entries, vector, target)| {
            let keys = [("{ISA}", isa), ("{N}", &entries.to_string()), ("{V}", vector), ("{TARGET}", target)];
            let units = match isa {
                "avx512" => self.with_statements(include_str!("templates/vectors_wide.c.txt"), Language::C, 4),
                "sve" | "rvv" => self.scalable(),
                _ => include_str!("templates/vectors_kernel.c.txt").to_owned(),
            };
            let kernel = units + include_str!("templates/vectors_entries.c.txt");
            let kernel = keys.into_iter().fold(kernel, |kernel, (key, value)| kernel.replace(key, value));
            text.replace(&format!("{{KERNEL_{}}}\n", isa.to_uppercase()), &kernel)
        })
    }
}
