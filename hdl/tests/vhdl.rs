//! Tests of the VHDL package of components: GHDL analyses the packages and converts designs in VHDL that instantiate the emitted
//! modules, and Icarus Verilog simulates them with these modules.

use crate::support;

use eccforge_gf::random::SplitMix64;
use eccforge_hdl::collateral::components;
use eccforge_hdl::design::{Around, Array, Cut, Design, DropIn, Handshake, Naming, Options, Ram, Reset};
use eccforge_hdl::faults::self_check;
use eccforge_hdl::tools::{self, Tool};
use eccforge_hdl::verilog::{Direction, Module};
use eccforge_oracle::{Status, by_id};
use eccforge_scheme::{Scheme, builtin};
use std::fmt::Write;
use std::path::Path;
use support::{Emitted, LIMIT, everything, language, silent};
use xtask::needs;

fn scheme(id: &str) -> Scheme {
    builtin(id).unwrap().scheme()
}

/// Writes the package of a design; returns the name of the file and that of the package.
fn package(scheme: &Scheme, options: &Options, design: &Design, folder: &Path) -> (String, String) {
    let checks = [self_check::module(scheme, options, design)];
    let file = components(scheme, options, design, if *options == Options::default() { &checks } else { &[] });
    std::fs::write(folder.join(&file.name), &file.text).unwrap();
    let name = file.name.trim_end_matches(".vhd").to_owned();
    (file.name, name)
}

/// Options under which every kind of top module is emitted.
fn all_options() -> Vec<Options> {
    let wrapped = |around, more: Ram| Options { wrap: Some(Ram { around, ..more }), ..Options::default() };
    let mut all = vec![Options::default(), Options { naming: Naming::Bare, ..Options::default() }];
    all.push(everything(&[Cut::Input, Cut::Output], Handshake::ValidReady));
    all.extend([DropIn::Bedrock, DropIn::DwEcc].map(|of| Options { drop_in: Some(of), ..Options::default() }));
    all.extend([Around::Axi, Around::Axi4, Around::OpenTitan, Around::Fifo].map(|of| wrapped(of, Ram::default())));
    all.push(wrapped(Around::Plain, Ram { two_ports: true, array: Array::Pins, ..Ram::default() }));
    all
}

#[test]
#[ignore = "needs ghdl: cargo xtask ci"]
fn every_package_is_analysed_and_names_every_top_module() {
    if !needs(&["ghdl"]) {
        return;
    }
    for scheme in [scheme("hsiao-39-32"), scheme("duet-trio"), scheme("veer-el2-iccm-64k")] {
        for options in all_options().iter().filter(|options| options.refusal(&scheme).is_none()) {
            let (folder, design) = (tempfile::tempdir().unwrap(), Design::new(&scheme, options));
            let (file, _) = package(&scheme, options, &design, folder.path());
            let text = std::fs::read_to_string(folder.path().join(&file)).unwrap();
            for (top, _) in design.tops() {
                assert_eq!(text.matches(&format!("  component {top} is\n")).count(), 1, "{top}: {text}");
            }
            for standard in ["--std=93", "--std=08"] {
                silent(
                    Tool::Ghdl,
                    &["-a", standard, &format!("--workdir={}", folder.path().display()), &file],
                    &[],
                    folder.path(),
                );
            }
        }
    }
}

/// An entity `mixed` with the ports of a module, around an instance of its component.
fn around(module: &Module, package: &str, generics: &[(&str, usize)]) -> String {
    let kind = |width: usize, range: &Option<String>| match range {
        Some(range) => {
            let mut range = range.replace(':', " downto ");
            for (name, value) in generics {
                range = range.replace(name, &value.to_string());
            }
            format!("std_logic_vector({range})")
        }
        None if width == 1 => "std_logic".to_owned(),
        None => format!("std_logic_vector({} downto 0)", width - 1),
    };
    let (mut ports, mut map) = (Vec::new(), Vec::new());
    for port in &module.ports {
        let direction = if port.direction == Direction::Input { "in" } else { "out" };
        ports.push(format!("{} : {direction} {}", port.name, kind(port.width, &port.range)));
        map.push(format!("{0} => {0}", port.name));
    }
    let generics: Vec<String> = generics.iter().map(|(name, value)| format!("{name} => {value}")).collect();
    let generics = if generics.is_empty() { String::new() } else { format!(" generic map ({})", generics.join(", ")) };
    format!(
        "library ieee; use ieee.std_logic_1164.all; use work.{package}.all;\nentity mixed is port ({}); end entity;\n\
         architecture rtl of mixed is begin\n  u : {}{generics} port map ({});\nend architecture;\n",
        ports.join("; "),
        module.name,
        map.join(", ")
    )
}

