//! Tests of memories that write single codewords behind a bus: a write of whole codewords takes one clock and reads nothing.

use crate::ram::{masked_ports, pass};
use crate::support;

use eccforge_hdl::design::{Around, Cut, Options, Pipe, Ram, ram};
use eccforge_hdl::prove::prove;
use eccforge_scheme::builtin;
use support::{Emitted, byte_codewords, half_word_codewords, python, two_codewords};
use xtask::needs;

/// Returns options with codewords that can be written one at a time.
pub fn options(around: Around) -> Options {
    let pipe = Pipe { cuts: vec![Cut::Output], ..Pipe::default() };
    Options { pipe, wrap: Some(Ram { masked: true, around, ..Ram::default() }), ..Options::default() }
}

#[test]
fn a_mask_that_a_wrap_or_a_code_does_not_support_says_why() {
    let hsiao = builtin("hsiao-39-32").unwrap().scheme();
    // The part of the message, or `None` if the mask is supported.
    for (scheme, around, message) in [
        (byte_codewords(), Around::Plain, None),
        (byte_codewords(), Around::Axi, None),
        (half_word_codewords(), Around::Axi4, None),
        (byte_codewords(), Around::OpenTitan, Some("prim_ram_1p_adv with ECC writes whole entries")),
        (hsiao, Around::Axi4, Some("several codewords of whole bytes")),
    ] {
        let options = options(around);
        let refusal = ram::refusal(&scheme, &options, options.wrap.as_ref().unwrap());
        match (&refusal, message) {
            (Some(refusal), Some(message)) => assert!(refusal.contains(message), "{}: {refusal}", scheme.id),
            (refusal, message) => assert!(refusal.is_none() && message.is_none(), "{}: {refusal:?}", scheme.id),
        }
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn memories_that_write_codewords_alone_pass_their_testbenches() {
    let bytes = (byte_codewords(), options(Around::Axi));
    let halves = (half_word_codewords(), options(Around::Axi4));
    pass(vec![bytes, halves, (two_codewords(), masked_ports())]);
}

/// Faults of masks: other codewords are also written; so is one that is not covered; fully written codewords are read first.
const WRONG_MASKS: [(&str, &str, &str); 3] = [
    ("eccforge_ram_ctrl", "mem_mask_o    = covered | {EntryW{fill | closing}}", "mem_mask_o    = {EntryW{1'b1}}"),
    (
        "eccforge_ram_ctrl",
        "assign hit[w]   = poisons | (|(wr_be_i & Bytes))",
        "assign hit[w]   = poisons | (|wr_be_i[w+:1])",
    ),
    ("eccforge_ram_ctrl", "assign all_bytes = &(whole | ~hit);", "assign all_bytes = &wr_be_i;"),
];

/// Tests codewords of one byte, and of two bytes of which one can be written.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn testbenches_behind_a_bus_fail_for_faults_of_masks() {
    if !needs(&["iverilog"]) {
        return;
    }
    for scheme in [byte_codewords(), half_word_codewords()] {
        for wrong in [None].into_iter().chain(WRONG_MASKS.map(Some)) {
            let emitted = Emitted::new(&scheme, &options(Around::Axi4));
            if let Some((module, from, to)) = wrong {
                emitted.change(module, from, to);
            }
            let output = emitted.simulate(&format!("{}_ram_axi4", scheme.id));
            // With codewords of a byte, the second fault changes nothing.
            let is_right = wrong.is_none() || (scheme.id == "bytes" && wrong == Some(WRONG_MASKS[1]));
            assert_eq!(output.success, is_right, "{} {wrong:?}: {}", scheme.id, output.text);
        }
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn random_bursts_of_cocotbext_axi_write_codewords_alone() {
    if !needs(&["iverilog", "cocotbext-axi"]) {
        return;
    }
    let python = python();
    for (scheme, wrongs) in [(byte_codewords(), &WRONG_MASKS[..1]), (half_word_codewords(), &WRONG_MASKS[..2])] {
        for wrong in [None].into_iter().chain(wrongs.iter().map(Some)) {
            let emitted = Emitted::new(&scheme, &options(Around::Axi4));
            if let Some((module, from, to)) = wrong {
                emitted.change(module, from, to);
            }
            let top = format!("{}_ram_axi4", scheme.id);
            let sources = emitted.sources(&top);
            let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
            for test in ["", "_bursts"] {
                let (passed, log) = emitted.cocotb_test(&python, &format!("test_{}{test}", scheme.id), &sources);
                assert_eq!(passed, wrong.is_none(), "{} {test} {wrong:?}: {log}", scheme.id);
            }
        }
    }
}

/// A memory behind AXI4 that writes single codewords is proved: control, bus, bursts and connections.
#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn a_memory_behind_axi4_that_writes_codewords_alone_is_proved() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let record = prove(&byte_codewords(), &options(Around::Axi4), 0).unwrap();
    assert!(record.holds(), "{record:#?}");
    let control = record.control.iter().find(|step| step.claim.starts_with("eccforge_ram_ctrl")).unwrap();
    assert!(control.evidence.contains("Words = 2"), "{control:?}");
}
