//! Tests of memory macros that replace the array: a tile of two kinds of macros meets the contract of an array, a
//! foreign checker of the bus passes with it, and planted faults in tiling, masks, latency and pins are rejected. The
//! examples for users also run.

use crate::support;

use eccforge_hdl::design::{Around, Cut, Design, File, Options, Pipe, Ram};
use eccforge_hdl::prove::library::{Instance, holds, sources};
use eccforge_hdl::tools::{self, Tool};
use eccforge_scheme::builtin;
use support::{Emitted, LIMIT, python};
use xtask::needs;

/// The array of two kinds of macros.
const TWO: &str = include_str!("two_macros.sv");

/// Faults to plant in the array: name, text before and text after.
const FAULTS: [(&str, &str, &str); 11] = [
    ("tiling: both halves are written", ".csb0(~(re_i | we_i) | addr[AddrW-1])", ".csb0(~(re_i | we_i))"),
    ("tiling: the half of the next request", "fast_q  <= upper_q ? high", "fast_q  <= addr[AddrW-1] ? high"),
    ("tiling: the other half", "upper_q ? high : low;", "upper_q ? low : high;"),
    ("tiling: a wrong part of the entry", "entry_i[EntryW-1:FastW]})", "entry_i[SlowW-1:0]})"),
    ("mask: bits are never written", ".WEN({1'b1, ~mask[EntryW-1:FastW]})", ".WEN({1'b1, {SlowW{1'b1}}})"),
    ("mask: all bits are written", "~mask[EntryW-1:FastW]", "{SlowW{1'b0}}"),
    ("mask: all lanes are written", "assign lanes[i] = mask[i*Lane];", "assign lanes[i] = 1'b1;"),
    ("mask: a lane has that of another", "assign lanes[i] = mask[i*Lane];", "assign lanes[i] = mask[FastW-1-i*Lane];"),
    ("latency: the fast macro is early", "{slow[SlowW-1:0], fast_q}", "{slow[SlowW-1:0], upper_q ? high : low}"),
    ("latency: the slow macro is early", "    Q <= first;", "    Q <= mem[ADDR];"),
    ("pins: the slow macro is powered down", ".PD(cfg_i[0])", ".PD(~cfg_i[0])"),
];

/// Returns the array with a fault.
fn faulty((name, from, to): (&str, &str, &str)) -> String {
    assert!(TWO.contains(from), "{name}");
    TWO.replacen(from, to, 1)
}

fn keeps_its_contract(text: &str) -> bool {
    let mut all = sources();
    all.push(File { name: "two_macros.sv".into(), text: text.into() });
    let parameters = vec![("EntryW", 3), ("AddrW", 2), ("Latency", 2), ("FastW", 2), ("Lane", 1), ("Masked", 1)];
    holds(&Instance { module: "two_macros", parameters }, &all, None).unwrap()
}

