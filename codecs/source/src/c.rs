//! Prints a scheme as one C99 header and source files without libc, with the same functions as the Rust module.

use crate::algebraic;
use crate::layout::NotPrinted;
use crate::parts::{Options, Parts, Title, defaults, identifier, listed};
use crate::print::{Bind, Syntax, comment, inert, list};
use crate::table::fill;
use crate::vectors::Vectors;
use eccforge_circuit::word_program::WordProgram;
use eccforge_scheme::Scheme;
use std::fmt::Write as _;

/// The command that the header comment names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regenerate {
    /// `eccforge emit c FILE`.
    Emit,
    /// `cargo xtask generate`: part of the committed tree.
    Tree,
}

/// The files of a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CSource {
    /// `ecc_<id>.h`.
    pub header: String,
    /// `ecc_<id>.c`.
    pub source: String,
    /// `ecc_<id>_lanes.c`, if the options ask for lanes.
    pub lanes: Option<String>,
    /// `ecc_<id>_vectors.c`, if the options ask for vectors.
    pub vectors: Option<String>,
    /// `ecc_<id>`, or the prefix of the options: name of the files and prefix of all functions.
    pub stem: String,
}

impl CSource {
    /// The names of the files with their texts.
    pub fn files(&self) -> Vec<(String, &str)> {
        let stem = &self.stem;
        let mut files = vec![(format!("{stem}.h"), self.header.as_str()), (format!("{stem}.c"), self.source.as_str())];
        files.extend(self.lanes.as_deref().map(|text| (format!("{stem}_lanes.c"), text)));
        files.extend(self.vectors.as_deref().map(|text| (format!("{stem}_vectors.c"), text)));
        files
    }
}

/// The C files of a scheme.
///
/// # Errors
/// Vector kernels are requested, and the data does not fill whole bytes; or no decoder is within the budget.
pub fn source(scheme: &Scheme, regenerate: Regenerate, options: &Options) -> Result<CSource, NotPrinted> {
    if let Some(ball) = options.ball(scheme) {
        return algebraic::c(&ball, options);
    }
    let parts = Parts::new(scheme, options)?;
    let stem = options.prefix.clone().unwrap_or_else(|| format!("ecc_{}", identifier(&scheme.id)));
    let head = head(&scheme.into(), regenerate, options);
    let vectors = options.vectors.then(|| Vectors::new(&parts));
    let mut flags = parts.flags(options);
    flags.push(("C", true));
    let mut keys = keys(&parts, &stem);
    if let Some(vectors) = &vectors {
        flags.extend_from_slice(&vectors.flags);
        keys.extend_from_slice(&vectors.keys);
    }
    let is_word = parts.words().is_some() && !options.constant_time;
    let words = if is_word { parts.single.words_in_c() } else { None };
    flags.push(("WORDS_DONE", words.is_some()));
    let filled = |template: &str| fill(template, &flags, &keys);
    let header = head.clone() + &filled(include_str!("templates/header.h.txt"));
    let lanes = parts.lanes.as_ref().map(|[encoder, decoder]| {
        let template = include_str!("templates/lanes.c.txt");
        filled(template)
            .replace("{ENCODE_LANES}", &encode_lanes(encoder))
            .replace("{DECODE_LANES}", &decode_lanes(&parts, decoder))
    });
    let mut source = head.clone() + &format!("#include \"{stem}.h\"\n");
    if options.constant_time {
        source += &filled(include_str!("templates/constant_time.c.txt"))
            .replace("{MASKS}", &masks(&parts, parts.masks.iter().flatten()))
            .replace("{DATA_MASKS}", &masks(&parts, &parts.data_masks()));
        // Decoding in constant time calls the functions of lanes, which then belong to the same file.
        source += lanes.as_deref().unwrap_or_default();
    } else {
        source += &filled(&parts.single.c());
        if options.vectors {
            source += &filled(&parts.single.difference_in_c());
        }
        source += &filled(words.as_deref().unwrap_or_default());
    }
    source += &filled(include_str!("templates/api.c.txt"));
    if scheme.address.is_some() {
        source += &filled(include_str!("templates/address.c.txt"));
    }
    let lanes = if options.constant_time { None } else { lanes.map(|text| head.clone() + &text) };
    let vectors = vectors.map(|vectors| head + &vectors.c(filled));
    Ok(CSource { header, source, lanes, vectors, stem })
}

