//! Facts of a code and its scheme (long: every kind of claim): sizes, weights, minimum distance, corrected and detected
//! errors, and whether the author's claims hold. Every fact is computed exhaustively or by a named theorem.

use crate::address::{self, AddressFaults, Seen};
use crate::budget;
use crate::classify::Verdicts;
use crate::count::{self, ByWeight};
use crate::enumerate::Progress;
use crate::exact::{self, Reading};
use crate::landing::{self, Landing};
use crate::stored;
use eccforge_codes::distance::{Distance, distance};
use eccforge_codes::weights::is_even;
use eccforge_gf::integers::binomial;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_model::{ErrorClass, ErrorModel, Patterns};
use eccforge_outcomes::{Probabilities, Tally};
use eccforge_report::json::as_numbers;
use eccforge_report::numbers::percent;
use eccforge_scheme::{PercentSpec, Scheme, UniformWord};
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::Zero;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::Number;
use std::collections::{BTreeMap, BTreeSet};

/// Outcomes of errors, and facts of the code.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Outcomes of all errors of 1, 2, ... bits anywhere; `None` if there are too many to try.
    pub by_weight: Vec<(usize, Option<Tally>)>,
    /// Outcomes of the classes of the model.
    pub by_class: Vec<exact::ClassResult>,
    /// The reason why the classes of the model were left out, if they were.
    pub left_out: Option<String>,
    /// Facts of the code of a scheme of one stage.
    pub code: Option<CodeFacts>,
}

/// Facts of a code and its scheme.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CodeFacts {
    /// Minimum distance of the code; in symbols for a Reed-Solomon code: r + 1, since it is MDS.
    pub distance: Distance,
    /// Weights of the columns of H and how many have each.
    pub column_weights: Vec<ColumnWeight>,
    /// Ones in each row of H.
    pub row_weights: Vec<usize>,
    /// Distinct correctable patterns of each codeword.
    #[serde(rename = "correctable_patterns", serialize_with = "as_numbers")]
    #[schemars(with = "Vec<Option<Number>>")]
    pub correctable: Vec<BigUint>,
    /// Number of correctable patterns, over all codewords, whose syndrome is zero or equals that of another one; 0 in
    /// every scheme read from a file.
    #[serde(rename = "colliding_patterns")]
    pub colliding: usize,
    /// Outcomes of wrong addresses, if the code has an address.
    #[serde(skip)]
    pub address: Option<AddressFaults>,
    /// Claims of the author, each with its verdict and evidence.
    pub claims: Vec<Claim>,
    /// Gates of the encoder and decoder; gates have any number of inputs and are shared.
    #[serde(rename = "circuit_gates")]
    pub gates: Gates,
}

/// Number of columns by weight.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct ColumnWeight {
    /// Number of ones in a column.
    pub weight: u32,
    /// Number of columns with it.
    pub columns: usize,
}

/// Gates of circuits.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Gates {
    /// Gates of the encoder.
    pub encoder: usize,
    /// Gates of the decoder.
    pub decoder: usize,
}

/// A claim of the author and its verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Claim {
    /// Property that the author claims.
    #[serde(rename = "claim")]
    pub text: String,
    /// Whether it holds.
    #[serde(flatten, serialize_with = "decided")]
    #[schemars(with = "Decided")]
    pub verdict: Verdict,
    /// Count or pattern that decides the verdict.
    pub evidence: String,
}

/// The verdict on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The claim was proved.
    Holds,
    /// The claim was disproved.
    Refuted,
    /// Neither proved nor disproved, with a short reason.
    Open(&'static str),
}

/// A verdict in JSON.
#[derive(Serialize, JsonSchema)]
struct Decided {
    /// Whether the claim was shown to hold.
    holds: bool,
    /// `holds`, `refuted`, or the reason why neither was shown.
    verdict: &'static str,
}

fn decided<S: Serializer>(verdict: &Verdict, serializer: S) -> Result<S::Ok, S::Error> {
    let (holds, verdict) = match verdict {
        Verdict::Holds => (true, "holds"),
        Verdict::Refuted => (false, "refuted"),
        Verdict::Open(why) => (false, *why),
    };
    Decided { holds, verdict }.serialize(serializer)
}

