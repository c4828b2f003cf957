//! The fewest flips of a codeword that end in silent wrong data, and the number of sets of as many flips.
//!
//! A set of flips is silent if its syndrome is zero or correctable, and it is not itself the correctable pattern. The words
//! of the dual code count the sets of w positions by syndrome: for a vector u of GF(2)^r, let m be the number of columns h
//! with u·h = 1. The sum of (-1)^(u·s) over all sets, with syndrome s, is the Krawtchouk polynomial K_w(m). So the number of sets with a
//! syndrome in A is 2^-r times the sum over u of K_w(m) a(u), where a(u) is the sum of (-1)^(u·s) over A [MacWilliams and Sloane,
//! The Theory of Error-Correcting Codes, 1977, chapter 5].

use crate::problem::{Problem, syndrome};
use eccforge_codes::dual::walsh_hadamard;
use eccforge_gf::integers::binomial;
use schemars::JsonSchema;
use serde::Serialize;

/// Number of units of cost in one flip.
pub const UNITS: f64 = 1e12;

/// The smallest sets of flips that end in silent wrong data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fewest {
    /// Flips of a set.
    pub flips: u64,
    /// Number of such sets.
    pub sets: u64,
}

impl Fewest {
    /// The cost in units of 1 / [`UNITS`]: one more than the check bits, minus the flips, plus the share of the sets of
    /// as many bits. A code that needs more flips costs less; at equal flips, a code with fewer sets does.
    pub fn units(&self, problem: &Problem) -> i64 {
        let share = self.sets as f64 / binomial(problem.n as u64, self.flips) as f64;
        (i64::from(problem.r) + 1 - self.flips as i64) * UNITS as i64 + (share * UNITS).round() as i64
    }
}

/// The smallest sets of flips that end in silent wrong data, for a code that corrects the patterns of the problem.
pub fn fewest(problem: &Problem, columns: &[u16]) -> Fewest {
    let mut accepted = vec![0i64; 1 << problem.r];
    let mut words = accepted.clone();
    accepted[0] = 1;
    for column in columns {
        words[usize::from(*column)] += 1;
        accepted[usize::from(*column)] = 1;
    }
    for pattern in &problem.patterns {
        accepted[usize::from(syndrome(columns, pattern))] = 1;
    }
    walsh_hadamard(&mut words);
    walsh_hadamard(&mut accepted);
    // The transform of the columns is n - 2m. For each m, the signs of the accepted syndromes are added up once.
    let n = columns.len();
    let mut signs = vec![0i64; n + 1];
    for (word, signed) in words.iter().zip(&accepted) {
        signs[(n as i64 - word) as usize / 2] += signed;
    }
    let (mut one_less, mut krawtchouk) =
        (vec![1i64; n + 1], (0..=n as i64).map(|m| n as i64 - 2 * m).collect::<Vec<_>>());
    for flips in 2..=problem.r as usize + 1 {
        for m in 0..=n {
            // (w + 1) K_{w+1}(m) = (n - 2m) K_w(m) - (n - w + 1) K_{w-1}(m)
            let (w, twice) = (flips as i64 - 1, n as i64 - 2 * m as i64);
            let next = (twice * krawtchouk[m] - (n as i64 - w + 1) * one_less[m]) / (w + 1);
            one_less[m] = std::mem::replace(&mut krawtchouk[m], next);
        }
        let all: i64 = krawtchouk.iter().zip(&signs).map(|(k, sign)| k * sign).sum();
        let corrected = problem.patterns.iter().filter(|pattern| pattern.len() == flips).count() as i64;
        let sets = (all >> problem.r) - corrected;
        if sets > 0 {
            return Fewest { flips: flips as u64, sets: sets as u64 };
        }
    }
    unreachable!("r + 1 columns of r bits depend on each other, and their codeword is silent")
}
