//! Results of sampling and enumeration: files, plots, notes and exit statuses.

use crate::arguments::Format;
use crate::inputs::Kind;
use crate::output::{self, UNFINISHED, WithNext, called};
use crate::terminal::note;
use eccforge_model::ErrorModel;
use eccforge_runs::records::{Identity, Record, RecordError, write_atomically};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::plot::convergence;
use eccforge_sampling::report::{CellReport, Ending, Report};
use miette::{Report as Failure, miette};
use std::path::Path;
use std::process::ExitCode;

/// A command with its purpose.
pub type Next = (String, &'static str);

/// Converts an error of the library to a report.
pub fn failure(refusal: RecordError) -> Failure {
    miette!("{refusal}")
}

/// Converts the error of records that cannot be read.
pub fn unreadable(refusal: RecordError) -> Failure {
    match refusal {
        RecordError::Io(path, e) => crate::data::unreadable(&path, &e),
        other => failure(other),
    }
}

/// Writes a result atomically, with the captured silent patterns in files of their own, or prints it.
pub fn deliver(report: &Report, exact: Option<Next>, format: Format, out: Option<&Path>) -> Result<(), Failure> {
    output::report(&WithNext::new(report, exact), format, out)?;
    let Some(out) = out else { return Ok(()) };
    report.silent_files().into_iter().try_for_each(|(suffix, text)| {
        let mut path = out.as_os_str().to_owned();
        path.push(suffix);
        write_atomically(Path::new(&path), text.as_bytes()).map_err(failure)
    })
}

/// The command that gives exact values for a shipped scheme of merged records, which do not contain their command line.
pub fn exact(identity: &Identity) -> Option<Next> {
    let scheme = identity.schemes.keys().find(|id| Kind::Schemes.has(id))?;
    let model = Some(&*identity.model[0]).filter(|id| Kind::Models.has(id) && *id != ErrorModel::table1().id);
    let words = ["check", scheme].into_iter().chain(model.iter().flat_map(|id| ["--model", id]));
    Some((called(&words.collect::<Vec<_>>()), "the exact outcomes of every class"))
}

/// Plots estimates and their intervals against the number of samples, with the exact values, as SVG, if a file is named for it.
///
/// # Errors
/// The records hold nothing to plot, or the plot cannot be written.
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
