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
    let words = std::env::args().enumerate().map(|(i, a)| if i == 0 { "eccforge".to_owned() } else { quoted(&a) });
    words.collect::<Vec<_>>().join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_=./,:%+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// Version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
