//! Options of every command that counts: what it runs on, and where its result goes.

use super::{Shard, lane, records_path, shard};
use crate::arguments::{Format, format};
use clap::Args;
use eccforge_bitslice::Backend;
use eccforge_runs::records::Opening;
use eccforge_runs::run::{Limits, StopRules};
use std::path::PathBuf;
use std::time::Duration;

/// How `simulate` runs, and what it writes.
#[derive(Args, Clone, Debug)]
pub struct CountArgs {
    /// Threads; 0 for RAYON_NUM_THREADS, SLURM_CPUS_PER_TASK or one each core that this process may use.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Instructions: auto, avx512, avx2, neon or u64.
    #[arg(long, default_value = "auto", value_parser = lane)]
    pub lane: Backend,
    /// Result file; its records go to OUT.records, from which the same command goes on.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Form of the result.
    #[arg(long, value_parser = format(&Format::ALL), default_value = "text")]
    pub format: Format,
    /// Count only part I of N (from 0), to be merged later; `auto`: the part of this process of a Slurm or MPI job, whose result has
    /// `.I-of-N` in its name.
    #[arg(long, value_name = "I/N|auto", value_parser = shard, requires = "out")]
    shard: Option<Shard>,
    /// Keep up to so many silent error patterns of each scheme and class.
    #[arg(long, default_value_t = 0)]
    pub capture: usize,
    #[command(flatten)]
    opening: OpenArgs,
}

/// How a file of records is opened.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Records")]
pub struct OpenArgs {
    /// Move a damaged end of the records aside and go on with the intact part.
    #[arg(long)]
    salvage: bool,
    /// Take no lock, where the file system has none: no other process may write to the records.
    #[arg(long)]
    no_lock: bool,
    /// How long to wait for another process that writes to the records.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    wait: u64,
}

impl OpenArgs {
    /// The same for libraries.
    pub fn opening(&self) -> Opening {
        Opening { salvage: self.salvage, unlocked: self.no_lock, wait: Duration::from_secs(self.wait) }
    }
}

impl CountArgs {
    /// The result file, if there is one.
    pub fn out(&self) -> Option<PathBuf> {
        let out = self.out.as_deref()?;
        Some(self.shard.map_or_else(|| out.to_owned(), |shard| shard.result(out)))
    }

    /// The file of records, if there is a result file.
    pub fn records(&self) -> Option<PathBuf> {
        self.out().as_deref().map(records_path)
    }

    /// Which part of how many is counted.
    pub fn part(&self) -> Option<[u64; 2]> {
        self.shard.map(|shard| shard.part)
    }

    /// How the file of records is opened.
    pub fn opening(&self) -> Opening {
        self.opening.opening()
    }

    /// What the run may use, and when it ends.
    pub fn limits(&self, stop: StopRules) -> Limits {
        Limits { threads: self.threads, backend: self.lane, stop, shard: self.part() }
    }
}
