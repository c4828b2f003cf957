//! Tests that the properties of the hand-written library are proved over a grid of parameters, and fail for planted
//! faults.

use crate::ram::{hsiao, options};
use crate::{axi4, support};

use eccforge_hdl::design::{Cut, Design, File};
use eccforge_hdl::prove;
use eccforge_hdl::prove::library::{Instance, holds, instances, own, properties, search, sources};
use eccforge_hdl::prove::step::ProofStep;
use eccforge_hdl::tools::{self, Tool, ToolError};
use eccforge_hdl::verilog::Item;
use eccforge_scheme::builtin;
use support::{LIMIT, LINT, silent};
use xtask::needs;

/// Base parameters of every module, all small.
const SMALL: [(&str, &[(&str, usize)]); 16] = [
    ("eccforge_ram_ctrl", &[("DataW", 9), ("EntryW", 12), ("AddrW", 2), ("SyndW", 2)]),
    ("eccforge_ram_array", &[("EntryW", 2), ("AddrW", 2)]),
    ("eccforge_ram_tiles", &[("EntryW", 3), ("AddrW", 2), ("TileW", 2), ("TileAddrW", 1)]),
    ("eccforge_scrubber", &[("AddrW", 3), ("IntervalW", 2)]),
    ("eccforge_queue", &[("Width", 2)]),
    ("eccforge_pipe", &[("Width", 2)]),
    ("eccforge_enc_pipe", &[("DataW", 1), ("EntryW", 2)]),
    ("eccforge_dec_pipe", &[("EntryW", 1), ("SyndW", 1)]),
    ("eccforge_error_log", &[("EntryW", 5), ("AddrW", 2), ("SyndW", 3), ("CountW", 2)]),
    ("eccforge_axi_lite", &[("DataW", 16), ("RegW", 16), ("AddrW", 7), ("Depth", 2)]),
    ("eccforge_axi_walk", &[("AddrW", 5), ("IdW", 1), ("LenW", 2), ("Depth", 3)]),
    ("eccforge_axi4", &[("DataW", 1), ("AddrW", 3), ("IdW", 1), ("LenW", 2), ("Depth", 2)]),
    ("eccforge_fifo", &[("EntryW", 1), ("AddrW", 1), ("SyncStages", 2)]),
    // x^4 + x + 1.
    ("eccforge_gf_mul", &[("M", 4), ("Poly", 19)]),
    ("eccforge_gf_scale", &[("M", 4), ("Poly", 19), ("Factor", 7)]),
    ("eccforge_gf_inv", &[("M", 4), ("Poly", 19)]),
];

