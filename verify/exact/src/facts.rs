//! Facts of a code and its scheme (long: every kind of claim): sizes, weights, minimum distance, corrected and detected errors, and whether the
//! author's claims hold. Every fact is computed exhaustively or by a named theorem.

use crate::address::{self, AddressFaults};
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
use eccforge_scheme::{Scheme, UniformWord};
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

/// How many columns have a weight.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct ColumnWeight {
    /// The weight.
    pub weight: u32,
    /// How many columns have it.
    pub columns: usize,
}

/// Gates of circuits.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Gates {
    /// Of the encoder.
    pub encoder: usize,
    /// Of the decoder.
    pub decoder: usize,
}

/// A claim of the author and its verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Claim {
    /// The claim.
    #[serde(rename = "claim")]
    pub text: String,
    /// Whether it holds.
    #[serde(flatten, serialize_with = "decided")]
    #[schemars(with = "Decided")]
    pub verdict: Verdict,
    /// The evidence.
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
        let part = |(class, result): (&ErrorClass, &exact::ClassResult)| {
            let counted = result.probabilities().filter(|_| result.method != exact::Method::Sampled);
            Some((model.probability(class), counted?))
        };
        if self.by_class.is_empty() {
            return None;
        }
        let parts: Option<Vec<(BigRational, Probabilities)>> =
            model.classes.iter().zip(&self.by_class).map(part).collect();
        parts.map(|parts| Probabilities::weighted(parts.iter().map(|(weight, p)| (weight.clone(), p))))
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
    // A class of all patterns of a weight is counted with that weight.
    let is_of_weight = |class: &ErrorClass| match class.patterns {
        Patterns::Weight(w) => class.stored.is_none() && weights(bits).any(|bits| bits == w.bits),
        _ => false,
    };
    let others: Vec<usize> = (0..model.classes.len()).filter(|c| !is_of_weight(&model.classes[*c])).collect();
    weights(bits).map(|w| binomial(bits as u64, w as u64)).sum::<u64>() + exact::work(scheme, model, &others)
}

/// The ids of the classes that the scheme's claims name.
fn claimed_ids(scheme: &Scheme) -> BTreeSet<&str> {
    let claims = &scheme.claims;
    let lists =
        [&*claims.corrected, &*claims.never_silent].into_iter().chain(claims.wrong_corrections_within.by_part());
    lists.flatten().map(String::as_str).collect()
}

/// The model, restricted to the classes that the scheme's claims name.
pub fn claimed(scheme: &Scheme, model: &ErrorModel) -> ErrorModel {
    let ids = claimed_ids(scheme);
    let classes = model.classes.iter().filter(|class| ids.contains(class.id.as_str())).cloned().collect();
    ErrorModel { classes, ..model.clone() }
}

/// The model, and after its classes those of the default model that the scheme's claims name and the model lacks. A
/// claim is about the same errors under every model.
pub fn with_claimed(scheme: &Scheme, model: &ErrorModel) -> ErrorModel {
    let mut all = model.clone();
    for class in claimed(scheme, &ErrorModel::table1()).classes {
        if claimed_class(&all.classes, &class.id).is_none() {
            all.classes.push(class);
        }
    }
    all
}

/// The index of the class that a claim names: the one of the default model, or else of the model.
fn claimed_class(classes: &[ErrorClass], id: &str) -> Option<usize> {
    let default = ErrorModel::table1().classes.into_iter().find(|class| class.id == id);
    let is_meant = |class: &ErrorClass| default.as_ref().is_none_or(|meant| class.has_patterns_of(meant));
    classes.iter().position(|class| class.id == id && is_meant(class))
}

/// Computes all facts of a scheme with default enables.
///
/// # Errors
/// A class of the model cannot be counted for this entry.
pub fn facts(scheme: &Scheme, model: &ErrorModel, progress: &Progress) -> Result<Facts, String> {
    let h = &scheme.code.h;
    let mut columns: BTreeMap<u32, usize> = BTreeMap::new();
    h.columns().iter().for_each(|column| *columns.entry(column.count_ones()).or_default() += 1);
    let verdicts = Verdicts::new(scheme);
    let by_weight: Vec<(usize, Tally)> = weights(scheme.geometry.bits())
        .map(|bits| (bits, exact::of_weight(scheme, bits, &verdicts, progress)))
        .collect();
    let shown = model.classes.len();
    let model = &with_claimed(scheme, model);
    let evaluate =
        |classes: &[usize]| exact::evaluate_with(scheme, model, classes, Reading::Inclusive, &by_weight, progress);
    let by_class = evaluate(&(0..shown).collect::<Vec<_>>())?;
    let counted = by_class.iter().map(|class| Ok(class.tally.clone()));
    // A class that only claims name leaves its claims undecided if it cannot be counted.
    let besides = (shown..model.classes.len()).map(|class| Ok(evaluate(&[class])?.swap_remove(0).tally));
    let tallies: Vec<Result<Tally, String>> = counted.chain(besides).collect();
    let symbol_distance = scheme.code.reed_solomon().map(|rs| rs.check_symbols + 1);
    let distance = distance(h.columns()).with_symbols(symbol_distance);
    let address = address::faults(scheme);
    let mut claims = claims(scheme, &distance, (&model.classes, &tallies));
    claims.extend(burst_claim(scheme, &verdicts));
    claims.extend(address.as_ref().and_then(|faults| address_claim(scheme, faults)));
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
        let verdict = match distance.lower_bound_only {
            true if distance.bits <= d => Verdict::Open("not decided"),
            only_bound => Verdict::of(!only_bound && distance.bits == d),
        };
        claims.push(Claim { text: format!("minimum distance {d}"), verdict, evidence: distance.evidence() });
    }
    let mut about = |ids: &[String], verb: &str, bad: &dyn Fn(&Tally) -> BigUint| {
        for id in ids {
            let (verdict, evidence) = match claimed_class(classes, id).map(|c| (&classes[c], &tallies[c])) {
                None => not_in(id),
                Some((_, Err(why))) => (Verdict::Open("not decided"), why.clone()),
                Some((class, Ok(tally))) => decided_by(scheme, class, tally, bad(tally)),
            };
            claims.push(Claim { text: format!("every `{id}` error is {verb}"), verdict, evidence });
        }
    };
    about(&scheme.claims.corrected, "corrected", &|t| t.detected.clone() + t.silent());
    about(&scheme.claims.never_silent, "corrected or detected", &Tally::silent);
    if scheme.claims.odd_never_silent {
        let text = "every error of an odd number of bits is corrected or detected".to_owned();
        let is_settled = scheme.corrects.iter().all(Vec::is_empty) && is_even(scheme.code.h.columns());
        let counted = || ByWeight::new(scheme).map(|counted| counted.sum(|bits| bits % 2 == 1));
        let (verdict, evidence) = if is_settled {
            let evidence = "every codeword has an even number of ones, and the decoder corrects nothing".to_owned();
            (Verdict::of(true), evidence)
        } else {
            match counted() {
                Ok(odd) => {
                    let (silent, total) = (odd.silent(), odd.total());
                    let evidence = format!("{silent} of {total} patterns are silent, counted from the dual code");
                    (Verdict::of(silent.is_zero()), evidence)
                }
                Err(why) => (Verdict::Open("not decided"), format!("not counted: {why}")),
            }
        };
        claims.push(Claim { text, verdict, evidence });
    }
    claims
}

