//! One run over several MPI ranks: each counts its part of the blocks, rank 0 writes.
//!
//! Every rank counts the blocks of its part that are not yet recorded and sends each record to rank 0 as it is done, so a
//! rank that dies costs the blocks it had open; the same command goes on from the records. A rank that fails tells rank 0,
//! and rank 0 tells all the others, which stop after their open blocks: no rank waits for one that has given up. Only the
//! main thread of a rank speaks MPI, so no thread support is asked of the library.

use crate::job::{Finished, Job, Keeper, Watch};
use crate::records::{Record, Refusal};
use crate::run::{Ended, Limits, Progress, run};
use mpi::topology::SimpleCommunicator;
use mpi::traits::*;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// The ranks of this job. MPI ends when it is dropped; if this process panics, the whole job is aborted.
pub struct Cluster {
    world: SimpleCommunicator,
    // Dropped last: it finalizes MPI.
    _universe: mpi::environment::Universe,
}

/// What a rank sends to rank 0.
#[derive(Serialize, Deserialize)]
enum Message {
    /// It has counted these blocks.
    Counted(Box<Record>),
    /// It has counted all of its part, or has stopped.
    Done,
    /// It cannot go on.
    Failed(String),
}

/// The ranks other than 0, as rank 0 sees them.
struct Others {
    /// How many have not sent their last message.
    open: u64,
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if std::thread::panicking() {
            // The others may wait for a message that will never come.
            self.world.abort(1);
        }
    }
}

impl Cluster {
    /// Joins the job that this process was started in.
    ///
    /// # Errors
    /// MPI was started in this process before.
    pub fn join() -> Result<Self, Refusal> {
        let universe = mpi::initialize()
            .ok_or_else(|| Refusal::Mismatch("MPI is already running in this process; join it once".into()))?;
        Ok(Self { world: universe.world(), _universe: universe })
    }

    /// Whether this rank writes.
    pub fn is_writer(&self) -> bool {
        self.world.rank() == 0
    }

    /// Number of ranks.
    pub fn ranks(&self) -> u64 {
        self.world.size() as u64
    }

    /// Counts what earlier records (rank 0 opens them) leave of a job, on all ranks. `None` on ranks other than 0.
    ///
    /// # Errors
    /// On every rank, what went wrong on the rank that failed first.
    pub fn count(&self, job: &Job<'_>, watch: &mut dyn Watch) -> Result<Option<Finished>, Refusal> {
        let limits = Limits { shard: Some([self.world.rank() as u64, self.ranks()]), ..*job.limits };
        if !self.is_writer() {
            let earlier: Result<Vec<Record>, String> = self.share(None::<&()>)?;
            return self.count_for_rank_0(job, &limits, &earlier.map_err(Refusal::Mismatch)?).map(|()| None);
        }
        let opened = Keeper::open(job, watch);
        let _: IgnoredAny =
            self.share(Some(&opened.as_ref().map(|k| &k.records).map_err(|e| format!("rank 0: {e}"))))?;
        let mut keeper = opened?;
        let started = Instant::now();
        let mut others = Others { open: self.ranks() - 1 };
        let result = self
            .gather(job, &limits, &mut keeper, &mut others, watch)
            .and_then(|ended| keeper.finish(job, ended, started, self.ranks()));
        self.tell(result.as_ref().err())?;
        while others.open > 0 {
            // They are told to stop; what they still send is taken, so that none is left waiting.
            drop(self.receive(&mut others));
        }
        result.map(Some)
    }

    /// Ends the job: rank 0 says how it went, the others wait for its word. Every rank calls it once after a successful
    /// [`Cluster::count`].
    ///
    /// # Errors
    /// On ranks other than 0: rank 0 has failed.
    pub fn conclude(&self, result: Result<(), String>) -> Result<(), Refusal> {
        let mine = result.map_err(|e| format!("rank 0: {e}"));
        let shared: Result<(), String> = self.share(self.is_writer().then_some(&mine))?;
        if self.is_writer() { Ok(()) } else { shared.map_err(Refusal::Mismatch) }
    }

