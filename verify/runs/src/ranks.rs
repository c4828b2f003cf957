//! One run over several MPI ranks: each counts a part of what is left, rank 0 writes.
//!
//! First every rank proves to rank 0 that it counts the same run. Then rank 0 opens the records and sends each rank the blocks
//! (or the numbers of the pieces) that it is to count. Each rank sends rank 0 its results as they come, so a rank that dies costs
//! what it had open; the same command resumes from the records. A rank that fails tells rank 0, and rank 0 tells all the others,
//! which stop with their next result. A rank that is killed sends no [`pulse`], and the others end.

mod link;
mod pulse;

use crate::elsewhere;
use crate::job::{Finished, Job, Keeper, Watch, host};
use crate::records::{Coverage, Identity, Record, Refusal, difference};
use crate::run::{Blocks, Ended, Progress, Run, samples, share};
pub use pulse::Report;

use link::{Link, from_bytes, to_bytes};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// The ranks of this job. MPI ends when it is dropped; if this process panics or another rank is lost, the job is aborted.
pub struct Cluster {
    stage: Cell<Stage>,
    link: Link,
}

/// How far the ranks have come together.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    /// They have not compared what they count.
    Joined,
    /// They compare or count. If this fails, it fails on all of them.
    Working,
    /// All results are at rank 0.
    Done,
}

/// What a rank sends to rank 0.
#[derive(Serialize, Deserialize)]
enum Message<R> {
    /// It has a result.
    Found(R),
    /// It has done all of its part, or was stopped: `cut` if by the clock.
    Done { cut: bool },
    /// It cannot continue.
    Failed(String),
}

/// What a rank says of itself before it counts: the run that it would count, or why it cannot.
#[derive(Serialize, Deserialize)]
struct Hello<I> {
    host: String,
    identity: Result<I, String>,
}

/// An identity, or that of another command.
#[derive(Deserialize)]
#[serde(untagged)]
enum IgnoredOr<I> {
    Value(I),
    Ignored(IgnoredAny),
}

/// What takes a result, or looks up without one.
type Taker<'t, R> = dyn FnMut(Option<&R>) -> Result<(), Refusal> + 't;

/// The ranks other than 0, as rank 0 sees them.
struct Others {
    /// How many have not sent their last message.
    open: u64,
    /// One of them was cut short by the clock.
    cut: bool,
}

impl Cluster {
    /// Joins the job that this process was started in. Where a lost rank leaves the main thread waiting in MPI,
    /// `report` prints the reason before the process ends.
    ///
    /// # Errors
    /// MPI was started in this process before, cannot be called by two threads in turn, or the time-out is no number.
    pub fn join(report: Report) -> Result<Self, Refusal> {
        Ok(Self { stage: Cell::new(Stage::Joined), link: Link::open(report)? })
    }

    /// Whether this rank writes.
    pub fn is_writer(&self) -> bool {
        self.link.rank() == 0
    }

    /// Number of ranks.
    pub fn ranks(&self) -> u64 {
        self.link.ranks()
    }

