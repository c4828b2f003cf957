//! The checks that words satisfy: the null space of the words, or of those without noise.
//!
//! A check that all words of a random set satisfy is in its null space. If a share of the words is noise, the sets are
//! so small that some have no word that violates the check. All words then vote on the null space: noise satisfies a
//! check half of the time, words of the code always [Valembois, Discrete Applied Mathematics 111, 2001].

use super::Bits;
use eccforge_gf::gf2::{Span, Vector};
use eccforge_gf::random::SplitMix64;
use std::collections::BTreeSet;

/// Maximum number of words that vote on a check.
const VOTERS: usize = 4096;
/// Number of sets of words that are tried after the last check that was found.
const SETS: usize = 64;
/// Maximum dimension of a null space whose vectors are all tried.
const MOST_DIMENSIONS: usize = 8;
/// Maximum number of known checks of which all sums are tried.
const MOST_KNOWN: usize = 12;
/// Maximum number of bits of words for which sets are tried.
const MOST_BITS: usize = 512;
/// Number of standard deviations by which a check must differ from chance.
const DEVIATIONS: f64 = 8.0;

/// A code of n bits.
#[derive(Clone, Debug)]
pub struct Space {
    pub bits: usize,
    /// A basis of the checks, in reduced form.
    pub checks: Vec<Bits>,
    /// Number of words that satisfy all checks, and number of all words.
    pub agreeing: [usize; 2],
    /// Number of independent words among those that agree.
    pub rank: usize,
}

/// Whether a check and a word have an even number of bits in common.
fn is_satisfied(check: &Bits, word: &Bits) -> bool {
    check.iter().zip(word).map(|(a, b)| (a & b).count_ones()).sum::<u32>() % 2 == 0
}

/// The checks of these words, of `bits` bits each.
pub fn of(words: &[Bits], bits: usize) -> Space {
    let exact = null_space(words.iter().cloned(), bits);
    let mut known: Span<Bits> = Span::of(exact);
    // The words from which a check was found satisfy it, so others vote.
    let mut voters: Vec<&Bits> = words.iter().take(VOTERS).collect();
    let pool = voters.split_off(voters.len() / 2);
    let ones = |bit: usize| voters.iter().filter(|word| word.has(bit)).count();
    let often: Vec<f64> = (0..bits).map(|bit| share(ones(bit), &voters)).collect();
    let mut random = SplitMix64::new(1);
    // Each set takes an elimination, which is cubic in the bits.
    let mut sets_left = if pool.len() > bits && bits <= MOST_BITS { SETS } else { 0 };
    while sets_left > 0 {
        sets_left -= 1;
        // The set spans all but so many dimensions.
        let free = known.dimension() as usize + MOST_DIMENSIONS;
        let mut chosen = Span::<Bits>::default();
        let mut tries = 0;
        while bits - (chosen.dimension() as usize) > free && tries < 4 * bits {
            chosen.insert(pool[random.below(pool.len())].clone());
            tries += 1;
        }
        let basis = null_space(chosen.reduced().into_iter().map(|(_, word)| word), bits);
        // Sums of checks that are known already need no votes.
        let mut new = Span::<Bits>::default();
        let mut rest: Vec<Bits> = basis.into_iter().map(|check| known.reduce(check).0).collect();
        rest.retain(|check| new.insert(check.clone()).is_none());
        // The set spans too little, so that its null space has too many vectors to try.
        if rest.len() > 2 * MOST_DIMENSIONS {
            continue;
        }
        let mut candidates: Vec<(usize, Bits)> = Vec::new();
        for sum in sums(&rest) {
            if elected(&sum, &voters, &often) {
                candidates.push((broken(&sum, &voters), sum));
            }
        }
        candidates.sort();
        for (_, sum) in candidates {
            // In sparse words few break the sum of a check and a bit. The sum of both is the bit alone, which has no
            // votes.
            let basis: Vec<Bits> = known.reduced().into_iter().take(MOST_KNOWN).map(|(_, check)| check).collect();
            let is_new = sums(&basis).all(|mut other| {
                other.add(&sum);
                elected(&other, &voters, &often)
            });
            // Each check makes the sets of the next one smaller, so noise spoils fewer of them.
            if is_new && known.insert(sum).is_none() {
                sets_left = SETS;
            }
        }
    }
    let mut checks: Vec<(usize, Bits)> = known.reduced();
    checks.sort_by_key(|(leading, _)| *leading);
    let checks: Vec<Bits> = checks.into_iter().map(|(_, check)| check).collect();
    let satisfies_all = |word: &&Bits| checks.iter().all(|check| is_satisfied(check, word));
    let good: Vec<&Bits> = words.iter().filter(satisfies_all).collect();
    let rank = Span::of(good.iter().map(|word| (*word).clone())).dimension() as usize;
    Space { bits, agreeing: [good.len(), words.len()], rank, checks }
}

