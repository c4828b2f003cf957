//! Counts the patterns of a syndrome by weight from the weights of the dual code.
//!
//! The number of patterns of weight k whose syndrome is in a set S is, by MacWilliams's identity, the coefficient of
//! x^k in 2^-r sum over u of S^(u) (1 - x)^w(u) (1 + x)^(n - w(u)), where w(u) is the weight of u H and S^ the
//! Walsh-Hadamard transform of the indicator of S [MacWilliams and Sloane, The Theory of Error-Correcting Codes,
//! Chapter 5].

use num_bigint::{BigInt, BigUint};
use num_traits::{One, Zero};
use std::ops::{Add, Sub};

/// Numbers of error patterns by weight: element `[k]` counts patterns of k wrong bits.
pub type Polynomial = Vec<BigUint>;

/// Maximum length of a syndrome in bits for the transform, which then takes 2^24 numbers of 32 bits.
// The tables take 96 MiB at this limit and double with each further bit.
pub const MAX_CHECK_BITS: u32 = 24;

/// The weights of the words of the dual code.
pub struct DualWeights {
    n: usize,
    /// The weight of u H for every u.
    // u16 halves the memory: a codeword that the transform supports has fewer than 2^16 bits.
    weights: Vec<u16>,
}

impl DualWeights {
    /// Computes the weights for the code with these columns of `r` bits, at most [`MAX_CHECK_BITS`].
    pub fn new(columns: &[u64], r: u32) -> Self {
        let n = columns.len();
        // The transform of the number of columns of each value at u is n - 2 w(u).
        let mut values = vec![0; 1 << r];
        for &column in columns {
            values[column as usize] += 1;
        }
        walsh_hadamard(&mut values);
        Self { n, weights: values.into_iter().map(|f| ((n as i32 - f) / 2) as u16).collect() }
    }

    /// For each weight, the sum of S^(u) over the words u H of that weight, where S contains these syndromes.
    pub fn signed(&self, syndromes: impl IntoIterator<Item = u64>) -> Vec<i64> {
        let mut set = vec![0; self.weights.len()];
        for syndrome in syndromes {
            set[syndrome as usize] = 1;
        }
        walsh_hadamard(&mut set);
        let mut by_weight = vec![0i64; self.n + 1];
        for (value, &w) in set.iter().zip(&self.weights) {
            by_weight[usize::from(w)] += i64::from(*value);
        }
        by_weight
    }
}

/// Counts patterns by adding the polynomials (1 - x)^w (1 + x)^(n - w), up to a power of x.
pub struct Dual {
    words: DualWeights,
    r: u32,
    polynomials: Vec<Vec<BigInt>>,
}

impl Dual {
    /// Prepares to count patterns of up to `most` bits.
    pub fn new(columns: &[u64], r: u32, most: usize) -> Self {
        let n = columns.len();
        let mut polynomials: Vec<Vec<BigInt>> = vec![binomials(n, most).into_iter().map(BigInt::from).collect()];
        for w in 0..n {
            polynomials.push(quotient_of_factors(&polynomials[w]));
        }
        Self { words: DualWeights::new(columns, r), r, polynomials }
    }

    /// For each weight, the number of patterns whose syndrome is one of these.
    pub fn count(&self, syndromes: impl IntoIterator<Item = u64>) -> Polynomial {
        let mut sum = vec![BigInt::zero(); self.polynomials[0].len()];
        // Most codes have few different weights of dual words; a polynomial is not touched for the others.
        for (polynomial, factor) in self.polynomials.iter().zip(self.words.signed(syndromes)).filter(|(_, f)| *f != 0) {
            for (s, p) in sum.iter_mut().zip(polynomial) {
                *s += p * factor;
            }
        }
        // The sum is 2^r times a count, so the shift loses nothing.
        sum.into_iter().map(|s| (s >> self.r).to_biguint().unwrap_or_default()).collect()
    }
}

/// (1 + x)^n, up to x^most.
pub fn binomials(n: usize, most: usize) -> Polynomial {
    let mut row = vec![BigUint::one()];
    for k in 0..n.min(most) {
        // The product of k + 1 neighbouring numbers is divisible by k + 1: the division is exact.
        row.push(&row[k] * (n - k) / (k + 1));
    }
    row
}

/// p (1 - x) / (1 + x), if 1 + x divides p, with the same number of coefficients.
pub fn quotient_of_factors(p: &[BigInt]) -> Vec<BigInt> {
    let mut quotient: Vec<BigInt> = Vec::with_capacity(p.len());
    for (k, coefficient) in p.iter().enumerate() {
        quotient.push(if k == 0 { coefficient.clone() } else { coefficient - &quotient[k - 1] });
    }
    // If p is complete, the last coefficient is the remainder, which is zero.
    (0..p.len()).map(|k| if k == 0 { quotient[0].clone() } else { &quotient[k] - &quotient[k - 1] }).collect()
}

/// Applies the Walsh-Hadamard transform in place, to a number of values that is a power of two.
pub fn walsh_hadamard<T: Copy + Add<Output = T> + Sub<Output = T>>(values: &mut [T]) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}
