//! MPI support of the commands, if it is compiled in.

#[cfg(not(feature = "mpi"))]
use std::process::ExitCode;

#[cfg(feature = "mpi")]
mod joined;

#[cfg(feature = "mpi")]
pub use {eccforge_ranks::Cluster, joined::on_ranks};

/// A build without MPI has one process and no cluster.
#[cfg(not(feature = "mpi"))]
pub enum Cluster {}

/// A build without MPI accepts `--mpi`, so that its help is that of every build, and explains here how to build the program with MPI.
#[cfg(not(feature = "mpi"))]
pub fn on_ranks(_: impl FnOnce(&Cluster) -> miette::Result<ExitCode>) -> miette::Result<ExitCode> {
    let help = "build it with `cargo install --path cli --features mpi`, or use `--shard` and `merge`";
    Err(miette::miette!(help = help, "this program was built without MPI"))
}
