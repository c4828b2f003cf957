//! An XID is one line of the kernel log; what is printed here reads back as the same value.
//!
//! Texts: Dynamic Page Retirement r352 (48, 63, 64), A100 memory error management r450 table 2 (94, 95), and the
//! driver's sources: \[RM\] kernel_rc.c (`XID_PRINT_WITH_ATTR`), kern_gpu_error_cont_ga100.c (`_gpuGenerateErrorLog`),
//! gpu.c (`_gpuRecoveryActionName`, 154), kern_gpu_tu102.c (`gpuCheckEccCounts_TU102`, 140) and, of a later release,
//! events/gpu/ras/ras_events.c (`ECC_*_XID_MESSAGE_FMT`: 63, 64, 92, 156, 157, 160, 161, 177). 171 and 172 are known
//! from public logs only.

pub mod catalogue;
mod parse;
mod print;
mod switch;
mod texts;

pub use parse::parse_line;
pub use switch::{SwitchLine, parse_switch_line};
pub use texts::parse_text;

use crate::recovery::RecoveryAction;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// Domain, bus and device of a GPU on PCI.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PciId {
    pub domain: u32,
    pub bus: u8,
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

/// How a driver words XID 63 of page retirement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PageWording {
    /// `New retired page, reload the driver to activate. (0xabc)` (r352).
    #[default]
    Reload,
    /// `New page retired, reboot to activate (0xabc)` (earlier drivers).
    Reboot,
}

/// Why a page could not be retired (XID 64).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PageError {
    /// `Fatal error, unable to retire page (0xabc)` (r352).
    #[default]
    Fatal,
    /// `Blacklisting failed.  Page should have been blacklisted on boot(0xabc)`: retired before, and met again.
    NotExcluded,
}

/// The unit, and in its brackets which one of its kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unit {
    /// Its name, as the log has it.
    pub name: Cow<'static, str>,
    /// Engine, partition and slice, or group, instance and slice.
    pub numbers: Vec<u32>,
    /// How the numbers are written.
    pub style: NumberStyle,
}

/// How the numbers of a unit are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NumberStyle {
    /// `(0x2,0x0)`: the r450 document.
    Tight,
    /// `(0x2, 0x0)`: the driver's source; one number looks the same in both.
    #[default]
    Spaced,
    /// `(1, 0, 3)`: SYSLTC, from 595.
    Decimal,
}

/// The body of XID 94 and 95.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ContainmentReport {
    /// 94 if true, 95 if false.
    pub contained: bool,
    /// Who consumed the error.
    pub unit: Unit,
    /// Physical byte address, where the driver knows it.
    pub address: Option<u64>,
    /// A GPU reset is required.
    pub reset: bool,
    /// Draining the other instances, then a reset, is required; absent where the line has no `D-RST:`.
    pub drain_and_reset: Option<bool>,
}

/// A recovery action as XID 154 gives it: the number, and the words of that driver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Recovery {
    /// NVML's number.
    pub code: u32,
    /// The words in brackets; they differ between drivers (`Node Reboot Required`, from 610 `OS Reboot`).
    pub label: Cow<'static, str>,
}

impl Recovery {
    /// The action; absent where the number is not known.
    pub fn action(&self) -> Option<RecoveryAction> {
        RecoveryAction::from_code(self.code)
    }
}

impl From<RecoveryAction> for Recovery {
    fn from(action: RecoveryAction) -> Self {
        Self { code: action.code(), label: action.label().into() }
    }
}

impl fmt::Display for Recovery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x} ({})", self.code, self.label)
    }
}

/// What an XID says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Xid {
    /// 48, r352: a double-bit error on a GPU; empty until [`XidLine::new`] knows which.
    DoubleBitOnGpu(String),
    /// 48, newer drivers: a double-bit error in a memory partition.
    DoubleBitAt {
        /// Physical byte address; earlier drivers do not print it.
        address: Option<u64>,
        /// Memory partition and subpartition.
        partition: [u32; 2],
    },
    /// 43, 45, 48, 94, 95, once for each further channel that an error reached: `Ch 00000002`, or `channel 0x00000002`.
    Channel { code: u32, text: String },
    /// 63: a page is retired; the number is a 4 KiB page frame (inferred from a P100 log).
    PageRetired(u64, PageWording),
    /// 64: a page could not be retired.
    PageFailed(u64, PageError),
    /// 63: a row is recorded; the number is a physical byte address.
    RowRecorded(Option<u64>),
    /// 64: a row could not be recorded.
    RowFailed { address: u64, error: RemapError },
    /// 64: "DRAM Retirement failed due to ...".
    RetirementFailed {
        address: u64,
        /// Why, in the driver's words.
        reason: String,
    },
    /// 94 and 95.
    Containment(ContainmentReport),
    /// 154.
    RecoveryChanged { from: Recovery, to: Recovery },
    /// 171: the DRAM error that a 48 is about.
    Dram {
        /// `HBM` or `GDDR`.
        memory: String,
        /// Memory partition (FBPA) and subpartition.
        partition: [u32; 2],
        address: u64,
    },
    /// 92, 93, 140, 156, 157, 160, 161, 172, 177: a known text, which says no more than the number.
    Known { code: u32, text: String },
    /// Any other number, or a text that is not known.
    Other { code: u32, text: String },
}

impl Xid {
    /// The number.
    pub const fn code(&self) -> u32 {
        match self {
            Self::DoubleBitOnGpu(_) | Self::DoubleBitAt { .. } => 48,
            Self::PageRetired(..) | Self::RowRecorded(_) => 63,
            Self::PageFailed(..) | Self::RowFailed { .. } | Self::RetirementFailed { .. } => 64,
            Self::Containment(report) if report.contained => 94,
            Self::Containment(_) => 95,
            Self::RecoveryChanged { .. } => 154,
            Self::Dram { .. } => 171,
            Self::Channel { code, .. } | Self::Known { code, .. } | Self::Other { code, .. } => *code,
        }
    }

    /// Whether the number is a known one and, for an XID of memory errors, the text a known form.
    pub fn is_understood(&self) -> bool {
        match self {
            Self::Other { code, .. } => catalogue::name(*code).is_some() && !catalogue::has_fixed_text(*code),
            _ => true,
        }
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

impl Serialize for XidLine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
