//! Protected memories: their testbenches pass and notice every mistake, no tool has anything to say about them, what decides in
//! them is proved, and planted faults are refused by the property that they break.

use crate::support;

use eccforge_hdl::collateral;
use eccforge_hdl::design::ram::{self, Around, Ram, Reset, table};
use eccforge_hdl::design::{Cut, Design, Naming, Options, Pipe};
use eccforge_hdl::prove::ram as proof;
use eccforge_hdl::tools::{self, Tool, ToolError};
use eccforge_hdl::verilog::{Expr, Item, Module, print};
use eccforge_scheme::{Scheme, addressed, builtin};
use support::mutants::every_mutant_fails;
use support::{Emitted, complemented, present, two_codewords};

fn hsiao() -> Scheme {
    builtin("hsiao-22-16").unwrap().scheme()
}

fn options(two_ports: bool, cuts: &[Cut]) -> Options {
    let pipe = Pipe { cuts: cuts.to_vec(), ..Pipe::default() };
    Options { pipe, wrap: Some(Ram { two_ports, reset: Reset::Async, around: Around::Plain }), ..Options::default() }
}

/// Both counts of ports, all places of registers, both resets, both namings.
fn all_options() -> Vec<Options> {
    let mut all = vec![
        options(false, &[]),
        options(true, &[]),
        options(false, &[Cut::Input]),
        options(true, &[Cut::Output]),
        options(false, &[Cut::Input, Cut::Output]),
        options(true, &[Cut::Input, Cut::Output]),
    ];
    for o in &mut all[2..4] {
        o.naming = Naming::Bare;
        o.wrap.as_mut().unwrap().reset = Reset::Sync;
    }
    all
}

/// Small schemes: one codeword, two with a rule and an enable, and an address in the code.
fn schemes() -> Vec<Scheme> {
    vec![complemented(&hsiao()), two_codewords(), addressed()[0].scheme()]
}

