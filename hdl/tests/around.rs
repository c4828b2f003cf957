//! What stands around the core is proved, and refused where it is wrong: bypass, injection and poison of the pipes,
//! partial writes.

use crate::support;

use eccforge_hdl::design::{Cut, Design, Handshake, Options};
use eccforge_hdl::prove::{pipe, prove, shims};
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
fn pipes_with_test_ports_and_partial_writes_are_proved() {
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
