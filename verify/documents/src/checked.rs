//! The JSON of the facts of a scheme (long: each key with its meaning).

use crate::scheme::{AtRate, Checked};
use eccforge_codes::report::Provenance;
use eccforge_exact::address::{AddressFaults, FAULT_MODEL, Seen};
use eccforge_exact::exact::ClassResult;
use eccforge_exact::facts::CodeFacts;
use eccforge_exact::retry::Repeated;
use eccforge_model::ErrorModel;
use eccforge_outcomes::Probabilities;
use eccforge_report::json::{Exact, Fractions, OfWeight, Patterns, number};
use eccforge_report::{in_order, name};
use eccforge_scheme::stages::Stage;
use eccforge_scheme::{Fold, Scheme};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::Number;

/// Facts of a scheme under an error model.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CheckedScheme<'a> {
    /// Provenance: the inputs that reproduce the result.
    provenance: &'a Provenance,
    /// Id of the scheme.
    scheme: &'a str,
    /// Name of the scheme in tables.
    name: &'a str,
    /// Source of the scheme.
    source: &'a str,
    /// The stage whose bits have the errors; only for schemes of several stages.
    #[serde(skip_serializing_if = "Option::is_none")]
    errors_at: Option<&'a str>,
    /// The stages, from the cells outwards; only for schemes of several stages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stages: Vec<OneStage<'a>>,
    /// Facts of the code; only for schemes of one stage.
    #[serde(flatten)]
    code: Option<SchemeFacts<'a>>,
    /// Outcomes of all patterns, by number of wrong bits.
    by_weight: Vec<OfWeight>,
    /// Outcomes by class of the error model.
    by_class: Vec<OfClass<'a>>,
    /// Exact probabilities if every bit is wrong independently; only with --bit-error-rate.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    by_bit_error_rate: &'a [AtRate],
    /// Outcomes of an event of the model, over all its classes; null if the entry has no pattern of a class, or if
    /// a class is sampled.
    of_events: Option<OfEvents<'a>>,
    /// Outcomes of detected errors if the transfer is repeated; only for schemes that retry.
    #[serde(skip_serializing_if = "Option::is_none")]
    after_retries: Option<AfterRetries<'a>>,
}

/// A stage.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct OneStage<'a> {
    /// Id of the stage's scheme.
    id: &'a str,
    /// Id of the scheme.
    scheme: &'a str,
    /// SHA-256 of the scheme's meaning.
    scheme_sha256: String,
    /// Number of parallel copies.
    copies: usize,
    /// Number of bits.
    bits: usize,
    /// Data bits.
    data_bits: usize,
    /// The flag that it passes on.
    flag: String,
}

/// Facts of a code.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct SchemeFacts<'a> {
    /// Shape of an entry.
    entry: Shape,
    /// Codewords of an entry.
    codewords: usize,
    /// Bits of a codeword.
    n: usize,
    /// Data bits of a codeword.
    k: usize,
    /// Check bits of a codeword.
    r: u32,
    /// Columns of H; bit j is row j.
    h_columns_hex: Vec<String>,
    #[serde(flatten)]
    facts: &'a CodeFacts,
    /// Whether every claim was shown to hold.
    claims_hold: bool,
    /// Decoder results for wrong addresses; only if the code has an address.
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<Address>,
}

/// Shape of an entry.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Shape {
    /// Number of bits.
    bits: usize,
    /// Transfers of an entry.
    beats: usize,
    /// All pins; the first `data_pins` carry data, the rest check bits.
    pins: usize,
    /// Pins that carry data.
    data_pins: usize,
}

/// Outcomes of a class of the error model.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct OfClass<'a> {
    #[serde(flatten)]
    result: &'a ClassResult,
    /// Its share of all events of the model, as a fraction; only for schemes of several stages.
    #[serde(skip_serializing_if = "Option::is_none")]
    share: Option<Exact>,
}

/// Decoder results for wrong addresses.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Address {
    /// Bits of the address.
    bits: usize,
    /// How the address enters the code: as columns of H, by XOR with the stored data, or as further symbols.
    fold: Fold,
    /// For each codeword the columns of the address bits; bit j is row j.
    columns_hex: Vec<Vec<String>>,
    /// Wrong addresses that are tried.
    fault_model: &'static str,
    /// Results by number of wrong bits.
    faults: Vec<FaultsOfBits>,
}

/// Faults of an address.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct FaultsOfBits {
    /// Wrong address bits; null for all differences together.
    wrong_bits: Option<usize>,
    /// Differences between two addresses.
    differences: Option<Number>,
    /// Differences that are detected.
    detected: Option<Number>,
    /// Differences that are taken for a correctable error.
    taken_for_correctable: Option<Number>,
    /// Differences that are not detected and look like an error-free entry.
    unseen: Option<Number>,
}

/// The facts of a scheme of one stage.
fn facts<'a>(scheme: &'a Scheme, facts: &'a CodeFacts, claims_hold: bool) -> SchemeFacts<'a> {
    let (g, h) = (scheme.geometry, &scheme.code.h);
    SchemeFacts {
        entry: Shape { bits: g.bits(), beats: g.beats, pins: g.pins, data_pins: g.data_pins },
        codewords: scheme.codewords(),
        n: h.n(),
        k: h.n() - h.r() as usize,
        r: h.r(),
        h_columns_hex: hex(h.columns()),
        facts,
        claims_hold,
        address: facts.address.as_ref().map(|faults| address(scheme, faults)),
    }
}

