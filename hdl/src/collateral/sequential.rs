//! The files of a sequential encoder and decoder: package of constants, modules, testbench, vectors, file list and figures.

mod vectors;

pub use vectors::Word;

use super::testbench::fill;
use crate::design::File;
use crate::design::library::{MODULES, SEQUENTIAL};
use crate::design::provenance::{argument_of, comment, origin};
use crate::design::sequential::Codec;
use eccforge_scheme::algebraic::{Algebraic, Family};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::Write;
use vectors::vectors;

/// Maximum number of columns of emitted text.
const COLUMNS: usize = 100;

/// The modules of the library that the sequential modules consist of.
const LIBRARY: [&str; 12] = [
    "eccforge_flop",
    "eccforge_ram_array",
    "eccforge_gf_mul",
    "eccforge_gf_scale",
    "eccforge_gf_frobenius",
    "eccforge_gf_inv_chain",
    "eccforge_seq_enc",
    "eccforge_seq_syndrome",
    "eccforge_seq_key",
    "eccforge_seq_term",
    "eccforge_seq_search",
    "eccforge_seq_dec",
];

/// Clocks and sizes of a sequential decoder.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Figures {
    /// Id of the scheme.
    pub scheme: String,
    /// SHA-256 of its meaning.
    pub hash: String,
    /// Symbols that come in a clock.
    pub symbols_a_clock: usize,
    /// Maximum number of symbols that the port of the decoder can name as erased; 0 without this port.
    pub erased_symbols: usize,
    /// Bits of a symbol.
    pub symbol_bits: usize,
    /// Clocks in which a codeword comes in.
    pub beats: usize,
    /// Clocks from the first beat in to the first beat out, without waits.
    pub latency_clocks: usize,
    /// Clocks between two codewords, without waits.
    pub clocks_a_codeword: usize,
    /// Clocks of the steps of the key equation.
    pub key_equation_clocks: usize,
    /// Pairs of multipliers of the key equation, and the cells of the algorithm.
    pub multiplier_pairs: [usize; 2],
    /// Entries of the array, and bits of each.
    pub array: [usize; 2],
}

/// The figures of a scheme.
fn figures(scheme: &Algebraic, codec: &Codec) -> Figures {
    Figures {
        scheme: scheme.id.clone(),
        hash: scheme.hash(),
        symbols_a_clock: codec.lanes,
        erased_symbols: codec.erasures,
        symbol_bits: codec.symbol_bits(),
        beats: codec.beats(),
        latency_clocks: codec.latency(),
        clocks_a_codeword: codec.period(),
        key_equation_clocks: codec.key_clocks(),
        multiplier_pairs: [codec.cells, codec.all_cells()],
        array: [codec.depth(), codec.lanes * codec.symbol_bits()],
    }
}

/// All files of a scheme with this codec, and its figures.
pub fn sequential(scheme: &Algebraic, codec: &Codec) -> (Figures, Vec<File>) {
    (figures(scheme, codec), files(scheme, codec))
}