impl Verdict {
    fn of(holds: bool) -> Self {
        if holds { Self::Holds } else { Self::Refuted }
    }
}

impl Facts {
    /// Whether every claim was proved.
    pub fn claims_hold(&self) -> bool {
        self.code.iter().flat_map(|code| &code.claims).all(|c| c.verdict == Verdict::Holds)
    }

    /// Outcomes of an event of the model, over all its classes, if every class has patterns and none is sampled.
    pub fn of_events(&self, model: &ErrorModel) -> Option<Probabilities> {
        if self.by_class.is_empty() {
            return None;
        }
        let mut parts: Vec<(BigRational, Probabilities)> = Vec::new();
        for (class, result) in model.classes.iter().zip(&self.by_class) {
            // A sampled share has an interval, which a sum of exact fractions would hide.
            if result.method == exact::Method::Sampled {
                return None;
            }
            parts.push((model.probability(class), result.probabilities()?));
        }
        Some(Probabilities::weighted(parts.iter().map(|(weight, p)| (weight.clone(), p))))
    }
}

/// All errors of a weight are tried if there are at most this many.
const MAX_BY_WEIGHT: u64 = 20_000_000;

/// Weights that are tried, for an entry of this many bits.
fn weights(bits: usize) -> impl Iterator<Item = usize> {
    (1..=4).take_while(move |&w| w <= 2 || binomial(bits as u64, w as u64) <= MAX_BY_WEIGHT)
}

/// Number of patterns that [`facts`] tries, the total of its progress.
pub fn work(scheme: &Scheme, model: &ErrorModel) -> u64 {
    let model = &with_claimed(scheme, model);
    let bits = scheme.geometry.bits();
    let mut others = Vec::new();
    for (c, class) in model.classes.iter().enumerate() {
        match class.patterns {
            // A class of all patterns of a weight is counted with that weight.
            Patterns::Weight(w) if class.stored.is_none() && weights(bits).any(|bits| bits == w.bits) => {}
            _ => others.push(c),
        }
    }
    weights(bits).map(|w| binomial(bits as u64, w as u64)).sum::<u64>() + exact::work(scheme, model, &others)
}

/// The ids of the classes that the scheme's claims name.
fn claimed_ids(scheme: &Scheme) -> BTreeSet<&str> {
    let claims = &scheme.claims;
    let lists =
        [&*claims.corrected, &*claims.never_silent].into_iter().chain(claims.wrong_corrections_within.by_part());
    lists.flatten().chain(claims.silent_at_most.keys()).map(String::as_str).collect()
}

/// The model, restricted to the classes that the scheme's claims name.
pub fn claimed(scheme: &Scheme, model: &ErrorModel) -> ErrorModel {
    let ids = claimed_ids(scheme);
    let classes = model.classes.iter().filter(|class| ids.contains(class.id.as_str())).cloned().collect();
    ErrorModel { classes, ..model.clone() }
}

/// The model, extended by the classes of the default model that the scheme's claims name and the model lacks. A claim
/// is about the same errors under every model.
pub fn with_claimed(scheme: &Scheme, model: &ErrorModel) -> ErrorModel {
    let mut all = model.clone();
    for class in claimed(scheme, &ErrorModel::table1()).classes {
        if claimed_class(&all.classes, &class.id).is_none() {
            all.classes.push(class);
        }
    }
    all
}

/// The index of the class that a claim names: the class of the default model, or else the class of this model.
fn claimed_class(classes: &[ErrorClass], id: &str) -> Option<usize> {
    let default = ErrorModel::table1().classes.into_iter().find(|class| class.id == id);
    let mut same_id = (0..classes.len()).filter(|c| classes[*c].id == id);
    match default {
        // A model may give the id to other errors; the claim is not about those.
        Some(meant) => same_id.find(|c| classes[*c].has_patterns_of(&meant)),
        None => same_id.next(),
    }
}

