//! Results as documents. A result defines its sentences, tables and pictures once; text, HTML, Markdown and CSV are
//! rendered from them, and its JSON from its type.
//!
//! ```
//! use eccforge_report::{Document, Table};
//!
//! let mut document = Document::new("Errors of a code", "Every pattern was tried.");
//! document.section("By weight").table(Table::figures(&["bits", "corrected"]).row(["1", "72"]));
//! assert!(document.html("1.0", "eccforge check").contains("<td class=\"n\">72</td>"));
//! assert!(document.markdown().contains("| 1 | 72 |"));
//! assert_eq!(document.records(), "bits,corrected\n1,72\n");
//! ```

#[cfg(not(target_arch = "wasm32"))]
pub mod charts;
mod document;
pub mod html;
mod markdown;
mod table;

pub use document::{Document, Part, Section, Status};
pub use table::{Align, Cell, Column, Table, Tone};

use serde::Serialize;

/// The result of a command. Its JSON is its serialised form.
pub trait Report: Serialize {
    /// Its sentences, tables and pictures.
    fn document(&self) -> Document;

    /// Its CSV; by default the first table of the document.
    fn records(&self) -> String {
        self.document().records()
    }
}

/// Groups decimal digits by three, with thin non-breaking spaces.
pub fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(c);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_are_grouped_from_the_right() {
        assert_eq!(
            ["1", "123", "1234", "1234567"].map(grouped),
            ["1", "123", "1\u{202f}234", "1\u{202f}234\u{202f}567"]
        );
    }
}
