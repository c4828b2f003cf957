//! Libraries of cells for netlists: Liberty files, and models in Verilog.

use std::path::Path;

/// Commands of yosys after the libraries: each module that was read is marked as a cell, with the modules in it opened.
pub(super) const MARKED: &str = "proc -norom\nflatten\nsetattr -mod -set eccforge_cell 1 =*\n";

/// Attribute of the modules that are cells.
pub(super) const CELL: &str = "eccforge_cell";

/// Commands after which `flatten` does not open cells.
pub(super) const CLOSED: &str = "setattr -mod -set keep_hierarchy 1 A:eccforge_cell\n";

/// The line of an unterminated string or comment in a Liberty file.
// yosys would search for its end until memory runs out.
fn without_end(text: &[u8]) -> Option<(usize, &'static str)> {
    let mut at = 0;
    while at < text.len() {
        let (what, open, close) = match &text[at..] {
            [b'"', ..] => ("string", 1, &b"\""[..]),
            [b'/', b'*', ..] => ("comment", 2, &b"*/"[..]),
            [b'/', b'/', ..] => ("comment", 2, &b"\n"[..]),
            _ => {
                at += 1;
                continue;
            }
        };
        match text[at + open..].windows(close.len()).position(|end| end == close) {
            Some(length) => at += open + length + close.len(),
            None if close == b"\n" => return None,
            None => return Some((1 + text[..at].iter().filter(|b| **b == b'\n').count(), what)),
        }
    }
    None
}

/// Finds faults that yosys reports without a useful location, or not at all.
///
/// # Errors
/// A string or comment of a Liberty file has no end, or Verilog models use user-defined primitives (UDPs), which yosys does not read; the
/// message has file and line.
pub(super) fn check(path: &Path, text: &[u8]) -> Result<(), String> {
    let is_liberty = path.extension().is_some_and(|ending| ending == "lib");
    if is_liberty && let Some((line, what)) = without_end(text) {
        return Err(format!("{}:{line}: this {what} has no end: is the file cut short?", path.display()));
    }
    let text = String::from_utf8_lossy(text);
    let primitive = text.lines().position(|line| line.split_whitespace().next() == Some("primitive"));
    match primitive {
        Some(line) if !is_liberty => Err(format!(
            "{}:{}: yosys does not read primitives (UDPs): give the Liberty file (.lib) of these cells",
            path.display(),
            line + 1
        )),
        _ => Ok(()),
    }
}

/// The supply pins of the cells of a Liberty file (`pg_pin`), without repetitions.
fn supplies(text: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for after in text.split("pg_pin").skip(1) {
        let Some(name) = after.trim_start().strip_prefix('(').and_then(|rest| rest.split(')').next()) else { continue };
        let name = name.trim().trim_matches('"').to_owned();
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if is_name && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The commands of yosys that read a Liberty file. yosys leaves supply pins out, but sign-off netlists connect them: every
/// cell gets them as inputs that it does not read.
pub(super) fn command(text: &[u8], absolute: &str) -> String {
    let pins = supplies(&String::from_utf8_lossy(text));
    let added: String = pins.iter().map(|pin| format!("add -input {pin} 1 =*\n")).collect();
    // Without this option, one cell without a function, such as a filler, would reject the whole library.
    format!("read_liberty -ignore_miss_func \"{absolute}\"\n{added}")
}
