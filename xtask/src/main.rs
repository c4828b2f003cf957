//! `cargo xtask`: the checks that CI runs and the generation of committed files. Run without arguments for a list.

mod book;
mod dist;
mod embedded;
mod explorer;
mod faults;
mod fuzz;
mod generate;
mod mutants;
mod process;
mod setup;
mod step;
mod suite;

use std::process::{Command, ExitCode};
use step::{Outcome, cargo};

/// A step: its name, what it does, and how.
type Step = (&'static str, &'static str, fn() -> Outcome);

/// Everything that CI runs, in order. Each suite of tests is in one of them only.
const STEPS: [Step; 13] = [
    ("setup", "install the tools that the tests need, or say what is missing", setup::run),
    ("lint", "formatting, clippy and documentation, all without a warning", lint),
    ("build", "all programs and tests, once for all steps", build),
    ("page", "the explorer's page: target/eccforge-explorer.html", explorer::made),
    ("book", "the documents as a book: target/book, every link followed", book::run),
    ("generated", "committed generated files are what the programs make", generated),
    ("workspace", "the tests of all packages, MPI ranks among them", workspace),
    ("c", "the C interface: installed, built against, run", embedded::c),
    ("python", "the Python interface: built, installed, run", embedded::python),
    ("explorer", "the explorer's page, tested in a browser", explorer::run),
    ("neon", "kernels and lanes on an emulated AArch64 machine", embedded::neon),
    ("miri", "undefined behaviour and byte order under Miri", embedded::miri),
    ("summary", "what was not run", step::summary),
];

/// Names for several steps, in the order of the list.
const GROUPS: [(&str, &str, &[&str]); 2] = [
    (
        "test",
        "all tests, with the tools that are there",
        &["workspace", "book", "c", "python", "explorer", "neon", "miri", "summary"],
    ),
    (
        "platforms",
        "of these, what cargo test alone does not run",
        &["book", "c", "python", "explorer", "neon", "miri", "summary"],
    ),
];

/// What CI runs beside the build, the longest first: steps that use build folders of their own.
const BESIDE_BUILD: [&[&str]; 4] = [&["page"], &["lint"], &["miri"], &["book"]];

