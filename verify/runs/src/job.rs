//! Runs a job with its records: it resumes an earlier run, keeps every finished block, and reports how the run was
//! executed.

use crate::machine;
use crate::records::{self, Coverage, Header, Log, Opened, Opening, Record, RecordError};
use crate::run::{Ended, Limits, Progress, Run, Work, share, threads};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Receives messages and progress of a run, because libraries print nothing.
pub trait Watch {
    /// A message for the log.
    fn note(&mut self, text: &str);

    /// The current progress.
    fn progress(&mut self, progress: Progress);
}

/// An observer that does nothing.
#[derive(Clone, Copy, Debug)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn note(&mut self, _: &str) {}

    fn progress(&mut self, _: Progress) {}
}

/// A job: the work and its record file.
pub struct Job<'a> {
    pub work: &'a dyn Work,
    /// The header of the job's records.
    pub header: &'a Header,
    /// Threads, lanes and stop rules.
    pub limits: &'a Limits,
    /// Blocks counted elsewhere, which are not counted again.
    pub covered: &'a Coverage,
    /// The record file; `None` keeps no records.
    pub path: Option<&'a Path>,
    /// How the record file is opened.
    pub opening: Opening,
}

impl Job<'_> {
    /// Lets every thread count a block with a known answer.
    ///
    /// # Errors
    /// A thread counts the block wrongly, so this machine cannot be trusted.
    pub fn check(&self) -> Result<(), String> {
        self.work.check(self.limits.backend, threads(self.limits.threads))
    }
}

/// The execution of a run, which depends on machine and time.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Execution {
    /// Name of the machine that wrote the result.
    pub host: String,
    /// Threads on each rank.
    pub threads: usize,
    /// MPI ranks.
    pub ranks: u64,
    /// Seconds since this command began to count.
    pub seconds: f64,
    /// Samples that this command counted, without those of earlier runs.
    pub counted: u64,
    /// `counted` over `seconds`.
    pub samples_per_second: f64,
    /// Blocks that several hosts counted with equal counts.
    pub proved_blocks: u64,
    /// Hosts whose blocks were removed because they counted a block differently than others.
    pub distrusted_hosts: Vec<String>,
}

impl Execution {
    /// The execution on this machine since `started`.
    pub fn since(started: Instant, counted: u64, limits: &Limits, ranks: u64) -> Self {
        let seconds = started.elapsed().as_secs_f64();
        // A coarse clock may show no time, and JSON has no infinite numbers.
        let samples_per_second = if seconds > 0.0 { counted as f64 / seconds } else { 0.0 };
        let (host, threads) = (machine::name(), threads(limits.threads));
        let (proved_blocks, distrusted_hosts) = (0, Vec::new());
        Self { host, threads, ranks, seconds, counted, samples_per_second, proved_blocks, distrusted_hosts }
    }
}

/// A finished run.
#[derive(Clone, Debug)]
pub struct Finished {
    /// All records, including those of earlier runs.
    pub records: Vec<Record>,
    /// The reason why the run ended.
    pub ended: Ended,
    pub execution: Execution,
}

/// The record file of a result: `RESULT.records`.
pub fn records_path(result: &Path) -> PathBuf {
    let mut name = result.as_os_str().to_owned();
    name.push(".records");
    PathBuf::from(name)
}

/// Counts the blocks of a job that earlier records lack. Drops records without blocks; work that was stopped returns such records.
///
/// # Errors
/// The records are damaged, belong to another run, or cannot be written.
pub fn count(job: &Job<'_>, watch: &mut dyn Watch) -> Result<Finished, RecordError> {
    // Before the records are opened: a machine that counts wrongly must not add to them.
    job.check().map_err(RecordError::Mismatch)?;
    let mut keeper = RecordWriter::open(job, watch)?;
    let started = Instant::now();
    let run = Run::new(job.work, share(job.work, job.covered, job.limits.shard), &keeper.records)?;
    let ended = run.count(job.limits, &mut |record, progress| {
        watch.progress(progress);
        keeper.keep(record)
    })?;
    keeper.finish(job, ended, started, 1)
}

/// The records of a run, in memory and in their file. `count` keeps those of one process; `eccforge-ranks` keeps those of
/// several in one file.
#[derive(Default)]
pub struct RecordWriter {
    log: Option<Log>,
    /// All records: those found in the file, and those of this run.
    pub records: Vec<Record>,
    found: usize,
    /// Time of the first record that is not yet safe from a loss of power.
    unsynced: Option<Instant>,
}

