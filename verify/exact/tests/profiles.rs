//! Tests of distance profiles of CRC polynomials against their definition.

use crate::small;

use eccforge_codes::profile::{LONGEST, Profile};
use eccforge_scheme::Scheme;

fn scheme(generator: u64, k: usize) -> Scheme {
    let r = generator.ilog2();
    let text = format!(
        "entry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\nlayout: identity\ncode: {{cyclic: {{k: {k}, generator: {generator:#x}}}}}\ncorrects: []\non-detection: due"
    );
    small::scheme("crc", &text)
}

/// Counts the weight of every word of every length: multiples of the polynomial by all polynomials below x^k.
#[test]
fn profiles_of_short_codes_are_those_of_all_their_words() {
    for generator in [0x7u64, 0xb, 0x13, 0x1f, 0x25, 0x43, 0x69, 0x83, 0x107, 0x1d5] {
        let profile = Profile::new(&scheme(generator, 3).code, 19).expect("few sums");
        // The product of the polynomials `data` and `generator`: the generator, moved up once for each one of the data.
        let moved: Vec<u64> = (0..19).map(|shift| generator << shift).collect();
        let product = |data: u64| small::sum_at(&moved, data);
        let r = generator.ilog2() as usize;
        for n in r + 1..=19 {
            let least = (1..1u64 << (n - r)).map(|data| product(data).count_ones() as usize).min();
            let found = profile.steps.iter().find(|step| step.shortest <= n && n <= step.longest);
            assert_eq!(found.map(|step| step.distance), least, "{generator:#x}, {n} bits");
        }
        let lengths: usize = profile.steps.iter().map(|step| step.longest + 1 - step.shortest).sum();
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
    assert!(Profile::new(&hsiao.code, LONGEST).is_err_and(|why| why.contains("is not cyclic")));
}
