//! Tests that commands accept schemes with an address, or reject them with a message that names the reason.

use crate::program::{command, fails, json, run};
use serde_json::Value;

#[test]
fn check_counts_every_wrong_address() {
    let facts = json(&["check", "veer-el2-iccm-64k", "--format", "json"]);
    let address = &facts["address"];
    assert_eq!((&address["bits"], &address["fold"]), (&Value::from(14), &Value::from("xor")));
    assert_eq!(address["columns_hex"][0].as_array().map(Vec::len), Some(14));
    let all = address["faults"].as_array().and_then(|rows| rows.iter().find(|row| row["wrong_bits"].is_null()));
    let all = all.expect("all differences");
    assert_eq!([&all["differences"], &all["detected"], &all["unseen"]], [16383, 16128, 255]);
    // A scheme without an address has no such key.
    assert!(json(&["check", "hsiao-39-32", "--format", "json"]).get("address").is_none());
}

#[test]
fn a_claim_that_does_not_hold_is_refuted() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = String::from_utf8(run(&["show", "veer-el2-iccm-64k"]).stdout).expect("text");
    let changed = text.replace("address-bits-detected: 1", "address-bits-detected: 2");
    assert_ne!(text, changed);
    let file = folder.path().join("two.yaml");
    std::fs::write(&file, changed).expect("writable");
    let output = run(&["check", file.to_str().expect("text")]);
    assert_eq!(output.status.code(), Some(1));
    let stdout = String::from_utf8_lossy(&output.stdout);
    let line = stdout.lines().find(|line| line.starts_with("every fault of up to 2 wrong address bits is detected"));
    assert!(line.is_some_and(|line| line.contains(" REFUTED ") && line.contains(" 94 of 105")), "{stdout}");
}

#[test]
fn commands_without_addresses_state_it_in_one_line() {
    let id = "hsiao-72-64-address";
    for arguments in [
        &["simulate", id][..],
        &["simulate", id, "--all"],
        &["check", id, "--format", "html", "--speed"],
        &["show", id, "--error", "3"],
        &["show", id, "--matrix"],
        &["emit", "rust-hdl", id],
        &["emit", "wgsl", id],
        &["reproduce", "--scheme", id],
        &["memtest", "--profile", "A100-40GB", "--scheme", id],
        &["emit", "verilog", id, "--codeword"],
        &["emit", "verilog", id, "--cut", "input"],
        &["area", id, "--codeword"],
    ] {
        fails(&mut command(arguments), 2, "address in its code");
    }
    let module = run(&["emit", "rust", id]);
    assert!(module.status.success() && String::from_utf8_lossy(&module.stdout).contains("pub fn encode_at("));
}
