//! The commands of the eccforge binary that sample and sweep: argument structs for clap, and a `run` for each.
//!
//! A result goes to `--out` in one step at the end; while it is made, every finished piece is appended to the file of
//! records beside it (`OUT.records`), from which the same command goes on after any interruption.

mod merge;
mod plot;
mod recorded;
mod sampling;
mod simulate;
mod sweep;

pub use merge::MergeArgs;
pub use plot::PlotArgs;
pub use recorded::{Keeping, recorded};
pub use sampling::SamplingArgs;
pub use simulate::SimulateArgs;
pub use sweep::SweepArgs;

use crate::output::command_line;
use eccforge_bitslice::Backend;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_exact::model::ErrorModel;
use eccforge_sampling::records::{self, Contents, Header, Identity, Log, Refusal};
use eccforge_sampling::report::{CellReport, Exact, Report};
use eccforge_scheme::Scheme;
use indicatif::{ProgressBar, ProgressStyle};
use miette::{Report as Failure, miette};
use std::path::{Path, PathBuf};

/// How a result is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A table for people.
    #[default]
    Table,
    /// JSON.
    Json,
}

/// Part i of N, counted from 0: `0/4` to `3/4`.
///
/// # Errors
/// It is no such part.
pub fn shard(text: &str) -> Result<[u64; 2], String> {
    let parts = text.split_once('/').and_then(|(i, n)| Some([i.parse().ok()?, n.parse().ok()?]));
    match parts {
        Some([i, n]) if i < n => Ok([i, n]),
        _ => Err(format!("`{text}` is no part of a run; write I/N with I from 0 to N - 1, such as 0/4")),
    }
}

/// A lane of this machine.
fn lane(text: &str) -> Result<Backend, String> {
    text.parse::<Backend>()?.available().map_err(|e| e.to_string())
}

/// A shipped scheme by id, or a scheme file.
fn scheme(name: &str) -> Result<Scheme, Failure> {
    Scheme::named(name).map_err(|e| Failure::new(*e))
}

/// A shipped error model by id, or a model file.
fn model(name: &str) -> Result<ErrorModel, Failure> {
    ErrorModel::named(name).map_err(|e| Failure::new(*e))
}

/// A refusal as the commands report it.
pub fn failure(refusal: Refusal) -> Failure {
    miette!("{refusal}")
}

/// Where the records of a result are.
pub fn records_path(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".records");
    PathBuf::from(name)
}

/// Opens the records of a result: goes on with those that are there, if they are of this run, or starts anew.
///
/// # Errors
/// They are of another run, damaged, or cannot be read or written.
pub fn open_log(path: &Path, header: &Header, salvage: bool) -> Result<(Log, Vec<records::Record>), Failure> {
    if !path.exists() {
        return Log::create(path, header).map(|log| (log, Vec::new())).map_err(failure);
    }
    if salvage && let Some(aside) = records::salvage(path).map_err(failure)? {
        eprintln!("{}: the damaged end was moved to {}", path.display(), aside.display());
    }
    let (log, Contents { header: found, records }) = Log::resume(path).map_err(failure)?;
    let other = records::difference(&found.identity, &header.identity)
        .or_else(|| (found.shard != header.shard).then(|| "they are of another shard".to_owned()));
    match other {
        None => {
            eprintln!("{}: going on after {} records", path.display(), records.len());
            Ok((log, records))
        }
        Some(difference) => Err(miette!(
            help = "give another --out, or move the old records away",
            "{}: the records there are of another run: {difference}",
            path.display()
        )),
    }
}

/// Exact probabilities of the cells of a run, as far as its model and schemes are at hand.
fn exact(identity: &Identity, schemes: &[Scheme], model: &ErrorModel) -> Exact {
    let mut exact = Exact::new();
    for cell in identity.cells.values() {
        let Some(class) = model.classes.iter().position(|c| c.id == cell.class) else { continue };
        for scheme in schemes.iter().filter(|s| cell.schemes.contains(&s.id)) {
            // A class that is too large to enumerate has no exact value.
            if let Ok(results) = evaluate(scheme, model, &[class], Reading::Inclusive, &Default::default())
                && let Some(p) = results.first().and_then(|r| r.probabilities())
            {
                exact.insert((scheme.id.clone(), cell.class.clone()), p);
            }
        }
    }
    exact
}

/// A bar on standard error; none where that is no terminal.
pub fn progress_bar(total: u64, unit: &str) -> ProgressBar {
    let bar = ProgressBar::new(total);
    let style = format!("{{bar:40}} {{percent:>3}} % {{human_pos}} of {{human_len}} {unit} {{per_sec}} {{eta}}");
    bar.set_style(ProgressStyle::with_template(&style).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// Writes a result to its file in one step, or prints it.
fn deliver(report: &Report, format: Format, out: Option<&Path>) -> Result<(), Failure> {
    let text = match format {
        Format::Json => format!("{}\n", serde_json::to_string_pretty(report).map_err(|e| miette!("{e}"))?),
        Format::Table => table(&report.cells),
    };
    crate::output::deliver(&text, out)
}

/// The result for people.
fn table(cells: &[CellReport]) -> String {
    let mut table = comfy_table::Table::new();
    table.load_preset(comfy_table::presets::UTF8_HORIZONTAL_ONLY);
    table.set_header(["class", "scheme", "samples", "corrected", "detected", "silent", "silent %, 95 % interval", "z"]);
    for c in cells {
        let bounds = match c.silent_below {
            Some(bound) => format!("below {:.3e}", 100.0 * bound),
            None => format!("{:.6} [{:.6}, {:.6}]", 100.0 * c.silent, 100.0 * c.silent_low, 100.0 * c.silent_high),
        };
        let z = match (c.contradiction, c.z) {
            (true, _) => "IMPOSSIBLE".to_owned(),
            (false, Some(z)) => format!("{z:+.2}"),
            (false, None) if c.exact.is_some() => "certain".to_owned(),
            (false, None) => "-".to_owned(),
        };
        table.add_row([
            c.class.clone(),
            c.scheme.clone(),
            c.samples.to_string(),
            c.corrected.to_string(),
            c.detected.to_string(),
            (c.undetected + c.miscorrected).to_string(),
            bounds,
            z,
        ]);
    }
    format!("{table}\n")
}
