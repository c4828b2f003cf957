//! What a driver says of one device of any vendor.

use serde::Deserialize;

/// How an error was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    Corrected,
    /// Detected, and not corrected.
    Uncorrected,
    /// Detected, and not corrected; nobody has used the data yet.
    Deferred,
}

impl std::fmt::Display for Severity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(["corrected", "uncorrected", "deferred"][*self as usize])
    }
}

/// What is said of a device.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Said {
    /// Errors in one of its units.
    #[serde(skip)]
    Errors {
        /// How they were answered.
        severity: Severity,
        /// The unit, in the driver's words.
        unit: String,
        /// Whether the unit is the memory rather than a part of the chip.
        in_memory: bool,
        count: u64,
        /// Whether the driver counts from its start on rather than since its last line.
        in_total: bool,
    },
    /// It does not answer any more: the node must be rebooted.
    Lost,
    /// The next lines are about it.
    Named,
    /// The driver could not start it.
    NotStarted,
    /// An error that ends all work: it takes none before it is reset.
    Fatal,
    /// A program used data with an error that the memory had reported; all work ends.
    Consumed,
    /// The same, and only that program was ended.
    ConsumedAndContained,
    Reset,
    /// It could not be reset.
    NotReset,
    /// Its memory has more bad pages than the vendor allows: return it.
    WornOut,
}
