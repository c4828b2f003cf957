//! Tests of the parameters of the library's modules: a value out of range is reported while a design is elaborated.

use crate::support::LIMIT;

use eccforge_hdl::prove::library::sources;
use eccforge_hdl::tools::{self, Tool};
use xtask::needs;

/// Values of parameters that are out of range, each with a part of its error message.
const VALUES: [(&str, &str, &str); 48] = [
    ("eccforge_flop", "Width=0", "Width must be at least 1"),
    ("eccforge_sync", "Stages=1", "and Stages 2"),
    ("eccforge_sync", "Width=0", "Width must be at least 1"),
    ("eccforge_fifo", "SyncStages=1", "SyncStages must be 0 or at least 2"),
    ("eccforge_fifo", "SyncStages=2", ""),
    ("eccforge_fifo", "AddrW=0", "EntryW and AddrW must be at least 1"),
    ("eccforge_fifo", "AddrW=31", "AddrW must be at most 30"),
    ("eccforge_fifo", "Depth=17", "Depth must be 0 to 2^AddrW"),
    ("eccforge_fifo", "Depth=13", ""),
    ("eccforge_ram_2clk", "Depth=17", "Depth must be 0 to 2^AddrW"),
    ("eccforge_ram_2clk", "EntryW=0", "EntryW and AddrW must be at least 1"),
    ("eccforge_queue", "Depth=0", "Width and Depth must be at least 1"),
    ("eccforge_pipe", "Stages=-1", "and Stages 0"),
    ("eccforge_enc_pipe", "DataW=0", "DataW and EntryW must be at least 1"),
    ("eccforge_enc_pipe", "OutStages=-1", "InStages and OutStages must be at least 0"),
    ("eccforge_dec_pipe", "SyndW=0", "EntryW, SyndW, Words and SwitchW must be at least 1"),
    ("eccforge_dec_pipe", "FlipsStages=-1", "numbers of stages must be at least 0"),
    ("eccforge_scrubber", "AddrW=32", "AddrW must be 1 to 31"),
    ("eccforge_scrubber", "Depth=9", "Depth must be 0 to 2^AddrW"),
    ("eccforge_scrubber", "IntervalW=29", "IntervalW must be 1 to 28"),
    ("eccforge_error_log", "EntryW=4097", "EntryW must be 1 to 4096"),
    ("eccforge_error_log", "AddrW=32", "AddrW must be 1 to 31"),
    ("eccforge_error_log", "SyndW=0", "SyndW must be 1 to 512"),
    ("eccforge_error_log", "CountW=33", "CountW must be 1 to 32"),
    ("eccforge_ram_array", "EntryW=0", "EntryW must be at least 1"),
    ("eccforge_ram_array", "Depth=9", "Depth must be 0 to 2^AddrW"),
    ("eccforge_ram_array", "Latency=0", "Latency must be at least 1"),
    ("eccforge_ram_array", "CfgW=0", "CfgW and CfgRspW must be at least 1"),
    ("eccforge_ram_tiles", "TileW=0", "TileW must be at least 1"),
    ("eccforge_ram_tiles", "TileLatency=2", "TileLatency must be 1 to Latency"),
    ("eccforge_ram_tiles", "Depth=1025", "Depth must be 0 to 2^AddrW"),
    ("eccforge_ram_ctrl", "Depth=9", "Depth must be 0 to 2^AddrW"),
    ("eccforge_ram_ctrl", "Latency=4", "Latency must be 1 to 3"),
    ("eccforge_ram_ctrl", "EntryW=3", "EntryW must be at least DataW"),
    ("eccforge_ram_ctrl", "SyndW=0", "SyndW must be at least 1"),
    ("eccforge_ram", "EntryW=3", "EntryW must be at least DataW"),
    ("eccforge_ram", "SyndW=0", "SyndW to 512"),
    ("eccforge_ram", "SyndW=513", "SyndW to 512"),
    ("eccforge_ram", "Depth=9", "Depth must be 0 to 2^AddrW"),
    ("eccforge_ram", "Depth=8", ""),
    ("eccforge_ram", "Latency=4", "Latency must be 1 to 3"),
    ("eccforge_axi_lite", "Depth=0", "Depth must be at least 1"),
    ("eccforge_axi_lite", "RegW=24", "DataW must be a multiple of RegW"),
    ("eccforge_axi_lite", "AddrW=5", "AddrW must leave the registers 256 bytes"),
    ("eccforge_axi_walk", "LenW=0", "AddrW, IdW, LenW and Depth must be at least 1"),
    ("eccforge_axi4", "Depth=0", "each parameter must be at least 1"),
    ("eccforge_secded_enc", "DataW=3", "DataW must be 4 to 1024"),
    ("eccforge_secded_dec", "DataW=1025", "DataW must be 4 to 1024"),
];

#[test]
#[ignore = "needs verilator: cargo xtask ci"]
fn parameters_out_of_range_are_refused_while_a_design_is_elaborated() {
    if !needs(&["verilator", "iverilog"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for file in sources().iter() {
        std::fs::write(folder.path().join(&file.name), &file.text).unwrap();
    }
    let mut modules: Vec<String> = sources().into_iter().map(|f| f.name).collect();
    modules.retain(|name| name.ends_with(".sv") && !name.contains("_sva"));
    modules.sort_by_key(|name| !name.ends_with("_pkg.sv"));
    let call = |tool, arguments: &[&str]| {
        let all: Vec<&str> = arguments.iter().copied().chain(modules.iter().map(String::as_str)).collect();
        tools::run(tool, &all, folder.path(), LIMIT).unwrap()
    };
    for (module, parameter, why) in VALUES {
        let set = format!("-G{parameter}");
        let printed = call(Tool::Verilator, &["--lint-only", "-Wno-fatal", "--top-module", module, &set]).text;
        assert_eq!(printed.contains("USERERROR"), !why.is_empty(), "{module} {parameter}: {printed}");
        assert!(printed.contains(why), "{module} {parameter}: {printed}");
        // Icarus Verilog 11 reports this when the simulation begins; an empty vector, by an error of its own.
        let set = format!("-P{module}.{parameter}");
        let compiled = call(Tool::Iverilog, &["-g2012", "-s", module, &set, "-o", "values.vvp"]);
        if compiled.success {
            let printed = tools::run(Tool::Vvp, &["-n", "values.vvp"], folder.path(), LIMIT).unwrap().text;
            assert_eq!(printed.contains("FATAL"), !why.is_empty(), "{module} {parameter}: {printed}");
            assert!(printed.contains(why), "{module} {parameter}: {printed}");
        }
        assert!(compiled.success || !why.is_empty(), "{module} {parameter}: {}", compiled.text);
    }
    // Every module of the library with a parameter for a width or a number has a value that is out of range.
    for file in sources().iter().filter(|file| modules.contains(&file.name) && file.text.contains("parameter int")) {
        let module = file.name.trim_end_matches(".sv");
        assert!(VALUES.iter().any(|value| value.0 == module && !value.2.is_empty()), "{module}");
    }
}
