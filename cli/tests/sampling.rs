//! Tests of `eccforge simulate` and `merge` (long: each test is a sequence of commands) as users run them: killed, resumed, merged and
//! damaged.

use crate::program;

use program::{Killed, command, fails, path, records_of, run, size, stderr};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

/// Counts by scheme and class, and the silent patterns.
fn result(path: &Path) -> (Vec<Value>, Value) {
    let json: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    assert_eq!(json["complete"], true);
    let names = [
        "scheme",
        "class",
        "samples",
        "corrected",
        "detected",
        "undetected",
        "miscorrected",
        "clean",
        "silent_low",
        "z",
    ];
    let cell = |c: &Value| Value::from(names.map(|n| c[n].clone()).to_vec());
    (json["cells"].as_array().unwrap().iter().map(cell).collect(), json["captures"].clone())
}

fn simulate<'a>(out: &'a Path, samples: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let base = ["simulate", "duet,i-secded", "--class", "beat,3bit", "--seed", "5", "--capture", "4"];
    [&base[..], &["--samples", samples, "--format", "json", "--out", path(out)], more].concat()
}

#[test]
fn a_run_killed_twenty_times_at_any_moment_ends_with_the_same_counts() {
    let directory = tempfile::tempdir().unwrap();
    let (whole, torn) = (directory.path().join("whole.json"), directory.path().join("torn.json"));
    let samples = "20000000";
    let output = run(&simulate(&whole, samples, &["--threads", "2"]));
    assert!(output.status.success(), "{}", stderr(&output));
    let total = size(&records_of(&whole));
    let mut kills = 0;
    while kills < 20 {
        let before = size(&records_of(&torn));
        let arguments = simulate(&torn, samples, &["--threads", "2", "--no-exact"]);
        let mut child = Killed(command(&arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        // Some die at once, some after this many records more; the last kills come with most of the work done.
        let goal = before + total / 24 * (kills % 3);
        for _ in 0..2000 {
            if size(&records_of(&torn)) >= goal.max(1) || child.0.try_wait().unwrap().is_some() {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        std::thread::sleep(Duration::from_micros(700 * (kills * 7 % 11)));
        child.0.kill().unwrap(); // SIGKILL
        child.0.wait().unwrap();
        kills += 1;
    }
    let output = run(&simulate(&torn, samples, &["--threads", "1"]));
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stderr(&output).contains("resuming after"), "{}", stderr(&output));
    assert_eq!(result(&torn), result(&whole));
}

#[test]
fn shards_merge_to_the_counts_of_one_run_and_overlaps_damage_and_strangers_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let samples = "3000000";
    let whole = at("whole.json");
    assert!(run(&simulate(&whole, samples, &[])).status.success());
    let parts = ["0/3", "1/3", "2/3"].map(|part| {
        let out = at(&part.replace('/', "-"));
        let output = run(&simulate(&out, samples, &["--shard", part, "--no-exact"]));
        assert!(output.status.success(), "{}", stderr(&output));
        out
    });
    let merged = at("merged.json");
    let [a, b, c] = [path(&parts[0]), path(&parts[1]), path(&parts[2])];
    let output = run(&["merge", c, a, b, "--format", "json", "--out", path(&merged)]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(result(&merged), result(&whole));

    fails(&mut command(&["merge", a, b, b]), 2, "named twice");
    // The same part under another name.
    let copy = at("copy.records");
    std::fs::copy(format!("{b}.records"), &copy).expect("a copy");
    fails(&mut command(&["merge", a, b, path(&copy)]), 2, "counted twice");
    let other = at("other.json");
    assert!(run(&simulate(&other, "3000000", &["--no-exact", "--generator", "philox"])).status.success());
    fails(&mut command(&["merge", a, path(&other)]), 2, "`generator` is");

    // A damaged file is rejected with its byte, kept, and repaired only on request.
    let records = records_of(&whole);
    let intact = std::fs::read(&records).unwrap();
    let line = intact[..intact.len() - 1].iter().rposition(|&b| b == b'\n').unwrap() + 1;
    let mut changed = intact.clone();
    changed[line + 80] ^= 1;
    std::fs::write(&records, &changed).unwrap();
    fails(&mut command(&simulate(&whole, samples, &["--no-exact"])), 2, &format!("byte {line}"));
    assert_eq!(std::fs::read(&records).unwrap(), changed, "nothing is touched");
    let repaired = run(&simulate(&whole, samples, &["--salvage"]));
    assert!(repaired.status.success(), "{}", stderr(&repaired));
    assert_eq!(result(&whole), result(&merged));
    // A full disk leaves a last line without an end: its block is counted again without a request.
    std::fs::write(&records, &intact[..intact.len() - 9]).unwrap();
    let torn = run(&simulate(&whole, samples, &[]));
    assert!(torn.status.success() && stderr(&torn).contains("damaged end was moved"), "{}", stderr(&torn));
    assert_eq!(result(&whole), result(&merged));
}

#[test]
#[cfg(feature = "gpu")]
#[ignore = "needs vulkan: cargo xtask ci"]
fn parts_that_a_gpu_counts_merge_with_those_of_the_processor_and_are_continued_there() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let philox = ["--generator", "philox"];
    let on_gpu = ["--generator", "philox", "--device", "gpu"];
    let simulated = |name: &str, samples: &str, more: &[&[&str]]| {
        let output = run(&simulate(&at(name), samples, &more.concat()));
        assert!(output.status.success(), "{}", stderr(&output));
        at(name)
    };
    let whole = simulated("whole.json", "1500000", &[&philox]);
    let first = simulated("first.json", "1500000", &[&on_gpu, &["--shard", "0/2"]]);
    let second = simulated("second.json", "1500000", &[&philox, &["--shard", "1/2"]]);
    let merged = at("merged.json");
    let records = [first, second].map(|path| records_of(&path));
    let words = ["merge", path(&records[0]), path(&records[1]), "--format", "json", "--out", path(&merged)];
    let output = run(&words);
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(result(&merged).0, result(&whole).0);
    // A run of the processor is continued on the GPU, and the last, shorter block of the first is counted again.
    simulated("more.json", "600000", &[&philox]);
    assert_eq!(result(&simulated("more.json", "1500000", &[&on_gpu])), result(&whole));
}

#[test]
fn a_shorter_run_is_continued_in_parts_that_leave_out_its_whole_blocks() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let samples = "3000000";
    let whole = at("whole.json");
    assert!(run(&simulate(&whole, samples, &[])).status.success());
    let short = at("short.json");
    assert!(run(&simulate(&short, "1000000", &["--no-exact"])).status.success());
    let short = records_of(&short);
    let rest = ["0/2", "1/2"].map(|part| {
        let out = at(&format!("rest-{}", part.replace('/', "-")));
        let more = ["--no-exact", "--shard", part, "--counted", path(&short)];
        let output = run(&simulate(&out, samples, &more));
        assert!(output.status.success(), "{}", stderr(&output));
        out
    });
    let merged = at("continued.json");
    let [d, e] = [path(&rest[0]), path(&rest[1])];
    let output = run(&["merge", path(&short), d, e, "--format", "json", "--out", path(&merged)]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(result(&merged), result(&whole));
}

/// `ulimit -f` with its signal ignored fails a write half-way, as a full disk does.
#[cfg(unix)]
#[test]
fn a_full_disk_ends_the_run_with_a_message_and_the_same_command_goes_on_later() {
    let directory = tempfile::tempdir().unwrap();
    let (whole, full) = (directory.path().join("whole.json"), directory.path().join("full.json"));
    let samples = "20000000";
    assert!(run(&simulate(&whole, samples, &["--no-exact"])).status.success());
    // A third: how many records there are depends on the time. bash counts in units of 1024 bytes.
    let blocks = (size(&records_of(&whole)) / 3 / 1024).to_string();
    let script = "trap '' XFSZ; ulimit -f \"$1\"; shift; exec \"$@\"";
    let mut limited = Command::new("bash");
    limited.args(["-c", script, "bash", &blocks, env!("CARGO_BIN_EXE_eccforge")]);
    fails(limited.args(simulate(&full, samples, &["--no-exact"])), 2, "full.json.records: File too large");
    assert!(!full.exists());
    let unfinished = std::fs::read(records_of(&full)).unwrap();
    assert!(unfinished.ends_with(b"\n"), "the file ends with a whole record");
    let output = run(&simulate(&full, samples, &["--no-exact"]));
    assert!(output.status.success() && !stderr(&output).contains("damaged"), "{}", stderr(&output));
    assert_eq!(result(&full), result(&whole));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_output_is_a_message_and_no_panic() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("run.json");
    assert!(run(&simulate(&out, "100000", &["--no-exact"])).status.success());
    for arguments in [
        vec!["simulate", "duet", "--class", "bit", "--samples", "1000", "--no-exact"],
        vec!["simulate", "duet", "--class", "bit", "--samples", "1000", "--no-exact", "--format", "csv"],
        vec!["simulate", "hsiao-22-16", "--all", "--format", "json"],
        vec!["merge", path(&out)],
        vec!["help", "completions", "bash"],
        vec!["fleet", "--print-defaults"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        fails(command(&arguments).stdout(full), 2, "No space left on device");
    }
}

#[test]
fn merging_some_of_the_parts_says_partial_names_the_others_and_fails_unless_that_is_accepted() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let parts = ["0/3", "2/3"].map(|part| {
        let out = at(&part.replace('/', "-"));
        assert!(run(&simulate(&out, "3000000", &["--shard", part, "--no-exact"])).status.success());
        out
    });
    let part: Value = serde_json::from_slice(&std::fs::read(&parts[0]).unwrap()).unwrap();
    assert_eq!((&part["complete"], &part["ended"]), (&false.into(), &"shard".into()));
    let files = [path(&parts[0]), path(&parts[1])];
    let output = run(&[&["merge"], &files[..]].concat());
    assert_eq!(output.status.code(), Some(3), "{}", stderr(&output));
    assert!(output.stdout.is_empty() && stderr(&output).contains("Missing: part 2of3."), "{}", stderr(&output));
    let partial = run(&[&["merge", "--partial"], &files[..]].concat());
    assert!(String::from_utf8_lossy(&partial.stdout).contains("PARTIAL: "), "the table says so");
    let json = run(&[&["merge", "--partial", "--format", "json"], &files[..]].concat());
    assert!(json.status.success(), "{}", stderr(&json));
    let json: Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!((&json["complete"], &json["ended"]), (&false.into(), &"unfinished".into()));
    // A part that was interrupted: its records are fewer than those of its shard.
    let records = records_of(&parts[1]);
    let lines = std::fs::read_to_string(&records).unwrap();
    std::fs::write(&records, lines.lines().take(2).map(|l| format!("{l}\n")).collect::<String>()).unwrap();
    assert_eq!(run(&[&["merge"], &files[..]].concat()).status.code(), Some(3));
}

#[test]
fn a_result_says_why_it_ended_where_and_how_fast() {
    let json = |more: &[&str]| -> Value {
        let base = ["simulate", "duet", "--class", "entry", "--samples", "1e8", "--format", "json"];
        let output = run(&[&base[..], more].concat());
        let unfinished = more[0] == "--stop-seconds";
        assert_eq!(output.status.code(), Some(if unfinished { 3 } else { 0 }), "{}", stderr(&output));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let rule = json(&["--stop-errors", "1"]);
    assert_eq!((&rule["complete"], &rule["ended"]), (&false.into(), &"stop-rule".into()));
    let clock = json(&["--stop-seconds", "0"]);
    assert_eq!((&clock["complete"], &clock["ended"]), (&false.into(), &"unfinished".into()));
    let execution = &rule["execution"];
    assert!(execution["host"].as_str().is_some_and(|h| !h.is_empty()));
    let [seconds, samples_counted, rate] =
        ["seconds", "counted", "samples_per_second"].map(|k| execution[k].as_f64().unwrap());
    assert!(samples_counted > 0.0 && (samples_counted - rate * seconds).abs() < 1e-6 * samples_counted, "{execution}");
    assert_eq!(rule["cells"][0]["samples"], samples_counted as u64);
}

#[test]
fn plans_of_any_size_start_at_once() {
    let base = ["simulate", "duet", "--stop-seconds", "1", "--no-exact", "--format", "json"];
    for samples in ["1e14", "18446744073709551615"] {
        let started = std::time::Instant::now();
        let output = run(&[&base[..], &["--samples", samples]].concat());
        assert!(output.status.code() == Some(3) && stderr(&output).contains("Stopped after "), "{}", stderr(&output));
        assert!(started.elapsed() < Duration::from_secs(60), "{samples}: {:?}", started.elapsed());
    }
    let many = run(&["simulate", "duet", "--class", "bit", "--samples", "1e5", "--threads", "5000"]);
    assert!(many.status.success(), "{}", stderr(&many));
}

#[test]
fn more_samples_extend_a_finished_run() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let (grown, alone) = (at("grown.json"), at("alone.json"));
    assert!(run(&simulate(&grown, "1000000", &["--no-exact"])).status.success());
    let output = run(&simulate(&grown, "5000000", &["--no-exact"]));
    assert!(output.status.success() && stderr(&output).contains("extended"), "{}", stderr(&output));
    assert!(run(&simulate(&alone, "5000000", &["--no-exact"])).status.success());
    assert_eq!(result(&grown), result(&alone));
    fails(&mut command(&simulate(&grown, "1000000", &["--no-exact"])), 2, "belong to another run");
}

#[test]
fn sources_are_compared_with_what_they_draw_and_kept_apart_by_their_ids() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("sources.yaml");
    let with = |body: &str| {
        std::fs::write(&file, format!("eccforge-sources: 1\nid: t\nsources:\n{body}")).unwrap();
        let base = ["simulate", "i-secded", "--samples", "1e6", "--format", "json"];
        command(&[&base[..], &["--sources", path(&file)]].concat())
    };
    let noise = |id: &str| format!("  - {{id: {id}, independent: {{rate: \"0.01\"}}}}\n");
    // The name of a class, whose exact value its counts would be held against.
    fails(&mut with(&noise("beat")), 2, "name of a class");
    fails(&mut with(&noise("../../evil")), 2, "sources.yaml:4:10: `../../evil` cannot be the name of a source");
    let done = |body: &str| with(body).output().unwrap();
    // The last device of an entry may be narrower than the others: one that is wider than the entry is the entry.
    let device = |pins: u32| {
        let output = done(&format!("  - {{id: d, fault: {{region: {{device: {{pins: {pins}}}}}, rate: \"0.5\"}}}}\n"));
        assert!(output.status.success(), "{}", stderr(&output));
        let json: Value = serde_json::from_slice(&output.stdout).unwrap();
        json["cells"][0]["miscorrected"].as_f64().unwrap()
    };
    // Two samples of a million of which one in 150 is miscorrected: 700 are six deviations of their difference.
    assert!((device(1000) - device(72)).abs() < 700.0 && (device(1000) - device(4)).abs() > 700.0);
    // Equal patterns under two ids are two samples.
    let two = done(&(noise("a") + &noise("b")));
    assert!(two.status.success(), "{}", stderr(&two));
    let json: Value = serde_json::from_slice(&two.stdout).unwrap();
    assert_ne!(json["cells"][0]["corrected"], json["cells"][1]["corrected"]);
    assert!(json["cells"].as_array().unwrap().iter().all(|c| c["z"].as_f64().is_some_and(|z| z.abs() < 6.0)), "{json}");
    let asymmetric = done("  - {id: leaky, asymmetric: {one-to-zero: \"998e-6\", zero-to-one: \"2e-6\"}}\n");
    let json: Value = serde_json::from_slice(&asymmetric.stdout).unwrap();
    assert_eq!(json["not_compared"][0]["class"], "leaky", "classes without an exact value are named");
    let mixture = done("  - {id: all, mixture: hbm2-table1}\n");
    assert!(mixture.status.success(), "{}", stderr(&mixture));
    let json: Value = serde_json::from_slice(&mixture.stdout).unwrap();
    assert!(json["cells"][0]["z"].as_f64().is_some_and(|z| z.abs() < 6.0), "{}", json["cells"][0]);
}

#[test]
fn a_sweep_of_rates_is_one_command_with_its_curve() {
    let directory = tempfile::tempdir().unwrap();
    let svg = directory.path().join("curve.svg");
    let base = ["simulate", "duet,i-secded", "--samples", "1e6", "--format", "csv"];
    let output = run(&[&base[..], &["--rate", "1e-3:1e-2", "--curve", path(&svg)]].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    let csv = String::from_utf8(output.stdout).unwrap();
    let rows: Vec<Vec<&str>> = csv.lines().map(|l| l.split(',').collect()).collect();
    assert_eq!(rows.len(), 1 + 4 * 2, "1e-3, 2e-3, 5e-3 and 1e-2 of two schemes: {csv}");
    let column = |name: &str| rows[0].iter().position(|heading| *heading == name).unwrap();
    let row = |class: &str| rows.iter().find(|row| row[0] == class && row[1] == "duet").unwrap();
    let clean = |class: &str| row(class)[column("clean")].parse::<f64>().unwrap();
    for (class, rate) in [("rate-1e-3", 0.001f64), ("rate-1e-2", 0.01)] {
        let expected = 1e6 * (1.0 - rate).powi(288);
        assert!((clean(class) - expected).abs() < 6.0 * expected.sqrt(), "{class}: {}", clean(class));
    }
    let picture = std::fs::read_to_string(&svg).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("duet") && picture.contains("rate of each bit"));
    fails(&mut command(&["simulate", "duet", "--rate", "1e-2:1e-3"]), 2, "lower one first");
}

#[test]
fn silent_patterns_are_kept_in_files_that_replay() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("run.json");
    assert!(run(&simulate(&out, "2000000", &["--no-exact"])).status.success());
    let file = std::fs::read_to_string(directory.path().join("run.json.silent.3bit.duet")).unwrap();
    let patterns: Vec<&str> = file.lines().filter_map(|l| l.strip_prefix("hex:")).collect();
    assert_eq!(patterns.len(), 4);
    let oracle = eccforge_oracle::by_id("duet").unwrap();
    for hex in patterns {
        let digits: Vec<u32> = hex.chars().rev().map(|c| c.to_digit(16).unwrap()).collect();
        let error: Vec<bool> = (0..288).map(|i| digits[i / 4] >> (i % 4) & 1 == 1).collect();
        assert_eq!(error.iter().filter(|e| **e).count(), 3);
        let decoded = oracle.decode(&error);
        assert!(decoded.status != eccforge_oracle::Status::Detected && decoded.entry.contains(&true));
    }
}

