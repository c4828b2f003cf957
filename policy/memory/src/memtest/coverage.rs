//! Fault coverage of tests: all tests run on many simulated devices with one fault each.

use super::Test;
use super::plan::Options;
use super::result::Provenance;
use super::simulated::{self, CouldNotRun, Job, sweeps};
use crate::bits::DATA_BYTES;
use crate::codec::EntryCodec;
use crate::fault::{FaultFile, FaultMap, Limits, NamedFault};
use eccforge_circuit::lanes::Backend;
use eccforge_files::diagnostic::Diagnostic;
use eccforge_files::digest::sha256;
use eccforge_gpu::geometry::Geometry;
use eccforge_runs::records::{Identity, Record};
use eccforge_runs::run::Work;
use eccforge_runs::statistics::clopper_pearson;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// Number of times that one test found one fault.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Cell")]
pub struct CoverageCell {
    /// Test that looked for the fault.
    pub test: Test,
    /// Devices on which it found something.
    pub found: u64,
    /// `found` as a share of the devices.
    pub share: f64,
    /// Its 95 % interval \[Clopper, Pearson 1934\].
    pub low: f64,
    /// See `low`.
    pub high: f64,
    /// Devices on which the decoder corrected something in this test: tests find only errors that ECC leaves.
    pub corrected: u64,
    /// Devices whose fault is in the tested memory, at least in part: no test finds one outside.
    pub placed: u64,
}

/// One fault of the matrix.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Row {
    /// Its name in its file.
    pub fault: String,
    /// Kind of the fault, as in the fault file.
    pub kind: String,
    /// One cell for each test.
    pub cells: Vec<CoverageCell>,
}

/// The matrix of tests and faults.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Coverage {
    /// The geometry of the device.
    pub device: String,
    /// The profile that has this geometry in place of its own, which is not public.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in_for: Option<String>,
    /// Bytes under test.
    pub bytes: u64,
    /// The scheme, or `none`.
    pub scheme: String,
    /// Devices for each fault; device i has the seed plus i.
    pub trials: u64,
    /// One row for each fault.
    pub rows: Vec<Row>,
    /// Version, command and inputs that reproduce the matrix.
    pub provenance: Provenance,
}

/// Inputs of a matrix.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    pub geometry: &'a Geometry,
    /// Number of entries in use.
    pub entries: u64,
    pub codec: &'a EntryCodec,
    /// The tests.
    pub options: &'a Options,
    /// Number of devices for each fault.
    pub trials: u64,
    /// Bandwidth, bytes a second.
    pub bandwidth: f64,
}

/// The values of a record, in the order of a trial.
const VALUES: [&str; 3] = ["found", "corrected", "placed"];

/// The reason why the matrix cannot be made.
#[derive(Debug)]
pub enum Failure {
    /// The fault does not fit the device.
    Fault(Box<Diagnostic>),
    /// The tests did not run.
    Run(CouldNotRun),
}

/// The faults that ship with the program: one of each kind.
pub const CATALOGUE: &str = include_str!("../../catalogue.yaml");

impl Plan<'_> {
    /// Whether a test finds anything on a new device with a fault, whether the decoder corrects anything in it, and whether
    /// the fault is in the tested memory.
    fn trial(&self, fault: &FaultFile, test: Test, trial: u64, stop: &AtomicBool) -> Result<[bool; 3], Failure> {
        let (map, options) = self.device(fault, test, trial)?;
        simulated::Plan::new(self.job(&map, &options)).and_then(|plan| plan.finds(stop)).map_err(Failure::Run)
    }

    /// A new device with a fault, and the options for one iteration of one test on it.
    fn device(&self, fault: &FaultFile, test: Test, trial: u64) -> Result<(FaultMap, Options), Failure> {
        let seed = self.options.seed.wrapping_add(trial);
        let options = Options { tests: vec![test], seed, ..self.options.clone() };
        let limits = Limits { entries: self.entries, seconds: self.sweep_seconds() * sweeps(&options) as f64 };
        Ok((FaultMap::place(fault, self.geometry, limits, seed).map_err(Failure::Fault)?, options))
    }

    fn job<'a>(&'a self, map: &'a FaultMap, options: &'a Options) -> Job<'a> {
        let sweep_seconds = self.sweep_seconds();
        Job { map, codec: self.codec, options, iterations: 1, sweep_seconds, most_reports: 0 }
    }

    fn sweep_seconds(&self) -> f64 {
        (self.entries * DATA_BYTES as u64) as f64 / self.bandwidth
    }
}

/// A matrix as work for the runner and the records of `eccforge simulate`: a cell for each fault and test, whose blocks
/// are devices. Every test starts on a separate device, so that no test finds errors that another left.
#[derive(Debug)]
pub struct Recording<'a> {
    plan: Plan<'a>,
    file: &'a FaultFile,
    faults: Vec<FaultFile>,
    stop: &'a AtomicBool,
    failure: OnceLock<Failure>,
}

impl<'a> Recording<'a> {
    /// A matrix of the faults of a file; `stop` ends the devices in progress.
    pub fn new(plan: Plan<'a>, file: &'a FaultFile, stop: &'a AtomicBool) -> Self {
        let faults =
            file.faults.iter().map(|fault| FaultFile { faults: vec![fault.clone()], ..file.clone() }).collect();
        Self { plan, file, faults, stop, failure: OnceLock::new() }
    }

