//! The golden vectors under cocotb: one Python file for every top module of a design.

use super::Testbench;
use super::pipe_testbench::latency;
use super::vectors::Vectors;
use crate::design::{Design, File, Handshake, Options, provenance};
use crate::verilog::{Direction, Module};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// `test_<prefix>.py`.
pub(super) fn file(scheme: &Scheme, options: &Options, design: &Design, benches: &[Testbench<'_>]) -> File {
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
        "from pathlib import Path\n\nimport cocotb\nfrom cocotb.triggers import Timer\n\n\
         # Ports in the order of a vector, the first most significant: inputs, then expected outputs.\nMODULES = {{\n"
    );
    for bench in benches {
        entry(&mut t, options, bench);
    }
    t += "}\n\n\n";
    t += include_str!("templates/cocotb.py.txt");
    File { name: format!("test_{}.py", design.prefix), text: t }
}

fn entry(t: &mut String, options: &Options, bench: &Testbench<'_>) {
    let list = |t: &mut String, key: &str, ports: &[(String, usize)]| {
        let _ = writeln!(t, "        \"{key}\": [");
        for (name, width) in ports {
            let _ = writeln!(t, "            (\"{name}\", {width}),");
        }
        *t += "        ],\n";
    };
    let (module, vectors) = (bench.module, &bench.vectors);
    let scrub = module.name.ends_with("_scrub");
    let latency = latency(options, module);
    let kind = match (scrub, latency) {
        (true, _) => "scrub",
        (false, 0) => "combinational",
        (false, _) => "pipe",
    };
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
    let mut names: Vec<(&str, String)> = Vec::new();
    if scrub {
        ports(t, options);
    } else if latency > 0 {
        names.push(("clock", options.clock().into()));
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
    }
    for (key, name) in names {
        let _ = writeln!(t, "        \"{key}\": \"{name}\",");
    }
    let zero = zeros(options, module, vectors, bench);
    if !zero.is_empty() {
        let _ = writeln!(t, "        \"zero\": [{}],", zero.join(", "));
    }
    t.push_str("    },\n");
}

/// Ports of the scrubber by what they are.
fn ports(t: &mut String, options: &Options) {
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let names = [
        ("clock", options.clock().into()),
        ("reset", options.reset().into()),
        ("step", i("step")),
        ("last_address", i("last_address")),
        ("gnt", i("gnt")),
        ("rvalid", i("rvalid")),
        ("entry_in", i("entry")),
        ("written", i("written")),
        ("req", o("req")),
        ("we", o("we")),
        ("address", o("address")),
        ("entry_out", o("entry")),
        ("busy", o("busy")),
        ("ce", o("ce")),
        ("due", o("due")),
        ("ce_count", o("ce_count")),
        ("due_count", o("due_count")),
    ];
    t.push_str("        \"ports\": {\n");
    for (key, name) in names {
        let _ = writeln!(t, "            \"{key}\": \"{name}\",");
    }
    t.push_str("        },\n");
}

/// Inputs that stay 0: bypass, injection and poison, and the enables of a scrubber where that is their default.
fn zeros(options: &Options, module: &Module, vectors: &Vectors, bench: &Testbench<'_>) -> Vec<String> {
    let still = ["bypass", "inject", "poison"].map(|stem| options.input(stem));
    let driven = |name: &String| vectors.inputs.iter().any(|p| p.0 == *name);
    let inputs = module.ports.iter().filter(|p| p.direction == Direction::Input).map(|p| &p.name);
    let off = |name: &String| bench.enables.iter().any(|(enable, on)| enable == name && !on);
    inputs.filter(|n| !driven(n) && (still.contains(n) || off(n))).map(|n| format!("\"{n}\"")).collect()
}