fn stage(s: &Stage) -> OneStage<'_> {
    OneStage {
        id: &s.id,
        scheme: s.scheme.id(),
        scheme_sha256: s.scheme.hash(),
        copies: s.copies,
        bits: s.bits(),
        data_bits: s.data(),
        flag: name(&s.flag),
    }
}

fn hex(columns: &[u64]) -> Vec<String> {
    columns.iter().map(|c| format!("{c:x}")).collect()
}

fn address(scheme: &Scheme, faults: &AddressFaults) -> Address {
    let mut rows: Vec<_> = faults.by_bits.iter().map(|(bits, seen)| faults_of_bits(Some(*bits), seen)).collect();
    rows.extend(faults.all.as_ref().map(|all| faults_of_bits(None, all)));
    Address {
        bits: faults.bits,
        fold: faults.fold,
        columns_hex: (0..scheme.codewords()).map(|w| hex(&scheme.address_columns(w))).collect(),
        fault_model: FAULT_MODEL,
        faults: rows,
    }
}

fn faults_of_bits(wrong_bits: Option<usize>, seen: &Seen) -> FaultsOfBits {
    FaultsOfBits {
        wrong_bits,
        differences: number(&seen.total().into()),
        detected: number(&seen.detected.into()),
        taken_for_correctable: number(&seen.miscorrected.into()),
        unseen: number(&seen.unseen.into()),
    }
}

/// Outcomes of an event of the model.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct OfEvents<'a> {
    /// The weight of each class.
    shares: Vec<Share<'a>>,
    #[serde(flatten)]
    outcomes: Fractions,
}

/// The weight of a class.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Share<'a> {
    /// Id of the class of errors.
    class: &'a str,
    /// Its rate over the sum of all, as a fraction.
    share: Exact,
}

/// Outcomes of detected errors if the transfer is repeated.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct AfterRetries<'a> {
    /// Maximum number of repetitions of a transfer.
    retries: u32,
    /// Outcomes by class of the error model.
    by_class: Vec<RepeatedClass<'a>>,
    /// Outcomes if every bit of every transfer is wrong independently; only with --bit-error-rate.
    by_bit_error_rate: Vec<RepeatedAtRate<'a>>,
}

/// Outcomes of a class of errors if the transfer is repeated.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct RepeatedClass<'a> {
    /// Id of the class of errors.
    class: &'a str,
    /// The error is gone when the transfer is repeated.
    gone: Repeated,
    /// Every repetition has the same error.
    stuck: Repeated,
}

/// Outcomes of independent errors if the transfer is repeated.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct RepeatedAtRate<'a> {
    /// The rate as given.
    rate: &'a str,
    /// Every transfer has new errors.
    anew: Repeated,
}

impl Serialize for Checked<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        in_order(&CheckedScheme::from(self), serializer)
    }
}

impl<'a> From<&Checked<'a>> for CheckedScheme<'a> {
    fn from(checked: &Checked<'a>) -> Self {
        let Checked { stages, facts: found, model, rates, run, .. } = *checked;
        let (scheme, several) = (stages.single(), stages.single().is_none());
        let mut by_class = Vec::new();
        for (result, class) in found.by_class.iter().zip(&model.classes) {
            // A scheme of one stage has the shares in `of_events`.
            let share = several.then(|| Exact::from(&model.probability(class)));
            by_class.push(OfClass { result, share });
        }
        let mut by_weight = Vec::new();
        for (bits, tally) in &found.by_weight {
            by_weight.push(OfWeight { bits: *bits, outcomes: tally.as_ref().map(Patterns::from) });
        }
        let retries = scheme.map_or(0, |scheme| scheme.retries);
        Self {
            provenance: run,
            scheme: &stages.id,
            name: &stages.name,
            source: &stages.source,
            errors_at: several.then_some(stages.error_stage().id.as_str()),
            stages: if several { stages.stages.iter().map(stage).collect() } else { Vec::new() },
            code: scheme.zip(found.code.as_ref()).map(|(scheme, code)| facts(scheme, code, found.claims_hold())),
            by_weight,
            by_class,
            by_bit_error_rate: rates,
            of_events: found.of_events(model).map(|p| events(model, &p)),
            after_retries: (retries > 0).then(|| after_retries(retries, &found.by_class, rates)),
        }
    }
}

fn events<'a>(model: &'a ErrorModel, p: &Probabilities) -> OfEvents<'a> {
    let classes = model.classes.iter();
    let shares = classes.map(|c| Share { class: &c.id, share: Exact::from(&model.probability(c)) }).collect();
    OfEvents { shares, outcomes: p.into() }
}

fn after_retries<'a>(n: u32, classes: &'a [ClassResult], rates: &'a [AtRate]) -> AfterRetries<'a> {
    let mut by_class = Vec::new();
    for c in classes {
        // A class without a pattern in this entry has no probabilities.
        let Some(p) = c.probabilities() else { continue };
        by_class.push(RepeatedClass { class: &c.class, gone: Repeated::gone(&p, n), stuck: Repeated::stuck(&p, n) });
    }
    let by_bit_error_rate =
        rates.iter().map(|at| RepeatedAtRate { rate: &at.rate, anew: Repeated::anew(&at.outcomes, n) }).collect();
    AfterRetries { retries: n, by_class, by_bit_error_rate }
}