/// Converts the entity `mixed` to Verilog, without the empty modules that GHDL adds for components.
fn converted(folder: &Path, package: &str, own: &[&str]) -> String {
    let arguments = ["--synth", "--std=93", "--out=verilog", package, "mixed.vhd", "-e", "mixed"];
    let output = tools::run_ok(Tool::Ghdl, &arguments, folder, LIMIT).unwrap();
    let start = output.text.find("module ").unwrap();
    let modules = output.text[start..].split_inclusive("endmodule\n").filter(|text| text.contains("endmodule"));
    let is_own = |text: &&str| !own.iter().any(|name| text.trim_start().starts_with(&format!("module {name}\n")));
    modules.filter(is_own).collect()
}

/// Runs the testbench of the last module with the entity `mixed` in place of the module. With `exchanged`, two ports of the
/// instance are exchanged.
fn simulated(
    emitted: &Emitted,
    top: &str,
    generics: &[(&str, usize)],
    exchanged: Option<[&str; 2]>,
    options: &Options,
    of: &Scheme,
) -> (bool, String) {
    let folder = emitted.folder.path();
    let (file, package) = package(of, options, &emitted.design, folder);
    let module = emitted.design.modules().find(|module| module.name == top).unwrap();
    let mut text = around(module, &package, generics);
    if let Some([a, b]) = exchanged {
        text = text.replace(&format!("{a} => {a}"), &format!("{a} => {b}")).replacen(
            &format!("{b} => {b}"),
            &format!("{b} => {a}"),
            1,
        );
    }
    std::fs::write(folder.join("mixed.vhd"), text).unwrap();
    std::fs::write(folder.join("mixed.v"), converted(folder, &file, &[top])).unwrap();
    let bench = std::fs::read_to_string(folder.join(format!("{top}_tb.v"))).unwrap();
    let (before, instance) = bench.split_once(" dut (").unwrap();
    let before = &before[..before.rfind(&format!("\n  {top}")).unwrap()];
    // The testbench of a memory looks into its array, which is below the instance in the entity.
    let text = format!("{before}\n  mixed dut ({instance}").replace("dut.u_", "dut.u.u_");
    std::fs::write(folder.join("mixed_tb.v"), text).unwrap();
    let files = [emitted.sources(top), vec!["mixed.v".into(), "mixed_tb.v".into()]].concat();
    silent(Tool::Iverilog, &[language(&files).0, "-o", "tb.vvp"], &files, folder);
    let output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder, LIMIT).unwrap();
    (output.success, output.text)
}

