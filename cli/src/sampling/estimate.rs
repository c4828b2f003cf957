//! `eccforge simulate --estimate`: estimates the hours and records of a run on several nodes, before it is submitted.

use crate::progress::SampleBar;
use eccforge_runs::job::{self, Job};
use eccforge_runs::records::{self, Coverage, Record, RecordError};
use eccforge_runs::run::{self, Limits};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Time for which this machine counts to measure its rate.
const MEASURED: Duration = Duration::from_secs(1);
/// Interval of the first records of a process, in seconds; later it is 1/16 of the time, and at most 600 s.
const FIRST: f64 = 0.05;
const LONGEST: f64 = 600.0;
/// Bytes of a line of records in addition to its JSON: the hash, a space and the line end.
const HASH: usize = 66;

/// Counts for a second without keeping anything, then describes the rest of a job on `nodes` machines like this one.
///
/// # Errors
/// Earlier records are damaged or belong to another run, or a sample cannot be counted.
pub fn estimate(job: &Job<'_>, nodes: u64, unit: &str) -> Result<String, RecordError> {
    let mut limits = Limits { shard: None, ..*job.limits };
    limits.stop.time = Some(MEASURED);
    let none = Coverage::default();
    let measured = job::count(
        &Job { limits: &limits, covered: &none, path: None, work: job.work, header: job.header, opening: job.opening },
        &mut SampleBar::new(unit),
    )?;
    let part = run::share(job.work, job.covered, job.limits.shard);
    let own: Vec<PathBuf> = job.path.filter(|path| path.exists()).map(Path::to_owned).into_iter().collect();
    let earlier = records::coverage(&own, job.header)?;
    let rest = part.into_iter().map(|(id, ranges)| {
        let missing = ranges.into_iter().flat_map(|range| earlier.missing(&id, range)).collect();
        (id, missing)
    });
    let left = run::samples(job.work, &rest.collect()) as f64;
    let rate = measured.execution.samples_per_second;
    let seconds = left / rate / nodes as f64;
    let limit = job.limits.stop.time.map_or(seconds, |limit| limit.as_secs_f64().min(seconds));
    let jobs = (seconds / limit).ceil().max(1.0);
    let lines = jobs * nodes as f64 * (records_in(limit) + job.work.cells().len() as f64);
    let length = |record: &Record| serde_json::to_string(record).map_or(0, |json| json.len() + HASH);
    let bytes = measured.records.iter().map(length).max();
    Ok(format!(
        "{left:.0} {unit} left\n{rate:.3e} {unit} a second on this machine with {} threads\n\
         {:.3} hours on {nodes} nodes like it, {:.3} node hours\n{} restarts\n{lines:.0} records, {:.1} MB\n",
        measured.execution.threads,
        seconds / 3600.0,
        seconds * nodes as f64 / 3600.0,
        jobs - 1.0,
        lines * bytes.unwrap_or(0) as f64 / 1e6,
    ))
}

/// The number of records that a process writes if it counts for this number of seconds.
fn records_in(seconds: f64) -> f64 {
    let growing = (seconds.min(16.0 * LONGEST) / FIRST).max(1.0).ln() / (17.0f64 / 16.0).ln();
    growing + (seconds - 16.0 * LONGEST).max(0.0) / LONGEST
}