    /// A rank's part; every record goes to rank 0, whose word ends it.
    fn count_for_rank_0(&self, job: &Job<'_>, limits: &Limits, earlier: &[Record]) -> Result<(), Refusal> {
        let writer = self.world.process_at_rank(0);
        let mut stopped = false;
        let result = run(job.work, limits, earlier, &mut |record: &Record, _: Progress| {
            writer.send(&to_bytes(&Message::Counted(Box::new(record.clone())))?[..]);
            // Before all are done, rank 0 speaks only of a failure.
            stopped = writer.immediate_probe().is_some();
            if stopped { Err(Refusal::Mismatch("stopped by rank 0".into())) } else { Ok(()) }
        });
        let last = match &result {
            Err(e) if !stopped => Message::Failed(format!("rank {}: {e}", self.world.rank())),
            _ => Message::Done,
        };
        writer.send(&to_bytes(&last)?[..]);
        let (bytes, _) = writer.receive_vec::<u8>();
        match from_bytes::<Option<String>>(&bytes)? {
            Some(reason) => Err(Refusal::Mismatch(reason)),
            None => result.map(|_| ()),
        }
    }

    /// Rank 0: its own part, and the records of all others.
    fn gather(
        &self,
        job: &Job<'_>,
        limits: &Limits,
        keeper: &mut Keeper,
        others: &mut Others,
        watch: &mut dyn Watch,
    ) -> Result<Ended, Refusal> {
        let earlier = keeper.records.clone();
        let ended = run(job.work, limits, &earlier, &mut |record, progress| {
            watch.progress(progress);
            keeper.keep(record)?;
            while others.open > 0 && self.world.any_process().immediate_probe().is_some() {
                self.receive(others)?.map_or(Ok(()), |record| keeper.keep(&record))?;
            }
            Ok(())
        })?;
        while others.open > 0 {
            self.receive(others)?.map_or(Ok(()), |record| keeper.keep(&record))?;
        }
        Ok(ended)
    }

    /// Takes one message: a record, or none from a rank that is done.
    fn receive(&self, others: &mut Others) -> Result<Option<Record>, Refusal> {
        let (bytes, _) = self.world.any_process().receive_vec::<u8>();
        match from_bytes(&bytes)? {
            Message::Counted(record) => return Ok(Some(*record)),
            Message::Done => others.open -= 1,
            Message::Failed(reason) => {
                others.open -= 1;
                return Err(Refusal::Mismatch(reason));
            }
        }
        Ok(None)
    }

    /// Tells all other ranks how it went. A short message never waits for its receiver.
    fn tell(&self, failure: Option<&Refusal>) -> Result<(), Refusal> {
        let reason = failure.map(|e| e.to_string().chars().take(MOST_TOLD).collect::<String>());
        let bytes = to_bytes(&reason)?;
        (1..self.world.size()).for_each(|rank| self.world.process_at_rank(rank).send(&bytes[..]));
        Ok(())
    }

    /// Gives every rank a value of rank 0, which has `Some`.
    fn share<T: Serialize, U: DeserializeOwned>(&self, value: Option<&T>) -> Result<U, Refusal> {
        let writer = self.world.process_at_rank(0);
        let mut bytes = value.map_or(Ok(Vec::new()), |v| to_bytes(v))?;
        let mut length = bytes.len() as u64;
        writer.broadcast_into(&mut length);
        bytes.resize(length as usize, 0);
        writer.broadcast_into(&mut bytes[..]);
        from_bytes(&bytes)
    }
}

/// Characters of a reason that ranks are told.
const MOST_TOLD: usize = 500;

fn to_bytes(value: &impl Serialize) -> Result<Vec<u8>, Refusal> {
    serde_json::to_vec(value).map_err(|e| Refusal::Mismatch(format!("a message between ranks is not plain data: {e}")))
}

fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    serde_json::from_slice(bytes).map_err(|e| Refusal::Mismatch(format!("a message between ranks is damaged: {e}")))
}