#[test]
fn a_sweep_and_merged_parts_keep_their_silent_patterns_in_files_too() {
    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str| directory.path().join(name);
    let files = |start: &str| {
        let all = std::fs::read_dir(directory.path()).unwrap().map(|f| f.unwrap().path());
        let named = |path: &PathBuf| {
            let name = path.file_name().unwrap().to_string_lossy();
            name.starts_with(start) && !name.ends_with(".csv")
        };
        let mut all: Vec<String> = all.filter(named).map(|path| std::fs::read_to_string(path).unwrap()).collect();
        all.sort();
        all
    };
    let out = file("sweep.json");
    let swept = run(&["simulate", "hsiao-22-16", "--weight", "4", "--capture", "3", "--out", path(&out)]);
    assert!(swept.status.success(), "{}", stderr(&swept));
    let captures = files("sweep.json.silent.");
    assert_eq!(captures.len(), 2, "errors of three and of four bits are silent");
    for (text, weight) in captures.iter().zip([3, 4]) {
        let patterns: Vec<&str> = text.lines().filter_map(|l| l.strip_prefix("hex:")).collect();
        let bits = |hex: &&str| hex.chars().map(|c| c.to_digit(16).unwrap().count_ones()).sum::<u32>();
        assert!(patterns.len() == 3 && patterns.iter().all(|hex| bits(hex) == weight), "{text}");
    }

    let table = std::fs::read_to_string(file("sweep.json.silent.csv")).unwrap();
    let mut rows = table.lines();
    assert_eq!(rows.next(), Some("scheme,class,sample,error"));
    let listed = |row: &str| captures.iter().any(|text| text.contains(row.rsplit(',').next().unwrap()));
    assert!(rows.clone().count() == 6 && rows.all(listed), "{table}");

    let whole = file("whole.json");
    assert!(run(&simulate(&whole, "600000", &["--no-exact"])).status.success());
    let parts = ["a.json", "b.json"].map(file);
    for (part, shard) in parts.iter().zip(["0/2", "1/2"]) {
        assert!(run(&simulate(part, "600000", &["--no-exact", "--shard", shard])).status.success());
    }
    let merged = run(&["merge", path(&parts[0]), path(&parts[1]), "--out", path(&file("merged.json"))]);
    assert!(merged.status.success(), "{}", stderr(&merged));
    assert_eq!(
        (files("merged.json.silent."), files("whole.json.silent.").is_empty()),
        (files("whole.json.silent."), false)
    );
}

