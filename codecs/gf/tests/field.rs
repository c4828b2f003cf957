//! Tests of arithmetic in GF(2^m) against shift and add.

use eccforge_gf::field::{Field, FieldError};

#[test]
fn multiplication_agrees_with_shift_and_add_for_every_pair() {
    let field = Field::new(0x163).unwrap();
    for a in 0u32..256 {
        for b in 0u32..256 {
            let mut product = 0u32;
            for i in 0..8 {
                if b >> i & 1 == 1 {
                    product ^= a << i;
                }
            }
            for i in (8..16).rev() {
                if product >> i & 1 == 1 {
                    product ^= 0x163 << (i - 8);
                }
            }
            assert_eq!(field.multiply(a, b), product);
        }
        assert_eq!(field.multiply(a, field.inverse(a)), u32::from(a != 0));
    }
}

#[test]
fn only_primitive_polynomials_are_accepted() {
    assert_eq!(Field::new(0x11B), Err(FieldError::NotPrimitive { order: 51 }));
    assert!(Field::new(0x11D).is_ok());
    assert_eq!(Field::new(1 << 30), Err(FieldError::Degree));
    assert!(matches!(Field::new(0x100), Err(FieldError::NotPrimitive { .. })));
    // GF(2^8) has phi(255)/8 = 16 primitive polynomials.
    assert_eq!((0x100..0x200).filter(|&p| Field::new(p).is_ok()).count(), 16);
}

#[test]
fn a_power_is_a_repeated_product() {
    let field = Field::new(0x163).unwrap();
    for a in [0, 1, 2, 3, 0x53, 255] {
        let mut product = 1;
        for e in 0..600 {
            assert_eq!(field.raise(a, e), product, "{a}^{e}");
            product = field.multiply(product, a);
        }
        assert_eq!(field.raise(a, u64::MAX), field.raise(a, 255), "{a}: the order is 255");
    }
}
