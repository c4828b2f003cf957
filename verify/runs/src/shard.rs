//! The shard that a process counts, given by the user or by Slurm or MPI.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Shard I of N, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// I and N.
    pub part: [u64; 2],
    /// Whether all shards get the same `--out`.
    auto: bool,
}

/// Environment variables with a process's rank and the number of ranks, innermost launcher first. `mpirun` starts its
/// daemons with `srun`, so the variables of Slurm may belong to a daemon. `SLURM_NTASKS` is also set without `srun`,
/// when only one process runs.
const RANKS: [(&str, &str); 3] = [
    ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"),
    ("PMI_RANK", "PMI_SIZE"),
    ("SLURM_PROCID", "SLURM_STEP_NUM_TASKS"),
];

/// A shard as text: `0/4` to `3/4`, the same counted from one (`1of4` to `4of4`), or `auto` (the part of the job).
impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "auto" {
            return Self::of_job(&|name| std::env::var(name).ok());
        }
        match part_of(text, "/", 0).or_else(|| part_of(text, "of", 1)) {
            Some(part) => Ok(Self { part, auto: false }),
            None => Err(format!(
                "`{text}` is not a part of a run; the first of four parts is 0/4 or 1of4, the last 3/4 or 4of4; or write auto"
            )),
        }
    }
}

/// The numbers on both sides of a mark; the first part has the number `first`.
fn part_of(text: &str, mark: &str, first: u64) -> Option<[u64; 2]> {
    let (i, n) = text.split_once(mark)?;
    let (i, n): (u64, u64) = (i.parse().ok()?, n.parse().ok()?);
    let i = i.checked_sub(first)?;
    (i < n).then_some([i, n])
}

impl Shard {
    /// The shard of a process with these environment variables: its rank in the job step. Each task of a job array has
    /// its own range of ranks.
    ///
    /// # Errors
    /// A message: no launcher set the variables, or they contradict each other.
    pub fn of_job(variable: &dyn Fn(&str) -> Option<String>) -> Result<Self, String> {
        let number = |name: &str| match variable(name) {
            None => Ok(None),
            Some(text) => text.trim().parse::<u64>().map(Some).map_err(|_| format!("{name} is `{text}`, not a number")),
        };
        let mut part = None;
        for (rank, of) in RANKS {
            if let (Some(rank), Some(of)) = (number(rank)?, number(of)?) {
                part = Some([rank, of]);
                break;
            }
        }
        if let Some(task) = number("SLURM_ARRAY_TASK_ID")? {
            let first = number("SLURM_ARRAY_TASK_MIN")?.unwrap_or(0);
            // A step of 0, which Slurm does not set, would divide by zero.
            let step = number("SLURM_ARRAY_TASK_STEP")?.unwrap_or(1).max(1);
            let tasks = match number("SLURM_ARRAY_TASK_MAX")? {
                Some(last) => last.saturating_sub(first) / step + 1,
                None => number("SLURM_ARRAY_TASK_COUNT")?.unwrap_or(0),
            };
            let [rank, of] = part.unwrap_or([0, 1]);
            part = Some([
                (task.saturating_sub(first) / step).saturating_mul(of).saturating_add(rank),
                tasks.saturating_mul(of),
            ]);
        }
        match part {
            Some(part @ [i, n]) if i < n => Ok(Self { part, auto: true }),
            Some([i, n]) => {
                Err(format!("shard {i} of {n} does not exist: the variables of the job contradict each other"))
            }
            None => Err("neither srun, mpirun nor a job array started this process; write I/N, such as 0/4".into()),
        }
    }

    /// The result file of this shard; with `auto`, `.I-of-N` is added before the suffix.
    pub fn result(self, out: &Path) -> PathBuf {
        if !self.auto {
            return out.to_owned();
        }
        let [i, n] = self.part;
        let mut name = out.file_stem().unwrap_or_default().to_owned();
        name.push(format!(".{i}-of-{n}"));
        if let Some(ending) = out.extension() {
            name.push(OsStr::new("."));
            name.push(ending);
        }
        out.with_file_name(name)
    }
}
