//! One run over several MPI ranks: each does its part of the pieces, rank 0 writes.
//!
//! Every rank counts the blocks (or runs the numbered pieces) of its part that are not yet recorded and sends each result to rank 0
//! as it is done, so a rank that dies costs what it had open; the same command goes on from the records. A rank that fails tells rank 0,
//! and rank 0 tells all the others, which stop with their next result: no rank waits for one that has given up. Only the
//! main thread of a rank speaks MPI, so no thread support is asked of the library.

use crate::elsewhere;
use crate::job::{Finished, Job, Keeper, Watch};
use crate::records::{Record, Refusal};
use crate::run::{Limits, Progress, run};
use mpi::topology::SimpleCommunicator;
use mpi::traits::*;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// The ranks of this job. MPI ends when it is dropped; if this process panics, the whole job is aborted.
pub struct Cluster {
    world: SimpleCommunicator,
    // Dropped last: it finalizes MPI.
    _universe: mpi::environment::Universe,
}

/// What a rank sends to rank 0.
#[derive(Serialize, Deserialize)]
enum Message<R> {
    /// It has a result.
    Found(R),
    /// It has done all of its part, or has stopped.
    Done,
    /// It cannot go on.
    Failed(String),
}

/// What takes a result.
type Taker<'t, R> = dyn FnMut(&R) -> Result<(), Refusal> + 't;

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
        let (keeper, earlier) = self.opened(|| Keeper::open(job, watch), |keeper| keeper.records.clone())?;
        let Some(mut keeper) = keeper else {
            let part = |send: &mut Taker<'_, Record>| {
                run(job.work, &limits, &earlier, &mut |record: &Record, _: Progress| send(record)).map(drop)
            };
            return self.part(part).map(|()| None);
        };
        let started = Instant::now();
        let whole = |others: &mut Others| {
            let ended = run(job.work, &limits, &earlier, &mut |record, progress| {
                watch.progress(progress);
                keeper.keep(record)?;
                self.take_waiting(others, &mut |record| keeper.keep(record))
            })?;
            self.take_all(others, &mut |record| keeper.keep(record))?;
            keeper.finish(job, ended, started, self.ranks())
        };
        self.whole(whole).map(Some)
    }

    /// Runs numbered pieces of the work that is called `identity` on all ranks, rank i of n every n-th of those that rank 0 says
    /// are left when it opens what keeps the results. Rank 0 keeps each as it comes. What was opened, on rank 0; `None` on the
    /// others.
    ///
    /// # Errors
    /// On every rank, what went wrong on the rank that failed first; a rank has other work than rank 0.
    pub fn each<K, R: Clone + Send + Serialize + DeserializeOwned>(
        &self,
        identity: &str,
        open: impl FnOnce() -> Result<(K, Vec<u64>), Refusal>,
        run: impl FnOnce(Vec<u64>, &AtomicBool, &(dyn Fn(&R) + Sync)) + Send,
        mut keep: impl FnMut(&mut K, &R) -> Result<(), Refusal>,
    ) -> Result<Option<K>, Refusal> {
        let (kept, (first, left)) = self.opened(open, |(_, left)| (identity.to_owned(), left.clone()))?;
        let own = left.into_iter().skip(self.world.rank() as usize).step_by(self.ranks() as usize).collect();
        let work = |stop: &AtomicBool, done: &(dyn Fn(&R) + Sync)| run(own, stop, done);
        let Some((mut kept, _)) = kept else {
            let part = |send: &mut Taker<'_, R>| match first == identity {
                true => elsewhere::results(work, |result| result.map_or(Ok(()), &mut *send)),
                false => Err(Refusal::Mismatch(format!("has {identity}, where rank 0 has {first}"))),
            };
            return self.part(part).map(|()| None);
        };
        let whole = |others: &mut Others| {
            elsewhere::results(work, |result| {
                result.map_or(Ok(()), |result| keep(&mut kept, result))?;
                self.take_waiting(others, &mut |result| keep(&mut kept, result))
            })?;
            self.take_all(others, &mut |result| keep(&mut kept, result))?;
            Ok(kept)
        };
        self.whole(whole).map(Some)
    }

    /// Ends the job: rank 0 says how it went, the others wait for its word. Every rank calls it once after a successful
    /// [`Cluster::count`] or [`Cluster::each`].
    ///
    /// # Errors
    /// On ranks other than 0: rank 0 has failed.
    pub fn conclude<T, E: ToString>(&self, result: &Result<T, E>) -> Result<(), Refusal> {
        let mine = result.as_ref().map(|_| ()).map_err(|e| format!("rank 0: {}", e.to_string()));
        let shared: Result<(), String> = self.share(self.is_writer().then_some(&mine))?;
        if self.is_writer() { Ok(()) } else { shared.map_err(Refusal::Mismatch) }
    }

    /// What rank 0 opens (`None` on the others), and what every rank is to know of it.
    fn opened<K, S: Serialize + DeserializeOwned>(
        &self,
        open: impl FnOnce() -> Result<K, Refusal>,
        shared: impl FnOnce(&K) -> S,
    ) -> Result<(Option<K>, S), Refusal> {
        if !self.is_writer() {
            let told: Result<S, String> = self.share(None::<&()>)?;
            return Ok((None, told.map_err(Refusal::Mismatch)?));
        }
        let opened = open();
        let told = opened.as_ref().map(shared).map_err(|e| format!("rank 0: {e}"));
        let _: IgnoredAny = self.share(Some(&told))?;
        let kept = opened?;
        Ok((Some(kept), told.map_err(Refusal::Mismatch)?))
    }

    /// A rank's part; every result goes to rank 0, whose word ends it.
    fn part<R: Serialize>(&self, work: impl FnOnce(&mut Taker<'_, R>) -> Result<(), Refusal>) -> Result<(), Refusal> {
        let writer = self.world.process_at_rank(0);
        let mut stopped = false;
        let result = work(&mut |result: &R| {
            writer.send(&to_bytes(&Message::Found(result))?[..]);
            // Before all are done, rank 0 speaks only of a failure.
            stopped = writer.immediate_probe().is_some();
            if stopped { Err(Refusal::Mismatch("stopped by rank 0".into())) } else { Ok(()) }
        });
        let last: Message<()> = match &result {
            Err(e) if !stopped => Message::Failed(format!("rank {}: {e}", self.world.rank())),
            _ => Message::Done,
        };
        writer.send(&to_bytes(&last)?[..]);
        let (bytes, _) = writer.receive_vec::<u8>();
        match from_bytes::<Option<String>>(&bytes)? {
            Some(reason) => Err(Refusal::Mismatch(reason)),
            None => result,
        }
    }

    /// What rank 0 does; then all others are told how it went.
    fn whole<T>(&self, work: impl FnOnce(&mut Others) -> Result<T, Refusal>) -> Result<T, Refusal> {
        let mut others = Others { open: self.ranks() - 1 };
        let result = work(&mut others);
        self.tell(result.as_ref().err())?;
        while others.open > 0 {
            // They are told to stop; what they still send is taken, so that none is left waiting.
            drop(self.receive::<IgnoredAny>(&mut others));
        }
        result
    }

    /// Takes the results that have come from other ranks.
    fn take_waiting<R: DeserializeOwned>(&self, others: &mut Others, keep: &mut Taker<'_, R>) -> Result<(), Refusal> {
        while others.open > 0 && self.world.any_process().immediate_probe().is_some() {
            self.receive(others)?.map_or(Ok(()), |result| keep(&result))?;
        }
        Ok(())
    }

    /// Takes the results of other ranks until all are done.
    fn take_all<R: DeserializeOwned>(&self, others: &mut Others, keep: &mut Taker<'_, R>) -> Result<(), Refusal> {
        while others.open > 0 {
            self.receive(others)?.map_or(Ok(()), |result| keep(&result))?;
        }
        Ok(())
    }

    /// Takes one message: a result, or none from a rank that is done.
    fn receive<R: DeserializeOwned>(&self, others: &mut Others) -> Result<Option<R>, Refusal> {
        let (bytes, _) = self.world.any_process().receive_vec::<u8>();
        match from_bytes(&bytes)? {
            Message::Found(result) => return Ok(Some(result)),
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
