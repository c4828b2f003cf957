//! Tests of the program as a user runs it: output formats, exit statuses and files.

use crate::program::{self, fails, json};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn command(arguments: &[&str]) -> Command {
    let mut command = program::command(arguments);
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    command
}

fn eccforge(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

/// Numerator and denominator of `n/d`, which must be in lowest terms.
fn fraction(value: &Value) -> (u128, u128) {
    let text = value.as_str().expect("fractions are strings");
    let (n, d) = text.split_once('/').expect("n/d");
    let (n, d): (u128, u128) = (n.parse().unwrap(), d.parse().unwrap());
    let (mut a, mut b) = (n, d);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    assert_eq!(a, 1, "{text} is in lowest terms");
    (n, d)
}

#[test]
fn reproduce_prints_cells_whose_outcomes_sum_to_one() {
    let report = json(&["reproduce", "--format", "json", "--class", "bit,pin,byte,2bit"]);
    let cells = report["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 16 * 4);
    for cell in cells {
        let parts = ["corrected", "detected", "silent", "clean"].map(|o| fraction(&cell["exact"][o]));
        let denominator = parts.iter().map(|p| p.1).max().unwrap();
        let sum: u128 = parts.iter().map(|(n, d)| n * (denominator / d)).sum();
        let exact = parts.iter().all(|(_, d)| denominator % d == 0);
        assert!(!exact || sum == denominator, "{cell}");
    }
    let cell = |scheme: &str, class: &str| cells.iter().find(|c| c["scheme"] == scheme && c["class"] == class).unwrap();
    assert_eq!(cell("ni-secded", "byte")["exact"]["silent"], "56/247");
    assert_eq!(cell("ni-secded", "byte")["silent"], 56.0 / 247.0);
    assert_eq!(cell("ni-secded", "byte")["paper"], "22.6721");
    assert_eq!(cell("ni-secded", "byte")["verdict"], "exact-match");
    assert_eq!(cell("trio-confirmed", "byte")["exact"]["detected"], "4/247");
    assert_eq!(cell("rs-pin", "pin")["verdict"], "not-published");
    assert_eq!(cell("rs-pin", "pin")["paper"], Value::Null);
    assert_eq!(report["totals"].as_array().unwrap().len(), 0, "totals need every class");
    assert_eq!(report["as_expected"], true);
}

#[test]
fn reproduce_leaves_out_what_an_entry_has_no_pattern_of() {
    // One beat: an error of one pin is an error of one bit.
    let report = json(&["reproduce", "--format", "json", "--scheme", "opentitan-72-64,ni-secded"]);
    let of = |scheme: &str| -> Vec<&str> {
        let cells = report["cells"].as_array().unwrap().iter().filter(|c| c["scheme"] == scheme);
        cells.map(|c| c["class"].as_str().unwrap()).collect()
    };
    let all = of("ni-secded");
    assert_eq!(of("opentitan-72-64"), all.iter().copied().filter(|c| *c != "pin").collect::<Vec<_>>());
    let totals: Vec<&Value> = report["totals"].as_array().unwrap().iter().map(|t| &t["scheme"]).collect();
    assert_eq!(totals, ["ni-secded"]);
    let text = eccforge(&["reproduce", "--scheme", "opentitan-72-64"]);
    assert!(text.status.success() && String::from_utf8_lossy(&text.stdout).contains(" - "));
}

#[test]
fn totals_are_weighted_by_table_1() {
    let report = json(&["reproduce", "--format", "json", "--scheme", "ni-secded"]);
    let total = &report["totals"][0];
    assert_eq!(total["scheme"], "ni-secded");
    // 74.26 % corrected, by the text of Section 7.1.
    let ratio = total["corrected"].as_f64().unwrap();
    assert!((ratio - 0.7426).abs() < 5e-5, "{ratio}");
    assert_eq!(report["provenance"]["schemes"][0]["id"], "ni-secded");
    assert_eq!(report["provenance"]["schemes"][0]["sha256"].as_str().unwrap().len(), 64);
}

#[test]
fn out_writes_every_form_and_a_bad_scheme_leaves_it_untouched() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("r");
    let good = ["reproduce", "--scheme", "i-ssc,rs-pin", "--class", "byte,beat", "--out", out.to_str().unwrap()];
    assert!(eccforge(&good).status.success());
    let names = |dir: &Path| {
        let mut names: Vec<String> =
            std::fs::read_dir(dir).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&out), ["cells.csv", "reproduce.html", "reproduce.json", "reproduce.md", "reproduce.txt"]);
    let csv = std::fs::read_to_string(out.join("cells.csv")).unwrap();
    assert_eq!(csv.lines().count(), 1 + 4);
    let before = std::fs::read(out.join("reproduce.json")).unwrap();
    let bad = ["reproduce", "--scheme", "codecs/scheme/tests/bad/rows-dependent.yaml", "--out", out.to_str().unwrap()];
    fails(&mut command(&bad), 2, "H is rank-deficient: rows 0, 1, 2, 3 sum to zero");
    assert_eq!(std::fs::read(out.join("reproduce.json")).unwrap(), before);
}

