//! Prints a scheme as one Rust module: `no_std`, no allocation, no dependencies; `unsafe` only in vector kernels.

use crate::algebraic;
use crate::layout::NotPrinted;
use crate::parts::{Options, Parts, Title, defaults, listed};
use crate::print::{Bind, Syntax, comment, inert, list, references};
use crate::table::fill;
use crate::vectors::Vectors;
use eccforge_circuit::word_program::WordProgram;
use eccforge_scheme::Scheme;
use std::fmt::Write as _;

/// The source of [`PRELUDE`] in the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prelude {
    /// Printed into the module, so the file is self-contained.
    Inline,
    /// Imported from the root of the module's crate.
    Crate,
}

impl Prelude {
    /// The start of the lines of the header comment. `include!` rejects a file that begins with the documentation of a
    /// module.
    fn comment(self) -> &'static str {
        match self {
            Self::Inline => "//",
            Self::Crate => "//!",
        }
    }
}

/// `Status` and `WrongLength`, which all modules share.
pub const PRELUDE: &str = include_str!("templates/prelude.rs.txt");
/// `Lane`, `Wide` and `Flags`, which all modules with lanes share.
pub const LANES: &str = include_str!("templates/prelude_lanes.rs.txt");

/// The module of a scheme.
///
/// # Errors
/// Vector kernels are requested, and the data does not fill whole bytes; or no decoder is within the budget.
pub fn module(scheme: &Scheme, prelude: Prelude, options: &Options) -> Result<String, NotPrinted> {
    if prelude == Prelude::Inline
        && let Some(ball) = options.ball(scheme)
    {
        return algebraic::rust(&ball, options);
    }
    let parts = Parts::new(scheme, options)?;
    let mut text = head(&scheme.into(), prelude, options);
    let mark = prelude.comment();
    for remark in parts.remarks() {
        text += &format!("{mark}\n{}", comment(&remark, mark));
    }
    text += &match prelude {
        Prelude::Inline if parts.lanes.is_some() => format!("\n{LANES}{PRELUDE}"),
        Prelude::Inline => format!("\n{PRELUDE}"),
        Prelude::Crate if parts.lanes.is_some() => "\nuse crate::{Flags, Lane, Status, WrongLength};\n".into(),
        Prelude::Crate => "\nuse crate::{Status, WrongLength};\n".into(),
    };
    let flags = parts.flags(options);
    text += &constants(&parts, &flags);
    text += &parts.lanes.as_ref().map_or(String::new(), |programs| lanes(&parts, programs, &flags));
    text += &bytewise(&parts, options, flags);
    Ok(text)
}

/// The comment at the top of the module; texts of the scheme file appear only here.
pub fn head(title: &Title, prelude: Prelude, options: &Options) -> String {
    let g = title.geometry;
    let name = inert(title.name);
    let mark = prelude.comment();
    let mut text = format!("{mark} {name}: encoder and decoder. Generated; do not edit.\n{mark}\n");
    text += &format!("{mark} Scheme `{}`, sha-256 {}.\n", title.id, title.hash);
    let command = match prelude {
        Prelude::Inline => format!("eccforge emit rust {}{}", inert(&title.argument), options.flags()),
        Prelude::Crate => "cargo xtask generate".into(),
    };
    text += &format!("{mark} Regenerate: `{command}`\n{mark}\n");
    text += &comment(&format!("Source of the code: {}.", title.source.trim_end_matches('.')), mark);
    text += &format!("{mark}\n");
    if prelude == Prelude::Inline {
        text += &comment("For any edition of Rust, from version 1.87 on.", mark);
        text += &format!("{mark}\n");
    }
    let pins = if g.is_data_first() {
        format!("pins 0..{} carry data", g.data_pins)
    } else {
        format!("these pins carry check bits: {}", g.check_pins_in_words())
    };
    text += &comment(
        &format!(
            "Physical bit `i` of an entry of {} bits travels on pin `i % {}` in beat `i / {}`; {}. Data \
             bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `{}b % 8` of byte \
             `b / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.",
            g.bits(),
            g.pins,
            g.pins,
            pins,
            if options.msb_first { "7 - " } else { "" },
        ),
        mark,
    );
    text
}

fn constants(parts: &Parts, flags: &[(&str, bool)]) -> String {
    let (s, b) = (parts.scheme, &parts.bytes);
    let names: Vec<String> = s.enables.iter().map(|e| format!("`{}`", e.name)).collect();
    let keys = [
        ("ID", s.id.clone()),
        ("HASH", parts.hash.clone()),
        ("DATA_BITS", b.data.len().to_string()),
        ("CHECK_BITS", b.check.len().to_string()),
        ("ENTRY_BITS", s.geometry.bits().to_string()),
        ("DATA_BYTES", b.data_bytes().to_string()),
        ("CHECK_BYTES", b.check_bytes().to_string()),
        ("MOST_FLIPS", parts.single.most_flips.max(1).to_string()),
        ("ENABLE_NAMES", names.join(", ")),
        ("ENABLE_COUNT", names.len().to_string()),
        ("DEFAULT_ENABLES", format!("{:?}", s.default_enables())),
    ];
    fill(include_str!("templates/constants.rs.txt"), flags, &keys)
}

