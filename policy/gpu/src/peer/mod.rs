//! A frame that a peer has pinned stays in place until the pin is released or revoked (G).
//!
//! Pins name GPU memory by physical address here: the virtual address of the real interface is taken to map
//! one to one. BAR space is counted in frames of 64 KiB.

pub mod cache;

pub use eccforge_evidence::event::FRAME_SHIFT;

use crate::action::{Action, PinId, Refusal};
use crate::profile::{BarSharing, PeerSpec};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Bytes of a frame.
pub const FRAME_BYTES: u64 = 1 << FRAME_SHIFT;

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

    pub const fn iter(&self) -> std::ops::Range<u64> {
        self.first..self.first + self.count
    }

    pub const fn contains(&self, frame: u64) -> bool {
        frame >= self.first && frame - self.first < self.count
    }
}

/// A range that a peer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pin {
    /// Number of the peer that holds the pin.
    pub peer: u16,
    pub frames: Frames,
    /// The buffer id of the allocation when it was pinned (G.5).
    pub buffer: u64,
    /// Whether the revocation callback is running.
    in_callback: bool,
}

/// All pins of one GPU, and the BAR that they use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Peers {
    pub pins: BTreeMap<PinId, Pin>,
    next: u32,
    holders: BTreeMap<u64, u32>,
    /// Registration caches by peer.
    caches: BTreeMap<u16, cache::RegistrationCache>,
}

/// Frames that the BAR has room for (G.2).
pub const fn bar_frames(spec: &PeerSpec) -> u64 {
    spec.bar_bytes.saturating_sub(spec.bar_reserved_bytes) >> FRAME_SHIFT
}

impl Peers {
    /// Pins a range (`nvidia_p2p_get_pages`).
    ///
    /// # Errors
    /// The BAR has no room.
    pub fn pin(&mut self, spec: &PeerSpec, peer: u16, frames: Frames, buffer: u64) -> Result<PinId, Refusal> {
        // Before frames are visited one by one: a range may have 2^48 of them.
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
        for f in frames.iter() {
            *self.holders.entry(f).or_insert(0) += 1;
        }
        let id = PinId(self.next);
        self.next = self.next.wrapping_add(1);
        self.pins.insert(id, Pin { peer, frames, buffer, in_callback: false });
        Ok(id)
    }

    /// Releases a pin (`nvidia_p2p_put_pages`): only unshared frames return to the BAR (G.3).
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

    /// The driver withdraws a pin (G.4): it calls back the holder, which drops its page table inside the callback
    /// (`nvidia_p2p_free_page_table`), and then removes the mapping. If the holder `keeps` its page table, the mapping
    /// stays and the callback does not end.
    pub fn revoke(&mut self, id: PinId, keeps: bool, actions: &mut Vec<Action>) {
        let Some(pin) = self.pins.get_mut(&id) else { return };
        if !std::mem::replace(&mut pin.in_callback, true) {
            actions.push(Action::RevokeBegin(id));
        }
        if !keeps {
            self.unmap(id);
            actions.extend([Action::PageTableDropped(id), Action::Unmapped(id)]);
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

    pub fn holds(&self, frame: u64) -> bool {
        self.holders.contains_key(&frame)
    }

    pub fn holds_any(&self, frames: Frames) -> bool {
        self.holders.range(frames.iter()).next().is_some()
    }

    pub fn is_empty(&self) -> bool {
        self.pins.is_empty()
    }

    pub fn bar_frames_used(&self, spec: &PeerSpec) -> u64 {
        match spec.sharing {
            BarSharing::Fresh => self.pins.values().map(|pin| pin.frames.count).sum(),
            BarSharing::Shared => self.holders.len() as u64,
        }
    }

    /// The pins for which `wanted` holds, oldest first.
    pub fn find(&self, wanted: impl Fn(&Pin) -> bool) -> Vec<(PinId, Pin)> {
        self.pins.iter().filter(|(_, pin)| wanted(pin)).map(|(id, pin)| (*id, *pin)).collect()
    }
}
