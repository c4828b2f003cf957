//! A registration cache pins lazily and unpins the least recently used; a buffer id tells a reallocated buffer (G.5).

use super::{Frames, Peers, PinId};
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

impl RegistrationCache {
    /// Frames that the cache keeps pinned.
    pub fn frames(&self) -> u64 {
        self.entries.iter().map(|e| e.frames.count).sum()
    }
}

/// What a transfer asks of the cache.
#[derive(Clone, Copy, Debug)]
pub struct Transfer {
    /// Whose cache.
    pub peer: u16,
    /// The range, in frames: the key.
    pub frames: Frames,
    /// The buffer id that the range has now.
    pub buffer: u64,
}

/// Uses the peer's registration of a range, making it if there is none or if the buffer was reallocated.
///
/// # Errors
/// The range does not fit the BAR even with the peer's cache empty.
pub fn acquire(
    peers: &mut Peers,
    spec: &PeerSpec,
    transfer: Transfer,
    actions: &mut Vec<Action>,
) -> Result<PinId, Refusal> {
    let Transfer { peer, frames, buffer } = transfer;
    let mut cache = peers.caches.remove(&peer).unwrap_or_default();
    let result = match cache.entries.iter().position(|e| e.frames == frames) {
        Some(at) if cache.entries[at].buffer == buffer && peers.get(cache.entries[at].pin).is_some() => {
            let entry = cache.entries.remove(at);
            cache.entries.push(entry);
            actions.push(Action::CacheHit(entry.pin));
            Ok(entry.pin)
        }
        found => {
            if let Some(at) = found {
                forget(&mut cache, peers, at, actions);
            }
            register(&mut cache, peers, spec, transfer, actions)
        }
    };
    peers.caches.insert(peer, cache);
    result
}

/// Drops an entry; its pin may be gone already, revoked when the buffer was freed.
fn forget(cache: &mut RegistrationCache, peers: &mut Peers, at: usize, actions: &mut Vec<Action>) {
    let entry = cache.entries.remove(at);
    if peers.unpin(entry.pin).is_ok() {
        actions.push(Action::Unpinned(entry.pin));
    }
}

fn register(
    cache: &mut RegistrationCache,
    peers: &mut Peers,
    spec: &PeerSpec,
    transfer: Transfer,
    actions: &mut Vec<Action>,
) -> Result<PinId, Refusal> {
    let pin = loop {
        match peers.pin(spec, transfer.peer, transfer.frames, transfer.buffer) {
            Err(Refusal::BarExhausted) if !cache.entries.is_empty() => forget(cache, peers, 0, actions),
            result => break result?,
        }
    };
    actions.push(Action::Pinned(pin));
    cache.entries.push(Entry { frames: transfer.frames, buffer: transfer.buffer, pin });
    while cache.frames() > spec.cache_threshold_frames && cache.entries.len() > 1 {
        forget(cache, peers, 0, actions);
    }
    Ok(pin)
}
