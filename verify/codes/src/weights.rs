//! Weight enumerators: the number of words of each weight of a code and of its dual code.
//!
//! The words of the smaller code are weighed one by one. MacWilliams's identity gives the weights of the other code
//! [MacWilliams and Sloane, The Theory of Error-Correcting Codes, Chapter 5, Theorem 1]. The weights in symbols of a
//! code whose minimum distance is one more than its number of check symbols (MDS) follow from its parameters [Chapter
//! 11, Theorem 6].

use crate::dual::{binomials, quotient_of_factors};
use crate::effort::{MAX_DIMENSIONS, MAX_LENGTH, MAX_STEPS, additions};
use crate::lightest::padded;
use eccforge_gf::gf2::Span;
use eccforge_scheme::Code;
use num_bigint::{BigInt, BigUint};
use num_traits::{One, Signed, Zero};
use rayon::prelude::*;

/// Number of bits of a word's index that are distributed among threads.
// 256 parts: enough for the threads of one machine, and each part of a large code is still long.
const SHARED: usize = 8;

/// The code whose words were weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weighed {
    /// The code itself.
    Code,
    /// The dual code.
    Dual,
}

/// Weight enumerators of a code and its dual code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Enumerators {
    /// Data bits: the code has 2^k words and the dual code 2^(n - k).
    pub k: usize,
    /// A_i: the number of words of weight i in the code, for i from 0 to n.
    pub code: Vec<BigUint>,
    /// B_i: the number of words of weight i in the dual code.
    pub dual: Vec<BigUint>,
    /// The code whose words were weighed; the other enumerator follows from it.
    pub weighed: Weighed,
    /// Number of words for each number of non-zero symbols, if the code is MDS.
    pub symbols: Option<Vec<BigUint>>,
}

impl Enumerators {
    /// The enumerators of a code and its dual code.
    ///
    /// # Errors
    /// The code and its dual code both have too many words, or the code is too long.
    pub fn new(code: &Code) -> Result<Self, String> {
        let (columns, n) = (code.h.columns(), code.h.n());
        let (rows, words) = bases(columns);
        let (r, k) = (rows.len(), words.len());
        let (weighed, basis) = if r < k { (Weighed::Dual, rows) } else { (Weighed::Code, words) };
        if n > MAX_LENGTH {
            return Err(format!("{n} bits in a codeword: weights are counted up to {MAX_LENGTH}"));
        }
        if additions(basis.len(), n).is_none() {
            return Err(format!(
                "the code has 2^{k} words and its dual code 2^{r}, of {n} bits: up to 2^{MAX_DIMENSIONS} words are weighed one by \
                 one, and up to 2^{} bits in all",
                MAX_STEPS + 6
            ));
        }
        let own: Vec<BigUint> = weigh(&basis, n).into_iter().map(BigUint::from).collect();
        let other = transformed(&own, basis.len(), n);
        let (code_weights, dual) = match weighed {
            Weighed::Code => (own, other),
            Weighed::Dual => (other, own),
        };
        Ok(Self { k, code: code_weights, dual, weighed, symbols: symbols(code) })
    }

    /// The minimum distance and the number of words of that weight; `None` if the code has no word but zero.
    pub fn distance(&self) -> Option<(usize, &BigUint)> {
        lightest(&self.code)
    }

    /// Like [`Enumerators::distance`], for the dual code. A code of few data bits and many check bits is given by the
    /// words that span it, as rows of H: it is then the dual code.
    pub fn dual_distance(&self) -> Option<(usize, &BigUint)> {
        lightest(&self.dual)
    }
}

/// The smallest weight above 0 that a word has, and the number of words with it.
fn lightest(weights: &[BigUint]) -> Option<(usize, &BigUint)> {
    weights.iter().enumerate().skip(1).find(|(_, words)| !words.is_zero())
}

/// A basis of the row space of H and a basis of the code. Each vector has bit i in word i / 64.
pub(crate) fn bases(columns: &[u64]) -> (Vec<Vec<u64>>, Vec<Vec<u64>>) {
    let length = columns.len().div_ceil(64);
    // Sums of columns, each with the columns of the sum.
    let mut sums: Span<(u64, Vec<u64>)> = Span::default();
    let mut words = Vec::new();
    for (i, &column) in columns.iter().enumerate() {
        let mut members = vec![0u64; length];
        members[i / 64] |= 1 << (i % 64);
        match sums.reduce((column, members)).0 {
            (0, members) => words.push(members),
            sum => drop(sums.insert(sum)),
        }
    }
    // The leading bits distinguish all sums of columns, so the rows at their places span all rows.
    let mut leading: Vec<usize> = sums.leading().collect();
    // In the order of the rows of H: the order of insertion would change the words that are found first.
    leading.sort_unstable();
    let mut rows = Vec::new();
    for lead in leading {
        let mut row = vec![0u64; length];
        for (i, column) in columns.iter().enumerate() {
            row[i / 64] |= (column >> lead & 1) << (i % 64);
        }
        rows.push(row);
    }
    (rows, words)
}

