//! Tests of the shard of a process.

use eccforge_runs::shard::Shard;
use std::path::Path;
use std::str::FromStr;

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
        let value = |name: &str| {
            let mut variables = variables.split(' ').filter_map(|variable| variable.split_once('='));
            variables.find(|(own, _)| *own == name).map(|(_, value)| value.into())
        };
        match (Shard::of_job(&value).map(|shard| shard.part), part) {
            (Ok(number), Ok(part)) => assert_eq!(number, part, "{variables}"),
            (Err(error), Err(part)) => assert!(error.contains(part), "{variables}: {error}"),
            (other, _) => panic!("{variables}: {other:?}"),
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
    let rank = |name: &str| match name {
        "PMI_RANK" => Some("2".into()),
        "PMI_SIZE" => Some("8".into()),
        _ => None,
    };
    let (job, given) = (Shard::of_job(&rank).unwrap(), Shard::from_str("2/8").unwrap());
    assert_eq!(job.part, given.part);
    let result = |shard: Shard, out: &str| shard.result(Path::new(out)).display().to_string();
    assert_eq!(result(job, "d.x/run.json"), "d.x/run.2-of-8.json");
    assert_eq!((result(job, "run"), result(given, "run.json")), ("run.2-of-8".into(), "run.json".into()));
}
