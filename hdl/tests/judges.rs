//! Tests of the emitted files with independent tools: slang reads every file of Verilog and SystemVerilog, FuseSoC runs every target of the
//! core, and OpenSTA reads the constraints. Each detects planted faults.

use crate::axi4;
use crate::support;

use eccforge_hdl::collateral;
use eccforge_hdl::design::{Around, Cut, Design, DropIn, Goal, Handshake, Options, Pipe, Ram, Reset};
use eccforge_hdl::generate;
use eccforge_hdl::verilog::Direction;
use eccforge_scheme::builtin;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use support::{Emitted, everything, python};
use xtask::needs;

fn emitted(id: &str, options: &Options) -> Emitted {
    Emitted::new(&builtin(id).unwrap().scheme(), options)
}

fn memory(around: Around, two_ports: bool) -> Options {
    let pipe = Pipe { cuts: vec![Cut::Output], ..Pipe::default() };
    Options { pipe, wrap: Some(Ram { two_ports, reset: Reset::Sync, around, ..Ram::default() }), ..Options::default() }
}

/// Returns the messages of slang about the files of a folder whose names `keep` selects, with the library's properties; packages come
/// first. Warnings about casts and defaults are off, because other values of the parameters need these casts and defaults.
fn slang(emitted: &Emitted, python: &Path, more: &[&str], keep: &dyn Fn(&str) -> bool) -> (bool, String) {
    let folder = std::fs::read_dir(emitted.folder.path()).unwrap();
    let mut files: Vec<String> = folder.map(|f| f.unwrap().file_name().into_string().unwrap()).collect();
    files.retain(|name| (name.ends_with(".v") || name.ends_with(".sv")) && keep(name));
    files.sort_by_key(|name| (!name.ends_with("_pkg.sv"), name.clone()));
    std::fs::write(emitted.folder.path().join("slang_lint.py"), include_str!("slang_lint.py")).unwrap();
    let fixed = ["slang_lint.py", "-DECC_SVA", "-Wextra", "-Wno-useless-cast", "-Wno-case-redundant-default"];
    emitted.python(python, &[&fixed, more, &files.iter().map(String::as_str).collect::<Vec<_>>()].concat())
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn slang_has_nothing_to_say_of_any_emitted_file() {
    if !needs(&["pyslang"]) {
        return;
    }
    let python = python();
    let pipes = |handshake| everything(&[Cut::Input, Cut::Flips], handshake);
    let of_goal = |goal| Options { goal, ..Options::default() };
    for (id, options) in [
        ("hsiao-22-16", Options { system_verilog: true, ..pipes(Handshake::ValidReady) }),
        ("duet-trio", Options { system_verilog: true, ..pipes(Handshake::ClockEnable) }),
        ("ssc-dsd-plus", of_goal(Goal::Readable)),
        ("i-ssc-csc", of_goal(Goal::Delay)),
        ("opentitan-72-64", of_goal(Goal::Area)),
        ("hsiao-39-32", Options { drop_in: Some(DropIn::DwEcc), ..memory(Around::Axi, false) }),
        ("hsiao-39-32", Options { drop_in: Some(DropIn::Bedrock), ..memory(Around::OpenTitan, false) }),
        ("hsiao-22-16", memory(Around::Plain, true)),
        ("hsiao-39-32", axi4::options()),
        ("duet-trio", crate::fifo::options()),
    ] {
        let emitted = emitted(id, &options);
        let (silent, printed) =
            slang(&emitted, &python, &[], &|name| !name.ends_with("_tb.v") && !name.ends_with("_formal.sv"));
        assert!(silent, "{id} {options:?}: {printed}");
        // A testbench uses only as many bits of a random word as it needs; a formal top does not connect outputs
        // without assertions.
        let (silent, printed) =
            slang(&emitted, &python, &["-Wno-width-trunc", "-Wno-unconnected-output-port"], &|_| true);
        assert!(silent, "{id} {options:?}: {printed}");
    }
    let emitted = emitted("hsiao-22-16", &memory(Around::Plain, false));
    for (module, from, to) in [
        (
            "eccforge_ram_ctrl",
            "endmodule",
            "  logic [2:0] three;\n  logic [1:0] two;\n  assign two = three;\nendmodule",
        ),
        ("hsiao_22_16_ram", "u_control", "u_control_of_none ; eccforge_nothing u_control"),
    ] {
        emitted.change(module, from, to);
        let (silent, printed) = slang(&emitted, &python, &[], &|name| !name.ends_with("_tb.v"));
        assert!(!silent, "{module}: {printed}");
        emitted.change(module, to, from);
    }
}

/// Runs a target of the core with FuseSoC: returns whether it succeeded, and its output. With `users`, an environment
/// variable names the libraries that cocotb 2.1 loads.
fn fusesoc(root: &Path, name: &str, python: &Path, target: &str, users: bool) -> (bool, String) {
    let build = tempfile::tempdir().unwrap();
    let programs = std::env::split_paths(&std::env::var_os("PATH").unwrap()).collect::<Vec<PathBuf>>();
    let path = std::env::join_paths(python.parent().map(Path::to_path_buf).into_iter().chain(programs)).unwrap();
    let config = |flag: &str| {
        let printed = Command::new("cocotb-config").arg(flag).env("PATH", &path).output();
        printed.map_or_else(|_| String::new(), |printed| String::from_utf8_lossy(&printed.stdout).trim().to_string())
    };
    let mut program = Command::new(python);
    program.args(["-m", "fusesoc.main", "--cores-root"]).arg(root);
    program.args(["run", "--target", target, name]);
    program.current_dir(build.path()).env("PATH", &path).env("XDG_CONFIG_HOME", build.path());
    program.env_remove("GPI_USERS").env("XDG_DATA_HOME", build.path());
    if users {
        program.env("GPI_USERS", [config("--libpython"), config("--pygpi-entry-point")].join(";"));
    }
    let output = program.output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (output.status.success(), printed)
}

/// Runs all targets (long: the faults of two cores are a table).
#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn fusesoc_runs_every_target_of_the_core_and_each_fails_on_a_planted_fault() {
    if !needs(&["iverilog", "verilator", "cocotb", "fusesoc"]) {
        return;
    }
    let python = python();
    // An unused signal, for lint; a decoder without DUEs, an encoder that complements, a wrong response.
    let spare = "wire spare = 1'b1;\n  assign due_o = ";
    let due = ("dec", "assign due_o = ", "assign due_o = 1'b0 & ");
    let pipes = Options { system_verilog: true, ..everything(&[Cut::Output], Handshake::ValidReady) };
    for (id, options, faults) in [
        (
            "hsiao-22-16",
            pipes,
            [
                ("lint", "dec", "assign due_o = ", spare),
                ("lint_assertions", "dec", "assign due_o = ", spare),
                ("_enc", "enc", "assign check_o = ", "assign check_o = ~"),
                ("_dec", due.0, due.1, due.2),
                ("_enc_pipe", "enc_pipe", "assign check_o = ", "assign check_o = ~"),
                ("_dec_pipe", "dec_pipe", "assign data_o = ", "assign data_o = ~"),
            ],
        ),
        (
            "hsiao-39-32",
            axi4::options(),
            [
                ("lint", "ram_axi4", "endmodule", "wire spare = 1'b1;\nendmodule"),
                ("lint_assertions", "dec", "assign due_o = ", spare),
                ("_enc", "enc", "assign check_o = ", "assign check_o = ~"),
                ("_dec", due.0, due.1, due.2),
                ("_ram", due.0, due.1, due.2),
                ("_ram_axi4", due.0, due.1, due.2),
            ],
        ),
    ] {
        let emitted = emitted(id, &options);
        let prefix = &emitted.design.prefix;
        let name = format!("eccforge:ecc:{prefix}");
        let run = |target: &str, users| fusesoc(emitted.folder.path(), &name, &python, target, users);
        let core = std::fs::read_to_string(emitted.folder.path().join(format!("{prefix}.core"))).unwrap();
        let core: serde_json::Value = serde_saphyr::from_str(core.strip_prefix("CAPI=2:\n").unwrap()).unwrap();
        let targets = core["targets"].as_object().unwrap().keys().filter(|target| *target != "default");
        let (mut ran, planted) = (0, xtask::cases(1..=10, [3, 3]).collect::<Vec<_>>());
        for target in targets {
            let (well, printed) = run(target, true);
            assert!(well, "{id} {target}: {printed}");
            ran += 1;
            if !planted.contains(&ran) {
                continue;
            }
            let kind = target.split_once(prefix.as_str()).map_or(target.as_str(), |(_, of_top)| of_top);
            let fault = faults.iter().find(|(of, ..)| *of == kind);
            let (_, module, from, to) = fault.unwrap_or_else(|| panic!("no fault for {target}"));
            let module = format!("{prefix}_{module}");
            emitted.change(&module, from, to);
            let (well, printed) = run(target, true);
            assert!(!well, "{id} {target}: {printed}");
            emitted.change(&module, to, from);
        }
        assert_eq!(ran, 2 + 2 * 4, "{id}");
        // Without its libraries, cocotb 2.1 starts no test, and the target reports this.
        let version = emitted.python(&python, &["-c", "import cocotb; print(cocotb.__version__)"]).1;
        if !version.starts_with("1.") && !version.starts_with("2.0") {
            let (well, printed) = run(&format!("cocotb_{prefix}_dec"), false);
            assert!(!well && printed.contains("export GPI_USERS="), "{printed}");
        }
    }
}

