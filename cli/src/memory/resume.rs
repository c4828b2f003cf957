//! Resumable memory tests: every finished block is appended to the result's record file.

use crate::output::header;
use crate::sampling::options::RecordedArgs;
use crate::sampling::recorded::{Keeping, recorded};
use crate::signals::{Stopped, stopped};
use eccforge_circuit::lanes::Backend;
use eccforge_runs::job::records_path;
use eccforge_runs::records::{Identity, Record};
use eccforge_runs::run::{Limits, StopRules, Work};
use miette::{Result, miette};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// A run to count.
pub(super) struct Run<'a> {
    /// The work. When `stop` is set, it returns finished counts and stops.
    pub(super) work: &'a dyn Work,
    /// Identity of the run that the records belong to.
    pub(super) identity: Identity,
    /// The result file, which determines the record file, and the number of threads.
    pub(super) args: &'a RecordedArgs,
    /// Unit of the progress.
    pub(super) unit: &'static str,
    /// Set when the run must stop.
    pub(super) stop: &'a AtomicBool,
}

impl Run<'_> {
    /// Counts the work that earlier records leave open; returns all records.
    ///
    /// # Errors
    /// The run was interrupted, or records belong to another run, are damaged, or cannot be written.
    pub(super) fn records(self) -> Result<Vec<Record>> {
        let header = header(self.identity, None);
        let limits =
            Limits { threads: self.args.threads, backend: Backend::U64, stop: StopRules::default(), shard: None };
        let path = self.args.out().map(records_path);
        let keeping = Keeping { path: path.as_deref(), opening: self.args.opening(), unit: self.unit };
        let found = recorded(self.work, &header, &limits, keeping)?.records;
        if self.stop.load(Ordering::Relaxed) {
            let blocks: u64 = found.iter().map(|record| record.blocks).sum();
            let all: u64 = (0..self.work.cells().len()).map(|cell| self.work.blocks(cell)).sum();
            return Err(Stopped(stopped(&format!("{blocks} of {all} blocks"), path.as_deref())).into());
        }
        Ok(found)
    }
}

/// Deletes the records of a result that has been written.
pub(super) fn finished(out: Option<&Path>) -> Result<()> {
    match out.map(records_path) {
        Some(path) => std::fs::remove_file(&path).map_err(|e| miette!("{}: {e}", path.display())),
        None => Ok(()),
    }
}
