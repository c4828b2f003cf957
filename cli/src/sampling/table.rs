//! Sampled counts for the exact table of `eccforge reproduce --samples N`.

use super::options::{OpenArgs, lane};
use super::recorded::{Keeping, recorded};
use crate::arguments::counting;
use crate::output::header;
use clap::Args;
use eccforge_circuit::lanes::Backend;
use eccforge_exact::sampled::{Sampled, SampledCell};
use eccforge_runs::random::Generator;
use eccforge_runs::run::{Limits, StopRules};
use eccforge_sampling::draws::SamplingRequest;
use eccforge_sampling::expected::Expected;
use eccforge_sampling::monte_carlo::Plan;
use eccforge_sampling::report::report;
use eccforge_works as works;
use miette::{Report as Failure, miette};
use std::path::Path;

/// Sampling options of `reproduce`.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Sampling")]
pub struct SamplingArgs {
    /// Also sample every cell with this many patterns, such as 1e9. Default: do not sample.
    #[arg(long, value_parser = counting, conflicts_with = "exclusive")]
    samples: Option<u64>,
    /// Seed of all random bits.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Random generator: ars7 or philox.
    #[arg(long, default_value = "ars7")]
    generator: Generator,
    /// Number of threads; 0 uses one for each core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// SIMD instructions: auto, avx512, avx2, neon or u64.
    #[arg(long, default_value = "auto", value_parser = lane)]
    lane: Backend,
    #[command(flatten)]
    opening: OpenArgs,
}

impl SamplingArgs {
    /// Whether samples are requested.
    pub fn asked(&self) -> bool {
        self.samples.is_some()
    }

    /// Samples all cells of a table by class, if samples were requested. Finished pieces go to the file of records, from which the same
    /// command resumes.
    ///
    /// # Errors
    /// A class cannot be sampled, or records are damaged, belong to another run, or cannot be written.
    pub fn run(&self, table: &works::WorkResult, records: Option<&Path>) -> Result<Option<Sampled>, Failure> {
        let (Some(samples), Some(r)) = (self.samples, &table.work.by_class) else { return Ok(None) };
        let all = SamplingRequest::new(&r.model, samples, self.seed);
        let draws = SamplingRequest { classes: &r.classes, generator: self.generator, ..all };
        let plan = Plan::new(&r.schemes, &draws).map_err(|e| miette!("{e}"))?;
        let exact =
            table.cells.iter().map(|c| ((c.scheme.clone(), c.class.clone()), c.probabilities.clone())).collect();
        let exact = Expected { exact, ..Expected::default() };
        let limits = Limits { threads: self.threads, backend: self.lane, stop: StopRules::default(), shard: None };
        let header = header(plan.identity(), None);
        let keeping = Keeping { path: records, opening: self.opening.opening(), unit: "samples" };
        let records = recorded(&plan, &header, &limits, keeping)?.records;
        let sampled = report(&header.identity, &records, &exact);
        Ok(Some(Sampled {
            samples,
            seed: self.seed,
            generator: self.generator.name().into(),
            lane: self.lane.description(),
            cells: table
                .cells
                .iter()
                .filter_map(|c| sampled.cell(&c.scheme, &c.class))
                .map(SampledCell::from)
                .collect(),
        }))
    }
}
