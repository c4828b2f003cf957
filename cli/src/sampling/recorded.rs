//! Resumable counting with progress on standard error.

use super::results::failure;
use crate::progress::SampleBar;
use eccforge_runs::job::{Finished, Job, count};
use eccforge_runs::records::{Coverage, Header, Opening};
use eccforge_runs::run::{Limits, Work};
use miette::Report as Failure;
use std::path::Path;

/// The record file of a run, and the unit of its progress.
#[derive(Clone, Copy, Debug)]
pub struct Keeping<'a> {
    /// The record file; `None` keeps no records.
    pub path: Option<&'a Path>,
    /// The mode in which the file is opened.
    pub opening: Opening,
    /// Unit of the progress.
    pub unit: &'a str,
}

/// Completes a run from its existing records, with progress.
///
/// # Errors
/// The records are damaged, belong to another run, or cannot be written.
pub fn recorded(work: &dyn Work, header: &Header, limits: &Limits, keeping: Keeping<'_>) -> Result<Finished, Failure> {
    let none = Coverage::default();
    let job = Job { work, header, limits, covered: &none, path: keeping.path, opening: keeping.opening };
    count(&job, &mut SampleBar::new(keeping.unit)).map_err(failure)
}