/// The class `pin` has rate 0 and no pattern in a code of one beat; the others decide the totals.
#[test]
fn a_class_of_rate_zero_drops_no_scheme_from_the_totals() {
    let model = concat!(env!("CARGO_MANIFEST_DIR"), "/../policy/beam/tests/data/model-zero-rate-class.yaml");
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    eccforge(&["reproduce", "--model", model, "--scheme", "opentitan-72-64,ni-secded", "--all", "--out", out]);
    let totals = std::fs::read_to_string(folder.path().join("totals.csv")).unwrap();
    assert_eq!(
        totals.lines().skip(1).map(|line| line.split(',').next().unwrap()).collect::<Vec<_>>(),
        ["opentitan-72-64", "ni-secded"]
    );
}

#[test]
fn reproduce_samples_next_to_exact_figures_equally_on_every_lane_and_resumes_from_its_records() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("table");
    let base = ["reproduce", "--scheme", "i-secded,trio", "--class", "byte,entry", "--samples", "1e6", "--seed", "9"];
    fn joined<'a>(base: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
        [base, &["--format", "json"], more].concat()
    }
    let folder = out.to_str().unwrap();
    let first = json(&joined(&base, &["--threads", "2", "--out", folder]));
    assert_eq!(first["sampled"]["samples"], 1_000_000);
    for cell in first["cells"].as_array().unwrap() {
        let s = &cell["sampled"];
        let counts = ["corrected", "detected", "undetected", "miscorrected", "clean"].map(|k| s[k].as_u64().unwrap());
        assert_eq!(counts.iter().sum::<u64>(), 1_000_000, "{cell}");
        assert_eq!(s["denies_exact"], false, "{cell}");
        // Nearest to the exact value within seven deviations, reckoned here again.
        let p = cell["silent"].as_f64().unwrap();
        let k = (counts[2] + counts[3]) as f64;
        assert!((k - 1e6 * p).abs() <= 7.0 * (1e6 * p * (1.0 - p)).sqrt().max(0.5), "{cell}");
    }
    let samples_of = |report: &Value| -> Vec<Value> {
        report["cells"].as_array().unwrap().iter().map(|cell| cell["sampled"].clone()).collect()
    };
    assert_eq!(samples_of(&json(&joined(&base, &["--lane", "u64", "--threads", "1"]))), samples_of(&first));
    // The records are whole: the same command takes every sample from them.
    let again = eccforge(&joined(&base, &["--out", folder]));
    assert!(again.status.success());
    assert!(String::from_utf8_lossy(&again.stderr).contains("resuming after"));
    assert_eq!(samples_of(&serde_json::from_slice(&again.stdout).unwrap()), samples_of(&first));
    let file = |name: &str| std::fs::read_to_string(out.join(name)).unwrap();
    assert!(
        file("reproduce.html").contains("percent, sampled and exact")
            && file("reproduce.md").contains("percent, sampled and exact")
    );
    assert!(file("reproduce.txt").contains("seed 9"));
    let csv = file("cells.csv");
    let columns: Vec<usize> = csv.lines().map(|l| l.split(',').count()).collect();
    assert!(
        csv.lines().next().unwrap().ends_with("silent_low,silent_high,z") && columns.iter().all(|c| *c >= columns[0])
    );
    // Records of another seed are not mixed in.
    let other = ["reproduce", "--scheme", "i-secded,trio", "--class", "byte,entry", "--samples", "1e6", "--seed", "8"];
    fails(
        &mut command(&[&other[..], &["--out", out.to_str().unwrap()]].concat()),
        2,
        "belong to another run: `seed` is 9",
    );
}

