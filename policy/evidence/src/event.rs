//! One event of one GPU at one time: a decode outcome, or a step in the life of its clients.

use crate::time::Time;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// log2 of the bytes of a frame: 64 KiB (G.1; also the granularity of page offlining).
pub const FRAME_SHIFT: u32 = 16;

/// The decoder's claim about the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DecodeStatus {
    /// No error was detected (the data may still be wrong: see [`MemoryError::silent`]).
    Clean,
    /// A corrected error, the documents' single bit error (SBE).
    Ce,
    /// A detected uncorrectable error, the documents' double bit error (DBE).
    Due,
}

macro_rules! requesters {
    ($($name:ident, $unit:literal, $doc:literal;)*) => {
        /// The unit that consumed the error; it decides containment (\[RM\], kern_gpu_error_cont_ga100.c,
        /// kern_gpu_error_cont_gb100.c).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum Requester {
            $(#[doc = $doc] $name,)*
        }

        /// Every requester, in the order of the containment table.
        pub const REQUESTERS: [Requester; 29] = [$(Requester::$name),*];

        impl Requester {
            /// The unit's name in XID 94 and 95, as drivers from 590 print it; empty where none is printed.
            pub const fn unit(self) -> &'static str {
                [$($unit),*][self as usize]
            }
        }
    };
}

// The requester, its unit, and its description with the number of its row.
requesters! {
    Framebuffer, "FB DED", "The framebuffer detected it; nobody has consumed it yet (E01).";
    CbcStore, "DED CBC", "Compression bit cache backing store (E02).";
    LtcData, "LTC Data", "Level-two cache data (E05).";
    LtcUnsupportedClient, "LTC GPC", "Level-two cache, a client that cannot take poison (E06).";
    LtcTag, "LTC TAG", "Level-two cache tags (E07).";
    CbcParity, "LTC CBC", "Compression bit cache parity (E08).";
    Fbhub, "FBHUB", "Framebuffer hub (E09).";
    Peer, "PCIE Egress", "PCIe egress: a peer's read left the GPU (E20, G.6).";
    LtcDataFatal, "LTC Data Fatal", "Level-two cache data, fatal (E29).";
    Sm, "SM", "Streaming multiprocessor (E10).";
    Gcc, "GCC", "Constant cache (E16).";
    Ctxsw, "CTXSW", "Context switch (E17).";
    CeUserChannel, "CE User Channel", "Copy engine, a user's channel (E12A).";
    CeKernelChannel, "CE Kernel Channel", "Copy engine, the kernel's channel (E12B).";
    Mmu, "MMU", "Memory management unit (E13).";
    NvlinkPeer, "", "A peer GPU that read over NVLink: contained there, so no table has a row for it here.";
    PcieIngressContained, "PCIE Ingress", "PCIe ingress, attributed to one function (E21A).";
    PcieIngressUncontained, "PCIE Ingress", "PCIe ingress, not attributed (E21B).";
    Pmu, "PMU", "Power management unit (E22).";
    Sec2, "SEC2", "Security processor (E23).";
    Gsp, "GSP", "GPU system processor (E24).";
    FbFalcon, "FB Falcon", "Framebuffer processor (E25).";
    Nvdec, "NVDEC", "Video decoder (E26).";
    Nvjpg, "NVJPG", "JPEG engine (E27).";
    Ofa, "OFA", "Optical flow engine (E28).";
    SysltcData, "SYSLTC Data", "System cache data (E30).";
    SysltcTag, "SYSLTC Tag", "System cache tags (E31).";
    SysltcCbc, "SYSLTC CBC", "System cache compression bits (E32).";
    SysltcDataFatal, "SYSLTC Data Fatal", "System cache data, fatal (E33).";
}

/// The reason why a page is retired or a row remapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Multiple single-bit errors: 0 in NVML (D.10); a correctable remap.
    SingleBit,
    /// A double-bit error: 1 in NVML (D.10); an uncorrectable remap.
    DoubleBit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryError {
    pub outcome: DecodeStatus,
    /// Physical byte address; absent where the log gives none (consumption of poison, SRAM).
    pub address: Option<u64>,
    pub requester: Requester,
    /// The client whose work met the error.
    pub client: Option<u32>,
    /// MIG instance of the client, GPU-I of the XID line.
    pub instance: Option<u8>,
    /// Number of the unit among units of its kind: the engine, or the cache's partition and slice (the brackets of XID 94 and 95).
    pub unit: [Option<u16>; 2],
    /// Whether the delivered data was silently wrong; `None` if the ground truth is not known.
    pub silent: Option<bool>,
}

impl MemoryError {
    /// An outcome with no other known property.
    pub const fn new(outcome: DecodeStatus, address: Option<u64>, requester: Requester) -> Self {
        Self { outcome, address, requester, client: None, instance: None, unit: [None; 2], silent: None }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// The decoder reported an outcome.
    Error(MemoryError),
    /// A log shows that the driver decided to retire a page or remap a row (XID 63).
    Retire { address: u64, cause: Cause },
    /// A log shows that the driver's recovery action changed (XID 154).
    Recovery(crate::recovery::RecoveryAction),
    /// A process opened the GPU.
    ClientStart { client: u32, instance: Option<u8> },
    /// A process ended.
    ClientExit { client: u32 },
    /// A client allocated memory.
    Allocate { client: u32, address: u64, length: u64 },
    /// A client freed the allocation that starts at this byte.
    Free { address: u64 },
    /// A peer pins a range.
    Pin { peer: u16, address: u64, length: u64 },
    /// A peer unpins the range that it pinned at this byte.
    Unpin { peer: u16, address: u64 },
    /// A peer transfers a range through its registration cache.
    Transfer { peer: u16, address: u64, length: u64 },
    /// The ECC mode was set (`nvidia-smi -e`): pending until the next reset or boot.
    EccMode(bool),
    /// Persistence mode was switched (`nvidia-smi -pm`).
    PersistenceMode(bool),
    /// MIG was switched.
    MigMode(bool),
    /// All clients are ended in an orderly way.
    Drain,
    /// `nvidia-smi -r`.
    GpuReset,
    /// The kernel module is reloaded.
    DriverReload,
    /// An orderly reboot.
    Reboot,
    /// The power fails without warning.
    PowerLoss,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    pub time: Time,
    pub kind: EventKind,
}

impl Event {
    /// An error that the decoder reported at an address, found by the framebuffer.
    pub const fn error(time: Time, outcome: DecodeStatus, address: u64) -> Self {
        Self::new(time, EventKind::Error(MemoryError::new(outcome, Some(address), Requester::Framebuffer)))
    }

    pub const fn new(time: Time, kind: EventKind) -> Self {
        Self { time, kind }
    }
}
