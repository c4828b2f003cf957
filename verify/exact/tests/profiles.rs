//! Distance profiles of CRC polynomials against published ones, and against their definition.

use crate::small;

use eccforge_exact::profile::{LONGEST, Profile};
use eccforge_scheme::Scheme;

/// Polynomials of the table "Good HD=3 Polynomials" and of the page about 0x82608edb [P. Koopman,
/// users.ece.cmu.edu/~koopman/crc]: the most data bits with a minimum distance of 3, 4, 5 and so on.
const PUBLISHED: &[(u64, &[usize])] = &[
    (0xb, &[4]),
    (0x13, &[11]),
    (0x25, &[26]),
    (0x67, &[57, 5]),
    (0xcb, &[120, 14, 3]),
    (0x1cf, &[247, 19, 1, 1, 1]),
    (0x14d, &[247, 15, 6]),
    (0x233, &[502, 52, 4]),
    (0x287, &[502, 10, 10]),
    (0x26f, &[502, 4, 4, 4, 1]),
    (0x64f, &[1013, 73, 10, 5, 1]),
    (0x5fb, &[1013, 16, 16, 5, 1, 1, 1]),
    (0x58f, &[1013, 7, 7, 6, 1]),
    (0xbb7, &[2036, 132, 16, 2, 2, 2, 1]),
    (0xbaf, &[2036, 28, 26, 3, 2, 2, 1]),
    (0x8e7, &[2036, 46, 9, 9, 1]),
    (0xc57, &[2036, 53, 17, 5, 5]),
    (0x130f, &[4083, 159, 17, 8, 1]),
    (0x17bf, &[4083, 59, 33, 6, 1, 1, 1, 1, 1]),
    (0x107d, &[4083, 22, 15, 15, 1]),
    (0x1467, &[4083, 149, 10, 6, 6]),
    (0x357f, &[8178, 324, 31, 6, 2, 2, 1, 1, 1]),
    (0x1_04c1_1db7, &[4_294_967_263, 91_607, 2974, 268, 171, 91, 57, 34, 21, 12, 10, 10, 10]),
];

fn scheme(generator: u64, k: usize) -> Scheme {
    let r = generator.ilog2();
    let text = format!(
        "entry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\nlayout: identity\ncode: {{cyclic: {{k: {k}, generator: {generator:#x}}}}}\ncorrects: []\non-detection: due"
    );
    small::scheme("crc", &text)
}

/// The most data bits with at least this minimum distance.
fn longest(profile: &Profile, distance: usize) -> usize {
    let steps = profile.steps.iter().filter(|step| step.distance >= distance);
    steps.map(|step| step.lengths.1 - profile.degree).max().unwrap_or(0)
}

#[test]
#[ignore = "takes seconds"]
fn profiles_are_those_that_koopman_published() {
    let mut compared = 0;
    for (generator, published) in PUBLISHED {
        let profile = Profile::new(&scheme(*generator, 4).code, LONGEST).expect("few sums");
        for (distance, expected) in (3..).zip(*published) {
            let searched = LONGEST - profile.degree;
            assert_eq!(longest(&profile, distance), *expected.min(&searched), "{generator:#x} at distance {distance}");
            compared += 1;
        }
    }
    assert_eq!(compared, 114);
}

/// Every word of every length is weighed: multiples of the polynomial by all polynomials below x^k.
#[test]
fn profiles_of_short_codes_are_those_of_all_their_words() {
    for generator in [0x7u64, 0xb, 0x13, 0x1f, 0x25, 0x43, 0x69, 0x83, 0x107, 0x1d5] {
        let profile = Profile::new(&scheme(generator, 3).code, 19).expect("few sums");
        let product = |data: u64| (0..19).filter(|i| data >> i & 1 == 1).fold(0, |sum, i| sum ^ generator << i);
        let r = generator.ilog2() as usize;
        for n in r + 1..=19 {
            let least = (1..1u64 << (n - r)).map(|data| product(data).count_ones() as usize).min();
            let found = profile.steps.iter().find(|step| step.lengths.0 <= n && n <= step.lengths.1);
            assert_eq!(found.map(|step| step.distance), least, "{generator:#x}, {n} bits");
        }
        let lengths: usize = profile.steps.iter().map(|step| step.lengths.1 + 1 - step.lengths.0).sum();
        assert_eq!(
            (lengths, profile.generator, profile.is_even),
            (19 - r, generator.into(), generator.count_ones() % 2 == 0)
        );
    }
}

#[test]
fn a_code_that_is_not_cyclic_has_no_profile() {
    let hsiao = small::scheme(
        "hsiao",
        "entry: {beats: 1, data-pins: 8, check-pins: 5}\ncodewords: 1\nlayout: identity\ncode: {hsiao: {k: 8}}\ncorrects: [bits]",
    );
    assert!(Profile::new(&hsiao.code, LONGEST).is_err_and(|why| why.contains("`cyclic`")));
}
