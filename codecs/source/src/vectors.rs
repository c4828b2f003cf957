//! Vector kernels for arrays of entries of any shape: they encode, and they find the entries that are not codewords.
//!
//! A check byte of a linear code is a sum of products of 8 x 8 blocks of bits and data bytes. A kernel treats as many entries
//! as a vector has bytes. With AVX2 and NEON, it transposes eight data bytes of each entry, so that a vector holds one byte of
//! every entry, and multiplies these vectors by a tile of eight blocks for each check byte that depends on them. The text of
//! these kernels is the same for every scheme; only the tables differ. Equal tiles are stored once. With AVX-512, [`Wide`]
//! multiplies eight data bytes at once. With SVE and RVV, a kernel treats as many entries as a vector of the machine has bytes.
//! The bytes of long Reed-Solomon codewords stay in their order ([`crate::wide::long`]), but for SVE and RVV.
//!
//! Each function is written once, in a part of Rust that [`translate`] translates to C.

use crate::parts::{Block, Parts, block};
use crate::table::ConstantArray;
use crate::translate::{self, Function, SHARED, used};
use crate::wide::long::Lines;
use crate::wide::stored::store;
use crate::wide::{SHORT, Wide};
use std::collections::HashMap;

/// Bytes of the entries that are transposed at once.
const COLUMN: usize = 8;
/// Bytes of a cache line.
const LINE: usize = 64;
/// Vectors that compilers keep on the stack in addition to the sums; gcc and clang need 24 at most.
const SPILLED: usize = 32;

