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
    let longer = |c: Vec<usize>| {
        let from = c.last().map_or(0, |l| l + 1);
        (from..count).map(move |i| c.iter().copied().chain([i]).collect())
    };
    (0..chosen).fold(vec![Vec::new()], |all, _| all.into_iter().flat_map(longer).collect())
}
