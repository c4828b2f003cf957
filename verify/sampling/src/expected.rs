//! Exact probabilities for comparison with sampled counts, as far as they can be computed.

use crate::source::{Kind, independent, patterns_key, source_key};
use eccforge_exact::count::ByWeight;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_model::ErrorModel;
use eccforge_outcomes::Probabilities;
use eccforge_runs::records::Identity;
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{Scheme, builtins};
use num_bigint::BigInt;
use num_rational::BigRational;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Exact probabilities by scheme and class.
#[derive(Clone, Debug, Default)]
pub struct Expected {
    /// The known values.
    pub exact: BTreeMap<(String, String), Probabilities>,
    /// Counts without an exact value.
    pub unknown: Vec<Unknown>,
}

/// A count without an exact value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Unknown {
    /// Id of the scheme.
    pub scheme: String,
    /// Id of the class or source.
    pub class: String,
    /// Reason for the missing value.
    pub reason: String,
}

impl Expected {
    /// The exact values of a run's cells for schemes of one stage: classes of `model` and mixtures of a built-in model.
    /// A cell is identified by its errors, not by its name.
    pub fn of(identity: &Identity, schemes: &[Stages], model: &ErrorModel) -> Self {
        let mut expected = Self::default();
        for scheme in schemes.iter().filter_map(Stages::single) {
            let mut classes = Classes { scheme, known: BTreeMap::new(), by_weight: None };
            for cell in identity.cells.values().filter(|c| c.schemes.contains(&scheme.id)) {
                let named = model
                    .classes
                    .iter()
                    .position(|c| c.id == cell.class && patterns_key(&c.patterns, scheme.geometry) == cell.patterns);
                // The key states the drawn patterns: a class that only has the name of another has no value here.
                let found = match (named, independent(&cell.patterns, scheme.geometry)) {
                    (Some(class), _) => classes.probabilities(model, class),
                    (None, Some(chance)) => {
                        // The sampled rate is a multiple of 2^-64.
                        classes.at_rate(&BigRational::new(chance.0.into(), BigInt::from(1u128 << 64)))
                    }
                    (None, None) => match mixture(&cell.patterns, scheme) {
                        Some(mixture) => classes.mean(&mixture),
                        None => Err("no formula is known for this source".to_owned()),
                    },
                };
                let (scheme, class) = (scheme.id.clone(), cell.class.clone());
                match found {
                    Ok(p) => drop(expected.exact.insert((scheme, class), p)),
                    Err(reason) => expected.unknown.push(Unknown { scheme, class, reason }),
                }
            }
        }
        expected
    }

    /// Like [`Expected::of`], but from the identity only: for built-in models and for `schemes` from [`shipped`].
    pub fn of_shipped(identity: &Identity, schemes: &[Stages]) -> Self {
        match ErrorModel::builtin(&identity.model[0]) {
            // A model that has changed since the run would give the values of other classes.
            Some(model) if model.hash() == identity.model[1] => Self::of(identity, schemes, &model),
            _ => Self::default(),
        }
    }
}

/// The built-in schemes of one stage among those of a run.
pub fn shipped(identity: &Identity) -> Vec<Stages> {
    builtins()
        .iter()
        .filter(|b| identity.schemes.contains_key(b.id))
        .map(|b| Stages::from(&b.scheme()))
        // A scheme of another version has other outcomes.
        .filter(|s| identity.schemes.get(&s.id) == Some(&s.hash()))
        .collect()
}

/// The built-in model whose mixture has this key.
fn mixture(key: &str, scheme: &Scheme) -> Option<ErrorModel> {
    let mut models = ErrorModel::builtin_ids().filter_map(ErrorModel::builtin);
    models.find(|model| source_key(&Kind::Mixture(Box::new(model.clone())), scheme.geometry) == key)
}

/// Exact values of one scheme, each computed once.
struct Classes<'a> {
    scheme: &'a Scheme,
    known: BTreeMap<String, Result<Probabilities, String>>,
    by_weight: Option<Result<ByWeight, String>>,
}

/// The exact outcomes of a class.
fn computed(scheme: &Scheme, model: &ErrorModel, class: usize) -> Result<Probabilities, String> {
    // Samples are drawn from all patterns of a class in the code's own entry.
    let drawn = ErrorModel { entry: None, exclusive: false, ..model.clone() };
    let results = evaluate(scheme, &drawn, &[class], Reading::Inclusive, &Default::default())?;
    let probabilities = results.first().and_then(|result| result.probabilities());
    probabilities.ok_or_else(|| format!("the class `{}` has no patterns", model.classes[class].id))
}

impl Classes<'_> {
    fn probabilities(&mut self, model: &ErrorModel, class: usize) -> Result<Probabilities, String> {
        let patterns = patterns_key(&model.classes[class].patterns, self.scheme.geometry);
        if let Some(known) = self.known.get(&patterns) {
            return known.clone();
        }
        let computed = computed(self.scheme, model, class);
        self.known.insert(patterns, computed.clone());
        computed
    }

    /// Outcomes if every bit is wrong independently at a rate.
    fn at_rate(&mut self, rate: &BigRational) -> Result<Probabilities, String> {
        // The same counts serve all rates, and take seconds for some schemes.
        let by_weight = self.by_weight.get_or_insert_with(|| ByWeight::new(self.scheme));
        let by_weight = by_weight.as_ref().map_err(Clone::clone)?;
        Ok(by_weight.at_rate(rate).probabilities())
    }

    /// Outcomes of all events of a model, weighted by the rates of its classes.
    fn mean(&mut self, model: &ErrorModel) -> Result<Probabilities, String> {
        let rated = (0..model.classes.len()).filter(|&c| model.classes[c].rate != Default::default());
        let parts = rated
            .map(|c| Ok((model.probability(&model.classes[c]), self.probabilities(model, c)?)))
            .collect::<Result<Vec<_>, String>>()?;
        Ok(Probabilities::weighted(parts.iter().map(|(w, p)| (w.clone(), p))))
    }
}
