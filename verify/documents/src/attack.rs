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
    /// Flips of any cells.
    #[serde(flatten)]
    any: OfCells<'a>,
    /// Flips of the cells that hold a one, and of those that hold a zero, for the given data; empty without data.
    of_data: Vec<OfValue<'a>>,
}

/// Flips of the cells that hold one value.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct OfValue<'a> {
    /// The value before the flips.
    value: u8,
    /// Number of cells with this value, check bits included.
    cells: usize,
    #[serde(flatten)]
    of_cells: OfCells<'a>,
}

/// Flips of one set of cells.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct OfCells<'a> {
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
    /// The attack if a cell can be flipped with this probability.
    pub fn new(attack: &'a Attack, density: &BigRational) -> Self {
        Self { density: density.clone(), any: OfCells::new(attack, density), of_data: Vec::new() }
    }

    /// Adds the attacks on given data. `by_value` has the stored value, the number of cells that hold it, and their
    /// attack.
    #[must_use]
    pub fn with_data(self, by_value: &'a [(u8, usize, Attack)]) -> Self {
        let mut of_data = Vec::new();
        for (value, cells, attack) in by_value {
            of_data.push(OfValue { value: *value, cells: *cells, of_cells: OfCells::new(attack, &self.density) });
        }
        Self { of_data, ..self }
    }

    /// The fewest silent flips, and the share of entries that have a set of them.
    fn answer(&self) -> String {
        let Some(fewest) = self.any.fewest() else {
            let tried = self.any.by_flips.len();
            return format!(
                "No set of up to {} of an entry ends in silent wrong data.",
                with_noun(tried as u64, "flip")
            );
        };
        // An expected number above one is no longer close to the share of entries.
        let entries = if fewest.expected < BigRational::from_integer(1.into()) {
            format!("one entry in {} has such a set", odds(&fewest.expected))
        } else {
            format!("an entry has {} such sets on average", shown(&fewest.expected))
        };
        format!(
            "The fewest flips that end in silent wrong data: {}. Where a cell can be flipped with probability {}, {entries}.",
            fewest.in_words(),
            json::decimals(&self.density),
        )
    }
}

impl OfFlips {
    /// The number of flips, and the number of silent sets.
    fn in_words(&self) -> String {
        let flips = with_noun(self.flips as u64, "flip");
        let [silent, sets] = [self.outcomes.silent(), self.outcomes.total()].map(|count| grouped(&rounded(&count)));
        format!("{flips}, in {silent} of {sets} sets")
    }
}

impl<'a> OfCells<'a> {
    fn new(attack: &'a Attack, density: &BigRational) -> Self {
        let of_flips = |flips: &Flips| OfFlips {
            flips: flips.flips,
            outcomes: flips.outcomes.clone(),
            expected: flips.expected(density),
            expected_one_way: flips.expected_one_way(density),
        };
        Self {
            by_flips: attack.by_flips.iter().map(of_flips).collect(),
            one_bit: attack.one_bit.as_deref(),
            easiest: attack.easiest(),
        }
    }

    fn fewest(&self) -> Option<&OfFlips> {
        self.by_flips.iter().find(|of| of.outcomes.silent() > 0u32.into())
    }

    /// For each number of flips, the number of data bits, and the smallest and largest number of sets for one of these bits.
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

    /// The sets by number of flips; `one_way` adds a column about random data.
    fn table(&self, one_way: bool) -> Table {
        let header = ["sets", "silent", "silent, %", "in an entry", "one way"];
        let header = if one_way { &header[..] } else { &header[..4] };
        let rows = self.by_flips.iter().map(|of| {
            let silent = of.outcomes.silent();
            let share = percent(&of.outcomes.probabilities().silent());
            let mut row =
                vec![of.flips.to_string(), rounded(&of.outcomes.total()), rounded(&silent), share, shown(&of.expected)];
            if one_way {
                row.push(of.expected_one_way.as_ref().map_or_else(|| "-".to_owned(), shown));
            }
            row
        });
        Table::new(&["flips"], header).rows(rows)
    }

    /// Adds the fewest flips of one data bit.
    fn describe_one_bit(&self, document: &mut Document) {
        if self.one_bit.is_none() {
            document.text("There are too many correctable patterns to compare with each data bit.");
            return;
        }
        let rows = self.one_bit_by_flips().into_iter().map(|(flips, (bits, least, most))| {
            let sets = if least == most { least.to_string() } else { format!("{least} to {most}") };
            [flips.to_string(), bits.to_string(), sets]
        });
        document.table(Table::new(&["flips"], &["data bits", "sets for a bit"]).rows(rows));
        match self.easiest {
            Some(easiest) => {
                document.text(format!("Data bit in position {}: flips of {}.", easiest.bit, bit_list(&easiest.example)))
            }
            None => document.text("No flips of these cells make one data bit wrong and no other."),
        };
    }

    /// Lines of the CSV; `value` is the value of the cells before the flips.
    fn records(&self, value: &str) -> Vec<Vec<String>> {
        let one_bit = self.one_bit_by_flips();
        let mut rows = Vec::new();
        for of in &self.by_flips {
            let expected = [Some(&of.expected), of.expected_one_way.as_ref()];
            let expected = expected.map(|value| value.map_or_else(String::new, json::decimals));
            let bits = one_bit.get(&of.flips).map_or(0, |(bits, _, _)| *bits);
            let counts = super::scheme::counts(&of.outcomes);
            let head = [value.to_owned(), of.flips.to_string()].into_iter();
            rows.push(head.chain(counts).chain(expected).chain([bits.to_string()]).collect());
        }
        rows
    }
}

/// An expected number: a decimal if it is at least one, otherwise in scientific notation.
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
        document.table(result.any.table(true));
        document.note(
            "in an entry: expected number of silent sets, all cells of which can be flipped. one way: the same in random data, \
             if a cell flips from only one of its two values. -: bits of a set may depend on each other.",
        );
        document.section("One data bit wrong, all others right");
        result.any.describe_one_bit(&mut document);
        for of in &result.of_data {
            let (value, cells) = (of.value, with_noun(of.cells as u64, "cell"));
            document.section(format!("This data, cells that flip from {value} to {}", 1 - value));
            if of.cells == 0 {
                document.text(format!("No cell holds {value}."));
                continue;
            }
            document.text(match of.of_cells.fewest() {
                Some(fewest) => {
                    format!("{cells}. The fewest flips that end in silent wrong data: {}.", fewest.in_words())
                }
                None => format!(
                    "{cells}. No set of up to {} is silent.",
                    with_noun(of.of_cells.by_flips.len() as u64, "flip")
                ),
            });
            document.table(of.of_cells.table(false));
            of.of_cells.describe_one_bit(&mut document);
        }
        document.ran("SHA-256 of the scheme's meaning", scheme.hash());
        document.ran("SHA-256 of the error model", &*run.model_sha256);
        document
    }

    /// One line for each number of flips: of any cells, and of cells of one value.
    fn records(about: &About<'_, Self>) -> String {
        let AttackCost { any, of_data, .. } = &about.result;
        let of_value = of_data.iter().flat_map(|of| of.of_cells.records(&of.value.to_string()));
        Table::keyed(
            "value flips patterns corrected detected undetected miscorrected clean expected expected_one_way one_bit",
        )
        .rows(any.records("").into_iter().chain(of_value))
        .csv()
    }
}
