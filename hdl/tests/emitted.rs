//! Emitted hardware, seen by other tools: no warning from any of them, and the oracle's verdict on every golden vector.
//!
//! A missing tool fails the test where CI=true, and is named; elsewhere the test says that it was not run.

use eccforge_codecs::scheme::Scheme;
use eccforge_codecs::scheme::{builtin, builtins};
use eccforge_hdl::collateral::{self, decoder_vectors, encoder_vectors};
use eccforge_hdl::design::{Cut, Design, Goal, Handshake, Naming, Options, Part, Pipe, Scope};
use eccforge_hdl::generate;
use eccforge_hdl::tools::{self, Tool};
use eccforge_oracle::{Status, by_id};
use std::path::Path;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(300);

/// Whether the tools are there.
fn present(needed: &[Tool]) -> bool {
    for tool in needed {
        if let Err(e) = tool.find() {
            assert!(std::env::var("CI").as_deref() != Ok("true"), "not run: {e}");
            eprintln!("not run: {e}");
            return false;
        }
    }
    true
}

/// Schemes of every kind: one codeword and several, rules, enables, both Reed-Solomon decoders.
const KINDS: [&str; 6] = ["hsiao-22-16", "opentitan-72-64", "duet-trio", "trio-confirmed", "i-ssc-csc", "ssc-dsd-plus"];

fn shipped() -> Vec<Scheme> {
    builtins().iter().map(|b| b.scheme()).collect()
}

fn kinds() -> Vec<Scheme> {
    KINDS.iter().map(|id| builtin(id).unwrap().scheme()).collect()
}

fn lint(options: &Options, schemes: &[Scheme]) {
    for scheme in schemes {
        let folder = tempfile::tempdir().unwrap();
        let design = Design::new(scheme, options);
        generate::write(folder.path(), &design.files()).unwrap();
        for (top, modules) in design.tops() {
            let files: Vec<String> = modules.iter().map(|m| format!("{}.v", m.name)).collect();
            silent(Tool::Verilator, &["--lint-only", "-Wall", "--top-module", &top], &files, folder.path());
            silent(Tool::Iverilog, &["-Wall", "-g2001", "-t", "null", "-s", &top], &files, folder.path());
            let script = format!("read_verilog {}; hierarchy -check -top {top}; proc; check -assert", files.join(" "));
            silent(Tool::Yosys, &["-q", "-p", &script], &[], folder.path());
        }
    }
}

fn silent(tool: Tool, arguments: &[&str], files: &[String], folder: &Path) {
    let all: Vec<&str> = arguments.iter().copied().chain(files.iter().map(String::as_str)).collect();
    let output = tools::run(tool, &all, folder, LIMIT).unwrap();
    assert!(output.success && output.text.trim().is_empty(), "{tool:?} {all:?}:\n{}", output.text);
}

#[test]
fn no_tool_has_anything_to_say_about_whole_entries() {
    if present(&[Tool::Verilator, Tool::Iverilog, Tool::Yosys]) {
        lint(&Options::default(), &shipped());
    }
}

#[test]
fn no_tool_has_anything_to_say_about_other_scopes_names_and_goals() {
    if !present(&[Tool::Verilator, Tool::Iverilog, Tool::Yosys]) {
        return;
    }
    lint(&Options { scope: Scope::Codeword, ..Options::default() }, &shipped());
    for scope in [Scope::Minimal, Scope::CorrectOnly] {
        lint(&Options { scope, ..Options::default() }, &kinds());
    }
    lint(&Options { scope: Scope::Minimal, goal: Goal::Delay, ..Options::default() }, &kinds());
    lint(&Options { goal: Goal::Plain, naming: Naming::Bare, inverted_check: true, ..Options::default() }, &kinds());
    for part in [Part::Encoder, Part::Decoder] {
        lint(&Options { part, ..Options::default() }, &kinds()[..1]);
    }
}

/// Everything around the core at once.
fn everything(cuts: &[Cut], handshake: Handshake) -> Options {
    Options {
        pipe: Pipe { cuts: cuts.to_vec(), handshake, bypass: true, inject: true, poison: true },
        read_modify_write: true,
        scrub: true,
        ..Options::default()
    }
}

/// Registers alone.
fn registers(cuts: &[Cut], handshake: Handshake) -> Options {
    Options { pipe: Pipe { cuts: cuts.to_vec(), handshake, ..Pipe::default() }, ..Options::default() }
}

