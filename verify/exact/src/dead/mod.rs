//! A failed device: which further errors are corrected, detected or silent, and the outcomes if the decoder
//! knew the failed device.
//!
//! *As it is* means that the decoder does not know the device. A failed device can cause any error on its bits. If it
//! returns zeros, ones or noise and the data is random, all these errors are equally likely, including no error. Each
//! of them is counted together with every further error of a class on the other bits.
//!
//! *Erased* means that the device's bits are ignored. The punctured code remains: the columns of H modulo the span of
//! the failed ones. Further errors are detected if their columns have a non-zero sum there. If no two errors have the
//! same sum, a decoder that knows the failed device can correct all of them. It can also restore the device's bits if
//! their columns are independent [MacWilliams and Sloane, The Theory of Error-Correcting Codes, Chapter 1, §9].

mod place;

pub use place::{FORMS, Place, places};

use crate::count::codeword::Codeword;
use crate::count::rules::{EntryRules, combine};
use crate::count::{self, pairs};
use eccforge_codes::distance::{self, Distance, Method};
use eccforge_codes::dual::binomials;
use eccforge_gf::gf2::Span;
use eccforge_gf::integers::binomial;
use eccforge_model::{Choices, ErrorClass, ErrorModel, Patterns, weights_of_parts};
use eccforge_outcomes::Tally;
use eccforge_report::json::{Patterns as PatternsOf, as_digits, as_patterns};
use eccforge_scheme::{Scheme, TiedScheme};
use num_bigint::BigUint;
use num_traits::One;
use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::Serialize;

/// Results of a scheme with a failed device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DeadDevice {
    /// The failed bits.
    #[serde(flatten)]
    pub place: Place,
    /// Whether the other bits determine the failed ones.
    pub recovered: bool,
    /// Minimum distance of the punctured code, for the codeword with the smallest; in symbols for a maximum distance
    /// separable Reed-Solomon code with whole symbols failed.
    pub distance: Distance,
    /// Results by class of further errors; the first has none.
    pub further: Vec<Further>,
}

/// A class of further errors together with the failed device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Further {
    /// Id of the class; empty for no further error.
    pub class: String,
    /// Name of the class in tables.
    pub name: String,
    /// Every pattern on the failed bits with every further error of the class; `None` if they cannot be counted.
    #[serde(rename = "outcomes", serialize_with = "as_patterns")]
    #[schemars(with = "Option<PatternsOf>")]
    pub as_it_is: Option<Tally>,
    /// Number of further errors, without the failed device's; `None` if they cannot be counted.
    #[serde(serialize_with = "as_digits")]
    #[schemars(with = "Option<String>")]
    pub errors: Option<BigUint>,
    /// Errors that the punctured code does not detect.
    #[serde(serialize_with = "as_digits")]
    #[schemars(with = "Option<String>")]
    pub unseen: Option<BigUint>,
    /// Whether a decoder that knows the failed device could correct every error of the class if there were no others;
    /// `None` if that is not known. For classes of a region: all errors within one part of it.
    pub correctable: Option<bool>,
}

/// Counts the outcomes of every error of the model's classes together with a failed device.
///
/// # Errors
/// The scheme corrects too many patterns to list, or the entry has no such errors.
pub fn evaluate(scheme: &Scheme, place: &Place, model: &ErrorModel) -> Result<DeadDevice, String> {
    let scheme = &scheme.tied();
    let mut dead = vec![false; scheme.geometry.bits()];
    for &bit in &place.bits {
        dead[bit] = true;
    }
    let mut words = Vec::new();
    for w in 0..scheme.codewords() {
        let total = pairs::listed(scheme, w);
        // Every listed pattern takes memory until all classes are counted.
        if total > pairs::MOST_LISTED && pairs::unlisted(scheme).is_none() {
            let most = pairs::MOST_LISTED;
            return Err(format!("codeword {w} corrects {total} patterns, and at most {most} can be listed"));
        }
        words.push(Codeword::new(scheme, w, &dead, scheme.geometry.bits()));
    }
    let distance = Distance { symbols: symbol_distance(scheme, &dead), ..distance(&words) };
    let counting = Counting { scheme, place, dead: &dead, words: &words, distance: &distance };
    let mut further = vec![counting.of_none()];
    for class in &model.classes {
        if class.parts.is_some() {
            class.independent_of_data()?;
        }
        let sets = class.sets(scheme)?;
        further.push(counting.of_class(class, sets));
    }
    Ok(DeadDevice { recovered: words.iter().all(|w| w.rank == w.region_bits), place: place.clone(), further, distance })
}