/// Whether every codeword of the code with these columns has even weight.
pub fn is_even(columns: &[u64]) -> bool {
    // Weights of sums are even if those of a basis are.
    bases(columns).1.iter().all(|word| word.iter().map(|w| w.count_ones()).sum::<u32>().is_multiple_of(2))
}

fn add(sum: &mut [u64], other: &[u64]) {
    for (a, b) in sum.iter_mut().zip(other) {
        *a ^= b;
    }
}

/// The number of words of each weight in the span of a basis.
pub fn weigh(basis: &[Vec<u64>], n: usize) -> Vec<u64> {
    match n.div_ceil(64) {
        // A fixed number of words is unrolled, and longer codes pay for at most twice their length.
        1 => weigh_words::<1>(basis, n),
        2 => weigh_words::<2>(basis, n),
        3..=4 => weigh_words::<4>(basis, n),
        5..=8 => weigh_words::<8>(basis, n),
        9..=16 => weigh_words::<16>(basis, n),
        _ => weigh_words::<{ MAX_LENGTH / 64 }>(basis, n),
    }
}

/// Like [`weigh`], for words of at most `64 W` bits.
fn weigh_words<const W: usize>(basis: &[Vec<u64>], n: usize) -> Vec<u64> {
    let basis: Vec<[u64; W]> = basis.iter().map(|vector| padded(vector)).collect();
    let (shared, own) = basis.split_at(basis.len().min(SHARED));
    let parts = (0..1u64 << shared.len()).into_par_iter();
    let counts = parts.map(|part| {
        let mut start = [0u64; W];
        for (i, vector) in shared.iter().enumerate() {
            if part >> i & 1 == 1 {
                add(&mut start, vector);
            }
        }
        weigh_part(start, own, n)
    });
    counts.reduce(|| vec![0; n + 1], added)
}

/// The number of words of each weight among `word` and its sums with vectors of the basis.
fn weigh_part<const W: usize>(mut word: [u64; W], basis: &[[u64; W]], n: usize) -> Vec<u64> {
    let mut counts = vec![0u64; n + 1];
    counts[ones(&word)] += 1;
    // In Gray's order, each word differs from the one before it by one vector of the basis.
    for i in 1..1u64 << basis.len() {
        add(&mut word, &basis[i.trailing_zeros() as usize]);
        counts[ones(&word)] += 1;
    }
    counts
}

fn ones<const W: usize>(word: &[u64; W]) -> usize {
    word.iter().map(|part| part.count_ones() as usize).sum()
}

fn added(mut a: Vec<u64>, b: Vec<u64>) -> Vec<u64> {
    for (a, b) in a.iter_mut().zip(&b) {
        *a += b;
    }
    a
}

/// The enumerator, up to weight `most`, of the dual of a code with 2^k words: 2^-k times the sum of
/// A_i (1 - x)^i (1 + x)^(n - i).
pub(crate) fn transformed(weights: &[BigUint], k: usize, most: usize) -> Vec<BigUint> {
    let n = weights.len() - 1;
    let mut polynomial: Vec<BigInt> = binomials(n, most).into_iter().map(BigInt::from).collect();
    let mut sum = vec![BigInt::zero(); polynomial.len()];
    for (i, words) in weights.iter().enumerate() {
        if !words.is_zero() {
            let words = BigInt::from(words.clone());
            for (s, p) in sum.iter_mut().zip(&polynomial) {
                *s += p * &words;
            }
        }
        if i < n {
            polynomial = quotient_of_factors(&polynomial);
        }
    }
    sum.into_iter().map(|s| (s >> k).to_biguint().unwrap_or_default()).collect()
}

/// Number of words of a Reed-Solomon code by their number of non-zero symbols; `None` for other codes.
pub fn symbols(code: &Code) -> Option<Vec<BigUint>> {
    let rs = code.reed_solomon()?;
    let n = rs.locators.len();
    Some(mds([n, rs.check_symbols as usize], rs.symbol_bits() as usize, n))
}

/// Number of words by weight, up to weight `most`, of every MDS code of n symbols of `bits` bits with r check symbols. With q
/// values and minimum distance d = r + 1, A_w = C(n, w) sum over j < w - d + 1 of (-1)^j C(w, j) (q^(w - d + 1 - j) - 1).
pub fn mds([n, r]: [usize; 2], bits: usize, most: usize) -> Vec<BigUint> {
    let d = r + 1;
    let q = BigInt::one() << bits;
    let lengths = binomials(n, most);
    let mut counts = Vec::new();
    for (w, length) in lengths.iter().enumerate().take(most.min(n) + 1) {
        if w < d {
            counts.push(BigUint::from(u8::from(w == 0)));
            continue;
        }
        let choices = binomials(w, w);
        let mut sum = BigInt::zero();
        for (j, choices) in choices.into_iter().enumerate().take(w - d + 1) {
            let term = BigInt::from(choices) * (q.pow((w - d + 1 - j) as u32) - 1u32);
            if j.is_multiple_of(2) {
                sum += term;
            } else {
                sum -= term;
            }
        }
        debug_assert!(!sum.is_negative());
        counts.push(length * sum.to_biguint().unwrap_or_default());
    }
    counts
}
