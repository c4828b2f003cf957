//! The mutants of a package, as cargo-mutants lists them.

use crate::step::root;
use serde::Deserialize;
use std::process::Command;

/// A wrong version of one function, operator, arm or guard.
#[derive(Clone, Debug, Deserialize)]
pub struct Mutant {
    /// The file, from the root of the repository.
    pub file: String,
    /// What stands there instead.
    pub replacement: String,
    /// The kind of change.
    pub genre: String,
    /// The place that is replaced.
    pub span: Span,
    /// The change in words, without its place.
    #[serde(default)]
    pub name: String,
}

/// A range of a file: lines and columns from 1, the end excluded.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Span {
    /// The first character.
    pub start: Place,
    /// The character after the last.
    pub end: Place,
}

/// A place in a file, from 1.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl Mutant {
    /// The change with its file and line.
    pub fn described(&self) -> String {
        // cargo-mutants puts `file:line:column: ` before the words.
        let words = self.name.split_once(": ").map_or(self.name.as_str(), |(_, words)| words);
        format!("{}:{}: {words}", self.file, self.span.start.line)
    }
}

/// All mutants of a package.
///
/// # Errors
/// If cargo-mutants is not installed or does not understand the package.
pub fn of(package: &str) -> Result<Vec<Mutant>, String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["mutants", "--list", "--json", "--package", package]).current_dir(root());
    let output = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{command:?} failed (cargo install cargo-mutants): {text}"));
    }
    serde_json::from_slice(&output.stdout).map_err(|e| format!("{command:?}: {e}"))
}
