//! Prints a scheme as one Rust module: `no_std`, no allocation, no dependencies, no `unsafe`.

use crate::layout::ByteLayoutError;
use crate::parts::Parts;
use crate::print::{Bind, Syntax, comment, inert, list, references};
use eccforge_scheme::Scheme;
use std::fmt::Write as _;

/// Where the module gets [`PRELUDE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prelude {
    /// Printed into the module, so the file is self-contained.
    Inline,
    /// Imported from the root of the module's crate.
    Crate,
}

/// `Lane`, `Wide`, `Flags`, `Status` and `WrongLength`, which all modules share.
pub const PRELUDE: &str = include_str!("templates/prelude.rs.txt");

/// The module of a scheme.
///
/// # Errors
/// The scheme has no byte layout.
pub fn module(scheme: &Scheme, prelude: Prelude) -> Result<String, ByteLayoutError> {
    let parts = Parts::new(scheme)?;
    let mut text = head(scheme, prelude);
    text += &match prelude {
        Prelude::Inline => format!("\n{PRELUDE}"),
        Prelude::Crate => "\nuse crate::{Flags, Lane, Status, WrongLength};\n".into(),
    };
    text += &constants(&parts);
    text += &lanes(&parts);
    text += &bytewise(&parts);
    Ok(text)
}

/// The comment at the top of the module; texts of the scheme file appear only here.
pub fn head(scheme: &Scheme, prelude: Prelude) -> String {
    let g = scheme.geometry;
    let name = inert(&scheme.name);
    let mut text = format!("//! {name}: encoder and decoder. Generated; do not edit.\n//!\n");
    text += &format!("//! Scheme `{}`, sha-256 {}.\n", scheme.id, scheme.hash());
    let command = match prelude {
        Prelude::Inline => format!("eccforge emit rust {}", inert(&scheme.file.name)),
        Prelude::Crate => "cargo xtask generate".into(),
    };
    text += &format!("//! Regenerate: `{command}`\n//!\n");
    text += &comment(&format!("Source of the code: {}.", scheme.source.trim_end_matches('.')), "//!");
    text += "//!\n";
    if prelude == Prelude::Inline {
        text += &comment("For any edition of Rust, from version 1.87 on.", "//!");
        text += "//!\n";
    }
    text += &comment(
        &format!(
            "Physical bit `i` of an entry of {} bits travels on pin `i % {}` in beat `i / {}`; pins 0..{} carry data. Data \
             bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte \
             `b / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.",
            g.bits(),
            g.pins,
            g.pins,
            g.data_pins,
        ),
        "//!",
    );
    text
}

fn constants(parts: &Parts) -> String {
    let (s, b) = (parts.scheme, &parts.bytes);
    let mut text = format!(
        "\n/// Id of the scheme.\npub const ID: &str = {:?};\n\
         /// SHA-256 of what the scheme means.\npub const HASH: &str =\n    {:?};\n\
         /// Data bits of an entry.\npub const DATA_BITS: usize = {};\n\
         /// Check bits of an entry.\npub const CHECK_BITS: usize = {};\n\
         /// Bits of an entry.\npub const ENTRY_BITS: usize = {};\n\
         /// Data bytes of an entry.\npub const DATA_BYTES: usize = {};\n\
         /// Bytes that hold the check bits of an entry.\npub const CHECK_BYTES: usize = {};\n",
        s.id,
        parts.hash,
        b.data.len(),
        b.check.len(),
        s.geometry.bits(),
        b.data_bytes(),
        b.check_bytes(),
    );
    if !s.enables.is_empty() {
        let names: Vec<String> = s.enables.iter().map(|e| format!("`{}`", e.name)).collect();
        let _ = write!(
            text,
            "/// Enable inputs: {}. A rule is off while its enable is zero.\npub const ENABLES: usize = {};\n\
             /// The enables where nothing else is said.\npub const DEFAULT_ENABLES: [bool; ENABLES] = {:?};\n",
            names.join(", "),
            names.len(),
            s.default_enables(),
        );
    }
    text
}

