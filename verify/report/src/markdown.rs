//! Renders documents as Markdown, for READMEs and reviews.

use crate::{Align, Document, Part, Table};

/// Text for a table cell: one line, without the character that ends cells.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', "<br>")
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    format!("| {} |\n", cells.into_iter().map(|c| cell(&c)).collect::<Vec<_>>().join(" | "))
}

impl Table {
    /// The table in the Markdown of GitHub.
    pub fn markdown(&self) -> String {
        let rule = |align| if align == Align::Right { "---:" } else { "---" }.to_owned();
        let head = row(self.columns.iter().map(|c| c.heading())) + &row(self.columns.iter().map(|c| rule(c.align)));
        self.rows.iter().fold(head, |text, cells| text + &row(cells.iter().map(|c| c.text.clone())))
    }
}

impl Document {
    /// The document as Markdown, without its pictures.
    pub fn markdown(&self) -> String {
        let mut text = format!("# {}\n", self.title);
        let mut paragraph = |paragraph: &str| {
            if !paragraph.is_empty() {
                text += &format!("\n{}\n", paragraph.trim_end());
            }
        };
        paragraph(&self.lead);
        for section in self.sections.iter().filter(|s| !s.folded) {
            if !section.heading.is_empty() {
                paragraph(&format!("## {}", section.heading));
            }
            for part in &section.parts {
                match part {
                    Part::Text(text) => paragraph(text),
                    Part::Verbatim(text) => paragraph(&format!("```\n{}\n```", text.trim_end())),
                    Part::Table(table) => paragraph(&table.markdown()),
                    Part::Facts(facts) => {
                        let facts: String = facts.iter().map(|(name, value)| format!("- {name}: {value}\n")).collect();
                        paragraph(&facts);
                    }
                    Part::Plot(..) | Part::Link(..) => {}
                }
            }
        }
        if let Some(status) = &self.status {
            paragraph(&status.text);
        }
        text
    }
}
