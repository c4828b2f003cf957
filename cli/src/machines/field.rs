//! `eccforge learn dimm LOG...`: what codes would have done with the wrong bits of a field log, exactly.

use super::open;
use crate::arguments::{Format, format};
use crate::inputs;
use crate::output::{self, command_line, deliver, named_json, note, shell_quoted};
use clap::{Args, ValueEnum};
use eccforge_exact::model::decimal;
use eccforge_exact::report::json::decimals;
use eccforge_fleet::field::{self, BitOrder, Verdict};
use eccforge_gpu::log::dialect;
use eccforge_gpu::replay::{Format as LogFormat, ReadOptions, observe};
use eccforge_scheme::{Scheme, builtins};
use miette::{IntoDiagnostic, WrapErr, miette};
use num_rational::BigRational;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// `eccforge learn dimm`
#[derive(Debug, Args)]
pub struct FieldArgs {
    /// SmartMem logs of DDR4 DIMMs: CSV, also as .gz or .zst; `-` reads standard input
    #[arg(required = true)]
    logs: Vec<PathBuf>,
    /// Schemes: built-in ids or files. Default: every built-in scheme with entries of such devices
    #[arg(long, value_delimiter = ',')]
    scheme: Vec<String>,
    /// Bit of a logged map that is beat 0, DQ 0; the publication does not define it
    #[arg(long, value_enum, default_value_t)]
    bit_order: Order,
    /// Output format
    #[arg(long, value_parser = format(&[Format::Text, Format::Json, Format::Csv]), default_value = "text")]
    format: Format,
    /// Write the result to this file instead of printing it
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write an error model with one class for each map, for `reproduce` and `simulate`
    #[arg(long, value_name = "MODEL.yaml")]
    model_out: Option<PathBuf>,
    /// Id of the model
    #[arg(long, default_value = "field")]
    id: String,
}

/// Which end of a logged map is beat 0, DQ 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Order {
    /// Bit 0
    #[default]
    LsbFirst,
    /// Bit 31
    MsbFirst,
}

/// The result as JSON.
#[derive(Serialize)]
struct Page {
    logs: Vec<String>,
    reads: u64,
    maps: usize,
    seen_once: u64,
    without_map: u64,
    malformed: u64,
    schemes: Vec<Verdict>,
}

/// What the logs hold.
#[derive(Default)]
struct Logged {
    maps: BTreeMap<u32, u64>,
    lines: u64,
    malformed: u64,
}

/// Runs the command. The exit code is 1 if lines are malformed: they are counted and located.
pub fn run(args: &FieldArgs) -> miette::Result<ExitCode> {
    let order = match args.bit_order {
        Order::LsbFirst => BitOrder::LsbFirst,
        Order::MsbFirst => BitOrder::MsbFirst,
    };
    let mut logged = Logged::default();
    for path in &args.logs {
        read(path, order, &mut logged)?;
    }
    if logged.maps.is_empty() {
        return Err(miette!(
            "no line has a map of wrong bits: `retryrderrlogparity` counts where bit 0 of `retryrderrlog` is set"
        ));
    }
    let verdicts = schemes(&args.scheme)?
        .iter()
        .map(|scheme| field::verdict(scheme, &logged.maps).map_err(|e| miette!("{e}")))
        .collect::<miette::Result<Vec<_>>>()?;
    let logs: Vec<String> = args.logs.iter().map(|p| p.display().to_string()).collect();
    let command = command_line();
    if let Some(path) = &args.model_out {
        let text = field::model_text(&args.id, &logs.join(", "), &shell_quoted(&command), &logged.maps);
        eccforge_files::output::write(path, text.map_err(|e| miette!("{e}"))?.as_bytes())?;
    }
    let reads = logged.maps.values().sum();
    let page = Page {
        logs,
        reads,
        maps: logged.maps.len(),
        seen_once: logged.maps.values().filter(|n| **n == 1).count() as u64,
        without_map: logged.lines.saturating_sub(reads),
        malformed: logged.malformed,
        schemes: verdicts,
    };
    let text = match args.format {
        Format::Json => named_json("field", &page)?,
        Format::Csv => csv(&page.schemes)?,
        _ => table(&page),
    };
    deliver(&text, args.out.as_deref())?;
    Ok(if logged.malformed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn read(path: &Path, order: BitOrder, logged: &mut Logged) -> miette::Result<()> {
    let name = path.display().to_string();
    let options = ReadOptions { format: Some(LogFormat::Table), ..ReadOptions::default() };
    let intake = dialect::open(open(path)?)
        .and_then(|input| observe(input, options, &mut ()))
        .into_diagnostic()
        .wrap_err_with(|| format!("{name}: cannot be read"))?;
    for bad in &intake.first_malformed {
        note(&format!("{name}:{}:{}: {}", bad.line, bad.column, bad.message));
    }
    if intake.smartmem_maps_left_out > 0 {
        return Err(miette!("{name}: too many different maps: {} are not kept", intake.smartmem_maps_left_out));
    }
    for (map, count) in &intake.smartmem_maps {
        *logged.maps.entry(order.read(*map)).or_insert(0) += count;
    }
    logged.lines += intake.log_lines;
    logged.malformed += intake.malformed;
    Ok(())
}

/// The schemes that were named, or every shipped one of the shape.
fn schemes(names: &[String]) -> miette::Result<Vec<Scheme>> {
    if names.is_empty() {
        return Ok(builtins().iter().map(|b| b.scheme()).filter(field::fits).collect());
    }
    names.iter().map(|name| inputs::scheme(name)).collect()
}

fn table(page: &Page) -> String {
    let percent = |p: &BigRational| decimal(&(p * BigRational::from_integer(100.into())), 4);
    let heads = ["scheme", "entries a read", "clean %", "corrected %", "DUE %", "SDC %", "SDC %, 95 % interval"];
    let mut table = crate::table::new(&heads);
    for v in &page.schemes {
        let shares = [&v.clean, &v.corrected, &v.detected, &v.silent].map(percent);
        let silent = format!("{:.4} to {:.4}", 100.0 * v.intervals[3].low, 100.0 * v.intervals[3].high);
        table.add_row([v.id.clone(), v.entries_per_read.to_string()].into_iter().chain(shares).chain([silent]));
    }
    crate::table::align_right(&mut table, 1);
    format!(
        "{} reads with maps of wrong bits, {} different ones; {} lines without a map, {} malformed.\nA device of 4 pins at each of the 18 places of a DIMM of 72, each equally likely; shares are exact, intervals are Clopper and Pearson's of independent reads.\n{} maps were seen once: about {:.4} % of further reads have a map that is not in this log (Good and Turing).\n{table}\n",
        page.reads,
        page.maps,
        page.without_map,
        page.malformed,
        page.seen_once,
        100.0 * page.seen_once as f64 / page.reads as f64
    )
}

fn csv(verdicts: &[Verdict]) -> miette::Result<String> {
    let row = |v: &Verdict| {
        let shares = [&v.clean, &v.corrected, &v.detected, &v.silent].map(decimals);
        let bounds = [v.intervals[3].low, v.intervals[3].high].map(|x| x.to_string());
        let named = [v.id.clone(), v.entries_per_read.to_string()].into_iter().chain(shares).chain(bounds);
        named.chain([v.exact.silent.clone()])
    };
    const KEYS: [&str; 9] = [
        "scheme",
        "entries_per_read",
        "clean",
        "corrected",
        "detected",
        "silent",
        "silent_low",
        "silent_high",
        "silent_exact",
    ];
    output::csv(&KEYS, verdicts.iter().map(row))
}