fn lanes(parts: &Parts) -> String {
    let syntax = |inputs| Syntax { not: "!", bind: Bind::Groups(64), constants: ["L::ZERO", "!L::ZERO"], inputs };
    let encode = syntax(&["*d{}"]);
    let mut text = String::from(
        "\n/// Encodes as many entries as a lane word has bits: `data[d]` holds data bit d, `check[c]` check bit c.\n\
         pub fn encode_lanes<L: Lane>(data: &[L; DATA_BITS], check: &mut [L; CHECK_BITS]) {\n",
    );
    text += &references(&parts.encoder, 0, parts.bytes.data.len(), 'd', "data");
    text += &encode.statements(&parts.encoder);
    for (c, value) in parts.encoder.output("check").iter().enumerate() {
        let _ = writeln!(text, "    check[{c}] = {};", encode.operand(value));
    }
    text += "}\n";

    let inputs: Vec<String> = std::iter::once("*e{}".to_string())
        .chain((0..parts.scheme.enables.len()).map(|i| format!("enables[{i}]")))
        .collect();
    let inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
    let decode = syntax(&inputs);
    let (parameter, remark) = if parts.scheme.enables.is_empty() {
        ("", "")
    } else {
        (", enables: &[L; ENABLES]", "\n/// `enables[i]` holds enable i of every entry.")
    };
    let _ = write!(
        text,
        "\n/// Decodes as many entries as a lane word has bits, in place: `entry[i]` holds physical bit i. Entries that are\n\
         /// uncorrectable stay as they are. The same operations run whatever the data: constant time.{remark}\n\
         pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS]{parameter}) -> Flags<L> {{\n",
    );
    text += &references(&parts.decoder, 0, parts.scheme.geometry.bits(), 'e', "&*entry");
    text += &decode.statements(&parts.decoder);
    let (named, flips, [ce, due]) = decode.verdict(&parts.decoder, "let ");
    text += &named;
    for (bit, flip) in flips {
        let _ = writeln!(text, "    entry[{bit}] = entry[{bit}] ^ {flip};");
    }
    let _ = write!(text, "    Flags {{ corrected: {ce}, uncorrectable: {due} }}\n}}\n");
    text
}

fn bytewise(parts: &Parts) -> String {
    let g = parts.scheme.geometry;
    let words = parts.data_words();
    let mut text = format!(
        "\n/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.\n\
         static CHECK_MASKS: [[u64; {words}]; CHECK_BITS] = [\n"
    );
    for row in &parts.masks {
        text += "    [\n";
        text += &list(row.iter().map(|w| format!("0x{w:016x}")), 8);
        text += "    ],\n";
    }
    text += "];\n";
    let (parameter, array_parameter, pass, argument, lanes) = if parts.scheme.enables.is_empty() {
        ("", "", "", "", "")
    } else {
        (
            ", enables: [bool; ENABLES]",
            "\n    enables: [bool; ENABLES],",
            ", enables",
            ", &lanes",
            "    let lanes = enables.map(|on| 0u64.wrapping_sub(u64::from(on)));\n",
        )
    };
    text += &include_str!("templates/bytewise.rs.txt")
        .replace("{PINS}", &g.pins.to_string())
        .replace("{DATA_PINS}", &g.data_pins.to_string())
        .replace("{CHECK_PINS}", &(g.pins - g.data_pins).to_string())
        .replace("{WORDS}", &words.to_string())
        .replace("{LAST_MASK}", &format!("0x{:02x}", parts.last_check_mask()))
        .replace("{PARAMETER}", parameter)
        .replace("{ARRAY_PARAMETER}", array_parameter)
        .replace("{PASS}", pass)
        .replace("{ARGUMENT}", argument)
        .replace("{LANES}", lanes);
    text
}
