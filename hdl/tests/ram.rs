//! Tests of protected memories: their testbenches pass and detect every mistake, tools print no warnings, the control
//! in them is proved, and planted faults fail the property that they break.

use crate::{masked, support};

use eccforge_hdl::collateral;
use eccforge_hdl::design::ram;
use eccforge_hdl::design::{Around, Array, Cut, Design, Naming, Options, Pipe, Ram, Reset};
use eccforge_hdl::prove::{self, library, prove};
use eccforge_hdl::tools::{self, Tool};
use eccforge_hdl::verilog::{Direction, Item, Module};
use eccforge_scheme::{Scheme, addressed, builtin};
use std::time::Duration;
use support::mutants::{every_mutant_fails, mutants};
use support::{Emitted, byte_codewords, complemented, connection, two_codewords};
use xtask::needs;

pub fn hsiao() -> Scheme {
    builtin("hsiao-22-16").unwrap().scheme()
}

pub fn options(two_ports: bool, cuts: &[Cut]) -> Options {
    let pipe = Pipe { cuts: cuts.to_vec(), ..Pipe::default() };
    Options {
        pipe,
        wrap: Some(Ram { two_ports, reset: Reset::Async, around: Around::Plain, ..Ram::default() }),
        ..Options::default()
    }
}

/// Returns options with one port and with two, all places of registers, both resets and both namings.
fn all_options() -> Vec<Options> {
    let mut all = vec![
        options(false, &[]),
        options(true, &[]),
        options(false, &[Cut::Input]),
        options(true, &[Cut::Output]),
        options(false, &[Cut::Input, Cut::Output]),
        options(true, &[Cut::Input, Cut::Output]),
        options(true, &[Cut::Input]),
        options(false, &[]),
    ];
    for (o, array) in all[6..].iter_mut().zip([Array::Outside, Array::Pins]) {
        o.wrap = o.wrap.take().map(|ram| Ram { array, later: 2, ..ram });
    }
    for o in &mut all[2..4] {
        o.naming = Naming::Bare;
        o.wrap.as_mut().unwrap().reset = Reset::Sync;
    }
    all
}

/// Returns options with codewords that can be written one at a time.
pub fn masked_ports() -> Options {
    let mut options = options(true, &[Cut::Output]);
    options.wrap = options.wrap.map(|ram| Ram { masked: true, ..ram });
    options
}

/// Returns small schemes: one codeword, two with a rule and an enable, and an address in the code.
fn schemes() -> Vec<Scheme> {
    vec![complemented(&hsiao()), two_codewords(), addressed()[0].scheme()]
}

