//! The comparison of two codes for equivalence, as a document.

use super::{About, OfCode};
use crate::equivalence::Answer;
use eccforge_report::{Document, Status, Table, with_noun};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// The comparison of a scheme, whose bits are permuted, with another one.
#[derive(Clone, Copy, Debug)]
pub struct Equivalence<'a> {
    /// Scheme with which the code is compared.
    pub other: &'a Scheme,
    /// Whether a permutation exists, and which one.
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

/// Maximum number of rows of bits and of weights that a terminal shows without a request.
// A codeword has hundreds of bits: all of them would push the answer off the screen.
pub(super) const MOST_ROWS: usize = 12;

impl OfCode for Equivalence<'_> {
    const NAME: &'static str = "check-equivalent";

    fn document(about: &About<'_, Self>) -> Document {
        let (a, b) = (about.scheme, about.result.other);
        let mut document = Document::new(&format!("{} and {}", a.name, b.name), &a.source);
        let (_, permutation, _) = about.result.parts();
        let both = format!("{} and {}", a.id, b.id);
        let (good, text) = match about.result.answer {
            Answer::Equivalent(_) => {
                let moved = permutation.iter().enumerate().filter(|(bit, image)| bit != *image).count();
                let order = match moved {
                    0 => "with the same order of bits".to_owned(),
                    some => format!("{} move to other places", with_noun(some, "bit")),
                };
                (Some(true), format!("{both} have equivalent codes: {order}."))
            }
            Answer::Different(reason) => (Some(false), format!("{both} do not have equivalent codes: {reason}.")),
            Answer::Undecided(reason) => (None, format!("Not decided whether {both} have equivalent codes: {reason}.")),
        };
        document.status = Some(Status { good, text });
        if !permutation.is_empty() {
            let h = [a, b].map(|scheme| scheme.code.h.columns());
            let mut rows = Vec::new();
            for (bit, &image) in permutation.iter().enumerate() {
                let [own, other] = [h[0][bit], h[1][image]].map(|column| format!("{column:#x}"));
                rows.push([bit.to_string(), own, image.to_string(), other]);
            }
            document.section("Codeword bits");
            let heads = ["bit", "column of H", "bit of the other", "column of its H"];
            document.table(Table::figures(&heads).rows(rows).brief(MOST_ROWS));
        }
        document.ran("SHA-256 of the meaning of the schemes", format!("{} {}", a.hash(), b.hash()));
        document
    }

    fn records(about: &About<'_, Self>) -> String {
        let rows = about.result.parts().1.iter().enumerate().map(|(bit, image)| [bit.to_string(), image.to_string()]);
        Table::figures(&["bit", "other"]).rows(rows).csv()
    }
}
