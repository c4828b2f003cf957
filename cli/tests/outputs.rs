//! Tests of every output format of every command: JSON is valid under its published schema, CSV has the columns that
//! `docs/outputs.md` lists, HTML is well-formed, uses the common design, and needs no other file.

mod cases;

use crate::support::TINY;
use cases::{CASES, Case};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

/// Commands that need yosys and abc.
const WITH_TOOLS: [&str; 5] = ["prove", "area", "area-liberty", "area-fpga", "fmeda-placed"];

fn eccforge(folder: &Path, words: &str, format: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    let words = words.split(' ').chain(["--quiet", "--format", format].into_iter().filter(|w| !w.is_empty()));
    command.args(words).current_dir(folder).output().expect("the program starts")
}

/// The input files of the commands.
pub fn inputs(folder: &Path) {
    let put = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("writable");
    put("tiny.yaml", TINY);
    put("ball.yaml", include_str!("../../codecs/scheme/examples/keys/ball.yaml"));
    put("clusters.yaml", include_str!("../../examples/clusters.yaml"));
    put("cells.yaml", "eccforge-faults: 1\nid: cells\nfaults:\n  - id: s\n    stuck-at: {count: 5}\n");
    put(
        "nibble.yaml",
        "eccforge: 1\nid: nibble\nname: Nibble\nsource: \"made for a test\"\nentry: {beats: 1, data-pins: 4, check-pins: 4}\n\
         codewords: 1\nlayout: identity\ncode:\n  hsiao: {k: 4}\ncorrects:\n  - bits\n",
    );
    put("cells.lib", &eccforge_hdl::area::liberty_text());
    put("cells.v", include_str!("../../hdl/tests/placed/cells.v"));
    put("placed.v", include_str!("../../hdl/tests/placed/nibble.v"));
    put("placed.def", include_str!("../../hdl/tests/placed/nibble.def"));
    // The word of zeros of every linear code, and one with a wrong bit.
    put("image.vmem", "000000\n000004\n");
    put("boot.bin", "boot");
    put("weak.csv", "refresh_ms,weak_cells\n8,294\n16,1000\n48,2589\n");
    put("kernel.log", include_str!("../../policy/gpu/examples/traces/kernel.log"));
    put(
        "host.log",
        "[ 1.0] mce: [Hardware Error]: CPU 0: Machine Check: 0 Bank 5: fa00000000400405\n\
         [ 2.0] EDAC MC0: 1 CE memory read error on A1 (page:0x1 offset:0x40 grain:32 - OVERFLOW)\n\
         [ 3.0] {1}[Hardware Error]: event severity: corrected\n[ 3.0] {1}[Hardware Error]:  fru_text: D2\n\
         [ 3.0] {1}[Hardware Error]:   section_type: memory error\n",
    );
    put(
        "small.yaml",
        "eccforge-search: 1\nid: small\nn: 22\nk: 16\ncorrects: [bits, {symbols: {bits: 2}}]\nminimise: {pairs: 1}\n\
         chains: {count: 2, moves: 2e3, hot: 5, cold: 0.3, seed: 1}\n",
    );
    put(
        "lanes.yaml",
        "eccforge-search: 1\nid: lanes\nentry: {beats: 3, data-pins: 16, check-pins: 8}\nlayers:\n  \
         - {sources: 2, targets: 2, sums: 6}\n  - {sources: 2, targets: 2, sums: 6}\n\
         chains: {count: 1, moves: 3e4, hot: 3, cold: 0.25, seed: 1}\n",
    );
    let columns = "cpuid,channelid,dimmid,rankid,deviceid,bankgroupid,bankid,rowid,columnid,retryrderrlogparity,\
                   retryrderrlog,burst_info,error_type,log_time,manufacturter,model,PN,Capacity,FrequencyMHz,MaxSpeedMHz,\
                   McaBank,memory_type,region";
    put(
        "dimm.csv",
        &format!("{columns}\n0,1,0,0,5,1,2,4711,16,32,8388609,0,CE,1700000000,A,X,P,32,2666,2666,7,DDR4,r1\n"),
    );
    put("words.txt", &["0x00\n0x71\n0xb2\n0xd4\n0xe8\n"; 8].concat());
    put("log.csv", include_str!("../../examples/beam-log.csv"));
    put("runs.csv", include_str!("../../examples/beam-runs.csv"));
    // Results of three cards are the log of a campaign.
    for card in 1..=3 {
        let words = format!(
            "memtest --profile tiny.yaml --faults cells.yaml --seed {card} --card c{card} --iterations {card} \
             --attribute site=s{} --out r{card}.json",
            card % 2
        );
        eccforge(folder, &words, "json");
    }
}

