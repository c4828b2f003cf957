//! Tests of the generators of the logic tests, and of the number of errors that are drawn.

use eccforge_memory::memtest::logic::{GENERATORS, Generator};
use eccforge_memory::memtest::simulated::quantile;
use statrs::distribution::Poisson;

#[test]
fn quantiles_are_those_of_adding_up_chances_also_where_zero_is_likely() {
    for mean in [1e-9, 0.01, 0.5, 3.0, 40.0] {
        let poisson = Poisson::new(mean).unwrap();
        for i in 1..200 {
            let p = f64::from(i) / 200.0;
            let (mut k, mut term) = (0u64, (-mean).exp());
            let mut sum = term;
            while sum < p {
                k += 1;
                term *= mean / k as f64;
                sum += term;
            }
            assert_eq!(quantile(&poisson, p), k, "{mean} {p}");
        }
    }
}

// covers: M.3
#[test]
fn every_generator_is_back_at_zero_after_its_period_and_never_before() {
    for g in GENERATORS {
        let mut state = 0;
        for i in 1..=4 * g.period {
            state = g.step(state);
            assert_eq!(state, g.a.wrapping_mul(state_before(&g, i)).wrapping_add(g.c), "the step is a x + c");
            assert_eq!(state == 0, i % g.period == 0, "period {} after {i} steps", g.period);
        }
        assert_eq!([g.run(g.period.into(), None), g.run(4 * u64::from(g.period), None)], [0, 0]);
    }
    assert!(Generator::of_period(1000).unwrap_err().contains("512, 1024"));
}

fn state_before(g: &Generator, steps: u32) -> u32 {
    (1..steps).fold(0u32, |x, _| g.a.wrapping_mul(x).wrapping_add(g.c))
}

// covers: M.3
#[test]
fn nearly_every_flipped_bit_is_seen_in_the_end() {
    for g in GENERATORS {
        let flips = (0..u64::from(g.period)).flat_map(|at| (0..32).map(move |bit| (at, bit)));
        let missed = flips.filter(|f| g.run(g.period.into(), Some(*f)) == 0).count();
        // Odd multipliers are invertible, so a changed state never joins the cycle again at the same step.
        assert_eq!(missed, 0, "period {}", g.period);
    }
}
