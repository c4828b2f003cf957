//! Tests that a run over MPI ranks gives the counts of one process. Needs `mpirun`.

use crate::{program, searched};

use eccforge_runs::records::Header;
use searched::{SPEC, codes};
use serde_json::Value;
use std::ops::Range;
use std::path::Path;
use std::process::Command;

fn counts(out: &Path) -> Vec<Value> {
    let json: Value = serde_json::from_slice(&std::fs::read(out).unwrap()).unwrap();
    assert_eq!(json["complete"], true);
    json["cells"].as_array().unwrap().clone()
}

#[test]
#[ignore = "needs mpirun: cargo xtask ci"]
fn counts_are_the_same_for_one_process_and_for_1_and_2_ranks_and_a_killed_job_goes_on() {
    if !xtask::needs(&["mpirun"]) {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let program = program::program();
    let arguments = |out: &Path, samples: &str| {
        let out = out.to_str().unwrap().to_owned();
        let fixed = "simulate trio,i-secded --class entry,2bit --seed 3 --threads 1 --format json";
        let words = fixed.split(' ').map(str::to_owned);
        words.chain(["--samples".into(), samples.into(), "--out".into(), out]).collect::<Vec<String>>()
    };
    let ranks = |n: &str, out: &Path, seconds: &str| {
        let output = Command::new("timeout")
            .args(["-s", "KILL", seconds, "mpirun", "--oversubscribe", "--allow-run-as-root", "-n", n, &program])
            .args(arguments(out, "6000000"))
            .arg("--mpi")
            .output()
            .unwrap();
        (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let alone = at("alone.json");
    assert!(Command::new(&program).args(arguments(&alone, "6000000")).status().unwrap().success());
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

/// `mpirun` of this program; `None` without an installed `mpirun`.
fn job(ranks: &str, arguments: &[&str]) -> Option<Command> {
    if !xtask::needs(&["mpirun"]) {
        return None;
    }
    let mut command = Command::new("timeout");
    command.args(["-s", "KILL", "120", "mpirun", "--oversubscribe", "--allow-run-as-root", "-n", ranks]);
    command.arg(program::program()).args(arguments).arg("--mpi");
    Some(command)
}

/// A job in which every rank runs the program by a script of bash, which reads its rank from `$R`.
fn scripted(job: &Command, script: &str) -> Command {
    let mut words: Vec<String> = job.get_args().map(|a| a.to_str().unwrap().to_owned()).collect();
    let program = words.iter().position(|w| *w == program::program()).unwrap();
    let script = format!("R=$OMPI_COMM_WORLD_RANK; {script}; exec \"$@\"");
    words.splice(program..program, ["bash", "-c", &script, "bash"].map(str::to_owned));
    let mut command = Command::new("timeout");
    command.args(words);
    command
}

/// The output of a job that fails by itself, not by the limit of its time.
fn failed(mut job: Command) -> String {
    let output = job.output().unwrap();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    // timeout ends a job that hangs with 137.
    assert_eq!(output.status.code(), Some(2), "{message}");
    // A message is wrapped.
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}

const SMALL: [&str; 10] =
    ["simulate", "i-secded", "--class", "entry", "--threads", "1", "--no-exact", "--format", "json", "--samples"];

#[test]
#[ignore = "takes seconds"]
fn every_rank_ends_with_the_message_of_rank_0_when_it_cannot_open_its_records() {
    let directory = tempfile::tempdir().unwrap();
    let (file, foreign) = (directory.path().join("file"), directory.path().join("foreign"));
    std::fs::write(&file, "no folder").unwrap();
    let records = directory.path().join("foreign.records");
    std::fs::write(&records, "not a record file\n").unwrap();
    for (out, part) in [(file.join("out.json"), "file"), (foreign, "foreign.records")] {
        let Some(command) = job("3", &[&SMALL[..], &["6e6", "--out", out.to_str().unwrap()]].concat()) else {
            return;
        };
        let message = failed(command);
        assert!(message.matches(part).count() >= 2, "{message}");
    }
}

#[test]
#[ignore = "needs mpirun: cargo xtask ci"]
fn every_rank_ends_when_the_disk_of_rank_0_is_full_and_the_records_stay_good() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("out.json");
    let arguments = [&SMALL[..], &["1e8", "--out", out.to_str().unwrap()]].concat();
    let Some(command) = job("3", &arguments) else { return };
    // Only the disk of rank 0 is full; messages go by TCP, as shared memory is a file too.
    let mut command = scripted(&command, "trap '' XFSZ; [ $R = 0 ] && ulimit -f 4");
    command.env("OMPI_MCA_btl", "self,tcp");
    let message = failed(command);
    assert!(message.contains("out.json.records"), "{message}");
    let again = job("2", &arguments).unwrap().output().unwrap();
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
    assert_eq!(counts(&out)[0]["samples"], 100_000_000);
}

/// A job of two ranks of which one gets a signal while it counts: it ends, and the records stay good. Returns the
/// messages of the job.
#[cfg(target_os = "linux")]
fn disturbed(rank: &str, signal: &str) -> Option<String> {
    let directory = tempfile::tempdir().unwrap();
    let (out, alone) = (directory.path().join("out.json"), directory.path().join("alone.json"));
    let arguments = |out: &Path| -> Vec<String> {
        let words = SMALL.iter().copied().chain(["3e8", "--out", out.to_str().unwrap()]);
        words.map(str::to_owned).collect()
    };
    let words = arguments(&out);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut command = job("2", &words)?;
    let log = directory.path().join("log");
    command.env("ECCFORGE_RANK_TIMEOUT", "5").stderr(std::fs::File::create(&log).unwrap());
    let mut child = command.spawn().unwrap();
    let records = directory.path().join("out.json.records");
    let mark = format!("--out\0{}", out.display());
    // The process of the rank, by its environment.
    let process = || {
        let processes = std::fs::read_dir("/proc").unwrap().filter_map(Result::ok);
        processes.filter_map(|p| p.file_name().to_str()?.parse::<u32>().ok()).find(|pid| {
            let read = |name: &str| std::fs::read(format!("/proc/{pid}/{name}")).unwrap_or_default();
            let holds = |bytes: &[u8], part: &str| bytes.windows(part.len()).any(|w| w == part.as_bytes());
            holds(&read("cmdline"), &mark) && holds(&read("environ"), &format!("OMPI_COMM_WORLD_RANK={rank}\0"))
        })
    };
    let started = std::time::Instant::now();
    while std::fs::metadata(&records).map_or(0, |m| m.len()) < 3000 && started.elapsed().as_secs() < 60 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    program::signal(signal, process().expect("the rank runs"));
    let status = child.wait().unwrap();
    let log = std::fs::read_to_string(log).unwrap();
    assert_eq!(status.code(), Some(137), "{log}");
    assert!(!out.exists());
    std::thread::sleep(std::time::Duration::from_secs(2));
    let program = program::program();
    assert!(Command::new(&program).args(arguments(&out)).status().unwrap().success());
    assert!(Command::new(&program).args(arguments(&alone)).status().unwrap().success());
    assert_eq!(counts(&out), counts(&alone));
    Some(log)
}

/// `mpirun` ends a job whose rank is killed.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "takes seconds"]
fn a_killed_rank_ends_the_job_and_the_records_stay_good() {
    let Some(log) = disturbed("1", "-KILL") else { return };
    // A job that hangs is killed by timeout and says nothing.
    assert!(log.contains("exited on signal 9"), "{log}");
}

/// A stopped rank is not ended: like a rank that `srun` has lost, only its silence shows that it is gone.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "takes seconds"]
fn a_silent_rank_ends_the_job_by_name_and_the_records_stay_good() {
    for (silent, other) in [("1", "0"), ("0", "1")] {
        let Some(log) = disturbed(silent, "-STOP") else { return };
        let message = format!("rank {silent}");
        assert!(log.contains(&message) && log.contains(&format!("no longer answers rank {other}")), "{log}");
    }
}

#[test]
#[ignore = "takes seconds"]
fn ranks_that_would_count_different_runs_count_nothing_and_name_the_difference() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let scheme = eccforge_scheme::builtin("i-secded").unwrap().file().text;
    std::fs::write(path("new.yaml"), &scheme).unwrap();
    // Column 0 loses a bit.
    std::fs::write(path("stale.yaml"), scheme.replacen("FF26499010131CE0", "7F26499010131CE0", 1)).unwrap();
    let out = path("out.json");
    let new = path("new.yaml");
    let words = ["simulate", &new, "--class", "entry", "--no-exact", "--seed", "1", "--samples", "6e6", "--out", &out];
    let Some(job) = job("3", &words) else { return };
    for (script, named) in [
        ("[ $R = 1 ] && set -- \"${@/#1/2}\"", "`seed` is 1 in one and 2 in the other"),
        ("[ $R = 2 ] && set -- \"${@/6e6/7e6}\"", "one has 6000000 samples of a class and the other 7000000"),
        (
            "[ $R = 2 ] && set -- \"${@/entry/2bit}\"",
            "only one has samples of the class `2bit` (entries of 4 x 72 bits)",
        ),
        ("[ $R = 1 ] && set -- \"${@/new.yaml/stale.yaml}\"", "`schemes.i-secded` is"),
        ("[ $R = 2 ] && set -- \"${@/new.yaml/absent.yaml}\"", "absent.yaml"),
        ("[ $R = 0 ] && set -- \"${@/new.yaml/absent.yaml}\"", "absent.yaml"),
        ("[ $R = 1 ] && set -- \"$@\" --generator philox", "`generator` is"),
        ("[ $R = 1 ] && set -- \"$@\" --capture 3", "`capture` is 0 in one and 3 in the other"),
    ] {
        let message = failed(scripted(&job, script));
        // Every rank says it.
        assert!(message.matches(named).count() >= 2 && !message.contains("panicked"), "{script}: {message}");
        assert!(!Path::new(&out).exists() && !Path::new(&format!("{out}.records")).exists(), "{script}");
    }
    std::fs::write(path("spec.txt"), SPEC).unwrap();
    let search = format!("[ $R = 1 ] && set -- \"$1\" search {} --out {} --mpi", path("spec.txt"), path("search"));
    let message = failed(scripted(&job, &search));
    assert!(message.contains("rank 1") && message.contains("another command"), "{message}");
}

/// One rank, then two: each counts half of the remaining blocks, and progress covers the remaining blocks.
#[test]
#[ignore = "needs mpirun: cargo xtask ci"]
fn a_restart_on_more_ranks_is_cut_from_what_is_left() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let [out, alone] = [path("out.json"), path("alone.json")];
    let words = |samples, out| [&SMALL[..], &[samples, "--out", out]].concat();
    let Some(mut first) = job("1", &words("4e6", &out)) else { return };
    assert!(first.status().unwrap().success());
    assert!(job("2", &words("12e6", &out)).unwrap().status().unwrap().success());
    assert!(Command::new(program::program()).args(words("12e6", &alone)).status().unwrap().success());
    assert_eq!(counts(Path::new(&out)), counts(Path::new(&alone)));
    // 15 whole blocks of 2^18 samples were there, 31 are left: 15 for rank 0, which begins with block 15, and 16 for rank 1.
    let result: Value = serde_json::from_slice(&std::fs::read(&out).unwrap()).unwrap();
    assert_eq!(result["execution"]["counted"], 12_000_000 - (15 << 18));
    let records = eccforge_runs::records::read::<Header>(Path::new(&format!("{out}.records"))).unwrap().records;
    let blocks = |of: Range<u64>| records.iter().filter(|r| of.contains(&r.first)).map(|r| r.blocks).sum::<u64>();
    assert_eq!([blocks(0..15), blocks(15..30), blocks(30..46)], [15, 15, 16], "{records:?}");
}

#[test]
#[ignore = "needs mpirun: cargo xtask ci"]
fn a_search_on_ranks_finds_what_one_process_finds_and_goes_on_from_what_it_kept() {
    let directory = tempfile::tempdir().unwrap();
    let spec = directory.path().join("spec.txt");
    std::fs::write(&spec, SPEC).unwrap();
    let out = |name: &str| directory.path().join(name);
    let arguments = |out: &Path| {
        ["search", spec.to_str().unwrap(), "--threads", "1", "--out", out.to_str().unwrap()].map(str::to_owned)
    };
    assert!(Command::new(program::program()).args(arguments(&out("alone"))).status().unwrap().success());
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
        for (name, _) in codes(&folder).iter() {
            std::fs::remove_file(folder.join(name)).unwrap();
        }
        let again = job(ranks, &words.each_ref().map(String::as_str)).unwrap().output().unwrap();
        assert!(again.status.success() && codes(&folder) == alone, "{ranks} ranks, gone on");
        assert!(std::fs::read_to_string(&chains).unwrap().starts_with(&lines[..cut]), "{ranks} ranks");
    }
}

