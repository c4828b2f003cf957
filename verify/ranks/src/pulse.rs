//! Heartbeats between rank 0 and every other rank. `mpirun` ends a job whose rank is killed, but `srun` does not by
//! default, and the other ranks would wait until the job's time limit.

use eccforge_runs::records::RecordError;
use mpi::request::{Request, StaticScope};
use mpi::topology::SimpleCommunicator;
use mpi::traits::*;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Tag of heartbeat messages.
const ALIVE: i32 = 1;
/// Contents of a rank's last heartbeat; the others are empty.
const LAST: &[u8] = &[1];
/// A rank is lost after this many missed turns. Turns are counted instead of seconds, so a suspended job can resume.
const MISSED: u32 = 10;
/// Environment variable for the maximum silence of a rank, in seconds.
const VARIABLE: &str = "ECCFORGE_RANK_TIMEOUT";
// A shorter silence can come from a busy file system or switch.
const DEFAULT: f64 = 60.0;

/// Exit status of a job that has lost a rank: that of a killed process, because the same command resumes.
pub(super) const LOST: i32 = 137;

/// Prints the reason why the job ends.
pub type PrintReason = fn(&str);

/// Ends this process, whose main thread is blocked in MPI.
fn end(report: PrintReason, reason: &str) -> ! {
    report(reason);
    std::process::exit(LOST)
}

/// State that the threads of a rank share.
#[derive(Default)]
struct Shared {
    /// Held while a thread calls MPI.
    turn: Mutex<()>,
    /// Machines of the ranks, if known.
    hosts: Mutex<Vec<(i32, String)>>,
    /// The lost rank, as text.
    lost: Mutex<Option<String>>,
}

/// The thread that sends and receives heartbeats.
pub(super) struct Pulse {
    shared: Arc<Shared>,
    patience: Duration,
    report: PrintReason,
    thread: Option<(Sender<()>, JoinHandle<()>)>,
}

/// Maximum silence of a rank: `ECCFORGE_RANK_TIMEOUT`, in seconds.
pub(super) fn patience() -> Result<Duration, RecordError> {
    let text = std::env::var(VARIABLE).unwrap_or_else(|_| DEFAULT.to_string());
    let seconds = text.parse().ok().filter(|s| *s >= 1.0).and_then(|s| Duration::try_from_secs_f64(s).ok());
    seconds.ok_or_else(|| {
        RecordError::Mismatch(format!("{VARIABLE} is `{text}`; expected a number of seconds, 1 or more"))
    })
}

impl Pulse {
    /// Starts the heartbeats of this rank: rank 0 exchanges them with all others, another rank only with rank 0.
    pub fn start(rank: i32, ranks: i32, patience: Duration, report: PrintReason) -> Self {
        let (shared, (sender, stop)) = (Arc::new(Shared::default()), channel());
        let peers = if rank == 0 { (1..ranks).collect() } else { vec![0] };
        let (own, beat) = (Arc::clone(&shared), patience / MISSED);
        let thread = std::thread::spawn(move || {
            let mut beats = Beats::new(peers, rank);
            while waits(&stop, beat) {
                match own.turn_within(patience) {
                    Some(_turn) => beats.next(&own),
                    None => end(
                        report,
                        &format!("rank {rank} cannot send: a rank that it sends to was killed, or its node is lost"),
                    ),
                }
            }
            if !beats.close(&own, patience) {
                end(report, "a rank was killed at the end, or its node is lost");
            }
        });
        Self { shared, patience, report, thread: Some((sender, thread)) }
    }

    /// Keeps the machine of a rank, for messages.
    pub fn met(&self, rank: i32, host: &str) {
        unpoisoned(self.shared.hosts.lock()).push((rank, host.to_owned()));
    }

    /// The right to call MPI, until the guard is dropped.
    pub fn turn(&self) -> MutexGuard<'_, ()> {
        unpoisoned(self.shared.turn.lock())
    }

    /// Prints the reason why the job ends.
    pub fn report(&self, reason: &RecordError) {
        (self.report)(&reason.to_string());
    }

    /// Checks that no rank is lost.
    ///
    /// # Errors
    /// A rank is lost; the message names it.
    pub fn lost(&self) -> Result<(), RecordError> {
        unpoisoned(self.shared.lost.lock()).clone().map_or(Ok(()), |reason| Err(RecordError::Mismatch(reason)))
    }

    /// Ends the heartbeats of all ranks. Returns a guard that ends this process if MPI does not finalise before the
    /// guard is dropped, because a rank was killed at the last moment.
    pub fn stop(&mut self) -> Sender<()> {
        if let Some((sender, thread)) = self.thread.take() {
            drop(sender);
            drop(thread.join());
        }
        let ((guard, finalised), beat, report) = (channel(), self.patience / MISSED, self.report);
        std::thread::spawn(move || {
            if (0..MISSED).all(|_| waits(&finalised, beat)) {
                end(report, "MPI does not end: a rank was killed, or its node is lost");
            }
        });
        guard
    }
}

