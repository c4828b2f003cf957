//! Commands on the ranks of an MPI job.

use crate::{output, terminal};
use eccforge_runs::ranks::Cluster;
use miette::{Result, miette};
use std::process::ExitCode;

/// Runs a command on the ranks of the job that this process was started in. What went wrong is said before MPI ends, for which every
/// rank waits: `mpirun` ends the other ranks as soon as one has exited with an error.
///
/// # Errors
/// MPI was started in this process before.
pub fn on_ranks(work: impl FnOnce(&Cluster) -> Result<ExitCode>) -> Result<ExitCode> {
    let cluster = Cluster::join().map_err(|e| miette!("{e}"))?;
    Ok(work(&cluster).unwrap_or_else(|report| {
        terminal::report(&report);
        ExitCode::from(output::COULD_NOT_RUN)
    }))
}