    /// Tries to place every fault and to plan every test, before anything is recorded.
    pub fn check(&self) -> Result<(), Failure> {
        // Device 0 stands for all: whether a fault fits and a test can be planned does not depend on the seed.
        for (fault, test) in self.faults.iter().flat_map(|f| self.plan.options.tests.iter().map(move |t| (f, *t))) {
            let (map, options) = self.plan.device(fault, test, 0)?;
            simulated::Plan::new(self.plan.job(&map, &options)).map_err(Failure::Run)?;
        }
        Ok(())
    }

    /// Identity of the run that the records belong to.
    pub fn identity(&self) -> Identity {
        let plan = &self.plan;
        let description = json!({
            "device": plan.geometry.hash(),
            "entries": plan.entries,
            "faults": sha256(&self.file.file.text),
            "options": plan.options,
            "bandwidth": plan.bandwidth,
            "trials": plan.trials,
        });
        let cells = self.cells().into_iter().map(|id| (id, "coverage", plan.trials));
        super::identity("memtest-coverage", plan.options.seed, plan.codec, &description, cells)
    }

    /// The reason why devices could not be tested, if any.
    pub fn into_failure(self) -> Option<Failure> {
        self.failure.into_inner()
    }

    /// The matrix that the records make.
    ///
    /// # Errors
    /// A record has values other than those of this matrix, or found more than its devices.
    pub fn rows(&self, records: &[Record]) -> Result<Vec<Row>, String> {
        let mut counts: BTreeMap<&str, [u64; 3]> = BTreeMap::new();
        for record in records {
            let sum = counts.entry(&record.cell).or_default();
            for (sum, name) in sum.iter_mut().zip(VALUES) {
                let number = match record.values.get(name).map(Vec::as_slice) {
                    Some(&[n]) if n <= record.blocks && record.values.len() == VALUES.len() => n,
                    _ => {
                        let (cell, first, devices) = (&record.cell, record.first, record.blocks);
                        return Err(format!(
                            "the record of `{cell}` from device {first} on does not state how many of {devices} devices are {name}"
                        ));
                    }
                };
                *sum += number;
            }
        }
        let mut rows = Vec::new();
        for fault in &self.file.faults {
            let mut cells = Vec::new();
            for test in &self.plan.options.tests {
                // A cell without a record is one whose devices are not tested yet.
                cells.push(self.cell(*test, counts.get(&*cell_id(fault, *test)).copied().unwrap_or_default()));
            }
            rows.push(Row { fault: fault.id.clone(), kind: fault.kind.name().to_owned(), cells });
        }
        Ok(rows)
    }

    fn cell(&self, test: Test, [found, corrected, placed]: [u64; 3]) -> CoverageCell {
        let (low, high) = clopper_pearson(found, self.plan.trials, 0.95);
        CoverageCell { test, found, share: found as f64 / self.plan.trials as f64, low, high, corrected, placed }
    }
}

fn cell_id(fault: &NamedFault, test: Test) -> String {
    format!("{} {test}", fault.id)
}

impl Work for Recording<'_> {
    fn cells(&self) -> Vec<String> {
        let tests = &self.plan.options.tests;
        self.file.faults.iter().flat_map(|f| tests.iter().map(move |t| cell_id(f, *t))).collect()
    }

    fn blocks(&self, _: usize) -> u64 {
        self.plan.trials
    }

    /// The number of samples, counted in sweeps over a device, because a test has from 2 to 160 sweeps.
    fn samples_in(&self, cell: usize, blocks: &Range<u64>) -> u64 {
        let options = self.plan.options;
        let test = options.tests[cell % options.tests.len()];
        (blocks.end - blocks.start) * options.steps(test, 0).len() as u64
    }

    /// Records are not joined, so that a kill loses little work.
    fn joins(&self) -> bool {
        false
    }

    fn count(&self, cell: usize, blocks: Range<u64>, _: Backend, _: &[usize]) -> Record {
        let tests = &self.plan.options.tests;
        let (fault, test) = (cell / tests.len(), tests[cell % tests.len()]);
        let (mut done, mut sums) = (0, [0; VALUES.len()]);
        for trial in blocks.clone() {
            // Further devices would fail in the same way, and their work would be lost.
            if self.stop.load(Ordering::Relaxed) || self.failure.get().is_some() {
                break;
            }
            match self.plan.trial(&self.faults[fault], test, trial, self.stop) {
                Ok(found) => {
                    for (sum, found) in sums.iter_mut().zip(found) {
                        *sum += u64::from(found);
                    }
                }
                Err(failure) => {
                    // Only the first failure is reported.
                    let _ = self.failure.set(failure);
                    break;
                }
            }
            done += 1;
        }
        let values = VALUES.iter().zip(sums).map(|(name, n)| ((*name).to_owned(), vec![n])).collect();
        let cell = cell_id(&self.file.faults[fault], test);
        Record { cell, first: blocks.start, blocks: done, values, ..Record::default() }
    }
}
