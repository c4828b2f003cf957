//! A contained error ends one application; an uncontained one ends all and may need a reset (A.1, A.6, A.7).

use super::Step;
use crate::action::Action;
use crate::event::{MemoryError, DecodeStatus, Requester};
use crate::machine::state::FrameState;
use crate::profile::{Containment, Policy, RowRemapping, XidStyle};
use crate::recovery::RecoveryAction;
use crate::xid::{ContainmentReport, NumberStyle, Unit, Xid};

/// The unit's name in XID 94 and 95. `CE User Channel` and `LTC TAG` are the r450 document's; the others follow them.
pub const fn unit_name(requester: Requester) -> &'static str {
    match requester {
        Requester::Framebuffer => "DRAM",
        Requester::CbcStore => "CBC Store",
        Requester::LtcData => "LTC DATA",
        Requester::LtcUnsupportedClient => "LTC Unsupported Client",
        Requester::LtcTag => "LTC TAG",
        Requester::CbcParity => "CBC Parity",
        Requester::Fbhub => "FBHUB",
        Requester::Peer => "PCIE",
        Requester::LtcDataFatal => "LTC DATA Fatal",
        Requester::Sm => "SM",
        Requester::Gcc => "GCC",
        Requester::Ctxsw => "CTXSW",
        Requester::CeUserChannel => "CE User Channel",
        Requester::CeKernelChannel => "CE Kernel Channel",
        Requester::Mmu => "MMU",
    }
}

/// The requester of a unit's name.
pub fn requester_of(name: &str) -> Option<Requester> {
    crate::event::REQUESTERS.into_iter().find(|&r| unit_name(r) == name)
}

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
            Containment::ContainedDrain => {
                self.terminate(error.client);
                self.state.driver.drain_and_reset = true;
                self.state.driver.drained_instances.extend(error.instance);
            }
            Containment::Uncontained => self.terminate_all(),
            Containment::UncontainedReset => {
                self.state.driver.reset_required = true;
                self.terminate_all();
            }
        }
    }

    fn report_containment(&mut self, policy: &RowRemapping, error: &MemoryError, how: Containment) {
        let numbers = error.unit.iter().flatten().map(|&n| u32::from(n)).collect();
        let unit = Unit {
            name: unit_name(error.requester).into(),
            numbers,
            style: if policy.xid_style == XidStyle::R450 { NumberStyle::Tight } else { NumberStyle::Spaced },
        };
        let contained = !matches!(how, Containment::Uncontained | Containment::UncontainedReset);
        let xid = Xid::Containment(ContainmentReport {
            contained,
            unit,
            address: None,
            reset: how == Containment::UncontainedReset,
            drain_and_reset: Some(how == Containment::ContainedDrain),
        });
        self.act(Action::Xid { xid, client: error.client, instance: error.instance });
    }

    /// An uncorrectable error without a DRAM address: in SRAM, or poison that was counted where it arose.
    pub(super) fn count_sram(&mut self, error: &MemoryError) {
        use Requester as R;
        let sram = matches!(error.requester, R::LtcTag | R::CbcParity | R::Fbhub | R::LtcDataFatal);
        if error.outcome == DecodeStatus::Due && sram {
            self.state.driver.sram_uncorrected += 1;
        }
    }

    /// Ends one client; the event may not know which.
    fn terminate(&mut self, client: Option<u32>) {
        self.act(Action::Terminate(client));
        if let Some(client) = client.filter(|c| self.state.driver.clients.contains_key(c)) {
            self.release_client(client);
        }
    }

    /// Ends all clients.
    pub(super) fn terminate_all(&mut self) {
        self.act(Action::TerminateAll);
        while let Some((&client, _)) = self.state.driver.clients.first_key_value() {
            self.release_client(client);
        }
    }

    /// What the GPU asks for now, by priority (A.6).
    fn wanted_recovery(&self) -> RecoveryAction {
        let driver = &self.state.driver;
        let bad = &driver.memory.bad;
        let held = !driver.peers.is_empty()
            && bad.iter().any(|(&frame, b)| b.state == FrameState::Poisoned && driver.peers.holds(frame));
        let flag = |on: bool, action| if on { action } else { RecoveryAction::None };
        flag(driver.reset_required, RecoveryAction::GpuReset)
            .or(flag(driver.drain_and_reset, RecoveryAction::DrainAndReset))
            .or(flag(held, RecoveryAction::DrainP2p))
            .or(driver.requested)
    }

    /// Tells a change of the recovery action; drivers that know XID 154 print it.
    pub(super) fn tell_recovery(&mut self) {
        let (from, to) = (self.state.driver.recovery, self.wanted_recovery());
        if from == to {
            return;
        }
        self.state.driver.recovery = to;
        self.act(Action::Recovery(to));
        if matches!(&self.machine.profile.policy, Policy::RowRemapping(policy) if policy.xid_154) {
            self.xid(Xid::RecoveryChanged { from: from.into(), to: to.into() });
        }
    }
}
