//! Builds the test programs of the workspace and runs them, several at a time.
//!
//! `cargo test` runs one program after the other, and a core idles at the end of each. Here as many programs run at the same
//! time as there are cores, at most two, each with its share of the cores as threads. The longest programs start first.

use crate::setup;
use crate::step::{self, StepResult, root};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use xtask::{Extent, NotRun};

/// Packages with the longest tests, which start first.
// A long program that starts last would run alone at the end, while the other core idles.
const LONGEST: [&str; 8] = [
    "eccforge",
    "eccforge-hdl-tests",
    "eccforge-exact-tests",
    "eccforge-source",
    "eccforge-sampling-tests",
    "eccforge-lower",
    "eccforge-fleet",
    "eccforge-memory",
];

/// A test program that cargo has built.
struct Program {
    /// The words after `cargo test` that run the program.
    cargo: Vec<String>,
    /// The folder of the package, in which the program runs, and the executable; `None` for tests in documentation, which cargo itself runs.
    built: Option<(PathBuf, PathBuf)>,
}

/// Results of a test program.
#[derive(Default)]
struct Ran {
    passed: BTreeSet<String>,
    failed: Vec<String>,
    /// Output of the program, if it failed.
    output: String,
    not_run: Vec<NotRun>,
    /// Tests that ran fewer cases than in `ci`.
    fewer: BTreeSet<String>,
}

/// The names of tests, by the words that run their program.
type Names = BTreeMap<String, BTreeSet<String>>;

/// The file in `target` of the tests that passed in `cargo xtask test` with as many cases as in `ci`.
fn complete() -> PathBuf {
    root().join("target/complete-tests.json")
}

/// Forgets the tests that passed earlier.
pub fn forget() {
    // Without the file, there is nothing to forget.
    let _ = std::fs::remove_file(complete());
}

/// Builds and runs the tests of `ci`, without those that [`complete`] names.
pub fn rest() -> StepResult {
    let earlier = step::read(&complete()).unwrap_or_default();
    run_without(Extent::Ci, &serde_json::from_str(&earlier).unwrap_or_default())
}

/// Builds and runs the tests of an extent. Tests of a module `full` run only in `full`, ignored tests also in `ci`.
pub fn run(extent: Extent) -> StepResult {
    run_without(extent, &Names::new())
}

fn run_without(extent: Extent, earlier: &Names) -> StepResult {
    let start = Instant::now();
    let programs = build()?;
    eprintln!("== build of the tests: {:.0} s", start.elapsed().as_secs_f64());
    let start = Instant::now();
    let results = all(&programs, extent, earlier)?;
    if extent == Extent::Test {
        let names: Names = results.iter().map(|(program, ran)| (program.cargo.join(" "), ran.complete())).collect();
        step::write(&complete(), serde_json::to_string(&names).map_err(|e| e.to_string())?)?;
    }
    let passed: usize = results.iter().map(|(_, ran)| ran.passed.len()).sum();
    let missed: BTreeSet<&str> = results.iter().flat_map(|(_, ran)| &ran.not_run).map(|n| n.check.as_str()).collect();
    eprintln!(
        "== tests: {} passed, {} not run, {} failed; {:.0} s",
        passed.saturating_sub(missed.len()),
        missed.len(),
        results.iter().map(|(_, ran)| ran.failed.len()).sum::<usize>(),
        start.elapsed().as_secs_f64()
    );
    let mut failures = String::new();
    for (program, ran) in &results {
        let words = program.cargo.join(" ");
        failures.extend(ran.failed.iter().map(|test| format!("FAILED: cargo test {words} {test}\n")));
        if ran.failed.is_empty() && !ran.output.is_empty() {
            failures += &format!("FAILED: cargo test {words}\n");
        }
    }
    step::missed(results.into_iter().flat_map(|(_, ran)| ran.not_run));
    if failures.is_empty() { Ok(()) } else { Err(failures) }
}

impl Ran {
    /// The tests that passed with as many cases as in `ci`.
    fn complete(&self) -> BTreeSet<String> {
        let not_run = self.not_run.iter().map(|missed| missed.check.clone());
        let others: BTreeSet<String> = self.fewer.iter().cloned().chain(not_run).collect();
        // A note that no test's name has can be that of any test.
        if !others.is_subset(&self.passed) {
            return BTreeSet::new();
        }
        self.passed.difference(&others).cloned().collect()
    }
}

/// Tests of the command line whose program `ECCFORGE_PROGRAM` names: runs on MPI ranks, and runs that are killed.
const OF_PROGRAM: [&str; 2] = ["ranks::", "memtest_killed::"];

/// Runs tests of the command line on a program, such as one that was built in release.
pub fn of_program(program: &Path) -> StepResult {
    let programs = build()?;
    let own = programs.iter().find(|program| program.cargo[1] == "eccforge" && program.cargo[2] == "--test");
    let own = own.and_then(|program| program.built.as_ref()).ok_or("the tests of the command line were not built")?;
    let mut tests = Command::new(&own.1);
    tests.args(OF_PROGRAM).args(["--include-ignored", "--quiet"]).current_dir(&own.0);
    step::run(
        "the command line in release",
        tests.env(xtask::EXTENT, Extent::Ci.word()).env("ECCFORGE_PROGRAM", program),
    )
}

