//! One GPU as a log shows it.

use super::burst::Key;
use super::{Bursts, MAX_CODES};
use crate::log::stamp::Stamp;
use crate::xid::{ContainmentReport, Recovery, RemapError, Repair, Xid, XidLine};
use rustc_hash::{FxHashSet, FxHasher};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

/// Reasons for returning a GPU that are listed; all are counted by [`GpuState::remaps_failed`] and its siblings.
const MAX_EVIDENCE: usize = 100;
/// Addresses that are told apart; of any further one every XID 63 counts.
const MAX_ADDRESSES: usize = 4096;

/// Errors by kind, as events: lines that repeat one error count once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Errors {
    /// XID 48.
    pub double_bit: u64,
    /// XID 171: in DRAM.
    pub dram: u64,
    /// XID 172: in SRAM.
    pub sram: u64,
    /// XID 94.
    pub contained: u64,
    /// XID 95.
    pub uncontained: u64,
    /// XID 140.
    pub unhandled: u64,
}

/// A reason for returning the GPU.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// When.
    pub time: Stamp,
    /// The XID.
    pub xid: u32,
    /// Its words.
    pub reason: String,
}

/// Why a reset, reload or reboot is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PendingReason {
    /// A retired page: reload or reboot.
    PageRetirement,
    /// A recorded row.
    RowRemap,
    /// A recorded bank.
    BankRemap,
    /// A memory channel or an L2 slice.
    Repair,
    /// `RST: Yes`.
    Reset,
    /// `D-RST: Yes`.
    DrainAndReset,
    /// XID 154 changed to something else than none.
    RecoveryAction,
}

/// Something that waits for a reset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// Why.
    pub reason: PendingReason,
    /// Since when.
    pub since: Stamp,
}

/// What a log says of one GPU.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GpuState {
    /// UUID, as the driver prints it before the first XID.
    pub uuid: Option<String>,
    /// Serial number of the board.
    pub serial: Option<String>,
    /// Version of the driver that was loaded last.
    pub driver: Option<String>,
    /// Errors.
    pub errors: Errors,
    /// Pages that XID 63 retired.
    pub pages_retired: u64,
    /// Those of them that wait for a reload or reboot.
    pub pages_pending: u64,
    /// Pages that could not be retired (64).
    pub pages_failed: u64,
    /// Rows that XID 63 recorded, pending ones included (A.8).
    pub rows_remapped: u64,
    /// Those of them that wait for a reset.
    pub remaps_pending: u64,
    /// Rows that could not be recorded (64).
    pub remaps_failed: u64,
    /// Banks that XID 177 recorded.
    pub banks_remapped: u64,
    /// Channels and L2 slices marked for repair (160), and TPCs replaced (156).
    pub repairs: u64,
    /// Repairs without a spare (157, 161).
    pub repairs_failed: u64,
    /// Memory partitions whose corrected errors are no longer counted (92).
    pub single_bit_storms: u64,
    /// Reasons for returning the GPU.
    pub rma_evidence: Vec<Evidence>,
    /// What waits for a reset.
    pub pending_resets: Vec<Pending>,
    /// The recovery action that XID 154 gave last.
    pub recovery_action: Option<Recovery>,
    /// Lines by XID.
    pub xids: BTreeMap<u32, u64>,
    /// Events by XID.
    pub events: BTreeMap<u32, u64>,
    /// XIDs whose number or text is not known.
    pub not_understood: u64,
    /// The last line's time.
    pub last_seen: Stamp,
    /// The number of the last line.
    #[serde(skip)]
    pub last_xid: Option<u32>,
    #[serde(skip)]
    pub(super) addresses: FxHashSet<u64>,
    #[serde(skip)]
    pub(super) bursts: Bursts,
}

impl GpuState {
    pub(super) fn add(&mut self, stamp: Stamp, line: &XidLine, coalesce: Option<u64>) {
        self.last_seen = stamp;
        let code = line.xid.code();
        self.last_xid = Some(code);
        if self.xids.len() < MAX_CODES || self.xids.contains_key(&code) {
            *self.xids.entry(code).or_insert(0) += 1;
        }
        self.not_understood += u64::from(!line.xid.is_understood());
        let begins = self.bursts.begins(code, key(line), stamp, coalesce);
        if begins && (self.events.len() < MAX_CODES || self.events.contains_key(&code)) {
            *self.events.entry(code).or_insert(0) += 1;
        }
        let new = u64::from(begins);
        match &line.xid {
            Xid::DoubleBitOnGpu(_) | Xid::DoubleBitAt { .. } => self.errors.double_bit += new,
            Xid::Channel(report) => self.channel(report.code, new),
            Xid::Dram { .. } => self.errors.dram += new,
            Xid::Sram { .. } => self.errors.sram += new,
            Xid::Residual(_) => self.errors.unhandled += new,
            Xid::Containment(report) => self.containment(stamp, report, new),
            Xid::SingleBitStorm(_) => self.single_bit_storms += new,
            Xid::RecoveryChanged { to, .. } => self.recovery(stamp, to),
            recorded => self.record(stamp, recorded, begins),
        }
    }

