//! A run from its records to its records: it goes on from what an earlier run left, keeps every piece that is done, and
//! says at its end how it came to be.

use crate::records::{self, Contents, Header, Log, Record, Refusal};
use crate::run::{Ended, Limits, Progress, Work, run, threads};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Who is told how a run goes on. Libraries print nothing.
pub trait Watch {
    /// Something happened that a reader of the log wants to know.
    fn note(&mut self, text: &str);

    /// So much is done.
    fn progress(&mut self, progress: Progress);
}

/// A watcher that does not look.
#[derive(Clone, Copy, Debug)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn note(&mut self, _: &str) {}

    fn progress(&mut self, _: Progress) {}
}

/// What to run and where its records are.
pub struct Job<'a> {
    /// The work.
    pub work: &'a dyn Work,
    /// The first line of its records.
    pub header: &'a Header,
    /// How it is run.
    pub limits: &'a Limits,
    /// The file of records; none are kept without one.
    pub path: Option<&'a Path>,
    /// Move a damaged end of the file aside and go on with the intact part.
    pub salvage: bool,
}

/// How a run came to be: what depends on the machine and the hour.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Execution {
    /// Name of the machine that wrote the result.
    pub host: String,
    /// Threads on each rank.
    pub threads: usize,
    /// MPI ranks.
    pub ranks: u64,
    /// Seconds since this command began to count.
    pub seconds: f64,
    /// Samples that this command counted; those of earlier runs are not among them.
    pub counted: u64,
    /// `counted` over `seconds`.
    pub samples_per_second: f64,
}

impl Execution {
    /// On this machine, since `started`.
    pub fn since(started: Instant, counted: u64, limits: &Limits, ranks: u64) -> Self {
        let seconds = started.elapsed().as_secs_f64();
        let host = host().unwrap_or_else(|| "unknown".to_owned());
        let samples_per_second = if seconds > 0.0 { counted as f64 / seconds } else { 0.0 };
        Self { host, threads: threads(limits.threads), ranks, seconds, counted, samples_per_second }
    }
}

/// The name of this machine, where the system tells it.
#[cfg(unix)]
fn host() -> Option<String> {
    nix::unistd::gethostname().ok()?.into_string().ok()
}

/// The same where there is no function of POSIX for it.
#[cfg(not(unix))]
fn host() -> Option<String> {
    if cfg!(target_arch = "wasm32") { Some("a browser".to_owned()) } else { std::env::var("COMPUTERNAME").ok() }
}

/// A run that came to its end.
#[derive(Clone, Debug)]
pub struct Finished {
    /// All records, those of earlier runs included.
    pub records: Vec<Record>,
    /// Why it ended.
    pub ended: Ended,
    /// How it was run.
    pub execution: Execution,
}

/// Where the records of a result are: beside it, as `RESULT.records`.
pub fn records_path(result: &Path) -> PathBuf {
    let mut name = result.as_os_str().to_owned();
    name.push(".records");
    PathBuf::from(name)
}

/// Counts what earlier records leave of a job. Records without blocks, which work that was told to stop hands over, are
/// not kept.
///
/// # Errors
/// Records that are damaged, of another run, or cannot be written.
pub fn count(job: &Job<'_>, watch: &mut dyn Watch) -> Result<Finished, Refusal> {
    let mut keeper = Keeper::open(job, watch)?;
    let started = Instant::now();
    let earlier = keeper.records.clone();
    let ended = run(job.work, job.limits, &earlier, &mut |record, progress| {
        watch.progress(progress);
        keeper.keep(record)
    })?;
    keeper.finish(job, ended, started, 1)
}

/// The records of a run, in memory and in their file.
pub(crate) struct Keeper {
    log: Option<Log>,
    pub(crate) records: Vec<Record>,
    found: usize,
}

impl Keeper {
    pub(crate) fn open(job: &Job<'_>, watch: &mut dyn Watch) -> Result<Self, Refusal> {
        let (log, records) = match job.path {
            Some(path) => open(path, job.header, job.salvage, watch).map(|(log, found)| (Some(log), found))?,
            None => (None, Vec::new()),
        };
        Ok(Self { log, found: records.len(), records })
    }

    pub(crate) fn keep(&mut self, record: &Record) -> Result<(), Refusal> {
        if record.blocks > 0 {
            self.log.as_mut().map_or(Ok(()), |log| log.append(record))?;
            self.records.push(record.clone());
        }
        Ok(())
    }

    pub(crate) fn finish(self, job: &Job<'_>, ended: Ended, started: Instant, ranks: u64) -> Result<Finished, Refusal> {
        if let Some(log) = &self.log {
            log.sync()?;
        }
        let cells = job.work.cells();
        let samples = |r: &Record| {
            let cell = cells.iter().position(|id| *id == r.cell)?;
            Some(job.work.samples_in(cell, &(r.first..r.first.saturating_add(r.blocks))))
        };
        let counted = self.records[self.found..].iter().filter_map(samples).fold(0, u64::saturating_add);
        Ok(Finished { ended, execution: Execution::since(started, counted, job.limits, ranks), records: self.records })
    }
}

/// Opens the records of a result: goes on with those that are there, if they are of this run or of the same with fewer
/// samples, or starts anew. A last line that a full disk or a loss of power cut short is moved aside.
///
/// # Errors
/// They are of another run, damaged, or cannot be read or written.
pub fn open(path: &Path, header: &Header, salvage: bool, watch: &mut dyn Watch) -> Result<(Log, Vec<Record>), Refusal> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|e| Refusal::Io(folder.to_owned(), e))?;
    }
    if std::fs::metadata(path).map_or(true, |m| m.len() == 0) {
        return Ok((Log::create(path, header)?, Vec::new()));
    }
    let torn = matches!(records::read(path), Err(Refusal::Damaged { torn: true, .. }));
    if (salvage || torn)
        && let Some(aside) = records::salvage(path)?
    {
        watch.note(&format!("{}: the damaged end was moved to {}", path.display(), aside.display()));
    }
    let (mut log, Contents { header: found, mut records }) = Log::resume(path)?;
    if found.shard != header.shard {
        return Err(foreign(path, "they are of another shard"));
    }
    if let Some(whole) = records::extension(&found.identity, &header.identity) {
        if header.shard.is_some() {
            return Err(foreign(
                path,
                "more samples move the bounds of every shard: only a run in one part is extended",
            ));
        }
        let keep = |r: &Record| whole.get(&r.cell).is_some_and(|&blocks| r.first.saturating_add(r.blocks) <= blocks);
        drop(log);
        records::extend(path, header, keep)?;
        (log, Contents { records, .. }) = Log::resume(path)?;
        watch.note(&format!("{}: the run is extended to more samples", path.display()));
    } else if let Some(difference) = records::difference(&found.identity, &header.identity) {
        return Err(foreign(path, &difference));
    }
    watch.note(&format!("{}: going on after {} records", path.display(), records.len()));
    Ok((log, records))
}

fn foreign(path: &Path, why: &str) -> Refusal {
    let path = path.display();
    Refusal::Mismatch(format!(
        "{path}: the records there are of another run: {why}; give another --out, or move the old records away"
    ))
}

#[cfg(test)]
mod tests;
