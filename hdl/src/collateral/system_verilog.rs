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
    let row = |(j, row): (usize, &Vec<bool>)| {
        let parts: Vec<String> = row.chunks(256).rev().map(word).collect();
        let comma = if j > 0 { "," } else { "" };
        format!("    {}{comma}  // {j}\n", parts.join(",\n    "))
    };
    rows.iter().enumerate().rev().map(row).collect()
}

/// Widths, matrices, and functions of the stored entry.
fn functions(scheme: &Scheme) -> String {
    let (g, r) = (scheme.geometry, scheme.code.h.r() as usize);
    let (k, n, checks) = (g.data_bits().len(), g.bits(), g.check_bits());
    let with = |ones: &[usize], width: usize| (0..width).map(|bit| ones.contains(&bit)).collect::<Vec<bool>>();
    let mut h = Vec::new();
    for w in 0..scheme.codewords() {
        let place = |bit: usize| scheme.layout.codeword(w)[bit];
        let row = |j: usize| scheme.code.h.row_support(j as u32).into_iter().map(place).collect::<Vec<usize>>();
        h.extend((0..r).map(|j| with(&row(j), n)));
    }
    let encoder = eccforge_lower::encoder(scheme).restricted_to(&["check"]);
    let forms = affine_forms(&encoder);
    let sum = |net: &eccforge_circuit::NetId| forms[net.index()].as_ref().map_or(Vec::new(), |f| with(&f.bits(), k));
    let generator: Vec<Vec<bool>> = encoder.output_nets().map(|net| sum(&net)).collect();
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
        matrix(&[with(&checks, n)]),
        matrix(&[with(&scheme.constant, n)]),
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
    let connections: Vec<String> = module
        .ports
        .iter()
        .map(|p| match bundled(p, options) {
            true => format!("    .{}({result}.{})", p.name, field(p, options)),
            false => format!("    .{}", p.name),
        })
        .collect();
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
