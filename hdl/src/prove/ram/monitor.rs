//! The monitor of a protected memory: Verilog that keeps an account of accepted requests in parallel with the
//! control.

use super::VIOLATIONS;
use crate::design::ram::{self, Ram};
use crate::design::{Cut, Options, poison};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;

/// Registers of the control that the invariant uses, with their widths; `None` for the width of an address.
fn probes(scheme: &Scheme, options: &Options, ram: &Ram) -> Vec<(String, Option<usize>)> {
    let k = scheme.geometry.data_bits().len();
    let cut = |cut| options.pipe.cuts.contains(&cut);
    let mut all = vec![("busy".into(), Some(1))];
    for stage in 1..=1 + options.pipe.cuts.len() {
        all.push((format!("valid_q{stage}"), Some(1)));
        all.push((format!("op_q{stage}"), Some(2)));
        all.push((format!("address_q{stage}"), None));
    }
    all.extend([("held_data".into(), Some(k)), ("held_enable".into(), Some(k.div_ceil(8)))]);
    if ram.two_ports {
        all.push(("stored".into(), Some(1)));
    }
    if cut(Cut::Input) {
        all.push(("entry_q2".into(), Some(scheme.geometry.bits())));
    }
    if cut(Cut::Output) {
        let syndrome = ram::table::syndrome_bits(scheme);
        let list = [("read_data", k), ("read_ce", 1), ("read_due", 1), ("read_syndrome", syndrome)];
        all.extend(list.map(|(name, width)| (name.to_string(), Some(width))));
    }
    all
}

/// The control with its registers at ports, and the monitor around it.
pub(super) fn modules(scheme: &Scheme, options: &Options, ram: &Ram, control: &Module) -> [Module; 2] {
    let mut probed = control.clone();
    let parameter = probed.items.iter().find(|item| matches!(item, Item::Parameter { .. })).cloned();
    let bits = scheme.address.as_ref().map_or(ram::ADDRESS_BITS, eccforge_scheme::Address::bits);
    for (name, width) in probes(scheme, options, ram) {
        let port = format!("probe_{name}");
        probed.port(Direction::Output, &port, width.unwrap_or(bits), "");
        probed.items.push(Item::Assign { left: Expr::name(port), right: Expr::name(name), note: None });
        if let (None, Some(port), Some(_)) = (width, probed.ports.last_mut(), &parameter) {
            port.range = Some("ADDR_WIDTH-1:0".into());
        }
    }
    let mut items = Vec::new();
    if let Some(poison) = poison::pattern(scheme) {
        items.push(Item::Localparam { name: "POISON".into(), value: poison.bits });
        let r = scheme.code.h.r();
        let value = poison.syndromes.iter().flat_map(|s| (0..r).map(move |j| s >> j & 1 == 1)).collect();
        items.push(Item::Localparam { name: "POISON_SYNDROME".into(), value });
    }
    let stages = 1 + options.pipe.cuts.len();
    let list =
        |stem: &str, sign: &str| (1..=stages).map(|s| stem.replace('#', &s.to_string())).collect::<Vec<_>>().join(sign);
    let pairs = (1..=stages).flat_map(|a| (1..a).map(move |b| format!("~(keeps_q{b} & keeps_q{a})")));
    let once = pairs.collect::<Vec<_>>().join(" & ");
    let text = ram::filled(scheme, options, ram, include_str!("monitor.v.txt"));
    let text = text
        .replace("<UNDER_WAY>", &list("keeps_q#", " | "))
        .replace("<ONCE>", if once.is_empty() { "1'b1" } else { &once })
        .replace("<NO_STORE>", &list("~(valid_q# & (op_q# == 2'h1))", " & "));
    items.push(Item::Text(text));
    let monitor = around(&probed, &VIOLATIONS, items);
    [probed, monitor]
}

/// A module `monitor` with an instance of the probed one: its inputs, an output for each violation and for the
/// invariant, and these items.
pub(super) fn around(probed: &Module, violations: &[(&str, &str)], items: Vec<Item>) -> Module {
    let parameter = probed.items.iter().find(|item| matches!(item, Item::Parameter { .. })).cloned();
    let mut monitor =
        Module { name: "monitor".into(), doc: Vec::new(), ports: Vec::new(), items: parameter.into_iter().collect() };
    let mut connections = Vec::new();
    for port in &probed.ports {
        match (port.direction, &port.range) {
            (Direction::Input, _) => monitor.ports.push(port.clone()),
            (Direction::Output, Some(range)) => {
                monitor.items.push(Item::Text(format!("wire [{range}] {};", port.name)));
            }
            (Direction::Output, None) => {
                monitor.items.push(Item::Declare { name: port.name.clone(), width: port.width });
            }
        }
        connections.push((port.name.clone(), Expr::name(&port.name)));
    }
    for name in violations.iter().skip(2).map(|v| v.0).chain(["holds", "assumed"]) {
        monitor.port(Direction::Output, name, 1, "");
    }
    monitor.items.push(Item::Instance { module: probed.name.clone(), name: "probed".into(), connections });
    monitor.items.extend(items);
    monitor
}
