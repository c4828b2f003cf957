//! One GPU as a log shows it.

use super::burst::Key;
use super::{Bursts, MAX_CODES};
use crate::log::device::{Fact, Severity};
use crate::log::stamp::Stamp;
use crate::recovery::ACTIONS;
use crate::xid::catalogue::{self, Remedy};
use crate::xid::{ContainmentReport, Recovery, RemapError, Repair, Xid, XidLine};
use rustc_hash::{FxBuildHasher, FxHashSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::hash::BuildHasher;

/// Reasons for returning a GPU that are listed; all are counted by [`GpuState::remaps_failed`] and its siblings.
const MAX_EVIDENCE: usize = 100;
/// Addresses that are told apart; of any further one every XID 63 counts.
const MAX_ADDRESSES: usize = 4096;
/// Retired pages at which a GPU is returned (D.7; profile page-retirement-r352, `return-at-pages`).
const RETURN_AT_PAGES: u64 = 60;

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
    /// Corrected, where the driver prints them (amdgpu).
    #[serde(default)]
    pub corrected: u64,
    /// Uncorrected, in data that nobody has used yet (amdgpu).
    #[serde(default)]
    pub deferred: u64,
}

/// A reason for returning the GPU.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// When.
    pub time: Stamp,
    /// The XID; 0 where a line without one says it.
    pub xid: u32,
    /// Its words.
    pub reason: String,
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.xid {
            0 => f.write_str(&self.reason),
            xid => write!(f, "XID {xid}: {}", self.reason),
        }
    }
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
    /// A memory channel or an L2 slice whose repair needs a boot.
    RepairAtReboot,
    /// An XID that asks for it by its number ([`catalogue::remedy`]).
    Xid,
    /// The GPU has fallen off the bus.
    Lost,
    /// The driver could not start the GPU.
    NotStarted,
    /// An error ended all work.
    Fatal,
    /// The driver could not reset the GPU.
    NotReset,
    /// Errors are corrected faster than in a healthy GPU (nvidia-smi).
    CorrectedRate,
}

/// Something that waits for a reset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// Why.
    pub reason: PendingReason,
    /// The number, where that is the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub xid: Option<u32>,
    /// Since when.
    pub since: Stamp,
}

impl Pending {
    /// The name of the reason.
    pub fn name(&self) -> String {
        let name = serde_json::to_string(&self.reason).unwrap_or_default();
        let name = name.trim_matches('"');
        self.xid.map_or_else(|| name.to_owned(), |code| format!("{name}-{code}"))
    }

    /// What the number asks for, where that is the reason; a fatal error of NVLink asks for a reset.
    pub(super) fn remedy(&self) -> Option<Remedy> {
        self.xid.map(|code| catalogue::remedy(code, "fatal").unwrap_or(Remedy::Reset))
    }

