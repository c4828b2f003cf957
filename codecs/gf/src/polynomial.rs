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
    let mut product = 0;
    for i in 0..64 {
        if b >> i & 1 == 1 {
            product ^= a << i;
        }
    }
    Some(product)
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

/// Whether a polynomial of degree at most 32 is not a product of others.
// Trial division takes 2^(degree / 2) steps.
pub fn is_irreducible(p: u64) -> bool {
    (2..2u128 << (degree(p) / 2)).all(|d| common_factor(p.into(), d) == 1)
}

/// The smallest primitive polynomial of a degree from 2 to 16.
pub fn primitive(degree: u32) -> u32 {
    // Every degree in this range has a primitive polynomial; the default is that of degree 8.
    (1 << degree..2 << degree).find(|&p| Field::new(p).is_ok()).unwrap_or(0x11d)
}

/// The product of all x + alpha^e, for the exponents in the cyclotomic cosets of `of`, each once: the coefficients, that of x^0
/// first, are 0 or 1.
fn product(field: &Field, of: impl Iterator<Item = u64>) -> Vec<bool> {
    let order = field.order() as usize;
    let mut is_root = vec![false; order];
    let mut coefficients = vec![1u32];
    for e in of {
        let mut exponent = e as usize % order;
        while !std::mem::replace(&mut is_root[exponent], true) {
            let root = field.power(exponent as u64);
            coefficients.insert(0, 0);
            for i in 1..coefficients.len() {
                coefficients[i - 1] ^= field.multiply(coefficients[i], root);
            }
            exponent = exponent * 2 % order;
        }
    }
    coefficients.into_iter().map(|c| c == 1).collect()
}

/// Coefficients as a bit mask; `None` if the degree exceeds 63.
pub fn mask(coefficients: &[bool]) -> Option<u64> {
    if coefficients.len() > 64 {
        return None;
    }
    let mut mask = 0;
    for (i, coefficient) in coefficients.iter().enumerate() {
        mask |= u64::from(*coefficient) << i;
    }
    Some(mask)
}

/// The minimal polynomial over GF(2) of alpha^e.
pub fn minimal(field: &Field, e: u64) -> u64 {
    mask(&product(field, [e].into_iter())).expect("its degree divides the bits of the field")
}

/// Coefficients, that of x^0 first, of the generator polynomial of the narrow-sense BCH code that corrects `t` errors: the
/// product of the distinct minimal polynomials of alpha, alpha^3, ..., alpha^(2t-1) [Lin & Costello, Section 6.1].
pub fn bch_generator(field: &Field, t: u32) -> Vec<bool> {
    product(field, (0..u64::from(t)).map(|i| 2 * i + 1))
}
