//! `cargo xtask`: the checks that CI runs and the generation of committed files. Run without arguments for a list.

mod embedded;
mod engine;
mod generate;
mod setup;
mod step;

use std::process::ExitCode;
use step::{Outcome, cargo};

const USAGE: &str = "\
cargo xtask ci                  everything below, in order: what CI runs
cargo xtask setup               install the tools that the tests need, or say what is missing
cargo xtask lint                formatting, clippy and documentation, all without a warning
cargo xtask test                all tests
cargo xtask platforms           of these, what cargo test alone does not run: C, Python, NEON, Miri, fuzzing, MPI
cargo xtask generate [--check]  make the committed generated files again; --check only compares
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["ci"] => ci(),
        ["setup"] => setup::run(),
        ["lint"] => lint(),
        ["test"] => setup::run().and_then(|()| test()),
        ["platforms"] => platforms(),
        ["generate"] => generate::run(generate::Mode::Write),
        ["generate", "--check"] => generate::run(generate::Mode::Check),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn ci() -> Outcome {
    setup::run()?;
    lint()?;
    // Before anything runs a part of it: every step selects the whole workspace, so that each crate is compiled once.
    cargo("build", &["test", "--workspace", "--no-run", "--quiet"])?;
    generate::run(generate::Mode::Check)?;
    test()
}

/// What clippy leaves out: its straight-line functions of thousands of statements are generated, take it minutes, and would
/// be mended in eccforge-source.
const UNLINTED: &str = "eccforge-schemes";

fn lint() -> Outcome {
    cargo("formatting", &["fmt", "--all", "--check"])?;
    let targets = ["--no-deps", "--all-targets", "--quiet", "--", "-D", "warnings"];
    cargo("clippy", &[&["clippy", "--workspace", "--exclude", UNLINTED], &targets[..]].concat())?;
    step::with_env("documentation", "RUSTDOCFLAGS", "-D warnings", &["doc", "--workspace", "--no-deps", "--quiet"])
}

fn test() -> Outcome {
    let python = setup::cocotb();
    let python = python.as_deref().unwrap_or("python3");
    step::with_env("tests", "ECCFORGE_COCOTB_PYTHON", python, &["test", "--workspace", "--no-fail-fast"])?;
    platforms()
}

fn platforms() -> Outcome {
    embedded::run()?;
    engine::ranks()?;
    engine::neon()
}
