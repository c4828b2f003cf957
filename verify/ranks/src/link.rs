//! Messages between ranks. Only one thread at a time calls MPI, and none blocks in it: a waiting rank sleeps and
//! notices when another is lost.

use super::pulse::{PrintReason, Pulse};
use eccforge_runs::records::RecordError;
use mpi::Threading;
use mpi::topology::SimpleCommunicator;
use mpi::traits::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::mpsc::Sender;
use std::time::Duration;

/// Tag of the messages of the main thread.
const MESSAGE: i32 = 0;

/// This rank's messages to and from the others.
pub(super) struct Link {
    world: SimpleCommunicator,
    pulse: Pulse,
    // Dropped after the other fields: it finalises MPI.
    _universe: mpi::environment::Universe,
    // Dropped last: until then, a watchdog waits for MPI to finalise.
    guard: Option<Sender<()>>,
}

impl Drop for Link {
    fn drop(&mut self) {
        if std::thread::panicking() {
            // Otherwise, the other ranks may wait for a message that will never come.
            self.world.abort(2);
        }
        self.guard = Some(self.pulse.stop());
    }
}

impl Link {
    pub fn open(report: PrintReason) -> Result<Self, RecordError> {
        let patience = super::pulse::patience()?;
        let (universe, threads) = mpi::initialize_with_threading(Threading::Serialized)
            .ok_or_else(|| RecordError::Mismatch("MPI is already running in this process; join it once".into()))?;
        if threads < Threading::Serialized {
            let reason = "this MPI library does not support calls from several threads, not even in turn";
            return Err(RecordError::Mismatch(reason.into()));
        }
        let world = universe.world();
        let pulse = Pulse::start(world.rank(), world.size(), patience, report);
        Ok(Self { world, pulse, _universe: universe, guard: None })
    }

    pub fn rank(&self) -> i32 {
        self.world.rank()
    }

    pub fn ranks(&self) -> u64 {
        self.world.size() as u64
    }

    /// Records the name of a rank's machine.
    pub fn met(&self, rank: i32, host: &str) {
        self.pulse.met(rank, host);
    }

    /// Sends a message. Only a long message waits for its receiver. If a rank is lost meanwhile, the job ends here,
    /// because MPI may still read the message.
    pub fn send(&self, to: i32, bytes: Vec<u8>) {
        mpi::request::scope(|scope| {
            let mut turn = self.pulse.turn();
            let process = self.world.process_at_rank(to);
            let mut request = process.immediate_send_with_tag(scope, &bytes[..], MESSAGE);
            while let Err(open) = request.test() {
                request = open;
                drop(turn);
                if let Err(lost) = self.pulse.lost() {
                    self.pulse.report(&lost);
                    self.abort_if_lost();
                }
                pause();
                turn = self.pulse.turn();
            }
        });
    }

    /// Whether a message of this rank has arrived.
    pub fn waits(&self, from: i32) -> Result<bool, RecordError> {
        self.pulse.lost()?;
        let _turn = self.pulse.turn();
        Ok(self.world.process_at_rank(from).immediate_probe_with_tag(MESSAGE).is_some())
    }

    /// Whether a message of any rank has arrived.
    pub fn any_waits(&self) -> Result<bool, RecordError> {
        self.pulse.lost()?;
        let _turn = self.pulse.turn();
        Ok(self.world.any_process().immediate_probe_with_tag(MESSAGE).is_some())
    }

    /// The next message of a rank, or of any, with its sender.
    pub fn receive(&self, from: Option<i32>) -> Result<(i32, Vec<u8>), RecordError> {
        loop {
            {
                let _turn = self.pulse.turn();
                let waiting = match from {
                    Some(rank) => self.world.process_at_rank(rank).immediate_matched_probe_with_tag(MESSAGE),
                    None => self.world.any_process().immediate_matched_probe_with_tag(MESSAGE),
                };
                if let Some(message) = waiting {
                    let (bytes, status) = message.matched_receive_vec();
                    return Ok((status.source_rank(), bytes));
                }
            }
            self.pulse.lost()?;
            pause();
        }
    }

    /// Whether a rank is lost.
    pub fn is_lost(&self) -> bool {
        self.pulse.lost().is_err()
    }

    /// Aborts the job at once if a rank is lost.
    pub fn abort_if_lost(&self) {
        if self.is_lost() {
            let _turn = self.pulse.turn();
            self.world.abort(super::pulse::LOST);
        }
    }
}

/// Sleeps, so that a waiting rank does not take the processor from counting ranks.
pub(super) fn pause() {
    // Far shorter than the time of a block.
    std::thread::sleep(Duration::from_millis(2));
}

pub(super) fn to_bytes(value: &impl Serialize) -> Result<Vec<u8>, RecordError> {
    let failure = match serde_json::to_vec(value) {
        // MPI counts the bytes of a message in an `int`.
        Ok(bytes) if bytes.len() <= i32::MAX as usize => return Ok(bytes),
        Ok(bytes) => format!("it has {} bytes, MPI takes 2^31 - 1", bytes.len()),
        Err(e) => e.to_string(),
    };
    Err(RecordError::Mismatch(format!("a message between ranks cannot be sent: {failure}")))
}

pub(super) fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, RecordError> {
    serde_json::from_slice(bytes).map_err(|e| RecordError::Mismatch(format!("a message between ranks is damaged: {e}")))
}
