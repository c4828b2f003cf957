//! Fuzz targets (`fuzz/`) under libFuzzer, built with the coverage that it reads by the compiler of all else: cargo-fuzz would need
//! a nightly one.

use crate::step::{self, Outcome, root};
use std::path::PathBuf;
use std::process::Command;

/// Longest input in bytes, longest time of one in seconds, most memory in MiB: beyond, a target fails.
const LIMITS: [&str; 3] = ["-max_len=4096", "-timeout=20", "-rss_limit_mb=2048"];

/// LLVM's coverage of edges and comparisons [SanitizerCoverage, Clang documentation].
const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
                        -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
                        -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

const TARGET: &str = "x86_64-unknown-linux-gnu";

/// So many executions of each of these targets, or of all where none is named. What a target found stays, and a later run
/// starts from it.
pub fn run(runs: &str, targets: &[&str]) -> Outcome {
    let known = names()?;
    if let Some(other) = targets.iter().find(|t| !known.iter().any(|k| k == *t)) {
        return Err(format!("`{other}` is no fuzz target; they are {}", known.join(", ")));
    }
    let runs: u64 = runs.parse().map_err(|_| format!("`{runs}` is no number of executions"))?;
    let folder = root().join("target/fuzz");
    step::run(
        "fuzz targets",
        Command::new(env!("CARGO"))
            .args(["build", "--package", "eccforge-fuzz", "--features", "guided", "--bin", "guided"])
            .args(["--profile", "fuzz", "--target", TARGET, "--target-dir"])
            .arg(&folder)
            .current_dir(root())
            .env("RUSTFLAGS", COVERAGE),
    )?;
    for name in known.iter().filter(|name| targets.is_empty() || targets.contains(&name.as_str())) {
        let (corpus, artifacts) = (made(folder.join("corpus").join(name))?, made(folder.join("artifacts").join(name))?);
        step::run(
            &format!("fuzzing {name}"),
            Command::new(folder.join(TARGET).join("fuzz/guided"))
                .env("ECCFORGE_FUZZ_TARGET", name)
                .args(LIMITS)
                .arg(format!("-runs={runs}"))
                .args(["-verbosity=0", "-print_final_stats=1"])
                .arg(format!("-artifact_prefix={}/", artifacts.display()))
                .arg(corpus),
        )?;
    }
    Ok(())
}

/// The files of `fuzz/src/targets`, in order.
fn names() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/src/targets");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut names: Vec<String> =
        entries.flatten().filter_map(|e| e.file_name().to_str()?.strip_suffix(".rs").map(str::to_owned)).collect();
    names.retain(|name| name != "mod");
    names.sort();
    Ok(names)
}

/// A folder that is there.
fn made(folder: PathBuf) -> Result<PathBuf, String> {
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}