/// Returns schemes with an AXI4-Lite port: 32 and 64 bits, the first with an address.
fn axi() -> Vec<(Scheme, Options)> {
    let mut options = options(false, &[Cut::Output]);
    options.wrap.as_mut().unwrap().around = Around::Axi;
    let schemes = ["hsiao-39-32", "opentitan-72-64"].map(|id| builtin(id).unwrap().scheme());
    schemes.into_iter().chain([addressed()[0].scheme()]).map(|scheme| (scheme, options.clone())).collect()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn memories_pass_their_testbenches_and_no_tool_has_anything_to_say() {
    let options = |at| all_options().swap_remove(at);
    pass(vec![
        (hsiao(), options(2)),
        (hsiao(), options(5)),
        (hsiao(), options(6)),
        (two_codewords(), options(1)),
        (addressed()[0].scheme(), options(2)),
        axi().swap_remove(1),
        (axi().swap_remove(0).0, crate::axi4::options()),
    ]);
}

/// Tests all options, and every bus with 32 and 64 bits.
pub fn all_memories_pass() {
    let mut jobs: Vec<(Scheme, Options)> = all_options().into_iter().map(|o| (hsiao(), o)).collect();
    jobs.extend(schemes().into_iter().skip(1).flat_map(|s| [1, 2].map(|i| (s.clone(), all_options().swap_remove(i)))));
    jobs.extend(axi());
    jobs.extend(axi().into_iter().take(2).map(|(scheme, _)| (scheme, crate::axi4::options())));
    pass(jobs);
}

/// Asserts that the testbenches of these memories pass, and that no tool prints a warning.
pub fn pass(jobs: Vec<(Scheme, Options)>) {
    if !needs(&["iverilog", "verilator", "yosys"]) {
        return;
    }
    for (scheme, options) in jobs {
        let emitted = Emitted::new(&scheme, &options);
        let tops: Vec<String> = emitted.tops().into_iter().filter(|top| top.contains("_ram")).collect();
        let axi = matches!(options.wrap.as_ref().unwrap().around, Around::Axi | Around::Axi4);
        assert_eq!(tops.len(), 1 + usize::from(axi), "{tops:?}");
        for top in &tops {
            emitted.passes(top);
        }
        emitted.has_no_complaints();
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn testbenches_of_memories_fail_on_every_mutant() {
    fail_on_mutants(10);
}

/// Tests one port, two ports and a bus, with about this number of mutants of each.
pub fn fail_on_mutants(count: usize) {
    if !needs(&["iverilog"]) {
        return;
    }
    every_mutant_fails(&hsiao(), &options(false, &[Cut::Output]), "ram", &[("ram", count)]);
    every_mutant_fails(&two_codewords(), &options(true, &[Cut::Input]), "ram", &[("ram", count)]);
    let (scheme, options) = axi().swap_remove(0);
    every_mutant_fails(&scheme, &options, "ram_axi", &[("ram_axi", count)]);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn testbenches_of_memories_fail_without_their_vectors() {
    if !needs(&["iverilog"]) {
        return;
    }
    let emitted = Emitted::new(&hsiao(), &options(false, &[]));
    let path = emitted.folder.path().join("hsiao_22_16_ram_vectors.hex");
    let right = std::fs::read_to_string(&path).unwrap();
    for wrong in ["".to_string(), right.replacen(|c: char| c.is_ascii_hexdigit(), "x", 1), format!("{right}{right}")] {
        std::fs::write(&path, wrong).unwrap();
        let output = emitted.simulate("hsiao_22_16_ram");
        assert!(!output.success && output.text.contains("FAIL"), "{}", output.text);
    }
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn the_control_of_a_memory_is_proved_with_its_codec() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let (scheme, options) = axi().swap_remove(0);
    let record = prove(&scheme, &options, 0).unwrap();
    assert!(record.holds(), "{record:#?}");
    let claims: Vec<&str> = record.control.iter().filter_map(|step| step.claim.split(':').next()).collect();
    let tops = ["hsiao_39_32_ram", "hsiao_39_32_ram_axi", "eccforge_ram", "eccforge_ram with Hardened = 1"];
    assert_eq!(claims[..4], tops);
    assert_eq!(
        claims[4..],
        ["eccforge_ram_ctrl", "eccforge_scrubber", "eccforge_error_log", "eccforge_queue", "eccforge_axi_lite"]
    );
    // The message names the fault.
    let mut sources = library::sources();
    let control = sources.iter_mut().find(|file| file.name == "eccforge_ram_ctrl.sv").unwrap();
    control.text = control.text.replace("write_back = closing & ~due &", "write_back = closing &");
    let step =
        library::check(&library::instances(&scheme, &options, &Design::new(&scheme, &options))[0], &sources).unwrap();
    assert_eq!(step.failure.unwrap(), "these do not: a_modify, a_scrub");
}

/// At the parameters of the design, the search reports how far it went, and finds a fault that small parameters hide.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_memory_is_searched_at_its_own_parameters() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let (scheme, options) = axi().swap_remove(0);
    let design = Design::new(&scheme, &options);
    let [small, own] = [library::instances(&scheme, &options, &design), library::own(&scheme, &options, &design)];
    let at = own.iter().position(|instance| instance.module == "eccforge_scrubber").unwrap();
    assert!([("AddrW", 10), ("IntervalW", 28)].iter().all(|own_value| own[at].parameters.contains(own_value)));
    let minute = Duration::from_secs(60);
    let unread = library::search(&own[at], &library::sources(), 4, Duration::ZERO).unwrap();
    assert!(unread.holds() && unread.evidence.starts_with("no clock was searched"), "{unread:?}");
    let right = library::search(&own[at], &library::sources(), 4, minute).unwrap();
    assert!(right.holds() && right.within_clocks.is_some_and(|clocks| clocks > 8), "{right:?}");
    assert!(right.evidence.contains("no violation within") && right.evidence.contains("AddrW = 10"), "{right:?}");
    let queue = own.iter().position(|instance| instance.module == "eccforge_queue").unwrap();
    let proved = library::search(&own[queue], &library::sources(), 30, minute).unwrap();
    assert!(proved.holds() && proved.within_clocks.is_none(), "{proved:?}");
    // The fifth address bit is stuck: a memory of eight entries has none.
    let mut sources = library::sources();
    let scrubber = sources.iter_mut().find(|file| file.name == "eccforge_scrubber.sv").unwrap();
    let right = "assign addr_o = addr_q;";
    assert!(scrubber.text.contains(right), "{}", scrubber.text);
    scrubber.text = scrubber.text.replace(right, "assign addr_o = addr_q & ~(AddrW'(1) << 4);");
    assert!(library::holds(&small[at], &sources, None).unwrap());
    assert!(library::search(&own[at], &sources, 60, minute).unwrap().failure.is_some());
}

/// Returns the tops whose connections are proved: one port and two, with an address, rules and enables, a bus, and OpenTitan's ports.
fn connected() -> Vec<(Scheme, Options, &'static str)> {
    let mut opentitan = options(false, &[Cut::Input]);
    opentitan.wrap.as_mut().unwrap().around = Around::OpenTitan;
    let (scheme, axi) = axi().swap_remove(1);
    let mut outside = axi.clone();
    outside.wrap = outside.wrap.map(|ram| Ram { array: Array::Outside, later: 1, ..ram });
    let mut pins = options(false, &[]);
    pins.wrap = pins.wrap.map(|ram| Ram { array: Array::Pins, later: 2, ..ram });
    vec![
        (two_codewords(), options(true, &[Cut::Input]), "ram"),
        (two_codewords(), masked_ports(), "ram"),
        (addressed()[0].scheme(), options(false, &[Cut::Output]), "ram"),
        (two_codewords(), opentitan, "prim_ram_1p_adv"),
        (scheme.clone(), axi, "ram_axi"),
        (scheme.clone(), outside.clone(), "ram_axi"),
        (scheme.clone(), outside, "ram"),
        (hsiao(), pins, "ram"),
        (scheme, crate::axi4::options(), "ram_axi4"),
        (byte_codewords(), masked::options(Around::Axi4), "ram_axi4"),
    ]
}

/// Whether the proof of a memory fails after a change of its top module.
fn is_refused(scheme: &Scheme, options: &Options, top: &Module) -> bool {
    let mut design = Design::new(scheme, options);
    let module = design.ram.iter_mut().find(|module| module.name == top.name).unwrap();
    assert_ne!(module, top);
    *module = top.clone();
    let steps = prove::ram::tops(scheme, options, &design).unwrap();
    steps.iter().any(|step| step.failure.is_some())
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_memory_with_a_wrong_connection_is_refused() {
    wrong_connections(3);
}

/// Changes in turn every input of an instance, every output of the top module and every parameter, at most `most` of each top.
pub fn wrong_connections(most: usize) {
    if !needs(&["yosys"]) {
        return;
    }
    for (scheme, options, top) in connected() {
        let design = Design::new(&scheme, &options);
        let steps = prove::ram::check(&scheme, &options, &design).unwrap();
        assert!(steps.iter().all(|step| step.failure.is_none()), "{steps:#?}");
        let module = design.ram.iter().find(|m| m.name == format!("{}_{top}", design.prefix)).unwrap();
        let mut tried = 0;
        for (item, wrong) in mutants(module, &options, most) {
            assert!(is_refused(&scheme, &options, &wrong), "{top}: {item:?}");
            tried += 1;
        }
        assert!(tried > 2, "{top}: {tried}");
        let (instance, [a, b]) = match top {
            "ram_axi" => ("u_bus", ["s_axi_bresp", "s_axi_rresp"]),
            "ram_axi4" => ("u_bursts", ["bresp_i", "rresp_i"]),
            _ => ("u_control", ["rd_ce_o", "rd_due_o"]),
        };
        let mut exchanged = module.clone();
        let [of_a, of_b] = [a, b].map(|port| connection(&mut exchanged.items, instance, port).clone());
        *connection(&mut exchanged.items, instance, a) = of_b;
        *connection(&mut exchanged.items, instance, b) = of_a;
        assert!(is_refused(&scheme, &options, &exchanged), "{top}: {a}, {b}");
        let mut parameter = module.clone();
        let text = parameter.items.iter_mut().find_map(|item| match item {
            Item::Instance { module, name, .. } if name == instance => Some(module),
            _ => None,
        });
        let text = text.unwrap();
        *text = text.replace(".ResetSync(1'b0)", ".ResetSync(1'b1)");
        assert!(is_refused(&scheme, &options, &parameter), "{top}: ResetSync");
    }
}

#[test]
fn the_registers_are_described_as_they_are_built() {
    let (scheme, options) = (two_codewords(), options(false, &[]));
    let design = Design::new(&scheme, &options);
    let files = collateral::files(&scheme, &options, &design, Vec::new());
    let text = |name: &str| files.iter().find(|f| f.name == name).unwrap().text.clone();
    let (rdl, page, log) = (text("two_ram.rdl"), text("two_ram.md"), text("eccforge_error_log.sv"));
    let between = |text: &str, from: &str, to: &str| {
        text.split_once(from).and_then(|(_, rest)| rest.split_once(to)).map(|(part, _)| part.to_string()).unwrap()
    };
    // The page has a row for every field of the description, in its words.
    let (mut rows, mut seen) = (Vec::new(), std::collections::BTreeSet::new());
    for register in rdl.split("  reg {").skip(1) {
        let named = register.lines().find(|line| line.starts_with("  } ")).unwrap();
        let (name, offset) = (between(named, "} ", " @"), between(named, "@ 0x", ";"));
        let address = u32::from_str_radix(&offset, 16).unwrap();
        assert!(address % 4 == 0 && address < ram::SPAN && seen.insert(address), "{name}");
        assert!(name.contains("SYNDROME") || log.contains(&format!("= 6'h{:02x}", address / 4)), "{name}");
        let mut place = format!("0x{offset} | `{name}`: {}", between(register, "desc = \"", "\""));
        let mut bits = std::collections::BTreeSet::new();
        for field in register.lines().filter(|line| line.contains("field {")) {
            let range = between(field, "[", "]");
            let (high, low) = range.split_once(':').unwrap();
            let (high, low): (u32, u32) = (high.parse().unwrap(), low.parse().unwrap());
            assert!((low..=high).all(|bit| bit < 32 && bits.insert(bit)), "{name}: {field}");
            let access = match between(field, "sw = ", "; desc") {
                sw if sw.contains("onwrite = woclr") => "W1C",
                sw if sw.contains("onwrite = woset") => "W1S",
                sw if sw.contains("onwrite = wclr") => "WC",
                sw if sw.starts_with("rw") => "RW",
                _ => "RO",
            };
            let reset = u32::from_str_radix(&between(field, "= 0x", ";"), 16).unwrap();
            let (own, note) = (between(field, " } ", "["), between(field, "desc = \"", "\""));
            let shown = if high == low { high.to_string() } else { range.clone() };
            rows.push(format!("| {place} | {shown} | {own} | {access} | {reset} | {note} |"));
            place = " | ".into();
        }
    }
    let table: Vec<&str> = page.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert_eq!(table, rows);
}

#[test]
fn constraints_name_every_input_but_the_clock() {
    let (scheme, options) = axi().swap_remove(0);
    let design = Design::new(&scheme, &options);
    let files = collateral::files(&scheme, &options, &design, Vec::new());
    let text = &files.iter().find(|f| f.name.ends_with(".sdc")).unwrap().text;
    // A command of another vendor, which OpenSTA does not have.
    assert!(!text.contains("remove_from_collection"), "{text}");
    let delays = text.lines().find(|line| line.starts_with("set_input_delay")).unwrap();
    let (_, list) = delays.split_once("[get_ports {").unwrap();
    let named: Vec<&str> = list.trim_end_matches("}]").split(' ').map(|name| name.trim_end_matches("[*]")).collect();
    let inputs = design.ram.last().unwrap().ports.iter().filter(|p| p.direction == Direction::Input);
    let inputs: Vec<&str> = inputs.map(|p| p.name.as_str()).filter(|name| *name != "clk_i").collect();
    assert_eq!(named, inputs);
}

#[test]
fn what_cannot_be_wrapped_says_why() {
    let with = |two_ports, around, cuts: &[Cut]| {
        let mut options = options(two_ports, cuts);
        options.wrap.as_mut().unwrap().around = around;
        options
    };
    for (id, options, words) in [
        ("hsiao-22-16", with(false, Around::Axi, &[]), Some("32 or 64 bits of data")),
        ("hsiao-39-32", with(true, Around::Axi, &[]), Some("one port")),
        ("hsiao-39-32", with(false, Around::Plain, &[Cut::Syndrome]), Some("none at `syndrome`")),
        ("hsiao-39-32", with(false, Around::Axi, &[Cut::Input]), None),
        ("hsiao-39-32", with(true, Around::OpenTitan, &[]), Some("one port")),
    ] {
        let found = ram::refusal(&builtin(id).unwrap().scheme(), &options, options.wrap.as_ref().unwrap());
        assert_eq!(found.is_some(), words.is_some(), "{id}: {found:?}");
        assert!(words.is_none_or(|words| found.unwrap().contains(words)), "{id}");
    }
}

#[test]
#[ignore = "needs verilator: cargo xtask ci"]
fn impossible_address_widths_are_refused_while_a_design_is_elaborated() {
    if !needs(&["iverilog", "verilator", "yosys"]) {
        return;
    }
    let (scheme, options) = axi().swap_remove(0);
    let emitted = Emitted::new(&scheme, &options);
    let folder = emitted.folder.path();
    for (top, least, why) in [
        ("hsiao_39_32_ram", 1, "AddrW must be 1 to 31"),
        ("hsiao_39_32_ram_axi", 6, "AddrW must leave the registers 256 bytes"),
    ] {
        let sources = emitted.sources(top);
        for width in [if least == 1 { 32 } else { least - 1 }, least, 31] {
            let named = format!("-P{top}.ADDR_WIDTH={width}");
            let script = format!(
                "read_verilog -sv {}; chparam -set ADDR_WIDTH {width} {top}; hierarchy -check -top {top}",
                sources.join(" ")
            );
            let lint = format!("-GADDR_WIDTH={width}");
            let mut calls =
                vec![(Tool::Verilator, vec!["--lint-only", "-Wno-fatal", "--top-module", top, &lint], true)];
            // An array of 2^31 entries needs a macro, because these two tools would allocate all of it.
            if width != 31 {
                calls.push((Tool::Iverilog, vec!["-g2012", "-o", "tb.vvp", "-s", top, &named], true));
                calls.push((Tool::Yosys, vec!["-q", "-p", &script], false));
            }
            for (tool, mut arguments, files) in calls {
                arguments.extend(sources.iter().filter(|_| files).map(String::as_str));
                let mut output = tools::run(tool, &arguments, folder, support::LIMIT).unwrap();
                // Icarus Verilog 11 has no tasks of elaboration, so it reports this at the start of the simulation.
                if tool == Tool::Iverilog && output.success {
                    output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder, support::LIMIT).unwrap();
                }
                let right = (least..=31).contains(&width);
                let is_refused = output.text.contains(why) || output.text.contains("must be greater than zero");
                assert_eq!(is_refused, !right, "{tool:?} {top} {width}: {}", output.text);
                assert!(tool == Tool::Verilator || output.success == right, "{tool:?} {top} {width}: {}", output.text);
            }
        }
    }
}
