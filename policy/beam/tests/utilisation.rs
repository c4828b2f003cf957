//! Tests of rates of events by access and by time.

use crate::coverage::shares;
use eccforge_beam::utilisation::fit;
use eccforge_evidence::entries::conditions::Run;
use eccforge_runs::random::Draws;

/// Campaigns of 40 runs: both rates and the share of accesses are within their intervals. With few events, or where one rate is zero, the
/// intervals contain the true rate more often than their confidence level states.
#[test]
fn the_regression_recovers_the_rates_that_made_the_events() {
    for (per_access, per_second, most) in [(3e-9, 0.02, 0.99), (3e-11, 2e-4, 1.0), (3e-9, 0.0, 1.0), (0.0, 0.02, 1.0)] {
        let runs: Vec<Run> = (0..40)
            .map(|run| Run { run, seconds: 1000.0, accesses: 2e9 * (1 + run % 5) as f64, ..Run::default() })
            .collect();
        let [accesses, seconds] = [240e9 * per_access, 40e3 * per_second];
        let covered = shares(|owner| {
            let mut draws = Draws::new(Draws::key(8, "utilisation"), owner, 0);
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
            [
                fit.per_access.interval.contains(per_access),
                fit.per_second.interval.contains(per_second),
                fit.share_with_accesses.interval.contains(accesses / (accesses + seconds)),
            ]
        });
        let within = |share: &f64| (0.92..=most + 0.01).contains(share);
        assert!(covered.iter().all(within), "{per_access} {per_second}: {covered:?}");
    }
}

#[test]
fn events_of_logic_and_events_of_cells_are_distinguished() {
    let runs: Vec<Run> =
        (0..10).map(|run| Run { run, seconds: 100.0, accesses: 100.0 * (run + 1) as f64, ..Run::default() }).collect();
    let logic: Vec<u64> = (0..10).map(|i| 40 * (i + 1)).collect();
    let cells = vec![220; 10];
    assert!(fit(&runs, &logic).unwrap().share_with_accesses.interval.low > 0.8);
    assert!(fit(&runs, &cells).unwrap().share_with_accesses.interval.high < 0.2);
    let same: Vec<Run> = runs.iter().map(|r| Run { accesses: 5.0 * r.seconds, ..*r }).collect();
    assert!(fit(&same, &cells).unwrap_err().contains("vary the utilisation"));
}
