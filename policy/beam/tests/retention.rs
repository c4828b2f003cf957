//! Tests of retention times from counts of weak cells.

use crate::coverage::{covers, shares};
use eccforge_beam::retention::{Shape, fit};
use eccforge_evidence::entries::conditions::{WeakCount, weak_counts};
use eccforge_files::diagnostic::SourceFile;
use eccforge_runs::random::Draws;

/// Sets of about 3000 normal retention times: each true figure is within its interval.
#[test]
fn the_fit_recovers_what_made_the_counts() {
    let periods = [8.0, 12.0, 16.0, 24.0, 32.0, 40.0, 48.0];
    let covered = shares(|owner| {
        let mut draws = Draws::new(Draws::key(3, "retention"), owner, 0);
        let cells = (3000.0 + 3000f64.sqrt() * draws.normal()) as usize;
        let times: Vec<f64> = (0..cells).map(|_| 22.0 + 12.0 * draws.normal()).collect();
        let count = |t: f64| times.iter().filter(|x| **x < t).count() as f64;
        // One fit in a hundred has p below 0.01, and none is a result.
        let Ok(fit) = fit(&periods.map(|t| WeakCount { refresh_ms: t, cells: count(t) })) else { return [true; 3] };
        assert_eq!(fit.shape, Shape::Normal);
        [(fit.cells, 3000.0), (fit.median_ms, 22.0), (fit.deviation, 12.0)].map(|(p, truth)| p.interval.contains(truth))
    });
    covers(&covered);
}

#[test]
fn counts_like_the_papers_give_a_curve_through_them() {
    // After annealing: 294 cells at 8 ms, 2589 at 48 ms, roughly a thousand at 16 ms; and a normal curve between.
    let counts = [(8.0, 294.0), (16.0, 1000.0), (24.0, 1860.0), (48.0, 2589.0)]
        .map(|(refresh_ms, cells)| WeakCount { refresh_ms, cells });
    let fit = fit(&counts).unwrap();
    for [_, seen, predicted] in &fit.points {
        assert!((seen - predicted).abs() < 0.05 * seen, "{fit:?}");
    }
}

/// Retention times of DRAM are log-normal: a normal curve has deviance 138.7 here.
#[test]
fn the_better_of_both_curves_is_the_result() {
    let file = SourceFile::new("weak.csv", include_str!("data/retention-lognormal.csv"));
    let fit = fit(&weak_counts(&file).unwrap()).unwrap();
    assert_eq!((fit.shape, fit.degrees, format!("{:.1}", fit.deviance)), (Shape::LogNormal, 3, "1.3".to_owned()));
    assert!((fit.p_value - 0.73).abs() < 0.01, "{fit:?}");
}

#[test]
fn counts_that_cannot_be_fitted_are_reported() {
    let flat = [8.0, 16.0, 32.0, 64.0].map(|refresh_ms| WeakCount { refresh_ms, cells: 5.0 });
    assert!(fit(&flat).unwrap_err().contains("do not grow"));
    assert!(fit(&flat[..2]).unwrap_err().contains("2 refresh periods"));
    assert!(
        fit(&[8.0, 16.0, 48.0].map(|t| WeakCount { refresh_ms: t, cells: 30.0 * t })).is_err(),
        "no degree of freedom"
    );
    let steps = [(8.0, 10.0), (16.0, 3000.0), (32.0, 3010.0), (64.0, 6000.0), (128.0, 6010.0)];
    let steps = steps.map(|(refresh_ms, cells)| WeakCount { refresh_ms, cells });
    assert!(fit(&steps).unwrap_err().contains("no curve fits: deviance normal"), "{:?}", fit(&steps));
}
