//! `<id>_ram`: connects the library's control with the array, the encoder and the decoder.

use super::text::Text;
use crate::design::instance::{
    To, connections, decoder_instance, enables, encoder_instance, flag, stem, with_parameters,
};
use crate::design::library::{self, Width};
use crate::design::options::{Array, Cut, Options, Reset};
use crate::design::wire::{self, assign, unused};
use crate::verilog::{Direction, Expr, Item, Module, Op, Port};
use eccforge_scheme::Scheme;

/// The library's parameters for a scheme.
fn parameters(options: &Options, text: &Text<'_>, [init, service, hardened]: [&str; 3]) -> Vec<(&'static str, String)> {
    let cut = |cut| flag(options.pipe.cuts.contains(&cut));
    let mut all = vec![
        ("DataW", text.k.to_string()),
        ("EntryW", text.n.to_string()),
        ("AddrW", text.address().value()),
        ("Depth", text.depth()),
        ("SyndW", text.syndrome.to_string()),
        ("Latency", text.latency.to_string()),
        ("TwoPorts", flag(text.two_ports)),
        ("InReg", cut(Cut::Input)),
        ("OutReg", cut(Cut::Output)),
        ("ResetSync", flag(text.reset == Reset::Sync)),
        ("Init", init.to_string()),
        ("Service", service.to_string()),
        ("Hardened", hardened.to_string()),
    ];
    if let Some((_, bits)) = &text.words {
        let count = bits.len() / text.n.max(1);
        all.extend([
            ("Words", count.to_string()),
            ("WordBytes", "WORD_BYTES".into()),
            ("WordBits", "WORD_BITS".into()),
        ]);
    }
    if text.poison.is_some() {
        all.extend([("Poison", "POISON".to_string()), ("PoisonSynd", "POISON_SYNDROME".into())]);
    }
    all
}

/// An expression of one-bit signals, joined by an operator.
fn joined(op: Op, names: &[&str]) -> Expr {
    Expr::Chain(op, names.iter().map(|name| Expr::name(*name)).collect())
}

/// The memory's name for a port of the control, without its direction; data and read flags have no prefix.
fn own(stem: &str) -> String {
    match stem {
        "rd_data" | "wr_data" => "data".into(),
        "rd_ce" | "rd_due" | "rd_poisoned" => stem["rd_".len()..].into(),
        "wr_poison" => "poison".into(),
        "wr_be" => "byte_enable".into(),
        _ => stem.replace("rd_", "read_").replace("wr_", "write_").replace("_addr", "_address"),
    }
}

/// The connection of a port of the control, for a memory with one port or with a read port and a write port.
fn user(options: &Options, text: &Text<'_>, port: &Port) -> To {
    let poisoned = text.poison.is_some();
    match (port.name.as_str(), text.two_ports) {
        ("wr_poison_i", _) if !poisoned => To::Zero,
        ("wr_poisoned_o", true) => To::Open,
        ("rd_poisoned_o", true) if !poisoned => To::Open,
        ("rd_req_i", false) => {
            let write = Expr::Not(Box::new(Expr::Name(options.input("we"))));
            To::Value(Expr::Chain(Op::And, vec![Expr::Name(options.input("req")), write]))
        }
        ("wr_req_i", false) => To::Value(joined(Op::And, &[&options.input("req"), &options.input("we")])),
        ("rd_addr_i" | "wr_addr_i", false) => To::signal(options.input("address")),
        ("wr_gnt_o", false) => To::Port(options.output("gnt"), "the request is taken in this clock"),
        (name, false)
            if name.ends_with("_o")
                && name != "rd_data_o"
                && !name.starts_with("reg")
                && !["irq_o", "alert_o"].contains(&name) =>
        {
            To::Wire(stem(name).into())
        }
        (name, _) => match name.strip_suffix("_i") {
            Some(stem) if !["clk", "rst_n"].contains(&stem) => To::Renamed(options.input(&own(stem))),
            _ if name.ends_with("_o") => To::Renamed(options.output(&own(stem(name)))),
            _ => To::Own,
        },
    }
}