fn share(count: usize, of: &[&Bits]) -> f64 {
    count as f64 / of.len().max(1) as f64
}

/// All sums of these vectors but zero.
fn sums(basis: &[Bits]) -> impl Iterator<Item = Bits> + '_ {
    (1u32..1 << basis.len().min(16)).map(|mask| {
        let mut sum = vec![0; basis[0].len()];
        for i in (0..basis.len()).filter(|i| mask >> i & 1 == 1) {
            sum.add(&basis[i]);
        }
        sum
    })
}

/// Number of words that violate a check.
fn broken(check: &Bits, voters: &[&Bits]) -> usize {
    voters.iter().filter(|word| !is_satisfied(check, word)).count()
}

/// Whether far more words satisfy a check than would by chance if its bits were independent and were one as often as in
/// the words.
fn elected(check: &Bits, voters: &[&Bits], often: &[f64]) -> bool {
    let product: f64 = (0..often.len()).filter(|bit| check.has(*bit)).map(|bit| 1.0 - 2.0 * often[bit]).product();
    let (expected, n) = ((1.0 + product) / 2.0, voters.len() as f64);
    let broken = broken(check, voters) as f64;
    let chance = n * (1.0 - expected);
    // The first condition asks for a clear majority, the second that chance does not explain it.
    broken < chance / 2.0 && chance - broken > DEVIATIONS * (chance * expected).sqrt()
}

/// A basis of the vectors that have an even number of bits in common with each of these.
pub fn null_space(vectors: impl IntoIterator<Item = Bits>, bits: usize) -> Vec<Bits> {
    let basis = Span::of(vectors).reduced();
    let pivots: BTreeSet<usize> = basis.iter().map(|(leading, _)| *leading).collect();
    let free = (0..bits).filter(|bit| !pivots.contains(bit));
    free.map(|bit| {
        let mut vector = vec![0u64; bits.div_ceil(64)];
        let ones = basis.iter().filter(|(_, row)| row.has(bit)).map(|(leading, _)| *leading).chain([bit]);
        for one in ones {
            vector[one / 64] |= 1 << (one % 64);
        }
        vector
    })
    .collect()
}

impl Space {
    /// Number of checks.
    pub fn r(&self) -> usize {
        self.checks.len()
    }

    /// The columns of H, if it has at most 64 rows.
    pub fn columns(&self) -> Option<Vec<u64>> {
        if self.r() > 64 {
            return None;
        }
        let mut columns = vec![0; self.bits];
        for (row, check) in self.checks.iter().enumerate() {
            for (bit, column) in columns.iter_mut().enumerate() {
                *column |= u64::from(check.has(bit)) << row;
            }
        }
        Some(columns)
    }

    /// Number of words beyond those that the rank needs. Each halves the chance that a code with fewer checks gives such words.
    pub fn surplus(&self) -> usize {
        self.agreeing[0] - self.rank
    }

    /// Whether no other code with as many checks contains the words: they span all words that satisfy the checks.
    pub fn is_certain(&self) -> bool {
        self.rank + self.r() == self.bits
    }
}
