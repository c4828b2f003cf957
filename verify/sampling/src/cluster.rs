//! One run over several MPI ranks: each counts its part of the blocks, rank 0 writes.
//!
//! Every rank counts the blocks of its part that are not yet recorded and sends each record to rank 0 as it is done, so a
//! rank that dies costs the blocks it had open; the same command goes on from the records. Only the main thread of a rank
//! speaks MPI, so no thread support is asked of the library.

use crate::records::{Record, Refusal};
use crate::run::{Limits, Outcome, Progress, Work, run};
use mpi::topology::SimpleCommunicator;
use mpi::traits::*;

/// The ranks of this job. MPI ends when it is dropped.
pub struct Cluster {
    world: SimpleCommunicator,
    // Dropped last: it finalizes MPI.
    _universe: mpi::environment::Universe,
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

    /// Counts what `earlier` records (those of rank 0 count) leave of the work, on all ranks. `sink` is called on rank 0
    /// only, with the records of all ranks.
    ///
    /// # Errors
    /// Rank 0: what `sink` returns. Other ranks: none.
    pub fn run(
        &self,
        work: &dyn Work,
        limits: &Limits,
        earlier: Vec<Record>,
        sink: &mut dyn FnMut(&Record, Progress) -> Result<(), Refusal>,
    ) -> Result<Outcome, Refusal> {
        let earlier = self.share(earlier)?;
        let part = Limits { shard: Some([self.world.rank() as u64, self.ranks()]), ..*limits };
        if !self.is_writer() {
            let writer = self.world.process_at_rank(0);
            let send = &mut |record: &Record, _| {
                writer.send(&to_bytes(record)?[..]);
                Ok(())
            };
            let outcome = run(work, &part, &earlier, send);
            writer.send(&[0u8; 0][..]); // an empty message: this rank is done
            return outcome;
        }
        let mut others = self.ranks() - 1;
        let outcome = run(work, &part, &earlier, &mut |record, progress| {
            sink(record, progress)?;
            while others > 0 && self.world.any_process().immediate_probe().is_some() {
                others -= self.receive(progress, sink)?;
            }
            Ok(())
        })?;
        while others > 0 {
            others -= self.receive(Progress { done: 1, total: 1 }, sink)?;
        }
        Ok(outcome)
    }

    /// Takes one message; one if it says that its rank is done.
    fn receive(
        &self,
        progress: Progress,
        sink: &mut dyn FnMut(&Record, Progress) -> Result<(), Refusal>,
    ) -> Result<u64, Refusal> {
        let (bytes, from) = self.world.any_process().receive_vec::<u8>();
        if bytes.is_empty() {
            return Ok(1);
        }
        let record = serde_json::from_slice(&bytes)
            .map_err(|e| Refusal::Mismatch(format!("rank {} sent no record: {e}", from.source_rank())))?;
        sink(&record, progress)?;
        Ok(0)
    }

    /// Gives every rank the records of rank 0.
    fn share(&self, records: Vec<Record>) -> Result<Vec<Record>, Refusal> {
        let writer = self.world.process_at_rank(0);
        let mut bytes = if self.is_writer() { to_bytes(&records)? } else { Vec::new() };
        let mut length = bytes.len() as u64;
        writer.broadcast_into(&mut length);
        bytes.resize(length as usize, 0);
        writer.broadcast_into(&mut bytes[..]);
        serde_json::from_slice(&bytes).map_err(|e| Refusal::Mismatch(format!("rank 0 sent no records: {e}")))
    }
}

fn to_bytes(value: &impl serde::Serialize) -> Result<Vec<u8>, Refusal> {
    serde_json::to_vec(value).map_err(|e| Refusal::Mismatch(format!("a record is not plain data: {e}")))
}
