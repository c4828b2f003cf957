//! Tests of the DPI-C functions: Verilator calls them with random words, and the emitted encoder and decoder give the same results.

use crate::support;

use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::design::{Design, Options, Side};
use eccforge_hdl::tools::{self, Tool};
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::algebraic::Ball;
use eccforge_source::c::Regenerate;
use eccforge_source::{Options as Software, algebraic, c, dpi};
use std::path::Path;
use std::time::Duration;
use support::complemented;
use xtask::needs;

/// Time limit of one compilation or simulation.
const LIMIT: Duration = Duration::from_secs(900);

/// A testbench: random data, 0 to 5 wrong bits of the entry by `inject`, and the outputs of functions and modules.
/// `+damage` flips a bit for the emitted decoder only.
const BENCH: &str = "module tb;
  import STEM_dpi_pkg::*;
  bit [DataBits-1:0] data, read, decoded;
  bit [EntryBits-1:0] written, entry, flip, at_decoder;
EXTRA  bit ce, due;
  longint unsigned seed = 64'd1;
  int status, differences = 0, seen[3] = '{0, 0, 0};
  TOP_enc u_enc (.data_i(data), ADDRESS.entry_o(written));
  TOP_dec u_dec (.entry_i(at_decoder), ADDRESSENABLE.data_o(decoded), .ce_o(ce), .due_o(due));
  initial begin
    flip = '0;
    if ($test$plusargs(\"damage\")) flip[0] = 1'b1;
    for (int i = 0; i < 3000; i++) begin
      for (int w = 0; w < DataBits; w += 8) data[w +: 8] = 8'($urandom);
      RANDOM
      STEM_dpi_encode(data, IN entry);
      #1 if (entry !== written) differences++;
      if (STEM_dpi_inject(entry, i % 6, seed) != i % 6 || $countones(entry ^ written) != i % 6) differences++;
      at_decoder = entry ^ flip;
      status = STEM_dpi_decode(entry, IN ON read);
      #1 if (decoded !== read || ce !== (status == Corrected) || due !== (status == Uncorrectable)) differences++;
      seen[status]++;
    end
    $display(\"differences %0d, outcomes %0d %0d %0d\", differences, seen[0], seen[1], seen[2]);
    $finish;
  end
endmodule
";

/// The testbench of a scheme.
fn bench(scheme: &Scheme, stem: &str) -> String {
    let (mut extra, mut random) = (String::new(), String::new());
    let [mut address, mut enable, mut input, mut on] = [const { String::new() }; 4];
    if scheme.address.is_some() {
        extra += "  bit [AddressBits-1:0] address;\n";
        random += "address = AddressBits'({$urandom, $urandom});";
        address += ".address_i(address), ";
        input += "address,";
    }
    if !scheme.enables.is_empty() {
        extra += "  bit [Enables-1:0] enables;\n";
        random += "enables = Enables'($urandom);";
        on += "enables,";
        for (i, e) in scheme.enables.iter().enumerate() {
            enable += &format!(".{}(enables[{i}]), ", Options::default().input(&e.name));
        }
    }
    let text = BENCH.replace("EXTRA", &extra).replace("RANDOM", &random).replace("ADDRESS.", &format!("{address}."));
    let text = text.replace("ADDRESSENABLE", &(address + &enable)).replace("IN ", &input).replace("ON ", &on);
    text.replace("STEM", stem).replace("TOP", &scheme.id.replace('-', "_"))
}

/// Compiles files with Verilator.
fn compile(folder: &Path, files: &[&str]) {
    let arguments = ["--binary", "--top-module", "tb", "-Wno-fatal", "-Wno-lint", "-CFLAGS", "-O0", "-j", "2"];
    let folder_of = format!("-I{}", folder.display());
    let include = format!("-I{}", folder.display());
    let arguments = [&arguments[..], &[&folder_of, "-CFLAGS", &include], files].concat();
    tools::run_ok(Tool::Verilator, &arguments, folder, LIMIT).unwrap();
}

fn run(folder: &Path, arguments: &[&str]) -> String {
    let program = folder.join("obj_dir/Vtb");
    tools::run_program(Tool::Verilator, &program, arguments, folder, LIMIT).unwrap().text
}

fn put(folder: &Path, name: &str, text: &str) {
    std::fs::write(folder.join(name), text).unwrap();
}

/// Compiles the testbench of a scheme; returns what it prints, without and with a damaged entry at the emitted decoder.
fn compared(scheme: &Scheme, options: &Software) -> [String; 2] {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let source = c::source(scheme, Regenerate::Emit, options).unwrap();
    for (name, text) in source.files().iter() {
        put(folder, name, text);
    }
    let functions = dpi::files(scheme, options);
    for (name, text) in functions.iter() {
        put(folder, name, text);
    }
    let design = Design::new(scheme, &Options::default());
    put(folder, "design.v", &(design.text(Side::Encoder) + &design.text(Side::Decoder)));
    put(folder, "tb.sv", &bench(scheme, &source.stem));
    let [(c, _), (package, _)] = &functions[..] else { panic!("two files") };
    compile(folder, &[package, "tb.sv", "design.v", c, &format!("{}.c", source.stem)]);
    [run(folder, &[]), run(folder, &["+damage"])]
}

/// Asserts that the functions equal the emitted modules, and that a wrong bit is noticed.
fn is_the_same(scheme: &Scheme, options: &Software) {
    let [same, damaged] = compared(scheme, options);
    assert!(same.contains("differences 0, outcomes "), "{}: {same}", scheme.id);
    // Entries without an error are a sixth, and every scheme corrects single errors.
    let outcomes = same.split("outcomes ").nth(1).unwrap().split_whitespace().take(3);
    let outcomes: Vec<usize> = outcomes.map(|count| count.parse().unwrap()).collect();
    assert!(outcomes[0] >= 500 && outcomes[1] >= 450 && outcomes[2] > 0, "{}: {same}", scheme.id);
    assert!(damaged.contains("differences ") && !damaged.contains("differences 0,"), "{}: {damaged}", scheme.id);
}

#[test]
#[ignore = "needs verilator: cargo xtask ci"]
fn the_functions_equal_the_emitted_modules() {
    if !needs(&["verilator"]) {
        return;
    }
    let plain = Software { dpi: true, ..Software::default() };
    is_the_same(&builtin("hsiao-39-32").unwrap().scheme(), &plain);
    // Enables, an address XORed into the data, and a constant on stored bits with the other order of bits.
    is_the_same(&builtin("duet-trio").unwrap().scheme(), &plain);
    is_the_same(&builtin("veer-el2-iccm-64k").unwrap().scheme(), &plain);
    let msb_first = Software { msb_first: true, ..plain };
    is_the_same(&complemented(&builtin("hsiao-22-16").unwrap().scheme()), &msb_first);
}

/// A code whose decoder takes erased symbols: two erased ones of each entry are random, and every third entry has a wrong symbol
/// that is not erased.
const ERASED: &str = "module tb;
  import ecc_tiny_dpi_pkg::*;
  bit [DataBits-1:0] data, read;
  bit [EntryBits-1:0] entry;
  bit [Symbols-1:0] erased;
  int status, wrong, differences = 0, first, second;
  initial begin
    for (int i = 0; i < 3000; i++) begin
      data = DataBits'({$urandom, $urandom});
      ecc_tiny_dpi_encode(data, entry);
      first = $urandom_range(Symbols - 1);
      second = (first + 1 + $urandom_range(Symbols - 2)) % Symbols;
      wrong = (first + 1) % Symbols == second ? (first + 2) % Symbols : (first + 1) % Symbols;
      erased = '0;
      erased[first] = 1'b1;
      erased[second] = 1'b1;
      entry[4 * first +: 4] = 4'($urandom);
      entry[4 * second +: 4] = 4'($urandom);
      if (i % 3 == 0) entry[4 * wrong +: 4] ^= 4'd5;
      status = ecc_tiny_dpi_decode(entry, erased, read);
      if (status == Uncorrectable || read !== data || (i % 3 == 0 && status != Corrected)) differences++;
    end
    $display(\"differences %0d\", differences);
    $finish;
  end
endmodule
";

#[test]
#[ignore = "needs verilator: cargo xtask ci"]
fn erased_symbols_are_restored() {
    if !needs(&["verilator"]) {
        return;
    }
    // 15 symbols of 4 bits, of which 5 are check symbols: one wrong symbol and two erased ones.
    let text = "eccforge: 1\nid: tiny\nname: Small\nsource: \"made for a test\"\n\
         entry: {beats: 1, data-pins: 40, check-pins: 20}\ncodewords: 1\nlayout: identity\n\
         code: {reed-solomon: {polynomial: 0x13, symbols: 15, check-symbols: 5, first-power: 0, \
         locators: {progression: {first: 14, step: 14}}}}\n\
         corrects: [{code-symbols: {up-to: 1, erasures: 2}}]\n";
    let scheme = Algebraic::from_text(&SourceFile::new("tiny.yaml", text)).unwrap().expect("a ball");
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let options = Software { dpi: true, ..Software::default() };
    let source = algebraic::in_c(&Ball::within(&scheme, &options).unwrap());
    for (name, text) in source.files().iter() {
        put(folder, name, text);
    }
    let functions = dpi::of_algebra(&scheme, &options);
    for (name, text) in functions.iter() {
        put(folder, name, text);
    }
    put(folder, "tb.sv", ERASED);
    compile(folder, &["ecc_tiny_dpi_pkg.sv", "tb.sv", "ecc_tiny_dpi.c", "ecc_tiny.c"]);
    assert!(run(folder, &[]).contains("differences 0"));
}