#[test]
fn every_kind_of_run_is_run_twice_killed_merged_and_drawn() {
    let directory = tempfile::tempdir().unwrap();
    let file = |name: &str| directory.path().join(name);
    let kinds = [
        "hsiao-22-16 --weight 1",
        "hsiao-22-16 --weight 4",
        "hsiao-22-16 --bits 0-18",
        "trio --all",
        "hsiao-22-16 --class bit,3bit --samples 3e6",
        "trio --rate 1e-3 --samples 1e6",
        "unity-on-die-chipkill --class byte --samples 1e5",
    ];
    for (i, words) in xtask::cases(kinds.into_iter().enumerate(), [3, 1]) {
        let words: Vec<&str> = ["simulate"].into_iter().chain(words.split(' ')).collect();
        let (once, again) = (file(&format!("once{i}.json")), file(&format!("again{i}.json")));
        let to = |out: &Path| run(&[&words[..], &["--out", path(out)]].concat());
        let first = to(&once);
        assert!(first.status.success() && stderr(&first).contains("wrote"), "{words:?}: {}", stderr(&first));
        let mut child =
            Killed(command(&[&words[..], &["--out", path(&again)]].concat()).stderr(Stdio::null()).spawn().unwrap());
        std::thread::sleep(Duration::from_millis(60 * i as u64));
        child.0.kill().unwrap();
        child.0.wait().unwrap();
        for _ in 0..2 {
            let resumed = to(&again);
            assert!(resumed.status.success(), "{words:?}: {}", stderr(&resumed));
            assert_eq!(result(&again), result(&once), "{words:?}");
        }
        let (merged, svg) = (file(&format!("merged{i}.json")), file(&format!("merged{i}.svg")));
        let joined = run(&["merge", path(&again), "--out", path(&merged), "--plot", path(&svg)]);
        assert!(joined.status.success(), "{words:?}: {}", stderr(&joined));
        assert_eq!(result(&merged), result(&once), "{words:?}");
        assert!(std::fs::read_to_string(&svg).unwrap().starts_with("<svg"), "{words:?}");
    }
}

