//! Tests of SplitMix64 against published numbers.

use eccforge_gf::random::SplitMix64;

#[test]
fn the_published_numbers_of_seed_1234567_come_out() {
    // The numbers are those of Rosetta Code and of Vigna's reference implementation (splitmix64.c).
    let mut random = SplitMix64::new(1_234_567);
    let first: Vec<u64> = (0..3).map(|_| random.bits()).collect();
    assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
}

#[test]
fn numbers_stay_below_their_limit_and_reach_all_of_them() {
    let mut random = SplitMix64::new(3);
    let mut seen = [0; 7];
    for _ in 0..700 {
        seen[random.below(7)] += 1;
    }
    assert!(seen.iter().all(|n| (60..150).contains(n)), "{seen:?}");
}
