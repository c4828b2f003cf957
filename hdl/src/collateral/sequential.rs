//! The files of a sequential encoder and decoder: package of constants, modules, testbench, vectors, file list and figures.

use super::testbench::fill;
use crate::design::File;
use crate::design::library::{MODULES, SEQUENTIAL};
use crate::design::provenance::{argument_of, comment, origin};
use crate::design::sequential::Codec;
use eccforge_files::digest::hex;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::algebraic::{Algebraic, Family};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::Write;

/// Codewords of the vectors for each number of errors.
const WORDS_EACH: usize = 3;
/// Columns of emitted text.
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
    /// The scheme.
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

/// The code and the clocks, in words.
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

/// Bits of the number of errors of the module `eccforge_seq_dec`.
fn count_bits(codec: &Codec) -> usize {
    (codec.syndromes + 2).next_power_of_two().ilog2() as usize
}

/// Whole numbers by name, with their meanings.
fn numbers(all: &[(&str, usize, &str)]) -> String {
    all.iter().map(|(name, value, about)| format!("  localparam int {name} = {value};  // {about}\n")).collect()
}

/// The field polynomial of degree `m`.
fn field(m: usize, polynomial: u32) -> String {
    format!("  localparam logic [{m}:0] Poly = {}'h{polynomial:x};\n", m + 1)
}

/// The constants of the encoder; bits are the elements of GF(2), of the polynomial x + 1.
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

/// A codeword, the word as read and the word after the decoder; `None` if it is uncorrectable.
#[derive(Clone)]
pub struct Word {
    /// The codeword that was written.
    pub clean: Vec<u32>,
    /// The word with its errors.
    pub stored: Vec<u32>,
    /// The word that the software decoder delivers, and how many symbols it corrected.
    pub decoded: Option<(Vec<u32>, usize)>,
    /// The symbols that are named as erased.
    pub erased: Vec<usize>,
}

impl Word {
    /// The word of these data symbols with these errors; the code corrects up to `radius` of them outside the erased symbols.
    pub fn new(family: &Family, (radius, erased): (usize, &[usize]), data: &[u32], errors: &[(usize, u32)]) -> Self {
        let clean: Vec<u32> = match family {
            Family::Bch(bch) => bch.encode(&bits(data)).into_iter().map(u32::from).collect(),
            Family::ReedSolomon(rs) => rs.encode(data),
        };
        let mut stored = clean.clone();
        for (s, value) in errors {
            stored[*s] ^= value;
        }
        let found = match family {
            Family::Bch(bch) => {
                bch.correct(&bits(&stored), radius).map(|wrong| wrong.into_iter().map(|bit| (bit, 1)).collect())
            }
            Family::ReedSolomon(rs) => rs.correct(&stored, erased, radius),
        };
        let decoded = found.map(|found| {
            let mut word = stored.clone();
            for (s, value) in &found {
                word[*s] ^= value;
            }
            (word, found.len())
        });
        Self { clean, stored, decoded, erased: erased.to_vec() }
    }

    /// One line for each beat: whether it is erased, if the decoder has a port for that; flags (uncorrectable, corrected) with the
    /// last beat, the decoder's word, the word as read and the codeword.
    pub fn lines(&self, codec: &Codec) -> String {
        let (bits, lanes) = (codec.symbol_bits(), codec.lanes);
        let expected = self.decoded.as_ref().map_or(&self.stored, |(word, _)| word);
        let is_corrected = self.decoded.as_ref().is_some_and(|(_, corrected)| *corrected > 0);
        let flags = [is_corrected, self.decoded.is_none()];
        let mut text = String::new();
        for beat in 0..codec.beats() {
            let is_last = beat + 1 == codec.beats();
            let mut line = Vec::with_capacity(3 * bits * lanes + 2);
            for word in [&self.clean, &self.stored, expected] {
                let symbols = &word[beat * lanes..(beat + 1) * lanes];
                line.extend(symbols.iter().flat_map(|value| (0..bits).map(move |i| value >> i & 1 == 1)));
            }
            line.extend(flags.map(|flag| flag && is_last));
            if codec.erasures > 0 {
                line.push(self.erased.contains(&beat));
            }
            text += &hex(&line);
            text.push('\n');
        }
        text
    }
}

