//! An XID is one line of the kernel log; what is printed here reads back as the same value.
//!
//! Texts: Dynamic Page Retirement r352 (48, 63, 64), A100 memory error management r450 table 2 (94, 95), and the
//! driver's sources, \[RM\] kernel_rc.c and kern_gpu_error_cont_ga100.c (row remapper, header, DRAM location); 154 from
//! public logs.

mod parse;

pub use parse::{parse_line, parse_text};

use crate::recovery::RecoveryAction;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// Domain, bus and device of a GPU on PCI.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PciId {
    /// Domain.
    pub domain: u32,
    /// Bus.
    pub bus: u8,
    /// Device.
    pub device: u8,
}

impl fmt::Display for PciId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04x}:{:02x}:{:02x}", self.domain, self.bus, self.device)
    }
}

/// Why the row remapper could not record a row (XID 64).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RemapError {
    /// 512 entries (A.4).
    TableFull,
    /// The bank's spare rows are used up (A.5).
    NoSpare,
    /// The row is a spare already in use (A.5).
    ReservedRow,
    /// The row already waits for the reset: benign (A.11).
    AlreadyPending,
    /// The driver's own failure, in its words.
    Internal(Cow<'static, str>),
}

/// The unit, and in its brackets which one of its kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unit {
    /// Its name.
    pub name: Cow<'static, str>,
    /// Engine, or partition and slice.
    pub numbers: Vec<u32>,
    /// Whether a space follows the comma: the r450 document has none, the driver's source has one.
    pub spaced: bool,
}

/// The body of XID 94 and 95.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ContainmentReport {
    /// 94 if true, 95 if false.
    pub contained: bool,
    /// Who met the error.
    pub unit: Unit,
    /// Physical byte address, where the driver knows it.
    pub address: Option<u64>,
    /// A GPU reset is required.
    pub reset: bool,
    /// Draining the other instances, then a reset, is required.
    pub drain_and_reset: bool,
}

/// What an XID says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Xid {
    /// 48, r352: a double-bit error on a GPU; empty until [`XidLine::new`] knows which.
    DoubleBitOnGpu(String),
    /// 48, newer drivers: a double-bit error at a physical byte address.
    DoubleBitAt {
        /// Physical byte address.
        address: u64,
        /// Memory partition and subpartition.
        partition: [u32; 2],
    },
    /// 63, r352: a page is retired; the number is a 4 KiB page frame (inferred from a P100 log).
    PageRetired(u64),
    /// 64, r352: a page could not be retired.
    PageFailed(u64),
    /// 63: a row is recorded; the number is a physical byte address.
    RowRecorded(Option<u64>),
    /// 64: a row could not be recorded.
    RowFailed {
        /// Physical byte address.
        address: u64,
        /// Why.
        error: RemapError,
    },
    /// 64: "DRAM Retirement failed due to ...".
    RetirementFailed {
        /// Physical byte address.
        address: u64,
        /// Why, in the driver's words.
        reason: String,
    },
    /// 93: the InfoROM was written more often than it is rated for.
    InforomWear,
    /// 94 and 95.
    Containment(ContainmentReport),
    /// 154.
    RecoveryChanged {
        /// Before.
        from: RecoveryAction,
        /// After.
        to: RecoveryAction,
    },
    /// Any other number.
    Other {
        /// The XID.
        code: u32,
        /// Its text.
        text: String,
    },
}

impl Xid {
    /// The number.
    pub const fn code(&self) -> u32 {
        match self {
            Self::DoubleBitOnGpu(_) | Self::DoubleBitAt { .. } => 48,
            Self::PageRetired(_) | Self::RowRecorded(_) => 63,
            Self::PageFailed(_) | Self::RowFailed { .. } | Self::RetirementFailed { .. } => 64,
            Self::InforomWear => 93,
            Self::Containment(report) if report.contained => 94,
            Self::Containment(_) => 95,
            Self::RecoveryChanged { .. } => 154,
            Self::Other { code, .. } => *code,
        }
    }
}

const fn yes_no(value: bool) -> &'static str {
    if value { "Yes" } else { "No" }
}

