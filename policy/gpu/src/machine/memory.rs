//! Allocations and pins: retired or offlined pages are never allocated, and frames that a peer has pinned stay.

use super::Step;
use crate::action::{Action, Refusal};
use crate::machine::state::{Buffer, FrameState};
use crate::peer::cache::{self, Transfer};
use crate::peer::{FRAME_SHIFT, Frames, Pin};

impl Step<'_> {
    /// Handles an allocation by a client.
    pub(super) fn allocate(&mut self, client: u32, address: u64, length: u64) {
        match self.may_allocate(client, address, length) {
            Err(refusal) => self.act(Action::Refused(refusal)),
            Ok(()) => {
                let memory = &mut self.state.driver.memory;
                memory.buffers.insert(address, Buffer { length, client, id: memory.next_buffer });
                memory.next_buffer += 1;
            }
        }
    }

    /// Rejects a range that is taken, out of use or beyond the memory, and a client that does not exist.
    fn may_allocate(&self, client: u32, address: u64, length: u64) -> Result<(), Refusal> {
        let driver = &self.state.driver;
        let frames = Frames::covering(address, length)?;
        let end = address.checked_add(length).ok_or(Refusal::RangeTaken)?;
        if !driver.clients.contains_key(&client) {
            return Err(Refusal::Unknown);
        }
        if end > self.machine.profile.geometry.capacity_bytes() || driver.memory.overlaps(address, length) {
            return Err(Refusal::RangeTaken);
        }
        if self.state.driver.peers.holds_any(frames) {
            return Err(Refusal::RangeTaken);
        }
        let out_of_use = driver.memory.bad_in(frames).next().is_some()
            || self.rules().retired_page_bytes().is_some_and(|bytes| {
                let first = address / bytes * bytes;
                driver.excluded.range(first..end).next().is_some()
            })
            || driver.host.any_offline(address, end);
        if out_of_use { Err(Refusal::PageOutOfUse) } else { Ok(()) }
    }

    /// Handles a free by the owner: revokes the pins first (G.4), then withholds poisoned frames (A.2).
    pub(super) fn free(&mut self, address: u64) {
        let Some(buffer) = self.state.driver.memory.buffers.get(&address).copied() else {
            return self.act(Action::Refused(Refusal::Unknown));
        };
        self.revoke(|pin| pin.buffer == buffer.id);
        self.state.driver.memory.buffers.remove(&address);
        if let Ok(frames) = Frames::covering(address, buffer.length) {
            self.withhold(frames);
        }
    }

    /// Withholds poisoned frames that are no longer used.
    fn withhold(&mut self, frames: Frames) {
        let bad: Vec<u64> = self.state.driver.memory.bad_in(frames).collect();
        for frame in bad {
            if self.is_in_use(frame) {
                continue;
            }
            if let Some(bad) = self.state.driver.memory.bad.get_mut(&frame)
                && bad.state == FrameState::Poisoned
            {
                bad.state = FrameState::Withheld;
                self.act(Action::WithholdFrame(frame));
            }
        }
    }

    /// Whether a frame is allocated or held by a peer.
    pub(super) fn is_in_use(&self, frame: u64) -> bool {
        self.state.driver.memory.is_allocated(frame) || self.state.driver.peers.holds(frame)
    }

    /// Revokes pins (G.4). Persistent pins have no callback and stay.
    pub(super) fn revoke(&mut self, wanted: impl Fn(&Pin) -> bool) {
        let spec = &self.machine.profile.peers;
        if spec.persistent {
            return;
        }
        let peers = &mut self.state.driver.peers;
        for (id, pin) in peers.find(wanted) {
            // A holder that keeps its page table keeps the mapping: the frame stays held (G.6) until the machine boots.
            let keeps = spec.keep_page_table.contains(&pin.peer);
            peers.revoke(id, keeps, self.actions);
        }
    }

    /// Handles a request of a peer to pin a range of one buffer.
    pub(super) fn pin(&mut self, peer: u16, address: u64, length: u64) {
        let pinned = self.pinnable(address, length).and_then(|(frames, buffer)| {
            self.state.driver.peers.pin(&self.machine.profile.peers, peer, frames, buffer)
        });
        self.act(pinned.map_or_else(Action::Refused, Action::Pinned));
    }

    /// The frames of a range, and the buffer that contains it.
    fn pinnable(&self, address: u64, length: u64) -> Result<(Frames, u64), Refusal> {
        let frames = Frames::covering(address, length)?;
        let buffer = self.state.driver.memory.buffer_of(address, length).ok_or(Refusal::NotAllocated)?;
        Ok((frames, buffer))
    }

    /// Handles the release of a pin by its peer, and withholds its poisoned frames.
    pub(super) fn unpin(&mut self, peer: u16, address: u64) {
        let first = address >> FRAME_SHIFT;
        let peers = &mut self.state.driver.peers;
        let Some((id, pin)) = peers.find(|pin| pin.peer == peer && pin.frames.first == first).first().copied() else {
            return self.act(Action::Refused(Refusal::Unknown));
        };
        let done = peers.unpin(id);
        self.act(done.map_or_else(Action::Refused, |()| Action::Unpinned(id)));
        self.withhold(pin.frames);
    }

    pub(super) fn transfer(&mut self, peer: u16, address: u64, length: u64) {
        let (frames, buffer) = match self.pinnable(address, length) {
            Ok(range) => range,
            Err(refusal) => return self.act(Action::Refused(refusal)),
        };
        let transfer = Transfer { peer, frames, buffer };
        let peers = &mut self.state.driver.peers;
        if let Err(refusal) = cache::acquire(peers, &self.machine.profile.peers, transfer, self.actions) {
            self.act(Action::Refused(refusal));
        }
        // The cache may have evicted the last pin of a poisoned frame.
        self.withhold(Frames { first: 0, count: u64::MAX });
    }
}
