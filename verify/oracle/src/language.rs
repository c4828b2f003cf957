//! The terms of scheme files, from their definitions: named codes, sets of patterns, and cells of an entry.

use std::collections::BTreeSet;

/// SEC code of `k` data bits [Hamming 1950]: data bits have the numbers from 3 that are not powers of two, and check bits have the powers.
pub fn hamming(k: usize) -> Vec<u64> {
    let data: Vec<u64> = (3..).filter(|number: &u64| number.count_ones() > 1).take(k).collect();
    let largest = data[k - 1].max(2);
    let checks = (0..).map(|i| 1 << i).take_while(|power| *power <= largest);
    data.iter().copied().chain(checks).collect()
}

/// Adds a row of ones and a check bit: the parity of all bits.
pub fn extended(columns: &[u64]) -> Vec<u64> {
    // The rows in use are the lowest ones, so their number is the index of the new row.
    let row = 1 << columns.iter().fold(0, |all, column| all | column).count_ones();
    columns.iter().map(|column| column | row).chain([row]).collect()
}

/// The remainder of a polynomial over GF(2) modulo another; bit i is the coefficient of x^i.
fn remainder(mut dividend: u128, divisor: u64) -> u64 {
    while dividend >> divisor.ilog2() != 0 {
        dividend ^= u128::from(divisor) << (dividend.ilog2() - divisor.ilog2());
    }
    dividend as u64
}

/// Cyclic code of `k` data bits: codeword bit b is the coefficient of x^(n-1-b), and a codeword is a multiple of the generator.
pub fn cyclic(generator: u64, k: usize) -> Vec<u64> {
    let n = k + generator.ilog2() as usize;
    (0..n).map(|b| remainder(1 << (n - 1 - b), generator)).collect()
}

/// x^power in GF(2^m), where x is the root of a primitive polynomial of degree m.
fn power_of_x(polynomial: u64, power: usize) -> u64 {
    let mut value = 1;
    for _ in 0..power {
        value = remainder(u128::from(value) << 1, polynomial);
    }
    value
}

/// The product of two elements of the field with this polynomial.
fn product(polynomial: u64, a: u64, b: u64) -> u64 {
    let mut sum = 0;
    for i in 0..64 {
        if b >> i & 1 == 1 {
            sum ^= u128::from(a) << i;
        }
    }
    remainder(sum, polynomial)
}

/// The generator of the narrow-sense BCH code that corrects `errors`: the least polynomial with roots x to x^(2 errors).
pub fn bch_generator(polynomial: u64, errors: usize) -> u64 {
    let order = (1 << polynomial.ilog2()) - 1;
    // With a root its square is a root, so that all coefficients are 0 or 1.
    let mut roots = BTreeSet::new();
    for power in 1..=2 * errors {
        roots.extend((0..polynomial.ilog2()).map(|i| (power << i) % order));
    }
    let mut coefficients = vec![1];
    for root in roots.into_iter().map(|power| power_of_x(polynomial, power)) {
        let shifted = [vec![0], coefficients.clone()].concat();
        let scaled = coefficients.iter().map(|c| product(polynomial, *c, root)).chain([0]);
        coefficients = shifted.iter().zip(scaled).map(|(a, b)| a ^ b).collect();
    }
    coefficients.iter().enumerate().map(|(i, coefficient)| coefficient << i).sum()
}

/// The locator of a symbol of a Reed-Solomon code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Locator {
    /// x to this power.
    Log(usize),
    /// The symbol occurs only in the first syndrome.
    Zero,
    /// The symbol occurs only in the last syndrome.
    Infinity,
}

/// Binary columns of a Reed-Solomon code: S_j = sum e_s X_s^(first + j) for j < `checks`; bit k of a symbol is x^k, row m j + i
/// of H is bit i of S_j.
pub fn reed_solomon(polynomial: u64, checks: usize, first: usize, locators: &[Locator]) -> Vec<u64> {
    let m = polynomial.ilog2() as usize;
    let mut columns = Vec::new();
    for locator in locators {
        for k in 0..m {
            let mut column = 0;
            for j in 0..checks {
                let value = match locator {
                    Locator::Log(log) => power_of_x(polynomial, k + log * (first + j)),
                    Locator::Zero if j == 0 => power_of_x(polynomial, k),
                    Locator::Infinity if j + 1 == checks => power_of_x(polynomial, k),
                    Locator::Zero | Locator::Infinity => 0,
                };
                column |= value << (m * j);
            }
            columns.push(column);
        }
    }
    columns
}

