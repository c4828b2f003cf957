//! Testbenches that check a module against its golden vectors: plain Verilog, and cocotb.

use super::vectors::Vectors;
use crate::design::{Design, File, Options};
use eccforge_scheme::Scheme;
use std::fmt::Write;

fn header(comment: &str, scheme: &Scheme, options: &Options) -> String {
    format!(
        "{comment} SPDX-License-Identifier: MIT OR Apache-2.0\n{comment} Generated from scheme {} with hash\n\
         {comment} {}.\n{comment} Do not edit; regenerate: eccforge emit verilog {}{} --out DIR\n",
        scheme.id,
        scheme.hash(),
        scheme.id,
        options.flags()
    )
}

fn range(width: usize) -> String {
    if width == 1 { "      ".into() } else { format!("[{}:0]", width - 1) }
}

/// `<module>_tb.v`: reads `<module>_vectors.hex` from the working folder, prints PASS or every difference.
pub(super) fn file(scheme: &Scheme, options: &Options, module: &str, vectors: &Vectors) -> File {
    let total: usize = vectors.inputs.iter().chain(&vectors.outputs).map(|p| p.1).sum();
    let count = vectors.rows.len();
    let mut t = header("//", scheme, options);
    let _ = write!(
        t,
        "// Prints \"PASS\" if {module} agrees with all {count} golden vectors in {module}_vectors.hex.\n\
         `default_nettype none\n\nmodule {module}_tb;\n\n  localparam integer VECTORS = {count};\n\n\
         \x20 reg  [{}:0] vectors [0:VECTORS-1];\n\x20 reg  [{}:0] vector;\n\x20 integer index;\n\x20 integer failures;\n\n",
        total - 1,
        total - 1
    );
    for (name, width) in &vectors.outputs {
        let _ = writeln!(t, "  wire {} {name};", range(*width));
    }
    let mut high = total;
    let mut place = |width: usize| {
        high -= width;
        if width == 1 { format!("vector[{high}]") } else { format!("vector[{}:{high}]", high + width - 1) }
    };
    let _ = write!(t, "\n  {module} dut (\n");
    let mut connections = Vec::new();
    for (name, width) in &vectors.inputs {
        connections.push(format!("    .{name}({})", place(*width)));
    }
    let mut checks = String::new();
    for (name, width) in &vectors.outputs {
        connections.push(format!("    .{name}({name})"));
        let expected = place(*width);
        let _ = write!(
            checks,
            "      if ({name} !== {expected}) begin\n\
             \x20       $display(\"FAIL vector %0d: {name} = %h, expected %h\", index, {name}, {expected});\n\
             \x20       failures = failures + 1;\n\x20     end\n"
        );
    }
    let _ = write!(
        t,
        "{}\n  );\n\n  initial begin\n    failures = 0;\n    $readmemh(\"{module}_vectors.hex\", vectors);\n\
         \x20   for (index = 0; index < VECTORS; index = index + 1) begin\n      vector = vectors[index];\n      #1;\n{checks}\
         \x20   end\n    if (failures == 0) $display(\"PASS {module}: %0d vectors\", VECTORS);\n\
         \x20   else $display(\"FAIL {module}: %0d differences\", failures);\n    $finish;\n  end\n\nendmodule\n\n\
         `default_nettype wire\n",
        connections.join(",\n")
    );
    File { name: format!("{module}_tb.v"), text: t }
}

/// `test_<prefix>.py`: the same vectors under cocotb, one test for each module.
pub(super) fn cocotb(
    scheme: &Scheme,
    options: &Options,
    design: &Design,
    encoder: &Vectors,
    decoder: &Vectors,
) -> File {
    let mut t = header("#", scheme, options);
    let _ = write!(
        t,
        "\"\"\"Golden vectors of {} under cocotb.\n\nRun with TOPLEVEL={} or TOPLEVEL={} and MODULE=test_{}.\n\"\"\"\n\
         from pathlib import Path\n\nimport cocotb\nfrom cocotb.triggers import Timer\n\n\
         # Ports in the order of a vector, the first most significant: inputs, then expected outputs.\nPORTS = {{\n",
        scheme.name.replace('"', "'"),
        design.encoder_top(),
        design.decoder_top(),
        design.prefix
    );
    for (module, vectors) in [(design.encoder_top(), encoder), (design.decoder_top(), decoder)] {
        let list = |ports: &[(String, usize)]| {
            ports.iter().map(|(n, w)| format!("(\"{n}\", {w})")).collect::<Vec<_>>().join(", ")
        };
        let _ = write!(
            t,
            "    \"{module}\": (\n        [{}],\n        [{}],\n    ),\n",
            list(&vectors.inputs),
            list(&vectors.outputs)
        );
    }
    t += "}\n\n\ndef fields(word, ports):\n    \"\"\"Splits a vector into its ports, the last port least significant.\"\"\"\n\
          \x20   values = {}\n    for name, width in reversed(ports):\n        values[name] = word & ((1 << width) - 1)\n\
          \x20       word >>= width\n    return values\n\n\n@cocotb.test()\nasync def golden_vectors(dut):\n\
          \x20   inputs, outputs = PORTS[dut._name]\n    here = Path(__file__).parent\n\
          \x20   lines = (here / f\"{dut._name}_vectors.hex\").read_text().split()\n\
          \x20   for index, line in enumerate(lines):\n        values = fields(int(line, 16), inputs + outputs)\n\
          \x20       for name, _ in inputs:\n            getattr(dut, name).value = values[name]\n\
          \x20       await Timer(1, \"step\")\n        for name, _ in outputs:\n\
          \x20           read = int(getattr(dut, name).value)\n\
          \x20           assert read == values[name], f\"vector {index}: {name} = {read:#x}, expected {values[name]:#x}\"\n";
    File { name: format!("test_{}.py", design.prefix), text: t }
}
