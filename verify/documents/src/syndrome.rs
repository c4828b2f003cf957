//! An explained syndrome: classes and errors by their probabilities, and the decoder's answer.

use crate::decoded::bit_list;
use eccforge_exact::posterior::{ErrorShare, Explanation};
use eccforge_report::json::decimals;
use eccforge_report::numbers::{percent, rounded};
use eccforge_report::{Document, Report, Table, with_noun};
use eccforge_scheme::Scheme;
use num_rational::BigRational;
use serde::{Serialize, Serializer};

/// Maximum number of syndromes that a sentence names; more would hide the end of the sentence.
const FEW: usize = 4;

/// An explanation with its scheme.
#[derive(Clone, Copy, Debug)]
pub struct ExplainedSyndrome<'a> {
    /// The scheme on the command line: a built-in id or a file.
    pub named: &'a str,
    /// Scheme with this syndrome.
    pub scheme: &'a Scheme,
    /// The errors that have the syndrome.
    pub explanation: &'a Explanation,
}

impl Serialize for ExplainedSyndrome<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.explanation.serialize(serializer)
    }
}

impl Report for ExplainedSyndrome<'_> {
    const NAME: &'static str = "show-syndrome";

    fn document(&self) -> Document {
        let (scheme, found) = (self.scheme, self.explanation);
        let title = format!("{}: syndrome {}", scheme.name, found.syndromes.join(", "));
        let mut document = Document::new(&title, "");
        document.status(self.is_safe(), self.verdict()).section("");
        document.text(self.decoder());
        let classes = found.classes.iter().map(|class| {
            let share = class.share.as_ref().map_or_else(|| "-".to_owned(), percent);
            [class.class.clone(), rounded(&class.errors), rounded(&class.of), share]
        });
        document.section(format!("Errors of the model {} with this syndrome", found.model));
        let table = Table::new(&["class"], &["errors with the syndrome", "of", "probability, %"]);
        document.table(table.rows(classes));
        if !found.absent.is_empty() {
            document.note(format!("The entry has no errors of these classes: {}.", found.absent.join(", ")));
        }
        if !found.errors.is_empty() {
            document.section("Most probable errors");
            let table = Table::new(&["wrong bits", "beat.pin", "classes"], &["probability, %"]);
            document.table(table.rows(found.errors.iter().map(|error| self.row(error))));
            let first = bit_list(&found.errors[0].wrong_bits).replace(' ', "");
            document.next(format!("eccforge show {} --error {first}", self.named), "decodes the first of these errors");
        } else {
            document.next(format!("eccforge check {}", self.named), "counts the outcomes of every error");
        }
        document
    }

    fn records(&self) -> String {
        let rows = self.explanation.errors.iter().map(|error| {
            let bits: Vec<String> = error.wrong_bits.iter().map(ToString::to_string).collect();
            [bits.join(" "), error.classes.join(" "), decimals(&error.share)]
        });
        Table::words(&["wrong_bits", "classes", "share"]).rows(rows).csv()
    }
}

impl ExplainedSyndrome<'_> {
    /// Whether the delivered data are more probably right than wrong; without a correction, whether the entry is a DUE
    /// or no error of the model has the syndrome.
    fn is_safe(&self) -> bool {
        let found = self.explanation;
        match &found.correction_is_right {
            Some(right) => *right > BigRational::new(1.into(), 2.into()),
            None => found.due || found.errors.is_empty(),
        }
    }

    /// The most probable class and the most probable error in a sentence.
    fn verdict(&self) -> String {
        let found = self.explanation;
        let syndrome = match found.syndromes.as_slice() {
            [one] => format!("syndrome {one}"),
            all if all.len() <= FEW => format!("syndromes {}", all.join(", ")),
            all => format!("syndromes {}, ... of {} codewords", all[..FEW].join(", "), all.len()),
        };
        let subject = format!("{}, {syndrome}", self.scheme.name);
        let shares = found.classes.iter().filter_map(|class| Some((class.share.as_ref()?, &class.class)));
        let Some((share, class)) = shares.max_by_key(|(share, _)| *share) else {
            return format!("{subject}: no error of the model {} gives it.", found.model);
        };
        let of_class = format!("class `{class}` in {} % of the cases", percent(share));
        match found.errors.first() {
            Some(error) => {
                let bits = with_noun(error.wrong_bits.len(), "wrong bit");
                let share = percent(&error.share);
                // Errors are listed up to a limit, so a list of equals may go on.
                let equals = found.errors.iter().filter(|other| other.share == error.share).count();
                match equals {
                    1 => format!("{subject}: {of_class}; the most probable error has {bits} ({share} %)."),
                    _ if equals == found.errors.len() => {
                        format!("{subject}: {of_class}; many errors are equally probable ({share} % each).")
                    }
                    _ => format!("{subject}: {of_class}; {equals} errors are the most probable ({share} % each)."),
                }
            }
            None => format!("{subject}: {of_class}."),
        }
    }

    /// The decoder's answer, and the probability that it is right.
    fn decoder(&self) -> String {
        let found = self.explanation;
        match (found.due, &found.correction_is_right) {
            (true, _) => "The decoder reports due: it detects the entry as uncorrectable.".to_owned(),
            (_, Some(right)) => {
                format!("The decoder flips {}, which is right in {} % of the cases.", self.flipped(), percent(right))
            }
            (_, None) if found.flipped_bits.is_empty() => "The decoder finds no error.".to_owned(),
            (_, None) => format!("The decoder flips {}.", self.flipped()),
        }
    }

    fn flipped(&self) -> String {
        let bits = &self.explanation.flipped_bits;
        format!("{} {}", if bits.len() == 1 { "bit" } else { "bits" }, bit_list(bits))
    }

    fn row(&self, error: &ErrorShare) -> [String; 4] {
        let g = self.scheme.geometry;
        let places = error.wrong_bits.iter().map(|bit| format!("{}.{}", g.beat(*bit), g.pin(*bit)));
        let places = places.collect::<Vec<_>>().join(", ");
        [bit_list(&error.wrong_bits), places, error.classes.join(", "), percent(&error.share)]
    }
}