/// What CI runs beside the tests of the workspace.
const BESIDE_TESTS: [&[&str]; 5] = [&["explorer"], &["python"], &["neon"], &["generated"], &["c"]];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["generate"] => generate::run(generate::Mode::Write),
        ["generate", "--check"] => generated(),
        ["ci"] => ci(),
        ["dist"] => dist::run(),
        ["faults", packages @ ..] => faults::run(packages),
        ["mutants", "--again", packages @ ..] => mutants::run(true, packages),
        ["mutants", packages @ ..] => mutants::run(false, packages),
        ["slurm"] => slurm(),
        ["fuzz", "--runs", runs, targets @ ..] => fuzz::run(runs, targets),
        [] => Err(usage()),
        names => names.iter().try_for_each(|name| named(name)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> String {
    let mut text = String::from("cargo xtask ci                   everything below: what CI runs\n");
    let rows =
        GROUPS.iter().map(|(name, what, _)| (name, what)).chain(STEPS.iter().map(|(name, what, _)| (name, what)));
    rows.for_each(|(name, what)| text += &format!("cargo xtask {name:<20} {what}\n"));
    text += "cargo xtask dist                 all that people take away, in one archive, tried in a bare root: target/dist\n";
    text += "cargo xtask faults [PACKAGE...]  rules of the policies broken one by one: the tests that cite them must fail\n";
    text += "cargo xtask fuzz --runs N [TARGET...]   each fuzz target under libFuzzer until it has had so many executions\n";
    text +=
        "cargo xtask mutants [--again] [PACKAGE...]   every operator and function of the core packages made wrong\n";
    text += "cargo xtask slurm                the examples and ranks on a Slurm of four nodes on this machine (as root)\n";
    text + "cargo xtask generate [--check]   make the committed generated files again; --check only compares\n"
}

/// The examples and ranks of the documentation on a Slurm that this machine runs for itself.
fn slurm() -> Outcome {
    if !setup::has_mpi() || !["slurmctld", "slurmd", "munged", "srun"].into_iter().all(setup::finds) {
        return step::lacking("Slurm", "slurm-wlm, munge and what the feature mpi needs");
    }
    programs("the program with MPI")?;
    let program = step::root().join("target/debug/eccforge");
    step::run("Slurm", Command::new(step::root().join("xtask/slurm.sh")).arg(program))
}

/// Runs the step or the group of this name.
fn named(name: &str) -> Outcome {
    let steps: Vec<&Step> = match GROUPS.iter().find(|g| g.0 == name) {
        Some((_, _, members)) => STEPS.iter().filter(|s| members.contains(&s.0)).collect(),
        None => STEPS.iter().filter(|s| s.0 == name).collect(),
    };
    if steps.is_empty() {
        return Err(format!("`{name}` is no step\n{}", usage()));
    }
    steps.iter().try_for_each(|(_, _, run)| run())
}

/// Every step: two at a time, so that no core waits for the crates that are compiled one after the other.
fn ci() -> Outcome {
    named("setup")?;
    suite::copied()?;
    let jobs = |steps: &[&[&str]]| steps.iter().map(|names| suite::Job::steps(names)).collect::<Result<Vec<_>, _>>();
    let outcome = suite::run(jobs(&BESIDE_BUILD)?, || {
        build()?;
        let (mut all, tests) = (jobs(&BESIDE_TESTS)?, workspace_jobs()?);
        all.extend(tests);
        Ok(all)
    });
    step::summary()?;
    outcome
}

/// What clippy leaves out: its straight-line functions of thousands of statements are generated, take it minutes, and would
/// be mended in eccforge-source.
const UNLINTED: &str = "eccforge-schemes";

fn lint() -> Outcome {
    cargo("formatting", &["fmt", "--all", "--check"])?;
    // A build folder of its own: what is checked is not what is built, so nothing is compiled twice and neither waits for the other.
    let folder = ["--target-dir", "target/lint"];
    let targets = ["--no-deps", "--all-targets", "--quiet", "--", "-D", "warnings"];
    cargo("clippy", &[&["clippy", "--workspace", "--exclude", UNLINTED], &folder[..], &targets[..]].concat())?;
    // An example is named so that features are those of clippy, which has checked all dependencies.
    let all = ["doc", "--workspace", "--no-deps", "--quiet", "--lib", "--bins", "--example", "emit"];
    step::with_env("documentation", &[("RUSTDOCFLAGS", "-D warnings")], &[&all[..], &folder[..]].concat())
}

/// Before anything runs a part of it: every step selects the whole workspace and the same features, so that each crate is
/// compiled once.
fn build() -> Outcome {
    cargo("build", &[&["test", "--no-run", "--quiet"], &whole()[..]].concat())
}

fn generated() -> Outcome {
    generate::run(generate::Mode::Check)
}

fn workspace() -> Outcome {
    suite::run(Vec::new(), workspace_jobs)
}

/// The programs of tests of the workspace.
fn workspace_jobs() -> Result<Vec<suite::Job>, String> {
    if !setup::has_mpi() {
        step::lacking("MPI", "libopenmpi-dev, openmpi-bin and libclang-dev are needed")?;
    }
    suite::workspace()
}

/// The whole workspace with all that its tests need, MPI where it is there.
pub fn whole() -> [&'static str; 3] {
    let mpi = setup::has_mpi();
    ["--workspace", "--features", if mpi { "eccforge-embed/rayon,eccforge/mpi" } else { "eccforge-embed/rayon" }]
}

/// Builds all programs and examples as the tests build them. Examples are named for that: their dependencies count, and
/// so features are those of the tests, and nothing is compiled again.
pub fn programs(name: &str) -> Outcome {
    cargo(name, &[&["build", "--bins", "--examples", "--quiet"], &whole()[..]].concat())
}
