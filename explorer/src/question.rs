//! The questions of the page.

use serde::Deserialize;

/// A question. Schemes, of one stage or of several, are named by the id of a built-in one, or by the name under which
/// [`Question::Load`] read a text. The name of a stages file can have the suffix `@` with the id of the error stage.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(tag = "ask", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The built-in schemes and error models.
    Catalogue,
    /// The YAML of a built-in scheme; schemes of published works are included.
    Text {
        /// Id of the scheme.
        scheme: String,
    },
    /// Reads a text as a scheme; the answer is a view of it for the page, or the errors with their locations.
    Load {
        /// The name for further questions.
        scheme: String,
        /// The YAML; optional for a built-in scheme.
        text: Option<String>,
    },
    /// The results of decoders for an error.
    Decode {
        /// Schemes with the same shape of entry, or stages with the same shape of error stage.
        schemes: Vec<String>,
        /// Wrong physical bits.
        error: Vec<usize>,
    },
    /// The error pattern of this sample in a run of `eccforge simulate`.
    Pattern {
        /// The scheme, for the shape of its entry.
        scheme: String,
        /// Id of a built-in error model.
        model: String,
        /// Id of a class of this error model.
        class: String,
        /// Seed of the run.
        seed: u64,
        /// Number of the sample, from 0.
        sample: u64,
    },
    /// H as SVG, its columns, and the correctable patterns of a codeword.
    Matrix {
        /// The scheme; for stages, the error stage.
        scheme: String,
        /// The codeword of an entry.
        codeword: usize,
    },
    /// Exact outcomes of every class of an error model; for stages, first those of all errors of up to three bits.
    Table {
        scheme: String,
        /// Id of a built-in error model.
        model: String,
    },
    /// Source of encoder and decoder.
    Emit { scheme: String, language: Language },
}

/// Languages of [`Question::Emit`].
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// Readable modules for synthesis.
    Verilog,
    /// One C99 header and one source file.
    C,
    /// One `no_std` module.
    Rust,
}
