//! Tests of answers to single questions: the reason for a figure, and the effect of a change of a scheme.

use crate::program;
use crate::program::{command, fails, json, refused, stderr, stdout};
use serde_json::Value;

#[test]
fn a_figure_is_explained_by_the_groups_of_its_patterns() {
    let shown = stdout(&["explain", "trio.2bit"]);
    for part in ["5.3523 %", "2212 of 41", "6 x 72 x 72", "553", "36 syndromes", "show trio --error", "5.0813"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let document = json(&["explain", "trio.2 Bits", "--format", "json"]);
    assert_eq!(document["format"], "eccforge-explain/1");
    assert_eq!(document["argument"]["groups"][1]["shared"]["patterns"], 553);
    assert_eq!(document["published"]["silent_percent"], "5.0813");
    let uniform = json(&["explain", "trio.beat", "--format", "json"]);
    assert!(uniform["argument"].is_null() && uniform["counted"]["method"] == "counted", "{uniform}");
}

#[test]
fn a_figure_that_does_not_exist_is_refused_with_one_that_does() {
    let folder = tempfile::tempdir().expect("a folder");
    refused(folder.path(), "explain trio", "eccforge explain trio.bit");
    refused(folder.path(), "explain trio.2bits", "`2bit`");
}

#[test]
fn a_syndrome_or_an_entry_that_a_scheme_cannot_have_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for (words, why) in [
        ("show hsiao-39-32 --syndrome 0x1g", "`0x1g` is not a syndrome"),
        ("show hsiao-39-32 --syndrome 0x80", "more than the 7 bits"),
        ("show hsiao-39-32 --syndrome 1,2", "2 syndromes for 1 codeword"),
        ("show hsiao-39-32 --read 0x8000000000", "is too long: an entry has 39 bits"),
        ("show unity-on-die-chipkill --syndrome 1", "stages"),
        ("show hsiao-39-32 --data 1 --model hbm2-table1", "--syndrome"),
    ] {
        refused(folder.path(), words, why);
    }
}

/// Every other command prints one sentence for a set that is not listed, and exits with an error.
#[test]
fn a_code_that_algebra_decodes_is_counted_by_formulas() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("ball.yaml");
    std::fs::write(&file, include_str!("../../codecs/scheme/examples/keys/ball.yaml")).expect("writable");
    let name = file.to_str().expect("UTF-8");
    let shown = stdout(&["check", name]);
    for part in ["33 symbols", "9.46", "2.60", "e-14", "no error outside them is detected"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let document = json(&["check", name, "--format", "json"]);
    assert_eq!(document["erased"][32]["never_silent"], 0);
    let why = "needs the list of correctable patterns";
    for words in [
        "show ball.yaml --error 3",
        "show ball.yaml --matrix",
        "show ball.yaml --syndrome 1",
        "simulate ball.yaml trio --class bit --samples 10",
        "reproduce --scheme ball.yaml",
        "emit rust-hdl ball.yaml",
        "emit cuda ball.yaml",
        "emit verilog ball.yaml --out x",
        "prove ball.yaml",
        "check trio --diff ball.yaml",
    ] {
        refused(folder.path(), words, why);
    }
    // A cell of a table is no file.
    let explained =
        command(&["explain", "ball.yaml.bit"]).current_dir(folder.path()).output().expect("the program starts");
    assert!(explained.status.code() == Some(2) && stderr(&explained).contains(why), "{}", stderr(&explained));
    for words in [
        "check ball.yaml --weights",
        "check ball.yaml --most-patterns 10",
        "simulate ball.yaml --class bit --samples 10",
    ] {
        refused(folder.path(), words, "needs a list of correctable patterns");
    }
    refused(folder.path(), "emit c ball.yaml --lanes", "has one form");
    refused(folder.path(), "emit rust ball.yaml --vectors", "the decoder in Rust has no vector instructions");
    std::fs::write(folder.path().join("kp4.yaml"), include_str!("../../codecs/scheme/tests/codes/kp4-544-514.yaml"))
        .expect("writable");
    refused(folder.path(), "emit c kp4.yaml --vectors", "has no form with vector instructions");
    let sampled = json(&["simulate", name, "--samples", "20", "--format", "json"]);
    assert_eq!((&sampled["cells"][0]["counts"][0], &sampled["cells"][0]["agrees"]), (&20.into(), &true.into()));
    let out = folder.path().join("out");
    stdout(&["emit", "c", name, "--out", out.to_str().expect("UTF-8"), "--prefix", "rs"]);
    let header = std::fs::read_to_string(out.join("rs.h")).expect("a header");
    assert!(
        header.contains("rs_decode(uint8_t *data, uint8_t *check, const uint16_t *erased, size_t erasures)"),
        "{header}"
    );
    assert!(stdout(&["emit", "rust", name]).contains("pub fn decode("));
}

