//! Tests of modules in FPGAs: counts against yosys's own statistics, levels against a search of the netlist, and the proof of a
//! mapped netlist.

use eccforge_hdl::area::fpga::{Family, clock, map};
use eccforge_hdl::area::{Module, modules};
use eccforge_hdl::design::{Design, Goal, Options, Scope};
use eccforge_hdl::prove::{library, prove, prove_files};
use eccforge_hdl::tools::{self, Tool};
use eccforge_hdl::verilog::{Item, print};
use eccforge_scheme::builtin;
use serde_json::Value;
use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;
use xtask::needs;

const LIMIT: Duration = Duration::from_secs(900);
const FAMILIES: [Family; 3] = [Family::Ice40, Family::Ecp5, Family::Xc7];

/// Encoder and decoder of `hsiao-39-32`, as `area` measures them.
fn pair() -> [Module; 2] {
    let options = Options { goal: Goal::Area, scope: Scope::Minimal, ..Options::default() };
    modules(&builtin("hsiao-39-32").unwrap().scheme(), &options)
}

/// Runs yosys's commands on a module; returns its statistics and the mapped netlist in JSON.
fn statistics(module: &Module, synthesis: &str, folder: &Path) -> (String, Value) {
    tools::write(Tool::Yosys, &folder.join("m.v"), &module.text).unwrap();
    let script = format!("read_verilog -sv m.v; {synthesis}; tee -o stat.txt stat; write_json m.json");
    tools::run_ok(Tool::Yosys, &["-q", "-p", &script], folder, LIMIT).unwrap();
    let text = std::fs::read_to_string(folder.join("stat.txt")).unwrap();
    (text, serde_json::from_str(&std::fs::read_to_string(folder.join("m.json")).unwrap()).unwrap())
}

/// The number of cells on the longest path of a netlist without cycles, by a search from each net to its driver.
fn longest(cells: &serde_json::Map<String, Value>) -> usize {
    fn depth(net: u64, drivers: &HashMap<u64, Vec<u64>>, known: &mut HashMap<u64, usize>) -> usize {
        if let Some(depth) = known.get(&net) {
            return *depth;
        }
        let mut deepest = 0;
        if let Some(inputs) = drivers.get(&net) {
            for input in inputs {
                deepest = depth(*input, drivers, known).max(deepest);
            }
            deepest += 1;
        }
        known.insert(net, deepest);
        deepest
    }
    let mut drivers = HashMap::new();
    for cell in cells.values() {
        let nets = |wanted: &str| -> Vec<u64> {
            let directions = cell["port_directions"].as_object().unwrap();
            let ports = directions.iter().filter(|(_, direction)| *direction == wanted).map(|(port, _)| port);
            ports.flat_map(|port| cell["connections"][port].as_array().unwrap()).filter_map(Value::as_u64).collect()
        };
        for net in nets("output") {
            drop(drivers.insert(net, nets("input")));
        }
    }
    let mut known = HashMap::new();
    drivers.keys().map(|net| depth(*net, &drivers, &mut known)).max().unwrap_or(0)
}

#[test]
fn luts_and_levels_are_those_of_the_netlist_that_yosys_makes_of_the_emitted_verilog() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for module in pair() {
        for family in FAMILIES {
            let found = map(family, &[(Some((Goal::Area, 0)), &module)], &|| ()).unwrap();
            for mapped in &found {
                let (text, netlist) = statistics(&module, &mapped.synthesis, folder.path());
                let all = text.lines().find_map(|line| line.trim().strip_prefix("Number of cells:")).unwrap();
                let of_luts = text.lines().filter_map(|line| line.trim().split_once(' '));
                let of_luts = of_luts.filter(|(cell, _)| cell.contains("LUT") || *cell == "INV");
                let luts: usize = of_luts.map(|(_, count)| count.trim().parse::<usize>().unwrap()).sum();
                assert_eq!((mapped.luts, mapped.others), (luts, 0), "{}: {text}", mapped.synthesis);
                assert_eq!(all.trim(), luts.to_string());
                let cells = netlist["modules"][&module.top]["cells"].as_object().unwrap();
                assert_eq!(mapped.levels, longest(cells), "{}", mapped.synthesis);
            }
            // Each has more LUTs and fewer levels than the one before it.
            assert!(found.windows(2).all(|pair| pair[0].luts < pair[1].luts && pair[0].levels > pair[1].levels));
        }
    }
}

