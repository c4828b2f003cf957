//! `<id>_ram_axi`: an AXI4-Lite wrapper of the memory. The upper half of its addresses are the registers.

use super::{Text, top};
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
        ("awready", Output, Some(1), "with wready, once address and data are there"),
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

/// The module (long: its ports and the instance of the block).
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
    let least = super::least_address_bits(k, super::Around::Axi);
    text.parameter_from(&mut module, least);
    let high = match text.address {
        Some(bits) => (bits + log).to_string(),
        None => format!("ADDR_WIDTH+{log}"),
    };
    module.port(Direction::Input, options.clock(), 1, "clock");
    module.port(Direction::Input, options.reset(), 1, "reset, active low");
    enables(&mut module, scheme, options);
    for (stem, direction, width, comment) in bus(k) {
        module.port(direction, format!("s_axi_{stem}"), width.unwrap_or(text.address_bits() + log + 1), comment);
        if let (None, None, Some(port)) = (width, text.address, module.ports.last_mut()) {
            port.range = Some(format!("{high}:0"));
        }
    }
    module.port(Direction::Output, options.output("irq"), 1, "interrupt, high while an enabled bit of STATUS is one");
    text.refuse_widths(&mut module, least);
    module.section("The bus.");
    let template = text.fill(include_str!("../templates/ram_axi.v.txt"));
    module.items.push(Item::Text(template.replace("<HIGH>", &high)));
    module.section("The memory.");
    let block = top::module(scheme, options, text);
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let known = [
        (i("req"), "request"),
        (i("we"), "is_write"),
        (o("gnt"), "granted"),
        (o("rvalid"), "answered"),
        (o("data"), "read_data"),
        (o("due"), "due"),
        (i("data"), "data"),
        (i("byte_enable"), "strobe"),
        (i("reg_req"), "register_request"),
        (i("reg_we"), "is_write"),
        (i("reg_data"), "register_data"),
        (o("reg_valid"), "register_answered"),
        (o("reg_data"), "register_word"),
    ];
    let mut spare = Vec::new();
    let mut connections = Vec::new();
    for port in &block.ports {
        let named = known.iter().find(|(name, _)| *name == port.name).map(|(_, signal)| Expr::name(*signal));
        let value = match (named, &port.name) {
            (Some(signal), _) => signal,
            (_, name) if *name == i("address") => Expr::Name(text.word_of("address", log)),
            (_, name) if *name == i("reg_address") => Expr::Slice("address".into(), 7, 0),
            (_, name) if *name == i("poison") => Expr::bit(false),
            (_, name) if *name == o("ce") || *name == o("poisoned") => {
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
    module.items.push(Item::Instance { module: text.with_parameter(block.name), name: "u_ram".into(), connections });
    module.items.push(pipe::unused("unused_signals", spare));
    module
}
