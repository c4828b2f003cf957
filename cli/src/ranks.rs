//! MPI support of the commands, if it is compiled in.

#[cfg(feature = "mpi")]
mod joined;

#[cfg(feature = "mpi")]
pub use {eccforge_runs::ranks::Cluster, joined::on_ranks};

/// A build without MPI has one process and no cluster.
#[cfg(not(feature = "mpi"))]
pub enum Cluster {}

/// The options of a command that this build lacks, as hidden ones whose error explains how to get them.
pub fn absent_options(command: &str) -> Option<clap::Arg> {
    const WHY: &str =
        "this program was built without MPI: build it with `--features mpi`, or use `--shard` and `merge`";
    let lacks = cfg!(not(feature = "mpi")) && ["simulate", "search"].contains(&command);
    let option = clap::Arg::new("mpi").long("mpi").hide(true).num_args(0..=1).default_missing_value("");
    lacks.then(|| option.value_parser(|_: &str| Err::<String, _>(WHY)))
}