#[test]
fn a_plot_is_a_picture_with_a_panel_for_each_scheme_and_class() {
    let directory = tempfile::tempdir().unwrap();
    let (out, svg) = (directory.path().join("run.json"), directory.path().join("run.svg"));
    assert!(run(&simulate(&out, "2000000", &["--no-exact"])).status.success());
    let output = run(&["merge", path(&out), "--plot", path(&svg)]);
    assert!(output.status.success(), "{}", stderr(&output));
    let picture = std::fs::read_to_string(&svg).unwrap();
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    assert!(picture.contains("duet, beat") && picture.contains("duet, 3bit") && picture.contains("i-secded, beat"));
}

#[test]
fn what_cannot_be_done_is_said_with_what_can() {
    for (arguments, part) in [
        (vec!["simulate", "duett"], "did you mean `duet`"),
        (vec!["simulate", "duet", "--class", "bytes"], "did you mean `byte`"),
        (vec!["simulate", "duet", "--samples", "1.5"], "write 1000000 or 1e6"),
        (vec!["simulate", "duet", "--shard", "4/4", "--out", "x"], "0/4 or 1of4"),
        (vec!["simulate", "duet", "--lane", "neon512"], "the lanes are"),
        (vec!["simulate", "duet,duet", "--samples", "1"], "given twice"),
        (vec!["simulate", "duet", "--all", "--stop-seconds", "1"], "cannot be used with"),
        (vec!["simulate", "duet", "--weight", "2", "--no-exact"], "cannot be used with"),
        (vec!["simulate", "duet", "--all", "--mpi"], "cannot be used with"),
        (vec!["simulate", "duet", "--bits", "0-99"], "1 to 36 bits"),
        (vec!["simulate", "duet", "--bits", "a"], "such as 0-7"),
        (vec!["merge", "no-such-file"], "no-such-file: cannot be read: No such file"),
    ] {
        fails(&mut command(&arguments), 2, part);
    }
}

