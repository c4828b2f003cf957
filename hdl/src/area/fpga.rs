//! Maps modules to the look-up tables (LUTs) of FPGAs by yosys, and places them by nextpnr to measure their clock.
//!
//! Wide multiplexers of a slice are switched off, so that every cell of a codec is a LUT and a path has a number of LUTs. The
//! clock is measured between registers around the mapped module, which keeps its LUTs.

use super::Module;
use crate::design::Goal;
use crate::prove::difference::LIMIT;
use crate::tools::yosys::{OPENED, longest_path};
use crate::tools::{self, Tool, ToolError};
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// A family of FPGAs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Lattice iCE40: LUTs of four inputs.
    Ice40,
    /// Lattice ECP5: LUTs of four inputs.
    Ecp5,
    /// Xilinx series 7: LUTs of six inputs.
    Xc7,
}

impl Family {
    /// The commands of yosys that are tried; `-top` and the module follow.
    pub fn syntheses(self) -> &'static [&'static str] {
        match self {
            Self::Ice40 => &["synth_ice40", "synth_ice40 -abc2"],
            Self::Ecp5 => &["synth_ecp5 -nowidelut", "synth_ecp5 -nowidelut -abc2"],
            Self::Xc7 => &["synth_xilinx -family xc7 -flatten -noiopad -nowidelut"],
        }
    }

    /// The goal of circuits for the look-up tables of this family.
    pub fn goal(self) -> Goal {
        match self {
            Self::Ice40 | Self::Ecp5 => Goal::Lut4,
            Self::Xc7 => Goal::Lut6,
        }
    }

    /// The placement program, a description of the device, and the arguments that choose the device.
    pub fn placer(self) -> Option<(Tool, &'static str, &'static [&'static str])> {
        match self {
            Self::Ice40 => Some((Tool::NextpnrIce40, "iCE40 hx8k, ct256", &["--hx8k", "--package", "ct256"])),
            Self::Ecp5 => Some((Tool::NextpnrEcp5, "LFE5U-25F, speed grade 6", &["--25k", "--speed", "6"])),
            // nextpnr-xilinx needs a database that each user builds.
            Self::Xc7 => None,
        }
    }
}

/// Seeds of nextpnr: the clock differs by a few percent from seed to seed.
pub const SEEDS: [&str; 3] = ["1", "2", "3"];

/// The lowest and the highest clock over [`SEEDS`], in MHz.
pub type Clock = [f64; 2];

/// Goal and seed of shared logic; none for a user module.
pub type Form = Option<(Goal, u32)>;

/// A mapped module.
#[derive(Clone, Debug)]
pub struct Mapped {
    /// Number of LUTs; an inverter counts as one.
    pub luts: usize,
    /// Number of other cells, such as carry chains.
    pub others: usize,
    /// Number of cells on the longest path.
    pub levels: usize,
    /// Goal and seed of the module's shared logic.
    pub form: Form,
    /// The command of yosys that maps the module.
    pub synthesis: String,
    /// The mapped module in Verilog.
    netlist: String,
    ports: BTreeMap<String, NetlistPort>,
}

/// A module in a JSON netlist of yosys.
#[derive(Deserialize)]
struct NetlistModule {
    ports: BTreeMap<String, NetlistPort>,
    cells: BTreeMap<String, NetlistCell>,
}

#[derive(Clone, Debug, Deserialize)]
struct NetlistPort {
    direction: String,
    bits: Vec<serde_json::Value>,
}

#[derive(Deserialize)]
struct NetlistCell {
    #[serde(rename = "type")]
    kind: String,
}

#[derive(Deserialize)]
struct Netlist {
    modules: BTreeMap<String, NetlistModule>,
}

/// Whether a cell is a LUT.
fn is_lut(kind: &str) -> bool {
    kind == "SB_LUT4" || kind == "INV" || kind.strip_prefix("LUT").is_some_and(|rest| rest.parse::<u8>().is_ok())
}

/// Whether a cell is a register.
fn is_register(kind: &str) -> bool {
    ["SB_DFF", "TRELLIS_FF", "FDRE", "FDSE", "FDCE", "FDPE"].iter().any(|name| kind.starts_with(name))
}

/// The mapped circuits of a module that no other circuit equals or beats in both LUTs and levels. The fewest LUTs come first.
///
/// # Errors
/// yosys is missing or rejects the text, or the module has registers.
pub fn map(family: Family, forms: &[(Form, &Module)], done: &(dyn Fn() + Sync)) -> Result<Vec<Mapped>, ToolError> {
    let mut runs = Vec::new();
    for (form, module) in forms {
        runs.extend(family.syntheses().iter().map(|synthesis| (*form, *module, *synthesis)));
    }
    let mapped: Result<Vec<Mapped>, ToolError> = runs
        .par_iter()
        .map(|(form, module, synthesis)| {
            let mapped = map_once(*form, module, synthesis);
            done();
            mapped
        })
        .collect();
    let mut mapped = mapped?;
    mapped.sort_by_key(|m| (m.luts, m.levels));
    let mut front: Vec<Mapped> = Vec::new();
    for circuit in mapped {
        // Circuits before it have no more LUTs, so it is on the front only with fewer levels.
        if front.last().is_none_or(|last| circuit.levels < last.levels) {
            front.push(circuit);
        }
    }
    Ok(front)
}

