//! Circuits as BLIF, the form in which yosys and abc exchange logic, and back.
//!
//! Bit i of a port of width w > 1 is called `name[i]`, a port of one bit `name`: the names that yosys writes. Net i of
//! a circuit is `n<i>`.

use eccforge_logic::circuit::{Builder, Circuit, Gate, NetId};
use std::collections::HashMap;
use std::fmt::Write;

/// The name of bit `bit` of a port.
pub fn bit_name(port: &str, width: usize, bit: usize) -> String {
    if width == 1 { port.to_string() } else { format!("{port}[{bit}]") }
}

/// Writes a circuit; `rename` gives the name of every port by its name and whether it is an output.
pub fn write(circuit: &Circuit, rename: &dyn Fn(&str, bool) -> String) -> String {
    let mut out = format!(".model {}\n.inputs", circuit.name());
    let live = circuit.live();
    let mut names: Vec<String> = (0..circuit.gates().len()).map(|i| format!("n{i}")).collect();
    for port in circuit.inputs() {
        for (bit, net) in port.nets.iter().enumerate() {
            let name = bit_name(&rename(&port.name, false), port.nets.len(), bit);
            let _ = write!(out, " {name}");
            names[net.index()] = name;
        }
    }
    out += "\n.outputs";
    for port in circuit.outputs() {
        for bit in 0..port.nets.len() {
            let _ = write!(out, " {}", bit_name(&rename(&port.name, true), port.nets.len(), bit));
        }
    }
    out.push('\n');
    let mut extra = 0;
    for (net, gate) in circuit.drivers().filter(|(net, _)| live[net.index()]) {
        write_gate(&mut out, &names, net, gate, &mut extra);
    }
    for port in circuit.outputs() {
        for (bit, net) in port.nets.iter().enumerate() {
            let name = bit_name(&rename(&port.name, true), port.nets.len(), bit);
            let _ = write!(out, ".names {} {name}\n1 1\n", names[net.index()]);
        }
    }
    out += ".end\n";
    out
}

/// Widest cover that is written; wider gates become trees.
const WIDEST: usize = 12;

