//! The distance profile of a cyclic code, as a document.

use super::{About, OfCode};
use crate::profile::{Profile, Step};
use eccforge_report::{Document, Table};

fn rows(profile: &Profile) -> impl Iterator<Item = [String; 4]> {
    profile.steps.iter().map(|Step { distance, shortest, longest, longest_data }| {
        [distance, shortest, longest, longest_data].map(ToString::to_string)
    })
}

impl OfCode for &Profile {
    const NAME: &'static str = "check-hd-profile";

    fn document(about: &About<'_, Self>) -> Document {
        let profile = about.result;
        let mut document = about.titled("distances by length");
        let odd = if profile.is_even {
            "detected in any number: x + 1 divides the polynomial"
        } else {
            "not all detected: x + 1 does not divide the polynomial"
        };
        let facts = [
            ("polynomial", format!("{:#x}, of degree {}", profile.generator, profile.degree)),
            ("odd numbers of wrong bits", odd.to_owned()),
            ("lengths", format!("all codewords of up to {} bits", profile.longest)),
        ];
        document.facts(facts);
        let table = Table::figures(&["distance", "shortest codeword", "longest codeword", "longest data"]);
        document.section("Minimum distance by length in bits").table(table.rows(rows(profile)));
        document
    }

    fn records(about: &About<'_, Self>) -> String {
        Table::figures(&["distance", "shortest", "longest", "longest_data"]).rows(rows(about.result)).csv()
    }
}
