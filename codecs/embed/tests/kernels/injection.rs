//! Tests that injected patterns flip the bits that they name, and that random ones are random.

use crate::support::{Cases, bytes};
use eccforge_embed::{Pattern, inject, inject_packed};
use eccforge_gf::random::SplitMix64;

/// Physical bits of an entry in which two pairs of split buffers differ.
fn flipped((data, check): (&[u8], &[u8]), (d, c): (&[u8], &[u8]), entry: usize) -> Vec<usize> {
    let bit = |i: usize| {
        let (beat, pin) = (i / 72, i % 72);
        let (a, b, shift) = if pin < 64 {
            let at = 32 * entry + 8 * beat + pin / 8;
            (data[at], d[at], pin % 8)
        } else {
            (check[4 * entry + beat], c[4 * entry + beat], pin - 64)
        };
        (a ^ b) >> shift & 1 == 1
    };
    (0..288).filter(|&i| bit(i)).collect()
}

#[test]
fn injected_patterns_flip_exactly_their_bits() {
    let mut random = SplitMix64::new(3);
    let (data, check) = (bytes(&mut random, 96), bytes(&mut random, 12));
    let patterns = [
        (Pattern::Bit(287), vec![287]),
        (Pattern::Bits(&[3, 70, 3, 200]), vec![70, 200]),
        (Pattern::Byte { beat: 2, lane: 8, mask: 0x81 }, vec![144 + 64, 144 + 71]),
        (Pattern::Byte { beat: 0, lane: 1, mask: 0xFF }, (8..16).collect()),
        (Pattern::Pin { pin: 5, beats: 0b1010 }, vec![77, 221]),
        (Pattern::Beat { beat: 3 }, (216..288).collect()),
        (Pattern::Entry, (0..288).collect()),
        (Pattern::Random { weight: 0, seed: 9 }, vec![]),
        (Pattern::Random { weight: 288, seed: 9 }, (0..288).collect()),
        // Part of the interface: the C and Python tests have the same bits.
        (Pattern::Random { weight: 3, seed: 1 }, vec![163, 215, 279]),
    ];
    for (pattern, expected) in &patterns {
        let (mut d, mut c) = (data.clone(), check.clone());
        inject(&mut d, &mut c, 1, *pattern).expect("inside");
        assert_eq!(&flipped((&data, &check), (&d, &c), 1), expected);
        assert!([0, 2].iter().all(|&e| flipped((&data, &check), (&d, &c), e).is_empty()));
        let mut packed = Cases::packed(&data, &check);
        inject_packed(&mut packed, 1, *pattern).expect("inside");
        assert_eq!(packed, Cases::packed(&d, &c));
    }
    let outside = [
        Pattern::Bit(288),
        Pattern::Bits(&[1, 300]),
        Pattern::Byte { beat: 4, lane: 0, mask: 1 },
        Pattern::Byte { beat: 0, lane: 9, mask: 1 },
        Pattern::Pin { pin: 72, beats: 1 },
        Pattern::Pin { pin: 0, beats: 16 },
        Pattern::Beat { beat: 4 },
        Pattern::Random { weight: 289, seed: 1 },
    ];
    let (mut d, mut c) = (data.clone(), check.clone());
    for pattern in outside {
        assert!(inject(&mut d, &mut c, 0, pattern).is_err());
    }
    assert!(inject(&mut d, &mut c, 3, Pattern::Bit(0)).is_err());
    assert!(inject_packed(&mut Cases::packed(&data, &check), 3, Pattern::Bit(0)).is_err());
    assert_eq!((d, c), (data.clone(), check.clone()));
}

#[test]
fn random_patterns_have_their_weight_and_every_bit_is_as_likely() {
    let mut counts = [0u32; 288];
    let zero: (&[u8], &[u8]) = (&[0; 32], &[0; 4]);
    let bits = |weight, seed| {
        let (mut data, mut check) = ([0; 32], [0; 4]);
        inject(&mut data, &mut check, 0, Pattern::Random { weight, seed }).expect("inside");
        flipped(zero, (&data, &check), 0)
    };
    let seeds = 4000;
    for seed in 0..seeds {
        let weight = seed as usize % 18;
        let flipped = bits(weight, seed);
        assert_eq!(flipped.len(), weight, "seed {seed}");
        flipped.iter().for_each(|&bit| counts[bit] += 1);
    }
    assert_eq!(bits(5, 7), bits(5, 7), "the same seed, the same bits");
    assert_ne!(bits(5, 7), bits(5, 8));
    // Each bit is expected total / 288 times: chi-squared with 287 degrees of freedom is below 400 but for 1 in 10^5.
    let expected = f64::from(counts.iter().sum::<u32>()) / 288.0;
    let chi_squared: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    assert!((190.0..400.0).contains(&chi_squared), "{chi_squared}");
}
