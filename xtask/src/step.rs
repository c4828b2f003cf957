//! Runs one step: a command whose name is printed before it runs and which must succeed. Also has the functions for files and
//! programs that steps share.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use xtask::NotRun;

/// Success, or the reason for the failure.
pub type StepResult = Result<(), String>;

thread_local! {
    /// Whether the output of this thread's commands is buffered until they end, because another thread prints
    /// meanwhile.
    static IS_BUFFERED: Cell<bool> = const { Cell::new(false) };
}

/// Time that a command took, in seconds: wall-clock time, and processor time including all programs that the command started.
struct Took {
    name: String,
    wall: f64,
    processor: f64,
}

static TIMES: Mutex<Vec<Took>> = Mutex::new(Vec::new());
static NOT_RUN: Mutex<Vec<NotRun>> = Mutex::new(Vec::new());

/// The root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Runs cargo in the root of the repository.
pub fn cargo(name: &str, arguments: &[&str]) -> StepResult {
    with_env(name, &[], arguments)
}

/// Runs cargo with environment variables set.
pub fn with_env(name: &str, variables: &[(&str, &str)], arguments: &[&str]) -> StepResult {
    run(name, Command::new(env!("CARGO")).args(arguments).current_dir(root()).envs(variables.iter().copied()))
}

/// Notes that a step was not run.
///
/// # Errors
/// In CI, unless `.ci/absent` excuses the missing part.
pub fn lacking(part: &str, why: &str) -> StepResult {
    let excuse = xtask::excuse(part);
    if xtask::is_ci() && excuse.is_none() {
        return Err(format!("{part} is missing, and CI runs everything that .ci/absent does not name: {why}"));
    }
    let why = excuse.unwrap_or(why).lines().next().unwrap_or_default().to_owned();
    missed([NotRun { part: part.to_owned(), check: format!("the step for {part}"), why }]);
    Ok(())
}

/// Adds checks to those that did not run.
pub fn missed(checks: impl IntoIterator<Item = NotRun>) {
    NOT_RUN.lock().unwrap_or_else(PoisonError::into_inner).extend(checks);
}

/// Prints the time of each command, and one block with the checks that were not run.
///
/// # Errors
/// With `strict`, if a check was not run and `.ci/absent` does not excuse it.
pub fn summary(strict: bool) -> StepResult {
    let mut times = std::mem::take(&mut *TIMES.lock().unwrap_or_else(PoisonError::into_inner));
    times.sort_by(|a, b| b.processor.total_cmp(&a.processor));
    if times.len() > 1 {
        eprintln!("== seconds by the clock, and of processors");
        for Took { name, wall, processor } in &times {
            eprintln!("{wall:>8.0} {processor:>8.0}  {name}");
        }
        let total: f64 = times.iter().map(|took| took.processor).sum();
        eprintln!("{:>8} {total:>8.0}  all", "");
    }
    let mut checks = std::mem::take(&mut *NOT_RUN.lock().unwrap_or_else(PoisonError::into_inner));
    checks.sort();
    checks.dedup();
    if checks.is_empty() {
        eprintln!("== everything was run");
        return Ok(());
    }
    xtask::tell(&format!("{} checks were not run, or not completely:", checks.len()));
    for NotRun { part, check, why } in &checks {
        eprintln!("    {check}: needs {part} ({why})");
    }
    let unexcused = checks.iter().filter(|check| xtask::excuse(&check.part).is_none()).count();
    if strict && unexcused > 0 {
        return Err(format!("{unexcused} checks were not run that .ci/absent does not excuse"));
    }
    Ok(())
}

/// Runs these steps on another thread while `work` runs, and on both threads after it. A failure is reported and stops no other step.
pub fn in_parallel(steps: &[fn() -> StepResult], work: impl FnOnce() -> StepResult) -> StepResult {
    let queue = Mutex::new(steps.iter());
    let outcomes = std::thread::scope(|scope| {
        let others = scope.spawn(|| run_queue(&queue));
        let own = work();
        let mut all = run_queue(&queue);
        IS_BUFFERED.set(false);
        all.extend(others.join().unwrap_or_else(|_| vec![Err("a step panicked".into())]));
        all.push(own);
        all
    });
    together(outcomes)
}

/// Runs the steps of a queue until it is empty; the output of each is printed when it ends.
fn run_queue(queue: &Mutex<std::slice::Iter<'_, fn() -> StepResult>>) -> Vec<StepResult> {
    IS_BUFFERED.set(true);
    let mut results = Vec::new();
    loop {
        // The lock is released before the step runs, or the other thread would wait for the step.
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        let Some(step) = next else { return results };
        results.push(step());
    }
}

