//! Tests that only programs of the same sources count a run, and only machines that count a known block correctly.

use crate::program;
use crate::resealed::{lines, seal};

use program::{command, path, records_of, run, stderr};
use serde_json::json;

const RUN: [&str; 7] = ["simulate", "hsiao-22-16", "--class", "3bit", "--threads", "1", "--samples"];

#[test]
fn records_of_other_sources_are_not_resumed_and_those_of_another_commit_are() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("run.json");
    let arguments = |samples| [&RUN[..], &[samples, "--out", path(&out)]].concat();
    assert!(run(&arguments("6e5")).status.success());
    let (records, result) = (records_of(&out), std::fs::read(&out).unwrap());
    let good = lines(&records);
    let sources = good[0]["identity"]["sources"].as_str().unwrap().to_owned();
    assert!(sources.len() == 64 && good[0]["program"].as_str().unwrap().starts_with("eccforge 0."), "{:?}", good[0]);
    assert_eq!(good[1]["host"].as_str().map(str::is_empty), Some(false), "the machine that counted");
    let mut other = good.clone();
    other[0]["identity"]["sources"] = json!("0123456789abcdef");
    other[0]["program"] = json!("eccforge 0.1.0 (feedfacecafe 2026-01-01)");
    seal(&records, &other);
    // The same run, a longer one, and a part that is counted with records of the other program.
    let part = folder.path().join("part.json");
    let rest_of_run =
        [&RUN[..], &["6e5", "--shard", "0/2", "--out", path(&part), "--counted", path(&records)]].concat();
    for words in [arguments("6e5"), arguments("1e6"), rest_of_run] {
        let output = run(&words);
        let message = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{message}");
        let short = format!("(sources {})", &sources[..12]);
        for part in ["eccforge 0.1.0 (feedfacecafe 2026-01-01) (sources 0123456789ab)", &short, "same sources"] {
            assert!(message.replace("\n  │ ", " ").contains(part), "{part}: {message}");
        }
        assert!(std::fs::read(&out).unwrap() == result && !part.exists());
    }
    let mut rebuilt = good;
    rebuilt[0]["program"] = json!("eccforge 0.1.0 (feedfacecafe 2026-01-01)");
    seal(&records, &rebuilt);
    let output = run(&arguments("6e5"));
    assert!(output.status.success() && stderr(&output).contains("resuming after"), "{}", stderr(&output));
}

#[test]
fn a_program_that_counts_a_known_block_wrongly_counts_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("run.json");
    for words in [[&RUN[..], &["6e5"]].concat(), vec!["simulate", "hsiao-22-16", "--weight", "2"]] {
        let words = [&words[..], &["--out", path(&out)]].concat();
        let output = command(&words).env("ECCFORGE_PLANTED", "answer").output().unwrap();
        let message = stderr(&output);
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.contains("a processor core is faulty"), "{message}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is written");
    }
}

#[test]
fn an_estimate_takes_the_samples_that_are_left_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("run.json");
    let arguments = |samples, more: &[&'static str]| [&RUN[..], &[samples, "--out", path(&out)], more].concat();
    assert!(run(&arguments("6e5", &["--no-exact"])).status.success());
    let before: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
    let output = run(&arguments("1e13", &["--estimate", "10", "--stop-seconds", "600"]));
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
    // Two whole blocks of 2^18 samples are there. A fast machine needs minutes for a tenth as many, which rounding to a
    // thousandth of an hour changes by more than a hundredth.
    assert!(text.starts_with("9999999475712 samples left\n"), "{text}");
    let number = |line: usize| text.lines().nth(line).unwrap().split(' ').next().unwrap().parse::<f64>().unwrap();
    let hours = number(0) / number(1) / 10.0 / 3600.0;
    assert!((number(2) / hours - 1.0).abs() < 0.01, "{text}");
    assert_eq!(number(3), (number(2) * 6.0).ceil() - 1.0, "limits of ten minutes: {text}");
    assert!(number(4) >= 10.0 * (number(3) + 1.0), "{text}");
    let after: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(after, before);
}

#[test]
fn a_run_with_a_time_limit_keeps_its_progress_in_a_file_for_the_queue() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("run.json");
    let stopped = [&RUN[..], &["1e12", "--no-exact", "--stop-seconds", "0.5", "--out", path(&out)]].concat();
    let status = || std::fs::read_to_string(folder.path().join("run.json.status")).unwrap();
    assert_eq!(run(&stopped).status.code(), Some(3));
    let left = |text: &str| text.split(' ').nth(2).unwrap().parse::<u64>().unwrap();
    let first = status();
    assert!(
        first.contains(" of 1000000000000 samples left, ") && first.ends_with(" more time limits of 0.5 s\n"),
        "{first}"
    );
    let json: serde_json::Value = serde_json::from_slice(&std::fs::read(&out).unwrap()).unwrap();
    assert_eq!(left(&first), 1_000_000_000_000 - json["cells"][0]["samples"].as_u64().unwrap());
    assert_eq!(run(&stopped).status.code(), Some(3));
    assert!(left(&status()) < left(&first));
}

#[test]
fn a_bundle_has_who_counted_and_is_valid_only_if_it_follows_from_its_records() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let parts = ["0/2", "1/2"].map(|part| {
        let out = at(&part.replace('/', "-"));
        let words = [&RUN[..], &["1e6", "--capture", "1", "--no-exact", "--shard", part, "--out", path(&out)]].concat();
        assert!(run(&words).status.success());
        out
    });
    let (out, bundle) = (at("all.json"), at("bundle.json"));
    let merged = run(&["merge", path(&parts[0]), path(&parts[1]), "--out", path(&out), "--audit", path(&bundle)]);
    assert!(merged.status.success(), "{}", stderr(&merged));
    let check = || run(&["merge", path(&bundle), "--format", "json"]);
    let checked = check();
    assert!(checked.status.success() && stderr(&checked).contains("follows from its records"), "{}", stderr(&checked));
    let [whole, again] = [std::fs::read(&out).unwrap(), checked.stdout]
        .map(|bytes| serde_json::from_slice::<serde_json::Value>(&bytes).unwrap()["cells"].take());
    assert_eq!(whole, again);
    let text = std::fs::read_to_string(&bundle).unwrap();
    let good: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(good["hosts"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum::<u64>(), 4);
    let edits: [(&str, &str, &str); 5] = [
        ("\"complete\":true", "\"complete\":false", "`complete`"),
        ("\"hosts\":{\"", "\"hosts\":{\"other-", "`hosts`"),
        ("\"program\":[\"eccforge", "\"program\":[\"eccfarce", "`program`"),
        ("\"asked\":1000000", "\"asked\":1000001", "`cells`"),
        ("\\\"first\\\":0", "\\\"first\\\":1", "damaged from byte"),
    ];
    for (from, to, part) in edits {
        assert!(text.contains(from), "{from}: {text}");
        std::fs::write(&bundle, text.replacen(from, to, 1)).unwrap();
        let output = check();
        assert_eq!(output.status.code(), Some(2), "{from}");
        assert!(stderr(&output).contains(part), "{from}: {}", stderr(&output));
    }
}
