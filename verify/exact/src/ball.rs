//! Exact outcomes of a decoder that corrects every error of up to t symbols, from the weights of its code.
//!
//! Let N_j(v, w) be the words of weight w at distance j from a word of weight v, and A_v the codewords of weight v.
//! Errors of w symbols that end in a wrong codeword after j corrections number sum over v > 0 of A_v N_j(v, w), since
//! balls around codewords are disjoint [MacWilliams and Sloane, Chapter 5; McEliece and Swanson, On the Decoder Error
//! Probability for Reed-Solomon Codes, 1986]. Erased symbols puncture the code. A uniform word is accepted with
//! probability V / q^r for each linear code.

pub mod address;

use crate::facts::{Claim, Verdict};
use address::BallAddress;
use eccforge_codes::dual::{Dual, MAX_CHECK_BITS, Polynomial, binomials};
use eccforge_codes::weights;
use eccforge_outcomes::Tally;
use eccforge_report::json::{Exact, as_exact, as_patterns};
use eccforge_scheme::algebraic::{Algebraic, Family, Group};
use eccforge_scheme::bch::Bch;
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{One, Zero};
use schemars::JsonSchema;
use serde::Serialize;

/// Outcomes of the decoder of one codeword.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BallFacts {
    /// Symbols of a codeword.
    pub symbols: usize,
    /// Bits of a symbol.
    pub symbol_bits: usize,
    /// Check symbols.
    pub check_symbols: usize,
    /// Minimum distance in symbols: exact for a Reed-Solomon code, a lower bound for a BCH code.
    pub distance: usize,
    /// The rule on corrections of many symbols, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within_group: Option<WithinGroup>,
    /// Results for each number of erased symbols.
    pub erased: Vec<Erased>,
    /// Outcomes of wrong addresses, if the code has an address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<BallAddress>,
    /// Claims of the author, each with its verdict and evidence.
    pub claims: Vec<Claim>,
}

/// Errors of more symbols than are corrected anywhere are corrected only within one group of neighbouring symbols.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WithinGroup {
    /// Symbols of a group.
    pub symbols: usize,
    /// Maximum number of wrong symbols of one group that are corrected.
    pub corrected: usize,
}

/// Results while the caller names this many erased symbols, which may have any value.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Erased {
    /// Symbols that are named as erased.
    pub erased: usize,
    /// Maximum number of other wrong symbols that are corrected wherever they are: t, or fewer by a rule on groups.
    pub corrected: usize,
    /// Maximum number of other wrong symbols that are never delivered wrong.
    pub never_silent: usize,
    /// Probability that a word of random symbols is accepted.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "Exact")]
    pub accepted_at_random: BigRational,
    /// Outcomes by the number of other wrong symbols.
    pub by_errors: Vec<WrongSymbols>,
}

/// Outcomes of all errors of a number of symbols in a codeword.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WrongSymbols {
    /// Wrong symbols.
    pub wrong: usize,
    /// Errors with each outcome; `None` where the weights of the code are not known.
    #[serde(serialize_with = "as_patterns")]
    #[schemars(with = "Option<eccforge_report::json::Patterns>")]
    pub outcomes: Option<Tally>,
}

/// A code of n symbols of q values with A_v words of weight v, as far as they are known.
struct Weights {
    n: usize,
    q: BigUint,
    words: Option<Polynomial>,
    /// The rule on corrections of many symbols. Only Reed-Solomon codes have it.
    group: Option<Group>,
}

/// Number of rows that the table has beyond the guarantee.
const MORE: usize = 3;

