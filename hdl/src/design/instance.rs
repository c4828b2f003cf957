//! Instances in a module around the codec: a table gives the connection of each port.

use super::options::Options;
use super::wire::unused;
use crate::verilog::{Direction, Expr, Item, Module, Port};
use eccforge_scheme::{Scheme, Switch};

/// The connection of a port of an instance.
pub(super) enum To {
    /// A port of the module, by the naming of the options, with the same comment.
    Own,
    /// A port of the module, with this name and the same comment.
    Renamed(String),
    /// A port of the module, with this name and comment.
    Port(String, &'static str),
    /// A signal, declared here.
    Wire(String),
    /// A value.
    Value(Expr),
    /// Zeros.
    Zero,
    /// An unused signal.
    Open,
}

impl To {
    /// A signal that is already declared.
    pub fn signal(name: impl Into<String>) -> Self {
        Self::Value(Expr::Name(name.into()))
    }

    /// A port of the module if it has one; otherwise zeros.
    pub fn own_if(on: bool) -> Self {
        if on { Self::Own } else { Self::Zero }
    }
}

/// The name of a port without its direction.
pub(super) fn stem(port: &str) -> &str {
    port.strip_suffix("_i").or_else(|| port.strip_suffix("_o")).unwrap_or(port)
}

/// Adds the ports and signals to which `to` connects the ports of an instance, and returns the connections.
pub(super) fn connections(
    module: &mut Module,
    options: &Options,
    ports: &[Port],
    to: &dyn Fn(&Port) -> To,
) -> Vec<(String, Expr)> {
    let mut connections = Vec::new();
    for port in ports {
        let value = match to(port) {
            To::Wire(name) => declared(module, port, name),
            To::Open => declared(module, port, format!("unused_{}", stem(&port.name))),
            To::Value(value) => value,
            To::Zero => Expr::Literal(vec![false; port.width]),
            To::Own => added(module, port, options.port(&port.name), &port.comment),
            To::Renamed(name) => added(module, port, name, &port.comment),
            To::Port(name, comment) => added(module, port, name, comment),
        };
        connections.push((port.name.clone(), value));
    }
    connections
}

/// Declares a signal of this name for a port of an instance.
fn declared(module: &mut Module, port: &Port, name: String) -> Expr {
    module.declare(&name, port.width, port.range.clone());
    Expr::Name(name)
}

/// Adds a port of this name for a port of an instance.
fn added(module: &mut Module, port: &Port, name: String, comment: &str) -> Expr {
    module.ranged(port.direction, &name, port.width, port.range.clone(), comment);
    Expr::Name(name)
}

/// The decoder's instance with outputs declared as `read_*`; those that are not `used` are gathered in one wire.
pub(super) fn decoder_instance(
    module: &mut Module,
    scheme: &Scheme,
    options: &Options,
    (entry_signal, address): (&str, &str),
    used: &[&str],
) {
    let g = scheme.geometry;
    let (words, r) = (scheme.codewords(), scheme.code.h.r() as usize);
    let mut connections = vec![(options.input("entry"), Expr::name(entry_signal))];
    if scheme.address.is_some() {
        connections.push((options.input("address"), Expr::name(address)));
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
        module.declare(&name, width, None);
        if !used.contains(&stem.as_str()) {
            spare.push(Expr::name(&name));
        }
        connections.push((options.output(&stem), Expr::name(name)));
    }
    let decoder = format!("{}_dec", scheme.identifier());
    module.items.push(Item::Instance { module: decoder, name: "u_decoder".into(), connections });
    module.items.push(unused("unused_read", spare));
}

/// Adds the encoder's instance, with signals for data, address, check bits and entry; `None` leaves a port out.
pub(super) fn encoder_instance(module: &mut Module, scheme: &Scheme, options: &Options, signals: [Option<&str>; 4]) {
    let ports = [options.input("data"), options.input("address"), options.output("check"), options.output("entry")];
    let connections = ports.into_iter().zip(signals).filter_map(|(port, signal)| Some((port, Expr::name(signal?))));
    module.items.push(Item::Instance {
        module: format!("{}_enc", scheme.identifier()),
        name: "u_encoder".into(),
        connections: connections.collect(),
    });
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

/// The effect of an enable, for a comment.
fn enable_note(switches: Switch) -> &'static str {
    match switches {
        Switch::MultiBitCorrection => "1: correct patterns of several bits",
        Switch::SanityCheck => "1: refuse corrections that do not lie together",
        Switch::PairConfirmation => "1: correct several bits only if another codeword confirms the byte",
    }
}

/// Adds the scheme's enables as ports.
pub(super) fn enables(module: &mut Module, scheme: &Scheme, options: &Options) {
    for enable in &scheme.enables {
        module.port(Direction::Input, options.input(&enable.name), 1, enable_note(enable.switches));
    }
}

/// Adds the scheme's enables as constants, for a module without ports for them.
pub(super) fn default_enables(module: &mut Module, scheme: &Scheme, options: &Options) {
    for enable in &scheme.enables {
        let (name, value) = (options.input(&enable.name), Expr::bit(enable.default));
        module.items.push(Item::Wire { name, width: 1, value, note: None });
    }
}