#[test]
#[ignore = "takes seconds"]
fn every_rank_of_a_search_ends_where_rank_0_cannot_keep_chains_or_another_has_another_description() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("spec.txt"), SPEC).unwrap();
    std::fs::write(path("file"), "no folder").unwrap();
    let words = ["search", &path("spec.txt"), "--out", &path("file/out")].map(str::to_owned);
    let Some(command) = job("3", &words.each_ref().map(String::as_str)) else { return };
    let message = failed(command);
    assert!(message.matches("file/out").count() >= 2, "{message}");

    std::fs::write(path("other-spec.txt"), SPEC.replace("seed: 1", "seed: 2")).unwrap();
    let words = ["search", &path("spec.txt"), "--out", &path("out")].map(str::to_owned);
    let command = job("3", &words.each_ref().map(String::as_str)).unwrap();
    let message = failed(scripted(&command, "[ $R = 1 ] && set -- \"${@/spec.txt/other-spec.txt}\""));
    assert!(message.contains("it has the description"), "{message}");
}

#[test]
#[ignore = "takes seconds"]
fn ranks_that_the_clock_stops_end_as_a_run_that_can_go_on() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("out.json");
    let words = [&SMALL[..], &["1e13", "--stop-seconds", "1", "--out", out.to_str().unwrap()]].concat();
    let Some(mut command) = job("2", &words) else { return };
    let output = command.output().unwrap();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(3) && message.contains("Stopped: "), "{:?}: {message}", output.status);
    let json: Value = serde_json::from_slice(&std::fs::read(&out).unwrap()).unwrap();
    assert_eq!((&json["complete"], &json["ended"]), (&false.into(), &"unfinished".into()));
}

