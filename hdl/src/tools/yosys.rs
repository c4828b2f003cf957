//! The output of yosys as types: statistics, the parameters of instances, and complaints about a netlist.

use std::collections::BTreeMap;

/// Commands after which `flatten` also opens modules and instances that a text asks synthesis to keep.
pub const OPENED: &str = "setattr -mod -unset keep_hierarchy *\nsetattr -unset keep_hierarchy */c:*\n";

/// A complaint of yosys about the files that it reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complaint<'t> {
    /// The text breaks the grammar, as far as this yosys knows it.
    Syntax(&'t str),
    /// Another error, with the cell that it names.
    Error(&'t str, Option<&'t str>),
    /// A port of a cell is connected to a signal of another width, both in bits.
    Width {
        /// The cell's port: `module.cell.port`.
        port: &'t str,
        /// Width of the signal.
        signal: &'t str,
        /// Width of the port.
        wanted: &'t str,
    },
}

impl<'t> Complaint<'t> {
    /// The first complaint in the output of a run; `None` if yosys has read the files as they are.
    pub fn first(text: &'t str, success: bool) -> Option<Self> {
        if success {
            return Some(Self::width(text.lines().find(|line| line.contains("Resizing cell port"))?));
        }
        let error = text.lines().find(|line| line.contains("ERROR")).unwrap_or(text);
        // An older yosys finds latches in blocks of SystemVerilog that have none.
        if error.contains("syntax error") || error.contains("Latch inferred") {
            return Some(Self::Syntax(error));
        }
        let cell = error.split_once("in cell `").and_then(|(_, rest)| rest.split(['\'', '.']).next());
        Some(Self::Error(error, cell.map(|cell| cell.trim_start_matches('\\'))))
    }

    fn width(warning: &'t str) -> Self {
        let message = warning.trim_start_matches("Warning: ").trim_end_matches('.');
        let parts = message.strip_prefix("Resizing cell port ").and_then(|rest| rest.split_once(" from "));
        let parts = parts.and_then(|(port, widths)| Some((port, widths.split_once(" bits to ")?)));
        match parts {
            Some((port, (signal, wanted))) => Self::Width { port, signal, wanted: wanted.trim_end_matches(" bits") },
            None => Self::Error(message, None),
        }
    }
}

/// The cells in the output of `stat`: type, without `$_` and `_`, and number of cells.
pub fn cells(text: &str) -> impl Iterator<Item = (&str, usize)> {
    text.lines().filter_map(|line| {
        let (cell, count) = line.trim().split_once(char::is_whitespace)?;
        Some((cell.strip_prefix("$_")?.strip_suffix('_')?, count.trim().parse().ok()?))
    })
}

/// The number of cells on the longest path, from the output of `ltp`.
pub fn longest_path(text: &str) -> Option<usize> {
    text.split("length=").nth(1)?.split(')').next()?.parse().ok()
}

/// The instances in the output of `dump`, each with its module.
pub fn instances(text: &str) -> BTreeMap<String, String> {
    let cells = text.lines().filter_map(|line| line.trim().strip_prefix("cell ")?.split_once(' '));
    cells.map(|(module, name)| (name.trim_start_matches('\\').into(), module.trim_start_matches('\\').into())).collect()
}

/// The parameters of modules in the output of `dump`, by yosys's name of the module, which contains the name in the file.
pub fn parameters(text: &str) -> BTreeMap<String, BTreeMap<String, Vec<bool>>> {
    let mut all: BTreeMap<String, BTreeMap<String, Vec<bool>>> = BTreeMap::new();
    let mut module = String::new();
    for line in text.lines() {
        match line.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["module", name] => module = name.trim_start_matches('\\').into(),
            ["parameter", name, value] => {
                let bits = match value.split_once('\'') {
                    Some((_, digits)) => digits.chars().rev().map(|digit| digit == '1').collect(),
                    None => number(value.parse().unwrap_or(usize::MAX)),
                };
                all.entry(module.clone()).or_default().insert(name.trim_start_matches('\\').into(), bits);
            }
            _ => {}
        }
    }
    all
}

/// A number as the bits of a parameter.
pub fn number(value: usize) -> Vec<bool> {
    (0..usize::BITS).map(|bit| value >> bit & 1 == 1).collect()
}
