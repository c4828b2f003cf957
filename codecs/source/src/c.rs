//! Prints a scheme as one C99 header and one source file without libc, with the same functions as the Rust module.

use crate::layout::ByteLayoutError;
use crate::parts::{Parts, identifier};
use crate::print::{Bind, Syntax, comment, inert, list};
use eccforge_scheme::Scheme;
use std::fmt::Write as _;

/// The command that the head names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regenerate {
    /// `eccforge emit c FILE`.
    Emit,
    /// `cargo xtask generate`: part of the committed tree.
    Tree,
}

/// The two files of a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CSource {
    /// `ecc_<id>.h`.
    pub header: String,
    /// `ecc_<id>.c`.
    pub source: String,
    /// `ecc_<id>`: name of both files and prefix of all functions.
    pub stem: String,
}

/// The C files of a scheme.
///
/// # Errors
/// The scheme has no byte layout.
pub fn source(scheme: &Scheme, regenerate: Regenerate) -> Result<CSource, ByteLayoutError> {
    let parts = Parts::new(scheme)?;
    let stem = format!("ecc_{}", identifier(scheme));
    let head = head(scheme, regenerate);
    let fill = |template: &str| {
        let g = scheme.geometry;
        let enables = scheme.enables.len();
        let with = |text: &'static str| if enables == 0 { "" } else { text };
        template
            .replace("{LANES_PARAMETER}", with("const uint64_t *enables, "))
            .replace("{PARAMETER}", with(", const uint8_t *enables"))
            .replace("{ARGUMENT}", with("lanes, "))
            .replace("{PASS}", with(", enables"))
            .replace("{ENABLE_LANES}", &enable_lanes(enables))
            .replace("{ENABLES_REMARK}", &enables_remark(scheme))
            .replace("{PINS}", &g.pins.to_string())
            .replace("{DATA_PINS}", &g.data_pins.to_string())
            .replace("{CHECK_PINS}", &(g.pins - g.data_pins).to_string())
            .replace("{ENTRY_BITS}", &g.bits().to_string())
            .replace("{DATA_BITS}", &parts.bytes.data.len().to_string())
            .replace("{CHECK_BITS}", &parts.bytes.check.len().to_string())
            .replace("{DATA_BYTES}", &parts.bytes.data_bytes().to_string())
            .replace("{CHECK_BYTES}", &parts.bytes.check_bytes().to_string())
            .replace("{WORDS}", &parts.data_words().to_string())
            .replace("{LAST_MASK}", &format!("0x{:02x}u", parts.last_check_mask()))
            .replace("{HASH}", &parts.hash)
            .replace("{ID}", &scheme.id)
            .replace("{STEM}", &stem)
            .replace("{UPPER}", &stem.to_uppercase())
    };
    let header = head.clone() + &fill(include_str!("templates/header.h.txt"));
    let body = fill(include_str!("templates/source.c.txt"))
        .replace("{MASKS}", &masks(&parts))
        .replace("{ENCODE_LANES}", &encode_lanes(&parts))
        .replace("{DECODE_LANES}", &decode_lanes(&parts));
    Ok(CSource { header, source: head + &body, stem })
}

/// The comment at the top of both files; texts of the scheme file appear only here.
pub fn head(scheme: &Scheme, regenerate: Regenerate) -> String {
    let command = match regenerate {
        Regenerate::Emit => format!("eccforge emit c {}", inert(&scheme.file.name)),
        Regenerate::Tree => "cargo xtask generate".into(),
    };
    let mut text = format!(
        "/* {}: encoder and decoder. Generated; do not edit.\n *\n * Scheme {}, sha-256\n * {}.\n * Regenerate: {command}\n *\n",
        inert(&scheme.name),
        scheme.id,
        scheme.hash()
    );
    text += &comment(&format!("Source of the code: {}.", scheme.source.trim_end_matches('.')), " *");
    text + " */\n"
}

fn enables_remark(scheme: &Scheme) -> String {
    if scheme.enables.is_empty() {
        return String::new();
    }
    let names: Vec<String> =
        scheme.enables.iter().map(|e| format!("{} (default {})", e.name, u8::from(e.default))).collect();
    format!(
        "\n *\n * enables: {} values, one for each of {}; a rule is off while its enable is zero. Lane\n * functions take a \
         word of enables for each, byte-wise functions 0 or 1.",
        names.len(),
        names.join(", ")
    )
}

fn enable_lanes(count: usize) -> String {
    if count == 0 {
        return String::new();
    }
    format!(
        "    uint64_t lanes[{count}];\n    for (i = 0; i < {count}u; i++) {{\n        lanes[i] = enables[i] != 0 ? ~(uint64_t)0 : \
         0;\n    }}\n"
    )
}

fn syntax<'a>(inputs: &'a [&'a str]) -> Syntax<'a> {
    Syntax { not: "~", bind: Bind::Each("const uint64_t "), constants: ["(uint64_t)0", "~(uint64_t)0"], inputs }
}

fn masks(parts: &Parts) -> String {
    let row = |row: &Vec<u64>| {
        let words = list(row.iter().map(|w| format!("UINT64_C(0x{w:016x})")), 8);
        format!("    {{\n{}\n    }},\n", words.trim_end().trim_end_matches(','))
    };
    let rows: String = parts.masks.iter().map(row).collect();
    rows.trim_end().trim_end_matches(',').into()
}

fn encode_lanes(parts: &Parts) -> String {
    let syntax = syntax(&["data[{}]"]);
    let mut text = syntax.statements(&parts.encoder);
    for (c, value) in parts.encoder.output("check").iter().enumerate() {
        let _ = writeln!(text, "    check[{c}] = {};", syntax.operand(value));
    }
    text
}

fn decode_lanes(parts: &Parts) -> String {
    let inputs: Vec<String> = std::iter::once("entry[{}]".to_string())
        .chain((0..parts.scheme.enables.len()).map(|i| format!("enables[{i}]")))
        .collect();
    let inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
    let syntax = syntax(&inputs);
    let mut text = syntax.statements(&parts.decoder);
    let (named, flips, [ce, due]) = syntax.verdict(&parts.decoder, "const uint64_t ");
    text += &named;
    for (bit, flip) in flips {
        let _ = writeln!(text, "    entry[{bit}] ^= {flip};");
    }
    let _ = writeln!(text, "    *corrected = {ce};\n    *uncorrectable = {due};");
    text
}
