//! Compares two circuits with the same ports: abc proves that they are equal, and a word shows where they differ.

use crate::blif;
use crate::tools::abc::{self, Answer};
use crate::tools::{self, Tool, ToolError};
use eccforge_circuit::{Circuit, Interpreter, NetId};
use eccforge_gf::random::SplitMix64;
use std::path::Path;
use std::time::Duration;

/// A difference between two circuits: one input and the outputs of both.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
pub struct Counterexample {
    /// Input ports with their values, as Verilog literals.
    pub inputs: Vec<(String, String)>,
    /// Output ports that differ: name, expected and found value, as Verilog literals.
    pub outputs: Vec<(String, String, String)>,
}

/// Time limit of one synthesis or one proof.
pub const LIMIT: Duration = Duration::from_secs(900);

/// Proves with abc that two circuits with the same ports are equal.
///
/// # Errors
/// abc is missing or finds no verdict in time.
pub fn equal_within(reference: &Circuit, netlist: &Circuit, folder: &Path, limit: Duration) -> Result<bool, ToolError> {
    tools::write(Tool::Abc, &folder.join("reference.blif"), &blif::write_as_named(reference))?;
    tools::write(Tool::Abc, &folder.join("netlist.blif"), &blif::write_as_named(netlist))?;
    let command = "read_blif reference.blif; strash; write_aiger reference.aig; \
                   read_blif netlist.blif; strash; write_aiger netlist.aig; &r reference.aig; &cec netlist.aig";
    let output = tools::run(Tool::Abc, &["-c", command], folder, limit)?;
    Ok(Answer::of_cec(&output.text)? == Answer::Proved)
}

/// Searches for an input on which two circuits differ: first by simulating words, then with abc.
pub fn find_difference(a: &Circuit, b: &Circuit, folder: &Path) -> Option<Counterexample> {
    difference(a, b).or_else(|| ask(a, b, folder))
}

/// The input on which abc finds a difference between two circuits.
fn ask(a: &Circuit, b: &Circuit, folder: &Path) -> Option<Counterexample> {
    tools::write(Tool::Abc, &folder.join("a.blif"), &blif::write_as_named(a)).ok()?;
    tools::write(Tool::Abc, &folder.join("b.blif"), &blif::write_as_named(b)).ok()?;
    // The proof has failed already. If abc fails or is slow here, only the example is missing, so this is not an
    // error.
    let command = "miter a.blif b.blif; strash; sat; write_cex -n cex.txt";
    tools::run(Tool::Abc, &["-c", command], folder, Duration::from_secs(120)).ok()?;
    let text = std::fs::read_to_string(folder.join("cex.txt")).ok()?;
    let ones = abc::ones(&text);
    let found = described(a, b, &|port, width, bit| ones.contains(blif::bit_name(port, width, bit).as_str()));
    // The example is evaluated again: one that shows no difference, such as of misread names, is not reported.
    (!found.outputs.is_empty()).then_some(found)
}

/// The outputs of two circuits for one value of all inputs; `one` gives the bit of an input port from name, width and number.
pub(crate) fn described(a: &Circuit, b: &Circuit, one: &dyn Fn(&str, usize, usize) -> bool) -> Counterexample {
    let (mut run_a, mut run_b) = (Interpreter::new(a), Interpreter::new(b));
    for (circuit, run) in [(a, &mut run_a), (b, &mut run_b)] {
        for port in circuit.inputs() {
            for (bit, net) in port.nets.iter().enumerate() {
                run.set(*net, u64::from(one(&port.name, port.nets.len(), bit)));
            }
        }
        run.run();
    }
    describe(a, b, &run_a, &run_b, 0)
}

