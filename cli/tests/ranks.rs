//! One run over MPI ranks gives the counts of one process. Needs `mpirun`.

use crate::searched;

use searched::{SPEC, codes};
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
        xtask::not_run("mpirun", "it is not installed");
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let program = env!("CARGO_BIN_EXE_eccforge");
    let arguments = |out: &Path, samples: &str| {
        let out = out.to_str().unwrap().to_owned();
        let fixed = "simulate trio,i-secded --class entry,2bit --seed 3 --threads 1 --format json";
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

/// `mpirun` of this program; `None` where there is no `mpirun`.
fn job(ranks: &str, arguments: &[&str]) -> Option<Command> {
    if Command::new("mpirun").arg("--version").output().is_err() {
        assert!(std::env::var_os("CI").is_none_or(|v| v != "true"), "mpirun is missing");
        println!("NOT RUN: mpirun is missing");
        return None;
    }
    let mut command = Command::new("timeout");
    command.args(["-s", "KILL", "120", "mpirun", "--oversubscribe", "--allow-run-as-root", "-n", ranks]);
    command.arg(env!("CARGO_BIN_EXE_eccforge")).args(arguments).arg("--mpi");
    Some(command)
}

const SMALL: [&str; 10] =
    ["simulate", "i-secded", "--class", "entry", "--threads", "1", "--no-exact", "--format", "json", "--samples"];

#[test]
fn every_rank_ends_with_the_message_of_rank_0_when_it_cannot_open_its_records() {
    let directory = tempfile::tempdir().unwrap();
    let (file, foreign) = (directory.path().join("file"), directory.path().join("foreign"));
    std::fs::write(&file, "no folder").unwrap();
    let records = directory.path().join("foreign.records");
    std::fs::write(&records, "not a record file\n").unwrap();
    for (out, part) in [(file.join("out.json"), "file"), (foreign, "foreign.records")] {
        let Some(mut command) = job("3", &[&SMALL[..], &["6e6", "--out", out.to_str().unwrap()]].concat()) else {
            return;
        };
        let output = command.output().unwrap();
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        // timeout would have ended a job that hangs with 137.
        assert!(!output.status.success() && output.status.code() != Some(137), "{:?}: {message}", output.status);
        assert!(message.matches(part).count() >= 2, "{message}");
    }
}

#[test]
fn every_rank_ends_when_the_disk_of_rank_0_is_full_and_the_records_stay_good() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("out.json");
    let arguments = [&SMALL[..], &["1e8", "--out", out.to_str().unwrap()]].concat();
    let Some(command) = job("3", &arguments) else { return };
    // Only the disk of rank 0 is full; messages go by TCP, as shared memory is a file too.
    let script = "trap '' XFSZ; [ \"$OMPI_COMM_WORLD_RANK\" = 0 ] && ulimit -f 4; exec \"$@\"";
    let mut words: Vec<String> = command.get_args().map(|a| a.to_str().unwrap().to_owned()).collect();
    let program = words.iter().position(|w| w == env!("CARGO_BIN_EXE_eccforge")).unwrap();
    let wrapper = ["--mca", "btl", "self,tcp", "bash", "-c", script, "bash"].map(str::to_owned);
    words.splice(program..program, wrapper);
    let output = Command::new("timeout").args(words).output().unwrap();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && output.status.code() != Some(137), "{:?}: {message}", output.status);
    assert!(message.contains("out.json.records"), "{message}");
    let again = job("2", &arguments).unwrap().output().unwrap();
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
    assert_eq!(counts(&out)[0]["samples"], 100_000_000);
}

/// A rank that is killed takes the job with it; what rank 0 had written is gone on with.
#[cfg(target_os = "linux")]
#[test]
fn a_killed_rank_ends_the_job_and_the_records_stay_good() {
    let directory = tempfile::tempdir().unwrap();
    let (out, alone) = (directory.path().join("out.json"), directory.path().join("alone.json"));
    let arguments = |out: &Path| -> Vec<String> {
        let words = SMALL.iter().copied().chain(["3e8", "--out", out.to_str().unwrap()]);
        words.map(str::to_owned).collect()
    };
    let words = arguments(&out);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(mut command) = job("2", &words) else { return };
    let mut child = command.stderr(std::process::Stdio::null()).spawn().unwrap();
    let records = directory.path().join("out.json.records");
    let mark = format!("--out\0{}", out.display());
    // The process of rank 1, by its environment.
    let rank_1 = || {
        let processes = std::fs::read_dir("/proc").unwrap().filter_map(Result::ok);
        processes.filter_map(|p| p.file_name().to_str()?.parse::<u32>().ok()).find(|pid| {
            let read = |name: &str| std::fs::read(format!("/proc/{pid}/{name}")).unwrap_or_default();
            let holds = |bytes: &[u8], part: &str| bytes.windows(part.len()).any(|w| w == part.as_bytes());
            holds(&read("cmdline"), &mark) && holds(&read("environ"), "OMPI_COMM_WORLD_RANK=1\0")
        })
    };
    let started = std::time::Instant::now();
    while std::fs::metadata(&records).map_or(0, |m| m.len()) < 3000 && started.elapsed().as_secs() < 60 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let pid = rank_1().expect("rank 1 runs").to_string();
    let killed = std::time::Instant::now();
    assert!(Command::new("kill").args(["-9", &pid]).status().unwrap().success());
    let status = child.wait().unwrap();
    // mpirun passes on that a rank was killed; the job did not wait for its limit of 120 s.
    assert!(!status.success() && killed.elapsed().as_secs() < 60, "{status:?} after {:?}", killed.elapsed());
    assert!(!out.exists());
    std::thread::sleep(std::time::Duration::from_secs(2));
    let program = env!("CARGO_BIN_EXE_eccforge");
    assert!(Command::new(program).args(arguments(&out)).status().unwrap().success());
    assert!(Command::new(program).args(arguments(&alone)).status().unwrap().success());
    assert_eq!(counts(&out), counts(&alone));
}