/// Runs a job with heartbeats every 0.2 s. Returns the status of the job, and those of its ranks as lines `RANK
/// STATUS`.
fn statuses(ranks: u8, statuses: &Path, words: &[&str]) -> Option<(Option<i32>, Vec<String>)> {
    let job = job(&ranks.to_string(), words)?;
    // mpirun ends ranks with SIGTERM when another one ends with a status. bash handles it after its program has ended.
    let script = format!("trap : TERM; \"$@\"; s=$?; echo $R $s >>{}; exit $s", statuses.display());
    let output = scripted(&job, &script).env("ECCFORGE_RANK_TIMEOUT", "2").output().unwrap();
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    // A rank that ends with a status makes mpirun end the job, and MPI may then not finalise in the other ranks.
    let is_killed = message.contains("was killed") && output.status.code() == Some(0);
    assert!(!message.contains("panicked") && !is_killed, "{ranks} ranks, {words:?}: {message}");
    let lines = std::fs::read_to_string(statuses).unwrap();
    Some((output.status.code(), lines.lines().map(str::to_owned).collect()))
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn a_job_and_its_ranks_have_the_status_of_the_run_after_many_heartbeats() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name).to_str().unwrap().to_owned();
    let folder = at("folder");
    std::fs::create_dir(&folder).unwrap();
    for ranks in 1..=4 {
        let (stopped, complete) = (at(&format!("stopped-{ranks}")), at(&format!("complete-{ranks}")));
        let mut samples = "1e13".to_owned();
        for (out, status, others) in [(&stopped, 3, 0), (&complete, 0, 0), (&folder, 2, 2)] {
            let limit = if status == 0 { &[][..] } else { &["--stop-seconds", "2"] };
            let words = [&SMALL[..], &[&samples, "--out", out], limit].concat();
            let log = directory.path().join(format!("{ranks}-{status}"));
            let Some((job, each)) = statuses(ranks, &log, &words) else { return };
            let right: Vec<String> =
                (0..ranks).map(|r| format!("{r} {}", if r == 0 { status } else { others })).collect();
            // mpirun may kill bash before it writes a line, or leave a rank alone in MPI's end after another one has failed.
            let is_alone = |line: &String| status != 0 && line.ends_with(" 137");
            let wrong = each.iter().find(|line| !right.contains(line) && !is_alone(line));
            assert_eq!((job, wrong), (Some(status), None), "{ranks} ranks, {out}: {each:?}");
            if status == 2 {
                continue;
            }
            let json: Value = serde_json::from_slice(&std::fs::read(out).unwrap()).unwrap();
            assert_eq!(json["complete"], status == 0, "{ranks} ranks");
            let execution = &json["execution"];
            assert!(execution["seconds"].as_f64() > Some(0.4), "it ended before the second heartbeat: {execution}");
            // As many as take about two seconds here.
            samples = execution["counted"].to_string();
        }
        std::fs::remove_file(format!("{folder}.records")).unwrap();
    }
}

/// MPI writes to the sockets of ranks that were killed.
#[test]
#[ignore = "takes seconds"]
fn a_broken_pipe_ends_no_rank() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("out.json");
    let words = [&SMALL[..], &["1e13", "--stop-seconds", "2", "--out", out.to_str().unwrap()]].concat();
    let Some(job) = job("2", &words) else { return };
    let output = scripted(&job, "{ sleep 1; kill -PIPE $$; } & true").output().unwrap();
    assert_eq!(output.status.code(), Some(3), "{}", String::from_utf8_lossy(&output.stderr));
}
