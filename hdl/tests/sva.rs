//! The emitted assertions: proved of right decoders, broken by wrong ones, formally and in simulation.

mod support;

use eccforge_hdl::design::{Design, Options};
use eccforge_hdl::generate;
use eccforge_hdl::tools::{self, Tool};
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin};
use std::path::Path;
use support::{LIMIT, present};

const TOP: &str = "hsiao_22_16_dec";

/// Decoders of Hsiao (22,16) that are wrong, as what a module around the right one delivers in place of its outputs
/// (`flips`, `ce`, `due`, `cw_due`, `entry`, `syndrome`), and one that is right.
const DECODERS: [(&str, &str); 8] = [
    ("right", ""),
    ("swapped matches", "flips = {flips_r[21:5], flips_r[3], flips_r[4], flips_r[2:0]}; entry = entry_i ^ flips;"),
    ("miscorrection", "if (due_r) begin flips[7] = 1; entry = entry_i ^ flips; ce = 1; due = 0; cw_due = 0; end"),
    ("a refusal dropped", "due = 0; cw_due = 0;"),
    ("a flip that is not made", "entry[9] = entry_i[9];"),
    ("a row of H without a bit", "syndrome[2] = syndrome_r[2] ^ entry_i[0];"),
    ("both flags", "if (ce_r) begin due = 1; cw_due = 1; end"),
    ("a flag without a flip", "flips = 0; entry = entry_i;"),
];

/// The files of the scheme in `folder`, with `change` around the decoder; their names.
fn write(folder: &Path, change: &str) -> Vec<String> {
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let options = Options::default();
    let design = Design::new(&scheme, &options);
    generate::write(folder, &generate::files(&scheme, &options)).unwrap();
    let path = folder.join(format!("{TOP}.v"));
    let inner = std::fs::read_to_string(&path).unwrap().replace(&format!("module {TOP} ("), "module inner (");
    assert!(inner.contains("module inner ("));
    let wrapper = format!(
        "\nmodule {TOP} (input wire [21:0] entry_i, output wire [15:0] data_o, output wire [21:0] entry_o,\n\
         output wire ce_o, output wire due_o, output wire cw_ce_o, output wire cw_due_o, output wire rule_fail_o,\n\
         output wire [21:0] flips_o, output wire [5:0] syndrome_0_o);\n\
         wire [21:0] flips_r, entry_r; wire ce_r, due_r, cw_due_r; wire [5:0] syndrome_r;\n\
         reg [21:0] flips, entry; reg ce, due, cw_due; reg [5:0] syndrome;\n\
         inner u (.entry_i(entry_i), .data_o(data_o), .entry_o(entry_r), .ce_o(ce_r), .due_o(due_r),\n\
         .cw_ce_o(cw_ce_o), .cw_due_o(cw_due_r), .rule_fail_o(rule_fail_o), .flips_o(flips_r),\n\
         .syndrome_0_o(syndrome_r));\n\
         always @* begin\n  flips = flips_r; entry = entry_r; ce = ce_r; due = due_r; cw_due = cw_due_r;\n\
         \x20 syndrome = syndrome_r;\n  {change}\nend\n\
         assign flips_o = flips; assign entry_o = entry; assign ce_o = ce; assign due_o = due;\n\
         assign cw_due_o = cw_due; assign syndrome_0_o = syndrome;\nendmodule\n"
    );
    std::fs::write(&path, inner + &wrapper).unwrap();
    design.decoder.iter().map(|m| format!("{}.v", m.name)).collect()
}

/// Runs the commands of the emitted `.sby` file as SymbiYosys does, and then `ending`.
fn yosys(folder: &Path, top: &str, ending: &str) -> tools::Output {
    let sby = std::fs::read_to_string(folder.join(format!("{top}.sby"))).unwrap();
    let script = sby.split("[script]\n").nth(1).and_then(|s| s.split("\n[").next()).unwrap();
    std::fs::write(folder.join("prove.ys"), format!("{script}\n{ending}\n")).unwrap();
    tools::run(Tool::Yosys, &["prove.ys"], folder, LIMIT).unwrap()
}