impl fmt::Display for Xid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DoubleBitOnGpu(id) => {
                write!(f, "An uncorrectable double bit error (DBE) has been detected on GPU ({id})")
            }
            Self::DoubleBitAt { address, partition: [p, s] } => write!(
                f,
                "An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr \
                 {address:#x} partition {p}, subpartition {s}."
            ),
            Self::PageRetired(page) => {
                write!(f, "Dynamic Page Retirement: New retired page, reload the driver to activate. ({page:#x})")
            }
            Self::PageFailed(page) => {
                write!(f, "Dynamic Page Retirement: Fatal error, unable to retire page ({page:#x})")
            }
            Self::RowRecorded(address) => row_recorded(f, *address),
            Self::RowFailed { address, error } => row_failed(f, *address, error),
            Self::RetirementFailed { address, reason } => {
                write!(f, "DRAM Retirement failed due to {reason} at {address:#018x}")
            }
            Self::InforomWear => f.write_str("Non-fatal violation of provisioned InfoROM wear limit"),
            Self::Containment(report) => report.fmt(f),
            Self::RecoveryChanged { from, to } => write!(
                f,
                "GPU recovery action changed from {:#x} ({}) to {:#x} ({})",
                from.code(),
                from.label(),
                to.code(),
                to.label()
            ),
            Self::Other { text, .. } => f.write_str(text),
        }
    }
}

fn row_recorded(f: &mut fmt::Formatter<'_>, address: Option<u64>) -> fmt::Result {
    f.write_str("Row Remapper: New row ")?;
    if let Some(address) = address {
        write!(f, "({address:#018x}) ")?;
    }
    f.write_str("marked for remapping, reset gpu to activate.")
}

fn row_failed(f: &mut fmt::Formatter<'_>, address: u64, error: &RemapError) -> fmt::Result {
    let word = if *error == RemapError::AlreadyPending { "" } else { " Error" };
    write!(f, "Row Remapper{word}: ({address:#018x}) - ")?;
    match error {
        RemapError::TableFull => f.write_str("Row Remapping table is full"),
        RemapError::NoSpare => f.write_str("All reserved rows for bank are remapped"),
        RemapError::ReservedRow => f.write_str("Attempting to remap a reserved row"),
        RemapError::AlreadyPending => f.write_str(
            "Attempting to remap a row that is already pending remapping. Remapping will occur when the GPU is reset",
        ),
        RemapError::Internal(what) => write!(f, "Internal {what} error"),
    }
}

impl fmt::Display for ContainmentReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", if self.contained { "Contained" } else { "Uncontained" }, self.unit.name)?;
        let comma = if self.unit.spaced { ", " } else { "," };
        let numbers: Vec<String> = self.unit.numbers.iter().map(|n| format!("{n:#x}")).collect();
        if !numbers.is_empty() {
            write!(f, " ({})", numbers.join(comma))?;
        }
        f.write_str(".")?;
        if let Some(address) = self.address {
            write!(f, " physAddr: {address:#010x}")?;
        }
        write!(f, " RST: {}, D-RST: {}", yes_no(self.reset), yes_no(self.drain_and_reset))
    }
}

/// A whole line as the driver writes it to the kernel log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XidLine {
    /// The GPU.
    pub pci: PciId,
    /// GPU-I: the MIG instance.
    pub gpu_instance: Option<u8>,
    /// GPU-CI: the compute instance of the GPU instance.
    pub compute_instance: Option<u8>,
    /// The process, as the line gives it: a number, or `'<unknown>'`.
    pub pid: Option<String>,
    /// The process's name.
    pub name: Option<String>,
    /// What it says.
    pub xid: Xid,
}

impl XidLine {
    /// A line of a GPU, without process or instance.
    pub fn new(pci: PciId, xid: Xid) -> Self {
        let xid = match xid {
            Xid::DoubleBitOnGpu(id) if id.is_empty() => Xid::DoubleBitOnGpu(pci.to_string()),
            other => other,
        };
        Self { pci, gpu_instance: None, compute_instance: None, pid: None, name: None, xid }
    }

    /// The form of the r352 document: `XID 63 Dynamic Page Retirement: ...` (D.9).
    pub fn r352_form(&self) -> String {
        format!("XID {} {}", self.xid.code(), self.xid)
    }
}

impl fmt::Display for XidLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NVRM: Xid (PCI:{}", self.pci)?;
        if let Some(instance) = self.gpu_instance {
            write!(f, " GPU-I:{instance:02}")?;
        }
        if let Some(instance) = self.compute_instance {
            write!(f, " GPU-CI:{instance:02}")?;
        }
        write!(f, "): {}, ", self.xid.code())?;
        if let Some(pid) = &self.pid {
            write!(f, "pid={pid}, ")?;
        }
        if let Some(name) = &self.name {
            write!(f, "name={name}, ")?;
        }
        self.xid.fmt(f)
    }
}

impl Serialize for XidLine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
