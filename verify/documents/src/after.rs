//! Outcomes of the next error in entries with wrong bits, as a document.

use crate::decoded::bit_list;
use eccforge_codes::report::{About, OfCode};
use eccforge_exact::after::{After, Nearest, OfBit, Sensitivity};
use eccforge_model::ErrorModel;
use eccforge_outcomes::{Outcome, Probabilities};
use eccforge_report::json::Fractions;
use eccforge_report::numbers::percent;
use eccforge_report::{Document, Status, Table, with_noun};
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use schemars::JsonSchema;
use serde::Serialize;

/// Entries with wrong bits, and the outcomes of the next error in them.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Afters<'a> {
    /// The model of the next error.
    #[serde(skip)]
    pub model: &'a ErrorModel,
    /// Entries with the same wrong bits, those with the largest share of silent errors first.
    pub states: Vec<Weighed<'a>>,
    /// Entries with other wrong bits, which were not evaluated.
    pub left_out: u64,
    /// Sensitivities of the silent share, if there is one state and its next error is counted.
    pub sensitivity: Option<&'a Sensitivity>,
    /// Classes of the model that were asked for without it, of which the entry has no errors.
    #[serde(skip)]
    pub absent: Vec<String>,
    /// A sentence about the entries of the log.
    #[serde(skip)]
    pub log: Option<String>,
}

/// Maximum number of bits that the text lists, of those that change the silent share most.
const MOST_BITS: usize = 4;
/// Number of combinations of wrong bits that a terminal shows.
const FEW: usize = 10;

/// Entries with the same wrong bits.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Weighed<'a> {
    /// Outcomes by class.
    #[serde(flatten)]
    pub after: &'a After,
    /// Probabilities of the outcomes of the next error of the model; null if a class is not counted.
    #[serde(serialize_with = "as_fractions")]
    #[schemars(with = "Option<Fractions>")]
    pub next_error: Option<Probabilities>,
}

fn as_fractions<S: serde::Serializer>(p: &Option<Probabilities>, serializer: S) -> Result<S::Ok, S::Error> {
    p.as_ref().map(Fractions::from).serialize(serializer)
}

impl Weighed<'_> {
    /// The share of silent errors among the next errors; `None` if they are not counted.
    fn silent_share(&self) -> Option<BigRational> {
        self.next_error.as_ref().map(Probabilities::silent)
    }
}

impl<'a> Afters<'a> {
    /// The results of these states; `left_out` entries have other wrong bits.
    pub fn new(
        model: &'a ErrorModel,
        states: &'a [After],
        left_out: u64,
        sensitivity: Option<&'a Sensitivity>,
    ) -> Self {
        let mut states: Vec<Weighed<'a>> =
            states.iter().map(|after| Weighed { after, next_error: after.probabilities(model) }).collect();
        // States whose next error is not counted come last: `None` is less than every share.
        states.sort_by(|a, b| {
            b.silent_share().cmp(&a.silent_share()).then_with(|| a.after.wrong_bits.cmp(&b.after.wrong_bits))
        });
        Self { model, states, left_out, sensitivity, absent: Vec::new(), log: None }
    }
}

impl OfCode for Afters<'_> {
    const NAME: &'static str = "check-after";

    fn document(about: &About<'_, Self>) -> Document {
        let About { scheme, result, run } = about;
        let mut document = Document::new(&format!("{}: the next error", scheme.name), &scheme.source);
        document.status = result.states.first().map(|worst| Status { good: None, text: answer(worst, result) });
        let absent = match result.absent.as_slice() {
            [] => String::new(),
            ids => format!("; the entry has no errors of {}", ids.join(", ")),
        };
        let facts = [("next error", format!("{}{absent}", result.model.name))];
        document.section(format!("{}  ({})", scheme.name, scheme.id)).facts(facts);
        let header = ["entries", "corrected, %", "detected, %", "silent, %", "bits to detected", "bits to silent"];
        let rows = result.states.iter().map(row);
        document.section("").table(Table::new(&["wrong bits", "now"], &header).rows(rows).brief(FEW));
        document.note(
            "corrected, detected, silent: outcomes of the next error. bits to: the fewest further wrong bits with this outcome, \
             and the number of such errors.",
        );
        if let Some(log) = &result.log {
            document.note(log.clone());
        }
        if let [only] = result.states.as_slice() {
            by_class(&mut document, only.after);
            sensitivities(&mut document, result.sensitivity);
        }
        document.ran("SHA-256 of the scheme's meaning", scheme.hash());
        document.ran("SHA-256 of the error model", &*run.model_sha256);
        document
    }

    /// One line for each state and class of the next error.
    fn records(about: &About<'_, Self>) -> String {
        let mut rows = Vec::new();
        for Weighed { after, .. } in &about.result.states {
            let near = [&after.fewest.detected, &after.fewest.silent];
            let bits = near.map(|nearest| nearest.as_ref().map_or(String::new(), |nearest| nearest.bits.to_string()));
            for next in &after.next {
                let outcomes = next.tally.as_ref().map(super::scheme::counts).unwrap_or_default();
                let wrong: Vec<String> = after.wrong_bits.iter().map(ToString::to_string).collect();
                let named = [wrong.join(" "), after.entries.to_string(), next.class.clone()];
                rows.push(named.into_iter().chain(outcomes).chain(bits.clone()).collect::<Vec<_>>());
            }
        }
        Table::keyed(
            "wrong_bits entries class patterns corrected detected undetected miscorrected clean bits_to_detected bits_to_silent",
        )
        .rows(rows)
        .csv()
    }
}

