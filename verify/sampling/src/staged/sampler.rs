//! Samples the rows of published works whose schemes have several stages.

use super::plan::{Plan, Request};
use crate::source::{Chance, Kind, NamedSource};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::works::{Counted, Sampler, Sampling};
use eccforge_runs::random::Generator;
use eccforge_runs::records::Counts;
use eccforge_runs::run::{Limits, run};
use std::convert::Infallible;

/// Samples on the stages' circuits.
#[derive(Clone, Copy, Debug)]
pub struct OnCircuits {
    /// Threads and lane; neither changes a count.
    pub limits: Limits,
}

impl Sampler for OnCircuits {
    fn sample(&self, request: &Sampling<'_>) -> Result<Counted, String> {
        let source = NamedSource { id: "bits".to_owned(), kind: Kind::Independent(Chance::of(request.rate)) };
        let plan = Plan::new(&Request {
            stages: std::slice::from_ref(request.stages),
            model: &ErrorModel::table1(),
            classes: &[],
            sources: &[source],
            samples: request.samples,
            seed: request.seed,
            generator: Generator::Ars7,
            capture: 0,
            refuse_scattered: request.refused.is_some(),
        })
        .map_err(|e| e.to_string())?;
        let mut sum = Counts::default();
        let counted = run(&plan, &self.limits, &[], &mut |record, _| {
            record.counts.values().for_each(|c| sum += *c);
            Ok::<(), Infallible>(())
        });
        counted.map_or_else(|never| match never {}, drop);
        Ok(Counted { right: sum.clean + sum.corrected, detected: sum.detected, silent: sum.silent() })
    }
}
