//! Runs one step: a command whose name is printed before it runs and which must succeed. Also files and programs that
//! steps share.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::time::Instant;

/// Success, or the reason of the failure.
pub type Outcome = Result<(), String>;

thread_local! {
    /// Whether the output of this thread's commands is buffered until they end, because another thread prints
    /// meanwhile.
    static HELD_BACK: Cell<bool> = const { Cell::new(false) };
}

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Runs cargo in the root of the repository.
pub fn cargo(name: &str, arguments: &[&str]) -> Outcome {
    with_env(name, &[], arguments)
}

/// Runs cargo with environment variables set.
pub fn with_env(name: &str, variables: &[(&str, &str)], arguments: &[&str]) -> Outcome {
    run(name, Command::new(env!("CARGO")).args(arguments).current_dir(root()).envs(variables.iter().copied()))
}

/// The file that lists the checks of this run, and of the tests that it starts, which did not run.
fn notes() -> PathBuf {
    std::env::temp_dir().join(format!("eccforge-not-run-{}", std::process::id()))
}

/// As [`xtask::lacking`], and keeps the line for the summary.
pub fn lacking(part: &str, why: &str) -> Outcome {
    xtask::lacking(part, why)?;
    let noted = std::fs::read_to_string(notes()).unwrap_or_default() + &format!("NOT RUN: {part}: {why}\n");
    write(&notes(), noted)
}

/// Prints again, in bold, the checks that did not run.
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

/// Runs these steps in sequence on another thread while `work` runs. A failure is reported and stops neither.
pub fn beside(steps: &[fn() -> Outcome], work: impl FnOnce() -> Outcome) -> Outcome {
    let outcomes = std::thread::scope(|scope| {
        let others = scope.spawn(|| {
            HELD_BACK.set(true);
            steps.iter().map(|step| step()).collect::<Vec<_>>()
        });
        let own = work();
        let mut all = others.join().unwrap_or_else(|_| vec![Err("a step panicked".into())]);
        all.push(own);
        all
    });
    let failed: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// Runs a command, and prints its name and its time.
pub fn run(name: &str, command: &mut Command) -> Outcome {
    if !HELD_BACK.get() {
        eprintln!("== {name}");
    }
    let start = Instant::now();
    command.env(xtask::SUMMARY, notes());
    let done = if HELD_BACK.get() { held_back(name, command) } else { command.status().map(|s| (s, String::new())) };
    let (status, end) = done.map_err(|e| format!("{name}: {:?} cannot be started: {e}", command.get_program()))?;
    if !status.success() {
        return Err(format!("{name} failed, {status}: {command:?}{end}"));
    }
    eprintln!("== {name}: {:.0} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Lines of a failed command's output that its error repeats, as the output itself is far above it by then.
const LAST_LINES: usize = 30;

/// Runs a command, prints its output when it has ended, and gives its status and the last lines of its output.
fn held_back(name: &str, command: &mut Command) -> std::io::Result<(ExitStatus, String)> {
    let output = command.output()?;
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).join("\n");
    eprintln!("== {name}\n{text}");
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let end = lines[lines.len().saturating_sub(LAST_LINES)..].iter().map(|line| format!("\n    {line}")).collect();
    Ok((output.status, end))
}

/// A program that cargo built into this program's folder: `eccforge`, `examples/generate_source`.
pub fn built(name: &str) -> Result<Command, String> {
    Ok(Command::new(next_to_this(&format!("{name}{}", std::env::consts::EXE_SUFFIX))?))
}

/// The path at which cargo builds the file of this name.
pub fn next_to_this(name: &str) -> Result<PathBuf, String> {
    let own = std::env::current_exe().map_err(|e| format!("the folder of built programs is unknown: {e}"))?;
    Ok(own.parent().unwrap_or(Path::new(".")).join(name))
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes a file, and the folders above it, unless the file has these bytes already. An unchanged file keeps its
/// time, so cargo does not rebuild its users.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Outcome {
    if std::fs::read(path).is_ok_and(|there| there == bytes.as_ref()) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(path, bytes));
    written.map_err(|e| format!("{}: {e}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_beside_or_in_the_work_is_named_and_all_runs() {
        let folder = tempfile::tempdir().unwrap();
        let ran = || write(&folder.path().join("ran"), "x");
        let good: fn() -> Outcome = || Ok(());
        let bad: fn() -> Outcome = || Err("bad".into());
        assert_eq!(beside(&[good], ran), Ok(()));
        assert!(folder.path().join("ran").is_file());
        assert_eq!(beside(&[bad, good, bad], || Err("own".into())), Err("bad\nbad\nown".into()));
        let command: fn() -> Outcome = || run("count", Command::new("sh").args(["-c", "seq 99; exit 3"]));
        let error = beside(&[command], || Ok(())).unwrap_err();
        assert!(
            error.contains("exit status: 3") && error.ends_with("\n    98\n    99") && !error.contains(" 69\n"),
            "{error}"
        );
    }
}
