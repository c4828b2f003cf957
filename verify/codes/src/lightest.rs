//! Finds a lightest codeword from disjoint information sets, without listing all codewords.
//!
//! The code is encoded systematically on several sets of bits. After all sums of at most w rows of each encoder have been tried, a word
//! that was not found has more than w ones in each set, so it is heavy if the sets are disjoint. A later set may share bits with earlier
//! ones; its share is then smaller [Zimmermann, Integral Hecke Modules, Integral Generalized Reed-Muller Codes, and Linear Codes, 1996;
//! Betten et al., Error-Correcting Linear Codes, 2006, section 1.8].

use crate::effort::{MAX_LENGTH, MAX_SEARCH_STEPS};
use crate::weights::bases;
use eccforge_gf::integers::binomial;
use rayon::prelude::*;

/// A systematic encoder, for one information set.
struct Encoder {
    rows: Vec<Vec<u64>>,
    /// Number of information bits that are also information bits of an earlier encoder.
    shared: usize,
}

/// The bits of a lightest word, other than zero, of the code with these columns; `None` if that takes too long.
pub fn lightest(columns: &[u64]) -> Option<Vec<usize>> {
    let (n, (_, words)) = (columns.len(), bases(columns));
    if words.is_empty() || n > MAX_LENGTH {
        return None;
    }
    let divisor = divisor(&words);
    let encoders = encoders(&words, n);
    let rows = encoders.iter().flat_map(|encoder| &encoder.rows);
    let first = rows.min_by_key(|row| (weight(row), (*row).clone()))?.clone();
    let encoders = affordable(&encoders, (words.len(), n), (weight(&first), divisor))?;
    let word = match n.div_ceil(64) {
        1 => search::<1>(encoders, first, divisor),
        2 => search::<2>(encoders, first, divisor),
        3..=4 => search::<4>(encoders, first, divisor),
        5..=8 => search::<8>(encoders, first, divisor),
        9..=16 => search::<16>(encoders, first, divisor),
        _ => search::<{ MAX_LENGTH / 64 }>(encoders, first, divisor),
    };
    Some((0..n).filter(|bit| has(&word, *bit)).collect())
}

fn has(word: &[u64], bit: usize) -> bool {
    word[bit / 64] >> (bit % 64) & 1 == 1
}

fn weight(word: &[u64]) -> usize {
    word.iter().map(|part| part.count_ones() as usize).sum()
}

/// A number that divides the weight of every word: 4, 2 or 1. Weights of sums are multiples of 4 if those of the basis are
/// and all pairs of the basis share an even number of bits.
fn divisor(basis: &[Vec<u64>]) -> usize {
    if basis.iter().any(|word| !weight(word).is_multiple_of(2)) {
        return 1;
    }
    if basis.iter().any(|word| !weight(word).is_multiple_of(4)) {
        return 2;
    }
    for (i, word) in basis.iter().enumerate() {
        if basis[..i].iter().any(|other| !common_ones(word, other).is_multiple_of(2)) {
            return 2;
        }
    }
    4
}

fn common_ones(a: &[u64], b: &[u64]) -> u32 {
    a.iter().zip(b).map(|(a, b)| (a & b).count_ones()).sum()
}

/// Encoders whose information sets are as disjoint as the code permits; each set has a bit that no earlier set has.
fn encoders(words: &[Vec<u64>], n: usize) -> Vec<Encoder> {
    let mut used = vec![false; n];
    let mut encoders = Vec::new();
    loop {
        let mut rows = words.to_vec();
        let (mut done, mut shared) = (0, 0);
        // Bits that no earlier encoder has used come first.
        let (free, taken): (Vec<usize>, Vec<usize>) = (0..n).partition(|bit| !used[*bit]);
        for bit in free.into_iter().chain(taken) {
            let Some(pivot) = (done..rows.len()).find(|row| has(&rows[*row], bit)) else { continue };
            rows.swap(done, pivot);
            let row = rows[done].clone();
            for (i, other) in rows.iter_mut().enumerate() {
                if i != done && has(other, bit) {
                    for (a, b) in other.iter_mut().zip(&row) {
                        *a ^= b;
                    }
                }
            }
            (done, shared) = (done + 1, shared + usize::from(used[bit]));
            used[bit] = true;
        }
        // A set of bits that were all used before raises no bound.
        if shared == words.len() {
            return encoders;
        }
        encoders.push(Encoder { rows, shared });
    }
}