/// The outcomes of every number of erasures that the file allows.
pub fn facts(scheme: &Algebraic) -> BallFacts {
    let (symbols, symbol_bits) = scheme.family.symbols();
    let (r, distance) = (scheme.family.check_symbols(), scheme.family.distance());
    let erased = (0..=scheme.erasures).map(|e| {
        let t = scheme.radius_with_erasures(e);
        let most = (t + MORE).min(symbols - e);
        let weights = Weights::new(scheme, e, most + t);
        let accepted = BigInt::from(ball(&weights, t));
        Erased {
            erased: e,
            corrected: scheme.group.map_or(t, |rule| rule.above),
            never_silent: distance - 1 - e - t,
            accepted_at_random: BigRational::new(accepted, BigInt::one() << (symbol_bits * (r - e))),
            by_errors: (1..=most)
                .map(|wrong| WrongSymbols { wrong, outcomes: outcomes(&weights, distance - e, t, wrong) })
                .collect(),
        }
    });
    let within_group = scheme.group.map(|rule| WithinGroup { symbols: rule.symbols, corrected: scheme.radius });
    let (erased, address, mut claims) = (erased.collect(), address::faults(scheme), claims(scheme));
    claims.extend(address.as_ref().and_then(|faults| address::claim(scheme, faults)));
    BallFacts { symbols, symbol_bits, check_symbols: r, distance, within_group, erased, address, claims }
}

/// The outcomes of all errors of `wrong` symbols in a codeword, without erasures.
///
/// # Errors
/// The entry has several codewords, the codeword has fewer symbols, or the weights of the code are not known.
pub fn of_symbols(scheme: &Algebraic, wrong: usize) -> Result<Tally, String> {
    let (symbols, _) = scheme.family.symbols();
    if scheme.codewords != 1 {
        return Err(format!("wrong symbols are counted in one codeword, but the entry has {}", scheme.codewords));
    }
    if wrong > symbols {
        return Err(format!("{wrong} symbols cannot be wrong in a codeword of {symbols}"));
    }
    let weights = Weights::new(scheme, 0, wrong + scheme.radius);
    let tally = outcomes(&weights, scheme.family.distance(), scheme.radius, wrong);
    tally.ok_or_else(|| "the weights of this code are not known".to_owned())
}

impl Weights {
    /// Weights of the code without `erased` of its symbols, up to weight `most`.
    fn new(scheme: &Algebraic, erased: usize, most: usize) -> Self {
        let (n, bits) = scheme.family.symbols();
        let n = n - erased;
        let words = match &scheme.family {
            Family::ReedSolomon(rs) => Some(weights::mds([n, rs.check_symbols as usize - erased], bits, most)),
            Family::Bch(bch) if bch.check_bits() <= MAX_CHECK_BITS as usize => {
                bch.columns().map(|columns| Dual::new(&columns, bch.check_bits() as u32, most.min(n)).count([0]))
            }
            // With few data bits, the codewords themselves can be listed.
            Family::Bch(bch) if bch.data_bits <= MAX_CHECK_BITS as usize => {
                Some(weights::weigh(&basis(bch), n).into_iter().map(BigUint::from).collect())
            }
            Family::Bch(_) => None,
        };
        Self { n, q: BigUint::one() << bits, words, group: scheme.group }
    }

    /// The part of `count` corrections of j symbols that the rule on groups allows. Any two sets of j symbols of an MDS code are
    /// corrected equally often, so the part is that of the sets within a group.
    fn allowed(&self, count: BigUint, j: usize) -> BigUint {
        let Some(rule) = self.group.filter(|rule| j > rule.above) else { return count };
        let last = choose(self.n % rule.symbols, j);
        let sets = choose(rule.symbols, j) * (self.n / rule.symbols) + last;
        count * sets / choose(self.n, j)
    }

    /// Number of errors of w symbols.
    fn errors(&self, w: usize) -> BigUint {
        choose(self.n, w) * (&self.q - 1u32).pow(w as u32)
    }

    /// N_j(v, w): words of weight w at distance j from a word of weight v. In the sum, z of its v symbols become zero,
    /// b change to another value, and e other symbols are wrong.
    fn near(&self, [v, w, j]: [usize; 3]) -> BigUint {
        let mut sum = BigUint::zero();
        for e in 0..=j.min(self.n - v) {
            let Some(z) = (v + e).checked_sub(w) else { continue };
            let Some(b) = j.checked_sub(z + e).filter(|b| z + b <= v) else { continue };
            let others = choose(self.n - v, e) * (&self.q - 1u32).pow(e as u32);
            sum += others * choose(v, z) * choose(v - z, b) * (&self.q - 2u32).pow(b as u32);
        }
        sum
    }
}