#[test]
fn no_tool_has_anything_to_say_about_what_stands_around_the_core() {
    if !present(&[Tool::Verilator, Tool::Iverilog, Tool::Yosys]) {
        return;
    }
    lint(&everything(&[Cut::Input, Cut::Syndrome, Cut::Output], Handshake::ValidReady), &kinds());
    let small = &kinds()[..1];
    for handshake in [Handshake::ValidReady, Handshake::ClockEnable] {
        for cut in [Cut::Input, Cut::Syndrome, Cut::Flips, Cut::Output] {
            lint(&registers(&[cut], handshake), small);
        }
    }
    let bare = Options { naming: Naming::Bare, inverted_check: true, ..everything(&[], Handshake::ValidReady) };
    lint(&bare, small);
}

#[test]
fn pipes_deliver_every_golden_vector_in_order_under_stalls() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let three = [Cut::Input, Cut::Syndrome, Cut::Flips];
    for scheme in &kinds()[..4] {
        simulate_pipes(scheme, &everything(&three, Handshake::ValidReady));
        simulate_pipes(scheme, &registers(&three, Handshake::ClockEnable));
    }
    let small = &kinds()[0];
    for cut in [Cut::Input, Cut::Syndrome, Cut::Flips, Cut::Output] {
        simulate_pipes(small, &registers(&[cut], Handshake::ValidReady));
        simulate_pipes(
            small,
            &registers(&[cut, Cut::Output][..1 + usize::from(cut != Cut::Output)], Handshake::ClockEnable),
        );
    }
    let bare = Options { naming: Naming::Bare, inverted_check: true, ..everything(&[], Handshake::ValidReady) };
    simulate_pipes(small, &bare);
}

fn simulate_pipes(scheme: &Scheme, options: &Options) {
    let folder = tempfile::tempdir().unwrap();
    let design = Design::new(scheme, options);
    generate::write(folder.path(), &design.files()).unwrap();
    generate::write(folder.path(), &collateral::files(scheme, options, &design)).unwrap();
    let mut ran = 0;
    for (top, modules) in design.tops().into_iter().filter(|(top, _)| top.ends_with("_pipe")) {
        let mut files: Vec<String> = modules.iter().map(|m| format!("{}.v", m.name)).collect();
        files.push(format!("{top}_tb.v"));
        silent(Tool::Iverilog, &["-Wall", "-g2001", "-o", "tb.vvp"], &files, folder.path());
        let output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap();
        assert!(output.text.starts_with("PASS"), "{}: {top}{}: {}", scheme.id, options.flags(), output.text);
        ran += 1;
    }
    assert_eq!(ran, 2);
}

#[test]
fn a_pipe_without_its_register_is_noticed() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let options = registers(&[Cut::Syndrome], Handshake::ValidReady);
    let folder = tempfile::tempdir().unwrap();
    let design = Design::new(&scheme, &options);
    generate::write(folder.path(), &design.files()).unwrap();
    generate::write(folder.path(), &collateral::files(&scheme, &options, &design)).unwrap();
    let path = folder.path().join("hsiao_22_16_dec_pipe.v");
    let text = std::fs::read_to_string(&path).unwrap();
    let leaky = text.replace("if (ready_0 & valid_i)", "if (ready_0)");
    let leaky = leaky.replace("valid_q0 <= valid_i;", "valid_q0 <= 1'b1;");
    assert_ne!(text, leaky);
    std::fs::write(&path, leaky).unwrap();
    let files = ["cw_syn", "cw_loc", "dec_pipe", "dec_pipe_tb"].map(|m| format!("hsiao_22_16_{m}.v"));
    silent(Tool::Iverilog, &["-g2001", "-o", "tb.vvp"], &files, folder.path());
    let output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap();
    assert!(output.text.contains("FAIL"), "{}", output.text);
}

#[test]
fn system_verilog_wrappers_are_clean_and_elaborate() {
    if !present(&[Tool::Verilator]) {
        return;
    }
    let options = Options { system_verilog: true, ..registers(&[Cut::Flips], Handshake::ValidReady) };
    let scheme = builtin("duet-trio").unwrap().scheme();
    let folder = tempfile::tempdir().unwrap();
    let design = Design::new(&scheme, &options);
    generate::write(folder.path(), &generate::files(&scheme, &options)).unwrap();
    for (top, modules) in design.tops() {
        let mut files = vec!["duet_trio_pkg.sv".to_string()];
        files.extend(modules.iter().map(|m| format!("{}.v", m.name)));
        files.push(format!("{top}_sv.sv"));
        // A package holds the structs of all modules, so those of others are unused here.
        let arguments = ["--lint-only", "-Wall", "--top-module", &format!("{top}_sv")];
        silent(Tool::Verilator, &arguments, &files, folder.path());
    }
}

