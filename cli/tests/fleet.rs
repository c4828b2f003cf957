//! Tests of `eccforge fleet` and `eccforge learn beam` as a user runs them: killed, resumed, split, merged and rejected runs, and
//! models that another command reads.

#[path = "../../policy/beam/tests/beam_logs/mod.rs"]
mod beam_logs;

use crate::program;
use beam_logs::Form;

use program::{Killed, command, fails, path, records_of, run, size, stderr};
use serde_json::Value;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

fn json(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

/// A model whose classes are enumerated at once.
fn model(folder: &Path) -> PathBuf {
    let text = "eccforge-model: 1\nid: small\nname: small\nsource: a test\nunit: percent\nclasses:\n  \
        - {id: bit, name: 1 Bit, rate: 70, patterns: {weight: {bits: 1}}}\n  \
        - {id: byte, name: 1 Byte, rate: 30, patterns: {within: {region: byte, min-bits: 2, max-bits: 8}}}\n";
    let file = folder.join("model.yaml");
    std::fs::write(&file, text).unwrap();
    file
}

fn fleet<'a>(out: &'a Path, model: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
    let base = ["fleet", "--profile", "a100-40gb", "--scheme", "duet,trio", "--gpus", "20000", "--years", "5"];
    let rest = ["--permanent-factor", "12.5", "--format", "json", "--model", path(model), "--out", path(out)];
    [&base[..], &rest, more].concat()
}

fn schemes(file: &Path) -> Value {
    let json = json(file);
    assert_eq!(json["complete"], true);
    json["schemes"].clone()
}

#[test]
#[ignore = "takes seconds"]
fn a_fleet_killed_again_and_again_ends_with_the_same_figures() {
    let folder = tempfile::tempdir().unwrap();
    let model = model(folder.path());
    let (whole, torn) = (folder.path().join("whole.json"), folder.path().join("torn.json"));
    let output = run(&fleet(&whole, &model, &["--threads", "2"]));
    assert!(output.status.success(), "{}", stderr(&output));
    let total = size(&records_of(&whole));
    let mut kills = 0;
    for part in xtask::cases([2, 4, 7], [3, 2]) {
        let mut child =
            Killed(command(&fleet(&torn, &model, &["--threads", "1"])).stderr(Stdio::null()).spawn().unwrap());
        while size(&records_of(&torn)) < total * part / 10 && child.0.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        kills += u32::from(child.0.try_wait().unwrap().is_none());
    }
    assert!(kills >= 1, "{kills} kills in the middle");
    let output = run(&fleet(&torn, &model, &["--threads", "3"]));
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(schemes(&torn), schemes(&whole));
}

#[test]
fn shards_merge_to_the_whole_and_others_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let model = model(folder.path());
    let file = |name: &str| folder.path().join(name);
    let small = |out: &Path, more: &[&str]| {
        let more = [&["--gpus", "2000"], more].concat();
        let arguments: Vec<String> = fleet(out, &model, &[]).iter().map(|s| (*s).to_owned()).collect();
        let mut arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let at = arguments.iter().position(|a| *a == "--gpus").unwrap();
        arguments.drain(at..at + 2);
        arguments.extend(more);
        run(&arguments)
    };
    let whole = file("whole.json");
    assert!(small(&whole, &[]).status.success());
    for i in 0..3 {
        let output = small(&file(&format!("{i}.json")), &["--shard", &format!("{i}/3")]);
        assert!(output.status.success(), "{}", stderr(&output));
        assert_eq!(json(&file(&format!("{i}.json")))["complete"], false);
    }
    let names: Vec<PathBuf> = (0..3).map(|i| file(&format!("{i}.json"))).collect();
    let merged = file("merged.json");
    let mut arguments = vec!["merge", "--format", "json", "--out", path(&merged)];
    arguments.extend(names.iter().map(|n| path(n)));
    let output = run(&arguments);
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(schemes(&merged), schemes(&whole));

    let other = file("other.json");
    assert!(small(&other, &["--seed", "2"]).status.success());
    fails(&mut command(&["merge", path(&names[0]), path(&other)]), 2, "seed` is 1 in one and 2 in the other");
    let output = small(&whole, &["--transient-fit", "2"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("the records there belong to another run"), "{}", stderr(&output));
}

