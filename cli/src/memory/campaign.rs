//! `eccforge memtest campaign`: statistics over many results.

use super::{command_line, deliver, failure, json, show, write};
use crate::arguments::{Format, format};
use clap::Args;
use eccforge_memory::campaign::statistics::{Explained, Options, Statistics, statistics};
use eccforge_memory::campaign::{Execution, cards, csv::csv, log, plots};
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_scheme::digest::sha256;
use miette::{Result, miette};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
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
    #[arg(long, value_parser = format(&[Format::Text, Format::Json, Format::Csv]), default_value = "text")]
    format: Format,
    /// Write the result to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw figures 2 to 5 into this folder
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
}

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
        let text = std::fs::read_to_string(path).map_err(|e| miette!("{name}: {e}"))?;
        logs.insert(name.clone(), sha256(&text));
        executions.extend(log::read(&SourceFile::new(name, text)).map_err(failure)?);
    }
    let mut cutoffs = args.cutoffs.clone();
    cutoffs.extend(Some(args.cutoff));
    cutoffs.sort_unstable();
    cutoffs.dedup();
    let options = Options { cutoffs, cutoff: args.cutoff, bin_width: args.bin_width, faulty: args.faulty };
    let statistics = statistics(&executions, &options);
    if let Some(folder) = &args.plots {
        draw(folder, &statistics, &executions, &options)?;
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
        _ => text(&statistics, &options),
    };
    deliver(&text, args.out.as_deref())?;
    Ok(ExitCode::SUCCESS)
}

fn draw(folder: &Path, s: &Statistics, executions: &[Execution], options: &Options) -> Result<()> {
    let put =
        |name: &str, svg: Result<String, String>| write(&folder.join(name), &svg.map_err(|e| miette!("{name}: {e}"))?);
    put("completed.svg", plots::completed(s))?;
    put("cdf.svg", plots::by_cutoff(s, options.faulty))?;
    if let Some(d) = s.distributions.iter().find(|d| d.cutoff == options.cutoff) {
        put("mass.svg", plots::mass(d, options.faulty))?;
    }
    let cards = cards(executions);
    for gain in &s.gains {
        let plain: String = gain.attribute.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
        put(&format!("by-{plain}.svg"), plots::by_attribute(&cards, &gain.attribute, options, options.faulty))?;
    }
    s.explained.as_ref().map_or(Ok(()), |e| put("mutual-information.svg", plots::explained(e)))
}

fn text(s: &Statistics, options: &Options) -> String {
    let mut text = format!(
        "{} runs on {} cards, {} iterations, {} failed; {} runs could not run and are not counted\n",
        s.executions, s.cards, s.iterations, s.failed, s.could_not_run
    );
    let mut table =
        show::table(&["iterations", "cards", "never failed", "95 % interval", "faulty", "mode", "H", "I(perfect)"]);
    for d in &s.distributions {
        let [share, low, high] = d.never_failed_share;
        table.add_row([
            format!(">= {}", d.cutoff),
            d.cards.to_string(),
            format!("{share:.4}"),
            format!("{low:.4} to {high:.4}"),
            format!("{:.4}", d.faulty_share),
            d.mode.map_or_else(|| "-".to_owned(), |m| format!("{m:.1e}")),
            format!("{:.3}", d.entropy),
            format!("{:.4}", d.perfect_gain),
        ]);
    }
    let _ = writeln!(text, "{table}");
    if !s.gains.is_empty() {
        let _ = writeln!(text, "What explains P(fail), cards with {} iterations and more, bits:", options.cutoff);
        let mut table = show::table(&["attribute", "cards", "H(D)", "I(D;V)", "I(perfect)"]);
        for g in &s.gains {
            let numbers = [g.entropy, g.gain, g.perfect_gain].map(|x| format!("{x:.4}"));
            table.add_row([g.attribute.clone(), g.cards.to_string()].into_iter().chain(numbers));
        }
        let _ = writeln!(text, "{table}");
    }
    if let Some(e) = &s.explained {
        let _ = writeln!(
            text,
            "I(X;Y) / H(X), {} runs: the part of each test (column) that another (row) explains",
            e.executions
        );
        let _ = writeln!(text, "{}", matrix(e));
    }
    text
}

fn matrix(e: &Explained) -> comfy_table::Table {
    let names: Vec<&str> = std::iter::once("").chain(e.tests.iter().map(|t| t.code())).collect();
    let mut table = show::table(&names);
    for (test, row) in e.tests.iter().zip(&e.ratio) {
        let cells = row.iter().map(|r| r.map_or_else(|| "-".to_owned(), |r| format!("{r:.2}")));
        table.add_row(std::iter::once(test.code().to_owned()).chain(cells));
    }
    table
}
