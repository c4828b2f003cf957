//! The cost of a policy on a trace: pages and rows lost, jobs ended, resets, wrong data, and when the GPU is returned.

use crate::action::Action;
use crate::machine::Machine;
use crate::machine::state::State;
use eccforge_evidence::event::{DecodeStatus, Event, EventKind, MemoryError, Requester};
use eccforge_evidence::time::Time;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Decode outcomes of one scheme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OutcomeCounts {
    /// No error was detected.
    pub clean: u64,
    /// Delivered as written.
    pub corrected: u64,
    /// Detected, uncorrectable.
    pub detected: u64,
    /// Silent among all of them, where the ground truth is known.
    pub silent: u64,
}

impl OutcomeCounts {
    pub const fn add(&mut self, error: &MemoryError) {
        match error.outcome {
            DecodeStatus::Clean => self.clean += 1,
            DecodeStatus::Ce => self.corrected += 1,
            DecodeStatus::Due => self.detected += 1,
        }
        if let Some(true) = error.silent {
            self.silent += 1;
        }
    }
}

/// Sums over a trace. Counters only grow.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Tally {
    /// Events that the model followed.
    pub events: u64,
    /// Decode outcomes, before the policy.
    pub outcomes: OutcomeCounts,
    /// Uncorrectable errors without an address: in SRAM, or poison met after its DRAM error was counted.
    pub without_address: u64,
    /// Errors that did not happen, because the policy had taken their place out of use.
    pub avoided: u64,
    /// Errors with ECC off.
    pub not_detected: u64,
    /// Events at addresses beyond the memory.
    #[serde(skip)]
    pub beyond_memory: u64,
    /// Wrong data that was used; absent where the trace does not show it.
    pub silent_corruptions: Option<u64>,
    /// Errors that ended one application.
    pub applications_ended: u64,
    /// Errors that ended everything on the GPU.
    pub gpu_interruptions: u64,
    /// Pages marked, or taken out of use by the operating system.
    pub pages_marked: u64,
    /// Frames offlined or withheld at once.
    pub frames_offlined: u64,
    /// Rows recorded for remapping or isolated.
    pub rows_recorded: u64,
    /// Retirements and remaps that failed (XID 64, failed offlines).
    pub failures: u64,
    /// Resets, reloads and reattaches that took place.
    pub resets: u64,
    /// Requests that were rejected.
    pub refused: u64,
    /// Records that never reached the InfoROM (D.8).
    pub writes_lost: u64,
    /// Errors in pages that were excluded.
    pub excluded_accesses: u64,
    /// When the GPU is to be returned; absent if that time has not come, or the policy has no such criterion.
    pub return_time: Option<Time>,
    /// XIDs that the model prints, by number.
    pub xids: BTreeMap<u32, u64>,
}

impl Tally {
    /// Adds one event and its actions.
    pub fn add(&mut self, machine: &Machine, state: &State, event: &Event, actions: &[Action]) {
        self.events += 1;
        let is_error = matches!(event.kind, EventKind::Error(_));
        for action in actions {
            self.add_action(action, is_error);
        }
        if let EventKind::Error(error) = &event.kind {
            // Errors of SRAM have a count of their own, and poison without an address was counted where it arose.
            if error.address.is_none() && error.requester != Requester::Framebuffer {
                self.without_address += u64::from(error.outcome == DecodeStatus::Due);
            } else {
                self.outcomes.add(error);
            }
            // With ECC off, nothing detects the error, and its data is used.
            let missed = actions.contains(&Action::NotDetected);
            let avoided = actions.contains(&Action::Avoided);
            if error.silent.is_some() || missed {
                let wrong = (error.silent == Some(true) || missed) && !avoided;
                *self.silent_corruptions.get_or_insert(0) += u64::from(wrong);
            }
        }
        if self.return_time.is_none() && machine.profile.policy.rules().should_return(state) == Some(true) {
            self.return_time = Some(event.time);
        }
    }

    fn add_action(&mut self, action: &Action, is_error: bool) {
        match action {
            Action::Avoided => self.avoided += 1,
            Action::NotDetected => self.not_detected += 1,
            Action::OutsideMemory(_) => self.beyond_memory += 1,
            Action::NotifyApplications => self.gpu_interruptions += 1,
            // A drain ends everything too, but on request.
            Action::TerminateAll if is_error => self.gpu_interruptions += 1,
            Action::Terminate(_) | Action::TerminateInstance(_) => self.applications_ended += 1,
            Action::MarkPage { .. } | Action::SoftOfflinePage(_) | Action::HardOfflinePage(_) => self.pages_marked += 1,
            Action::OfflineFrame(_) | Action::PoisonFrame(_) => self.frames_offlined += 1,
            Action::RemapPending { .. } | Action::IsolateRow(_) => self.rows_recorded += 1,
            Action::OfflineFailed(_) => self.failures += 1,
            Action::Attach => self.resets += 1,
            Action::Refused(_) => self.refused += 1,
            Action::WriteLost(_) => self.writes_lost += 1,
            Action::ExcludedAccess(_) => self.excluded_accesses += 1,
            Action::Xid { xid, .. } => {
                *self.xids.entry(xid.code).or_insert(0) += 1;
                self.failures += u64::from(xid.code == 64);
            }
            _ => {}
        }
    }
}
