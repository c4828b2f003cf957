//! Results about the code of a scheme as documents and as JSON, and drawings of the code.

mod about;
pub mod entry;
pub mod equivalence;
pub mod fragment;
pub mod profile;
#[cfg(not(target_arch = "wasm32"))]
pub mod weights;
pub mod words;

pub use about::{About, AboutJson, OfCode};

use eccforge_files::diagnostic::SourceFile;
use eccforge_files::digest::sha256;
use eccforge_report::heatmap::Matrix;
use eccforge_scheme::Scheme;
use eccforge_scheme::stages::StageScheme;
use schemars::JsonSchema;
use serde::Serialize;

/// The parity-check matrix of a scheme, to draw.
pub fn matrix(scheme: &Scheme) -> Matrix<'_> {
    Matrix {
        name: &scheme.name,
        columns: scheme.code.h.columns(),
        rows: scheme.code.h.r() as usize,
        checks: scheme.check_positions(0),
        symbol_bits: scheme.code.reed_solomon().map(|rs| rs.symbol_bits() as usize),
    }
}

/// Provenance: the inputs that reproduce a result.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Provenance {
    /// Name of the program.
    pub program: &'static str,
    /// Version of eccforge, with its commit.
    pub version: String,
    /// The command line, program name first.
    pub command: String,
    /// SHA-256 of the error model's text.
    pub model_sha256: String,
    /// Hash of the meaning of each scheme, see [`Scheme::hash`].
    pub schemes: Vec<SchemeHash>,
}

/// A scheme and its hash.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SchemeHash {
    /// Scheme id.
    pub id: String,
    /// Hash in hexadecimal.
    pub sha256: String,
}

impl From<&Scheme> for SchemeHash {
    fn from(scheme: &Scheme) -> Self {
        Self { id: scheme.id.clone(), sha256: scheme.hash() }
    }
}

impl From<&StageScheme> for SchemeHash {
    fn from(scheme: &StageScheme) -> Self {
        Self { id: scheme.id().to_owned(), sha256: scheme.hash() }
    }
}

impl Provenance {
    /// The provenance of a result computed from these schemes and this model.
    pub fn new(
        version: &str,
        command: &str,
        schemes: impl IntoIterator<Item: Into<SchemeHash>>,
        model: &SourceFile,
    ) -> Self {
        Self {
            program: "eccforge",
            version: version.to_owned(),
            command: command.to_owned(),
            model_sha256: sha256(&model.text),
            schemes: schemes.into_iter().map(Into::into).collect(),
        }
    }
}
