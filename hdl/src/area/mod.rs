//! Measures area and delay of emitted hardware with a technology-independent cost model: yosys, abc and a synthetic
//! library.
//!
//! Several recipes and sizings map a module, and the Pareto front of all points is kept. Its ends are called `eff`
//! (minimum area) and `perf` (minimum delay), and the point of minimum area times delay is `adp`, as in the paper's
//! Table 3. Areas are in AND2 equivalents and delays in logical-effort picoseconds, of which only ratios are
//! meaningful.

#[cfg(not(target_arch = "wasm32"))]
pub mod areas;
#[cfg(not(target_arch = "wasm32"))]
pub mod fpga;
#[cfg(not(target_arch = "wasm32"))]
pub mod fpgas;
mod liberty;
#[cfg(not(target_arch = "wasm32"))]
pub mod libraries;
pub mod library;
pub mod periods;
#[cfg(not(target_arch = "wasm32"))]
pub mod power;
#[cfg(not(target_arch = "wasm32"))]
mod svg;

pub use liberty::text as liberty_text;
use library::Library;
#[cfg(not(target_arch = "wasm32"))]
pub use svg::fronts as svg;

use crate::blif;
use crate::design::{Design, Options, Scope, Side};
use crate::prove::difference::LIMIT;
use crate::tools::yosys::{OPENED, cells, longest_path};
use crate::tools::{self, Tool, ToolError, abc};
use eccforge_scheme::Scheme;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::path::Path;

/// A mapped implementation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Point {
    /// Area in AND2 equivalents.
    pub area_and2: f64,
    /// Delay in logical-effort picoseconds.
    pub delay_ps: f64,
}

impl From<[f64; 2]> for Point {
    fn from([area_and2, delay_ps]: [f64; 2]) -> Self {
        Self { area_and2, delay_ps }
    }
}

/// Results of one module.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Measurement {
    /// Top module.
    pub module: String,
    /// Two-input gates after generic synthesis.
    pub gates: usize,
    /// Two-input levels after generic synthesis.
    pub depth: usize,
    /// Figures with minimum area as the goal.
    pub eff: Point,
    /// Minimum area times delay.
    pub adp: Point,
    /// Figures with minimum delay as the goal.
    pub perf: Point,
    /// The Pareto front, by delay.
    pub front: Vec<Point>,
    /// The mapped module of minimum area in Verilog, if the library asks for it.
    #[serde(skip)]
    pub netlist: Option<String>,
}

/// Encoder and decoder of a scheme.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Id of the scheme.
    pub scheme: String,
    /// Name of the scheme, for legends.
    pub name: String,
    /// Measurements of encoder and decoder.
    pub parts: [Measurement; 2],
}

/// Technology-independent preparations.
const PREPARE: [&str; 4] = [
    "strash",
    "strash; ifraig; scorr; dc2; dc2; dch -f",
    "strash; ifraig; scorr; dc2; dch -f; if -g -K 6; strash; dch -f",
    "strash; dch -f; if -g -K 6 -C 8; strash; dch -f",
];
/// Commands that prepare long sums, without commands that ask a solver for equal nets or choices, because the solver does not
/// terminate there.
const PREPARE_LARGE: [&str; 4] =
    ["strash", "strash; dc2", "strash; dc2; dc2; dc2", "strash; dc2; if -g -K 6; strash; dc2"];
/// Mappers, each with the command that restores the prepared network.
// `&nf` maps the network of abc's `&` commands, which has its own copy of the preparation.
const MAP: [(&str, &str); 3] =
    [("restore", "map -a"), ("restore", "map -B 0.9"), ("&loadaig", "&nf -R 20 -F 5 -a; &put")];
/// Sizing commands without a delay target: for the smallest and for the fastest circuit.
const SIZE: [&str; 2] = ["topo; dnsize -D 1000000", "topo; buffer -c -N 16; upsize; dnsize -D 0"];
/// Delay targets as multiples of the minimum delay, and the preparations tried at each.
const TARGETS: [f64; 6] = [1.02, 1.1, 1.2, 1.35, 1.5, 2.0];
const AT_TARGETS: std::ops::Range<usize> = 1..3;

/// A module with more XORs than this, or more cells in total, before any optimisation gets only the recipes that ask
/// no solver for equal nets.
// The solver does not terminate on the long sums of such modules. The smallest one is the encoder of `ssc-dsd-plus`
// with 1 207 XORs; the decoder of `i-ssc` with 1 164 gets all recipes.
pub const MOST_XORS: usize = 1_185;
const MOST_CELLS: usize = 10_000;

/// A module to measure.
pub struct Module {
    /// Name of the module.
    pub top: String,
    /// The text of the module and of all modules that it instantiates.
    pub text: String,
    /// Registers of the module, at which paths begin and end; `None` if it has none.
    pub clocked: Option<Clocked>,
}

/// Clock and reset of a module with registers, and the parts that are not measured.
pub struct Clocked {
    /// The clock; registers use its rising edge.
    pub clock: String,
    /// The active-low reset.
    pub reset: String,
    /// Commands of yosys that remove the parts that are not measured.
    pub outside: String,
}

