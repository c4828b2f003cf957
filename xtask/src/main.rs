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
cargo xtask generate [--check]  make the committed generated files again; --check only compares
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments.as_slice() {
        ["ci"] => ci(),
        ["setup"] => setup::run(),
        ["lint"] => lint(),
        ["test"] => test(),
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
    lint()?;
    generate::run(generate::Mode::Check)?;
    test()
}

/// Packages that CI holds to every check.
const GATING: [&str; 16] = [
    "eccforge-codecs",
    "eccforge-oracle",
    "eccforge-verify",
    "eccforge-policy",
    "eccforge-hdl",
    "eccforge-fleet",
    "eccforge-emit",
    "eccforge-schemes",
    "eccforge-embed",
    "eccforge-bench",
    "eccforge-c",
    "eccforge-python",
    "eccforge-simulate",
    "eccforge-memory",
    "eccforge",
    "xtask",
];

/// Of these, one that clippy leaves out: its straight-line functions of thousands of statements are generated, take it
/// minutes, and would be mended in eccforge-emit.
const UNLINTED: &str = "eccforge-schemes";

/// Words that select the gating packages.
fn gating() -> Vec<&'static str> {
    GATING.iter().flat_map(|package| ["--package", package]).collect()
}

fn lint() -> Outcome {
    cargo("formatting", &["fmt", "--all", "--check"])?;
    let linted: Vec<&str> =
        GATING.iter().filter(|p| **p != UNLINTED).flat_map(|package| ["--package", package]).collect();
    let clippy =
        [&["clippy"], &linted[..], &["--no-deps", "--all-targets", "--quiet", "--", "-D", "warnings"]].concat();
    cargo("clippy", &clippy)?;
    let doc = [&["doc"], &gating()[..], &["--no-deps", "--quiet"]].concat();
    step::with_env("documentation", "RUSTDOCFLAGS", "-D warnings", &doc)
}

fn test() -> Outcome {
    setup::run()?;
    cargo("tests", &[&["test"], &gating()[..], &["--no-fail-fast"]].concat())?;
    embedded::run()?;
    engine::ranks()?;
    engine::neon()
}
