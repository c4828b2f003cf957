//! Proves the AXI4-Lite wrapper of a memory: every transfer is accepted, forwarded and answered once, with the
//! memory's data and flags, for any behaviour of the memory.

use crate::design::Options;
use crate::design::ram::{self, Ram};
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_scheme::Scheme;

/// The properties proved for every step, as [`super::VIOLATIONS`].
pub const VIOLATIONS: [(&str, &str); 6] = [
    ("reset", "reset leaves no transfer under way"),
    ("stays", "its registers agree with the account of what was taken"),
    (
        "takes",
        "a transfer is taken exactly if none is under way, a write with address and data at once; where both wait, in turns",
    ),
    (
        "asks",
        "what was taken is asked for at its address with its data and bytes, of entries or registers; nothing else is",
    ),
    ("answers", "every transfer taken is answered once, and not before what it asked for is there"),
    (
        "delivers",
        "data and response are the memory's and are held: SLVERR exactly if the entry is refused, or for a register's part",
    ),
];

/// Signals of the module that the invariant uses, with their widths.
fn probes(k: usize, high: usize) -> [(&'static str, usize); 8] {
    let bytes = k.div_ceil(8);
    [
        ("state", 2),
        ("was_write", 1),
        ("is_write", 1),
        ("address", high + 1),
        ("data", k),
        ("strobe", bytes),
        ("answer", k),
        ("failed", 1),
    ]
}

/// The module with the memory's ports instead of the memory, its registers at ports, and the monitor around it.
pub(super) fn modules(scheme: &Scheme, options: &Options, ram: &Ram, axi: &Module, memory: &Module) -> [Module; 2] {
    let k = scheme.geometry.data_bits().len();
    let bits = scheme.address.as_ref().map_or(ram::ADDRESS_BITS, eccforge_scheme::Address::bits);
    let low = k.div_ceil(8).ilog2() as usize;
    let high = bits + low;
    let mut probed = axi.clone();
    let at = probed.items.iter().position(|item| matches!(item, Item::Instance { name, .. } if name == "u_ram"));
    let connections = match at.map(|at| probed.items.remove(at)) {
        Some(Item::Instance { connections, .. }) => connections,
        _ => Vec::new(),
    };
    let assign = |left: Expr, right: Expr| Item::Assign { left, right, note: None };
    for port in memory.ports.iter().filter(|p| ![options.clock(), options.reset()].contains(&p.name.as_str())) {
        let Some((_, value)) = connections.iter().find(|(name, _)| *name == port.name) else { continue };
        let mut outside = port.clone();
        outside.name = format!("memory_{}", port.name);
        let signal = Expr::name(&outside.name);
        match port.direction {
            Direction::Output => {
                outside.direction = Direction::Input;
                probed.items.push(assign(value.clone(), signal));
            }
            Direction::Input => {
                outside.direction = Direction::Output;
                probed.items.push(assign(signal, value.clone()));
            }
        }
        probed.ports.push(outside);
    }
    for (name, width) in probes(k, high) {
        let port = format!("probe_{name}");
        probed.port(Direction::Output, &port, width, "");
        probed.items.push(assign(Expr::name(port), Expr::name(name)));
    }
    let text = ram::filled(scheme, options, ram, include_str!("axi.v.txt"))
        .replace("<HIGH>", &high.to_string())
        .replace("<WORD>", &format!("{}:{low}", high - 1));
    let monitor = super::monitor::around(&probed, &VIOLATIONS, vec![Item::Text(text)]);
    [probed, monitor]
}
