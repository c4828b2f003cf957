//! One GPU as a log shows it.

use super::action::Action;
use super::bursts::Bursts;
use super::fault;
use super::known::Tracked;
use eccforge_evidence::log::stamp::Stamp;
use eccforge_evidence::xid::Recovery;
use eccforge_evidence::xid::catalogue::{self, Remedy};
use rustc_hash::FxHashSet;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Errors by kind, as events: lines that repeat one error count once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Errors {
    /// XID 48.
    pub double_bit: u64,
    /// XID 171: in DRAM.
    pub dram: u64,
    /// XID 172: in SRAM.
    pub sram: u64,
    /// XID 94.
    pub contained: u64,
    /// XID 95.
    pub uncontained: u64,
    /// XID 140.
    pub unhandled: u64,
    /// Corrected, where the driver prints them (amdgpu).
    #[serde(default)]
    pub corrected: u64,
    /// Uncorrected, in data that no program has used yet (amdgpu).
    #[serde(default)]
    pub deferred: u64,
}

/// A reason for returning the GPU.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Evidence {
    /// Time of the line that is the reason.
    pub time: Stamp,
    /// The XID; 0 if the line has none.
    pub xid: u32,
    /// The text of the reason.
    pub reason: String,
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.xid {
            0 => f.write_str(&self.reason),
            xid => write!(f, "XID {xid}: {}", self.reason),
        }
    }
}

macro_rules! reasons {
    ($($name:ident, $action:ident, $source:ident, $words:literal, $doc:literal;)*) => {
        /// Why a reset, reload or reboot is pending.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum PendingReason {
            $(#[doc = $doc] $name,)*
        }

        impl PendingReason {
            /// The required action and its text; parts in braces are numbers of the GPU.
            pub(super) const fn asks(self) -> (Action, &'static str) {
                [$((Action::$action, $words)),*][self as usize]
            }

            /// The source of the rule.
            pub(super) const fn source(self) -> &'static str {
                [$($source),*][self as usize]
            }
        }
    };
}

const RETIREMENT: &str = "NVIDIA, Dynamic Page Retirement r352";
const REMAPPING: &str = "NVIDIA, GPU Memory Error Management";
const CONTAINMENT: &str = "NVIDIA, GPU Memory Error Management";
const CATALOGUE: &str =
    "NVIDIA, XID catalogue (docs.nvidia.com/deploy/xid-errors/analyzing-xid-catalog.html), November 2026";
const AMDGPU: &str = "Linux, amdgpu_ras.c and amdgpu_device.c: all work ends until a reset";
const NOT_STARTED: &str =
    "[?] an assumption: nvidia-smi cannot reset a GPU that has not started (XID catalogue, 143: reset)";
const ASSUMED: &str = "[?] an assumption: no document gives a limit";

// The reason, its action, the source of the rule, its text, and its description.
reasons! {
    PageRetirement, Drain, RETIREMENT, "{pages} for a reload", "A retired page: reload or reboot.";
    RowRemap, Drain, REMAPPING, "{rows} for a reset", "A recorded row.";
    BankRemap, Drain, REMAPPING, "a remapped bank waits for a reset", "A recorded bank.";
    Repair, Drain, REMAPPING, "a repair of the memory waits for a reset", "A memory channel or an L2 slice.";
    Reset, Reset, CONTAINMENT, "the driver reported RST: Yes", "`RST: Yes`.";
    DrainAndReset, Drain, CONTAINMENT, "the driver reported D-RST: Yes", "`D-RST: Yes`.";
    RecoveryAction, Drain, CATALOGUE, "XID 154", "XID 154 changed to an action other than none.";
    RepairAtReboot, Drain, REMAPPING, "a repair of the memory waits for a reboot of the node", "A repair that needs a boot.";
    Xid, Reset, CATALOGUE, "", "An XID that asks for it by its number ([`catalogue::remedy`]).";
    Lost, Reboot, CATALOGUE, "the GPU has fallen off the bus: reboot the node", "The GPU has fallen off the bus.";
    NotStarted, Reboot, NOT_STARTED, "the driver could not start the GPU: reboot the node", "The driver could not start the GPU.";
    Fatal, Reset, AMDGPU, "an uncorrectable error ended all work: reset the GPU", "An error ended all work.";
    NotReset, Reboot, AMDGPU, "the driver could not reset the GPU: reboot the node", "The driver could not reset the GPU.";
    CorrectedRate, Drain, ASSUMED, "errors are corrected too often: {rate} a second", "Faster than in a healthy GPU (nvidia-smi).";
}

