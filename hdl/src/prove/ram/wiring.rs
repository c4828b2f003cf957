//! Checks that the parts of a protected memory are connected according to their names.

use crate::design::{Design, Options};
use crate::prove::specification::Step;
use crate::verilog::{Expr, Item, Module, Port};
use eccforge_scheme::Scheme;
use std::collections::BTreeMap;
use std::time::Instant;

/// Ports that share a signal: instance and stem, each with whether it is an output.
const LINKS: [[(&str, &str, bool); 2]; 24] = [
    [("u_control", "encode_data", true), ("u_encoder", "data", false)],
    [("u_encoder", "entry", true), ("u_control", "encoded", false)],
    [("u_control", "array_entry", true), ("u_array", "entry", false)],
    [("u_array", "entry", true), ("u_control", "array_entry", false)],
    [("u_control", "array_req", true), ("u_array", "req", false)],
    [("u_control", "array_we", true), ("u_array", "we", false)],
    [("u_control", "array_address", true), ("u_array", "address", false)],
    [("u_control", "array_address", true), ("u_encoder", "address", false)],
    [("u_control", "array_read", true), ("u_array", "read", false)],
    [("u_control", "array_read_address", true), ("u_array", "read_address", false)],
    [("u_control", "array_write", true), ("u_array", "write", false)],
    [("u_control", "array_write_address", true), ("u_array", "write_address", false)],
    [("u_control", "array_write_address", true), ("u_encoder", "address", false)],
    [("u_control", "decode_entry", true), ("u_decoder", "entry", false)],
    [("u_control", "decode_address", true), ("u_decoder", "address", false)],
    [("u_decoder", "data", true), ("u_control", "decoded_data", false)],
    [("u_decoder", "ce", true), ("u_control", "decoded_ce", false)],
    [("u_decoder", "due", true), ("u_control", "decoded_due", false)],
    [("u_registers", "scrub_req", true), ("u_control", "scrub_req", false)],
    [("u_registers", "scrub_address", true), ("u_control", "scrub_address", false)],
    [("u_control", "scrub_gnt", true), ("u_registers", "scrub_gnt", false)],
    [("u_registers", "inject", true), ("u_control", "inject", false)],
    [("u_control", "inject_used", true), ("u_registers", "inject_used", false)],
    [("u_control", "event_refused", true), ("u_registers", "event_refused", false)],
];

/// Events that the control sends to the registers.
const EVENTS: [&str; 6] = ["ce", "due", "poisoned", "source", "address", "syndrome"];

/// Checks that there is one instance of each part, that every port is connected to one signal, and that the signals
/// match the list.
pub fn check(scheme: &Scheme, options: &Options, design: &Design) -> Step {
    let start = Instant::now();
    let name = format!("{}_ram", design.prefix);
    let top = design.ram.iter().find(|m| m.name == name);
    let failure = match top {
        None => Some(format!("there is no {name}")),
        Some(top) => wrong(scheme, options, design, top).err(),
    };
    let evidence = match failure {
        None => "one instance of encoder, decoder, control, array and registers, port by port".to_string(),
        Some(_) => String::new(),
    };
    let claim = format!("{name}: its parts are connected as their ports are called");
    Step { claim, evidence, failure, seconds: start.elapsed().as_secs_f64() }
}

/// Signals by instance and port.
type Signals<'m> = BTreeMap<(&'m str, &'m str), &'m str>;

/// Names and modules of instances.
type Instances<'m> = Vec<(&'m str, &'m str)>;