/// The smallest distance of the codewords' punctured codes.
fn distance(words: &[Codeword]) -> Distance {
    let each = words.iter().map(|w| distance::distance(&w.others.iter().map(|bit| bit.class).collect::<Vec<_>>()));
    let least = each.min_by_key(|d| (d.bits, d.lower_bound_only));
    // Positions in a codeword do not help a reader who sees the entry.
    Distance { lightest: None, ..least.unwrap_or(Distance::new(0, true, Method::Searched)) }
}

/// Minimum distance in symbols of an MDS code, which each dead symbol reduces by one; `None` if only a part of a symbol is dead.
fn symbol_distance(scheme: &Scheme, dead: &[bool]) -> Option<u32> {
    let rs = scheme.code.reed_solomon()?;
    let m = rs.symbol_bits() as usize;
    let mut most = 0;
    for w in 0..scheme.codewords() {
        let dead_bits: Vec<usize> =
            scheme.layout.codeword(w).chunks(m).map(|s| s.iter().filter(|&&bit| dead[bit]).count()).collect();
        // The rest of a symbol is not a symbol of the punctured code, whose distance in symbols is then undefined.
        if dead_bits.iter().any(|&n| n > 0 && n < m) {
            return None;
        }
        most = most.max(dead_bits.iter().filter(|&&n| n == m).count() as u32);
    }
    Some((rs.check_symbols + 1).saturating_sub(most))
}

struct Counting<'a> {
    scheme: &'a TiedScheme<'a>,
    place: &'a Place,
    dead: &'a [bool],
    words: &'a [Codeword],
    distance: &'a Distance,
}

