//! Runs that go on where they were interrupted: every finished piece is appended to the records beside the result.

use super::command_line;
use crate::sampling::{Keeping, recorded, records_path};
use eccforge_bitslice::Backend;
use eccforge_runs::records::{Header, Identity, Opening, Record};
use eccforge_runs::run::{Limits, StopRules, Work};
use miette::{Result, miette};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// How to count some work.
pub(super) struct Run<'a> {
    /// The work; once `stop` is set it hands over what it has and counts no more.
    pub(super) work: &'a dyn Work,
    /// What its records are of.
    pub(super) identity: Identity,
    /// The result, beside which the records are; none are kept without one.
    pub(super) out: Option<&'a Path>,
    /// How the records are opened.
    pub(super) opening: Opening,
    /// Threads; 0 for one each core.
    pub(super) threads: usize,
    /// What progress counts.
    pub(super) unit: &'static str,
    /// Set when the run is to end.
    pub(super) stop: &'a AtomicBool,
}

impl Run<'_> {
    /// Counts what earlier records leave; all records.
    ///
    /// # Errors
    /// Records of another run, damaged ones, files that cannot be written; an interruption.
    pub(super) fn records(self) -> Result<Vec<Record>> {
        let header = Header { eccforge_records: 1, identity: self.identity, command: command_line(), shard: None };
        let limits = Limits { threads: self.threads, backend: Backend::U64, stop: StopRules::default(), shard: None };
        let path = self.out.map(records_path);
        let keeping = Keeping { path: path.as_deref(), opening: self.opening, unit: self.unit };
        let found = recorded(self.work, &header, &limits, keeping)?.records;
        match (self.stop.load(Ordering::Relaxed), path) {
            (false, _) => Ok(found),
            (true, None) => Err(miette!(
                help = "with --out FILE what was found is kept, and the same command goes on from there",
                "interrupted; nothing was written"
            )),
            (true, Some(path)) => Err(miette!("interrupted; the same command goes on from {}", path.display())),
        }
    }
}

/// Takes away the records of a result that is written.
pub(super) fn finished(out: Option<&Path>) -> Result<()> {
    match out.map(records_path) {
        Some(path) => std::fs::remove_file(&path).map_err(|e| miette!("{}: {e}", path.display())),
        None => Ok(()),
    }
}
