//! SystemVerilog wrappers: a package of structs, and for each top module a wrapper whose outputs are one struct.

use crate::design::{Design, File, Options, provenance};
use crate::verilog::{Direction, Module, Port};
use eccforge_scheme::Scheme;
use std::fmt::Write;

fn range(width: usize) -> String {
    if width == 1 { String::new() } else { format!("[{}:0] ", width - 1) }
}

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
    let _ = write!(text, "\nendpackage : {package}\n");
    let mut files = vec![File { name: format!("{package}.sv"), text }];
    files.extend(tops.into_iter().map(|module| wrapper(module, options, &package, &header)));
    files
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