    /// Another channel of an error; the error itself where nothing else tells it.
    const fn channel(&mut self, code: u32, new: u64) {
        match code {
            48 => self.errors.double_bit += new,
            94 => self.errors.contained += new,
            95 => self.errors.uncontained += new,
            _ => {}
        }
    }

    fn containment(&mut self, stamp: Stamp, report: &ContainmentReport, new: u64) {
        if report.contained {
            self.errors.contained += new;
        } else {
            self.errors.uncontained += new;
        }
        if report.reset {
            self.wait_for(PendingReason::Reset, stamp);
        }
        if report.drain_and_reset == Some(true) {
            self.wait_for(PendingReason::DrainAndReset, stamp);
        }
    }

    fn recovery(&mut self, stamp: Stamp, to: &Recovery) {
        self.recovery_action = Some(to.clone());
        if to.code == 0 {
            // The driver asks for nothing any more: what waited for a reset has had it.
            self.reset();
            self.recovery_action = Some(to.clone());
        } else {
            self.wait_for(PendingReason::RecoveryAction, stamp);
        }
    }

    /// Pages, rows, banks and repairs.
    fn record(&mut self, stamp: Stamp, xid: &Xid, begins: bool) {
        let new = u64::from(begins);
        match xid {
            Xid::PageRetired(frame, _) if self.is_new_address(frame.wrapping_shl(12) | 1, begins) => {
                self.pages_retired += 1;
                self.pages_pending += 1;
                self.wait_for(PendingReason::PageRetirement, stamp);
            }
            Xid::RowRecorded(address) if address.map_or(begins, |a| self.is_new_address(a, begins)) => {
                self.rows_remapped += 1;
                self.remaps_pending += 1;
                self.wait_for(PendingReason::RowRemap, stamp);
            }
            Xid::RowFailed { error: RemapError::AlreadyPending, .. } => self.wait_for(PendingReason::RowRemap, stamp),
            Xid::RetirementFailed { reason, .. } if reason.starts_with("pending ") => {
                let bank = reason.contains("bank");
                self.wait_for(if bank { PendingReason::BankRemap } else { PendingReason::RowRemap }, stamp);
            }
            Xid::RowFailed { .. } | Xid::RetirementFailed { .. } => {
                self.remaps_failed += new;
                self.accuse(stamp, xid, begins);
            }
            Xid::PageFailed(..) => {
                self.pages_failed += new;
                self.accuse(stamp, xid, begins);
            }
            Xid::BankRecorded => {
                self.banks_remapped += new;
                self.wait_for(PendingReason::BankRemap, stamp);
            }
            Xid::Repair(Repair::Pending { .. }) => {
                self.repairs += new;
                self.wait_for(PendingReason::Repair, stamp);
            }
            Xid::Repair(Repair::TpcReplaced { .. }) => self.repairs += new,
            // Without MIG a spare of another GPC may do: the driver says so itself when it does not.
            Xid::Repair(Repair::TpcFailed { mig: true, .. }) => self.repairs_failed += new,
            Xid::Repair(Repair::Failed { .. } | Repair::TpcFailed { .. }) => {
                self.repairs_failed += new;
                self.accuse(stamp, xid, begins);
            }
            _ => {}
        }
    }

    /// Whether this page or row was not recorded before.
    fn is_new_address(&mut self, address: u64, begins: bool) -> bool {
        if self.addresses.len() >= MAX_ADDRESSES {
            return begins && !self.addresses.contains(&address);
        }
        self.addresses.insert(address)
    }

    fn accuse(&mut self, stamp: Stamp, xid: &Xid, begins: bool) {
        if begins && self.rma_evidence.len() < MAX_EVIDENCE {
            self.rma_evidence.push(Evidence { time: stamp, xid: xid.code(), reason: xid.to_string() });
        }
    }

    fn wait_for(&mut self, reason: PendingReason, since: Stamp) {
        if !self.pending_resets.iter().any(|p| p.reason == reason) {
            self.pending_resets.push(Pending { reason, since });
        }
    }

    /// The machine booted, or the driver withdrew its demand: nothing is pending any more.
    pub(super) fn reset(&mut self) {
        self.pages_pending = 0;
        self.remaps_pending = 0;
        self.pending_resets.clear();
        self.recovery_action = None;
    }

    /// The driver was loaded: retired pages are out of use from now on (D.5); rows wait for a reset (A.3).
    pub(super) fn reload(&mut self) {
        self.pages_pending = 0;
        self.pending_resets.retain(|p| p.reason != PendingReason::PageRetirement);
    }
}

/// What tells two errors of one number apart.
fn key(line: &XidLine) -> Key {
    let mut hasher = FxHasher::default();
    match &line.xid {
        Xid::DoubleBitAt { address: Some(address), .. } | Xid::Dram { address, .. } => Some(*address),
        Xid::RowRecorded(address) => *address,
        Xid::Channel(_) | Xid::DoubleBitOnGpu(_) => None,
        Xid::Other { .. } => {
            line.pid.hash(&mut hasher);
            Some(hasher.finish())
        }
        other => {
            (line.gpu_instance, other.to_string()).hash(&mut hasher);
            Some(hasher.finish())
        }
    }
}