/// A design of two schemes with AXI4, a FIFO of each, and a module of PULP's library whose name is that of a control
/// module without the prefix.
const TWO: &str = "module two (input logic clk_i, input logic rst_ni, output logic [1:0] irq_o);
  /* verilator lint_off PINMISSING */
  hsiao_39_32_ram_axi4 #(.ADDR_WIDTH(6)) u_a (.clk_i, .rst_ni, .irq_o(irq_o[0]));
  opentitan_72_64_ram_axi4 #(.ADDR_WIDTH(6)) u_b (.clk_i, .rst_ni, .irq_o(irq_o[1]));
  hsiao_39_32_fifo #(.DEPTH(9)) u_c (.wr_clk_i(clk_i), .wr_rst_ni(rst_ni), .rd_clk_i(clk_i), .rd_rst_ni(rst_ni));
  opentitan_72_64_fifo u_d (.wr_clk_i(clk_i), .wr_rst_ni(rst_ni), .rd_clk_i(clk_i), .rd_rst_ni(rst_ni));
  ecc_scrubber #(.BankSize(64)) u_e (.clk_i, .rst_ni);
  /* verilator lint_on PINMISSING */
endmodule
";

/// A module with the name and a parameter of PULP's module.
const OTHER: &str =
    "module ecc_scrubber #(parameter int unsigned BankSize = 256) (input logic clk_i, input logic rst_ni);
  logic unused;
  assign unused = clk_i & rst_ni & (BankSize != 0);
