//! What the program prints and says of itself.

use miette::{IntoDiagnostic, Result};
use std::io::Write;

/// Exit status: a result is not as expected.
pub const NOT_AS_EXPECTED: u8 = 1;
/// Exit status: could not run.
pub const COULD_NOT_RUN: u8 = 2;

/// Prints to standard output; a closed pipe ends the program quietly, as it should.
pub fn print(text: &str) -> Result<()> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => std::process::exit(0),
        other => other.into_diagnostic(),
    }
}

/// The command line, as it was typed, for the record.
pub fn command_line() -> String {
    eccforge_scheme::output::typed(&eccforge_scheme::output::command_line())
}

/// Version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
