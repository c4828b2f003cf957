//! The conservative mode of Unity ECC's artifact: entries that would be delivered correctly are rejected if their
//! corrections are in several chips.
//!
//! Codewords are read in order. The entry is accepted if all corrections are in one chip, or if one codeword corrects
//! in two chips and all others in these two. A second chip before the codeword that corrects in both causes rejection,
//! and so does a second such codeword [Kim et al., SC 2023, artifact]. The rule applies only to entries that are
//! correct, so it does not reduce silent figures.

use crate::count::ByWeight;
use crate::count::rules::{Correction, Profile, Rules, combine, correctable_patterns};
use eccforge_codes::dual::Polynomial;
use eccforge_codes::dual::binomials;
use eccforge_scheme::{Partition, Scheme};
use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::One;
use std::collections::{BTreeMap, BTreeSet};

/// The chips that corrections touched so far, and whether one codeword touched two of them at once.
pub type State = (BTreeSet<usize>, bool);

/// Probability that an entry whose bits are wrong independently at `rate` is delivered correctly and accepted.
///
/// # Errors
/// The layout has no symbols and therefore no chips.
pub fn right(scheme: &Scheme, rate: &BigRational) -> Result<BigRational, String> {
    let scheme = &scheme.tied();
    let Some((pins, _)) = scheme.layout.symbol_shape() else {
        let message = "the layout has no symbols: write `layout: {symbols: {pins: ..., beats: ...}}` for corrections to lie in chips";
        return Err(message.to_owned());
    };
    let chips = Partition::symbol_columns(scheme.geometry, pins);
    let mut profiles = Vec::new();
    for w in 0..scheme.codewords() {
        let physical = scheme.layout.codeword(w);
        let mut touched: BTreeMap<BTreeSet<usize>, Polynomial> = BTreeMap::new();
        for (pattern, _) in correctable_patterns(scheme, w) {
            let by_weight = touched.entry(pattern.iter().map(|&b| chips.cell(physical[b])).collect()).or_default();
            by_weight.resize(by_weight.len().max(pattern.len() + 1), BigUint::ZERO);
            by_weight[pattern.len()] += 1u32;
        }
        // Only entries that are delivered correctly are counted, so miscorrections are left out of `seen`.
        let corrections =
            touched.into_iter().map(|(signature, right)| Correction { signature, seen: right.clone(), right });
        profiles.push(Profile { zero: vec![BigUint::one()], corrections: corrections.collect() });
    }
    let bits = scheme.geometry.bits();
    let p = ByWeight { tallies: combine::<State>(&profiles, &binomials(bits, bits)) }.at_rate(rate).probabilities();
    Ok(p.clean + p.corrected)
}

impl Rules for State {
    type Signature = BTreeSet<usize>;

    fn after(&self, touched: &BTreeSet<usize>) -> Option<Self> {
        after(self, touched)
    }

    fn is_accepted(&self) -> bool {
        true
    }
}

/// The state after one more codeword, or `None` if the entry is rejected.
pub fn after((chips, spanned): &State, touched: &BTreeSet<usize>) -> Option<State> {
    match touched.len() {
        0 => Some((chips.clone(), *spanned)),
        1 if chips.is_empty() => Some((touched.clone(), false)),
        // A second chip causes rejection, unless a codeword that corrected in both came first.
        1 => touched.is_subset(chips).then(|| (chips.clone(), *spanned)),
        2 if !spanned && chips.is_subset(touched) => Some((touched.clone(), true)),
        _ => None,
    }
}
