//! A contained error ends one application; an uncontained one ends all and may need a reset (A.1, A.6, A.7).

use super::Step;
use crate::action::Action;
use crate::machine::state::FrameState;
use crate::profile::{Containment, RowRemapping};
use eccforge_evidence::event::{DecodeStatus, MemoryError, Requester};
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_evidence::xid::{self, Xid, XidStyle, unit_name};

impl Step<'_> {
    pub(super) fn contain(&mut self, policy: &RowRemapping, error: &MemoryError) {
        let how = policy.containment.of(error.requester, self.state.driver.mig);
        if how == Containment::Silent {
            return;
        }
        self.report_containment(policy, error, how);
        match how {
            Containment::Silent | Containment::ContainedNoRecovery => {}
            Containment::Contained => self.terminate(error.client),
            Containment::ContainedInstance => self.terminate_instance(error),
            Containment::ContainedDrain => {
                self.terminate_instance(error);
                self.state.driver.drain_and_reset = true;
                self.state.driver.drained_instances.extend(error.instance);
            }
            Containment::Uncontained => self.terminate_all(),
            Containment::UncontainedReset | Containment::ContainedReset => {
                self.state.driver.reset_required = true;
                self.terminate_all();
            }
        }
    }

    fn report_containment(&mut self, policy: &RowRemapping, error: &MemoryError, how: Containment) {
        let report = xid::Containment {
            contained: !matches!(how, Containment::Uncontained | Containment::UncontainedReset),
            unit: unit_name(error.requester, policy.xid_style).to_owned(),
            numbers: error.unit,
            reset: matches!(how, Containment::UncontainedReset | Containment::ContainedReset),
            drain_and_reset: how == Containment::ContainedDrain,
        };
        let xid = Xid::containment(&report, policy.xid_style == XidStyle::R450);
        // The table's `bPrintSmcPartitionInfo`: the error belongs to one instance.
        let of_one =
            matches!(how, Containment::Contained | Containment::ContainedInstance | Containment::ContainedDrain);
        let instance = if of_one { error.instance } else { None };
        self.act(Action::Xid { xid, client: error.client, instance });
    }

    /// Counts an uncorrectable error without a DRAM address: in SRAM, or poison that was counted where it arose.
    pub(super) fn count_sram(&mut self, error: &MemoryError) {
        use Requester as R;
        let sram = matches!(
            error.requester,
            R::LtcTag | R::CbcParity | R::Fbhub | R::LtcDataFatal | R::SysltcTag | R::SysltcCbc | R::SysltcDataFatal
        );
        if error.outcome == DecodeStatus::Due && sram {
            let driver = &mut self.state.driver;
            driver.sram_uncorrected += 1;
            let unit = (error.requester, error.unit);
            match driver.sram_units.iter_mut().find(|(known, _)| *known == unit) {
                Some((_, errors)) => *errors = errors.saturating_add(1),
                None => driver.sram_units.push((unit, 1)),
            }
        }
    }

    /// Ends one client; the event may not name it.
    fn terminate(&mut self, client: Option<u32>) {
        self.act(Action::Terminate(client));
        if let Some(client) = client.filter(|c| self.state.driver.clients.contains_key(c)) {
            self.release_client(client);
        }
    }

    /// Ends the clients of the error's MIG instance; without one, the client that consumed it.
    fn terminate_instance(&mut self, error: &MemoryError) {
        let Some(instance) = error.instance else { return self.terminate(error.client) };
        self.act(Action::TerminateInstance(instance));
        let clients = &self.state.driver.clients;
        let of: Vec<u32> = clients.iter().filter(|(_, i)| **i == Some(instance)).map(|(&client, _)| client).collect();
        for client in of {
            self.release_client(client);
        }
    }

    pub(super) fn terminate_all(&mut self) {
        self.act(Action::TerminateAll);
        while let Some((&client, _)) = self.state.driver.clients.first_key_value() {
            self.release_client(client);
        }
    }

    /// The recovery action that the GPU needs now, by priority (A.6).
    fn wanted_recovery(&self) -> RecoveryAction {
        let driver = &self.state.driver;
        let bad = &driver.memory.bad;
        let poison_is_pinned = !driver.peers.is_empty()
            && bad.iter().any(|(&frame, b)| b.state == FrameState::Poisoned && driver.peers.holds(frame));
        action_if(driver.reset_required, RecoveryAction::GpuReset)
            .or(action_if(driver.drain_and_reset, RecoveryAction::DrainAndReset))
            .or(action_if(poison_is_pinned, RecoveryAction::DrainP2p))
            .or(driver.requested)
    }

    /// Reports a change of the recovery action; drivers that know XID 154 print it.
    pub(super) fn report_recovery(&mut self) {
        let (from, to) = (self.state.driver.recovery, self.wanted_recovery());
        // The driver prints a change, so an action that is still needed is not repeated at every event.
        if from == to {
            return;
        }
        self.state.driver.recovery = to;
        self.act(Action::Recovery(to));
        if self.rules().prints_recovery() {
            self.xid(Xid::recovery_changed(from, to));
        }
    }
}

/// The action, if it is needed.
fn action_if(is_needed: bool, action: RecoveryAction) -> RecoveryAction {
    if is_needed { action } else { RecoveryAction::None }
}
