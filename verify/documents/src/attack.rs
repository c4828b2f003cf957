//! The cost of an attack on an entry, as a document.

use crate::decoded::bit_list;
use eccforge_codes::report::{About, OfCode};
use eccforge_exact::attack::{Attack, Flips, OneBit};
use eccforge_outcomes::Tally;
use eccforge_report::json::{self, as_exact, as_patterns};
use eccforge_report::numbers::{decimal, odds, percent, rounded, scientific};
use eccforge_report::{Document, Table, grouped, with_noun};
use num_rational::BigRational;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Flips of chosen cells of an entry that deliver wrong data without an alarm.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AttackCost<'a> {
    /// Probability that a cell can be flipped.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "json::Exact")]
    density: BigRational,
    /// Results for each number of flips, from 1.
    by_flips: Vec<OfFlips>,
    /// The fewest flips that deliver one data bit wrong and all others right, by data bit; null if there are too many
    /// correctable patterns to compare.
    one_bit: Option<&'a [OneBit]>,
    /// The data bit that needs fewest flips.
    #[serde(skip)]
    easiest: Option<&'a OneBit>,
}

/// Sets of one number of flips.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct OfFlips {
    /// Number of flips.
    flips: usize,
    /// Outcomes of all sets of this number of bits.
    #[serde(serialize_with = "as_patterns")]
    #[schemars(with = "json::Patterns")]
    outcomes: Tally,
    /// Expected number of silent sets of cells in an entry of which every cell can be flipped.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "json::Exact")]
    expected: BigRational,
    /// The expected number in random data, where a cell flips from only one of its two values; null if bits of a set may depend on
    /// each other.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "Option<json::Exact>")]
    expected_one_way: Option<BigRational>,
}

impl<'a> AttackCost<'a> {
    /// The attack where a cell can be flipped with this probability.
    pub fn new(attack: &'a Attack, density: &BigRational) -> Self {
        let of_flips = |flips: &Flips| OfFlips {
            flips: flips.flips,
            outcomes: flips.outcomes.clone(),
            expected: flips.expected(density),
            expected_one_way: flips.expected_one_way(density),
        };
        Self {
            density: density.clone(),
            by_flips: attack.by_flips.iter().map(of_flips).collect(),
            one_bit: attack.one_bit.as_deref(),
            easiest: attack.easiest(),
        }
    }

    fn fewest(&self) -> Option<&OfFlips> {
        self.by_flips.iter().find(|of| of.outcomes.silent() > 0u32.into())
    }

    /// The fewest flips, and how many entries have a set of them.
    fn answer(&self) -> String {
        let Some(fewest) = self.fewest() else {
            let tried = self.by_flips.len();
            return format!(
                "No set of up to {} of an entry ends in silent wrong data.",
                with_noun(tried as u64, "flip")
            );
        };
        let flips = with_noun(fewest.flips as u64, "flip");
        let [silent, sets] = [fewest.outcomes.silent(), fewest.outcomes.total()].map(|count| grouped(&rounded(&count)));
        // An expected number above one is no longer close to the share of entries.
        let entries = if fewest.expected < BigRational::from_integer(1.into()) {
            format!("one entry in {} has such a set", odds(&fewest.expected))
        } else {
            format!("an entry has {} such sets on average", shown(&fewest.expected))
        };
        format!(
            "The fewest flips that end in silent wrong data: {flips}, in {silent} of {sets} sets. Where a cell can be flipped with \
             probability {}, {entries}.",
            json::decimals(&self.density),
        )
    }

    /// For each number of flips, the number of data bits, and the fewest and most sets of one of them.
    fn one_bit_by_flips(&self) -> BTreeMap<usize, (usize, usize, usize)> {
        let mut by_flips = BTreeMap::new();
        for one in self.one_bit.unwrap_or_default() {
            let (bits, least, most) = by_flips.entry(one.flips).or_insert((0, usize::MAX, 0));
            *bits += 1;
            *least = one.sets.min(*least);
            *most = one.sets.max(*most);
        }
        by_flips
    }
}

/// An expected number: a decimal from one on.
fn shown(expected: &BigRational) -> String {
    if *expected < BigRational::from_integer(1.into()) { scientific(expected) } else { decimal(expected, 1) }
}

impl OfCode for AttackCost<'_> {
    const NAME: &'static str = "check-attack";

    fn document(about: &About<'_, Self>) -> Document {
        let About { scheme, result, run } = about;
        let mut document = Document::new(&format!("{}: the cost of an attack", scheme.name), &scheme.source);
        document.status = Some(eccforge_report::Status { good: None, text: result.answer() });
        document.section(format!("{}  ({})", scheme.name, scheme.id));
        let header = ["sets", "silent", "silent, %", "in an entry", "one way"];
        let rows = result.by_flips.iter().map(|of| {
            let silent = of.outcomes.silent();
            let share = percent(&of.outcomes.probabilities().silent());
            let one_way = of.expected_one_way.as_ref().map_or_else(|| "-".to_owned(), shown);
            let counts = [rounded(&of.outcomes.total()), rounded(&silent), share, shown(&of.expected), one_way];
            [of.flips.to_string()].into_iter().chain(counts)
        });
        document.table(Table::new(&["flips"], &header).rows(rows));
        document.note(
            "in an entry: expected number of silent sets, all cells of which can be flipped. one way: the same in random data, \
             if a cell flips from only one of its two values. -: bits of a set may depend on each other.",
        );
        document.section("One data bit wrong, all others right");
        if result.one_bit.is_some() {
            let rows = result.one_bit_by_flips().into_iter().map(|(flips, (bits, least, most))| {
                let sets = if least == most { least.to_string() } else { format!("{least} to {most}") };
                [flips.to_string(), bits.to_string(), sets]
            });
            document.table(Table::new(&["flips"], &["data bits", "sets for a bit"]).rows(rows));
            if let Some(easiest) = result.easiest {
                document.text(format!(
                    "Data bit in position {}: flips of {}.",
                    easiest.bit,
                    bit_list(&easiest.example)
                ));
            }
        } else {
            document.text("There are too many correctable patterns to compare with each data bit.");
        }
        document.ran("SHA-256 of the scheme's meaning", scheme.hash());
        document.ran("SHA-256 of the error model", &*run.model_sha256);
        document
    }

    /// One line for each number of flips.
    fn records(about: &About<'_, Self>) -> String {
        let one_bit = about.result.one_bit_by_flips();
        let rows = about.result.by_flips.iter().map(|of| {
            let expected = [Some(&of.expected), of.expected_one_way.as_ref()];
            let expected = expected.map(|value| value.map_or_else(String::new, json::decimals));
            let bits = one_bit.get(&of.flips).map_or(0, |(bits, _, _)| *bits);
            let counts = super::scheme::counts(&of.outcomes);
            [of.flips.to_string()]
                .into_iter()
                .chain(counts)
                .chain(expected)
                .chain([bits.to_string()])
                .collect::<Vec<_>>()
        });
        Table::keyed(
            "flips patterns corrected detected undetected miscorrected clean expected expected_one_way one_bit",
        )
        .rows(rows)
        .csv()
    }
}
