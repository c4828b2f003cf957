//! Tests of the memory with an AXI4 port against cocotbext-axi, an independent manager.

use crate::support;

use eccforge_hdl::design::{Around, Cut, Options, Pipe, Ram, Reset};
use eccforge_scheme::builtin;
use support::{Emitted, python};
use xtask::needs;

/// An AXI4 memory protected by one scheme.
pub fn options() -> Options {
    let wrap = Some(Ram { two_ports: false, reset: Reset::Async, around: Around::Axi4, ..Ram::default() });
    Options { wrap, pipe: Pipe { cuts: vec![Cut::Output], ..Pipe::default() }, ..Options::default() }
}

/// Faults of bursts: of a wrapping, a narrow and a fixed burst, and of the answers to the beats of a write.
const WRONG: [Option<(&str, &str, &str)>; 4] = [
    Some(("eccforge_axi_walk", "(beat_addr_o + bytes) & mask", "beat_addr_o + bytes")),
    Some(("eccforge_axi_walk", "bytes = AddrW'(1) << size", "bytes = AddrW'(4)")),
    Some(("eccforge_axi_walk", "BurstFixed: next = first;", "BurstFixed: next = first + bytes;")),
    Some(("eccforge_axi4", "assign joined       = before_q | bresp_i;", "assign joined       = bresp_i;")),
];

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_emitted_testbench_fails_for_faults_of_bursts() {
    if !needs(&["iverilog"]) {
        return;
    }
    let wrong_id = Some(("eccforge_axi4", ".id_i(s_axi_arid)", ".id_i(s_axi_awid)"));
    let wrong_lane = Some((
        "eccforge_axi_lite",
        "assign be_o       = w_strb;",
        "assign be_o       = {w_strb[0], w_strb[StrbW-1:1]};",
    ));
    for scheme in ["hsiao-39-32", "opentitan-72-64"] {
        for wrong in [None, wrong_id, wrong_lane].into_iter().chain(WRONG) {
            let emitted = Emitted::new(&builtin(scheme).unwrap().scheme(), &options());
            if let Some((module, from, to)) = wrong {
                emitted.change(module, from, to);
            }
            let output = emitted.simulate(&format!("{}_ram_axi4", scheme.replace('-', "_")));
            assert_eq!(output.success, wrong.is_none(), "{scheme} {wrong:?}: {}", output.text);
        }
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn random_bursts_of_cocotbext_axi_read_and_write_a_memory() {
    if !needs(&["iverilog", "cocotbext-axi"]) {
        return;
    }
    let python = python();
    let top = "hsiao_39_32_ram_axi4";
    for wrong in [None, WRONG[0], WRONG[1]] {
        let emitted = Emitted::new(&builtin("hsiao-39-32").unwrap().scheme(), &options());
        if let Some((module, from, to)) = wrong {
            emitted.change(module, from, to);
        }
        let sources = emitted.sources(top);
        let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
        let (passed, printed) = emitted.cocotb_test(&python, "test_hsiao_39_32_bursts", &sources);
        assert_eq!(passed, wrong.is_none(), "{wrong:?}: {printed}");
    }
    for wrong in
        [None, Some(("eccforge_axi4", "assign joined       = before_q | bresp_i;", "assign joined       = bresp_i;"))]
    {
        let emitted = Emitted::new(&builtin("hsiao-39-32").unwrap().scheme(), &options());
        if let Some((module, from, to)) = wrong {
            emitted.change(module, from, to);
        }
        std::fs::write(emitted.folder.path().join("axi4_errors.py"), include_str!("axi4_errors.py")).unwrap();
        let sources = emitted.sources(top);
        let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
        let (passed, printed) = emitted.cocotb_test(&python, "axi4_errors", &sources);
        assert_eq!(passed, wrong.is_none(), "{wrong:?}: {printed}");
    }
}
