//! Samples the rows of published works whose schemes have several stages.

use super::facts::sum;
use super::pipeline::Pipeline;
use crate::draws::SamplingRequest;
use crate::monte_carlo::Plan;
use crate::source::{Chance, Kind, NamedSource};
use eccforge_circuit::lanes::TooLarge;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::sampler::{InjectedErrors, SampleCounts, Sampler, Sampling};
use eccforge_model::ErrorModel;
use eccforge_runs::run::Limits;
use eccforge_scheme::stages::Stages;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// A sampler that runs the circuits of stages, each compiled once.
#[derive(Debug)]
pub struct OnCircuits {
    limits: Limits,
    /// Compiled pipelines by hash of the stages.
    compiled: RefCell<BTreeMap<String, Pipeline>>,
}

impl OnCircuits {
    /// Uses these threads and this lane; neither changes a count.
    pub fn new(limits: Limits) -> Self {
        Self { limits, compiled: RefCell::default() }
    }

    fn pipeline(&self, stages: &Stages) -> Result<Pipeline, TooLarge> {
        let mut compiled = self.compiled.borrow_mut();
        match compiled.entry(stages.hash()) {
            // Rows of a work share stages, whose compilation takes longer than some rows.
            Entry::Occupied(known) => Ok(known.get().clone()),
            Entry::Vacant(free) => Ok(free.insert(Pipeline::new(stages)?).clone()),
        }
    }
}

impl Sampler for OnCircuits {
    fn sample(&self, request: &Sampling<'_>, progress: &Progress) -> Result<SampleCounts, String> {
        let (id, kind) = match &request.errors {
            InjectedErrors::Independent(rate) => ("bits", Kind::Independent(Chance::of(rate))),
            InjectedErrors::Devices(shapes) => ("devices", Kind::Devices(shapes.clone())),
        };
        let source = NamedSource { id: id.to_owned(), kind };
        let (model, sources) = (ErrorModel::table1(), [source]);
        let draws =
            SamplingRequest { sources: &sources, ..SamplingRequest::new(&model, request.samples, request.seed) };
        let (stages, refused) = (std::slice::from_ref(request.stages), request.refused.is_some());
        let plan = Plan::with(stages, &draws, refused, &|stages| self.pipeline(stages))?;
        let sum = sum(&plan, &self.limits, progress);
        Ok(SampleCounts { right: sum.clean + sum.corrected, detected: sum.detected, silent: sum.silent() })
    }
}