/// Number of tool runs for one module, for a progress bar.
pub const RUNS: u64 = 1 + PREPARE.len() as u64 + (AT_TARGETS.end - AT_TARGETS.start) as u64;

/// Measures a module (only the gates between registers if it is clocked), and states for each register whether a reset
/// clears it. `done` is called after each of [`RUNS`] runs of a tool, from several threads.
///
/// # Errors
/// A tool is missing, or rejects the text; or a register does not use the rising edge of the clock.
pub fn measure(module: &Module, done: &(dyn Fn() + Sync)) -> Result<(Measurement, Vec<bool>), ToolError> {
    measure_in(&Library::synthetic(), module, done)
}

/// Like [`measure`], mapped to the cells of a library; its areas and delays have the library's units and picoseconds.
///
/// # Errors
/// The errors of [`measure`], or abc finds no gates in the library.
pub fn measure_in(
    library: &Library,
    Module { top, text, clocked }: &Module,
    done: &(dyn Fn() + Sync),
) -> Result<(Measurement, Vec<bool>), ToolError> {
    let folder = tools::scratch(Tool::Yosys)?;
    let folder = folder.path();
    tools::write(Tool::Yosys, &folder.join("design.v"), text)?;
    let large = is_large(top, clocked.as_ref(), folder)?;
    let (gates, depth) = generic(top, clocked.as_ref(), large, folder)?;
    let cleared = match clocked {
        Some(clocked) => open_registers(top, clocked, folder)?,
        None => Vec::new(),
    };
    done();
    tools::write(Tool::Abc, &folder.join("cells.lib"), &library.text)?;
    tools::write(Tool::Abc, &folder.join("io"), library.constraints)?;
    let preparations = if large { PREPARE_LARGE } else { PREPARE };
    let mut mapped = map_all(&preparations, &SIZE.map(String::from), "free", library.netlists, folder, done)?;
    let fastest = mapped.iter().map(|(p, _)| p.delay_ps).fold(f64::INFINITY, f64::min);
    // A target below the minimum delay cannot be met, so targets are multiples of what was reached without one.
    let targets = TARGETS.map(|factor| (fastest * factor).round());
    let sizes = targets.map(|t| format!("topo; buffer -c -N 16; upsize -D {t}; dnsize -D {t}"));
    mapped.extend(map_all(&preparations[AT_TARGETS], &sizes, "target", library.netlists, folder, done)?);
    let front = front(mapped.iter().map(|(point, _)| *point).collect());
    // A front is sorted by delay, so its areas fall.
    let (Some(perf), Some(eff)) = (front.first().copied(), front.last().copied()) else {
        return Err(ToolError::Failed(Tool::Abc, format!("{top}: nothing was mapped")));
    };
    let mut adp = perf;
    for point in &front {
        if point.area_and2 * point.delay_ps < adp.area_and2 * adp.delay_ps {
            adp = *point;
        }
    }
    let of_least = mapped.iter().find(|(point, _)| *point == eff).and_then(|(_, file)| file.as_ref());
    let netlist = of_least.map(|file| read(folder, file)).transpose()?;
    Ok((Measurement { module: top.clone(), gates, depth, eff, adp, perf, front, netlist }, cleared))
}

/// A mapped circuit, and the file of its netlist.
type Mapping = (Point, Option<String>);

/// Calls [`map`] after each of these preparations, in parallel, and `done` after each call.
fn map_all(
    preparations: &[&str],
    sizes: &[String],
    name: &str,
    netlists: bool,
    folder: &Path,
    done: &(dyn Fn() + Sync),
) -> Result<Vec<Mapping>, ToolError> {
    let runs: Result<Vec<Vec<Mapping>>, ToolError> = preparations
        .par_iter()
        .enumerate()
        .map(|(i, prepare)| {
            let points = map(prepare, sizes, &format!("{name}_{i}.abc"), netlists, folder);
            done();
            points
        })
        .collect();
    Ok(runs?.concat())
}

fn read(folder: &Path, name: &str) -> Result<String, ToolError> {
    tools::read(Tool::Yosys, &folder.join(name))
}

/// Removes the registers from `gates.blif`; returns for each whether a reset clears it.
fn open_registers(top: &str, clocked: &Clocked, folder: &Path) -> Result<Vec<bool>, ToolError> {
    let text = read(folder, "gates.blif")?;
    let (text, cleared) = blif::open(&text, &clocked.clock, &clocked.reset)
        .map_err(|e| ToolError::Failed(Tool::Yosys, format!("the registers of `{top}`: {e}")))?;
    tools::write(Tool::Abc, &folder.join("gates.blif"), &text)?;
    Ok(cleared)
}

/// Commands before and after synthesis that keep only the measured parts, with plain registers.
fn around(top: &str, clocked: Option<&Clocked>) -> (String, &'static str) {
    match clocked {
        Some(Clocked { outside, .. }) => (
            format!("hierarchy -check -top {top}\n{outside}"),
            "dfflegalize -cell $_DFF_P_ x -cell $_DFF_PN0_ x\nopt_clean -purge\n",
        ),
        None => (String::new(), ""),
    }
}

