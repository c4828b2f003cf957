//! The weight enumerators of a scheme's code, as a document.

use super::equivalence::MOST_ROWS;
use super::{About, OfCode};
use crate::weights::{Enumerators, Weighed};
use eccforge_report::charts::{self, Curve};
use eccforge_report::json::number;
use eccforge_report::{Document, Table, grouped};
use num_bigint::BigUint;
use num_traits::{One, ToPrimitive, Zero};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::Number;

/// Weights of the words of a code and of its dual code.
#[derive(Serialize, JsonSchema)]
pub struct CodeWeights {
    /// Minimum distance; null if the code has no word but zero.
    distance: Option<usize>,
    /// Minimum distance of the dual code; null if it has no word but zero.
    dual_distance: Option<usize>,
    /// Data bits of a codeword.
    k: usize,
    /// Bits of a codeword.
    n: usize,
    /// Codewords by their number of non-zero symbols, if the code is MDS.
    symbols: Option<Vec<OfSymbols>>,
    /// The code whose words were weighed one by one: `code` or `dual`.
    weighed: &'static str,
    /// Weights that words of the code or of its dual code have.
    weights: Vec<OfWeight>,
}

/// Words of one weight.
#[derive(Serialize, JsonSchema)]
struct OfWeight {
    /// Bits that are 1.
    weight: usize,
    /// Words of the code.
    words: Option<Number>,
    /// Words of the dual code.
    dual_words: Option<Number>,
    /// Both counts in decimal digits.
    exact: ExactWeight,
}

/// Words of one weight in decimal digits.
#[derive(Serialize, JsonSchema)]
struct ExactWeight {
    /// Words of the code.
    words: String,
    /// Words of the dual code.
    dual_words: String,
}

/// Codewords with a number of non-zero symbols.
#[derive(Serialize, JsonSchema)]
struct OfSymbols {
    /// Number of non-zero symbols.
    symbols: usize,
    /// Number of codewords.
    words: Option<Number>,
    /// The number of codewords in decimal digits.
    exact: String,
}

impl Enumerators {
    /// Weights that occur, with the numbers of words of the code and of its dual code.
    fn present(&self) -> impl Iterator<Item = (usize, &BigUint, &BigUint)> {
        let both = self.code.iter().zip(&self.dual).enumerate();
        both.map(|(w, (a, b))| (w, a, b)).filter(|(_, a, b)| !a.is_zero() || !b.is_zero())
    }

    fn present_symbols(&self) -> Option<impl Iterator<Item = (usize, &BigUint)>> {
        Some(self.symbols.as_ref()?.iter().enumerate().filter(|(_, words)| !words.is_zero()))
    }
}

impl Serialize for Enumerators {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let weights = self.present().map(|(weight, a, b)| OfWeight {
            weight,
            words: number(a),
            dual_words: number(b),
            exact: ExactWeight { words: a.to_string(), dual_words: b.to_string() },
        });
        let symbols = self.present_symbols().map(|present| {
            present.map(|(symbols, words)| OfSymbols { symbols, words: number(words), exact: words.to_string() })
        });
        let weights = CodeWeights {
            distance: self.distance().map(|(bits, _)| bits),
            dual_distance: self.dual_distance().map(|(bits, _)| bits),
            k: self.k,
            n: self.code.len() - 1,
            symbols: symbols.map(Iterator::collect),
            weighed: if self.weighed == Weighed::Code { "code" } else { "dual" },
            weights: weights.collect(),
        };
        weights.serialize(serializer)
    }
}

impl OfCode for &Enumerators {
    const NAME: &'static str = "check-weights";

    fn document(about: &About<'_, Self>) -> Document {
        let enumerators = about.result;
        let (n, k) = (enumerators.code.len() - 1, enumerators.k);
        let least = match enumerators.distance() {
            None => "its code has no word but zero".to_owned(),
            found => format!("minimum distance {}", lightest(found)),
        };
        let mut document = about.titled("weights of codewords", format!("{}: {least}.", about.scheme.id));
        let (weighed, other) = match enumerators.weighed {
            Weighed::Code => ("the code", "the dual code"),
            Weighed::Dual => ("the dual code", "the code"),
        };
        let method = format!("all words of {weighed} were weighed; {other} by MacWilliams's identity");
        let rows = enumerators.present().map(|(w, a, b)| [w.to_string(), shown(a), shown(b)]);
        let table = Table::figures(&["weight", "code", "dual code"]).rows(rows);
        document.section("Words by weight").table(table.brief(MOST_ROWS));
        document.drawing(plot(enumerators), "Both axes start at 0; a weight without words has no point.");
        if let Some(symbols) = enumerators.present_symbols() {
            document.section("Codewords by symbols other than zero");
            let table = Table::figures(&["symbols", "code"]).rows(symbols.map(|(s, a)| [s.to_string(), shown(a)]));
            document.table(table).further();
        }
        document.section("").facts([
            ("code", format!("({n}, {k})")),
            ("dual code", format!("({n}, {}), minimum distance {}", n - k, lightest(enumerators.dual_distance()))),
            ("method", method),
        ]);
        document
    }

    fn records(about: &About<'_, Self>) -> String {
        let rows = about.result.present().map(|(w, a, b)| [w.to_string(), a.to_string(), b.to_string()]);
        Table::figures(&["weight", "words", "dual_words"]).rows(rows).csv()
    }
}

/// A minimum distance and the number of words of that weight, in words.
fn lightest(distance: Option<(usize, &BigUint)>) -> String {
    match distance {
        None => "infinite: it has no word but zero".to_owned(),
        Some((d, words)) if words.is_one() => format!("{d}: one word has this weight"),
        Some((d, words)) => format!("{d}: {} words have this weight", shown(words)),
    }
}

/// A count with its digits grouped.
fn shown(count: &BigUint) -> String {
    grouped(&count.to_string())
}

/// The logarithm of a count.
fn log2(count: &BigUint) -> f64 {
    // Counts above 2^1024 are infinite as f64: they are split into leading bits and a power of 2.
    let shift = count.bits().saturating_sub(64);
    (count >> shift).to_f64().map_or(f64::NEG_INFINITY, f64::log2) + shift as f64
}

fn curve(name: &str, counts: &[BigUint]) -> Curve {
    // A weight without words has no logarithm.
    let present = counts.iter().enumerate().filter(|(_, count)| !count.is_zero());
    let points = present.map(|(weight, count)| (weight as f64, log2(count))).collect();
    Curve { name: name.to_owned(), points, markers: true }
}

fn plot(enumerators: &Enumerators) -> Result<String, String> {
    let curves = [curve("code", &enumerators.code), curve("dual code", &enumerators.dual)];
    charts::curves(charts::Words { title: "Words by weight", x: "weight", y: "log2 of the number of words" }, &curves)
}
