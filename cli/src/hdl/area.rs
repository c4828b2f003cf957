//! `eccforge area`: measures area and delay of emitted modules and of user modules.

use super::choices::{FPGAS, GOALS};
use super::fpga::in_fpgas;
use super::hardware::{HardwareArgs, is_supported, stored_as_asked};
use super::liberty::in_libraries;
use crate::arguments::{choice, positive};
use crate::output::{OutputArgs, WithNext, called, verdict};
use crate::progress;
use clap::Args;
use eccforge_files::output::write;
use eccforge_hdl::area::areas::{Areas, plain};
use eccforge_hdl::area::fpga::Family;
use eccforge_hdl::area::library::Library;
use eccforge_hdl::area::{self, Measured, periods};
use eccforge_hdl::design::{Cut, Goal, Options, Pipe, Ram, Scope};
use eccforge_hdl::tools::{Tool, ToolError};
use eccforge_report::Table;
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

/// `eccforge area`.
#[derive(Args, Clone, Debug)]
pub struct AreaArgs {
    /// Schemes: built-in ids or files, separated by commas or spaces. Percentages are relative to the first one.
    #[arg(required_unless_present = "verilog", value_delimiter = ',', value_name = "ID|FILE")]
    pub schemes: Vec<String>,
    /// Verilog files to measure with the same cost model; may be given several times.
    #[arg(long, value_name = "FILE")]
    pub verilog: Vec<PathBuf>,
    /// Module in these files to measure.
    #[arg(long, value_name = "MODULE")]
    pub top: Option<String>,
    /// Show which `--cut` of the decoder's pipeline meets this period, in picoseconds of the cost model, with its
    /// logic and registers.
    #[arg(long, value_name = "PS", value_parser = positive, conflicts_with_all = ["liberty", "verilog", "svg", "codeword", "minimal", "correct_only"])]
    pub period: Option<f64>,
    /// Map to the cells of this Liberty file (.lib, .lib.gz) in place of the cost model; may be given several times. Without
    /// `--goal`, the circuits of both goals are measured, and the best of them are shown.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["verilog", "svg"])]
    pub liberty: Vec<PathBuf>,
    /// Use only the Liberty files whose library or default operating conditions have this text in their names. A folder given to
    /// `--liberty` means all Liberty files in it.
    #[arg(long, value_name = "NAME", requires = "liberty")]
    pub corner: Option<String>,
    /// Also measure leakage and switching energy of the smallest circuits by OpenSTA and a simulation in which each data bit changes with this
    /// probability from word to word, such as 0.2.
    #[arg(long, value_name = "SHARE", value_parser = share, requires = "liberty", conflicts_with_all = ["codeword", "correct_only"])]
    pub activity: Option<f64>,
    /// Map to the look-up tables of these families of FPGAs in place of the cost model: LUTs, levels of LUTs, and the clock where
    /// nextpnr is installed. Without `--goal`, the circuits for area, for delay and for the family's tables are measured, and the best of
    /// them are shown.
    #[arg(long, value_name = "FAMILY", value_parser = choice(&FPGAS), value_delimiter = ',', conflicts_with_all = ["liberty", "period", "svg"])]
    pub fpga: Vec<Family>,
    /// With `--fpga`, map the circuits of this many seeds of each goal, and show the best: sums can be shared in many ways of equal
    /// size, and some of them fit the look-up tables better.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "fpga", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub seeds: u32,
    /// With `--period`, measure a protected memory instead of the decoder.
    #[arg(long)]
    pub memory: bool,
    /// Format and destination of the result.
    #[command(flatten)]
    pub output: OutputArgs,
    /// Write the Pareto fronts to this file as SVG.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Options of the modules; whole entries are measured with minimal ports.
    #[command(flatten)]
    pub hardware: HardwareArgs,
}

impl AreaArgs {
    /// The goals to measure and to choose from.
    pub(super) fn goals(&self) -> Vec<Goal> {
        self.hardware.goal.map_or_else(|| vec![Goal::Area, Goal::Delay], |goal| vec![goal])
    }
}

/// Parses a probability of change.
fn share(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|share: &f64| *share > 0.0 && *share <= 1.0);
    number.ok_or_else(|| "expected a number above 0 and up to 1, such as 0.2".into())
}