/// Further parameters of the modules: every number of register stages, both counts of ports, both resets.
const GRID: [(&str, &str); 35] = [
    ("eccforge_ram_ctrl", ""),
    ("eccforge_ram_ctrl", "TwoPorts=1 Poison=3 PoisonSynd=2"),
    ("eccforge_ram_ctrl", "InReg=1 DecReg=1 OutReg=1"),
    ("eccforge_ram_ctrl", "Init=0 TwoPorts=1 ResetSync=1 InitData=5"),
    // Three entries in four addresses, a slow array, and codewords that can be written one at a time.
    ("eccforge_ram_ctrl", "Depth=3"),
    ("eccforge_ram_ctrl", "Depth=3 TwoPorts=1 Poison=3 Latency=2 OutReg=1"),
    ("eccforge_ram_ctrl", "Words=2 WordBytes=9 WordBits=16515135 Latency=3"),
    ("eccforge_ram_ctrl", "Words=2 WordBytes=9 WordBits=16515135 TwoPorts=1 Poison=3 PoisonSynd=2"),
    ("eccforge_ram_ctrl", "Service=1 Depth=3"),
    ("eccforge_ram_ctrl", "Service=1 TwoPorts=1 InReg=1 OutReg=1"),
    ("eccforge_ram_array", "Depth=3 Latency=2 Masked=1"),
    ("eccforge_ram_tiles", ""),
    ("eccforge_ram_tiles", "AddrW=3 Depth=5 Latency=3 TileLatency=2 TwoPorts=1 Masked=1"),
    ("eccforge_scrubber", ""),
    ("eccforge_scrubber", "Depth=5"),
    ("eccforge_queue", "Depth=4 ResetSync=1"),
    ("eccforge_pipe", "Stages=0"),
    ("eccforge_pipe", ""),
    ("eccforge_pipe", "Stages=3"),
    ("eccforge_pipe", "Stages=3 ClockEnable=1"),
    ("eccforge_enc_pipe", ""),
    ("eccforge_enc_pipe", "InStages=1 OutStages=2"),
    ("eccforge_enc_pipe", "OutStages=1 ClockEnable=1"),
    ("eccforge_dec_pipe", "InStages=1 SyndStages=1 OutStages=1"),
    ("eccforge_dec_pipe", "EntryW=2 SyndStages=1 FlipsStages=1 OutStages=1 ClockEnable=1"),
    ("eccforge_dec_pipe", "FlipsStages=1 Gated=0"),
    ("eccforge_error_log", ""),
    ("eccforge_error_log", "Service=1 SyndW=33"),
    ("eccforge_axi_lite", "RegW=8 Corrected=1"),
    ("eccforge_axi4", "AddrW=1 LenW=1"),
    ("eccforge_fifo", ""),
    ("eccforge_fifo", "Depth=1"),
    ("eccforge_gf_mul", ""),
    ("eccforge_gf_scale", ""),
    ("eccforge_gf_inv", ""),
];

/// Further rows of the grid, for `cargo xtask full`.
pub const LARGER: [(&str, &str); 26] = [
    ("eccforge_ram_ctrl", "InReg=1 ResetSync=1"),
    ("eccforge_ram_ctrl", "TwoPorts=1 OutReg=1 ResetSync=1"),
    ("eccforge_ram_ctrl", "InReg=1 OutReg=1 Poison=3"),
    ("eccforge_ram_ctrl", "TwoPorts=1 InReg=1 DecReg=1"),
    ("eccforge_ram_ctrl", "Init=0 DataW=8 AddrW=1"),
    ("eccforge_ram_ctrl", "TwoPorts=1 InReg=1 DecReg=1 OutReg=1"),
    ("eccforge_scrubber", "ResetSync=1 AddrW=1"),
    ("eccforge_queue", "Depth=1"),
    ("eccforge_pipe", "Stages=2 ResetSync=1"),
    ("eccforge_dec_pipe", "EntryW=2 SyndStages=1 OutStages=1"),
    ("eccforge_dec_pipe", "EntryW=2 FlipsStages=1 Words=2 ResetSync=1"),
    ("eccforge_error_log", "SyndW=33 ResetSync=1"),
    ("eccforge_axi_lite", "Depth=3 ResetSync=1"),
    ("eccforge_axi_lite", ""),
    ("eccforge_gf_mul", "M=8 Poly=285"),
    ("eccforge_gf_mul", "M=2 Poly=7"),
    ("eccforge_gf_scale", "M=8 Poly=285 Factor=142"),
    ("eccforge_gf_inv", "M=8 Poly=285"),
    ("eccforge_axi_walk", ""),
    ("eccforge_axi_walk", "AddrW=7 LenW=3 Depth=2 ResetSync=1"),
    ("eccforge_axi4", ""),
    ("eccforge_axi4", "Depth=1 ResetSync=1"),
    ("eccforge_axi4", "Depth=3"),
    ("eccforge_fifo", "SyncStages=0"),
    ("eccforge_fifo", "SyncStages=3"),
    ("eccforge_fifo", "AddrW=2 Depth=3"),
];

