//! Outcomes of errors on stages. For a class of an error model with few patterns, every pattern is tried. Otherwise the
//! counts by weight are used if these are known, or patterns are sampled.

use super::pipeline::Pipeline;
use super::weights::{Trial, by_weight, tally};
use crate::draws::SamplingRequest;
use crate::monte_carlo::Plan;
use eccforge_circuit::lanes::Backend;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{ClassResult, Method, SEED};
use eccforge_exact::facts::Facts;
use eccforge_model::{Choices, ErrorClass, ErrorModel, Patterns};
use eccforge_outcomes::{Counts, Tally};
use eccforge_runs::run::{Limits, StopRules, run};
use eccforge_runs::statistics::{clopper_pearson, rule_of_three};
use eccforge_scheme::stages::Stages;
use num_traits::Zero;
use std::convert::Infallible;

/// Maximum number of patterns of a class that are all tried.
// About twice `SAMPLES`: exact counts then cost about as much as the samples that they replace.
const MOST_TRIED: u64 = 2_000_000;
/// Number of samples of a class with more patterns.
// Four blocks: the 95 % interval of a share of one half is then 0.2 % wide.
pub const SAMPLES: u64 = 1 << 20;

/// Outcomes of errors by weight and, if there is a model, by class.
///
/// # Errors
/// The error stage does not support a class, or it cannot be drawn.
pub fn facts(
    stages: &Stages,
    pipeline: &Pipeline,
    model: Option<&ErrorModel>,
    backend: Backend,
    progress: &Progress,
) -> Result<Facts, String> {
    let by_weight = by_weight(pipeline, backend, progress);
    let Some(model) = model else {
        return Ok(Facts { by_weight, by_class: Vec::new(), left_out: None, code: None });
    };
    model.independent_of_data()?;
    let mut by_class: Vec<ClassResult> = Vec::new();
    for (c, class) in model.classes.iter().enumerate() {
        // Classes with equal patterns are evaluated only once.
        let same = model.classes[..c].iter().position(|earlier| earlier.patterns == class.patterns);
        let found = match same.map(|at| by_class[at].clone()) {
            Some(same) => ClassResult { class: class.id.clone(), ..same },
            None => match exact_class(stages, pipeline, &by_weight, class, backend)? {
                Some(found) => found,
                None => sampled(stages, model, c, backend)?,
            },
        };
        // A share of no patterns would divide by zero.
        if found.tally.total() == Zero::zero() {
            return Err(format!("the class `{}` has no patterns on the stage with the errors", class.id));
        }
        by_class.push(found);
    }
    Ok(Facts { by_weight, by_class, left_out: None, code: None })
}

/// The outcomes of a class without sampling: counted by weight, or every pattern tried. `None` if there are too many
/// patterns for either.
///
/// # Errors
/// The error stage does not support the class.
pub fn exact_class(
    stages: &Stages,
    pipeline: &Pipeline,
    by_weight: &[(usize, Option<Tally>)],
    class: &ErrorClass,
    backend: Backend,
) -> Result<Option<ClassResult>, String> {
    let g = stages.error_geometry();
    let sets = class.patterns.sets(g).map_err(|why| format!("the class `{}`: {why}", class.id))?;
    let is_few = Choices::total(&sets) <= MOST_TRIED;
    let of_weight = match class.patterns {
        Patterns::Weight(w) => by_weight.iter().find(|(bits, _)| *bits == w.bits).and_then(|(_, tally)| tally.clone()),
        _ => None,
    };
    let (tally, method) = match of_weight {
        Some(tally) => (tally, Method::Counted),
        None if is_few => (tried(pipeline, backend, &sets), Method::Enumerated),
        None => return Ok(None),
    };
    Ok(Some(ClassResult { class: class.id.clone(), tally, method, silent: None }))
}

/// The outcomes of all patterns of these sets, each decoded once.
fn tried(pipeline: &Pipeline, backend: Backend, sets: &[Choices]) -> Tally {
    let progress = Progress::default();
    let mut trial = Trial::new(pipeline, backend, &progress);
    for set in sets {
        set.each(&mut |wrong| trial.push(wrong));
    }
    tally(trial.finish())
}

/// The outcomes of [`SAMPLES`] patterns of a class, with the 95 % interval of the silent share.
fn sampled(stages: &Stages, model: &ErrorModel, class: usize, backend: Backend) -> Result<ClassResult, String> {
    let draws = SamplingRequest { classes: &[class], ..SamplingRequest::new(model, SAMPLES, SEED) };
    let plan = Plan::new([stages.clone()], &draws)?;
    let limits = Limits { threads: 0, backend, stop: StopRules::default(), shard: None };
    let counts = sum(&plan, &limits, &Progress::default());
    let (low, high) = match counts.silent() {
        0 => (0.0, rule_of_three(counts.total())),
        silent => clopper_pearson(silent, counts.total(), 0.95),
    };
    let class = model.classes[class].id.clone();
    Ok(ClassResult { class, tally: tally(counts), method: Method::Sampled, silent: Some([low, high]) })
}

/// The counts of all samples of a plan.
pub(super) fn sum(plan: &Plan, limits: &Limits, progress: &Progress) -> Counts {
    let mut sum = Counts::default();
    let ended = run(plan, limits, &[], &mut |record, _| {
        for counts in record.counts.values() {
            progress.add(counts.total());
            sum += *counts;
        }
        Ok::<(), Infallible>(())
    });
    ended.map_or_else(|never| match never {}, drop);
    sum
}
