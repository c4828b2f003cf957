//! Tests of lax flags as a user proves them: the emitted modules, a netlist with them, and planted faults.

use crate::program::command;

/// The decoder with lax flags as a user instantiates it.
const LAX: &str = "module mine(input [21:0] entry_i, output [15:0] data_o, output ce_o, due_o);\n  wire [5:0] s;\n  \
    hsiao_22_16_dec u_dec(.entry_i(entry_i), .data_o(data_o), .syndrome_0_o(s));\n  \
    hsiao_22_16_lax_flags u_flags(.syndrome_0_i(s), .ce_o(ce_o), .due_o(due_o));\nendmodule\n";

/// Runs eccforge, and asserts its exit status and words of its output.
fn has(arguments: &[&str], status: i32, words: &str) {
    let output = command(arguments).output().expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(output.status.code() == Some(status) && flat.contains(words), "{arguments:?}: {text}");
}

#[test]
fn lax_flags_are_proved_and_planted_faults_are_refuted() {
    if !xtask::needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let rtl = at("rtl");
    let prove = ["prove", "hsiao-22-16", "--lax", "--dir", &rtl];
    has(&["emit", "verilog", "hsiao-22-16", "--lax", "--out", &rtl], 0, "eccforge prove hsiao-22-16 --lax --dir");
    has(&prove, 0, "triple errors, such as bits");
    let [flags, mine] = ["rtl/hsiao_22_16_lax_flags.v", "mine.v"].map(at);
    std::fs::write(&mine, LAX).unwrap();
    let [top, codeword] = ["rtl/hsiao_22_16_dec.v", "rtl/hsiao_22_16_cw_dec.v"].map(at);
    let mut netlist = vec!["prove", "hsiao-22-16"];
    [&mine, &top, &codeword, &flags].into_iter().for_each(|file| netlist.extend(["--netlist", file]));
    has(&netlist, 1, "the flags of this decoder are lax");
    netlist.push("--lax");
    has(&netlist, 0, "equals hsiao-22-16");
    let text = std::fs::read_to_string(&flags).unwrap();
    std::fs::write(&flags, text.replace("~ce_o", "ce_o")).unwrap();
    has(&netlist, 1, "DIFFERS from hsiao-22-16");
    has(&prove, 1, "NOT PROVED: hsiao-22-16: hsiao_22_16_dec with hsiao_22_16_lax_flags differs");
    has(&["prove", "duet", "--lax"], 2, "leave out --lax");
}
