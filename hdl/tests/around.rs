//! What stands around the core is proved, and refused where it is wrong: bypass, injection and poison of the pipes,
//! partial writes, the scrubber.

use crate::support;

use eccforge_hdl::design::{Cut, Design, Handshake, Options};
use eccforge_hdl::prove::{pipe, prove, scrub, shims};
use eccforge_hdl::tools::Tool;
use eccforge_hdl::verilog::{Expr, Item, Module};
use eccforge_scheme::{Scheme, builtin};
use support::mutants::mutants;
use support::{complemented, everything, present, two_codewords};

fn hsiao() -> Scheme {
    builtin("hsiao-22-16").unwrap().scheme()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn pipes_with_test_ports_partial_writes_and_the_scrubber_are_proved() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    for (scheme, options) in [
        (hsiao(), everything(&[Cut::Input, Cut::Output], Handshake::ValidReady)),
        (two_codewords(), everything(&[], Handshake::ValidReady)),
        (complemented(&two_codewords()), everything(&[Cut::Flips], Handshake::ClockEnable)),
    ] {
        let record = prove(&scheme, &options, 0).unwrap();
        assert!(record.holds(), "{record:#?}");
        let modules: Vec<&str> = record.equivalence.iter().map(|e| e.module.rsplit('_').next().unwrap()).collect();
        assert_eq!(modules, ["enc", "dec", "pipe", "pipe", "rmw"]);
        let of_scrub = record.control.iter().filter(|step| step.claim.contains("_scrub: ")).count();
        assert_eq!(of_scrub, 1 + scrub::VIOLATIONS.len(), "{:#?}", record.control);
    }
}

/// The module of this name in a design.
fn module<'d>(design: &'d mut Design, name: &str) -> &'d mut Module {
    let lists = [&mut design.encoder_pipe, &mut design.decoder_pipe, &mut design.shims];
    lists.into_iter().flatten().find(|module| module.name == name).unwrap()
}

/// The value of a wire or an assignment.
fn value<'m>(module: &'m mut Module, target: &str) -> &'m mut Expr {
    let found = module.items.iter_mut().find_map(|item| match item {
        Item::Wire { name, value, .. } if name == target => Some(value),
        Item::Assign { left, right, .. } if *left == Expr::name(target) => Some(right),
        _ => None,
    });
    found.unwrap_or_else(|| panic!("there is no {target}"))
}