fn has_tools() -> bool {
    xtask::needs(&["yosys", "berkeley-abc"])
}

/// The columns of a command's CSV in the document.
fn documented(words: &str) -> Vec<String> {
    let text = include_str!("../../docs/outputs.md");
    let name = match words.split(' ').collect::<Vec<_>>().as_slice() {
        ["reproduce", work, ..] if !work.starts_with("--") => "reproduce WORK",
        ["reproduce", ..] if words.contains("--samples") => "reproduce --samples",
        ["check", "ball.yaml"] => "check` of a scheme",
        ["check", "isa-l-powers-32-4"] => "check` of a code over shards",
        ["check", ..] if words.contains("--dead-device") => "check --dead-device",
        ["check", ..] if words.contains("--after") => "check --after",
        ["check", ..] if words.contains("--attack") => "check --attack",
        ["check", ..] if words.contains("--memory-gbit") => "check --memory-gbit",
        ["check", ..] if words.contains("--values") => "check --values",
        ["check", ..] if words.contains("--fewest") => "check --fewest",
        ["check", ..] if words.contains("--weights") => "check --weights",
        ["check", ..] if words.contains("--hd-profile") => "check --hd-profile",
        ["check", ..] if words.contains("--equivalent") => "check --equivalent",
        ["check", ..] if words.contains("--wrong-corrections") => "check --wrong-corrections",
        ["learn", "beam", ..] => "learn beam",
        ["memtest", "coverage", ..] => "memtest coverage",
        ["memtest", "campaign", ..] => "memtest campaign",
        ["learn", "dimm", ..] if words.contains("--predict") => "learn dimm --predict",
        ["learn", "dimm", ..] => "learn dimm`",
        ["gpu", "replay", ..] => "gpu replay",
        ["gpu", "what-if", "host.log", ..] => "gpu what-if host.log",
        ["gpu", "what-if", ..] => "gpu what-if",
        ["simulate", "ball.yaml", ..] => "simulate` of such a scheme",
        ["simulate" | "merge", ..] => "simulate` and `merge`",
        ["area", ..] => "area --fpga",
        [first, ..] => first,
        [] => "",
    };
    let (_, rest) = text.split_once(&format!("\n- `{name}")).unwrap_or_else(|| panic!("no columns of {name}"));
    let entry = rest.split("\n- ").next().unwrap_or_default();
    let columns = entry.split_once(':').expect("a list").1;
    columns.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn is_a_page(html: &str, words: &str) {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let page =
        roxmltree::Document::parse_with_options(html, options).unwrap_or_else(|e| panic!("{words}: {e}\n{html}"));
    let named = |name: &'static str| page.descendants().filter(move |n| n.tag_name().name() == name);
    assert_eq!(named("h1").count(), 1, "{words}");
    assert!(named("style").any(|s| s.text().is_some_and(|t| t.contains("light-dark("))), "{words}: the one palette");
    assert_eq!(named("script").count() + named("link").count() + named("img").count(), 0, "{words}");
    let headings: Vec<&str> = named("h2").filter_map(|h| h.text()).collect();
    assert!(headings.contains(&"Provenance"), "{words}: {headings:?}");
    let has_title = |svg: &roxmltree::Node| {
        svg.attribute("aria-label").is_some() || svg.children().any(|c| c.has_tag_name("title"))
    };
    let has_title = |svg: &roxmltree::Node| has_title(svg) || svg.attribute("aria-labelledby").is_some();
    assert!(named("svg").all(|svg| has_title(&svg)), "{words}: every picture has a title");
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_form_of_every_command_is_what_is_published() {
    are_published(CASES);
}

mod full {
    use super::are_published;
    use super::cases::{HTML, case};

    #[test]
    #[ignore = "a minute of samples"]
    fn the_forms_of_the_work_with_most_samples_are_what_is_published() {
        are_published(&[case("reproduce", "reproduce ondie-isocc23", HTML)]);
    }
}

/// Runs commands in all their forms.
fn are_published(cases: &[Case]) {
    let folder = tempfile::tempdir().expect("a folder");
    inputs(folder.path());
    let list: Vec<String> = (1..=3).map(|i| format!("r{i}.json")).collect();
    let with_tools = has_tools();
    let loaded = tempfile::tempdir().expect("a folder");
    let keep = |name: String, text: &str| std::fs::write(loaded.path().join(name), text).expect("writable");
    for (i, Case { schema, words, status, forms }) in cases.iter().enumerate() {
        if !with_tools && WITH_TOOLS.contains(schema) {
            continue;
        }
        let words = words.replace("cards.csv", &list.join(" "));
        let run = |form: &str| {
            let output = eccforge(folder.path(), &words, form);
            let text = String::from_utf8(output.stdout).expect("text");
            let errors = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(*status), "{words} --format {form}: {text}{errors}");
            text
        };
        let mut json = run("json");
        if json.is_empty() {
            json = std::fs::read_to_string(folder.path().join("run.json")).expect("it went to its file");
        }
        valid(schema, &json, &words);
        keep(format!("{i}-{schema}.json"), &json);
        for form in *forms {
            let text = run(form);
            match *form {
                "csv" => {
                    let header: Vec<&str> = text.lines().next().unwrap_or_default().split(',').collect();
                    assert_eq!(header, documented(&words), "{words}");
                    keep(format!("{i}-{schema}.csv"), &text);
                }
                _ => is_a_page(&text, &words),
            }
        }
    }
    are_loaded(loaded.path());
}

/// Loads every file of a folder with pandas and jq.
fn are_loaded(folder: &Path) {
    if !xtask::needs_in_ci(&["pandas", "jq"]) {
        return;
    }
    let python = xtask::python();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/load.py");
    let output = Command::new(python).arg(script).arg(folder).output().expect("Python starts");
    let [out, errors] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(output.status.success(), "{out}{errors}");
}

/// Rows of CSV under their header, as maps.
fn rows(text: &str) -> Vec<BTreeMap<String, String>> {
    csv::Reader::from_reader(text.as_bytes())
        .deserialize()
        .map(|row| row.expect("a row as long as the header"))
        .collect()
}

#[test]
fn the_csv_of_check_has_rates_addresses_and_claims_as_its_json_has() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = "check hsiao-72-64-address --bit-error-rate 1e-4,1e-20";
    let text = |words: &str, form: &str| String::from_utf8(eccforge(folder.path(), words, form).stdout).expect("text");
    let rows_of = |words: &str, kind: &str| -> Vec<_> {
        rows(&text(words, "csv")).into_iter().filter(|row| row["kind"] == kind).collect()
    };
    let json: Value = serde_json::from_str(&text(words, "json")).expect("JSON");
    let same = |row: &BTreeMap<String, String>, key: &str, value: &Value| match value.as_f64() {
        Some(number) => assert_eq!(row[key].parse(), Ok(number), "{key} of {row:?}"),
        None => assert_eq!(row[key], value.as_str().map_or_else(|| value.to_string(), str::to_owned), "{key}"),
    };
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let (rates, addresses, claims) =
        (rows_of(words, "bit-error-rate"), rows_of(words, "address"), rows_of(words, "claim"));
    assert_eq!(rates.len(), 2);
    for (row, rate) in rates.iter().zip(list(&json["by_bit_error_rate"])) {
        same(row, "errors", &rate["rate"]);
        ["corrected", "detected", "undetected", "miscorrected", "clean"]
            .iter()
            .for_each(|key| same(row, key, &rate[key]));
    }
    let faults = list(&json["address"]["faults"]);
    assert_eq!((addresses.len(), faults.is_empty()), (faults.len(), false));
    for (row, fault) in addresses.iter().zip(faults) {
        same(row, "patterns", &fault["differences"]);
        same(row, "detected", &fault["detected"]);
        same(row, "undetected", &fault["unseen"]);
        same(row, "miscorrected", &fault["taken_for_correctable"]);
    }
    let stated = list(&json["claims"]);
    assert_eq!((claims.len(), stated.is_empty()), (stated.len(), false));
    for (row, claim) in claims.iter().zip(stated) {
        same(row, "errors", &claim["claim"]);
        same(row, "holds", &claim["holds"]);
        same(row, "evidence", &claim["evidence"]);
    }
    let stages = "check unity-on-die-chipkill --bit-error-rate 1e-20";
    let [bounds] = &rows_of(stages, "bit-error-rate")[..] else { panic!("one rate") };
    let json: Value = serde_json::from_str(&text(stages, "json")).expect("JSON");
    for key in ["corrected", "detected", "undetected", "miscorrected", "clean"] {
        same(bounds, key, &json["by_bit_error_rate"][0][key]);
    }
    assert_eq!(bounds["evidence"], "all patterns of up to 3 wrong bits");
}

