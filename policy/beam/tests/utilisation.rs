//! Rates of events by access and by time.

use eccforge_beam::utilisation::fit;
use eccforge_evidence::entries::conditions::Run;
use eccforge_runs::random::Draws;

/// 200 campaigns of 40 runs: both rates lie within their intervals in about 95 % of them.
#[test]
fn the_regression_recovers_the_rates_that_made_the_events() {
    let (per_access, per_second) = (3e-9, 0.02);
    let mut held = [0u32; 2];
    for owner in 0..200 {
        let mut draws = Draws::new(Draws::key(8, "utilisation"), owner, 0);
        let runs: Vec<Run> = (0..40)
            .map(|run| Run { run, seconds: 1000.0, accesses: 2e9 * (1 + run % 5) as f64, ..Run::default() })
            .collect();
        let events: Vec<u64> = runs
            .iter()
            .map(|r| {
                let mean = per_access * r.accesses + per_second * r.seconds;
                let (mut n, mut at) = (0, draws.exponential(1.0));
                while at < mean {
                    n += 1;
                    at += draws.exponential(1.0);
                }
                n
            })
            .collect();
        let fit = fit(&runs, &events).unwrap();
        held[0] += u32::from(fit.per_access.interval.contains(per_access));
        held[1] += u32::from(fit.per_second.interval.contains(per_second));
    }
    assert!(held.iter().all(|h| (180..=200).contains(h)), "{held:?}");
}

#[test]
fn events_of_logic_and_events_of_cells_are_told_apart() {
    let runs: Vec<Run> =
        (0..10).map(|run| Run { run, seconds: 100.0, accesses: 100.0 * (run + 1) as f64, ..Run::default() }).collect();
    let logic: Vec<u64> = (0..10).map(|i| 40 * (i + 1)).collect();
    let cells = vec![220; 10];
    assert!(fit(&runs, &logic).unwrap().share_with_accesses.interval.low > 0.8);
    assert!(fit(&runs, &cells).unwrap().share_with_accesses.interval.high < 0.2);
    let same: Vec<Run> = runs.iter().map(|r| Run { accesses: 5.0 * r.seconds, ..*r }).collect();
    assert!(fit(&same, &cells).unwrap_err().contains("sweep the utilisation"));
}