/// Success if all succeeded, otherwise the reasons of all failures.
pub fn together(outcomes: impl IntoIterator<Item = StepResult>) -> StepResult {
    let failed: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// Runs a command, prints its name, and notes its time.
pub fn run(name: &str, command: &mut Command) -> StepResult {
    if !IS_BUFFERED.get() {
        eprintln!("== {name}");
    }
    let start = Instant::now();
    let (done, processor) = timed(command, |command| {
        if IS_BUFFERED.get() {
            return buffered(name, command);
        }
        command.status().map(|status| (status, String::new()))
    });
    let (status, end) = done.map_err(|e| format!("{name}: {:?} cannot be started: {e}", command.get_program()))?;
    let wall = start.elapsed().as_secs_f64();
    took(name, wall, processor);
    if !status.success() {
        return Err(format!("{name} failed, {status}: {command:?}{end}"));
    }
    eprintln!("== {name}: {wall:.0} s, {processor:.0} s of processors");
    Ok(())
}

/// Notes the time of a command.
pub fn took(name: &str, wall: f64, processor: f64) {
    let took = Took { name: name.to_owned(), wall, processor };
    TIMES.lock().unwrap_or_else(PoisonError::into_inner).push(took);
}

/// Shell script that runs a command and writes the shell's `times` to a file.
const TIMES_SCRIPT: &str = "file=$1; shift; \"$@\"; status=$?; times > \"$file\"; exit $status";

/// Runs a command by `run`, in a shell that measures it, and also returns the processor time in seconds of the command
/// and of all programs that it waited for; 0 without a shell.
pub fn timed<T>(command: &mut Command, run: impl FnOnce(&mut Command) -> T) -> (T, f64) {
    command.env("PATH", crate::setup::path());
    let Ok(file) = tempfile::NamedTempFile::new() else { return (run(command), 0.0) };
    // The measuring shell is `sh`, which Windows lacks.
    if cfg!(windows) {
        return (run(command), 0.0);
    }
    let mut shell = Command::new("sh");
    shell.args(["-c", TIMES_SCRIPT, "sh"]).arg(file.path()).arg(command.get_program()).args(command.get_args());
    if let Some(folder) = command.get_current_dir() {
        shell.current_dir(folder);
    }
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    let result = run(&mut shell);
    let text = std::fs::read_to_string(file.path()).unwrap_or_default();
    (result, text.lines().nth(1).map_or(0.0, seconds_in))
}

/// The sum of times such as `1m2.50s 0m0.25s`, in seconds.
fn seconds_in(line: &str) -> f64 {
    line.split(' ').filter_map(seconds_of).sum()
}

/// A time such as `1m2.50s`, in seconds.
fn seconds_of(word: &str) -> Option<f64> {
    let (minutes, seconds) = word.trim_end_matches('s').split_once('m')?;
    Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
}

/// Number of lines of a failed command's output that the error repeats, because the output itself is far above it by then.
const LAST_LINES: usize = 30;

/// Runs a command, prints its output when it has ended, and returns its status and the last lines of its output.
fn buffered(name: &str, command: &mut Command) -> std::io::Result<(ExitStatus, String)> {
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
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> StepResult {
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
    fn the_time_of_a_command_has_the_time_of_what_it_starts() {
        assert_eq!(seconds_in("1m2.50s 0m0.25s"), 62.75);
        let work = "i=0; while [ $i -lt 200000 ]; do i=$((i + 1)); done";
        let mut busy = Command::new("sh");
        busy.args(["-c", &format!("sh -c '{work}'; exit 3")]).env("A", "b").env_remove("B");
        let (status, processor) = timed(&mut busy, |command| command.status());
        assert_eq!(status.map(|s| s.code()).ok(), Some(Some(3)));
        assert!(processor > 0.01, "{processor}");
    }

    #[test]
    fn failures_of_parallel_steps_and_of_the_work_are_named_and_all_run() {
        let folder = tempfile::tempdir().unwrap();
        let good: fn() -> StepResult = || Ok(());
        let bad: fn() -> StepResult = || Err("bad".into());
        assert_eq!(in_parallel(&[good], || write(&folder.path().join("ran"), "x")), Ok(()));
        assert!(folder.path().join("ran").is_file());
        assert_eq!(in_parallel(&[bad, good, bad], || Err("own".into())), Err("bad\nbad\nown".into()));
        let command: [fn() -> StepResult; 1] = [|| run("count", Command::new("sh").args(["-c", "seq 99; exit 3"]))];
        let error = in_parallel(&command, || Ok(())).unwrap_err();
        assert!(
            error.contains("exit status: 3") && error.ends_with("\n    98\n    99") && !error.contains(" 69\n"),
            "{error}"
        );
    }
}
