//! Tests that the emitted assertions are proved for correct decoders, and that wrong decoders violate them, formally and
//! in simulation.

use crate::support;

use eccforge_hdl::collateral;
use eccforge_hdl::design::{Design, Options, Side};
use eccforge_hdl::generate;
use eccforge_hdl::tools::{self, Tool};
use eccforge_scheme::{addressed, builtin};
use std::path::Path;
use std::process::Command;
use support::{Emitted, LIMIT, complemented, two_codewords};
use xtask::needs;

const TOP: &str = "hsiao_22_16_dec";

/// Decoders of Hsiao (22,16), one right and the others wrong, each given by the outputs of a module around the right
/// one (`flips`, `ce`, `due`, `cw_due`, `entry`, `syndrome`).
const DECODERS: [(&str, &str); 10] = [
    ("right", ""),
    ("swapped matches", "flips = {flips_r[21:5], flips_r[3], flips_r[4], flips_r[2:0]}; entry = entry_i ^ flips;"),
    ("miscorrection", "if (due_r) begin flips[7] = 1; entry = entry_i ^ flips; ce = 1; due = 0; cw_due = 0; end"),
    ("a refusal dropped", "due = 0; cw_due = 0;"),
    ("a flip that is not made", "entry[9] = entry_i[9];"),
    ("a row of H without a bit", "syndrome[2] = syndrome_r[2] ^ entry_i[0];"),
    ("both flags", "if (ce_r) begin due = 1; cw_due = 1; end"),
    ("a match left out", "if (flips_r[5]) begin flips = 0; entry = entry_i; ce = 0; due = 1; cw_due = 1; end"),
    ("nothing is corrected", "if (ce_r) begin flips = 0; entry = entry_i; ce = 0; due = 1; cw_due = 1; end"),
    ("a flag without a flip", "flips = 0; entry = entry_i;"),
];

/// Writes the files of the scheme in `folder`, with `change` around the decoder, and returns their names.
fn write(folder: &Path, change: &str) -> Vec<String> {
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let options = Options::default();
    let design = Design::new(&scheme, &options);
    generate::write(folder, &collateral::of_scheme(&scheme, &options)).unwrap();
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

/// The steps of SymbiYosys for the emitted design before it starts an engine, and the form that abc reads.
const MODEL: &str = "hierarchy -smtcheck\nasync2sync\nchformal -assume -early\nopt_clean\nsetundef -undriven -anyseq\n\
                     opt -fast\nhierarchy -simcheck\nflatten\nsetattr -unset keep\ndelete -output\nopt -full\ntechmap\n\
                     opt -fast\nsimplemap\nabc -g AND -fast\nopt_clean\n\
                     write_aiger -I -B -zinit -no-startoffset -map model.aim model.aig\n";

/// Returns a section of the emitted `.sby` file.
fn section(folder: &Path, top: &str, name: &str) -> String {
    let sby = std::fs::read_to_string(folder.join(format!("{top}.sby"))).unwrap();
    let text = sby.split(&format!("[{name}]\n")).nth(1).and_then(|s| s.split("\n[").next());
    text.unwrap_or_else(|| panic!("no [{name}] in {sby}")).trim().to_string()
}

/// Runs the commands of the emitted `.sby` file as SymbiYosys does: yosys, then the engine. Returns whether the
/// assertions were proved; panics without a clear verdict.
fn proved(folder: &Path, top: &str) -> bool {
    assert_eq!(section(folder, top, "engines"), "abc pdr");
    let script = section(folder, top, "script");
    std::fs::write(folder.join("model.ys"), format!("{script}\n{MODEL}")).unwrap();
    tools::run_ok(Tool::Yosys, &["-q", "model.ys"], folder, LIMIT).unwrap();
    let engine = ["-c", "read_aiger model.aig; fold; strash; pdr"];
    let printed = tools::run(Tool::Abc, &engine, folder, LIMIT).unwrap().text;
    let [proved, refuted] = ["Property proved", "was asserted in frame"].map(|words| printed.contains(words));
    assert_ne!(proved, refuted, "{printed}");
    proved
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn assertions_are_proved_of_the_right_decoder_and_broken_by_every_wrong_one() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    for (name, change) in DECODERS {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), change);
        assert_eq!(proved(folder.path(), TOP), name == "right", "{name}");
    }
}

#[test]
#[ignore = "needs sby: cargo xtask ci"]
fn symbiyosys_proves_the_emitted_file_and_refutes_it_of_swapped_matches() {
    if !needs(&["yosys", "berkeley-abc", "sby"]) {
        return;
    }
    // The folder of the Python that `cargo xtask setup` installs.
    let sby = Path::new(&xtask::python()).with_file_name("yowasp-sby");
    for (name, change) in &DECODERS[..3] {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), change);
        let abc = Tool::Abc.find().unwrap();
        let output = Command::new(&sby)
            .args(["-f", "--yosys", "yosys", "--abc"])
            .arg(abc)
            .arg(format!("{TOP}.sby"))
            .current_dir(folder.path())
            .output()
            .unwrap();
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        let verdict = if *name == "right" { "DONE (PASS, rc=0)" } else { "Status returned by engine: FAIL" };
        assert!(printed.contains(verdict) && output.status.success() == (*name == "right"), "{name}: {printed}");
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn long_codewords_are_proved_and_a_changed_column_is_not() {
    are_proved(&["sec-ded-daec-72-64"]);
}

