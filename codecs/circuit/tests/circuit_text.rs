//! Tests of circuits as text, printed and parsed: a line for each port and gate, nets by number.
//!
//! ```text
//! circuit majority
//! input x n0 n1 n2
//! n3 = and n0 n1
//! n4 = not n3
//! n5 = equals n0 n1 n2 = 5
//! word match predecode n3 n4
//! output y n4 n5
//! ```

use eccforge_circuit::{Builder, Circuit, Gate, NetId, Role};
use std::collections::HashMap;
use std::fmt::Write;

/// The roles of words, by their names in a text.
const ROLES: [(&str, Role); 8] = [
    ("syndrome", Role::Syndrome),
    ("match", Role::Match),
    ("flip", Role::Flip),
    ("flag", Role::Flag),
    ("rule", Role::Rule),
    ("plane", Role::Plane),
    ("shared", Role::Shared),
    ("predecode", Role::Predecode),
];

fn list(nets: &[NetId]) -> String {
    nets.iter().map(|net| format!(" n{}", net.index())).collect()
}

/// Returns the text of a circuit.
pub fn print(circuit: &Circuit) -> String {
    let mut text = format!("circuit {}\n", circuit.name());
    for port in circuit.inputs() {
        let _ = writeln!(text, "input {}{}", port.name, list(&port.nets));
    }
    for (net, gate) in circuit.drivers() {
        let operands = list(gate.operands());
        let gate = match gate {
            Gate::Input { .. } => continue,
            Gate::Constant(value) => format!("constant {}", u8::from(*value)),
            Gate::Parity(_) => format!("xor{operands}"),
            Gate::And(_) => format!("and{operands}"),
            Gate::Or(_) => format!("or{operands}"),
            Gate::Not(_) => format!("not{operands}"),
            Gate::Equals { value, .. } => format!("equals{operands} = {value}"),
        };
        let _ = writeln!(text, "n{} = {gate}", net.index());
    }
    for word in circuit.words() {
        let (role, _) = ROLES.iter().find(|(_, role)| *role == word.role).expect("every role has a name");
        let _ = writeln!(text, "word {} {role}{}", word.name, list(&word.nets));
    }
    for port in circuit.outputs() {
        let _ = writeln!(text, "output {}{}", port.name, list(&port.nets));
    }
    text
}

/// Returns the circuit of a text. Gates are rebuilt, so equal ones are merged and constants are folded.
pub fn read(text: &str) -> Result<Circuit, String> {
    let mut lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let name = lines.next().and_then(|(_, line)| line.strip_prefix("circuit ")).ok_or("line 1: no `circuit NAME`")?;
    let mut b = Builder::new(name);
    let mut nets: HashMap<&str, NetId> = HashMap::new();
    for (number, line) in lines {
        let fail = |what: &str| format!("line {}: {what}: {line}", number + 1);
        let words: Vec<&str> = line.split(' ').collect();
        let known = |nets: &HashMap<&str, NetId>, names: &[&str]| -> Result<Vec<NetId>, String> {
            names.iter().map(|name| nets.get(name).copied().ok_or_else(|| fail(&format!("no net {name}")))).collect()
        };
        match words.as_slice() {
            ["input", port, names @ ..] => nets.extend(names.iter().copied().zip(b.input(*port, names.len()))),
            ["output", port, names @ ..] => b.output(*port, known(&nets, names)?),
            ["word", word, role, names @ ..] => {
                let (_, role) = ROLES.iter().find(|(name, _)| name == role).ok_or_else(|| fail("no such role"))?;
                b.word(*word, *role, known(&nets, names)?);
            }
            [net, "=", "constant", value] => drop(nets.insert(*net, b.constant(*value == "1"))),
            [net, "=", "equals", names @ .., "=", value] => {
                let value = value.parse().map_err(|_| fail("no number"))?;
                let word = known(&nets, names)?;
                nets.insert(*net, b.equals(&word, value));
            }
            [net, "=", gate, names @ ..] => {
                let operands = known(&nets, names)?;
                let made = match *gate {
                    "xor" => b.parity(operands),
                    "and" => b.and(operands),
                    "or" => b.or(operands),
                    "not" if operands.len() == 1 => b.not(operands[0]),
                    _ => return Err(fail("no such gate")),
                };
                nets.insert(*net, made);
            }
            _ => return Err(fail("no line of a circuit")),
        }
    }
    Ok(b.finish())
}
