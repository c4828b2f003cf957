//! Statements that all modules are made of: assignments, joined and divided signals, and the bits of an entry.

use crate::verilog::{Expr, Item, Module, Op, Way};
use eccforge_scheme::{Geometry, Scheme};

/// `assign target = value;`
pub(super) fn assign(target: &str, value: Expr) -> Item {
    Item::Assign { left: Expr::name(target), right: value, note: None }
}

/// Part `at` of a signal that consists of `parts` parts of this width.
pub(super) fn part(name: &str, parts: usize, width: usize, at: usize) -> Expr {
    match width {
        _ if parts == 1 => Expr::name(name),
        1 => Expr::Bit(name.into(), at),
        _ => Expr::Slice(name.into(), (at + 1) * width - 1, at * width),
    }
}

/// Signals joined, the first in the lowest bits.
pub(super) fn joined(mut signals: Vec<Expr>) -> Expr {
    signals.reverse();
    if let [one] = signals.as_slice() { one.clone() } else { Expr::Concat(signals) }
}

/// A wire whose name informs lint tools that its signals are unused on purpose.
pub(super) fn unused(name: &str, mut signals: Vec<Expr>) -> Item {
    // With a zero in the AND, the wire is a constant, and synthesis removes it.
    signals.insert(0, Expr::bit(false));
    Item::Wire {
        name: name.into(),
        width: 1,
        value: Expr::Reduce(Op::And, Box::new(Expr::Concat(signals))),
        note: None,
    }
}

/// Merges neighbouring bits of one signal into slices, and neighbouring constants into one; most significant first.
pub(super) fn merged(list: Vec<Expr>) -> Vec<Expr> {
    let mut merged: Vec<Expr> = Vec::new();
    for expr in list {
        let joined = match (merged.last(), &expr) {
            (Some(Expr::Bit(a, high)), Expr::Bit(b, low)) if a == b && *high == low + 1 => {
                Some(Expr::Slice(a.clone(), *high, *low))
            }
            (Some(Expr::Slice(a, high, middle)), Expr::Bit(b, low)) if a == b && *middle == low + 1 => {
                Some(Expr::Slice(a.clone(), *high, *low))
            }
            (Some(Expr::Literal(high)), Expr::Literal(low)) => Some(Expr::Literal([&low[..], &high[..]].concat())),
            _ => None,
        };
        match joined {
            Some(expr) => {
                merged.pop();
                merged.push(expr);
            }
            None => merged.push(expr),
        }
    }
    merged
}

/// Bits (an ascending list) in groups of up to eight, most significant first, each with a comment on its position.
fn grouped(bits: &[usize], g: Geometry, source: impl Fn(usize) -> Expr) -> Vec<(Vec<Expr>, String)> {
    let mut groups = Vec::new();
    for (i, chunk) in bits.chunks(8).enumerate() {
        let (lane, beat) = (g.lane(chunk[0]), g.beat(chunk[0]));
        let mut place = String::new();
        if chunk.iter().all(|bit| g.lane(*bit) == lane) {
            place += &format!(", lane {lane}");
        }
        if g.beats > 1 && chunk.iter().all(|bit| g.beat(*bit) == beat) {
            place += &format!(", beat {beat}");
        }
        let note = format!("{}..{}{place}", 8 * i + chunk.len() - 1, 8 * i);
        groups.push((chunk.iter().rev().map(|bit| source(*bit)).collect(), note));
    }
    groups.reverse();
    groups
}

/// Adds a vector of bits of an entry (an ascending list), each from `source`, with comments on their positions.
pub(super) fn gather(module: &mut Module, name: &str, bits: &[usize], g: Geometry, source: impl Fn(usize) -> Expr) {
    let groups = grouped(bits, g, source).into_iter().map(|(list, note)| (merged(list), note)).collect();
    module.items.push(Item::Gather { name: name.into(), width: bits.len(), groups });
}

/// First bit, step and number of bits of the entry, if the bits of a codeword have a fixed step in the stored entry and nothing is added to them.
fn step(scheme: &Scheme, w: usize) -> Option<[usize; 3]> {
    let (bits, n) = (scheme.layout.codeword(w), scheme.geometry.bits());
    let (first, step) = (*bits.first()?, (bits.get(1)? + n - bits.first()?) % n);
    let plain = scheme.constant.is_empty() && scheme.address.is_none();
    let fixed = bits.iter().enumerate().all(|(i, bit)| *bit == (first + step * i) % n);
    // Bits in a row are one slice, which is shorter than a loop.
    (plain && fixed && step != 1).then_some([first, step, n])
}

/// `codeword_<w>`: the bits of a codeword from the entry `source`, each as `stored`.
pub(super) fn codeword_bits(
    module: &mut Module,
    scheme: &Scheme,
    w: usize,
    source: &str,
    stored: &dyn Fn(usize) -> Expr,
) {
    let (target, bits) = (format!("codeword_{w}"), scheme.layout.codeword(w));
    let Some(index) = step(scheme, w) else {
        module.section(&format!("Codeword {w}: its bits in codeword order, most significant first."));
        return gather(module, &target, bits, scheme.geometry, stored);
    };
    module.section(&format!("Codeword {w}: its bits in codeword order."));
    module.declare(&target, bits.len(), None);
    module.items.push(Item::Loop { target, source: source.into(), count: bits.len(), index, way: Way::Gather });
}

/// `data_<w>`: data bits of a codeword, at these bit positions of the entry, from the port `source` of all data bits.
pub(super) fn data_bits(
    module: &mut Module,
    scheme: &Scheme,
    w: usize,
    source: &str,
    bits: &[usize],
    data_bit: &dyn Fn(usize) -> Expr,
) {
    let (target, g) = (format!("data_{w}"), scheme.geometry);
    let are_first = g.is_data_first() && scheme.layout.codeword(w).starts_with(bits);
    let step = if are_first { step(scheme, w) } else { None };
    let Some(index) = step else {
        module.section(&format!("Codeword {w}: its data bits in codeword order, most significant first."));
        return gather(module, &target, bits, g, data_bit);
    };
    module.section(&format!("Codeword {w}: its data bits in codeword order."));
    module.declare(&target, bits.len(), None);
    let way = Way::OfData { pins: g.pins, check_pins: g.pins - g.data_pins };
    module.items.push(Item::Loop { target, source: source.into(), count: bits.len(), index, way });
}

/// Adds `proposed`: the flips of all codewords, `flips_<w>`, in the entry's order.
pub(super) fn proposed_flips(module: &mut Module, scheme: &Scheme, flip_of: &dyn Fn(usize) -> Expr) {
    let (n, target) = (scheme.geometry.bits(), "proposed".to_string());
    let steps: Option<Vec<_>> = (0..scheme.codewords()).map(|w| step(scheme, w)).collect();
    let Some(steps) = steps else {
        module.section("Correction: proposed flips in the entry's order, most significant first.");
        return gather(module, &target, &(0..n).collect::<Vec<_>>(), scheme.geometry, flip_of);
    };
    module.section("Correction: proposed flips in the entry's order.");
    module.declare(&target, n, None);
    for (w, index) in steps.into_iter().enumerate() {
        let (source, count) = (format!("flips_{w}"), scheme.layout.codeword(w).len());
        module.items.push(Item::Loop { target: target.clone(), source, count, index, way: Way::Scatter });
    }
}