/// The codewords of data words with a single 1, in words of 64 bits.
fn basis(code: &Bch) -> Vec<Vec<u64>> {
    let mut basis = Vec::new();
    for bit in 0..code.data_bits {
        let mut data = vec![false; code.data_bits];
        data[bit] = true;
        let mut packed = Vec::new();
        for bits in code.encode(&data).chunks(64) {
            packed.push(bits.iter().rev().fold(0, |word, bit| word << 1 | u64::from(*bit)));
        }
        basis.push(packed);
    }
    basis
}

/// The binomial coefficient n choose k.
fn choose(n: usize, k: usize) -> BigUint {
    binomials(n, k).get(k).cloned().unwrap_or_default()
}

/// V(n, t): the number of errors of up to t symbols that are corrected.
fn ball(weights: &Weights, t: usize) -> BigUint {
    (0..=t.min(weights.n)).map(|w| weights.allowed(weights.errors(w), w)).sum()
}

/// Outcomes of all errors of w symbols, if a decoder corrects up to t and the distance is at least `distance`.
fn outcomes(weights: &Weights, distance: usize, t: usize, w: usize) -> Option<Tally> {
    let all = weights.errors(w);
    if w <= t {
        let corrected = weights.allowed(all.clone(), w);
        return Some(Tally { detected: all - &corrected, corrected, ..Tally::default() });
    }
    if w + t < distance {
        return Some(Tally { detected: all, ..Tally::default() });
    }
    let words = weights.words.as_ref()?;
    // Errors that the decoder takes to a wrong codeword by `j` corrections; weight 0 is the codeword as written.
    let after = |j: usize| -> BigUint {
        let near = w.saturating_sub(j).max(1)..=(w + j).min(weights.n);
        let words = near.filter(|v| !words[*v].is_zero()).map(|v| &words[v] * weights.near([v, w, j]));
        weights.allowed(words.sum(), j)
    };
    let (undetected, miscorrected) = (after(0), (1..=t).map(after).sum::<BigUint>());
    let detected = all - &undetected - &miscorrected;
    Some(Tally { detected, undetected, miscorrected, ..Tally::default() })
}

/// The verdicts on the author's claims: the distance is known, and classes of an error model are not counted here.
fn claims(scheme: &Algebraic) -> Vec<Claim> {
    let found = scheme.family.distance();
    let is_exact = matches!(scheme.family, Family::ReedSolomon(_));
    let mut claims = Vec::new();
    if let Some(d) = scheme.claims.distance {
        let (verdict, evidence) = if is_exact && d as usize == found {
            (Verdict::Holds, "the code is MDS, in symbols")
        } else if is_exact || (d as usize) < found {
            (Verdict::Refuted, "by the designed distance, in symbols")
        } else {
            (Verdict::Open("not decided"), "the designed distance is a lower bound")
        };
        let evidence = format!("{}{found}: {evidence}", if is_exact { "" } else { "at least " });
        claims.push(Claim { text: format!("minimum distance {d}"), verdict, evidence });
    }
    let given = &scheme.claims;
    claims.extend(given.corrected.iter().map(|id| open(format!("every `{id}` error is corrected"))));
    claims.extend(given.never_silent.iter().map(|id| open(format!("every `{id}` error is corrected or detected"))));
    let shares = given.silent_at_most.iter();
    claims.extend(shares.map(|(id, most)| open(format!("at most {} % of `{id}` errors are silent", most.0.value))));
    let further = given.odd_never_silent
        || given.bursts_never_silent.is_some()
        || given.fit_at_most.is_some()
        || !given.never_accepted.is_empty()
        || given.wrong_corrections_within.by_part().iter().any(|ids| !ids.is_empty());
    if further {
        claims.push(open("further claims of the file".to_owned()));
    }
    claims
}

/// A claim that is neither proved nor disproved.
fn open(text: String) -> Claim {
    Claim {
        text,
        verdict: Verdict::Open("not decided"),
        evidence: "classes are not counted for a correctable set that is not listed".to_owned(),
    }
}
