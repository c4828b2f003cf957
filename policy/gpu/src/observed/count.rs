//! Updates the evidence about one GPU from the lines of a log. Lines that repeat one error count as one event.

use super::bursts::Key;
use super::gpu::{Evidence, GpuState, Pending, PendingReason};
use super::known::{MAX_CODES, count, within};
use super::memory::is_full;
use eccforge_evidence::log::stamp::Stamp;
use eccforge_evidence::log::{DeviceReport, Severity};
use eccforge_evidence::recovery::ACTIONS;
use eccforge_evidence::xid::catalogue::{self, Counts};
use eccforge_evidence::xid::{Recovery, Says, XidLine};
use rustc_hash::FxBuildHasher;
use std::fmt;
use std::hash::BuildHasher;

/// Maximum number of listed reasons for returning a GPU; all are counted by [`GpuState::remaps_failed`] and its
/// siblings.
// Each repeats the action "return"; a hundred are enough for a case with the vendor.
const MAX_EVIDENCE: usize = 100;
/// Maximum number of distinct addresses; beyond it, every XID 63 counts.
// A GPU has 512 rows to remap at most, so a real log stays far below this number.
const MAX_ADDRESSES: usize = 4096;
/// Number of retired pages at which a GPU is returned (D.7; profile page-retirement-r352, `return-at-pages`).
const RETURN_AT_PAGES: u64 = 60;

impl GpuState {
    pub(super) fn add(&mut self, stamp: Stamp, line: &XidLine, coalesce: Option<u64>) {
        self.last_seen = stamp;
        let code = line.xid.code;
        self.history.last_xid = Some(code);
        count(&mut self.xids, code);
        self.not_understood += u64::from(!line.is_understood());
        let begins = self.history.bursts.begins(code, key(line), stamp, coalesce);
        if begins {
            count(&mut self.events, code);
            if let Some(counter) = self.counter(code) {
                *counter += 1;
            }
        }
        self.waits_for(stamp, line, begins);
        self.record(stamp, line, begins);
    }

    /// The counter of an XID number, whatever the text of the line; pages and rows are counted by their addresses.
    fn counter(&mut self, code: u32) -> Option<&mut u64> {
        let facts = &mut self.facts;
        let errors = &mut facts.errors;
        Some(match catalogue::counts(code)? {
            Counts::DoubleBit => &mut errors.double_bit,
            Counts::SingleBitStorm => &mut facts.single_bit_storms,
            Counts::Contained => &mut errors.contained,
            Counts::Uncontained => &mut errors.uncontained,
            Counts::Unhandled => &mut errors.unhandled,
            Counts::Repair => &mut facts.repairs,
            Counts::ReplacementFailed | Counts::RepairFailed => &mut facts.repairs_failed,
            Counts::Dram => &mut errors.dram,
            Counts::Sram => &mut errors.sram,
            Counts::BankRemap => &mut facts.banks_remapped,
            Counts::Recorded | Counts::NotRecorded | Counts::RecoveryAction => return None,
        })
    }

