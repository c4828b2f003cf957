//! The bits that wrong corrections flip, as a document.

use eccforge_codes::report::{About, OfCode};
use eccforge_exact::landing::{Landing, PARTS};
use eccforge_model::ErrorModel;
use eccforge_report::{Document, Table, grouped};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// Wrong corrections after the errors of a model.
#[derive(Clone, Copy, Debug)]
pub struct WrongCorrections<'a> {
    /// Error model whose errors are decoded.
    pub model: &'a ErrorModel,
    /// The wrong corrections after each class of the model; `None` for a class that is not enumerated.
    pub classes: &'a [Option<Landing>],
}

/// Wrong corrections after the errors of each class.
#[derive(Serialize, JsonSchema)]
pub struct CheckedCorrections<'a> {
    /// Classes whose patterns were enumerated.
    classes: Vec<OfClass<'a>>,
    /// Classes that were not enumerated: uniform classes, and classes with too many patterns.
    left_out: Vec<&'a str>,
}

/// Wrong corrections after the errors of one class.
#[derive(Serialize, JsonSchema)]
struct OfClass<'a> {
    /// Id of the class.
    class: &'a str,
    #[serde(flatten)]
    landing: &'a Landing,
}

impl<'a> WrongCorrections<'a> {
    fn counts_by_class(&self) -> impl Iterator<Item = (&'a eccforge_model::ErrorClass, &'a Landing)> {
        self.model.classes.iter().zip(self.classes).filter_map(|(class, found)| Some((class, found.as_ref()?)))
    }

    /// The class with the most wrong corrections; `None` if there are none.
    fn largest(&self) -> Option<(&'a eccforge_model::ErrorClass, &'a Landing)> {
        self.counts_by_class().max_by_key(|(_, found)| found.miscorrected).filter(|(_, found)| found.miscorrected > 0)
    }

    /// Id of the class with the most wrong corrections; `None` if there are none.
    pub fn most(&self) -> Option<&'a str> {
        self.largest().map(|(class, _)| class.id.as_str())
    }

    /// The number of wrong corrections, and the class with the most of them.
    fn answer(&self, id: &str) -> String {
        let all: u64 = self.counts_by_class().map(|(_, found)| found.miscorrected).sum();
        match self.largest() {
            Some((class, found)) => {
                format!(
                    "{id} corrects {} wrongly, most of class `{}`: {}.",
                    errors_in_words(all),
                    class.id,
                    shown(found.miscorrected)
                )
            }
            _ => format!("{id} corrects no error of these classes wrongly."),
        }
    }

    fn left_out(&self) -> impl Iterator<Item = &'a eccforge_model::ErrorClass> {
        self.model.classes.iter().zip(self.classes).filter(|(_, found)| found.is_none()).map(|(class, _)| class)
    }
}

/// A number of errors with its noun.
fn errors_in_words(n: u64) -> String {
    format!("{} {}", shown(n), if n == 1 { "error" } else { "errors" })
}

impl Serialize for WrongCorrections<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let classes = self.counts_by_class().map(|(class, landing)| OfClass { class: &class.id, landing }).collect();
        let left_out = self.left_out().map(|class| class.id.as_str()).collect();
        CheckedCorrections { classes, left_out }.serialize(serializer)
    }
}

impl OfCode for WrongCorrections<'_> {
    const NAME: &'static str = "check-wrong-corrections";

    fn document(about: &About<'_, Self>) -> Document {
        let About { scheme, result, .. } = about;
        let mut document = about.titled("wrong corrections", result.answer(&scheme.id));
        let heads: Vec<&str> = ["class", "wrong corrections"].into_iter().chain(PARTS).collect();
        let rows = result.counts_by_class().map(|(class, found)| {
            let numbers = [found.miscorrected].into_iter().chain(found.outside);
            [class.id.clone()].into_iter().chain(numbers.map(shown)).collect::<Vec<_>>()
        });
        document.section(format!("Outside the parts of an error, by class of {}", result.model.id));
        document.table(Table::new(&heads[..1], &heads[1..]).rows(rows));
        document.note(
            "A wrong correction delivers wrong data and reports a correction. Columns count those that flip a bit outside the \
             parts that had wrong bits.",
        );
        let left_out: Vec<&str> = result.left_out().map(|class| class.id.as_str()).collect();
        if !left_out.is_empty() {
            let ids = left_out.join(", ");
            document.note(format!("Not enumerated, because they are uniform or have too many patterns: {ids}."));
        }
        let mut bits: Vec<(usize, u64)> = Vec::new();
        for bit in 0..scheme.geometry.bits() {
            let errors: u64 = result.counts_by_class().map(|(_, counts)| counts.bits[bit]).sum();
            if errors > 0 {
                bits.push((bit, errors));
            }
        }
        // Ties are sorted by the number of the bit, so the order of equal counts is the same in every run.
        bits.sort_by_key(|(bit, errors)| (std::cmp::Reverse(*errors), *bit));
        let geometry = scheme.geometry;
        let mut rows = Vec::new();
        for &(bit, errors) in bits.iter().take(MOST_BITS) {
            let (pin, beat) = (geometry.pin(bit), geometry.beat(bit));
            rows.push([bit.to_string(), pin.to_string(), beat.to_string(), shown(errors)]);
        }
        // A code that miscorrects nothing has no bits to list.
        if !bits.is_empty() {
            document.section("Bits that are flipped most often");
            let table = Table::figures(&["bit", "pin", "beat", "wrong corrections"]).rows(rows);
            document.table(table.brief(MOST_BITS / 4));
        }
        document
    }

    fn records(about: &About<'_, Self>) -> String {
        let g = about.scheme.geometry;
        let rows = about.result.counts_by_class().flat_map(|(class, found)| {
            found.flipped().map(move |(bit, errors)| {
                [class.id.clone(), bit.to_string(), g.pin(bit).to_string(), g.beat(bit).to_string(), errors.to_string()]
            })
        });
        Table::figures(&["class", "bit", "pin", "beat", "errors"]).rows(rows).csv()
    }
}

/// A count with its digits grouped.
fn shown(count: u64) -> String {
    grouped(&count.to_string())
}

/// Maximum number of bits that the text lists.
// An entry has hundreds of bits; the records have all of them.
const MOST_BITS: usize = 16;
