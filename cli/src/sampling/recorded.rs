//! Work that goes on where it was interrupted, with its progress on standard error.

use super::failure;
use crate::progress::Shown;
use eccforge_runs::job::{Finished, Job, count};
use eccforge_runs::records::{Coverage, Header, Opening};
use eccforge_runs::run::{Limits, Work};
use miette::Report as Failure;
use std::path::Path;

/// Where records are kept, and what progress counts.
#[derive(Clone, Copy, Debug)]
pub struct Keeping<'a> {
    /// The file of records; none are kept without one.
    pub path: Option<&'a Path>,
    /// How it is opened.
    pub opening: Opening,
    /// What progress counts.
    pub unit: &'a str,
}

/// Counts work to its end, with progress, going on from the records that are there.
///
/// # Errors
/// Records that are damaged, of another run, or cannot be written.
pub fn recorded(work: &dyn Work, header: &Header, limits: &Limits, keeping: Keeping<'_>) -> Result<Finished, Failure> {
    let counted = Coverage::default();
    let job = Job { work, header, limits, counted: &counted, path: keeping.path, opening: keeping.opening };
    count(&job, &mut Shown::new(keeping.unit)).map_err(failure)
}