    /// Whether a reset of the GPU alone does not help.
    fn needs_reboot(&self) -> bool {
        let reboots =
            [PendingReason::RepairAtReboot, PendingReason::Lost, PendingReason::NotStarted, PendingReason::NotReset];
        reboots.contains(&self.reason) || self.remedy() == Some(Remedy::Reboot)
    }
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
    /// Errors by unit and kind, where the driver counts them so (amdgpu).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub by_unit: BTreeMap<String, u64>,
    /// What nvidia-smi prints in the place of a value that it cannot read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unreadable: Option<String>,
    /// Corrected errors in an hour, between the last two readings of nvidia-smi.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected_per_hour: Option<u64>,
    /// Corrected errors in the last reading, and its time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_corrected: Option<(u64, Stamp)>,
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
            Xid::Channel(report) => self.channel(stamp, report.code, begins),
            Xid::Dram { .. } => self.errors.dram += new,
            Xid::Sram { .. } => self.errors.sram += new,
            Xid::Residual(_) => self.by_number(stamp, &line.xid, "", begins),
            Xid::Containment(report) => self.containment(stamp, report, new),
            Xid::SingleBitStorm(_) => self.single_bit_storms += new,
            Xid::RecoveryChanged { to, .. } => self.recovery(stamp, to),
            Xid::Other { text, .. } => self.by_number(stamp, &line.xid, text, begins),
            recorded => self.record(stamp, recorded, begins),
        }
    }

    /// A text that is not known leaves the meaning of the number, and what the number asks for.
    fn by_number(&mut self, stamp: Stamp, xid: &Xid, text: &str, begins: bool) {
        let (code, new) = (xid.code(), u64::from(begins));
        match code {
            48 => self.errors.double_bit += new,
            94 => self.errors.contained += new,
            95 => self.errors.uncontained += new,
            140 => self.errors.unhandled += new,
            171 => self.errors.dram += new,
            172 => self.errors.sram += new,
            92 => self.single_bit_storms += new,
            63 if text.to_ascii_lowercase().contains("page") => {
                self.pages_retired += new;
                self.pages_pending += new;
                self.wait_for(PendingReason::PageRetirement, stamp);
            }
            63 => {
                self.rows_remapped += new;
                self.remaps_pending += new;
                self.wait_for(PendingReason::RowRemap, stamp);
            }
            64 if text.contains("pending") => self.wait_for(PendingReason::RowRemap, stamp),
            64 => {
                self.remaps_failed += new;
                self.accuse(stamp, xid, begins);
            }
            154 => {
                let named =
                    ACTIONS.iter().filter(|action| text.contains(action.label())).max_by_key(|a| a.label().len());
                match named {
                    Some(action) => self.recovery(stamp, &(*action).into()),
                    None => self.wait_for(PendingReason::RecoveryAction, stamp),
                }
            }
            156 | 160 => self.repair(stamp, text, new),
            157 => self.repairs_failed += new,
            161 => {
                self.repairs_failed += new;
                self.accuse(stamp, xid, begins);
            }
            177 => {
                self.banks_remapped += new;
                self.wait_for(PendingReason::BankRemap, stamp);
            }
            _ => {}
        }
        if catalogue::remedy(code, text).is_some() {
            self.wait(PendingReason::Xid, Some(code), stamp);
        }
    }

    fn repair(&mut self, stamp: Stamp, activation: &str, new: u64) {
        self.repairs += new;
        let boots = activation.contains("reboot");
        self.wait_for(if boots { PendingReason::RepairAtReboot } else { PendingReason::Repair }, stamp);
    }

    /// What a driver says in a line without an XID.
    pub(super) fn fact(&mut self, stamp: Stamp, fact: &Fact, text: &str) {
        self.last_seen = stamp;
        match fact {
            Fact::Errors { severity, unit, in_memory, count, in_total } => {
                let Some(new) = self.new_of_unit(&format!("{unit}, {severity}"), *count, *in_total) else { return };
                let errors = &mut self.errors;
                let counter = match severity {
                    Severity::Corrected => &mut errors.corrected,
                    Severity::Deferred => &mut errors.deferred,
                    Severity::Uncorrected if *in_memory => &mut errors.dram,
                    Severity::Uncorrected => &mut errors.sram,
                };
                *counter = counter.saturating_add(new);
            }
            Fact::Consumed { contained: true } => self.errors.contained += 1,
            Fact::Consumed { contained: false } => {
                self.errors.uncontained += 1;
                self.wait_for(PendingReason::Fatal, stamp);
            }
            Fact::Fatal => self.wait_for(PendingReason::Fatal, stamp),
            Fact::Lost => self.wait_for(PendingReason::Lost, stamp),
            Fact::NotStarted => self.wait_for(PendingReason::NotStarted, stamp),
            Fact::NotReset => self.wait_for(PendingReason::NotReset, stamp),
            Fact::Reset => self.gpu_reset(),
            Fact::WornOut => self.evidence_once(stamp, text.to_owned()),
            Fact::Named => {}
        }
    }

    /// Errors of a unit that were not counted before; `None` where there are too many units.
    fn new_of_unit(&mut self, unit: &str, count: u64, in_total: bool) -> Option<u64> {
        if self.by_unit.len() >= MAX_CODES && !self.by_unit.contains_key(unit) {
            return None;
        }
        let known = self.by_unit.entry(unit.to_owned()).or_insert(0);
        if !in_total {
            *known = known.saturating_add(count);
            return Some(count);
        }
        // A driver that starts again counts from 0 again.
        let new = if count >= *known { count - *known } else { count };
        *known = count;
        Some(new)
    }

    /// Another channel of an error; the error itself where no other line tells it, and then the number alone says what to do.
    fn channel(&mut self, stamp: Stamp, code: u32, begins: bool) {
        let new = u64::from(begins);
        match code {
            48 => self.errors.double_bit += new,
            94 => self.errors.contained += new,
            95 if begins => {
                self.errors.uncontained += 1;
                self.wait(PendingReason::Xid, Some(95), stamp);
            }
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

    pub(super) fn recovery(&mut self, stamp: Stamp, to: &Recovery) {
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
                self.pages_pending += 1;
                self.wait_for(PendingReason::PageRetirement, stamp);
                self.read_pages(stamp, self.pages_retired + 1);
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
            Xid::Repair(Repair::Pending { activation, .. }) => self.repair(stamp, activation, new),
            Xid::Repair(Repair::TpcReplaced { .. }) => self.repair(stamp, "", new),
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
        if begins {
            let flag = if xid.is_understood() { "" } else { " (text not known)" };
            self.evidence(stamp, xid.code(), format!("{xid}{flag}"));
        }
    }

    fn evidence(&mut self, time: Stamp, xid: u32, reason: String) {
        if self.rma_evidence.len() < MAX_EVIDENCE {
            self.rma_evidence.push(Evidence { time, xid, reason });
        }
    }

    /// Evidence that no XID gives.
    pub(super) fn evidence_once(&mut self, time: Stamp, reason: String) {
        if !self.rma_evidence.iter().any(|e| e.reason == reason) {
            self.evidence(time, 0, reason);
        }
    }

    /// So many pages are retired; the count never falls.
    pub(super) fn read_pages(&mut self, stamp: Stamp, pages: u64) {
        self.pages_retired = self.pages_retired.max(pages);
        if self.pages_retired >= RETURN_AT_PAGES {
            self.evidence_once(stamp, format!("{RETURN_AT_PAGES} pages are retired"));
        }
    }

    pub(super) fn wait_for(&mut self, reason: PendingReason, since: Stamp) {
        self.wait(reason, None, since);
    }

    fn wait(&mut self, reason: PendingReason, xid: Option<u32>, since: Stamp) {
        if !self.pending_resets.iter().any(|p| p.reason == reason && p.xid == xid) {
            self.pending_resets.push(Pending { reason, xid, since });
        }
    }

    /// The machine booted, or the driver withdrew its demand: nothing is pending any more.
    pub(super) fn reset(&mut self) {
        self.pages_pending = 0;
        self.remaps_pending = 0;
        self.pending_resets.clear();
        self.recovery_action = None;
    }

    /// The GPU was reset: what needs a boot is still pending.
    pub(super) fn gpu_reset(&mut self) {
        let waiting: Vec<Pending> = self.pending_resets.drain(..).filter(Pending::needs_reboot).collect();
        self.reset();
        self.pending_resets = waiting;
    }

    /// The driver was loaded: retired pages are out of use from now on (D.5); rows wait for a reset (A.3).
    pub(super) fn reload(&mut self) {
        self.pages_pending = 0;
        self.pending_resets.retain(|p| p.reason != PendingReason::PageRetirement);
    }
}

/// What tells two errors of one number apart: for contained errors also the process, since each is one of its own.
fn key(line: &XidLine) -> Key {
    let hash = |what: &dyn fmt::Display| FxBuildHasher.hash_one(what.to_string());
    let pid = line.pid.as_ref().filter(|pid| pid.bytes().all(|b| b.is_ascii_digit()));
    let process = pid.filter(|_| line.xid.code() == 94).map(|pid| hash(pid));
    let subject = match &line.xid {
        Xid::DoubleBitAt { address: Some(address), .. } | Xid::Dram { address, .. } => Some(*address),
        Xid::RowRecorded(address) => *address,
        Xid::Channel(_) | Xid::DoubleBitOnGpu(_) => None,
        Xid::Other { .. } => Some(hash(line.pid.as_ref().map_or(&"", |pid| pid as &dyn fmt::Display))),
        other => Some(hash(&format_args!("{:?} {other}", line.gpu_instance))),
    };
    Key { process, subject }
}
