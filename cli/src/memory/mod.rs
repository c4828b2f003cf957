//! The `memtest` commands.

mod campaign;
mod coverage;
#[cfg(feature = "gpu")]
mod gpu;
mod host;
mod options;
mod process;
mod resume;
mod run;

use clap::{Args, Subcommand};
use miette::Result;
use std::process::ExitCode;

/// `eccforge memtest`
///
/// Exit status: 0 no errors, 1 errors found, 2 the command could not run. With status 2 the result says nothing about
/// the memory.
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub struct MemtestArgs {
    /// Other memory test commands.
    #[command(subcommand)]
    command: Option<MemtestCommand>,
    #[command(flatten)]
    run: options::RunArgs,
}

#[derive(Clone, Debug, Subcommand)]
enum MemtestCommand {
    /// Measure which test finds which fault, on many simulated devices with one fault each.
    Coverage(coverage::CoverageArgs),
    /// Compute statistics over the results of many cards: distributions, information gain and how one test predicts
    /// another.
    Campaign(campaign::CampaignArgs),
}

impl MemtestArgs {
    /// Runs the command.
    ///
    /// # Errors
    /// The command could not run: unknown names, files that cannot be read or written, or too little memory. A memory
    /// error is not an `Err`.
    pub fn run(&self) -> Result<ExitCode> {
        match &self.command {
            Some(MemtestCommand::Coverage(args)) => coverage::run(args),
            Some(MemtestCommand::Campaign(args)) => campaign::run(args),
            None => run::run(&self.run),
        }
    }
}
