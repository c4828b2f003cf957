//! Spare memory channels, and what brings one into use.

use serde::{Deserialize, Serialize};

/// Spare channels of HBM (\[NVDOC\], RMA policy thresholds for row remapping: Blackwell).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChannelRepair {
    /// Uncorrectable rows of a bank after which a further one repairs its channel.
    pub after_rows_of_bank: usize,
    /// Channels that can be repaired, each along with its pair [?].
    pub spare_channels: usize,
    /// What activates a repair [?].
    pub activation: Activation,
}

/// What brings a repair into the hardware (XID 160); a later one does what an earlier one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activation {
    GpuReset,
    /// A boot of the machine.
    NodeReboot,
}

impl Activation {
    /// In the words of XID 160.
    pub const fn words(self) -> &'static str {
        match self {
            Self::GpuReset => "GPU reset",
            Self::NodeReboot => "node reboot",
        }
    }
}
