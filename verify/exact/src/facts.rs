//! What is true of a code and its scheme: sizes, weights, minimum distance, what it corrects, what it detects, and
//! whether the author's claims hold. Everything here is found by exhaustion or by a theorem that is named.

use crate::address::{self, AddressFaults};
use crate::classify::Verdicts;
use crate::enumerate::{self, Progress, binomial};
use crate::exact::{self, Reading};
use crate::independent::ByWeight;
use crate::model::{ErrorClass, ErrorModel, Patterns, Weight};
use crate::tally::{Probabilities, Tally};
use eccforge_scheme::decoder::{Decoder, Strategy};
use eccforge_scheme::{Scheme, encoder};
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::Zero;
use std::collections::{BTreeMap, HashMap, HashSet};

/// Facts of one scheme.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Minimum distance of the code in bits.
    pub distance: Distance,
    /// Minimum distance in symbols, for a Reed-Solomon code: r + 1, since it is MDS.
    pub symbol_distance: Option<u32>,
    /// How many columns of H have each weight.
    pub column_weights: BTreeMap<u32, usize>,
    /// Ones in each row of H.
    pub row_weights: Vec<usize>,
    /// Distinct correctable patterns of each codeword.
    pub correctable: Vec<BigUint>,
    /// Correctable patterns whose syndrome is zero or that of another one, over all codewords; 0 in every scheme that was read.
    pub colliding: usize,
    /// Outcomes of all errors of 1, 2, ... bits anywhere in the entry.
    pub by_weight: Vec<(usize, Tally)>,
    /// Outcomes of the classes of Table 1.
    pub by_class: Vec<exact::ClassResult>,
    /// What becomes of wrong addresses, if the code has an address.
    pub address: Option<AddressFaults>,
    /// The author's claims.
    pub claims: Vec<Claim>,
    /// Gates of the encoder and of the decoder circuit.
    pub gates: (usize, usize),
}

/// A minimum distance and how it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distance {
    /// The distance, or a lower bound on it.
    pub bits: u32,
    /// Whether larger distances were not excluded.
    pub lower_bound_only: bool,
    /// Codeword bits of a lightest codeword, if one was found.
    pub lightest: Vec<usize>,
}

/// A claim of the author and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What is claimed.
    pub text: String,
    /// Whether it was shown to hold.
    pub holds: bool,
    /// Whether the model has the class that it is about. If not, it is neither shown nor refuted.
    pub in_model: bool,
    /// What was counted.
    pub evidence: String,
}

impl Facts {
    /// Whether every claim holds.
    pub fn claims_hold(&self) -> bool {
        self.claims.iter().all(|c| c.holds)
    }

    /// Outcomes of an event of the model, whichever class it is of, if the entry has room for every class.
    pub fn of_events(&self, model: &ErrorModel) -> Option<Probabilities> {
        let part = |(class, result): (&ErrorClass, &exact::ClassResult)| {
            Some((model.probability(class), result.probabilities()?))
        };
        let parts: Option<Vec<(BigRational, Probabilities)>> =
            model.classes.iter().zip(&self.by_class).map(part).collect();
        parts.map(|parts| Probabilities::weighted(parts.iter().map(|(weight, p)| (weight.clone(), p))))
    }
}

/// Errors of a given weight are tried while there are at most this many.
const MAX_BY_WEIGHT: u64 = 20_000_000;

/// Weights that are tried, for an entry of this many bits.
fn weights(bits: usize) -> impl Iterator<Item = usize> {
    (1..=4).take_while(move |&w| w <= 2 || binomial(bits as u64, w as u64) <= MAX_BY_WEIGHT)
}

/// Patterns that [`facts`] will try: the total of its progress.
pub fn work(scheme: &Scheme, model: &ErrorModel) -> u64 {
    let bits = scheme.geometry.bits();
    let all: Vec<usize> = (0..model.classes.len()).collect();
    weights(bits).map(|w| binomial(bits as u64, w as u64)).sum::<u64>() + exact::work(scheme, model, &all)
}

/// Finds all facts of a scheme, its enables at their defaults.
///
/// # Errors
/// A class of the model cannot be counted for this entry.
pub fn facts(scheme: &Scheme, model: &ErrorModel, progress: &Progress) -> Result<Facts, String> {
    let h = &scheme.code.h;
    let mut column_weights = BTreeMap::new();
    for column in h.columns() {
        *column_weights.entry(column.count_ones()).or_default() += 1;
    }
    let verdicts = Verdicts::new(scheme);
    let by_weight = weights(scheme.geometry.bits())
        .map(|bits| {
            let patterns = Patterns::Weight(Weight { bits });
            (bits, enumerate::tally(patterns, scheme.geometry, &verdicts, &|_| true, progress))
        })
        .collect();
    let classes: Vec<usize> = (0..model.classes.len()).collect();
    let by_class = exact::evaluate(scheme, model, &classes, Reading::Inclusive, progress)?;
    let distance = distance(h.columns());
    let tied = scheme.with_enables(&scheme.default_enables());
    let address = address::faults(scheme);
    let mut claims = claims(scheme, &tied, &distance, &by_class);
    claims.extend(burst_claim(scheme, &verdicts));
    claims.extend(address.as_ref().and_then(|faults| address_claim(scheme, faults)));
    Ok(Facts {
        claims,
        address,
        distance,
        symbol_distance: scheme.code.reed_solomon.as_ref().map(|rs| rs.check_symbols + 1),
        column_weights,
        row_weights: (0..h.r()).map(|row| h.row_support(row).len()).collect(),
        correctable: (0..tied.codewords()).map(|w| crate::count::correctable(&tied, w)).collect(),
        colliding: (0..tied.codewords()).map(|w| crate::count::colliding(&tied, w)).sum(),
        by_weight,
        by_class,
        gates: (encoder(scheme).gates().len(), Decoder::new(scheme, Strategy::SyndromeLookup).flatten().gates().len()),
    })
}

