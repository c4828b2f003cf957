//! Polynomials over GF(2) against textbooks.

use eccforge_gf::field::Field;
use eccforge_gf::polynomial::{bch_generator, minimal};

#[test]
fn the_double_error_correcting_bch_code_of_length_15_has_its_textbook_generator() {
    // [Lin & Costello, Example 6.1]: g(x) = 1 + x^4 + x^6 + x^7 + x^8.
    let field = Field::new(0b10011).unwrap();
    assert_eq!(minimal(&field, 3), 0b11111);
    assert_eq!(bch_generator(&field, 2), Some(0b1_1101_0001));
}