fn write_gate(out: &mut String, names: &[String], net: NetId, gate: &Gate, extra: &mut usize) {
    let name = &names[net.index()];
    let operands = |nets: &[NetId]| nets.iter().map(|n| names[n.index()].clone()).collect::<Vec<_>>();
    match gate {
        Gate::Input { .. } => {}
        Gate::Constant(false) => {
            let _ = writeln!(out, ".names {name}");
        }
        Gate::Constant(true) => {
            let _ = write!(out, ".names {name}\n1\n");
        }
        Gate::Not(inner) => {
            let _ = write!(out, ".names {} {name}\n0 1\n", names[inner.index()]);
        }
        Gate::Parity(nets) => {
            // A balanced tree, so that abc starts from a shallow one.
            let mut layer = operands(nets);
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
        Gate::And(nets) => tree(out, name, operands(nets).into_iter().map(|n| (n, true)).collect(), true, extra),
        Gate::Or(nets) => tree(out, name, operands(nets).into_iter().map(|n| (n, true)).collect(), false, extra),
        Gate::Equals { word, value } => {
            let bits = operands(word).into_iter().enumerate().map(|(i, n)| (n, value >> i & 1 == 1)).collect();
            tree(out, name, bits, true, extra);
        }
    }
}

fn fresh(name: &str, extra: &mut usize) -> String {
    *extra += 1;
    format!("{name}_t{extra}")
}

/// An AND (or OR) of literals: the name of each net and whether it counts as it is.
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

/// Why a BLIF text is not a combinational circuit.
pub type ReadError = String;

/// Reads a flat combinational BLIF model. Bits `name[i]` are gathered into ports by name.
///
/// # Errors
/// A line that is not understood, a latch or subcircuit, a net without a driver, or a loop; with its line.
pub fn read(text: &str) -> Result<Circuit, ReadError> {
    let mut model = Model::default();
    // Lines joined at a trailing backslash, without comments.
    let mut joined = String::new();
    let mut start = 0;
    for (number, raw) in text.lines().enumerate() {
        let line = raw.split('#').next().unwrap_or_default().trim_end();
        if joined.is_empty() {
            start = number + 1;
        }
        match line.strip_suffix('\\') {
            Some(part) => {
                joined += part;
                joined.push(' ');
            }
            None => {
                joined += line;
                model.line(&joined).map_err(|e| format!("line {start}: {e}"))?;
                joined.clear();
            }
        }
    }
    model.finish()
}

/// A cover: output, operands, rows (pattern, value).
type Cover = (String, Vec<String>, Vec<(String, bool)>);

#[derive(Default)]
struct Model {
    name: String,
    inputs: Vec<String>,
    outputs: Vec<String>,
    covers: Vec<Cover>,
    ended: bool,
}

impl Model {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else { return Ok(()) };
        if self.ended {
            return Err("text after `.end`: flatten the design to one model".into());
        }
        match first {
            ".model" => self.name = words.next().unwrap_or("netlist").to_string(),
            ".inputs" => self.inputs.extend(words.map(String::from)),
            ".outputs" => self.outputs.extend(words.map(String::from)),
            ".names" => {
                let mut nets: Vec<String> = words.map(String::from).collect();
                let output = nets.pop().ok_or("`.names` without a net")?;
                self.covers.push((output, nets, Vec::new()));
            }
            ".end" => self.ended = true,
            ".latch" => return Err("a latch: only combinational netlists are checked".into()),
            ".subckt" | ".gate" => {
                return Err(format!("`{first}`: flatten and map to plain logic (`synth -flatten; abc -g AND,XOR`)"));
            }
            other if other.starts_with('.') => {}
            row => {
                let Some((_, nets, rows)) = self.covers.last_mut() else {
                    return Err(format!("`{line}` belongs to no `.names`"));
                };
                let (pattern, value) = match words.next() {
                    Some(value) => (row, value),
                    None if nets.is_empty() => ("", row),
                    None => return Err(format!("`{line}` has no output value")),
                };
                let legal = pattern.len() == nets.len() && pattern.bytes().all(|b| b"01-".contains(&b));
                if !legal || !matches!(value, "0" | "1") {
                    return Err(format!("`{line}` is not a row of a cover of {} nets", nets.len()));
                }
                rows.push((pattern.to_string(), value == "1"));
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Circuit, String> {
        let mut b = Builder::new(&self.name);
        let mut nets: HashMap<String, NetId> = HashMap::new();
        for (port, bits) in gather(&self.inputs)? {
            for (name, net) in bits.iter().zip(b.input(&port, bits.len())) {
                nets.insert(name.clone(), net);
            }
        }
        let by_output: HashMap<&str, usize> = self.covers.iter().enumerate().map(|(i, c)| (c.0.as_str(), i)).collect();
        // Drivers first, by an explicit stack: a cover is visited, its operands pushed, then it is built.
        let mut open: Vec<bool> = vec![false; self.covers.len()];
        for root in 0..self.covers.len() {
            let mut stack = vec![root];
            while let Some(&i) = stack.last() {
                let (output, operands, rows) = &self.covers[i];
                if nets.contains_key(output) {
                    stack.pop();
                    continue;
                }
                let missing: Vec<&String> = operands.iter().filter(|o| !nets.contains_key(*o)).collect();
                if missing.is_empty() {
                    let inputs: Vec<NetId> = operands.iter().map(|o| nets[o]).collect();
                    let net = build_cover(&mut b, &inputs, rows)?;
                    nets.insert(output.clone(), net);
                    stack.pop();
                    continue;
                }
                if open[i] {
                    return Err(format!("net `{output}` depends on itself"));
                }
                open[i] = true;
                for operand in missing {
                    let driver = by_output.get(operand.as_str());
                    stack.push(*driver.ok_or_else(|| format!("net `{operand}` has no driver"))?);
                }
            }
        }
        for (port, bits) in gather(&self.outputs)? {
            let list: Result<Vec<NetId>, String> = bits
                .iter()
                .map(|n| nets.get(n).copied().ok_or_else(|| format!("output `{n}` has no driver")))
                .collect();
            b.output(port, list?);
        }
        Ok(b.finish().without_dead_gates())
    }
}

fn build_cover(b: &mut Builder, inputs: &[NetId], rows: &[(String, bool)]) -> Result<NetId, String> {
    let Some((_, value)) = rows.first() else { return Ok(b.constant(false)) };
    if rows.iter().any(|r| r.1 != *value) {
        return Err("a cover mixes rows of value 0 and 1".into());
    }
    // Two rows 10/01 are an XOR: keep it one, so that the fast engine has fewer gates.
    let patterns: Vec<&str> = rows.iter().map(|r| r.0.as_str()).collect();
    let parity = match patterns.as_slice() {
        ["10", "01"] | ["01", "10"] => Some(true),
        ["11", "00"] | ["00", "11"] => Some(false),
        _ => None,
    };
    if let Some(odd) = parity {
        let sum = b.parity(inputs.iter().copied());
        return Ok(if odd == *value { sum } else { b.not(sum) });
    }
    let terms: Vec<NetId> = patterns
        .iter()
        .map(|pattern| {
            let literals: Vec<NetId> = pattern
                .bytes()
                .zip(inputs)
                .filter(|(sign, _)| *sign != b'-')
                .map(|(sign, net)| if sign == b'1' { *net } else { b.not(*net) })
                .collect();
            b.and(literals)
        })
        .collect();
    let any = b.or(terms);
    Ok(if *value { any } else { b.not(any) })
}

/// Bit names by port: `name[i]` for i = 0.. or a bare name.
fn gather(names: &[String]) -> Result<Vec<(String, Vec<String>)>, String> {
    let mut ports: Vec<(String, Vec<Option<String>>)> = Vec::new();
    for name in names {
        let (port, bit) = match name.strip_suffix(']').and_then(|n| n.rsplit_once('[')) {
            Some((port, bit)) => match bit.parse::<usize>() {
                Ok(bit) if bit < 1 << 20 => (port.to_string(), bit),
                _ => return Err(format!("`{name}` is not a bit of a port")),
            },
            None => (name.clone(), 0),
        };
        let at = ports.iter().position(|p| p.0 == port).unwrap_or_else(|| {
            ports.push((port, Vec::new()));
            ports.len() - 1
        });
        let bits = &mut ports[at].1;
        if bits.len() <= bit {
            bits.resize(bit + 1, None);
        }
        bits[bit] = Some(name.clone());
    }
    ports
        .into_iter()
        .map(|(port, bits)| {
            let all: Option<Vec<String>> = bits.into_iter().collect();
            all.map(|bits| (port.clone(), bits)).ok_or(format!("port `{port}` lacks some of its bits"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_logic::circuit::Interpreter;
    use eccforge_scheme::builtin;
    use eccforge_scheme::decoder::{Decoder, Strategy};

    #[test]
    fn a_decoder_written_and_read_back_means_the_same() {
        let scheme = builtin("hsiao-22-16").unwrap().scheme();
        let circuit = Decoder::new(&scheme, Strategy::SyndromeLookup).flatten();
        let back = read(&write(&circuit, &|name, _| name.to_string())).unwrap();
        let (mut a, mut b) = (Interpreter::new(&circuit), Interpreter::new(&back));
        for round in 0..64u64 {
            for run in [(&circuit, &mut a), (&back, &mut b)] {
                for (i, net) in run.0.inputs()[0].nets.iter().enumerate() {
                    run.1.set(*net, (round + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(7 * i as u32));
                }
                run.1.run();
            }
            for (x, y) in circuit.outputs().iter().zip(back.outputs()) {
                assert_eq!(x.name, y.name);
                for (p, q) in x.nets.iter().zip(&y.nets) {
                    assert_eq!(a.get(*p), b.get(*q), "{}", x.name);
                }
            }
        }
    }

    #[test]
    fn what_is_no_combinational_circuit_is_refused_with_its_line() {
        for (text, message) in [
            (".model m\n.inputs a\n.outputs y\n.latch a y\n", "line 4: a latch"),
            (".model m\n.inputs a\n.outputs y\n.names y y\n1 1\n", "depends on itself"),
            (".model m\n.inputs a\n.outputs y\n.names b y\n1 1\n", "net `b` has no driver"),
            (".model m\n.inputs a\n.outputs y\n", "output `y` has no driver"),
            (".model m\n.inputs a[1]\n.outputs y\n", "lacks some of its bits"),
            (".names a y\n2 1\n", "line 2: `2 1` is not a row"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(message), "{error}");
        }
    }
}
