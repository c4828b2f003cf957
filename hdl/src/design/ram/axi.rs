//! `<id>_ram_axi` and `<id>_ram_axi4`: connect the library's AXI4-Lite subordinate with the memory, and the divider of
//! bursts with it. The upper half of the addresses are the registers.

use super::{Around, Reset, Text, top};
use crate::design::instance::{enables, flag, with_parameters};
use crate::design::library::{self, Port};
use crate::design::{Options, module_prefix, pipe};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;

/// Default number of bits of an identifier of AXI4.
const ID_BITS: usize = 4;

/// Inputs of AXI4-Lite that change nothing [AMBA AXI and ACE Protocol Specification, Part B], and their widths.
const UNREAD: [(&str, usize); 2] = [("awprot", 3), ("arprot", 3)];

/// Those that AXI4 adds [the same, Part A].
const UNREAD_OF_AXI4: [(&str, usize); 7] =
    [("awlock", 1), ("awcache", 4), ("awqos", 4), ("wlast", 1), ("arlock", 1), ("arcache", 4), ("arqos", 4)];

/// What a port of the library is connected to, by its name.
type Signal<'a> = &'a dyn Fn(&str) -> String;

/// Whether a port belongs to the bus.
fn is_outer(port: &&Port) -> bool {
    port.name.starts_with("s_axi_")
}

/// Whether a port belongs neither to the bus nor to clock and reset.
fn is_inner(port: &&Port) -> bool {
    !is_outer(port) && !["clk_i", "rst_ni"].contains(&port.name)
}

/// The bits of a port of the library, and its range in the module's parameters if they determine it.
fn width(text: &Text<'_>, axi4: bool, port: &Port) -> (usize, Option<String>) {
    let log = text.k.div_ceil(8).ilog2() as usize;
    let of_bus = |extra: usize| match text.address {
        Some(bits) => (bits + extra, None),
        None if extra == 0 => (text.address_bits(), Some("ADDR_WIDTH-1:0".into())),
        None => (text.address_bits() + extra, Some(format!("ADDR_WIDTH+{}:0", extra - 1))),
    };
    match port.range.map_or("0", |range| range.trim_end_matches(":0")) {
        "DataW-1" => (text.k, None),
        "StrbW-1" => (text.k / 8, None),
        "RegW-1" => (32, None),
        "LenW-1" => (8, None),
        "IdW-1" => (ID_BITS, Some("ID_WIDTH-1:0".into())),
        "BusAddrW-1" => of_bus(log + 1),
        "AddrW-1" => of_bus(if axi4 { log + 1 } else { 0 }),
        high => (high.parse::<usize>().unwrap_or(0) + 1, None),
    }
}

/// An instance of a module of the library. All its ports are connected, clock and reset to the module's.
fn instance(
    options: &Options,
    (of, name): (&str, &str),
    parameters: &[(&str, String)],
    ports: &[Port],
    signal: Signal<'_>,
) -> Item {
    let connection = |port: &Port| {
        let value = match port.name {
            "clk_i" => options.clock().to_string(),
            "rst_ni" => options.reset().to_string(),
            name => signal(name),
        };
        (port.name.to_string(), Expr::Name(value))
    };
    let connections = ports.iter().map(connection).collect();
    Item::Instance { module: with_parameters(of, parameters), name: name.into(), connections }
}

