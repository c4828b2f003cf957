//! The commands of `eccforge gpu`, and `eccforge learn dimm`.

mod case;
mod field;
mod http;
mod inject;
mod predict;
mod reading;
mod replay;
mod smi;
mod watch;
mod what_if;

pub use case::CaseArgs;
pub use field::{FieldArgs, run as dimm};
pub use inject::InjectArgs;
pub use replay::ReplayArgs;
pub use smi::SmiArgs;
pub use watch::WatchArgs;
pub use what_if::WhatIfArgs;

use clap::Subcommand;
use std::process::ExitCode;

/// `eccforge gpu ...`
#[derive(Debug, Subcommand)]
pub enum GpuCommand {
    /// Follow a log: keep the state of every GPU, serve metrics, and recommend actions
    Watch(WatchArgs),
    /// Report the state of every GPU in a log; with a profile, also model the driver's actions
    Replay(ReplayArgs),
    /// Write the evidence about one device to a folder, for its vendor
    Case(CaseArgs),
    /// Compare several profiles on one trace of faults
    WhatIf(WhatIfArgs),
    /// Show retired pages, remapped rows and error counts of a simulated GPU, in the forms of nvidia-smi
    Smi(SmiArgs),
    /// Apply single events to a simulated GPU
    Inject(InjectArgs),
}

impl GpuCommand {
    /// Runs the command.
    ///
    /// # Errors
    /// The arguments, the files or the image are wrong.
    pub fn run(&self) -> miette::Result<ExitCode> {
        match self {
            Self::Watch(args) => watch::run(args),
            Self::Replay(args) => replay::run(args),
            Self::Case(args) => case::run(args),
            Self::WhatIf(args) => what_if::run(args),
            Self::Smi(args) => smi::run(args),
            Self::Inject(args) => inject::run(args),
        }
    }
}
