//! Where wrong corrections land, as a document.

use super::Provenance;
use crate::landing::{Landing, PARTS};
use crate::model::ErrorModel;
use eccforge_report::{Document, Report, Table, grouped, in_order};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// Wrong corrections of a scheme after the errors of a model.
#[derive(Clone, Copy, Debug)]
pub struct WrongCorrections<'a> {
    /// The scheme.
    pub scheme: &'a Scheme,
    /// The model.
    pub model: &'a ErrorModel,
    /// For each class of the model, where they land; `None` for a class that is not enumerated.
    pub classes: &'a [Option<Landing>],
    /// Provenance of the result.
    pub run: &'a Provenance,
}

/// Where wrong corrections land after the errors of each class.
#[derive(Serialize, JsonSchema)]
pub struct CheckedCorrections<'a> {
    /// Classes whose patterns were enumerated.
    classes: Vec<OfClass<'a>>,
    /// Classes that were not: uniform ones, and those with too many patterns.
    left_out: Vec<&'a str>,
    /// Name of the scheme.
    name: &'a str,
    /// What was run: enough to make the result again.
    provenance: &'a Provenance,
    /// Id of the scheme.
    scheme: &'a str,
}

/// Wrong corrections after the errors of one class.
#[derive(Serialize, JsonSchema)]
struct OfClass<'a> {
    /// Bits that a wrong correction flips though they were right, with the number of errors.
    bits: Vec<OfBit>,
    /// Id of the class.
    class: &'a str,
    /// Errors after which the entry is delivered wrong, with a correction.
    miscorrected: u64,
    /// Those of them after which a bit is flipped in a part that has no wrong bit.
    outside: Vec<OfPart>,
}

/// Wrong corrections that flip one bit.
#[derive(Serialize, JsonSchema)]
struct OfBit {
    /// Physical bit of the entry.
    bit: usize,
    /// Errors after which it is flipped.
    errors: u64,
}

/// Wrong corrections outside the parts with wrong bits.
#[derive(Serialize, JsonSchema)]
struct OfPart {
    /// Errors.
    errors: u64,
    /// The parts.
    part: &'static str,
}

impl<'a> WrongCorrections<'a> {
    fn counted(&self) -> impl Iterator<Item = (&'a crate::model::ErrorClass, &'a Landing)> {
        self.model.classes.iter().zip(self.classes).filter_map(|(class, found)| Some((class, found.as_ref()?)))
    }

    fn left_out(&self) -> impl Iterator<Item = &'a crate::model::ErrorClass> {
        self.model.classes.iter().zip(self.classes).filter(|(_, found)| found.is_none()).map(|(class, _)| class)
    }
}

/// The bits that are flipped, with the number of errors.
fn flipped(landing: &Landing) -> impl Iterator<Item = (usize, u64)> {
    landing.bits.iter().copied().enumerate().filter(|(_, errors)| *errors > 0)
}

impl Serialize for WrongCorrections<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let classes = self.counted().map(|(class, found)| OfClass {
            bits: flipped(found).map(|(bit, errors)| OfBit { bit, errors }).collect(),
            class: &class.id,
            miscorrected: found.miscorrected,
            outside: PARTS.iter().zip(found.outside).map(|(part, errors)| OfPart { errors, part }).collect(),
        });
        let all = CheckedCorrections {
            classes: classes.collect(),
            left_out: self.left_out().map(|class| class.id.as_str()).collect(),
            name: &self.scheme.name,
            provenance: self.run,
            scheme: &self.scheme.id,
        };
        in_order(&all, serializer)
    }
}

impl Report for WrongCorrections<'_> {
    const NAME: &'static str = "check-wrong-corrections";

    fn document(&self) -> Document {
        let Self { scheme, model, .. } = self;
        let mut document = Document::new(&format!("{}: wrong corrections", scheme.name), &scheme.source);
        document.section(format!("{}  ({})", scheme.name, scheme.id));
        document.text(
            "A wrong correction delivers wrong data and reports a correction. Columns count those that flip a bit outside the \
             parts that had wrong bits.",
        );
        let heads: Vec<&str> = ["class", "wrong corrections"].into_iter().chain(PARTS).collect();
        let shown = |count: u64| grouped(&count.to_string());
        let rows = self.counted().map(|(class, found)| {
            let numbers = [found.miscorrected].into_iter().chain(found.outside);
            [class.name.clone()].into_iter().chain(numbers.map(shown)).collect::<Vec<_>>()
        });
        document.section(format!("Outside the parts of an error, by class of {}", model.name));
        document.table(Table::figures(&heads).rows(rows));
        for class in self.left_out() {
            document.text(format!("{} is not enumerated: it is uniform or has too many patterns.", class.name));
        }
        let mut bits: Vec<(usize, u64)> = (0..scheme.geometry.bits())
            .map(|bit| (bit, self.counted().map(|(_, found)| found.bits[bit]).sum()))
            .filter(|(_, errors)| *errors > 0)
            .collect();
        bits.sort_by_key(|(bit, errors)| (std::cmp::Reverse(*errors), *bit));
        let g = scheme.geometry;
        let rows = bits
            .iter()
            .take(MOST_BITS)
            .map(|&(bit, errors)| [bit.to_string(), g.pin(bit).to_string(), g.beat(bit).to_string(), shown(errors)]);
        if !bits.is_empty() {
            document.section("Bits that are flipped most often");
            document.table(Table::figures(&["bit", "pin", "beat", "wrong corrections"]).rows(rows));
        }
        document.ran("SHA-256 of the scheme's meaning", scheme.hash());
        document
    }

    fn records(&self) -> String {
        let g = self.scheme.geometry;
        let rows = self.counted().flat_map(|(class, found)| {
            flipped(found).map(move |(bit, errors)| {
                [class.id.clone(), bit.to_string(), g.pin(bit).to_string(), g.beat(bit).to_string(), errors.to_string()]
            })
        });
        Table::figures(&["class", "bit", "pin", "beat", "errors"]).rows(rows).csv()
    }
}

/// Bits that the text lists.
const MOST_BITS: usize = 16;
