//! Properties of a code as text, the same on a terminal and on a page.

use crate::distance::{Distance, Known};

/// The minimum distance and the method that found it.
pub fn distance(d: &Distance) -> String {
    let mut text = format!("{}{} bits", if d.lower_bound_only { "at least " } else { "" }, d.bits);
    let lightest = d.lightest.as_deref().unwrap_or_default();
    text += &match d.known {
        Known::Searched if lightest.is_empty() => " (exhaustive)".to_owned(),
        Known::Searched => {
            let bits: Vec<String> = lightest.iter().map(ToString::to_string).collect();
            format!(" (exhaustive; codeword bits {} sum to zero)", bits.join(", "))
        }
        Known::Dual => " (counted from the dual code)".to_owned(),
        Known::Codewords => " (all codewords weighed)".to_owned(),
        Known::InformationSets => {
            let bits: Vec<String> = lightest.iter().map(ToString::to_string).collect();
            format!(" (from information sets; codeword bits {} sum to zero)", bits.join(", "))
        }
        Known::Symbols => String::new(),
    };
    d.symbols.iter().for_each(|symbols| text += &format!(", {symbols} symbols (MDS)"));
    text
}
