//! Tests of scenario files: defaults, overridden values, and errors with their places.

use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_model::ErrorModel;

fn refusal(body: &str) -> String {
    let file = SourceFile::new("f.yaml", format!("eccforge-fleet: 1\n{body}"));
    Scenario::parse(&file).expect_err("to be refused").to_string()
}

#[test]
fn the_defaults_are_the_papers() {
    let s = Scenario::default();
    assert_eq!((s.gpus, s.years, s.transient.fit_per_gbit), (10_000, 5.0, 12.51));
    assert_eq!((s.transient.model.as_str(), s.schemes.len(), s.permanent.len()), ("hbm2-table1", 5, 6));
    assert!(s.check(320.0).is_ok());
}

#[test]
fn a_file_overrides_what_it_gives_and_nothing_else() {
    let file = SourceFile::new("f.yaml", "eccforge-fleet: 1\nyears: 2\ntransient: {fit-per-gbit: 3}\npermanent: []\n");
    let s = Scenario::parse(&file).unwrap();
    assert_eq!((s.years, s.transient.fit_per_gbit, s.permanent.len(), s.gpus), (2.0, 3.0, 0, 10_000));
    assert_eq!(s.transient.model, "hbm2-table1");
}

#[test]
fn a_models_own_rate_is_taken_where_the_scenario_gives_none() {
    let text = include_str!("../../../verify/models/hbm2-table1.yaml");
    let text = text.replace("unit: percent", "unit: percent\nfit-per-gbit: 7.5");
    let model = ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap();
    for (body, fit) in [
        ("transient: {model: m.yaml}\n", 7.5),
        ("transient: {model: m.yaml, fit-per-gbit: 3}\n", 3.0),
        ("transient: {fit-per-gbit: 3}\n", 3.0),
        ("years: 2\n", 12.51),
    ] {
        let file = SourceFile::new("f.yaml", format!("eccforge-fleet: 1\n{body}"));
        let mut s = Scenario::parse(&file).unwrap();
        s.take_rate(&model);
        assert_eq!(s.transient.fit_per_gbit, fit, "{body}");
    }
}

#[test]
fn mistakes_are_reported_with_their_place() {
    for (body, printed) in [
        ("gpus: 0\n", "f.yaml:2:7: 0 is out of range"),
        ("years: -1\n", "f.yaml:2:8: -1 is out of range"),
        ("years: .nan\n", "f.yaml:2:8: NaN is out of range"),
        ("gpu: 3\n", "f.yaml:2:1: unknown key `gpu`"),
        ("transient: {fit-per-gbit: 1e300}\n", "is out of range"),
        ("workload: {sm: 0}\n", "f.yaml:2:11: shares that cannot be chances"),
        ("workload: {ssm: 1}\n", "unknown key `ssm`"),
        ("operator: {jobs-per-gpu: 1048577}\n", "f.yaml:2:26: 1048577 is out of range"),
        (
            "permanent:\n  - {id: a, fit-per-gbit: 1, extent: row, patterns: {uniform: {region: {device: {pins: 0}}}}}\n",
            "f.yaml:3:53: no such patterns",
        ),
        ("operator: {service-hours: 0}\n", "f.yaml:2:27: 0 is out of range"),
        ("schemes: []\n", "f.yaml:2:10: no schemes"),
        (
            "permanent:\n  - {id: a, fit-per-gbit: 1, extent: row, patterns: {weight: {bits: 9}}}\n",
            "f.yaml:3:53: no such patterns",
        ),
        ("permanent:\n  - {id: a, fit-per-gbit: 1, extent: roww, patterns: {weight: {bits: 1}}}\n", "`roww`"),
        (
            "permanent:\n  - {id: a, fit-per-gbit: 1, extent: row, patterns: {weight: {bits: 1}}}\n\
             \x20 - {id: a, fit-per-gbit: 2, extent: row, patterns: {weight: {bits: 1}}}\n",
            "two kinds of defects are called `a`",
        ),
    ] {
        let message = refusal(body);
        assert!(message.contains(printed), "{message}");
    }
    assert!(refusal("years: 1\nyears: 2\n").contains("f.yaml:3:1"));
}

#[test]
fn a_scenario_that_would_never_end_is_refused() {
    let s = Scenario { hours_between_reads: 1e-3, years: 1000.0, ..Scenario::default() };
    assert!(s.check(320.0).unwrap_err().contains("events are expected on one GPU"));
}

/// By hand: in 100 years, which are 876 600 hours, 320 gigabits of 1000 FIT have 280.5 defects, each read 4 383 001 times. In 1000
/// years they have 8.4 million events at 3 million FIT.
#[test]
fn the_events_of_one_gpu_are_expected_from_rates_capacity_and_hours() {
    let defect = |id: &str, fit: u32| {
        format!("  - {{id: {id}, fit-per-gbit: {fit}, extent: row, patterns: {{weight: {{bits: 1}}}}}}\n")
    };
    let defects = format!("transient: {{fit-per-gbit: 0}}\npermanent:\n{}{}", defect("a", 600), defect("b", 400));
    for (body, events) in [
        (format!("years: 100\nhours-between-reads: 0.1\n{defects}"), "1.2e9"),
        ("years: 1000\ntransient: {fit-per-gbit: 1e6}\nsram-fit-per-gbit: 2e6\npermanent: []\n".to_owned(), "8.4e6"),
    ] {
        let s = Scenario::parse(&SourceFile::new("f.yaml", format!("eccforge-fleet: 1\n{body}"))).unwrap();
        let refusal = s.check(320.0).unwrap_err();
        assert!(refusal.starts_with(&format!("{events} events are expected on one GPU")), "{body}: {refusal}");
    }
}
