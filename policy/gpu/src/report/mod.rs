//! All reports read one snapshot, in which what a product does not have is absent: N/A, never 0.

pub mod csv;
pub mod fields;
pub mod smbpbi;
pub mod text;
pub mod xml;

use crate::event::Cause;
use crate::inforom::PageEntry;
use crate::machine::Machine;
use crate::machine::histogram::Histogram;
use crate::machine::state::State;
use crate::profile::{Policy, SmiStyle};
use crate::recovery::RecoveryAction;
use crate::xid::PciId;

/// Retired pages (D.9, D.10).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetiredPages {
    /// For multiple single-bit errors.
    pub single: usize,
    /// For a double-bit error.
    pub double: usize,
    /// Whether some wait for the next reattach.
    pub pending: bool,
    /// First byte and entry of each, pending ones included.
    pub pages: Vec<(u64, PageEntry)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemappedRows {
    /// Entries for correctable errors.
    pub correctable: usize,
    /// Entries for uncorrectable errors.
    pub uncorrectable: usize,
    /// Whether some wait for the next reset.
    pub pending: bool,
    /// Whether the failure flag is set.
    pub failure: bool,
    /// Spare rows by bank.
    pub histogram: Histogram,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EccCounts {
    /// Corrected in DRAM.
    pub dram_correctable: u64,
    /// Uncorrected in DRAM.
    pub dram_uncorrectable: u64,
    /// Uncorrected in SRAM; absent where it is not kept.
    pub sram_uncorrectable: Option<u64>,
}

/// What the reports say about one GPU.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Health {
    /// `GPU-...`.
    pub uuid: String,
    /// Its place on PCI.
    pub pci: PciId,
    /// Product name.
    pub model: String,
    /// Shape of the text.
    pub style: SmiStyle,
    /// The driver's version; absent where the profile gives none.
    pub driver_version: Option<String>,
    /// The CUDA version; absent where the profile gives none.
    pub cuda_version: Option<String>,
    pub memory_bytes: u64,
    /// Whether persistence mode is on.
    pub persistence: bool,
    /// Whether MIG is on; absent where the product has none.
    pub mig: Option<bool>,
    /// Whether ECC is on.
    pub ecc: bool,
    /// ECC will be on after the next reset or boot.
    pub ecc_pending: bool,
    /// Since boot.
    pub volatile: EccCounts,
    /// Over the life of the GPU; absent where the policy keeps none (operating systems).
    pub aggregate: Option<EccCounts>,
    /// Absent where the product retires no pages.
    pub retired: Option<RetiredPages>,
    /// Absent where the product remaps no rows, and with MIG while instances are active (\[NVML\]).
    pub remapped: Option<RemappedRows>,
    /// Whether some SRAM unit had more uncorrected errors than its threshold; absent where the product has no such flag.
    pub sram_threshold_exceeded: Option<bool>,
    /// Whether a memory channel waits to be replaced; absent where the product has no spare channels.
    pub channel_repair_pending: Option<bool>,
    /// What the GPU asks for.
    pub recovery: RecoveryAction,
}

/// `GPU-d73c8888-9482-7d65-c95c-4b58c7d9eb4c`.
pub fn uuid_text(uuid: u128) -> String {
    let (a, b, c, d, e) =
        (uuid >> 96, uuid >> 80 & 0xFFFF, uuid >> 64 & 0xFFFF, uuid >> 48 & 0xFFFF, uuid & 0xFFFF_FFFF_FFFF);
    format!("GPU-{a:08x}-{b:04x}-{c:04x}-{d:04x}-{e:012x}")
}

/// Reads what [`uuid_text`] prints.
pub fn parse_uuid(text: &str) -> Result<u128, String> {
    let digits: String = text.strip_prefix("GPU-").unwrap_or(text).split('-').collect();
    let wrong = || format!("`{text}` is not a UUID such as GPU-d73c8888-9482-7d65-c95c-4b58c7d9eb4c");
    if digits.len() != 32 || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(wrong());
    }
    u128::from_str_radix(&digits, 16).map_err(|_| wrong())
}

impl Health {
    /// The snapshot of a GPU.
    pub fn of(machine: &Machine, state: &State, uuid: u128, pci: PciId) -> Self {
        let (profile, driver, rom) = (&machine.profile, &state.driver, &state.rom);
        let volatile = EccCounts {
            dram_correctable: driver.corrected,
            dram_uncorrectable: driver.uncorrected,
            sram_uncorrectable: profile.remaps_rows().then_some(driver.sram_uncorrected),
        };
        let retired = profile.retires_pages().then(|| RetiredPages {
            single: rom.pages_by(Cause::SingleBit),
            double: rom.pages_by(Cause::DoubleBit),
            pending: state.retirement_pending(),
            pages: rom.pages.iter().map(|(&page, &entry)| (page, entry)).collect(),
        });
        let remapping = if let Policy::RowRemapping(policy) = &profile.policy { Some(policy) } else { None };
        let instances_active = driver.mig && driver.clients.values().any(Option::is_some);
        let remapped = (profile.remaps_rows() && !instances_active).then(|| RemappedRows {
            correctable: rom.rows_by(Cause::SingleBit),
            uncorrectable: rom.rows_by(Cause::DoubleBit),
            pending: state.remap_pending(),
            failure: rom.failure.is_some(),
            histogram: Histogram::of(rom, &profile.geometry),
        });
        Self {
            uuid: uuid_text(uuid),
            pci,
            model: profile.model.clone(),
            style: profile.smi_style,
            driver_version: profile.driver_version.clone(),
            cuda_version: profile.cuda_version.clone(),
            memory_bytes: profile.geometry.capacity_bytes(),
            persistence: driver.persistence,
            mig: profile.mig.then_some(driver.mig),
            ecc: driver.ecc,
            ecc_pending: !rom.ecc_off,
            volatile,
            aggregate: profile.policy.rules().lifetime_counts(state),
            retired,
            remapped,
            sram_threshold_exceeded: remapping
                .and_then(|policy| policy.sram_threshold)
                .map(|most| driver.sram_units.iter().any(|unit| unit.errors > most)),
            channel_repair_pending: remapping
                .and_then(|policy| policy.channel_repair.as_ref())
                .map(|_| state.repair_pending()),
            recovery: driver.recovery,
        }
    }
}

impl Health {
    /// The recovery action in nvidia-smi's words (captured: `None`, `Reset`, `Drain and Reset`); absent where the product has none.
    pub(crate) fn smi_recovery(&self) -> Option<&'static str> {
        (self.style >= SmiStyle::R550).then(|| match self.recovery {
            RecoveryAction::GpuReset => "Reset",
            RecoveryAction::NodeReboot => "Reboot",
            other => other.label(),
        })
    }
}

/// `Enabled` or `Disabled`.
pub(crate) const fn enabled(value: bool) -> &'static str {
    if value { "Enabled" } else { "Disabled" }
}

pub(crate) const fn yes_no(value: bool) -> &'static str {
    if value { "Yes" } else { "No" }
}

/// The value, or `N/A`.
pub(crate) fn or_na(value: Option<impl ToString>) -> String {
    value.map_or_else(|| "N/A".to_owned(), |v| v.to_string())
}

/// What `nvidia-smi` calls a cause.
pub(crate) const fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::SingleBit => "Single Bit ECC",
        Cause::DoubleBit => "Double Bit ECC",
    }
}
