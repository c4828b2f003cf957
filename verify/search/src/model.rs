//! The error model of a search: its errors in a codeword, with their weights.

use crate::anneal::MODEL_UNITS;
use crate::problem::{Problem, Watched};
use crate::results;
use eccforge_files::diagnostic::{Checked, SourceFile, is_path};
use eccforge_files::yaml::Spanned;
use eccforge_model::ErrorModel;
use eccforge_model::library::named_model;
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Largest weight of a class: the weights of all errors must fit a machine word.
const MOST_WEIGHT: f64 = 1e6;

/// The error model of a search.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct ModelWritten {
    /// Id of a built-in model, or a model file; its path starts at the folder of this file.
    file: String,
    /// Weights of classes, by id. The probability of each error is multiplied by the weight of its class. Default: 1.
    #[serde(default)]
    weights: BTreeMap<String, f64>,
}

/// Reads the model that a search names.
///
/// # Errors
/// The model does not exist, its file is rejected, or it has no class of a weight.
pub(crate) fn read(written: &Spanned<ModelWritten>, search: &SourceFile) -> Checked<ErrorModel> {
    let ModelWritten { file, weights } = &written.value;
    let folder = Path::new(&search.name).parent();
    let path = if is_path(file) { folder.map(|folder| folder.join(file)) } else { None };
    let name = path.as_ref().map_or_else(|| file.clone(), |path| path.display().to_string());
    let model = named_model(&name)?;
    for (id, weight) in weights {
        if let Err(why) = model.class(id) {
            return written.error("these weights", why).help("name classes of the model").err();
        }
        if !(0.0..=MOST_WEIGHT).contains(weight) {
            let error = written.error("these weights", format!("the weight of `{id}` is {weight}"));
            return error.help(format!("a weight is from 0 to {MOST_WEIGHT}")).err();
        }
    }
    Ok(model)
}

/// The errors of a model in a codeword of a problem that the code does not correct.
///
/// # Errors
/// The model does not describe entries of one such codeword, or a class with a weight above 0 has too many errors to list.
pub(crate) fn errors(model: &ErrorModel, written: &Spanned<ModelWritten>, problem: &Problem) -> Checked<Vec<Watched>> {
    let corrected: BTreeSet<&Vec<usize>> = problem.patterns.iter().collect();
    let mut errors = listed(model, written, &any_code(problem)?)?;
    errors.retain(|error| !corrected.contains(&error.bits));
    if errors.iter().all(|error| error.weight == 0) {
        let error = written.error("this model", "the code corrects all of its errors");
        return error.help("name a model with errors that are not in `corrects`").err();
    }
    Ok(errors)
}

/// The errors of two and more bits of a model in entries of a scheme. Classes of any bits of the entry are left out: they depend neither on
/// the order of the bits nor on their layout.
///
/// # Errors
/// The model does not describe such entries, or a class with a weight above 0 has too many errors to list.
pub(crate) fn listed(model: &ErrorModel, written: &Spanned<ModelWritten>, scheme: &Scheme) -> Checked<Vec<Watched>> {
    let help = "use a model of this entry";
    let refused = |why: String| written.error("this model", why).help(help);
    let by_class = model.events_by_class(scheme).map_err(refused)?;
    let mut errors = Vec::new();
    for (class, events) in model.classes.iter().zip(by_class) {
        let weight = written.value.weights.get(&class.id).copied().unwrap_or(1.0);
        if weight == 0.0 {
            continue;
        }
        let Some(events) = events else {
            let error = written.error("this model", format!("the class `{}` has too many errors to list", class.id));
            return error.help(format!("leave it out: `weights: {{{}: 0}}`", class.id)).err();
        };
        for (mut bits, probability) in events {
            bits.sort_unstable();
            // Single bits are always corrected.
            if bits.len() > 1 {
                errors.push(Watched { bits, weight: (probability * weight * MODEL_UNITS).round() as i64 });
            }
        }
    }
    Ok(errors)
}

/// A code with the length of the problem. The errors of a model depend only on the entry, not on the code.
fn any_code(problem: &Problem) -> Checked<Scheme> {
    let (n, r) = (problem.n, problem.r);
    let text = results::head("a placeholder", "any")
        + &results::entry(1, n - r as usize, r as usize)
        + &results::matrix(&any_columns(problem), r);
    Scheme::from_text(&SourceFile::new("search.yaml", text + "\ncorrects:\n  - bits\n"), None)
}

/// Different columns, the unit vectors last.
pub(crate) fn any_columns(problem: &Problem) -> Vec<u16> {
    let units = (0..problem.r).map(|row| 1u16 << row);
    let others = (1..1u32 << problem.r).filter(|v| !v.is_power_of_two()).map(|v| v as u16);
    others.take(problem.data_bits()).chain(units).collect()
}