    /// Counts what earlier records (rank 0 opens them) leave of a job, on all ranks. `None` on ranks other than 0.
    ///
    /// # Errors
    /// On every rank, what went wrong on the rank that failed first; a rank would count another run.
    pub fn count(&self, job: &Job<'_>, watch: &mut dyn Watch) -> Result<Option<Finished>, Refusal> {
        self.agree(Ok(&job.header.identity), |a: &Identity, b| difference(a, b))?;
        let open = || {
            let (keeper, mut counted) = (Keeper::open(job, watch)?, job.counted.clone());
            keeper.records.iter().try_for_each(|r| counted.add(r)).map_err(Refusal::Mismatch)?;
            Ok((keeper, counted))
        };
        let part = |(_, counted): &(_, Coverage), rank| share(job.work, counted, Some([rank, self.ranks()]));
        let (opened, own): (_, Blocks) = self.opened(open, part)?;
        let run = Run::new(job.work, own, &[])?;
        let Some((mut keeper, counted)) = opened else {
            let part = |send: &mut Taker<'_, Record>| run.count(job.limits, &mut |record, _| send(record));
            return self.part(|send| part(send).map(|ended| ended == Ended::TimeLimit)).map(|()| None);
        };
        let started = Instant::now();
        let total = samples(job.work, &share(job.work, &counted, None));
        let whole = |others: &mut Others| {
            let (mut own, mut received) = (0, 0u64);
            let ended = run.count(job.limits, &mut |record, progress| {
                own = progress.done;
                keeper.keep(record)?;
                self.take_waiting(others, &mut |record| {
                    received = received.saturating_add(record.map_or(0, |r| keeper.samples(job, r)));
                    keeper.keep(record)
                })?;
                watch.progress(Progress { done: received.saturating_add(own), total });
                Ok(())
            })?;
            self.take_all(others, &mut |record| {
                received = received.saturating_add(record.map_or(0, |r| keeper.samples(job, r)));
                watch.progress(Progress { done: received.saturating_add(own), total });
                keeper.keep(record)
            })?;
            let ended = if others.cut { Ended::TimeLimit } else { ended };
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
        let differ = |a: &String, b: &String| (a != b).then(|| format!("it has {b}, where rank 0 has {a}"));
        self.agree(Ok(&identity.to_owned()), differ)?;
        let part = |(_, left): &(K, Vec<u64>), rank| -> Vec<u64> {
            left.iter().skip(rank as usize).step_by(self.ranks() as usize).copied().collect()
        };
        let (kept, own): (_, Vec<u64>) = self.opened(open, part)?;
        let work = |stop: &AtomicBool, done: &(dyn Fn(&R) + Sync)| run(own, stop, done);
        let Some((mut kept, _)) = kept else {
            return self.part(|send| elsewhere::results(work, send).map(|()| false)).map(|()| None);
        };
        let whole = |others: &mut Others| {
            let mut keep = |result: Option<&R>| result.map_or(Ok(()), |result| keep(&mut kept, result));
            elsewhere::results(work, |result| {
                keep(result)?;
                self.take_waiting(others, &mut keep)
            })?;
            self.take_all(others, &mut keep)?;
            Ok(kept)
        };
        self.whole(whole).map(Some)
    }

    /// Ends the job with the result of this rank, which every rank calls once: rank 0 says how it went, the others wait for its
    /// word. A rank that failed before it had anything to count tells the others so.
    ///
    /// # Errors
    /// This rank or rank 0 has failed.
    pub fn conclude<T, E: ToString>(&self, result: &Result<T, E>) -> Result<(), Refusal> {
        let mine = result.as_ref().map(|_| ()).map_err(E::to_string);
        match (self.stage.get(), mine) {
            (Stage::Joined, mine) => self.agree(mine.and(Err("it has nothing to count".into())), |(), ()| None),
            (Stage::Working, mine) => mine.map_err(Refusal::Mismatch),
            (Stage::Done, mine) if self.is_writer() => self.tell(mine.err()),
            (Stage::Done, _) => self.verdict(),
        }
    }

    /// Ends the whole job at once if a rank is lost: MPI cannot end without it.
    pub fn abort_if_lost(&self) {
        self.link.abort_if_lost();
    }

    /// Every rank proves that it has the identity of rank 0 before any has done anything.
    fn agree<I: Serialize + DeserializeOwned>(
        &self,
        own: Result<&I, String>,
        difference: impl Fn(&I, &I) -> Option<String>,
    ) -> Result<(), Refusal> {
        self.stage.set(Stage::Working);
        if !self.is_writer() {
            self.link.send(0, to_bytes(&Hello { host: host(), identity: own })?);
            return self.verdict();
        }
        let mut failure = own.as_ref().err().map(|e| format!("rank 0: {e}"));
        for rank in 1..self.ranks() {
            let hello: Hello<IgnoredOr<I>> = from_bytes(&self.link.receive(Some(rank as i32))?.1)?;
            self.link.met(rank as i32, &hello.host);
            let differs = match (&own, hello.identity) {
                (_, Err(e)) => Some(e),
                (Ok(own), Ok(IgnoredOr::Value(other))) => {
                    difference(own, &other).map(|d| format!("it does not count the run of rank 0: {d}"))
                }
                _ => Some("it runs another command than rank 0".to_owned()),
            };
            failure = failure.or_else(|| Some(format!("rank {rank} on {}: {}", hello.host, differs?)));
        }
        self.tell(failure.clone())?;
        failure.map_or(Ok(()), |reason| Err(Refusal::Mismatch(reason)))
    }

    /// What rank 0 opens (`None` on the others), and what of it is this rank's.
    fn opened<K, S: Serialize + DeserializeOwned>(
        &self,
        open: impl FnOnce() -> Result<K, Refusal>,
        part: impl Fn(&K, u64) -> S,
    ) -> Result<(Option<K>, S), Refusal> {
        if !self.is_writer() {
            let told: Result<S, String> = from_bytes(&self.link.receive(Some(0))?.1)?;
            return Ok((None, told.map_err(Refusal::Mismatch)?));
        }
        let opened = open();
        for rank in 1..self.ranks() {
            let told = opened.as_ref().map(|kept| part(kept, rank)).map_err(|e| format!("rank 0: {e}"));
            self.link.send(rank as i32, to_bytes(&told)?);
        }
        let kept = opened?;
        let own = part(&kept, 0);
        Ok((Some(kept), own))
    }

    /// A rank's part; every result goes to rank 0, whose word ends it. `work` returns whether it was cut short.
    fn part<R: Serialize>(&self, work: impl FnOnce(&mut Taker<'_, R>) -> Result<bool, Refusal>) -> Result<(), Refusal> {
        let mut stopped = false;
        let result = work(&mut |result: Option<&R>| {
            if let Some(result) = result {
                self.link.send(0, to_bytes(&Message::Found(result))?);
            }
            // Before all are done, rank 0 speaks only of a failure.
            stopped = self.link.waits(0)?;
            if stopped { Err(Refusal::Mismatch("stopped by rank 0".into())) } else { Ok(()) }
        });
        let last: Message<()> = match &result {
            Err(e) if !stopped => Message::Failed(format!("rank {}: {e}", self.link.rank())),
            _ => Message::Done { cut: matches!(result, Ok(true)) },
        };
        self.link.send(0, to_bytes(&last)?);
        self.verdict()?;
        self.stage.set(Stage::Done);
        result.map(drop)
    }

    /// What rank 0 does; then all others are told how it went.
    fn whole<T>(&self, work: impl FnOnce(&mut Others) -> Result<T, Refusal>) -> Result<T, Refusal> {
        let mut others = Others { open: self.ranks() - 1, cut: false };
        let result = work(&mut others);
        self.tell(result.as_ref().err().map(ToString::to_string))?;
        while others.open > 0 && !self.link.is_lost() {
            // They are told to stop; what they still send is taken, so that none is left waiting.
            drop(self.receive::<IgnoredAny>(&mut others));
        }
        if result.is_ok() {
            self.stage.set(Stage::Done);
        }
        result
    }

    /// Takes the results that have come from other ranks.
    fn take_waiting<R: DeserializeOwned>(&self, others: &mut Others, keep: &mut Taker<'_, R>) -> Result<(), Refusal> {
        while others.open > 0 && self.link.any_waits()? {
            keep(self.receive(others)?.as_ref())?;
        }
        Ok(())
    }

    /// Takes the results of other ranks until all are done.
    fn take_all<R: DeserializeOwned>(&self, others: &mut Others, keep: &mut Taker<'_, R>) -> Result<(), Refusal> {
        while others.open > 0 {
            let result = if self.link.any_waits()? { self.receive(others)? } else { None };
            keep(result.as_ref())?;
            link::pause();
        }
        Ok(())
    }

    /// Takes one message: a result, or none from a rank that is done.
    fn receive<R: DeserializeOwned>(&self, others: &mut Others) -> Result<Option<R>, Refusal> {
        match from_bytes(&self.link.receive(None)?.1)? {
            Message::Found(result) => return Ok(Some(result)),
            Message::Done { cut } => {
                others.open -= 1;
                others.cut |= cut;
            }
            Message::Failed(reason) => {
                others.open -= 1;
                return Err(Refusal::Mismatch(reason));
            }
        }
        Ok(None)
    }

    /// Tells all other ranks how it went. If one is lost, all are about to be ended.
    fn tell(&self, failure: Option<String>) -> Result<(), Refusal> {
        if self.link.is_lost() {
            return Ok(());
        }
        let bytes = to_bytes(&failure.map(|e| e.chars().take(MOST_TOLD).collect::<String>()))?;
        (1..self.ranks()).for_each(|rank| self.link.send(rank as i32, bytes.clone()));
        Ok(())
    }

    /// What rank 0 tells.
    fn verdict(&self) -> Result<(), Refusal> {
        let failure: Option<String> = from_bytes(&self.link.receive(Some(0))?.1)?;
        failure.map_or(Ok(()), |reason| Err(Refusal::Mismatch(reason)))
    }
}

/// Characters of a reason that ranks are told.
const MOST_TOLD: usize = 500;
