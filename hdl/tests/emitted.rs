//! Emitted hardware, seen by other tools: no warning from any of them, and the oracle's verdict on every golden vector.
//!
//! A missing tool fails the test where CI=true, and is named; elsewhere the test says that it was not run.

use eccforge_codecs::scheme::Scheme;
use eccforge_codecs::scheme::builtins;
use eccforge_hdl::collateral::{self, decoder_vectors, encoder_vectors};
use eccforge_hdl::design::{Design, Goal, Naming, Options, Scope};
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

fn lint(options: &Options) {
    for builtin in builtins() {
        let scheme = builtin.scheme();
        let folder = tempfile::tempdir().unwrap();
        let design = Design::new(&scheme, options);
        generate::write(folder.path(), &design.files()).unwrap();
        for (modules, top) in [(&design.encoder, design.encoder_top()), (&design.decoder, design.decoder_top())] {
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
        lint(&Options::default());
    }
}

#[test]
fn no_tool_has_anything_to_say_about_codewords_and_minimal_entries() {
    if present(&[Tool::Verilator, Tool::Iverilog, Tool::Yosys]) {
        lint(&Options { scope: Scope::Codeword, ..Options::default() });
        lint(&Options { scope: Scope::Minimal, goal: Goal::Plain, ..Options::default() });
        lint(&Options { goal: Goal::Plain, naming: Naming::Bare, inverted_check: true, ..Options::default() });
    }
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
        simulate(&eccforge_codecs::scheme::builtin(id).unwrap().scheme(), &options);
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
