//! The recovery action: the most severe action that the GPU's state requires; XID 154 reports every change.
//!
//! Codes: `NVML_FI_DEV_GET_GPU_RECOVERY_ACTION`; priority: reboot, reset, drain and reset, drain P2P, IMEX, none
//! (\[NVML\], \[RM\]). Where the sources are silent (bus reset, system reboot) the order is an assumption.

use serde::{Deserialize, Serialize};

macro_rules! actions {
    ($($name:ident, $priority:literal, $label:literal, $doc:literal;)*) => {
        /// The action that the GPU requests from its operator.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum RecoveryAction {
            #[default]
            $(#[doc = $doc] $name,)*
        }

        /// Every action, indexed by its NVML code.
        pub const ACTIONS: [RecoveryAction; 8] = [$(RecoveryAction::$name),*];

        impl RecoveryAction {
            /// Rank; the action of the highest rank applies.
            pub const fn priority(self) -> u8 {
                [$($priority),*][self as usize]
            }

            /// The words in brackets of XID 154.
            pub const fn label(self) -> &'static str {
                [$($label),*][self as usize]
            }
        }
    };
}

// In the order of NVML's codes: the action, its rank, its words.
actions! {
    None, 0, "None", "Nothing.";
    GpuReset, 4, "GPU Reset Required", "Reset the GPU.";
    NodeReboot, 6, "Node Reboot Required", "Boot the machine.";
    DrainP2p, 2, "Drain P2P", "Quiesce peer-to-peer traffic.";
    DrainAndReset, 3, "Drain and Reset", "Finish the work of the instances, then reset (A.6).";
    RecoverImexDomain, 1, "Recover IMEX Domain", "Recover the IMEX domain.";
    BusReset, 5, "Bus Reset", "Reset the bus.";
    SystemReboot, 7, "System Reboot", "Boot the system.";
}

impl RecoveryAction {
    /// NVML's number of the action.
    pub const fn code(self) -> u32 {
        self as u32
    }

    /// The action with this NVML number.
    pub fn from_code(code: u32) -> Option<Self> {
        ACTIONS.get(code as usize).copied()
    }

    /// The more severe of two actions.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        if other.priority() > self.priority() { other } else { self }
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
