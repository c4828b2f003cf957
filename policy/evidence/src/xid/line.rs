//! A line about an XID, and the information in its text.

use crate::recovery::RecoveryAction;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
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

/// Reads `0000:52:00`, with or without a function.
pub fn pci_id(text: &str) -> Option<PciId> {
    let mut parts = text.split(['.', ':']);
    let domain = u32::from_str_radix(parts.next()?, 16).ok()?;
    let bus = u8::from_str_radix(parts.next()?, 16).ok()?;
    let device = u8::from_str_radix(parts.next()?, 16).ok()?;
    Some(PciId { domain, bus, device })
}

/// The body of XID 94 and 95.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Containment {
    /// 94 if true, 95 if false.
    pub contained: bool,
    /// Name of the unit that consumed the error, as in the log.
    pub unit: String,
    /// Numbers of the unit: the engine, or the partition and the slice.
    pub numbers: [Option<u16>; 2],
    pub reset: bool,
    /// Whether the other instances must be drained and the GPU then reset.
    pub drain_and_reset: bool,
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

/// The information in the text of an XID beyond its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// 48: a double-bit error at a physical byte address, in a memory partition and subpartition, as far as the driver prints them.
    DoubleBit { address: Option<u64>, partition: Option<[u32; 2]> },
    /// 43, 45, 48, 94, 95, once for each further channel that an error reached: `Ch 00000002`, or `channel 0x00000002`.
    Channel,
    /// 63: a page is retired; the number is a 4 KiB page frame (inferred from a P100 log).
    PageRetired(u64),
    /// 64: a page could not be retired.
    PageFailed(u64),
    /// 63: a row is recorded; the number is a physical byte address.
    RowRecorded(Option<u64>),
    /// 64: a row at an address could not be recorded.
    RowFailed(u64),
    /// 64: the row already waits for the reset: benign (A.11).
    RowPending(u64),
    /// 64: the row's bank already waits for the reset.
    BankPending(u64),
    /// 64: "DRAM Retirement failed due to ...", for another reason.
    RetirementFailed(u64),
    /// 94 and 95.
    Containment(Containment),
    /// 154: the recovery action from now on.
    Recovery(Recovery),
    /// 171: the DRAM error that a 48 is about, in a memory partition (FBPA) and subpartition.
    Dram { address: u64, partition: [u32; 2] },
    /// A known text without information beyond the number.
    Known,
    /// The text is not known.
    Other,
}

/// An XID: the number, and the text after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Xid {
    pub code: u32,
    pub text: String,
}

impl Xid {
    pub fn new(code: u32, text: impl Into<String>) -> Self {
        Self { code, text: text.into() }
    }
}

/// A whole line as the driver writes it to the kernel log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct XidLine {
    /// Address of the GPU.
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
    /// The information in the text of the XID.
    pub says: Says,
}