#[test]
fn mistakes_in_a_scenario_are_reported_with_file_line_and_column_and_leave_results_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("f.yaml"), folder.path().join("out.json"));
    std::fs::write(&out, "old").unwrap();
    std::fs::write(&file, "eccforge-fleet: 1\nyears: -3\n").unwrap();
    fails(
        &mut command(&["fleet", "--scenario", path(&file), "--out", path(&out)]),
        2,
        "f.yaml:2:8: -3 is out of range",
    );
    assert_eq!(std::fs::read_to_string(&out).unwrap(), "old");
    for (bad, why) in [
        (&["fleet", "--years", "0"][..], "give a number from 0.000001 to 1000"),
        (&["fleet", "--scheme", "duett"], "did you mean `duet`?"),
        (&["fleet", "--profile", "a1000"], "there is no profile `a1000`"),
    ] {
        fails(&mut command(bad), 2, why);
    }
    let defaults = run(&["fleet", "--print-defaults"]);
    std::fs::write(&file, defaults.stdout).unwrap();
    let small = ["fleet", "--scenario", path(&file), "--gpus", "64", "--scheme", "duet", "--format", "csv"];
    let output = run(&small);
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(String::from_utf8_lossy(&output.stdout).contains("duet,detected,"));
}

/// A log with this number of events, its runs, and a path for its model.
fn synthetic_log(folder: &Path, events: u64) -> [PathBuf; 3] {
    let files = ["log.csv", "runs.csv", "model.yaml"].map(|name| folder.join(name));
    let [mut log, mut runs] =
        [&files[0], &files[1]].map(|path| std::fs::File::create(path).map(BufWriter::new).unwrap());
    let truth = beam_logs::Truth { events, ..beam_logs::Truth::default() };
    beam_logs::write(&truth, Form::Csv, &mut log, &mut runs).unwrap();
    files
}

/// The help promises that only transient events are left.
#[test]
fn a_factor_of_zero_leaves_no_errors_of_sram() {
    let folder = tempfile::tempdir().unwrap();
    let model = model(folder.path());
    let line =
        ["fleet", "--scheme", "duet", "--gpus", "64", "--years", "1", "--permanent-factor", "0", "--format", "json"];
    let output = run(&[&line[..], &["--model", path(&model)]].concat());
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["scenario"]["sram_fit_per_gbit"], 0.0);
    assert!(report["scenario"]["transient"]["fit_per_gbit"].as_f64().unwrap() > 0.0);
}

#[test]
fn the_model_of_a_synthetic_log_goes_to_reproduce_simulate_and_fleet() {
    let folder = tempfile::tempdir().unwrap();
    let [log, runs, model] = synthetic_log(folder.path(), 3000);
    let arguments = ["learn", "beam", path(&log), "--runs", path(&runs), "--out", path(&model), "--format", "json"];
    let output = run(&arguments);
    assert!(output.status.success(), "{}", stderr(&output));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["analysis"]["events"], 3000);
    assert!(report["analysis"]["multi_bit"]["Ok"]["events"].as_u64().unwrap() > 600);
    let model = path(&model);
    for taker in [
        &["reproduce", "--scheme", "duet", "--class", "bit,byte,beat", "--format", "json", "--model", model][..],
        &["simulate", "duet", "--samples", "1000", "--class", "byte,beat", "--format", "json", "--model", model],
        &["fleet", "--scheme", "duet", "--gpus", "64", "--format", "json", "--model", model],
    ] {
        let output = run(taker);
        assert!(output.status.success(), "{taker:?}: {}", stderr(&output));
        assert!(serde_json::from_slice::<Value>(&output.stdout).is_ok());
    }
}

