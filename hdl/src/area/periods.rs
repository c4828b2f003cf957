//! Finds the registers that a clock period needs: the cost model measures pipelines of the decoder, or a protected
//! memory, with each choice of `--cut`, including the registers.
//!
//! A register's area is that of the Nangate 45 nm Open Cell Library in multiples of its AND2_X1 (1.064 um2): DFF_X1
//! 4.522 um2, with a reset DFFR_X1 5.320 um2. Setup and clock-to-output together are assumed to take the
//! time of three inverters of fan-out four.

use super::{Clocked, Measurement, Module};
use crate::design::{Cut, Design, Options, Pipe, Ram, Side};
use eccforge_report::Table;
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::Serialize;

/// Areas of a register in AND2 equivalents: plain, and with a reset.
pub const REGISTER_AND2: [f64; 2] = [4.25, 5.0];
/// Time that a register takes from every period, in the cost model's picoseconds.
pub const REGISTER_PS: f64 = 45.0;

/// The choices of registers that are measured for a pipeline; a memory uses the first four.
const PLACES: [&[Cut]; 7] = [
    &[],
    &[Cut::Input],
    &[Cut::Output],
    &[Cut::Input, Cut::Output],
    &[Cut::Syndrome],
    &[Cut::Syndrome, Cut::Output],
    &[Cut::Syndrome, Cut::Flips],
];
// The control of a memory has registers only before and after its decoder, not within it.
const OF_MEMORY: usize = 4;

/// One choice of `--cut` to measure.
pub struct Variant {
    /// The value of `--cut`, or `none`.
    pub cut: String,
    /// Number of clocks that the cut adds.
    pub clocks: usize,
    /// The pipeline or the memory with this cut.
    pub module: Module,
}

/// The decoder with every choice of `--cut`, or a memory without its array.
pub fn variants(scheme: &Scheme, options: &Options, memory: bool) -> Vec<Variant> {
    let count = if memory { OF_MEMORY } else { PLACES.len() };
    let mut variants = Vec::new();
    for cuts in &PLACES[..count] {
        let pipe = Pipe { cuts: cuts.to_vec(), ..Pipe::default() };
        let wrap = memory.then(Ram::default);
        let options = Options { pipe, wrap, ..options.clone() };
        let names: Vec<&str> = cuts.iter().map(|cut| cut.name()).collect();
        let cut = if names.is_empty() { "none".into() } else { names.join(",") };
        variants.push(Variant { cut, clocks: cuts.len(), module: module(&Design::new(scheme, &options), &options) });
    }
    variants
}

fn module(design: &Design, options: &Options) -> Module {
    let clocked = |outside| Clocked { clock: options.clock().into(), reset: options.reset().into(), outside };
    match (&options.wrap, design.decoder_pipe.last()) {
        (Some(_), _) => {
            let top = format!("{}_ram", design.prefix);
            // The array's ports become the module's: its time and area are the macro's.
            let outside = format!(
                "delete {top}/u_array\nexpose -input {top}/w:fetched_entry\nexpose {top}/w:stored_entry {top}/w:mem_*\n"
            );
            Module { text: design.text_of(&design.modules().collect::<Vec<_>>()), top, clocked: Some(clocked(outside)) }
        }
        (None, Some(pipe)) => Module {
            top: pipe.name.clone(),
            text: design.text_of(&design.decoder_pipe.iter().collect::<Vec<_>>()),
            clocked: Some(clocked(String::new())),
        },
        (None, None) => Module { top: design.top(Side::Decoder), text: design.text(Side::Decoder), clocked: None },
    }
}

/// Results of one choice of `--cut`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Row {
    /// The value of `--cut`, or `none`.
    pub cut: String,
    /// Number of clocks that it adds.
    pub clocks: usize,
    /// Number of registers.
    pub registers: usize,
    /// Their area in AND2 equivalents.
    pub registers_and2: f64,
    /// The shortest period that it meets, in the cost model's picoseconds.
    pub fastest_ps: f64,
    /// The least logic that meets the period, in AND2 equivalents; `None` if the period is not met.
    pub logic_and2: Option<f64>,
    /// The delay of its slowest path, including a register.
    pub slowest_ps: Option<f64>,
    /// Area of logic and registers.
    pub area_and2: Option<f64>,
}