/// Every non-empty choice of the members of each set, each pattern once, ascending.
pub fn within(sets: impl IntoIterator<Item = Vec<usize>>) -> BTreeSet<Vec<usize>> {
    let mut patterns = BTreeSet::new();
    for set in sets {
        for choice in 1..1usize << set.len() {
            let mut bits: Vec<usize> = (0..set.len()).filter(|i| choice >> i & 1 == 1).map(|i| set[i]).collect();
            bits.sort_unstable();
            patterns.insert(bits);
        }
    }
    patterns
}

/// Groups of `bits` codeword bits that are `stride` apart; they fill runs of `bits * stride`.
pub fn groups(n: usize, bits: usize, stride: usize) -> Vec<Vec<usize>> {
    let are_together = |a: usize, b: usize| a / (bits * stride) == b / (bits * stride) && a % stride == b % stride;
    let mut groups = Vec::new();
    for first in 0..n {
        // The lowest bit of a group represents it.
        if (0..first).all(|lower| !are_together(lower, first)) {
            groups.push((0..n).filter(|bit| are_together(first, *bit)).collect());
        }
    }
    groups
}

/// Patterns whose first and last wrong bits are less than `bits` apart.
pub fn adjacent(n: usize, bits: usize) -> BTreeSet<Vec<usize>> {
    within((0..=n - bits).map(|first| (first..first + bits).collect()))
}

/// Runs of two to `bits` wrong bits.
pub fn solid(n: usize, bits: usize) -> BTreeSet<Vec<usize>> {
    adjacent(n, bits).into_iter().filter(|p| p.len() > 1 && p[p.len() - 1] - p[0] + 1 == p.len()).collect()
}

/// All patterns of n bits, for small n.
fn all(n: usize) -> BTreeSet<Vec<usize>> {
    within([(0..n).collect()])
}

/// Patterns of up to `most` bits.
pub fn any(n: usize, most: usize) -> BTreeSet<Vec<usize>> {
    all(n).into_iter().filter(|p| p.len() <= most).collect()
}

/// Patterns that touch few aligned groups of `symbol` bits: up to `whole` groups in any way, and up to `single`
/// others in one bit.
pub fn across(n: usize, symbol: usize, whole: usize, single: usize) -> BTreeSet<Vec<usize>> {
    let mut patterns = all(n);
    patterns.retain(|pattern| {
        let groups = 0..n / symbol;
        let bits_of_group: Vec<usize> =
            groups.map(|group| pattern.iter().filter(|bit| **bit / symbol == group).count()).collect();
        let touched = bits_of_group.iter().filter(|bits| **bits > 0).count();
        let several = bits_of_group.iter().filter(|bits| **bits > 1).count();
        several <= whole && touched <= whole + single
    });
    patterns
}

/// Patterns on the failed bits, with any choice of up to `more` other bits.
pub fn erased(n: usize, dead: &[usize], more: usize) -> BTreeSet<Vec<usize>> {
    let mut patterns = all(n);
    patterns.retain(|pattern| pattern.iter().filter(|bit| !dead.contains(bit)).count() <= more);
    patterns
}

/// The bits of a codeword in each cell; `cells[b]` is the cell of its bit b.
pub fn shares(cells: &[usize]) -> Vec<Vec<usize>> {
    let different: BTreeSet<usize> = cells.iter().copied().collect();
    different.into_iter().map(|cell| (0..cells.len()).filter(|b| cells[*b] == cell).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_generators_and_small_sets() {
        // [Lin and Costello, Table 6.1]: BCH(15,7) and BCH(15,5).
        assert_eq!([2, 3].map(|t| bch_generator(0b10011, t)), [0b1_1101_0001, 0b101_0011_0111]);
        assert_eq!(hamming(4), [3, 5, 6, 7, 1, 2, 4]);
        assert_eq!(cyclic(0b1011, 4), [0b101, 0b111, 0b110, 0b011, 4, 2, 1]);
        assert_eq!(groups(8, 2, 2), [[0, 2], [1, 3], [4, 6], [5, 7]]);
        assert_eq!(solid(4, 3).len(), 3 + 2);
        // 45 pairs of symbols x 64 pairs of bits and the 80 single bits would be those of Unity; here 3 pairs x 4 and 6.
        assert_eq!(across(6, 2, 0, 2).len(), 3 * 4 + 6);
        assert_eq!(erased(3, &[1], 1).len(), 5);
    }
}
