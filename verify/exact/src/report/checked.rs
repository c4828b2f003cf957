//! The JSON of the facts of a scheme (long: each key with its meaning).

use super::json::{Exact, Fractions, OfWeight, Patterns, number};
use crate::address::{AddressFaults, FAULT_MODEL, Seen};
use crate::exact::ClassResult;
use crate::facts::CodeFacts;
use crate::model::{ErrorClass, ErrorModel};
use crate::report::Provenance;
use crate::report::scheme::{AtRate, Checked};
use crate::retry::Repeated;
use crate::tally::Probabilities;
use eccforge_report::name;
use eccforge_scheme::stages::Stage;
use eccforge_scheme::{Fold, Scheme};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Number;

/// Facts of a scheme under an error model.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CheckedScheme<'a> {
    /// What was run: enough to make the result again.
    provenance: &'a Provenance,
    /// Id of the scheme.
    scheme: &'a str,
    /// Its name.
    name: &'a str,
    /// Where it is from.
    source: &'a str,
    /// The stage whose bits have the errors; only of schemes of several stages.
    #[serde(skip_serializing_if = "Option::is_none")]
    errors_at: Option<&'a str>,
    /// The stages, from the cells outwards; only of schemes of several stages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stages: Vec<OneStage<'a>>,
    /// Facts of the code; only of schemes of one stage.
    #[serde(flatten)]
    code: Option<SchemeFacts<'a>>,
    /// Outcomes of all patterns of so many bits.
    by_weight: Vec<OfWeight>,
    /// Outcomes by class of the error model.
    by_class: Vec<OfClass<'a>>,
    /// Exact probabilities where every bit is wrong independently; only with --bit-error-rate.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    by_bit_error_rate: &'a [AtRate],
    /// What becomes of an event of the model, whichever class it is of; null where the entry has no room for a class, or
    /// one is sampled.
    of_events: Option<OfEvents<'a>>,
    /// What detected errors become where the transfer is repeated; only of schemes that retry.
    #[serde(skip_serializing_if = "Option::is_none")]
    after_retries: Option<AfterRetries<'a>>,
}

/// A stage.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct OneStage<'a> {
    /// Its id.
    id: &'a str,
    /// Id of the scheme.
    scheme: &'a str,
    /// SHA-256 of what the scheme means.
    scheme_sha256: String,
    /// How many stand side by side.
    copies: usize,
    /// Number of bits.
    bits: usize,
    /// Data bits.
    data_bits: usize,
    /// The flag that it hands on.
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
    /// What becomes of wrong addresses; only where the code takes an address.
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
    /// Its share of all events of the model, as a fraction; only of schemes of several stages.
    #[serde(skip_serializing_if = "Option::is_none")]
    share: Option<Exact>,
}

/// What becomes of wrong addresses.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Address {
    /// Bits of the address.
    bits: usize,
    /// How it enters the code: columns of H, or xor on the stored data.
    fold: &'static str,
    /// For each codeword the columns of the address bits; bit j is row j.
    columns_hex: Vec<Vec<String>>,
    /// Which faults are counted.
    fault_model: &'static str,
    /// By number of wrong bits.
    faults: Vec<FaultsOfBits>,
}

/// Faults of an address.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct FaultsOfBits {
    /// Wrong address bits; null for all differences together.
    wrong_bits: Option<usize>,
    /// Differences between two addresses.
    differences: Option<Number>,
    /// Those that are detected.
    detected: Option<Number>,
    /// Those that are taken for a correctable error.
    taken_for_correctable: Option<Number>,
    /// Those that nothing tells from no error.
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
        scheme: &s.scheme.id,
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
    let row = |wrong_bits: Option<usize>, seen: &Seen| FaultsOfBits {
        wrong_bits,
        differences: number(&seen.total().into()),
        detected: number(&seen.detected.into()),
        taken_for_correctable: number(&seen.miscorrected.into()),
        unseen: number(&seen.unseen.into()),
    };
    let by_bits = faults.by_bits.iter().map(|(bits, seen)| row(Some(*bits), seen));
    Address {
        bits: faults.bits,
        fold: match faults.fold {
            Fold::Columns => "columns",
            Fold::Xor => "xor",
        },
        columns_hex: (0..scheme.codewords()).map(|w| hex(&scheme.address_columns(w))).collect(),
        fault_model: FAULT_MODEL,
        faults: by_bits.chain(faults.all.iter().map(|all| row(None, all))).collect(),
    }
}

