//! The cost of an attack: how few flips of chosen cells deliver wrong data without an alarm.
//!
//! An attacker who can flip cells of one entry, as with Rowhammer, looks for sets of cells whose errors are silent. The
//! counts by number of flips are those of all error patterns. Each cell usually flips from only one value, so a set is of use only with
//! the right data. Up to the least weight of the dual code, the bits of a set are independent in random data, and a set of w cells has
//! its values in one of 2^w words [MacWilliams and Sloane, The Theory of Error-Correcting Codes, 1977, chapter 1].
//!
//! If the stored data are known, the sets are those of the cells that hold a one, or those that hold a zero.
//!
//! To change only one data bit, the attacker needs the codeword of that bit. The decoder itself flips the bits of a
//! correctable pattern, so the attacker flips the others.

use crate::classify::Verdicts;
use crate::count::codeword::Codeword;
use crate::count::rules::{EntryRules, combine};
use crate::count::{ByWeight, correctable_patterns, of_weight, pairs, tried};
use eccforge_codes::dual::binomials;
use eccforge_gf::affine::AffineForm;
use eccforge_gf::gf2::Vector;
use eccforge_gf::integers::binomial;
use eccforge_outcomes::{Outcome, Tally};
use eccforge_scheme::{Scheme, TiedScheme, check_equations};
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::Zero;
use schemars::JsonSchema;
use serde::Serialize;

/// Maximum number of sets that are tried one by one for a number of flips: about a second.
const MOST_TRIED: u64 = 1 << 26;

/// Maximum number of pairs of a data bit and a correctable pattern that are compared: about ten seconds.
const MOST_COMPARED: u64 = 1 << 28;

/// Maximum number of sums of check bits that are tried for one number of flips; more would take seconds.
const MOST_SUMS: u64 = 1 << 22;

/// Number of results that are shown after the fewest flips, to show how fast the number of sets grows.
const FURTHER: usize = 2;

/// Flips of chosen cells of an entry that deliver wrong data without an alarm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Results for each number of flips, from 1.
    pub by_flips: Vec<Flips>,
    /// The fewest flips that deliver one data bit wrong and all others right, for each data bit that can be attacked in
    /// this way; `None` if there are too many correctable patterns to compare.
    pub one_bit: Option<Vec<OneBit>>,
}

/// Sets of one number of flips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flips {
    /// Number of flips.
    pub flips: usize,
    /// Outcomes of all sets of this number of bits of the entry.
    pub outcomes: Tally,
    /// Whether every set of this number of bits has each combination of values in equally many data words.
    pub independent: bool,
}

impl Flips {
    /// Number of silent sets.
    pub fn silent(&self) -> BigUint {
        self.outcomes.silent()
    }

    /// Expected number of silent sets of cells in an entry of which every cell can be flipped. A cell can be flipped with
    /// probability `density`, independently of others.
    pub fn expected(&self, density: &BigRational) -> BigRational {
        BigRational::from_integer(self.silent().into()) * density.pow(i32::try_from(self.flips).unwrap_or(i32::MAX))
    }

    /// Like [`Flips::expected`], in an entry of random data, where a cell flips from only one of its two values; `None`
    /// if the bits of a set may depend on each other.
    pub fn expected_one_way(&self, density: &BigRational) -> Option<BigRational> {
        self.independent.then(|| self.expected(&(density / BigRational::from_integer(2.into()))))
    }
}

/// The fewest flips after which the decoder delivers one data bit wrong, and all others right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OneBit {
    /// The physical bit that holds the data bit.
    pub bit: usize,
    /// Number of flips.
    pub flips: usize,
    /// Number of sets of this number of flips that have this effect.
    pub sets: usize,
    /// An example of such an error, as physical bits in ascending order.
    pub example: Vec<usize>,
}

impl Attack {
    /// The data bit that the fewest flips deliver wrong, with all others right; `None` if it is not known.
    pub fn easiest(&self) -> Option<&OneBit> {
        self.one_bit.iter().flatten().min_by_key(|one| one.flips)
    }
}

/// Evaluates the attacks on an entry. Enables of the decoder have their defaults.
pub fn attack(scheme: &Scheme) -> Attack {
    let scheme = &scheme.tied();
    let every_weight = ByWeight::new(scheme).ok();
    let every_cell = vec![true; scheme.geometry.bits()];
    let by_flips = by_flips(
        every_cell.len(),
        |flips| match &every_weight {
            Some(every) => Some(every.tallies[flips].clone()),
            None if tried(scheme, flips) > MOST_TRIED => None,
            None => of_weight(scheme, flips),
        },
        |flips| are_independent(scheme, flips),
    );
    Attack { by_flips, one_bit: one_bit(scheme, &every_cell) }
}

/// Evaluates the attacks that flip only the cells for which `cells` holds, by physical bit. Their values are known, so nothing
/// is said about random data.
pub fn attack_on(scheme: &Scheme, cells: &[bool]) -> Attack {
    let scheme = &scheme.tied();
    let none = vec![false; cells.len()];
    let number = cells.iter().filter(|is_cell| **is_cell).count();
    let by_flips = by_flips(
        number,
        |flips| {
            let codewords: Vec<_> = (0..scheme.codewords()).map(|w| Codeword::new(scheme, w, &none, flips)).collect();
            for (w, codeword) in codewords.iter().enumerate() {
                let own = scheme.layout.codeword(w).iter().filter(|bit| cells[**bit]).count();
                if binomial(own as u64, flips as u64) > codeword.most_tried() {
                    return None;
                }
            }
            let profiles = codewords.iter().map(|codeword| codeword.tried(Some(cells), flips, &|| ()));
            combine::<EntryRules>(&profiles.collect::<Vec<_>>(), &binomials(number, flips)).pop()
        },
        |_| false,
    );
    Attack { by_flips, one_bit: one_bit(scheme, cells) }
}

