//! Fuzz targets (`fuzz/`), built with the coverage that libFuzzer reads by the compiler of all else: cargo-fuzz would need a
//! nightly one.

use crate::step::{self, Outcome, lacking, root};
use std::path::PathBuf;
use std::process::Command;

/// What each target does where nothing else is asked for: from one seed and no corpus, so the same inputs on every machine that
/// is not too slow for them. To find what is new, longer runs draw seeds of their own and keep what they found.
const BRIEFLY: [&str; 3] = ["-seed=1", "-runs=20000", "-max_total_time=4"];

/// Longest input in bytes, longest time of one in seconds, most memory in MiB: beyond, a target fails.
const LIMITS: [&str; 3] = ["-max_len=4096", "-timeout=20", "-rss_limit_mb=2048"];

/// LLVM's coverage of edges and comparisons [SanitizerCoverage, Clang documentation].
const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
                        -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
                        -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

const TARGET: &str = "x86_64-unknown-linux-gnu";

/// A short run of every target.
pub fn briefly() -> Outcome {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return lacking("fuzzing", "the coverage flags are those of x86-64 Linux");
    }
    run(&BRIEFLY, &[], false)
}

/// So many executions of each of these targets, or of all where none is named.
pub fn thoroughly(runs: &str, targets: &[&str]) -> Outcome {
    let known = names()?;
    if let Some(other) = targets.iter().find(|t| !known.iter().any(|k| k == *t)) {
        return Err(format!("`{other}` is no fuzz target; they are {}", known.join(", ")));
    }
    let runs: u64 = runs.parse().map_err(|_| format!("`{runs}` is no number of executions"))?;
    run(&[&format!("-runs={runs}")], targets, true)
}

/// The files of `fuzz/fuzz_targets`, in order.
fn names() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/fuzz_targets");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut names: Vec<String> =
        entries.flatten().filter_map(|e| e.file_name().to_str()?.strip_suffix(".rs").map(str::to_owned)).collect();
    names.sort();
    Ok(names)
}

/// Runs the targets with these arguments. What a target found stays if `kept`, and a later run of that kind starts from it.
fn run(arguments: &[&str], targets: &[&str], kept: bool) -> Outcome {
    let folder = root().join("target/fuzz");
    step::run(
        "fuzz targets",
        Command::new(env!("CARGO"))
            .args(["build", "--release", "--target", TARGET, "--target-dir"])
            .arg(&folder)
            .current_dir(root().join("fuzz"))
            .env("RUSTFLAGS", COVERAGE),
    )?;
    for name in names()?.iter().filter(|name| targets.is_empty() || targets.contains(&name.as_str())) {
        let (corpus, artifacts) = (made(folder.join("corpus").join(name))?, made(folder.join("artifacts").join(name))?);
        step::run(
            &format!("fuzzing {name}"),
            Command::new(folder.join(TARGET).join("release").join(name))
                .args(LIMITS)
                .args(arguments)
                .args(["-verbosity=0", "-print_final_stats=1"])
                .arg(format!("-artifact_prefix={}/", artifacts.display()))
                .args(kept.then_some(corpus)),
        )?;
    }
    Ok(())
}

/// A folder that is there.
fn made(folder: PathBuf) -> Result<PathBuf, String> {
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}