/// The keys of all templates.
fn keys(parts: &Parts, stem: &str) -> Vec<(&'static str, String)> {
    let (scheme, g) = (parts.scheme, parts.scheme.geometry);
    let enables = scheme.enables.len();
    let with = |text: &str| if enables == 0 { String::new() } else { text.to_owned() };
    let [data_word, check_word] = parts.words().unwrap_or_default().map(|bits| format!("uint{bits}_t"));
    let remarks: Vec<String> = parts.remarks().iter().map(|text| comment(text, " *")).collect();
    let places = list(parts.places().iter().map(|place| format!("{place}u")), 16);
    let mut keys = parts.keys("u");
    keys.extend([
        ("LANES_PARAMETER", with("const uint64_t *enables, ")),
        ("PARAMETER", with(", const uint8_t *enables")),
        ("INDEX", "uint16_t".into()),
        ("ARGUMENT", with("lanes, ")),
        ("PASS", with(", enables")),
        ("DEFAULTS", defaults(scheme, |i, on| format!(" && (enables[{i}] {} 0u)", if on { "!=" } else { "==" }))),
        ("IN_DEFAULT", with("; enables are those by default")),
        ("ENABLE_LANES", enable_lanes(enables)),
        ("ENABLES_REMARK", enables_remark(scheme)),
        ("ENTRY_BITS", g.bits().to_string()),
        ("DATA_BITS", parts.bytes.data.len().to_string()),
        ("CHECK_BITS", parts.bytes.check.len().to_string()),
        ("DATA_BYTES", parts.bytes.data_bytes().to_string()),
        ("CHECK_BYTES", parts.bytes.check_bytes().to_string()),
        ("DATA_WORD", data_word),
        ("CHECK_PLACE", if parts.bytes.msb_first { "(i ^ 7u)" } else { "i" }.into()),
        // A 64-bit word takes two registers of a small processor.
        ("MASK_WORD", if parts.bytes.data_bytes() <= 4 { "uint32_t" } else { "uint64_t" }.into()),
        ("CHECK_WORD", check_word),
        ("CHECK_MASK", format!("0x{:x}u", (1u64 << parts.bytes.check.len().min(32)) - 1)),
        ("MASKS_COUNT", (parts.data_words() * parts.bytes.check.len()).to_string()),
        ("MOST_FLIPS", parts.single.most_flips.max(1).to_string()),
        ("FLASH", parts.single.flash().to_string()),
        ("STACK", parts.single.stack().to_string()),
        ("PLACES", places.trim_end().trim_end_matches(',').into()),
        ("CHECK_PIN_LIST", g.check_pins_in_words()),
        ("DATA_BYTE", byte_of_word(parts.bytes.data_bytes(), parts.bytes.msb_first)),
        ("CHECK_BYTE", byte_of_word(parts.bytes.check_bytes(), parts.bytes.msb_first)),
        ("ADDRESS_SUMS", rows(&parts.address())),
        ("ADDRESS_DATA", rows(&parts.address_data())),
        ("REMARKS", remarks.join(" *\n").trim_end().into()),
        ("HASH", parts.hash.clone()),
        ("ID", scheme.id.clone()),
        ("STEM", stem.to_owned()),
        ("UPPER", stem.to_uppercase()),
    ]);
    keys
}

/// An expression for the position of byte `i` of an array within its word.
fn byte_of_word(bytes: usize, msb_first: bool) -> String {
    if msb_first { format!("({}u - i)", bytes - 1) } else { "i".into() }
}

/// Rows of bytes in the syntax of a two-dimensional array.
fn rows(rows: &[Vec<u8>]) -> String {
    let rows: Vec<String> = rows.iter().map(|row| format!("    {}", listed(row, "u"))).collect();
    rows.join(",\n")
}

/// The comment at the top of both files; texts of the scheme file appear only here.
pub fn head(title: &Title, regenerate: Regenerate, options: &Options) -> String {
    let command = match regenerate {
        Regenerate::Emit => format!("eccforge emit c {}{}", inert(&title.argument), options.flags()),
        Regenerate::Tree => "cargo xtask generate".into(),
    };
    let mut text = format!(
        "/* {}: encoder and decoder. Generated; do not edit.\n *\n * Scheme {}, sha-256\n * {}.\n * Regenerate: {command}\n *\n",
        inert(title.name),
        title.id,
        title.hash
    );
    text += &comment(&format!("Source of the code: {}.", title.source.trim_end_matches('.')), " *");
    text + " */\n"
}

fn enables_remark(scheme: &Scheme) -> String {
    let names: Vec<String> =
        scheme.enables.iter().map(|e| format!("{} (default {})", e.name, u8::from(e.default))).collect();
    format!(
        "enables: {} values, one for each of {}; a rule is off while its enable is zero. Lane\n * functions take a word of \
         enables for each, the other functions 0 or 1.",
        names.len(),
        names.join(", ")
    )
}

fn enable_lanes(count: usize) -> String {
    if count == 0 {
        return String::new();
    }
    format!(
        "    uint64_t lanes[{count}];\n    for (i = 0u; i < {count}u; i++) {{\n        lanes[i] = (uint64_t)0 - \
         enables[i];\n    }}\n"
    )
}

fn syntax<'a>(inputs: &'a [&'a str]) -> Syntax<'a> {
    Syntax { not: "~", bind: Bind::Each("const uint64_t "), constants: ["(uint64_t)0", "~(uint64_t)0"], inputs }
}

/// Masks of data bits, as constants of the type of their words.
fn masks<'m>(parts: &Parts, masks: impl IntoIterator<Item = &'m u64>) -> String {
    let mut constants = Vec::new();
    for mask in masks {
        let is_short = parts.bytes.data_bytes() <= 4;
        constants.push(if is_short { format!("0x{mask:08x}u") } else { format!("UINT64_C(0x{mask:016x})") });
    }
    let words = list(constants, 4);
    words.trim_end().trim_end_matches(',').into()
}

fn encode_lanes(encoder: &WordProgram) -> String {
    let syntax = syntax(&["data[{}]"]);
    let mut text = syntax.statements(encoder);
    for (c, value) in encoder.output("check").iter().enumerate() {
        let _ = writeln!(text, "    check[{c}] = {};", syntax.operand(value));
    }
    text
}

fn decode_lanes(parts: &Parts, decoder: &WordProgram) -> String {
    let inputs: Vec<String> = std::iter::once("entry[{}]".to_string())
        .chain((0..parts.scheme.enables.len()).map(|i| format!("enables[{i}]")))
        .collect();
    let inputs: Vec<&str> = inputs.iter().map(String::as_str).collect();
    let syntax = syntax(&inputs);
    let mut text = syntax.statements(decoder);
    let (named, flips, [ce, due]) = syntax.verdict(decoder, "const uint64_t ");
    text += &named;
    for (bit, flip) in flips {
        let _ = writeln!(text, "    entry[{bit}] ^= {flip};");
    }
    let _ = writeln!(text, "    *corrected = {ce};\n    *uncorrectable = {due};");
    text
}