/// Every figure of every work, with all samples.
#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_work_is_reproduced() {
    let list = eccforge(&["list", "works", "--format", "json"]);
    let list: serde_json::Value = serde_json::from_slice(&list.stdout).unwrap();
    let works: Vec<&str> = list["works"].as_array().unwrap().iter().map(|work| work["id"].as_str().unwrap()).collect();
    assert!(works.len() >= 11, "{works:?}");
    let mut equal = 0;
    for work in works {
        let output = eccforge(&["reproduce", work, "--format", "json"]);
        assert_eq!(output.status.code(), Some(0), "{work}");
        let text = String::from_utf8(output.stdout).unwrap();
        equal += text.matches("\"exact-match\"").count() + text.matches("\"within-sampling-error\"").count();
    }
    assert!(equal >= 1000, "{equal} published figures are equal or within their sampling error");
}

#[test]
fn an_unexpected_cell_makes_reproduce_exit_with_1() {
    let folder = tempfile::tempdir().unwrap();
    let text = String::from_utf8(eccforge(&["show", "i-secded"]).stdout).unwrap();
    // Without interleaving, byte errors are silent; the file still claims to be I:SEC-DED.
    let start = text.find("layout:").unwrap();
    let end = text.find("code:\n").unwrap();
    let path = folder.path().join("s.yaml");
    std::fs::write(&path, format!("{}layout: identity\n\n{}", &text[..start], &text[end..])).unwrap();
    let output = eccforge(&["reproduce", "--scheme", path.to_str().unwrap(), "--class", "byte"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("NOT as expected"));
    // Its claims are refuted too.
    let output = eccforge(&["check", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains(" REFUTED "));
    // A class that the model does not have is neither shown nor refuted.
    let unknown = format!("{}corrected: [bit, rank]\n", text.split("corrected: [bit").next().unwrap());
    std::fs::write(&path, unknown).unwrap();
    let output = eccforge(&["check", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(stdout.contains("not in this model") && !stdout.contains("REFUTED"), "{stdout}");
}

#[test]
fn names_that_are_not_known_are_errors_with_a_suggestion() {
    for (arguments, suggestion) in [
        (vec!["check", "trioo"], "did you mean `trio`?"),
        (vec!["reproduce", "--class", "bits"], "did you mean `bit`?"),
        (vec!["reproduce", "--model", "hbm-table1"], "did you mean `hbm2-table1`?"),
        (vec!["check", "duet-trio", "--enable", "pair_correction=1"], "did you mean `pair_correction_en`?"),
        (vec!["show", "trio", "--error", "288"], "bits are 0 to 287"),
        (vec!["show", "trio", "--error", "5,5"], "two flips of one bit cancel"),
        (vec!["show", "tri"], "did you mean `trio`?"),
    ] {
        fails(&mut command(&arguments), 2, suggestion);
    }
}

#[test]
fn decode_tells_claim_and_truth_apart() {
    let outcome = |error: &str| json(&["show", "ni-secded", "--format", "json", "--error", error])["outcome"].clone();
    assert_eq!(outcome("pin:3:0b0001"), "corrected");
    assert_eq!(outcome("0,1"), "detected");
    let corrected =
        json(&["show", "trio", "--format", "json", "--data", "0123456789abcdef", "--error", "byte:35:0xff"]);
    assert_eq!((&corrected["ce"], &corrected["outcome"]), (&Value::Bool(true), &Value::from("corrected")));
    assert_eq!(corrected["flipped_bits"].as_array().unwrap().len(), 8);
    // A codeword of weight four is undetected.
    let facts = json(&["check", "ni-secded", "--format", "json"]);
    let bits: Vec<String> =
        facts["distance"]["lightest_codeword_bits"].as_array().unwrap().iter().map(ToString::to_string).collect();
    assert_eq!((bits.len(), outcome(&bits.join(","))), (4, Value::from("silent")));
}

#[test]
fn error_files_are_decoded_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("errors.txt");
    std::fs::write(&path, "# two patterns\n0.5, 1.5\n17\n").unwrap();
    let result = json(&["show", "duet", "--format", "json", "--error-file", path.to_str().unwrap()]);
    let all = &result["entries"];
    assert_eq!(all.as_array().unwrap().len(), 2);
    assert_eq!(all[0]["error_bits"], serde_json::json!([5, 77]));
}

#[test]
fn matrix_prints_what_a_scheme_can_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let matrix = eccforge(&["show", "hsiao-22-16", "--matrix"]).stdout;
    std::fs::write(folder.path().join("h.txt"), matrix).unwrap();
    let text = String::from_utf8(eccforge(&["show", "hsiao-22-16"]).stdout).unwrap();
    let path = folder.path().join("s.yaml");
    std::fs::write(&path, text.replace("hsiao: {k: 16}", "matrix-file: h.txt")).unwrap();
    let hash = |name: &str| json(&["check", name, "--format", "json"])["provenance"]["schemes"][0]["sha256"].clone();
    assert_eq!(hash(path.to_str().unwrap()), hash("hsiao-22-16"));
}

/// The check bits of the bytes of 0xdeadbeef are sums of columns of H, which are read from `show --matrix`.
#[test]
fn data_are_shown_with_their_check_bits_and_the_entry_that_stores_them() {
    let printed = |words: &[&str]| String::from_utf8(eccforge(words).stdout).expect("text");
    let matrix = printed(&["show", "hsiao-39-32", "--matrix"]);
    let mut rows: Vec<Vec<bool>> = Vec::new();
    for line in matrix.lines() {
        let digits = line.replace(' ', "");
        if digits.len() == 39 && digits.bytes().all(|digit| matches!(digit, b'0' | b'1')) {
            rows.push(digits.bytes().map(|digit| digit == b'1').collect());
        }
    }
    assert_eq!(rows.len(), 7);
    let data = 0xdead_beefu64;
    let mut check = 0u64;
    for row in &rows {
        // Row j has a one at check bit j alone among the check bits.
        let place = (32..39).find(|&i| row[i]).expect("a check bit") - 32;
        let ones = (0..32).filter(|&i| row[i] && data >> i & 1 == 1).count() as u64;
        check |= (ones & 1) << place;
    }
    let shown = printed(&["show", "hsiao-39-32", "--data", "deadbeef"]);
    let stored = format!("{:#012x}", check << 32 | data);
    let wanted = format!("data          0xdeadbeef\ncheck bits    {check:#04x}\nstored entry  {stored}\n");
    assert!(shown.contains(&wanted), "{wanted}{shown}");
    let decoded = json(&["show", "hsiao-39-32", "--data", "deadbeef", "--format", "json"]);
    assert_eq!(decoded["written_entry"], stored);
}
