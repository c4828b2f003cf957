//! The shipped works with their schemes and models, embedded in the program so that it needs no files.

use crate::model::ErrorModel;
use eccforge_files::shipped;
use eccforge_files::shipped::Shipped;

/// Published works.
pub static WORKS: Shipped = shipped!["verify/published/", "../../published/": "micro21", "selcc-date24", "epa-itc23", "ddr4-crc", "ondie-isocc23", "unity-sc23", "enumerators", "cyclic-codes",
    "aff3ct-bch", "amd-chipkill", "drivers"];

/// Models that only works use.
pub static MODELS: Shipped =
    shipped!["verify/published/models/", "../../published/models/": "epa-hbm2e", "ddr4-crc-claims"];

/// The default work of `reproduce`.
pub const DEFAULT: &str = "micro21";

/// A model that only a work uses.
pub fn model(id: &str) -> Option<ErrorModel> {
    let file = MODELS.file(id)?;
    Some(ErrorModel::from_text(&file).unwrap_or_else(|e| panic!("a shipped model is valid: {e}")))
}
