//! Tests of field studies: their rates, and errors with their places.

use eccforge_files::diagnostic::SourceFile;
use eccforge_fleet::fleet::study::Study;

/// The hours between errors that the studies print, from the counts and hours of the files.
#[test]
fn shipped_studies_have_the_rates_that_are_printed() {
    for (id, count, printed, slack) in [
        ("delta-a100", "uncorrectable", 283_271.0, 300.0),
        ("delta-h100", "uncorrectable", 88_768.0, 1.0),
        ("llama3-h100", "hbm3", 295_000.0, 200.0),
        ("titan-k20x", "double-bit", 160.0 * 18_688.0, 400_000.0),
    ] {
        let study = Study::named(id).unwrap();
        let (fit, interval) = study.fit(study.counts.value.iter().find(|c| c.id.value == count).unwrap());
        assert!((1e9 / fit - printed).abs() <= slack, "{id}: {}", 1e9 / fit);
        assert!(interval.contains(fit), "{id}");
    }
}

#[test]
fn every_shipped_study_is_read_and_says_what_it_counts() {
    for id in Study::builtin_ids() {
        let study = Study::named(id).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(study.id, id);
        assert!(study.notes.is_some() && study.counts.value.iter().any(|c| c.metric.is_some()), "{id}");
    }
}

#[test]
fn mistakes_are_reported_with_their_place() {
    let whole = include_str!("../studies/delta-a100.yaml");
    for (old, new, refusal) in [
        ("eccforge-study: 1", "eccforge-study: 2", "s.yaml:1:17: version 2"),
        ("device-hours: 9623040", "device-hours: 0", "0 is out of range"),
        ("metric: rows_remapped", "metric: rows", "a fleet has no metric `rows`"),
        ("id: contained", "id: double-bit", "two counts are called `double-bit`"),
        ("events: 13", "events: -1", "s.yaml:"),
    ] {
        let text = whole.replacen(old, new, 1);
        assert_ne!(text, whole, "{old}");
        let error = Study::from_text(&SourceFile::new("s.yaml", text)).expect_err(new).to_string();
        assert!(error.contains(refusal), "{error}");
    }
    assert!(Study::named("delta-a10").unwrap_err().message().contains("delta-a10"));
}