/// The signal of every port, the expression assigned to each signal, and the instances.
fn connections(top: &Module) -> Result<(Signals<'_>, BTreeMap<&str, &Expr>, Instances<'_>), String> {
    let (mut signals, mut same): (Signals<'_>, BTreeMap<&str, &Expr>) = (BTreeMap::new(), BTreeMap::new());
    let mut instances = Vec::new();
    for item in &top.items {
        match item {
            Item::Instance { module, name, connections } => {
                instances.push((name.as_str(), module.split(' ').next().unwrap_or_default()));
                for (port, value) in connections {
                    let Expr::Name(value) = value else { return Err(format!("{name}.{port} is no signal")) };
                    signals.insert((name, port), value);
                }
            }
            Item::Assign { left: Expr::Name(left), right, .. } => drop(same.insert(left, right)),
            Item::Assign { left, .. } => return Err(format!("{left:?} is assigned")),
            _ => {}
        }
    }
    Ok((signals, same, instances))
}

fn wrong(scheme: &Scheme, options: &Options, design: &Design, top: &Module) -> Result<(), String> {
    let (signals, same, instances) = connections(top)?;
    let part = |suffix: &str| format!("{}_{suffix}", design.prefix);
    let parts = [
        ("u_control", part("ram_control")),
        ("u_array", part("ram_array")),
        ("u_registers", part("ram_registers")),
        ("u_encoder", part("enc")),
        ("u_decoder", part("dec")),
    ];
    if instances.len() != parts.len() || parts.iter().any(|(name, of)| !instances.contains(&(name, of))) {
        return Err(format!("its parts are {instances:?}"));
    }
    let port_name = |stem: &str, output: bool| if output { options.output(stem) } else { options.input(stem) };
    let events = EVENTS.map(|e| format!("event_{e}"));
    let events = events.iter().map(|e| [("u_control", e.as_str(), true), ("u_registers", e.as_str(), false)]);
    for link in LINKS.into_iter().chain(events) {
        let [from, to] =
            link.map(|(instance, stem, output)| signals.get(&(instance, port_name(stem, output).as_str())).copied());
        // Where a port is missing, so is the other: one port or two, an address in the code or none.
        let to = to.map(|signal| match same.get(signal) {
            Some(Expr::Name(from)) => from,
            _ => signal,
        });
        if to.is_some() && from != to && !(from.is_none() && link[1].0 == "u_encoder") {
            return Err(format!("{link:?}: {from:?} and {to:?}"));
        }
    }
    let words = (0..scheme.codewords()).map(|w| options.output(&format!("syndrome_{w}")));
    let words: Vec<&str> = words.filter_map(|port| signals.get(&("u_decoder", port.as_str())).copied()).collect();
    let port = options.input("decoded_syndrome");
    let control = signals.get(&("u_control", port.as_str()));
    let found = control.map_or_else(Vec::new, |signal| syndromes(&same, signal));
    if words.len() != scheme.codewords() || found != words {
        return Err(format!("the decoder's syndromes are {words:?}, and the control's {found:?}"));
    }
    let outside = |p: &Port| top.ports.iter().any(|own| own.name == p.name);
    let of = |name: &str| design.modules().find(|m| m.name == name).ok_or(format!("there is no {name}"));
    for (instance, name) in &parts {
        for p in &of(name)?.ports {
            let signal = signals.get(&(instance, p.name.as_str())).ok_or(format!("{instance}.{} is open", p.name))?;
            let is_user = ["u_control", "u_registers"].contains(instance) && outside(p);
            let is_enable = *instance == "u_decoder" && scheme.enables.iter().any(|e| options.input(&e.name) == p.name);
            let is_clock = [options.clock(), options.reset()].contains(&p.name.as_str());
            if (is_user || is_enable || is_clock) && **signal != p.name {
                return Err(format!("{instance}.{} is {signal}", p.name));
            }
        }
    }
    Ok(())
}

/// The signals of the control's syndrome, lowest bits first.
fn syndromes<'m>(same: &BTreeMap<&str, &'m Expr>, signal: &str) -> Vec<&'m str> {
    let name = |part: &'m Expr| match part {
        Expr::Name(name) => Some(name.as_str()),
        _ => None,
    };
    match same.get(signal) {
        Some(Expr::Concat(parts)) => parts.iter().rev().filter_map(name).collect(),
        Some(one) => name(one).into_iter().collect(),
        None => Vec::new(),
    }
}