fn bits(symbols: &[u32]) -> Vec<bool> {
    symbols.iter().map(|symbol| *symbol == 1).collect()
}

/// Vectors for every number of errors to two more than are corrected, and the number of codewords. In the second word of each
/// number the first and the last symbol are wrong. In the third one the first syndrome is zero, so that the key equation meets a
/// discrepancy of zero, unless the symbols are bits. A decoder with a port for erased symbols has one more word for each number of
/// them, to one more than the port takes, with each number of errors.
fn vectors(scheme: &Algebraic, codec: &Codec) -> (String, usize) {
    let mut random = SplitMix64::new(u64::from(codec.field.polynomial()) << 32 | codec.symbols as u64);
    let mut words = Vec::new();
    for errors in 0..=(codec.radius + 2).min(codec.symbols) {
        for word in 0..WORDS_EACH {
            let first = if word == 1 { vec![0, codec.symbols - 1] } else { Vec::new() };
            words.push(random_word(scheme, codec, (0, errors), first, word == 2, &mut random));
        }
    }
    for erased in 1..=codec.erasures {
        for errors in 0..=scheme.radius_with_erasures(erased) + 2 {
            words.push(random_word(scheme, codec, (erased, errors), Vec::new(), false, &mut random));
        }
    }
    if (1..codec.symbols).contains(&codec.erasures) {
        words.push(random_word(scheme, codec, (codec.erasures + 1, 0), Vec::new(), false, &mut random));
    }
    (words.iter().map(|word| word.lines(codec)).collect(), words.len())
}

/// A word of random data with this number of erased symbols and of errors, the `first` places among them. `is_sparse`: the first
/// syndrome is zero.
fn random_word(
    scheme: &Algebraic,
    codec: &Codec,
    (erased, errors): (usize, usize),
    first: Vec<usize>,
    is_sparse: bool,
    random: &mut SplitMix64,
) -> Word {
    let values = (1usize << codec.symbol_bits()) - 1;
    let data: Vec<u32> = (codec.check_symbols..codec.symbols).map(|_| random.below(values + 1) as u32).collect();
    // More errors than symbols have no places: the loop that draws different ones would not end.
    let count = (erased + errors).min(codec.symbols);
    let mut places = first;
    places.truncate(count);
    while places.len() < count {
        let place = random.below(codec.symbols);
        if !places.contains(&place) {
            places.push(place);
        }
    }
    let mut wrong: Vec<(usize, u32)> = Vec::new();
    for (i, place) in places.iter().enumerate() {
        // An error of value zero is none, but an erased symbol can be right.
        let value = if i < erased { random.below(values + 1) } else { 1 + random.below(values) };
        wrong.push((*place, value as u32));
    }
    if is_sparse && !codec.is_binary {
        without_first_syndrome(codec, &mut wrong);
    }
    let named = &places[..erased];
    if erased <= codec.erasures {
        let radius = scheme.radius_with_erasures(erased);
        return Word::new(&scheme.family, (radius, named), &data, &wrong);
    }
    // The decoder rejects a word with more erased symbols than its port takes, whatever its errors are.
    let word = Word::new(&scheme.family, (0, &[]), &data, &wrong);
    Word { decoded: None, erased: named.to_vec(), ..word }
}

/// Changes the last of some errors so that their first syndrome is zero, if its value does not become zero.
fn without_first_syndrome(codec: &Codec, wrong: &mut [(usize, u32)]) {
    let Some(((place, value), others)) = wrong.split_last_mut() else { return };
    let field = &codec.field;
    let factor = |s: usize| field.raise(codec.roots()[0], (codec.symbols - 1 - s) as u64);
    let sum = others.iter().fold(0, |sum, (s, value)| sum ^ field.multiply(*value, factor(*s)));
    // With a sum of zero, the last error would have the value zero: it would be none.
    if sum != 0 {
        *value = field.multiply(sum, field.inverse(factor(*place)));
    }
}