#[test]
fn a_change_of_a_scheme_is_shown_by_its_figures_and_claims() {
    let words = ["check", "--diff", "hsiao-39-32", "veer-el2-iccm-64k", "--format", "json"];
    let document = json(&words);
    let figure = |name: &str| {
        let figures = document["figures"].as_array().expect("figures");
        figures.iter().find(|f| f["figure"] == name).unwrap_or_else(|| panic!("{name}: {document}")).clone()
    };
    let triples = figure("3 bits silent, %");
    assert_eq!([&triples["before"], &triples["after"], &triples["direction"]], ["59.6564", "69.2855", "worse"]);
    // A set of which neither scheme corrects all has its silent share, even where that is zero.
    assert_eq!([&figure("1 bit corrected, %")["after"], &figure("2 bits silent, %")["after"]], ["100.0000", "0"]);
    assert_eq!([&figure("ones in H")["before"], &figure("ones in H")["after"]], ["103", "135"]);
    assert_eq!(figure("minimum distance")["direction"], "equal");
    assert_eq!((&document["equivalent"], &document["claims"][0]["after"]), (&false.into(), &"holds".into()));
    let same = stdout(&["check", "--diff", "trio", "trio"]);
    assert!(
        same.contains("nothing changes; 10 figures compared")
            && same.contains("are equivalent")
            && !same.contains("\nones in H"),
        "{same}"
    );
    let folder = tempfile::tempdir().expect("a folder");
    refused(folder.path(), "check --diff unity-on-die-chipkill trio", "several stages");
}

#[test]
fn classes_and_schemes_have_the_names_that_tables_print() {
    let by_name = stdout(&["simulate", "TrioECC", "--class", "1 Byte", "--samples", "1000", "--format", "csv"]);
    let by_id = stdout(&["simulate", "trio", "--class", "byte", "--samples", "1000", "--format", "csv"]);
    assert_eq!(by_name, by_id);
    assert!(stdout(&["check", "HSIAO-39-32"]).contains("hsiao-39-32"));
    let cells = |classes: &str| stdout(&["reproduce", "--class", classes, "--format", "csv"]);
    assert_eq!(cells("2 bits,1 Beat"), cells("2bit,beat"));
}

#[test]
fn a_shell_completes_commands_ids_and_classes() {
    let completed = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let mut command = program::command(&["--"]);
        command.args(&words).env("ECCFORGE_COMPLETE", "bash").env("_CLAP_IFS", ",");
        command.env("_CLAP_COMPLETE_INDEX", (words.len() - 1).to_string());
        let output = command.output().expect("it starts");
        String::from_utf8(output.stdout).expect("text").split(',').map(str::to_owned).collect::<Vec<_>>()
    };
    for (line, expected) in [
        ("eccforge check hsiao-39", "hsiao-39-32"),
        ("eccforge simulate trio,du", "trio,duet"),
        ("eccforge simulate trio --class be", "beat"),
        ("eccforge reproduce mic", "micro21"),
        ("eccforge reproduce --model hb", "hbm2-table1"),
        ("eccforge fleet --profile a100-4", "a100-40gb"),
        ("eccforge fleet --calibrate delta", "delta-a100"),
        ("eccforge memtest --test M2", "M20"),
        ("eccforge help sim", "simulate"),
        ("eccforge show hbm", "hbm2-table1"),
    ] {
        let found = completed(line);
        assert!(found.iter().any(|word| expected.ends_with(word.as_str()) && !word.is_empty()), "{line}: {found:?}");
    }
    for shell in ["bash", "zsh", "fish"] {
        assert!(stdout(&["help", "completions", shell]).contains("ECCFORGE_COMPLETE"), "{shell}");
    }
    fails(&mut program::command(&["help", "chek"]), 2, "did you mean `check`?");
}