#[test]
fn assertions_are_proved_of_the_right_decoder_and_broken_by_every_wrong_one() {
    if !present(&[Tool::Yosys]) {
        return;
    }
    for (name, change) in DECODERS {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), change);
        let said = yosys(folder.path(), TOP, "sat -verify -prove-asserts");
        assert_eq!(said.success, name == "right", "{name}: {}", said.text);
        let verdict = if name == "right" { "no model found: SUCCESS" } else { "proof did fail" };
        assert!(said.text.contains(verdict), "{name}: {}", said.text);
    }
}

#[test]
fn a_script_that_finds_no_assertions_fails() {
    if !present(&[Tool::Yosys]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "");
    // What a checker that is only bound leaves in yosys: nothing.
    let path = folder.path().join(format!("{TOP}_formal.sv"));
    let text = std::fs::read_to_string(&path).unwrap();
    let at = text.find(&format!("  {TOP}_sva u_sva (")).unwrap();
    let end = at + text[at..].find(");\n").unwrap() + 3;
    std::fs::write(&path, format!("{}{}", &text[..at], &text[end..])).unwrap();
    let said = yosys(folder.path(), TOP, "sat -verify -prove-asserts");
    assert!(!said.success && said.text.contains("Assertion failed: selection contains 0"), "{}", said.text);
}

#[test]
fn assertions_of_rules_enables_and_inverted_check_bits_are_proved() {
    if !present(&[Tool::Yosys]) {
        return;
    }
    let text = "eccforge: 1\nid: two\nname: Two\nsource: \"made for a test\"\n\
                entry: {beats: 2, data-pins: 8, check-pins: 5}\ncodewords: 2\nlayout: identity\ncode:\n  hsiao: {k: 8}\n\
                corrects:\n  - bits\nsanity-check: pin-or-byte\nenables:\n  - {name: rule_en, switches: sanity-check}\n";
    let two = Scheme::from_text(&SourceFile::new("two.yaml", text), None).unwrap();
    let hsiao = builtin("hsiao-22-16").unwrap().scheme();
    let inverted = Options { inverted_check: true, ..Options::default() };
    for (scheme, options) in [(&hsiao, inverted.clone()), (&two, Options::default()), (&two, inverted)] {
        let folder = tempfile::tempdir().unwrap();
        generate::write(folder.path(), &generate::files(scheme, &options)).unwrap();
        let said = yosys(folder.path(), &Design::new(scheme, &options).decoder_top(), "sat -verify -prove-asserts");
        assert!(said.success && said.text.contains("no model found: SUCCESS"), "{}: {}", scheme.id, said.text);
    }
}

#[test]
fn a_bound_checker_stops_the_simulation_of_swapped_matches() {
    if !present(&[Tool::Verilator]) {
        return;
    }
    for (name, change) in [DECODERS[0], DECODERS[1]] {
        let folder = tempfile::tempdir().unwrap();
        let mut files = write(folder.path(), change);
        let bench = format!(
            "module bench;\nreg [21:0] entry;\nwire [15:0] data;\nwire [21:0] e, f; wire [5:0] s; wire a, b, c, d, r;\n\
             {TOP} u (.entry_i(entry), .data_o(data), .entry_o(e), .ce_o(a), .due_o(b), .cw_ce_o(c), .cw_due_o(d),\n\
             .rule_fail_o(r), .flips_o(f), .syndrome_0_o(s));\ninteger i;\ninitial begin\n\
             for (i = 0; i < 22; i = i + 1) begin entry = 22'd1 << i; #1; end\n$display(\"END\");\n$finish;\nend\nendmodule\n"
        );
        std::fs::write(folder.path().join("bench.v"), bench).unwrap();
        files.extend([format!("{TOP}_sva.sv"), "bench.v".into()]);
        let arguments = ["--binary", "--assert", "-O0", "-Wno-fatal", "--top-module", "bench"];
        let all: Vec<&str> = arguments.into_iter().chain(files.iter().map(String::as_str)).collect();
        tools::run_ok(Tool::Verilator, &all, folder.path(), LIMIT).unwrap();
        let program = folder.path().join("obj_dir/Vbench");
        let said = tools::run_program(Tool::Verilator, &program, &[], folder.path(), LIMIT).unwrap();
        let stopped = said.text.contains("Assertion failed") && said.text.contains("flips_explain");
        assert_eq!(stopped, name != "right", "{name}: {}", said.text);
        assert_eq!(said.text.contains("END"), name == "right", "{name}: {}", said.text);
    }
}