/// Returns the options for the whole workspace with all that its tests need: GPUs, and MPI if it is installed.
pub fn whole() -> [&'static str; 3] {
    let mpi = setup::has_mpi();
    let features =
        if mpi { "eccforge-embed/rayon,eccforge/gpu,eccforge/mpi" } else { "eccforge-embed/rayon,eccforge/gpu" };
    ["--workspace", "--features", features]
}

/// Builds all test programs, and gives them in the order in which they start.
fn build() -> Result<Vec<Program>, String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["test", "--no-run", "--message-format", "json-render-diagnostics"]).args(whole());
    cargo.current_dir(root());
    let start = Instant::now();
    let (output, processor) =
        step::timed(&mut cargo, |command| command.stderr(std::process::Stdio::inherit()).output());
    let output = output.map_err(|e| format!("cargo cannot be started: {e}"))?;
    step::took("build of the tests", start.elapsed().as_secs_f64(), processor);
    if !output.status.success() {
        return Err(format!("the tests do not compile, {}", output.status));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let mut programs: Vec<Program> = text.lines().filter_map(program).collect();
    // A package that is not named comes after those that are.
    programs.sort_by_key(|program| LONGEST.iter().position(|name| program.cargo[1] == *name).unwrap_or(LONGEST.len()));
    let documentation = ["--doc"].into_iter().chain(whole()).map(str::to_owned).collect();
    programs.push(Program { cargo: documentation, built: None });
    Ok(programs)
}

/// The test program that a line of cargo's messages names.
fn program(line: &str) -> Option<Program> {
    let message: Value = serde_json::from_str(line).ok()?;
    // Cargo also reports libraries and programs that tests depend on.
    if message["profile"]["test"] != true {
        return None;
    }
    let executable = message["executable"].as_str()?;
    let manifest = Path::new(message["manifest_path"].as_str()?);
    let folder = manifest.parent()?.to_path_buf();
    let (name, target) = (package(message["package_id"].as_str()?)?, message["target"]["name"].as_str()?.to_owned());
    let kind = match message["target"]["kind"][0].as_str()? {
        "test" => vec!["--test".to_owned(), target],
        "bin" => vec!["--bin".to_owned(), target],
        _ => vec!["--lib".to_owned()],
    };
    let cargo = ["--package".to_owned(), name].into_iter().chain(kind).collect();
    Some(Program { cargo, built: Some((folder, executable.into())) })
}

/// The name in a package id: `path+file:///project/codecs/gf#eccforge-gf@0.1.0`, or `...xtask#0.1.0` if it is the folder's.
fn package(id: &str) -> Option<String> {
    let (path, end) = id.rsplit_once('#')?;
    let folder = path.rsplit('/').next()?;
    Some(end.split_once('@').map_or(folder, |(name, _)| name).to_owned())
}

/// Runs the programs, at most two at a time.
fn all<'a>(programs: &'a [Program], extent: Extent, earlier: &Names) -> Result<Vec<(&'a Program, Ran)>, String> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = (cores / 2).max(1);
    let (queue, results) = (Mutex::new(programs.iter()), Mutex::new(Vec::new()));
    let worker = || -> StepResult {
        loop {
            let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(program) = next else { return Ok(()) };
            // Tests of the command line mostly wait for the programs that they start.
            let waits = program.cargo[1] == "eccforge";
            let earlier = program.built.as_ref().and_then(|_| earlier.get(&program.cargo.join(" ")));
            let ran = one(program, extent, if waits { 2 * threads } else { threads }, earlier)?;
            results.lock().unwrap_or_else(PoisonError::into_inner).push((program, ran));
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores.min(2)).map(|_| scope.spawn(worker)).collect();
        let done = workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| Err("a thread panicked".into())));
        done.collect::<Vec<_>>().into_iter().collect::<StepResult>()
    })?;
    Ok(results.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Runs one program without tests that passed earlier, and prints one line about it.
fn one(program: &Program, extent: Extent, threads: usize, earlier: Option<&BTreeSet<String>>) -> Result<Ran, String> {
    let mut command = command(program);
    match earlier {
        None => drop(command.args(selection(extent))),
        Some(earlier) => {
            let rest = rest_of(program, extent, earlier)?;
            // Without a name, the program would run all its tests.
            if rest.is_empty() {
                return Ok(Ran::default());
            }
            command.args(["--include-ignored", "--exact"]).args(rest);
        }
    }
    let (notes, fewer) = (notes()?, notes()?);
    command
        .env("CARGO", env!("CARGO"))
        .env("RUST_TEST_THREADS", threads.to_string())
        .env(xtask::PYTHON, setup::cocotb_python())
        .env(xtask::EXTENT, extent.word())
        .env(xtask::SUMMARY, notes.path())
        .env(xtask::FEWER, fewer.path());
    let name = program.cargo[1..].join(" ");
    let start = Instant::now();
    let (output, processor) = step::timed(&mut command, Command::output);
    let output = output.map_err(|e| format!("{name} cannot be started: {e}"))?;
    let wall = start.elapsed().as_secs_f64();
    step::took(&format!("tests: {name}"), wall, processor);
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    let mut ran = read(&text);
    ran.not_run = NotRun::all(&step::read(notes.path())?);
    ran.fewer = step::read(fewer.path())?.lines().map(str::to_owned).collect();
    eprintln!("== {name}: {} passed, {} failed; {wall:.0} s", ran.passed.len(), ran.failed.len());
    if !output.status.success() {
        eprintln!("{text}");
        ran.output = text;
    }
    Ok(ran)
}

/// The command that runs a program, without words that select its tests.
fn command(program: &Program) -> Command {
    let Some((folder, executable)) = &program.built else {
        let mut command = Command::new(env!("CARGO"));
        command.arg("test").args(&program.cargo).current_dir(root()).arg("--");
        return command;
    };
    let mut command = Command::new(executable);
    command.current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
    command
}

/// The words that select the tests of an extent.
fn selection(extent: Extent) -> Vec<&'static str> {
    match extent {
        Extent::Test => Vec::new(),
        Extent::Ci => {
            let left = xtask::left_to_full().flat_map(|test| ["--skip", test]);
            ["--include-ignored", "--skip", "full::"].into_iter().chain(left).collect()
        }
        Extent::Full => vec!["--include-ignored"],
    }
}

