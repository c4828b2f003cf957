//! `<id>_ram_axi` and `<id>_ram_axi4`: connect the library's AXI4-Lite subordinate with the memory, and the divider of
//! bursts with it. The upper half of the addresses are the registers.

use super::{Around, Reset, Text, top, with_parameters};
use crate::design::instance::{enables, flag};
use crate::design::{Options, module_prefix, pipe};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;

/// Default number of bits of an identifier of AXI4.
const ID_BITS: usize = 4;

/// The width of a port.
enum Width {
    Bits(usize),
    Address,
    Id,
}

/// A port of the bus: stem, direction, width, comment.
type Port = (&'static str, Direction, Width, &'static str);

const BYTES: &str = "address in bytes; the highest bit is 1 for registers";

/// The ports of AXI4-Lite [AMBA AXI and ACE Protocol Specification, Part B].
fn lite(bits: usize) -> Vec<Port> {
    use Direction::{Input, Output};
    use Width::{Address, Bits};
    vec![
        ("awaddr", Input, Address, BYTES),
        ("awprot", Input, Bits(3), "not looked at"),
        ("awvalid", Input, Bits(1), ""),
        ("awready", Output, Bits(1), ""),
        ("wdata", Input, Bits(bits), ""),
        ("wstrb", Input, Bits(bits / 8), "bytes that are written; of a register all four"),
        ("wvalid", Input, Bits(1), ""),
        ("wready", Output, Bits(1), ""),
        ("bresp", Output, Bits(2), "SLVERR: nothing was written"),
        ("bvalid", Output, Bits(1), ""),
        ("bready", Input, Bits(1), ""),
        ("araddr", Input, Address, BYTES),
        ("arprot", Input, Bits(3), "not looked at"),
        ("arvalid", Input, Bits(1), ""),
        ("arready", Output, Bits(1), ""),
        ("rdata", Output, Bits(bits), ""),
        ("rresp", Output, Bits(2), "SLVERR: the entry is refused"),
        ("rvalid", Output, Bits(1), ""),
        ("rready", Input, Bits(1), ""),
    ]
}

/// Inputs of AXI4 that change nothing.
const UNREAD: [&str; 7] = ["awlock", "awcache", "awqos", "wlast", "arlock", "arcache", "arqos"];

/// The ports that AXI4 adds [the same, Part A].
fn more() -> Vec<Port> {
    use Direction::{Input, Output};
    use Width::{Bits, Id};
    let mut all = vec![
        ("bid", Output, Id, ""),
        ("buser", Output, Bits(1), "some bytes were written to an entry that was corrected"),
        ("rid", Output, Id, ""),
        ("rlast", Output, Bits(1), ""),
        ("ruser", Output, Bits(1), "the entry was corrected"),
    ];
    for [id, len, size, burst] in [["awid", "awlen", "awsize", "awburst"], ["arid", "arlen", "arsize", "arburst"]] {
        all.extend([(id, Input, Id, ""), (len, Input, Bits(8), ""), (size, Input, Bits(3), "")]);
        all.push((burst, Input, Bits(2), "FIXED, INCR or WRAP"));
    }
    let width = |stem: &str| match &stem[1..] {
        "wcache" | "rcache" | "wqos" | "rqos" => 4,
        _ => 1,
    };
    all.extend(UNREAD.map(|stem| (stem, Input, Bits(width(stem)), "not looked at")));
    all
}

/// Whether a signal of AXI4-Lite passes the divider of bursts.
fn is_divided(stem: &str) -> bool {
    !stem.starts_with('w') && !stem.ends_with("prot")
}

fn named(stem: &str) -> Expr {
    Expr::Name(format!("s_axi_{stem}"))
}

