//! Writes and reads circuits as BLIF, the format in which yosys and abc exchange logic.
//!
//! Bit i of a port of width w > 1 is called `name[i]`, and a port of one bit `name`, as yosys writes them. Net i of a
//! circuit is `n<i>`.

mod read;
mod registers;

pub use read::read;
pub(crate) use registers::open;

use crate::verilog::Direction;
use eccforge_circuit::{Circuit, Gate, NetId};
use std::fmt::Write;

/// The name of bit `bit` of a port.
pub fn bit_name(port: &str, width: usize, bit: usize) -> String {
    if width == 1 { port.to_string() } else { format!("{port}[{bit}]") }
}

/// Writes a circuit; `rename` gives the name of every port from its name and direction.
pub fn write(circuit: &Circuit, rename: &dyn Fn(&str, Direction) -> String) -> String {
    let mut out = format!(".model {}\n.inputs", circuit.name());
    let live = circuit.live();
    let mut names: Vec<String> = (0..circuit.gates().len()).map(|i| format!("n{i}")).collect();
    for port in circuit.inputs() {
        for (bit, net) in port.nets.iter().enumerate() {
            let name = bit_name(&rename(&port.name, Direction::Input), port.nets.len(), bit);
            let _ = write!(out, " {name}");
            names[net.index()] = name;
        }
    }
    out += "\n.outputs";
    for port in circuit.outputs() {
        for bit in 0..port.nets.len() {
            let _ = write!(out, " {}", bit_name(&rename(&port.name, Direction::Output), port.nets.len(), bit));
        }
    }
    out.push('\n');
    let mut extra = 0;
    // Dead gates would only make the file longer.
    for (net, gate) in circuit.drivers().filter(|(net, _)| live[net.index()]) {
        write_gate(&mut out, &names, net, gate, &mut extra);
    }
    for port in circuit.outputs() {
        for (bit, net) in port.nets.iter().enumerate() {
            let name = bit_name(&rename(&port.name, Direction::Output), port.nets.len(), bit);
            let _ = write!(out, ".names {} {name}\n1 1\n", names[net.index()]);
        }
    }
    out += ".end\n";
    out
}

/// Like [`write()`], with the circuit's own port names.
pub fn write_as_named(circuit: &Circuit) -> String {
    write(circuit, &|name, _| name.to_string())
}

/// Maximum width of a cover; wider gates become trees.
// An OR of n nets has n rows of n signs: a gate of thousands of nets would have millions of characters.
const WIDEST: usize = 12;

fn write_gate(out: &mut String, names: &[String], net: NetId, gate: &Gate, extra: &mut usize) {
    let name = &names[net.index()];
    let operands: Vec<String> = gate.operands().iter().map(|net| names[net.index()].clone()).collect();
    match gate {
        Gate::Input { .. } => {}
        Gate::Constant(false) => {
            let _ = writeln!(out, ".names {name}");
        }
        Gate::Constant(true) => {
            let _ = write!(out, ".names {name}\n1\n");
        }
        Gate::Not(_) => {
            let _ = write!(out, ".names {} {name}\n0 1\n", operands[0]);
        }
        Gate::Parity(_) => {
            // A balanced tree, so that abc starts from a shallow one.
            let mut layer = operands;
            while layer.len() > 1 {
                let last = layer.len() == 2;
                layer = layer
                    .chunks(2)
                    .map(|pair| match pair {
                        [x, y] => {
                            let sum = if last { name.clone() } else { fresh(name, extra) };
                            let _ = write!(out, ".names {x} {y} {sum}\n10 1\n01 1\n");
                            sum
                        }
                        rest => rest[0].clone(),
                    })
                    .collect();
            }
        }
        Gate::And(_) => tree(out, name, operands.into_iter().map(|n| (n, true)).collect(), true, extra),
        Gate::Or(_) => tree(out, name, operands.into_iter().map(|n| (n, true)).collect(), false, extra),
        Gate::Equals { value, .. } => {
            let bits = operands.into_iter().enumerate().map(|(i, n)| (n, value >> i & 1 == 1)).collect();
            tree(out, name, bits, true, extra);
        }
    }
}

fn fresh(name: &str, extra: &mut usize) -> String {
    *extra += 1;
    format!("{name}_t{extra}")
}

/// Writes an AND (or OR) of literals: the name of each net, and whether the net is used without complement.
fn tree(out: &mut String, name: &str, mut literals: Vec<(String, bool)>, and: bool, extra: &mut usize) {
    while literals.len() > WIDEST {
        let chunks: Vec<Vec<(String, bool)>> = literals.chunks(WIDEST).map(<[_]>::to_vec).collect();
        literals = chunks
            .into_iter()
            .map(|chunk| {
                if let [one] = chunk.as_slice() {
                    return one.clone();
                }
                let part = fresh(name, extra);
                cover(out, &part, &chunk, and);
                (part, true)
            })
            .collect();
    }
    cover(out, name, &literals, and);
}

fn cover(out: &mut String, name: &str, literals: &[(String, bool)], and: bool) {
    let list: Vec<&str> = literals.iter().map(|l| l.0.as_str()).collect();
    let _ = writeln!(out, ".names {} {name}", list.join(" "));
    if and {
        let row: String = literals.iter().map(|l| if l.1 { '1' } else { '0' }).collect();
        let _ = writeln!(out, "{row} 1");
    } else {
        for i in 0..literals.len() {
            let sign = if literals[i].1 { '1' } else { '0' };
            let row: String = (0..literals.len()).map(|j| if i == j { sign } else { '-' }).collect();
            let _ = writeln!(out, "{row} 1");
        }
    }
}