/// A set of vector instructions.
struct Instructions {
    name: &'static str,
    /// The type of vectors.
    vector: &'static str,
    /// The features that functions ask for on x86-64.
    features: &'static str,
    /// The architecture, or nothing if Rust lacks the instructions.
    arch: &'static str,
    /// Entries of a block.
    entries: usize,
    /// The text of the functions.
    text: [&'static str; 3],
}

const fn set(
    [name, vector, features, arch]: [&'static str; 4],
    entries: usize,
    text: [&'static str; 3],
) -> Instructions {
    Instructions { name, vector, features, arch, entries, text }
}

const NIBBLES: &str = include_str!("templates/kernels/nibbles.rs.txt");
const FIXED: &str = include_str!("templates/kernels/fixed.rs.txt");
const SCALABLE: &str = include_str!("templates/kernels/scalable.rs.txt");
const WIDE: &str = include_str!("templates/kernels/wide.rs.txt");
const INSTRUCTIONS: [Instructions; 5] = [
    set(
        ["avx512", "__m512i", "avx512f,avx512bw,avx512vbmi,gfni", "x86_64"],
        64,
        [include_str!("templates/kernels/avx512.rs.txt"), WIDE, FIXED],
    ),
    set(["avx2", "__m256i", "avx2", "x86_64"], 32, [include_str!("templates/kernels/avx2.rs.txt"), NIBBLES, FIXED]),
    set(["neon", "uint8x16_t", "", "aarch64"], 16, [include_str!("templates/kernels/neon.rs.txt"), NIBBLES, FIXED]),
    set(["sve", "svuint8_t", "", ""], 64, [include_str!("templates/kernels/sve.rs.txt"), SCALABLE, ""]),
    set(["rvv", "vuint8m1_t", "", ""], 64, [include_str!("templates/kernels/rvv.rs.txt"), SCALABLE, ""]),
];

/// Data bytes of entries, or of their equal parts, of which a large array is processed at several places in turn.
// From memory, four streams are up to twice as fast as one for blocks of up to 4 KiB, and 5 to 30 % faster for longer ones. Longer parts are
// read at many places at once: with four such blocks in turn, the hardware's own prefetcher follows none of them, and a check of 128
// or 144 bytes takes twice as long.
const STREAMED: usize = 32;
/// Bytes of data of a large array, which is more than most caches of one core hold: it is read at four places in turn.
const LARGE: usize = 8 << 20;

/// The tables of a scheme's kernels, with the flags and keys of their template.
pub(crate) struct Vectors {
    /// Tables that all kernels but AVX-512 have.
    tables: Vec<ConstantArray>,
    /// Tables that only the kernels for AVX2 and NEON have, and those that only the kernels for SVE and RVV have.
    separate: [Vec<ConstantArray>; 2],
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
pub(crate) fn products_of_nibbles(block: &Block) -> Vec<u64> {
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

/// The tables of the kernels with look-ups of nibbles: those that all have, those of AVX2 and NEON, and those of SVE and RVV.
fn tables(
    parts: &Parts,
    [columns, checks]: [usize; 2],
    constant: &[u8],
    lines: Option<&Lines>,
) -> [Vec<ConstantArray>; 3] {
    let (blocks, mut by_column) = steps(parts, columns, checks);
    let mut all = Vec::new();
    if !constant.is_empty() {
        let values = constant.iter().copied().map(u64::from).collect();
        all.push(ConstantArray::new("CONSTANT", "Added to the check bytes.", values));
    }
    by_column.push(ConstantArray::new(
        "NIBBLES",
        "Products of each block and the low and the high nibbles.",
        blocks.iter().flat_map(products_of_nibbles).collect(),
    ));
    if let Some(lines) = lines {
        return [all, lines.tables(), by_column];
    }
    all.extend(by_column);
    [all, Vec::new(), Vec::new()]
}

/// The keys of the templates for entries, or their `units` parts, with `data` data bytes and `checks` check bytes.
fn numbers([data, checks]: [usize; 2], units: usize) -> Vec<(&'static str, String)> {
    let panels = if data > LINE { data / LINE } else { 0 };
    let columns = data.div_ceil(COLUMN);
    let mut keys = vec![("UNITS", if units > 1 { "codewords".into() } else { "entries".into() })];
    let numbers = [
        ("WHOLE_PANELS", panels),
        ("PANEL_COLUMNS", panels * LINE / COLUMN),
        ("LINE_END", data / COLUMN),
        ("TAIL", data % COLUMN),
        ("TAIL_START", data - data % COLUMN),
        ("COLUMNS", columns),
        ("LAST_COLUMN", columns.saturating_sub(1)),
        ("CHECK_COLUMNS", checks.div_ceil(COLUMN)),
        ("LAST_CHECK", checks.saturating_sub(1)),
        ("SUMS", 64 * checks),
        ("PARTS", units),
        ("PART_DATA", data),
        ("PART_CHECK", checks),
        ("CHECK_POWER", checks.next_power_of_two()),
    ];
    keys.extend(numbers.map(|(key, number)| (key, number.to_string())));
    keys
}

/// Functions in Rust, with the attribute of those that are called from elsewhere.
fn in_rust(functions: &[Function], attribute: &str) -> String {
    let mut text = String::new();
    for function in functions {
        let attribute = if function.is_public { attribute } else { "#[inline(always)]\n" };
        text += &format!("\n{}{attribute}{}", function.about, function.definition);
    }
    text
}

/// A text with each line this many spaces deeper.
fn indented(text: &str, indent: usize) -> String {
    let line = |line: &str| if line.is_empty() { "\n".to_owned() } else { format!("{:indent$}{line}\n", "") };
    text.lines().map(line).collect()
}

impl Vectors {
    pub(crate) fn new(parts: &Parts) -> Self {
        let (entry_data, entry_checks) = (parts.bytes.data_bytes(), parts.bytes.check_bytes());
        let constant = parts.bytes.constant(parts.scheme);
        let units = units(parts, &constant);
        let (data, checks) = (entry_data / units, entry_checks / units);
        let columns = data.div_ceil(COLUMN);
        // A panel reads whole cache lines of each entry; data of one line or less needs none.
        let (panels, rest) = if data > LINE { (data / LINE, data % LINE) } else { (0, data) };
        let own = constant.get(..checks).unwrap_or_default();
        let wide = Wide::new(parts, [data, checks, units], own);
        let [tables, fixed, scalable] = tables(parts, [columns, checks], own, wide.lines.as_ref());
        let mut vectors = Self {
            tables,
            separate: [fixed, scalable],
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
                ("LONG", wide.lines.is_some()),
            ],
            keys: numbers([data, checks], units),
            wide,
        };
        if let Some(lines) = &vectors.wide.lines {
            vectors.flags.extend(lines.flags);
            vectors.keys.extend(lines.keys.map(|(key, number)| (key, number.to_string())));
        }
        // The widest vectors: sums of each check byte for each group and for all, their bytes in order, and the registers that a
        // compiler spills.
        let stack = 64 * (10 * checks + checks.next_power_of_two() + SPILLED);
        let correction = vectors.wide.correction.as_ref();
        vectors.flags.push(("CORRECT", correction.is_some()));
        vectors.flags.push(("COMPLETE", correction.is_some_and(|correction| correction.is_complete)));
        vectors.flags.extend(correction.iter().flat_map(|correction| &correction.flags));
        vectors.keys.extend(correction.iter().flat_map(|correction| correction.keys.clone()));
        vectors.keys.push(("LARGE_ENTRIES", (LARGE / entry_data.max(1)).to_string()));
        vectors.keys.extend([("VECTOR_STACK", stack.to_string()), ("VECTOR_FLASH", vectors.flash().to_string())]);
        vectors
    }

    /// Bytes of all tables.
    fn flash(&self) -> usize {
        self.tables
            .iter()
            .chain(self.separate.iter().flatten())
            .chain(&self.wide.tables)
            .map(ConstantArray::bytes)
            .sum()
    }

    /// The functions of a kernel, whose template `filled` completes.
    fn kernel(&self, isa: &Instructions, filled: &impl Fn(&str) -> String) -> String {
        let (n, [data, checks]) = (isa.entries, self.unit);
        let is_short = (2..=SHORT).contains(&checks);
        let stored = if is_short { n * checks.next_power_of_two() } else { n };
        let correction = if isa.name == "avx512" { self.wide.correction.as_ref() } else { None };
        let text = isa.text.concat()
            + correction.map_or("", |own| own.text)
            + include_str!("templates/kernels/entries.rs.txt");
        let [computed, products] = match self.wide.lines {
            Some(_) => [include_str!("templates/kernels/long.rs.txt"), "MULTIPLES"],
            None => [include_str!("templates/kernels/columns.rs.txt"), "NIBBLES"],
        };
        let text = text.replace("{COMPUTED}", computed).replace("{PRODUCTS}", products);
        let numbers = [
            ("{N}", n),
            ("{PANEL}", LINE * n),
            ("{STORED}", stored),
            // Kernels with look-ups of nibbles have 16 bytes of one entry, or of two, in a vector.
            ("{ROW}", n / 16 * data),
            ("{BLOCK_DATA}", n * data),
            ("{BLOCK_CHECK}", n * checks),
        ];
        let text = numbers.iter().fold(text, |text, (key, number)| text.replace(key, &number.to_string()));
        let text = text.replace("{SEPARATED}", include_str!("templates/kernels/separated.rs.txt"));
        let own = correction.iter().flat_map(|correction| &correction.statements);
        let common = [("{WIDE_SUMS}", &self.wide.encode), ("{WIDE_DIFFERING}", &self.wide.differ)];
        let store = if is_short { store(checks, n) } else { Vec::new() };
        let all =
            common.into_iter().chain([("{STORE}", &store)]).chain(own.map(|(key, statements)| (*key, statements)));
        filled(&all.fold(text, |text, (key, statements)| text.replace(key, &indented(&statements.join("\n"), 4))))
    }

    /// A kernel as a module of Rust.
    fn module(&self, isa: &Instructions, filled: &impl Fn(&str) -> String) -> String {
        let Instructions { name, vector, features, arch, entries, .. } = isa;
        let attribute =
            if features.is_empty() { String::new() } else { format!("#[target_feature(enable = \"{features}\")]\n") };
        let body = in_rust(&used(&self.kernel(isa, filled)), &attribute);
        let tables = self.tables.iter().chain(&self.separate[0]).map(|table| table.name.as_str());
        let mut outer: Vec<&str> =
            tables.filter(|name| body.contains(&format!("{name}.")) || body.contains(&format!("({name}["))).collect();
        outer.extend(SHARED.iter().filter(|name| translate::calls(&body, name)));
        let head = if outer.is_empty() { String::new() } else { format!("use super::{{{}}};\n", outer.join(", ")) };
        let wide = if *name == "avx512" { self.wide.tables.as_slice() } else { &[] };
        let tables: String = wide.iter().map(ConstantArray::rust).collect();
        let body = format!("{head}use core::arch::{arch}::*;\n\ntype V = {vector};\n{tables}{body}");
        let condition = format!("all(target_arch = \"{arch}\", target_endian = \"little\")");
        format!(
            "    /// {entries} entries.\n    #[cfg({condition})]\n    mod {name} {{\n{}    }}\n",
            indented(&body, 8)
        )
    }

    /// The module's part in Rust.
    pub(crate) fn rust(&self, filled: impl Fn(&str) -> String) -> String {
        let tables: String = self.tables.iter().chain(&self.separate[0]).map(ConstantArray::rust).collect();
        let shared = filled(include_str!("templates/kernels/shared.rs.txt"));
        let shared = indented(&in_rust(&translate::all(&shared), ""), 4);
        let text =
            include_str!("templates/vectors.rs.txt").replace("{TABLES}\n", &tables).replace("{SHARED}\n", &shared);
        let text = filled(&text);
        INSTRUCTIONS.iter().filter(|isa| !isa.arch.is_empty()).fold(text, |text, isa| {
            text.replace(&format!("{{KERNEL_{}}}\n", isa.name.to_uppercase()), &self.module(isa, &filled))
        })
    }

    /// The file in C.
    pub(crate) fn c(&self, filled: impl Fn(&str) -> String) -> String {
        let tables: String = self.tables.iter().map(|table| table.c("{UPPER}_")).collect();
        let shared = filled(include_str!("templates/kernels/shared.rs.txt"));
        let text = include_str!("templates/vectors.c.txt").replace("{TABLES}\n", &tables);
        let separate = self.separate.iter().zip(["{FIXED_TABLES}\n", "{SCALABLE_TABLES}\n"]);
        let text = separate.fold(text, |text, (tables, key)| {
            text.replace(key, &tables.iter().map(|table| table.c("{UPPER}_")).collect::<String>())
        });
        let text = text.replace("{SHARED}\n", &translate::c(&translate::all(&shared)).replace("{TARGET}", ""));
        let tables: String = self.wide.tables.iter().map(|table| table.c("{UPPER}_")).collect();
        let text = text.replace("{WIDE_TABLES}\n", &tables);
        let text = INSTRUCTIONS.iter().fold(text, |text, isa| {
            let kernel = translate::c(&used(&self.kernel(isa, &filled)));
            let name = isa.name.to_uppercase();
            let kernel = kernel.replace("{TARGET}", &format!("{{UPPER}}_{name} ")).replace("{ISA}", isa.name);
            text.replace(&format!("{{KERNEL_{name}}}\n"), &kernel.replace("{V}", isa.vector))
        });
        filled(&text)
    }
}
