//! One step: a command that is named before it runs and must succeed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// Nothing, or what went wrong.
pub type Outcome = Result<(), String>;

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Runs cargo in the root of the repository.
pub fn cargo(name: &str, arguments: &[&str]) -> Outcome {
    run(name, Command::new(env!("CARGO")).args(arguments).current_dir(root()))
}

/// Runs cargo with environment variables set.
pub fn with_env(name: &str, variables: &[(&str, &str)], arguments: &[&str]) -> Outcome {
    run(name, Command::new(env!("CARGO")).args(arguments).current_dir(root()).envs(variables.iter().copied()))
}

/// The file in which this run and the tests that it starts note what was not run: that of the run which started this one.
fn notes() -> PathBuf {
    let own = || std::env::temp_dir().join(format!("eccforge-not-run-{}", std::process::id()));
    std::env::var_os(xtask::SUMMARY).map_or_else(own, PathBuf::from)
}

/// As [`xtask::lacking`], kept for the summary.
pub fn lacking(part: &str, why: &str) -> Outcome {
    xtask::lacking(part, why)?;
    let line = format!("NOT RUN: {part}: {why}\n");
    let noted = std::fs::read_to_string(notes()).unwrap_or_default() + &line;
    std::fs::write(notes(), noted).map_err(|e| format!("{}: {e}", notes().display()))
}

/// Says again, in bold, what was not run.
pub fn summary() -> Outcome {
    let text = std::fs::read_to_string(notes()).unwrap_or_default();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    lines.iter().for_each(|line| xtask::tell(line));
    if lines.is_empty() {
        eprintln!("== everything was run");
    }
    drop(std::fs::remove_file(notes()));
    Ok(())
}

/// A command that notes what it did not run where this run does.
pub fn noted(command: &mut Command) -> &mut Command {
    command.env(xtask::SUMMARY, notes())
}

/// Runs a command, says what it is and how long it took.
pub fn run(name: &str, command: &mut Command) -> Outcome {
    eprintln!("== {name}");
    let start = Instant::now();
    let status =
        noted(command).status().map_err(|e| format!("{name}: {:?} cannot be started: {e}", command.get_program()))?;
    if !status.success() {
        return Err(format!("{name} failed: {command:?}"));
    }
    eprintln!("== {name}: {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// A program that cargo built into the folder where this one lies: `eccforge`, `examples/generate_source`.
pub fn built(name: &str) -> Result<Command, String> {
    Ok(Command::new(beside(&format!("{name}{}", std::env::consts::EXE_SUFFIX))?))
}

/// Where cargo puts the file of this name that it builds: beside this program.
pub fn beside(name: &str) -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|e| format!("the folder of built programs is unknown: {e}"))?;
    Ok(own.parent().unwrap_or(Path::new(".")).join(name))
}
