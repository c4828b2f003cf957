//! The golden vectors under cocotb: one Python file for every top module of a design.

use super::bench::Testbench;
use super::vectors::Vectors;
use crate::design::{Around, Design, File, Handshake, Options, provenance, ram};
use crate::verilog::{Direction, Module};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// `test_<prefix>.py`.
pub(super) fn file(scheme: &Scheme, options: &Options, design: &Design, benches: &[Testbench<'_>]) -> File {
    let benches: Vec<&Testbench<'_>> = benches.iter().filter(|bench| kind(options, bench).is_some()).collect();
    let tops: Vec<&str> = benches.iter().map(|b| b.module.name.as_str()).collect();
    let mut t = provenance::header("#", scheme, options);
    t += &provenance::comment(
        "#",
        &format!(
            "Golden vectors under cocotb. Run with MODULE=test_{} and TOPLEVEL one of {}.",
            design.prefix,
            tops.join(", ")
        ),
    );
    let _ = write!(
        t,
        "import os\nimport sys\nimport traceback\nfrom pathlib import Path\n\nimport cocotb\nfrom cocotb.triggers import Timer\n\n\
         # Ports in the order of a vector, the first most significant: inputs, then expected outputs.\nMODULES = {{\n"
    );
    for bench in benches {
        entry(&mut t, scheme, options, bench);
    }
    t += "}\n\n\n";
    t += include_str!("templates/cocotb.py.txt");
    File { name: format!("test_{}.py", design.prefix), text: t }
}

/// `test_<prefix>_bursts.py`: random bursts of an independent manager, for a memory with an AXI4 port.
pub(super) fn bursts(scheme: &Scheme, options: &Options, design: &Design, benches: &[Testbench<'_>]) -> Option<File> {
    let bench = benches.iter().find(|bench| bench.memory == Some(Around::Axi4))?;
    let mut text = provenance::header("#", scheme, options);
    text += &provenance::comment(
        "#",
        &format!(
            "Random bursts against a model of the memory. Run with MODULE=test_{}_bursts and TOPLEVEL {}. cocotbext-axi \
             sends them, and checks identifiers, rlast and the count of beats.",
            design.prefix, bench.module.name
        ),
    );
    let _ = writeln!(text, "CLOCK, RESET = \"{}\", \"{}\"\nIDLE = {{", options.clock(), options.reset());
    idle(&mut text, options, bench);
    text += "}\n\n";
    text += include_str!("templates/cocotb_bursts.py.txt");
    Some(File { name: format!("test_{}_bursts.py", design.prefix), text })
}

/// The kind of cocotb test for a module; `None` for the ports of OpenTitan's memory and for a queue, which only their
/// Verilog testbenches test.
pub(super) fn kind(options: &Options, bench: &Testbench<'_>) -> Option<&'static str> {
    match bench.memory {
        Some(Around::OpenTitan | Around::Fifo) => None,
        Some(Around::Axi | Around::Axi4) => Some("axi"),
        Some(Around::Plain) => Some("ram"),
        None if bench.latency(options) == 0 => Some("combinational"),
        None => Some("pipe"),
    }
}

/// Writes a list of ports with their widths.
fn list(t: &mut String, key: &str, ports: &[(String, usize)]) {
    let _ = writeln!(t, "        \"{key}\": [");
    for (name, width) in ports {
        let _ = writeln!(t, "            (\"{name}\", {width}),");
    }
    *t += "        ],\n";
}

fn entry(t: &mut String, scheme: &Scheme, options: &Options, bench: &Testbench<'_>) {
    let (module, vectors) = (bench.module, &bench.vectors);
    let latency = bench.latency(options);
    let kind = kind(options, bench).unwrap_or_default();
    let _ = write!(
        t,
        "    \"{}\": {{\n        \"kind\": \"{kind}\",\n        \"vectors\": \"{}\",\n        \"count\": {},\n",
        module.name,
        bench.vector_file(),
        vectors.rows.len()
    );
    list(t, "inputs", &vectors.inputs);
    list(t, "outputs", &vectors.outputs);
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    if bench.is_memory() {
        memory_ports(t, scheme, options, bench, kind == "axi");
    } else if latency > 0 {
        let mut names: Vec<(&str, String)> = vec![("clock", options.clock().into())];
        match options.pipe.handshake {
            Handshake::ClockEnable => names.push(("enable", i("enable"))),
            Handshake::ValidReady => names.extend([
                ("reset", options.reset().into()),
                ("valid_in", i("valid")),
                ("ready_out", o("ready")),
                ("valid_out", o("valid")),
                ("ready_in", i("ready")),
            ]),
        }
        let _ = writeln!(t, "        \"latency\": {latency},");
        for (key, name) in names {
            let _ = writeln!(t, "        \"{key}\": \"{name}\",");
        }
    }
    let zero = if bench.is_memory() { Vec::new() } else { zeros(options, module, vectors, bench) };
    if !zero.is_empty() {
        let _ = writeln!(t, "        \"zero\": [{}],", zero.join(", "));
    }
    t.push_str("    },\n");
}

/// Writes the ports of a protected memory by role, with the values of idle inputs.
fn memory_ports(t: &mut String, scheme: &Scheme, options: &Options, bench: &Testbench<'_>, axi: bool) {
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let two = options.wrap.as_ref().is_some_and(|ram| ram.two_ports);
    let mut names = vec![("clock", options.clock().into()), ("reset", options.reset().into()), ("irq", o("irq"))];
    // A memory with one port reads and writes by the same signals.
    let [read, write] = if two { ["read_", "write_"] } else { [""; 2] };
    let valid = if two { "valid" } else { "rvalid" };
    // Ports of AXI have the same names in every design.
    if !axi {
        names.extend([
            ("read_req", i(&format!("{read}req"))),
            ("read_address", i(&format!("{read}address"))),
            ("read_gnt", o(&format!("{read}gnt"))),
            ("read_valid", o(&format!("{read}{valid}"))),
            ("write_req", i(&format!("{write}req"))),
            ("write_address", i(&format!("{write}address"))),
            ("write_gnt", o(&format!("{write}gnt"))),
            ("write_valid", o(&format!("{write}{valid}"))),
            ("write_due", o(&format!("{write}due"))),
            ("data_in", i("data")),
            ("byte_enable", i("byte_enable")),
            ("data_out", o("data")),
            ("ce", o("ce")),
            ("due", o("due")),
        ]);
    }
    t.push_str("        \"ports\": {\n");
    for (key, name) in names {
        let _ = writeln!(t, "            \"{key}\": \"{name}\",");
    }
    if !two && !axi {
        let _ = writeln!(t, "            \"we\": \"{}\",", i("we"));
    }
    let is_masked = options.wrap.as_ref().is_some_and(|ram| ram.masked);
    let masked = if is_masked { word_bytes(scheme) } else { "False".into() };
    let _ = write!(t, "        }},\n        \"masked\": {masked},\n        \"idle\": {{\n");
    idle(t, options, bench);
    t.push_str("        },\n");
}

/// The bytes of each codeword, as a list of numbers with a bit for each byte.
fn word_bytes(scheme: &Scheme) -> String {
    let (masks, _) = ram::words(scheme);
    let words: Vec<String> = masks.chunks(masks.len() / scheme.codewords()).map(mask_number).collect();
    format!("[{}]", words.join(", "))
}

/// A mask as a number, whose bit i is element i.
fn mask_number(mask: &[bool]) -> String {
    let mut number = 0u64;
    for bit in mask.iter().rev() {
        number = number << 1 | u64::from(*bit);
    }
    number.to_string()
}

/// Writes the inputs other than clock and reset, with their idle values.
fn idle(t: &mut String, options: &Options, bench: &Testbench<'_>) {
    let inputs = bench.module.ports.iter().filter(|p| p.direction == Direction::Input);
    // An input that the test does not drive is Z in a simulator, and logic that reads it becomes X.
    for port in inputs.filter(|p| p.name != options.clock() && p.name != options.reset()) {
        let on = bench.enables.iter().any(|(name, on)| *name == port.name && *on);
        let _ = writeln!(t, "            \"{}\": {},", port.name, u8::from(on));
    }
}

/// Inputs that stay 0: bypass, injection and poison, and enables whose default is 0.
fn zeros(options: &Options, module: &Module, vectors: &Vectors, bench: &Testbench<'_>) -> Vec<String> {
    let still = ["bypass", "inject", "poison"].map(|stem| options.input(stem));
    let mut zeros = Vec::new();
    for port in module.ports.iter().filter(|port| port.direction == Direction::Input) {
        let name = &port.name;
        let is_driven = vectors.inputs.iter().any(|(driven, _)| driven == name);
        let is_off = bench.enables.iter().any(|(enable, on)| enable == name && !on);
        if !is_driven && (still.contains(name) || is_off) {
            zeros.push(format!("\"{name}\""));
        }
    }
    zeros
}