    /// Records the changes that wait for a reset after a line. The fields of the line decide if it has any; otherwise
    /// its number does.
    fn waits_for(&mut self, stamp: Stamp, line: &XidLine, begins: bool) {
        let (code, text) = (line.xid.code, &line.xid.text);
        match (&line.says, catalogue::counts(code)) {
            (Says::Containment(report), _) => {
                if report.reset {
                    self.wait(PendingReason::Reset, None, stamp);
                }
                if report.drain_and_reset {
                    self.wait(PendingReason::DrainAndReset, None, stamp);
                }
            }
            (Says::Recovery(to), _) => self.recovery(stamp, to),
            // XID 154 without its numbers: the action that is named.
            (Says::Other, Some(Counts::RecoveryAction)) => {
                let named = ACTIONS.iter().filter(|action| text.contains(action.label()));
                // The text may also name the action before. A change from `None`, the shortest label, is then read
                // right.
                match named.max_by_key(|action| action.label().len()) {
                    Some(action) => self.recovery(stamp, &(*action).into()),
                    None => self.wait(PendingReason::RecoveryAction, None, stamp),
                }
            }
            (_, Some(Counts::DoubleBit)) if begins && catalogue::resets_if_alone(code) => {
                self.history.unanswered += 1;
                self.wait(PendingReason::Xid, Some(code), stamp);
            }
            (_, Some(Counts::Repair)) => {
                if catalogue::remedy(code, "").is_some() {
                    self.wait(PendingReason::Xid, Some(code), stamp);
                }
                let boots = text.contains("reboot");
                self.wait(if boots { PendingReason::RepairAtReboot } else { PendingReason::Repair }, None, stamp);
            }
            (_, Some(Counts::BankRemap)) => self.wait(PendingReason::BankRemap, None, stamp),
            // A line for a channel follows the line with the fields; without that one, only the number is left.
            (Says::Channel, _) if !begins => {}
            (says, _) if catalogue::remedy(code, if *says == Says::Other { text } else { "" }).is_some() => {
                self.wait(PendingReason::Xid, Some(code), stamp);
            }
            _ => {}
        }
    }

    /// Takes a driver's statement in a line without an XID into account.
    pub(super) fn record_report(&mut self, stamp: Stamp, report: &DeviceReport, text: &str) {
        self.last_seen = stamp;
        match report {
            DeviceReport::Errors { severity, unit, in_memory, count, in_total } => {
                let Some(new) = self.new_of_unit(&format!("{unit}, {severity}"), *count, *in_total) else { return };
                // The driver resets the GPU after such an error, unless it cannot; a full counter counts nothing.
                if *severity == Severity::Uncorrected && new > 0 && !is_full(*count) {
                    self.wait(PendingReason::Fatal, None, stamp);
                }
                let errors = &mut self.errors;
                let counter = match severity {
                    Severity::Corrected => &mut errors.corrected,
                    Severity::Deferred => &mut errors.deferred,
                    Severity::Consumed => &mut errors.contained,
                    Severity::Uncorrected if *in_memory => &mut errors.dram,
                    Severity::Uncorrected => &mut errors.sram,
                };
                *counter = counter.saturating_add(new);
            }
            DeviceReport::ConsumedAndContained => self.errors.contained += 1,
            DeviceReport::Consumed => {
                self.errors.uncontained += 1;
                self.wait(PendingReason::Fatal, None, stamp);
            }
            DeviceReport::Fatal => self.wait(PendingReason::Fatal, None, stamp),
            DeviceReport::Lost => self.wait(PendingReason::Lost, None, stamp),
            DeviceReport::NotStarted => self.wait(PendingReason::NotStarted, None, stamp),
            DeviceReport::NotReset => self.wait(PendingReason::NotReset, None, stamp),
            DeviceReport::Reset => self.gpu_reset(),
            DeviceReport::WornOut => self.evidence_once(stamp, text.to_owned()),
            DeviceReport::Named => {}
        }
    }

    /// Errors of a unit that were not counted before; `None` where there are too many units.
    fn new_of_unit(&mut self, unit: &str, count: u64, in_total: bool) -> Option<u64> {
        let known = within(&mut self.by_unit, unit.to_owned(), MAX_CODES, &mut 0)?;
        if !in_total {
            *known = known.saturating_add(count);
            return Some(count);
        }
        // A driver that starts again counts from 0 again.
        let new = if count >= *known { count - *known } else { count };
        *known = count;
        Some(new)
    }

    pub(super) fn recovery(&mut self, stamp: Stamp, to: &Recovery) {
        self.recovery_action = Some(to.clone());
        if to.code == 0 {
            // The driver withdrew its request, so the pending reset has taken place.
            self.reset();
            self.recovery_action = Some(to.clone());
        } else {
            self.wait(PendingReason::RecoveryAction, None, stamp);
        }
    }