#[test]
fn registers_are_rejected_and_other_cells_are_counted() {
    if !needs(&["yosys"]) {
        return;
    }
    let module = |text: &str| Module { top: "m".into(), text: text.into(), clocked: None };
    let register = module("module m(input c, input a, output reg y);\nalways @(posedge c) y <= a;\nendmodule\n");
    for family in FAMILIES {
        let error = map(family, &[(None, &register)], &|| ()).unwrap_err().to_string();
        assert!(error.contains("m: has registers; expected a module without registers"), "{error}");
    }
    let adder = module("module m(input [15:0] a, b, output [15:0] y);\nassign y = a + b;\nendmodule\n");
    let mapped = map(Family::Ice40, &[(None, &adder)], &|| ()).unwrap();
    assert!(mapped[0].others >= 14, "{mapped:?}");
}

/// The clock of a chain of LUTs falls with its length, and every placement is between the lowest and the highest one.
pub fn a_longer_path_has_a_slower_clock() {
    let [encoder, decoder] = pair();
    let clocks = [&encoder, &decoder].map(|module| {
        let mapped = map(Family::Ice40, &[(Some((Goal::Area, 0)), module)], &|| ()).unwrap();
        clock(Family::Ice40, &module.top, &mapped[0], &|| ()).unwrap().unwrap()
    });
    // An encoder of 32 bits has two or three levels, and the decoder five or six. A LUT with its wires takes 0.8 to 2 ns.
    assert!(clocks.iter().all(|[low, high]| low <= high && *low > 50.0 && *high < 400.0), "{clocks:?}");
    assert!(clocks[0][0] > clocks[1][1], "{clocks:?}");
}

#[test]
fn of_several_seeds_the_best_is_kept_with_its_seed() {
    if !needs(&["yosys"]) {
        return;
    }
    let scheme = builtin("hsiao-39-32").unwrap().scheme();
    let of_seed = |seed| {
        let options = Options { goal: Goal::Area, scope: Scope::Minimal, seed, ..Options::default() };
        let [_, decoder] = modules(&scheme, &options);
        decoder
    };
    let decoders = [0, 1, 2].map(of_seed);
    let forms: Vec<_> = decoders.iter().enumerate().map(|(i, m)| (Some((Goal::Area, i as u32)), m)).collect();
    let all: Vec<_> = forms.iter().map(|form| map(Family::Ice40, &[*form], &|| ()).unwrap().remove(0)).collect();
    let best = map(Family::Ice40, &forms, &|| ()).unwrap().remove(0);
    let fewest = all.iter().map(|mapped| (mapped.luts, mapped.levels)).min().unwrap();
    assert_eq!((best.luts, best.levels), fewest);
    let of_best = all.iter().find(|mapped| mapped.form == best.form).unwrap();
    assert_eq!((of_best.luts, of_best.levels), fewest);
}

/// The circuit for LUTs takes fewer of them than that for area, and its modules are proved.
#[test]
fn a_goal_of_luts_takes_fewer_luts_and_is_proved() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let scheme = builtin("opentitan-72-64").unwrap().scheme();
    for (goal, family) in [(Goal::Lut4, Family::Ice40), (Goal::Lut6, Family::Xc7)] {
        let [of_luts, of_area] = [goal, Goal::Area].map(|goal| {
            let options = Options { goal, scope: Scope::Minimal, ..Options::default() };
            modules(&scheme, &options).map(|module| map(family, &[(Some((goal, 0)), &module)], &|| ()).unwrap()[0].luts)
        });
        assert!(of_luts[0] < of_area[0] && of_luts[1] < of_area[1], "{of_luts:?} {of_area:?}");
        for id in ["opentitan-72-64", "duet"] {
            let record = prove(&builtin(id).unwrap().scheme(), &Options { goal, ..Options::default() }, 0).unwrap();
            assert!(record.holds(), "{record:#?}");
        }
        // Another sum in the module that synthesis keeps.
        let options = Options { goal, ..Options::default() };
        let mut design = Design::new(&scheme, &options);
        let sums = design.decoder.iter_mut().find(|module| module.keeps_hierarchy).unwrap();
        let text = print(sums, &[]).replacen(" ^ ", " & ", 1);
        sums.items = vec![Item::Source("sums.v", text.leak())];
        let record = prove_files(&scheme, &options, 0, &design, &library::sources()).unwrap();
        assert!(!record.equivalence[1].equal && record.equivalence[1].counterexample.is_some());
    }
}
