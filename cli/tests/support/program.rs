//! The program as a user starts it: what tests of long runs share.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};

/// The program under test: `ECCFORGE_PROGRAM` (an absolute path), such as a release build, or the one that cargo built for the
/// tests.
pub fn program() -> String {
    std::env::var("ECCFORGE_PROGRAM").unwrap_or_else(|_| env!("CARGO_BIN_EXE_eccforge").to_owned())
}

/// `eccforge` with these arguments.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(program());
    command.args(arguments);
    command
}

/// Runs it to its end.
pub fn run(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

/// Standard error without the frame that wraps long lines.
pub fn stderr(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr);
    text.split_whitespace().filter(|w| *w != "│").collect::<Vec<_>>().join(" ")
}

/// A path as an argument.
pub fn path(path: &Path) -> &str {
    path.to_str().expect("paths of tests are UTF-8")
}

/// A child that is gone when the test ends, however it ends.
pub struct Killed(pub Child);

impl Drop for Killed {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

/// The file of records beside a result.
pub fn records_of(out: &Path) -> PathBuf {
    PathBuf::from(format!("{}.records", path(out)))
}

/// Bytes of a file, none if it is not there.
pub fn size(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |m| m.len())
}
