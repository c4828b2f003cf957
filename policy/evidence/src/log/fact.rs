//! The fact that a line of a log states.

use super::finding::{Finding, Reporter};
use super::mca::Mca;
use super::stamp::Stamp;
use crate::wire::LineError;
use crate::xid::{PciId, SwitchLine, XidLine};
use schemars::JsonSchema;
use serde::Deserialize;
use std::fmt;

/// The fact that a line states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// The kernel started: everything before was another boot.
    KernelStart,
    /// The journal of another boot begins, on any host.
    Boot,
    /// The driver was loaded; the value is the version of the driver.
    DriverLoad(Option<String>),
    /// The driver names a GPU before its first XID (\[RM\], kernel_rc.c, `_krcLogUuidOnce`).
    GpuUuid(PciId, String),
    /// The serial number of the board of the GPU named just before.
    BoardSerial(String),
    /// An XID of a GPU.
    Xid(XidLine),
    /// An SXid of an NVSwitch.
    Switch(SwitchLine),
    /// A driver's statement about a device; without a PCI id, about the device that the previous line named.
    Device { pci: Option<PciId>, report: DeviceReport, text: String },
    /// An error of the host's hardware, or the state of a page frame.
    Memory(Box<Finding>),
    /// A line about a severe error that is not understood.
    Severe(String),
    /// A line of an APEI record: number of the record, then the line.
    Apei(u64, String),
    /// A line of an error record of RISC-V.
    Reri(String),
    /// Page frames that the kernel must leave out.
    LeftOut(Vec<u64>),
    /// Registers of a machine check.
    Mca(Reporter, Box<Mca>),
}

/// A fact that a log or table records, with the host and the time if the record gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRecord {
    pub host: Option<String>,
    pub stamp: Stamp,
    pub fact: Fact,
}

/// An error whose record gives neither a host nor a time.
impl From<Finding> for LogRecord {
    fn from(found: Finding) -> Self {
        Self { host: None, stamp: Stamp::ABSENT, fact: Fact::Memory(Box::new(found)) }
    }
}

/// The record of a line; `None` if the line has no known content.
pub type Read = Result<Option<LogRecord>, LineError>;

/// The way in which an error was handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    Corrected,
    /// Detected, and not corrected.
    Uncorrected,
    /// Detected, and not corrected; no program has used the data yet.
    Deferred,
    /// A program used data with a detected error, and was ended.
    Consumed,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["corrected", "uncorrected", "deferred", "consumed"][*self as usize])
    }
}

/// A driver's statement about a device.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DeviceReport {
    /// Errors in one of its units.
    #[serde(skip)]
    Errors {
        /// How they were handled.
        severity: Severity,
        /// The unit, in the driver's words.
        unit: String,
        /// Whether the unit is the memory rather than a part of the chip.
        in_memory: bool,
        count: u64,
        /// Whether the driver counts from its start on rather than since its last line.
        in_total: bool,
    },
    /// It no longer responds: the node must be rebooted.
    Lost,
    /// The next lines are about it.
    Named,
    /// The driver could not start it.
    NotStarted,
    /// An error that ends all work: the GPU takes none before it is reset.
    Fatal,
    /// A program used data with an error that the memory had reported; all work ends.
    Consumed,
    /// A consumed error, after which only the consuming program was ended.
    ConsumedAndContained,
    Reset,
    /// It could not be reset.
    NotReset,
    /// Its memory has more bad pages than the vendor allows: return it.
    WornOut,
}
