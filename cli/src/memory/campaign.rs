//! `eccforge memtest campaign`: statistics over many results.

use super::{command_line, deliver, failure, json, show, write};
use crate::arguments::{Format, format};
use clap::Args;
use eccforge_memory::campaign::statistics::{Options, Statistics, statistics};
use eccforge_memory::campaign::{Execution, csv::csv, log, plots, tables};
use eccforge_memory::html;
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_scheme::digest::sha256;
use miette::{Result, miette};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Which logs and what to make of them.
#[derive(Args, Clone, Debug)]
pub struct CampaignArgs {
    /// Logs: CSV, JSON lines, or results of `memtest --format json`
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<PathBuf>,
    /// Fewest iterations of a card to be counted, one distribution each
    #[arg(long, value_delimiter = ',', default_values_t = [1, 50_000, 300_000, 1_000_000], value_name = "N")]
    cutoffs: Vec<u64>,
    /// The cut-off of figures with one distribution, and of information gain
    #[arg(long, default_value_t = 300_000, value_name = "N")]
    cutoff: u64,
    /// Width of the bins of P(fail)
    #[arg(long, default_value_t = 1e-6, value_name = "P")]
    bin_width: f64,
    /// P(fail) above which a card counts as faulty, and where plots end
    #[arg(long, default_value_t = 1e-4, value_name = "P")]
    faulty: f64,
    /// Form of the result
    #[arg(long, value_parser = format(&[Format::Text, Format::Json, Format::Csv, Format::Html]), default_value = "text")]
    format: Format,
    /// Write the result to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw figures 2 to 5 into this folder
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
}

/// Most bytes of a log.
const MOST_BYTES: u64 = 1 << 30;

#[derive(Serialize)]
struct Campaign<'a> {
    format: &'static str,
    version: &'static str,
    command: Vec<String>,
    /// SHA-256 of each log.
    logs: BTreeMap<String, String>,
    #[serde(flatten)]
    statistics: &'a Statistics,
}

pub(super) fn run(args: &CampaignArgs) -> Result<ExitCode> {
    let fine = |p: f64| p.is_finite() && p > 0.0 && p <= 1.0;
    if !fine(args.bin_width) || !fine(args.faulty) {
        return Err(miette!("--bin-width and --faulty are probabilities above 0"));
    }
    let (mut executions, mut logs): (Vec<Execution>, _) = (Vec::new(), BTreeMap::new());
    for path in &args.logs {
        // Logs of large campaigns are longer than schemes, so they are not read as schemes are.
        let name = path.display().to_string();
        let file = SourceFile::read_up_to(path, MOST_BYTES).map_err(failure)?;
        logs.insert(name, sha256(&file.text));
        executions.extend(log::read(&file).map_err(failure)?);
    }
    let mut cutoffs = args.cutoffs.clone();
    cutoffs.extend(Some(args.cutoff));
    cutoffs.sort_unstable();
    cutoffs.dedup();
    let options = Options { cutoffs, cutoff: args.cutoff, bin_width: args.bin_width, faulty: args.faulty };
    let statistics = statistics(&executions, &options);
    if let Some(folder) = &args.plots {
        for (name, svg) in plots::all(&statistics, &executions, &options).map_err(|e| miette!("{e}"))? {
            write(&folder.join(name), &svg)?;
        }
    }
    let text = match args.format {
        Format::Csv => csv(&statistics).map_err(|e| miette!("{e}"))?,
        Format::Json => json(&Campaign {
            format: "eccforge-memtest-campaign/1",
            version: env!("CARGO_PKG_VERSION"),
            command: command_line(),
            logs,
            statistics: &statistics,
        })?,
        Format::Html => {
            let version = env!("CARGO_PKG_VERSION");
            let mut run = vec![("Program", format!("eccforge {version}")), ("Command", command_line().join(" "))];
            run.extend(logs.iter().map(|(name, hash)| ("Log", format!("{name}, SHA-256 {hash}"))));
            html::campaign(&statistics, &executions, &options, version, &run).map_err(|e| miette!("{e}"))?
        }
        _ => text(&statistics, &options),
    };
    deliver(&text, args.out.as_deref())?;
    Ok(ExitCode::SUCCESS)
}

fn text(s: &Statistics, options: &Options) -> String {
    let mut text = format!(
        "{} runs on {} cards, {} iterations, {} failed; {} runs could not run and are not counted\n",
        s.executions, s.cards, s.iterations, s.failed, s.could_not_run
    );
    let _ = writeln!(text, "{}", laid_out(tables::distributions(&s.distributions)));
    if !s.gains.is_empty() {
        let _ = writeln!(text, "What explains P(fail), cards with {} iterations and more, bits:", options.cutoff);
        let _ = writeln!(text, "{}", laid_out(tables::gains(&s.gains)));
    }
    if let Some(e) = &s.explained {
        let _ = writeln!(
            text,
            "I(X;Y) / H(X), {} runs: the part of each test (column) that another (row) explains",
            e.executions
        );
        let _ = writeln!(text, "{}", laid_out(tables::explained(e)));
    }
    text
}

fn laid_out((header, rows): tables::Rows) -> comfy_table::Table {
    let names: Vec<&str> = header.iter().map(String::as_str).collect();
    let mut table = show::table(&names);
    table.add_rows(rows);
    table
}
