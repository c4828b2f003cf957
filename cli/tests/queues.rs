//! Tests of the scripts for Slurm with `srun`, `sbatch` and `scontrol` replaced: names of results, and requeued jobs.

use crate::program::{self, stderr};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder with programs that replace others.
struct Tools(tempfile::TempDir);

impl Tools {
    fn new(programs: &[(&str, &str)]) -> Self {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        for (name, script) in programs {
            let path = folder.path().join(name);
            std::fs::write(&path, format!("#!/bin/sh\n{script}\n")).unwrap();
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        }
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Runs a script of `examples/slurm` in this folder.
    fn run(&self, script: &str, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/slurm").join(script);
        let path = format!("{}:{}", self.0.path().display(), std::env::var("PATH").unwrap());
        let mut command = Command::new("sh");
        command.arg(script).args(arguments).current_dir(self.0.path()).env("PATH", path);
        command.envs(variables.iter().copied()).output().unwrap()
    }
}

#[test]
fn parts_of_an_array_merge_next_to_any_result_path() {
    for (out, merged) in [
        ("run.d/run.json", "run.d/run.merged.csv"),
        ("run.d/run", "run.d/run.merged.csv"),
        ("a.b/c.d/run.x.json", "a.b/c.d/run.x.merged.csv"),
        ("./run", "./run.merged.csv"),
        ("run", "run.merged.csv"),
        ("d/.run", "d/.run.merged.csv"),
    ] {
        let tools = Tools::new(&[("sbatch", "echo \"$@\" >>submitted")]);
        let (program, run) = (program::program(), "i-secded --class entry --samples 1000000");
        let fixed = [("OUT", out), ("ECCFORGE", &program), ("RUN", run), ("SLURM_ARRAY_JOB_ID", "7")];
        let first = [("SLURM_ARRAY_TASK_MIN", "0"), ("SLURM_ARRAY_TASK_MAX", "1")];
        for task in ["0", "1"] {
            let variables = [&fixed[..], &first, &[("SLURM_ARRAY_TASK_ID", task)]].concat();
            let output = tools.run("array.sh", &[], &variables);
            assert!(output.status.success(), "{out}: {}", stderr(&output));
        }
        let submitted = std::fs::read_to_string(tools.path("submitted")).unwrap();
        assert!(submitted.lines().count() == 1 && submitted.contains("afterok:7"), "{submitted}");
        let output = tools.run("array.sh", &["merge"], &fixed);
        assert!(output.status.success(), "{out}: {}", stderr(&output));
        let table = std::fs::read_to_string(tools.path(merged)).unwrap();
        assert!(table.contains(",1000000,") && table.contains("complete"), "{out}: {table}");
    }
}

/// A `scontrol` that knows three nodes and notes requests to requeue the job.
const SCONTROL: &str = "if [ \"$1\" = show ]; then printf 'n0\\nn1\\nn2\\n'; else echo \"$@\" >>requeued; fi";

#[test]
fn nodes_that_counted_wrongly_get_no_ranks() {
    let tools = Tools::new(&[("srun", "echo \"$@\" >ranks"), ("scontrol", SCONTROL)]);
    std::fs::create_dir(tools.path("run.d")).unwrap();
    let variables = [("SLURM_JOB_ID", "7"), ("SLURM_JOB_NODELIST", "n[0-2]")];
    for (wrong, status, ranks) in [
        (None, 0, "--nodelist=n0,n1,n2 --nodes=3 --ntasks=3 "),
        (Some("n1\n"), 0, "--nodelist=n0,n2 --nodes=2 --ntasks=2 "),
        (Some("n0\nn1\nn2\n"), 1, ""),
    ] {
        if let Some(wrong) = wrong {
            std::fs::write(tools.path("run.d/run.json.distrusted"), wrong).unwrap();
        }
        std::fs::write(tools.path("ranks"), "").unwrap();
        let output = tools.run("mpi.sh", &[], &variables);
        assert_eq!(output.status.code(), Some(status), "{}", stderr(&output));
        assert!(std::fs::read_to_string(tools.path("ranks")).unwrap().starts_with(ranks), "{wrong:?}");
        assert_eq!(stderr(&output).contains("every node counted wrongly"), status == 1);
    }
    std::fs::remove_file(tools.path("run.d/run.json.distrusted")).unwrap();
    let output = tools.run("mpi.sh", &[], &[&variables[..], &[("SLURM_NTASKS_PER_NODE", "2")]].concat());
    assert!(output.status.success() && std::fs::read_to_string(tools.path("ranks")).unwrap().contains(" --ntasks=6 "));
}

/// Runs a job whose starts of `srun` end with these statuses, one after the other. Returns the status of the job and
/// the number of its requeues.
fn job(statuses: &str) -> (Option<i32>, usize, String) {
    // Each start takes the first status.
    let srun = "read -r status rest <statuses; echo $rest >statuses; exit $status";
    let tools = Tools::new(&[("srun", srun), ("scontrol", SCONTROL)]);
    std::fs::write(tools.path("statuses"), format!("{statuses}\n")).unwrap();
    // An earlier job that was cancelled after six kills.
    std::fs::create_dir(tools.path("run.d")).unwrap();
    std::fs::write(tools.path("run.d/run.json.killed"), "6: status 137\n".repeat(6)).unwrap();
    let requeued = || std::fs::read_to_string(tools.path("requeued")).unwrap_or_default().lines().count();
    loop {
        let before = requeued();
        let restarts = before.to_string();
        let variables = [("SLURM_JOB_ID", "7"), ("SLURM_JOB_NODELIST", "n[0-2]"), ("SLURM_RESTART_COUNT", &restarts)];
        let output = tools.run("mpi.sh", &[], &variables);
        if requeued() == before {
            assert!(!tools.path("run.d/run.json.killed").exists(), "{statuses}");
            return (output.status.code(), before, stderr(&output));
        }
    }
}

#[test]
fn only_killed_ranks_are_counted_before_a_job_gives_up() {
    let complete = (Some(0), String::new());
    for (statuses, restarts) in [("3 3 3 3 3 3 3 3 0", 8), ("137 143 137 137 143 3 137 137 137 137 137 3 0", 12)] {
        let (status, requeued, message) = job(statuses);
        assert_eq!(((status, message), requeued), (complete.clone(), restarts), "{statuses}");
    }
    let (status, requeued, message) = job("3 137 137 137 137 137 143 0");
    assert!(message.contains("mpi.sh gives up: ranks were killed in six starts"), "{message}");
    assert_eq!((status, requeued), (Some(143), 6));
    for status in [1, 2] {
        assert_eq!(job(&format!("3 {status} 0")), (Some(status), 1, String::new()));
    }
}