/// Adds the bus' ports to the module.
fn ports(module: &mut Module, text: &Text<'_>, all: &[Port]) {
    let log = text.k.div_ceil(8).ilog2() as usize;
    for (stem, direction, width, comment) in all {
        let bits = match width {
            Width::Bits(bits) => *bits,
            Width::Address => text.address_bits() + log + 1,
            Width::Id => ID_BITS,
        };
        module.port(*direction, format!("s_axi_{stem}"), bits, *comment);
        let range = match (width, text.address) {
            (Width::Address, None) => format!("ADDR_WIDTH+{log}:0"),
            (Width::Id, _) => "ID_WIDTH-1:0".into(),
            _ => continue,
        };
        if let Some(port) = module.ports.last_mut() {
            port.range = Some(range);
        }
    }
}

fn instance(module: &str, name: &str, parameters: &[(&str, String)], connections: Vec<(String, Expr)>) -> Item {
    Item::Instance { module: with_parameters(module, parameters), name: name.into(), connections }
}

/// Clock and reset of a module of the library.
fn clocked(options: &Options) -> Vec<(String, Expr)> {
    vec![("clk_i".into(), Expr::name(options.clock())), ("rst_ni".into(), Expr::name(options.reset()))]
}

/// The divider of bursts, with the signals between it and AXI4-Lite.
fn divider(module: &mut Module, options: &Options, text: &Text<'_>) {
    let log = text.k.div_ceil(8).ilog2();
    module.section("Bursts.");
    let mut connections = clocked(options);
    let stems = lite(text.k).into_iter().filter(|port| is_divided(port.0));
    for (stem, direction, width, _) in stems {
        let signal = format!("beat_{stem}");
        module.items.push(match (width, text.address) {
            (Width::Address, None) => Item::Text(format!("wire [ADDR_WIDTH+{log}:0] {signal};")),
            (Width::Address, Some(bits)) => Item::Declare { name: signal.clone(), width: bits + log as usize + 1 },
            (Width::Bits(width), _) => Item::Declare { name: signal.clone(), width },
            (Width::Id, _) => continue,
        });
        // The subordinate's inputs are its outputs.
        let ending = if direction == Direction::Input { "o" } else { "i" };
        connections.push((format!("{stem}_{ending}"), Expr::Name(signal)));
        connections.push((format!("s_axi_{stem}"), named(stem)));
    }
    let others = more().into_iter().map(|port| port.0).filter(|stem| !UNREAD.contains(stem));
    connections.extend(others.map(|stem| (format!("s_axi_{stem}"), named(stem))));
    let parameters = [
        ("DataW", text.k.to_string()),
        ("AddrW", format!("{} + {}", text.address_width(), log + 1)),
        ("IdW", "ID_WIDTH".into()),
        // Two more beats wait in front of the subordinate.
        ("Depth", (text.stages + 4).to_string()),
        ("ResetSync", flag(text.reset == Reset::Sync)),
    ];
    module.items.push(instance("ecc_axi4", "u_bursts", &parameters, connections));
}

