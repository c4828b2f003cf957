//! Work that goes on where it was interrupted.

use super::{failure, open_log, progress_bar};
use eccforge_sampling::records::{Header, Record, Refusal};
use eccforge_sampling::run::{Limits, Progress, Work, run};
use miette::{Report as Failure, miette};
use std::path::Path;

/// Where records are kept, and what progress counts.
#[derive(Clone, Copy, Debug)]
pub struct Keeping<'a> {
    /// The file of records; none are kept without one.
    pub path: Option<&'a Path>,
    /// Move a damaged end of it aside.
    pub salvage: bool,
    /// What progress counts.
    pub unit: &'a str,
}

/// Counts work to its end, with progress, going on from the records that are there. Returns all records. Those without
/// blocks, which work that was told to stop hands over, are not kept.
///
/// # Errors
/// Records that are damaged, of another run, or cannot be written.
pub fn recorded(
    work: &dyn Work,
    header: &Header,
    limits: &Limits,
    keeping: Keeping<'_>,
) -> Result<Vec<Record>, Failure> {
    let (mut log, mut records) = match keeping.path {
        Some(path) => {
            if let Some(folder) = path.parent() {
                std::fs::create_dir_all(folder).map_err(|e| miette!("{}: {e}", folder.display()))?;
            }
            open_log(path, header, keeping.salvage).map(|(log, found)| (Some(log), found))?
        }
        None => (None, Vec::new()),
    };
    let bar = progress_bar(0, keeping.unit);
    let earlier = records.clone();
    let sink = &mut |r: &Record, p: Progress| {
        bar.set_length(p.total);
        bar.set_position(p.done);
        if r.blocks == 0 {
            return Ok(());
        }
        records.push(r.clone());
        log.as_mut().map_or(Ok::<(), Refusal>(()), |log| log.append(r))
    };
    run(work, limits, &earlier, sink).map_err(failure)?;
    bar.finish_and_clear();
    if let Some(log) = &log {
        log.sync().map_err(failure)?;
    }
    Ok(records)
}
