//! MPI support of the commands, if it is compiled in.

#[cfg(feature = "mpi")]
mod joined;

#[cfg(feature = "mpi")]
pub use {eccforge_runs::ranks::Cluster, joined::on_ranks};

/// A build without MPI has one process and no cluster.
#[cfg(not(feature = "mpi"))]
pub enum Cluster {}