/// Whether `design.v` is too large for recipes that ask a solver for equal nets, judged by its cells before
/// optimisation.
///
/// # Errors
/// yosys is missing, or rejects `folder/design.v`.
pub fn is_large(top: &str, clocked: Option<&Clocked>, folder: &Path) -> Result<bool, ToolError> {
    let (before, _) = around(top, clocked);
    let script =
        format!("read_verilog -sv design.v\n{OPENED}{before}synth -noabc -flatten -top {top}\ntee -o size.txt stat\n");
    tools::write(Tool::Yosys, &folder.join("size.ys"), &script)?;
    tools::run_ok(Tool::Yosys, &["-q", "size.ys"], folder, LIMIT)?;
    let text = read(folder, "size.txt")?;
    let xors: usize = cells(&text).filter(|(cell, _)| matches!(*cell, "XOR" | "XNOR")).map(|c| c.1).sum();
    Ok(xors > MOST_XORS || cells(&text).map(|c| c.1).sum::<usize>() > MOST_CELLS)
}

/// Counts two-input gates and levels of `design.v`, and writes `gates.blif` for the mapper.
fn generic(top: &str, clocked: Option<&Clocked>, large: bool, folder: &Path) -> Result<(usize, usize), ToolError> {
    let (before, plain) = around(top, clocked);
    // The full script of yosys searches long sums of a Reed-Solomon code for equal ones and does not terminate.
    let (synth, abc) = if large { ("synth -noabc", "abc -fast") } else { ("synth", "abc") };
    let script = format!(
        "read_verilog -sv design.v\n{OPENED}{before}{synth} -flatten -top {top}\n{plain}design -save generic\n{abc} -g AND,XOR\nopt_clean -purge\n\
         write_blif gates.blif\ndesign -load generic\n{abc} -g AND,NAND,OR,NOR,XOR,XNOR,ANDNOT,ORNOT\nopt_clean\n\
         tee -o stat.txt stat\ntee -o depth.txt ltp -noff\n"
    );
    tools::write(Tool::Yosys, &folder.join("generic.ys"), &script)?;
    tools::run_ok(Tool::Yosys, &["-q", "generic.ys"], folder, LIMIT)?;
    let (stat, ltp) = (read(folder, "stat.txt")?, read(folder, "depth.txt")?);
    let gates = cells(&stat).filter(|(cell, _)| *cell != "NOT" && !cell.starts_with("DFF")).map(|c| c.1).sum();
    Ok((gates, longest_path(&ltp).unwrap_or(0)))
}

/// Prepares once, then maps and sizes in every way and reads area and delay. A failing recipe gives no point.
fn map(prepare: &str, sizes: &[String], name: &str, netlists: bool, folder: &Path) -> Result<Vec<Mapping>, ToolError> {
    let mut script =
        format!("read_lib -w cells.lib\nread_constr io\nread_blif gates.blif\n{prepare}\nbackup\n&get -n; &saveaig\n");
    let mut files = Vec::new();
    for (again, map) in MAP {
        for size in sizes {
            script += &format!("{again}; {map}; {size}; stime -p\n");
            if netlists {
                files.push(format!("{name}_{}.v", files.len()));
                script += &format!("write_verilog {}\n", files[files.len() - 1]);
            }
        }
    }
    tools::write(Tool::Abc, &folder.join(name), &script)?;
    let output = tools::run(Tool::Abc, &["-f", name], folder, LIMIT)?;
    let points: Vec<Point> = output.text.lines().filter_map(abc::timing).map(Point::from).collect();
    if points.is_empty() {
        return Err(ToolError::Failed(Tool::Abc, output.text));
    }
    // With a recipe that failed, nobody knows which netlist belongs to which point.
    let is_complete = points.len() == files.len();
    let file = |i: usize| if is_complete { Some(files[i].clone()) } else { None };
    Ok(points.into_iter().enumerate().map(|(i, point)| (point, file(i))).collect())
}

/// The Pareto front of area and delay, by delay.
pub fn front(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.delay_ps.total_cmp(&b.delay_ps).then(a.area_and2.total_cmp(&b.area_and2)));
    let mut front: Vec<Point> = Vec::new();
    for point in points {
        // The margin is for rounding: two circuits of the same cells have the same area.
        if front.last().is_none_or(|last| point.area_and2 < last.area_and2 - 1e-9) {
            front.push(point);
        }
    }
    front
}

/// Encoder and decoder of a scheme in a comparable form: whole entries with minimal ports, or one codeword.
pub fn modules(scheme: &Scheme, options: &Options) -> [Module; 2] {
    let scope = if options.scope == Scope::Entry { Scope::Minimal } else { options.scope };
    let options = Options { scope, ..options.clone() };
    let design = Design::new(scheme, &options);
    [
        Module { top: design.top(Side::Encoder), text: design.text(Side::Encoder), clocked: None },
        Module { top: design.top(Side::Decoder), text: design.text(Side::Decoder), clocked: None },
    ]
}
