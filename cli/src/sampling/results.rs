//! Results of sampling and enumeration: files, plots, notes and exit statuses.

use crate::arguments::Format;
use crate::output::{self, UNFINISHED};
use crate::terminal::note;
use eccforge_runs::records::{Identity, Record, RecordError, write_atomically};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::plot::convergence;
use eccforge_sampling::report::{CellReport, Ending, Report};
use miette::{Report as Failure, miette};
use std::path::Path;
use std::process::ExitCode;

/// Converts a refusal of the library to an error report.
pub fn failure(refusal: RecordError) -> Failure {
    miette!("{refusal}")
}

/// Writes a result atomically, with the captured silent patterns in files of their own, or prints it.
pub fn deliver(report: &Report, format: Format, out: Option<&Path>) -> Result<(), Failure> {
    output::report(report, format, out)?;
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
pub fn draw(path: Option<&Path>, identity: &Identity, records: &[Record], expected: &Expected) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    let svg = convergence(identity, records, expected).map_err(|e| miette!("--plot {}: {e}", path.display()))?;
    write_atomically(path, svg.as_bytes()).map_err(failure)
}

/// Notes on standard error the counts without an exact value and those that contradict it. Returns whether no count
/// contradicts.
pub fn agrees(report: &Report) -> bool {
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
