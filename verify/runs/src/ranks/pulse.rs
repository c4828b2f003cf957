//! Rank 0 and every other rank tell each other that they live. `mpirun` ends a job whose rank is killed; `srun` does not
//! unless it is told to, and the others would wait until the limit of the job.

use crate::records::Refusal;
use mpi::request::{Request, StaticScope};
use mpi::topology::SimpleCommunicator;
use mpi::traits::*;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Tag of the messages that say nothing but that their sender lives.
const ALIVE: i32 = 1;
/// A rank is lost when it has missed so many turns. Turns are counted, not seconds: a job that was suspended resumes.
const MISSED: u32 = 10;
/// How long a rank may be silent, in seconds.
const VARIABLE: &str = "ECCFORGE_RANK_TIMEOUT";
const DEFAULT: f64 = 60.0;

/// Prints why the job ends.
pub type Report = fn(&str);

/// Ends this process, whose main thread hangs in MPI.
fn end(report: Report, reason: &str) -> ! {
    report(reason);
    std::process::exit(2)
}

/// What the threads of a rank share.
#[derive(Default)]
struct Shared {
    /// Held while a thread speaks MPI.
    turn: Mutex<()>,
    /// Machines of the ranks, as far as they are known.
    hosts: Mutex<Vec<(i32, String)>>,
    /// Which rank is lost, in words.
    lost: Mutex<Option<String>>,
}

/// The thread that sends and listens.
pub(super) struct Pulse {
    shared: Arc<Shared>,
    patience: Duration,
    report: Report,
    thread: Option<(Sender<()>, JoinHandle<()>)>,
}

/// How long a rank may be silent: `ECCFORGE_RANK_TIMEOUT`, in seconds.
pub(super) fn patience() -> Result<Duration, Refusal> {
    let text = std::env::var(VARIABLE).unwrap_or_else(|_| DEFAULT.to_string());
    let seconds = text.parse().ok().filter(|s| *s >= 1.0).and_then(|s| Duration::try_from_secs_f64(s).ok());
    seconds.ok_or_else(|| Refusal::Mismatch(format!("{VARIABLE} is `{text}`; expected a number of seconds, 1 or more")))
}

impl Pulse {
    pub fn start(rank: i32, ranks: i32, patience: Duration, report: Report) -> Self {
        let (shared, (sender, stop)) = (Arc::new(Shared::default()), channel());
        let peers = if rank == 0 { (1..ranks).collect() } else { vec![0] };
        let (own, beat) = (Arc::clone(&shared), patience / MISSED);
        let thread = std::thread::spawn(move || {
            let mut beats = Beats::new(peers, rank);
            while stop.recv_timeout(beat) == Err(RecvTimeoutError::Timeout) {
                match own.turn_within(patience) {
                    Some(_turn) => beats.next(&own),
                    None => end(
                        report,
                        &format!("rank {rank} cannot send: a rank that it sends to was killed, or its node is lost"),
                    ),
                }
            }
        });
        Self { shared, patience, report, thread: Some((sender, thread)) }
    }

    pub fn met(&self, rank: i32, host: &str) {
        unpoisoned(self.shared.hosts.lock()).push((rank, host.to_owned()));
    }

    /// The right to speak MPI, until it is dropped.
    pub fn turn(&self) -> MutexGuard<'_, ()> {
        unpoisoned(self.shared.turn.lock())
    }

    pub fn report(&self, reason: &Refusal) {
        (self.report)(&reason.to_string());
    }

    /// # Errors
    /// A rank is lost.
    pub fn lost(&self) -> Result<(), Refusal> {
        unpoisoned(self.shared.lost.lock()).clone().map_or(Ok(()), |reason| Err(Refusal::Mismatch(reason)))
    }

    /// Sends no more. MPI ends with all ranks; if one was killed in the last moment, this process does not wait for it.
    pub fn stop(&mut self) {
        if let Some((sender, thread)) = self.thread.take() {
            drop(sender);
            drop(thread.join());
        }
        let (patience, report) = (self.patience, self.report);
        std::thread::spawn(move || {
            std::thread::sleep(patience);
            end(report, "MPI does not end: a rank was killed, or its node is lost");
        });
    }
}

impl Shared {
    /// The right to speak MPI, unless another thread keeps it for so long.
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

/// A rank that this one tells that it lives, and hears.
struct Peer {
    rank: i32,
    /// Turns since it was heard.
    silent: u32,
    /// A message to it that is not yet on its way. None waits for another: where a rank was killed, MPI may wait for ever.
    sending: Option<Request<'static, [u8], StaticScope>>,
}

/// What the thread does at every turn.
struct Beats {
    world: SimpleCommunicator,
    rank: i32,
    peers: Vec<Peer>,
}

impl Beats {
    fn new(peers: Vec<i32>, rank: i32) -> Self {
        let peers = peers.into_iter().map(|rank| Peer { rank, silent: 0, sending: None }).collect();
        Self { world: SimpleCommunicator::world(), rank, peers }
    }

    /// Tells the others that this rank lives, and listens to them.
    fn next(&mut self, shared: &Shared) {
        for peer in self.peers.iter_mut().filter(|p| p.silent < MISSED) {
            let process = self.world.process_at_rank(peer.rank);
            let sent = peer.sending.take().map_or(Ok(()), |request| request.test().map(drop));
            peer.sending = match sent {
                Ok(()) => Some(process.immediate_send_with_tag(StaticScope, &[][..], ALIVE)),
                Err(waits) => Some(waits),
            };
            peer.silent += 1;
            while process.immediate_probe_with_tag(ALIVE).is_some() {
                drop(process.receive_vec_with_tag::<u8>(ALIVE));
                peer.silent = 0;
            }
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
}

/// A lock whose holder panicked still holds good data: each is written in one step.
fn unpoisoned<G>(locked: Result<G, PoisonError<G>>) -> G {
    locked.unwrap_or_else(PoisonError::into_inner)
}
