//! Errors that are uniform on a part of an entry with wrong bits. The joint syndromes are a coset of the span of the part's columns,
//! which the wrong bits outside the part choose.

use crate::count::correctable_patterns;
use crate::count::rules::{Correction, EntryRules, Profile, Signature, Signatures, combine};
use eccforge_gf::gf2::Span;
use eccforge_outcomes::Tally;
use eccforge_scheme::TiedScheme;
use num_bigint::BigUint;
use num_traits::One;

/// Counts all patterns on these bits, including the one without a wrong bit, together with the wrong bits.
pub(crate) fn counted(scheme: &TiedScheme<'_>, wrong: &[usize], part: &[usize]) -> Tally {
    let mut region = vec![false; scheme.geometry.bits()];
    for &bit in part {
        region[bit] = true;
    }
    // A pattern on bits that are wrong already changes nothing, so each result counts once for each of these patterns.
    let without_effect = wrong.iter().filter(|bit| std::mem::take(&mut region[**bit])).count();
    let free = part.len() - without_effect;
    let (mut profiles, mut in_error) = (Vec::new(), 0);
    for w in 0..scheme.codewords() {
        let (profile, has_wrong) = profile(scheme, wrong, w, &region);
        profiles.push(profile);
        in_error += usize::from(has_wrong);
    }
    // A codeword with wrong bits has "weight" 1 with them and 0 without. Only the entries in which all of these codewords
    // have their wrong bits are read; the bound of the others only has to be large enough.
    let mut errors = vec![BigUint::one() << (free + in_error); in_error + 1];
    errors[in_error] = BigUint::one() << free;
    combine::<EntryRules>(&profiles, &errors).swap_remove(in_error).times(&(BigUint::one() << without_effect))
}

/// The results of a codeword: its known wrong bits stay wrong, and any pattern on the region is added. Counts have index 1 if
/// the codeword has wrong bits, and 0 otherwise.
fn profile(scheme: &TiedScheme<'_>, wrong: &[usize], w: usize, region: &[bool]) -> (Profile<Signature>, bool) {
    let (physical, columns) = (scheme.layout.codeword(w), scheme.code.h.columns());
    let places: Vec<usize> = (0..physical.len()).collect();
    let is_wrong: Vec<bool> = physical.iter().map(|bit| wrong.contains(bit)).collect();
    let within: Vec<usize> = places.iter().copied().filter(|place| region[physical[*place]]).collect();
    let span = Span::of(within.iter().map(|place| columns[*place]));
    let syndrome = (0..physical.len()).filter(|b| is_wrong[*b]).fold(0, |sum, b| sum ^ columns[b]);
    let of_each = BigUint::one() << (within.len() - span.dimension() as usize);
    let index = usize::from(is_wrong.contains(&true));
    let at_index = |count: BigUint| {
        let mut counts = vec![BigUint::ZERO; index + 1];
        counts[index] = count;
        counts
    };
    let mut zero = at_index(if span.contains(syndrome) { of_each.clone() } else { BigUint::ZERO });
    // The codeword without errors, which `combine` takes from the errors with syndrome zero.
    if index == 1 {
        zero[0] = BigUint::one();
    }
    let mut signatures = Signatures::new(scheme, w);
    let mut counts: Vec<[BigUint; 2]> = Vec::new();
    for (pattern, of_pattern) in correctable_patterns(scheme, w) {
        let number = signatures.number(&pattern);
        counts.resize(counts.len().max(number + 1), Default::default());
        if span.contains(of_pattern ^ syndrome) {
            counts[number][0] += &of_each;
        }
        let mut outside = vec![false; physical.len()];
        for &place in pattern.iter().filter(|place| !region[physical[**place]]) {
            outside[place] = true;
        }
        if outside == is_wrong {
            counts[number][1] += 1u32;
        }
    }
    let mut corrections = Vec::new();
    for (signature, [seen, right]) in signatures.all.into_iter().zip(counts) {
        corrections.push(Correction { signature, seen: at_index(seen), right: at_index(right) });
    }
    (Profile { zero, corrections }, index == 1)
}