/// Something that waits for a reset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Pending {
    /// Reason for the reset.
    pub reason: PendingReason,
    /// The number, where that is the reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub xid: Option<u32>,
    /// Time of the line that states the reason.
    pub since: Stamp,
}

impl Pending {
    /// The name of the reason.
    pub fn name(&self) -> String {
        let name = eccforge_report::name(&self.reason);
        self.xid.map_or_else(|| name.clone(), |code| format!("{name}-{code}"))
    }

    /// The remedy for the number, if that is the reason; a fatal error of NVLink asks for a reset.
    pub(super) fn remedy(&self) -> Option<Remedy> {
        self.xid.map(|code| catalogue::remedy(code, "fatal").unwrap_or(Remedy::Reset))
    }

    /// Whether a reset of only the GPU is not enough.
    pub(super) fn needs_reboot(&self) -> bool {
        let reboots = self.reason.asks().0 == Action::Reboot || self.reason == PendingReason::RepairAtReboot;
        reboots || matches!(self.remedy(), Some(Remedy::Reboot | Remedy::RestartVm))
    }
}

/// The evidence of a log about one GPU, for reports.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GpuFacts {
    /// UUID, as the driver prints it before the first XID.
    pub uuid: Option<String>,
    /// Serial number of the board.
    pub serial: Option<String>,
    /// Version of the driver that was loaded last.
    pub driver: Option<String>,
    /// Errors.
    pub errors: Errors,
    /// Pages that XID 63 retired.
    pub pages_retired: u64,
    /// Retired pages that wait for a reload or reboot.
    pub pages_pending: u64,
    /// Pages that could not be retired (64).
    pub pages_failed: u64,
    /// Rows that XID 63 recorded, including pending ones (A.8).
    pub rows_remapped: u64,
    /// Remapped rows that wait for a reset.
    pub remaps_pending: u64,
    /// Rows that could not be recorded (64).
    pub remaps_failed: u64,
    /// Banks that XID 177 recorded.
    pub banks_remapped: u64,
    /// Channels and L2 slices marked for repair (160), and TPCs replaced (156).
    pub repairs: u64,
    /// Repairs without a spare (157, 161).
    pub repairs_failed: u64,
    /// Memory partitions whose corrected errors are no longer counted (92).
    pub single_bit_storms: u64,
    /// Reasons for returning the GPU.
    pub rma_evidence: Vec<Evidence>,
    /// Repairs that wait for a reset.
    pub pending_resets: Vec<Pending>,
    /// The recovery action that XID 154 gave last.
    pub recovery_action: Option<Recovery>,
    /// The recovery action that it gave before the last boot, if it gave none since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery_before_boot: Option<Recovery>,
    /// Lines by XID.
    pub xids: BTreeMap<u32, u64>,
    /// Events by XID.
    pub events: BTreeMap<u32, u64>,
    /// XIDs whose number or text is not known.
    pub not_understood: u64,
    /// Errors by unit and kind, where the driver counts them so (amdgpu).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub by_unit: BTreeMap<String, u64>,
    /// The text that nvidia-smi prints for a value that it cannot read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unreadable: Option<String>,
    /// Corrected errors in an hour, between the last two readings of nvidia-smi.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected_per_hour: Option<u64>,
    /// Corrected errors in the last reading, and its time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_corrected: Option<(u64, Stamp)>,
    /// The last line's time.
    pub last_seen: Stamp,
}

/// State that is needed to interpret later lines of a GPU.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GpuHistory {
    /// The number of the last line.
    pub(super) last_xid: Option<u32>,
    /// Rows that were remapped, by partition and subpartition: their number, and the first and the last time.
    pub(super) remaps: BTreeMap<[u32; 2], (u64, Stamp, Stamp)>,
    /// The address of the last uncorrectable error, with its partition and subpartition.
    pub(super) last_place: Option<(u64, [u32; 2])>,
    /// Number of double-bit errors that neither XID 63 nor 64 followed.
    pub(super) unanswered: u64,
    pub(super) addresses: FxHashSet<u64>,
    pub(super) bursts: Bursts,
}

pub type GpuState = Tracked<GpuFacts, GpuHistory>;

impl GpuState {
    pub const fn last_xid(&self) -> Option<u32> {
        self.history.last_xid
    }

    /// Partitions whose rows were remapped repeatedly, also across boots.
    pub fn recurring(&self) -> Vec<String> {
        let again = self.history.remaps.iter().filter(|(_, (count, ..))| *count > 1);
        let words = again.map(|([partition, sub], (count, first, last))| {
            let span = fault::within(*first, *last);
            format!("rows of FBPA {partition} subpartition {sub} were remapped {count} times{span}: run the vendor's diagnostic")
        });
        words.collect()
    }
}
