//! `<id>_ram`: connects the library's control with the array, the encoder and the decoder.

use super::{Reset, Text, address_port};
use crate::design::instance::{decoder_instance, enables, flag, with_parameters};
use crate::design::{Cut, Options, entry, module_prefix, pipe};
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_scheme::Scheme;

/// The ports of the memory: those of its user, then those of the registers.
fn ports(module: &mut Module, scheme: &Scheme, options: &Options, text: &Text<'_>) {
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    use Direction::{Input, Output};
    let (k, bytes) = (text.k, text.k.div_ceil(8));
    let latency = format!("{} clock(s) after", text.stages);
    module.port(Input, options.clock(), 1, "clock");
    module.port(Input, options.reset(), 1, "reset, active low");
    enables(module, scheme, options);
    if text.two_ports {
        module.port(Input, i("read_req"), 1, "request to read");
        address_port(module, text, Input, &i("read_address"), "entry to read");
        module.port(Output, o("read_gnt"), 1, "it is taken in this clock");
        module.port(Output, o("read_valid"), 1, format!("data and flags, {latency} it was taken, in order"));
    } else {
        module.port(Input, i("req"), 1, "request");
        module.port(Input, i("we"), 1, "the request is a write");
        address_port(module, text, Input, &i("address"), "entry to read or write");
        module.port(Output, o("gnt"), 1, "the request is taken in this clock");
        module.port(Output, o("rvalid"), 1, format!("the answer, also to a write, {latency} it was taken, in order"));
    }
    module.port(Output, o("data"), k, "data, corrected; as read if due; without meaning after a write");
    module.port(Output, o("ce"), 1, "the entry was corrected");
    module.port(Output, o("due"), 1, "the entry is refused; a write of some of its bytes was not done");
    if text.poison.is_some() {
        module.port(Output, o("poisoned"), 1, "it is refused because it was written as poison");
    }
    if text.two_ports {
        module.port(Input, i("write_req"), 1, "request to write");
        address_port(module, text, Input, &i("write_address"), "entry to write");
        module.port(Output, o("write_gnt"), 1, "it is taken in this clock");
        module.port(Output, o("write_valid"), 1, "the answer to a write, in order");
        module.port(Output, o("write_ce"), 1, "some bytes were written to an entry that was corrected");
        module.port(Output, o("write_due"), 1, "nothing was written: the other bytes are refused");
    }
    module.port(Input, i("data"), k, "data to write");
    module.port(Input, i("byte_enable"), bytes, "1: this byte is written; the others are read and kept");
    if text.poison.is_some() {
        module.port(Input, i("poison"), 1, "1: the entry is written as one that is known to be bad");
    }
    module.port(Input, i("reg_req"), 1, "request to the registers, taken in every clock");
    module.port(Input, i("reg_we"), 1, "the request is a write");
    module.port(Input, i("reg_address"), 8, "register's address in bytes");
    module.port(Input, i("reg_data"), 32, "data to write");
    module.port(Output, o("reg_valid"), 1, "the answer, one clock later");
    module.port(Output, o("reg_data"), 32, "what was read");
    module.port(Output, o("irq"), 1, "interrupt, high while an enabled bit of STATUS is one");
}

/// The library's parameters for a scheme.
pub(super) fn parameters(options: &Options, text: &Text<'_>, init: &str) -> Vec<(&'static str, String)> {
    let cut = |cut| flag(options.pipe.cuts.contains(&cut));
    let mut all = vec![
        ("DataW", text.k.to_string()),
        ("EntryW", text.n.to_string()),
        ("AddrW", text.address_width()),
        ("SyndW", text.syndrome.to_string()),
        ("TwoPorts", flag(text.two_ports)),
        ("InReg", cut(Cut::Input)),
        ("OutReg", cut(Cut::Output)),
        ("ResetSync", flag(text.reset == Reset::Sync)),
        ("Init", init.to_string()),
    ];
    if text.poison.is_some() {
        all.extend([("Poison", "POISON".to_string()), ("PoisonSynd", "POISON_SYNDROME".into())]);
    }
    all
}

/// Declares a signal with the width of an address.
pub(super) fn address_wire(module: &mut Module, text: &Text<'_>, name: &str) {
    let range = text.address.is_none().then(|| format!("{}-1:0", text.address_width()));
    module.declare(name, text.address_bits(), range);
}

/// A value of the signals that are all one bit, joined by an operator.
fn joined(op: Op, names: &[&str]) -> Expr {
    Expr::Chain(op, names.iter().map(|name| Expr::name(*name)).collect())
}