/// The worst entry, and the number of entries among which it is the worst.
fn answer(worst: &Weighed<'_>, result: &Afters<'_>) -> String {
    let sentence = verdict(worst);
    if result.states.len() < 2 {
        return sentence;
    }
    let others = match result.left_out {
        0 => String::new(),
        some => format!("; {} with rarer combinations were not evaluated", with_noun(some, "entry")),
    };
    let states = with_noun(result.states.len(), "combination");
    format!("{sentence}\nThis is the worst of the {states} of wrong bits in the log{others}.")
}

/// The worst entry in a sentence.
fn verdict(worst: &Weighed<'_>) -> String {
    let bits = match worst.after.wrong_bits.as_slice() {
        [] => "without wrong bits".to_owned(),
        [bit] => format!("with bit {bit} wrong"),
        bits => format!("with bits {} wrong", bit_list(bits)),
    };
    let Some(p) = &worst.next_error else {
        return format!("In an entry {bits}, the errors of a class are too many to count.");
    };
    let [corrected, detected, silent] = shares(p);
    format!(
        "In an entry {bits}, the next error is corrected in {corrected} %, detected in {detected} %, silent in {silent} %."
    )
}

/// Corrected (or without effect), detected and silent errors in percent.
fn shares(p: &Probabilities) -> [String; 3] {
    [&p.clean + &p.corrected, p.detected.clone(), p.silent()].map(|share| percent(&share))
}

fn row(state: &Weighed<'_>) -> Vec<String> {
    let After { wrong_bits, entries, now, fewest, .. } = state.after;
    let bits = if wrong_bits.is_empty() { "none".to_owned() } else { bit_list(wrong_bits) };
    let now = match now {
        Outcome::Clean => "right",
        Outcome::Corrected => "corrected",
        Outcome::Detected => "detected",
        Outcome::Silent => "silent",
    };
    let shares = state.next_error.as_ref().map_or_else(|| ["-"; 3].map(str::to_owned), shares);
    let near = [&fewest.detected, &fewest.silent].map(|nearest| match nearest {
        Some(Nearest { bits: 0, .. }) => "0".to_owned(),
        Some(Nearest { bits, errors, .. }) => format!("{bits} ({errors})"),
        None => format!("over {}", fewest.tried),
    });
    [bits, now.to_owned(), entries.to_string()].into_iter().chain(shares).chain(near).collect()
}

/// Adds the outcomes by class, and an example of the fewest bits.
fn by_class(document: &mut Document, after: &After) {
    let rows = after.next.iter().map(|next| {
        let tally = next.tally.as_ref().filter(|tally| tally.total() > Default::default());
        let shares = tally.map_or_else(|| ["-"; 3].map(str::to_owned), |tally| shares(&tally.probabilities()));
        [next.class.clone(), next.name.clone()].into_iter().chain(shares)
    });
    let header = ["corrected, %", "detected, %", "silent, %"];
    document.section("By class of the next error").table(Table::new(&["class", "name"], &header).rows(rows));
    for (nearest, outcome) in [(&after.fewest.detected, "detected"), (&after.fewest.silent, "silent")] {
        if let Some(nearest) = nearest.as_ref().filter(|nearest| nearest.bits > 0) {
            let bits = if nearest.bits == 1 { "bit" } else { "bits" };
            document.text(format!("Further wrong {bits} {}: {outcome}.", bit_list(&nearest.example)));
        }
    }
}

/// A change in percent, with its sign.
fn signed_percent(change: &BigRational) -> String {
    if change.is_negative() {
        return format!("-{}", percent(&-change));
    }
    let sign = if change.is_zero() { "" } else { "+" };
    format!("{sign}{}", percent(change))
}

/// Adds the sensitivities to the rates of classes and to further wrong bits.
fn sensitivities(document: &mut Document, sensitivity: Option<&Sensitivity>) {
    let Some(Sensitivity { classes, bits }) = sensitivity else { return };
    let rows = classes.iter().map(|of| [of.class.clone(), signed_percent(&of.silent)]);
    document.section("Sensitivities").further();
    document.table(Table::new(&["class"], &["moves silent, %"]).rows(rows));
    document.note(
        "moves silent: derivative of the silent share of the model with respect to the logarithm of the rate of the class. A rate \
         that is 1 % higher moves the share by a hundredth of it.",
    );
    let Some(bits) = bits else {
        document.text("Too many errors would have to be decoded for each bit.");
        return;
    };
    let mut sorted: Vec<&OfBit> = bits.iter().collect();
    sorted.sort_by(|a, b| b.silent.cmp(&a.silent).then(a.bit.cmp(&b.bit)));
    let shown: Vec<&OfBit> = match sorted.as_slice() {
        all if all.len() <= 2 * MOST_BITS => all.to_vec(),
        all => [&all[..MOST_BITS], &all[all.len() - MOST_BITS..]].concat(),
    };
    let rows = shown.iter().map(|of| [of.bit.to_string(), signed_percent(&of.detected), signed_percent(&of.silent)]);
    document.table(Table::new(&["one more wrong bit"], &["moves detected, %", "moves silent, %"]).rows(rows));
}
