//! What an operator should do about a GPU, from what its log says and nothing else.
//!
//! A failed remap, retirement or repair: return the GPU (A.5; NVIDIA, GPU debug guidelines, row remap failure). `RST: Yes`
//! and a recovery action of a reset or reboot: the GPU takes no work until then (A.7). `D-RST: Yes`, a recovery action of
//! a drain, and whatever takes effect at the next reset or reload (A.3, D.5): let its work finish, give it no more, then
//! reset. The numbers 48 and 94 alone ask for nothing, nor does 95 where its fields are there: the fields do. What other numbers ask
//! for is in NVIDIA's XID catalogue ([`catalogue::remedy`]); a fatal SXid asks for a reset of the fabric (Fabric Manager guide, D.5,
//! D.6).

use super::SwitchState;
use super::gpu::{GpuState, Pending, PendingReason};
use crate::recovery::RecoveryAction;
use crate::xid::catalogue::{self, Remedy};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What to do, the least first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Nothing.
    #[default]
    None,
    /// Let the work finish, give it no more, then reset.
    Drain,
    /// Reset, or reboot where the reason says so: it takes no work before.
    Reset,
    /// Return the GPU.
    Rma,
}

impl Action {
    /// Every action, the least first.
    pub const ALL: [Self; 4] = [Self::None, Self::Drain, Self::Reset, Self::Rma];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Drain => "drain",
            Self::Reset => "reset",
            Self::Rma => "rma",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What to do, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// What.
    pub action: Action,
    /// Why: the evidence for this action; empty for none.
    pub reasons: Vec<String>,
}

impl Advice {
    /// The reasons in one line.
    pub fn reason(&self) -> String {
        self.reasons.join("; ")
    }
}

impl GpuState {
    /// What to do about this GPU.
    pub fn advice(&self) -> Advice {
        let evidence = self.rma_evidence.iter().map(|e| (Action::Rma, e.to_string()));
        let pending = self.pending_resets.iter().map(|p| self.of_pending(p));
        let unreadable =
            self.unreadable.iter().map(|text| (Action::Reset, format!("nvidia-smi cannot read the GPU: {text}")));
        let found: Vec<(Action, String)> = evidence.chain(pending).chain(unreadable).collect();
        let action = found.iter().map(|(action, _)| *action).max().unwrap_or_default();
        let reasons = found.into_iter().filter(|(of, _)| *of == action).map(|(_, reason)| reason).collect();
        Advice { action, reasons }
    }

    /// What something that waits for a reset asks for.
    fn of_pending(&self, pending: &Pending) -> (Action, String) {
        let drain = |why: String| (Action::Drain, why);
        let reset = |why: &str| (Action::Reset, why.to_owned());
        match pending.reason {
            PendingReason::PageRetirement => drain(format!("retired pages wait for a reload: {}", self.pages_pending)),
            PendingReason::RowRemap => drain(format!("remapped rows wait for a reset: {}", self.remaps_pending.max(1))),
            PendingReason::BankRemap => drain("a remapped bank waits for a reset".to_owned()),
            PendingReason::Repair => drain("a repair of the memory waits for a reset".to_owned()),
            PendingReason::DrainAndReset => drain("the driver reported D-RST: Yes".to_owned()),
            PendingReason::Reset => reset("the driver reported RST: Yes"),
            PendingReason::RecoveryAction => self.of_recovery(),
            PendingReason::RepairAtReboot => drain("a repair of the memory waits for a reboot of the node".to_owned()),
            PendingReason::Xid => {
                let code = pending.xid.unwrap_or_default();
                let (name, remedy) = (catalogue::name(code).unwrap_or("not known"), pending.remedy());
                reset(&format!("XID {code} ({name}): {}", remedy.unwrap_or(Remedy::Reset).words()))
            }
            PendingReason::Lost => reset("the GPU has fallen off the bus: reboot the node"),
            PendingReason::NotStarted => reset("the driver could not start the GPU: reboot the node"),
            PendingReason::Fatal => reset("an uncorrectable error ended all work: reset the GPU"),
            PendingReason::CorrectedRate => {
                let rate = self.corrected_per_hour.unwrap_or_default() / 3600;
                drain(format!("errors are corrected too often: {rate} a second"))
            }
            PendingReason::NotReset => reset("the driver could not reset the GPU: reboot the node"),
        }
    }

    /// What the recovery action of XID 154 asks for: never `None`, which clears what is pending. A number that is not known asks
    /// for a reset.
    fn of_recovery(&self) -> (Action, String) {
        let Some(recovery) = &self.recovery_action else { return (Action::Drain, "XID 154".to_owned()) };
        let why = format!("XID 154: recovery action {recovery}");
        match recovery.action() {
            Some(RecoveryAction::DrainP2p | RecoveryAction::DrainAndReset | RecoveryAction::RecoverImexDomain) => {
                (Action::Drain, why)
            }
            _ => (Action::Reset, why),
        }
    }
}

impl SwitchState {
    /// What to do about this switch.
    pub fn advice(&self) -> Advice {
        let Some(code) = self.pending_fatal else { return Advice::default() };
        let reason = format!("fatal SXid {code}: reset the fabric, or reboot the node");
        Advice { action: Action::Reset, reasons: vec![reason] }
    }
}
