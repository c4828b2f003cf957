//! Failures of a memory in 10^9 hours (FIT), by class of error: rates of an error model times exact outcomes.

use crate::enumerate::Progress;
use crate::exact::{self, ClassResult, Method, Reading};
use crate::facts::{Claim, Verdict};
use eccforge_model::{ErrorModel, parse_decimal};
use eccforge_outcomes::Probabilities;
use eccforge_report::numbers::{decimal, scientific};
use eccforge_scheme::{DecimalSpec, FitSpec, Scheme};
use num_rational::BigRational;
use num_traits::{One, Zero};

/// Failures of a memory, by class and in all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    /// One for each class of the model, in its order.
    pub classes: Vec<ClassFit>,
    /// The sum over all classes.
    pub all: ClassFit,
}

/// Failures of one class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassFit {
    /// Id of the class; empty for all classes together.
    pub class: String,
    /// Events in 10^9 hours, whatever becomes of them.
    pub events: BigRational,
    /// Events in 10^9 hours by outcome.
    pub outcomes: Probabilities,
}

impl ClassFit {
    /// The share of events that are not silent: the diagnostic coverage of the class with respect to residual faults.
    pub fn coverage(&self) -> BigRational {
        // A class without events leaves nothing uncovered.
        if self.events.is_zero() {
            BigRational::one()
        } else {
            BigRational::one() - self.outcomes.silent() / &self.events
        }
    }
}

impl Budget {
    /// The budget of a memory that has `events` events of the model in 10^9 hours; `results` has the outcomes of each class.
    ///
    /// # Errors
    /// An entry of the scheme has no pattern of a class, or a class is sampled.
    pub fn new(
        scheme: &Scheme,
        model: &ErrorModel,
        results: &[ClassResult],
        events: &BigRational,
    ) -> Result<Self, String> {
        let mut classes = Vec::new();
        let mut all =
            ClassFit { class: String::new(), events: BigRational::zero(), outcomes: Probabilities::default() };
        for (class, result) in model.classes.iter().zip(results) {
            if result.method == Method::Sampled {
                return Err(format!("the class `{}` is sampled, and a budget takes exact shares only", class.id));
            }
            let Some(shares) = result.probabilities() else {
                let why = class.absent(scheme).unwrap_or_else(|| "it has no pattern".to_owned());
                return Err(format!("`{}` is not in this entry: {why}", class.id));
            };
            let events = model.probability(class) * events;
            let outcomes = shares.map(|share| share * &events);
            all.events += &events;
            all.outcomes += &outcomes;
            classes.push(ClassFit { class: class.id.clone(), events, outcomes });
        }
        Ok(Self { classes, all })
    }

    /// Counts the outcomes of all classes of the model, and makes the budget from them.
    ///
    /// # Errors
    /// The errors of [`exact::evaluate`] and of [`Budget::new`].
    pub fn counted(
        scheme: &Scheme,
        model: &ErrorModel,
        events: &BigRational,
        progress: &Progress,
    ) -> Result<Self, String> {
        // Without this check, a model of many patterns would be counted before it is rejected.
        if let Some(why) = model.absent(scheme) {
            return Err(why);
        }
        let all: Vec<usize> = (0..model.classes.len()).collect();
        let results = exact::evaluate(scheme, model, &all, Reading::Inclusive, progress)?;
        Self::new(scheme, model, &results, events)
    }
}

/// A rate in FIT: a decimal if it prints digits, otherwise in scientific notation.
pub fn in_fit(rate: &BigRational) -> String {
    if *rate < BigRational::new(1.into(), 100.into()) && !rate.is_zero() { scientific(rate) } else { decimal(rate, 4) }
}

/// The claims about failures in 10^9 hours. `model` and `results` are those of the check, whose counts are used if the claim is
/// about that model.
pub(crate) fn claims(scheme: &Scheme, model: &ErrorModel, results: &[ClassResult]) -> Vec<Claim> {
    let Some(spec) = &scheme.claims.fit_at_most else { return Vec::new() };
    let budget = of_claim(scheme, spec, model, results);
    let mut claims = Vec::new();
    for (kind, limit) in [("silent", &spec.silent), ("detected", &spec.detected)] {
        let Some(limit) = limit else { continue };
        let text = format!(
            "at most {} FIT of {kind} errors: `{}`, {} Gbit, {} events in 10^9 hours of a gigabit",
            limit.0.value, spec.model, spec.memory_gbit.0.value, spec.fit_per_gbit.0.value
        );
        let (verdict, evidence) = match &budget {
            Err((why, evidence)) => (Verdict::Open(why), evidence.clone()),
            Ok(budget) => {
                let outcomes = &budget.all.outcomes;
                let found = if kind == "silent" { outcomes.silent() } else { outcomes.detected.clone() };
                let verdict = if found <= number(limit) { Verdict::Holds } else { Verdict::Refuted };
                (verdict, format!("{} of {} FIT", in_fit(&found), in_fit(&budget.all.events)))
            }
        };
        claims.push(Claim { text, verdict, evidence });
    }
    claims
}

/// The budget that a claim is about; the error has a short reason and the evidence.
fn of_claim(
    scheme: &Scheme,
    spec: &FitSpec,
    model: &ErrorModel,
    results: &[ClassResult],
) -> Result<Budget, (&'static str, String)> {
    let events = number(&spec.memory_gbit) * number(&spec.fit_per_gbit);
    let shipped = ErrorModel::builtin(&spec.model);
    let meant = match &shipped {
        // A file may give the id of a built-in model to other classes; the claim is about the built-in ones.
        Some(shipped) => shipped,
        None if model.id == spec.model => model,
        None => {
            let why = format!("`{}` is not a built-in model; give its file with --model", spec.model);
            return Err(("not under this model", why));
        }
    };
    // A check of claims only has fewer results than its model has classes.
    let is_counted = meant.hash() == model.hash() && results.len() == meant.classes.len();
    let budget = if is_counted {
        Budget::new(scheme, meant, results, &events)
    } else {
        Budget::counted(scheme, meant, &events, &Progress::default())
    };
    budget.map_err(|why| ("not decided", why))
}

/// The value of a decimal number of a scheme file.
fn number(text: &DecimalSpec) -> BigRational {
    // The scheme reader has already rejected other texts.
    parse_decimal(&text.0.value).unwrap_or_default()
}
