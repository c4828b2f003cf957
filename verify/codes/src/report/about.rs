//! Common parts of the JSON and the documents of results about the code of a scheme.

use super::Provenance;
use eccforge_report::{Document, Report, Status, in_order};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A result about the code of a scheme.
#[derive(Clone, Copy, Debug)]
pub struct About<'a, T> {
    /// Scheme whose code was examined.
    pub scheme: &'a Scheme,
    /// Findings about the code.
    pub result: T,
    /// Provenance of the result.
    pub run: &'a Provenance,
}

/// How a result about the code of a scheme is shown; [`About`] adds the scheme and the provenance.
pub trait OfCode: Serialize + Sized {
    /// Name of the result's JSON: see [`Report::NAME`].
    const NAME: &'static str;

    /// The sentences, tables and pictures of the result.
    fn document(about: &About<'_, Self>) -> Document;

    /// The CSV of the result; by default the first table of the document.
    fn records(about: &About<'_, Self>) -> String {
        Self::document(about).records()
    }
}

impl<T: OfCode> Report for About<'_, T> {
    const NAME: &'static str = T::NAME;

    fn document(&self) -> Document {
        T::document(self)
    }

    fn records(&self) -> String {
        T::records(self)
    }
}

/// A result about the code of a scheme.
#[derive(Serialize, JsonSchema)]
pub struct AboutJson<'a, T> {
    /// Name of the scheme.
    name: &'a str,
    /// Provenance: the inputs that reproduce the result.
    provenance: &'a Provenance,
    /// Id of the scheme.
    scheme: &'a str,
    #[serde(flatten)]
    result: T,
}

impl<T: Serialize> Serialize for About<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { scheme, result, run } = self;
        in_order(&AboutJson { name: &scheme.name, provenance: run, scheme: &scheme.id, result }, serializer)
    }
}

impl<T> About<'_, T> {
    /// A document titled with the scheme's name and `topic`; `answer` is its first sentence.
    pub fn titled(&self, topic: &str, answer: String) -> Document {
        let Self { scheme, .. } = self;
        let mut document = Document::new(&format!("{}: {topic}", scheme.name), &scheme.source);
        document.status = Some(Status { good: None, text: answer });
        document.ran("SHA-256 of the scheme's meaning", scheme.hash());
        document
    }
}
