//! Facts of a scheme for which works give figures.

use super::spec::Fact;
use eccforge_codes::distance::distance;
use eccforge_codes::dual::MAX_CHECK_BITS;
use eccforge_exact::count::{correctable, correctable_syndromes};
use eccforge_gf::gf2::Span;
use eccforge_model::Region;
use eccforge_outcomes::Tally;
use eccforge_scheme::{Scheme, check_equations};
use num_bigint::BigUint;
use rustc_hash::FxHashSet;
use std::collections::{BTreeSet, HashSet};

/// Data bits outside each part of the region that a correction can flip after an error within the part, over all parts.
pub(super) fn reached_outside(scheme: &Scheme, region: Region) -> usize {
    let tied = scheme.tied();
    let columns = scheme.physical_columns();
    let mut total = 0;
    for part in region.parts(scheme.geometry) {
        // Several patterns of a part can flip one bit, which counts once.
        let mut reached = BTreeSet::new();
        for w in 0..tied.codewords() {
            let physical = tied.layout.codeword(w);
            let span = Span::of(part.iter().map(|&bit| columns[bit]).filter(|c| c.0 == w).map(|c| c.1));
            let patterns = tied.corrects[w].iter().flat_map(|space| space.patterns(&tied.code));
            for (pattern, _) in patterns.filter(|(_, syndrome)| span.contains(*syndrome)) {
                reached.extend(pattern.into_iter().map(|b| physical[b]).filter(|bit| scheme.geometry.is_data(*bit)));
            }
        }
        total += reached.into_iter().filter(|bit| !part.contains(bit)).count();
    }
    total
}

/// The syndrome of an error: bit `at` of the entry or, with `from`, the bits `from + i` for each bit i set in `at`.
///
/// # Errors
/// The entry does not have all of these bits in one codeword.
pub(super) fn syndrome(scheme: &Scheme, from: Option<usize>, at: usize) -> Result<u64, String> {
    let bits: Vec<usize> = match from {
        None => vec![at],
        Some(from) => (0..usize::BITS as usize).filter(|i| at >> i & 1 == 1).map(|i| from.saturating_add(i)).collect(),
    };
    let columns = scheme.physical_columns();
    let found: Option<Vec<_>> = bits.iter().map(|&bit| columns.get(bit)).collect();
    let found = found.ok_or_else(|| format!("error {at} is not in the entry, which has {} bits", columns.len()))?;
    if found.iter().any(|column| column.0 != found[0].0) {
        return Err(format!("error {at} is in several codewords: each has a syndrome of its own"));
    }
    Ok(found.iter().fold(0, |sum, column| sum ^ column.1))
}

/// Detected errors of check bits only, by weight; the data of such entries is correct.
///
/// # Errors
/// There are several codewords, or more than [`MAX_CHECK_BITS`] check bits.
pub(super) fn detected_in_check_bits(scheme: &Scheme) -> Result<Vec<Tally>, String> {
    let columns = scheme.physical_columns();
    let columns: Vec<u64> = scheme.geometry.check_bits().into_iter().map(|bit| columns[bit].1).collect();
    // Every pattern of check bits is visited.
    if scheme.codewords() > 1 || columns.len() > MAX_CHECK_BITS as usize {
        return Err(format!("`data-wrong` is known for one codeword of up to {MAX_CHECK_BITS} check bits"));
    }
    let tied = scheme.tied();
    // A zero syndrome is accepted too: it reports no error.
    let accepted: FxHashSet<u64> = correctable_syndromes(&tied, 0).chain([0]).collect();
    let mut counts = vec![0u64; columns.len() + 1];
    let (mut pattern, mut syndrome) = (0u64, 0);
    for step in 1..1u64 << columns.len() {
        // Gray code: one bit changes from each pattern to the next.
        let bit = step.trailing_zeros() as usize;
        pattern ^= 1 << bit;
        syndrome ^= columns[bit];
        counts[pattern.count_ones() as usize] += u64::from(!accepted.contains(&syndrome));
    }
    Ok(counts.into_iter().map(|count| Tally { detected: count.into(), ..Tally::default() }).collect())
}

/// Whether the syndromes of all bursts of up to this length differ, and none is zero.
fn bursts_differ(columns: &[u64], length: usize) -> bool {
    let mut seen = HashSet::from([0]);
    (0..columns.len()).all(|first| {
        let window = &columns[first..columns.len().min(first + length)];
        // The first bit of a burst is wrong by definition; the others are free.
        (0..1u64 << (window.len() - 1)).all(|rest| {
            let others = window[1..].iter().enumerate().filter(|(i, _)| rest >> i & 1 == 1);
            seen.insert(others.fold(window[0], |sum, (_, column)| sum ^ column))
        })
    })
}

/// A fact of a scheme; facts of codewords are for the first codeword.
pub(super) fn fact(scheme: &Scheme, fact: Fact) -> BigUint {
    let h = &scheme.code.h;
    // Inputs of each check bit's equation.
    let inputs: Vec<usize> = check_equations(scheme, 0).into_iter().map(|(_, inputs)| inputs.len()).collect();
    match fact {
        Fact::SyndromesUsed => correctable(scheme, 0),
        // A code may have 64 check bits, and 2^64 does not fit in u64.
        Fact::Syndromes => (BigUint::from(1u32) << h.r()) - 1u32,
        Fact::Ones => h.columns().iter().map(|c| u64::from(c.count_ones())).sum::<u64>().into(),
        Fact::Distance => distance(h.columns()).bits.into(),
        // A burst of b bits has 2^(b-1) patterns at each place, and their syndromes are all stored: 24 bounds both.
        Fact::BurstsCorrected => (1..=h.n().min(24)).take_while(|&b| bursts_differ(h.columns(), b)).count().into(),
        Fact::EncoderXors => inputs.iter().map(|count| count.saturating_sub(1) as u64).sum::<u64>().into(),
        Fact::EncoderTrees => (inputs.len() as u64).into(),
        Fact::EncoderDepth => {
            let largest = inputs.iter().copied().max().unwrap_or(0);
            // A balanced tree of two-input gates over n inputs has ceil(log2 n) levels.
            (usize::BITS - largest.saturating_sub(1).leading_zeros()).into()
        }
    }
}