endmodule
";

/// The texts [`TWO`] and [`OTHER`].
pub const TWO_SCHEMES: (&str, &str) = (TWO, OTHER);

/// Both folders hold the library, and FuseSoC compiles it once.
#[test]
#[ignore = "needs verilator and fusesoc: cargo xtask ci"]
fn two_schemes_and_another_library_are_one_design() {
    if !needs(&["verilator", "fusesoc"]) {
        return;
    }
    let root = tempfile::tempdir().unwrap();
    for id in ["hsiao-39-32", "opentitan-72-64"] {
        let files = collateral::of_scheme(&builtin(id).unwrap().scheme(), &axi4::options());
        generate::write(&root.path().join(id), &files).unwrap();
        let queue = Design::new(&builtin(id).unwrap().scheme(), &crate::fifo::options());
        let top = queue.files().pop().unwrap();
        std::fs::write(root.path().join(&top.name), &top.text).unwrap();
    }
    std::fs::write(root.path().join("two.sv"), TWO).unwrap();
    std::fs::write(root.path().join("ecc_scrubber.sv"), OTHER).unwrap();
    let core = "CAPI=2:\nname: \"test:ecc:two:1\"\nfilesets:\n  rtl:\n    files: [two.sv, ecc_scrubber.sv, hsiao_39_32_fifo.v, opentitan_72_64_fifo.v]\n    file_type: systemVerilogSource\n\
                \x20   depend: [\"eccforge:ecc:hsiao_39_32\", \"eccforge:ecc:opentitan_72_64\"]\ntargets:\n  lint:\n\
                \x20   filesets: [rtl]\n    toplevel: two\n    default_tool: verilator\n    tools:\n      verilator:\n\
                \x20       mode: lint-only\n        verilator_options: [-Wall]\n";
    std::fs::write(root.path().join("two.core"), core).unwrap();
    let (well, printed) = fusesoc(root.path(), "test:ecc:two", &python(), "lint", false);
    assert!(well && !printed.contains("%Warning"), "{printed}");
    // A module of the library's own name clashes.
    std::fs::write(root.path().join("ecc_scrubber.sv"), OTHER.replace("ecc_", "eccforge_")).unwrap();
    assert!(!fusesoc(root.path(), "test:ecc:two", &python(), "lint", false).0);
}

