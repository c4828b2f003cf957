//! Tests that testbenches fail for wrong modules: each is run on modules with one expression changed, without its
//! vectors, and with fewer or other vectors.

use crate::support;

use eccforge_hdl::design::{Cut, Handshake, Naming, Options, Pipe};
use eccforge_hdl::verilog::print;
use eccforge_scheme::{Scheme, builtin};
use support::Emitted;
use support::mutants::mutants;
use xtask::needs;

/// Returns options with everything around the core, with a valid-ready handshake or with a clock enable.
fn everything(handshake: Handshake, naming: Naming) -> Options {
    let cuts = vec![Cut::Input, Cut::Syndrome, Cut::Output];
    Options { pipe: Pipe { cuts, handshake, bypass: true, inject: true, poison: true }, naming, ..Options::default() }
}

fn small() -> Scheme {
    builtin("hsiao-22-16").unwrap().scheme()
}

/// Asserts that every testbench of a design passes, and fails on the mutants of the modules that it simulates: about
/// `count` mutants of the top module, and a fifth as many of each other module.
fn every_mutant_fails(options: &Options, count: usize) {
    let emitted = Emitted::new(&small(), options);
    let tops = emitted.tops();
    assert_eq!(tops.len(), 4, "{tops:?}");
    let mut survivors = Vec::new();
    for (top, modules) in emitted.design.tops().into_iter().filter(|(top, _)| tops.contains(top)) {
        emitted.passes(&top);
        // Encoder and decoder are mutated under their own testbenches; the modules around them do not show all their
        // outputs.
        let around = top.ends_with("_enc_pipe");
        let own = if around { &modules[modules.len() - 1..] } else { &modules[..] };
        let mut tried = 0;
        for module in own {
            let most = if module.name == top { count } else { count / 5 };
            for (item, mutant) in mutants(module, options, most) {
                let path = emitted.folder.path().join(format!("{}.v", mutant.name));
                let right = std::fs::read_to_string(&path).unwrap();
                std::fs::write(&path, print(&mutant, &[])).unwrap();
                let output = emitted.simulate(&top);
                if output.success || !output.text.contains("FAIL") {
                    survivors.push(format!("{top} passes {}: {item:?}", mutant.name));
                }
                std::fs::write(&path, right).unwrap();
                tried += 1;
            }
        }
        eprintln!("{top}: {tried} mutants");
        assert!(tried > 3, "{top}: {tried} mutants");
    }
    assert!(survivors.is_empty(), "{}", survivors.join("\n"));
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_testbench_fails_on_every_mutant() {
    fail_on_mutants(10);
}

/// Tests both kinds of flow control, with about this number of mutants of each top module.
pub fn fail_on_mutants(count: usize) {
    if needs(&["iverilog"]) {
        every_mutant_fails(&everything(Handshake::ValidReady, Naming::Lowrisc), count);
        every_mutant_fails(&everything(Handshake::ClockEnable, Naming::Bare), count);
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_testbench_fails_without_its_vectors_and_with_too_few_or_too_many() {
    if !needs(&["iverilog"]) {
        return;
    }
    let emitted = Emitted::new(&small(), &everything(Handshake::ValidReady, Naming::Lowrisc));
    for top in emitted.tops() {
        let core = top.trim_end_matches("_pipe");
        let path = emitted.folder.path().join(format!("{core}_vectors.hex"));
        let right = std::fs::read_to_string(&path).unwrap();
        let fails = |why: &str| {
            let output = emitted.simulate(&top);
            assert!(!output.success && output.text.contains("FAIL"), "{top}, {why}: {}", output.text);
        };
        std::fs::remove_file(&path).unwrap();
        fails("no file");
        let short: String = right.lines().skip(1).map(|line| format!("{line}\n")).collect();
        for (text, why) in [
            (String::new(), "an empty file"),
            (short, "one vector less"),
            (format!("{right}{right}"), "twice as many"),
            (right.replacen(|c: char| c.is_ascii_hexdigit(), "x", 1), "an unknown bit"),
        ] {
            std::fs::write(&path, text).unwrap();
            fails(why);
        }
        std::fs::write(&path, right).unwrap();
        emitted.passes(&top);
    }
}