#[test]
fn the_suffix_of_a_file_says_the_form_of_what_is_written_to_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |words: &str, name: &str| {
        let all = words.split(' ').chain(["--out", name]);
        let output = Command::new(env!("CARGO_BIN_EXE_eccforge")).args(all).current_dir(folder.path()).output();
        output.expect("the program starts")
    };
    let written = |words: &str, name: &str| {
        let output = run(words, name);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && output.stdout.is_empty(), "{words} --out {name}: {errors}");
        std::fs::read_to_string(folder.path().join(name)).expect("it is written")
    };
    for (i, words) in
        ["check hsiao-22-16", "simulate hsiao-22-16 --all", "simulate hsiao-22-16 --class bit --samples 1e3"]
            .into_iter()
            .enumerate()
    {
        let name = |suffix: &str| format!("r{i}.{suffix}");
        assert!(serde_json::from_str::<Value>(&written(words, &name("json"))).is_ok(), "{words}");
        assert!(
            written(words, &name("csv")).lines().next().is_some_and(|line| line.contains(",corrected,")),
            "{words}"
        );
        assert!(written(words, &name("html")).starts_with("<!DOCTYPE html>"), "{words}");
        let tables = [written(words, &name("txt")), written(&format!("{words} --format text"), &name("x.json"))];
        assert!(tables.iter().all(|text| text.contains("corrected") && !text.contains("{\"")), "{words}: {tables:?}");
        assert!(written(words, &name("md")).starts_with("# "), "{words}");
    }
}

