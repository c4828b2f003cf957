//! One run over several MPI ranks: each rank counts a part of the remaining blocks, and rank 0 writes the results.
//!
//! First every rank proves to rank 0 that it counts the same run. Then rank 0 opens the records and sends each rank
//! its blocks (or the numbers of its pieces). Each rank sends its results to rank 0 as they are finished, so a rank
//! that dies loses only its open blocks, and the same command resumes from the records. A rank that fails informs
//! rank 0. Rank 0 informs all others, which stop with their next result. If a rank is killed, its pulse stops and
//! the others end.
#![cfg(feature = "mpi")]

mod link;
mod pulse;
mod recount;

use eccforge_runs::drain;
use eccforge_runs::job::{Finished, Job, RecordWriter, Watch};
use eccforge_runs::machine;
use eccforge_runs::records::{Coverage, Header, RecordError, difference};
use eccforge_runs::run::{Blocks, Ended, Run, samples, share};
pub use pulse::PrintReason;

use link::{Link, from_bytes, to_bytes};
use recount::{FromRank, Judge, RankRecords, Recounting, checked_by};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// The ranks of this job. Dropping it finalises MPI. If this process panics or another rank is lost, the job is
/// aborted.
pub struct Cluster {
    stage: Cell<Stage>,
    link: Link,
}

/// Progress of the ranks' cooperation.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    /// The ranks have not compared their work yet.
    Joined,
    /// The ranks compare or count. If one fails now, all fail.
    Working,
    /// Rank 0 has all results.
    Done,
}

/// Messages from a rank to rank 0.
#[derive(Serialize, Deserialize)]
enum Message<R> {
    /// A result.
    Found(R),
    /// The rank has finished its part or was stopped; `cut` is set if the time limit stopped it.
    Done { cut: bool },
    /// The rank cannot continue.
    Failed(String),
}

/// First message of a rank: the run that it would count, or the reason why it cannot.
#[derive(Serialize, Deserialize)]
struct Hello<I> {
    host: String,
    identity: Result<I, String>,
}

/// An identity, or a marker for another command.
#[derive(Deserialize)]
#[serde(untagged)]
enum IgnoredOr<I> {
    Value(I),
    Ignored(IgnoredAny),
}

/// Takes a result; called without one to check for other events.
type Taker<'t, R> = dyn FnMut(Option<&R>) -> Result<(), RecordError> + 't;

/// The ranks other than 0, from the view of rank 0.
struct Others {
    /// Number of ranks that have not sent their last message.
    open: u64,
    /// The time limit stopped at least one of them.
    cut: bool,
}

