//! Testbenches that check a combinational module against its golden vectors.
//!
//! A testbench ends with status 0 exactly if it has read every vector of its file and every output had the expected
//! value. Vectors are counted as they are read, so a missing or short file fails, also in simulators without X.

use super::vectors::Vectors;
use crate::design::{File, Options, provenance};
use crate::verilog::range;
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// A port of a vector: name, width, and range of its bits in the line, `[high:low]`.
pub(super) type Field<'v> = (&'v str, usize, String);

/// Replaces each key of the template with its value; keys within values are not replaced.
pub(super) fn fill(template: &str, values: &[(&str, String)]) -> String {
    let (mut text, mut rest) = (String::new(), template);
    while let Some((at, key, value)) = first_key(rest, values) {
        text += &rest[..at];
        text += value;
        rest = &rest[at + key.len()..];
    }
    text + rest
}

/// The first key in a text: its position, its name and its value.
fn first_key<'v>(text: &str, values: &'v [(&str, String)]) -> Option<(usize, &'v str, &'v String)> {
    values.iter().filter_map(|(key, value)| Some((text.find(key)?, *key, value))).min_by_key(|(at, ..)| *at)
}

/// Number of bits in a line of a vector file.
pub(super) fn line_bits(vectors: &Vectors) -> usize {
    vectors.inputs.iter().chain(&vectors.outputs).map(|p| p.1).sum()
}

/// Every port of a vector, inputs first.
pub(super) fn fields(vectors: &Vectors) -> Vec<Field<'_>> {
    let mut high = line_bits(vectors);
    let ports = vectors.inputs.iter().chain(&vectors.outputs);
    ports
        .map(|(name, width)| {
            high -= width;
            let place = if *width == 1 { format!("[{high}]") } else { format!("[{}:{high}]", high + width - 1) };
            (name.as_str(), *width, place)
        })
        .collect()
}

/// Declarations of these ports.
pub(super) fn declared<'f>(kind: &str, fields: impl Iterator<Item = &'f Field<'f>>) -> String {
    fields.map(|(name, width, _)| format!("  {kind} {}{name};\n", range(*width))).collect()
}

/// Assignments of these inputs from `vector`.
pub(super) fn assigned(fields: &[Field<'_>]) -> String {
    fields.iter().map(|(name, _, place)| format!("      {name} = vector{place};\n")).collect()
}

/// Comparisons of these outputs with `vector`, which call `fail`.
pub(super) fn compared(fields: &[Field<'_>]) -> String {
    // `!==` fails at X and Z; with `!=` they make the condition unknown, and an output that nothing drives passes.
    fields.iter().map(|(name, _, place)| format!("        if ({name} !== vector{place}) fail(index);\n")).collect()
}

/// The beginning of the testbench of `module`: header, vectors and the tasks that read them and end the run.
pub(super) fn preamble(scheme: &Scheme, options: &Options, module: &str, file: &str, vectors: &Vectors) -> String {
    let values = [
        ("%module%", module.to_string()),
        ("%count%", vectors.rows.len().to_string()),
        ("%high%", (line_bits(vectors) - 1).to_string()),
        ("%file%", file.to_string()),
    ];
    provenance::header("//", scheme, options) + &fill(include_str!("templates/preamble.v.txt"), &values)
}

/// An instance `dut` of a module. Each port is connected to the signal of the same name, or to the given expression.
pub(super) fn instance(module: &str, connections: &[(&str, String)]) -> String {
    let lines: Vec<String> = connections.iter().map(|(port, signal)| format!("    .{port}({signal})")).collect();
    format!("  {module} dut (\n{}\n  );\n", lines.join(",\n"))
}

/// `<module>_tb.v` of a combinational module.
pub(super) fn file(scheme: &Scheme, options: &Options, module: &str, vectors: &Vectors) -> File {
    let fields = fields(vectors);
    let (inputs, outputs) = fields.split_at(vectors.inputs.len());
    let driven = inputs.iter().map(|(name, _, place)| (*name, format!("vector{place}")));
    let read = outputs.iter().map(|(name, ..)| (*name, (*name).to_string()));
    let mut compare = String::new();
    for (name, _, place) in outputs {
        let _ = write!(
            compare,
            "      if ({name} !== vector{place}) begin\n\
             \x20       $display(\"vector %0d: {name} = %h\", index, {name});\n\
             \x20       $display(\"  expected %h\", vector{place});\n\
             \x20       failures = failures + 1;\n      end\n"
        );
    }
    let values = [
        ("%signals%\n", declared("wire", outputs.iter()) + "\n"),
        ("%instance%", instance(module, &driven.chain(read).collect::<Vec<_>>())),
        ("%compare%", compare),
    ];
    let text = preamble(scheme, options, module, &format!("{module}_vectors.hex"), vectors);
    let text = text + &fill(include_str!("templates/combinational_tb.v.txt"), &values);
    File { name: format!("{module}_tb.v"), text }
}
