//! Tests of polynomials over GF(2) against textbooks.

use eccforge_gf::field::Field;
use eccforge_gf::polynomial::{bch_generator, common_factor, degree, mask, minimal, multiply, powers_of_x};

#[test]
fn the_double_error_correcting_bch_code_of_length_15_has_its_textbook_generator() {
    // [Lin & Costello, Example 6.1]: g(x) = 1 + x^4 + x^6 + x^7 + x^8.
    let field = Field::new(0b10011).unwrap();
    assert_eq!(minimal(&field, 3), 0b11111);
    assert_eq!(mask(&bch_generator(&field, 2)), Some(0b1_1101_0001));
}

/// The remainder of x^e after division by `p`, computed one power of x after another from the highest.
fn rest(e: u32, p: u64) -> u64 {
    let (mut rest, degree) = (1u128 << e, (0..64).rev().find(|i| p >> i & 1 == 1).expect("not zero"));
    for i in (degree..=e).rev().filter(|i| *i >= degree) {
        if rest >> i & 1 == 1 {
            rest ^= u128::from(p) << (i - degree);
        }
    }
    rest as u64
}

#[test]
fn powers_of_x_are_the_rests_of_a_division() {
    for p in [0b11, 0b111, 0b10011, 0x163, 0x1_1021, 0x1_04C1_1DB7, 1 << 62 | 0b11] {
        let powers = powers_of_x(p, 100);
        assert_eq!(powers.len(), 100);
        for (e, power) in powers.into_iter().enumerate() {
            assert_eq!(power, rest(e as u32, p), "x^{e} modulo {p:#b}");
        }
    }
}

#[test]
fn degrees_products_and_common_factors_are_those_of_coefficients() {
    assert_eq!([0, 1, 2, 3, 1 << 63, u64::MAX].map(degree), [0, 0, 1, 1, 63, 63]);
    for (a, b) in [(0b11u64, 0b11u64), (0b101, 0b1101), (1 << 31, 1 << 32), (0x163, 0x11D), (0, 5), (7, 0)] {
        let mut product = 0u128;
        for (i, j) in (0..33).flat_map(|i| (0..33).map(move |j| (i, j))) {
            product ^= u128::from(a >> i & b >> j & 1) << (i + j);
        }
        assert_eq!(multiply(a, b).map(u128::from), Some(product), "{a:#b} {b:#b}");
    }
    assert_eq!(multiply(1 << 32, 1 << 32), None, "of degree 64");
    // (x + 1)(x^2 + x + 1) and (x + 1)(x^3 + x + 1).
    let (a, b) = (multiply(0b11, 0b111).expect("short"), multiply(0b11, 0b1011).expect("short"));
    assert_eq!(common_factor(a.into(), b.into()), 0b11);
    assert_eq!((common_factor(0, 6), common_factor(6, 0), common_factor(0b111, 0b1011)), (6, 6, 1));
}