/// Searches for an input on which two circuits differ: words with few ones, then random ones.
pub fn difference(a: &Circuit, b: &Circuit) -> Option<Counterexample> {
    let (mut run_a, mut run_b) = (Interpreter::new(a), Interpreter::new(b));
    let mut random = SplitMix64::new(1);
    let inputs: Vec<(String, usize)> = a.inputs().iter().map(|p| (p.name.clone(), p.nets.len())).collect();
    for round in 0..4000u32 {
        for (name, width) in &inputs {
            // In turn: words with few ones are the errors that a decoder corrects, and random words reach the rest.
            let words: Vec<u64> = match round % 2 {
                0 => {
                    let mut words = vec![0u64; *width];
                    for lane in 0..64 {
                        for _ in 0..1 + round / 2 % 5 {
                            words[random.below(*width)] ^= 1 << lane;
                        }
                    }
                    words
                }
                _ => (0..*width).map(|_| random.bits()).collect(),
            };
            for (circuit, run) in [(a, &mut run_a), (b, &mut run_b)] {
                if let Some(port) = circuit.input(name).filter(|p| p.nets.len() == *width) {
                    for (net, word) in port.nets.iter().zip(&words) {
                        run.set(*net, *word);
                    }
                }
            }
        }
        run_a.run();
        run_b.run();
        let differing = a.outputs().iter().find_map(|p| {
            let q = b.output(&p.name)?;
            let lanes = p.nets.iter().zip(&q.nets).fold(0, |d, (x, y)| d | (run_a.get(*x) ^ run_b.get(*y)));
            (lanes != 0).then(|| lanes.trailing_zeros())
        });
        if let Some(lane) = differing {
            return Some(describe(a, b, &run_a, &run_b, lane));
        }
    }
    None
}

/// Inputs and differing outputs of two evaluated circuits in one lane.
fn describe(a: &Circuit, b: &Circuit, run_a: &Interpreter<'_>, run_b: &Interpreter<'_>, lane: u32) -> Counterexample {
    let inputs = a.inputs().iter().map(|port| (port.name.clone(), literal(run_a, &port.nets, lane))).collect();
    let mut outputs = Vec::new();
    for port in a.outputs() {
        let Some(other) = b.output(&port.name) else { continue };
        let (expected, found) = (literal(run_a, &port.nets, lane), literal(run_b, &other.nets, lane));
        if expected != found {
            outputs.push((port.name.clone(), expected, found));
        }
    }
    Counterexample { inputs, outputs }
}

/// The value of nets in a lane, as a Verilog literal.
fn literal(run: &Interpreter<'_>, nets: &[NetId], lane: u32) -> String {
    let bits: Vec<bool> = nets.iter().map(|net| run.get(*net) >> lane & 1 == 1).collect();
    crate::verilog::word(&bits)
}

/// The bits of a constant that [`word`](crate::verilog::word) wrote, bit 0 first.
pub(super) fn bits(literal: &str) -> Vec<bool> {
    let (width, digits) = literal.split_once("'h").unwrap_or(("0", literal));
    let digits = digits.chars().rev().filter_map(|c| c.to_digit(16));
    let mut bits: Vec<bool> = digits.flat_map(|d| (0..4).map(move |b| d >> b & 1 == 1)).collect();
    bits.resize(width.parse().unwrap_or(bits.len()), false);
    bits
}

/// The bits of a constant that are one.
fn ones(literal: &str) -> Vec<usize> {
    bits(literal).into_iter().enumerate().filter(|(_, bit)| *bit).map(|(i, _)| i).collect()
}

/// A difference as a table of bits: the ones of each input port, and the differing bits of each output port.
pub fn table(counterexample: &Counterexample) -> String {
    let mut rows = vec![["port", "bits", "circuit", "gates"].map(String::from)];
    for (port, value) in &counterexample.inputs {
        let ones: Vec<String> = ones(value).iter().map(ToString::to_string).collect();
        let bits = if ones.is_empty() { "none".into() } else { format!("ones at {}", ones.join(", ")) };
        rows.push([port.clone(), bits, String::new(), String::new()]);
    }
    for (port, expected, found) in &counterexample.outputs {
        let (expected, found) = (ones(expected), ones(found));
        for bit in expected.iter().filter(|bit| !found.contains(bit)) {
            rows.push([port.clone(), bit.to_string(), "1".into(), "0".into()]);
        }
        for bit in found.iter().filter(|bit| !expected.contains(bit)) {
            rows.push([port.clone(), bit.to_string(), "0".into(), "1".into()]);
        }
    }
    let mut widths = [0; 4];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.len().max(*width);
        }
    }
    rows.iter().fold(String::new(), |text, row| {
        let cells: Vec<String> = row.iter().zip(widths).map(|(cell, w)| format!("{cell:w$}")).collect();
        text + "  " + cells.join("  ").trim_end() + "\n"
    })
}
