//! The InfoROM is the fold of its records: exactly the recorded state survives a power cut.
//!
//! Limits: 192 addresses (D.6), the profile's pages (D.7) and 512 remaps (A.4). The state machine keeps them. The InfoROM is
//! on disk as a part of a GPU's state ([`crate::state_file`]).

use crate::geometry::RowId;
use eccforge_evidence::event::Cause;
use eccforge_evidence::time::Time;
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use serde::{Deserialize, Serialize};

/// Maximum number of distinct error addresses that the InfoROM stores (r352, "Memory Impact").
pub const MAX_ADDRESSES: usize = 192;
/// Maximum number of pages that any profile may retire: the larger of the documents' two figures (D.7).
pub const MAX_PAGES: usize = 64;
/// Maximum number of row remap entries (A100 document, table 1).
pub const MAX_REMAPS: usize = 512;

/// Error counts of a GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EccCounts {
    pub dram_correctable: u64,
    pub dram_uncorrectable: u64,
    /// Uncorrected errors in SRAM; absent where they are not counted.
    pub sram_uncorrectable: Option<u64>,
}

/// The reason why the failure flag was set (A.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FailureReason {
    /// The bank already has its eight uncorrectable rows.
    BankExhausted,
    RowRemappedBefore,
    /// 512 uncorrectable remaps have occurred.
    TooManyRemaps,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RomRecord {
    /// The counts of one address so far.
    AddressCount { address: u64, single: u32, double: u32 },
    /// A page is retired.
    PageRetired { page: u64, cause: Cause, time: Time },
    /// A row is to be remapped at the next reset, in place of a correctable remap that gives up its spare row (A.4).
    RowRemapped { row: RowId, cause: Cause, time: Time, replaces: Option<RowId> },
    /// All rows recorded before are remapped in hardware.
    RemapsActive { time: Time },
    /// A spare channel is to replace the channel with this number, counted through all stacks.
    ChannelRepaired { channel: u32, time: Time },
    /// All channels recorded before are replaced in hardware.
    RepairsActive { time: Time },
    /// The failure flag is set (A.5).
    RemapFailure { reason: FailureReason, time: Time },
    /// The ECC mode after the next reset or boot.
    EccMode { on: bool },
    /// Errors of DRAM over the life of the GPU.
    EccTotals { corrected: u64, uncorrected: u64 },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    pub single: u32,
    pub double: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageEntry {
    pub cause: Cause,
    pub time: Time,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowEntry {
    pub cause: Cause,
    pub time: Time,
    /// Whether the remap is not in hardware yet.
    pub pending: bool,
}

/// A channel that a spare replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RepairEntry {
    pub time: Time,
    /// Whether the repair is not in hardware yet.
    pub pending: bool,
}

/// A map in order of insertion, so that every listing is deterministic.
pub type Entries<K, V> = IndexMap<K, V, FxBuildHasher>;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InfoRom {
    /// Error counts by physical byte address.
    pub addresses: Entries<u64, Counts>,
    /// Retired pages by first byte, including pending ones (D.10).
    pub pages: Entries<u64, PageEntry>,
    /// Row remaps by row, including pending ones (A.8).
    pub rows: Entries<RowId, RowEntry>,
    /// Repaired channels, including pending ones.
    pub repairs: Entries<u32, RepairEntry>,
    /// The sticky failure flag: the reason for it, and the time when it was set.
    pub failure: Option<(FailureReason, Time)>,
    /// Whether ECC is to be off from the next reset or boot on: the pending mode of nvidia-smi.
    pub ecc_off: bool,
    /// Corrected DRAM errors over the life of the GPU.
    pub corrected: u64,
    /// Uncorrected DRAM errors over the life of the GPU.
    pub uncorrected: u64,
}

impl InfoRom {
    /// Applies one record. Records are absolute: applying one twice changes nothing.
    pub fn apply(&mut self, record: &RomRecord) {
        match *record {
            RomRecord::AddressCount { address, single, double } => {
                self.addresses.insert(address, Counts { single, double });
            }
            RomRecord::PageRetired { page, cause, time } => {
                self.pages.entry(page).or_insert(PageEntry { cause, time });
            }
            RomRecord::RowRemapped { row, cause, time, replaces } => {
                if let Some(replaced) = replaces {
                    self.rows.shift_remove(&replaced);
                }
                self.rows.entry(row).or_insert(RowEntry { cause, time, pending: true });
            }
            RomRecord::RemapsActive { .. } => {
                for entry in self.rows.values_mut() {
                    entry.pending = false;
                }
            }
            RomRecord::RepairsActive { .. } => {
                for entry in self.repairs.values_mut() {
                    entry.pending = false;
                }
            }
            RomRecord::ChannelRepaired { channel, time } => {
                self.repairs.entry(channel).or_insert(RepairEntry { time, pending: true });
            }
            RomRecord::RemapFailure { reason, time } => {
                self.failure.get_or_insert((reason, time));
            }
            RomRecord::EccMode { on } => self.ecc_off = !on,
            RomRecord::EccTotals { corrected, uncorrected } => {
                self.corrected = self.corrected.max(corrected);
                self.uncorrected = self.uncorrected.max(uncorrected);
            }
        }
    }

    /// Addresses that should have led to a retired page and have none: 48 without 63 (D.8).
    pub fn lost_retirements(&self, page_bytes: u64, single_threshold: u32) -> Vec<u64> {
        let due = self.addresses.iter().filter(|(_, c)| c.double > 0 || c.single >= single_threshold);
        let lost = due.filter(|(address, _)| !self.pages.contains_key(&(*address / page_bytes * page_bytes)));
        lost.map(|(&address, _)| address).collect()
    }

    pub fn pages_by(&self, cause: Cause) -> usize {
        self.pages.values().filter(|e| e.cause == cause).count()
    }

    pub fn rows_by(&self, cause: Cause) -> usize {
        self.rows.values().filter(|e| e.cause == cause).count()
    }
}