    /// Records pages and rows, and failed remaps and retirements.
    fn record(&mut self, stamp: Stamp, line: &XidLine, begins: bool) {
        if begins && matches!(catalogue::counts(line.xid.code), Some(Counts::Recorded | Counts::NotRecorded)) {
            self.answer();
        }
        let new = u64::from(begins);
        let text = &line.xid.text;
        match (&line.says, catalogue::counts(line.xid.code)) {
            // Bit 0 marks a page, so that a row of the same address counts too.
            (Says::PageRetired(frame), _) if self.is_new_address(frame.wrapping_shl(12) | 1, begins) => {
                self.page(stamp, 1)
            }
            // In the words of an unknown driver only the subject can be recognised.
            (Says::Other, Some(Counts::Recorded)) if text.to_ascii_lowercase().contains("page") => {
                self.page(stamp, new)
            }
            (Says::DoubleBit { address: Some(address), partition: Some(partition) }, _)
            | (Says::Dram { address, partition }, _) => self.history.last_place = Some((*address, *partition)),
            (Says::RowRecorded(address), _) if address.map_or(begins, |a| self.is_new_address(a, begins)) => {
                self.row(stamp, 1);
                // XID 63 names no partition; the 48 or 171 of the same address does.
                if let Some((_, place)) = self.history.last_place.filter(|(at, _)| Some(*at) == *address) {
                    self.remapped_at(place, stamp);
                }
            }
            (Says::Other, Some(Counts::Recorded)) => self.row(stamp, new),
            (Says::RowPending(_), _) => self.wait(PendingReason::RowRemap, None, stamp),
            (Says::BankPending(_), _) => self.wait(PendingReason::BankRemap, None, stamp),
            (Says::Other, Some(Counts::NotRecorded)) if text.contains("pending") => {
                self.wait(PendingReason::RowRemap, None, stamp)
            }
            (Says::RowFailed(_) | Says::RetirementFailed(_), _) | (Says::Other, Some(Counts::NotRecorded)) => {
                self.remaps_failed += new;
                self.evidence_of_xid(stamp, line, begins);
            }
            (Says::PageFailed(_), _) => {
                self.pages_failed += new;
                self.evidence_of_xid(stamp, line, begins);
            }
            // With MIG, the spare must be of the same GPC: without it, the driver may find one, and says so if it does not.
            (Says::Known, Some(Counts::ReplacementFailed)) if text.contains("in MIG mode") => {}
            (Says::Known, Some(Counts::ReplacementFailed)) | (_, Some(Counts::RepairFailed)) => {
                self.evidence_of_xid(stamp, line, begins);
            }
            _ => {}
        }
    }

    /// Handles XID 63 or 64 after a double-bit error: the record determines the action.
    fn answer(&mut self) {
        self.history.unanswered = self.history.unanswered.saturating_sub(1);
        if self.history.unanswered == 0 {
            self.pending_resets.retain(|p| !p.xid.is_some_and(catalogue::resets_if_alone));
        }
    }

    fn page(&mut self, stamp: Stamp, new: u64) {
        self.pages_pending += new;
        self.wait(PendingReason::PageRetirement, None, stamp);
        self.read_pages(stamp, self.pages_retired + new);
    }

    fn row(&mut self, stamp: Stamp, new: u64) {
        self.rows_remapped += new;
        self.remaps_pending += new;
        self.wait(PendingReason::RowRemap, None, stamp);
    }

    /// Records that a row of this partition and subpartition was remapped.
    fn remapped_at(&mut self, place: [u32; 2], stamp: Stamp) {
        if let Some((count, first, last)) = within(&mut self.history.remaps, place, MAX_CODES, &mut 0) {
            (*count, *last) = (*count + 1, stamp);
            if *count == 1 {
                *first = stamp;
            }
        }
    }

    /// Whether this page or row was not recorded before.
    fn is_new_address(&mut self, address: u64, begins: bool) -> bool {
        // Counts are entries of the InfoROM (A.8): a record that is printed again adds none.
        if self.history.addresses.len() >= MAX_ADDRESSES {
            return begins && !self.history.addresses.contains(&address);
        }
        self.history.addresses.insert(address)
    }