/// Returns a module with its small parameters and those of the text.
fn instance(module: &str, more: &'static str) -> Instance {
    let (module, small) = SMALL.iter().find(|(name, _)| *name == module).unwrap();
    let more = more.split_whitespace().map(|p| p.split_once('=').unwrap()).map(|(n, v)| (n, v.parse().unwrap()));
    let more: Vec<(&str, usize)> = more.collect();
    let small = small.iter().filter(|(name, _)| more.iter().all(|(other, _)| other != name));
    Instance { module, parameters: small.copied().chain(more.iter().copied()).collect() }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_module_is_proved_over_a_grid_of_parameters() {
    are_proved(&GRID);
}

/// Proves the properties of these instances.
pub fn are_proved(grid: &[(&str, &'static str)]) {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let sources = sources();
    for (module, more) in xtask::cases(grid, [2, 6]) {
        assert!(holds(&instance(module, more), &sources, None).unwrap(), "{module} {more}");
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn planted_faults_are_refused_by_the_property_that_they_break() {
    are_refused(6);
}

/// Plants every Nth fault of the table's first part that is the first fault for its property, or all faults if N is 0.
pub fn are_refused(step: usize) {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let (right, mut missed, mut seen) = (sources(), Vec::new(), std::collections::BTreeSet::new());
    let (mut only_full, mut tried) = (false, 0);
    for line in include_str!("faults.txt").lines() {
        only_full |= line.starts_with("# Only in full");
        // The property of a memory with two controls needs a fault of one: `hardened.rs`.
        if line.starts_with('#') || line.starts_with("eccforge_ram ") {
            continue;
        }
        let fields: Vec<String> = line.split(" | ").map(|f| f.replace("\\|", "|")).collect();
        let [place, property, before, after] = fields.as_slice() else { panic!("{line}: four fields") };
        let (module, more) = place.split_once(' ').unwrap_or((place, ""));
        let file = right.iter().find(|f| f.name.split('.').next() == Some(module)).unwrap().name.clone();
        let wrong = right.iter().map(|source| match source.name == file {
            true => {
                assert!(source.text.contains(before.as_str()), "{file} has no `{before}`");
                File { name: file.clone(), text: source.text.replacen(before.as_str(), after, 1) }
            }
            false => source.clone(),
        });
        assert!(properties(module).contains(&property.as_str()), "{module} has no {property}");
        let is_first = seen.insert(format!("{module} {property}"));
        tried += usize::from(is_first);
        if step > 0 && (only_full || !is_first || !tried.is_multiple_of(step)) {
            continue;
        }
        if holds(&instance(module, more.to_string().leak()), &wrong.collect::<Vec<_>>(), Some(property)).unwrap() {
            missed.push(line);
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    let all = SMALL.iter().flat_map(|(module, _)| properties(module).into_iter().map(move |p| format!("{module} {p}")));
    let idle: Vec<String> = all.filter(|property| !seen.contains(property)).collect();
    eprintln!("no fault is planted for {idle:?}");
    assert!(idle.len() <= 12, "{idle:?}");
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn faults_that_small_parameters_hide_are_found_at_those_of_the_design() {
    are_found(16);
}

/// Plants every Nth fault of a memory with an AXI4 port.
pub fn are_found(step: usize) {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let (scheme, options) = (builtin("hsiao-39-32").unwrap().scheme(), axi4::options());
    let design = Design::new(&scheme, &options);
    let (small, own) = (instances(&scheme, &options, &design), own(&scheme, &options, &design));
    let lines = include_str!("faults_own.txt").lines().filter(|line| !line.starts_with('#'));
    for line in lines.step_by(step) {
        let fields: Vec<String> = line.split(" | ").map(|f| f.replace("\\|", "|")).collect();
        let [place, before, after] = fields.as_slice() else { panic!("{line}: three fields") };
        let (module, more) = place.split_once(' ').unwrap_or((place, "Init=1"));
        let init = ("Init", usize::from(more == "Init=1"));
        let of = |list: &[Instance]| {
            let mut all = list.iter().filter(|instance| instance.module == module);
            let first = all.next().unwrap().clone();
            all.find(|instance| instance.parameters.contains(&init) && !first.parameters.contains(&init))
                .cloned()
                .unwrap_or(first)
        };
        let mut wrong = sources();
        let file = wrong.iter_mut().find(|f| f.name.split('.').next() == Some(module)).unwrap();
        assert!(file.text.contains(before.as_str()), "{module} has no `{before}`");
        file.text = file.text.replacen(before.as_str(), after, 1);
        assert!(holds(&of(&small), &wrong, None).unwrap(), "not hidden: {line}");
        let found = search(&of(&own), &wrong, 120, LIMIT).unwrap();
        assert!(found.failure.is_some(), "{line}: {found:?}");
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn no_tool_has_anything_to_say_about_the_library_and_its_properties() {
    if !needs(&["verilator", "iverilog"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let names: Vec<String> = sources().iter().map(|source| source.name.clone()).collect();
    for source in sources() {
        std::fs::write(folder.path().join(&source.name), source.text).unwrap();
    }
    for top in SMALL.map(|(top, _)| top).into_iter().chain([
        "eccforge_ram",
        "eccforge_secded_enc",
        "eccforge_secded_dec",
        "eccforge_rs_syndrome",
        "eccforge_rs_places",
        "eccforge_rs_pairs",
    ]) {
        let only: Vec<String> = names.iter().filter(|name| !name.contains("_sva")).cloned().collect();
        let arguments: Vec<&str> = LINT.into_iter().chain(["--top-module", top]).collect();
        silent(Tool::Verilator, &arguments, &only, folder.path());
        silent(Tool::Iverilog, &["-Wall", "-g2012", "-tnull", "-s", top], &only, folder.path());
        let checked: Vec<&str> = arguments.into_iter().chain(["--assert", "-DECC_SVA"]).collect();
        silent(Tool::Verilator, &checked, &names, folder.path());
    }
}

/// Returns the files of the library, in which one module's properties include covers and checks of unknown values, and
/// are changed by `change`.
fn with_covers(module: &str, change: &dyn Fn(&str) -> String) -> Vec<File> {
    let name = format!("{module}_sva.sv");
    let text = |file: File| match file.name == name {
        true => File { text: change(&file.text.replace("`ifdef ECC_COVER", "`ifdef ECC_SVA")), ..file },
        false => file,
    };
    sources().into_iter().map(text).collect()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_cover_is_reached() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let mut tried = 0;
    for (module, more) in [
        ("eccforge_ram_ctrl", "Service=1"),
        ("eccforge_error_log", "Service=1"),
        ("eccforge_fifo", ""),
        ("eccforge_scrubber", "AddrW=1"),
        ("eccforge_queue", ""),
        ("eccforge_axi_lite", ""),
        ("eccforge_axi_walk", ""),
        ("eccforge_axi4", ""),
        ("eccforge_pipe", "Stages=2"),
        ("eccforge_pipe", "ClockEnable=1"),
        ("eccforge_enc_pipe", "OutStages=1"),
        ("eccforge_enc_pipe", ""),
        ("eccforge_dec_pipe", "SyndStages=1 OutStages=1"),
        ("eccforge_ram_array", "Depth=3 Latency=2 Masked=1"),
        ("eccforge_ram_tiles", "Masked=1"),
    ] {
        // A cover is reached if its complement is no property.
        let reversed = |text: &str| text.replace(": cover (", ": assert (").replace(" == 1'b1);", " == 1'b0);");
        let owner = if module == "eccforge_ram_tiles" { "eccforge_ram_array" } else { module };
        let all = with_covers(owner, &reversed);
        let text = &all.iter().find(|file| file.name == format!("{owner}_sva.sv")).unwrap().text;
        let labels = text.lines().filter_map(|line| line.trim().split_once(": assert (").map(|(label, _)| label));
        for label in labels.filter(|label| label.starts_with("c_")) {
            tried += 1;
            assert!(!holds(&instance(module, more), &all, Some(label)).unwrap(), "{module}: {label} is not reached");
        }
    }
    assert_eq!(tried, 27 + 6 + 4 + 4 + 6);
}

/// A testbench that moves entries through a queue; without a reset its outputs are unknown.
const QUEUE: &str = "module tb; logic clk = 0, rst_n = 1; always #5 clk = ~clk; logic ready, valid; logic [4:0] a, b;
  logic [38:0] q; eccforge_fifo #(.EntryW(39)) u (.wr_clk_i(clk), .wr_rst_ni(rst_n), .wr_valid_i(1'b1), .wr_ready_o(ready), .wr_entry_i(39'd5),
  .wr_level_o(a), .rd_clk_i(clk), .rd_rst_ni(rst_n), .rd_valid_o(valid), .rd_ready_i(1'b1), .rd_entry_o(q), .rd_level_o(b));
  initial begin #1 if (RESET) begin rst_n = 0; #20 rst_n = 1; end #400 $finish; end endmodule\n";

#[test]
fn unknown_outputs_are_found_in_simulation() {
    if !needs(&["iverilog"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    // Icarus Verilog has neither labels of assertions nor covers, and lacks some functions of the other properties.
    let plain = |text: &str| {
        let known = text.lines().filter(|line| !line.contains(": cover ("));
        let bare =
            known.map(|line| match line.split_once(": assert (").map(|(label, rest)| (label.rsplit_once(' '), rest)) {
                Some((Some((before, label)), rest)) if label.starts_with("x_") => format!("{before} assert ({rest}\n"),
                Some((Some((before, _)), rest)) => format!("{before} assert (1'b1 || {rest}\n"),
                _ => format!("{line}\n"),
            });
        bare.collect()
    };
    let files = with_covers("eccforge_fifo", &plain);
    let used =
        ["eccforge_flop.sv", "eccforge_sync.sv", "eccforge_ram_2clk.sv", "eccforge_fifo.sv", "eccforge_fifo_sva.sv"];
    for reset in [1, 0] {
        let bench = File { name: "tb.sv".into(), text: QUEUE.replace("RESET", &reset.to_string()) };
        for file in files.iter().filter(|file| used.contains(&file.name.as_str())).chain([&bench]) {
            std::fs::write(folder.path().join(&file.name), &file.text).unwrap();
        }
        let all = [&["-g2012", "-DECC_SVA", "-s", "tb", "-o", "tb.vvp", "tb.sv"], &used[..]].concat();
        let compiled = tools::run(Tool::Iverilog, &all, folder.path(), LIMIT).unwrap();
        assert!(compiled.success, "{}", compiled.text);
        let printed = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap().text;
        assert_eq!(printed.contains("ERROR"), reset == 0, "{printed}");
    }
}

/// Compares the wires of a memory after a change of `eccforge_ram`.
pub fn wires(from: &str, to: &str) -> Result<Vec<ProofStep>, ToolError> {
    let (scheme, options) = (hsiao(), options(false, &[Cut::Input]));
    let mut design = Design::new(&scheme, &options);
    let module = design.ram.iter_mut().find(|module| module.name == "eccforge_ram").unwrap();
    let [Item::Source(_, text)] = &mut module.items[..] else { panic!("the text of the library") };
    assert!(text.contains(from), "{from}");
    *text = text.replace(from, to).leak();
    prove::ram::library(&scheme, &options, &design)
}

/// Wires of `eccforge_ram` between control, scrubber and registers.
#[test]
fn a_wrong_wire_between_modules_of_the_library_is_refused() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    for (from, to) in [
        ("", ""),
        (".ev_ce_i(ev_ce), .ev_due_i(ev_due)", ".ev_ce_i(ev_due), .ev_due_i(ev_ce)"),
        (".gnt_i(scrub_gnt)", ".gnt_i(1'b1)"),
        (".addr_o(scrub_addr)", ".addr_o()"),
        (".inject_i(inject)", ".inject_i('0)"),
        ("eccforge_scrubber #(.AddrW(AddrW)", "eccforge_scrubber #(.AddrW(AddrW-1)"),
        (".InReg(InReg)", ".InReg(1'b0)"),
        (".enable_i(scrub_enable)", ".enable_i(scrub_enable & ~ev_due)"),
    ] {
        let steps = wires(from, to);
        let is_refused = steps.as_ref().map_or(true, |steps| steps.iter().any(|step| step.failure.is_some()));
        assert_eq!(is_refused, !from.is_empty(), "{from}: {steps:?}");
    }
}