/// Computes all facts of a scheme with default enables.
///
/// # Errors
/// A class of the model cannot be counted for this entry.
pub fn facts(scheme: &Scheme, model: &ErrorModel, progress: &Progress) -> Result<Facts, String> {
    let h = &scheme.code.h;
    let mut columns: BTreeMap<u32, usize> = BTreeMap::new();
    for column in h.columns() {
        *columns.entry(column.count_ones()).or_default() += 1;
    }
    let verdicts = Verdicts::new(scheme);
    let by_weight: Vec<(usize, Tally)> = weights(scheme.geometry.bits())
        .map(|bits| (bits, exact::of_weight(scheme, bits, &verdicts, progress)))
        .collect();
    let (shown, of_table) = (model.classes.len(), model);
    let model = &with_claimed(scheme, model);
    let evaluate =
        |classes: &[usize]| exact::evaluate_with(scheme, model, classes, Reading::Inclusive, &by_weight, progress);
    let by_class = evaluate(&(0..shown).collect::<Vec<_>>())?;
    let mut tallies: Vec<Result<Tally, String>> = by_class.iter().map(|class| Ok(class.tally.clone())).collect();
    for class in shown..model.classes.len() {
        // A class that only claims name leaves its claims undecided if it cannot be counted.
        tallies.push(evaluate(&[class]).map(|mut results| results.swap_remove(0).tally));
    }
    let symbol_distance = scheme.code.reed_solomon().map(|rs| rs.check_symbols + 1);
    let distance = distance(h.columns()).with_symbols(symbol_distance);
    let address = address::faults(scheme);
    let mut claims = claims(scheme, &distance, (&model.classes, &tallies));
    claims.extend(budget::claims(scheme, of_table, &by_class));
    claims.extend(burst_claim(scheme, &verdicts));
    if let (Some(faults), Some(claimed)) = (&address, &scheme.claims.address_bits_detected) {
        let claimed = claimed.value as usize;
        let by_bits = faults.by_bits.iter().filter(|(bits, _)| *bits <= claimed);
        claims.push(address_claim(claimed, &by_bits.map(|(_, seen)| *seen).collect::<Vec<Seen>>()));
    }
    claims.extend(stored_claims(scheme));
    claims.extend(landing_claims(scheme, model)?);
    let code = CodeFacts {
        claims,
        address,
        distance,
        column_weights: columns.into_iter().map(|(weight, columns)| ColumnWeight { weight, columns }).collect(),
        row_weights: (0..h.r()).map(|row| h.row_support(row).len()).collect(),
        correctable: (0..scheme.codewords()).map(|w| count::correctable(scheme, w)).collect(),
        colliding: (0..scheme.codewords()).map(|w| count::colliding(scheme, w)).sum(),
        gates: Gates {
            encoder: encoder(scheme).gates().len(),
            decoder: Decoder::new(scheme, Strategy::SyndromeLookup).flatten().gates().len(),
        },
    };
    let by_weight = by_weight.into_iter().map(|(bits, tally)| (bits, Some(tally))).collect();
    Ok(Facts { by_weight, by_class, left_out: None, code: Some(code) })
}

/// Decides the claims about the distance and about classes of errors; `tallies` has the outcomes of each class.
fn claims(
    scheme: &Scheme,
    distance: &Distance,
    (classes, tallies): (&[ErrorClass], &[Result<Tally, String>]),
) -> Vec<Claim> {
    let mut claims = Vec::new();
    if let Some(d) = scheme.claims.distance {
        let verdict = if distance.lower_bound_only && distance.bits <= d {
            // The distance may be `d` or any other number from the bound on.
            Verdict::Open("not decided")
        } else {
            Verdict::of(!distance.lower_bound_only && distance.bits == d)
        };
        claims.push(Claim { text: format!("minimum distance {d}"), verdict, evidence: distance.evidence() });
    }
    let of_ids =
        [(&scheme.claims.corrected, "corrected", true), (&scheme.claims.never_silent, "corrected or detected", false)];
    for (ids, verb, detected_is_bad) in of_ids {
        for id in ids.iter() {
            let (verdict, evidence) = of_class(classes, tallies, id, |class, tally| {
                let bad = if detected_is_bad { &tally.detected + tally.silent() } else { tally.silent() };
                decided_by(scheme, class, tally, bad)
            });
            claims.push(Claim { text: format!("every `{id}` error is {verb}"), verdict, evidence });
        }
    }
    claims.extend(share_claims(scheme, classes, tallies));
    claims.extend(odd_claim(scheme));
    claims
}

