//! State of a GPU: its InfoROM, and the driver's state until the next boot.

use crate::geometry::RowId;
use crate::host::memory::Host;
use crate::inforom::{InfoRom, RomRecord};
use crate::peer::{FRAME_SHIFT, Frames, Peers};
use eccforge_evidence::event::Requester;
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_evidence::time::Time;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A frame that is out of use or will be (A.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FrameState {
    /// The frame was in use when the error occurred, and is withheld when it is freed.
    Poisoned,
    /// The frame was freed after it was poisoned.
    Withheld,
    /// The frame was free when the error occurred.
    Offlined,
}

/// A frame with an uncorrectable error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BadFrame {
    pub state: FrameState,
    /// The rows whose errors are in this frame.
    pub rows: Vec<RowId>,
}

/// An allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Buffer {
    pub length: u64,
    /// Owner.
    pub client: u32,
    /// Unique number of the allocation (G.5).
    pub id: u64,
}

/// The owners of memory, and the frames that are out of use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// Allocations by first byte.
    pub buffers: BTreeMap<u64, Buffer>,
    /// Id of the next allocation.
    pub next_buffer: u64,
    /// Frames with uncorrectable errors by number.
    pub bad: BTreeMap<u64, BadFrame>,
}

impl Memory {
    /// Whether any allocation overlaps `length` bytes from `address`.
    pub fn overlaps(&self, address: u64, length: u64) -> bool {
        let end = address.saturating_add(length);
        let before = self.buffers.range(..end).next_back();
        before.is_some_and(|(&start, buffer)| start.saturating_add(buffer.length) > address)
    }

    /// Whether a frame is allocated, in part or completely.
    pub fn is_allocated(&self, frame: u64) -> bool {
        self.overlaps(frame << FRAME_SHIFT, 1 << FRAME_SHIFT)
    }

    /// The id of the allocation that contains a range.
    pub fn buffer_of(&self, address: u64, length: u64) -> Option<u64> {
        let (&start, buffer) = self.buffers.range(..=address).next_back()?;
        (address.checked_add(length)? <= start.saturating_add(buffer.length)).then_some(buffer.id)
    }

    /// The bad frames among `frames`.
    pub fn bad_in(&self, frames: Frames) -> impl Iterator<Item = u64> {
        self.bad.range(frames.iter()).map(|(&frame, _)| frame)
    }
}

/// A record on its way to the InfoROM in persistence mode (D.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deferred {
    pub due: Time,
    /// Whether a job ended while the record was on its way; the record then arrives only if it is flushed.
    pub stalled: bool,
    pub record: RomRecord,
}

/// An SRAM unit: its kind, and its numbers (the brackets of XID 94 and 95).
pub type SramUnit = (Requester, [Option<u16>; 2]);

/// The driver's state until the next boot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Driver {
    /// Whether the driver has attached the GPU.
    pub attached: bool,
    /// Whether ECC is on; the next reset sets the mode that the InfoROM holds.
    pub ecc: bool,
    pub persistence: bool,
    pub mig: bool,
    /// Running clients and their MIG instances.
    pub clients: BTreeMap<u32, Option<u8>>,
    /// Whether new contexts are blocked until the double-bit error is mapped out (D.3).
    pub contexts_blocked: bool,
    /// The time at which the last client ended, until the driver detaches.
    pub idle_since: Option<Time>,
    /// Records that are not written yet.
    pub deferred: Vec<Deferred>,
    /// Excluded pages by first byte (D.5).
    pub excluded: BTreeSet<u64>,
    pub memory: Memory,
    pub peers: Peers,
    /// Reset pending flag (A.6).
    pub reset_required: bool,
    /// Drain and reset flag (A.6).
    pub drain_and_reset: bool,
    /// MIG instances that wait for the reset.
    pub drained_instances: BTreeSet<u8>,
    /// The recovery action that a log's driver requested (XID 154).
    pub requested: RecoveryAction,
    /// The recovery action that was reported last.
    pub recovery: RecoveryAction,
    /// Corrected DRAM errors since boot.
    pub corrected: u64,
    /// Uncorrected DRAM errors since boot.
    pub uncorrected: u64,
    /// Uncorrected SRAM errors since boot.
    pub sram_uncorrected: u64,
    /// Uncorrected SRAM errors since boot, by unit.
    pub sram_units: Vec<(SramUnit, u32)>,
    /// Corrected DRAM errors that the InfoROM does not hold yet.
    pub corrected_unsaved: u64,
    /// Corrected errors by row, if the profile remaps rows because of corrected errors.
    pub row_counts: BTreeMap<RowId, u32>,
    pub host: Host,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The state that survives a power cut.
    pub rom: InfoRom,
    /// The state that is lost in a power cut.
    pub driver: Driver,
}

impl State {
    /// Whether retired pages wait for the next reattach (D.5).
    pub fn retirement_pending(&self) -> bool {
        self.rom.pages.keys().any(|page| !self.driver.excluded.contains(page)) || !self.driver.deferred.is_empty()
    }

    /// Whether rows wait for the next reset (A.6).
    pub fn remap_pending(&self) -> bool {
        self.rom.rows.values().any(|entry| entry.pending)
    }

    /// Whether a channel waits for its replacement.
    pub fn repair_pending(&self) -> bool {
        self.rom.repairs.values().any(|entry| entry.pending)
    }
}
