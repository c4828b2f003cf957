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
pub mod heatmap;
pub mod html;
pub mod json;
mod markdown;
pub mod numbers;
#[cfg(not(target_arch = "wasm32"))]
pub mod plots;
mod table;
pub mod text;

pub use document::{Document, Part, Section, Status};
pub use table::{Align, Cell, Column, Table, Tone};

use serde::ser::Error;
use serde::{Serialize, Serializer};

/// The result of a command; its serialised form is its JSON.
pub trait Report: Serialize {
    /// Name of the result's JSON: `eccforge help schema NAME` prints the schema.
    const NAME: &'static str;

    /// The sentences, tables and pictures of the result.
    fn document(&self) -> Document;

    /// The CSV of the result; by default the first table of the document.
    fn records(&self) -> String {
        self.document().records()
    }
}

/// The name of a value in files: its serialised form.
pub fn name(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    }
}

/// Serialises with the keys of all objects in alphabetical order.
///
/// # Errors
/// Errors of the serialiser.
pub fn in_order<S: Serializer>(value: &impl Serialize, serializer: S) -> Result<S::Ok, S::Error> {
    // The map of serde_json is sorted: two results differ only where their values do, and not in the order of fields.
    serde_json::to_value(value).map_err(S::Error::custom)?.serialize(serializer)
}

/// A number with its noun: `1 bit`, `2 bits`.
pub fn with_noun(number: impl ToString, noun: &str) -> String {
    let number = number.to_string();
    match (&*number, noun.strip_suffix('y')) {
        ("1", _) => format!("1 {noun}"),
        (_, Some(stem)) if !stem.ends_with(['a', 'e', 'o']) => format!("{number} {stem}ies"),
        _ => format!("{number} {noun}s"),
    }
}

/// Whether a text is a count that text shows in groups of digits: five digits or more.
pub fn is_long_count(text: &str) -> bool {
    text.len() >= 5 && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Decimal digits in groups of three, with thin spaces that break no line; four digits and fewer stay together.
pub fn grouped(digits: &str) -> String {
    // Digits after the point are not grouped.
    if let Some((whole, fraction)) = digits.split_once('.') {
        return format!("{}.{fraction}", grouped(whole));
    }
    if digits.len() < 5 {
        return digits.to_owned();
    }
    let mut text = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(c);
    }
    text
}