fn lanes(parts: &Parts, [encoder, decoder]: &[WordProgram; 2], flags: &[(&str, bool)]) -> String {
    let syntax = |inputs| Syntax { not: "!", bind: Bind::Groups(64), constants: ["L::ZERO", "!L::ZERO"], inputs };
    let encode = syntax(&["*d{}"]);
    let mut encoding = references(encoder, 0, parts.bytes.data.len(), 'd', "data") + &encode.statements(encoder);
    for (c, value) in encoder.output("check").iter().enumerate() {
        let _ = writeln!(encoding, "    check[{c}] = {};", encode.operand(value));
    }
    let enables = (0..parts.scheme.enables.len()).map(|i| format!("enables[{i}]"));
    let inputs: Vec<String> = std::iter::once("*e{}".to_owned()).chain(enables).collect();
    let inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
    let decode = syntax(&inputs);
    let (named, flips, [ce, due]) = decode.verdict(decoder, "let ");
    let mut decoding = references(decoder, 0, parts.scheme.geometry.bits(), 'e', "&*entry");
    decoding += &(decode.statements(decoder) + &named);
    for (bit, flip) in flips {
        let _ = writeln!(decoding, "    entry[{bit}] = entry[{bit}] ^ {flip};");
    }
    let [encoding, decoding] = [encoding, decoding].map(|text| text.trim_end().to_owned());
    let keys = [("CE", ce), ("DUE", due), ("ENCODE", encoding), ("DECODE", decoding)];
    fill(include_str!("templates/lanes.rs.txt"), flags, &keys)
}

/// Functions on whole bytes (long: a table of the words that templates hold).
fn bytewise(parts: &Parts, options: &Options, mut flags: Vec<(&'static str, bool)>) -> String {
    let enables = !parts.scheme.enables.is_empty();
    let if_enabled = |text: &str| if enables { text.to_owned() } else { String::new() };
    let [data_word, check_word] = parts.words().unwrap_or_default().map(|bits| format!("u{bits}"));
    let check_byte = check_word == "u8";
    let word_of = match check_word.as_str() {
        "u8" => "check[0]".into(),
        _ if options.msb_first => format!("check.iter().fold(0, |word, byte| word << 8 | {check_word}::from(*byte))"),
        _ => format!("check.iter().rev().fold(0, |word, byte| word << 8 | {check_word}::from(*byte))"),
    };
    let rows = parts.masks.iter().map(|row| {
        let words = list(row.iter().map(|w| format!("0x{w:016x}")), 8);
        format!("    [\n{words}    ],\n")
    });
    let mut keys = parts.keys("");
    keys.extend([
        ("PARAMETER", if_enabled(", enables: [bool; ENABLES]")),
        ("ARRAY_PARAMETER", if_enabled("\n    enables: [bool; ENABLES],")),
        ("PASS", if_enabled(", enables")),
        ("DEFAULTS", defaults(parts.scheme, |i, on| format!(" && {}enables[{i}]", if on { "" } else { "!" }))),
        ("ARGUMENT", if_enabled(", &lanes")),
        ("LANES", if_enabled("    let lanes = enables.map(|on| 0u64.wrapping_sub(u64::from(on)));\n")),
        ("WORD_OF", word_of),
        ("DATA_WORD", data_word),
        ("CHECK_WORD", check_word),
        ("PLACES", list(parts.places().iter().map(ToString::to_string), 16).trim_end().into()),
        ("CHECK_BYTE", if options.msb_first { "(CHECK_BYTES - 1 - i)".into() } else { "i".into() }),
        ("CHECK_PLACE", if options.msb_first { "(c ^ 7)" } else { "c" }.into()),
        ("ENDIAN", if options.msb_first { "be".into() } else { "le".into() }),
        ("ADDRESS_SUMS", parts.address().iter().map(|sums| format!("    [{}],\n", listed(sums, ""))).collect()),
        ("ADDRESS_DATA", parts.address_data().iter().map(|bits| format!("    [{}],\n", listed(bits, ""))).collect()),
    ]);
    flags.push(("CHECK_BYTE", check_byte));
    let vectors = options.vectors.then(|| Vectors::new(parts));
    if let Some(vectors) = &vectors {
        flags.extend_from_slice(&vectors.flags);
        keys.extend_from_slice(&vectors.keys);
    }
    let mut text = if options.constant_time {
        fill(include_str!("templates/constant_time.rs.txt"), &flags, &keys)
            .replace("{MASKS}", &rows.collect::<String>())
            .replace("{DATA_MASKS}", list(parts.data_masks().iter().map(|w| format!("0x{w:016x}")), 4).trim())
    } else {
        let difference = if options.vectors { parts.single.difference_in_rust() } else { String::new() };
        fill(&(parts.single.rust() + &difference), &flags, &keys)
    };
    text += &fill(include_str!("templates/bytewise.rs.txt"), &flags, &keys);
    if parts.scheme.address.is_some() {
        text += &fill(include_str!("templates/address.rs.txt"), &flags, &keys);
    }
    text += &vectors.map_or(String::new(), |vectors| vectors.rust(|text| fill(text, &flags, &keys)));
    text
}
