//! Results of the tests on a simulated device.

use crate::memtest::Test;
use crate::memtest::wrong_words::WrongWords;
use crate::tally::Tally;
use eccforge_outcomes::ReadOutcome;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Results of one test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TestResult {
    /// Test with these results.
    pub test: Test,
    /// Iterations in which it found anything: wrong words, or entries with a DUE.
    pub failed_iterations: u64,
    /// Outcomes of reads of entries. Parts of entries are written by reading first, with ECC; such reads are here too.
    pub reads: Tally,
    /// Words that were verified.
    pub words: u64,
    /// Words that were delivered wrong without a DUE.
    pub word_errors: u64,
    /// Wrong bits in them.
    pub bit_errors: u64,
    /// Wrong words that come from logic, not from memory (simulated ones are known; M.3).
    pub logic_errors: u64,
}

impl TestResult {
    /// Creates results with zero counts.
    pub fn new(test: Test) -> Self {
        Self {
            test,
            failed_iterations: 0,
            reads: Tally::default(),
            words: 0,
            word_errors: 0,
            bit_errors: 0,
            logic_errors: 0,
        }
    }

    pub fn found(&self) -> bool {
        self.failed_iterations > 0
    }

    /// All counters.
    pub(super) fn all(&mut self) -> [&mut u64; 12] {
        let [a, b, c, d, e, f, g] = self.reads.all();
        let Self { failed_iterations, words, word_errors, bit_errors, logic_errors, .. } = self;
        [a, b, c, d, e, f, g, failed_iterations, words, word_errors, bit_errors, logic_errors]
    }
}

/// A decoder's report, or a silent error, which is known only from the ground truth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decoded {
    /// Time of the report, in seconds of simulated time.
    pub seconds: f64,
    pub entry: u64,
    /// Result of the decoder, compared with the ground truth.
    pub outcome: ReadOutcome,
}

/// Results of all tests.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// The results of each test, in the order of the tests.
    pub tests: Vec<TestResult>,
    /// Number of iterations in which any test found anything (M.4).
    pub failed_iterations: u64,
    /// Number of entries that a fault can touch; these were simulated one by one.
    pub faulty_entries: u64,
    /// Number of sweeps over all memory.
    pub sweeps: u64,
    /// Decoder reports, in order of time and address.
    pub reports: Vec<Decoded>,
    /// Number of reports beyond those that were kept.
    pub more_reports: u64,
    /// Words that were verified wrong.
    pub wrong: WrongWords,
}
