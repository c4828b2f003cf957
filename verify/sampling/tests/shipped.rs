//! Tests of every built-in model on every built-in scheme: sampled against exact counts.

use eccforge_circuit::lanes::Backend;
use eccforge_exact::enumerate::size;
use eccforge_model::library as models;
use eccforge_model::{ErrorClass, ErrorModel, Patterns};
use eccforge_runs::records::{Identity, Record};
use eccforge_runs::run::{Limits, StopRules, Work, run};
use eccforge_sampling::draws::SamplingRequest;
use eccforge_sampling::expected::Expected;
use eccforge_sampling::monte_carlo::Plan;
use eccforge_sampling::report::report;
use eccforge_sampling::source::{Kind, NamedSource};
use eccforge_scheme::library;
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{Scheme, builtins};
use num_traits::ToPrimitive;
use std::convert::Infallible;

/// Maximum number of patterns of a class that are tried one by one; classes with more would take minutes on the largest
/// entries and are not compared.
const MOST_TRIED: u64 = 200_000;

/// Number of samples: small, but large enough to detect a class that draws wrong errors.
const SAMPLES: u64 = 20_000;

/// Returns the classes of all shipped models, each set of patterns once, as one model.
fn all_classes() -> ErrorModel {
    let of_works = models::MODELS.ids().filter_map(models::model);
    let mut classes: Vec<ErrorClass> = Vec::new();
    for model in ErrorModel::builtin_ids().filter_map(ErrorModel::builtin).chain(of_works) {
        for class in model.classes {
            if classes.iter().all(|c| c.patterns != class.patterns) {
                classes.push(ErrorClass { id: format!("{}-{}", model.id, class.id), ..class });
            }
        }
    }
    ErrorModel { classes, ..ErrorModel::table1() }
}

fn records(work: &dyn Work) -> Vec<Record> {
    let limits = Limits { threads: 0, backend: Backend::best(), stop: StopRules::default(), shard: None };
    let mut records = Vec::new();
    let sink = &mut |record: &Record, _| {
        records.push(record.clone());
        Ok::<(), Infallible>(())
    };
    run(work, &limits, &[], sink).unwrap_or_else(|never| match never {});
    records
}

/// Samples these draws on one scheme, whole or codeword by codeword.
fn sampled(scheme: &Scheme, draws: &SamplingRequest<'_>) -> (Identity, Vec<Record>) {
    let plan = Plan::new([scheme], draws).unwrap_or_else(|why| panic!("{}: {why}", scheme.id));
    (plan.identity(), records(&plan))
}

#[test]
#[ignore = "takes seconds"]
fn every_shipped_model_is_sampled_as_it_is_counted_on_some_shipped_schemes_that_it_fits() {
    assert!(compared(4) > 75);
}

mod full {
    #[test]
    #[ignore = "takes a minute: `cargo xtask full` runs it"]
    fn every_shipped_model_is_sampled_as_it_is_counted_on_every_shipped_scheme_that_it_fits() {
        assert!(super::compared(1) > 300);
    }
}

/// Compares samples with counts on every `step`-th shipped scheme; returns the number of cells.
fn compared(step: usize) -> usize {
    let schemes: Vec<Scheme> =
        builtins().iter().map(|b| b.scheme()).chain(library::SCHEMES.ids().filter_map(library::scheme)).collect();
    let mut compared = 0;
    let model = all_classes();
    for scheme in schemes.iter().step_by(step) {
        let g = scheme.geometry;
        let fits = |c: &usize| {
            let patterns = model.classes[*c].patterns;
            let tried = if let Patterns::Weight(_) = patterns { None } else { size(patterns, g) };
            patterns.absent(g).is_none() && tried.is_none_or(|size| size <= MOST_TRIED)
        };
        let classes: Vec<usize> = (0..model.classes.len()).filter(fits).collect();
        if classes.is_empty() {
            continue;
        }
        let draws = SamplingRequest { classes: &classes, ..SamplingRequest::new(&model, SAMPLES, 7) };
        let (identity, records) = sampled(scheme, &draws);
        let expected = Expected::of(&identity, &[Stages::from(scheme)], &model);
        let report = report(&identity, &records, &expected);
        assert!(report.not_compared.is_empty(), "{} {}: {:?}", model.id, scheme.id, report.not_compared);
        for cell in &report.cells {
            let p = &expected.exact[&(cell.scheme.clone(), cell.class.clone())];
            let silent = p.silent();
            let outcomes = [
                (cell.counts.clean, &p.clean),
                (cell.counts.corrected, &p.corrected),
                (cell.counts.detected, &p.detected),
                (cell.counts.silent(), &silent),
            ];
            for (count, p) in outcomes {
                let (n, p) = (cell.samples as f64, p.to_f64().expect("a probability"));
                // The bound is six deviations, and some samples more if almost none are expected.
                let far = 6.0 * (n * p * (1.0 - p)).sqrt() + 6.0;
                assert!((count as f64 - n * p).abs() < far, "{} {cell:?}: {count}, exactly {}", model.id, n * p);
            }
            compared += 1;
        }
    }
    compared
}

/// All classes together would exceed the maximum size of one program.
#[test]
fn a_mixture_is_drawn_on_stages() {
    let model = ErrorModel::table1();
    let stages: Vec<Stages> = ["unity-on-die-chipkill", "bound-1x16-chipkill-2x4"]
        .iter()
        .map(|id| library::named_stages(id).unwrap_or_else(|e| panic!("{}", e.message())))
        .collect();
    let source = NamedSource { id: "all-events".to_owned(), kind: Kind::Mixture(Box::new(model.clone())) };
    let draws = SamplingRequest { sources: std::slice::from_ref(&source), ..SamplingRequest::new(&model, 2_000, 7) };
    let plan = Plan::new(stages.clone(), &draws).expect("it is drawn");
    let report = report(&plan.identity(), &records(&plan), &Expected::default());
    for cell in &report.cells {
        // Of all events, 74 % are single bits, which are corrected.
        assert!(cell.counts.clean < 100 && (1_301..2_000).contains(&cell.counts.corrected), "{cell:?}");
    }
    assert_eq!(report.cells.len(), 2);
}
