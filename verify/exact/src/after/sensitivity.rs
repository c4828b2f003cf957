//! Sensitivities of the silent share of the next error: to the rate of each class of the model, and to each further bit that
//! becomes wrong at every read.

use super::{After, MOST_ERRORS, next_errors, weighted, work};
use crate::enumerate::Progress;
use eccforge_model::ErrorModel;
use eccforge_report::json::{self, as_exact};
use eccforge_scheme::Scheme;
use num_rational::BigRational;
use schemars::JsonSchema;
use serde::Serialize;

/// Sensitivities of the silent share of the next error of a state.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Sensitivity {
    /// The classes of the model, in its order.
    pub classes: Vec<OfClass>,
    /// Every bit that is right so far, in the order of the entry; null if too many errors would have to be decoded.
    pub bits: Option<Vec<OfBit>>,
}

/// The sensitivity to the rate of one class.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct OfClass {
    /// Id of the class.
    pub class: String,
    /// Derivative of the silent share with respect to the logarithm of the rate of the class: the probability of the class,
    /// times the difference between its silent share and that of the model. The sum over all classes is zero.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "json::Exact")]
    pub silent: BigRational,
}

/// The effect of one more wrong bit.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct OfBit {
    /// The physical bit.
    pub bit: usize,
    /// Change of the silent share of the next error if the bit is wrong too.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "json::Exact")]
    pub silent: BigRational,
    /// Change of the detected share.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "json::Exact")]
    pub detected: BigRational,
}

/// The sensitivities of a state; `None` if a class of the model is not counted.
///
/// # Errors
/// See [`super::after`].
pub fn sensitivity(
    scheme: &Scheme,
    model: &ErrorModel,
    state: &After,
    progress: &Progress,
) -> Result<Option<Sensitivity>, String> {
    let Some(now) = weighted(model, &state.next) else { return Ok(None) };
    let mut classes = Vec::new();
    for (class, next) in model.classes.iter().zip(&state.next) {
        // Every class is counted, or the model would have no silent share.
        if let Some(tally) = &next.tally {
            let silent = model.probability(class) * (tally.probabilities().silent() - now.silent());
            classes.push(OfClass { class: class.id.clone(), silent });
        }
    }
    let free: Vec<usize> = (0..scheme.geometry.bits()).filter(|bit| !state.wrong_bits.contains(bit)).collect();
    if work(scheme, model).saturating_mul(free.len() as u64) > MOST_ERRORS {
        return Ok(Some(Sensitivity { classes, bits: None }));
    }
    let with_bit = |bit: &usize| {
        let mut wrong: Vec<usize> = state.wrong_bits.iter().chain([bit]).copied().collect();
        wrong.sort_unstable();
        wrong
    };
    let states: Vec<Vec<usize>> = free.iter().map(with_bit).collect();
    let after = next_errors(scheme, model, &states, progress)?;
    let effects = free.iter().zip(after).map(|(bit, after)| {
        let after = after?;
        Some(OfBit { bit: *bit, silent: after.silent() - now.silent(), detected: after.detected - &now.detected })
    });
    Ok(Some(Sensitivity { classes, bits: effects.collect() }))
}
