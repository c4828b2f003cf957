//! Options of every command that counts: what it runs on, and where its result goes.

use super::{lane, records_path, shard};
use crate::arguments::{Format, format};
use clap::Args;
use eccforge_bitslice::Backend;
use eccforge_runs::run::{Limits, StopRules};
use std::path::PathBuf;

/// How `simulate` and `sweep` run, and what they write.
#[derive(Args, Clone, Debug)]
pub struct CountArgs {
    /// Threads; 0 for one each core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Instructions: auto, avx512, avx2, neon or u64.
    #[arg(long, default_value = "auto", value_parser = lane)]
    pub lane: Backend,
    /// Result file; its records go to OUT.records, from which the same command goes on.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Form of the result.
    #[arg(long, value_parser = format(&[Format::Text, Format::Json, Format::Csv, Format::Html]), default_value = "text")]
    pub format: Format,
    /// Count only part I of N (from 0), to be merged later.
    #[arg(long, value_name = "I/N", value_parser = shard, requires = "out")]
    pub shard: Option<[u64; 2]>,
    /// Keep up to so many silent error patterns of each scheme and class.
    #[arg(long, default_value_t = 0)]
    pub capture: usize,
    /// Move a damaged end of the records aside and go on with the intact part.
    #[arg(long)]
    pub salvage: bool,
}

impl CountArgs {
    /// The file of records, if there is a result file.
    pub fn records(&self) -> Option<PathBuf> {
        self.out.as_deref().map(records_path)
    }

    /// What the run may use, and when it ends.
    pub fn limits(&self, stop: StopRules) -> Limits {
        Limits { threads: self.threads, backend: self.lane, stop, shard: self.shard }
    }
}
