//! Finds error models by name: a built-in model, a model that only a published work uses, or a file.

use crate::ErrorModel;
use eccforge_files::diagnostic::{Checked, Diagnostic, is_path};
use eccforge_files::shipped;
use eccforge_files::shipped::Shipped;
use std::path::Path;

/// Models that only works use.
pub static MODELS: Shipped =
    shipped!["verify/published/models/", "../published/models/": "epa-hbm2e", "ddr4-crc-claims"];

/// A model that only a work uses.
pub fn model(id: &str) -> Option<ErrorModel> {
    let file = MODELS.file(id)?;
    Some(ErrorModel::from_text(&file).unwrap_or_else(|e| panic!("a shipped model is valid: {e}")))
}

/// The ids of all models: built-in ones and those of works.
pub fn ids() -> impl Iterator<Item = &'static str> {
    ErrorModel::builtin_ids().chain(MODELS.ids())
}

/// The error model with this id, built in or of a work, or the one in this file.
///
/// # Errors
/// No model has this id and it is not a path, or the file is rejected.
pub fn named_model(name: &str) -> Checked<ErrorModel> {
    // Ids come first, so that a file in the current directory never hides a shipped model.
    match model(name).or_else(|| ErrorModel::builtin(name)) {
        Some(model) => Ok(model),
        None if is_path(name) => ErrorModel::from_path(Path::new(name)),
        None => Diagnostic::unknown("error model", name, &ids().collect::<Vec<_>>()).err(),
    }
}