/// Returns a netlist with the ports of a memory: a register after every input, and one register that drives all outputs.
fn netlist(emitted: &Emitted) -> String {
    let module = emitted.design.ram.last().unwrap();
    let names: Vec<&str> = module.ports.iter().map(|p| p.name.as_str()).collect();
    let mut text = format!("module {} ({});\n", module.name, names.join(", "));
    let mut cells = String::new();
    let is_queue = module.name.ends_with("_fifo");
    let clock = |port: &str| match is_queue {
        true if port.starts_with("wr") || port == "data_i" => "wr_clk_i",
        true => "rd_clk_i",
        false => "clk_i",
    };
    for port in &module.ports {
        let input = port.direction == Direction::Input;
        let range = if port.width == 1 { String::new() } else { format!("[{}:0] ", port.width - 1) };
        writeln!(text, "{} {range}{};", if input { "input" } else { "output" }, port.name).unwrap();
        for bit in (0..port.width).filter(|_| !port.name.ends_with("clk_i")) {
            let name = if port.width == 1 { port.name.clone() } else { format!("{}[{bit}]", port.name) };
            let cell = format!("r_{}_{bit}", port.name);
            let q = if input { format!("{cell}_q") } else { name.clone() };
            if input {
                writeln!(text, "wire {q};").unwrap();
            }
            writeln!(cells, "DFF {cell} (.C({}), .D({name}), .Q({q}));", clock(&port.name)).unwrap();
        }
    }
    text + &cells + "endmodule\n"
}

/// Returns OpenSTA's output for the constraints of a memory.
fn opensta(emitted: &Emitted) -> String {
    let folder = emitted.folder.path();
    let netlist = netlist(emitted);
    let top = &emitted.design.ram.last().unwrap().name;
    let constraints = if top.ends_with("_fifo") { top.clone() } else { format!("{}_ram", emitted.design.prefix) };
    let script = format!(
        "read_liberty cells.lib\nread_verilog netlist.v\nlink_design {top}\nsource {constraints}.sdc\ncheck_setup -verbose\n\
         report_checks\n"
    );
    for (file, text) in
        [("cells.lib", include_str!("register.lib")), ("netlist.v", netlist.as_str()), ("check.tcl", &script)]
    {
        std::fs::write(folder.join(file), text).unwrap();
    }
    let output = Command::new("sta").args(["-no_splash", "-exit", "check.tcl"]).current_dir(folder).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn opensta_reads_the_constraints_and_misses_no_port() {
    if !needs(&["opensta"]) {
        return;
    }
    let complaint = |printed: &str| printed.contains("Error") || printed.contains("Warning");
    for (id, options) in [
        ("hsiao-39-32", axi4::options()),
        ("hsiao-22-16", memory(Around::Plain, true)),
        ("duet-trio", memory(Around::Plain, false)),
        ("hsiao-39-32", memory(Around::OpenTitan, false)),
    ] {
        let emitted = emitted(id, &options);
        let printed = opensta(&emitted);
        assert!(!complaint(&printed) && printed.contains("slack (MET)"), "{id}: {printed}");
        let path = emitted.folder.path().join(format!("{}_ram.sdc", emitted.design.prefix));
        let right = std::fs::read_to_string(&path).unwrap();
        let delays = right.lines().find(|line| line.starts_with("set_input_delay")).unwrap();
        let last = delays.rsplit(' ').next().unwrap();
        for (from, to) in [
            (last, "}]"),
            ("[all_outputs]", "[get_ports none]"),
            ("create_clock", "remove_from_collection"),
            ("-clock clk_i", "-clock clock"),
        ] {
            assert!(right.contains(from), "no `{from}` in {right}");
            std::fs::write(&path, right.replace(from, to)).unwrap();
            let printed = opensta(&emitted);
            assert!(complaint(&printed), "{id}: `{to}` is accepted: {printed}");
        }
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn opensta_reads_the_constraints_of_two_clocks_and_of_their_crossing() {
    if !needs(&["opensta"]) {
        return;
    }
    let complaint = |printed: &str| printed.contains("Error") || printed.contains("Warning");
    let emitted = emitted("hsiao-22-16", &crate::fifo::options());
    let printed = opensta(&emitted);
    assert!(!complaint(&printed) && printed.contains("slack (MET)"), "{printed}");
    let path = emitted.folder.path().join("hsiao_22_16_fifo.sdc");
    let right = std::fs::read_to_string(&path).unwrap();
    for (from, to) in [
        (" wr_valid_i", ""),
        ("set_max_delay", "set_longest_delay"),
        ("[get_clocks $from]", "[get_clocks other]"),
        ("-name rd_clk_i", "-name clk_i"),
    ] {
        assert!(right.contains(from), "no `{from}` in {right}");
        std::fs::write(&path, right.replace(from, to)).unwrap();
        let printed = opensta(&emitted);
        assert!(complaint(&printed), "`{to}` is accepted: {printed}");
    }
}
