//! `<id>_ram_axi` and `<id>_ram_axi4`: connect the library's AXI4-Lite subordinate with the memory, and the divider of
//! bursts with it. The upper half of the addresses are the registers.

use super::text::{Text, least_address_bits};
use super::top;
use crate::design::instance::{To, connections, enables, flag, stem, with_parameters};
use crate::design::library::{self, Width};
use crate::design::options::{Around, Options, Reset};
use crate::design::wire::unused;
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;

/// Default number of bits of an AXI4 identifier.
const ID_BITS: usize = 4;

/// Inputs of AXI4-Lite that change nothing [AMBA AXI and ACE Protocol Specification, Part B], and their widths.
const UNREAD: [(&str, usize); 2] = [("awprot", 3), ("arprot", 3)];

/// Inputs that AXI4 adds and the memory does not read [the same specification, Part A].
const UNREAD_OF_AXI4: [(&str, usize); 7] =
    [("awlock", 1), ("awcache", 4), ("awqos", 4), ("wlast", 1), ("arlock", 1), ("arcache", 4), ("arqos", 4)];

/// Adds an instance under a title.
fn instance(module: &mut Module, title: &str, name: &str, of: String, connections: Vec<(String, Expr)>) {
    module.section(title);
    module.items.push(Item::Instance { module: of, name: name.into(), connections });
}

/// The top module with a bus (long: its three instances in order).
pub(super) fn module(scheme: &Scheme, options: &Options, around: Around, text: &Text<'_>) -> Module {
    let axi4 = around == Around::Axi4;
    let mut module = Module::new(
        format!("{}_ram_{}", scheme.identifier(), around.name()),
        vec![format!(
            "{} around the protected memory. Entries are words of the bus from address 0; the registers are the upper \
             half. A refused entry is answered with SLVERR.",
            if axi4 { "AXI4" } else { "AXI4-Lite" }
        )],
    );
    text.parameters(&mut module, least_address_bits(text.k, around));
    let of_bus = text.address().plus(text.k.div_ceil(8).ilog2() as usize + 1);
    let id = Width { bits: ID_BITS, parameter: Some(("ID_WIDTH", 0)) };
    let shared = [("DataW", Width::of(text.k)), ("StrbW", Width::of(text.k / 8)), ("RegW", Width::of(32))];
    let widths = |more: &[(&'static str, Width)]| [&shared, more].concat();
    let sync = ("ResetSync", flag(text.reset == Reset::Sync));
    module.section("Signals between bus and memory.");
    let mut bursts = Vec::new();
    if axi4 {
        let comment = "bits of an identifier".into();
        module.items.push(Item::Parameter { name: "ID_WIDTH".into(), value: ID_BITS.to_string(), comment });
        let widths = widths(&[("AddrW", of_bus), ("IdW", id), ("LenW", Width::of(8))]);
        let ports = library::ports("eccforge_axi4", &widths);
        bursts = connections(&mut module, options, &ports, &|port| match port.name.as_str() {
            "clk_i" | "rst_ni" => To::Own,
            name if name.starts_with("s_axi_") => To::Own,
            // The divider's outputs drive the inputs of the subordinate.
            name => To::Wire(format!("beat_{}", stem(name))),
        });
    }
    let ports = library::ports("eccforge_axi_lite", &widths(&[("AddrW", text.address()), ("BusAddrW", of_bus)]));
    let bus = connections(&mut module, options, &ports, &|port| match port.name.strip_prefix("s_axi_") {
        // The data of writes bypass the divider of bursts.
        Some(stem) if axi4 && !stem.starts_with('w') => To::signal(format!("beat_{stem}")),
        Some(_) => To::Own,
        None if !["clk_i", "rst_ni"].contains(&port.name.as_str()) => To::Wire(format!("bus_{}", port.name)),
        None if axi4 => To::signal(options.port(&port.name)),
        None => To::Own,
    });
    enables(&mut module, scheme, options);
    let of_axi4 = if axi4 { &UNREAD_OF_AXI4[..] } else { &[] };
    let unread = UNREAD.iter().chain(of_axi4).map(|(stem, bits)| (format!("s_axi_{stem}"), *bits));
    let unread: Vec<(String, usize)> = unread.collect();
    for (name, bits) in unread.iter() {
        module.port(Direction::Input, name, *bits, "unused");
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
    let memory = connections(&mut module, options, &block.ports, &|port| match between
        .iter()
        .find(|(name, _)| *name == port.name)
    {
        Some((_, other)) => To::signal(format!("bus_{other}")),
        None if port.name == i("poison") => To::Zero,
        None if [o("poisoned"), o("reg_valid")].contains(&port.name) => To::Open,
        None if [o("irq"), o("alert")].contains(&port.name) => To::Renamed(port.name.clone()),
        None if port.name.starts_with("array_") || port.name.starts_with("cfg_") => To::Renamed(port.name.clone()),
        None => To::signal(&port.name),
    });
    module.items.push(unused("unused_signals", unread.into_iter().map(|(name, _)| Expr::Name(name)).collect()));
    // A response holds its slot from the request until it has left the bus; two more beats wait before it.
    let depth = |more: usize| ("Depth", (text.stages + more).to_string());
    if axi4 {
        let sizes = [("DataW", text.k.to_string()), ("AddrW", of_bus.value()), ("IdW", id.value())];
        let of = with_parameters("eccforge_axi4", &[&sizes[..], &[depth(4), sync.clone()]].concat());
        instance(&mut module, "Bursts.", "u_bursts", of, bursts);
    }
    let mut parameters = vec![("DataW", text.k.to_string()), ("AddrW", text.address().value()), depth(2), sync];
    parameters.extend(axi4.then(|| ("Corrected", flag(true))));
    instance(&mut module, "The bus.", "u_bus", with_parameters("eccforge_axi_lite", &parameters), bus);
    instance(&mut module, "The memory.", "u_ram", with_parameters(&block.name, &text.passed()), memory);
    module
}
