//! Tests of random numbers of a seed, a label and an index.

use eccforge_memory::random::Draw;

#[test]
fn numbers_depend_on_seed_label_and_index_and_are_spread_evenly() {
    let d = Draw::new(1, "a");
    assert_eq!(d.bits(3, 4), Draw::new(1, "a").bits(3, 4));
    let others = [Draw::new(2, "a").bits(3, 4), Draw::new(1, "b").bits(3, 4), d.bits(4, 3), d.part(0).bits(3, 4)];
    assert!(others.iter().all(|&o| o != d.bits(3, 4)));
    let mean = (0..10_000).map(|i| d.unit(i, 0)).sum::<f64>() / 10_000.0;
    assert!((mean - 0.5).abs() < 6.0 * (1.0f64 / 12.0 / 10_000.0).sqrt(), "{mean}");
    let mut counts = [0; 5];
    for i in 0..10_000 {
        counts[d.below(i, 1, 5) as usize] += 1;
    }
    assert!(counts.iter().all(|&c: &i32| (c - 2000).abs() < 6 * 40), "{counts:?}");
}