/// Whether a pipe is refused after its top module was changed.
fn pipe_is_refused(options: &Options, decoder: bool, change: &dyn Fn(&mut Module)) -> bool {
    let scheme = hsiao();
    let mut design = Design::new(&scheme, options);
    let name = format!("{}_{}_pipe", design.prefix, if decoder { "dec" } else { "enc" });
    let top = module(&mut design, &name);
    let before = top.clone();
    change(top);
    assert_ne!(*top, before);
    let (control, equal) = pipe::check(&scheme, options, &design, decoder).unwrap();
    control.failure.is_some() || !equal.equal
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn pipes_whose_test_ports_are_wrong_are_refused() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let options = everything(&[Cut::Output], Handshake::ValidReady);
    type Change = fn(&mut Module);
    let not_gated = |module: &mut Module, target: &str| {
        let Expr::Chain(_, terms) = value(module, target).clone() else { panic!("{target} is not gated") };
        *value(module, target) = terms[0].clone();
    };
    let one_bit = |module: &mut Module| {
        let poison = module.items.iter_mut().find_map(|item| match item {
            Item::Localparam { name, value } if name == "POISON" => Some(value),
            _ => None,
        });
        let poison = poison.unwrap();
        let bit = poison.iter().position(|bit| *bit).unwrap();
        poison[bit] = false;
    };
    assert!(pipe_is_refused(&options, true, &|m| not_gated(m, "stands")), "flips under bypass");
    assert!(pipe_is_refused(&options, false, &one_bit), "another poison");
    let decoder: [(&str, Change); 2] = [
        ("injected errors ignored", |m| *value(m, "injected") = Expr::name("entry_i")),
        ("injected errors kept from one bit", |m| {
            let Expr::Chain(op, mut terms) = value(m, "injected").clone() else { panic!() };
            let low = Expr::Concat(vec![Expr::Slice("inject_i".into(), 21, 1), Expr::bit(false)]);
            terms[1] = low;
            *value(m, "injected") = Expr::Chain(op, terms);
        }),
    ];
    for (what, change) in decoder {
        assert!(pipe_is_refused(&options, true, &change), "{what}");
    }
    // Flags and poison as they go into the registers before the outputs.
    let loads: [(&str, Expr); 4] = [
        ("ce", Expr::name("entry_ce")),
        ("due", Expr::name("entry_due")),
        ("rule_fail", Expr::bit(true)),
        ("poisoned", Expr::name("entry_due")),
    ];
    for (stem, wrong) in loads {
        let change = |module: &mut Module| {
            let register = module.items.iter_mut().find_map(|item| match item {
                Item::Register { loads, .. } => loads.iter_mut().find(|load| load.0.starts_with(&format!("{stem}_q"))),
                _ => None,
            });
            register.unwrap().2 = wrong.clone();
        };
        assert!(pipe_is_refused(&options, true, &change), "{stem}");
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn partial_writes_with_one_mistake_are_refused() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let (scheme, options) = (two_codewords(), everything(&[], Handshake::ValidReady));
    let design = Design::new(&scheme, &options);
    let name = format!("{}_rmw", design.prefix);
    let right = design.shims.iter().find(|m| m.name == name).unwrap();
    let shown = shims::read_modify_write(&scheme, &options, &design).unwrap();
    assert!(shown.equal, "{shown:#?}");
    let mistakes = mutants(right, &options, 16);
    assert!(mistakes.len() > 8, "{}", mistakes.len());
    for (item, mutant) in mistakes {
        let mut design = design.clone();
        *module(&mut design, &name) = mutant;
        let shown = shims::read_modify_write(&scheme, &options, &design).unwrap();
        assert!(!shown.equal && shown.counterexample.is_some(), "{item:?}: {shown:#?}");
    }
}

/// What the proof says of a scrubber whose text was changed.
fn scrubber(change: &dyn Fn(&mut Vec<Item>)) -> Vec<String> {
    let (scheme, options) = (hsiao(), everything(&[], Handshake::ValidReady));
    let mut design = Design::new(&scheme, &options);
    let name = format!("{}_scrub", design.prefix);
    change(&mut module(&mut design, &name).items);
    let steps = scrub::check(&scheme, &options, &design).unwrap();
    steps.into_iter().filter(|step| step.failure.is_some()).map(|step| step.claim).collect()
}

/// The claims that fail after this text of the scrubber was replaced.
fn replaced(from: &str, to: &str) -> Vec<String> {
    scrubber(&|items| {
        let text = items.iter_mut().find_map(|item| match item {
            Item::Text(text) => Some(text),
            _ => None,
        });
        let text = text.unwrap();
        assert!(text.contains(from), "no `{from}`");
        *text = text.replace(from, to);
    })
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_scrubber_that_does_something_else_is_refused_by_the_property_that_it_breaks() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    assert_eq!(scrubber(&|_| ()), [""; 0]);
    let mut missed = Vec::new();
    let claim = |name: &str| scrub::VIOLATIONS.iter().find(|v| v.0 == name).unwrap().1;
    for (from, to, broken) in [
        // It runs away when the last address is lowered below where it is.
        ("address >= last_address_i", "address == last_address_i", "bounds"),
        ("address >= last_address_i", "address > last_address_i", "addresses"),
        ("address + 32'h1", "address + 32'h2", "addresses"),
        ("address <= 32'h0", "address <= 32'h1", "reset"),
        // It writes back whatever it read, or what is refused.
        ("state <= (read_ce & ~old) ? WRITE", "state <= ~old ? WRITE", "entries"),
        ("state <= (read_ce & ~old) ? WRITE", "state <= ((read_ce | read_due) & ~old) ? WRITE", "refused"),
        ("entry <= read_entry;", "entry <= entry_i;", "entries"),
        // It never writes back.
        ("state <= (read_ce & ~old) ? WRITE", "state <= (read_ce & old) ? WRITE", "walk"),
        // It overwrites what another master has written meanwhile.
        ("state <= (read_ce & ~old) ? WRITE", "state <= (read_ce & ~overtaken) ? WRITE", "others"),
        ("overtaken <= old;", "overtaken <= 1'b0;", "others"),
        ("overtaken <= old & ~rvalid_i;", "overtaken <= overtaken & ~rvalid_i;", "others"),
        ("((state == WRITE) & ~written_i)", "(state == WRITE)", "requests"),
        // It never forgets that.
        ("overtaken <= old & ~rvalid_i;", "overtaken <= old;", "others"),
        // It counts what it does not correct, and past its largest value.
        ("read_ce & ~&ce_count", "~&ce_count", "counts"),
        ("read_due & ~&due_count", "read_due", "counts"),
        ("assign due_o = answered & read_due", "assign due_o = read_due", "counts"),
    ] {
        let failing = replaced(from, to);
        if !failing.iter().any(|f| f.ends_with(claim(broken))) {
            missed.push(format!("{to}: not {broken} but {failing:#?}"));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_scrubber_with_one_mistake_is_refused() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let (scheme, options) = (two_codewords(), everything(&[], Handshake::ValidReady));
    let design = Design::new(&scheme, &options);
    let name = format!("{}_scrub", design.prefix);
    let right = design.shims.iter().find(|m| m.name == name).unwrap();
    let mistakes = mutants(right, &options, 24);
    assert!(mistakes.len() > 15, "{}", mistakes.len());
    for (item, mutant) in mistakes {
        let mut design = design.clone();
        *module(&mut design, &name) = mutant;
        let steps = scrub::check(&scheme, &options, &design).unwrap();
        assert!(steps.iter().any(|step| step.failure.is_some()), "{item:?}: {steps:#?}");
    }
}
