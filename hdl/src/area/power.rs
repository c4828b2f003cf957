//! Leakage and switching energy of mapped modules: OpenSTA computes the energy of each cell, and a simulation counts transitions.
//!
//! OpenSTA 2.0 spreads the activity of the inputs over all nets, which is wrong for a decoder: the syndromes of words without an
//! error stay zero. eccforge therefore takes from OpenSTA only the switching energy of one transition of each net, C V² / 2 with the loads
//! of the netlist. It does not take the energy inside cells, because this version of OpenSTA adds the tables of all inputs, and those of
//! rise and fall, to one transition. Icarus Verilog simulates the netlist without delays; transitions within a clock (glitches) are not
//! counted.

use super::library::Library;
use crate::design::{Design, Options, Scope, Side};
use crate::prove::difference::LIMIT;
use crate::tools::{self, Tool, ToolError};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeSet, HashMap};
use std::path::Path;

/// Number of words in a simulation: the energy of a module of a thousand cells then varies by less than a percent from seed to seed.
const WORDS: usize = 2000;

/// Leakage and switching energy of a mapped module.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Power {
    /// Leakage in nanowatts.
    pub leakage_nw: f64,
    /// Switching energy of a word in femtojoules: the load of each net that a cell drives, at each transition.
    pub word_fj: f64,
    /// Transitions of these nets for a word.
    pub word_transitions: f64,
}

/// A cell of a mapped netlist of abc.
struct Gate<'n> {
    cell: &'n str,
    name: &'n str,
    output: &'n str,
}

/// The cells of a netlist; the output is the last pin of each.
fn gates(netlist: &str) -> Vec<Gate<'_>> {
    let mut gates = Vec::new();
    for statement in netlist.split(';') {
        let Some((head, pins)) = statement.split_once("(.") else { continue };
        let mut words = head.split_whitespace();
        let (Some(cell), Some(name)) = (words.next(), words.next()) else { continue };
        let net = pins.rsplit_once('(').map_or("", |(_, net)| net.trim_end().trim_end_matches(')').trim());
        gates.push(Gate { cell, name, output: net });
    }
    gates
}

/// Measures a mapped encoder or decoder of a whole entry: each data bit changes from word to word with this probability, and
/// entries have no error.
///
/// # Errors
/// A tool is missing or fails.
pub fn measure(
    library: &Library,
    (scheme, side): (&Scheme, Side),
    netlist: &str,
    activity: f64,
) -> Result<Power, ToolError> {
    let folder = tools::scratch(Tool::OpenSta)?;
    let folder = folder.path();
    tools::write(Tool::OpenSta, &folder.join("cells.lib"), &library.text)?;
    tools::write(Tool::OpenSta, &folder.join("mapped.v"), netlist)?;
    let gates = gates(netlist);
    let top = netlist.split("module ").nth(1).and_then(|rest| rest.split_whitespace().next()).unwrap_or_default();
    let taken = taken(folder, top, &gates)?;
    let transitions = simulated((scheme, side), netlist, &gates, activity, folder)?;
    let (mut leakage, mut energy) = (0.0, 0.0);
    for (gate, count) in gates.iter().zip(&transitions) {
        let Some([of_transition, of_gate]) = taken.get(gate.name) else {
            let message = format!("its report has no cell {}", gate.name);
            return Err(ToolError::Failed(Tool::OpenSta, message));
        };
        leakage += of_gate;
        energy += *count as f64 * of_transition;
    }
    let words = (WORDS - 1) as f64;
    let total: usize = transitions.iter().sum();
    Ok(Power { leakage_nw: 1e9 * leakage, word_fj: 1e15 * energy / words, word_transitions: total as f64 / words })
}

/// For each cell, by name: the switching energy of a transition in joules, and the leakage in watts.
fn taken(folder: &Path, top: &str, gates: &[Gate<'_>]) -> Result<HashMap<String, [f64; 2]>, ToolError> {
    if gates.is_empty() {
        return Ok(HashMap::new());
    }
    // One transition in a second at every pin: powers in watts are energies in joules.
    let script = format!(
        "read_liberty cells.lib\nread_verilog mapped.v\nlink_design {top}\n\
         set_power_activity -input -activity 1 -duty 0.5\nreport_power -instances [get_cells *] -digits 9\n"
    );
    tools::write(Tool::OpenSta, &folder.join("power.tcl"), &script)?;
    let output = tools::run_ok(Tool::OpenSta, &["-no_splash", "-exit", "power.tcl"], folder, LIMIT)?;
    let mut taken = HashMap::new();
    for line in output.text.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [_, switching, leakage, _, name] = words[..] else { continue };
        if let [Ok(switching), Ok(leakage)] = [switching, leakage].map(str::parse::<f64>) {
            taken.insert(name.to_owned(), [switching, leakage]);
        }
    }
    if taken.is_empty() { Err(ToolError::Failed(Tool::OpenSta, output.text)) } else { Ok(taken) }
}

