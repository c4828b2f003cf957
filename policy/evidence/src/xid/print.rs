//! XIDs as the driver prints them.

use super::line::{Containment, PciId, Recovery, Xid, XidLine};
use crate::recovery::RecoveryAction;
use std::fmt;

/// Reason why a row cannot be recorded: the table has all its 512 entries (A.4).
pub const TABLE_FULL: &str = "Row Remapping table is full";
/// The spare rows of the bank are used up (A.5).
pub const NO_SPARE: &str = "All reserved rows for bank are remapped";
/// The row is a spare already in use (A.5).
pub const RESERVED_ROW: &str = "Attempting to remap a reserved row";
/// The row already waits for the reset: benign (A.11).
pub const ALREADY_PENDING: &str =
    "Attempting to remap a row that is already pending remapping. Remapping will occur when the GPU is reset";

/// A flag, as the driver and nvidia-smi print it.
pub const fn yes_no(value: bool) -> &'static str {
    if value { "Yes" } else { "No" }
}

impl Xid {
    /// 48, r352: a double-bit error on a GPU.
    pub fn double_bit_on(gpu: Option<PciId>) -> Self {
        let id = gpu.map_or_else(String::new, |id| id.to_string());
        Self::new(48, format!("An uncorrectable double bit error (DBE) has been detected on GPU ({id})"))
    }

    /// 48, newer drivers: a double-bit error at a physical byte address, in a memory partition and subpartition.
    pub fn double_bit_at(address: u64, [partition, sub]: [u32; 2]) -> Self {
        let found = "An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at";
        Self::new(48, format!("{found} physAddr {address:#x} partition {partition}, subpartition {sub}."))
    }

    /// 63: a page is retired; the number is a 4 KiB page frame (inferred from a P100 log).
    pub fn page_retired(frame: u64) -> Self {
        let text = format!("Dynamic Page Retirement: New retired page, reload the driver to activate. ({frame:#x})");
        Self::new(63, text)
    }

    /// 64: a page could not be retired.
    pub fn page_failed(frame: u64) -> Self {
        Self::new(64, format!("Dynamic Page Retirement: Fatal error, unable to retire page ({frame:#x})"))
    }

    /// 63: a row is recorded; the number is a physical byte address.
    pub fn row_recorded(address: u64) -> Self {
        let text = format!("Row Remapper: New row ({address:#018x}) marked for remapping, reset gpu to activate.");
        Self::new(63, text)
    }

    /// 64: a row could not be recorded.
    pub fn row_failed(address: u64, why: &str) -> Self {
        let word = if why == ALREADY_PENDING { "" } else { " Error" };
        Self::new(64, format!("Row Remapper{word}: ({address:#018x}) - {why}"))
    }

    /// 94 and 95; with `tight`, the numbers of the unit are as in the r450 document, `(0x2,0x0)`, otherwise as in the driver's source, `(0x2, 0x0)`.
    pub fn containment(report: &Containment, tight: bool) -> Self {
        let (code, word) = if report.contained { (94, "Contained") } else { (95, "Uncontained") };
        let numbers: Vec<String> = report.numbers.iter().flatten().map(|n| format!("{n:#x}")).collect();
        let numbers = match numbers.join(if tight { "," } else { ", " }) {
            none if none.is_empty() => none,
            numbers => format!(" ({numbers})"),
        };
        let (reset, drain) = (yes_no(report.reset), yes_no(report.drain_and_reset));
        Self::new(code, format!("{word}: {}{numbers}. RST: {reset}, D-RST: {drain}", report.unit))
    }

    /// 154: the recovery action changed.
    pub fn recovery_changed(from: RecoveryAction, to: RecoveryAction) -> Self {
        let (from, to) = (Recovery::from(from), Recovery::from(to));
        Self::new(154, format!("GPU recovery action changed from {from} to {to}"))
    }

    /// 171: the DRAM error that a 48 is about.
    pub fn dram(address: u64, [fbpa, sub]: [u32; 2]) -> Self {
        let text = format!("HBM, Uncorrectable DRAM error in FBPA {fbpa} subpartition {sub} physAddr {address:#x}");
        Self::new(171, text)
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
        write!(f, "): {}, ", self.xid.code)?;
        if let Some(pid) = &self.pid {
            write!(f, "pid={pid}, ")?;
        }
        if let Some(name) = &self.name {
            write!(f, "name={name}, ")?;
        }
        f.write_str(&self.xid.text)
    }
}
