//! SystemVerilog wrappers: a package of structs, widths, H and the functions `encode` and `syndrome`, and for each top
//! module a wrapper whose outputs are one struct.

use crate::design::{Design, File, Options, Scope, provenance};
use crate::verilog::word;
use crate::verilog::{Direction, Module, Port, range};
use eccforge_circuit::linear::affine_forms;
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// A field of a struct: the port's name without its suffix.
fn field<'p>(port: &'p Port, options: &Options) -> &'p str {
    port.name.strip_suffix(&options.output("")).unwrap_or(&port.name)
}

/// Whether a port is part of the struct; handshake ports are not.
fn bundled(port: &Port, options: &Options) -> bool {
    port.direction == Direction::Output && !["ready", "valid"].contains(&field(port, options))
}

/// `<prefix>_pkg.sv` and `<module>_sv.sv` for encoder, decoder and their pipes.
pub(super) fn files(scheme: &Scheme, options: &Options, design: &Design) -> Vec<File> {
    let package = format!("{}_pkg", design.prefix);
    let header = provenance::header("//", scheme, options);
    let tops: Vec<&Module> = [&design.encoder, &design.encoder_pipe, &design.decoder, &design.decoder_pipe]
        .into_iter()
        .filter_map(|list| list.last())
        .collect();
    let mut text = format!("{header}\npackage {package};\n");
    for module in &tops {
        text += "\n  typedef struct packed {\n";
        for port in module.ports.iter().filter(|p| bundled(p, options)) {
            let _ = writeln!(text, "    logic {}{};  // {}", range(port.width), field(port, options), port.comment);
        }
        let _ = writeln!(text, "  }} {}_t;", module.name);
    }
    // `encode` and `syndrome` take a whole entry and no address.
    if options.scope == Scope::Entry && scheme.address.is_none() {
        text += &functions(scheme);
    }
    let _ = write!(text, "\nendpackage : {package}\n");
    let mut files = vec![File { name: format!("{package}.sv"), text }];
    files.extend(tops.into_iter().map(|module| wrapper(module, options, &package, &header)));
    files
}

/// Rows of a matrix as one constant, row 0 in the lowest bits.
fn matrix(rows: &[Vec<bool>]) -> String {
    let mut text = String::new();
    for (j, row) in rows.iter().enumerate().rev() {
        // 256 bits are 64 digits: a longer constant passes the 100 columns of a line.
        let parts: Vec<String> = row.chunks(256).rev().map(word).collect();
        let comma = if j > 0 { "," } else { "" };
        let _ = writeln!(text, "    {}{comma}  // {j}", parts.join(",\n    "));
    }
    text
}

/// A row of `width` bits with ones at these positions.
fn row_with(ones: &[usize], width: usize) -> Vec<bool> {
    (0..width).map(|bit| ones.contains(&bit)).collect()
}

/// The package's constants (widths and matrices), and its functions on the stored entry.
fn functions(scheme: &Scheme) -> String {
    let (g, r) = (scheme.geometry, scheme.code.h.r() as usize);
    let (k, n, checks) = (g.data_bits().len(), g.bits(), g.check_bits());
    let mut h = Vec::new();
    for w in 0..scheme.codewords() {
        let physical = scheme.layout.codeword(w);
        for j in 0..r {
            let ones: Vec<usize> = scheme.code.h.row_support(j as u32).into_iter().map(|bit| physical[bit]).collect();
            h.push(row_with(&ones, n));
        }
    }
    let encoder = eccforge_lower::encoder(scheme).restricted_to(&["check"]);
    let forms = affine_forms(&encoder);
    let mut generator = Vec::new();
    for net in encoder.output_nets() {
        let summed = forms[net.index()].as_ref().expect("check bits are sums of data bits");
        generator.push(row_with(&summed.bits(), k));
    }
    format!(
        "\n  localparam int EntryW = {n};\n  localparam int DataW  = {k};\n  localparam int CheckW = {};\n\
         \x20 localparam int SyndW  = {};  // of all codewords; codeword 0 has the lowest bits\n\n\
         \x20 // Bits of the entry that are check bits, and bits that are stored complemented.\n\
         \x20 localparam logic [EntryW-1:0] IsCheck = {{\n{}  }};\n\
         \x20 localparam logic [EntryW-1:0] Stored = {{\n{}  }};\n\n\
         \x20 // The entry's bits in each bit of the syndromes.\n\
         \x20 localparam logic [SyndW*EntryW-1:0] H = {{\n{}  }};\n\n\
         \x20 // The data bits in each check bit.\n\
         \x20 localparam logic [CheckW*DataW-1:0] G = {{\n{}  }};\n{}",
        checks.len(),
        h.len(),
        matrix(&[row_with(&checks, n)]),
        matrix(&[row_with(&scheme.constant, n)]),
        matrix(&h),
        matrix(&generator),
        include_str!("templates/functions.sv.txt")
    )
}

fn wrapper(module: &Module, options: &Options, package: &str, header: &str) -> File {
    let name = format!("{}_sv", module.name);
    let result = options.output("result");
    let mut ports: Vec<String> = module
        .ports
        .iter()
        .filter(|p| !bundled(p, options))
        .map(|p| {
            let direction = if p.direction == Direction::Input { "input " } else { "output" };
            format!("  {direction} logic {}{}", range(p.width), p.name)
        })
        .collect();
    ports.push(format!("  output {package}::{}_t {result}", module.name));
    let mut connections = Vec::new();
    for p in &module.ports {
        connections.push(if bundled(p, options) {
            format!("    .{}({result}.{})", p.name, field(p, options))
        } else {
            format!("    .{}", p.name)
        });
    }
    let text = format!(
        "{header}\n`default_nettype none\n\n// {} with its results as one struct.\nmodule {name} (\n{}\n);\n\n\
         \x20 {} u_core (\n{}\n  );\n\nendmodule : {name}\n\n`default_nettype wire\n",
        module.name,
        ports.join(",\n"),
        module.name,
        connections.join(",\n")
    );
    File { name: format!("{name}.sv"), text }
}