#[test]
fn the_rate_of_a_beam_log_is_the_rate_of_the_fleet_that_takes_its_model() {
    let folder = tempfile::tempdir().unwrap();
    let [log, runs, model] = synthetic_log(folder.path(), 2000);
    let analyse = [
        "learn",
        "beam",
        path(&log),
        "--out",
        path(&model),
        "--format",
        "json",
        "--acceleration",
        "1e8",
        "--memory-gbit",
        "256",
    ];
    let fleet_fit = |more: &[&str]| {
        let base = ["fleet", "--scheme", "duet", "--gpus", "64", "--format", "json", "--model", path(&model)];
        let output = run(&[&base[..], more].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        report["scenario"]["transient"]["fit_per_gbit"].as_f64().unwrap()
    };
    // A log without seconds has no rate, and the run that of the defaults.
    assert!(run(&analyse).status.success());
    assert_eq!(fleet_fit(&[]), 12.51);
    let output = run(&[&analyse[..], &["--runs", path(&runs)]].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let learned = report["analysis"]["rate"]["fit_per_gbit"].as_f64().unwrap();
    assert!(learned > 0.0 && (learned - 12.51).abs() > 0.01, "{learned}");
    assert!((fleet_fit(&[]) - learned).abs() < 1e-6 * learned.max(1.0), "{learned}");
    assert_eq!(fleet_fit(&["--transient-fit", "3"]), 3.0);
}

#[test]
fn a_fleet_is_held_against_field_studies() {
    let folder = tempfile::tempdir().unwrap();
    let model = model(folder.path());
    let base = ["fleet", "--scheme", "ni-secded", "--gpus", "2000", "--model", path(&model)];
    let with = |more: &[&str]| run(&[&base[..], more].concat());
    let output = with(&["--format", "json", "--calibrate", "delta-a100,llama3-h100"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let rows = report["calibration"].as_array().unwrap();
    let first = &rows[0];
    assert_eq!(
        (&first["study"], &first["count"], &first["metric"]),
        (&"delta-a100".into(), &"uncorrectable".into(), &"detected".into())
    );
    let ratio = |row: &Value| row["fleet_fit"]["value"].as_f64().unwrap() / row["study_fit"]["value"].as_f64().unwrap();
    assert!((ratio(first) - first["ratio"]["value"].as_f64().unwrap()).abs() < 1e-12);
    assert_eq!(rows.last().unwrap()["memory_factor"], 2.0, "80 GB against 40");
    let text = String::from_utf8(with(&["--calibrate", "delta-a100"]).stdout).unwrap();
    assert!(
        text.contains("uncorrectable memory errors") && text.contains("mean time between interrupts of work"),
        "{text}"
    );
    let output = with(&["--calibrate", "delta-a10"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("delta-a100"), "{}", stderr(&output));
    let listed = String::from_utf8(run(&["list", "studies", "--format", "text"]).stdout).unwrap();
    assert!(listed.contains("titan-k20x") && listed.contains("SC 2025"), "{listed}");
}

#[test]
fn malformed_lines_are_located_and_no_model_is_written_unless_asked() {
    let folder = tempfile::tempdir().unwrap();
    let (log, model) = (folder.path().join("log.csv"), folder.path().join("model.yaml"));
    std::fs::write(&log, "write,read,address,flips\n0,0,0x20,1\n1,0,0x21,1\n2,x,0x40,1\n").unwrap();
    std::fs::write(&model, "old").unwrap();
    let output = run(&["learn", "beam", path(&log), "--out", path(&model)]);
    assert_eq!(output.status.code(), Some(1));
    let message = stderr(&output);
    assert!(message.contains("log.csv:3:5: ") && message.contains("log.csv:4:3: "), "{message}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("2 malformed lines"));
    assert_eq!(std::fs::read_to_string(&model).unwrap(), "old");
    let output = run(&["learn", "beam", path(&log), "--out", path(&model), "--skip-malformed"]);
    assert!(output.status.success());
    assert!(std::fs::read_to_string(&model).unwrap().contains("rate: 1  # 100 %"));
    std::fs::write(&log, "write,read,adress,flips\n").unwrap();
    fails(&mut command(&["learn", "beam", path(&log)]), 2, "log.csv:1:12: the header names a column `adress`");
}

#[test]
fn tables_of_many_schemes_stay_narrow_and_say_what_does_not_apply() {
    let folder = tempfile::tempdir().unwrap();
    let model = model(folder.path());
    let base = ["fleet", "--profile", "mi300x", "--gpus", "500", "--years", "1", "--model", path(&model)];
    let schemes = ["--scheme", "ni-secded,duet,trio,i-ssc,ni-sec2bec,i-secded,duet-trio,rs-pin,ssc-dsd-plus"];
    let output = run(&[&base[..], &schemes].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains("returned") && text.contains("ssc-dsd-plus"), "this policy never returns a GPU: {text}");
    assert!(text.lines().all(|l| l.chars().count() <= 110 || l.ends_with('.') || l.contains("seed")), "{text}");
}

#[test]
fn a_log_is_learned_without_the_word_beam_and_checked_under_one_scheme() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.csv");
    let lines: String = (0..10).map(|i| format!("{i},0,{},{}\n", 32 * i, if i < 7 { "3" } else { "0x101" })).collect();
    std::fs::write(&log, format!("write,read,address,flips\n{lines}")).unwrap();
    let analysis = |arguments: &[&str]| {
        let output = run(&[arguments, &["--format", "json"]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        serde_json::from_slice::<Value>(&output.stdout).unwrap()["analysis"].clone()
    };
    let whole = analysis(&["learn", "beam", path(&log), "--under", "trio,ni-secded"]);
    assert_eq!(analysis(&["learn", path(&log), "--under", "trio,ni-secded"]), whole);
    for (i, id) in ["trio", "ni-secded"].into_iter().enumerate() {
        let one = analysis(&["check", id, "--patterns", path(&log)]);
        assert_eq!((&one["under"][0], &one["events"]), (&whole["under"][i], &10.into()), "{id}");
    }
    let patterns = ["check", "trio", "--patterns", path(&log)];
    fails(&mut command(&[&patterns[..], &["--dead-device", "x4"]].concat()), 2, "cannot be used with");
    std::fs::write(&log, "write,read,address,flips\n0,0,0,1\n0,0,0,x\n").unwrap();
    fails(&mut command(&patterns), 1, "log.csv:3:7: `x`");
    fails(&mut command(&["learn", "missing.csv"]), 2, "missing.csv: cannot be read");
}
