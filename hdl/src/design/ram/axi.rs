//! `<id>_ram_axi`: connects the library's AXI4-Lite subordinate with the memory. The upper half of its addresses are the
//! registers.

use super::{Reset, Text, top, with_parameters};
use crate::design::shims::enables;
use crate::design::{Options, module_prefix, pipe};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;

/// The ports of AXI4-Lite [AMBA AXI and ACE Protocol Specification, Part B]: stem, direction, width (`None` for an
/// address), comment.
fn bus(bits: usize) -> Vec<(&'static str, Direction, Option<usize>, &'static str)> {
    use Direction::{Input, Output};
    vec![
        ("awaddr", Input, None, "address in bytes; the highest bit is 1 for registers"),
        ("awprot", Input, Some(3), "not looked at"),
        ("awvalid", Input, Some(1), ""),
        ("awready", Output, Some(1), ""),
        ("wdata", Input, Some(bits), ""),
        ("wstrb", Input, Some(bits / 8), "bytes that are written; of a register all four"),
        ("wvalid", Input, Some(1), ""),
        ("wready", Output, Some(1), ""),
        ("bresp", Output, Some(2), "SLVERR: nothing was written"),
        ("bvalid", Output, Some(1), ""),
        ("bready", Input, Some(1), ""),
        ("araddr", Input, None, "address in bytes; the highest bit is 1 for registers"),
        ("arprot", Input, Some(3), "not looked at"),
        ("arvalid", Input, Some(1), ""),
        ("arready", Output, Some(1), ""),
        ("rdata", Output, Some(bits), ""),
        ("rresp", Output, Some(2), "SLVERR: the entry is refused"),
        ("rvalid", Output, Some(1), ""),
        ("rready", Input, Some(1), ""),
    ]
}

/// The module (long: the connections of three instances).
pub(super) fn module(scheme: &Scheme, options: &Options, text: &Text<'_>) -> Module {
    let (k, log) = (text.k, text.k.div_ceil(8).ilog2() as usize);
    let mut module = Module {
        name: format!("{}_ram_axi", module_prefix(scheme)),
        doc: vec![
            "AXI4-Lite around the protected memory. Entries are words of the bus from address 0; the registers are the \
             upper half. A refused entry is answered with SLVERR."
                .into(),
        ],
        ports: Vec::new(),
        items: Vec::new(),
    };
    text.parameters(&mut module, super::least_address_bits(k, super::Around::Axi));
    module.port(Direction::Input, options.clock(), 1, "clock");
    module.port(Direction::Input, options.reset(), 1, "reset, active low");
    enables(&mut module, scheme, options);
    for (stem, direction, width, comment) in bus(k) {
        module.port(direction, format!("s_axi_{stem}"), width.unwrap_or(text.address_bits() + log + 1), comment);
        if let (None, None, Some(port)) = (width, text.address, module.ports.last_mut()) {
            port.range = Some(format!("ADDR_WIDTH+{log}:0"));
        }
    }
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
            (_, name) if [o("ce"), o("poisoned"), o("reg_valid")].contains(name) => {
                let signal = format!("unread_{}", name.trim_end_matches(&o("")));
                module.items.push(Item::Declare { name: signal.clone(), width: 1 });
                spare.push(Expr::name(&signal));
                Expr::Name(signal)
            }
            (_, name) => Expr::name(name),
        };
        connections.push((port.name.clone(), value));
    }
    spare.extend(["awprot", "arprot"].map(|stem| Expr::name(format!("s_axi_{stem}"))));
    module.items.push(pipe::unused("unused_signals", spare));
    module.section("The bus.");
    let stems = bus(k).into_iter().map(|port| port.0).filter(|stem| !stem.ends_with("prot"));
    let mut of_bus = vec![
        ("clk_i".to_string(), Expr::name(options.clock())),
        ("rst_ni".into(), Expr::name(options.reset())),
        ("addr_o".into(), Expr::name("bus_address")),
    ];
    of_bus.extend(stems.map(|stem| (format!("s_axi_{stem}"), Expr::Name(format!("s_axi_{stem}")))));
    of_bus.extend(between.iter().map(|(signal, _, _, port)| ((*port).into(), Expr::Name(format!("bus_{signal}")))));
    let parameters = [
        ("DataW", k.to_string()),
        ("AddrW", text.address_width()),
        // An answer holds its place from the request until it has left the bus.
        ("Depth", (text.stages + 2).to_string()),
        ("ResetSync", format!("1'b{}", u8::from(text.reset == Reset::Sync))),
    ];
    let instance = |module: String, name: &str, connections| Item::Instance { module, name: name.into(), connections };
    module.items.push(instance(with_parameters("ecc_axi_lite", &parameters), "u_bus", of_bus));
    module.section("The memory.");
    module.items.push(instance(with_parameters(&block.name, &text.passed()), "u_ram", connections));
    module
}
