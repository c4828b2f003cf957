//! An action is an operation or a report of the driver in response to one event.

use crate::geometry::RowId;
use crate::inforom::RomRecord;
use eccforge_evidence::event::Cause;
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_evidence::xid::{PciId, Xid, XidLine};
use serde::{Deserialize, Serialize};

/// A pin, numbered from 0 over the life of the driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PinId(pub u32);

/// The reason why a request is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// A double-bit error is not mapped out yet (D.3).
    #[error("no new contexts until the double-bit error is mapped out")]
    ContextsBlocked,
    /// The operation needs every client to end first (D.5).
    #[error("clients are still active; end them first")]
    ClientsActive,
    /// A reset is pending, and the GPU takes no work before it (A.6).
    #[error("the GPU must be reset before it takes work")]
    ResetRequired,
    /// The page is retired or offlined (invariant: no excluded page is allocated).
    #[error("the range holds a page that is out of use")]
    PageOutOfUse,
    #[error("the range overlaps an allocation or ends beyond memory")]
    RangeTaken,
    #[error("no such client, allocation or pin")]
    Unknown,
    #[error("the range is not inside one allocation")]
    NotAllocated,
    /// Each pin takes space in the BAR (G.2).
    #[error("the BAR has no room")]
    BarExhausted,
    /// A pin covers at least one frame (G.1).
    #[error("the length is 0")]
    EmptyRange,
    /// The driver unmaps the pin itself when the callback returns (G.4).
    #[error("a pin cannot be given up inside its revocation callback")]
    InsideCallback,
    /// The A100 cannot switch ECC off, and products before it have no MIG.
    #[error("this product has no such switch")]
    Unsupported,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// A line in the kernel log; client and instance are those of the event.
    Xid {
        #[serde(flatten)]
        xid: Xid,
        client: Option<u32>,
        instance: Option<u8>,
    },
    /// All applications get the double-bit error event (D.3).
    NotifyApplications,
    /// One client is ended (A.1).
    Terminate(Option<u32>),
    /// All clients are ended: an uncontained error, a drain, a reboot.
    TerminateAll,
    /// The compute channels of one MIG instance are ended (RC_ALL_COMPUTE_CHANNELS_IN_SPECIFIC_PARTITION).
    TerminateInstance(u8),
    /// New contexts are rejected from now on.
    BlockContexts,
    /// New contexts are allowed again.
    UnblockContexts,
    /// The corrected data is written back (D.4).
    RewriteData(u64),
    /// A record goes to the InfoROM.
    Persist(RomRecord),
    /// A record is lost before it reaches the InfoROM (D.8).
    WriteLost(RomRecord),
    /// The address table is full: this address is not counted (D.6).
    AddressDropped(u64),
    /// A page is marked: still visible to running applications (D.5).
    MarkPage { page: u64, cause: Cause },
    /// A page is excluded from allocation from now on.
    ExcludePage(u64),
    /// An error in a page that was excluded: a defect of the driver, or a trace of another policy.
    ExcludedAccess(u64),
    /// A free frame is offlined at once (A.2).
    OfflineFrame(u64),
    /// A frame in use is poisoned: it is withheld when it is freed (A.2).
    PoisonFrame(u64),
    /// A poisoned frame was freed and is withheld.
    WithholdFrame(u64),
    /// A frame could not be offlined.
    OfflineFailed(u64),
    /// A frame may be allocated again (A.3).
    ReclaimFrame(u64),
    /// A row will be remapped at the next reset.
    RemapPending { row: RowId, cause: Cause },
    /// An earlier correctable remap releases its spare row (A.4).
    ReplaceRemap(RowId),
    /// A row is remapped in hardware from now on (A.3).
    RemapActive(RowId),
    /// The failure flag is set: return the GPU (A.5).
    RmaFlag,
    /// The recovery action changed.
    Recovery(RecoveryAction),
    /// The memory image was read, its pages were excluded, and its rows were remapped.
    Attach,
    /// The driver released the GPU.
    Detach,
    /// A peer pinned a range.
    Pinned(PinId),
    /// A cached registration was used again (G.5).
    CacheHit(PinId),
    /// A peer released a pin.
    Unpinned(PinId),
    /// The revocation callback of a pin starts (G.4).
    RevokeBegin(PinId),
    /// The holder dropped its page table, inside the callback.
    PageTableDropped(PinId),
    /// The callback returned and the mapping is gone.
    Unmapped(PinId),
    /// The operating system takes a page out of use (Linux CEC, rasdaemon, mcelog).
    SoftOfflinePage(u64),
    /// The operating system takes a page out of use because of an uncorrectable error.
    HardOfflinePage(u64),
    /// The operating system isolates a row (rasdaemon).
    IsolateRow(RowId),
    /// The error did not happen, because this policy had already taken the location out of use.
    Avoided,
    /// ECC is off, so the error was not detected (D.2).
    NotDetected,
    /// The request was rejected.
    Refused(Refusal),
    /// The event names an address beyond the end of memory, and is ignored.
    OutsideMemory(u64),
}

impl Action {
    /// An XID without a process.
    pub const fn xid(xid: Xid) -> Self {
        Self::Xid { xid, client: None, instance: None }
    }
}

impl Action {
    /// The line of the kernel log that the action prints, if it prints one.
    pub fn line(&self, pci: PciId) -> Option<XidLine> {
        let Self::Xid { xid, client, instance } = self else { return None };
        let is_unnamed = *xid == Xid::double_bit_on(None);
        let xid = if is_unnamed { Xid::double_bit_on(Some(pci)) } else { xid.clone() };
        Some(XidLine { pid: client.map(|pid| pid.to_string()), gpu_instance: *instance, ..XidLine::new(pci, xid) })
    }
}