/// The minimum distance of the code with these parity-check columns: the least number of columns that sum to zero,
/// searched by meeting in the middle up to six columns or until the search grows too large.
pub fn distance(columns: &[u64]) -> Distance {
    let found = |mut lightest: Vec<usize>| {
        lightest.sort_unstable();
        Distance { bits: lightest.len() as u32, lower_bound_only: false, lightest }
    };
    let at_least = |bits| Distance { bits, lower_bound_only: true, lightest: Vec::new() };
    let mut single: HashMap<u64, usize> = HashMap::new();
    if let Some(b) = columns.iter().position(|&c| c == 0) {
        return found(vec![b]);
    }
    for (b, &column) in columns.iter().enumerate() {
        if let Some(a) = single.insert(column, b) {
            return found(vec![a, b]);
        }
    }
    let n = columns.len();
    let mut pairs: HashMap<u64, (usize, usize)> = HashMap::with_capacity(n * n / 2);
    let mut four = None;
    for b in 0..n {
        for a in 0..b {
            let sum = columns[a] ^ columns[b];
            if let Some(&c) = single.get(&sum) {
                return found(vec![a, b, c]);
            }
            if let Some((c, d)) = pairs.insert(sum, (a, b)) {
                four.get_or_insert(vec![a, b, c, d]);
            }
        }
    }
    if let Some(bits) = four {
        return found(bits);
    }
    if binomial(n as u64, 3) > MAX_BY_WEIGHT {
        return at_least(5);
    }
    let mut triples: HashSet<u64> = HashSet::new();
    let mut six = false;
    for c in 0..n {
        for b in 0..c {
            for a in 0..b {
                let sum = columns[a] ^ columns[b] ^ columns[c];
                if let Some(&(d, e)) = pairs.get(&sum) {
                    return found(vec![a, b, c, d, e]);
                }
                six |= !triples.insert(sum);
            }
        }
    }
    if six { Distance { bits: 6, lower_bound_only: false, lightest: Vec::new() } } else { at_least(7) }
}

fn claims(scheme: &Scheme, tied: &Scheme, distance: &Distance, classes: &[exact::ClassResult]) -> Vec<Claim> {
    let mut claims = Vec::new();
    if let Some(d) = scheme.claims.distance {
        let found = if distance.lower_bound_only { "at least " } else { "" };
        claims.push(Claim {
            text: format!("minimum distance {d}"),
            holds: distance.bits == d && !distance.lower_bound_only,
            in_model: true,
            evidence: format!("{found}{} by exhaustive search", distance.bits),
        });
    }
    let mut about = |ids: &[String], verb: &str, good: &dyn Fn(&Tally) -> BigUint| {
        for id in ids {
            let text = format!("every `{id}` error is {verb}");
            claims.push(match classes.iter().find(|c| c.class == *id) {
                None => {
                    let evidence = format!("the model has no class `{id}`; choose one that has with --model");
                    Claim { text, holds: false, in_model: false, evidence }
                }
                Some(c) => {
                    let (good, total) = (good(&c.tally), c.tally.total());
                    let holds = good == total && !total.is_zero();
                    Claim { text, holds, in_model: true, evidence: format!("{good} of {total} patterns") }
                }
            });
        }
    };
    about(&scheme.claims.corrected, "corrected", &|t| t.corrected.clone());
    about(&scheme.claims.never_silent, "corrected or detected", &|t| t.total() - t.silent());
    if scheme.claims.odd_never_silent {
        let text = "every error of an odd number of bits is corrected or detected".to_owned();
        claims.push(match ByWeight::new(tied).map(|counted| counted.sum(|bits| bits % 2 == 1)) {
            Ok(odd) => {
                let (silent, total) = (odd.silent(), odd.total());
                let evidence = format!("{silent} of {total} patterns are silent, counted from the dual code");
                Claim { text, holds: silent.is_zero(), in_model: true, evidence }
            }
            Err(why) => Claim { text, holds: false, in_model: true, evidence: format!("not counted: {why}") },
        });
    }
    claims
}

/// The claim about bursts: every pattern within a run of neighbouring bits of a codeword, once.
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
        holds: tally.silent().is_zero(),
        in_model: true,
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
        holds: detected == total,
        in_model: true,
        evidence: format!("{detected} of {total} differences of addresses"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_of_textbook_codes() {
        let hamming: Vec<u64> = (1..8).collect();
        assert_eq!(distance(&hamming).bits, 3);
        let extended: Vec<u64> = (0..8).map(|c| c << 1 | 1).collect();
        assert_eq!(
            distance(&extended),
            Distance { bits: 4, lower_bound_only: false, lightest: distance(&extended).lightest }
        );
        assert_eq!(distance(&[1, 2, 4, 8, 15]).bits, 5);
        assert_eq!(distance(&[1, 2, 4, 8, 16, 31]).bits, 6);
        assert_eq!(distance(&[1, 2, 4]), Distance { bits: 7, lower_bound_only: true, lightest: vec![] });
        assert_eq!(distance(&[1, 2, 1]).lightest, vec![0, 2]);
        assert_eq!(distance(&[1, 0]).lightest, vec![1]);
    }
}