/// Adds the ports that a memory with one port has and its control lacks.
fn one_port(module: &mut Module, options: &Options, text: &Text<'_>) {
    use Direction::{Input, Output};
    let latency = format!("the answer, also to a write, {} clock(s) after it was taken, in order", text.stages);
    module.port(Input, options.input("req"), 1, "request");
    module.port(Input, options.input("we"), 1, "the request is a write");
    let address = text.address();
    module.ranged(Input, &options.input("address"), address.bits, address.range(), "entry to read or write");
    let answers = [
        ("rvalid", ["rd_valid", "wr_valid"], latency.as_str()),
        ("ce", ["rd_ce", "wr_ce"], "the entry was corrected"),
        ("due", ["rd_due", "wr_due"], "the entry is refused; a write of some of its bytes was not done"),
        ("poisoned", ["rd_poisoned", "wr_poisoned"], "it is refused because it was written as poison"),
    ];
    let mut spare = vec![Expr::name("rd_gnt")];
    for (stem, parts, comment) in answers {
        if stem == "poisoned" && text.poison.is_none() {
            spare.extend(parts.map(Expr::name));
            continue;
        }
        module.port(Output, options.output(stem), 1, comment);
        module.items.push(assign(&options.output(stem), joined(Op::Or, &parts)));
    }
    module.items.push(unused("unused_answers", spare));
}

/// The control, with `user` for the ports of its user, the array and the codec (long: they are in order). `switches` are the
/// values of `Init`, `Service` and `Hardened`.
pub(super) fn core(
    module: &mut Module,
    scheme: &Scheme,
    options: &Options,
    text: &Text<'_>,
    switches: [&str; 3],
    user: &dyn Fn(&Port) -> To,
) {
    let widths = [
        ("DataW", Width::of(text.k)),
        ("EntryW", Width::of(text.n)),
        ("AddrW", text.address()),
        ("SyndW", Width::of(text.syndrome)),
        ("StrbW", Width::of(text.k.div_ceil(8))),
    ];
    // OpenTitan's ports have no registers, so no one can ask for a raw read.
    let has_service = switches[1] != "1'b0";
    module.section("Signals between the parts.");
    let control =
        connections(module, options, &library::ports("eccforge_ram", &widths), &|port| match port.name.as_str() {
            "mem_entry_i" => To::Wire("fetched_entry".into()),
            "mem_entry_o" => To::Wire("stored_entry".into()),
            "dec_flips_i" if has_service => To::signal("data_flips"),
            "dec_flips_i" => To::Zero,
            "dec_data_i" | "dec_ce_i" | "dec_due_i" => To::signal(port.name.replace("dec_", "read_").replace("_i", "")),
            name if ["mem_", "enc_", "dec_"].iter().any(|of| name.starts_with(of)) => To::Wire(stem(name).into()),
            _ => user(port),
        });
    let clock = control.iter().find(|(port, _)| port == "clk_i").map_or(Expr::bit(false), |(_, clock)| clock.clone());
    let instance = |module: String, name: &str, connections| Item::Instance { module, name: name.into(), connections };
    module.section("The codec.");
    module.declare("check", scheme.geometry.check_bits().len(), None);
    let addressed = text.address_bits.is_some();
    let signals = [Some("enc_data"), addressed.then_some("mem_waddr"), Some("check"), Some("enc_entry")];
    encoder_instance(module, scheme, options, signals);
    let spare = ["check"].into_iter().chain((!addressed).then_some("dec_addr")).map(Expr::name).collect();
    module.items.push(unused("unused_signals", spare));
    let syndromes: Vec<String> = (0..scheme.codewords()).map(|w| format!("syndrome_{w}")).collect();
    let flips = has_service.then_some("flips");
    let used: Vec<&str> =
        ["data", "ce", "due"].into_iter().chain(flips).chain(syndromes.iter().map(String::as_str)).collect();
    decoder_instance(module, scheme, options, ("dec_entry", "dec_addr"), &used);
    if has_service {
        let (g, flip) = (scheme.geometry, |bit| Expr::bit_of("read_flips", text.n, bit));
        wire::gather(module, "data_flips", &g.data_bits(), g, flip);
        module.items.push(unused("unused_flips", g.check_bits().into_iter().map(flip).collect()));
    }
    let value = wire::joined(syndromes.iter().map(|s| Expr::name(format!("read_{s}"))).collect());
    module.items.push(assign("dec_synd", value));
    if let Some(poison) = &text.poison {
        module.section(&poison.doc(scheme));
        module.items.push(Item::Localparam { name: "POISON".into(), value: poison.bits.clone() });
        let syndrome = poison.syndrome(scheme.code.h.r() as usize);
        module.items.push(Item::Localparam { name: "POISON_SYNDROME".into(), value: syndrome });
    }
    if let Some((bytes, bits)) = &text.words {
        module.section("The bytes and the bits of each codeword.");
        for (name, value) in [("WORD_BYTES", bytes), ("WORD_BITS", bits)] {
            module.items.push(Item::Localparam { name: name.into(), value: value.clone() });
        }
    }
    module.section("The control and its registers.");
    let parameters = parameters(options, text, switches);
    module.items.push(instance(with_parameters("eccforge_ram", &parameters), "u_control", control));
    array(module, options, text, parameters, &clock);
}

