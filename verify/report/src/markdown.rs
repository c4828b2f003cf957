//! Renders documents as Markdown, for READMEs and reviews.

use crate::{Align, Document, Part, Table};

/// Escapes characters that HTML or Markdown would read as markup (CommonMark 0.31, 2.4), and replaces control characters.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        match c {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            // Within a word, CommonMark reads no emphasis, and an escape would spoil a search for the name.
            '_' if is_within_word(text, at) => escaped.push(c),
            // A bracket is markup only before a target.
            ']' if !text[at + 1..].starts_with(['(', '[', ':']) => escaped.push(c),
            '\\' | '`' | '*' | '_' | ']' => escaped.extend(['\\', c]),
            c if c.is_control() && c != '\n' && c != '\t' => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

/// Whether the one-byte character at this place has letters or digits on both sides.
fn is_within_word(text: &str, at: usize) -> bool {
    text[..at].ends_with(char::is_alphanumeric) && text[at + 1..].starts_with(char::is_alphanumeric)
}

/// Text for a table cell: one line, without the character that ends cells.
fn cell(text: &str) -> String {
    escape(text).replace('|', "\\|").replace('\n', "<br>")
}

/// Text whose lines are kept, in a fence that the text does not contain.
fn verbatim(text: &str) -> String {
    let fence = (3..).map(|n| "`".repeat(n)).find(|fence| !text.contains(fence)).unwrap_or_default();
    format!("{fence}\n{}\n{fence}", text.trim_end())
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    format!("| {} |\n", cells.into_iter().collect::<Vec<_>>().join(" | "))
}

impl Table {
    /// The table in the Markdown of GitHub.
    pub fn markdown(&self) -> String {
        let mut text = row(self.columns.iter().map(|c| cell(&c.heading())));
        text += &row(self.columns.iter().map(|c| if c.align == Align::Right { "---:" } else { "---" }.to_owned()));
        for cells in &self.rows {
            text += &row(cells.iter().map(|c| cell(&c.text)));
        }
        text
    }
}

impl Document {
    /// The document as Markdown, without its pictures.
    pub fn markdown(&self) -> String {
        let mut text = format!("# {}\n", escape(&self.title));
        let mut paragraph = |paragraph: &str| {
            if !paragraph.is_empty() {
                text += &format!("\n{}\n", paragraph.trim_end());
            }
        };
        paragraph(&escape(&self.lead));
        for section in self.sections.iter().filter(|s| !s.folded) {
            if !section.heading.is_empty() {
                paragraph(&format!("## {}", escape(&section.heading)));
            }
            for part in &section.parts {
                match part {
                    Part::Text(text) | Part::Note(text) => paragraph(&escape(text)),
                    Part::Names(name, all) => paragraph(&escape(&format!("{name}: {}", all.join(", ")))),
                    Part::Verbatim(text) | Part::Grid(text) => paragraph(&verbatim(text)),
                    Part::Table(table) => paragraph(&table.markdown()),
                    Part::Facts(facts) => {
                        let facts: String = facts
                            .iter()
                            .map(|(name, value)| format!("- {}: {}\n", escape(name), escape(value)))
                            .collect();
                        paragraph(&facts);
                    }
                    Part::Plot(..) | Part::Link(..) => {}
                }
            }
        }
        if let Some(status) = &self.status {
            paragraph(&escape(&status.text));
        }
        text
    }
}