/// The ports of the control that belong to its user (long: each port), and what they are connected to.
fn user(module: &mut Module, options: &Options, text: &Text<'_>) -> Vec<(&'static str, Expr)> {
    let (i, o) = (|s: &str| Expr::Name(options.input(s)), |s: &str| Expr::Name(options.output(s)));
    let poisoned = |name: &str| text.poison.as_ref().map_or_else(|| Expr::name(name), |_| o("poisoned"));
    let mut all = vec![
        ("clk_i", Expr::name(options.clock())),
        ("rst_ni", Expr::name(options.reset())),
        ("wr_data_i", i("data")),
        ("wr_be_i", i("byte_enable")),
        ("wr_poison_i", if text.poison.is_some() { i("poison") } else { Expr::bit(false) }),
        ("rd_data_o", o("data")),
        ("reg_req_i", i("reg_req")),
        ("reg_we_i", i("reg_we")),
        ("reg_addr_i", i("reg_address")),
        ("reg_data_i", i("reg_data")),
        ("reg_valid_o", o("reg_valid")),
        ("reg_data_o", o("reg_data")),
        ("irq_o", o("irq")),
    ];
    let mut spare = Vec::new();
    if text.two_ports {
        all.extend([
            ("rd_req_i", i("read_req")),
            ("rd_addr_i", i("read_address")),
            ("rd_gnt_o", o("read_gnt")),
            ("rd_valid_o", o("read_valid")),
            ("rd_ce_o", o("ce")),
            ("rd_due_o", o("due")),
            ("rd_poisoned_o", poisoned("rd_poisoned")),
            ("wr_req_i", i("write_req")),
            ("wr_addr_i", i("write_address")),
            ("wr_gnt_o", o("write_gnt")),
            ("wr_valid_o", o("write_valid")),
            ("wr_ce_o", o("write_ce")),
            ("wr_due_o", o("write_due")),
            ("wr_poisoned_o", Expr::name("wr_poisoned")),
        ]);
        spare.push("wr_poisoned");
        if text.poison.is_none() {
            spare.push("rd_poisoned");
        }
        for name in &spare {
            module.items.push(Item::Declare { name: (*name).into(), width: 1 });
        }
    } else {
        module.section("One port: a request is a read or a write, and so is an answer.");
        let read = Expr::Chain(Op::And, vec![i("req"), Expr::Not(Box::new(i("we")))]);
        all.extend([
            ("rd_req_i", read),
            ("rd_addr_i", i("address")),
            ("wr_req_i", Expr::Chain(Op::And, vec![i("req"), i("we")])),
            ("wr_addr_i", i("address")),
            ("wr_gnt_o", o("gnt")),
        ]);
        let wires = ["rd_gnt", "rd_valid", "wr_valid", "rd_ce", "wr_ce", "rd_due", "wr_due"];
        for name in wires.into_iter().chain(["rd_poisoned", "wr_poisoned"]) {
            module.items.push(Item::Declare { name: name.into(), width: 1 });
        }
        for (port, wire) in ["rd_gnt_o", "rd_valid_o", "wr_valid_o", "rd_ce_o", "wr_ce_o", "rd_due_o", "wr_due_o"]
            .into_iter()
            .zip(wires)
            .chain([("rd_poisoned_o", "rd_poisoned"), ("wr_poisoned_o", "wr_poisoned")])
        {
            all.push((port, Expr::name(wire)));
        }
        for (port, parts) in
            [("rvalid", ["rd_valid", "wr_valid"]), ("ce", ["rd_ce", "wr_ce"]), ("due", ["rd_due", "wr_due"])]
        {
            module.items.push(entry::assign(&options.output(port), joined(Op::Or, &parts)));
        }
        spare.push("rd_gnt");
        let poisoned = ["rd_poisoned", "wr_poisoned"];
        match text.poison {
            Some(_) => module.items.push(entry::assign(&options.output("poisoned"), joined(Op::Or, &poisoned))),
            None => spare.extend(poisoned),
        }
    }
    module.items.push(pipe::unused("unused_answers", spare.into_iter().map(Expr::name).collect()));
    all
}