/// A scheme, the options of its hardware, a module, its generics, and two ports that are exchanged.
type Case = (&'static str, Options, &'static str, &'static [(&'static str, usize)], [&'static str; 2]);

#[test]
#[ignore = "needs ghdl: cargo xtask ci"]
fn a_module_behind_an_entity_passes_its_testbench_and_exchanged_ports_fail() {
    if !needs(&["ghdl", "iverilog"]) {
        return;
    }
    let memory = Options { wrap: Some(Ram { reset: Reset::Async, ..Ram::default() }), ..Options::default() };
    const SIZES: &[(&str, usize)] = &[("ADDR_WIDTH", 6), ("DEPTH", 32), ("SERVICE", 1)];
    let cases: [Case; 4] = [
        ("duet-trio", Options::default(), "duet_trio_dec", &[], ["ce_o", "due_o"]),
        (
            "hsiao-39-32",
            everything(&[Cut::Input], Handshake::ValidReady),
            "hsiao_39_32_dec_pipe",
            &[],
            ["ce_o", "due_o"],
        ),
        ("hsiao-39-32", memory, "hsiao_39_32_ram", SIZES, ["req_i", "we_i"]),
        ("trio", Options { naming: Naming::Bare, ..Options::default() }, "trio_enc", &[], ["", ""]),
    ];
    for (id, options, top, generics, ports) in cases {
        let of = scheme(id);
        let emitted = Emitted::new(&of, &options);
        let (passed, text) = simulated(&emitted, top, generics, None, &options, &of);
        assert!(passed && text.starts_with("PASS"), "{top}: {text}");
        if !ports[0].is_empty() {
            let (passed, text) = simulated(&emitted, top, generics, Some(ports), &options, &of);
            assert!(!passed, "{top}: {text}");
        }
    }
}

/// A design in VHDL: encoder, flipped bits, decoder.
const MIXED: &str = "library ieee; use ieee.std_logic_1164.all; use work.PACKAGE.all;
entity mixed is
  port (data, flips : in std_logic_vector; read : out std_logic_vector; ce, due : out std_logic);
end entity;
architecture rtl of mixed is
  signal written, changed : std_logic_vector(ENTRY downto 0);
begin
  u_enc : TOP_enc port map (data_i => data, entry_o => written, check_o => open);
  changed <= written xor flips;
  u_dec : TOP_dec port map (entry_i => changed, data_o => read, ce_o => ce, due_o => due);
end architecture;
";

/// The testbench of [`MIXED`]: lines of data, flips, expected data and flags.
const BENCH: &str = "module tb;
  reg [LINE:0] lines [0:WORDS-1];
  wire [DATA:0] read;
  wire ce, due;
  integer i, differences;
  reg [LINE:0] line;
  mixed dut (.data(line[2*DATA+ENTRY+4 -: DATA+1]), .flips(line[DATA+ENTRY+3 -: ENTRY+1]), .read(read), .ce(ce), .due(due));
  initial begin
    $readmemb(\"lines.txt\", lines);
    differences = 0;
    for (i = 0; i < WORDS; i = i + 1) begin
      line = lines[i];
      #1 if ({read, ce, due} !== line[DATA+2:0]) differences = differences + 1;
    end
    $display(\"differences %0d\", differences);
  end
endmodule
";

fn text(bits: &[bool]) -> String {
    bits.iter().rev().map(|bit| if *bit { '1' } else { '0' }).collect()
}

#[test]
#[ignore = "needs ghdl: cargo xtask ci"]
fn a_mixed_design_decodes_random_words_as_the_oracle() {
    if !needs(&["ghdl", "iverilog"]) {
        return;
    }
    for id in ["ni-secded", "trio", "i-ssc-csc"] {
        let (scheme, oracle) = (scheme(id), by_id(id).unwrap());
        let emitted = Emitted::new(&scheme, &Options::default());
        let (folder, mut random, mut lines) = (emitted.folder.path(), SplitMix64::new(5), String::new());
        let (data, entry, prefix) = (oracle.data_positions.len(), oracle.bits, &emitted.design.prefix);
        let (mut seen, words) = ([0; 3], 600);
        for i in 0..words {
            let word: Vec<bool> = (0..data).map(|_| random.bits() >> 63 == 1).collect();
            let wrong: Vec<usize> = (0..i % 6).map(|_| random.below(entry)).collect();
            let flips: Vec<bool> = (0..entry).map(|bit| wrong.contains(&bit)).collect();
            let stored = oracle.encode(&word);
            let changed: Vec<bool> = stored.iter().zip(&flips).map(|(bit, flip)| bit ^ flip).collect();
            let decoded = oracle.decode(&changed);
            let read: Vec<bool> = oracle.data_positions.iter().map(|bit| decoded.entry[*bit]).collect();
            let [ce, due] = [Status::Corrected, Status::Detected].map(|of| usize::from(decoded.status == of));
            let _ = writeln!(lines, "{}{}{}{ce}{due}", text(&word), text(&flips), text(&read));
            seen[ce + 2 * due] += 1;
        }
        assert!(seen.iter().all(|count| *count > 20), "{}: {seen:?}", scheme.id);
        std::fs::write(folder.join("lines.txt"), lines).unwrap();
        let (file, package) = package(&scheme, &Options::default(), &emitted.design, folder);
        let vector = |bits: usize| format!("std_logic_vector({} downto 0)", bits - 1);
        let ports = format!("data : in {}; flips : in {}; read : out {}", vector(data), vector(entry), vector(data));
        let mixed = MIXED.replace("data, flips : in std_logic_vector; read : out std_logic_vector", &ports);
        let mixed = mixed.replace("PACKAGE", &package).replace("TOP", prefix);
        std::fs::write(folder.join("mixed.vhd"), mixed.replace("ENTRY", &(entry - 1).to_string())).unwrap();
        let tops = ["enc", "dec"].map(|side| format!("{prefix}_{side}"));
        let modules = converted(folder, &file, &tops.each_ref().map(String::as_str));
        std::fs::write(folder.join("mixed.v"), modules).unwrap();
        let bench = BENCH.replace("LINE", &(2 * data + entry + 1).to_string()).replace("WORDS", &words.to_string());
        let bench = bench.replace("DATA", &(data - 1).to_string()).replace("ENTRY", &(entry - 1).to_string());
        std::fs::write(folder.join("tb.v"), bench).unwrap();
        let sources = tops.each_ref().map(|top| emitted.sources(top)).concat();
        let mut files = vec!["tb.v".to_owned(), "mixed.v".into()];
        sources.into_iter().for_each(|source| {
            if !files.contains(&source) {
                files.push(source)
            }
        });
        silent(Tool::Iverilog, &[language(&files).0, "-o", "tb.vvp"], &files, folder);
        let output = tools::run_ok(Tool::Vvp, &["-n", "tb.vvp"], folder, LIMIT).unwrap();
        assert!(output.text.contains("differences 0\n"), "{}: {}", scheme.id, output.text);
        // With an inverted bit at the decoder, the comparison fails.
        let path = folder.join("mixed.v");
        let text = std::fs::read_to_string(&path).unwrap();
        let wrong = text
            .replace("written ^ flips", "written ^ ~flips")
            .replace("u_enc_entry_o ^ flips", "u_enc_entry_o ^ ~flips");
        assert_ne!(wrong, text);
        std::fs::write(&path, wrong).unwrap();
        silent(Tool::Iverilog, &[language(&files).0, "-o", "tb.vvp"], &files, folder);
        let output = tools::run_ok(Tool::Vvp, &["-n", "tb.vvp"], folder, LIMIT).unwrap();
        assert!(!output.text.contains("differences 0\n"), "{}: {}", scheme.id, output.text);
    }
}
