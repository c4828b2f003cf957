//! Which test notices which mutant.

use super::tree::{MUTANT, REACHED};
use crate::process::within;
use crate::suite::Program;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;

/// The longest that a test may take while what it reaches is written down: one that takes longer meets no mutant. All times
/// are of a processor.
const LONGEST: Duration = Duration::from_secs(10);

/// How long tests of a program may take together that are run at once: a program goes on after the first that fails.
const TOGETHER: Duration = Duration::from_millis(200);

/// How much longer than without a mutant tests may take: so much, and six times as long.
const PATIENCE: Duration = Duration::from_secs(2);

/// A test: its program, the folder in which it runs, its name.
#[derive(Clone, Debug)]
pub struct Test {
    program: PathBuf,
    folder: PathBuf,
    /// Its name, with its modules.
    pub name: String,
}

/// A test and what it reaches.
#[derive(Clone, Debug)]
pub struct Reach {
    /// The test.
    pub test: Test,
    /// How long it takes.
    pub time: Duration,
    mutants: BTreeSet<usize>,
}

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A test failed.
    Noticed(String),
    /// A test did not end.
    Endless(String),
    /// No test runs the code.
    Unreached,
    /// Every test passed.
    Unnoticed,
}

/// The tests of a program.
pub fn list(program: &Program) -> Result<Vec<Test>, String> {
    let Program { path: program, folder, .. } = program;
    let mut command = Command::new(program);
    let ended = within(command.args(["--list", "--format", "terse"]).current_dir(folder), LONGEST)?;
    let name = |line: &String| line.strip_suffix(": test").map(str::to_owned);
    let test = |name| Test { program: program.clone(), folder: folder.clone(), name };
    Ok(ended.lines.iter().filter_map(name).map(test).collect())
}

impl Test {
    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command
            .args(["--exact", "--test-threads=1", "--quiet"])
            .current_dir(&self.folder)
            // A failure is enough: nobody reads what it was, and the next mutant does not meet it.
            .envs([("PROPTEST_RNG_SEED", "1"), ("PROPTEST_MAX_SHRINK_ITERS", "0")])
            .envs([("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true"), ("RUST_BACKTRACE", "0")]);
        command
    }

    /// Runs the test alone, without a mutant; nothing if it takes too long, or fails as one may that minds the time.
    ///
    /// # Errors
    /// If it cannot be run.
    pub fn reach(&self) -> Result<Option<Reach>, String> {
        let file = tempfile::NamedTempFile::new().map_err(|e| e.to_string())?;
        let ended = within(self.command().arg(&self.name).env(REACHED, file.path()), LONGEST)?;
        match ended.success {
            None => return Ok(None),
            Some(false) => {
                eprintln!("== {} fails without a mutant, and is left out:\n{}", self.name, ended.lines.join("\n"));
                return Ok(None);
            }
            Some(true) => {}
        }
        let text = std::fs::read_to_string(file.path()).map_err(|e| e.to_string())?;
        let mutants = text.lines().filter_map(|l| l.parse().ok()).collect();
        Ok(Some(Reach { test: self.clone(), time: ended.time, mutants }))
    }
}

/// Runs the tests that reach a mutant until one notices.
pub fn of(mutant: usize, reaches: &[Reach]) -> Result<Verdict, String> {
    let mut own: Vec<&Reach> = reaches.iter().filter(|r| r.mutants.contains(&mutant)).collect();
    own.sort_by_key(|r| r.time);
    if own.is_empty() {
        return Ok(Verdict::Unreached);
    }
    for group in groups(&own) {
        let time: Duration = group.iter().map(|r| r.time).sum();
        let mut command = group[0].test.command();
        command.args(group.iter().map(|r| &r.test.name)).env(MUTANT, mutant.to_string());
        let ended = within(&mut command, PATIENCE + 6 * time)?;
        let failed = ended.lines.iter().find_map(|l| l.strip_prefix("---- ")?.strip_suffix(" stdout ----"));
        let name = failed.unwrap_or(&group[0].test.name).to_owned();
        match ended.success {
            Some(true) => {}
            Some(false) => return Ok(Verdict::Noticed(name)),
            None => return Ok(Verdict::Endless(name)),
        }
    }
    Ok(Verdict::Unnoticed)
}

/// Tests in the order of their time; those of a program that take little together are one group.
fn groups<'a>(tests: &[&'a Reach]) -> Vec<Vec<&'a Reach>> {
    let mut groups: Vec<(Duration, Vec<&Reach>)> = Vec::new();
    for test in tests {
        let fits = |(time, group): &&mut (Duration, Vec<&Reach>)| {
            *time + test.time <= TOGETHER && group[0].test.program == test.test.program
        };
        match groups.iter_mut().find(fits) {
            Some((time, group)) => {
                *time += test.time;
                group.push(test);
            }
            None => groups.push((test.time, vec![test])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Does something for each of many on some threads, in any order; the results are in order.
pub fn each<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    work: impl Fn(&T) -> Result<R, String> + Sync,
) -> Result<Vec<R>, String> {
    let next = std::sync::atomic::AtomicUsize::new(0);
    let done: Mutex<BTreeMap<usize, Result<R, String>>> = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    let Some(item) = items.get(at) else { break };
                    let result = work(item);
                    done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).insert(at, result);
                }
            });
        }
    });
    done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).into_values().collect()
}
