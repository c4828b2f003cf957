//! The `memtest` commands.

mod campaign;
mod coverage;
mod host;
mod resume;
mod run;

use crate::output::command_line;
use clap::{Args, Subcommand};
use miette::{Result, miette};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

/// Exit status: errors were found.
const FOUND: u8 = 1;
/// Exit status: the command could not run.
const COULD_NOT_RUN: u8 = 2;

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
    run: run::RunArgs,
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

/// A flag that Ctrl-C sets. A second Ctrl-C ends the program at once.
fn interruption() -> &'static AtomicBool {
    static STOP: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    STOP.get_or_init(|| crate::signals::interruption(COULD_NOT_RUN))
}

/// Runs `work` on this many threads; 0 uses one for each core.
fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> Result<T> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|e| miette!("{e}"))?;
    Ok(pool.install(work))
}

/// Parses a size such as 64MiB, 1g or 4096.
fn size(text: &str) -> Result<u64, String> {
    let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, unit) = text.split_at(split);
    let shift = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 0,
        "k" | "kib" => 10,
        "m" | "mib" => 20,
        "g" | "gib" => 30,
        _ => return Err("write a size such as 64MiB or 1GiB".to_owned()),
    };
    let bytes = digits.parse::<u64>().ok().and_then(|n| n.checked_mul(1 << shift)).filter(|b| *b > 0);
    bytes.ok_or_else(|| "write a size such as 64MiB or 1GiB".to_owned())
}