/// All files of a scheme with this codec.
pub fn files(scheme: &Algebraic, codec: &Codec) -> Vec<File> {
    let prefix = scheme.id.replace('-', "_");
    let head = header(scheme, codec);
    // A module without erasures has no port for them.
    let for_erasures = |text: &str| if codec.erasures > 0 { format!("{text}\n") } else { String::new() };
    let (vectors, words) = vectors(scheme, codec);
    let file = |name: &str, template: &str, constants: String| {
        let values = [
            ("%prefix%", prefix.clone()),
            ("%about%", comment("//", &about(scheme, codec))),
            ("%latency%", codec.latency().to_string()),
            ("%beatw%-1", (codec.lanes * codec.symbol_bits() - 1).to_string()),
            ("%countw%-1", (count_bits(codec) - 1).to_string()),
            ("%words%", words.to_string()),
            (
                "%erased_port%\n",
                for_erasures("  input  logic erased_i,  // the value of this symbol is unknown; with valid_i"),
            ),
            (
                "%erased_numbers%\n",
                for_erasures("    .Erasures(Erasures),\n    .MarkStart(MarkStart),\n    .MarkStep(MarkStep),"),
            ),
            ("%erased%", if codec.erasures > 0 { "erased_i" } else { "1'b0" }.into()),
            ("%erased_connection%\n", for_erasures("    .erased_i(dec_erased),")),
            ("%constants%\n", constants),
        ];
        File { name: format!("{prefix}_seq_{name}.sv"), text: head.clone() + &fill(template, &values) }
    };
    let mut files = library_files();
    files.push(file("enc", include_str!("templates/seq_enc.sv.txt"), of_encoder(codec)));
    files.push(file("dec", include_str!("templates/seq_dec.sv.txt"), of_decoder(codec)));
    let list = files.iter().fold(String::new(), |list, file| list + &file.name + "\n");
    files.push(file("tb", include_str!("templates/seq_tb.sv.txt"), of_testbench(codec)));
    files.push(File { name: format!("{prefix}_seq_vectors.hex"), text: vectors });
    files.push(File { name: format!("{prefix}_seq.f"), text: list });
    let json = serde_json::to_string_pretty(&figures(scheme, codec)).expect("numbers and names") + "\n";
    files.push(File { name: format!("{prefix}_seq.json"), text: json });
    files
}

/// The library's files, instantiated modules first, with the properties that the macro `ECC_SVA` adds.
fn library_files() -> Vec<File> {
    let mut files = Vec::new();
    for name in LIBRARY {
        let (file, text) = MODULES
            .iter()
            .chain(SEQUENTIAL)
            .find(|(file, _)| file.split('.').next() == Some(name))
            .expect("in the library");
        files.push(File { name: (*file).into(), text: (*text).into() });
    }
    files
}

fn header(scheme: &Algebraic, codec: &Codec) -> String {
    let mut flags = " --sequential".to_owned();
    if codec.lanes > 1 {
        let _ = write!(flags, " --symbols {}", codec.lanes);
    }
    if codec.erasures > 0 {
        flags += " --erasures";
    }
    let argument = argument_of(&scheme.id, &scheme.file);
    origin(&scheme.id, &scheme.hash(), &argument, &flags).iter().map(|line| comment("//", line)).collect()
}

/// A description of the code and of the number of clocks.
fn about(scheme: &Algebraic, codec: &Codec) -> String {
    let (n, k) = (codec.symbols, codec.symbols - codec.check_symbols);
    let code = match &scheme.family {
        Family::Bch(_) => format!("BCH code of {n} bits, {k} of them data,"),
        Family::ReedSolomon(_) => format!("Reed-Solomon code of {n} symbols, {k} of them data,"),
    };
    let erased = match codec.erasures {
        0 => String::new(),
        erasures => {
            format!(" Up to {erasures} symbols can be named as erased; two of them take the place of a wrong one.")
        }
    };
    format!(
        "{code} with {} wrong at most.{erased} {} a clock; a codeword in {} clocks. The decoder's first beat comes out {} clocks after \
         it came in; its key equation has {} pairs of multipliers for {} cells.",
        codec.radius,
        match (codec.lanes, codec.is_binary) {
            (1, true) => "One bit".to_owned(),
            (1, false) => "One symbol".to_owned(),
            (lanes, true) => format!("{lanes} bits"),
            (lanes, false) => format!("{lanes} symbols"),
        },
        codec.period(),
        codec.latency(),
        codec.cells,
        codec.all_cells()
    )
}

/// A vector of elements as a concatenation, the first element least significant.
fn vector(name: &str, bits: usize, elements: &[u32]) -> String {
    let mut text = format!("  localparam logic [{}:0] {name} = {{", bits * elements.len() - 1);
    let mut line = String::new();
    for (i, element) in elements.iter().rev().enumerate() {
        let comma = if i + 1 < elements.len() { "," } else { "" };
        let item = format!(" {bits}'h{element:0digits$x}{comma}", digits = bits.div_ceil(4));
        if 3 + line.len() + item.len() > COLUMNS {
            let _ = write!(text, "\n   {}", std::mem::take(&mut line));
        }
        line += &item;
    }
    format!("{text}\n   {line}\n  }};\n")
}

