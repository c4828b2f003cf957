//! Tests that bypass, injection and poison of the pipes are proved, and that the proof fails if they are wrong.

use crate::support;

use eccforge_hdl::design::{Cut, Design, Handshake, Options, Side};
use eccforge_hdl::prove::{pipe, prove};
use eccforge_hdl::verilog::{Expr, Item, Module};
use eccforge_scheme::{Scheme, builtin};
use support::{complemented, connection, everything, exchange, two_codewords};
use xtask::needs;

fn hsiao() -> Scheme {
    builtin("hsiao-22-16").unwrap().scheme()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn pipes_with_test_ports_are_proved() {
    if !needs(&["yosys", "berkeley-abc"]) {
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
        assert_eq!(modules, ["enc", "dec", "pipe", "pipe"]);
    }
}

/// Returns the module of this name in a design.
fn module<'d>(design: &'d mut Design, name: &str) -> &'d mut Module {
    let lists = [&mut design.encoder_pipe, &mut design.decoder_pipe];
    lists.into_iter().flatten().find(|module| module.name == name).unwrap()
}

/// Whether the proof of a pipe fails after a change of its top module.
fn pipe_is_refused(options: &Options, side: Side, change: &dyn Fn(&mut Module)) -> bool {
    let scheme = hsiao();
    let mut design = Design::new(&scheme, options);
    let name = format!("{}_{}_pipe", design.prefix, side.short());
    let top = module(&mut design, &name);
    let before = top.clone();
    change(top);
    assert_ne!(*top, before);
    let (control, equal) = pipe::check(&scheme, options, &design, side).unwrap();
    control.failure.is_some() || !equal.equal
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn pipes_whose_test_ports_are_wrong_are_refused() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let options = everything(&[Cut::Output], Handshake::ValidReady);
    let one_bit = |module: &mut Module| {
        let poison = module.items.iter_mut().find_map(|item| match item {
            Item::Localparam { name, value } if name == "POISON" => Some(value),
            _ => None,
        });
        let poison = poison.unwrap();
        let bit = poison.iter().position(|bit| *bit).unwrap();
        poison[bit] = false;
    };
    assert!(pipe_is_refused(&options, Side::Encoder, &one_bit), "another poison");
    let low = Expr::Concat(vec![Expr::Slice("inject_i".into(), 21, 1), Expr::bit(false)]);
    let zeros = || Expr::Literal(vec![false; 22]);
    for (side, port, wrong) in [
        (Side::Encoder, "inject_i", zeros()),
        (Side::Encoder, "poison_i", Expr::bit(true)),
        (Side::Decoder, "inject_i", zeros()),
        (Side::Decoder, "inject_i", low),
        (Side::Decoder, "bypass_i", Expr::bit(false)),
        (Side::Decoder, "poison_synd_i", Expr::Literal(vec![false; 6])),
    ] {
        let change = |module: &mut Module| *connection(&mut module.items, "u_pipe", port) = wrong.clone();
        assert!(pipe_is_refused(&options, side, &change), "{port}");
    }
    for port in ["rule_fail_o", "poisoned_o"] {
        assert!(
            pipe_is_refused(&options, Side::Decoder, &|module| exchange(&mut module.items, port, "ce_o")),
            "{port}"
        );
    }
}
