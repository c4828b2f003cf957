//! Tests of the patterns of memory tests.

use eccforge_memory::memtest::pattern::{PARK_MILLER, Pattern, RandomBlocks};
use std::collections::HashSet;

fn words(pattern: &Pattern, n: u64) -> Vec<u32> {
    (0..n).map(|o| pattern.word(o)).collect()
}

// covers: M.1
#[test]
fn walking_patterns_are_the_descriptions() {
    // Bytes b, b << 1, b << 2, b << 3, most significant first, with 0x80 going round to 0x01.
    assert_eq!(words(&Pattern::walking_bytes(0), 4), [0x0102_0408, 0x1020_4080, 0x0102_0408, 0x1020_4080]);
    assert_eq!(words(&Pattern::walking_bytes(6), 2), [0x4080_0102, 0x0408_1020]);
    assert_eq!(words(&Pattern::walking_bytes(0).complement(), 2), [!0x0102_0408, !0x1020_4080]);
    let walk = Pattern::Walking { shift: 30, inverted: false };
    assert_eq!(words(&walk, 4), [1 << 30, 1 << 31, 1, 2]);
    assert_eq!(walk.complement().word(2), !1);
}

// covers: M.1
#[test]
fn random_blocks_are_park_millers_minimal_standard() {
    // Their check: from 1, the seed of number 0, the number after 10 000 steps is 1043618065.
    let one = RandomBlocks::new(0);
    let low = |offset: u64| one.words(offset, 1).next().unwrap() & 0x7FFF_FFFF;
    assert_eq!(low(9_999), 1_043_618_065);
    // The closed form is the iteration, from any start.
    let all: Vec<u32> = one.words(0, 2000).map(|w| w & 0x7FFF_FFFF).collect();
    let mut state = 1u64;
    for (offset, word) in all.iter().enumerate() {
        state = state * 16_807 % 2_147_483_647;
        assert_eq!(u64::from(*word), state);
        assert_eq!(low(offset as u64), *word);
    }
    let period = PARK_MILLER.1 - 1;
    let around: Vec<u32> = one.words(period - 4, 8).map(|w| w & 0x7FFF_FFFF).collect();
    let single: Vec<u32> = (period - 4..period + 4).map(low).collect();
    assert_eq!(around, single);
    assert_eq!(single[3], 1, "the sequence closes");
}

// covers: M.1
#[test]
fn random_blocks_differ_at_every_distance_that_an_address_line_can_make() {
    let random = RandomBlocks::new(12);
    let entry = |e: u64| random.words(8 * e, 8).collect::<Vec<_>>();
    let here: Vec<u64> = [0u64, 1 << 20].into_iter().collect();
    for base in here {
        // 80 GiB are 2^32 entries and more.
        assert!((0..33).all(|line| entry(base) != entry(base ^ 1 << line)), "{base}");
    }
    let distinct: HashSet<Vec<u32>> = (0..4096).map(entry).collect();
    assert_eq!(distinct.len(), 4096);
    let ones: u32 = (0..4096).flat_map(entry).map(|w| w >> 31).sum();
    assert!((f64::from(ones) - 16_384.0).abs() < 6.0 * 90.5, "{ones} high bits of 32768");
}

#[test]
fn entries_hold_the_words_of_their_offsets() {
    let patterns = [
        Pattern::Constant(7),
        Pattern::walking_bytes(3),
        Pattern::Walking { shift: 5, inverted: true },
        Pattern::Random(RandomBlocks::new(99)),
    ];
    for pattern in patterns {
        let words = pattern.entry(1003).into_iter().flat_map(|beat| [beat as u32, (beat >> 32) as u32]);
        for (i, word) in (0..).zip(words) {
            let own = match pattern {
                // High bits are seeded by entry.
                Pattern::Random(_) => word & 0x7FFF_FFFF == pattern.word(8024 + i) & 0x7FFF_FFFF,
                _ => word == pattern.word(8024 + i),
            };
            assert!(own, "{pattern:?}");
            let period = pattern.period().unwrap_or(0) as u64;
            assert!(period == 0 || pattern.word(i) == pattern.word(i + period));
        }
    }
}
