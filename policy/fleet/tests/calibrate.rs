//! Tests of the default scenario against field studies, and of the shipped example of Fig. 9 against its closed form.

use eccforge_circuit::lanes::Backend;
use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::fleet::calibrate::{Comparison, compare};
use eccforge_fleet::fleet::fleet_report::{FleetReport, report};
use eccforge_fleet::fleet::metrics::Metric;
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_fleet::fleet::study::Study;
use eccforge_fleet::fleet::system::Agreement;
use eccforge_fleet::fleet::work::Plan;
use eccforge_gpu::profile::Profile;
use eccforge_model::ErrorModel;
use eccforge_runs::run::{Limits, StopRules, run};
use eccforge_scheme::builtin;

fn follow(scenario: &Scenario, model: ErrorModel) -> FleetReport {
    let schemes: Vec<_> = scenario.schemes.iter().map(|s| builtin(s).unwrap().scheme()).collect();
    let plan = Plan::new(scenario.clone(), Profile::load(&scenario.profile).unwrap(), model, &schemes).unwrap();
    let limits = Limits { threads: 0, backend: Backend::U64, stop: StopRules::default(), shard: None };
    let mut records = Vec::new();
    run(&plan, &limits, &[], &mut |r, _| {
        records.push(r.clone());
        Ok::<(), ()>(())
    })
    .unwrap();
    report(&plan.identity(), &records).unwrap()
}

fn against(report: &FleetReport, study: &str, count: &str) -> Comparison {
    let all = compare(report, &[Study::named(study).unwrap()]);
    all.into_iter().find(|c| c.count == count).unwrap_or_else(|| panic!("{study} counts {count}"))
}

/// With the default rates, the paper's baseline NI:SEC-DED has as many uncorrectable errors on an A100 as the Delta
/// study recorded: the whole interval of the fleet's count is within a factor of two. Other studies of the A100 agree
/// as well; rates 12.5 times as high agree with none.
#[test]
fn the_defaults_are_within_a_factor_of_two_of_a_field_study() {
    let mut s = Scenario { gpus: 20_000, schemes: vec!["ni-secded".into()], ..Scenario::default() };
    let fleet = follow(&s, ErrorModel::table1());
    let delta = against(&fleet, "delta-a100", "uncorrectable");
    assert_eq!(delta.memory_factor, 1.0);
    assert!(delta.within_a_factor_of_two, "{delta:?}");
    let study = delta.study_fit.value.unwrap();
    assert!((study - 3533.0).abs() < 1.0, "{study}");
    let (low, high) = (delta.fleet_fit.low.unwrap() / study, delta.fleet_fit.high.unwrap() / study);
    assert!(low > 0.5 && high < 2.0, "{low} to {high}");
    for (study, count) in [("polaris-a100", "double-bit"), ("llama3-h100", "hbm3"), ("delta-h100", "uncorrectable")] {
        let c = against(&fleet, study, count);
        assert!((0.4..2.5).contains(&c.ratio.value.unwrap()), "{c:?}");
    }
    for (study, count) in [
        ("delta-a100", "contained"),
        ("delta-a100", "uncontained"),
        ("delta-h100", "contained"),
        ("delta-h100", "uncontained"),
        ("llama3-h100", "sram"),
    ] {
        let c = against(&fleet, study, count);
        assert!(c.within_a_factor_of_two, "{c:?}");
    }
    for k in &mut s.permanent {
        k.fit_per_gbit *= 12.5;
    }
    s.gpus = 2000;
    let before = against(&follow(&s, ErrorModel::table1()), "delta-a100", "uncorrectable");
    assert!(before.ratio.low.unwrap() > 5.0 && !before.within_a_factor_of_two, "{before:?}");
}

/// The proposed factor makes the rates equal.
#[test]
fn the_proposed_factor_on_defects_meets_the_study() {
    let mut s = Scenario { gpus: 20_000, schemes: vec!["duet".into()], ..Scenario::default() };
    s.permanent.retain(|k| k.id == "wordline");
    s.permanent[0].fit_per_gbit = 1.0;
    let factor = against(&follow(&s, ErrorModel::table1()), "delta-a100", "uncorrectable").permanent_factor.unwrap();
    s.permanent[0].fit_per_gbit *= factor;
    s.seed = 2;
    let ratio = against(&follow(&s, ErrorModel::table1()), "delta-a100", "uncorrectable").ratio.value.unwrap();
    assert!((ratio - 1.0).abs() < 0.15, "{ratio} at {factor}");
}

/// A policy that remaps no rows has no metric to compare with a count of remapped rows.
#[test]
fn what_a_policy_does_not_have_is_not_compared() {
    let s = Scenario {
        gpus: 64,
        schemes: vec!["duet".into()],
        profile: "v100-page-retirement".into(),
        ..Scenario::default()
    };
    let all = compare(&follow(&s, ErrorModel::table1()), &[Study::named("delta-a100").unwrap()]);
    assert!(
        all.iter().any(|c| c.metric == Metric::Detected) && all.iter().all(|c| c.metric != Metric::RowsRemapped),
        "{all:?}"
    );
}

/// Counts of the shipped example agree with the closed form, or both intervals show that they differ by chance.
#[test]
fn the_example_of_fig_9_agrees_or_explains_its_misses() {
    let text = include_str!("../../../examples/fleet-fig9.yaml");
    let scenario = Scenario::parse(&SourceFile::new("fleet-fig9.yaml", text)).unwrap();
    let system = follow(&scenario, ErrorModel::table1()).system;
    assert!(!system.defects);
    let words = system.in_words();
    let missed: Vec<_> = system.counts.iter().filter(|c| c.verdict != Agreement::Agrees).collect();
    assert_eq!(words.len(), 1 + missed.len());
    for (c, sentence) in missed.iter().zip(&words[1..]) {
        assert_eq!(c.verdict, Agreement::Chance, "{c:?}");
        assert!(c.joint.contains(c.expected) && !c.interval.contains(c.expected));
        let bounds = format!("{:.2} to {:.2}", c.joint.low, c.joint.high);
        assert!(sentence.contains("a chance miss") && sentence.contains(&bounds), "{sentence}");
    }
    for row in &system.rows {
        let c = system.counts.iter().find(|c| c.scheme == row.scheme && c.verdict == row.verdict).unwrap();
        assert_eq!(row.agrees, c.verdict == Agreement::Agrees);
    }
}