    fn evidence_of_xid(&mut self, stamp: Stamp, line: &XidLine, begins: bool) {
        if begins {
            let flag = if line.is_understood() { "" } else { " (text not known)" };
            self.evidence(stamp, line.xid.code, format!("{}{flag}", line.xid.text));
        }
    }

    fn evidence(&mut self, time: Stamp, xid: u32, reason: String) {
        if self.rma_evidence.len() < MAX_EVIDENCE {
            self.rma_evidence.push(Evidence { time, xid, reason });
        }
    }

    /// Adds evidence that does not come from an XID.
    pub(super) fn evidence_once(&mut self, time: Stamp, reason: String) {
        if !self.rma_evidence.iter().any(|e| e.reason == reason) {
            self.evidence(time, 0, reason);
        }
    }

    /// Sets the number of retired pages; the count never falls.
    pub(super) fn read_pages(&mut self, stamp: Stamp, pages: u64) {
        // Retirements are permanent (D.2): a smaller reading is an older one.
        self.pages_retired = self.pages_retired.max(pages);
        if self.pages_retired >= RETURN_AT_PAGES {
            self.evidence_once(stamp, format!("{RETURN_AT_PAGES} pages are retired"));
        }
    }

    pub(super) fn wait(&mut self, reason: PendingReason, xid: Option<u32>, since: Stamp) {
        // The GPU waits since the first of them.
        if !self.pending_resets.iter().any(|p| p.reason == reason && p.xid == xid) {
            self.pending_resets.push(Pending { reason, xid, since });
        }
    }

    pub(super) fn boot(&mut self) {
        // A request from before the boot explains why the host was rebooted, also after two boots.
        self.recovery_before_boot = self.recovery_action.take().or(self.recovery_before_boot.take());
        self.reset();
    }

    /// Clears everything that is pending, because the machine booted, or the driver withdrew its demand.
    pub(super) fn reset(&mut self) {
        self.pages_pending = 0;
        self.remaps_pending = 0;
        self.pending_resets.clear();
        self.history.unanswered = 0;
        self.recovery_action = None;
    }

    /// Clears the states that a reset of the GPU ends; those that need a boot are still pending.
    pub(super) fn gpu_reset(&mut self) {
        let waiting: Vec<Pending> = self.pending_resets.drain(..).filter(Pending::needs_reboot).collect();
        self.reset();
        self.pending_resets = waiting;
    }

    /// Handles a load of the driver: retired pages are out of use from now on (D.5); rows wait for a reset (A.3).
    pub(super) fn reload(&mut self) {
        self.pages_pending = 0;
        self.pending_resets.retain(|p| p.reason != PendingReason::PageRetirement);
    }
}

fn hash(what: &dyn fmt::Display) -> u64 {
    FxBuildHasher.hash_one(what.to_string())
}

/// The key that distinguishes errors of one number; for contained errors it has the process, because each is separate.
fn key(line: &XidLine) -> Key {
    // `<unknown>` is not a process.
    let pid = line.pid.as_ref().filter(|pid| pid.bytes().all(|b| b.is_ascii_digit()));
    let is_contained = catalogue::counts(line.xid.code) == Some(Counts::Contained);
    let process = if is_contained { pid.map(|pid| hash(pid)) } else { None };
    let subject = match &line.says {
        Says::DoubleBit { address: Some(address), .. } | Says::Dram { address, .. } => Some(*address),
        Says::RowRecorded(address) => *address,
        // These lines name no address: another line of the number may be about the same error.
        Says::Channel | Says::DoubleBit { partition: None, .. } => None,
        Says::Other => Some(hash(line.pid.as_ref().map_or(&"", |pid| pid as &dyn fmt::Display))),
        _ => Some(hash(&format_args!("{:?} {}", line.gpu_instance, line.xid.text))),
    };
    Key { process, subject }
}