/// Goals from which the best is chosen, in words.
pub(super) fn of_goals(goals: &[Goal]) -> String {
    let names = goals.iter().filter_map(|goal| GOALS.iter().find(|known| known.2 == *goal)).map(|known| known.0);
    let names: Vec<&str> = names.collect();
    match names.as_slice() {
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}, whichever is smaller or faster", first.join(", ")),
        [] => String::new(),
    }
}

/// A module to measure, with its name for tables and progress.
pub(super) struct Job {
    pub name: String,
    pub module: area::Module,
}

/// Encoder and decoder of a scheme as jobs.
pub(super) fn of_scheme(scheme: &Scheme, options: &Options) -> [Job; 2] {
    area::modules(scheme, options).map(|module| Job { name: scheme.id.clone(), module })
}

/// Measures encoder and decoder of a scheme for minimal area; returns the table's rows and a description of the cost
/// model.
///
/// # Errors
/// A tool is missing or fails.
pub fn measured(scheme: &Scheme) -> Result<(Table, String)> {
    let options = Options { goal: Goal::Area, ..Options::default() };
    is_supported(scheme, &options)?;
    let jobs = of_scheme(scheme, &options);
    let found = measure(&jobs.each_ref().map(|job| (&*job.name, &job.module)))?;
    let found: Vec<area::Measurement> = found.into_iter().map(|(measured, _)| measured).collect();
    let cost_model: Vec<String> =
        cost_model(&options)?.iter().map(|(what, value)| format!("{what}: {value}")).collect();
    Ok((plain(&found), format!("{}.", cost_model.join("; "))))
}

/// Measures schemes and the user's modules.
///
/// # Errors
/// A scheme is not valid, a file cannot be read, or a tool is missing or fails.
pub fn area(args: &AreaArgs) -> Result<ExitCode> {
    let options = Options { goal: args.hardware.goal.unwrap_or(Goal::Area), ..args.hardware.options() };
    let named = |name: &String| stored_as_asked(crate::inputs::scheme_or_addressed(name)?, &options);
    let schemes: Vec<Scheme> = args.schemes.iter().map(named).collect::<Result<_>>()?;
    schemes.iter().try_for_each(|scheme| is_supported(scheme, &options))?;
    if !args.liberty.is_empty() {
        return in_libraries(args, &schemes, &options);
    }
    if !args.fpga.is_empty() {
        return in_fpgas(args, &schemes, &options);
    }
    if let Some(period) = args.period {
        return advise(args, &schemes, &options, period);
    }
    let mut jobs: Vec<Job> = schemes.iter().flat_map(|scheme| of_scheme(scheme, &options)).collect();
    jobs.extend(user_module(args)?);
    let jobs: Vec<(&str, &area::Module)> = jobs.iter().map(|job| (&*job.name, &job.module)).collect();
    let measured: Vec<area::Measurement> = measure(&jobs)?.into_iter().map(|(measured, _)| measured).collect();
    let pairs: Vec<Measured> = schemes
        .iter()
        .zip(measured.chunks_exact(2))
        .map(|(scheme, pair)| Measured {
            scheme: scheme.id.clone(),
            name: scheme.name.clone(),
            parts: [pair[0].clone(), pair[1].clone()],
        })
        .collect();
    let others = &measured[2 * schemes.len()..];
    if let Some(path) = &args.svg {
        write(path, area::svg(&pairs).map_err(|e| miette!("{e}"))?)?;
    }
    let areas = Areas { schemes: pairs, modules: others.to_vec(), periods: None, cost_model: cost_model(&options)? };
    let mut next = Vec::new();
    if let Some(name) = args.schemes.first() {
        if args.schemes.len() == 1 {
            let other = if name == "trio" { "duet" } else { "trio" };
            next.push((called(&["area", name, other]), "compares it with another scheme"));
        }
        next.push((called(&["prove", name]), "proves that the gates implement the scheme"));
    }
    args.output.deliver(&WithNext::new(&areas, next))
}