/// The module (long: the connections of its instances).
pub(super) fn module(scheme: &Scheme, options: &Options, around: Around, text: &Text<'_>) -> Module {
    let (k, axi4) = (text.k, around == Around::Axi4);
    let name = if axi4 { "AXI4" } else { "AXI4-Lite" };
    let mut module = Module {
        name: format!("{}_ram_{}", module_prefix(scheme), around.name()),
        doc: vec![format!(
            "{name} around the protected memory. Entries are words of the bus from address 0; the registers are the \
             upper half. A refused entry is answered with SLVERR."
        )],
        ports: Vec::new(),
        items: Vec::new(),
    };
    text.parameters(&mut module, super::least_address_bits(k, around));
    let mut of_bus = lite(k);
    if axi4 {
        let comment = "bits of an identifier".into();
        module.items.push(Item::Parameter { name: "ID_WIDTH".into(), value: ID_BITS.to_string(), comment });
        of_bus.extend(more());
    }
    module.port(Direction::Input, options.clock(), 1, "clock");
    module.port(Direction::Input, options.reset(), 1, "reset, active low");
    enables(&mut module, scheme, options);
    ports(&mut module, text, &of_bus);
    module.port(Direction::Output, options.output("irq"), 1, "interrupt, high while an enabled bit of STATUS is one");
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    // The ports of the memory between the two: signal, width, port of the memory, port of the bus' side.
    let between = [
        ("request", 1, i("req"), "req_o"),
        ("writes", 1, i("we"), "we_o"),
        ("granted", 1, o("gnt"), "gnt_i"),
        ("answered", 1, o("rvalid"), "rvalid_i"),
        ("read_data", k, o("data"), "data_i"),
        ("due", 1, o("due"), "due_i"),
        ("ce", 1, o("ce"), "ce_i"),
        ("data", k, i("data"), "data_o"),
        ("strobe", k / 8, i("byte_enable"), "be_o"),
        ("register_request", 1, i("reg_req"), "reg_req_o"),
        ("register_writes", 1, i("reg_we"), "reg_we_o"),
        ("register_address", 8, i("reg_address"), "reg_addr_o"),
        ("register_data", 32, i("reg_data"), "reg_data_o"),
        ("register_word", 32, o("reg_data"), "reg_data_i"),
    ];
    module.section("Signals between bus and memory.");
    for (signal, width, ..) in &between {
        module.items.push(Item::Declare { name: format!("bus_{signal}"), width: *width });
    }
    top::address_wire(&mut module, text, "bus_address");
    let block = top::module(scheme, options, text);
    let (mut spare, mut connections) = (Vec::new(), Vec::new());
    for port in &block.ports {
        let known = between.iter().find(|(_, _, name, _)| *name == port.name);
        let value = match (known, &port.name) {
            (Some((signal, ..)), _) => Expr::Name(format!("bus_{signal}")),
            (_, name) if *name == i("address") => Expr::name("bus_address"),
            (_, name) if *name == i("poison") => Expr::bit(false),
            (_, name) if [o("poisoned"), o("reg_valid")].contains(name) => {
                let signal = format!("unread_{}", name.trim_end_matches(&o("")));
                module.items.push(Item::Declare { name: signal.clone(), width: 1 });
                spare.push(Expr::name(&signal));
                Expr::Name(signal)
            }
            (_, name) => Expr::name(name),
        };
        connections.push((port.name.clone(), value));
    }
    spare.extend(["awprot", "arprot"].into_iter().chain(UNREAD.into_iter().filter(|_| axi4)).map(named));
    module.items.push(pipe::unused("unused_signals", spare));
    if axi4 {
        divider(&mut module, options, text);
    }
    module.section("The bus.");
    let mut of_bus = clocked(options);
    of_bus.push(("addr_o".into(), Expr::name("bus_address")));
    let stems = lite(k).into_iter().map(|port| port.0).filter(|stem| !stem.ends_with("prot"));
    of_bus.extend(stems.map(|stem| {
        let signal = if axi4 && is_divided(stem) { Expr::Name(format!("beat_{stem}")) } else { named(stem) };
        (format!("s_axi_{stem}"), signal)
    }));
    of_bus.extend(between.iter().map(|(signal, _, _, port)| ((*port).into(), Expr::Name(format!("bus_{signal}")))));
    let mut parameters = vec![
        ("DataW", k.to_string()),
        ("AddrW", text.address_width()),
        // An answer holds its place from the request until it has left the bus.
        ("Depth", (text.stages + 2).to_string()),
        ("ResetSync", flag(text.reset == Reset::Sync)),
    ];
    parameters.extend(axi4.then(|| ("Corrected", flag(true))));
    module.items.push(instance("ecc_axi_lite", "u_bus", &parameters, of_bus));
    module.section("The memory.");
    module.items.push(instance(&block.name, "u_ram", &text.passed(), connections));
    module
}