/// Waits for the sender to be dropped; returns whether it still exists.
fn waits(sender: &Receiver<()>, time: Duration) -> bool {
    sender.recv_timeout(time) == Err(RecvTimeoutError::Timeout)
}

impl Shared {
    /// The right to call MPI, unless another thread holds it for too long.
    fn turn_within(&self, patience: Duration) -> Option<MutexGuard<'_, ()>> {
        let since = Instant::now();
        loop {
            match self.turn.try_lock() {
                Ok(turn) => return Some(turn),
                Err(TryLockError::Poisoned(turn)) => return Some(turn.into_inner()),
                Err(TryLockError::WouldBlock) if since.elapsed() > patience => return None,
                Err(TryLockError::WouldBlock) => super::link::pause(),
            }
        }
    }
}

/// A rank with which this one exchanges heartbeats.
#[derive(Default)]
struct Peer {
    rank: i32,
    /// Turns since the peer's last heartbeat.
    silent: u32,
    /// A heartbeat to the peer that is not known to be sent. Heartbeats do not wait for each other, because MPI may
    /// block forever if a rank was killed.
    sending: Option<Request<'static, [u8], StaticScope>>,
    /// The last heartbeat to the peer was sent.
    dismissed: bool,
    /// The last heartbeat from the peer was received.
    left: bool,
}

impl Peer {
    /// Starts a heartbeat to this rank, unless an earlier one is not sent yet.
    fn send(&mut self, process: &impl Destination, heartbeat: &'static [u8]) -> bool {
        let free = self.is_sent();
        if free {
            self.sending = Some(process.immediate_send_with_tag(StaticScope, heartbeat, ALIVE));
        }
        free
    }

    /// Whether no heartbeat to this rank is open. MPI may be finalised, and a request dropped, only then.
    fn is_sent(&mut self) -> bool {
        self.sending = self.sending.take().and_then(|request| request.test().err());
        self.sending.is_none()
    }

    /// Receives the heartbeats that have arrived from this rank.
    fn receive(&mut self, process: &impl Source) {
        while process.immediate_probe_with_tag(ALIVE).is_some() {
            self.left |= process.receive_vec_with_tag::<u8>(ALIVE).0 == LAST;
            self.silent = 0;
        }
    }
}

/// The state of the heartbeat thread.
struct Beats {
    world: SimpleCommunicator,
    rank: i32,
    peers: Vec<Peer>,
}

impl Beats {
    fn new(peers: Vec<i32>, rank: i32) -> Self {
        let peers = peers.into_iter().map(|rank| Peer { rank, ..Peer::default() }).collect();
        Self { world: SimpleCommunicator::world(), rank, peers }
    }

    /// Sends heartbeats and receives those of the others.
    fn next(&mut self, shared: &Shared) {
        for peer in self.peers.iter_mut().filter(|p| p.silent < MISSED) {
            let process = self.world.process_at_rank(peer.rank);
            peer.send(&process, &[]);
            peer.silent += 1;
            peer.receive(&process);
            if peer.silent == MISSED {
                let hosts = unpoisoned(shared.hosts.lock());
                let host = hosts.iter().find(|(rank, _)| *rank == peer.rank);
                let reason = format!(
                    "rank {}{} no longer answers rank {}: it was killed, or its node is lost; the same command resumes from the records",
                    peer.rank,
                    host.map_or(String::new(), |(_, host)| format!(" on {host}")),
                    self.rank
                );
                unpoisoned(shared.lost.lock()).get_or_insert(reason);
            }
        }
    }

    /// Exchanges last heartbeats with all peers: no request or message may be open when MPI finalises. Rank 0 answers when it has
    /// those of all others, so no rank ends before all have reached this point. Returns whether all answered in time.
    fn close(&mut self, shared: &Shared, patience: Duration) -> bool {
        // With the sleep below, one patience in all: a killed rank never answers.
        for _ in 0..1000 {
            let turn = unpoisoned(shared.turn.lock());
            let answers = self.rank != 0 || self.peers.iter().all(|peer| peer.left);
            for peer in &mut self.peers {
                let process = self.world.process_at_rank(peer.rank);
                peer.receive(&process);
                peer.dismissed = peer.dismissed || answers && peer.send(&process, LAST);
            }
            if self.peers.iter_mut().all(|peer| peer.dismissed && peer.left && peer.is_sent()) {
                return true;
            }
            drop(turn);
            // The other threads need the turn in between.
            std::thread::sleep(patience / 1000);
        }
        false
    }
}

/// The guard of a lock, also after a panic: each value is written in one step and stays valid.
fn unpoisoned<G>(locked: Result<G, PoisonError<G>>) -> G {
    locked.unwrap_or_else(PoisonError::into_inner)
}
