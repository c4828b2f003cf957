//! Tests of the queue between two clocks around a codec: its testbench passes at every ratio of clocks, and the
//! testbench, the comparison of connections or a property detects each planted fault.

use crate::ram::hsiao;
use crate::support;

use eccforge_hdl::collateral;
use eccforge_hdl::design::ram;
use eccforge_hdl::design::{Around, Array, Cut, Design, Naming, Options, Pipe, Ram, Reset};
use eccforge_hdl::prove::{self, prove};
use eccforge_hdl::verilog::{Direction, Item};
use eccforge_scheme::{Scheme, addressed, builtin};
use support::mutants::{every_mutant_fails, mutants};
use support::{Emitted, complemented, connection, two_codewords};
use xtask::needs;

/// Options of a queue, with defaults.
pub fn options() -> Options {
    Options { wrap: Some(Ram { around: Around::Fifo, ..Ram::default() }), ..Options::default() }
}

/// The queue of a scheme with a rule and an enable, other names of ports and a synchronous reset.
fn other() -> (Scheme, Options) {
    let wrap = Some(Ram { around: Around::Fifo, reset: Reset::Sync, ..Ram::default() });
    (two_codewords(), Options { wrap, naming: Naming::Bare, ..Options::default() })
}

/// Faults that the testbench detects: the module, the text before and after. Faults of `eccforge_fifo` are also
/// detected by its properties (`faults.txt`), and those of the top module by the comparison of connections.
const FAULTS: [(&str, &str, &str); 14] = [
    // A Gray code that is one off; a code that changes in several bits; values that are not the middle ones.
    ("eccforge_fifo", "gray(written_d), 1'b1", "gray(written_d + CountW'(1)), 1'b1"),
    ("eccforge_fifo", "gray(fetched_d), valid_d", "fetched_d, valid_d"),
    ("eccforge_fifo", "CountW'(2**AddrW - Entries)", "'0"),
    // A synchroniser of one stage.
    ("eccforge_sync", "stages_q[(Stages-1)*Width+:Width]", "stages_q[Width-1:0]"),
    // The counts are compared wrongly.
    ("eccforge_fifo", "written_q - Size : written_q + Size", "written_q - Size : written_q + Size + CountW'(1)"),
    ("eccforge_fifo", "(rd_gray_q != rd_other)", "(rd_gray_q < rd_other)"),
    // The array is written while it is full; the second round has places of its own.
    ("eccforge_fifo", ".we_i(push)", ".we_i(wr_valid_i)"),
    ("eccforge_fifo", "count >= Size ? count - Size : count", "count"),
    // Fill levels.
    ("eccforge_fifo", "more - less + (Size << 1)", "more - less"),
    ("eccforge_fifo", "fetched_q) + CountW'(valid_q)", "fetched_q)"),
    // Flags are exchanged, or belong to no entry; the entry is not decoded.
    ("hsiao_22_16_fifo", "assign ce_o = read_ce", "assign ce_o = read_due"),
    ("hsiao_22_16_fifo", "assign due_o = read_due", "assign due_o = read_ce"),
    ("hsiao_22_16_fifo", "assign due_o = read_due & rd_valid_o", "assign due_o = read_due"),
    ("hsiao_22_16_fifo", "assign data_o = read_data", "assign data_o = rd_entry[15:0]"),
];

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn queues_pass_their_testbenches_and_no_tool_has_anything_to_say() {
    if !needs(&["iverilog", "verilator", "yosys"]) {
        return;
    }
    let (scheme, bare) = other();
    for (scheme, options) in [(hsiao(), options()), (complemented(&hsiao()), options()), (scheme, bare)] {
        let emitted = Emitted::new(&scheme, &options);
        let top = format!("{}_fifo", emitted.design.prefix);
        assert_eq!(emitted.tops().last(), Some(&top));
        emitted.passes(&top);
        emitted.has_no_complaints();
        let bench = format!("{top}_tb");
        let mut last = ["DEPTH = 5", "SYNC_STAGES = 2"];
        for sizes in
            [["DEPTH = 0", "SYNC_STAGES = 2"], ["DEPTH = 1", "SYNC_STAGES = 3"], ["DEPTH = 7", "SYNC_STAGES = 4"]]
        {
            for (before, after) in last.into_iter().zip(sizes) {
                emitted.change(&bench, before, after);
            }
            emitted.passes(&top);
            last = sizes;
        }
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_testbench_of_a_queue_fails_for_every_fault() {
    if !needs(&["iverilog"]) {
        return;
    }
    let emitted = Emitted::new(&hsiao(), &options());
    let passes = || emitted.simulate("hsiao_22_16_fifo").success;
    assert!(passes());
    let mut unseen = Vec::new();
    for (module, from, to) in FAULTS {
        let file = emitted.design.modules().find(|m| m.name == module).unwrap().file();
        let right = std::fs::read_to_string(emitted.folder.path().join(&file)).unwrap();
        emitted.change(module, from, to);
        if passes() {
            unseen.push((module, to));
        }
        std::fs::write(emitted.folder.path().join(&file), right).unwrap();
    }
    assert!(unseen.is_empty(), "{unseen:?}");
    let (scheme, options) = other();
    every_mutant_fails(&scheme, &options, "fifo", &[("fifo", 12)]);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_queue_with_a_wrong_connection_is_refused() {
    if !needs(&["yosys"]) {
        return;
    }
    for (scheme, options) in [(hsiao(), options()), other()] {
        let right = Design::new(&scheme, &options);
        let top = right.ram.last().unwrap();
        let fails = |module| {
            let mut design = right.clone();
            *design.ram.last_mut().unwrap() = module;
            prove::ram::check(&scheme, &options, &design).unwrap().iter().any(|step| step.failure.is_some())
        };
        assert!(!fails(top.clone()));
        let passed: Vec<Item> =
            mutants(top, &options, 6).into_iter().filter(|m| !fails(m.1.clone())).map(|m| m.0).collect();
        assert!(passed.is_empty(), "{passed:?}");
        for [a, b] in [["wr_level_o", "rd_level_o"], ["wr_valid_i", "rd_ready_i"]] {
            let mut exchanged = top.clone();
            let values = [a, b].map(|port| connection(&mut exchanged.items, "u_fifo", port).clone());
            for (port, v) in [b, a].into_iter().zip(values) {
                *connection(&mut exchanged.items, "u_fifo", port) = v;
            }
            assert!(fails(exchanged), "{a}, {b}");
        }
        let mut stages = top.clone();
        for item in &mut stages.items {
            if let Item::Instance { module, .. } = item {
                *module = module.replace(".SyncStages(SYNC_STAGES)", ".SyncStages(3)");
            }
        }
        assert!(fails(stages));
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_queue_is_proved_with_its_codec() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let record = prove(&hsiao(), &options(), 0).unwrap();
    assert!(record.holds(), "{record:#?}");
    let claims: Vec<&str> = record.control.iter().filter_map(|step| step.claim.split(':').next()).collect();
    assert_eq!(claims, ["hsiao_22_16_fifo", "eccforge_fifo"]);
    assert!(record.control[1].evidence.contains("edges of the two clocks in any order"), "{record:#?}");
}

#[test]
fn options_of_memories_are_refused_for_a_queue() {
    let memory = |change: &dyn Fn(&mut Ram)| {
        let mut options = options();
        change(options.wrap.as_mut().unwrap());
        options
    };
    let cut = Options { pipe: Pipe { cuts: vec![Cut::Output], ..Pipe::default() }, ..options() };
    // The part of the message, or `None` if the queue supports the options.
    for (scheme, options, message) in [
        (hsiao(), options(), None),
        (hsiao(), memory(&|ram| ram.reset = Reset::Sync), None),
        (hsiao(), memory(&|ram| ram.two_ports = true), Some("--ports")),
        (hsiao(), memory(&|ram| ram.later = 1), Some("--latency")),
        (hsiao(), memory(&|ram| ram.masked = true), Some("--write-mask")),
        (hsiao(), memory(&|ram| ram.array = Array::Pins), Some("--array")),
        (hsiao(), cut, Some("`eccforge_pipe` after it")),
        (addressed()[0].scheme(), memory(&|_| {}), Some("has no address")),
    ] {
        let refusal = ram::refusal(&scheme, &options, options.wrap.as_ref().unwrap());
        match (&refusal, message) {
            (Some(refusal), Some(message)) => assert!(refusal.contains(message), "{refusal}"),
            (refusal, message) => assert!(refusal.is_none() && message.is_none(), "{refusal:?}, expected {message:?}"),
        }
    }
}

#[test]
fn constraints_of_a_queue_name_every_port_at_its_clock() {
    let scheme = builtin("duet-trio").unwrap().scheme();
    let design = Design::new(&scheme, &options());
    let files = collateral::files(&scheme, &options(), &design, Vec::new());
    let text = &files.iter().find(|f| f.name == "duet_trio_fifo.sdc").unwrap().text;
    let named = |command: &str, clock: &str| {
        let start = format!("{command} [expr 0.4 * ${}_period] -clock {clock} [get_ports {{", &clock[..2]);
        let line = text.lines().find_map(|line| line.strip_prefix(&start)).unwrap();
        line.trim_end_matches("}]").split(' ').map(|name| name.trim_end_matches("[*]").to_string()).collect::<Vec<_>>()
    };
    assert_eq!(named("set_input_delay", "wr_clk_i"), ["wr_rst_ni", "wr_valid_i", "data_i"]);
    assert_eq!(named("set_output_delay", "wr_clk_i"), ["wr_ready_o", "wr_level_o"]);
    let all = ["wr_clk_i", "rd_clk_i"].map(|clock| [named("set_input_delay", clock), named("set_output_delay", clock)]);
    let is_named = |name: &String| all.iter().flatten().flatten().filter(|other| *other == name).count() == 1;
    let ports = &design.ram.last().unwrap().ports;
    let missing: Vec<&str> =
        ports.iter().filter(|p| !p.name.ends_with("clk_i") && !is_named(&p.name)).map(|p| p.name.as_str()).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(ports.iter().filter(|p| p.direction == Direction::Output).count() == 7 && text.contains("set_max_delay"));
}
