//! Outcomes of each class of an error model on stages: every pattern if there are few, counts by weight if these are
//! known, and samples otherwise.

use super::pipeline::Pipeline;
use super::weights::{OfWeight, Trial};
use crate::draws::Draws;
use crate::monte_carlo::Plan;
use eccforge_bitslice::Backend;
use eccforge_exact::model::{Choices, ErrorModel, Patterns};
use eccforge_runs::records::Counts;
use eccforge_runs::run::{Limits, StopRules, run};
use eccforge_runs::statistics::{clopper_pearson, rule_of_three};
use eccforge_scheme::stages::Stages;
use num_rational::BigRational;
use std::convert::Infallible;

/// Maximum number of patterns of a class that are all tried.
const MOST_TRIED: u64 = 2_000_000;
/// Number of samples of a class with more patterns.
pub const SAMPLES: u64 = 1 << 20;
/// Their seed.
pub const SEED: u64 = 1;

/// The method that found the outcomes of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// From the counts of all patterns of its weight.
    Counted,
    /// Every pattern was decoded.
    Tried,
    /// [`SAMPLES`] patterns with [`SEED`].
    Sampled,
}

impl Engine {
    /// Its name in words and files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Counted => "counted",
            Self::Tried => "tried",
            Self::Sampled => "sampled",
        }
    }
}

/// Results for one class.
#[derive(Clone, Debug, PartialEq)]
pub struct OfClass {
    /// Its id.
    pub class: String,
    /// Its name.
    pub name: String,
    /// Its share of all events of the model.
    pub share: BigRational,
    /// How its outcomes were found.
    pub engine: Engine,
    /// Outcomes of its patterns, or of the samples.
    pub counts: Counts,
    /// For samples: the 95 % interval of the silent share.
    pub silent: Option<(f64, f64)>,
}

/// Finds the outcomes of every class of the model; `counted` are those by weight.
///
/// # Errors
/// The error stage does not support a class, or it cannot be drawn.
pub fn by_class(
    stages: &Stages,
    pipeline: &Pipeline,
    counted: &[OfWeight],
    model: &ErrorModel,
    backend: Backend,
) -> Result<Vec<OfClass>, String> {
    let mut all: Vec<OfClass> = Vec::new();
    for (c, class) in model.classes.iter().enumerate() {
        // Sizes that look alike from here are found once.
        if let Some(same) = model.classes[..c].iter().position(|earlier| earlier.patterns == class.patterns) {
            let (id, name, share) = (class.id.clone(), class.name.clone(), model.probability(class));
            all.push(OfClass { class: id, name, share, ..all[same].clone() });
            continue;
        }
        let (engine, counts) = match exact_class(stages, pipeline, counted, model, c, backend)? {
            Some(found) => found,
            None => (Engine::Sampled, sampled(stages, model, c, backend)?),
        };
        if counts.total() == 0 {
            return Err(format!("the class `{}` has no patterns there", class.id));
        }
        let interval = || match counts.silent() {
            0 => (0.0, rule_of_three(counts.total())),
            silent => clopper_pearson(silent, counts.total(), 0.95),
        };
        let silent = (engine == Engine::Sampled).then(interval);
        let (id, name, share) = (class.id.clone(), class.name.clone(), model.probability(class));
        all.push(OfClass { class: id, name, share, engine, counts, silent });
    }
    Ok(all)
}

/// The outcomes of class `c` of the model without sampling: counted by weight, or every pattern tried. `None` if
/// there are too many patterns for either.
///
/// # Errors
/// The error stage does not support the class.
pub fn exact_class(
    stages: &Stages,
    pipeline: &Pipeline,
    counted: &[OfWeight],
    model: &ErrorModel,
    c: usize,
    backend: Backend,
) -> Result<Option<(Engine, Counts)>, String> {
    let (class, g) = (&model.classes[c], stages.struck_geometry());
    let sets = class.patterns.sets(g).map_err(|why| format!("the class `{}`: {why}", class.id))?;
    let few = sets.iter().map(Choices::count).fold(0, u64::saturating_add) <= MOST_TRIED;
    let of_weight = match class.patterns {
        Patterns::Weight(w) => counted.iter().find(|of| of.weight == w.bits).and_then(|of| of.counts),
        _ => None,
    };
    Ok(match of_weight {
        Some(counts) => Some((Engine::Counted, counts)),
        None => few.then(|| (Engine::Tried, tried(pipeline, backend, &sets))),
    })
}

fn tried(pipeline: &Pipeline, backend: Backend, sets: &[Choices]) -> Counts {
    let mut trial = Trial::new(pipeline, backend);
    for Choices { bits, least, most } in sets {
        extend(&mut trial, bits, &mut Vec::new(), (*least, *most));
    }
    trial.finish(&mut |_| ())
}

/// Tries `wrong` and every extension of it by bits of `rest`, but starts none that would have fewer than `least`
/// bits.
fn extend(trial: &mut Trial<'_>, rest: &[usize], wrong: &mut Vec<usize>, (least, most): (usize, usize)) {
    if wrong.len() >= least {
        trial.push(wrong, &mut |_| ());
    }
    if wrong.len() < most {
        let firsts = (rest.len() + wrong.len() + 1).saturating_sub(least).min(rest.len());
        for (i, &bit) in rest.iter().enumerate().take(firsts) {
            wrong.push(bit);
            extend(trial, &rest[i + 1..], wrong, (least, most));
            wrong.pop();
        }
    }
}

fn sampled(stages: &Stages, model: &ErrorModel, class: usize, backend: Backend) -> Result<Counts, String> {
    let draws = Draws { classes: &[class], ..Draws::new(model, SAMPLES, SEED) };
    let plan = Plan::of_stages(std::slice::from_ref(stages), &draws).map_err(|e| e.to_string())?;
    let limits = Limits { threads: 0, backend, stop: StopRules::default(), shard: None };
    let mut sum = Counts::default();
    let counted = run(&plan, &limits, &[], &mut |record, _| {
        record.counts.values().for_each(|counts| sum += *counts);
        Ok::<(), Infallible>(())
    });
    counted.map_or_else(|never| match never {}, drop);
    Ok(sum)
}