/// A testbench: changes data words at random, and prints the outputs of all cells after each.
const BENCH: &str = "module tb;
  reg [DATA:0] data;
  wire [ENTRY:0] entry;
  reg sample;
  integer i, w, draw;
  SOURCE u_source (.data_i(data), .entry_o(entry));
  eccforge_mapped u_mapped (PINS);
  initial begin
    draw = 1;
    sample = 0;
    data = 0;
    for (i = 0; i < WORDS; i = i + 1) begin
      for (w = 0; w <= DATA; w = w + 1) if ($unsigned($random(draw)) < LEVEL) data[w] = ~data[w];
      #1 sample = 1;
      #1 sample = 0;
    end
  end
endmodule
";

/// Transitions at the output of each cell.
fn simulated(
    (scheme, side): (&Scheme, Side),
    netlist: &str,
    gates: &[Gate<'_>],
    activity: f64,
    folder: &Path,
) -> Result<Vec<usize>, ToolError> {
    let cells: BTreeSet<&str> = gates.iter().map(|gate| gate.cell).collect();
    let cells = cells.into_iter().collect::<Vec<_>>().join(" ");
    let script = format!("read_liberty cells.lib; select {cells}; write_verilog -selected cells.v");
    tools::run_ok(Tool::Yosys, &["-q", "-p", &script], folder, LIMIT)?;
    let design = Design::new(scheme, &Options { scope: Scope::Entry, ..Options::default() });
    let (data, entry) = (scheme.geometry.data_bits().len(), scheme.geometry.bits());
    let (source, width) = match side {
        Side::Encoder => ("data", data),
        Side::Decoder => ("entry", entry),
    };
    let mut pins: Vec<String> = (0..width).map(|bit| format!(".\\{source}_i[{bit}] ({source}[{bit}])")).collect();
    for (enable, on) in scheme.enables.iter().zip(scheme.default_enables()) {
        if side == Side::Decoder {
            pins.push(format!(".{}(1'b{})", Options::default().input(&enable.name), u8::from(on)));
        }
    }
    let level = (activity * 4_294_967_296.0).min(4_294_967_295.0) as u32;
    let bench = BENCH.replace("PINS", &pins.join(",\n    ")).replace("SOURCE", &design.top(Side::Encoder));
    let bench = bench.replace("WORDS", &WORDS.to_string()).replace("LEVEL", &format!("32'd{level}"));
    let bench = bench.replace("DATA", &(data - 1).to_string()).replace("ENTRY", &(entry - 1).to_string());
    tools::write(Tool::Iverilog, &folder.join("tb.v"), &bench)?;
    let outputs: Vec<String> = gates.iter().map(|gate| format!("{} ", gate.output)).collect();
    let printed =
        format!("  always @(posedge tb.sample) $display(\"%b\", {{{}}});\nendmodule", outputs.join(",\n    "));
    let start = netlist.find("module ").unwrap_or_default();
    let rest = netlist[start..].split_once('(').map_or("", |(_, rest)| rest);
    let mapped = format!("module eccforge_mapped ({}", rest.replacen("endmodule", &printed, 1));
    tools::write(Tool::Iverilog, &folder.join("named.v"), &mapped)?;
    tools::write(Tool::Iverilog, &folder.join("source.v"), &design.text(Side::Encoder))?;
    let files = ["tb.v", "named.v", "source.v", "cells.v"];
    let arguments = [&["-g2005", "-s", "tb", "-o", "tb"], &files[..]].concat();
    tools::run_ok(Tool::Iverilog, &arguments, folder, LIMIT)?;
    let output = tools::run_ok(Tool::Vvp, &["-n", "tb"], folder, LIMIT)?;
    let lines: Vec<&[u8]> = output.text.lines().map(str::as_bytes).filter(|line| line.len() == gates.len()).collect();
    let are_digits = lines.iter().copied().flatten().all(|bit| matches!(bit, b'0' | b'1'));
    if lines.len() != WORDS || !are_digits {
        return Err(ToolError::Failed(Tool::Vvp, output.text));
    }
    let mut counts = vec![0; gates.len()];
    for pair in lines.windows(2) {
        for ((before, after), count) in pair[0].iter().zip(pair[1]).zip(&mut counts) {
            *count += usize::from(before != after);
        }
    }
    Ok(counts)
}
