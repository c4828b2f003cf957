//! The rows of published works whose schemes have several stages.

use eccforge_bitslice::Backend;
use eccforge_exact::works::{self, Work, report};
use eccforge_runs::run::{Limits, StopRules};
use eccforge_sampling::staged::OnCircuits;
use eccforge_scheme::diagnostic::SourceFile;

#[test]
fn the_sampled_figures_of_unity_are_met() {
    let limits = Limits { threads: 0, backend: Backend::best(), stop: StopRules::default(), shard: None };
    let sampler = OnCircuits::new(limits);
    // A tenth of the shipped samples: `eccforge reproduce unity-sc23` takes them all.
    let text = Work::shipped_file("unity-sc23").expect("a shipped work").text.replace("00000, seed", "0000, seed");
    let work = Work::from_text(&SourceFile::new("w.yaml", text), None).expect("a valid work");
    let report = works::run(work, &Default::default(), Some(&sampler)).expect("it can be counted");
    assert!(report.as_expected(), "{}\n{}", report::page(&report), report::differences(&report).join("\n"));
    // The four that differ are those of the baseline's decoder, which reads what was never set.
    let [exact, sampled, differing] = report.verdicts();
    assert_eq!((exact >= 4, exact + sampled, differing), (true, 27 + 36, 4));
}

#[test]
fn rows_of_stages_say_how_they_are_sampled_and_what_is_known_of_them() {
    let text = Work::shipped_file("unity-sc23").expect("a shipped work").text;
    let cases = [
        ("        sampled: {samples: 1000000, seed: 1}\n", "", "does not say how they are sampled"),
        ("samples: 1000000, seed: 1", "samples: 0, seed: 1", "from 1 to 2^40 samples"),
        (
            "{scheme: unity-ssc-dec, errors",
            "{scheme: unity-ssc-dec, sampled: {samples: 9, seed: 1}, errors",
            "one stage",
        ),
        ("errors: {independent: \"0.01\"}\n", "errors: {weights: odd}\n", "under independent errors are known"),
        ("errors: {independent: \"0.01\"}\n", "errors: {independent: \"0.01\"}\n        entries: 2\n", "no `entries`"),
    ];
    for (from, to, told) in cases {
        assert!(text.contains(from), "{from}");
        let error = Work::from_text(&SourceFile::new("w.yaml", text.replacen(from, to, 1)), None).expect_err(to);
        let help = error.advice().expect("every error has help");
        assert!(error.to_string().contains(told) || help.contains(told), "{to}: {error} {help}");
        assert!(error.to_string().starts_with("w.yaml:"), "{error}");
    }
}
