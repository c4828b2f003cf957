//! `cargo xtask`: the checks that CI runs and the generation of committed files. `cargo xtask --help` lists them.

mod book;
mod embedded;
mod explain;
mod explorer;
mod generate;
mod gpu;
mod newcomer;
mod setup;
mod site;
mod step;
mod test_run;
mod unpack;

use std::process::{Command, ExitCode};
use step::{StepResult, cargo, root};
pub use test_run::whole;
use xtask::Extent;

/// A step: its name, its description, and its function.
type CiStep = (&'static str, &'static str, fn() -> StepResult);

/// A step without a command of its own: its description and its function.
type Described = (&'static str, fn() -> StepResult);

/// Every step that has a name.
const STEPS: [CiStep; 20] = [
    ("setup", "install the tools that all steps need, or name those that cannot be installed", setup::run),
    ("tools", "install the tools that `test` needs, below target", tools),
    ("test", "the tests of all packages, with their tools; a test that takes minutes is left to `all`", test),
    ("newcomer", "`test` in a root that has none of the tools, as a user without sudo (needs root)", newcomer::run),
    ("all", "the tests of all packages, those that take minutes too", all),
    ("release", "the program as users build it, tested", release),
    ("lint", "formatting, clippy and documentation, all without a warning", lint),
    ("dependencies", "licences and sources of dependencies; none is unused", dependencies),
    ("platforms", "macOS and Windows: everything compiles without a warning", platforms),
    ("page", "the explorer's page: target/eccforge-explorer.html", explorer::made),
    ("book", "the documents as a book: target/book, every link followed", book::run),
    ("site", "one static site of the book, the explorer and the API pages: target/site", site::run),
    ("package", "what crates.io gets: packed, and the program installed from it", package),
    ("generated", "committed generated files are what the programs make", || generate::run(true)),
    ("c", "the C interface: installed, built against, run", embedded::c),
    ("python", "the Python interface: built, installed, run", embedded::python),
    (
        "archive",
        "what people take away, with the program and the libraries of the tests, tried in a bare root",
        archive,
    ),
    ("explorer", "the explorer's page, tested in a browser", explorer::run),
    ("neon", "kernels and lanes on an emulated AArch64 machine", embedded::neon),
    ("miri", "undefined behaviour and byte order under Miri", embedded::miri),
];

/// Steps that CI runs while it builds and runs the tests.
// Crates that depend on each other compile one after the other, and a second core would idle meanwhile. Steps that need the
// programs of the tests are last.
const PARALLEL_TO_TESTS: [fn() -> StepResult; 11] = [
    lint,
    dependencies,
    windows,
    explorer::made,
    site::run,
    embedded::c,
    || generate::run(true),
    package,
    embedded::python_of_tests,
    archive,
    explorer::run,
];

/// Steps that only `full` runs, besides its longer tests. CI names them at its end.
// Together they take 900 seconds of processor time. CI has 3000 seconds in 25 minutes on two cores, and these steps
// fail least, because they compile the same code for another profile or machine.
const LEFT_TO_FULL: [Described; 6] = [
    ("the program in release, and its tests", release),
    ("macOS", platforms),
    ("NEON on an emulated machine", embedded::neon),
    ("kernels and the C interface under Miri", embedded::miri),
    ("kernels on a big-endian machine under Miri", embedded::miri_big_endian),
    ("the Python module as pip compiles it", embedded::python),
];

/// Help for the other commands of `cargo xtask`.
const OTHERS: &str = "
cargo xtask ci                      what CI runs: all of these but release, macOS, neon and miri
cargo xtask generate [--check]      make the committed generated files again, or compare them
cargo xtask generate --out DIR      make all of them, also those of which only hashes are committed
cargo xtask explain ITEM            a requirement such as D.1, with its document, its page, the code that cites it and its tests
cargo xtask dist                    all that people take away, in one archive, tried in a bare root: target/dist
cargo xtask faults [WORD...]        rules of the policies broken one by one (those with these words in their patch's name): a test
                                    must fail for each
cargo xtask full                    all tests with all their cases (CI runs some of those of long tests, `test` fewer), the program
                                    in release, macOS, NEON, Miri on two machines, and the Python module as pip compiles it:
                                    before a release, and each night where there is a machine for it
cargo xtask gpu [SIZE SAMPLES]      the memory tests (on 4GiB) and samples (1e10) on the first GPU of this machine, and a table of
                                    their speed: target/gpu/figures.md
cargo xtask slurm                   the examples and ranks on a Slurm of four nodes on this machine (as root)
";

/// Other platforms for which everything compiles, as the README promises.
const PLATFORMS: [&str; 2] = ["aarch64-apple-darwin", "x86_64-pc-windows-gnu"];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        [] => Err(usage()),
        words if words.contains(&"--help") || words.contains(&"-h") => {
            print!("{}", usage());
            Ok(())
        }
        ["ci"] => ci(),
        ["dist"] => dist(),
        ["explain", item] => explain::run(item),
        ["full"] => full(),
        ["gpu"] => gpu::run("4GiB", "1e10"),
        ["gpu", size, samples] => gpu::run(size, samples),
        ["slurm"] => slurm(),
        ["faults", words @ ..] => script("rules broken on purpose", "faults.sh", words),
        ["generate"] => generate::run(false),
        ["generate", "--check"] => generate::run(true),
        ["generate", "--out", folder] => generate::make(folder.as_ref()),
        names => steps(names),
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
    STEPS.iter().map(|(name, what, _)| format!("cargo xtask {name:<20} {what}\n")).collect::<String>() + OTHERS
}

/// Runs the examples and MPI ranks of the documentation on a Slurm cluster that consists only of this machine.
fn slurm() -> StepResult {
    cargo("the program with MPI", &["build", "--features", "eccforge/mpi"])?;
    let program = root().join("target/debug/eccforge");
    step::run("Slurm", Command::new(root().join("xtask/slurm.sh")).arg(program))
}

/// Builds the archive of all released files, and tests it in a bare root file system.
fn dist() -> StepResult {
    explorer::build()?;
    script("archive", "dist.sh", &[env!("CARGO_PKG_VERSION")])
}

/// Builds the archive of [`dist`] from the program and the libraries that the tests have built.
fn archive() -> StepResult {
    explorer::made()?;
    programs("eccforge, for the archive")?;
    let library = embedded::extension()?;
    script("archive", "dist.sh", &[env!("CARGO_PKG_VERSION"), &library.to_string_lossy()])
}

/// Builds the program as in the archive, with GPUs, and with MPI if it is installed, and tests it: optimisation level,
/// behaviour after a panic and linker options differ from those of the tests.
fn release() -> StepResult {
    let features = if setup::has_mpi() { "gpu,mpi" } else { "gpu" };
    let build = ["build", "--release", "--quiet", "--package", "eccforge", "--features", features];
    cargo("the program in release", &build)?;
    test_run::of_program(&root().join("target/release/eccforge"))
}

/// Runs a script in the folder of this package.
fn script(name: &str, file: &str, words: &[&str]) -> StepResult {
    step::run(name, Command::new(root().join("xtask").join(file)).args(words))
}

/// Runs steps one after the other. With `--strict`, as in CI, a check that was not run is a failure.
fn steps(names: &[&str]) -> StepResult {
    let (options, names): (Vec<&str>, Vec<&str>) = names.iter().partition(|name| name.starts_with('-'));
    if let Some(unknown) = options.iter().find(|option| **option != "--strict") {
        return Err(format!("`{unknown}` is not an option\n{}", usage()));
    }
    let outcome = names.iter().try_for_each(|name| named(name));
    let summary = step::summary(xtask::is_ci() || !options.is_empty());
    step::together([outcome, summary])
}

/// Runs the step of this name.
fn named(name: &str) -> StepResult {
    let step =
        STEPS.iter().find(|step| step.0 == name).ok_or_else(|| format!("`{name}` is not a step\n{}", usage()))?;
    step.2()
}

fn ci() -> StepResult {
    // Both wait for the network.
    step::in_parallel(&[newcomer::make], setup::run)?;
    test_run::forget();
    let newcomer = newcomer::run_with_this_target();
    let outcome = step::in_parallel(&PARALLEL_TO_TESTS, rest);
    let summary = step::summary(xtask::is_ci());
    let left: Vec<&str> = LEFT_TO_FULL.iter().map(|(name, _)| *name).collect();
    let tests = xtask::left_to_full().count();
    eprintln!("== left to `cargo xtask full`: {tests} tests of .ci/full; tests of modules `full`; {}", left.join("; "));
    step::together([newcomer, outcome, summary])
}

/// All tests with all their cases, and the steps that CI leaves out.
fn full() -> StepResult {
    let tests = test_run::run(Extent::Full);
    let steps = LEFT_TO_FULL.iter().map(|(_, step)| step());
    step::together(std::iter::once(tests).chain(steps).collect::<Vec<_>>())
}

/// The package that clippy does not check.
// Its straight-line functions of thousands of statements take clippy minutes. They are generated, so a fault in them would be
// corrected in eccforge-source.
const UNLINTED: &str = "eccforge-schemes";

fn lint() -> StepResult {
    cargo("formatting", &["fmt", "--all", "--check"])?;
    let targets = ["--no-deps", "--all-targets", "--quiet", "--", "-D", "warnings"];
    cargo("clippy", &[&["clippy", "--workspace", "--exclude", UNLINTED], &targets[..]].concat())?;
    step::with_env("documentation", &[("RUSTDOCFLAGS", "-D warnings")], &site::API_PAGES)
}

/// Packs the published crates, and validates the metadata of a release.
fn package() -> StepResult {
    script("metadata of a release", "metadata.sh", &[])?;
    script("packages", "package.sh", &[])
}

fn dependencies() -> StepResult {
    let deny = setup::tool("cargo-deny");
    if !deny.is_file() || !setup::answers(&["cargo-machete", "--version"]) {
        return step::lacking("checks of dependencies", "cargo xtask setup");
    }
    step::run("cargo machete", Command::new("cargo-machete").current_dir(root()))?;
    // Known vulnerabilities change without a commit here, so no commit is checked for them.
    let check = ["--locked", "check", "bans", "licenses", "sources"];
    step::run("cargo deny", Command::new(deny).args(check).current_dir(root()))
}

fn platforms() -> StepResult {
    compiles_for(&PLATFORMS)
}

/// Checks that everything compiles for the platform of [`PLATFORMS`] that is not like Linux.
fn windows() -> StepResult {
    compiles_for(&PLATFORMS[1..])
}

fn compiles_for(platforms: &[&'static str]) -> StepResult {
    let mut targets = Vec::new();
    for &target in platforms {
        if setup::has_target(target) {
            targets.extend(["--target", target]);
        } else {
            step::lacking(target, &format!("rustup target add {target}"))?;
        }
    }
    if targets.is_empty() {
        return Ok(());
    }
    // One call compiles macros and build scripts once for both.
    let check = ["check", "-p", "eccforge", "-p", "eccforge-c", "--quiet"];
    step::with_env("other platforms", &[("RUSTFLAGS", "-D warnings")], &[&check[..], &targets].concat())
}

/// Runs the tests that a change needs, after it has installed their tools.
fn test() -> StepResult {
    tools()?;
    test_run::run(Extent::Test)
}

/// Installs the tools of the tests. Tests whose tool is still missing report that they did not run.
fn tools() -> StepResult {
    setup::for_tests();
    Ok(())
}

/// Runs the tests of CI: those that take minutes are marked `#[ignore]`, and those of a module `full` are left out.
fn all() -> StepResult {
    mpi()?;
    test_run::run(Extent::Ci)
}

/// Like [`all`], without the tests that passed on a newcomer's machine with as many cases.
fn rest() -> StepResult {
    mpi()?;
    test_run::rest()
}

fn mpi() -> StepResult {
    if setup::has_mpi() {
        return Ok(());
    }
    step::lacking("MPI", "libopenmpi-dev, openmpi-bin and libclang-dev are needed")
}

/// Builds all programs and examples as the tests build them. Examples are named because their dependencies count:
/// features are then those of the tests, and nothing is compiled a second time.
pub fn programs(name: &str) -> StepResult {
    cargo(name, &[&["build", "--bins", "--examples", "--quiet"], &whole()[..]].concat())
}
