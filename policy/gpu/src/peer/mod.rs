//! A frame that a peer has pinned stays where it is until the pin is given up or revoked (G).
//!
//! Pins name GPU memory by physical address here: the virtual address of the real interface is taken to map
//! one to one. BAR space is counted in frames of 64 KiB.

pub mod cache;

use crate::action::Refusal;
use crate::profile::{BarSharing, PeerSpec};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// log2 of the bytes of a frame: 64 KiB (G.1; also the granularity of page offlining).
pub const FRAME_SHIFT: u32 = 16;
pub const FRAME_BYTES: u64 = 1 << FRAME_SHIFT;

/// A pin, numbered from 0 over the life of the driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PinId(pub u32);

/// Consecutive frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Frames {
    /// Number of the first frame: address / 64 KiB.
    pub first: u64,
    pub count: u64,
}

impl Frames {
    /// The frames of a range: start rounded down, length up (G.1).
    ///
    /// # Errors
    /// An empty range, or one that ends beyond 64 bits.
    pub fn covering(address: u64, length: u64) -> Result<Self, Refusal> {
        let last = length.checked_sub(1).ok_or(Refusal::EmptyRange)?;
        let last = address.checked_add(last).ok_or(Refusal::RangeTaken)? >> FRAME_SHIFT;
        let first = address >> FRAME_SHIFT;
        Ok(Self { first, count: last - first + 1 })
    }

    /// Each frame.
    pub const fn iter(&self) -> std::ops::Range<u64> {
        self.first..self.first + self.count
    }

    /// Whether a frame is among them.
    pub const fn contains(&self, frame: u64) -> bool {
        frame >= self.first && frame - self.first < self.count
    }
}

/// A range that a peer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pin {
    /// The holder.
    pub peer: u16,
    /// What it holds.
    pub frames: Frames,
    /// The buffer id of the allocation when it was pinned (G.5).
    pub buffer: u64,
    /// The revocation callback runs.
    in_callback: bool,
    /// The holder dropped its page table.
    page_table_dropped: bool,
}

impl Pin {
    /// Whether its revocation callback runs.
    pub const fn in_callback(&self) -> bool {
        self.in_callback
    }
}

/// All pins of one GPU, and the BAR that they use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Peers {
    pins: BTreeMap<PinId, Pin>,
    next: u32,
    holders: BTreeMap<u64, u32>,
    /// Registration caches by peer.
    pub caches: BTreeMap<u16, cache::RegistrationCache>,
}

/// Frames that the BAR has room for (G.2).
pub const fn bar_frames(spec: &PeerSpec) -> u64 {
    spec.bar_bytes.saturating_sub(spec.bar_reserved_bytes) >> FRAME_SHIFT
}

impl Peers {
    /// `nvidia_p2p_get_pages`.
    ///
    /// # Errors
    /// The BAR has no room.
    pub fn pin(&mut self, spec: &PeerSpec, peer: u16, frames: Frames, buffer: u64) -> Result<PinId, Refusal> {
        if frames.count > bar_frames(spec) {
            return Err(Refusal::BarExhausted);
        }
        let fresh = match spec.sharing {
            BarSharing::Fresh => frames.count,
            BarSharing::Shared => frames.iter().filter(|f| !self.holders.contains_key(f)).count() as u64,
        };
        if self.bar_frames_used(spec).saturating_add(fresh) > bar_frames(spec) {
            return Err(Refusal::BarExhausted);
        }
        frames.iter().for_each(|f| *self.holders.entry(f).or_insert(0) += 1);
        let id = PinId(self.next);
        self.next = self.next.wrapping_add(1);
        self.pins.insert(id, Pin { peer, frames, buffer, in_callback: false, page_table_dropped: false });
        Ok(id)
    }

    /// `nvidia_p2p_put_pages`: only what is unshared returns to the BAR (G.3).
    ///
    /// # Errors
    /// No such pin, or called from within its revocation callback (G.4).
    pub fn unpin(&mut self, id: PinId) -> Result<(), Refusal> {
        match self.pins.get(&id) {
            None => Err(Refusal::Unknown),
            Some(pin) if pin.in_callback => Err(Refusal::InsideCallback),
            Some(_) => {
                self.unmap(id);
                Ok(())
            }
        }
    }

    /// The driver calls the holder back: from here to [`Peers::revoke_end`] the mapping still exists.
    pub fn revoke_begin(&mut self, id: PinId) -> Result<(), Refusal> {
        self.pins.get_mut(&id).map(|pin| pin.in_callback = true).ok_or(Refusal::Unknown)
    }

    /// `nvidia_p2p_free_page_table`, which belongs inside the callback.
    ///
    /// # Errors
    /// No such pin, or no callback runs for it.
    pub fn free_page_table(&mut self, id: PinId) -> Result<(), Refusal> {
        match self.pins.get_mut(&id) {
            Some(pin) if pin.in_callback => {
                pin.page_table_dropped = true;
                Ok(())
            }
            _ => Err(Refusal::Unknown),
        }
    }

    /// The callback returned: the driver unmaps.
    ///
    /// # Errors
    /// No such pin, or the holder kept its page table.
    pub fn revoke_end(&mut self, id: PinId) -> Result<(), Refusal> {
        match self.pins.get(&id) {
            Some(pin) if pin.page_table_dropped => {
                self.unmap(id);
                Ok(())
            }
            _ => Err(Refusal::Unknown),
        }
    }

    fn unmap(&mut self, id: PinId) {
        let Some(pin) = self.pins.remove(&id) else { return };
        for frame in pin.frames.iter() {
            match self.holders.get_mut(&frame) {
                Some(holders) if *holders > 1 => *holders -= 1,
                _ => drop(self.holders.remove(&frame)),
            }
        }
    }

    /// Whether any peer holds a frame.
    pub fn holds(&self, frame: u64) -> bool {
        self.holders.contains_key(&frame)
    }

    /// Whether any peer holds one of the frames.
    pub fn holds_any(&self, frames: Frames) -> bool {
        self.holders.range(frames.iter()).next().is_some()
    }

    /// Whether nobody holds anything.
    pub fn is_empty(&self) -> bool {
        self.pins.is_empty()
    }

    /// BAR frames in use.
    pub fn bar_frames_used(&self, spec: &PeerSpec) -> u64 {
        match spec.sharing {
            BarSharing::Fresh => self.pins.values().map(|pin| pin.frames.count).sum(),
            BarSharing::Shared => self.holders.len() as u64,
        }
    }

    pub fn get(&self, id: PinId) -> Option<&Pin> {
        self.pins.get(&id)
    }

    /// The pins for which `wanted` holds, oldest first.
    pub fn find(&self, wanted: impl Fn(&Pin) -> bool) -> Vec<PinId> {
        self.pins.iter().filter(|(_, pin)| wanted(pin)).map(|(&id, _)| id).collect()
    }
}