#[test]
fn a_tile_of_two_kinds_of_macros_is_an_array_and_faulty_ones_are_not() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    assert!(keeps_its_contract(TWO));
    let accepted: Vec<&str> = FAULTS.iter().filter(|fault| keeps_its_contract(&faulty(**fault))).map(|f| f.0).collect();
    assert!(accepted.is_empty(), "{accepted:?}");
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_foreign_checker_of_the_bus_passes_with_macros_and_fails_with_faulty_ones() {
    if !needs(&["iverilog", "cocotb", "cocotbext-axi"]) {
        return;
    }
    let pipe = Pipe { cuts: vec![Cut::Output], ..Pipe::default() };
    let wrap = Some(Ram { around: Around::Axi4, later: 1, ..Ram::default() });
    let emitted =
        Emitted::new(&builtin("hsiao-39-32").unwrap().scheme(), &Options { pipe, wrap, ..Options::default() });
    emitted.change("hsiao_39_32_ram", "eccforge_ram_array #(", "two_macros #(");
    let sources = emitted.sources("hsiao_39_32_ram_axi4");
    let files: Vec<&str> = ["two_macros.sv"].into_iter().chain(sources.iter().map(String::as_str)).collect();
    let passes = |text: &str| {
        std::fs::write(emitted.folder.path().join("two_macros.sv"), text).unwrap();
        emitted.cocotb_test(&python(), "test_hsiao_39_32_bursts", &files)
    };
    let (well, printed) = passes(TWO);
    assert!(well, "{printed}");
    // An AXI4 memory writes whole entries, so its mask is all ones.
    let visible = FAULTS.into_iter().filter(|fault| !fault.0.starts_with("mask: all") && !fault.0.contains("another"));
    let passed: Vec<&str> = visible.filter(|fault| passes(&faulty(*fault)).0).map(|fault| fault.0).collect();
    assert!(passed.is_empty(), "{passed:?}");
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn codewords_are_written_alone_in_macros_and_faulty_masks_are_found() {
    if !needs(&["iverilog"]) {
        return;
    }
    let wrap = Some(Ram { later: 1, masked: true, ..Ram::default() });
    let emitted = Emitted::new(&support::two_codewords(), &Options { wrap, ..Options::default() });
    let folder = emitted.folder.path();
    let own = std::fs::read_to_string(folder.join("two_ram.v")).unwrap();
    let with_macros = own
        .replace("module two_ram ", "module two_macro_ram ")
        .replace("eccforge_ram_array #(", "two_macros #(\n    .FastW(20),\n    .Lane(1),");
    assert!(with_macros.contains("two_macro_ram") && with_macros.contains("FastW"));
    std::fs::write(folder.join("two_macro_ram.v"), with_macros).unwrap();
    std::fs::write(folder.join("masked_tb.sv"), include_str!("masked_tb.sv")).unwrap();
    let sources = emitted.sources("two_ram");
    let passes = |text: &str| {
        std::fs::write(folder.join("two_macros.sv"), text).unwrap();
        let files = sources.iter().map(String::as_str).chain(["two_macros.sv", "two_macro_ram.v", "masked_tb.sv"]);
        let all: Vec<&str> = ["-g2012", "-s", "tb", "-o", "masked.vvp"].into_iter().chain(files).collect();
        let compiled = tools::run(Tool::Iverilog, &all, folder, LIMIT).unwrap();
        assert!(compiled.success, "{}", compiled.text);
        tools::run(Tool::Vvp, &["-n", "masked.vvp"], folder, LIMIT).unwrap().text.contains("PASS")
    };
    assert!(passes(TWO));
    let passed: Vec<&str> = FAULTS.into_iter().filter(|fault| passes(&faulty(*fault))).map(|f| f.0).collect();
    assert!(passed.is_empty(), "{passed:?}");
}

/// Verilator 5.006 uses the widths of one instance for another if they are the defaults of the module.
#[test]
#[ignore = "needs verilator: cargo xtask ci"]
fn memories_and_queues_of_two_schemes_are_tops_of_one_design() {
    if !needs(&["verilator"]) {
        return;
    }
    let options = || Options { wrap: Some(Ram { around: Around::Axi4, ..Ram::default() }), ..Options::default() };
    let folder = tempfile::tempdir().unwrap();
    let mut files: Vec<String> = Vec::new();
    let mut add = |name: String, text: String| {
        std::fs::write(folder.path().join(&name), text).unwrap();
        if !files.contains(&name) {
            files.push(name);
        }
    };
    for of in ["hsiao-39-32", "opentitan-72-64"] {
        let scheme = builtin(of).unwrap().scheme();
        let design = Design::new(&scheme, &options());
        let library = eccforge_hdl::design::library::part(".sv").0;
        let queue = Design::new(&scheme, &crate::fifo::options());
        let all = library.into_iter().chain(design.files()).chain(queue.files());
        for file in all {
            add(file.name, file.text);
        }
    }
    // A user's top instantiates all four, and a module with the name of one of PULP's.
    let (two, other) = crate::judges::TWO_SCHEMES;
    for (name, text) in [("two.sv", two), ("ecc_scrubber.sv", other)] {
        add(name.into(), text.into());
    }
    files.sort_by_key(|name| !name.ends_with("_pkg.sv"));
    support::silent(Tool::Verilator, &support::LINT, &files, folder.path());
}

/// Returns the output of a user's testbench with the memory of `hsiao-39-32`.
fn output(options: &Options, bench: &str) -> String {
    let emitted = Emitted::new(&builtin("hsiao-39-32").unwrap().scheme(), options);
    let top = emitted.design.ram.last().unwrap().name.clone();
    let folder = emitted.folder.path();
    std::fs::write(folder.join("user_tb.sv"), bench).unwrap();
    let sources = emitted.sources(&top);
    let files = sources.iter().map(String::as_str).chain(["user_tb.sv"]);
    let all: Vec<&str> = ["-g2012", "-Ptb.INIT=0", "-s", "tb", "-o", "user.vvp"].into_iter().chain(files).collect();
    let compiled = tools::run(Tool::Iverilog, &all, folder, LIMIT).unwrap();
    assert!(compiled.success, "{}", compiled.text);
    tools::run(Tool::Vvp, &["-n", "user.vvp"], folder, LIMIT).unwrap().text
}

#[test]
fn a_write_without_strobes_touches_nothing() {
    if needs(&["iverilog"]) {
        let wrap = Some(Ram { around: Around::Axi4, ..Ram::default() });
        let printed = output(&Options { wrap, ..Options::default() }, include_str!("rtl_cases/init_off_tb.sv"));
        let lines: Vec<&str> = printed.lines().filter(|line| line.contains("strb=0000")).collect();
        assert_eq!(lines, ["INIT=0 strb=0000 bresp=00 buser=0"; 2], "{printed}");
    }
}

#[test]
fn a_read_after_a_write_was_taken_delivers_it() {
    if needs(&["iverilog"]) {
        let wrap = Some(Ram { two_ports: true, ..Ram::default() });
        let pipe = Pipe { cuts: vec![Cut::Output], ..Pipe::default() };
        let printed = output(&Options { wrap, pipe, ..Options::default() }, include_str!("rtl_cases/two_ports_tb.sv"));
        let answers: Vec<&str> = printed.lines().filter(|line| line.contains("read answer")).collect();
        assert!(!answers.is_empty() && answers.iter().all(|line| line.ends_with("1111aaaa")), "{printed}");
    }
}

#[test]
fn a_pass_of_the_scrubber_reads_every_entry() {
    if needs(&["iverilog"]) {
        let printed = output(
            &Options { wrap: Some(Ram::default()), ..Options::default() },
            &include_str!("rtl_cases/scrub_pass_tb.sv").replace("module tb;", "module tb; parameter INIT = 0;"),
        );
        assert!(printed.contains("PASS bit set after 16 scrub reads, entries seen 1111111111111111"), "{printed}");
    }
}