fn valid(schema: &str, json: &str, words: &str) {
    let published =
        Command::new(env!("CARGO_BIN_EXE_eccforge")).args(["help", "schema", schema]).output().expect("it starts");
    let published = serde_json::from_slice(&published.stdout).expect("a schema is JSON");
    let validator = jsonschema::draft202012::new(&published).expect("the schema is a schema");
    let value: serde_json::Value = serde_json::from_str(json).unwrap_or_else(|e| panic!("{words}: {e}\n{json}"));
    assert_eq!(value["format"], format!("eccforge-{schema}/1"), "{words}");
    let provenance = &value["provenance"];
    assert!(provenance["program"] == "eccforge" && !provenance["command"].is_null(), "{words}: {provenance}");
    let errors: Vec<String> =
        validator.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).take(5).collect();
    assert!(errors.is_empty(), "{words}, schema {schema}: {errors:#?}");
}

#[test]
fn schemas_refuse_what_they_do_not_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let json = String::from_utf8(eccforge(folder.path(), "show trio --error 17", "json").stdout).expect("text");
    let published =
        Command::new(env!("CARGO_BIN_EXE_eccforge")).args(["help", "schema", "show"]).output().expect("it starts");
    let published = serde_json::from_slice(&published.stdout).expect("a schema is JSON");
    let validator = jsonschema::draft202012::new(&published).expect("the schema is a schema");
    let good: Value = serde_json::from_str(&json).expect("JSON");
    assert!(validator.is_valid(&good));
    let mut other = good.clone();
    other["colour"] = "red".into();
    assert!(!validator.is_valid(&other), "a key without a meaning");
    other = good;
    other.as_object_mut().expect("an object").remove("outcome");
    assert!(!validator.is_valid(&other), "a key is missing");
}