#[test]
fn an_interrupted_run_keeps_its_counts_and_names_the_command_that_resumes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out.json");
    let records = program::records_of(&out);
    let words = ["simulate", "trio", "--samples", "1e13", "--class", "entry", "--quiet", "--out", program::path(&out)];
    let mut child = program::command(&words);
    child.stderr(std::process::Stdio::piped());
    let mut child = program::Killed(child.spawn().expect("it starts"));
    while std::fs::read_to_string(&records).map_or(0, |text| text.lines().count()) < 2 {
        assert!(child.0.try_wait().expect("a child").is_none(), "it is under way");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    program::signal("-INT", child.0.id());
    assert_eq!(child.0.wait().expect("a child").code(), Some(3));
    let mut message = String::new();
    std::io::Read::read_to_string(child.0.stderr.as_mut().expect("a pipe"), &mut message).expect("text");
    let resume = format!("To resume, run the same command again:\n  eccforge {}", words.join(" "));
    assert!(message.contains("Stopped: ") && message.contains(&resume), "{message}");
    let result: Value = serde_json::from_slice(&std::fs::read(&out).expect("written")).expect("JSON");
    assert!(result["ended"] == "unfinished" && result["cells"][0]["samples"].as_u64() > Some(0), "{result}");
    let lock = folder.path().join("out.json.records.lock");
    assert!(!lock.exists(), "no lock is left");
}

#[test]
fn a_merge_of_some_parts_writes_nothing_unless_it_is_asked_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |line: &str| {
        let mut command = program::command(&line.split(' ').collect::<Vec<_>>());
        command.current_dir(folder.path()).output().expect("it starts")
    };
    let part = at("simulate trio --class entry --samples 6e5 --no-exact --shard 1of2 --out a.json --quiet");
    assert!(part.status.success(), "{}", stderr(&part));
    let partial = at("merge a.json --out all.json");
    let message = stderr(&partial);
    assert_eq!(partial.status.code(), Some(3), "{message}");
    assert!(message.contains("Missing: part 2of2") && message.contains("--out all.json --partial"), "{message}");
    // A part of a shorter run adds nothing, and the proposed command leaves it out.
    assert!(
        at("simulate trio --class entry --samples 1e5 --shard 2of2 --no-exact --out b.json --quiet").status.success()
    );
    let shorter = stderr(&at("merge a.json b.json"));
    for part in
        ["b.json.records adds nothing", "--samples 600000", "Missing: part 2of2", "eccforge merge a.json --partial"]
    {
        assert!(shorter.contains(part), "{part}: {shorter}");
    }
    assert!(
        at("simulate trio --class entry --samples 1e5 --shard 1of2 --no-exact --out c.json --quiet").status.success()
    );
    let none = at("merge c.json --partial");
    assert!(none.status.code() == Some(2) && stderr(&none).contains("no samples of the run"), "{}", stderr(&none));
    assert!(!folder.path().join("all.json").exists() && !folder.path().join("all.json.records").exists());
    assert!(at("merge a.json --out all.json --partial").status.success());
    // A damaged end is moved aside if that is asked for.
    let records = folder.path().join("a.json.records");
    let mut bytes = std::fs::read(&records).expect("written");
    let whole = bytes.len();
    bytes.extend_from_slice(b"0123 {\"damaged\": 1}\n");
    std::fs::write(&records, &bytes).expect("writable");
    assert!(stderr(&at("merge a.json --partial")).contains("--salvage"));
    assert!(at("merge a.json --partial --salvage").status.success());
    assert_eq!(program::size(&records), whole as u64);
}

/// A pipe can be read only once.
#[cfg(unix)]
#[test]
fn a_scheme_and_a_code_over_shards_are_checked_from_a_pipe() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../codecs/scheme");
    for (file, word) in
        [("schemes/hsiao-22-16.yaml", "holds: 3 of 3"), ("shards/linux-raid-6.yaml", "linux-raid-6 repairs")]
    {
        let mut piped = std::process::Command::new("sh");
        piped.args(["-c", "cat \"$1\" | \"$0\" check /dev/stdin", &program::program()]).arg(format!("{folder}/{file}"));
        let output = piped.output().expect("a shell");
        let shown = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && shown.contains(word), "{file}: {shown}{}", stderr(&output));
    }
}