/// Maximum age of a record that is not yet on the disk.
// Synchronising each record would make short blocks wait for the disk; a loss of power costs half a minute of counting.
const HALF_MINUTE: Duration = Duration::from_secs(30);

impl RecordWriter {
    /// Opens the records of a job, which may be those of an earlier run.
    ///
    /// # Errors
    /// The records belong to another run, are damaged, or cannot be read or written.
    pub fn open(job: &Job<'_>, watch: &mut dyn Watch) -> Result<Self, RecordError> {
        let (log, records) = match job.path {
            Some(path) => open(path, job.header, &job.opening, watch).map(|(log, found)| (Some(log), found))?,
            None => (None, Vec::new()),
        };
        Ok(Self { log, found: records.len(), records, unsynced: None })
    }

    /// Keeps a record. Without one, the writer synchronises earlier records to the disk once they are half a minute old.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn keep(&mut self, record: Option<&Record>) -> Result<(), RecordError> {
        let Some(log) = &mut self.log else {
            self.records.extend(record.filter(|r| r.blocks > 0).cloned());
            return Ok(());
        };
        if let Some(record) = record.filter(|r| r.blocks > 0) {
            log.append(record)?;
            // Only after it is in the file: the result and the file have the same blocks.
            self.records.push(record.clone());
            self.unsynced.get_or_insert_with(Instant::now);
        }
        if self.unsynced.is_some_and(|since| since.elapsed() >= HALF_MINUTE) {
            self.unsynced = None;
            log.sync()?;
        }
        Ok(())
    }

    /// Removes the records of a host whose counts are wrong.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn remove(&mut self, job: &Job<'_>, host: &str) -> Result<(), RecordError> {
        // Those of earlier runs come first and must not count as work of this command.
        self.found = self.records[..self.found].iter().filter(|r| r.host != host).count();
        self.records.retain(|r| r.host != host);
        match &mut self.log {
            Some(log) => log.rewrite(job.header, &self.records),
            None => Ok(()),
        }
    }

    /// Number of samples of a record.
    pub fn samples(&self, job: &Job<'_>, record: &Record) -> u64 {
        let cell = job.work.cells().iter().position(|id| *id == record.cell);
        cell.map_or(0, |c| job.work.samples_in(c, &(record.first..record.first.saturating_add(record.blocks))))
    }

    /// Ends a run of `ranks` processes; returns its records and its execution.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn finish(self, job: &Job<'_>, ended: Ended, started: Instant, ranks: u64) -> Result<Finished, RecordError> {
        if let Some(log) = &self.log {
            log.sync()?;
        }
        // Records of earlier runs are in the result, but not in the speed of this one.
        let samples = self.records[self.found..].iter().map(|r| self.samples(job, r)).fold(0, u64::saturating_add);
        Ok(Finished { ended, execution: Execution::since(started, samples, job.limits, ranks), records: self.records })
    }
}

/// Opens the records of a result. The writer continues records of this run, or of the same run with fewer samples, or
/// starts new ones. A last line that a full disk or a loss of power cut short is moved to another file.
///
/// # Errors
/// The records belong to another run, are damaged, or cannot be read or written.
pub fn open(
    path: &Path,
    header: &Header,
    opening: &Opening,
    watch: &mut dyn Watch,
) -> Result<(Log, Vec<Record>), RecordError> {
    let Opened { mut log, found, aside } = Log::open(path, header, opening)?;
    if let Some(aside) = aside {
        watch.note(&format!("{}: the damaged end was moved to {}", path.display(), aside.display()));
    }
    let Some(mut found) = found else { return Ok((log, Vec::new())) };
    // Blocks of two shards in one file would look like a shard with missing blocks.
    if found.header.shard != header.shard {
        return Err(foreign(path, "they belong to another shard"));
    }
    if let Some(whole) = records::extension(&found.header.identity, &header.identity) {
        if header.shard.is_some() {
            return Err(foreign(
                path,
                "it has fewer samples; give the records of all its parts as --counted, and another --out",
            ));
        }
        found.records.retain(|record| records::remains_valid(record, &whole));
        log.rewrite(header, &found.records)?;
        watch.note(&format!("{}: the run is extended to more samples", path.display()));
    } else if let Some(difference) = records::difference(&found.header, header) {
        return Err(foreign(path, &difference));
    }
    watch.note(&format!("{}: resuming after {} records", path.display(), found.records.len()));
    Ok((log, found.records))
}

fn foreign(path: &Path, why: &str) -> RecordError {
    let path = path.display();
    RecordError::Mismatch(format!(
        "{path}: the records there belong to another run: {why}; give another --out, or move the old records away"
    ))
}
