//! Tests of `eccforge emit verilog`, `prove` and `area` as a user runs them: exit statuses and output.

use crate::program::{self, fails, path};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn command(arguments: &[&str]) -> Command {
    let mut command = program::command(arguments);
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    command
}

fn eccforge(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

fn stdout_of(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// The page of a scheme with these options.
fn page(options: &[&str]) -> String {
    let output = eccforge(&[&["check", "hsiao-22-16", "--format", "html", "--quiet"], options].concat());
    assert!(output.status.success(), "{}", stdout_of(&output));
    String::from_utf8(output.stdout).expect("text")
}

/// Whether yosys and abc are installed.
fn tools() -> bool {
    xtask::needs(&["yosys", "berkeley-abc"])
}

const SCHEME: &str = "eccforge: 1\nid: claimed\nname: Claimed\nsource: \"made for a test\"\n\
    entry: {beats: 1, data-pins: 8, check-pins: 5}\ncodewords: 1\nlayout: identity\ncode:\n  hsiao: {k: 8}\n\
    corrects:\n  - bits\n";

#[test]
fn prove_fails_where_a_claim_of_the_file_is_false() {
    if !tools() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("claimed.yaml");
    for (claims, status, words) in [
        ("", 0, "Proved: the Verilog of claimed implements the scheme"),
        ("claims:\n  distance: 4\n", 0, "of H sum to zero and no fewer do"),
        ("claims:\n  distance: 5\n", 1, "FAILS: columns"),
        ("claims:\n  corrected: [2bit]\n", 1, "every claim on an error class holds"),
        ("claims:\n  never-silent: [bit, 2bit]\n", 0, "bit 13/13 never silent, 2bit 78/78 never silent"),
        // All 2^13 - 1 errors of the beat are tried.
        ("claims:\n  never-silent: [beat]\n", 1, "FAILS: beat: the error in bits"),
        ("claims:\n  corrected: [rank]\n", 1, "not decided: `rank` is not a class of `hbm2-table1`"),
    ] {
        std::fs::write(&file, format!("{SCHEME}{claims}")).unwrap();
        let output = eccforge(&["prove", file.to_str().unwrap()]);
        let text = stdout_of(&output);
        assert_eq!(output.status.code(), Some(status), "{claims}: {text}");
        assert!(text.contains(words), "{claims}: {text}");
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn what_stands_around_the_core_is_proved_when_asked_for() {
    if !tools() {
        return;
    }
    let output = eccforge(&["prove", "hsiao-22-16", "--cut", "output", "--bypass", "--inject", "--poison"]);
    let text = stdout_of(&output);
    assert!(output.status.success(), "{text}");
    for module in ["enc_pipe", "dec_pipe"] {
        assert!(text.contains(&format!("hsiao_22_16_{module}: ")), "{module}: {text}");
    }
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn a_folder_is_proved_as_it_is() {
    if !tools() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let prove = ["prove", "hsiao-22-16", "--wrap", "ram", "--dir", out];
    fails(&mut command(&prove), 2, "hsiao_22_16_cw_enc.v: cannot be read");
    let emitted = eccforge(&["emit", "verilog", "hsiao-22-16", "--wrap", "ram", "--out", out]);
    assert!(emitted.status.success() && folder.path().join("eccforge_scrubber.sv").exists(), "{}", stdout_of(&emitted));
    let array = folder.path().join("eccforge_ram_array.sv");
    std::fs::write(array, "module eccforge_ram_array; MACRO_THAT_NO_TOOL_HAS u_macro (); endmodule\n").unwrap();
    let record = folder.path().join("record.json");
    let right = eccforge(&[&prove[..], &["--record", record.to_str().unwrap()]].concat());
    assert!(right.status.success(), "{}", stdout_of(&right));
    let record = std::fs::read_to_string(record).unwrap();
    assert!(record.contains(&format!("--dir {out}")), "{record}");
    for (file, from, to, step) in [
        ("eccforge_scrubber.sv", "addr_q + AddrW'(1)", "addr_q + AddrW'(2)", "eccforge_scrubber"),
        ("hsiao_22_16_ram.v", ".rd_addr_i     (address_i)", ".rd_addr_i     (~address_i)", "hsiao_22_16_ram"),
    ] {
        let path = folder.path().join(file);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{text}");
        std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
        let wrong = eccforge(&prove);
        let (code, text_of) = (wrong.status.code(), stdout_of(&wrong));
        assert!(code == Some(1) && text_of.contains("NOT PROVED") && text_of.contains(step), "{text_of}");
        std::fs::write(&path, text).unwrap();
    }
}

#[test]
fn a_memory_is_refused_with_what_it_does_not_have() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    for (arguments, words) in [
        (&["hsiao-22-16", "--wrap", "axi"][..], "hsiao-22-16: the bus of --wrap has 32 or 64 bits of data"),
        (&["hsiao-39-32", "--wrap", "ram", "--cut", "flips"], "none at `flips`"),
        (&["hsiao-39-32", "--wrap", "ram", "--inject"], "cannot be used with"),
        (&["hsiao-39-32", "--wrap", "ram", "--handshake", "clock-enable"], "cannot be used with"),
        (&["hsiao-39-32", "--ports", "2"], "has no effect without --wrap"),
        (&["hsiao-39-32", "--wrap", "opentitan", "--ports", "2"], "prim_ram_1p_adv has one port"),
        (&["hsiao-72-64-address", "--drop-in", "dw-ecc"], "the modules of --drop-in take no address"),
        (&["hsiao-39-32", "--wrap", "cache"], "The values are ram, axi, axi4, opentitan"),
    ] {
        fails(&mut command(&[&["emit", "verilog", "--out", out], arguments].concat()), 2, words);
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_report_has_area_and_delay_where_they_are_asked_for() {
    if !tools() {
        return;
    }
    let with = page(&["--area"]);
    let measured = with.split("<h2>Area and delay</h2>").nth(1).expect("the section");
    assert!(measured.contains("hsiao_22_16_dec") && measured.contains(" ps</td>"), "{measured}");
    assert!(!page(&[]).contains("Area and delay"));
}

#[test]
fn a_report_has_the_speed_of_its_programs_where_it_is_asked_for() {
    let with = page(&["--speed"]);
    let measured =
        with.split("<h2>Speed</h2>").nth(1).and_then(|rest| rest.split("</table>").next()).expect("the section");
    let figures: Vec<f64> =
        measured.split("<td class=\"n\">").skip(1).map_while(|cell| cell.split('<').next()?.parse().ok()).collect();
    // Of an encoder and a decoder: millions of entries, and 2 bytes each in GB.
    assert_eq!(figures.len(), 4, "{measured}");
    for pair in figures.chunks(2) {
        assert!(pair[0] > 0.0 && (pair[1] * 1000.0 - 2.0 * pair[0]).abs() < 12.0, "{figures:?}");
    }
    assert!(!page(&[]).contains("<h2>Speed</h2>"));
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn area_measures_any_verilog_and_says_in_which_units_with_which_tools() {
    if !tools() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("parity.v");
    let text = "module leaf(input wire [7:0] a, output wire y);\nassign y = ^a;\nendmodule\n\
                module two(input wire [15:0] a, output wire y);\nwire u, v;\nleaf l (.a(a[7:0]), .y(u));\n\
                leaf h (.a(a[15:8]), .y(v));\nassign y = u & v;\nendmodule\n";
    std::fs::write(&file, text).unwrap();
    let file = file.to_str().unwrap();
    let output = eccforge(&["area", "--verilog", file, "--top", "two", "--format", "json"]);
    assert!(output.status.success(), "{}", stdout_of(&output));
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    let module = &json["modules"][0];
    // 7 + 7 XORs and an AND; a tree of three levels of XOR and one more.
    assert_eq!((&module["module"], &module["gates"], &module["depth"]), (&"two".into(), &15.into(), &4.into()));
    let area = module["eff"]["area_and2"].as_f64().unwrap();
    assert!((15.0..45.0).contains(&area), "{area}");
    for key in ["units", "ports", "goal", "yosys", "abc"] {
        assert!(json["cost_model"][key].as_str().is_some_and(|text| !text.is_empty()), "{key}: {json}");
    }
    let table = eccforge(&["area", "--verilog", file, "--top", "two"]);
    assert!(stdout_of(&table).contains("only ratios are meaningful"), "{}", stdout_of(&table));
    let text = stdout_of(&eccforge(&["area", "--verilog", file, "--top", "two", "--all"]));
    assert!(text.contains("area in AND2 equivalents") && text.contains("Yosys 0."), "{text}");
    // A module that is not there, and Verilog that is none.
    fails(&mut command(&["area", "--verilog", file, "--top", "three"]), 2, "`yosys` failed");
    fails(&mut command(&["area", "--verilog", "Cargo.toml", "--top", "two"]), 2, "`yosys` failed");
}

/// Data of a decoder with minimal ports has no meaning while due is 1: it equals the scheme with `--minimal` only.
#[test]
fn a_minimal_decoder_of_our_own_equals_its_scheme() {
    if !tools() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let emitted = eccforge(&["emit", "verilog", "ni-secded", "--minimal", "--out", out]);
    assert!(emitted.status.success(), "{}", stdout_of(&emitted));
    let [decoder, codeword] = ["ni_secded_dec.v", "ni_secded_cw_dec.v"].map(|name| format!("{out}/{name}"));
    let netlist =
        ["prove", "ni-secded", "--netlist", &decoder, "--netlist", &codeword, "--top", "ni_secded_dec", "--minimal"];
    let proved = eccforge(&netlist);
    assert_eq!(proved.status.code(), Some(0), "{}", stdout_of(&proved));
    let refuted = eccforge(&netlist[..netlist.len() - 1]);
    assert_eq!(refuted.status.code(), Some(1), "{}", stdout_of(&refuted));
    // Flags count all the same.
    let text = std::fs::read_to_string(&decoder).unwrap();
    std::fs::write(&decoder, text.replacen("assign due_o = ", "assign due_o = ~", 1)).unwrap();
    assert_eq!(eccforge(&netlist).status.code(), Some(1));
}

/// Emits hsiao-22-16 into a folder: the files of its decoder.
fn netlist_of_hsiao(folder: &Path) -> [String; 2] {
    let emitted = eccforge(&["emit", "verilog", "hsiao-22-16", "--out", folder.to_str().unwrap()]);
    assert!(emitted.status.success(), "{}", stdout_of(&emitted));
    ["hsiao_22_16_dec.v", "hsiao_22_16_cw_dec.v"].map(|name| folder.join(name).to_str().unwrap().to_string())
}

/// The emitted netlist of a scheme is proved like a user's file, a changed one is refuted, and long measurements report
/// their progress.
#[test]
fn a_netlist_is_proved_or_refuted_and_area_answers_first() {
    if !tools() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let [decoder, codeword] = netlist_of_hsiao(folder.path());
    let prove = || {
        let netlist =
            ["prove", "hsiao-22-16", "--netlist", &decoder, "--netlist", &codeword, "--top", "hsiao_22_16_dec"];
        eccforge(&netlist)
    };
    let proved = prove();
    assert_eq!(proved.status.code(), Some(0), "{}", stdout_of(&proved));
    let text = std::fs::read_to_string(&codeword).unwrap();
    let (flag, swapped) = ("assign due_o = ", "assign due_o = !");
    let changed = text.replacen(flag, swapped, 1);
    assert_ne!(text, changed, "{text}");
    std::fs::write(&codeword, changed).unwrap();
    let refuted = prove();
    assert_eq!(refuted.status.code(), Some(1), "{}", stdout_of(&refuted));
    let measured = eccforge(&["area", "hsiao-22-16"]);
    let text = stdout_of(&measured);
    assert!(text.contains("The decoder of hsiao-22-16 has the area of") && measured.stderr.is_empty(), "{text}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_output_is_a_message_and_no_panic() {
    if !tools() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let [decoder, codeword] = netlist_of_hsiao(folder.path());
    let netlist = ["--netlist", &decoder, "--netlist", &codeword, "--top", "hsiao_22_16_dec"];
    for arguments in [
        vec!["emit", "verilog", "hsiao-22-16", "--out", out],
        vec!["prove", "hsiao-22-16"],
        [&["prove", "hsiao-22-16", "--samples", "1000"], &netlist[..]].concat(),
        vec!["area", "--verilog", &codeword, "--top", "hsiao_22_16_cw_dec"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        fails(command(&arguments).stdout(full), 2, "No space left on device");
    }
}

/// The measurements of `area`.
fn measured(arguments: &[&str]) -> Value {
    let output = eccforge(&[&["area", "--format", "json"], arguments].concat());
    assert_eq!(output.status.code(), Some(0), "{}", stdout_of(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Asserts that `prove` proves a scheme and kills every mutant.
fn is_proved(arguments: &[&str]) {
    let output = eccforge(&[&["prove", "--mutants", "40"], arguments].concat());
    assert_eq!(output.status.code(), Some(0), "{}", stdout_of(&output));
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_seed_gives_another_circuit_of_the_same_function_and_none_where_nothing_is_shared() {
    let folder = tempfile::tempdir().unwrap();
    let text = |seed: &str| {
        let out = folder.path().join(seed);
        let words =
            ["emit", "verilog", "hsiao-39-32", "--goal", "delay", "--seed", seed, "--out", out.to_str().unwrap()];
        let output = eccforge(&words);
        assert!(output.status.success(), "{}", stdout_of(&output));
        std::fs::read_to_string(out.join("hsiao_39_32_cw_dec.v")).unwrap()
    };
    let [first, other] = ["0", "1"].map(text);
    assert!(other.contains("--goal delay --seed 1") && !first.contains("--seed"), "the command is in the header");
    let logic = |text: &str| text.lines().filter(|l| !l.starts_with("//")).map(str::to_owned).collect::<Vec<_>>();
    assert_ne!(logic(&first), logic(&other));
    let mut readable = command(&["emit", "verilog", "hsiao-39-32", "--seed", "1", "--out", path(folder.path())]);
    fails(&mut readable, 2, "`--seed` has no effect without --goal");
    if tools() {
        let proved = eccforge(&["prove", "hsiao-39-32", "--goal", "delay", "--seed", "1"]);
        assert_eq!(proved.status.code(), Some(0), "{}", stdout_of(&proved));
    }
}

/// A check that only `cargo xtask full` runs: the best circuits of two codes, found by many runs of abc.
mod full {
    use super::*;

    /// A Hsiao code whose odd syndromes without a column are found by two products. Its strict decoder is smaller and
    /// faster than the decoder of OpenTitan (563 AND2 at 276 ps), which corrects a bit for some of these syndromes.
    #[test]
    #[ignore = "minutes on two cores: `cargo xtask full` runs it"]
    fn the_strict_decoder_of_the_code_by_halves_is_small_and_fast_and_proved() {
        if !tools() {
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().to_str().unwrap();
        let spec = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/search-secded-72-64-halves.yaml");
        assert!(eccforge(&["search", spec, "--out", out]).status.success());
        let scheme = folder.path().join("sec-ded-72-64-halves-1.yaml");
        let arguments = [scheme.to_str().unwrap(), "--codeword", "--goal", "delay", "--seed", "3"];
        let document = measured(&arguments);
        assert_eq!(document["cost_model"]["goal"], "delay, seed 3");
        let front = document["schemes"][0]["decoder"]["front"].as_array().unwrap();
        let within = |p: &Value| p["area_and2"].as_f64() < Some(563.0) && p["delay_ps"].as_f64() < Some(276.0);
        assert!(front.iter().any(within), "{front:?}");
        is_proved(&arguments);
    }

    /// An entry like Trio's with the code of examples/trio-fast.yaml is decoded in at most 5 % more time than an entry
    /// of SEC-DED.
    #[test]
    #[ignore = "minutes on two cores: `cargo xtask full` runs it"]
    fn the_decoder_of_trio_with_the_fast_code_is_nearly_as_fast_as_sec_ded_and_proved() {
        if !tools() {
            return;
        }
        let scheme = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/trio-fast.yaml");
        let arguments = [scheme, "--minimal", "--goal", "delay"];
        let document = measured(&[&["ni-secded"], &arguments[..]].concat());
        let delay = |i: usize| document["schemes"][i]["decoder"]["perf"]["delay_ps"].as_f64().unwrap();
        assert!(delay(1) <= 1.05 * delay(0), "{} beside {}", delay(1), delay(0));
        is_proved(&arguments);
    }
}

/// A netlist of LUTs is proved, and one with another truth table is not.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_netlist_for_an_fpga_is_proved_with_the_models_of_yosys() {
    if !tools() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let emitted = eccforge(&["emit", "verilog", "hsiao-22-16", "--goal", "area", "--out", &at("rtl")]);
    assert!(emitted.status.success(), "{}", stdout_of(&emitted));
    let [top, codeword, mapped] = ["rtl/hsiao_22_16_dec.v", "rtl/hsiao_22_16_cw_dec.v", "mapped.v"].map(at);
    let script =
        format!("read_verilog {top} {codeword}; synth_ice40 -top hsiao_22_16_dec; write_verilog -noattr {mapped}");
    assert!(Command::new("yosys").args(["-q", "-p", &script]).status().unwrap().success());
    // yosys names the file that it reads.
    let read = Command::new("yosys").args(["-p", "read_verilog -lib +/ice40/cells_sim.v"]).output().unwrap().stdout;
    let read = String::from_utf8(read).unwrap();
    let models = read.split('`').find(|text| text.starts_with('/') && text.contains("cells_sim.v'")).expect("the file");
    let models = models.split('\'').next().unwrap();
    let proved = |file: &str| eccforge(&["prove", "hsiao-22-16", "--netlist", file, "--library", models]);
    let right = proved(&mapped);
    assert!(right.status.success(), "{}", stdout_of(&right));
    let text = std::fs::read_to_string(&mapped).unwrap();
    let (before, after) = text.split_once(".LUT_INIT(16'h").expect("a LUT");
    let digit = u8::from_str_radix(&after[..1], 16).unwrap() ^ 1;
    let wrong = at("wrong.v");
    std::fs::write(&wrong, format!("{before}.LUT_INIT(16'h{digit:x}{}", &after[1..])).unwrap();
    let differs = proved(&wrong);
    assert_eq!(differs.status.code(), Some(1), "{}", stdout_of(&differs));
}