/// The verdict on a claim about a class, decided from its outcomes if they are known.
fn of_class(
    classes: &[ErrorClass],
    tallies: &[Result<Tally, String>],
    id: &str,
    decide: impl FnOnce(&ErrorClass, &Tally) -> (Verdict, String),
) -> (Verdict, String) {
    let Some(c) = claimed_class(classes, id) else { return not_in(id) };
    match &tallies[c] {
        Err(why) => (Verdict::Open("not decided"), why.clone()),
        Ok(tally) => decide(&classes[c], tally),
    }
}

/// The claims about shares of silent errors.
fn share_claims(scheme: &Scheme, classes: &[ErrorClass], tallies: &[Result<Tally, String>]) -> Vec<Claim> {
    let mut claims = Vec::new();
    for (id, most) in &scheme.claims.silent_at_most {
        let (verdict, evidence) =
            of_class(classes, tallies, id, |class, tally| share_verdict(scheme, class, tally, most));
        let text = format!("at most {} % of `{id}` errors are silent", most.0.value);
        claims.push(Claim { text, verdict, evidence });
    }
    claims
}

/// The verdict on the claim that no more than this percentage of a class is silent.
fn share_verdict(scheme: &Scheme, class: &ErrorClass, tally: &Tally, most: &PercentSpec) -> (Verdict, String) {
    let (silent, errors) = (tally.silent(), tally.total() - &tally.clean);
    if errors.is_zero() {
        // A share of no errors does not exist.
        let why = class.absent(scheme).unwrap_or_else(|| "the class has no error".to_owned());
        return (Verdict::Open("not in this entry"), why);
    }
    // The scheme reader has already rejected values that are not percentages.
    let allowed = BigUint::from(most.parts().unwrap_or(0)) * &errors;
    // Whole numbers decide: a share that equals the limit holds.
    let verdict = Verdict::of(&silent * 100_000_000_000u64 <= allowed);
    let share = percent(&BigRational::new(silent.clone().into(), errors.clone().into()));
    (verdict, format!("{silent} of {errors} patterns, {share} %"))
}

/// The claim about errors of an odd number of bits.
fn odd_claim(scheme: &Scheme) -> Option<Claim> {
    if !scheme.claims.odd_never_silent {
        return None;
    }
    let text = "every error of an odd number of bits is corrected or detected".to_owned();
    // A long code has too many check bits to count its errors by weight, but this theorem covers it.
    if scheme.corrects.iter().all(Vec::is_empty) && is_even(scheme.code.h.columns()) {
        let evidence = "every codeword has an even number of ones, and the decoder corrects nothing".to_owned();
        return Some(Claim { text, verdict: Verdict::Holds, evidence });
    }
    let (verdict, evidence) = match ByWeight::new(scheme) {
        Ok(by_weight) => {
            let odd = by_weight.sum(|bits| bits % 2 == 1);
            let (silent, total) = (odd.silent(), odd.total());
            let evidence = format!("{silent} of {total} patterns are silent, counted from the dual code");
            (Verdict::of(silent.is_zero()), evidence)
        }
        Err(why) => (Verdict::Open("not decided"), format!("not counted: {why}")),
    };
    Some(Claim { text, verdict, evidence })
}

/// The verdict on a claim about a class that has `bad` outcomes against it. A pattern without a wrong bit is not an
/// error, so it does not count.
fn decided_by(scheme: &Scheme, class: &ErrorClass, tally: &Tally, bad: BigUint) -> (Verdict, String) {
    let errors = tally.total() - &tally.clean;
    // A claim about no error at all would hold by definition, and mislead.
    if errors.is_zero()
        && let Some(why) = class.absent(scheme)
    {
        return (Verdict::Open("not in this entry"), why);
    }
    (Verdict::of(bad.is_zero()), format!("{} of {errors} patterns", &errors - bad))
}

