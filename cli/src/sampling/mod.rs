//! The commands that sample and enumerate: `simulate` and `merge`.
//!
//! A result is written to `--out` atomically at the end. During the run every finished block is appended to
//! `OUT.records`, from which the same command resumes after an interruption.

mod merge;
mod options;
mod recorded;
mod simulate;
mod sweep;
mod table;

pub use merge::MergeArgs;
pub use options::{CountArgs, OpenArgs, PartArgs, RecordedArgs};
pub use recorded::{Keeping, recorded};
pub use simulate::SimulateArgs;
pub use table::SamplingArgs;

use crate::arguments::Format;
use crate::inputs::{model, scheme, stages};
use crate::output::{UNFINISHED, command_line, note};
use eccforge_circuit::lanes::Backend;
use eccforge_runs::records::{Identity, Record, RecordError, write_atomically};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::plot::convergence;
use eccforge_sampling::report::{CellReport, Ending, Report};
use miette::{Report as Failure, miette};
use std::path::Path;
use std::process::ExitCode;

pub use eccforge_runs::job::records_path;
pub use eccforge_runs::shard::Shard;

/// Parses the name of a SIMD lane that this machine supports.
fn lane(text: &str) -> Result<Backend, String> {
    text.parse::<Backend>()?.available()
}

/// Converts a refusal of the library to an error report.
pub fn failure(refusal: RecordError) -> Failure {
    miette!("{refusal}")
}

/// Writes a result atomically, with the captured silent patterns in files of their own, or prints it.
fn deliver(report: &Report, format: Format, out: Option<&Path>) -> Result<(), Failure> {
    crate::output::report(report, format, out)?;
    let Some(out) = out else { return Ok(()) };
    report.silent_files().into_iter().try_for_each(|(suffix, text)| {
        let mut path = out.as_os_str().to_owned();
        path.push(suffix);
        write_atomically(Path::new(&path), text.as_bytes()).map_err(failure)
    })
}

/// Draws estimates and their intervals against the number of samples, with the exact values, as SVG, if a file is named for it.
///
/// # Errors
/// The records hold nothing to draw, or the picture cannot be written.
fn draw(path: Option<&Path>, identity: &Identity, records: &[Record], expected: &Expected) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    let svg = convergence(identity, records, expected).map_err(|e| miette!("--plot {}: {e}", path.display()))?;
    write_atomically(path, svg.as_bytes()).map_err(failure)
}

/// Notes on standard error the counts without an exact value and those that contradict it. Returns whether no count
/// contradicts.
fn agrees(report: &Report) -> bool {
    for u in &report.not_compared {
        note(&format!("{} under {}: not compared with an exact value: {}", u.scheme, u.class, u.reason));
    }
    let denied: Vec<&CellReport> = report.cells.iter().filter(|c| c.denies_exact()).collect();
    for c in &denied {
        note(&format!("{} under {}: counts contradict the exact values: {}", c.scheme, c.class, c.denials.join("; ")));
    }
    denied.is_empty()
}

/// The exit status of a result.
pub fn status(ending: Ending, agrees: bool) -> ExitCode {
    match (agrees, ending) {
        (false, _) => ExitCode::FAILURE,
        (true, Ending::Unfinished) => ExitCode::from(UNFINISHED),
        (true, _) => ExitCode::SUCCESS,
    }
}
