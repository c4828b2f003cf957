//! Testbenches that cannot pass what is wrong: each is run on modules with one expression changed, without its vectors,
//! and with fewer or other vectors.

mod support;

use eccforge_hdl::design::{Cut, Handshake, Naming, Options, Pipe};
use eccforge_hdl::tools::Tool;
use eccforge_hdl::verilog::{Expr, Item, Module, print};
use eccforge_scheme::{Scheme, builtin};
use support::{Emitted, present};

/// Everything around the core, with a valid-ready handshake and with a clock enable.
fn everything(handshake: Handshake, naming: Naming) -> Options {
    let cuts = vec![Cut::Input, Cut::Syndrome, Cut::Output];
    Options {
        pipe: Pipe { cuts, handshake, bypass: true, inject: true, poison: true },
        read_modify_write: true,
        scrub: true,
        naming,
        ..Options::default()
    }
}

fn small() -> Scheme {
    builtin("hsiao-22-16").unwrap().scheme()
}

/// Complements the value of one item; `false` if it has none that counts.
fn complement(item: &mut Item) -> bool {
    let not = |value: &mut Expr| *value = Expr::Not(Box::new(value.clone()));
    match item {
        Item::Wire { name, .. } if name.starts_with("unused") => return false,
        Item::Wire { value, .. } | Item::Assign { right: value, .. } => not(value),
        Item::Register { loads, .. } => not(&mut loads[0].2),
        // Not the inputs of an instance: rows of even weight do not notice that all bits of a vector are complemented.
        _ => return false,
    }
    true
}

/// Modules of a top with one item changed: some of each module, spread over its body.
fn mutants(modules: &[&Module]) -> Vec<Module> {
    const EACH: usize = 6;
    let mut all = Vec::new();
    for module in modules {
        let can = |i: &usize| complement(&mut module.items[*i].clone());
        let places: Vec<usize> = (0..module.items.len()).filter(can).collect();
        for place in places.iter().step_by(places.len().div_ceil(EACH).max(1)) {
            let mut changed = (*module).clone();
            complement(&mut changed.items[*place]);
            all.push(changed);
        }
    }
    all
}

/// Every testbench of a design passes, and fails on every mutant of a module that it simulates.
fn every_mutant_fails(options: &Options) {
    let emitted = Emitted::new(&small(), options);
    let (mut tried, tops) = (0, emitted.tops());
    assert_eq!(tops.len(), 6, "{tops:?}");
    for (top, modules) in emitted.design.tops().into_iter().filter(|(top, _)| tops.contains(top)) {
        emitted.passes(&top);
        // Mutants of the core's modules alone: complemented items of the read-modify-write shim do not print as Verilog.
        let own: &[&Module] = if top.ends_with("_enc") || top.ends_with("_dec") { &modules } else { &[] };
        for mutant in mutants(own) {
            let path = emitted.folder.path().join(format!("{}.v", mutant.name));
            let right = std::fs::read_to_string(&path).unwrap();
            std::fs::write(&path, print(&mutant, &[])).unwrap();
            let output = emitted.simulate(&top);
            assert!(!output.success && output.text.contains("FAIL"), "{top} passes {}:\n{}", mutant.name, output.text);
            std::fs::write(&path, right).unwrap();
            tried += 1;
        }
    }
    assert!(tried > 10, "{tried} mutants");
}

#[test]
fn every_testbench_fails_on_every_mutant() {
    if present(&[Tool::Iverilog, Tool::Vvp]) {
        every_mutant_fails(&everything(Handshake::ValidReady, Naming::Lowrisc));
        every_mutant_fails(&everything(Handshake::ClockEnable, Naming::Bare));
    }
}

#[test]
fn every_testbench_fails_without_its_vectors_and_with_too_few_or_too_many() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
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

/// The scrubber that counts on past the end when its last address is lowered below the address that it has reached.
#[test]
fn a_scrubber_whose_last_address_is_lowered_begins_again() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let emitted = Emitted::new(&small(), &everything(Handshake::ValidReady, Naming::Lowrisc));
    emitted.change("hsiao_22_16_scrub", "(address >= last_address_i)", "(address == last_address_i)");
    let output = emitted.simulate("hsiao_22_16_scrub");
    assert!(!output.success && output.text.contains("condition 5"), "{}", output.text);
}
