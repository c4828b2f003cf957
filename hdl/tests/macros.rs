//! Memory macros in the place of the array: a tile of two kinds of macros keeps the contract of an array, a foreign checker of
//! the bus passes with it, and planted faults in tiling, masks, latency and pins are rejected. The cases of users run too.

use crate::support;

use eccforge_hdl::design::{Around, Cut, File, Options, Pipe, Ram};
use eccforge_hdl::prove::library::{Instance, holds, sources};
use eccforge_hdl::tools::{self, Tool};
use eccforge_scheme::builtin;
use support::{Emitted, LIMIT, python};
use xtask::needs;

/// The array of two kinds of macros.
const TWO: &str = include_str!("two_macros.sv");

/// Faults of it, by the text before and after.
const FAULTS: [(&str, &str); 7] = [
    // Tiling: both halves, the half of the next request, an exchanged half.
    (".csb0(~(re_i | we_i) | addr[AddrW-1])", ".csb0(~(re_i | we_i))"),
    ("fast_q  <= upper_q ? high : low;", "fast_q  <= addr[AddrW-1] ? high : low;"),
    ("fast_q  <= upper_q ? high : low;", "fast_q  <= upper_q ? low : high;"),
    // The mask writes nothing; a wrong part of the entry.
    (".WEN({1'b1, {SlowW{1'b0}}})", ".WEN({1'b1, {SlowW{1'b1}}})"),
    (".D({1'b0, entry_i[EntryW-1:FastW]})", ".D({1'b0, entry_i[SlowW-1:0]})"),
    // Latency: the fast macro comes a clock early.
    ("assign entry_o = {slow[SlowW-1:0], fast_q};", "assign entry_o = {slow[SlowW-1:0], upper_q ? high : low};"),
    // Pins: the slow macro is powered down.
    (".PD(cfg_i[0])", ".PD(~cfg_i[0])"),
];

fn keeps_its_contract(text: &str) -> bool {
    let mut all = sources();
    all.push(File { name: "two_macros.sv".into(), text: text.into() });
    let parameters = vec![("EntryW", 3), ("AddrW", 2), ("Latency", 2), ("FastW", 2)];
    holds(&Instance { module: "two_macros", parameters }, &all, None).unwrap()
}

#[test]
fn a_tile_of_two_kinds_of_macros_is_an_array_and_faulty_ones_are_not() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    assert!(keeps_its_contract(TWO));
    for (from, to) in FAULTS {
        assert!(TWO.contains(from), "{from}");
        assert!(!keeps_its_contract(&TWO.replacen(from, to, 1)), "{to}");
    }
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
    let (well, said) = passes(TWO);
    assert!(well, "{said}");
    let (from, to) = FAULTS[1];
    assert!(!passes(&TWO.replacen(from, to, 1)).0);
}

/// The output of a testbench of a user with the memory of `hsiao-39-32`.
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
        let said = output(&Options { wrap, ..Options::default() }, include_str!("rtl_cases/init_off_tb.sv"));
        let lines: Vec<&str> = said.lines().filter(|line| line.contains("strb=0000")).collect();
        assert_eq!(lines, ["INIT=0 strb=0000 bresp=00 buser=0"; 2], "{said}");
    }
}

#[test]
fn a_read_after_a_write_was_taken_delivers_it() {
    if needs(&["iverilog"]) {
        let wrap = Some(Ram { two_ports: true, ..Ram::default() });
        let pipe = Pipe { cuts: vec![Cut::Output], ..Pipe::default() };
        let said = output(&Options { wrap, pipe, ..Options::default() }, include_str!("rtl_cases/two_ports_tb.sv"));
        let answers: Vec<&str> = said.lines().filter(|line| line.contains("read answer")).collect();
        assert!(!answers.is_empty() && answers.iter().all(|line| line.ends_with("1111aaaa")), "{said}");
    }
}

#[test]
fn a_pass_of_the_scrubber_reads_every_entry() {
    if needs(&["iverilog"]) {
        let said = output(
            &Options { wrap: Some(Ram::default()), ..Options::default() },
            &include_str!("rtl_cases/scrub_pass_tb.sv").replace("module tb;", "module tb; parameter INIT = 0;"),
        );
        assert!(said.contains("PASS bit set after 16 scrub reads, entries seen 1111111111111111"), "{said}");
    }
}
