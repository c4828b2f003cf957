//! The conservative mode of Unity ECC's artifact: entries that would be delivered right and whose corrections lie in
//! several chips are refused.
//!
//! Codewords are read in their order. While all corrections lie in one chip, or one codeword corrects in two chips and
//! all others in these two, the entry is accepted; a second chip before the codeword that corrects in both is refused,
//! and so is a second such codeword [Kim et al., SC 2023, artifact]. The rule looks at entries that come out right
//! alone, so it lowers no silent figure.

use eccforge_scheme::{Partition, Scheme};
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::One;
use std::collections::{BTreeMap, BTreeSet};

/// The chips that corrections touched so far, and whether one codeword touched two of them at once.
pub type State = (BTreeSet<usize>, bool);

/// Probability that an entry whose bits are wrong independently at `rate` is delivered right and accepted.
///
/// # Errors
/// The layout has no symbols, so there are no chips.
pub(super) fn right(scheme: &Scheme, rate: &BigRational) -> Result<BigRational, String> {
    let Some((pins, _)) = scheme.layout.symbol_shape() else {
        return Err("the layout has no symbols: write `layout: symbols` for corrections to lie in chips".to_owned());
    };
    let chips = Partition::symbol_columns(scheme.geometry, pins);
    let wrong = rate.numer().magnitude();
    let fine = (rate.denom() - rate.numer()).magnitude().clone();
    let n = scheme.code.h.n();
    let ways = |bits: usize| wrong.pow(bits as u32) * fine.pow((n - bits) as u32);
    let mut states: BTreeMap<State, BigUint> = BTreeMap::from([((BTreeSet::new(), false), BigUint::one())]);
    for w in 0..scheme.codewords() {
        let physical = scheme.layout.codeword(w);
        let mut touched: BTreeMap<BTreeSet<usize>, BigUint> = BTreeMap::from([(BTreeSet::new(), ways(0))]);
        let mut seen = BTreeSet::new();
        for (pattern, syndrome) in scheme.corrects[w].iter().flat_map(|s| s.patterns(&scheme.code)) {
            // Distinct patterns have distinct syndromes, so a syndrome seen before is a pattern seen before.
            if seen.insert(syndrome) {
                let cells = pattern.iter().map(|&b| chips.cell(physical[b])).collect();
                *touched.entry(cells).or_default() += ways(pattern.len());
            }
        }
        let mut next: BTreeMap<State, BigUint> = BTreeMap::new();
        for (state, so_far) in &states {
            for (cells, here) in &touched {
                if let Some(after) = after(state, cells) {
                    *next.entry(after).or_default() += so_far * here;
                }
            }
        }
        states = next;
    }
    let accepted: BigUint = states.into_values().sum();
    let all = rate.denom().magnitude().pow((n * scheme.codewords()) as u32);
    Ok(BigRational::new(BigInt::from(accepted), BigInt::from(all)))
}

/// The state after one more codeword, or `None` if the entry is refused.
pub fn after((chips, spanned): &State, touched: &BTreeSet<usize>) -> Option<State> {
    match touched.len() {
        0 => Some((chips.clone(), *spanned)),
        1 if chips.is_empty() => Some((touched.clone(), false)),
        1 => touched.is_subset(chips).then(|| (chips.clone(), *spanned)),
        2 if !spanned && chips.is_subset(touched) => Some((touched.clone(), true)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chips(list: &[usize]) -> BTreeSet<usize> {
        list.iter().copied().collect()
    }

    #[test]
    fn corrections_in_one_chip_or_around_one_pair_are_accepted() {
        let run = |codewords: &[&[usize]]| {
            let start = Some((BTreeSet::new(), false));
            codewords.iter().fold(start, |state, touched| after(&state?, &chips(touched))).is_some()
        };
        assert!(run(&[&[3], &[], &[3], &[3]]));
        assert!(!run(&[&[3], &[4]]));
        assert!(run(&[&[3, 4]]));
        assert!(run(&[&[3], &[3, 4], &[4], &[3]]));
        assert!(!run(&[&[3], &[4], &[3, 4]]), "the second chip comes before the pair");
        assert!(!run(&[&[3, 4], &[3, 4]]), "two pairs");
        assert!(!run(&[&[3, 4], &[5]]));
        assert!(!run(&[&[5], &[3, 4]]));
    }
}