impl Cluster {
    /// Joins the job of this process. If a lost rank blocks the main thread in MPI, `report` prints the reason before
    /// the process ends.
    ///
    /// # Errors
    /// MPI was initialised in this process before, does not support calls from two threads in turn, or the timeout is
    /// not a number.
    pub fn join(report: PrintReason) -> Result<Self, RecordError> {
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

    /// Counts the remaining blocks of a job on all ranks; rank 0 opens the earlier records. Up to three ranks count one
    /// block in `every` (none if 0). The blocks of hosts with wrong counts are removed. `None` on ranks other than 0.
    ///
    /// # Errors
    /// On every rank, the error of the rank that failed first; or a rank would count another run, or counts a block with
    /// a known answer wrongly.
    pub fn count(&self, job: &Job<'_>, every: u64, watch: &mut dyn Watch) -> Result<Option<Finished>, RecordError> {
        self.agree(job.check().map(|()| job.header), |a: &Header, b| difference(a, b))?;
        let open = || {
            let (writer, mut covered) = (RecordWriter::open(job, watch)?, job.covered.clone());
            for record in &writer.records {
                covered.add(record).map_err(RecordError::Mismatch)?;
            }
            Ok((writer, covered))
        };
        let part = |(_, covered): &(_, Coverage), rank| self.blocks_of(job, every, covered, rank);
        let (opened, (own, others)) = self.opened(open, part)?;
        // Two counts of one rank would prove nothing.
        let work = Recounting::new(job.work, if self.ranks() > 1 { every } else { 0 }, &own, &others);
        let run = Run::new(&work, own, &[])?;
        let Some((writer, covered)) = opened else {
            return self.count_part(job, &work, run).map(|()| None);
        };
        let started = Instant::now();
        let total = samples(job.work, &share(job.work, &covered, None));
        let judge = Judge::new(self.ranks());
        let mut records = RankRecords { job, writer, judge, received: 0, own: 0, total, watch };
        let finished = self.whole(|others| {
            let ended = run.count(job.limits, &mut |record, progress| {
                records.own = progress.done;
                records.answers(work.answers())?;
                records.keep(record)?;
                self.take_waiting(others, &mut |found| records.receive(found))?;
                records.progress();
                Ok(())
            })?;
            records.answers(work.answers())?;
            self.take_all(others, &mut |found| {
                records.progress();
                records.receive(found)
            })?;
            records.finish(if others.cut { Ended::TimeLimit } else { ended }, started, self.ranks())
        })?;
        Ok(Some(finished))
    }

    /// The blocks that a rank counts, and those of the ranks whose chosen blocks it counts again.
    fn blocks_of(&self, job: &Job<'_>, every: u64, covered: &Coverage, rank: u64) -> (Blocks, Vec<Blocks>) {
        let own = share(job.work, covered, Some([rank, self.ranks()]));
        if every == 0 {
            return (own, Vec::new());
        }
        let others = checked_by(rank, self.ranks()).into_iter();
        (own, others.map(|other| share(job.work, covered, Some([other, self.ranks()]))).collect())
    }

    /// Counts the part of a rank other than 0, and sends its answers and records to rank 0.
    fn count_part(&self, job: &Job<'_>, work: &Recounting<'_>, run: Run<'_>) -> Result<(), RecordError> {
        self.part(|send| {
            let ended = run.count(job.limits, &mut |record, _| {
                send_answers(work, send)?;
                send(record.cloned().map(FromRank::Record).as_ref())
            })?;
            // Blocks of other ranks may have been counted after the last record.
            send_answers(work, send)?;
            Ok(ended == Ended::TimeLimit)
        })
    }

    /// Runs numbered pieces of the work called `identity` on all ranks. Rank i of n takes every n-th of the pieces
    /// that are left when rank 0 opens the results. Rank 0 keeps each result as it arrives and returns the opened
    /// results; the others return `None`.
    ///
    /// # Errors
    /// On every rank, the error of the rank that failed first; or a rank has other work than rank 0.
    pub fn each<K, R: Clone + Send + Serialize + DeserializeOwned>(
        &self,
        identity: &str,
        open: impl FnOnce() -> Result<(K, Vec<u64>), RecordError>,
        run: impl FnOnce(Vec<u64>, &AtomicBool, &(dyn Fn(&R) + Sync)) + Send,
        mut keep: impl FnMut(&mut K, &R) -> Result<(), RecordError>,
    ) -> Result<Option<K>, RecordError> {
        self.agree(Ok(&identity.to_owned()), |a: &String, b| {
            (a != b).then(|| format!("it has {b}, where rank 0 has {a}"))
        })?;
        let (opened, own_pieces) = self.opened(open, |(_, pieces): &(K, Vec<u64>), rank| -> Vec<u64> {
            // Every n-th piece and not a range, because neighbouring pieces may take equally long.
            pieces.iter().skip(rank as usize).step_by(self.ranks() as usize).copied().collect()
        })?;
        let work = |stop: &AtomicBool, done: &(dyn Fn(&R) + Sync)| run(own_pieces, stop, done);
        let Some((mut results, _)) = opened else {
            self.part(|send| drain::on_caller_thread(work, send).map(|()| false))?;
            return Ok(None);
        };
        self.whole(|others| {
            let mut keep = |result: Option<&R>| match result {
                Some(result) => keep(&mut results, result),
                None => Ok(()),
            };
            drain::on_caller_thread(work, |result| {
                keep(result)?;
                self.take_waiting(others, &mut keep)
            })?;
            self.take_all(others, &mut keep)?;
            Ok(())
        })?;
        Ok(Some(results))
    }

    /// Ends the job with the result of this rank. Every rank calls it once; rank 0 announces the outcome, and the
    /// others wait for it. A rank that failed before it could count informs the others.
    ///
    /// # Errors
    /// This rank or rank 0 has failed.
    pub fn conclude<T, E: ToString>(&self, result: &Result<T, E>) -> Result<(), RecordError> {
        let mine = result.as_ref().map(|_| ()).map_err(E::to_string);
        match (self.stage.get(), mine) {
            (Stage::Joined, mine) => self.agree(mine.and(Err("it has nothing to count".into())), |(), ()| None),
            (Stage::Working, mine) => mine.map_err(RecordError::Mismatch),
            (Stage::Done, mine) if self.is_writer() => self.announce(mine.err()),
            (Stage::Done, _) => self.verdict(),
        }
    }

    /// Aborts the job at once if a rank is lost, because MPI cannot finalise without it.
    pub fn abort_if_lost(&self) {
        self.link.abort_if_lost();
    }

    /// Checks that every rank has the identity of rank 0 before any of them starts.
    fn agree<I: Serialize + DeserializeOwned>(
        &self,
        own: Result<&I, String>,
        difference: impl Fn(&I, &I) -> Option<String>,
    ) -> Result<(), RecordError> {
        self.stage.set(Stage::Working);
        if !self.is_writer() {
            self.link.send(0, to_bytes(&Hello { host: machine::name(), identity: own })?);
            return self.verdict();
        }
        // Rank 0 hears every rank before it announces a failure, because each of them waits for its answer.
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
        self.announce(failure.clone())?;
        failure.map_or(Ok(()), |reason| Err(RecordError::Mismatch(reason)))
    }

    /// The results that rank 0 opens (`None` on the others), and this rank's part of the work.
    fn opened<K, S: Serialize + DeserializeOwned>(
        &self,
        open: impl FnOnce() -> Result<K, RecordError>,
        part: impl Fn(&K, u64) -> S,
    ) -> Result<(Option<K>, S), RecordError> {
        if !self.is_writer() {
            let part: Result<S, String> = from_bytes(&self.link.receive(Some(0))?.1)?;
            return Ok((None, part.map_err(RecordError::Mismatch)?));
        }
        let opened = open();
        for rank in 1..self.ranks() {
            // A failure is sent too: the others wait for an answer.
            let part = opened.as_ref().map(|opened| part(opened, rank)).map_err(|e| format!("rank 0: {e}"));
            self.link.send(rank as i32, to_bytes(&part)?);
        }
        let opened = opened?;
        let own = part(&opened, 0);
        Ok((Some(opened), own))
    }

    /// Runs a rank's part, sends every result to rank 0 and waits for its answer. `work` returns whether it was cut
    /// short.
    fn part<R: Serialize>(
        &self,
        work: impl FnOnce(&mut Taker<'_, R>) -> Result<bool, RecordError>,
    ) -> Result<(), RecordError> {
        let mut stopped = false;
        let result = work(&mut |result: Option<&R>| {
            if let Some(result) = result {
                self.link.send(0, to_bytes(&Message::Found(result))?);
            }
            // Until all ranks are done, rank 0 sends a message only if a rank failed.
            stopped = self.link.waits(0)?;
            if stopped { Err(RecordError::Mismatch("stopped by rank 0".into())) } else { Ok(()) }
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

    /// Runs the part of rank 0, then announces the outcome to all others.
    fn whole<T>(&self, work: impl FnOnce(&mut Others) -> Result<T, RecordError>) -> Result<T, RecordError> {
        let mut others = Others { open: self.ranks() - 1, cut: false };
        let result = work(&mut others);
        self.announce(result.as_ref().err().map(ToString::to_string))?;
        while others.open > 0 && !self.link.is_lost() {
            // The other ranks stop. Their pending messages are received, so that none of them waits forever.
            drop(self.receive::<IgnoredAny>(&mut others));
        }
        if result.is_ok() {
            self.stage.set(Stage::Done);
        }
        result
    }

    /// Takes the results that have arrived from other ranks.
    fn take_waiting<R: DeserializeOwned>(
        &self,
        others: &mut Others,
        keep: &mut Taker<'_, R>,
    ) -> Result<(), RecordError> {
        while others.open > 0 && self.link.any_waits()? {
            keep(self.receive(others)?.as_ref())?;
        }
        Ok(())
    }

    /// Takes the results of other ranks until all are done.
    fn take_all<R: DeserializeOwned>(&self, others: &mut Others, keep: &mut Taker<'_, R>) -> Result<(), RecordError> {
        while others.open > 0 {
            let result = if self.link.any_waits()? { self.receive(others)? } else { None };
            keep(result.as_ref())?;
            link::pause();
        }
        Ok(())
    }

    /// Takes one message: a result, or `None` from a rank that is done.
    fn receive<R: DeserializeOwned>(&self, others: &mut Others) -> Result<Option<R>, RecordError> {
        match from_bytes(&self.link.receive(None)?.1)? {
            Message::Found(result) => return Ok(Some(result)),
            Message::Done { cut } => {
                others.open -= 1;
                others.cut |= cut;
            }
            Message::Failed(reason) => {
                others.open -= 1;
                return Err(RecordError::Mismatch(reason));
            }
        }
        Ok(None)
    }

    /// Announces the outcome to all other ranks. If a rank is lost, the job ends soon.
    fn announce(&self, failure: Option<String>) -> Result<(), RecordError> {
        if self.link.is_lost() {
            return Ok(());
        }
        let bytes = to_bytes(&failure.map(|e| e.chars().take(MOST_REASON).collect::<String>()))?;
        for rank in 1..self.ranks() {
            self.link.send(rank as i32, bytes.clone());
        }
        Ok(())
    }

    /// Waits for the outcome that rank 0 announces.
    fn verdict(&self) -> Result<(), RecordError> {
        let failure: Option<String> = from_bytes(&self.link.receive(Some(0))?.1)?;
        failure.map_or(Ok(()), |reason| Err(RecordError::Mismatch(reason)))
    }
}

/// Maximum length of an announced reason, in characters.
const MOST_REASON: usize = 500;

/// Sends the answers since the last call to rank 0.
fn send_answers(work: &Recounting<'_>, send: &mut Taker<'_, FromRank>) -> Result<(), RecordError> {
    for answer in work.answers() {
        send(Some(&FromRank::Answer(answer)))?;
    }
    Ok(())
}
