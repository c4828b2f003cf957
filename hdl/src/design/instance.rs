//! The decoder as an instance, and the enables as ports, of a module around the codec.

use super::pipe::unused;
use super::{Options, entry};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;

/// The decoder's instance with outputs declared as `read_*`; those that are not `used` are gathered in one wire.
pub(super) fn decoder_instance(
    module: &mut Module,
    scheme: &Scheme,
    options: &Options,
    entry_signal: &str,
    used: &[&str],
) {
    let g = scheme.geometry;
    let (words, r) = (scheme.codewords(), scheme.code.h.r() as usize);
    let mut connections = vec![(options.input("entry"), Expr::name(entry_signal))];
    if scheme.address.is_some() {
        connections.push((options.input("address"), Expr::name("decode_address")));
    }
    for enable in &scheme.enables {
        connections.push((options.input(&enable.name), Expr::name(options.input(&enable.name))));
    }
    let mut outputs = vec![
        ("data".to_string(), g.data_bits().len()),
        ("entry".into(), g.bits()),
        ("ce".into(), 1),
        ("due".into(), 1),
        ("cw_ce".into(), words),
        ("cw_due".into(), words),
        ("rule_fail".into(), 1),
        ("flips".into(), g.bits()),
    ];
    outputs.extend((0..words).map(|w| (format!("syndrome_{w}"), r)));
    let mut spare = Vec::new();
    for (stem, width) in outputs {
        let name = format!("read_{stem}");
        module.items.push(Item::Declare { name: name.clone(), width });
        if !used.contains(&stem.as_str()) {
            spare.push(Expr::name(&name));
        }
        connections.push((options.output(&stem), Expr::name(name)));
    }
    let decoder = format!("{}_dec", super::module_prefix(scheme));
    module.items.push(Item::Instance { module: decoder, name: "u_decoder".into(), connections });
    module.items.push(unused("unused_read", spare));
}

/// A module with parameters, for an instance.
pub(super) fn with_parameters(module: &str, parameters: &[(&str, String)]) -> String {
    let list: Vec<String> = parameters.iter().map(|(name, value)| format!("    .{name}({value})")).collect();
    format!("{module} #(\n{}\n  )", list.join(",\n"))
}

/// The value of a parameter of one bit.
pub(super) fn flag(on: bool) -> String {
    format!("1'b{}", u8::from(on))
}

/// The scheme's enables as ports.
pub(super) fn enables(module: &mut Module, scheme: &Scheme, options: &Options) {
    for enable in &scheme.enables {
        module.port(Direction::Input, options.input(&enable.name), 1, entry::enable_note(enable.switches));
    }
}
