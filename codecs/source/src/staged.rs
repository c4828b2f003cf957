//! Prints a memory of several stages: the source of each stage's scheme, and functions that pass the data through all stages.
//!
//! Schemes of stages have no enables; a scheme with a constant on data bits is not supported.

use crate::c::{self, Regenerate};
use crate::layout::{Bytes, NotPrinted};
use crate::parts::Options;
use crate::print::{comment, inert};
use crate::rust::{self, Prelude};
use crate::table::{ConstantArray, fill};
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::{Flag, Stages};

/// The steps of a stage's decoder and encoder, in C and Rust.
const STEPS: [[&str; 2]; 2] = [
    [include_str!("templates/staged/decode.c.txt"), include_str!("templates/staged/decode.rs.txt")],
    [include_str!("templates/staged/encode.c.txt"), include_str!("templates/staged/encode.rs.txt")],
];

/// Fills the frames of C (0) or Rust (1); `stem` is the prefix in C (long: a table of the words that templates hold).
fn filled(stages: &Stages, options: &Options, language: usize, stem: &str, frames: &[&str]) -> Vec<String> {
    let listed = stages.stages.iter().filter_map(|stage| Some((stage.copies, stage.scheme.listed()?)));
    let layouts: Vec<(usize, Bytes)> =
        listed.map(|(copies, scheme)| (copies, Bytes::new(scheme, options.msb_first))).collect();
    let flip = if options.msb_first { ["7u - ", "7 - "] } else { [""; 2] };
    let [mut tables, mut decode, mut encode, mut arrays, mut due]: [String; 5] = Default::default();
    for (s, stage) in stages.stages.iter().enumerate() {
        let (copies, bytes) = &layouts[s];
        let before = &layouts[s.saturating_sub(1)];
        // Data bits come before check bits in each copy's part of the table.
        let places: Vec<usize> = bytes.data.iter().chain(&bytes.check).copied().collect();
        if s > 0 {
            let mut reads = Vec::new();
            for copy in 0..*copies {
                let first = copy * stage.scheme.geometry().bits();
                reads.extend(places.iter().map(|bit| stage.reads[first + bit] as u64));
            }
            let about =
                "The data bit of the stage before that each bit reads: data bits of a copy, then its check bits.";
            let table = ConstantArray::new(&format!("READS_{s}"), about, reads);
            tables += &if language == 0 { table.c("{UPPER}_") } else { table.rust() };
        }
        let numbers = [
            ("S", s),
            ("P", s.saturating_sub(1)),
            ("COPIES", *copies),
            ("BITS", places.len()),
            ("DATA", bytes.data.len()),
            ("DB", bytes.data_bytes()),
            ("CB", bytes.check_bytes()),
            ("DATA_BYTES", copies * bytes.data_bytes()),
            ("CHECK_BYTES", copies * bytes.check_bytes()),
            ("BEFORE_DATA", before.1.data.len()),
            ("BEFORE_DB", before.1.data_bytes()),
            ("BEFORE_BYTES", before.0 * before.1.data_bytes()),
        ];
        let keys = numbers.map(|(key, number)| (key, number.to_string()));
        let keys: Vec<_> = keys.into_iter().chain([("FLIP", flip[language].to_owned())]).collect();
        let last = s + 1 == layouts.len();
        let flags = [("FIRST", s == 0), ("LAST", last), ("REPORTS", last || stage.flag == Flag::Severity)];
        decode += &fill(STEPS[0][language], &flags, &keys);
        // The last stage is encoded first: its check bits are data of the stage before.
        encode = fill(STEPS[1][language], &flags, &keys) + &encode;
        arrays += &fill("    uint8_t data_{S}[{DATA_BYTES}], check_{S}[{CHECK_BYTES}];", &[], &keys);
        due += &fill("    uint8_t due_{S}[{COPIES}];", &[], &keys);
    }
    let ((words, first), (blocks, last)) = (&layouts[0], &layouts[layouts.len() - 1]);
    let includes = (0..layouts.len()).map(|s| format!("#include \"{stem}_stage_{s}.h\"\n")).collect();
    let keys = [
        ("INCLUDES", includes),
        ("TABLES", tables.trim_end().to_owned()),
        ("DECODE", decode.trim_end().to_owned()),
        ("ENCODE", encode.trim_end().to_owned()),
        ("ARRAYS", arrays),
        ("FLAGS", due),
        ("NAME", inert(&stages.name)),
        ("ID", stages.id.clone()),
        ("HASH", stages.hash()),
        ("WORDS", words.to_string()),
        ("BLOCKS", blocks.to_string()),
        ("DATA_BYTES", (blocks * last.data_bytes()).to_string()),
        ("CELL_BYTES", (words * first.data_bytes()).to_string()),
        ("CHECK_BYTES", (words * first.check_bytes()).to_string()),
        ("ORDER", flip[1].to_owned()),
        ("STEM", stem.to_owned()),
        ("UPPER", stem.to_uppercase()),
    ];
    frames.iter().map(|frame| fill(frame, &[], &keys)).collect()
}

/// The schemes of all stages, if all of them have circuits.
fn schemes(stages: &Stages) -> Result<Vec<&Scheme>, NotPrinted> {
    match stages.without_circuits() {
        Some(why) => Err(NotPrinted::Erasures { why }),
        None => Ok(stages.stages.iter().filter_map(|stage| stage.scheme.listed()).collect()),
    }
}

/// The C files of each stage's scheme and of the memory: names and texts.
///
/// # Errors
/// Vector kernels are requested, and the data of a stage does not fill whole bytes.
pub fn c(stages: &Stages, options: &Options) -> Result<Vec<(String, String)>, NotPrinted> {
    let schemes = schemes(stages)?;
    let stem = options.prefix.clone().unwrap_or_else(|| format!("ecc_{}", stages.identifier()));
    let mut files = Vec::new();
    for (s, scheme) in schemes.into_iter().enumerate() {
        let options = Options { prefix: Some(format!("{stem}_stage_{s}")), ..options.clone() };
        let source = c::source(scheme, Regenerate::Emit, &options)?;
        files.extend(source.files().into_iter().map(|(name, text)| (name, text.to_owned())));
    }
    let frames = [include_str!("templates/staged/header.h.txt"), include_str!("templates/staged/frame.c.txt")];
    let names = [format!("{stem}.h"), format!("{stem}.c")];
    files.extend(names.into_iter().zip(filled(stages, options, 0, &stem, &frames)));
    Ok(files)
}

/// The Rust module of the memory, with a module for each stage's scheme.
///
/// # Errors
/// The errors of [`c()`].
pub fn rust(stages: &Stages, options: &Options) -> Result<String, NotPrinted> {
    let schemes = schemes(stages)?;
    let title = format!("{}: encoder and decoder of all stages. Generated; do not edit.", stages.name);
    let mut text = comment(&title, "//");
    text += &filled(stages, options, 1, "", &[include_str!("templates/staged/frame.rs.txt")]).concat();
    for (s, (scheme, stage)) in schemes.into_iter().zip(&stages.stages).enumerate() {
        let module = rust::module(scheme, Prelude::Inline, options)?;
        text += &format!(
            "\n/// The code of the stage `{}`.\n#[allow(dead_code)]\npub mod stage_{s} {{\n{module}}}\n",
            stage.id
        );
    }
    Ok(text)
}
