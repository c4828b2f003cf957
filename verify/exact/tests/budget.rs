//! Tests of failures in 10^9 hours: the oracle decodes every error of each class, and rates and shares are multiplied here.

use crate::support::oracle_for;
use crate::tally::tally;

use eccforge_exact::budget::Budget;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::facts::{Verdict, facts};
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::integers::combinations;
use eccforge_model::ErrorModel;
use eccforge_scheme::builtin;
use num_rational::BigRational;
use num_traits::ToPrimitive;

const MODEL: &str = "eccforge-model: 1\nid: own\nname: Own\nsource: s\nunit: fit\nclasses:\n\
    - {id: one, name: One, rate: 7, patterns: {weight: {bits: 1}}}\n\
    - {id: two, name: Two, rate: 2, patterns: {weight: {bits: 2}}}\n\
    - {id: three, name: Three, rate: 1, patterns: {weight: {bits: 3}}}\n";

fn model() -> ErrorModel {
    ErrorModel::from_text(&SourceFile::new("own.yaml", MODEL)).expect("a model")
}

fn f(value: &BigRational) -> f64 {
    value.to_f64().expect("a number")
}

#[test]
fn a_budget_is_the_rates_times_the_shares_that_the_oracle_decodes() {
    let (scheme, oracle) = (builtin("hsiao-22-16").expect("shipped").scheme(), oracle_for("hsiao-22-16"));
    let events = BigRational::from_integer(500.into());
    let budget = Budget::counted(&scheme, &model(), &events, &Progress::default()).expect("counted");
    let (mut silent, mut detected) = (0.0, 0.0);
    for (bits, (weight, fit)) in [0.7, 0.2, 0.1].into_iter().zip(&budget.classes).enumerate() {
        let decoded = tally(&oracle, combinations(oracle.bits, bits + 1)).probabilities();
        let expected = [f(&decoded.silent()), f(&decoded.detected)].map(|share| 500.0 * weight * share);
        for (found, expected) in [fit.outcomes.silent(), fit.outcomes.detected.clone()].iter().zip(expected) {
            assert!((f(found) - expected).abs() < 1e-9, "{bits} {found} {expected}");
        }
        assert!((f(&fit.coverage()) - 1.0 + f(&decoded.silent())).abs() < 1e-12);
        silent += expected[0];
        detected += expected[1];
    }
    let all = &budget.all;
    assert!((f(&all.outcomes.silent()) - silent).abs() < 1e-9 && (f(&all.outcomes.detected) - detected).abs() < 1e-9);
    assert_eq!((all.events.clone(), all.outcomes.total()), (events.clone(), events));
    assert!(silent > 1.0, "three wrong bits are often silent");
}

/// The paper's 216 FIT of silent errors of a GPU with SEC-DED are 215.66 with the exact shares, as `reproduce` prints too.
#[test]
fn a_limit_of_failures_is_decided_as_whole_numbers_under_its_own_model() {
    let claim = |id: &str, limit: &str, model: &ErrorModel| {
        let mut scheme = builtin("ni-secded").expect("shipped").scheme();
        let text = scheme.file.text.clone();
        let (head, _) = text.split_once("\nclaims:").expect("it makes claims");
        let claims = format!("{{fit-at-most: {{model: {id}, memory-gbit: 320, fit-per-gbit: 12.51, {limit}}}}}");
        let file = SourceFile::new("own.yaml", format!("{head}\nclaims: {claims}\n"));
        scheme = eccforge_scheme::Scheme::from_text(&file, None).expect("a scheme");
        let claims = facts(&scheme, model, &Progress::default()).expect("counted").code.expect("one stage").claims;
        (claims[0].verdict, claims[0].evidence.clone())
    };
    let table1 = ErrorModel::table1();
    let (verdict, evidence) = claim("hbm2-table1", "silent: 216", &table1);
    assert_eq!((verdict, evidence.as_str()), (Verdict::Holds, "215.6614 of 4003.2000 FIT"));
    assert_eq!(claim("hbm2-table1", "silent: 215", &table1).0, Verdict::Refuted);
    // The claim is about the same events whatever model the table shows.
    assert_eq!(claim("hbm2-table1", "silent: 215.67", &model()), (Verdict::Holds, evidence));
    let (verdict, evidence) = claim("own", "detected: 1000", &table1);
    assert_eq!(verdict, Verdict::Open("not under this model"), "{evidence}");
    assert_ne!(claim("own", "detected: 1000", &model()).0, verdict);
}

#[test]
fn an_entry_without_errors_of_a_class_has_no_budget() {
    let scheme = builtin("hsiao-22-16").expect("shipped").scheme();
    let events = BigRational::from_integer(1.into());
    let why =
        Budget::counted(&scheme, &ErrorModel::table1(), &events, &Progress::default()).expect_err("a pin has one bit");
    assert!(why.contains("is not in this entry"), "{why}");
}
