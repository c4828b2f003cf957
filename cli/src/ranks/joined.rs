//! Runs a command on the ranks of an MPI job.

use crate::{output, progress, terminal};
use eccforge_ranks::Cluster;
use miette::{Result, miette};
use std::process::ExitCode;

/// Runs a command on the ranks of this job. `mpirun` and `srun --kill-on-bad-exit` end all ranks as soon as one exits
/// with an error. Each rank therefore prints its error, and ignores SIGTERM, before MPI is finalised.
///
/// # Errors
/// MPI was initialised in this process before, or does not work here.
pub fn on_ranks(work: impl FnOnce(&Cluster) -> Result<ExitCode>) -> Result<ExitCode> {
    // MPI may write to a rank that was killed. The reason is then reported, which SIGPIPE would prevent.
    drop(signal_hook::flag::register(signal_hook::consts::SIGPIPE, std::sync::Arc::default()));
    let cluster = Cluster::join(lost).map_err(|e| miette!("{e}"))?;
    if cluster.is_writer() {
        progress::line(&format!("{} MPI ranks", cluster.ranks()));
        if let Some(bound) = bound() {
            progress::line(&bound);
        }
    }
    let result = work(&cluster);
    let concluded = cluster.conclude(&result).map_err(|e| miette!("{e}"));
    let code = match (result, concluded) {
        (Ok(code), Ok(_)) => code,
        (Err(report), _) | (Ok(_), Err(report)) => {
            terminal::report(&report);
            ExitCode::from(output::COULD_NOT_RUN)
        }
    };
    drop(signal_hook::flag::register(signal_hook::consts::SIGTERM, std::sync::Arc::default()));
    cluster.abort_if_lost();
    Ok(code)
}

/// Prints why the job ends while the main thread waits in MPI for a lost rank.
fn lost(reason: &str) {
    terminal::note(&format!("{reason}; the same command resumes from the records"));
}

/// A note if `mpirun` gives this rank fewer processors than the machine has.
fn bound() -> Option<String> {
    std::env::var_os("OMPI_COMM_WORLD_LOCAL_SIZE")?;
    let own = std::thread::available_parallelism().ok()?.get();
    let all = nix::unistd::sysconf(nix::unistd::SysconfVar::_NPROCESSORS_ONLN).ok()??;
    let text = "mpirun binds ranks to processors, so this one may use";
    (own < all as usize).then(|| format!("{text} {own} of {all}; `mpirun --bind-to none` binds none"))
}