/// The verdict on a claim about a class, after so many bad outcomes. A pattern without a wrong bit is not an error, so it
/// does not count.
fn decided_by(scheme: &Scheme, class: &ErrorClass, tally: &Tally, bad: BigUint) -> (Verdict, String) {
    let errors = tally.total() - &tally.clean;
    match class.absent(scheme).filter(|_| errors.is_zero()) {
        Some(why) => (Verdict::Open("not in this entry"), why),
        None => (Verdict::of(bad.is_zero()), format!("{} of {errors} patterns", &errors - bad)),
    }
}

/// The claim about bursts: every pattern within a run of neighbouring bits of a codeword, each once.
fn burst_claim(scheme: &Scheme, verdicts: &Verdicts) -> Option<Claim> {
    let run = scheme.claims.bursts_never_silent.as_ref()?.value as usize;
    let mut classifier = verdicts.classifier();
    for w in 0..scheme.codewords() {
        let bits = scheme.layout.codeword(w);
        for (first, &bit) in bits.iter().enumerate() {
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

/// The claim about wrong address bits.
fn address_claim(scheme: &Scheme, faults: &AddressFaults) -> Option<Claim> {
    let claimed = scheme.claims.address_bits_detected.as_ref()?.value as usize;
    let about = || faults.by_bits.iter().filter(|(bits, _)| *bits <= claimed).map(|(_, seen)| seen);
    let (detected, total) = about().fold((0, 0), |(d, t), seen| (d + seen.detected, t + seen.total()));
    Some(Claim {
        text: format!("every fault of up to {claimed} wrong address bits is detected"),
        verdict: Verdict::of(detected == total),
        evidence: format!("{detected} of {total} differences of addresses"),
    })
}

/// The claims about all-0 and all-1 stored words.
fn stored_claims(scheme: &Scheme) -> Vec<Claim> {
    let words = if scheme.claims.never_accepted.is_empty() { None } else { stored::words(scheme) };
    let claim = |word: &UniformWord| {
        let (verdict, evidence) = match words.map(|words| words[usize::from(*word == UniformWord::Ones)]) {
            Some(seen) => (Verdict::of(stored::is_rejected(&seen)), stored::described(&seen)),
            None => (Verdict::Open("not decided"), "the addresses have too many syndromes to try".into()),
        };
        Claim { text: format!("the {} stored word is never accepted", word.name()), verdict, evidence }
    };
    scheme.claims.never_accepted.iter().map(claim).collect()
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
    let decided = |part: usize, id: &String| {
        let Some(class) = claimed_class(&model.classes, id).map(|class| &model.classes[class]) else {
            return not_in(id);
        };
        if let Some(why) = class.absent(scheme) {
            return (Verdict::Open("not in this entry"), why);
        }
        let found = classes.iter().zip(&landings).find(|(class, _)| class.id == *id);
        match found.and_then(|(_, landing)| landing.as_ref()) {
            None => (Verdict::Open("not decided"), "errors of this class are not tried one by one".to_owned()),
            Some(Landing { outside, miscorrected, .. }) => {
                let outside = outside[part];
                (Verdict::of(outside == 0), format!("{outside} of {miscorrected} wrong corrections leave it"))
            }
        }
    };
    let claim = |part: usize, id: &String| {
        let (verdict, evidence) = decided(part, id);
        let text = format!("no wrong correction of a `{id}` error leaves the {} of the error", landing::PARTS[part]);
        Claim { text, verdict, evidence }
    };
    let of_part = |(part, ids): (usize, &&[String])| ids.iter().map(|id| claim(part, id)).collect::<Vec<_>>();
    Ok(within.iter().enumerate().flat_map(of_part).collect())
}

/// The verdict on a claim about a class that the model lacks, with the evidence.
fn not_in(id: &str) -> (Verdict, String) {
    (Verdict::Open("not in this model"), format!("the model has no class `{id}`; choose one that has with --model"))
}
