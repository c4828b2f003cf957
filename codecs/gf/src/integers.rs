//! Whole numbers: greatest common divisors, binomial coefficients and combinations.

/// The greatest common divisor.
pub fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// n choose k, saturating.
pub fn binomial(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let mut c = 1u128;
    // n choose k is n choose n - k. Every intermediate value is a binomial coefficient too, so the division is exact.
    for i in 0..k.min(n - k) {
        c = c * u128::from(n - i) / u128::from(i + 1);
        if c > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    c as u64
}

/// Every choice of `chosen` out of `count` numbers, each ascending.
pub fn combinations(count: usize, chosen: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..chosen {
        let mut longer = Vec::new();
        for choice in &all {
            let from = choice.last().map_or(0, |last| last + 1);
            longer.extend((from..count).map(|i| [choice.as_slice(), &[i]].concat()));
        }
        all = longer;
    }
    all
}
