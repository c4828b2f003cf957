//! A job as work for the runner and the records of `eccforge simulate`: each task is counted once.

use super::counts::Counts;
use super::job::Plan;
use super::results::Results;
use eccforge_circuit::lanes::Backend;
use eccforge_files::digest::sha256;
use eccforge_runs::records::{Identity, Record};
use eccforge_runs::run::Work;
use serde_json::json;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

/// The cells of the records: tasks of memory, and iterations of logic.
const CELLS: [&str; 2] = ["memory", "logic"];

/// A job whose tasks are recorded.
#[derive(Debug)]
pub struct Recording<'a> {
    plan: Plan<'a>,
    stop: &'a AtomicBool,
}

impl<'a> Recording<'a> {
    /// Records a plan; `stop` ends the task in progress.
    pub fn new(plan: Plan<'a>, stop: &'a AtomicBool) -> Self {
        Self { plan, stop }
    }

    /// Identity of the run that the records belong to. `faults` is the text of the fault file.
    pub fn identity(&self, faults: &str) -> Identity {
        let job = &self.plan.job;
        let description = json!({
            "device": job.map.geometry.hash(),
            "entries": job.map.entries,
            "faults": sha256(faults),
            "options": job.options,
            "sweep_seconds": job.sweep_seconds,
            "iterations": job.iterations,
            "reports": job.most_reports,
            "segment": self.plan.segment,
        });
        let cells = CELLS.into_iter().enumerate().map(|(c, name)| (name.to_owned(), name, self.blocks(c)));
        crate::memtest::identity("memtest", job.map.seed, job.codec, &description, cells)
    }

    /// Results from the records of all tasks.
    ///
    /// # Errors
    /// A record does not belong to this job.
    pub fn results(&self, records: &[Record]) -> Result<Results, String> {
        let job = &self.plan.job;
        let (mut sum, reads) = (Counts::new(&job.options.tests), self.plan.clean());
        for record in records {
            let at = format!("the record of `{}` from task {} on", record.cell, record.first);
            let found = Counts::from_values(&record.values, &job.options.tests);
            sum.add(found.ok_or_else(|| format!("{at} does not hold the counts of memory tests"))?, job.most_reports);
            let excess =
                sum.tests.iter().zip(&reads.tests).find(|(found, all)| found.reads.accesses() > all.reads.clean);
            if let Some((found, _)) = excess {
                return Err(format!("{at} has more reads of the test {} than the run has", found.test));
            }
        }
        Ok(self.plan.results(sum))
    }
}

impl Work for Recording<'_> {
    fn cells(&self) -> Vec<String> {
        CELLS.map(str::to_owned).to_vec()
    }

    fn blocks(&self, cell: usize) -> u64 {
        if cell == 0 { self.plan.tasks() } else { self.plan.logic_tasks() }
    }

    fn samples_in(&self, cell: usize, blocks: &Range<u64>) -> u64 {
        if cell == 0 { blocks.clone().map(|i| self.plan.size(i)).sum() } else { blocks.end - blocks.start }
    }

    /// Records hold reports, which are not sums; without joining them, a kill loses little work.
    fn joins(&self) -> bool {
        false
    }

    fn count(&self, cell: usize, blocks: Range<u64>, _: Backend, _: &[usize]) -> Record {
        let job = &self.plan.job;
        let (mut sum, mut done) = (Counts::new(&job.options.tests), 0);
        for block in blocks.clone() {
            let found = if cell == 0 {
                self.plan.task(block, self.stop)
            } else {
                (!self.stop.load(Ordering::Relaxed)).then(|| self.plan.logic_task(block))
            };
            // Results from before an interruption are kept.
            let Some(found) = found else { break };
            sum.add(found, job.most_reports);
            done += 1;
        }
        let (cell, values) = (CELLS[cell].to_owned(), sum.into_values());
        Record { cell, first: blocks.start, blocks: done, values, ..Record::default() }
    }
}
