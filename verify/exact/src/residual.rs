//! The exact probability that a code delivers errors only in a given set of data bits, for a code whose data passes
//! another code.
//!
//! Let W be the patterns that touch no data bit outside the set; check bits are free. An error e is either
//! uncorrectable and delivered as read, or taken for the correctable pattern f with its syndrome (f = 0 for syndrome
//! zero) and delivered as e + f. In the first case e must be in W, in the second e + f. In the second case e equals f
//! outside W, and within W it is one of the patterns with the syndrome of f's part within W. Patterns of one syndrome
//! are counted by weight from the dual code, as in `count::dual`, here directly with the probability of each weight.
//! With n positions in W and w(u) the weight of u H on them, those of syndrome t have probability 2^-r sum over u of
//! (-1)^(u t) (1 - 2 p)^w(u), times that of the part outside [MacWilliams and Sloane, The Theory of Error-Correcting
//! Codes, Chapter 5].

use crate::count::rules::correctable_patterns;
use eccforge_codes::dual::DualWeights;
use eccforge_scheme::Scheme;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::collections::BTreeSet;

/// Maximum number of check bits of a codeword; there are 2^r words of the dual code for every correctable pattern.
const MAX_CHECK_BITS: u32 = 12;

/// The probability that the scheme delivers errors only in the data bits of `inside`, if every bit that it reads is
/// wrong independently at `rate`.
///
/// # Errors
/// The scheme has several codewords or too many check bits.
pub fn confined(scheme: &Scheme, inside: &BTreeSet<usize>, rate: &BigRational) -> Result<BigRational, String> {
    let scheme = &scheme.tied();
    let (h, r) = (&scheme.code.h, scheme.code.h.r());
    if scheme.codewords() != 1 || r > MAX_CHECK_BITS {
        return Err(format!("`{}` is not one codeword of up to {MAX_CHECK_BITS} check bits", scheme.id));
    }
    let data = scheme.geometry.data_bits();
    let mut within = Vec::new();
    for bit in scheme.layout.codeword(0) {
        // A check bit is not delivered, so it may be wrong.
        within.push(data.binary_search(bit).map_or(true, |d| inside.contains(&d)));
    }
    let (right, one) = (BigRational::one() - rate, BigRational::one());
    let outside = within.iter().filter(|w| !**w).count();
    // (1 - 2 p)^w as whole numbers over one denominator.
    let (p, q) = (rate.numer(), rate.denom());
    let powers: Vec<BigInt> = (0..=h.n()).map(|w| (q - p - p).pow(w as u32) * q.pow((h.n() - w) as u32)).collect();
    let denominator = q.pow(h.n() as u32) << r;
    let columns: Vec<u64> = h.columns().iter().zip(&within).filter(|(_, within)| **within).map(|(c, _)| *c).collect();
    let dual = DualWeights::new(&columns, r);
    // The probability that the bits of W have the syndrome `t`.
    let of_syndrome = |t: u64| {
        let sum = dual.signed([t]).into_iter().zip(&powers).map(|(count, power)| power * count).sum::<BigInt>();
        BigRational::new(sum, denominator.clone())
    };
    let clean_outside = right.pow(outside as i32);
    let (mut accepted, mut correctable) = (BigRational::zero(), BigRational::zero());
    for (pattern, syndrome) in std::iter::once((Vec::new(), 0)).chain(correctable_patterns(scheme, 0)) {
        let (part, beyond): (Vec<usize>, Vec<usize>) = pattern.iter().partition(|&&b| within[b]);
        let t = part.iter().fold(0, |s, &b| s ^ h.columns()[b]);
        let wrong_outside = rate.pow(beyond.len() as i32) * right.pow((outside - beyond.len()) as i32);
        accepted += of_syndrome(t) * wrong_outside;
        // Errors in W with this syndrome are not uncorrectable.
        correctable += of_syndrome(syndrome);
    }
    Ok(accepted + (one - correctable) * clean_outside)
}
