//! The recovery action is the most severe thing that the GPU's state asks for; XID 154 tells every change.
//!
//! Codes: `NVML_FI_DEV_GET_GPU_RECOVERY_ACTION`; priority: reboot, reset, drain and reset, drain P2P, IMEX, none
//! (\[NVML\], \[RM\]). Where the sources are silent (bus reset, system reboot) the order is an assumption.

use serde::{Deserialize, Serialize};

/// What the GPU asks its operator to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RecoveryAction {
    /// Nothing.
    #[default]
    None,
    GpuReset,
    NodeReboot,
    /// Quiesce peer-to-peer traffic.
    DrainP2p,
    /// Finish the work of the instances, then reset (A.6).
    DrainAndReset,
    RecoverImexDomain,
    BusReset,
    SystemReboot,
}

/// Every action, indexed by its NVML code.
pub const ACTIONS: [RecoveryAction; 8] = [
    RecoveryAction::None,
    RecoveryAction::GpuReset,
    RecoveryAction::NodeReboot,
    RecoveryAction::DrainP2p,
    RecoveryAction::DrainAndReset,
    RecoveryAction::RecoverImexDomain,
    RecoveryAction::BusReset,
    RecoveryAction::SystemReboot,
];

impl RecoveryAction {
    /// NVML's number.
    pub const fn code(self) -> u32 {
        self as u32
    }

    /// The action of an NVML number.
    pub fn from_code(code: u32) -> Option<Self> {
        ACTIONS.get(code as usize).copied()
    }

    /// Rank: a higher one hides a lower one.
    pub const fn priority(self) -> u8 {
        match self {
            Self::None => 0,
            Self::RecoverImexDomain => 1,
            Self::DrainP2p => 2,
            Self::DrainAndReset => 3,
            Self::GpuReset => 4,
            Self::BusReset => 5,
            Self::NodeReboot => 6,
            Self::SystemReboot => 7,
        }
    }

    /// The more severe of two.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        if other.priority() > self.priority() { other } else { self }
    }

    /// The words in brackets of XID 154.
    pub const fn label(self) -> &'static str {
        match self {
            Self::None => "None",
            Self::GpuReset => "GPU Reset Required",
            Self::NodeReboot => "Node Reboot Required",
            Self::DrainP2p => "Drain P2P",
            Self::DrainAndReset => "Drain and Reset",
            Self::RecoverImexDomain => "Recover IMEX Domain",
            Self::BusReset => "Bus Reset",
            Self::SystemReboot => "System Reboot",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // covers: A.6
    #[test]
    fn recovery_actions_rank_as_the_driver_ranks_them() {
        use RecoveryAction as R;
        let ranked = [R::NodeReboot, R::GpuReset, R::DrainAndReset, R::DrainP2p, R::RecoverImexDomain, R::None];
        for pair in ranked.windows(2) {
            assert_eq!(pair[0].or(pair[1]), pair[0]);
            assert_eq!(pair[1].or(pair[0]), pair[0]);
        }
        for (code, action) in ACTIONS.iter().enumerate() {
            assert_eq!(RecoveryAction::from_code(code as u32), Some(*action));
        }
    }
}