#[test]
fn a_search_on_ranks_finds_what_one_process_finds_and_goes_on_from_what_it_kept() {
    let directory = tempfile::tempdir().unwrap();
    let spec = directory.path().join("spec.txt");
    std::fs::write(&spec, SPEC).unwrap();
    let out = |name: &str| directory.path().join(name);
    let arguments = |out: &Path| {
        ["search", spec.to_str().unwrap(), "--threads", "1", "--out", out.to_str().unwrap()].map(str::to_owned)
    };
    let program = env!("CARGO_BIN_EXE_eccforge");
    assert!(Command::new(program).args(arguments(&out("alone"))).status().unwrap().success());
    let alone = codes(&out("alone"));
    assert!(alone.len() >= 2, "a scheme and its certificate");
    for ranks in ["1", "2", "3"] {
        let folder = out(ranks);
        let words = arguments(&folder);
        let Some(mut command) = job(ranks, &words.each_ref().map(String::as_str)) else { return };
        let output = command.output().unwrap();
        assert!(output.status.success(), "{ranks} ranks: {}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(codes(&folder), alone, "{ranks} ranks");
        let chains = folder.join("small.chains.records");
        let lines = std::fs::read_to_string(&chains).unwrap();
        assert_eq!(lines.lines().count(), 1 + 6, "{ranks} ranks");
        // Killed while it wrote the fourth chain.
        let cut: usize = lines.lines().take(4).map(|line| line.len() + 1).sum();
        std::fs::write(&chains, &lines[..cut + 5]).unwrap();
        codes(&folder).iter().for_each(|(name, _)| std::fs::remove_file(folder.join(name)).unwrap());
        let again = job(ranks, &words.each_ref().map(String::as_str)).unwrap().output().unwrap();
        assert!(again.status.success() && codes(&folder) == alone, "{ranks} ranks, gone on");
        assert!(std::fs::read_to_string(&chains).unwrap().starts_with(&lines[..cut]), "{ranks} ranks");
    }
}

#[test]
fn every_rank_of_a_search_ends_where_rank_0_cannot_keep_chains_or_another_has_another_description() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("spec.txt"), SPEC).unwrap();
    std::fs::write(path("file"), "no folder").unwrap();
    let words = ["search", &path("spec.txt"), "--out", &path("file/out")].map(str::to_owned);
    let Some(mut command) = job("3", &words.each_ref().map(String::as_str)) else { return };
    let output = command.output().unwrap();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    // timeout would have ended a job that hangs with 137.
    assert!(!output.status.success() && output.status.code() != Some(137), "{:?}: {message}", output.status);
    assert!(message.matches("file/out").count() >= 2, "{message}");

    std::fs::write(path("other-spec.txt"), SPEC.replace("seed: 1", "seed: 2")).unwrap();
    let script = "[ \"$OMPI_COMM_WORLD_RANK\" = 1 ] && set -- \"${@/spec.txt/other-spec.txt}\"; exec \"$@\"";
    let words = ["search", &path("spec.txt"), "--out", &path("out")].map(str::to_owned);
    let mut words: Vec<String> = job("3", &words.each_ref().map(String::as_str))
        .unwrap()
        .get_args()
        .map(|a| a.to_str().unwrap().to_owned())
        .collect();
    let program = words.iter().position(|w| w == env!("CARGO_BIN_EXE_eccforge")).unwrap();
    words.splice(program..program, ["bash", "-c", script, "bash"].map(str::to_owned));
    let output = Command::new("timeout").args(words).output().unwrap();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && output.status.code() != Some(137), "{:?}: {message}", output.status);
    assert!(message.contains("rank 1: has the description"), "{message}");
}