/// The module (long: its ports, and its three instances in order).
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
    if axi4 {
        let comment = "bits of an identifier".into();
        module.items.push(Item::Parameter { name: "ID_WIDTH".into(), value: ID_BITS.to_string(), comment });
    }
    let lite = library::ports("ecc_axi_lite");
    let bursts = if axi4 { library::ports("ecc_axi4") } else { Vec::new() };
    // The data of writes pass by the divider of bursts.
    let passes_by = |name: &str| !axi4 || name.starts_with("s_axi_w");
    module.port(Direction::Input, options.clock(), 1, "clock");
    module.port(Direction::Input, options.reset(), 1, "reset, active low");
    enables(&mut module, scheme, options);
    for port in bursts.iter().filter(is_outer) {
        let (bits, range) = width(text, true, port);
        module.ranged(port.direction, port.name, bits, range, port.comment);
    }
    for port in lite.iter().filter(is_outer).filter(|port| passes_by(port.name)) {
        let (bits, range) = width(text, false, port);
        module.ranged(port.direction, port.name, bits, range, port.comment);
    }
    let unread = UNREAD.into_iter().chain(UNREAD_OF_AXI4.into_iter().filter(|_| axi4));
    let unread: Vec<(String, usize)> = unread.map(|(stem, bits)| (format!("s_axi_{stem}"), bits)).collect();
    unread.iter().for_each(|(name, bits)| module.port(Direction::Input, name, *bits, "unused"));
    module.port(Direction::Output, options.output("irq"), 1, "interrupt, high while an enabled bit of STATUS is one");
    module.section("Signals between bus and memory.");
    let of_memory = |name: &str| format!("bus_{name}");
    for port in lite.iter().filter(is_inner) {
        let (bits, range) = width(text, false, port);
        module.declare(&of_memory(port.name), bits, range);
    }
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    // Ports of the memory, and those of the bus' side to which they are connected.
    let between = [
        (i("req"), "req_o"),
        (i("we"), "we_o"),
        (i("address"), "addr_o"),
        (o("gnt"), "gnt_i"),
        (o("rvalid"), "rvalid_i"),
        (o("data"), "data_i"),
        (o("due"), "due_i"),
        (o("ce"), "ce_i"),
        (i("data"), "data_o"),
        (i("byte_enable"), "be_o"),
        (i("reg_req"), "reg_req_o"),
        (i("reg_we"), "reg_we_o"),
        (i("reg_address"), "reg_addr_o"),
        (i("reg_data"), "reg_data_o"),
        (o("reg_data"), "reg_data_i"),
    ];
    let block = top::module(scheme, options, text);
    let (mut spare, mut connections) = (Vec::new(), Vec::new());
    for port in &block.ports {
        let value = match between.iter().find(|(name, _)| *name == port.name) {
            Some((_, other)) => Expr::Name(of_memory(other)),
            None if port.name == i("poison") => Expr::bit(false),
            None if [o("poisoned"), o("reg_valid")].contains(&port.name) => {
                let signal = format!("unread_{}", port.name.trim_end_matches(&o("")));
                module.declare(&signal, 1, None);
                spare.push(Expr::name(&signal));
                Expr::Name(signal)
            }
            None => Expr::name(&port.name),
        };
        connections.push((port.name.clone(), value));
    }
    spare.extend(unread.into_iter().map(|(name, _)| Expr::Name(name)));
    module.items.push(pipe::unused("unused_signals", spare));
    let sync = ("ResetSync", flag(text.reset == Reset::Sync));
    let of_beats = |stem: &str| format!("beat_{stem}");
    if axi4 {
        module.section("Bursts.");
        // The subordinate's inputs are its outputs.
        let stem = |name: &str| name.trim_end_matches("_o").trim_end_matches("_i").to_string();
        for port in bursts.iter().filter(is_inner) {
            let (bits, range) = width(text, true, port);
            module.declare(&of_beats(&stem(port.name)), bits, range);
        }
        let log = text.k.div_ceil(8).ilog2();
        let parameters = [
            ("DataW", k.to_string()),
            ("AddrW", format!("{} + {}", text.address_width(), log + 1)),
            ("IdW", "ID_WIDTH".into()),
            // Two more beats wait in front of the subordinate.
            ("Depth", (text.stages + 4).to_string()),
            sync.clone(),
        ];
        let signal = |name: &str| if name.starts_with("s_axi_") { name.to_string() } else { of_beats(&stem(name)) };
        module.items.push(instance(options, ("ecc_axi4", "u_bursts"), &parameters, &bursts, &signal));
    }
    module.section("The bus.");
    let mut parameters = vec![
        ("DataW", k.to_string()),
        ("AddrW", text.address_width()),
        // An answer holds its place from the request until it has left the bus.
        ("Depth", (text.stages + 2).to_string()),
        sync,
    ];
    parameters.extend(axi4.then(|| ("Corrected", flag(true))));
    let signal = |name: &str| match name.strip_prefix("s_axi_") {
        Some(_) if passes_by(name) => name.to_string(),
        Some(stem) => of_beats(stem),
        None => of_memory(name),
    };
    module.items.push(instance(options, ("ecc_axi_lite", "u_bus"), &parameters, &lite, &signal));
    module.section("The memory.");
    let memory = with_parameters(&block.name, &text.passed());
    module.items.push(Item::Instance { module: memory, name: "u_ram".into(), connections });
    module
}
