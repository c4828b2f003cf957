//! One run over MPI ranks gives the counts of one process. Needs `mpirun`.

use serde_json::Value;
use std::path::Path;
use std::process::Command;

fn counts(out: &Path) -> Vec<Value> {
    let json: Value = serde_json::from_slice(&std::fs::read(out).unwrap()).unwrap();
    assert_eq!(json["complete"], true);
    json["cells"].as_array().unwrap().clone()
}

#[test]
fn counts_are_the_same_for_one_process_and_for_1_and_2_ranks_and_a_killed_job_goes_on() {
    if Command::new("mpirun").arg("--version").output().is_err() {
        assert!(std::env::var_os("CI").is_none_or(|v| v != "true"), "mpirun is missing");
        println!("NOT RUN: mpirun is missing");
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let program = env!("CARGO_BIN_EXE_eccforge");
    let arguments = |out: &Path, samples: &str| {
        let out = out.to_str().unwrap().to_owned();
        let fixed = "simulate --scheme trio,i-secded --class entry,2bit --seed 3 --threads 1 --format json";
        let words = fixed.split(' ').map(str::to_owned);
        words.chain(["--samples".into(), samples.into(), "--out".into(), out]).collect::<Vec<String>>()
    };
    let ranks = |n: &str, out: &Path, seconds: &str| {
        let output = Command::new("timeout")
            .args(["-s", "KILL", seconds, "mpirun", "--oversubscribe", "--allow-run-as-root", "-n", n, program])
            .args(arguments(out, "6000000"))
            .arg("--mpi")
            .output()
            .unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let alone = at("alone.json");
    assert!(Command::new(program).args(arguments(&alone, "6000000")).status().unwrap().success());
    for n in ["1", "2"] {
        let out = at(&format!("{n}.json"));
        let (success, message) = ranks(n, &out, "300");
        assert!(success, "{n} ranks: {message}");
        assert_eq!(counts(&out), counts(&alone), "{n} ranks");
    }
    let torn = at("torn.json");
    for _ in 0..3 {
        ranks("2", &torn, "0.5");
        // Ranks that outlive a killed mpirun hold the records for a moment.
        std::thread::sleep(std::time::Duration::from_secs(2));
    }
    let (success, message) = ranks("2", &torn, "300");
    assert!(success, "{message}");
    assert_eq!(counts(&torn), counts(&alone), "after three kills");
}
