//! Tests of sequential encoders and decoders (long: runs of two simulators, words of foreign decoders, and planted faults).
//!
//! They run the emitted testbench, every syndrome of small codes against the oracle, and lint.

use crate::support;

use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::field::Field;
use eccforge_gf::random::SplitMix64;
use eccforge_hdl::collateral::sequential::{Word, files};
use eccforge_hdl::design::sequential::Codec;
use eccforge_hdl::tools::{self, Output, Tool};
use eccforge_oracle::bounded::BoundedDistance;
use eccforge_scheme::algebraic::{Algebraic, Family, Group};
use eccforge_scheme::bch::Bch;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use support::{LINT, silent};
use xtask::needs;

/// Time limit of one simulation or proof.
const LIMIT: Duration = Duration::from_secs(900);

/// A Reed-Solomon code of n symbols of m bits that corrects `t` symbols; the exponents of its locators differ by `step`.
pub fn reed_solomon(polynomial: u32, n: usize, r: usize, (first, step): (usize, usize), t: usize) -> Algebraic {
    let m = 31 - polynomial.leading_zeros() as usize;
    let order = (1 << m) - 1;
    // The last symbol has the locator 1.
    let (start, back) = (step * (n - 1) % order, order - step);
    let text = format!(
        "eccforge: 1\nid: tiny\nname: Small\nsource: \"made for a test\"\n\
         entry: {{beats: 1, data-pins: {}, check-pins: {}}}\ncodewords: 1\nlayout: identity\n\
         code: {{reed-solomon: {{polynomial: {polynomial:#x}, symbols: {n}, check-symbols: {r}, first-power: {first}, \
         locators: {{progression: {{first: {start}, step: {back}}}}}}}}}\n\
         corrects: [{{code-symbols: {{up-to: {t}, erasures: {r}}}}}]\n",
        m * (n - r),
        m * r
    );
    of_text(&text)
}

fn of_text(text: &str) -> Algebraic {
    Algebraic::from_text(&SourceFile::new("small.yaml", text)).unwrap().expect("a ball")
}

pub fn of_folder(id: &str) -> Algebraic {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../codecs/scheme/tests/codes");
    Algebraic::from_text(&SourceFile::read(&folder.join(format!("{id}.yaml"))).unwrap()).unwrap().expect("a ball")
}

/// The oracle of a code, from its definition: the last symbol has the locator 1.
fn oracle(polynomial: u32, first: usize, step: usize, r: usize, n: usize) -> BoundedDistance {
    let mut oracle = BoundedDistance {
        polynomial,
        first_power: first as u32,
        check_symbols: r,
        locators: Vec::new(),
        multipliers: Vec::new(),
    };
    let base = oracle.power(2, step as u32);
    oracle.locators = (0..n as u32).rev().map(|e| oracle.power(base, e)).collect();
    oracle
}

/// The files of a run in a folder of their own.
struct Run {
    prefix: String,
    folder: tempfile::TempDir,
    sources: Vec<String>,
}

impl Run {
    fn new(scheme: &Algebraic, lanes: usize) -> Self {
        Self::of(scheme, &Codec::of(scheme, lanes).unwrap_or_else(|why| panic!("{}", why.message)))
    }

    fn of(scheme: &Algebraic, codec: &Codec) -> Self {
        let files = files(scheme, codec);
        let folder = tempfile::tempdir().unwrap();
        eccforge_hdl::generate::write(folder.path(), &files).unwrap();
        let list = files.iter().find(|file| file.name.ends_with(".f")).unwrap();
        Self { prefix: scheme.id.replace('-', "_"), folder, sources: list.text.lines().map(Into::into).collect() }
    }

