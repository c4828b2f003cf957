//! Opens the logs, tables and lists that commands read, as files or on standard input.

use crate::inputs::Kind;
use eccforge_evidence::dialect;
use eccforge_evidence::recognised::NoResult;
use eccforge_files::diagnostic::{SourceFile, of_unopened};
use miette::{Report, Result, miette};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Maximum size of a table, in bytes.
// The whole table is in memory. A pipe has no size to check before, so an endless one would fill the memory without a limit.
pub const TABLE: u64 = 1 << 30;
/// Maximum size of a list of error patterns, in bytes.
pub const PATTERNS: u64 = 1 << 28;

/// The error for a file that cannot be read.
pub fn unreadable(path: &Path, e: &io::Error) -> Report {
    id_for_file("a file", path)
        .unwrap_or_else(|| miette!(help = of_unopened(path, e), "{}: cannot be read: {e}", path.display()))
}

/// The path of a file that exists. The file is not opened, because a pipe would lose its writer.
pub fn existing(path: &Path) -> Result<&Path> {
    std::fs::metadata(path).map_err(|e| unreadable(path, &e))?;
    Ok(path)
}

/// The error for an input that gives no result.
pub fn no_result(file: &str, why: &NoResult) -> Report {
    miette!(help = why.help.clone(), "{file}: {}", why.message)
}

/// Opens a file, or standard input for `-`.
pub fn open(path: &Path) -> Result<Box<dyn Read>> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(io::stdin().lock()));
    }
    let file = File::open(path).map_err(|e| unreadable(path, &e))?;
    if file.metadata().is_ok_and(|m| m.is_dir()) {
        return Err(miette!("{}: this is a folder; a file of events is needed", path.display()));
    }
    Ok(Box::new(file))
}

/// Reads a table or list of at most `most` bytes in any dialect; `-` is standard input.
pub fn table(path: &Path, most: u64) -> Result<SourceFile> {
    let input = open(path)?;
    // A packed file is shorter than its content.
    let length = std::fs::metadata(path).map_or(0, |file| file.len());
    Ok(SourceFile::read_from(path.display().to_string(), length, most, || dialect::open(input))?)
}

/// The error for an id where only a file can be given.
pub fn id_for_file(needed: &str, path: &Path) -> Option<Report> {
    if path.exists() {
        return None;
    }
    let name = path.to_str()?;
    let kind = Kind::of(name)?;
    let help = format!("write the path of a file; `{}` takes `{name}`", kind.command(name));
    Some(miette!(help = help, "`{name}` is {}; {needed} is needed here", kind.noun()[1]))
}

/// Reads a file where no id can be given.
pub fn source(needed: &str, path: &Path) -> Result<SourceFile> {
    SourceFile::read(path).map_err(|error| id_for_file(needed, path).unwrap_or_else(|| (*error).into()))
}