/// Proves the assertions for these decoders, and refutes them for decoders with a changed column.
pub fn are_proved(schemes: &[&str]) {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    for id in schemes {
        let emitted = Emitted::new(&builtin(id).unwrap().scheme(), &Options::default());
        let top = emitted.design.top(Side::Decoder);
        assert!(proved(emitted.folder.path(), &top), "{id}");
        // Bits 3 and 5 have exchanged their syndromes.
        let module = emitted.design.decoder[0].name.clone();
        emitted.change(&module, "H_COL_3;", "H_COL_x;");
        emitted.change(&module, "H_COL_5;", "H_COL_3;");
        emitted.change(&module, "H_COL_x;", "H_COL_5;");
        assert!(!proved(emitted.folder.path(), &top), "{id}");
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn decoders_with_an_address_are_proved_and_a_complemented_address_bit_is_not() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    addresses_are_proved(1);
}

/// Tests the decoders of the first `count` shipped schemes with an address: the assertions are proved, and refuted with
/// a complemented address bit.
pub fn addresses_are_proved(count: usize) {
    for shipped in addressed().iter().take(count) {
        let emitted = Emitted::new(&shipped.scheme(), &Options::default());
        let top = emitted.design.top(Side::Decoder);
        assert!(proved(emitted.folder.path(), &top), "{}", shipped.id);
        let bit = if shipped.id.starts_with("veer") { "] ^ address_i[0]" } else { "^(address_i & ADDRESS_SUM_0_MASK)" };
        emitted.change(&top, bit, &bit.replace("^", "^ ~").replace("^ ~(", "~^("));
        assert!(!proved(emitted.folder.path(), &top), "{}", shipped.id);
    }
}

#[test]
fn a_script_that_finds_no_assertions_fails() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "");
    // yosys removes a checker that is only bound.
    let path = folder.path().join(format!("{TOP}_formal.sv"));
    let text = std::fs::read_to_string(&path).unwrap();
    let at = text.find(&format!("  {TOP}_sva u_sva (")).unwrap();
    let end = at + text[at..].find(");\n").unwrap() + 3;
    std::fs::write(&path, format!("{}{}", &text[..at], &text[end..])).unwrap();
    let script = section(folder.path(), TOP, "script");
    std::fs::write(folder.path().join("script.ys"), script).unwrap();
    let printed = tools::run(Tool::Yosys, &["script.ys"], folder.path(), LIMIT).unwrap();
    assert!(!printed.success && printed.text.contains("Assertion failed: selection contains 0"), "{}", printed.text);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn assertions_of_rules_enables_and_complemented_bits_are_proved() {
    if !needs(&["yosys"]) {
        return;
    }
    let two = two_codewords();
    let hsiao = builtin("hsiao-22-16").unwrap().scheme();
    for scheme in [&complemented(&hsiao), &two, &complemented(&two)] {
        let emitted = Emitted::new(scheme, &Options::default());
        assert!(proved(emitted.folder.path(), &emitted.design.top(Side::Decoder)), "{}", scheme.id);
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_bound_checker_stops_the_simulation_of_wrong_decoders() {
    if !needs(&["verilator"]) {
        return;
    }
    // One program contains all of them, and its argument selects one.
    let change: String =
        DECODERS.iter().enumerate().map(|(i, (_, change))| format!("{i}: begin {change} end\n")).collect();
    let folder = tempfile::tempdir().unwrap();
    let mut files = write(folder.path(), &format!("case (which)\n{change}default: ;\nendcase"));
    let path = folder.path().join(format!("{TOP}.v"));
    let declarations =
        "integer which; initial if (!$value$plusargs(\"which=%d\", which)) which = 0;\nreg [21:0] flips, entry;";
    let text = std::fs::read_to_string(&path).unwrap().replace("reg [21:0] flips, entry;", declarations);
    std::fs::write(&path, text).unwrap();
    let bench = format!(
        "module bench;\nreg [21:0] entry;\nwire [15:0] data;\nwire [21:0] e, f; wire [5:0] s; wire a, b, c, d, r;\n\
         {TOP} u (.entry_i(entry), .data_o(data), .entry_o(e), .ce_o(a), .due_o(b), .cw_ce_o(c), .cw_due_o(d),\n\
         .rule_fail_o(r), .flips_o(f), .syndrome_0_o(s));\ninteger i;\ninitial begin\n\
         for (i = 0; i < 22; i = i + 1) begin entry = 22'd1 << i; #1; end\n\
         for (i = 1; i < 22; i = i + 1) begin entry = (22'd1 << i) | 22'd1; #1; end\n\
         $display(\"END\");\n$finish;\nend\nendmodule\n"
    );
    std::fs::write(folder.path().join("bench.v"), bench).unwrap();
    files.extend([format!("{TOP}_sva.sv"), "bench.v".into()]);
    let arguments = ["--binary", "--assert", "-O0", "-Wno-fatal", "--top-module", "bench"];
    let all: Vec<&str> = arguments.into_iter().chain(files.iter().map(String::as_str)).collect();
    tools::run_ok(Tool::Verilator, &all, folder.path(), LIMIT).unwrap();
    let program = folder.path().join("obj_dir/Vbench");
    for (i, (name, _)) in DECODERS.iter().enumerate() {
        let which = format!("+which={i}");
        let printed = tools::run_program(Tool::Verilator, &program, &[&which], folder.path(), LIMIT).unwrap();
        let right = *name == "right";
        assert_eq!(printed.text.contains("Assertion failed"), !right, "{name}: {}", printed.text);
        assert_eq!(printed.text.contains("END"), right, "{name}: {}", printed.text);
        assert!(i != 1 || printed.text.contains("u_sva.flips_"), "{name}: {}", printed.text);
    }
}