/// A lower bound on the weight of words that are not a sum of at most `sum` rows of any encoder.
fn bound(encoders: &[Encoder], sum: usize, divisor: usize) -> usize {
    encoders.iter().map(|encoder| (sum + 1).saturating_sub(encoder.shared)).sum::<usize>().next_multiple_of(divisor)
}

/// The first encoders, as many as prove the weight `least` with the fewest additions; `None` if these are too many.
fn affordable(encoders: &[Encoder], (k, n): (usize, usize), (least, divisor): (usize, usize)) -> Option<&[Encoder]> {
    let mut cheapest: Option<(u64, &[Encoder])> = None;
    for count in 1..=encoders.len() {
        let first = &encoders[..count];
        let sums = (1..=k).find(|sum| bound(first, *sum, divisor) >= least).unwrap_or(k);
        let rows = (1..=sums).fold(0u64, |all, sum| all.saturating_add(binomial(k as u64, sum as u64)));
        let additions = rows.saturating_mul((count * n.div_ceil(64)) as u64);
        // Each further encoder raises the bound, so fewer rows are added, but it adds rows of its own.
        if cheapest.is_none_or(|(fewest, _)| additions < fewest) {
            cheapest = Some((additions, first));
        }
    }
    let (additions, first) = cheapest?;
    (additions <= 1 << MAX_SEARCH_STEPS).then_some(first)
}

/// A row of at most `64 W` bits in an array.
// The compiler unrolls loops over an array; over a vector, each addition would test its length.
pub(crate) fn padded<const W: usize>(row: &[u64]) -> [u64; W] {
    std::array::from_fn(|i| row.get(i).copied().unwrap_or(0))
}

/// A lightest word; `first` is the lightest row of all encoders.
fn search<const W: usize>(encoders: &[Encoder], first: Vec<u64>, divisor: usize) -> Vec<u64> {
    let mut rows: Vec<Vec<[u64; W]>> = Vec::new();
    for encoder in encoders {
        rows.push(encoder.rows.iter().map(|row| padded(row)).collect());
    }
    let mut best = (weight(&first), padded(&first));
    let k = rows[0].len();
    for sum in 2..=k {
        // Every word that was not met is at least as heavy as the best one.
        if bound(encoders, sum - 1, divisor) >= best.0 {
            break;
        }
        let mut starts: Vec<(&[[u64; W]], usize)> = Vec::new();
        for rows in &rows {
            starts.extend((0..=k - sum).map(|first| (&rows[..], first)));
        }
        let lightest = starts.into_par_iter().map(|(rows, first)| {
            let mut found = (usize::MAX, [0; W]);
            sums(rows[first], &rows[first + 1..], sum - 1, &mut found);
            found
        });
        // The least word of the least weight does not depend on the threads.
        best = lightest.min().map_or(best, |found| found.min(best));
    }
    best.1.to_vec()
}

/// Visits the sums of `word` and `more` of the rows; keeps the lightest.
fn sums<const W: usize>(word: [u64; W], rows: &[[u64; W]], more: usize, lightest: &mut (usize, [u64; W])) {
    for (i, row) in rows.iter().enumerate().take(rows.len() + 1 - more) {
        let sum: [u64; W] = std::array::from_fn(|part| word[part] ^ row[part]);
        if more > 1 {
            sums(sum, &rows[i + 1..], more - 1, lightest);
            continue;
        }
        let weight = weight(&sum);
        if weight <= lightest.0 {
            *lightest = (weight, sum).min(*lightest);
        }
    }
}