/// Shows for each scheme which `--cut` meets a period. The exit status is 1 if none does.
fn advise(args: &AreaArgs, schemes: &[Scheme], options: &Options, period: f64) -> Result<ExitCode> {
    let mut all = Vec::new();
    for scheme in schemes {
        is_supported(scheme, &Options { wrap: args.memory.then(Ram::default), ..options.clone() })?;
        if !args.memory {
            let pipe = Pipe { cuts: vec![Cut::Input], ..Pipe::default() };
            is_supported(scheme, &Options { pipe, ..options.clone() })?;
        }
        let variants = periods::variants(scheme, options, args.memory);
        let rows = measure(&variants.iter().map(|v| (&*scheme.id, &v.module)).collect::<Vec<_>>())?;
        let rows =
            variants.iter().zip(&rows).map(|(v, (m, cleared))| periods::row(&v.cut, v.clocks, m, cleared, period));
        all.push(periods::advice(&scheme.id, args.memory, period, rows.collect()));
    }
    let mut cost_model = cost_model(options)?;
    let [plain, cleared] = periods::REGISTER_AND2;
    cost_model.insert("ports", "all of the module, from register to register".into());
    cost_model.insert(
        "registers",
        format!("{plain} AND2 each, {cleared} with a reset; {} ps of every period", periods::REGISTER_PS),
    );
    let met = all.iter().all(|advice| advice.cheapest.is_some());
    args.output.deliver(&Areas { periods: Some(all), cost_model, ..Areas::default() })?;
    Ok(verdict(met))
}

/// Reads the module of `--verilog` and `--top`.
pub(super) fn user_module(args: &AreaArgs) -> Result<Option<Job>> {
    let Some(top) = &args.top else { return Ok(None) };
    let mut text = String::new();
    for path in &args.verilog {
        text += &std::fs::read_to_string(path).map_err(|e| crate::data::unreadable(path, &e))?;
        text.push('\n');
    }
    if top.is_empty() || !top.chars().all(may_be_in_name) {
        return Err(miette!(help = "write the name of a module in one of the files", "`{top}` is not a module name"));
    }
    Ok(Some(Job { name: top.clone(), module: area::Module { top: top.clone(), text, clocked: None } }))
}

/// Whether a character may be in the name of a Verilog module without escapes.
fn may_be_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$'
}

/// The ports of the measured modules.
pub(super) fn ports(options: &Options) -> &'static str {
    match options.scope {
        Scope::Entry | Scope::Minimal => "whole entry: data, ce, due; check bits of the encoder",
        Scope::Codeword => "one codeword: data, ce, due; check bits of the encoder",
        Scope::CorrectOnly => "whole entry: data alone; check bits of the encoder",
    }
}

/// The cost model's properties: units, ports, goal and tool versions.
pub(super) fn cost_model(options: &Options) -> Result<BTreeMap<&'static str, String>> {
    let version = |tool: Tool| tool.version().map_err(|e| miette!("{e}"));
    let mut goal = GOALS.iter().find(|g| g.2 == options.goal).map_or_else(String::new, |g| g.0.into());
    if options.seed != 0 {
        goal += &format!(", seed {}", options.seed);
    }
    Ok(BTreeMap::from([
        ("units", "area in AND2 equivalents of a synthetic library, delay in logical-effort ps (ratios only)".into()),
        ("ports", ports(options).into()),
        ("goal", goal),
        ("yosys", version(Tool::Yosys)?),
        ("abc", version(Tool::Abc)?),
    ]))
}

/// Measures all modules in parallel, each with its name: the gates, and for each register whether a reset clears it.
fn measure(jobs: &[(&str, &area::Module)]) -> Result<Vec<(area::Measurement, Vec<bool>)>> {
    measured_by(jobs, &area::measure)
}

/// Like [`measure`], with the cells of a library.
pub(super) fn measure_in(
    library: &Library,
    jobs: &[(&str, &area::Module)],
) -> Result<Vec<(area::Measurement, Vec<bool>)>> {
    measured_by(jobs, &|module, done| area::measure_in(library, module, done))
}

/// Measures one module, and calls the function after each run of a tool.
type Measure<'m> =
    &'m (dyn Fn(&area::Module, &(dyn Fn() + Sync)) -> Result<(area::Measurement, Vec<bool>), ToolError> + Sync);

fn measured_by(jobs: &[(&str, &area::Module)], measure: Measure<'_>) -> Result<Vec<(area::Measurement, Vec<bool>)>> {
    let runs = AtomicU64::new(0);
    let run = || {
        runs.fetch_add(1, Ordering::Relaxed);
    };
    let total = jobs.len() as u64 * area::RUNS;
    let measured = |(name, module): &(&str, &area::Module)| measure(module, &run).map_err(|e| miette!("{name}: {e}"));
    progress::shown(
        "runs of yosys and abc",
        total,
        || runs.load(Ordering::Relaxed),
        || jobs.par_iter().map(measured).collect(),
    )
}
