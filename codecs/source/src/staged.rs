//! Prints a memory of several stages: the sources of its schemes, and functions that pass the data through one stage after another.

use crate::c::{self, Regenerate};
use crate::layout::{Bytes, NotWholeBytes};
use crate::parts::{Options, identifier};
use crate::print::{comment, inert};
use crate::rust::{self, Prelude};
use crate::table::{Table, fill};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::{Flag, Stages};

/// The steps of a stage, and those to the next one, in both languages.
const STAGE: [[&str; 2]; 2] = [
    [include_str!("templates/staged/decode.c.txt"), include_str!("templates/staged/decode.rs.txt")],
    [include_str!("templates/staged/encode.c.txt"), include_str!("templates/staged/encode.rs.txt")],
];

/// The different schemes of the stages.
fn schemes(stages: &Stages) -> Vec<&Scheme> {
    let mut all: Vec<&Scheme> = Vec::new();
    for stage in &stages.stages {
        if all.iter().all(|scheme| scheme.id != stage.scheme.id) {
            all.push(&stage.scheme);
        }
    }
    all
}

/// The parts of the functions in C (0) or Rust (1): tables, the steps of a decoder and of an encoder, and in C their arrays of bytes
/// and of flags.
fn steps(stages: &Stages, options: &Options, language: usize) -> [String; 5] {
    let [mut tables, mut decode, mut encode, mut arrays, mut due]: [String; 5] = Default::default();
    let count = stages.stages.len();
    for (s, stage) in stages.stages.iter().enumerate() {
        let before = s.checked_sub(1).map(|before| &stages.stages[before]);
        let bytes = Bytes::new(&stage.scheme, options.msb_first);
        // Data bits come before check bits in each copy's part of the table.
        let places: Vec<usize> = bytes.data.iter().chain(&bytes.check).copied().collect();
        if before.is_some() {
            let bits = stage.scheme.geometry.bits();
            let read = |copy: usize| places.iter().map(move |bit| stage.reads[copy * bits + bit] as u64);
            let about =
                "The data bit of the stage before that each bit reads: data bits of a copy, then its check bits.";
            let table = Table::new(&format!("READS_{s}"), about, (0..stage.copies).flat_map(read).collect());
            tables += &if language == 0 { table.c("{UPPER}_") } else { table.rust() };
        }
        let enables = stage.scheme.default_enables();
        let [literals, on] = [0, 1].map(|c| {
            let value = |on: &bool| if c == 0 { u8::from(*on).to_string() } else { on.to_string() };
            enables.iter().map(value).collect::<Vec<_>>().join(", ")
        });
        let previous = before.map(|before| (Bytes::new(&before.scheme, options.msb_first), before));
        let keys = [
            ("S", s.to_string()),
            ("P", s.saturating_sub(1).to_string()),
            (
                "SCHEME",
                if language == 0 { format!("ecc_{}", identifier(&stage.scheme)) } else { identifier(&stage.scheme) },
            ),
            ("COPIES", stage.copies.to_string()),
            ("BITS", places.len().to_string()),
            ("DATA", bytes.data.len().to_string()),
            ("DB", bytes.data_bytes().to_string()),
            ("CB", bytes.check_bytes().to_string()),
            ("DATA_BYTES", (stage.copies * bytes.data_bytes()).to_string()),
            ("CHECK_BYTES", (stage.copies * bytes.check_bytes()).to_string()),
            ("BEFORE_DATA", previous.as_ref().map_or(0, |(bytes, _)| bytes.data.len()).to_string()),
            ("BEFORE_DB", previous.as_ref().map_or(0, |(bytes, _)| bytes.data_bytes()).to_string()),
            ("BEFORE_BYTES", previous.as_ref().map_or(0, |(bytes, p)| p.copies * bytes.data_bytes()).to_string()),
            (
                "PASS",
                match (enables.is_empty(), language) {
                    (true, _) => String::new(),
                    (false, 0) => format!(", enables_{s}"),
                    (false, _) => format!(", [{on}]"),
                },
            ),
            ("ENABLES", format!("{{{literals}}}")),
            ("ENABLE_COUNT", enables.len().to_string()),
            (
                "FLIP",
                if !options.msb_first {
                    ""
                } else if language == 0 {
                    "7u - "
                } else {
                    "7 - "
                }
                .to_owned(),
            ),
        ];
        let flags = [
            ("FIRST", s == 0),
            ("LAST", s + 1 == count),
            ("REPORTS", stage.flag == Flag::Severity || s + 1 == count),
            ("ENABLES", !enables.is_empty()),
        ];
        decode += &fill(STAGE[0][language], &flags, &keys);
        encode = fill(STAGE[1][language], &flags, &keys) + &encode;
        arrays += &fill("    uint8_t data_{S}[{DATA_BYTES}], check_{S}[{CHECK_BYTES}];", &[], &keys);
        due += &fill(
            "    uint8_t due_{S}[{COPIES}];\n{?ENABLES}    static const uint8_t enables_{S}[{ENABLE_COUNT}] = {ENABLES};",
            &flags,
            &keys,
        );
    }
    [tables, decode, encode, arrays, due]
}

