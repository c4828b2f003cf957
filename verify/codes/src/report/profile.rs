//! The distance profile of a cyclic code, as a document.

use super::{About, OfCode};
use crate::profile::{Profile, Step};
use eccforge_report::{Document, Table, grouped};

fn rows(profile: &Profile) -> impl Iterator<Item = [String; 4]> {
    profile.steps.iter().map(|Step { distance, shortest, longest, longest_data }| {
        [distance, shortest, longest, longest_data].map(ToString::to_string)
    })
}

impl OfCode for &Profile {
    const NAME: &'static str = "check-hd-profile";

    fn document(about: &About<'_, Self>) -> Document {
        let profile = about.result;
        let mut document = about.titled("distances by length", answer(about));
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
        let table = Table::figures(&["distance", "shortest codeword", "longest codeword", "longest data"]);
        document.section("Minimum distance by length in bits").table(table.rows(rows(profile)));
        document.section("").facts(facts);
        document
    }

    fn records(about: &About<'_, Self>) -> String {
        Table::figures(&["distance", "shortest", "longest", "longest_data"]).rows(rows(about.result)).csv()
    }
}

/// The distance at the length of the scheme's codewords, and the longest codewords that have it.
fn answer(about: &About<'_, &Profile>) -> String {
    let (id, bits) = (&about.scheme.id, about.scheme.code.h.n());
    let Some(step) = about.result.steps.iter().find(|step| (step.shortest..=step.longest).contains(&bits)) else {
        return format!("{id}: its codewords of {} bits are longer than those searched.", grouped_number(bits));
    };
    let Step { distance, longest, longest_data, .. } = step;
    let (longest, data) = (grouped_number(*longest), grouped_number(*longest_data));
    format!("{id}: distance {distance} at its {bits} bits, and up to codewords of {longest} bits ({data} of data).")
}

/// A number with its digits in groups.
fn grouped_number(n: usize) -> String {
    grouped(&n.to_string())
}
