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

/// A shard as text: `0/4` to `3/4`, or the same as people count, `1of4` to `4of4`; or `auto`, the part of the job.
impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "auto" {
            let part = of_job(&|name| std::env::var(name).ok())?;
            return Ok(Self { part, auto: true });
        }
        let parts = |mark, first: u64| {
            let (i, n) = text.split_once(mark)?;
            let (i, n): (u64, u64) = (i.parse().ok()?, n.parse().ok()?);
            i.checked_sub(first).filter(|i| *i < n).map(|i| Self { part: [i, n], auto: false })
        };
        parts("/", 0).or_else(|| parts("of", 1)).ok_or_else(|| {
            format!(
                "`{text}` is not a part of a run; the first of four parts is 0/4 or 1of4, the last 3/4 or 4of4; or write auto"
            )
        })
    }
}

/// The shard of this process: its rank in the job step. Each task of a job array has its own range of ranks.
fn of_job(variable: &dyn Fn(&str) -> Option<String>) -> Result<[u64; 2], String> {
    let number = |name: &str| match variable(name) {
        None => Ok(None),
        Some(text) => text.trim().parse::<u64>().map(Some).map_err(|_| format!("{name} is `{text}`, no number")),
    };
    let mut part = None;
    for (rank, of) in RANKS {
        if let (Some(rank), Some(of)) = (number(rank)?, number(of)?) {
            part = Some([rank, of]);
            break;
        }
    }
    if let Some(task) = number("SLURM_ARRAY_TASK_ID")? {
        let given = |name: &str, default: u64| Ok::<_, String>(number(name)?.unwrap_or(default));
        let (first, step) = (given("SLURM_ARRAY_TASK_MIN", 0)?, given("SLURM_ARRAY_TASK_STEP", 1)?.max(1));
        let tasks = match number("SLURM_ARRAY_TASK_MAX")? {
            Some(last) => last.saturating_sub(first) / step + 1,
            None => given("SLURM_ARRAY_TASK_COUNT", 0)?,
        };
        let [rank, of] = part.unwrap_or([0, 1]);
        part = Some([
            (task.saturating_sub(first) / step).saturating_mul(of).saturating_add(rank),
            tasks.saturating_mul(of),
        ]);
    }
    match part {
        Some([i, n]) if i < n => Ok([i, n]),
        Some([i, n]) => Err(format!("shard {i} of {n} does not exist: the variables of the job contradict each other")),
        None => Err("neither srun, mpirun nor a job array started this process; write I/N, such as 0/4".into()),
    }
}

impl Shard {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_finds_its_part_in_what_its_launcher_says() {
        for (variables, part) in [
            ("SLURM_PROCID=3 SLURM_STEP_NUM_TASKS=8 SLURM_NTASKS=8", Ok([3, 8])),
            // mpirun within an allocation of Slurm: the daemon of the second node.
            ("SLURM_PROCID=1 SLURM_STEP_NUM_TASKS=2 OMPI_COMM_WORLD_RANK=5 OMPI_COMM_WORLD_SIZE=6", Ok([5, 6])),
            ("PMI_RANK=0 PMI_SIZE=4", Ok([0, 4])),
            ("SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=9 SLURM_ARRAY_TASK_STEP=2", Ok([3, 5])),
            ("SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_COUNT=3 SLURM_PROCID=0 SLURM_NTASKS=1", Ok([2, 3])),
            // Steps of four processes in an array of three tasks: twelve parts.
            ("SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_MAX=2 SLURM_PROCID=1 SLURM_STEP_NUM_TASKS=4", Ok([9, 12])),
            // In a batch script without srun one process runs, whatever was allocated.
            ("SLURM_PROCID=0 SLURM_NTASKS=8", Err("neither srun")),
            ("", Err("neither srun")),
            ("PMI_RANK=x PMI_SIZE=4", Err("PMI_RANK is `x`")),
            ("PMI_RANK=4 PMI_SIZE=4", Err("shard 4 of 4")),
        ] {
            let value =
                |name: &str| variables.split(' ').find_map(|v| Some(v.strip_prefix(name)?.strip_prefix('=')?.into()));
            match (of_job(&value), part) {
                (Ok(found), Ok(part)) => assert_eq!(found, part, "{variables}"),
                (Err(why), Err(part)) => assert!(why.contains(part), "{variables}: {why}"),
                (found, _) => panic!("{variables}: {found:?}"),
            }
        }
    }

    #[test]
    fn a_part_is_counted_from_0_before_a_slash_and_from_1_before_of() {
        let part = |text| Shard::from_str(text).map(|shard| shard.part);
        assert_eq!([part("0/2"), part("1of2")], [Ok([0, 2]), Ok([0, 2])]);
        assert_eq!([part("1/2"), part("2of2")], [Ok([1, 2]), Ok([1, 2])]);
        for none in ["2/2", "0of2", "3of2", "1/", "of", "-1/2", "18446744073709551616of1"] {
            assert!(part(none).is_err_and(|why| why.contains("0/4 or 1of4")), "{none}");
        }
    }

    #[test]
    fn parts_that_are_given_one_name_have_results_of_their_own() {
        let result = |auto, out: &str| Shard { part: [2, 8], auto }.result(Path::new(out)).display().to_string();
        assert_eq!(result(true, "d.x/run.json"), "d.x/run.2-of-8.json");
        assert_eq!((result(true, "run"), result(false, "run.json")), ("run.2-of-8".into(), "run.json".into()));
    }
}