/// Adds the array, or the ports of an array outside.
fn array(module: &mut Module, options: &Options, text: &Text<'_>, all: Vec<(&'static str, String)>, clock: &Expr) {
    let pins = match text.parameter {
        "Aw" => ["CfgWidth", "CfgRspWidth"],
        _ => ["CFG_WIDTH", "CFG_RSP_WIDTH"],
    };
    let of_pins = |at: usize| Width { bits: 1, parameter: Some((pins[at], 0)) };
    let has_pins = text.array == Array::Pins || text.parameter == "Aw";
    let mut widths = vec![("EntryW", Width::of(text.n)), ("AddrW", text.address())];
    if has_pins {
        widths.extend([("CfgW", of_pins(0)), ("CfgRspW", of_pins(1))]);
    }
    let ports = library::ports("eccforge_ram_array", &widths);
    if text.array == Array::Outside {
        return outside(module, options, &ports);
    }
    module.section("The array: put a memory macro in its place.");
    let names = ["EntryW", "AddrW", "Depth", "Latency", "TwoPorts"];
    let mut parameters: Vec<(&str, String)> = all.into_iter().filter(|p| names.contains(&p.0)).collect();
    parameters.extend(text.words.is_some().then(|| ("Masked", flag(true))));
    if has_pins {
        parameters.extend([("CfgW", pins[0].to_string()), ("CfgRspW", pins[1].to_string())]);
    }
    let connections = connections(module, options, &ports, &|port| match port.name.as_str() {
        "clk_i" => To::Value(clock.clone()),
        "cfg_i" if text.parameter == "Aw" => To::signal("cfg_i"),
        "cfg_o" if text.parameter == "Aw" => To::signal("cfg_rsp_o"),
        "cfg_i" | "cfg_o" if has_pins => To::Own,
        "cfg_i" => To::Zero,
        "cfg_o" => To::Open,
        _ => To::signal(of_memory(port)),
    });
    let array = with_parameters("eccforge_ram_array", &parameters);
    module.items.push(Item::Instance { module: array, name: "u_array".into(), connections });
}

/// The memory's signal at a port of its array.
fn of_memory(port: &Port) -> String {
    match port.name.as_str() {
        "entry_i" => "stored_entry".into(),
        "entry_o" => "fetched_entry".into(),
        name => format!("mem_{}", stem(name)),
    }
}

/// Adds the ports for an array outside.
fn outside(module: &mut Module, options: &Options, ports: &[Port]) {
    module.section("The array is outside.");
    for port in ports.iter().filter(|port| port.name != "clk_i" && !port.name.starts_with("cfg_")) {
        let (name, signal) = (format!("array_{}", stem(&port.name)), of_memory(port));
        let (direction, name, to, from) = match port.direction {
            Direction::Input => {
                let name = options.output(&name);
                (Direction::Output, name.clone(), name, signal)
            }
            Direction::Output => {
                let name = options.input(&name);
                (Direction::Input, name.clone(), signal, name)
            }
        };
        module.ranged(direction, &name, port.width, port.range.clone(), &port.comment);
        module.items.push(assign(&to, Expr::name(from)));
    }
}

/// The top module `<id>_ram`.
pub(super) fn module(scheme: &Scheme, options: &Options, text: &Text<'_>) -> Module {
    let mut module = Module::new(
        format!("{}_ram", scheme.identifier()),
        vec![
            format!(
                "A protected memory: {}.",
                ["one port", "a read port and a write port"][usize::from(text.two_ports)]
            ),
            "Every request that is taken is answered once, in order. Registers: see the page of the same name.".into(),
            format!("A request is answered {} clock(s) after it was taken.", text.stages),
        ],
    );
    text.parameters(&mut module, 1);
    core(&mut module, scheme, options, text, ["INIT != 0", "SERVICE != 0", "HARDENED != 0"], &|port| {
        user(options, text, port)
    });
    enables(&mut module, scheme, options);
    if !text.two_ports {
        module.section("One port: a request is a read or a write, and so is an answer.");
        let of_control = module.ports.len();
        one_port(&mut module, options, text);
        // In the port list, the request comes before the data.
        let added = module.ports.len() - of_control;
        module.ports[2..].rotate_right(added);
    }
    module
}
