//! Errors of the libraries as Python exceptions.

use eccforge_files::diagnostic::Diagnostic;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

pyo3::create_exception!(
    eccforge,
    SchemeError,
    PyValueError,
    "A file or a name that is wrong: `message`, `help`, and where it is known `file`, `line` and `column`, from 1."
);

/// A located error, with its parts as attributes.
pub fn located(diagnostic: &Diagnostic) -> PyErr {
    let help = miette::Diagnostic::help(diagnostic).map(|h| h.to_string());
    let mut text = diagnostic.to_string();
    if let Some(help) = &help {
        text += &format!("\nhelp: {help}");
    }
    let error = SchemeError::new_err(text);
    Python::attach(|py| {
        let value = error.value(py);
        let position = diagnostic.position();
        let line_and_column = position.as_ref().and_then(|p| p.line_and_column);
        // Attributes may fail only for lack of memory; that error is then the better one to raise.
        let set = [
            value.setattr("message", diagnostic.message()),
            value.setattr("help", help),
            value.setattr("file", position.as_ref().map(|p| p.file.as_str())),
            value.setattr("line", line_and_column.map(|p| p.0)),
            value.setattr("column", line_and_column.map(|p| p.1)),
        ];
        set.into_iter().find_map(Result::err).unwrap_or(error)
    })
}

/// The exception for an invalid argument.
pub fn refused(why: impl Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// Time between two checks for signals.
// A computation that ends just after a check waits for the next one, so calls of a millisecond would be slow with more.
const SIGNAL_INTERVAL: Duration = Duration::from_millis(2);

/// Runs `work` on a thread of its own without the interpreter lock; on a signal, sets `cancelled`, waits for the work
/// to end, and returns the exception of the signal.
pub fn interruptible<T: Send>(
    py: Python<'_>,
    cancelled: &AtomicBool,
    work: impl FnOnce() -> Result<T, String> + Send,
) -> PyResult<T> {
    let (result, signal) = py.detach(|| {
        std::thread::scope(|scope| {
            let worker = scope.spawn(work);
            let mut signal = None;
            while !worker.is_finished() {
                std::thread::sleep(SIGNAL_INTERVAL);
                // The first signal cancels; a second one would only replace its exception.
                if signal.is_none() {
                    signal = Python::attach(|py| py.check_signals()).err();
                    cancelled.store(signal.is_some(), Ordering::Relaxed);
                }
            }
            (worker.join(), signal)
        })
    });
    match (result, signal) {
        (_, Some(signal)) => Err(signal),
        (Ok(result), None) => result.map_err(refused),
        (Err(_), None) => Err(PyRuntimeError::new_err("the computation panicked; this is a bug in eccforge")),
    }
}