/// Constants of poison, the control with these connections of its user, the array and the codec (long: they are in
/// order).
pub(super) fn core(
    module: &mut Module,
    scheme: &Scheme,
    options: &Options,
    text: &Text<'_>,
    parameters: &[(&str, String)],
    user: Vec<(&'static str, Expr)>,
) {
    let prefix = module_prefix(scheme);
    if let Some(poison) = &text.poison {
        module.section(&poison.doc(scheme));
        module.items.push(Item::Localparam { name: "POISON".into(), value: poison.bits.clone() });
        let syndrome = poison.syndrome(scheme.code.h.r() as usize);
        module.items.push(Item::Localparam { name: "POISON_SYNDROME".into(), value: syndrome });
    }
    module.section("Signals between the parts.");
    let mut declare = |name: &str, width| module.items.push(Item::Declare { name: name.into(), width });
    let check = scheme.geometry.check_bits().len();
    for (name, width) in [
        ("array_read", 1),
        ("array_write", 1),
        ("stored_entry", text.n),
        ("fetched_entry", text.n),
        ("encode_data", text.k),
        ("encoded", text.n),
        ("check", check),
        ("decode_entry", text.n),
        ("syndrome", text.syndrome),
    ] {
        declare(name, width);
    }
    for name in ["array_read_address", "array_write_address", "decode_address"] {
        address_wire(module, text, name);
    }
    let own = |list: &[(&str, &str)]| -> Vec<(String, Expr)> {
        list.iter().map(|(port, signal)| ((*port).to_string(), Expr::name(*signal))).collect()
    };
    let clock =
        user.iter().find(|(port, _)| *port == "clk_i").map(|(port, value)| ((*port).to_string(), value.clone()));
    let mut connections: Vec<(String, Expr)> =
        user.into_iter().map(|(port, value)| (port.to_string(), value)).collect();
    connections.extend(own(&[
        ("mem_re_o", "array_read"),
        ("mem_raddr_o", "array_read_address"),
        ("mem_we_o", "array_write"),
        ("mem_waddr_o", "array_write_address"),
        ("mem_entry_o", "stored_entry"),
        ("mem_entry_i", "fetched_entry"),
        ("enc_data_o", "encode_data"),
        ("enc_entry_i", "encoded"),
        ("dec_entry_o", "decode_entry"),
        ("dec_addr_o", "decode_address"),
        ("dec_data_i", "read_data"),
        ("dec_ce_i", "read_ce"),
        ("dec_due_i", "read_due"),
        ("dec_synd_i", "syndrome"),
    ]));
    module.section("The codec.");
    let mut encoder = vec![(options.input("data"), Expr::name("encode_data"))];
    let mut spare = vec![Expr::name("check")];
    match text.address {
        Some(_) => encoder.push((options.input("address"), Expr::name("array_write_address"))),
        None => spare.push(Expr::name("decode_address")),
    }
    encoder.push((options.output("check"), Expr::name("check")));
    encoder.push((options.output("entry"), Expr::name("encoded")));
    let instance = |module: String, name: &str, connections| Item::Instance { module, name: name.into(), connections };
    module.items.push(instance(format!("{prefix}_enc"), "u_encoder", encoder));
    module.items.push(pipe::unused("unused_signals", spare));
    let syndromes: Vec<String> = (0..scheme.codewords()).map(|w| format!("syndrome_{w}")).collect();
    let used: Vec<&str> = ["data", "ce", "due"].into_iter().chain(syndromes.iter().map(String::as_str)).collect();
    decoder_instance(module, scheme, options, "decode_entry", &used);
    let value = pipe::joined(syndromes.iter().map(|s| Expr::name(format!("read_{s}"))).collect());
    module.items.push(entry::assign("syndrome", value));
    module.section("The control and its registers.");
    module.items.push(instance(with_parameters("ecc_ram", parameters), "u_control", connections));
    module.section("The array: put a memory macro in its place.");
    let array: Vec<(&str, String)> =
        parameters.iter().filter(|p| ["EntryW", "AddrW", "TwoPorts"].contains(&p.0)).cloned().collect();
    let mut connections: Vec<_> = clock.into_iter().collect();
    connections.extend(own(&[
        ("re_i", "array_read"),
        ("raddr_i", "array_read_address"),
        ("we_i", "array_write"),
        ("waddr_i", "array_write_address"),
        ("entry_i", "stored_entry"),
        ("entry_o", "fetched_entry"),
    ]));
    module.items.push(instance(with_parameters("ecc_ram_array", &array), "u_array", connections));
}

/// `<id>_ram`.
pub(super) fn module(scheme: &Scheme, options: &Options, text: &Text<'_>) -> Module {
    let mut module = Module {
        name: format!("{}_ram", module_prefix(scheme)),
        doc: vec![
            format!(
                "A protected memory: {}.",
                ["one port", "a read port and a write port"][usize::from(text.two_ports)]
            ),
            "Every request that is taken is answered once, in order. Registers: see the page of the same name.".into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    text.parameters(&mut module, 1);
    ports(&mut module, scheme, options, text);
    let user = user(&mut module, options, text);
    core(&mut module, scheme, options, text, &parameters(options, text, "INIT != 0"), user);
    module
}
