//! Exact counts without enumerating every error, for all kinds of errors. Enables of the scheme have their defaults.
//!
//! If the error is uniform over the patterns on a set B of bits, the joint syndrome is uniform over the span of B's
//! columns, and codewords are independent because their bits are disjoint. The probability of acceptance is therefore
//! the number of accepted joint syndromes in the span, divided by its size. The number of corrected errors is the
//! number of accepted combinations of correctable patterns on B. Nothing is sampled.
//!
//! A `rules::Profile` contains the results of one codeword's decoder, by the signatures that the entry rules
//! distinguish. `rules::combine` applies the rules to the profiles of all codewords. `codeword` computes profiles of
//! errors on a region plus a few other bits, by trying errors or from the `dual` code. `pairs` has profiles of codes
//! that correct two symbols.

mod by_weight;
pub(crate) mod codeword;
mod lookup;
pub(crate) mod pairs;
pub(crate) mod rules;

pub use by_weight::{ByWeight, at_rate, of_weight, tried};
pub use rules::{correctable_patterns, correctable_syndromes};

pub(crate) use by_weight::{is_known, of_weight_with};

use codeword::Codeword;
use eccforge_gf::gf2::Span;
use eccforge_outcomes::Tally;
use eccforge_scheme::Scheme;
use num_bigint::BigUint;
use num_traits::One;
use rules::{EntryRules, combine};
use rustc_hash::FxHashMap;

/// Outcomes of all 2^|region| error patterns on the bits of `region` (distinct physical bits).
pub fn uniform(scheme: &Scheme, region: &[usize]) -> Tally {
    let scheme = &scheme.tied();
    let mut in_region = vec![false; scheme.geometry.bits()];
    for &bit in region {
        in_region[bit] = true;
    }
    let codewords = (0..scheme.codewords()).map(|w| Codeword::new(scheme, w, &in_region, 0));
    let profiles: Vec<_> = codewords.map(|codeword| codeword.tried(None, 0, &|| ())).collect();
    // No bit outside the region is wrong, so all errors are of "weight" zero.
    combine::<EntryRules>(&profiles, &[BigUint::one() << region.len()]).swap_remove(0)
}

/// Number of distinct error patterns that codeword `w` corrects.
pub fn correctable(scheme: &Scheme, w: usize) -> BigUint {
    let scheme = &scheme.tied();
    match pairs::symbol_bits(scheme) {
        Some(m) => {
            let columns = scheme.code.h.columns();
            let all = Span::of(columns.iter().copied());
            pairs::Pairs::new(scheme, m, &vec![true; columns.len()], &all).right(Default::default()).into()
        }
        None => correctable_syndromes(scheme, w).count().into(),
    }
}

/// Number of correctable patterns of codeword `w`, in each of its spaces, whose syndrome is zero or equals that of
/// another pattern of an earlier space.
pub fn colliding(scheme: &Scheme, w: usize) -> usize {
    let scheme = &scheme.tied();
    // There are too many patterns to list. The code is MDS, and two pairs have at most four symbols.
    if pairs::symbol_bits(scheme).is_some() && scheme.code.reed_solomon().is_some_and(|rs| rs.check_symbols >= 4) {
        return 0;
    }
    let spaces = &scheme.corrects[w];
    let mut first: FxHashMap<u64, (usize, u64)> = FxHashMap::default();
    let mut colliding = 0;
    for (i, space) in spaces.iter().enumerate() {
        for (index, syndrome) in space.members(&scheme.code) {
            let (other, at) = *first.entry(syndrome).or_insert((i, index));
            let is_first = (other, at) == (i, index);
            let collides = syndrome == 0 || !is_first && spaces[other].pattern(at) != space.pattern(index);
            colliding += usize::from(collides);
        }
    }
    colliding
}
