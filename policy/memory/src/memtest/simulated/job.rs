//! A job, and its division into tasks.

use super::tasks::EntrySet;
use crate::codec::EntryCodec;
use crate::fault::FaultMap;
use crate::memtest::logic::Generator;
use crate::memtest::plan::{Options, Sweep};

/// The job to run.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The device and its faults.
    pub map: &'a FaultMap,
    pub codec: &'a EntryCodec,
    pub options: &'a Options,
    pub iterations: u64,
    /// Seconds that a sweep over all memory takes.
    pub sweep_seconds: f64,
    /// Maximum number of decoder reports to keep, the earliest first.
    pub most_reports: usize,
}

/// The reason why the result is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CouldNotRun {
    /// The run was interrupted.
    Interrupted,
    /// The options are invalid.
    Invalid(String),
}

/// Steps of an iteration: the test's index and the step.
pub(super) type Schedule = Vec<(usize, Sweep)>;

pub(super) fn schedule(options: &Options, iteration: u64) -> Schedule {
    let mut schedule = Schedule::new();
    for (t, test) in options.tests.iter().enumerate() {
        schedule.extend(options.steps(*test, iteration).into_iter().map(|step| (t, step)));
    }
    schedule
}

/// A job in tasks, each of which depends only on the job: some entries in some iterations.
#[derive(Debug)]
pub struct Plan<'a> {
    pub(super) job: Job<'a>,
    pub(super) generator: Generator,
    /// Number of steps of an iteration.
    pub(super) steps: u64,
    pub(super) blocks: Vec<EntrySet>,
    /// Number of iterations of a task.
    pub(super) segment: u64,
}