    fn file(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    /// Replaces the first occurrence of a text, which the file must hold.
    fn change(&self, name: &str, from: &str, to: &str) {
        let text = std::fs::read_to_string(self.file(name)).unwrap();
        assert!(text.contains(from), "{name} has no `{from}`");
        std::fs::write(self.file(name), text.replacen(from, to, 1)).unwrap();
    }

    /// Replaces the words of the testbench.
    fn with_words(&self, codec: &Codec, words: &[Word]) {
        let bench = format!("{}_seq_tb.sv", self.prefix);
        let text = std::fs::read_to_string(self.file(&bench)).unwrap();
        let line = text.lines().find(|line| line.contains("localparam int Words")).unwrap();
        let text = text.replace(line, &format!("  localparam int Words = {};", words.len()));
        std::fs::write(self.file(&bench), text).unwrap();
        let lines: String = words.iter().map(|word| word.lines(codec)).collect();
        std::fs::write(self.file(&format!("{}_seq_vectors.hex", self.prefix)), lines).unwrap();
    }

    /// Compiles the testbench and runs it, in Icarus Verilog or in Verilator, which is faster and takes longer to compile.
    fn simulate(&self, tool: Tool) -> Output {
        let top = format!("{}_seq_tb", self.prefix);
        let bench = format!("{top}.sv");
        let files = self.sources.iter().map(String::as_str).chain([&*bench]);
        if tool == Tool::Iverilog {
            let arguments: Vec<&str> = ["-g2012", "-s", &top, "-o", "tb.vvp"].into_iter().chain(files).collect();
            tools::run_ok(tool, &arguments, self.folder.path(), LIMIT).unwrap();
            return tools::run(Tool::Vvp, &["-n", "tb.vvp"], self.folder.path(), LIMIT).unwrap();
        }
        let options = ["--binary", "-Wno-fatal", "--top-module", &top, "-Mdir", "built", "-o", "tb"];
        tools::run_ok(tool, &options.into_iter().chain(files).collect::<Vec<_>>(), self.folder.path(), LIMIT).unwrap();
        tools::run_program(tool, &self.file("built/tb"), &[], self.folder.path(), LIMIT).unwrap()
    }

    fn passes(&self, tool: Tool) {
        let output = self.simulate(tool);
        assert!(output.success && output.text.contains("PASS"), "{}: {}", self.prefix, output.text);
    }
}

/// Positions and values of wrong symbols; `None` if a word is uncorrectable.
type Corrections = Option<Vec<(usize, u32)>>;

/// A word with these corrections, and their number.
fn corrected(word: &[u32], found: &[(usize, u32)]) -> (Vec<u32>, usize) {
    let mut decoded = word.to_vec();
    for (s, value) in found.iter() {
        decoded[*s] ^= value;
    }
    (decoded, found.len())
}

/// One word of each coset: zero data symbols with any check symbols.
fn cosets(scheme: &Algebraic, codec: &Codec, correct: &dyn Fn(&[u32]) -> Corrections) -> Vec<Word> {
    let (k, bits) = (codec.symbols - codec.check_symbols, codec.symbol_bits());
    let word = |coset: u32| {
        let symbol = |s: usize| coset >> (bits * s) & ((1 << bits) - 1);
        let errors: Vec<(usize, u32)> = (0..codec.check_symbols).map(|s| (k + s, symbol(s))).collect();
        let mut word = Word::new(&scheme.family, (scheme.radius, &[]), &vec![0; k], &errors);
        let decoded = correct(&word.stored).map(|found| corrected(&word.stored, &found));
        assert_eq!(word.decoded, decoded, "software and oracle: {coset:x}");
        word.decoded = decoded;
        word
    };
    (0..1u32 << (bits * codec.check_symbols)).map(word).collect()
}

/// Decodes every coset with each of these numbers of multipliers and of symbols in a clock.
fn every_coset(scheme: &Algebraic, oracle: &BoundedDistance, foldings: &[(usize, usize)], fault: bool) {
    let is_binary = matches!(scheme.family, Family::Bch(_));
    let correct = |word: &[u32]| {
        let found = oracle.correct(word, &[], scheme.radius)?;
        // A word of bits differs in bits.
        (!is_binary || found.iter().all(|(_, value)| *value == 1)).then_some(found)
    };
    let words = cosets(scheme, &Codec::of(scheme, 1).unwrap(), &correct);
    for (cells, lanes) in foldings {
        let mut codec = Codec::of(scheme, *lanes).unwrap();
        codec.cells = *cells;
        let run = Run::of(scheme, &codec);
        run.with_words(&codec, &words);
        // Words without a discrepancy of zero do not notice this degree.
        if fault {
            run.change("eccforge_seq_key.sv", "step_q + 1'b1 - erased - errors_q", "step_q - erased - errors_q");
            assert!(!run.simulate(Tool::Iverilog).success, "{cells} cells: a wrong degree is not noticed");
            continue;
        }
        run.passes(Tool::Iverilog);
    }
}

#[test]
#[ignore = "simulates about 100 000 clocks: `cargo xtask ci` does"]
fn every_syndrome_of_small_codes_is_decoded_as_by_the_oracle_with_every_folding() {
    if !needs(&["iverilog"]) {
        return;
    }
    // GF(8), t = 2: seven cells.
    let scheme = reed_solomon(0xb, 7, 4, (1, 1), 2);
    every_coset(&scheme, &oracle(0xb, 1, 1, 4, 7), &(1..=7).map(|cells| (cells, 1)).collect::<Vec<_>>(), false);
    every_coset(&scheme, &oracle(0xb, 1, 1, 4, 7), &[(2, 1)], true);
    // An odd number of check symbols, another step of the roots, a shortened code, and a radius below the bound.
    every_coset(&reed_solomon(0x13, 15, 3, (5, 7), 1), &oracle(0x13, 5, 7, 3, 15), &[(1, 1), (3, 3)], false);
    every_coset(&reed_solomon(0xb, 6, 4, (0, 3), 2), &oracle(0xb, 0, 3, 4, 6), &[(2, 2)], false);
    every_coset(&reed_solomon(0xb, 6, 4, (6, 1), 1), &oracle(0xb, 6, 1, 4, 6), &[(3, 1)], false);
}

/// Tests every coset with random sets of erased symbols, which leave fewer correctable errors; cells in one row and in more.
#[test]
#[ignore = "compiles simulations: `cargo xtask ci` does"]
fn every_syndrome_with_erased_symbols_is_decoded_as_by_the_oracle() {
    if !needs(&["verilator"]) {
        return;
    }
    let mut random = SplitMix64::new(68);
    for (polynomial, n, r, (first, step), t, cells) in
        [(0xb, 7, 4, (1, 1), 2, 9), (0xb, 6, 4, (0, 3), 1, 2), (0x13, 15, 3, (5, 7), 1, 3), (0xb, 5, 3, (6, 1), 1, 1)]
    {
        let scheme = reed_solomon(polynomial, n, r, (first, step), t);
        let mut codec = Codec::with_erasures(&scheme).unwrap();
        codec.cells = cells;
        let oracle = oracle(polynomial, first, step, r, n);
        let mut words = Vec::new();
        for word in cosets(&scheme, &codec, &|word| oracle.correct(word, &[], t)) {
            for _ in 0..4 {
                let mut symbols: Vec<usize> = (0..n).collect();
                let erased = random.below(r + 2).min(n);
                for i in 0..erased {
                    symbols.swap(i, i + random.below(n - i));
                }
                symbols.truncate(erased);
                let found = (erased <= r)
                    .then(|| oracle.correct(&word.stored, &symbols, scheme.radius_with_erasures(erased)))
                    .flatten();
                words.push(Word {
                    decoded: found.map(|found| corrected(&word.stored, &found)),
                    erased: symbols,
                    ..word.clone()
                });
            }
        }
        let [none, some] = [0, 1].map(|least| {
            words.iter().filter(|word| !word.erased.is_empty() && usize::from(word.decoded.is_some()) == least).count()
        });
        assert!(none > 100 && some > 100, "{none} uncorrectable, {some} corrected");
        let run = Run::of(&scheme, &codec);
        run.with_words(&codec, &words);
        run.passes(Tool::Verilator);
        // Few words have more errors and erased symbols than syndromes and a locator with as many roots.
        if (polynomial, n) == (0xb, 7) {
            run.change("eccforge_seq_key.sv", "+ {2'b0, erased} > (CountW", "> (CountW");
            assert!(!run.simulate(Tool::Verilator).success, "errors beyond the distance are not noticed");
        }
    }
}

#[test]
#[ignore = "simulates about 100 000 clocks: `cargo xtask ci` does"]
fn every_syndrome_of_binary_codes_is_decoded_as_by_the_oracle() {
    if !needs(&["iverilog"]) {
        return;
    }
    for (t, k, foldings) in [(3, 5, [(1, 1), (4, 5)]), (2, 7, [(7, 1), (2, 1)]), (2, 4, [(1, 4), (3, 2)])] {
        let code = Bch::new(Field::new(0x13).unwrap(), t, k, false).unwrap();
        let n = code.length();
        let scheme = Algebraic { family: Family::Bch(code), radius: t, ..reed_solomon(0x13, 15, 3, (1, 1), 1) };
        every_coset(&scheme, &oracle(0x13, 1, 1, 2 * t, n), &foldings, false);
    }
}

/// Words of reedsolo and galois, as `foreign.py` describes them, with their answers as vectors: RS(255,223) with every number
/// of erased symbols and errors up to two more than the code corrects, RS(544,514), and BCH codes over 512 bytes and 4 KiB.
#[test]
#[ignore = "needs reedsolo and galois: `cargo xtask ci` has them"]
fn decoders_of_large_codes_agree_with_foreign_ones() {
    if !needs(&["foreign decoders", "verilator"]) {
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../verify/exact/tests/foreign.py");
    let output = Command::new(xtask::python()).args([script, "large"]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let numbers = |part: &str| part.split_whitespace().map(|n| n.parse().unwrap()).collect::<Vec<u32>>();
    let mut codes: BTreeMap<(&str, &str), Vec<Word>> = BTreeMap::new();
    for line in printed.lines() {
        let parts: Vec<&str> = line.split(';').collect();
        let [kind, parameters, word, erased, expected] = parts[..] else { panic!("{line}") };
        let (stored, erased) = (numbers(word), numbers(erased).into_iter().map(|s| s as usize).collect());
        let decoded = (expected != "none").then(|| numbers(expected)).map(|right| {
            let changed = right.iter().zip(&stored).filter(|(a, b)| a != b).count();
            (right, changed)
        });
        codes.entry((kind, parameters)).or_default().push(Word { clean: Vec::new(), stored, decoded, erased });
    }
    assert_eq!(codes.len(), 4);
    for ((kind, parameters), mut words) in codes {
        // The last of them is the first root of an RS code, and the data bits of a BCH code.
        let [polynomial, strength, last] = numbers(parameters)[..] else { panic!("{parameters}") };
        let (strength, last, n) = (strength as usize, last as usize, words[0].stored.len());
        let (family, radius) = if kind == "rs" {
            (reed_solomon(polynomial, n, strength, (last, 1), strength / 2).family, strength / 2)
        } else {
            let field = Field::new(polynomial).unwrap();
            (Family::Bch(Bch::new(field, strength, last, false).unwrap()), strength)
        };
        let scheme = Algebraic { family, radius, ..reed_solomon(0x13, 15, 3, (1, 1), 1) };
        let mut codec = Codec::of(&scheme, if kind == "bch" { 8 } else { 1 }).unwrap();
        if words.iter().any(|word| !word.erased.is_empty()) {
            codec = Codec::with_erasures(&Algebraic { erasures: strength, ..scheme.clone() }).unwrap();
        }
        for word in &mut words {
            // The encoder of the testbench needs a codeword, which is that of the data as read.
            let data = &word.stored[..n - codec.check_symbols];
            word.clean = Word::new(&scheme.family, (radius, &[]), data, &[]).clean;
        }
        println!("{kind} {parameters}: {} words", words.len());
        let run = Run::of(&scheme, &codec);
        run.with_words(&codec, &words);
        run.passes(Tool::Verilator);
    }
}

#[test]
#[ignore = "compiles simulations: `cargo xtask ci` does"]
fn the_emitted_testbench_passes_in_both_simulators() {
    if !needs(&["iverilog", "verilator"]) {
        return;
    }
    Run::new(&reed_solomon(0x11d, 40, 8, (0, 1), 4), 4).passes(Tool::Iverilog);
    for (id, lanes) in [("ccsds-255-223", 1), ("kp4-544-514", 2), ("bch-512-8", 8), ("bch-4k-8", 8)] {
        Run::new(&of_folder(id), lanes).passes(Tool::Verilator);
    }
    for id in ["ccsds-255-223", "efuse-44-32"] {
        let scheme = of_folder(id);
        Run::of(&scheme, &Codec::with_erasures(&scheme).unwrap()).passes(Tool::Verilator);
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn no_tool_warns_about_the_emitted_modules() {
    if !needs(&["iverilog", "verilator", "yosys"]) {
        return;
    }
    let mut runs = Vec::new();
    for (id, lanes) in [("ccsds-255-223", 1), ("kp4-544-514", 2), ("bch-512-8", 8)] {
        runs.push(Run::new(&of_folder(id), lanes));
    }
    let scheme = of_folder("efuse-44-32");
    runs.push(Run::of(&scheme, &Codec::with_erasures(&scheme).unwrap()));
    for run in runs {
        for side in ["enc", "dec"] {
            let top = format!("{}_seq_{side}", run.prefix);
            let lint: Vec<&str> = LINT.into_iter().chain(["--top-module", &top]).collect();
            silent(Tool::Verilator, &lint, &run.sources, run.folder.path());
            let icarus = ["-Wall", "-g2012", "-tnull", "-s", &top];
            silent(Tool::Iverilog, &icarus, &run.sources, run.folder.path());
            let sources = run.sources.join(" ");
            let script = format!("read_verilog -sv {sources}; hierarchy -check -top {top}; proc; check -assert");
            silent(Tool::Yosys, &["-q", "-p", &script], &[], run.folder.path());
        }
        for entry in std::fs::read_dir(run.folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
            let text = std::fs::read_to_string(&entry).unwrap();
            let is_digits = |line: &str| line.starts_with(|c: char| c.is_ascii_hexdigit());
            let wide = text.lines().find(|line| line.chars().count() > 100 && !is_digits(line));
            assert_eq!(wide, None, "{}", entry.display());
        }
    }
}

/// Plants faults in each part: the testbench must fail, and also without its vectors.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_planted_fault_in_each_part_fails_the_emitted_testbench() {
    if !needs(&["iverilog"]) {
        return;
    }
    let scheme = reed_solomon(0x13, 15, 6, (1, 1), 3);
    Run::new(&scheme, 1).passes(Tool::Iverilog);
    let with_erasures = Codec::with_erasures(&scheme).unwrap();
    Run::of(&scheme, &with_erasures).passes(Tool::Iverilog);
    let runs = FAULTS.into_iter().map(|fault| (Run::new(&scheme, 1), fault));
    let erased = ERASURE_FAULTS.into_iter().map(|fault| (Run::of(&scheme, &with_erasures), fault));
    for (run, (file, from, to)) in runs.chain(erased) {
        run.change(file, from, to);
        let output = run.simulate(Tool::Iverilog);
        assert!(!output.success && !output.text.contains("PASS"), "{file}: `{to}` is not noticed: {}", output.text);
    }
    let run = Run::new(&scheme, 1);
    std::fs::write(run.file("tiny_seq_vectors.hex"), "0\n").unwrap();
    assert!(!run.simulate(Tool::Iverilog).success, "missing vectors are not noticed");
}

/// Faults in each part: a tap, a constant, a start of a counter, a step of the folding and a flag.
const FAULTS: [(&str, &str, &str); 19] = [
    ("tiny_seq_enc.sv", "Generator = {\n    4'h", "Generator = {\n    4'h1 ^ 4'h"),
    ("tiny_seq_dec.sv", "Roots = {\n    4'h", "Roots = {\n    4'h1 ^ 4'h"),
    ("tiny_seq_dec.sv", "LocStart = {\n    4'h", "LocStart = {\n    4'h1 ^ 4'h"),
    ("tiny_seq_dec.sv", "LocStep = {\n    4'h", "LocStep = {\n    4'h1 ^ 4'h"),
    ("tiny_seq_dec.sv", "EvalStart = {\n    4'h", "EvalStart = {\n    4'h1 ^ 4'h"),
    ("tiny_seq_dec.sv", "EvalStep = {\n    4'h", "EvalStep = {\n    4'h1 ^ 4'h"),
    ("tiny_seq_dec.sv", "Radius = 3", "Radius = 2"),
    ("eccforge_seq_enc.sv", "is_data ? top ^ data_i", "is_data ? data_i"),
    ("eccforge_seq_enc.sv", "(count_q == '0) ? '0 : remainder_q", "remainder_q"),
    ("eccforge_seq_syndrome.sv", "first_i ? '0 : sum_q", "sum_q"),
    ("eccforge_seq_key.sv", "step_q   <= '0;", "step_q   <= CountW'(1);"),
    ("eccforge_seq_key.sv", "Rows  = (Checks + Degree + Cells) / Cells", "Rows  = (Checks + Degree) / Cells"),
    ("eccforge_seq_key.sv", "is_last_row ? '0 : delta_q[RowW+:M]", "delta_q[RowW+:M]"),
    ("eccforge_seq_key.sv", "!is_first_row ? head_q", "1'b0 ? head_q"),
    ("eccforge_seq_key.sv", "is_first_step ? delta : theta_q", "theta_q"),
    ("eccforge_seq_term.sv", "else if (en_i)", "else"),
    ("eccforge_seq_search.sv", "is_root = even == odd", "is_root = even == '0"),
    ("eccforge_seq_dec.sv", "(out_q == '0) ? '0 : found", "found"),
    ("eccforge_seq_dec.sv", "out_fail_q | (found != out_wanted_q)", "out_fail_q"),
];

/// Faults of the parts that erased symbols need.
const ERASURE_FAULTS: [(&str, &str, &str); 10] = [
    ("tiny_seq_dec.sv", "MarkStart = {\n    4'h", "MarkStart = {\n    4'h1 ^ 4'h"),
    ("tiny_seq_dec.sv", "MarkStep = {\n    4'h", "MarkStep = {\n    4'h1 ^ 4'h"),
    ("tiny_seq_dec.sv", "Erasures = 6", "Erasures = 5"),
    ("eccforge_seq_dec.sv", "is_first ? '0 : erased_q", "erased_q"),
    ("eccforge_seq_dec.sv", "is_first ? MarkStart : place_q", "place_q"),
    ("eccforge_seq_dec.sv", "changed_q + CountW'(is_changed)", "out_wanted_q"),
    ("eccforge_seq_key.sv", "marks_q <= marks_q >> M", "marks_q <= marks_q"),
    ("eccforge_seq_key.sv", "is_first_step = step_q <= erased_q", "is_first_step = step_q < erased_q"),
    ("eccforge_seq_key.sv", "1'b0} + {2'b0, erased} <=", "1'b0} <="),
    ("eccforge_seq_key.sv", "errors_q + erased;", "errors_q;"),
];

#[test]
fn other_schemes_have_a_sentence() {
    let refused = |scheme: &Algebraic, lanes: usize| Codec::of(scheme, lanes).map(|_| ()).unwrap_err().message;
    let rs = of_folder("ccsds-255-223");
    let without = Codec::with_erasures(&of_folder("kp4-544-514")).map(drop).unwrap_err();
    assert!(without.message.contains("no symbol can be named as erased") && without.help.contains("erasures: E"));
    let punctured = of_text(include_str!("../../codecs/scheme/examples/keys/punctured.yaml"));
    assert!(refused(&punctured, 1).contains("its columns have factors"));
    assert!(refused(&rs, 2).contains("do not divide 32 check symbols and 223 data symbols"));
    assert!(refused(&rs, 0).contains("do not divide"));
    assert!(refused(&rs, 255).contains("do not divide"));
    let mut grouped = rs.clone();
    grouped.group = Some(Group { above: 2, symbols: 4 });
    assert!(refused(&grouped, 1).contains("do not take `within-group`"));
    let mut complemented = rs.clone();
    complemented.constant = vec![3];
    assert!(refused(&complemented, 1).contains("complemented check bits"));
    let Family::ReedSolomon(code) = &mut complemented.family else { panic!("a Reed-Solomon code") };
    code.locators.swap(0, 1);
    complemented.constant.clear();
    assert!(refused(&complemented, 1).contains("no geometric progression"));
}

#[test]
fn the_clocks_are_those_of_the_documents() {
    let clocks = |id: &str, lanes: usize| {
        let codec = Codec::of(&of_folder(id), lanes).unwrap();
        [codec.cells, codec.all_cells(), codec.beats(), codec.period(), codec.latency()]
    };
    assert_eq!(clocks("ccsds-255-223", 1), [7, 49, 255, 255, 482]);
    assert_eq!(clocks("kp4-544-514", 1), [3, 46, 544, 544, 1027]);
    assert_eq!(clocks("kp4-544-514", 2), [6, 46, 272, 272, 515]);
    assert_eq!(clocks("bch-512-8", 1), [1, 25, 4200, 4200, 4603]);
    assert_eq!(clocks("bch-512-8", 8), [1, 25, 525, 525, 928]);
    assert_eq!(clocks("bch-4k-8", 8), [1, 25, 4112, 4112, 4515]);
}
