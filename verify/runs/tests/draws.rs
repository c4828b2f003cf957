//! Tests of random numbers of owners and purposes, and of intervals of sums of clusters.

use eccforge_outcomes::rates::clustered;
use eccforge_runs::random::Draws;

#[test]
fn numbers_depend_on_seed_owner_and_purpose_and_their_moments_are_right() {
    let first = |seed, owner, purpose| Draws::new(Draws::key(seed, "t"), owner, purpose).bits();
    let all = [first(1, 0, 0), first(2, 0, 0), first(1, 1, 0), first(1, 0, 1)];
    assert!((1..4).all(|i| !all[..i].contains(&all[i])), "{all:?}");
    let mut draws = Draws::new(Draws::key(7, "t"), 3, 4);
    let n = 200_000;
    let mean = |f: &mut dyn FnMut() -> f64| (0..n).map(|_| f()).sum::<f64>() / f64::from(n);
    // Each mean within six of its standard errors.
    assert!((mean(&mut || draws.unit()) - 0.5).abs() < 6.0 * (1.0f64 / 12.0 / f64::from(n)).sqrt());
    assert!((mean(&mut || draws.exponential(3.0)) - 3.0).abs() < 6.0 * 3.0 / f64::from(n).sqrt());
    assert!(mean(&mut || draws.normal()).abs() < 6.0 / f64::from(n).sqrt());
    assert!((mean(&mut || draws.normal().powi(2)) - 1.0).abs() < 6.0 * (2.0 / f64::from(n)).sqrt());
    assert!((mean(&mut || draws.choose(&[1.0, 0.0, 3.0]) as f64) - 1.5).abs() < 6.0 * 0.9 / f64::from(n).sqrt());
    assert!((mean(&mut || draws.below(5) as f64) - 2.0).abs() < 6.0 * 1.5 / f64::from(n).sqrt());
}

/// 400 sums of Poisson(20) clusters of size 1 or 30: the interval must contain the mean in about 95 % of them.
#[test]
fn the_interval_of_sums_of_clusters_covers() {
    let mean = 20.0 * (0.7 + 0.3 * 30.0);
    let mut covered = 0;
    for owner in 0..400 {
        let mut draws = Draws::new(Draws::key(11, "clusters"), owner, 0);
        let mut time = draws.exponential(1.0);
        let mut count = 0;
        let mut squares = 0;
        while time < 20.0 {
            let size = if draws.unit() < 0.7 { 1 } else { 30 };
            count += size;
            squares += size * size;
            time += draws.exponential(1.0);
        }
        covered += u32::from(clustered(count, squares, 1.0, 0.95).contains(mean));
    }
    assert!((360..=400).contains(&covered), "{covered} of 400");
}
