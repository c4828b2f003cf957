//! An uncorrectable error offlines its frame at once and has its row remapped at the next reset (A.2, A.3).

use super::{Losses, Machine, Rules, Step};
use crate::action::Action;
use crate::geometry::RowId;
use crate::inforom::{EccCounts, FailureReason, RomRecord};
use crate::machine::state::{BadFrame, FrameState, State};
use crate::peer::{FRAME_BYTES, FRAME_SHIFT};
use crate::profile::{Activation, RowRemapping};
use eccforge_evidence::event::{Cause, DecodeStatus, MemoryError};
use eccforge_evidence::xid::Xid;
use eccforge_evidence::xid::print::{ALREADY_PENDING, NO_SPARE, RESERVED_ROW, TABLE_FULL};

/// The reason why a row cannot be recorded, and whether that sets the failure flag.
type NoRoom = (&'static str, Option<FailureReason>);

impl Rules for RowRemapping {
    fn on_error(&self, step: &mut Step<'_>, error: &MemoryError) {
        match (error.outcome, error.address) {
            (DecodeStatus::Due, Some(address)) => step.uncorrectable(self, address),
            (DecodeStatus::Due, None) => step.count_sram(error),
            (_, Some(address)) => step.correctable(self, address),
            (_, None) => {}
        }
        if error.outcome == DecodeStatus::Due {
            step.contain(self, error);
        }
    }

    fn on_logged_retirement(&self, step: &mut Step<'_>, address: u64, cause: Cause) {
        if cause == Cause::DoubleBit {
            step.offline(self, address);
        }
        step.remap_address(self, address, cause);
    }

    fn on_reset(&self, step: &mut Step<'_>, by: Activation) {
        step.save_totals(0);
        step.activate_remaps(self);
        step.activate_repairs(self, by);
    }

    fn on_shutdown(&self, step: &mut Step<'_>) {
        step.save_totals(0);
    }

    /// Whether the row of the address is remapped, its channel is replaced, or its frame is out of use.
    fn is_out_of_use(&self, machine: &Machine, state: &State, address: u64) -> bool {
        let bad = &state.driver.memory.bad;
        let out = bad.get(&(address >> FRAME_SHIFT)).is_some_and(|f| f.state != FrameState::Poisoned);
        let rows = &state.rom.rows;
        let remapped = |row: RowId| rows.get(&row).is_some_and(|entry| !entry.pending);
        if machine.is_repaired(state, address) {
            return true;
        }
        out || (!rows.is_empty() && machine.profile.geometry.row_of(address).is_some_and(remapped))
    }

    fn losses(&self, state: &State) -> Losses {
        let (pages, rows) = (state.driver.memory.bad.len() as u64, state.rom.rows.len() as u64);
        Losses { pages, page_bytes: FRAME_BYTES, rows: Some(rows) }
    }

    fn should_return(&self, state: &State) -> Option<bool> {
        Some(state.rom.failure.is_some())
    }

    fn prints_recovery(&self) -> bool {
        self.xid_154
    }

    fn lifetime_counts(&self, state: &State) -> Option<EccCounts> {
        let dram_correctable = state.rom.corrected.saturating_add(state.driver.corrected_unsaved);
        Some(EccCounts { dram_correctable, dram_uncorrectable: state.rom.uncorrected, sram_uncorrectable: None })
    }
}

impl Step<'_> {
    fn correctable(&mut self, policy: &RowRemapping, address: u64) {
        self.state.driver.corrected += 1;
        self.state.driver.corrected_unsaved += 1;
        let Some(threshold) = policy.correctable_threshold else { return };
        let Some(row) = self.machine.profile.geometry.row_of(address) else { return };
        let count = self.state.driver.row_counts.entry(row).or_insert(0);
        *count = count.saturating_add(1);
        if *count == threshold.get() {
            self.remap(policy, row, address, Cause::SingleBit);
        }
    }

    fn uncorrectable(&mut self, policy: &RowRemapping, address: u64) {
        self.state.driver.uncorrected += 1;
        self.save_totals(1);
        if policy.xid_48 {
            let location = self.machine.profile.geometry.locate(address).unwrap_or_default();
            let channels = self.machine.profile.geometry.sizes[1];
            let partition = [location.fields[0] * channels + location.fields[1], location.fields[2]];
            self.xid(Xid::double_bit_at(address, partition));
            if policy.xid_171 {
                self.xid(Xid::dram(address, partition));
            }
        }
        self.offline(policy, address);
        self.remap_address(policy, address, Cause::DoubleBit);
    }

    /// Brings the lifetime counts in the InfoROM up to date.
    pub(super) fn save_totals(&mut self, more_uncorrected: u64) {
        let unsaved = std::mem::take(&mut self.state.driver.corrected_unsaved);
        if unsaved > 0 || more_uncorrected > 0 {
            let corrected = self.state.rom.corrected.saturating_add(unsaved);
            let uncorrected = self.state.rom.uncorrected.saturating_add(more_uncorrected);
            self.persist(RomRecord::EccTotals { corrected, uncorrected });
        }
    }

    pub(super) fn remap_address(&mut self, policy: &RowRemapping, address: u64, cause: Cause) {
        if let Some(row) = self.machine.profile.geometry.row_of(address) {
            self.remap(policy, row, address, cause);
        }
    }

    /// Records a row, or reports the reason why the row cannot be recorded (A.4, A.5, A.11).
    fn remap(&mut self, policy: &RowRemapping, row: RowId, address: u64, cause: Cause) {
        let refused = |why| Xid::row_failed(address, why);
        match self.state.rom.rows.get(&row) {
            Some(entry) if entry.pending => return self.xid(refused(ALREADY_PENDING)),
            Some(_) if cause == Cause::DoubleBit => {
                self.fail(FailureReason::RowRemappedBefore);
                return self.xid(refused(RESERVED_ROW));
            }
            Some(_) => return,
            None => {}
        }
        if cause == Cause::DoubleBit && self.repair(policy, row, address) {
            return;
        }
        match self.room_for(policy, row, cause) {
            Ok(replaces) => {
                if let Some(replaced) = replaces {
                    self.act(Action::ReplaceRemap(replaced));
                }
                self.act(Action::RemapPending { row, cause });
                self.persist(RomRecord::RowRemapped { row, cause, time: self.now, replaces });
                self.xid(Xid::row_recorded(address));
            }
            Err((why, failure)) => {
                if let Some(reason) = failure {
                    self.fail(reason);
                }
                self.xid(refused(why));
            }
        }
    }

    /// Whether a row can be recorded, and which correctable remap makes room for it.
    fn room_for(&mut self, policy: &RowRemapping, row: RowId, cause: Cause) -> Result<Option<RowId>, NoRoom> {
        if cause == Cause::DoubleBit {
            self.check_uncorrectable(policy, row)?;
        }
        let geometry = &self.machine.profile.geometry;
        let rows = &self.state.rom.rows;
        let bank = geometry.bank_of(row);
        let in_bank = |r: &RowId| geometry.bank_of(*r) == bank;
        let double = cause == Cause::DoubleBit;
        let correctable = |wanted: &dyn Fn(&RowId) -> bool| {
            rows.iter().find(|(r, e)| double && e.cause == Cause::SingleBit && wanted(r)).map(|(&r, _)| r)
        };
        if rows.keys().filter(|r| in_bank(r)).count() >= usize::from(geometry.spare_rows_per_bank) {
            let full = (NO_SPARE, double.then_some(FailureReason::BankExhausted));
            return correctable(&in_bank).map(Some).ok_or(full);
        }
        if rows.len() >= policy.max_remaps {
            let full = (TABLE_FULL, None);
            if !policy.replace_correctable_when_table_full {
                return Err(full);
            }
            let replaced = correctable(&in_bank).or_else(|| correctable(&|_| true));
            return replaced.map(Some).ok_or(full);
        }
        Ok(None)
    }

    /// Checks the criteria of A.5 on the number of uncorrectable rows: in the bank, and in the GPU.
    fn check_uncorrectable(&mut self, policy: &RowRemapping, row: RowId) -> Result<(), NoRoom> {
        let geometry = &self.machine.profile.geometry;
        let bank = geometry.bank_of(row);
        let [mut all, mut of_bank] = [0, 0];
        for (remapped, entry) in &self.state.rom.rows {
            if entry.cause == Cause::DoubleBit {
                all += 1;
                of_bank += usize::from(geometry.bank_of(*remapped) == bank);
            }
        }
        if of_bank >= policy.max_uncorrectable_rows_per_bank {
            return Err((NO_SPARE, Some(FailureReason::BankExhausted)));
        }
        if all + 1 >= policy.failure_at_uncorrectable_remap {
            if all >= policy.max_remaps {
                return Err((TABLE_FULL, Some(FailureReason::TooManyRemaps)));
            }
            self.fail(FailureReason::TooManyRemaps);
        }
        Ok(())
    }

    /// Sets the failure flag permanently (A.5).
    fn fail(&mut self, reason: FailureReason) {
        if self.state.rom.failure.is_none() {
            self.persist(RomRecord::RemapFailure { reason, time: self.now });
            self.act(Action::RmaFlag);
        }
    }

    /// Takes the frame of an error out of use: at once if it is free, otherwise when it is freed (A.2).
    pub(super) fn offline(&mut self, policy: &RowRemapping, address: u64) {
        let geometry = &self.machine.profile.geometry;
        let frame = address >> FRAME_SHIFT;
        let row = geometry.row_of(address);
        if address >= geometry.capacity_bytes() - geometry.reserved_top_bytes.min(geometry.capacity_bytes()) {
            self.state.driver.reset_required = true;
            return self.act(Action::OfflineFailed(frame));
        }
        let in_use = self.is_in_use(frame);
        let memory = &mut self.state.driver.memory;
        if let Some(bad) = memory.bad.get_mut(&frame) {
            bad.rows.extend(row.filter(|r| !bad.rows.contains(r)));
            return;
        }
        if memory.bad.len() >= policy.max_offlined_frames {
            self.state.driver.reset_required = true;
            return self.act(Action::OfflineFailed(frame));
        }
        let state = if in_use { FrameState::Poisoned } else { FrameState::Offlined };
        memory.bad.insert(frame, BadFrame { state, rows: row.into_iter().collect() });
        self.act(if in_use { Action::PoisonFrame(frame) } else { Action::OfflineFrame(frame) });
        if self.machine.profile.peers.revoke_on_poison {
            self.revoke(|pin| pin.frames.contains(frame));
        }
    }

    /// Effects of a GPU reset on rows and frames (A.3).
    pub(super) fn activate_remaps(&mut self, policy: &RowRemapping) {
        if self.state.remap_pending() {
            let pending = self.state.rom.rows.iter().filter(|(_, e)| e.pending);
            self.actions.extend(pending.map(|(&row, _)| Action::RemapActive(row)));
            self.persist(RomRecord::RemapsActive { time: self.now });
        }
        let rows = &self.state.rom.rows;
        let actions = &mut *self.actions;
        self.state.driver.memory.bad.retain(|&frame, bad| {
            let back = policy.reclaim_unremapped_at_reset || bad.rows.iter().all(|row| rows.contains_key(row));
            if back {
                actions.push(Action::ReclaimFrame(frame));
            }
            !back
        });
    }
}
