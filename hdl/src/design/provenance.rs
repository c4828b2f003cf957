//! A generated file, and its origin as comment lines that no text of a scheme file can break.

use super::options::Options;
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;

/// A generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// File name, without folder.
    pub name: String,
    /// Whole contents of the file.
    pub text: String,
}

impl File {
    /// Whether the file has modules of the design, not of a testbench.
    pub fn is_design(&self) -> bool {
        let is_verilog = self.name.ends_with(".v") || self.name.ends_with(".sv");
        is_verilog && !self.name.ends_with("_tb.v") && !self.name.ends_with("_tb.sv")
    }
}

/// Programs that read commands from comments that begin with their names, such as `synopsys translate_off`.
const READ_COMMENTS: [&str; 12] = [
    "ambit",
    "cadence",
    "coverage",
    "exemplar",
    "formality",
    "lint_checking",
    "pragma",
    "synopsys",
    "synthesis",
    "verilator",
    "verilog-format",
    "xilinx",
];

/// Maximum number of columns of a comment line.
const WIDTH: usize = 100;

/// A text of a scheme file for a one-line comment. Control and format characters are escaped, a backslash is `\\`,
/// the two characters that end a C comment are separated, and names of tools that read comments are quoted.
pub fn comment_text(text: &str) -> String {
    let mut plain = String::new();
    for c in text.chars() {
        match c {
            '\\' => plain += "\\\\",
            // Printable characters that tools and people read alike; no line separators or overrides of direction.
            c if c == ' ' || c.is_ascii_graphic() || c.is_alphanumeric() => plain.push(c),
            c => plain += &c.escape_unicode().to_string(),
        }
    }
    let plain = plain.replace("*/", "* /").replace("/*", "/ *");
    plain.split(' ').map(unread).collect::<Vec<_>>().join(" ")
}

/// A word in quotation marks if a tool reads comments that begin with it.
fn unread(word: &str) -> String {
    let lower = word.to_ascii_lowercase();
    if READ_COMMENTS.iter().any(|tool| lower.starts_with(tool)) { format!("'{word}'") } else { word.to_owned() }
}

/// A text as a YAML scalar in single quotes, in which only the quote itself is special.
pub fn yaml_text(text: &str) -> String {
    format!("'{}'", comment_text(text).replace('\'', "''"))
}

/// The scheme's name on the command line.
pub fn argument(scheme: &Scheme) -> String {
    argument_of(&scheme.id, &scheme.file)
}

/// The name on the command line of a scheme with this id and file.
pub(crate) fn argument_of(id: &str, file: &SourceFile) -> String {
    comment_text(&eccforge_scheme::library::argument(id, file))
}

/// The lines at the top of every generated file; `flags` are those of `eccforge emit verilog`.
pub fn lines(scheme: &Scheme, flags: &str) -> Vec<String> {
    origin(&scheme.id, &scheme.hash(), &argument(scheme), flags)
}

/// [`lines`] of a scheme with this id, hash and name on the command line.
pub(crate) fn origin(id: &str, hash: &str, argument: &str, flags: &str) -> Vec<String> {
    vec![
        "SPDX-License-Identifier: MIT OR Apache-2.0".into(),
        format!("Generated from scheme {id} with hash"),
        format!("{hash}."),
        format!("Do not edit; regenerate: eccforge emit verilog {argument}{flags} --out DIR"),
    ]
}

/// [`lines`] as comments that begin with `sign`.
pub fn header(sign: &str, scheme: &Scheme, options: &Options) -> String {
    lines(scheme, &options.flags()).iter().map(|line| comment(sign, line)).collect()
}

/// A comment that begins with `sign`, wrapped between words at 100 columns.
pub fn comment(sign: &str, line: &str) -> String {
    let (mut text, mut column) = (sign.to_owned(), sign.len());
    for word in line.split(' ') {
        let width = 1 + word.chars().count();
        if column + width > WIDTH && column > sign.len() {
            text += &format!("\n{sign}  ");
            column = sign.len() + 2;
        }
        text += &format!(" {word}");
        column += width;
    }
    text + "\n"
}