/// The results of a measured variant for a period; `cleared` states for each register whether a reset clears it.
pub fn row(cut: &str, clocks: usize, measured: &Measurement, cleared: &[bool], period_ps: f64) -> Row {
    let mut registers_and2 = 0.0;
    for has_reset in cleared {
        registers_and2 += REGISTER_AND2[usize::from(*has_reset)];
    }
    // Points off the front are larger at the same delay, so the front has the least area for every period.
    let meeting = measured.front.iter().filter(|point| point.delay_ps + REGISTER_PS <= period_ps);
    let least = meeting.min_by(|a, b| a.area_and2.total_cmp(&b.area_and2));
    Row {
        cut: cut.into(),
        clocks,
        registers: cleared.len(),
        registers_and2,
        fastest_ps: measured.perf.delay_ps + REGISTER_PS,
        logic_and2: least.map(|p| p.area_and2),
        slowest_ps: least.map(|p| p.delay_ps + REGISTER_PS),
        area_and2: least.map(|p| p.area_and2 + registers_and2),
    }
}

/// Which choice of `--cut` meets a period.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Advice {
    /// Id of the scheme.
    pub scheme: String,
    /// `decoder` or `memory`.
    pub measured: &'static str,
    /// The requested period.
    pub period_ps: f64,
    /// Results of every choice.
    pub cuts: Vec<Row>,
    /// The choice that meets the period with the least area, and among equals with the fewest clocks; `None` if no
    /// choice meets it.
    pub cheapest: Option<String>,
    /// The choice with the shortest period.
    pub fastest: String,
    /// The shortest period, in picoseconds.
    pub fastest_ps: f64,
}

impl Advice {
    /// A row for each choice.
    pub fn table(&self) -> Table {
        let header = ["clocks", "fastest", "slowest path", "logic", "registers", "both"];
        Table::new(&["--cut"], &header).rows(self.cuts.iter().map(|row| {
            [
                row.cut.clone(),
                row.clocks.to_string(),
                figure(Some(row.fastest_ps), " ps"),
                figure(row.slowest_ps, " ps"),
                figure(row.logic_and2, ""),
                format!("{:.1} ({})", row.registers_and2, row.registers),
                figure(row.area_and2, ""),
            ]
        }))
    }

    /// The recommended choice, in a sentence.
    pub fn verdict(&self) -> String {
        let Self { scheme, measured, period_ps, cheapest, fastest, fastest_ps, .. } = self;
        match cheapest {
            Some(cut) => format!("{scheme}, {measured}: {} is the cheapest that meets {period_ps} ps", option(cut)),
            None => format!(
                "{scheme}, {measured}: nothing meets {period_ps} ps; the fastest is {}, {fastest_ps:.1} ps",
                option(fastest)
            ),
        }
    }
}

/// A figure of the table with its unit, or a dash.
fn figure(value: Option<f64>, unit: &str) -> String {
    value.map_or("-".into(), |value| format!("{value:.1}{unit}"))
}

/// The option that chooses these registers.
fn option(cut: &str) -> String {
    if cut == "none" { "no --cut".into() } else { format!("--cut {cut}") }
}

/// Selects the best of the rows; there must be at least one.
pub fn advice(scheme: &str, memory: bool, period_ps: f64, cuts: Vec<Row>) -> Advice {
    let meeting = cuts.iter().filter_map(|row| Some((row.area_and2?, row)));
    let cheapest = meeting.min_by(|(a, x), (b, y)| a.total_cmp(b).then(x.clocks.cmp(&y.clocks)));
    let cheapest = cheapest.map(|(_, row)| row.cut.clone());
    let fastest = cuts.iter().min_by(|a, b| a.fastest_ps.total_cmp(&b.fastest_ps).then(a.clocks.cmp(&b.clocks)));
    let (fastest, fastest_ps) = fastest.map_or((String::new(), f64::INFINITY), |row| (row.cut.clone(), row.fastest_ps));
    let measured = if memory { "memory" } else { "decoder" };
    Advice { scheme: scheme.into(), measured, period_ps, cuts, cheapest, fastest, fastest_ps }
}