impl Counting<'_> {
    /// Outcomes without further errors.
    fn of_none(&self) -> Further {
        further(("", "none"), self.of_weights(&[], 0, 0), Some(true))
    }

    /// Outcomes with further errors: choices from these sets of bits, restricted to live bits.
    fn of_class(&self, class: &ErrorClass, mut sets: Vec<Choices>) -> Further {
        for set in &mut sets {
            set.bits.retain(|&bit| !self.dead[bit]);
        }
        sets.retain(|set| !set.bits.is_empty());
        let parts: Vec<Vec<usize>> = sets.iter().map(|set| set.bits.clone()).collect();
        let (counts, correctable) = match class.patterns {
            // Without its failed bits, a listed pattern would be another error.
            patterns if patterns.are_listed() => (None, None),
            Patterns::Weight(w) => (self.of_sets(&sets), self.have_distinct_sums(w.bits)),
            Patterns::Uniform(_) => {
                let weighted = parts.iter().zip(weights_of_parts(&parts));
                let each = weighted.map(|(part, weight)| Some(self.uniform(part, &weight)));
                (each.reduce(both).flatten(), Some(self.are_separable(&parts)))
            }
            _ => (self.of_sets(&sets), Some(self.are_separable(&parts))),
        };
        further((&class.id, &class.name), counts, correctable)
    }

    /// Counts the choices from all sets; `None` if one set cannot be counted or there is none.
    fn of_sets(&self, sets: &[Choices]) -> Option<FurtherCounts> {
        sets.iter().map(|set| self.of_weights(&set.bits, set.least, set.most)).reduce(both).flatten()
    }

    /// Counts the errors in which `least` to `most` of these live bits are wrong, together with the failed ones.
    fn of_weights(&self, live: &[usize], least: usize, most: usize) -> Option<FurtherCounts> {
        let most = most.min(live.len());
        let mut among = vec![false; self.dead.len()];
        for &bit in live {
            among[bit] = true;
        }
        for word in self.words {
            let n = word.others.iter().filter(|bit| among[bit.physical]).count() as u64;
            let errors = (1..=most as u64).fold(1u64, |sum, k| sum.saturating_add(binomial(n, k)));
            if errors > word.most_tried() {
                return None;
            }
        }
        let profiles: Vec<_> = self.words.iter().map(|word| word.tried(Some(&among), most, &|| ())).collect();
        let mut unseen = vec![BigUint::one()];
        for (word, profile) in self.words.iter().zip(&profiles) {
            // Each error outside the region was counted with all patterns within it that give the same syndrome.
            let multiplicity = word.region_bits - word.rank;
            let outside: Vec<BigUint> = profile.zero.iter().map(|errors| errors >> multiplicity).collect();
            unseen = product(&unseen, &outside, most);
        }
        let errors = binomials(live.len(), most);
        let all: Vec<BigUint> = errors.iter().map(|errors| errors << self.place.bits.len()).collect();
        let by_weight = combine::<EntryRules>(&profiles, &all);
        let mut sum = FurtherCounts::default();
        for k in least..=most {
            sum.as_it_is += &by_weight[k];
            // Without a further error, there is none to detect.
            sum.unseen += if k == 0 { &BigUint::ZERO } else { &unseen[k] };
            sum.errors += &errors[k];
        }
        Some(sum)
    }

    /// Counts all patterns of these live bits, including the error-free one, `weight` times each.
    fn uniform(&self, live: &[usize], weight: &BigUint) -> FurtherCounts {
        let region: Vec<usize> = self.place.bits.iter().chain(live).copied().collect();
        let independent: usize = self.words.iter().map(|w| rank(w, live)).sum();
        FurtherCounts {
            as_it_is: count::uniform(self.scheme, &region).times(weight),
            errors: weight << live.len(),
            unseen: ((BigUint::one() << (live.len() - independent)) - BigUint::one()) * weight,
        }
    }

    /// Whether all errors of at most `bits` bits have different sums in the punctured code.
    fn have_distinct_sums(&self, bits: usize) -> Option<bool> {
        let needed = 2 * bits as u32 + 1;
        if self.distance.bits >= needed {
            return Some(true);
        }
        // A lower bound does not show that two errors collide.
        if self.distance.lower_bound_only { None } else { Some(false) }
    }

    /// Whether all errors, each within one of these sets of live bits, have different sums in the punctured code.
    fn are_separable(&self, parts: &[Vec<usize>]) -> bool {
        for (i, a) in parts.iter().enumerate() {
            // Two errors with one sum add up to a pattern of syndrome zero on both parts, so both must be independent.
            for b in &parts[..=i] {
                let more = b.iter().filter(|bit| !a.contains(bit));
                let together: Vec<usize> = a.iter().chain(more).copied().collect();
                if self.words.iter().map(|w| rank(w, &together)).sum::<usize>() < together.len() {
                    return false;
                }
            }
        }
        true
    }
}

/// The results for a class with this id and name.
fn further((id, name): (&str, &str), counts: Option<FurtherCounts>, correctable: Option<bool>) -> Further {
    let (class, name) = (id.to_owned(), name.to_owned());
    let (as_it_is, errors, unseen) = match counts {
        Some(FurtherCounts { as_it_is, errors, unseen }) => (Some(as_it_is), Some(errors), Some(unseen)),
        None => (None, None, None),
    };
    Further { class, name, as_it_is, errors, unseen, correctable }
}

/// Rank of the columns of these bits of the codeword, modulo the failed bits' columns.
fn rank(word: &Codeword, bits: &[usize]) -> usize {
    let classes: FxHashMap<usize, u64> = word.others.iter().map(|bit| (bit.physical, bit.class)).collect();
    Span::of(bits.iter().filter_map(|bit| classes.get(bit)).copied()).dimension() as usize
}

/// Counts of further errors.
#[derive(Default)]
struct FurtherCounts {
    as_it_is: Tally,
    errors: BigUint,
    unseen: BigUint,
}

fn both(a: Option<FurtherCounts>, b: Option<FurtherCounts>) -> Option<FurtherCounts> {
    let (a, b) = (a?, b?);
    Some(FurtherCounts { as_it_is: a.as_it_is + b.as_it_is, errors: a.errors + b.errors, unseen: a.unseen + b.unseen })
}

/// The product of two counts by weight, up to `most`.
fn product(a: &[BigUint], b: &[BigUint], most: usize) -> Vec<BigUint> {
    let mut product = vec![BigUint::ZERO; most + 1];
    for (i, x) in a.iter().enumerate() {
        for (j, y) in b.iter().enumerate().take((most + 1).saturating_sub(i)) {
            product[i + j] += x * y;
        }
    }
    product
}