/// The outcomes of the sets of 1, 2, ... cells: up to a few more flips than the fewest that are silent, or until a
/// number of flips is not counted.
fn by_flips(
    cells: usize,
    tally: impl Fn(usize) -> Option<Tally>,
    is_independent: impl Fn(usize) -> bool,
) -> Vec<Flips> {
    let (mut all, mut first) = (Vec::new(), None);
    for flips in 1..=cells {
        if first.is_some_and(|first| flips > first + FURTHER) {
            break;
        }
        let Some(outcomes) = tally(flips) else { break };
        if first.is_none() && !outcomes.silent().is_zero() {
            first = Some(flips);
        }
        all.push(Flips { flips, outcomes, independent: is_independent(flips) });
    }
    all
}

/// Whether all sets of this number of bits of an entry are independent in random data: no sum of check bits equals a sum of
/// data bits with at most this number of bits in all.
fn are_independent(scheme: &TiedScheme<'_>, bits: usize) -> bool {
    let length = scheme.geometry.bits();
    (0..scheme.codewords()).all(|w| {
        let equations = check_equations(scheme, w);
        let sums: u64 = (1..=bits as u64).map(|k| binomial(equations.len() as u64, k)).sum();
        let supports: Vec<_> = equations.into_iter().map(|(_, support)| AffineForm::of(length, support)).collect();
        sums <= MOST_SUMS && !has_light_sum(&supports, bits, &AffineForm::of(length, []))
    })
}

/// Whether `sum` with at least one of these check bits' sums of data bits is itself a sum of few data bits: at most
/// `bits` minus the number of check bits.
fn has_light_sum(supports: &[AffineForm], bits: usize, sum: &AffineForm) -> bool {
    if bits == 0 {
        return false;
    }
    supports.iter().enumerate().any(|(i, support)| {
        let sum = difference(sum, support);
        (sum.weight() as usize) < bits || has_light_sum(&supports[i + 1..], bits - 1, &sum)
    })
}

/// The fewest flips of these cells that deliver one data bit wrong and all others right, for each data bit.
fn one_bit(scheme: &TiedScheme<'_>, cells: &[bool]) -> Option<Vec<OneBit>> {
    let (length, data_bits) = (scheme.geometry.bits(), scheme.geometry.data_bits());
    let patterns: u64 = (0..scheme.codewords()).map(|w| pairs::listed(scheme, w)).sum();
    if patterns.saturating_mul(data_bits.len() as u64) > MOST_COMPARED {
        return None;
    }
    let verdicts = Verdicts::new(scheme);
    let mut classifier = verdicts.classifier();
    let mut found = Vec::new();
    for w in 0..scheme.codewords() {
        let physical = scheme.layout.codeword(w);
        let mut corrections = vec![AffineForm::of(length, [])];
        for (pattern, _) in correctable_patterns(scheme, w) {
            corrections.push(AffineForm::of(length, pattern.into_iter().map(|place| physical[place])));
        }
        let equations = check_equations(scheme, w);
        for &bit in physical.iter().filter(|bit| scheme.geometry.is_data(**bit)) {
            let checks = equations.iter().filter(|(_, support)| support.contains(&bit)).map(|(check, _)| *check);
            let codeword = AffineForm::of(length, checks.chain([bit]));
            let is_silent = |flipped: &[usize]| {
                flipped.iter().all(|bit| cells[*bit]) && classifier.outcome(flipped) == Outcome::Silent
            };
            found.extend(least_flips(bit, &codeword, &corrections, is_silent));
        }
    }
    found.sort_by_key(|one| one.bit);
    Some(found)
}

/// The smallest silent sets of flips that the decoder completes to this codeword, which changes one data bit. The first
/// of them is the example.
fn least_flips(
    bit: usize,
    codeword: &AffineForm,
    corrections: &[AffineForm],
    mut is_silent: impl FnMut(&[usize]) -> bool,
) -> Option<OneBit> {
    let mut best: Option<OneBit> = None;
    for correction in corrections {
        let flipped = difference(codeword, correction);
        let flips = flipped.weight() as usize;
        // Without a flip of the attacker, the decoder has nothing to correct.
        if flips == 0 || best.as_ref().is_some_and(|best| best.flips < flips) {
            continue;
        }
        let example = flipped.bits();
        // A rule of the entry can refuse this correction.
        if !is_silent(&example) {
            continue;
        }
        match &mut best {
            Some(best) if best.flips == flips => best.sets += 1,
            _ => best = Some(OneBit { bit, flips, sets: 1, example }),
        }
    }
    best
}

/// The bits that are in one of two sets, and not in both.
fn difference(a: &AffineForm, b: &AffineForm) -> AffineForm {
    let mut bits = a.clone();
    bits.add(b);
    bits
}
