//! A VHDL package of component declarations, by which a design in VHDL instantiates the emitted Verilog.

use crate::design::{Design, File, Options, provenance};
use crate::verilog::{COLUMNS, Direction, Item, Module, Port};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// `<prefix>_components.vhd`: a component for each module that no other instantiates, and for each of `others`.
pub fn components(scheme: &Scheme, options: &Options, design: &Design, others: &[Module]) -> File {
    let package = format!("{}_components", design.prefix);
    let lines = provenance::lines(scheme, &format!("{} --vhdl", options.flags()));
    let header: String = lines.iter().map(|line| provenance::comment("--", line)).collect();
    let name = identifier(&package);
    let mut text = format!("{header}\nlibrary ieee;\nuse ieee.std_logic_1164.all;\n\npackage {name} is\n");
    let tops = design.tops().into_iter().filter_map(|(_, modules)| modules.last().copied());
    let mut declared = Vec::new();
    for module in tops.chain(others).filter(|module| !module.is_source()) {
        if !declared.contains(&&module.name) {
            text += &component(module);
            declared.push(&module.name);
        }
    }
    let _ = write!(text, "\nend package {name};\n");
    File { name: format!("{package}.vhd"), text }
}

/// A name in VHDL: unchanged if it is a basic identifier (letters and digits with single underscores between them), otherwise extended.
fn identifier(name: &str) -> String {
    let is_basic = !name.contains("__") && !name.ends_with('_') && name.starts_with(|c: char| c.is_ascii_alphabetic());
    if is_basic { name.to_owned() } else { format!("\\{name}\\") }
}

fn component(module: &Module) -> String {
    let name = identifier(&module.name);
    let mut text = format!("\n  component {name} is\n");
    let mut generics = Vec::new();
    for item in &module.items {
        if let Item::Parameter { name, value, comment } = item {
            generics.push((generic(module, name, value), comment.as_str()));
        }
    }
    if !generics.is_empty() {
        text += &list("generic", &generics);
    }
    let ports: Vec<(String, &str)> = module.ports.iter().map(|port| (declaration(port), &*port.comment)).collect();
    text + &list("port", &ports) + &format!("  end component {name};\n")
}

/// A list of interface declarations, each with its comment.
fn list(kind: &str, entries: &[(String, &str)]) -> String {
    let mut text = format!("    {kind} (\n");
    for (i, (entry, comment)) in entries.iter().enumerate() {
        let end = if i + 1 < entries.len() { ";" } else { "" };
        let line = format!("      {entry}{end}");
        // A comment that does not fit is above its declaration.
        let _ = match comment.replace("1'b", "") {
            none if none.is_empty() => writeln!(text, "{line}"),
            short if line.len() + short.chars().count() + 5 <= COLUMNS => writeln!(text, "{line}  -- {short}"),
            long => writeln!(text, "      -- {long}\n{line}"),
        };
    }
    text + "    );\n"
}

/// A parameter as a generic, with the default of the module if VHDL can state it.
fn generic(module: &Module, name: &str, value: &str) -> String {
    // Mixed-language simulators pass numbers to parameters of Verilog, and not all of them other types.
    let range = if value.starts_with("1'b") { " range 0 to 1" } else { "" };
    let default = default(module, name, value).map_or_else(String::new, |default| format!(" := {default}"));
    format!("{} : natural{range}{default}", identifier(name))
}

/// The default of a parameter as a number; `None` if only Verilog can compute it.
fn default(module: &Module, name: &str, value: &str) -> Option<usize> {
    let number = value.strip_prefix("1'b").unwrap_or(value).parse();
    if let Ok(number) = number {
        return Some(number);
    }
    // A generic cannot name another one of its list: a copied parameter has the number of the original.
    let original = module.items.iter().find_map(|item| match item {
        Item::Parameter { name, value: of_other, .. } if name == value => of_other.parse().ok(),
        _ => None,
    });
    let range = Some(format!("{name}-1:0"));
    original.or_else(|| {
        let port = module.ports.iter().find(|port| port.range == range)?;
        Some(port.width)
    })
}

fn declaration(port: &Port) -> String {
    let direction = match port.direction {
        Direction::Input => "in",
        Direction::Output => "out",
    };
    let kind = match &port.range {
        Some(range) => format!("std_logic_vector({})", range.replace(':', " downto ")),
        // A port without a range is one bit, which is no vector in a mixed-language simulator either.
        None if port.width == 1 => "std_logic".into(),
        None => format!("std_logic_vector({} downto 0)", port.width - 1),
    };
    format!("{} : {direction} {kind}", identifier(&port.name))
}
