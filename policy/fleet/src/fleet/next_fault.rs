//! The exact chance that the next fault in an entry with defects is silent, for the operator's rule of draining.

use super::scenario::Scenario;
use eccforge_exact::after::{check, next_error};
use eccforge_exact::classify::Verdicts;
use eccforge_exact::enumerate::Progress;
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;
use num_traits::ToPrimitive;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// Maximum number of states whose chances are remembered: enough for all pairs of bits of an entry.
const MOST_REMEMBERED: usize = 1 << 17;

/// A scheme and the faults that are expected, with the chances that were computed before.
#[derive(Debug)]
pub struct NextFault {
    scheme: Scheme,
    verdicts: Verdicts,
    model: ErrorModel,
    /// The chances by wrong bits, ascending.
    known: Mutex<BTreeMap<Vec<usize>, f64>>,
}

impl NextFault {
    /// The chances under the transient events of a scenario; `None` if its operator does not compare them.
    ///
    /// # Errors
    /// A class of the model has too many errors to count.
    pub fn new(scheme: &Scheme, model: &ErrorModel, scenario: &Scenario) -> Result<Option<Self>, String> {
        if !scenario.operator.compares_next_fault() {
            return Ok(None);
        }
        let verdicts = Verdicts::new(&scheme.tied());
        let next = Self { scheme: scheme.clone(), verdicts, model: model.clone(), known: Mutex::default() };
        // The first state shows whether the classes can be counted, so that a run does not fail after hours.
        check(scheme, model)
            .and_then(|()| next.counted(&[0]))
            .map_err(|why| format!("drain-silent: {}: {why}", scheme.id))?;
        Ok(Some(next))
    }

    /// The chance that the next fault in an entry with these wrong bits (ascending) is silent.
    pub fn silent(&self, wrong: &[usize]) -> f64 {
        let known = || self.known.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(chance) = known().get(wrong) {
            return *chance;
        }
        // Threads may count one state twice, but none waits for the count of another.
        let chance = self.counted(wrong).unwrap_or(f64::NAN);
        let mut known = known();
        if known.len() < MOST_REMEMBERED {
            known.insert(wrong.to_vec(), chance);
        }
        chance
    }

    fn counted(&self, wrong: &[usize]) -> Result<f64, String> {
        let (scheme, model) = (self.scheme.tied(), &self.model);
        let next = next_error(&scheme, &self.verdicts, model, wrong, &Progress::default())?;
        let next = next.ok_or_else(|| format!("a class of {} has too many errors to count", model.id))?;
        Ok(next.silent().to_f64().unwrap_or(f64::NAN))
    }
}