/// Width of the number of errors in the module `eccforge_seq_dec`, in bits.
fn count_bits(codec: &Codec) -> usize {
    (codec.syndromes + 2).next_power_of_two().ilog2() as usize
}

/// Declarations of the package's integer constants, each with its meaning as a comment.
fn numbers(all: &[(&str, usize, &str)]) -> String {
    all.iter().map(|(name, value, about)| format!("  localparam int {name} = {value};  // {about}\n")).collect()
}

/// The declaration of the field polynomial, which has degree `m`.
fn field(m: usize, polynomial: u32) -> String {
    format!("  localparam logic [{m}:0] Poly = {}'h{polynomial:x};\n", m + 1)
}

/// The constants of the encoder; bits are elements of GF(2), whose polynomial is x + 1.
fn of_encoder(codec: &Codec) -> String {
    let (m, polynomial) =
        if codec.is_binary { (1, 3) } else { (codec.field.bits() as usize, codec.field.polynomial()) };
    let (checks, lanes) = (codec.check_symbols, codec.lanes);
    numbers(&[
        ("M", m, "bits of a symbol"),
        ("Checks", checks, "check symbols of a codeword"),
        ("DataBeats", (codec.symbols - checks) / lanes, "beats of data symbols"),
        ("Lanes", lanes, "symbols in a beat"),
    ]) + &field(m, polynomial)
        + "  // Coefficients of the generator polynomial, x^0 last.\n"
        + &vector("Generator", m, &codec.generator)
}

/// The constants of the decoder.
fn of_decoder(codec: &Codec) -> String {
    let m = codec.field.bits() as usize;
    let [[loc_start, loc_step], [eval_start, eval_step]] = codec.factors();
    let mut text = numbers(&[
        ("M", m, "bits of an element of the field"),
        ("Checks", codec.syndromes, "syndromes"),
        ("Degree", codec.degree(), "most roots of the locator"),
        ("Radius", codec.radius, "most errors that are corrected"),
        ("Lanes", codec.lanes, "symbols in a beat"),
        ("Beats", codec.beats(), "beats of a codeword"),
        ("BeatW", codec.lanes * codec.symbol_bits(), "bits of a beat"),
        ("Cells", codec.cells, "pairs of multipliers of the key equation"),
        ("Depth", codec.depth(), "entries of the array"),
    ]);
    if codec.erasures > 0 {
        text += &numbers(&[("Erasures", codec.erasures, "most erased symbols")]);
    }
    let _ = writeln!(text, "  localparam bit Binary = 1'b{};  // a symbol is one bit", u8::from(codec.is_binary));
    text += &field(m, codec.field.polynomial());
    text += "  // The roots of the code and the factors of the terms of the search, the first one last.\n";
    for (name, elements) in [
        ("Roots", codec.roots()),
        ("LocStart", loc_start),
        ("LocStep", loc_step),
        ("EvalStart", eval_start),
        ("EvalStep", eval_step),
    ] {
        text += &vector(name, m, &elements);
    }
    if codec.erasures > 0 {
        text += "  // The locator of the first symbol, and its quotient from one symbol to the next.\n";
        for (name, element) in ["MarkStart", "MarkStep"].into_iter().zip(codec.marks()) {
            text += &vector(name, m, &[element]);
        }
    }
    text
}

/// The constants of the testbench.
fn of_testbench(codec: &Codec) -> String {
    numbers(&[
        ("Beats", codec.beats(), "beats of a codeword"),
        ("DataBeats", (codec.symbols - codec.check_symbols) / codec.lanes, "beats of data symbols"),
        ("BeatW", codec.lanes * codec.symbol_bits(), "bits of a beat"),
        ("SymW", codec.symbol_bits(), "bits of a symbol"),
        ("CountW", count_bits(codec), "bits of the number of errors"),
        ("Latency", codec.latency(), "clocks from the first beat in to the first beat out"),
        ("Period", codec.period(), "clocks between two codewords"),
    ])
}
