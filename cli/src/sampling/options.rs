//! Options that counting commands share: threads, lanes, shards, records and results.

use crate::arguments::{Format, format};
use clap::Args;
use eccforge_circuit::lanes::Backend;
use eccforge_report::Report;
use eccforge_runs::job::records_path;
use eccforge_runs::records::Opening;
use eccforge_runs::run::{Limits, StopRules};
use eccforge_runs::shard::Shard;
use miette::Result;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Parses the name of a SIMD lane that this machine supports.
pub fn lane(text: &str) -> Result<Backend, String> {
    text.parse::<Backend>()?.available()
}

/// The result of a run that keeps records, and its threads.
#[derive(Args, Clone, Debug)]
pub struct RecordedArgs {
    /// Number of threads; 0 uses RAYON_NUM_THREADS, SLURM_CPUS_PER_TASK or one thread for each available core.
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Output format. Default: the format that the suffix of `--out` names, else text.
    #[arg(long, value_parser = format(&Format::ALL))]
    format: Option<Format>,
    /// Result file. The records of an unfinished run are in FILE.records, and the same command resumes from them.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    // Last: options after these would stand under their heading.
    #[command(flatten)]
    opening: OpenArgs,
}

impl RecordedArgs {
    /// The format of the result.
    pub fn format(&self) -> Format {
        Format::chosen(self.format, self.out.as_deref())
    }

    /// The result file, if one is given.
    pub fn out(&self) -> Option<&Path> {
        self.out.as_deref()
    }

    /// The mode in which the record file is opened.
    pub fn opening(&self) -> Opening {
        self.opening.opening()
    }

    /// Writes or prints a report.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn deliver(&self, report: &impl Report) -> Result<ExitCode> {
        crate::output::report(report, self.format(), self.out())
    }
}

/// A part of a run.
#[derive(Args, Clone, Debug)]
pub struct PartArgs {
    /// Run only one part of N, for a later `merge`: `0/4` or `1of4` is the first of four, `3/4` or `4of4` the last.
    /// `auto` takes the part from the Slurm or MPI job and adds `.I-of-N` to the name of the result.
    #[arg(long, value_name = "I/N|auto")]
    shard: Option<Shard>,
    #[command(flatten)]
    recorded: RecordedArgs,
}

impl PartArgs {
    /// The format of the result.
    pub fn format(&self) -> Format {
        self.recorded.format()
    }

    /// The result file, if one is given.
    pub fn out(&self) -> Option<PathBuf> {
        let out = self.recorded.out()?;
        Some(self.shard.map_or_else(|| out.to_owned(), |shard| shard.result(out)))
    }

    /// Number of threads, or 0 for one on each core.
    pub fn threads(&self) -> usize {
        self.recorded.threads
    }

    /// The record file, if a result file is given.
    pub fn records(&self) -> Option<PathBuf> {
        self.out().as_deref().map(records_path)
    }

    /// The shard to count, as I and N.
    pub fn part(&self) -> Option<[u64; 2]> {
        self.shard.map(|shard| shard.part)
    }

    /// The mode in which the record file is opened.
    pub fn opening(&self) -> Opening {
        self.recorded.opening()
    }

    /// Threads, lanes, shard and stop rules of the run.
    pub fn limits(&self, backend: Backend, stop: StopRules) -> Limits {
        Limits { threads: self.recorded.threads, backend, stop, shard: self.part() }
    }
}

/// How `simulate` runs, and the files that it writes.
#[derive(Args, Clone, Debug)]
pub struct CountArgs {
    /// SIMD instructions: auto, avx512, avx2, neon or u64.
    #[arg(long, default_value = "auto", value_parser = lane)]
    pub lane: Backend,
    /// Keep at most this many silent error patterns of each scheme and class.
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = crate::arguments::number)]
    pub capture: usize,
    /// Part, records and result.
    #[command(flatten)]
    pub run: PartArgs,
}

/// Locking and repair of a record file.
#[derive(Args, Clone, Copy, Debug)]
#[command(next_help_heading = "Records")]
pub struct OpenArgs {
    /// Move a damaged end of the records to another file and resume from the intact part.
    #[arg(long)]
    salvage: bool,
    /// Do not lock the records (for file systems without locks); no other process may write to them.
    #[arg(long)]
    no_lock: bool,
    /// Time to wait for another process that writes to the records.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    wait: u64,
}

impl OpenArgs {
    /// Converts the arguments to the library's options.
    pub fn opening(&self) -> Opening {
        Opening { salvage: self.salvage, unlocked: self.no_lock, wait: Duration::from_secs(self.wait) }
    }
}
