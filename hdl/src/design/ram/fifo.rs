//! `<id>_fifo`: the library's queue between two clocks, with the encoder before it and the decoder after it.

use super::text::Text;
use crate::design::instance::{
    To, connections, decoder_instance, enables, encoder_instance, flag, stem, with_parameters,
};
use crate::design::library::{self, Width};
use crate::design::options::{Around, Options, Ram, Reset};
use crate::design::wire::{assign, unused};
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_scheme::Scheme;

/// Default number of address bits: 16 entries. An instance may set another number.
pub const FIFO_ADDRESS_BITS: usize = 4;

/// Options that do not apply to a queue, each with the reason; the first one given is reported.
pub(super) fn refusal(scheme: &Scheme, options: &Options, ram: &Ram) -> Option<String> {
    if scheme.address.is_some() {
        return Some("an entry of a queue has no address, and this code has one".into());
    }
    if !options.pipe.cuts.is_empty() {
        return Some("--wrap fifo has a register before the decoder; for more, put `eccforge_pipe` after it".into());
    }
    let reset_only = Ram { reset: ram.reset, around: Around::Fifo, ..Ram::default() };
    if *ram != reset_only {
        return Some(
            "--ports, --latency, --write-mask and --array are options of memories; --wrap fifo has a write port and a \
             read port"
                .into(),
        );
    }
    None
}

/// The module of a queue.
pub(super) fn module(scheme: &Scheme, options: &Options, text: &Text<'_>) -> Module {
    let mut module = Module::new(
        format!("{}_fifo", scheme.identifier()),
        vec![
            "A first-in first-out queue of protected entries between two clocks.".into(),
            "The flags belong to the entry that is offered. The decoder is combinational, after a register.".into(),
            "Reset both sides together. The constraints of the crossing are in the SDC file of the same name.".into(),
        ],
    );
    for (name, value, comment) in [
        ("ADDR_WIDTH", FIFO_ADDRESS_BITS.to_string(), "1 to 30: bits of a place in the array"),
        ("DEPTH", "0".into(), "entries, any number up to 2^ADDR_WIDTH; 0: 2^ADDR_WIDTH"),
        ("SYNC_STAGES", "2".into(), "registers that a count passes in the other clock: at least 2; 0: one clock"),
    ] {
        module.items.push(Item::Parameter { name: name.into(), value, comment: comment.into() });
    }
    let address = Width { bits: FIFO_ADDRESS_BITS, parameter: Some(("ADDR_WIDTH", 0)) };
    let ports = library::ports("eccforge_fifo", &[("EntryW", Width::of(text.n)), ("CountW", address.plus(1))]);
    module.section("Signals between the parts.");
    let queue = connections(&mut module, options, &ports, &|port| match port.name.as_str() {
        "wr_entry_i" | "rd_entry_o" => To::Wire(stem(&port.name).into()),
        // The side comes before the clock's name of either naming.
        name if name.ends_with("clk_i") => To::Renamed(format!("{}{}", &name[..3], options.clock())),
        name if name.ends_with("rst_ni") => To::Renamed(format!("{}{}", &name[..3], options.reset())),
        _ => To::Own,
    });
    module.port(Direction::Input, options.input("data"), text.k, "data to write");
    module.port(Direction::Output, options.output("data"), text.k, "corrected; as read if uncorrectable");
    module.port(Direction::Output, options.output("ce"), 1, "the entry that is offered was corrected");
    module.port(Direction::Output, options.output("due"), 1, "the entry that is offered is uncorrectable");
    enables(&mut module, scheme, options);
    module.section("The codec.");
    module.declare("check", scheme.geometry.check_bits().len(), None);
    encoder_instance(
        &mut module,
        scheme,
        options,
        [Some(&options.input("data")), None, Some("check"), Some("wr_entry")],
    );
    module.items.push(unused("unused_check", vec![Expr::name("check")]));
    decoder_instance(&mut module, scheme, options, ("rd_entry", ""), &["data", "ce", "due"]);
    module.items.push(assign(&options.output("data"), Expr::name("read_data")));
    for name in ["ce", "due"] {
        let both = vec![Expr::Name(format!("read_{name}")), Expr::Name(options.output("rd_valid"))];
        module.items.push(assign(&options.output(name), Expr::Chain(Op::And, both)));
    }
    module.section("The queue: put your synchroniser in the place of `eccforge_sync`, a macro in that of the array.");
    let parameters = [
        ("EntryW", text.n.to_string()),
        ("AddrW", "ADDR_WIDTH".into()),
        ("Depth", "DEPTH".into()),
        ("SyncStages", "SYNC_STAGES".into()),
        ("ResetSync", flag(text.reset == Reset::Sync)),
    ];
    let of = with_parameters("eccforge_fifo", &parameters);
    module.items.push(Item::Instance { module: of, name: "u_fifo".into(), connections: queue });
    module
}
