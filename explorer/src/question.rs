//! What the page may ask.

use serde::Deserialize;

/// A question. Schemes, of one stage or of several, are named by the id of a shipped one, or by the name under which
/// [`Question::Load`] read a text. A name of stages may go on with `@` and the id of the stage whose bits errors strike.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(tag = "ask", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// The shipped schemes and error models.
    Catalogue,
    /// The YAML of a shipped scheme, also of one that only serves a published work.
    Text {
        /// Its id.
        scheme: String,
    },
    /// Reads a text as a scheme: what the page draws, or what is wrong and where.
    Load {
        /// The name under which it can be asked about.
        scheme: String,
        /// The YAML; of a shipped scheme it may be left out.
        text: Option<String>,
    },
    /// What decoders do about an error.
    Decode {
        /// Schemes of one shape of entry, or stages that are struck in one shape.
        schemes: Vec<String>,
        /// Wrong physical bits.
        error: Vec<usize>,
    },
    /// The error pattern that a run of `eccforge simulate` has as its sample of this number.
    Pattern {
        /// The scheme, for the shape of its entry.
        scheme: String,
        /// Id of a shipped error model.
        model: String,
        /// Id of a class of it.
        class: String,
        /// Seed of the run.
        seed: u64,
        /// Number of the sample, from 0.
        sample: u64,
    },
    /// H as SVG with columns lit.
    Matrix {
        /// The scheme; of stages, the stage that errors strike.
        scheme: String,
        /// Lit columns: codeword bits.
        columns: Vec<usize>,
    },
    /// Exact outcomes of every class of an error model; of stages, first those of all errors of up to three bits.
    Table {
        /// The scheme.
        scheme: String,
        /// Id of a shipped error model.
        model: String,
    },
    /// Source of encoder and decoder.
    Emit {
        /// The scheme.
        scheme: String,
        /// The language.
        language: Language,
    },
}

/// Languages of [`Question::Emit`].
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// Modules for synthesis, readable.
    Verilog,
    /// One C99 header and one source file.
    C,
    /// One `no_std` module.
    Rust,
}