/// Maps a module with one command of yosys.
fn map_once(form: Form, module: &Module, synthesis: &str) -> Result<Mapped, ToolError> {
    let folder = tools::scratch(Tool::Yosys)?;
    let folder = folder.path();
    let top = &module.top;
    let fail = |message: String| ToolError::Failed(Tool::Yosys, format!("{top}: {message}"));
    tools::write(Tool::Yosys, &folder.join("design.v"), &module.text)?;
    let synthesis = format!("{synthesis} -top {top}");
    let script = format!(
        "read_verilog -sv design.v\n{synthesis}\n{OPENED}flatten\ntee -o depth.txt ltp -noff\nwrite_json mapped.json\n\
         write_verilog -noattr mapped.v\n"
    );
    tools::write(Tool::Yosys, &folder.join("map.ys"), &script)?;
    tools::run_ok(Tool::Yosys, &["-q", "map.ys"], folder, LIMIT)?;
    let [netlist, depth, json] =
        ["mapped.v", "depth.txt", "mapped.json"].map(|name| tools::read(Tool::Yosys, &folder.join(name)));
    let mut parsed: Netlist = serde_json::from_str(&json?).map_err(|e| fail(e.to_string()))?;
    let found = parsed.modules.remove(top).ok_or_else(|| fail("not in the netlist".into()))?;
    if found.cells.values().any(|cell| is_register(&cell.kind)) {
        return Err(fail(
            "has registers; expected a module without registers, whose paths go from inputs to outputs".into(),
        ));
    }
    let luts = found.cells.values().filter(|cell| is_lut(&cell.kind)).count();
    Ok(Mapped {
        luts,
        others: found.cells.len() - luts,
        levels: longest_path(&depth?).unwrap_or(0),
        form,
        synthesis,
        netlist: netlist?,
        ports: found.ports,
    })
}

/// A module with registers before the inputs and after the outputs of the mapped module. Two pins are enough for any width: a
/// shift register feeds the inputs, and the outputs are added to another one.
fn registered(top: &str, mapped: &Mapped) -> String {
    let mut widths = [0, 0];
    let mut connections = Vec::new();
    for (name, port) in &mapped.ports {
        let is_output = usize::from(port.direction == "output");
        let (from, width) = (widths[is_output], port.bits.len());
        widths[is_output] += width;
        let side = ["taken_in", "delivered"][is_output];
        connections.push(format!(".\\{name} ({side}[{}:{from}])", from + width - 1));
    }
    let [inputs, outputs] = widths.map(|width| width - 1);
    format!(
        "module {HARNESS}(input wire clk, input wire serial_i, output wire serial_o);\n\
         reg [{inputs}:0] taken_in;\nwire [{outputs}:0] delivered;\nreg [{outputs}:0] delivered_q, sums;\n\
         \\{top} u_codec ({});\n\
         always @(posedge clk) begin\n  taken_in <= {{taken_in, serial_i}};\n  delivered_q <= delivered;\n  \
         sums <= {{sums, serial_i}} ^ delivered_q;\nend\n\
         assign serial_o = sums[{outputs}];\nendmodule\n",
        connections.join(", ")
    )
}

/// The name of the module of [`registered`].
const HARNESS: &str = "eccforge_registered";

/// The clock of a mapped module between registers; `done` is called after each of [`SEEDS`].
///
/// # Errors
/// A tool is missing, or the module does not fit the device.
pub fn clock(family: Family, top: &str, mapped: &Mapped, done: &(dyn Fn() + Sync)) -> Result<Option<Clock>, ToolError> {
    let Some((placer, _, device)) = family.placer() else { return Ok(None) };
    let folder = tools::scratch(Tool::Yosys)?;
    let folder = folder.path();
    tools::write(Tool::Yosys, &folder.join("mapped.v"), &mapped.netlist)?;
    tools::write(Tool::Yosys, &folder.join("registered.v"), &registered(top, mapped))?;
    let command = family.syntheses()[0];
    let script = format!("read_verilog mapped.v registered.v\n{command} -top {HARNESS} -json placed.json\n");
    tools::write(Tool::Yosys, &folder.join("place.ys"), &script)?;
    tools::run_ok(Tool::Yosys, &["-q", "place.ys"], folder, LIMIT)?;
    let clocks: Result<Vec<f64>, ToolError> = SEEDS
        .par_iter()
        .map(|seed| {
            let clock = placed(placer, device, seed, folder);
            done();
            clock
        })
        .collect();
    let (mut lowest, mut highest) = (f64::INFINITY, 0.0f64);
    for clock in clocks? {
        lowest = lowest.min(clock);
        highest = highest.max(clock);
    }
    Ok(Some([lowest, highest]))
}

/// A report of nextpnr.
#[derive(Deserialize)]
struct PlacedReport {
    fmax: BTreeMap<String, Achieved>,
}

#[derive(Deserialize)]
struct Achieved {
    achieved: f64,
}

/// Places and routes `placed.json` with a seed; returns the clock in MHz.
fn placed(placer: Tool, device: &[&str], seed: &str, folder: &Path) -> Result<f64, ToolError> {
    let name = format!("report_{seed}.json");
    let own = ["--json", "placed.json", "--seed", seed, "--report", &name, "--timing-allow-fail", "--quiet"];
    tools::run_ok(placer, &[device, &own].concat(), folder, LIMIT)?;
    let text = tools::read(placer, &folder.join(name))?;
    let report: PlacedReport = serde_json::from_str(&text).map_err(|e| ToolError::Failed(placer, e.to_string()))?;
    let clock = report.fmax.values().next().map(|clock| clock.achieved);
    clock.ok_or_else(|| ToolError::Failed(placer, "its report has no clock".into()))
}
