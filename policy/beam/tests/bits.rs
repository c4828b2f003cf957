//! Tests of the classes of wrong bits, and of their text.

use eccforge_beam::classes::{CLASSES, classify};
use eccforge_evidence::entries::bits::{Bits, Shape, difference, from_hex};
use eccforge_model::{ErrorModel, Patterns};
use eccforge_scheme::Geometry;

/// The class by the definitions, over lists of (word, bit).
fn slowly(bits: &[(u16, u16)]) -> usize {
    let same = |f: &dyn Fn(&(u16, u16)) -> u16| bits.iter().all(|b| f(b) == f(&bits[0]));
    match bits.len() {
        1 => 0,
        _ if same(&|b| b.1) => 1,
        _ if same(&|b| b.0 * 8 + b.1 / 8) => 2,
        2 => 3,
        3 => 4,
        _ if same(&|b| b.0) => 5,
        _ => 6,
    }
}

fn flat(bits: &[(u16, u16)]) -> Bits {
    let mut all: Bits = bits.iter().map(|(w, b)| w * 64 + b).collect();
    all.sort_unstable();
    all
}

#[test]
fn every_pattern_of_one_two_and_some_of_more_bits_has_the_class_of_the_definition() {
    let at = |i: u16| (i / 64, i % 64);
    for i in 0..256 {
        for j in 0..256 {
            for step in [0, 1, 9, 64, 71] {
                let mut bits: Vec<_> = [i, j, (j + step) % 256, (j + 2 * step) % 256].map(at).to_vec();
                bits.sort_unstable();
                bits.dedup();
                let class = classify(&flat(&bits), Shape::default()).unwrap();
                assert_eq!(class as usize, slowly(&bits), "{bits:?}");
            }
        }
    }
    assert_eq!(classify(&[], Shape::default()), None);
}

/// Each class holds a pattern that the class with the same id in Table 1 holds too.
#[test]
fn classes_are_those_of_the_shipped_model() {
    let model = ErrorModel::table1();
    let shape = Geometry::new(4, 72, 64);
    let ids: Vec<&str> = CLASSES.iter().map(|c| c.1).collect();
    assert_eq!(ids, model.classes.iter().map(|c| c.id.as_str()).collect::<Vec<_>>());
    for (i, bits) in [
        vec![(3, 7)],
        vec![(0, 9), (2, 9)],
        vec![(1, 8), (1, 15)],
        vec![(0, 1), (1, 9)],
        vec![(0, 1), (0, 9), (0, 17)],
        vec![(2, 0), (2, 9), (2, 17), (2, 25)],
        vec![(0, 0), (2, 9), (2, 17), (2, 25)],
    ]
    .iter()
    .enumerate()
    {
        assert_eq!(classify(&flat(bits), Shape::default()), Some(CLASSES[i].0));
        let physical: Vec<usize> = bits.iter().map(|&(w, b)| usize::from(w * 72 + b)).collect();
        let first = model.classes.iter().position(|c| match c.patterns {
            // Uniform classes hold patterns of easier ones too; ours have four bits or more.
            Patterns::Uniform(_) => c.patterns.contain(shape, &physical) && physical.len() > 3,
            p => p.contain(shape, &physical),
        });
        assert_eq!(first, Some(i));
    }
}

#[test]
fn hexadecimal_digits_and_shapes_are_read_or_rejected() {
    assert_eq!(from_hex(b"8000000001", 256), Some(vec![0, 39]));
    assert_eq!(from_hex(b"00010", 5), Some(vec![4]));
    for (bad, most) in [("", 256), ("g", 256), ("100", 8), (&"1".repeat(65), 256)] {
        assert_eq!(from_hex(bad.as_bytes(), most), None, "{bad}");
    }
    assert_eq!(difference(&[1, 5, 9], &[5, 7]), [1, 7, 9]);
    assert_eq!(Shape::parse("8x72").map(Shape::bytes), Ok(72));
    assert!(["4", "0x64", "1x7", "99x99", "4x-1"].iter().all(|t| Shape::parse(t).is_err()));
}
