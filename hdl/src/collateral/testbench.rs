//! Testbenches that check a combinational module against its golden vectors.
//!
//! A testbench ends with status 0 exactly if it has read every vector of its file and every output had the expected
//! value. Vectors are counted as they are read, so a missing or short file fails, also in simulators without X.

use super::vectors::Vectors;
use crate::design::{File, Options, provenance};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// `[7:0] `, or an empty text for one bit.
pub(super) fn range(width: usize) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

/// Bits of one line of a vector file.
pub(super) fn line_bits(vectors: &Vectors) -> usize {
    vectors.inputs.iter().chain(&vectors.outputs).map(|p| p.1).sum()
}

/// Every port of a vector with its width and its bit range: `[high:low]`.
pub(super) fn fields(vectors: &Vectors) -> Vec<(&str, usize, String)> {
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

/// The beginning of the testbench `name` of `module`: header, vectors and the task that reads them.
pub(super) fn preamble(scheme: &Scheme, options: &Options, module: &str, file: &str, vectors: &Vectors) -> String {
    let (count, high) = (vectors.rows.len(), line_bits(vectors) - 1);
    let header = provenance::header("//", scheme, options);
    format!(
        "{header}// Ends with status 0 and prints \"PASS\" if {module}\n// agrees with all {count} golden vectors in {file};\n\
         // otherwise says what differs and ends with $fatal.\n`default_nettype none\n\nmodule {module}_tb;\n\n\
         \x20 localparam integer VECTORS = {count};\n\n  reg [{high}:0] vectors [0:VECTORS-1];\n  reg [{high}:0] vector;\n\
         \x20 integer file;\n  integer index;\n  integer failures;\n\n\
         \x20 // Every vector is read, none has an unknown bit, and the file holds no more.\n\
         \x20 task load;\n    begin\n      failures = 0;\n      file = $fopen(\"{file}\", \"r\");\n\
         \x20     if (file == 0) $fatal(1, \"FAIL: the vectors cannot be opened\");\n\
         \x20     for (index = 0; index < VECTORS; index = index + 1) begin\n\
         \x20       if ($fscanf(file, \"%h\", vector) != 1 || (^vector) === 1'bx) begin\n\
         \x20         $fatal(1, \"FAIL: %0d of %0d vectors read\", index, VECTORS);\n        end\n\
         \x20       vectors[index] = vector;\n      end\n\
         \x20     if ($fscanf(file, \"%h\", vector) == 1) $fatal(1, \"FAIL: more than %0d vectors\", VECTORS);\n\
         \x20     $fclose(file);\n    end\n  endtask\n\n\
         \x20 task finish;\n    begin\n      if (failures != 0) $fatal(1, \"FAIL: %0d differences\", failures);\n\
         \x20     $display(\"PASS: %0d vectors\", VECTORS);\n      $finish;\n    end\n  endtask\n\n"
    )
}

/// An instance `dut` of a module. Each port is connected to the signal of the same name, or to the given expression.
pub(super) fn instance(module: &str, connections: &[(&str, String)]) -> String {
    let lines: Vec<String> = connections.iter().map(|(port, signal)| format!("    .{port}({signal})")).collect();
    format!("  {module} dut (\n{}\n  );\n", lines.join(",\n"))
}

/// `<module>_tb.v` of a combinational module.
pub(super) fn file(scheme: &Scheme, options: &Options, module: &str, vectors: &Vectors) -> File {
    let mut t = preamble(scheme, options, module, &format!("{module}_vectors.hex"), vectors);
    let (inputs, outputs) =
        fields(vectors).into_iter().enumerate().partition::<Vec<_>, _>(|f| f.0 < vectors.inputs.len());
    for (_, (name, width, _)) in &outputs {
        let _ = writeln!(t, "  wire {}{name};", range(*width));
    }
    let mut connections: Vec<(&str, String)> = Vec::new();
    connections.extend(inputs.iter().map(|(_, (name, _, place))| (*name, format!("vector{place}"))));
    connections.extend(outputs.iter().map(|(_, (name, ..))| (*name, (*name).to_string())));
    let _ = write!(t, "\n{}\n", instance(module, &connections));
    t += "  initial begin\n    load;\n    for (index = 0; index < VECTORS; index = index + 1) begin\n\
          \x20     vector = vectors[index];\n      #1;\n";
    for (_, (name, _, place)) in &outputs {
        let _ = write!(
            t,
            "      if ({name} !== vector{place}) begin\n\
             \x20       $display(\"vector %0d: {name} = %h\", index, {name});\n\
             \x20       $display(\"  expected %h\", vector{place});\n\
             \x20       failures = failures + 1;\n      end\n"
        );
    }
    t += "    end\n    finish;\n  end\n\nendmodule\n\n`default_nettype wire\n";
    File { name: format!("{module}_tb.v"), text: t }
}