/// The keys of the frames of both languages.
fn keys(
    stages: &Stages,
    options: &Options,
    [tables, decode, encode, arrays, due]: [String; 5],
    stem: &str,
) -> Vec<(&'static str, String)> {
    let bytes = |s: usize| (stages.stages[s].copies, Bytes::new(&stages.stages[s].scheme, options.msb_first));
    let ((cells, first), (blocks, last)) = (bytes(0), bytes(stages.stages.len() - 1));
    let order = if options.msb_first { "7 - " } else { "" };
    vec![
        ("TABLES", tables.trim_end().to_owned()),
        ("DECODE", decode.trim_end().to_owned()),
        ("ENCODE", encode.trim_end().to_owned()),
        ("ARRAYS", arrays),
        ("FLAGS", due),
        ("NAME", inert(&stages.name)),
        ("ID", stages.id.clone()),
        ("HASH", stages.hash()),
        ("WORDS", cells.to_string()),
        ("BLOCKS", blocks.to_string()),
        ("DATA_BYTES", (blocks * last.data_bytes()).to_string()),
        ("CELL_BYTES", (cells * first.data_bytes()).to_string()),
        ("CHECK_BYTES", (cells * first.check_bytes()).to_string()),
        ("ORDER", order.to_owned()),
        ("STEM", stem.to_owned()),
        ("UPPER", stem.to_uppercase()),
    ]
}

/// The C files of the schemes of the stages and of the memory: names and texts.
///
/// # Errors
/// Vector kernels are asked for, and the data of a stage does not fill whole bytes.
pub fn c(stages: &Stages, options: &Options) -> Result<Vec<(String, String)>, NotWholeBytes> {
    let mut files = Vec::new();
    let mut includes = String::new();
    for scheme in schemes(stages) {
        let source = c::source(scheme, Regenerate::Emit, &Options { prefix: None, ..options.clone() })?;
        includes += &format!("#include \"{}.h\"\n", source.stem);
        files.extend(source.files().into_iter().map(|(name, text)| (name, text.to_owned())));
    }
    let stem = options.prefix.clone().unwrap_or_else(|| format!("ecc_{}", stages.identifier()));
    let keys = keys(stages, options, steps(stages, options, 0), &stem);
    let text = |template: &str| fill(&fill(template, &[], &keys).replace("{INCLUDES}\n", &includes), &[], &keys);
    files.push((format!("{stem}.h"), text(include_str!("templates/staged/header.h.txt"))));
    files.push((format!("{stem}.c"), text(include_str!("templates/staged/frame.c.txt"))));
    Ok(files)
}

/// The Rust module of the memory, with a module for each scheme of its stages.
///
/// # Errors
/// As [`c()`].
pub fn rust(stages: &Stages, options: &Options) -> Result<String, NotWholeBytes> {
    let keys = keys(stages, options, steps(stages, options, 1), "");
    let mut text =
        comment(&format!("{}: encoder and decoder of all stages. Generated; do not edit.", stages.name), "//!");
    text += &fill(include_str!("templates/staged/frame.rs.txt"), &[], &keys);
    for scheme in schemes(stages) {
        let module = rust::module(scheme, Prelude::Inline, options)?;
        text += &format!(
            "\n/// The code `{}`.\n#[allow(dead_code)]\npub mod {} {{\n{module}}}\n",
            scheme.id,
            identifier(scheme)
        );
    }
    Ok(text)
}
