//! Programs of tests and other steps side by side. A program that waits for its longest test uses one core, so two programs run
//! at a time, each with half of the threads.

use crate::step::{self, Outcome, root};
use crate::{setup, whole};
use serde_json::Value;
use std::collections::VecDeque;
use std::io::{Read, Seek};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// How many run at a time.
const WORKERS: usize = 2;

/// What takes longest, by package and program, before all else: else it would run alone at the end.
const FIRST: [(&str, &str); 1] = [("hdl", "integration")];

/// A copy of this program: it stays what it is while the workspace is built.
const STEPS: &str = "xtask-steps";

/// What runs, and its name.
pub struct Job {
    name: String,
    command: Command,
}

/// A program of tests.
#[derive(Clone, Debug)]
pub struct Program {
    /// Where it is.
    pub path: PathBuf,
    /// The folder in which it runs: its package.
    pub folder: PathBuf,
    /// Its name.
    pub name: String,
}

impl Program {
    /// The program that a message of cargo is about, if it is about one.
    pub fn of(message: &Value) -> Option<Self> {
        let path = PathBuf::from(message["executable"].as_str()?);
        let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_path_buf();
        let name = message["target"]["name"].as_str()?.to_owned();
        (message["profile"]["test"] == true).then_some(Self { path, folder, name })
    }

    /// Its package by its folder, and its name.
    fn described(&self) -> (String, &str) {
        let folder = self.folder.strip_prefix(root()).unwrap_or(&self.folder);
        (folder.display().to_string(), &self.name)
    }
}

/// Makes the copy of this program that runs steps.
pub fn copied() -> Outcome {
    let (own, copy) = (step::built("xtask")?, step::built(STEPS)?);
    let (own, copy) = (Path::new(own.get_program()), Path::new(copy.get_program()));
    std::fs::copy(own, copy).map(drop).map_err(|e| format!("{}: {e}", copy.display()))
}

impl Job {
    /// Steps of this program, one after the other.
    pub fn steps(names: &[&str]) -> Result<Self, String> {
        let mut command = step::built(STEPS)?;
        command.args(names);
        Ok(Self { name: names.join(", "), command })
    }

    /// A program of tests, as cargo runs it.
    fn tests(program: &Program) -> Self {
        let (folder, name) = program.described();
        let mut command = Command::new(&program.path);
        command.current_dir(&program.folder).env("CARGO_MANIFEST_DIR", &program.folder);
        Self { name: format!("tests {folder} {name}"), command }
    }
}

/// Every program of tests of the workspace, the longest first, and the examples of its documentation.
pub fn workspace() -> Result<Vec<Job>, String> {
    let mut list = Command::new(env!("CARGO"));
    list.args(["test", "--no-run", "--message-format=json"]).args(whole()).current_dir(root()).stderr(Stdio::inherit());
    let output = list.output().map_err(|e| format!("{list:?}: {e}"))?;
    if !output.status.success() {
        return Err(format!("the tests do not compile: {list:?}"));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let mut programs: Vec<Program> =
        text.lines().filter_map(|line| Program::of(&serde_json::from_str(line).ok()?)).collect();
    programs.sort_by_cached_key(|program| {
        let (folder, name) = program.described();
        let place = FIRST.iter().position(|first| *first == (folder.as_str(), name));
        (place.unwrap_or(FIRST.len()), folder)
    });
    let mut documents = Command::new(env!("CARGO"));
    documents.args(["test", "--doc", "--no-fail-fast"]).args(whole()).current_dir(root());
    let documents = Job { name: "tests of documentation".into(), command: documents };
    Ok(programs.iter().map(Job::tests).chain([documents]).collect())
}

/// What is still to be run, and whether more may come.
struct Queue {
    state: Mutex<(VecDeque<Job>, bool)>,
    changed: Condvar,
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, (VecDeque<Job>, bool)> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job, as soon as there is one; none if none will come.
    fn next(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            match (state.0.pop_front(), state.1) {
                (Some(job), _) => return Some(job),
                (None, false) => return None,
                (None, true) => state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Adds the last jobs.
    fn close(&self, jobs: Vec<Job>) {
        let mut state = self.lock();
        state.0.extend(jobs);
        state.1 = false;
        self.changed.notify_all();
    }
}

/// Runs all, whatever fails, and names what failed. What each prints comes when it has ended. One of the workers first makes
/// what more jobs need, and adds these.
pub fn run(jobs: Vec<Job>, make: impl FnOnce() -> Result<Vec<Job>, String>) -> Outcome {
    let python = setup::cocotb_python();
    let threads = std::thread::available_parallelism().map_or(1, usize::from).div_ceil(WORKERS).to_string();
    let queue = Queue { state: Mutex::new((jobs.into(), true)), changed: Condvar::new() };
    let failed = Mutex::new(Vec::new());
    let fail = |why| failed.lock().unwrap_or_else(PoisonError::into_inner).push(why);
    let work = || {
        while let Some(Job { name, mut command }) = queue.next() {
            command
                .env("RUST_TEST_THREADS", &threads)
                .env("ECCFORGE_COCOTB_PYTHON", &python)
                .env("CARGO", env!("CARGO"));
            quietly(&name, &mut command).unwrap_or_else(fail);
        }
    };
    std::thread::scope(|scope| {
        (1..WORKERS).for_each(|_| drop(scope.spawn(work)));
        queue.close(make().unwrap_or_else(|why| {
            fail(why);
            Vec::new()
        }));
        work();
    });
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// Runs a command and prints at once what it printed.
fn quietly(name: &str, command: &mut Command) -> Outcome {
    let fail = |e: std::io::Error| format!("{name}: {e}");
    eprintln!("== {name}");
    let mut file = tempfile::tempfile().map_err(fail)?;
    let (out, error) = (file.try_clone().map_err(fail)?, file.try_clone().map_err(fail)?);
    let start = Instant::now();
    let status = step::noted(command).stdin(Stdio::null()).stdout(out).stderr(error).status().map_err(fail)?;
    let mut text = Vec::new();
    file.rewind().and_then(|()| file.read_to_end(&mut text)).map_err(fail)?;
    let ended = if status.success() { "" } else { " FAILED" };
    eprintln!("{}== {name}: {:.0} s{ended}", String::from_utf8_lossy(&text), start.elapsed().as_secs_f64());
    if status.success() { Ok(()) } else { Err(format!("{name} failed: {command:?}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(name: &str, script: &str) -> Job {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        Job { name: name.into(), command }
    }

    #[test]
    fn every_job_runs_once_and_each_that_fails_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let job =
            |name: &str, end: &str| shell(name, &format!("echo x >> {}; {end}", folder.path().join(name).display()));
        let more = || Ok(vec![job("late", "true"), job("wrong", "false"), job("last", "true")]);
        let error = run(vec![job("first", "false"), job("second", "sleep 0.1")], more).unwrap_err();
        for name in ["first", "second", "late", "wrong", "last"] {
            assert_eq!(std::fs::read_to_string(folder.path().join(name)).unwrap(), "x\n", "{name}");
            let failed = error.lines().any(|line| line.starts_with(&format!("{name} failed")));
            assert_eq!(failed, ["first", "wrong"].contains(&name), "{error}");
        }
        let none = || Err("nothing was built".to_owned());
        assert_eq!(run(vec![job("second", "true")], none), Err("nothing was built".to_owned()));
    }
}
