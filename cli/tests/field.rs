//! Tests of `eccforge learn dimm` as a user runs it; `policy/fleet/tests/field.rs` compares its counts with the oracle.

use crate::program::{command, fails, run};
use crate::smartmem;

use serde_json::Value;
use smartmem::{HEADER, MAPS};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn log(folder: &Path) -> PathBuf {
    let mut text = format!("{HEADER}\n");
    let mut time = 1_700_000_000;
    let mut line = |map: u32, valid: u32| {
        time += 60;
        text += &format!("0,1,0,0,5,1,2,4711,16,{map},{valid},0,CE,{time},A,X,P,32,2666,2666,7,DDR4,r1\n");
    };
    for (map, count) in MAPS {
        for _ in 0..count {
            line(map, 0x0080_0001);
        }
    }
    line(0xff, 0x0080_0000);
    let path = folder.join("dimm.csv");
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn the_three_forms_say_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let log = log(folder.path());
    let form = |form: &str| {
        let output = run(&["learn", "dimm", log.to_str().unwrap(), "--scheme", "chipkill-x4,trio", "--format", form]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let page: Value = serde_json::from_str(&form("json")).unwrap();
    let reads = (page["reads"].as_u64(), page["maps"].as_u64(), page["without_map"].as_u64());
    assert_eq!(reads, (Some(22), Some(7), Some(1)));
    assert_eq!(page["schemes"][0]["exact"]["corrected"], "1", "a whole device is a symbol");
    assert_eq!(page["schemes"][0]["corrected"], 1.0);
    let trio = &page["schemes"][1];
    let row = ["clean", "corrected", "detected", "silent"].map(|k| format!("{:?}", trio[k].as_f64().unwrap()));
    let exact = trio["exact"]["silent"].as_str().unwrap();
    let csv = form("csv");
    let line = csv.lines().find(|line| line.starts_with("trio,")).unwrap();
    assert!(line.starts_with(&format!("trio,2,{},", row.join(","))) && line.ends_with(&format!(",{exact}")), "{csv}");
    let table = form("text");
    assert!(table.contains("22 logged reads") && table.contains("100.0000"), "{table}");
}

#[test]
fn tickets_are_joined_to_the_logs_of_their_dimms() {
    let folder = tempfile::tempdir().unwrap();
    let (log, tickets) = (log(folder.path()), folder.path().join("ticket.csv"));
    let form = |text: &str| {
        std::fs::write(&tickets, text).unwrap();
        let [log, tickets] = [&log, &tickets].map(|path| path.to_str().unwrap());
        run(&["learn", "dimm", log, "--scheme", "chipkill-x4", "--tickets", tickets, "--format", "json"])
    };
    for (text, count) in
        [("sn_name,alarm_time,sn_type\nsn_8,1704077850,A\ndimm,1704140121,A\n", 1), ("sn_name\nsn_8\n", 0)]
    {
        let output = form(text);
        let page: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((&page["tickets"], &page["schemes"][0]["tickets_avoided"]), (&count.into(), &count.into()));
    }
    let output = form("dimm,time\n1,2\n");
    assert!(String::from_utf8_lossy(&output.stderr).contains("ticket.csv:1:1: the header has no column `sn_name`"));
}

/// The model has the maps as classes; if the burst is one entry, its exact table is that of the command.
#[test]
fn the_model_of_a_log_gives_the_same_shares_to_reproduce() {
    let folder = tempfile::tempdir().unwrap();
    let (log, model) = (log(folder.path()), folder.path().join("maps.yaml"));
    let (log, model) = (log.to_str().unwrap(), model.to_str().unwrap());
    let output = run(&["learn", "dimm", log, "--scheme", "trio", "--model-out", model, "--format", "csv"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("scheme,entries_per_read,clean"));
    let text = std::fs::read_to_string(model).unwrap();
    let classes: BTreeMap<u32, u64> = MAPS.into_iter().collect();
    for (map, count) in &classes {
        assert!(text.contains(&format!(
            "rate: {count}\n    patterns: {{device-map: {{pins: 4, beats: 8, map: {map:#010x}}}}}"
        )));
    }
    for scheme in ["chipkill-x4", "trio"] {
        let output = run(&["reproduce", "--model", model, "--scheme", scheme, "--format", "json"]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let page = String::from_utf8(output.stdout).unwrap();
        assert!(classes.keys().all(|map| page.contains(&format!("m{map:08x}"))), "{page}");
    }
    let sampled = ["simulate", "trio", "--model", model, "--samples", "2000", "--format", "json"];
    let output = run(&sampled);
    assert!(output.status.success(), "sampled and exact agree: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn what_is_no_such_log_is_refused_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.csv");
    let text = std::fs::read_to_string(log(folder.path())).unwrap();
    std::fs::write(&path, text.replacen(",32,", ",x32,", 1)).unwrap();
    let dimm = |path: &Path, more: &[&str]| command(&[&["learn", "dimm", path.to_str().unwrap()], more].concat());
    fails(
        &mut dimm(&path, &["--scheme", "chipkill-x4"]),
        1,
        "bad.csv:2:1: retryrderrlogparity: `x32` is not a whole number",
    );
    std::fs::write(&path, format!("{HEADER}\n")).unwrap();
    fails(&mut dimm(&path, &[]), 2, "nothing here is recognised");
    fails(&mut dimm(&log(folder.path()), &["--scheme", "hsiao-39-32"]), 2, "DDR4");
}
