//! `eccforge area`: tables, JSON and fronts of what the ruler measured.

use super::choices::GOALS;
use super::{HardwareArgs, print_json, scheme, takes_address, write_file};
use crate::arguments::{Format, format};
use crate::output::{VERSION, command_line, print, typed};
use crate::progress;
use clap::Args;
use eccforge_hdl::area::{self, html};
use eccforge_hdl::design::{Goal, Options, Scope};
use eccforge_hdl::tools::Tool;
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge area`.
#[derive(Args, Clone, Debug)]
pub struct AreaArgs {
    /// Schemes, ids or files; the first is the base of the percentages.
    #[arg(required_unless_present = "verilog", value_name = "ID|FILE")]
    pub schemes: Vec<String>,
    /// Verilog of others to measure with the same ruler; may be given several times.
    #[arg(long, value_name = "FILE", requires = "top")]
    pub verilog: Vec<PathBuf>,
    /// The module in these files that is measured.
    #[arg(long, value_name = "MODULE", requires = "verilog")]
    pub top: Option<String>,
    /// Form of what is printed.
    #[arg(long, value_parser = format(&[Format::Text, Format::Json, Format::Html]), default_value = "text")]
    pub format: Format,
    /// Write the Pareto fronts here, as SVG.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// What is measured; whole entries are measured with minimal ports.
    #[command(flatten)]
    pub hardware: HardwareArgs,
}

/// What is measured: a name for tables and progress, and the module.
struct Job {
    name: String,
    module: area::Module,
}

/// Measures schemes and modules of the user.
///
/// # Errors
/// A scheme is not valid, a file cannot be read, or a tool is missing or fails.
pub fn area(args: &AreaArgs) -> Result<ExitCode> {
    let schemes: Vec<Scheme> = args.schemes.iter().map(|name| scheme(name)).collect::<Result<_>>()?;
    let options = Options { goal: args.hardware.goal.unwrap_or(Goal::Area), ..args.hardware.options() };
    schemes.iter().try_for_each(|scheme| takes_address(scheme, &options))?;
    let mut jobs: Vec<Job> = schemes
        .iter()
        .flat_map(|scheme| area::modules(scheme, &options).map(|module| Job { name: scheme.id.clone(), module }))
        .collect();
    jobs.extend(user_module(args)?);
    let measured = measure(&jobs)?;
    let pairs: Vec<(String, [area::Measurement; 2])> = schemes
        .iter()
        .zip(measured.chunks_exact(2))
        .map(|(scheme, pair)| (scheme.id.clone(), [pair[0].clone(), pair[1].clone()]))
        .collect();
    let others = &measured[2 * schemes.len()..];
    if let Some(path) = &args.svg {
        write_file(path, area::svg(&pairs).map_err(|e| miette!("{e}"))?)?;
    }
    let ruler = ruler(&options)?;
    if args.format == Format::Json {
        let rows: Vec<serde_json::Value> = pairs
            .iter()
            .map(|(id, [encoder, decoder])| serde_json::json!({ "scheme": id, "encoder": encoder, "decoder": decoder }))
            .collect();
        let document = serde_json::json!({ "ruler": ruler, "schemes": rows, "modules": others });
        print_json(&document)?;
        return Ok(ExitCode::SUCCESS);
    }
    if args.format == Format::Html {
        let page = html::page(&pairs, others, &ruler, VERSION, &typed(&command_line())).map_err(|e| miette!("{e}"))?;
        print(&page)?;
        return Ok(ExitCode::SUCCESS);
    }
    let ruler: String = ruler.iter().map(|(what, value)| format!("{what}: {value}\n")).collect();
    print(&format!("{}\n{ruler}", area_table(&pairs, others)))?;
    Ok(ExitCode::SUCCESS)
}

/// The module of `--verilog` and `--top`.
fn user_module(args: &AreaArgs) -> Result<Option<Job>> {
    let Some(top) = &args.top else { return Ok(None) };
    let mut text = String::new();
    for path in &args.verilog {
        let file = std::fs::read_to_string(path).map_err(|e| {
            miette!(help = "check the path and its permissions", "{}: cannot be read: {e}", path.display())
        })?;
        text += &file;
        text.push('\n');
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    if top.is_empty() || !top.chars().all(plain) {
        return Err(miette!(help = "write the name of a module in one of the files", "`{top}` names no module"));
    }
    Ok(Some(Job { name: top.clone(), module: area::Module { top: top.clone(), text } }))
}

/// What the figures are: units, ports, goal and the versions of the tools.
fn ruler(options: &Options) -> Result<BTreeMap<&'static str, String>> {
    let version = |tool: Tool| tool.version().map_err(|e| miette!("{e}"));
    let ports = match options.scope {
        Scope::Entry | Scope::Minimal => "whole entry: data, ce, due; check bits of the encoder",
        Scope::Codeword => "one codeword: data, ce, due; check bits of the encoder",
        Scope::CorrectOnly => "whole entry: data alone; check bits of the encoder",
    };
    let goal = GOALS.iter().find(|g| g.2 == options.goal).map_or("", |g| g.0);
    Ok(BTreeMap::from([
        ("units", "area in AND2 equivalents of a synthetic library, delay in logical-effort ps (ratios only)".into()),
        ("ports", ports.into()),
        ("goal", goal.into()),
        ("yosys", version(Tool::Yosys)?),
        ("abc", version(Tool::Abc)?),
    ]))
}

/// Measures all modules, several at a time. Progress is a bar on a terminal, a line for each module elsewhere.
fn measure(jobs: &[Job]) -> Result<Vec<area::Measurement>> {
    let bar = progress::bar(jobs.len() as u64 * area::RUNS, "{bar:40} {pos} of {len} runs of yosys and abc, {elapsed}");
    let started = std::time::Instant::now();
    let measured = jobs
        .par_iter()
        .map(|Job { name, module }| {
            let measured = area::measure(module, &|| bar.inc(1)).map_err(|e| miette!("{name}: {e}"));
            if bar.is_hidden() {
                let seconds = started.elapsed().as_secs_f64();
                progress::line(&format!("{}: measured after {seconds:.0} s", module.top));
            }
            measured
        })
        .collect();
    bar.finish_and_clear();
    measured
}

fn area_table(measured: &[(String, [area::Measurement; 2])], others: &[area::Measurement]) -> comfy_table::Table {
    let mut table = comfy_table::Table::new();
    table.load_preset(comfy_table::presets::UTF8_FULL_CONDENSED);
    table.set_header(html::COLUMNS);
    table.add_rows(html::rows(measured, others));
    table
}