/// The claim about bursts: tries every pattern within a run of neighbouring bits of a codeword once.
fn burst_claim(scheme: &Scheme, verdicts: &Verdicts) -> Option<Claim> {
    let run = scheme.claims.bursts_never_silent.as_ref()?.value as usize;
    let mut classifier = verdicts.classifier();
    for w in 0..scheme.codewords() {
        let bits = scheme.layout.codeword(w);
        for (first, &bit) in bits.iter().enumerate() {
            // The first bit of the pattern is always wrong; without that, overlapping runs would repeat patterns.
            let after = &bits[first + 1..bits.len().min(first + run)];
            for value in 0..1u32 << after.len() {
                let more = after.iter().enumerate().filter(|(i, _)| value >> i & 1 == 1).map(|(_, &bit)| bit);
                classifier.push(&[bit].into_iter().chain(more).collect::<Vec<_>>());
            }
        }
    }
    let tally = classifier.finish();
    Some(Claim {
        text: format!("every burst of up to {run} bits of a codeword is corrected or detected"),
        verdict: Verdict::of(tally.silent().is_zero()),
        evidence: format!("{} of {} patterns are silent", tally.silent(), tally.total()),
    })
}

/// The claim that up to `claimed` wrong address bits are detected, from the results of each number of them.
pub(crate) fn address_claim(claimed: usize, results: &[Seen]) -> Claim {
    let detected: u128 = results.iter().map(|seen| seen.detected).sum();
    let total: u128 = results.iter().map(Seen::total).sum();
    Claim {
        text: format!("every fault of up to {claimed} wrong address bits is detected"),
        verdict: Verdict::of(detected == total),
        evidence: format!("{detected} of {total} differences of addresses"),
    }
}

/// The claims about all-0 and all-1 stored words.
fn stored_claims(scheme: &Scheme) -> Vec<Claim> {
    let words = if scheme.claims.never_accepted.is_empty() { None } else { stored::words(scheme) };
    let mut claims = Vec::new();
    for word in &scheme.claims.never_accepted {
        let (verdict, evidence) = match words.map(|words| words[usize::from(*word == UniformWord::Ones)]) {
            Some(seen) => (Verdict::of(stored::is_rejected(&seen)), stored::described(&seen)),
            None => (Verdict::Open("not decided"), "the addresses have too many syndromes to try".into()),
        };
        claims.push(Claim { text: format!("the {} stored word is never accepted", word.name()), verdict, evidence });
    }
    claims
}

/// The claims that wrong corrections stay in the parts of the entry that have wrong bits.
///
/// # Errors
/// A claimed class cannot be counted for this entry.
fn landing_claims(scheme: &Scheme, model: &ErrorModel) -> Result<Vec<Claim>, String> {
    let within = scheme.claims.wrong_corrections_within.by_part();
    let claimed: BTreeSet<usize> =
        within.iter().copied().flatten().filter_map(|id| claimed_class(&model.classes, id)).collect();
    let claimed = claimed.into_iter().map(|class| &model.classes[class]);
    let classes: Vec<&ErrorClass> = claimed.filter(|class| class.absent(scheme).is_none()).collect();
    // Without such a claim no decoder is built.
    let landings = if classes.is_empty() { Vec::new() } else { landing::of_classes(scheme, classes.iter().copied())? };
    let mut claims = Vec::new();
    for (part, ids) in within.iter().enumerate() {
        let part_name = landing::PARTS[part];
        for id in ids.iter() {
            let (verdict, evidence) = match claimed_class(&model.classes, id).map(|class| &model.classes[class]) {
                None => not_in(id),
                Some(class) => match class.absent(scheme) {
                    Some(why) => (Verdict::Open("not in this entry"), why),
                    None => {
                        let mut found = classes.iter().zip(&landings).filter(|(class, _)| class.id == *id);
                        landing_verdict(part, found.next().and_then(|(_, landing)| landing.as_ref()))
                    }
                },
            };
            let text = format!("no wrong correction of a `{id}` error leaves the {part_name} of the error");
            claims.push(Claim { text, verdict, evidence });
        }
    }
    Ok(claims)
}

/// The verdict on one part of the entry, with the evidence; `None` if the errors of the class were not tried.
fn landing_verdict(part: usize, landing: Option<&Landing>) -> (Verdict, String) {
    let Some(landing) = landing else {
        return (Verdict::Open("not decided"), "errors of this class are not tried one by one".to_owned());
    };
    let outside = landing.outside[part];
    let evidence = format!("{outside} of {} wrong corrections leave it", landing.miscorrected);
    (Verdict::of(outside == 0), evidence)
}

/// The verdict on a claim about a class that the model lacks, with the evidence.
fn not_in(id: &str) -> (Verdict, String) {
    (Verdict::Open("not in this model"), format!("the model has no class `{id}`; choose one that has with --model"))
}
