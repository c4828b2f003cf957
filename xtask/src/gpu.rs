//! `cargo xtask gpu`: the memory tests and samples on the first GPU of this machine, and the table of their times.

use crate::step::{StepResult, cargo, root, write};
use serde_json::Value;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// Schemes whose uniform entries are sampled.
const SCHEMES: [&str; 5] = ["i-secded", "ni-secded", "trio", "ssc-dsd-plus", "rs-dsc"];

/// Runs all memory tests on this number of bytes and all schemes on this number of samples; the results are in
/// `target/gpu`, with a table in `figures.md`.
///
/// # Errors
/// No GPU is found, a memory test finds an error, or counts differ from exact ones.
pub fn run(bytes: &str, samples: &str) -> StepResult {
    cargo("the program with GPUs", &["build", "--release", "--quiet", "--package", "eccforge", "--features", "gpu"])?;
    let folder = root().join("target/gpu");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let devices = results(&folder, "devices", &["list", "devices"])?.0;
    let name = devices["devices"][0]["name"].as_str().unwrap_or("a device without a name").to_owned();
    let (memory, _) = results(&folder, "memory", &["memtest", "--device", "gpu:0", "--size", bytes])?;
    let mut table = format!("| {name} | bytes moved or samples | seconds | rate |\n|---|---|---|---|\n");
    for test in memory["target"]["speed"].as_array().into_iter().flatten() {
        let moved = test["written"].as_f64().unwrap_or(0.0) + test["read"].as_f64().unwrap_or(0.0);
        let seconds = test["seconds"].as_f64().unwrap_or(f64::NAN);
        let test = test["test"].as_str().unwrap_or_default();
        table += &format!("| memory test {test} | {moved:.3e} | {seconds:.2} | {:.2} GB/s |\n", moved / seconds / 1e9);
    }
    for scheme in SCHEMES {
        let words = [
            "simulate",
            scheme,
            "--class",
            "entry",
            "--samples",
            samples,
            "--generator",
            "philox",
            "--device",
            "gpu:0",
        ];
        let (result, seconds) = results(&folder, scheme, &words)?;
        let count = result["cells"][0]["samples"].as_f64().unwrap_or(0.0);
        table += &format!("| samples of {scheme} | {count:.3e} | {seconds:.2} | {:.2} G/s |\n", count / seconds / 1e9);
    }
    print!("{table}");
    write(&folder.join("figures.md"), table)
}

/// Runs a command of the program. Returns its result, and the seconds that the command took.
fn results(folder: &Path, name: &str, words: &[&str]) -> Result<(Value, f64), String> {
    let (path, started) = (folder.join(name).with_extension("json"), Instant::now());
    let output = Command::new(root().join("target/release/eccforge")).args(words).args(["--format", "json"]).output();
    let output = output.map_err(|e| format!("{name}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{name}: {}\n{}", output.status, String::from_utf8_lossy(&output.stderr)));
    }
    let seconds = started.elapsed().as_secs_f64();
    write(&path, &output.stdout)?;
    serde_json::from_slice(&output.stdout).map(|value| (value, seconds)).map_err(|e| format!("{name}: {e}"))
}
