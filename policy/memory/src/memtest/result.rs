//! The result of a run of the tests as JSON and CSV.

use super::simulated::{Decoded, TestResult};
use super::wrong_words::WrongWords;
use crate::bits::DATA_BYTES;
use crate::codec::EntryCodec;
use crate::fault::FaultFile;
use eccforge_evidence::event::{DecodeStatus as Claim, Event, EventKind, MemoryError, Requester};
use eccforge_evidence::time::Time;
use eccforge_evidence::wire::{self, Line};
use eccforge_files::digest::sha256;
use eccforge_outcomes::ReadOutcome;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The format of a result; a reader rejects others.
pub const FORMAT: &str = "eccforge-memtest/1";

/// Whether the run is complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// All requested tests ran.
    #[default]
    Complete,
    /// It was interrupted: the result is that of the iterations before.
    Interrupted,
    /// It could not run; it gives no evidence about the memory. Campaigns count such results separately.
    CouldNotRun,
}

/// The tested memory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Target {
    /// A simulated device.
    Simulated {
        /// Its geometry.
        device: String,
        /// The profile that has this geometry in place of its own, which is not public.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in_for: Option<String>,
        /// Bytes under test.
        bytes: u64,
        /// Scheme, or `none`.
        scheme: String,
        /// Fault file's id, or `none`.
        faults: String,
        /// Entries that faults can touch.
        faulty_entries: u64,
        /// Sweeps over all memory.
        sweeps: u64,
        /// Seconds of simulated time of one sweep.
        sweep_seconds: f64,
    },
    /// This machine's memory.
    Host {
        /// Bytes under test.
        bytes: u64,
        /// Whether the system kept the memory from being moved or swapped.
        #[serde(default)]
        locked: bool,
        /// Threads that tested the memory.
        threads: usize,
        /// Instructions of the kernels.
        kernel: String,
        /// Bandwidth of the machine.
        bandwidth: Option<Bandwidth>,
        /// The time that the memory tests' bytes take at this bandwidth, over the time that they took.
        ratio: Option<f64>,
        /// How fast each test moved data.
        speed: Vec<Speed>,
    },
    /// Memory of a GPU, by Vulkan. Addresses of wrong words are offsets in this memory: no interface gives physical ones.
    Gpu {
        /// Bytes under test.
        bytes: u64,
        /// Name of the card.
        name: String,
        /// Bytes of its own memory.
        card_bytes: u64,
        /// Driver and its version.
        driver: String,
        /// Its address on the PCI bus, if the driver reports it.
        pci: Option<String>,
        /// Whether its ECC is on, if the driver reports it.
        ecc: Option<String>,
        /// Scheme whose outcomes for the wrong words are counted as reads, or `none`.
        scheme: String,
        /// Its counters of errors, rows and pages before and after the tests, where they can be read.
        counters: BTreeMap<String, [u64; 2]>,
        /// Lines that the kernel log got about the card during the tests, where it can be read.
        log: Vec<String>,
        /// How fast each test moved data.
        speed: Vec<Speed>,
    },
}

/// The machine's memory bandwidth, GB/s (10^9 bytes), all threads.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bandwidth {
    /// The fastest plain way to write: the better of memset and non-temporal stores.
    pub write: f64,
    /// The fastest plain way to read: the better of adding up and comparing.
    pub read: f64,
}

/// Speed of a test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Speed {
    /// Test that was timed.
    pub test: super::Test,
    /// Wall time, seconds.
    pub seconds: f64,
    /// Bytes of cache lines that it wrote.
    pub written: u64,
    /// Bytes of cache lines that it read to verify.
    pub read: u64,
    /// The time to move these bytes at the measured bandwidth, divided by the wall time.
    pub ratio: Option<f64>,
}

impl Speed {
    /// A test that has not run.
    pub const fn zero(test: super::Test) -> Self {
        Self { test, seconds: 0.0, written: 0, read: 0, ratio: None }
    }
}

/// Origin of a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// `eccforge`.
    pub program: String,
    /// Version of eccforge, with its commit.
    pub version: String,
    /// The command line.
    pub command: Vec<String>,
    /// Seed of all random numbers.
    pub seed: u64,
    /// SHA-256 of the scheme's meaning.
    pub scheme_sha256: Option<String>,
    /// SHA-256 of the fault file.
    pub faults_sha256: Option<String>,
}

impl Provenance {
    /// The provenance of a result, from the command line, seed, scheme and faults.
    pub fn new(command: Vec<String>, seed: u64, codec: Option<&EntryCodec>, faults: Option<&FaultFile>) -> Self {
        Self {
            program: "eccforge".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            command,
            seed,
            scheme_sha256: codec.and_then(|codec| codec.hash().map(str::to_owned)),
            faults_sha256: faults.map(|faults| sha256(&faults.file.text)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MemtestResult {
    /// [`FORMAT`].
    pub format: String,
    /// Whether it is complete.
    pub status: Status,
    /// Name of the card or machine, for campaigns.
    pub card: String,
    /// Its other attributes, for campaigns.
    pub attributes: BTreeMap<String, String>,
    /// The tested memory.
    pub target: Target,
    /// Iterations that were completed.
    pub iterations: u64,
    /// Iterations in which any test found anything.
    pub failed_iterations: u64,
    /// One result for each test.
    pub tests: Vec<TestResult>,
    /// Words that were read wrong.
    #[serde(default)]
    pub wrong: WrongWords,
    /// Version, command and inputs that reproduce the result.
    pub provenance: Provenance,
}

impl MemtestResult {
    /// Whether any error was found.
    pub fn found(&self) -> bool {
        self.failed_iterations > 0 || self.tests.iter().any(TestResult::found)
    }
}

/// Decoder reports as JSON lines that `eccforge gpu replay` reads: the decoder's claim, and whether it is wrong.
pub fn events(reports: &[Decoded], start: Time, gpu: &str, scheme: &str) -> String {
    let mut text = String::new();
    for report in reports {
        let (outcome, silent) = match report.outcome {
            ReadOutcome::Corrected => (Claim::Ce, false),
            ReadOutcome::Detected => (Claim::Due, false),
            ReadOutcome::Miscorrected => (Claim::Ce, true),
            ReadOutcome::Undetected => (Claim::Clean, true),
            ReadOutcome::Clean => continue,
        };
        let error = MemoryError::new(outcome, Some(report.entry * DATA_BYTES as u64), Requester::Sm);
        let time = Time(start.0.saturating_add((report.seconds * 1e9) as u64));
        let event = Event::new(time, EventKind::Error(MemoryError { silent: Some(silent), ..error }));
        let (gpu, scheme) = (Some(Cow::Borrowed(gpu)), Some(Cow::Borrowed(scheme)));
        let line = Line { event, gpu, scheme, repeated: None };
        text += &wire::to_json(&line);
        text.push('\n');
    }
    text
}
