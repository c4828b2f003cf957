//! Polynomials over GF(2) of degree below 64, as bit masks: bit i is the coefficient of x^i.

use crate::field::Field;

/// Degree of a non-zero polynomial; 0 for zero.
pub fn degree(p: u64) -> u32 {
    63u32.saturating_sub(p.leading_zeros())
}

/// x^e modulo `p` for every e below `count`.
pub fn powers_of_x(p: u64, count: usize) -> Vec<u64> {
    let d = degree(p);
    let mut power = 1u64;
    (0..count)
        .map(|_| {
            let now = power;
            power <<= 1;
            if power >> d & 1 == 1 {
                power ^= p;
            }
            now
        })
        .collect()
}

/// The product of two polynomials; `None` if its degree exceeds 63.
pub fn multiply(a: u64, b: u64) -> Option<u64> {
    if degree(a) + degree(b) > 63 {
        return None;
    }
    Some((0..64).filter(|i| b >> i & 1 == 1).fold(0, |p, i| p ^ a << i))
}

/// The greatest common divisor of two polynomials.
pub fn common_factor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        while a != 0 && a.ilog2() >= b.ilog2() {
            a ^= b << (a.ilog2() - b.ilog2());
        }
        (a, b) = (b, a);
    }
    a
}

/// Whether a polynomial, of a degree to 32, is no product of others.
pub fn is_irreducible(p: u64) -> bool {
    (2..2u128 << (degree(p) / 2)).all(|d| common_factor(p.into(), d) == 1)
}

/// The smallest primitive polynomial of a degree from 2 to 16.
pub fn primitive(degree: u32) -> u32 {
    (1 << degree..2 << degree).find(|&p| Field::new(p).is_ok()).unwrap_or(0x11d)
}

/// The minimal polynomial over GF(2) of alpha^e.
pub fn minimal(field: &Field, e: u64) -> u64 {
    // Product of (x - c) over the conjugates c = alpha^(e 2^i), coefficients in the field.
    let mut coefficients = vec![1u32];
    let order = u64::from(field.order());
    let mut exponent = e % order;
    loop {
        let root = field.power(exponent);
        let mut next = vec![0; coefficients.len() + 1];
        for (i, &c) in coefficients.iter().enumerate() {
            next[i + 1] = c;
            next[i] ^= field.multiply(c, root);
        }
        coefficients = next;
        exponent = exponent * 2 % order;
        if exponent == e % order {
            break;
        }
    }
    coefficients.iter().enumerate().fold(0, |p, (i, &c)| p | u64::from(c & 1) << i)
}

/// Generator polynomial of the narrow-sense BCH code that corrects `t` errors: the product of the
/// distinct minimal polynomials of alpha, alpha^3, ..., alpha^(2t-1) [Lin & Costello, Section 6.1].
/// `None` if its degree exceeds 63.
pub fn bch_generator(field: &Field, t: u32) -> Option<u64> {
    let mut factors: Vec<u64> = (0..u64::from(t)).map(|i| minimal(field, 2 * i + 1)).collect();
    factors.sort_unstable();
    factors.dedup();
    factors.into_iter().try_fold(1, multiply)
}