/// What becomes of an event of the model.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct OfEvents<'a> {
    /// How much each class weighs.
    shares: Vec<Share<'a>>,
    #[serde(flatten)]
    outcomes: Fractions,
}

/// How much a class weighs.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Share<'a> {
    /// Id of the class of errors.
    class: &'a str,
    /// Its rate over the sum of all, as a fraction.
    share: Exact,
}

/// What detected errors become where the transfer is repeated.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct AfterRetries<'a> {
    /// How often a transfer is repeated at most.
    retries: u32,
    /// By class of the error model.
    by_class: Vec<RepeatedClass<'a>>,
    /// Every bit of every transfer wrong independently; only with --bit-error-rate.
    by_bit_error_rate: Vec<RepeatedAtRate<'a>>,
}

/// A class of errors where the transfer is repeated.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct RepeatedClass<'a> {
    /// Id of the class of errors.
    class: &'a str,
    /// The error is gone when the transfer is repeated.
    gone: Repeated,
    /// Every repetition meets the error again.
    stuck: Repeated,
}

/// Independent errors where the transfer is repeated.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct RepeatedAtRate<'a> {
    /// The rate as it was given.
    rate: &'a str,
    /// Every transfer has errors of its own.
    anew: Repeated,
}

impl<'a> From<&Checked<'a>> for CheckedScheme<'a> {
    fn from(checked: &Checked<'a>) -> Self {
        let Checked { stages, facts: found, model, rates, run, .. } = *checked;
        let (scheme, several) = (stages.single(), stages.single().is_none());
        let of_class = |(result, class): (&'a ClassResult, &ErrorClass)| OfClass {
            result,
            share: several.then(|| Exact::from(&model.probability(class))),
        };
        let retries = scheme.map_or(0, |scheme| scheme.retries);
        Self {
            provenance: run,
            scheme: &stages.id,
            name: &stages.name,
            source: &stages.source,
            errors_at: several.then_some(stages.struck().id.as_str()),
            stages: if several { stages.stages.iter().map(stage).collect() } else { Vec::new() },
            code: scheme.zip(found.code.as_ref()).map(|(scheme, code)| facts(scheme, code, found.claims_hold())),
            by_weight: found
                .by_weight
                .iter()
                .map(|(bits, t)| OfWeight { bits: *bits, outcomes: t.as_ref().map(Patterns::from) })
                .collect(),
            by_class: found.by_class.iter().zip(&model.classes).map(of_class).collect(),
            by_bit_error_rate: rates,
            of_events: found.of_events(model).map(|p| events(model, &p)),
            after_retries: (retries > 0).then(|| after_retries(retries, &found.by_class, rates)),
        }
    }
}

fn events<'a>(model: &'a ErrorModel, p: &Probabilities) -> OfEvents<'a> {
    let share = |c: &'a ErrorClass| Share { class: &c.id, share: Exact::from(&model.probability(c)) };
    OfEvents { shares: model.classes.iter().map(share).collect(), outcomes: p.into() }
}

fn after_retries<'a>(n: u32, classes: &'a [ClassResult], rates: &'a [AtRate]) -> AfterRetries<'a> {
    let class = |c: &'a ClassResult| {
        let p = c.probabilities()?;
        Some(RepeatedClass { class: &c.class, gone: Repeated::gone(&p, n), stuck: Repeated::stuck(&p, n) })
    };
    let rate = |at: &'a AtRate| RepeatedAtRate { rate: &at.rate, anew: Repeated::anew(&at.outcomes, n) };
    AfterRetries {
        retries: n,
        by_class: classes.iter().filter_map(class).collect(),
        by_bit_error_rate: rates.iter().map(rate).collect(),
    }
}
