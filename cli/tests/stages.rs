//! Tests of the commands on schemes of several stages.

use crate::program::{command, fails, json, path, run, stderr, stdout};
use serde_json::Value;

#[test]
fn check_counts_every_error_of_up_to_three_cells() {
    let facts = json(&["check", "unity-on-die-chipkill", "--format", "json"]);
    let weights = facts["by_weight"].as_array().expect("a list");
    // Counts are named and written as those of schemes of one stage.
    let count = |i: usize, name: &str| weights[i]["outcomes"][name].as_u64();
    let all = [1360, 1360 * 1359 / 2, 1360 * 1359 * 1358 / 6];
    for (i, all) in all.into_iter().enumerate() {
        assert_eq!(count(i, "patterns"), Some(all));
        let parts = ["clean", "corrected", "detected", "undetected", "miscorrected"].map(|name| count(i, name));
        assert_eq!(parts.into_iter().sum::<Option<u64>>(), Some(all));
    }
    assert!(weights.iter().all(|w| w["outcomes"]["detected"] == 0 && w["outcomes"]["miscorrected"] == 0));
    let one = json(&["check", "hsiao-22-16", "--format", "json"]);
    let keys = |facts: &Value| {
        facts["by_weight"][0]["outcomes"].as_object().expect("outcomes").keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(keys(&facts), keys(&one));
    assert_eq!(facts["stages"][0]["copies"], 10);
}

#[test]
fn check_bounds_the_outcomes_at_rates_that_no_sample_reaches() {
    let facts = json(&["check", "unity-on-die-chipkill", "--bit-error-rate", "1e-20,1e-3", "--format", "json"]);
    let part = |at: &Value, name: &str| {
        let exact = if name == "beyond" { &at["beyond"]["fraction"] } else { &at["exact"][name] };
        let (numerator, denominator) = exact.as_str().and_then(|f| f.split_once('/')).expect("a fraction");
        if numerator == "0" { f64::NEG_INFINITY } else { logarithm(numerator) - logarithm(denominator) }
    };
    let [low, high] = [&facts["by_bit_error_rate"][0], &facts["by_bit_error_rate"][1]];
    // Four wrong bits of 1 360: 1.4e11 patterns at 1e-80.
    assert!((part(low, "beyond") - -68.9).abs() < 0.1, "{}", part(low, "beyond"));
    assert_eq!(part(low, "silent"), f64::NEG_INFINITY, "nothing of up to three bits is silent");
    assert!(part(high, "beyond") > -2.0 && low["counted_bits"] == 3);
    let text = stdout(&["check", "unity-on-die-chipkill", "--bit-error-rate", "1e-20"]);
    assert!(text.contains("all patterns of up to 3 wrong bits"), "{text}");
}

/// The decimal logarithm of a whole number of hundreds of digits: the first ones decide it.
fn logarithm(number: &str) -> f64 {
    let first = &number[..number.len().min(15)];
    let rest = number.len() - first.len();
    first.parse::<f64>().expect("digits").log10() + rest as f64
}

#[test]
fn check_says_of_each_size_of_field_faults_how_it_was_found() {
    let model = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/field-sizes-on-cells.yaml");
    let facts = json(&["check", "unity-on-die-chipkill", "--model", model, "--format", "json"]);
    let classes = facts["by_class"].as_array().expect("a list");
    let methods: Vec<&str> = classes.iter().filter_map(|c| c["method"].as_str()).collect();
    assert_eq!(methods, ["counted", "counted", "sampled", "sampled", "sampled", "sampled"]);
    // Whatever one die delivers is a symbol of each codeword, which chipkill corrects.
    let none = |c: &Value| c["outcomes"]["detected"] == 0 && c["outcomes"]["miscorrected"] == 0;
    assert!(classes.iter().all(none), "{classes:?}");
    assert_eq!(classes[0]["share"]["fraction"], "41/78");
}

#[test]
#[ignore = "takes seconds"]
fn a_scheme_whose_decoder_is_too_large_as_a_whole_is_sampled_codeword_by_codeword() {
    let report = json(&["simulate", "unity-ssc-dec", "--class", "bit,byte", "--samples", "1e5", "--format", "json"]);
    let cells = report["cells"].as_array().expect("a list");
    assert_eq!(cells.len(), 2);
    let corrected = |i: usize| cells[i]["corrected"].as_u64();
    assert_eq!(corrected(0), Some(100_000), "{report}");
}

#[test]
fn schemes_of_one_stage_and_of_several_share_a_run_and_each_keeps_its_counts() {
    let cells = |schemes: &str| {
        let report = json(&["simulate", schemes, "--class", "bit,2bit", "--samples", "1e4", "--format", "json"]);
        report["cells"].as_array().expect("a list").clone()
    };
    let mut separate = [cells("trio,duet"), cells("unity-on-die-chipkill")].concat();
    let mut together = cells("unity-on-die-chipkill,trio,duet");
    let key = |cell: &Value| format!("{} {}", cell["class"], cell["scheme"]);
    separate.sort_by_key(key);
    together.sort_by_key(key);
    assert_eq!((together.len(), together), (6, separate));
}

#[test]
fn simulate_goes_on_where_it_stopped_and_says_where_errors_end() {
    let directory = tempfile::tempdir().expect("a folder");
    let (whole, parts) = (directory.path().join("whole.json"), directory.path().join("parts.json"));
    let counts = |out: &str, more: &[&str]| {
        let base = ["simulate", "unity-on-die-chipkill", "--rate", "1e-3", "--seed", "2", "--format", "json"];
        let output = run(&[&base[..], &["--out", out], more].concat());
        assert!(output.status.success(), "{}", stderr(&output));
        let report: Value = serde_json::from_slice(&std::fs::read(out).expect("written")).expect("JSON");
        (report["cells"].clone(), report["stages"].clone())
    };
    let (cells, stages) = counts(path(&whole), &["--samples", "600000", "--threads", "1"]);
    counts(path(&parts), &["--samples", "300000", "--threads", "2"]);
    assert_eq!(counts(path(&parts), &["--samples", "600000", "--threads", "2"]), (cells, stages.clone()));
    let [on_die, rank] = [&stages[0], &stages[1]];
    assert_eq!((&on_die["stage"], &on_die["detected"]), (&Value::from("on-die"), &Value::from(0)));
    assert!(rank["detected"].as_u64() > Some(0) && rank["corrected"].as_u64() > Some(0), "{rank}");
}

#[test]
fn emitted_modules_are_those_of_each_scheme_and_two_that_compose_them() {
    let directory = tempfile::tempdir().expect("a folder");
    let listed = stdout(&["emit", "verilog", "unity-on-die-chipkill", "--out", path(directory.path())]);
    for name in
        ["unity_on_die_dec.v", "unity_chipkill_enc.v", "unity_on_die_chipkill_enc.v", "unity_on_die_chipkill_dec.v"]
    {
        assert!(listed.contains(name) && directory.path().join(name).exists(), "{name}: {listed}");
    }
    let listed = stdout(&["emit", "c", "unity-on-die-chipkill", "--out", path(directory.path())]);
    for name in ["ecc_unity_on_die_chipkill_stage_0.c", "ecc_unity_on_die_chipkill.c", "ecc_unity_on_die_chipkill.h"] {
        assert!(listed.contains(name) && directory.path().join(name).exists(), "{name}: {listed}");
    }
    let module = stdout(&["emit", "rust", "unity-on-die-chipkill"]);
    assert!(module.contains("pub mod stage_1 {") && module.contains("pub const BLOCKS: usize = 2;"), "{module}");
    let mut inject =
        command(&["emit", "verilog", "unity-on-die-chipkill", "--inject", "--out", path(directory.path())]);
    fails(&mut inject, 2, "only `--out` has an effect");
}

#[test]
fn every_other_command_says_that_it_takes_one_stage() {
    let id = "unity-on-die-chipkill";
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../verify/published/stages/unity-on-die-chipkill.yaml");
    for subject in [id, file] {
        for arguments in [
            &["show", subject, "--matrix"][..],
            &["prove", subject],
            &["area", subject],
            &["simulate", subject, "--all"],
            &["fleet", "--scheme", subject],
            &["memtest", "--profile", "H100", "--scheme", subject],
            &["memtest", "coverage", "--scheme", subject],
            &["emit", "rust-hdl", subject],
            &["emit", "opencl", subject],
            &["reproduce", "--scheme", subject],
        ] {
            let message = stderr(&fails(&mut command(arguments), 2, "`unity-on-die` or `unity-chipkill`"));
            assert!(message.contains("several stages"), "{arguments:?}: {message}");
        }
    }
    for part in ["each stage has its own", "name the scheme of a stage, such as `unity-chipkill`"] {
        fails(&mut command(&["check", id, "--dead-device", "x4:0"]), 2, part);
    }
}

#[test]
fn one_error_is_decoded_stage_by_stage() {
    let error = ["show", "unity-on-die-chipkill", "--error"];
    let decoded = json(&[&error[..], &["0,5,140", "--format", "json"]].concat());
    assert_eq!((&decoded["outcome"], &decoded["errors_at"]), (&Value::from("corrected"), &Value::from("on-die")));
    assert_eq!(decoded["stages"][0]["entries"][0]["wrong_data_bits"], serde_json::json!([0, 5]));
    fails(&mut command(&[&error[..], &["1", "--data", "1"]].concat()), 2, "for schemes of one stage");
    fails(&mut command(&[&error[..], &["1360"]].concat()), 2, "bits are 0 to 1359");
}

#[test]
fn the_list_shows_stages_and_prints_their_files() {
    let list = stdout(&["list", "schemes", "--format", "text"]);
    assert!(list.contains("2 stages"), "{list}");
    let guide = include_str!("../../docs/stages.md");
    let shown = guide.split("```yaml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let printed = stdout(&["show", "unity-on-die-chipkill"]);
    // The guide leaves out the notes.
    for line in shown.lines() {
        assert!(printed.lines().any(|l| l == line), "{line}");
    }
}

#[test]
fn a_product_code_whose_patterns_are_not_listed_is_shown_and_sampled_but_not_emitted() {
    let dvd = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/optical/dvd.yaml");
    // Six wrong bytes of row 0, which PI reports, and one in each of the columns 0 to 5 of PO.
    let error = ["show", dvd, "--error", "0.0,0.8,0.16,0.24,0.32,0.40"];
    let text = stdout(&error);
    for line in
        ["pi: 1 of 208 entries read wrong bits", "po: 6 of 172", "reports        due", "outcome of the read: corrected"]
    {
        assert!(text.contains(line), "{text}");
    }
    let passage = json(&[&error[..], &["--format", "json"]].concat());
    assert_eq!(passage["outcome"], "corrected");
    assert_eq!(passage["stages"][1]["entries"].as_array().map(Vec::len), Some(172), "all columns have an erased byte");
    let cells = |threads: &str| {
        let run = ["simulate", dvd, "--rate", "1e-3", "--samples", "600", "--threads", threads, "--format", "json"];
        let report = json(&run);
        (report["cells"].clone(), report["stages"].clone())
    };
    let (one, stages) = cells("1");
    assert_eq!(cells("3"), (one.clone(), stages));
    assert_eq!(one[0]["corrected"], 600, "{one}");
    for command in [["emit", "verilog"], ["emit", "c"], ["emit", "rust"]] {
        let output = run(&[&command[..], &[dvd]].concat());
        let message = stderr(&output);
        assert!(
            !output.status.success() && message.contains("takes reports of the stage before as erasures"),
            "{message}"
        );
    }
    let facts = json(&["check", dvd, "--format", "json"]);
    let all = 208u64 * 1456;
    assert_eq!(facts["by_weight"][1]["outcomes"]["corrected"].as_u64(), Some(all * (all - 1) / 2));
    assert_eq!(facts["stages"][0]["copies"], 208);
}
