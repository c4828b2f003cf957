//! Tests with independent tools that read the register descriptions of a protected memory and compare them with the
//! simulated registers.

use crate::support;

use eccforge_hdl::design::ram;
use eccforge_hdl::design::{Options, Ram};
use eccforge_scheme::{Scheme, builtin};
use std::path::Path;
use support::{Emitted, python, two_codewords};
use xtask::needs;

/// Returns a memory, with the program that reads its descriptions in the same folder.
fn memory(scheme: &Scheme) -> Emitted {
    let emitted = Emitted::new(scheme, &Options { wrap: Some(Ram::default()), ..Options::default() });
    std::fs::write(emitted.folder.path().join("registers_read.py"), include_str!("registers_read.py")).unwrap();
    emitted
}

/// Returns whether the descriptions are well formed and agree, and the output of the program.
fn agree(emitted: &Emitted, python: &Path) -> (bool, String) {
    emitted.python(python, &["registers_read.py", &emitted.design.prefix])
}

/// Whether the tools agree, and the simulated registers (those of the library with the scheme's parameters) match the
/// description.
fn simulated(scheme: &Scheme, emitted: &Emitted, python: &Path) -> (bool, String) {
    let name = format!("{}_ram_registers", emitted.design.prefix);
    let (entry, syndrome) = (scheme.geometry.bits(), ram::syndrome_bits(scheme));
    let inputs = "clk_i, rst_ni, reg_req_i, reg_we_i, scrub_gnt_i, inject_used_i, event_ce_i, event_due_i, event_poisoned_i,\n\
                  event_refused_i, event_init_done_i";
    let events = ["ce", "due", "poisoned", "refused", "source"];
    let events: String = events.iter().map(|e| format!(".ev_{e}_i(event_{e}_i), ")).collect();
    let text = format!(
        "module {name} (input wire {inputs}, input wire [7:0] reg_address_i, input wire [31:0] reg_data_i,\n\
         input wire [1:0] event_source_i, input wire [9:0] event_address_i, input wire [{}:0] event_syndrome_i,\n\
         output wire reg_valid_o, output wire [31:0] reg_data_o, output wire irq_o);\nwire on, pass; wire [27:0] interval;\n\
         eccforge_scrubber #(.AddrW(10)) u_scrubber (.clk_i, .rst_ni, .enable_i(on), .interval_i(interval), .req_o(), .addr_o(),\n\
         .gnt_i(scrub_gnt_i), .pass_o(pass));\n\
         eccforge_error_log #(.EntryW({entry}), .AddrW(10), .SyndW({syndrome}), .Service(1)) u_log (.clk_i, .rst_ni, .reg_req_i, .reg_we_i,\n\
         .reg_addr_i(reg_address_i), .reg_data_i, .reg_valid_o, .reg_data_o, .irq_o, .scrub_enable_o(on),\n\
         .scrub_interval_o(interval), .scrub_pass_i(pass), .init_o(), .init_done_i(event_init_done_i), .inject_o(), .inject_used_i,\n\
         .raw_req_o(), .raw_addr_o(), .raw_gnt_i(1'b0), .raw_valid_i(event_init_done_i),\n\
         .raw_entry_i({{{entry}{{event_init_done_i}}}}), .off_o(), {events}\n\
         .ev_addr_i(event_address_i), .ev_synd_i(event_syndrome_i));\nendmodule\n",
        syndrome - 1
    );
    let file = format!("{name}.sv");
    std::fs::write(emitted.folder.path().join(&file), text).unwrap();
    emitted.cocotb_test(
        python,
        "registers_read",
        &["eccforge_flop.sv", "eccforge_scrubber.sv", "eccforge_error_log.sv", &file],
    )
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn registers_are_what_other_tools_read_in_their_descriptions() {
    if !needs(&["iverilog", "cocotb", "systemrdl"]) {
        return;
    }
    let python = python();
    // Syndromes of a part of a word, and of two words.
    for scheme in [two_codewords(), builtin("chipkill-x4").unwrap().scheme()] {
        let (agrees, printed) = simulated(&scheme, &memory(&scheme), &python);
        assert!(agrees, "{}: {printed}", scheme.id);
    }
    let (scheme, emitted) = (two_codewords(), memory(&two_codewords()));
    let faults = [
        ("RegFirstAddr = 6'h09", "RegFirstAddr = 6'h0c"),
        ("IntervalReset = 28'd64", "IntervalReset = 28'd65"),
        ("shown_q, off_q, start_q", "off_q, shown_q, start_q"),
        ("? reg_data_i[24:0] :", "? {reg_data_i[25], reg_data_i[23:0]} :"),
        ("status_set | (status_q & ~status_clear & Bits)", "(status_set | status_q) & ~status_clear"),
        ("(writes && at == RegCorrected)", "(writes && reg_data_i[0] && at == RegCorrected)"),
    ];
    for (from, to) in xtask::cases(faults, [2, 2]) {
        emitted.change("eccforge_error_log", from, to);
        assert!(!simulated(&scheme, &emitted, &python).0, "`{to}` is as described");
        emitted.change("eccforge_error_log", to, from);
    }
}

#[test]
#[ignore = "needs systemrdl: cargo xtask ci"]
fn mistakes_in_descriptions_of_registers_are_noticed() {
    if !needs(&["systemrdl"]) {
        return;
    }
    let python = python();
    let emitted = memory(&two_codewords());
    let (agrees, printed) = agree(&emitted, &python);
    assert!(agrees, "{printed}");
    for (from, to) in [("sw = r; hw = w; we;", "sw = r; hw = w;"), ("regwidth = 32", "regwidth = 24")] {
        let path = emitted.folder.path().join("two_ram.rdl");
        let right = std::fs::read_to_string(&path).unwrap();
        assert!(right.contains(from), "no `{from}`");
        std::fs::write(&path, right.replace(from, to)).unwrap();
        assert!(!agree(&emitted, &python).0, "`{to}` is read as if it were right");
        std::fs::write(&path, right).unwrap();
    }
}
