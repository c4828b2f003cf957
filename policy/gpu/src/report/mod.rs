//! All reports read one snapshot; values that a product does not have are absent: N/A, never 0.

pub mod csv;
pub mod fields;
pub mod smbpbi;
pub mod text;
pub mod xml;

use crate::inforom::{EccCounts, InfoRom};
use crate::machine::Machine;
use crate::machine::histogram::Histogram;
use crate::machine::state::State;
use crate::profile::{Policy, Profile};
use eccforge_evidence::event::Cause;
use eccforge_evidence::xid::PciId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemappedRows {
    /// Entries for correctable errors.
    pub correctable: usize,
    /// Entries for uncorrectable errors.
    pub uncorrectable: usize,
    /// Whether some entries wait for the next reset.
    pub pending: bool,
    /// Whether the failure flag is set.
    pub failure: bool,
    /// Banks by the number of spare rows that they have left.
    pub histogram: Histogram,
}

/// The values of all reports on one GPU.
#[derive(Clone, Debug)]
pub struct Health {
    /// UUID, in the form `GPU-...`.
    pub uuid: String,
    pub pci: PciId,
    pub profile: Profile,
    pub state: State,
    /// Counts since boot.
    pub volatile: EccCounts,
    /// Counts over the life of the GPU; absent where the policy keeps none (operating systems).
    pub aggregate: Option<EccCounts>,
    /// Absent where the product remaps no rows, and with MIG while instances are active (\[NVML\]).
    pub remapped: Option<RemappedRows>,
    /// Whether some SRAM unit had more uncorrected errors than its threshold; absent where the product has no such flag.
    pub sram_threshold_exceeded: Option<bool>,
    /// Whether a memory channel waits to be replaced; absent where the product has no spare channels.
    pub channel_repair_pending: Option<bool>,
}

/// Reads `GPU-d73c8888-9482-7d65-c95c-4b58c7d9eb4c`.
pub fn parse_uuid(text: &str) -> Result<u128, String> {
    let digits: String = text.strip_prefix("GPU-").unwrap_or(text).split('-').collect();
    let wrong = || format!("`{text}` is not a UUID such as GPU-d73c8888-9482-7d65-c95c-4b58c7d9eb4c");
    if digits.len() != 32 || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err(wrong());
    }
    u128::from_str_radix(&digits, 16).map_err(|_| wrong())
}

impl Health {
    pub fn of(machine: &Machine, state: &State, uuid: u128, pci: PciId) -> Self {
        let (profile, driver, rom) = (&machine.profile, &state.driver, &state.rom);
        let volatile = EccCounts {
            dram_correctable: driver.corrected,
            dram_uncorrectable: driver.uncorrected,
            sram_uncorrectable: profile.remaps_rows().then_some(driver.sram_uncorrected),
        };
        let policy = if let Policy::RowRemapping(policy) = &profile.policy { Some(policy) } else { None };
        let instances_active = driver.mig && driver.clients.values().any(Option::is_some);
        // While MIG instances are active, NVML gives no counts of rows: zeros would read as a healthy GPU.
        let has_remapped_rows = policy.is_some() && !instances_active;
        let remapped = has_remapped_rows.then(|| RemappedRows {
            correctable: rom.rows_by(Cause::SingleBit),
            uncorrectable: rom.rows_by(Cause::DoubleBit),
            pending: state.remap_pending(),
            failure: rom.failure.is_some(),
            histogram: Histogram::of(rom, &profile.geometry),
        });
        let hex = format!("{uuid:032x}");
        let threshold = policy.and_then(|policy| policy.sram_threshold);
        let exceeded = |most| driver.sram_units.iter().any(|(_, errors)| *errors > most);
        Self {
            uuid: format!("GPU-{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]),
            pci,
            volatile,
            aggregate: profile.policy.rules().lifetime_counts(state),
            remapped,
            sram_threshold_exceeded: threshold.map(exceeded),
            channel_repair_pending: policy.and_then(|p| p.channel_repair.as_ref()).map(|_| state.repair_pending()),
            profile: profile.clone(),
            state: state.clone(),
        }
    }

    /// The InfoROM with the retired pages, including pending ones (D.9, D.10); absent where the product retires none.
    pub fn retired(&self) -> Option<&InfoRom> {
        self.profile.retires_pages().then_some(&self.state.rom)
    }
}

pub(crate) fn or_na(value: Option<impl ToString>) -> String {
    value.map_or_else(|| "N/A".to_owned(), |v| v.to_string())
}

pub(crate) const fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::SingleBit => "Single Bit ECC",
        Cause::DoubleBit => "Double Bit ECC",
    }
}