#[test]
fn partial_writes_keep_what_was_there_and_never_launder_a_refused_entry() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    bench("rmw", "rmw_tb.v", include_str!("rmw_tb.v"));
}

#[test]
fn a_scrubber_walks_a_memory_corrects_it_and_counts() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    bench("scrub", "scrub_tb.v", include_str!("scrub_tb.v"));
}

/// Runs a hand-written testbench on the (22,16) shims.
fn bench(shim: &str, name: &str, text: &str) {
    let folder = tempfile::tempdir().unwrap();
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let design = Design::new(&scheme, &everything(&[], Handshake::ValidReady));
    generate::write(folder.path(), &design.files()).unwrap();
    std::fs::write(folder.path().join(name), text).unwrap();
    let (encoder, decoder) = (design.encoder.iter(), design.decoder.iter());
    let mut files: Vec<String> = encoder.chain(decoder).map(|m| format!("{}.v", m.name)).collect();
    files.extend([format!("hsiao_22_16_{shim}.v"), name.to_string()]);
    silent(Tool::Iverilog, &["-Wall", "-g2001", "-o", "tb.vvp"], &files, folder.path());
    let output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap();
    assert!(output.text.starts_with("PASS"), "{}", output.text);
}

#[test]
fn icarus_agrees_with_every_golden_vector() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    for builtin in builtins() {
        simulate(&builtin.scheme(), &Options::default());
    }
    for id in ["duet-trio", "i-ssc-csc", "hsiao-22-16"] {
        let options = Options { inverted_check: true, goal: Goal::Plain, ..Options::default() };
        simulate(&builtin(id).unwrap().scheme(), &options);
    }
}

fn simulate(scheme: &Scheme, options: &Options) {
    let folder = tempfile::tempdir().unwrap();
    let design = Design::new(scheme, options);
    generate::write(folder.path(), &design.files()).unwrap();
    generate::write(folder.path(), &collateral::files(scheme, options, &design)).unwrap();
    for (modules, top) in [(&design.encoder, design.encoder_top()), (&design.decoder, design.decoder_top())] {
        let mut files: Vec<String> = modules.iter().map(|m| format!("{}.v", m.name)).collect();
        files.push(format!("{top}_tb.v"));
        silent(Tool::Iverilog, &["-Wall", "-g2001", "-o", "tb.vvp"], &files, folder.path());
        let output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap();
        assert!(output.text.starts_with("PASS"), "{top}: {}", output.text);
    }
}

#[test]
fn every_golden_vector_is_the_oracle_s_verdict() {
    let mut compared = 0;
    for builtin in builtins() {
        let Some(oracle) = by_id(builtin.id) else { continue };
        let off = by_id(&format!("{}:off", builtin.id));
        let scheme = builtin.scheme();
        let options = Options::default();
        for row in encoder_vectors(&scheme, &options).rows {
            assert_eq!(row[2], oracle.encode(&row[0]), "{}: encoder", scheme.id);
        }
        let vectors = decoder_vectors(&scheme, &options);
        let port = |name: &str| {
            let all: Vec<&String> = vectors.inputs.iter().chain(&vectors.outputs).map(|p| &p.0).collect();
            all.iter().position(|n| *n == name).unwrap_or_else(|| panic!("no port {name} in {all:?}"))
        };
        let (ce, due, entry) = (port("ce_o"), port("due_o"), port("entry_o"));
        for row in &vectors.rows {
            let oracle = match &off {
                Some(off) if !row[1][0] => off,
                _ => &oracle,
            };
            let decoded = oracle.decode(&row[0]);
            let status = match (row[ce][0], row[due][0]) {
                (false, false) => Status::Clean,
                (true, false) => Status::Corrected,
                (false, true) => Status::Detected,
                (true, true) => panic!("{}: both flags", scheme.id),
            };
            assert_eq!((status, &row[entry]), (decoded.status, &decoded.entry), "{}", scheme.id);
            compared += 1;
        }
    }
    assert!(compared > 5000, "{compared}");
}