#[test]
fn a_sweep_is_compared_with_the_exact_engine() {
    let output = run(&["simulate", "hsiao-22-16", "--all", "--format", "json"]);
    assert!(output.status.success() && stderr(&output).contains("count for count"), "{}", stderr(&output));
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["cells"][0]["samples"], 64);
    // Every pattern was tried: there is nothing to estimate.
    assert!(json["cells"][0]["silent_low"].is_null() && json["confidence"].is_null(), "{json}");
    let table = run(&["simulate", "hsiao-22-16", "--all"]);
    let table = String::from_utf8_lossy(&table.stdout).into_owned();
    assert!(!table.contains('[') && table.contains("all 64 patterns of 6 bits") && table.contains("clean"), "{table}");
}

#[test]
fn a_killed_sweep_goes_on_and_ends_with_the_counts_of_the_exact_engine() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("sweep.json");
    // 28 bits of all four codewords of the slow lane: long enough to be killed on its way.
    let arguments = ["simulate", "duet", "--bits", "0-27", "--lane", "u64", "--threads", "2", "--format", "json"];
    let arguments = [&arguments[..], &["--out", path(&out)]].concat();
    for kill in 0..4 {
        let before = size(&records_of(&out));
        let mut child = Killed(command(&arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        for _ in 0..2000 {
            if size(&records_of(&out)) > before + 300 * kill || child.0.try_wait().unwrap().is_some() {
                break;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        child.0.kill().unwrap(); // SIGKILL
        child.0.wait().unwrap();
        assert!(!out.exists(), "the result is written once, at the end");
    }
    let output = run(&arguments);
    let message = stderr(&output);
    assert!(
        output.status.success() && message.contains("resuming after") && message.contains("count for count"),
        "{message}"
    );
    let json: Value = serde_json::from_slice(&std::fs::read(&out).unwrap()).unwrap();
    assert_eq!((&json["complete"], &json["cells"][0]["samples"]), (&true.into(), &(1u64 << 28).into()));
    assert!(json["lane"].as_str().unwrap().starts_with("u64"), "{}", json["lane"]);
}

/// Needs Linux 6.3 or later for one system call, after which no memory of the process becomes executable.
#[cfg(target_os = "linux")]
#[test]
fn where_the_system_refuses_machine_code_tapes_give_the_same_counts_and_the_result_says_so() {
    const REFUSING: &str = "#include <sys/prctl.h>\n#include <unistd.h>\n\
        int main(int n, char **words) { return n < 2 || prctl(65, 1, 0, 0, 0) ? 77 : execv(words[1], words + 1); }\n";
    let arguments = ["simulate", "trio", "--class", "entry", "--samples", "1e6", "--format", "json", "--no-exact"];
    let free = run(&arguments);
    let folder = tempfile::tempdir().unwrap();
    let [source, refusing] = ["refusing.c", "refusing"].map(|name| folder.path().join(name));
    std::fs::write(&source, REFUSING).unwrap();
    // The C compiler that links Rust programs.
    assert!(Command::new("cc").arg("-o").args([&refusing, &source]).status().unwrap().success());
    let refused = Command::new(refusing).arg(env!("CARGO_BIN_EXE_eccforge")).args(arguments).output().unwrap();
    if refused.status.code() == Some(77) {
        return xtask::not_run("PR_SET_MDWE", "Linux 6.3 is needed");
    }
    let json = |o: &Output| serde_json::from_slice::<Value>(&o.stdout).unwrap();
    let (free, refused) = (json(&free), json(&refused));
    assert_eq!(free["cells"], refused["cells"]);
    let lane = |v: &Value| v["lane"].as_str().unwrap().to_owned();
    assert!(lane(&refused).contains("tape"), "{}", lane(&refused));
    if lane(&free).contains("machine code") {
        assert!(lane(&refused).contains("executable memory"), "{}", lane(&refused));
    }
}

#[test]
fn parts_of_the_largest_set_are_swept_alone_and_merge() {
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let part = |i: u64, out: &Path| {
        let shard = format!("{i}/65536");
        let output = run(&["simulate", "trio", "--bits", "0-35", "--shard", &shard, "--out", path(out)]);
        assert!(output.status.success(), "{}", stderr(&output));
    };
    part(0, &at("a"));
    part(65535, &at("b"));
    let merged = at("merged.json");
    let files = ["a", "b"].map(|name| path(&at(name)).to_owned());
    let output = run(&["merge", "--partial", &files[0], &files[1], "--format", "json", "--out", path(&merged)]);
    assert!(output.status.success(), "{}", stderr(&output));
    let json: Value = serde_json::from_slice(&std::fs::read(&merged).unwrap()).unwrap();
    // Two blocks of 2^20 patterns out of 2^36.
    assert_eq!((&json["complete"], &json["cells"][0]["samples"]), (&false.into(), &(1u64 << 21).into()));
}

#[test]
fn the_example_script_of_array_jobs_gives_the_counts_of_one_run() {
    let directory = tempfile::tempdir().unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/shards.sh");
    let arguments = "duet,i-secded --class beat,3bit --samples 2000000 --seed 5 --capture 4";
    let shell = |parts: &str, what: &str, task: Option<&str>| {
        let mut command = Command::new("sh");
        command.arg(&script).arg(directory.path()).args([parts, what]);
        command.env("ECCFORGE", env!("CARGO_BIN_EXE_eccforge")).env("ECCFORGE_RUN", arguments);
        task.map(|t| command.env("SLURM_ARRAY_TASK_ID", t));
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", stderr(&output));
    };
    // Part 1 as an array task first; the local run then finds it done.
    shell("2", "part", Some("1"));
    shell("2", "local", None);
    let whole = directory.path().join("whole.json");
    assert!(run(&simulate(&whole, "2000000", &[])).status.success());
    assert_eq!(result(&directory.path().join("merged.json")), result(&whole));
}

#[test]
fn classes_that_an_entry_does_not_have_are_left_out_and_said() {
    let default = run(&["simulate", "hsiao-22-16", "--samples", "1000"]);
    assert!(default.status.success(), "{}", stderr(&default));
    let why = "`pin` is left out: no pin of an entry of 1 beat and 22 pins has 2 bits";
    assert!(stderr(&default).contains(why), "{}", stderr(&default));
    fails(
        &mut command(&["simulate", "hsiao-22-16", "--samples", "1000", "--class", "pin"]),
        2,
        "`pin` cannot be sampled: no pin of an entry",
    );
    // Two bytes of eight pins and one of six.
    assert!(run(&["simulate", "hsiao-22-16", "--samples", "1000", "--class", "byte"]).status.success());
}

#[test]
fn a_check_can_be_bounded() {
    let mut bounded = command(&["check", "hsiao-22-16", "--most-patterns", "10"]);
    fails(&mut bounded, 2, "but --most-patterns allows 10");
}
