//! Tests of the codec of a family of widths: any data with up to two bits in error is corrected or detected, proved by
//! abc for each width to 128 and simulated above, and planted faults are refuted.

use crate::support;

use eccforge_hdl::design::File;
use eccforge_hdl::prove::library::sources;
use eccforge_hdl::tools::{self, Tool};
use support::LIMIT;
use xtask::needs;

/// A module whose outputs are one if a part of the contract is violated.
const MITER: &str = include_str!("secded_miter.sv");

/// Faults by width, module, and the text before and after.
const FAULTS: [(usize, &str, &str, &str); 6] = [
    (16, "eccforge_secded_dec", "(|synd_o) & ~(|hit)", "(^synd_o) & ~(|hit)"),
    (16, "eccforge_secded_dec", "assign ce_o              = |hit;", "assign ce_o              = |hit[DataW-1:0];"),
    (16, "eccforge_secded_dec", "assign hit[i] = synd_o", "assign hit[i] = (i != 9) & synd_o"),
    (16, "eccforge_secded_enc", "= ^(data_i & row)", "= ^(data_i[DataW-1:1] & row[DataW-1:1])"),
    // An even column, which two wrong bits add up to, in a width that needs columns of weight 5.
    (64, "eccforge_pkg", "ones   = ones + 2", "ones   = ones + 1"),
    (60, "eccforge_pkg", "< data_w + i)", "< data_w)"),
];

/// Returns the files of the codec, with a text of one file replaced.
fn files(change: Option<(&str, &str, &str)>) -> Vec<File> {
    let mut all: Vec<File> =
        sources().into_iter().filter(|f| f.name.contains("_secded_") || f.name == "eccforge_pkg.sv").collect();
    if let Some((module, from, to)) = change {
        let file = all.iter_mut().find(|file| file.name == format!("{module}.sv")).unwrap();
        assert!(file.text.contains(from), "{module} has no `{from}`");
        file.text = file.text.replacen(from, to, 1);
    }
    all.push(File { name: "secded_miter.sv".into(), text: MITER.into() });
    all
}

/// Writes files, and returns their names.
fn written(folder: &tempfile::TempDir, files: &[File]) -> Vec<String> {
    for file in files.iter() {
        std::fs::write(folder.path().join(&file.name), &file.text).unwrap();
    }
    files.iter().map(|file| file.name.clone()).collect()
}

/// Whether the contract of a width holds for any data and any two bits; each part of the contract is proved separately.
fn holds(width: usize, files: &[File]) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let script = format!(
        "read_verilog -sv {}; hierarchy -check -top secded_miter -chparam DataW {width}; proc -norom; flatten; opt -full; \
         techmap; opt -fast; simplemap; abc -g AND -fast; opt_clean; write_aiger miter.aig",
        written(&folder, files).join(" ")
    );
    let output = tools::run(Tool::Yosys, &["-q", "-p", &script], folder.path(), LIMIT).unwrap();
    assert!(output.success, "{width}: {}", output.text);
    // The syndrome bits are sums: their decision diagrams are small. The three other outputs are decided one by one.
    let header = std::fs::read(folder.path().join("miter.aig")).unwrap();
    let header = String::from_utf8_lossy(header.split(|byte| *byte == b'\n').next().unwrap()).into_owned();
    let sums = header.split(' ').nth(4).unwrap().parse::<usize>().unwrap() - 3;
    let one = |at: usize| format!("cone -O {at} -R 1; strash; iprove");
    let cones =
        [format!("cone -O 0 -R {sums}; collapse; strash; orpos; iprove"), one(sums), one(sums + 1), one(sums + 2)];
    cones.iter().all(|cone| {
        let command = format!("read_aiger miter.aig; {cone}");
        let printed = tools::run(Tool::Abc, &["-c", &command], folder.path(), LIMIT).unwrap().text;
        assert!(printed.contains("SATISFIABLE"), "{width}: {printed}");
        printed.contains("UNSATISFIABLE")
    })
}

#[test]
fn the_codec_of_any_width_corrects_one_bit_and_detects_two() {
    if needs(&["yosys", "berkeley-abc"]) {
        are_proved([4, 8, 11, 26, 32, 57, 64].into_iter());
    }
}

/// Proves the codec for these widths.
pub fn are_proved(widths: impl Iterator<Item = usize>) {
    let files = files(None);
    let broken: Vec<usize> = widths.filter(|width| !holds(*width, &files)).collect();
    assert!(broken.is_empty(), "{broken:?}");
}

#[test]
fn faults_of_the_codec_are_refuted() {
    if needs(&["yosys", "berkeley-abc"]) {
        for (width, module, from, to) in FAULTS {
            assert!(!holds(width, &files(Some((module, from, to)))), "{module}: {to}");
        }
    }
}

/// Code that draws data, and zero, one or two bits in error.
const DRAW: &str = "module tb;
  parameter int W = 64;
  localparam int N = W + eccforge_pkg::secded_check_width(W);
  logic [W-1:0] data;
  logic [N-1:0] first, second;
  logic [N-W-1:0] linear;
  logic stored, located, decoded;
  int seed, failures;
  secded_miter #(.DataW(W)) u (
    .data_i(data), .first_i(first), .second_i(second),
    .linear_o(linear), .stored_o(stored), .located_o(located), .decoded_o(decoded)
  );
  initial begin
    {seed, failures} = 0;
    for (int n = 0; n < 300; n++) begin
      for (int i = 0; i < W; i++) data[i] = $random(seed);
      {first, second} = '0;
      if (n % 3 != 0) first[$unsigned($random(seed)) % N] = 1'b1;
      if (n % 3 == 2) second[$unsigned($random(seed)) % N] = 1'b1;
      #1 if ({linear, stored, located, decoded} !== 0) failures++;
    end
    $display(\"%0d failures\", failures);
  end
endmodule
";

#[test]
fn wide_codecs_are_sampled() {
    if !needs(&["iverilog"]) {
        return;
    }
    let simulated = |width: usize, files: &[File]| {
        let folder = tempfile::tempdir().unwrap();
        let names = written(&folder, files);
        std::fs::write(folder.path().join("tb.sv"), DRAW).unwrap();
        let width = format!("-Ptb.W={width}");
        let all = ["-g2012", "-s", "tb", "-o", "tb.vvp", &width].into_iter().chain(names.iter().map(String::as_str));
        let output =
            tools::run(Tool::Iverilog, &all.chain(["tb.sv"]).collect::<Vec<_>>(), folder.path(), LIMIT).unwrap();
        assert!(output.success, "{}", output.text);
        tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap().text
    };
    for width in [129, 256, 501, 1024] {
        assert_eq!(simulated(width, &files(None)).trim(), "0 failures", "{width}");
    }
    let wrong = files(Some(("eccforge_pkg", "ones   = ones + 2", "ones   = ones + 1")));
    assert_ne!(simulated(256, &wrong).trim(), "0 failures");
}
