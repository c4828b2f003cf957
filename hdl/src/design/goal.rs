//! Optimisation goals, and what follows from them.

use eccforge_lower::decoder::{Flags, Strategy};
use serde::{Deserialize, Serialize};

/// Optimisation goal of shared logic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The textbook decoder: one masked parity for each row of H, one comparison for each pattern by the names of its
    /// columns, and modules for the arithmetic of Reed-Solomon codes. Only named signals are shared.
    #[default]
    Readable,
    /// Minimum area: sums and match terms are shared.
    Area,
    /// Minimum delay: sums are shared if rows become only slightly deeper, and flags are computed in parallel with the correction.
    Delay,
    /// Fewest look-up tables of four inputs, as most small FPGAs have: like `Area`, with sums of four operands, and the sums of a
    /// decoder in a module that synthesis keeps.
    Lut4,
    /// The same for tables of six inputs.
    Lut6,
}

impl Goal {
    /// Number of inputs of a look-up table, if the goal is their number.
    pub fn table_inputs(self) -> Option<usize> {
        match self {
            Self::Lut4 => Some(4),
            Self::Lut6 => Some(6),
            Self::Readable | Self::Area | Self::Delay => None,
        }
    }

    /// The strategy for locating errors and computing the flags of an entry.
    pub fn strategy(self) -> Strategy {
        let parallel = self == Self::Delay;
        Strategy::Hardware(if parallel { Flags::ParallelWithMatches } else { Flags::AfterMatches })
    }

    /// The strategy of decoders whose data is undefined while due is set.
    pub fn ungated_strategy(self) -> Strategy {
        match self {
            Self::Delay => Strategy::HardwareUngated,
            Self::Readable | Self::Area | Self::Lut4 | Self::Lut6 => self.strategy(),
        }
    }

    /// Number of levels that a bit-plane matrix may use beyond the minimum; `None` for no limit.
    pub(super) fn extra_levels(self) -> Option<u32> {
        (self == Self::Delay).then_some(1)
    }
}
