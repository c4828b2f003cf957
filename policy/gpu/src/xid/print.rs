//! XIDs as the driver prints them.

use super::{ContainmentReport, NumberStyle, PageError, PageWording, RemapError, Xid, XidLine};
use crate::report::yes_no;
use std::fmt;

impl fmt::Display for Xid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DoubleBitOnGpu(id) => {
                write!(f, "An uncorrectable double bit error (DBE) has been detected on GPU ({id})")
            }
            Self::DoubleBitAt { address, partition: [partition, sub] } => {
                let address = address.map_or_else(String::new, |address| format!("physAddr {address:#x} "));
                f.write_str("An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at ")?;
                write!(f, "{address}partition {partition}, subpartition {sub}.")
            }
            Self::PageRetired(frame, PageWording::Reload) => {
                write!(f, "Dynamic Page Retirement: New retired page, reload the driver to activate. ({frame:#x})")
            }
            Self::PageRetired(frame, PageWording::Reboot) => {
                write!(f, "Dynamic Page Retirement: New page retired, reboot to activate ({frame:#x})")
            }
            Self::PageFailed(frame, PageError::Fatal) => {
                write!(f, "Dynamic Page Retirement: Fatal error, unable to retire page ({frame:#x})")
            }
            Self::PageFailed(frame, PageError::NotExcluded) => write!(
                f,
                "Dynamic Page Retirement: Blacklisting failed.  Page should have been blacklisted on boot({frame:#x})"
            ),
            Self::RowRecorded(address) => {
                let address = address.map_or_else(String::new, |address| format!("({address:#018x}) "));
                write!(f, "Row Remapper: New row {address}marked for remapping, reset gpu to activate.")
            }
            Self::RowFailed { address, error } => {
                let word = if *error == RemapError::AlreadyPending { "" } else { " Error" };
                write!(f, "Row Remapper{word}: ({address:#018x}) - {error}")
            }
            Self::RetirementFailed { address, reason } => {
                write!(f, "DRAM Retirement failed due to {reason} at {address:#018x}")
            }
            Self::Containment(report) => report.fmt(f),
            Self::RecoveryChanged { from, to } => write!(f, "GPU recovery action changed from {from} to {to}"),
            Self::Dram { memory, partition: [fbpa, sub], address } => {
                write!(f, "{memory}, Uncorrectable DRAM error in FBPA {fbpa} subpartition {sub} physAddr {address:#x}")
            }
            Self::Channel { text, .. } | Self::Known { text, .. } | Self::Other { text, .. } => f.write_str(text),
        }
    }
}

impl fmt::Display for RemapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TableFull => f.write_str("Row Remapping table is full"),
            Self::NoSpare => f.write_str("All reserved rows for bank are remapped"),
            Self::ReservedRow => f.write_str("Attempting to remap a reserved row"),
            Self::AlreadyPending => f.write_str(
                "Attempting to remap a row that is already pending remapping. \
                 Remapping will occur when the GPU is reset",
            ),
            Self::Internal(what) => write!(f, "Internal {what} error"),
        }
    }
}

impl fmt::Display for ContainmentReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", if self.contained { "Contained" } else { "Uncontained" }, self.unit.name)?;
        let comma = if self.unit.style == NumberStyle::Tight { "," } else { ", " };
        let number = |n: &u32| match self.unit.style {
            NumberStyle::Decimal => n.to_string(),
            _ => format!("{n:#x}"),
        };
        let numbers: Vec<String> = self.unit.numbers.iter().map(number).collect();
        if !numbers.is_empty() {
            write!(f, " ({})", numbers.join(comma))?;
        }
        f.write_str(".")?;
        if let Some(address) = self.address {
            write!(f, " physAddr: {address:#010x}")?;
        }
        write!(f, " RST: {}", yes_no(self.reset))?;
        self.drain_and_reset.map_or(Ok(()), |drain| write!(f, ", D-RST: {}", yes_no(drain)))
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