/// The tests of an extent that did not pass earlier.
fn rest_of(program: &Program, extent: Extent, earlier: &BTreeSet<String>) -> Result<Vec<String>, String> {
    let listed = command(program).args(selection(extent)).args(["--list", "--format", "terse"]).output();
    let listed = listed.map_err(|e| format!("the tests of {} cannot be listed: {e}", program.cargo.join(" ")))?;
    let text = String::from_utf8_lossy(&listed.stdout).into_owned();
    let names = text.lines().filter_map(|line| line.strip_suffix(": test"));
    Ok(names.filter(|name| !earlier.contains(*name)).map(str::to_owned).collect())
}

/// A file to which tests append lines.
fn notes() -> Result<tempfile::NamedTempFile, String> {
    tempfile::NamedTempFile::new().map_err(|e| format!("no temporary file: {e}"))
}

/// The names of passed and failed tests in the output of a test program.
fn read(text: &str) -> Ran {
    let mut ran = Ran::default();
    for line in text.lines() {
        let Some(rest) = line.strip_prefix("test ") else { continue };
        match rest.rsplit_once(" ... ") {
            Some((name, "ok")) => drop(ran.passed.insert(name.to_owned())),
            Some((name, "FAILED")) => ran.failed.push(name.to_owned()),
            _ => {}
        }
    }
    ran
}

#[cfg(test)]
mod tests {
    use super::{Ran, package, program, read};
    use std::collections::BTreeSet;
    use xtask::NotRun;

    #[test]
    fn passed_and_failed_tests_are_read_from_the_output_of_a_program() {
        let text = "running 4 tests\ntest a::b ... ok\ntest c ... FAILED\ntest d ... ignored, slow\ntest e ... ok\n\
                    test result: FAILED. 2 passed; 1 failed\n";
        let ran = read(text);
        assert_eq!((ran.passed, ran.failed), (set(&["a::b", "e"]), vec!["c".to_owned()]));
    }

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn a_test_with_fewer_cases_or_a_missing_tool_is_not_complete() {
        let missed = NotRun { part: "yosys".into(), check: "b".into(), why: "absent".into() };
        let mut ran =
            Ran { passed: set(&["a", "b", "c"]), fewer: set(&["c"]), not_run: vec![missed], ..Ran::default() };
        assert_eq!(ran.complete(), set(&["a"]));
        ran.fewer = set(&["main"]);
        assert_eq!(ran.complete(), set(&[]));
    }

    #[test]
    fn a_test_program_is_read_from_the_messages_of_cargo() {
        let message = |test: bool| {
            format!(
                "{{\"reason\":\"compiler-artifact\",\"package_id\":\"path+file:///p/cli#eccforge@0.1.0\",\"manifest_path\":\
                 \"/p/cli/Cargo.toml\",\"target\":{{\"kind\":[\"test\"],\"name\":\"integration\"}},\"profile\":{{\"test\":{test}}},\
                 \"executable\":\"/p/target/integration-1\"}}"
            )
        };
        let read = program(&message(true)).expect("a program");
        assert_eq!(read.cargo, ["--package", "eccforge", "--test", "integration"]);
        assert!(program(&message(false)).is_none() && program("Compiling").is_none());
        assert_eq!(package("path+file:///p/xtask#0.1.0").as_deref(), Some("xtask"));
    }
}
