//! Tests of the VPI functions: Icarus Verilog calls them with random words, and the emitted encoder and decoder give the same results.

use crate::support;

use eccforge_hdl::design::{Design, Options, Side};
use eccforge_hdl::tools::{self, Tool};
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::c::Regenerate;
use eccforge_source::{Options as Software, c, dpi};
use std::path::Path;
use std::process::Command;
use support::{LIMIT, complemented};
use xtask::needs;

/// A testbench: random data, 0 to 5 wrong bits of the entry by `inject`, and the outputs of functions and modules.
/// `+damage` flips a bit for the emitted decoder only.
const BENCH: &str = "module tb;
  reg [DATA:0] data, read;
  reg [ENTRY:0] entry, flip, at_decoder;
  wire [DATA:0] decoded;
  wire [ENTRY:0] written;
  wire ce, due;
EXTRA  reg [63:0] seed;
  integer i, w, status, differences, clean, corrected, uncorrectable;
  TOP_enc u_enc (.data_i(data), ADDRESS.entry_o(written));
  TOP_dec u_dec (.entry_i(at_decoder), ADDRESSENABLE.data_o(decoded), .ce_o(ce), .due_o(due));
  initial begin
    flip = $test$plusargs(\"damage\");
    seed = 64'hfedcba9876543210;
    differences = 0; clean = 0; corrected = 0; uncorrectable = 0;
    for (i = 0; i < 3000; i = i + 1) begin
      for (w = 0; w <= DATA; w = w + 1) data[w] = $random;
      RANDOM
      $STEM_encode(data, IN entry);
      #1 if (entry !== written) differences = differences + 1;
      if ($STEM_inject(entry, i % 6, seed) != i % 6) differences = differences + 1;
      status = 0;
      for (w = 0; w <= ENTRY; w = w + 1) status = status + (entry[w] ^ written[w]);
      if (status != i % 6) differences = differences + 1;
      at_decoder = entry ^ flip;
      status = $STEM_decode(entry, IN ON read);
      #1 if (decoded !== read || ce !== (status == 1) || due !== (status == 2)) differences = differences + 1;
      clean = clean + (status == 0);
      corrected = corrected + (status == 1);
      uncorrectable = uncorrectable + (status == 2);
    end
    $display(\"differences %0d, outcomes %0d %0d %0d\", differences, clean, corrected, uncorrectable);
    $finish;
  end
endmodule
";

/// The testbench of a scheme.
fn bench(scheme: &Scheme, stem: &str) -> String {
    let mut extra = String::new();
    let mut random = String::new();
    let mut enable = String::new();
    let [mut address, mut input, mut on] = [const { String::new() }; 3];
    if let Some(of_scheme) = &scheme.address {
        extra += &format!("  reg [{}:0] address;\n", of_scheme.bits() - 1);
        random += "address = {$random, $random};";
        address += ".address_i(address), ";
        input += "address,";
    }
    if !scheme.enables.is_empty() {
        extra += &format!("  reg [{}:0] enables;\n", scheme.enables.len() - 1);
        random += "enables = $random;";
        on += "enables,";
        for (i, e) in scheme.enables.iter().enumerate() {
            let bit = if scheme.enables.len() == 1 { String::new() } else { format!("[{i}]") };
            enable += &format!(".{}(enables{bit}), ", Options::default().input(&e.name));
        }
    }
    let text = BENCH.replace("EXTRA", &extra).replace("RANDOM", &random).replace("ADDRESS.", &format!("{address}."));
    let text = text.replace("ADDRESSENABLE", &(address + &enable)).replace("IN ", &input).replace("ON ", &on);
    let widths = [scheme.geometry.data_bits().len() - 1, scheme.geometry.bits() - 1].map(|width| width.to_string());
    let text = text.replace("DATA", &widths[0]).replace("ENTRY", &widths[1]);
    text.replace("STEM", stem).replace("TOP", &scheme.id.replace('-', "_"))
}

/// Writes the files of a scheme and compiles the VPI module; returns the stem of the names.
fn compiled(scheme: &Scheme, options: &Software, folder: &Path) -> String {
    let put = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
    let source = c::source(scheme, Regenerate::Emit, options).unwrap();
    for (name, text) in source.files().iter() {
        put(name, text);
    }
    for (name, text) in dpi::files(scheme, options).iter() {
        put(name, text);
    }
    let design = Design::new(scheme, &Options::default());
    put("design.v", &(design.text(Side::Encoder) + &design.text(Side::Decoder)));
    put("tb.v", &bench(scheme, &source.stem));
    let strict = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror", "-Wno-strict-prototypes"];
    let object = |file: &str| {
        let flags = Command::new("iverilog-vpi").arg("--cflags").output().unwrap();
        let flags = String::from_utf8(flags.stdout).unwrap();
        let include = flags.split_whitespace().filter(|flag| flag.starts_with("-I")).map(str::to_owned);
        let mut gcc = Command::new("gcc");
        gcc.args(strict).args(["-fPIC", "-c", file]).args(include).current_dir(folder);
        let output = gcc.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    object(&format!("{}_vpi.c", source.stem));
    let names = [format!("{}_vpi.c", source.stem), format!("{}.c", source.stem)];
    let output = Command::new("iverilog-vpi").args(names).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    source.stem
}

/// Simulates `tb.v`; returns what is printed.
fn simulated(stem: &str, folder: &Path, arguments: &[&str]) -> String {
    let module = format!("-m{stem}_vpi");
    tools::run_ok(Tool::Iverilog, &["-g2005", "-L.", &module, "-o", "tb", "tb.v", "design.v"], folder, LIMIT).unwrap();
    let arguments = [&["-M.", &module, "-n", "tb"], arguments].concat();
    tools::run(Tool::Vvp, &arguments, folder, LIMIT).unwrap().text
}

/// Asserts that the functions equal the emitted modules, and that a wrong bit is noticed.
fn is_the_same(scheme: &Scheme, options: &Software) {
    let folder = tempfile::tempdir().unwrap();
    let stem = compiled(scheme, options, folder.path());
    let same = simulated(&stem, folder.path(), &[]);
    assert!(same.contains("differences 0, outcomes "), "{}: {same}", scheme.id);
    let outcomes = same.split("outcomes ").nth(1).unwrap().split_whitespace().take(3);
    let outcomes: Vec<usize> = outcomes.map(|count| count.parse().unwrap()).collect();
    assert!(outcomes[0] >= 500 && outcomes[1] >= 450 && outcomes[2] > 0, "{}: {same}", scheme.id);
    let damaged = simulated(&stem, folder.path(), &["+damage"]);
    assert!(damaged.contains("differences ") && !damaged.contains("differences 0,"), "{}: {damaged}", scheme.id);
}

#[test]
#[ignore = "needs the compiler of VPI modules: cargo xtask ci"]
fn the_functions_equal_the_emitted_modules() {
    if !needs(&["iverilog", "iverilog-vpi"]) {
        return;
    }
    let plain = Software { vpi: true, ..Software::default() };
    is_the_same(&builtin("hsiao-39-32").unwrap().scheme(), &plain);
    // Enables, an address XORed into the data, and a constant on stored bits with the other order of bits.
    is_the_same(&builtin("duet-trio").unwrap().scheme(), &plain);
    is_the_same(&builtin("veer-el2-iccm-64k").unwrap().scheme(), &plain);
    let msb_first = Software { msb_first: true, ..plain };
    is_the_same(&complemented(&builtin("hsiao-22-16").unwrap().scheme()), &msb_first);
}

#[test]
#[ignore = "needs the compiler of VPI modules: cargo xtask ci"]
fn arguments_of_another_number_or_width_end_with_their_place() {
    if !needs(&["iverilog", "iverilog-vpi"]) {
        return;
    }
    let (scheme, folder) = (builtin("hsiao-39-32").unwrap().scheme(), tempfile::tempdir().unwrap());
    let options = Software { vpi: true, prefix: Some("own".into()), ..Software::default() };
    let stem = compiled(&scheme, &options, folder.path());
    let bench = |call: &str| {
        let text = format!(
            "module tb;\n  reg [30:0] data; reg [38:0] entry; reg [31:0] read; integer i;\n  initial begin\n    {call};\n    \
             $display(\"ran\");\n  end\nendmodule\n"
        );
        std::fs::write(folder.path().join("tb.v"), text).unwrap();
        simulated(&stem, folder.path(), &[])
    };
    let narrow = bench("$own_encode(data, entry)");
    assert!(narrow.contains("tb.v:4: error: $own_encode: argument 1 has 31 bits, expected 32\n"), "{narrow}");
    let few = bench("i = $own_decode(entry)");
    assert!(few.contains("tb.v:4: error: $own_decode: 1 arguments, expected 2\n"), "{few}");
    assert!(!narrow.contains("ran") && !few.contains("ran"), "{narrow}{few}");
    assert!(bench("i = $own_decode(entry, read)").contains("ran"));
}
