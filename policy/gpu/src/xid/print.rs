//! XIDs as the driver prints them.

use super::{ChannelReport, ContainmentReport, NumberStyle, PageError, PageWording, RemapError, Repair, Xid, XidLine};
use std::fmt;

const fn yes_no(value: bool) -> &'static str {
    if value { "Yes" } else { "No" }
}

impl fmt::Display for Xid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DoubleBitOnGpu(id) => {
                write!(f, "An uncorrectable double bit error (DBE) has been detected on GPU ({id})")
            }
            Self::DoubleBitAt { address, partition } => double_bit_at(f, *address, *partition),
            Self::Channel(report) => report.fmt(f),
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
            Self::RowRecorded(address) => row_recorded(f, *address),
            Self::RowFailed { address, error } => row_failed(f, *address, error),
            Self::RetirementFailed { address, reason } => {
                write!(f, "DRAM Retirement failed due to {reason} at {address:#018x}")
            }
            Self::SingleBitStorm(None) => f.write_str("SM SBE interrupt storm detected"),
            Self::SingleBitStorm(Some(partition)) => write!(
                f,
                "Disabling ECC single-bit error interrupts in framebuffer at logical partition {partition}, \
                 due to high error rate"
            ),
            Self::InforomWear => f.write_str("Non-fatal violation of provisioned InfoROM wear limit"),
            Self::Containment(report) => report.fmt(f),
            Self::Residual([dram, ltc, mmu, pcie]) => write!(
                f,
                "An uncorrectable ECC error detected (possible firmware handling failure) \
                 DRAM:{dram}, LTC:{ltc}, MMU:{mmu}, PCIE:{pcie}"
            ),
            Self::RecoveryChanged { from, to } => write!(f, "GPU recovery action changed from {from} to {to}"),
            Self::Repair(repair) => repair.fmt(f),
            Self::Dram { memory, partition: [fbpa, sub], address } => {
                write!(f, "{memory}, Uncorrectable DRAM error in FBPA {fbpa} subpartition {sub} physAddr {address:#x}")
            }
            Self::Sram { unit, place } if place.is_empty() => write!(f, "{unit}, Uncorrectable SRAM error"),
            Self::Sram { unit, place } => write!(f, "{unit}, Uncorrectable SRAM error in {place}"),
            Self::BankRecorded => f.write_str("Bank Remapper: New bank marked for remapping, reset gpu to activate."),
            Self::Other { text, .. } => f.write_str(text),
        }
    }
}

fn double_bit_at(f: &mut fmt::Formatter<'_>, address: Option<u64>, [p, s]: [u32; 2]) -> fmt::Result {
    f.write_str("An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at ")?;
    if let Some(address) = address {
        write!(f, "physAddr {address:#x} ")?;
    }
    write!(f, "partition {p}, subpartition {s}.")
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
    write!(f, "Row Remapper{word}: ({address:#018x}) - {error}")
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

impl fmt::Display for ChannelReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.long_form {
            write!(f, "channel {:#010x}", self.channel)?;
        } else {
            write!(f, "Ch {:08x}", self.channel)?;
        }
        self.previous.map_or(Ok(()), |xid| write!(f, " caused by previous Xid {xid}"))
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

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TpcReplaced { tpc, gpc, same_gpc: true } => {
                write!(f, "Retiring TPC {tpc} from GPC {gpc} with a spare from the same GPC.")
            }
            Self::TpcReplaced { tpc, gpc, same_gpc: false } => {
                write!(f, "Retiring TPC {tpc} from GPC {gpc} with a TPC from a different GPC.")
            }
            Self::TpcFailed { tpc, gpc, mig: false } => {
                write!(f, "Unable to retire TPC {tpc} from GPC {gpc} as there are no spare TPCs available.")
            }
            Self::TpcFailed { tpc, gpc, mig: true } => write!(
                f,
                "Unable to retire TPC {tpc} from GPC {gpc} in MIG mode as there are no spare TPCs in the same GPC."
            ),
            Self::Pending { channel, number, container, activation } => {
                let [what, of] = if *channel { ["Channel", "FBPA"] } else { ["LTS", "FPB"] };
                write!(
                    f,
                    "Marking {what} {number} in {of} {container} along with its pair for repair. \
                     Perform {activation} to activate repair."
                )
            }
            Self::Failed { channel: true } => {
                f.write_str("Repairing Channel failed as there are no more spare channels.")
            }
            Self::Failed { channel: false } => {
                f.write_str("Repairing LTS failed as there are no more spare L2 slices.")
            }
        }
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
