//! Tests that ranks count blocks of other ranks again, and that the blocks of a wrong host are removed. Needs `mpirun`.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const RUN: [&str; 8] = ["simulate", "i-secded", "--class", "entry", "--threads", "1", "--samples", "3e7"];

/// A job of ranks on hosts `node-0`, `node-1`, ...; one of them may have a planted fault. `None` without `mpirun`.
fn job(ranks: &str, out: &Path, planted: &str, more: &[&str]) -> Option<Output> {
    if !xtask::needs(&["mpirun"]) {
        return None;
    }
    let script = format!(
        "R=$OMPI_COMM_WORLD_RANK; export ECCFORGE_PLANTED_HOST=node-$R; {planted}; exec \"$@\"",
        planted = if planted.is_empty() { ":" } else { planted },
    );
    let mut command = Command::new("timeout");
    command.args(["-s", "KILL", "120", "mpirun", "--oversubscribe", "--allow-run-as-root", "-n", ranks]);
    command.args(["bash", "-c", &script, "bash", env!("CARGO_BIN_EXE_eccforge")]);
    command.args(RUN).args(["--mpi", "--out"]).arg(out).args(more);
    Some(command.output().unwrap())
}

fn json(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

fn hosts(out: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(PathBuf::from(format!("{}.records", out.display()))).unwrap();
    let host = |line: &str| serde_json::from_str::<Value>(&line[65..]).unwrap()["host"].as_str().unwrap().to_owned();
    let mut hosts: Vec<String> = text.lines().skip(1).map(host).collect();
    hosts.sort();
    hosts.dedup();
    hosts
}

#[test]
#[ignore = "needs mpirun: cargo xtask ci"]
fn a_host_that_flips_a_sample_in_a_million_is_named_and_its_blocks_are_counted_anew() {
    let folder = tempfile::tempdir().unwrap();
    let alone = folder.path().join("alone.json");
    let mut one = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    assert!(one.args(RUN).arg("--out").arg(&alone).status().unwrap().success());
    for wrong in [0, 1] {
        let out = folder.path().join(format!("{wrong}.json"));
        let planted = format!("[ $R = {wrong} ] && export ECCFORGE_PLANTED=counts");
        let Some(output) = job("3", &out, &planted, &["--recount", "0.25"]) else { return };
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        let (host, found) = (format!("node-{wrong}"), json(&out));
        assert!(message.contains(&format!("{host}: wrong counts of block")), "{message}");
        assert!(message.contains(&format!("resume this run without {host}")), "{message}");
        assert_eq!(found["execution"]["distrusted_hosts"], serde_json::json!([host]), "{message}");
        assert_eq!((&found["ended"], &found["complete"]), (&"unfinished".into(), &false.into()));
        let named = std::fs::read_to_string(format!("{}.distrusted", out.display())).unwrap();
        assert_eq!(named, format!("{host}\n"));
        let rest: Vec<String> = (0..3).filter(|n| *n != wrong).map(|n| format!("node-{n}")).collect();
        assert_eq!(hosts(&out), rest);
        // Without the fault, the same command counts the blocks that were removed.
        let output = job("3", &out, "", &["--recount", "0.25"]).unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let whole = json(&out);
        assert_eq!(whole["cells"], json(&alone)["cells"]);
        assert!(whole["execution"]["proved_blocks"].as_u64() > Some(3), "{}", whole["execution"]);
        assert_eq!(whole["execution"]["distrusted_hosts"], serde_json::json!([]));
    }
}

#[test]
#[ignore = "needs mpirun: cargo xtask ci"]
fn two_hosts_that_differ_are_both_distrusted_and_without_a_share_nothing_is_counted_again() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("two.json");
    let planted = "[ $R = 1 ] && export ECCFORGE_PLANTED=counts";
    let Some(output) = job("2", &out, planted, &["--recount", "0.25"]) else { return };
    // A message is wrapped.
    let message = String::from_utf8_lossy(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(message.contains("node-0 and node-1: wrong counts") && message.contains("no two hosts agree"), "{message}");
    assert!(hosts(&out).is_empty());
    let named = std::fs::read_to_string(format!("{}.distrusted", out.display())).unwrap();
    assert_eq!(named, "node-0\nnode-1\n");
    let unproved = folder.path().join("unproved.json");
    assert!(job("2", &unproved, planted, &["--recount", "0", "--no-exact"]).unwrap().status.success());
    assert_eq!(json(&unproved)["execution"]["proved_blocks"], 0);
    assert_eq!(hosts(&unproved), ["node-0", "node-1"]);
}

#[test]
#[ignore = "needs mpirun: cargo xtask ci"]
fn a_rank_that_counts_a_known_block_wrongly_ends_the_job_before_anything_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out.json");
    let Some(output) = job("3", &out, "[ $R = 2 ] && export ECCFORGE_PLANTED=answer", &[]) else { return };
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && output.status.code() != Some(137), "{message}");
    assert!(message.contains("rank 2 on node-2: ") && message.contains("a processor core is faulty"), "{message}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "{message}");
}
