//! The memory with an AXI4 port against cocotbext-axi, an independent manager.

use crate::support;

use eccforge_hdl::design::{Around, Cut, Options, Pipe, Ram, Reset};
use eccforge_scheme::builtin;
use support::{Emitted, python};
use xtask::needs;

/// The memory of AXI4 around one scheme.
pub fn options() -> Options {
    let wrap = Some(Ram { two_ports: false, reset: Reset::Async, around: Around::Axi4 });
    Options { wrap, pipe: Pipe { cuts: vec![Cut::Output], ..Pipe::default() }, ..Options::default() }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn random_bursts_of_cocotbext_axi_read_and_write_a_memory() {
    if !needs(&["iverilog", "cocotbext-axi"]) {
        return;
    }
    let python = python();
    let top = "hsiao_39_32_ram_axi4";
    for wrong in
        [None, Some(("ecc_axi4", "assign joined       = before_q | bresp_i;", "assign joined       = bresp_i;"))]
    {
        let emitted = Emitted::new(&builtin("hsiao-39-32").unwrap().scheme(), &options());
        if let Some((module, from, to)) = wrong {
            emitted.change(module, from, to);
        }
        std::fs::write(emitted.folder.path().join("axi4_random.py"), include_str!("axi4_random.py")).unwrap();
        let sources = emitted.sources(top);
        let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
        let (passed, said) = emitted.cocotb_test(&python, "axi4_random", &sources);
        assert_eq!(passed, wrong.is_none(), "{wrong:?}: {said}");
    }
}
