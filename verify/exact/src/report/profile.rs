//! The distance profile of a cyclic code, as a document.

use super::Provenance;
use crate::profile::{LONGEST, Profile};
use eccforge_report::{Document, Report, Table, in_order};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// The distance profile of a scheme's code.
#[derive(Clone, Copy, Debug)]
pub struct DistanceProfile<'a> {
    /// The scheme.
    pub scheme: &'a Scheme,
    /// Its profile.
    pub profile: &'a Profile,
    /// Provenance of the result.
    pub run: &'a Provenance,
}

/// The minimum distance of every length of a cyclic code.
#[derive(Serialize, JsonSchema)]
pub struct CodeProfile<'a> {
    /// Check bits: the degree of the polynomial.
    check_bits: usize,
    /// Minimum distances, the largest first.
    distances: Vec<OfDistance>,
    /// Whether every error of an odd number of bits is detected, because x + 1 divides the polynomial.
    even: bool,
    /// The polynomial in hexadecimal, with bit i for x^i.
    generator: String,
    /// Bits of the longest codeword that was searched.
    longest: usize,
    /// Name of the scheme.
    name: &'a str,
    /// What was run: enough to make the result again.
    provenance: &'a Provenance,
    /// Id of the scheme.
    scheme: &'a str,
}

/// The lengths of one minimum distance.
#[derive(Serialize, JsonSchema)]
struct OfDistance {
    /// The minimum distance.
    distance: usize,
    /// Bits of the shortest codeword.
    shortest: usize,
    /// Bits of the longest codeword.
    longest: usize,
    /// Data bits of the longest codeword.
    longest_data: usize,
}

impl Serialize for DistanceProfile<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Profile { generator, degree, is_even, steps } = self.profile;
        let step = |step: &crate::profile::Step| OfDistance {
            distance: step.distance,
            shortest: step.lengths.0,
            longest: step.lengths.1,
            longest_data: step.lengths.1 - degree,
        };
        let profile = CodeProfile {
            check_bits: *degree,
            distances: steps.iter().map(step).collect(),
            even: *is_even,
            generator: format!("{generator:#x}"),
            longest: LONGEST,
            name: &self.scheme.name,
            provenance: self.run,
            scheme: &self.scheme.id,
        };
        in_order(&profile, serializer)
    }
}

impl DistanceProfile<'_> {
    fn rows(&self) -> impl Iterator<Item = [String; 4]> {
        let degree = self.profile.degree;
        self.profile.steps.iter().map(move |step| {
            let (shortest, longest) = step.lengths;
            [step.distance, shortest, longest, longest - degree].map(|n| n.to_string())
        })
    }
}

impl Report for DistanceProfile<'_> {
    const NAME: &'static str = "check-hd-profile";

    fn document(&self) -> Document {
        let Self { scheme, profile, .. } = self;
        let mut document = Document::new(&format!("{}: distances by length", scheme.name), &scheme.source);
        let odd = if profile.is_even {
            "detected in any number: x + 1 divides the polynomial"
        } else {
            "not all detected: x + 1 does not divide the polynomial"
        };
        let facts = [
            ("polynomial", format!("{:#x}, of degree {}", profile.generator, profile.degree)),
            ("odd numbers of wrong bits", odd.to_owned()),
            ("lengths", format!("all codewords of up to {LONGEST} bits")),
        ];
        document.section(format!("{}  ({})", scheme.name, scheme.id)).facts(facts);
        let table = Table::figures(&["distance", "shortest codeword", "longest codeword", "longest data"]);
        document.section("Minimum distance by length in bits").table(table.rows(self.rows()));
        document.ran("SHA-256 of the scheme's meaning", scheme.hash());
        document
    }

    fn records(&self) -> String {
        Table::figures(&["distance", "shortest", "longest", "longest_data"]).rows(self.rows()).csv()
    }
}
