//! A registration cache pins lazily and unpins the least recently used; a buffer id reveals a reallocated buffer (G.5).

use super::{Frames, Peers};
use crate::action::PinId;
use crate::action::{Action, Refusal};
use crate::profile::PeerSpec;
use serde::{Deserialize, Serialize};

/// A range that was pinned for a transfer and kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Entry {
    frames: Frames,
    buffer: u64,
    pin: PinId,
}

/// One peer's cache, least recently used first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegistrationCache {
    entries: Vec<Entry>,
}

/// A transfer's request to the cache.
#[derive(Clone, Copy, Debug)]
pub struct Transfer {
    /// The owner of the cache.
    pub peer: u16,
    /// The range, in frames: the key.
    pub frames: Frames,
    /// The buffer id that the range has now.
    pub buffer: u64,
}

/// Uses the peer's registration of a range, and makes one if there is none or if the buffer was reallocated.
///
/// # Errors
/// The range does not fit the BAR even with the peer's cache empty.
pub fn acquire(
    peers: &mut Peers,
    spec: &PeerSpec,
    transfer: Transfer,
    actions: &mut Vec<Action>,
) -> Result<(), Refusal> {
    // Taken out for the call, which changes pins and cache together.
    let mut cache = peers.caches.remove(&transfer.peer).unwrap_or_default();
    let result = cache.acquire(peers, spec, transfer, actions);
    peers.caches.insert(transfer.peer, cache);
    result
}

impl RegistrationCache {
    /// Frames that the cache keeps pinned.
    pub fn frames(&self) -> u64 {
        self.entries.iter().map(|e| e.frames.count).sum()
    }

    fn acquire(
        &mut self,
        peers: &mut Peers,
        spec: &PeerSpec,
        Transfer { peer, frames, buffer }: Transfer,
        actions: &mut Vec<Action>,
    ) -> Result<(), Refusal> {
        if let Some(at) = self.entries.iter().position(|e| e.frames == frames) {
            let entry = self.entries[at];
            if entry.buffer == buffer && peers.pins.contains_key(&entry.pin) {
                self.entries[at..].rotate_left(1);
                actions.push(Action::CacheHit(entry.pin));
                return Ok(());
            }
            self.forget(peers, at, actions);
        }
        let pin = loop {
            match peers.pin(spec, peer, frames, buffer) {
                Err(Refusal::BarExhausted) if !self.entries.is_empty() => self.forget(peers, 0, actions),
                result => break result?,
            }
        };
        actions.push(Action::Pinned(pin));
        self.entries.push(Entry { frames, buffer, pin });
        while self.frames() > spec.cache_threshold_frames && self.entries.len() > 1 {
            self.forget(peers, 0, actions);
        }
        Ok(())
    }

    /// Drops an entry; its pin may be gone already, revoked when the buffer was freed.
    fn forget(&mut self, peers: &mut Peers, at: usize, actions: &mut Vec<Action>) {
        let entry = self.entries.remove(at);
        if peers.unpin(entry.pin).is_ok() {
            actions.push(Action::Unpinned(entry.pin));
        }
    }
}