/// Schemes with AXI4-Lite around: 32 and 64 bits, the first with an address.
fn axi() -> Vec<(Scheme, Options)> {
    let mut options = options(false, &[Cut::Output]);
    options.wrap.as_mut().unwrap().around = Around::Axi;
    let schemes = ["hsiao-39-32", "opentitan-72-64"].map(|id| builtin(id).unwrap().scheme());
    schemes.into_iter().chain([addressed()[0].scheme()]).map(|scheme| (scheme, options.clone())).collect()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn memories_pass_their_testbenches_and_no_tool_has_anything_to_say() {
    if !present(&[Tool::Iverilog, Tool::Vvp, Tool::Verilator, Tool::Yosys]) {
        return;
    }
    let mut jobs: Vec<(Scheme, Options)> = all_options().into_iter().map(|o| (hsiao(), o)).collect();
    jobs.extend(schemes().into_iter().skip(1).flat_map(|s| [1, 2].map(|i| (s.clone(), all_options().swap_remove(i)))));
    jobs.extend(axi());
    for (scheme, options) in jobs {
        let emitted = Emitted::new(&scheme, &options);
        let tops: Vec<String> = emitted.tops().into_iter().filter(|top| top.contains("_ram")).collect();
        let axi = options.wrap.as_ref().unwrap().around == Around::Axi;
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
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let parts = [("ram_control", 20), ("ram_registers", 24), ("ram", 8), ("ram_array", 4)];
    every_mutant_fails(&hsiao(), &options(false, &[Cut::Output]), "ram", &parts);
    every_mutant_fails(
        &two_codewords(),
        &options(true, &[Cut::Input]),
        "ram",
        &[("ram_control", 40), ("ram_array", 4)],
    );
    let (scheme, options) = axi().swap_remove(0);
    every_mutant_fails(&scheme, &options, "ram_axi", &[("ram_axi", 24)]);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn testbenches_of_memories_fail_without_their_vectors() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
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

/// Claims that fail.
fn failing(scheme: &Scheme, options: &Options, design: &Design) -> Result<Vec<String>, ToolError> {
    let steps = proof::check(scheme, options, design)?;
    assert!(steps.len() == 1 + proof::VIOLATIONS.len() || steps.iter().any(|s| s.failure.is_some()), "{steps:#?}");
    Ok(steps.into_iter().filter(|s| s.failure.is_some()).map(|s| format!("{} ({:?})", s.claim, s.failure)).collect())
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_control_of_every_memory_is_proved() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    for options in all_options() {
        let design = Design::new(&hsiao(), &options);
        assert_eq!(failing(&hsiao(), &options, &design).unwrap(), [""; 0], "{}", options.flags());
    }
    for scheme in schemes().into_iter().skip(1) {
        for options in &all_options()[1..3] {
            let design = Design::new(&scheme, options);
            assert_eq!(failing(&scheme, options, &design).unwrap(), [""; 0], "{} {}", scheme.id, options.flags());
        }
    }
}

/// The part of a design, whose text or connections are being changed.
fn part<'d>(design: &'d mut Design, name: &str) -> &'d mut Module {
    let name = format!("{}_{name}", design.prefix);
    design.ram.iter_mut().find(|m| m.name == name).unwrap()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_memory_that_does_something_else_is_refused_by_the_property_that_it_breaks() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let claim = |name: &str| proof::VIOLATIONS.iter().find(|v| v.0 == name).unwrap().1;
    let mut missed = Vec::new();
    for (two_ports, from, to, broken) in [
        // A refused entry is written back as good.
        (false, "closing & ~read_due &", "closing &", "refused"),
        // Writes are lost, doubled, or go elsewhere.
        (false, "closing ? address : start_address", "start_address", "modifies"),
        (false, "if (modify) held_data", "if (write) held_data", ""),
        // A write gets between the read and the write-back of another.
        (false, "gnt_o = ~busy & ~scrub_req_i", "gnt_o = ~scrub_req_i", "grants"),
        (true, "read_gnt_o = ~scrub & ~modify & ~((store | closing) & same)", "read_gnt_o = ~scrub & ~modify", "reads"),
        // Something uncorrected is delivered as good, or what was never asked for.
        (false, "due_o = answer & decoded & read_due", "due_o = 1'b0", "delivers"),
        (false, "rvalid_o = answer", "rvalid_o = valid", "answers"),
        // The scrubber writes what it should not.
        (false, "(read_ce | (op == MODIFY))", "1'b1", "scrubs"),
        (false, "busy <= 1'b0", "busy <= 1'b1", "reset"),
    ] {
        let options = options(two_ports, &[]);
        let mut design = Design::new(&hsiao(), &options);
        let texts = part(&mut design, "ram_control").items.iter_mut().filter_map(|item| match item {
            Item::Text(text) => Some(text),
            _ => None,
        });
        let text = texts.last().unwrap();
        assert!(text.contains(from), "no `{from}`");
        *text = text.replace(from, to);
        let found = failing(&hsiao(), &options, &design).unwrap();
        // What is loaded more often than needed does no harm, and is not refused.
        let right = if broken.is_empty() { found.is_empty() } else { found.iter().any(|f| f.contains(claim(broken))) };
        if !right {
            missed.push(format!("{to}: not {broken} but {found:#?}"));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_bus_that_does_something_else_is_refused_by_the_property_that_it_breaks() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    // 64 bits of data; 32 with an address in the code.
    for (scheme, options) in axi().into_iter().skip(1) {
        let design = Design::new(&scheme, &options);
        let steps = proof::bus(&scheme, &options, &design).unwrap();
        assert_eq!(steps.len(), proof::AXI_VIOLATIONS.len());
        assert!(steps.iter().all(|step| step.failure.is_none()), "{}: {steps:#?}", scheme.id);
    }
    let claim = |name: &str| proof::AXI_VIOLATIONS.iter().find(|v| v.0 == name).unwrap().1;
    let (scheme, options) = axi().swap_remove(0);
    let mut missed = Vec::new();
    for (from, to, broken) in [
        // Writes come first whatever waits; a read is taken while a write is under way.
        ("both & ~(s_axi_arvalid & was_write)", "both", "takes"),
        ("(state == IDLE) & s_axi_arvalid", "~(state == WAIT) & s_axi_arvalid", "takes"),
        // A write is taken before its data are there.
        ("both = s_axi_awvalid & s_axi_wvalid", "both = s_axi_awvalid", "takes"),
        // Some bytes of a register are written.
        ("in_part = is_register & is_write & ~(&register_strobe)", "in_part = 1'b0", "asks"),
        // A refused entry is good, an answer comes too early, or is not held; reset leaves something under way.
        ("s_axi_rresp = failed ? SLVERR : OKAY", "s_axi_rresp = OKAY", "delivers"),
        ("s_axi_bvalid = (state == ANSWER) & is_write", "s_axi_bvalid = state[1] & is_write", "answers"),
        ("if (leaves) state <= IDLE", "state <= IDLE", "stays"),
        ("state <= IDLE;\n    was_write <= 1'b0", "state <= WAIT;\n    was_write <= 1'b0", "reset"),
    ] {
        let mut design = Design::new(&scheme, &options);
        let texts = part(&mut design, "ram_axi").items.iter_mut().filter_map(|item| match item {
            Item::Text(text) => Some(text),
            _ => None,
        });
        let text = texts.last().unwrap();
        assert!(text.contains(from), "no `{from}`");
        *text = text.replace(from, to);
        let steps = proof::bus(&scheme, &options, &design).unwrap();
        if !steps.iter().any(|step| step.failure.is_some() && step.claim.contains(claim(broken))) {
            missed.push(format!("{to}: not {broken} but {steps:#?}"));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn parts_that_are_connected_otherwise_are_refused() {
    for two_ports in [false, true] {
        let options = options(two_ports, &[]);
        for scheme in schemes() {
            let mut design = Design::new(&scheme, &options);
            let right = part(&mut design, "ram").clone();
            let instances = right.items.iter().enumerate().filter_map(|(at, item)| match item {
                Item::Instance { connections, .. } => Some((at, connections.len())),
                _ => None,
            });
            for (at, count) in instances.collect::<Vec<_>>() {
                for port in 0..count {
                    *part(&mut design, "ram") = right.clone();
                    let Item::Instance { connections, .. } = &mut part(&mut design, "ram").items[at] else { panic!() };
                    if connections[port].0.contains("check") || connections[port].1 == Expr::name("read_entry") {
                        continue;
                    }
                    let unread = ["cw_ce", "cw_due", "rule_fail", "flips"];
                    if unread.iter().any(|stem| connections[port].1 == Expr::name(format!("read_{stem}"))) {
                        continue;
                    }
                    connections[port].1 = Expr::name("other");
                    let what = connections[port].0.clone();
                    let step = proof::connections(&scheme, &options, &design);
                    assert!(step.failure.is_some(), "{}: {what} of item {at} may be anything", scheme.id);
                }
            }
        }
    }
}

#[test]
fn the_registers_are_described_as_they_are_built() {
    let (scheme, options) = (two_codewords(), options(false, &[]));
    let design = Design::new(&scheme, &options);
    let files = collateral::files(&scheme, &options, &design, Vec::new());
    let text = |name: &str| files.iter().find(|f| f.name == name).unwrap().text.clone();
    let (rdl, xml, page) = (text("two_ram.rdl"), text("two_ram.xml"), text("two_ram.md"));
    let verilog = design.ram.iter().find(|m| m.name == "two_ram_registers").unwrap();
    let verilog = print(verilog, &[]);
    let all = table::registers(&scheme);
    assert_eq!(xml.matches("<ipxact:register>").count(), all.len());
    let mut seen = std::collections::BTreeSet::new();
    for register in &all {
        assert!(register.offset % 4 == 0 && register.offset < table::SPAN && seen.insert(register.offset));
        assert!(rdl.contains(&format!("}} {} @ 0x{:02x};", register.name, register.offset)), "{}", register.name);
        assert!(xml.contains(&format!("<ipxact:name>{}</ipxact:name>", register.name)), "{}", register.name);
        assert!(page.contains(&format!("| 0x{:02x} | `{}`", register.offset, register.name)), "{}", register.name);
        assert!(verilog.contains(&format!("6'h{:x}: word = word_", register.offset / 4)), "{}", register.name);
        let mut bits = std::collections::BTreeSet::new();
        for f in &register.fields {
            assert!((f.low..f.low + f.width).all(|bit| bit < 32 && bits.insert(bit)), "{}.{}", register.name, f.name);
        }
    }
}

#[test]
fn what_cannot_be_wrapped_says_why() {
    let with = |two_ports, around, cuts: &[Cut]| {
        let mut options = options(two_ports, cuts);
        options.wrap.as_mut().unwrap().around = around;
        options
    };
    for (id, options, words) in [
        ("hsiao-22-16", with(false, Around::Axi, &[]), Some("AXI4-Lite has 32 or 64 bits of data")),
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
fn impossible_address_widths_are_refused_while_a_design_is_elaborated() {
    if !present(&[Tool::Iverilog, Tool::Verilator, Tool::Yosys]) {
        return;
    }
    let (scheme, options) = axi().swap_remove(0);
    let emitted = Emitted::new(&scheme, &options);
    let folder = emitted.folder.path();
    for (top, least) in [("hsiao_39_32_ram", 1), ("hsiao_39_32_ram_axi", 6)] {
        let (sources, why) = (emitted.sources(top), format!("ADDR_WIDTH_must_be_{least}_to_31"));
        for width in [least - 1, least, 31, 32] {
            let named = format!("-P{top}.ADDR_WIDTH={width}");
            let script = format!(
                "read_verilog {}; chparam -set ADDR_WIDTH {width} {top}; hierarchy -check -top {top}",
                sources.join(" ")
            );
            let lint = format!("-GADDR_WIDTH={width}");
            let mut calls =
                vec![(Tool::Verilator, vec!["--lint-only", "-Wno-fatal", "--top-module", top, &lint], true)];
            // An array of 2^31 entries is for a macro: these two want to have it whole.
            if width != 31 {
                calls.push((Tool::Iverilog, vec!["-g2001", "-tnull", "-s", top, &named], true));
                calls.push((Tool::Yosys, vec!["-q", "-p", &script], false));
            }
            for (tool, mut arguments, files) in calls {
                arguments.extend(sources.iter().filter(|_| files).map(String::as_str));
                let output = tools::run(tool, &arguments, folder, support::LIMIT).unwrap();
                let right = (least..=31).contains(&width);
                assert_eq!(output.success, right, "{tool:?} {top} {width}: {}", output.text);
                assert_eq!(output.text.contains(&why), !right, "{tool:?} {top} {width}: {}", output.text);
            }
        }
    }
}
