//! The comparison of two codes for equivalence, as a document.

use super::{About, OfCode};
use crate::equivalence::Answer;
use eccforge_report::{Document, Table};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// The comparison of a scheme, whose bits are permuted, with another one.
#[derive(Clone, Copy, Debug)]
pub struct Equivalence<'a> {
    /// The other scheme.
    pub other: &'a Scheme,
    /// The answer.
    pub answer: &'a Answer,
}

/// Whether two codes are the same up to row operations and the order of their bits.
#[derive(Serialize, JsonSchema)]
pub struct ComparedCodes<'a> {
    /// `equivalent`, `different` or `undecided`.
    answer: &'static str,
    /// Id of the other scheme.
    other: &'a str,
    /// For each codeword bit of the scheme, the codeword bit of the other one; empty unless they are equivalent.
    permutation: &'a [usize],
    /// The reason if they are not equivalent or it is undecided.
    reason: Option<&'a str>,
}

impl<'a> Equivalence<'a> {
    fn parts(&self) -> (&'static str, &'a [usize], Option<&'a str>) {
        match self.answer {
            Answer::Equivalent(permutation) => ("equivalent", permutation, None),
            Answer::Different(reason) => ("different", &[], Some(reason)),
            Answer::Undecided(reason) => ("undecided", &[], Some(reason)),
        }
    }
}

impl Serialize for Equivalence<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (answer, permutation, reason) = self.parts();
        ComparedCodes { answer, other: &self.other.id, permutation, reason }.serialize(serializer)
    }
}

impl OfCode for Equivalence<'_> {
    const NAME: &'static str = "check-equivalent";

    fn document(about: &About<'_, Self>) -> Document {
        let (a, b) = (about.scheme, about.result.other);
        let mut document = Document::new(&format!("{} and {}", a.name, b.name), &a.source);
        document.section(format!("{}  and  {}", a.id, b.id));
        let (_, permutation, reason) = about.result.parts();
        document.text(match about.result.answer {
            Answer::Equivalent(_) => {
                "The codes are equivalent: this order of bits turns the first into the second.".to_owned()
            }
            Answer::Different(_) => format!("The codes are not equivalent: {}.", reason.unwrap_or_default()),
            Answer::Undecided(_) => format!("Not decided: {}.", reason.unwrap_or_default()),
        });
        if !permutation.is_empty() {
            let h = [a, b].map(|scheme| scheme.code.h.columns());
            let mut rows = Vec::new();
            for (bit, &image) in permutation.iter().enumerate() {
                let [own, other] = [h[0][bit], h[1][image]].map(|column| format!("{column:#x}"));
                rows.push([bit.to_string(), own, image.to_string(), other]);
            }
            document.section("Codeword bits");
            let heads = ["bit", "column of H", "bit of the other", "column of its H"];
            document.table(Table::figures(&heads).rows(rows));
        }
        document.ran("SHA-256 of the meaning of the schemes", format!("{} {}", a.hash(), b.hash()));
        document
    }

    fn records(about: &About<'_, Self>) -> String {
        let rows = about.result.parts().1.iter().enumerate().map(|(bit, image)| [bit.to_string(), image.to_string()]);
        Table::figures(&["bit", "other"]).rows(rows).csv()
    }
}
