//! Properties of a code as text, the same on a terminal and on a page.

use crate::distance::{Distance, Method};

/// The minimum distance and the method that found it.
pub fn distance(d: &Distance) -> String {
    let mut text = format!("{}{} bits", if d.lower_bound_only { "at least " } else { "" }, d.bits);
    let lightest = d.lightest.as_deref().unwrap_or_default();
    text += &match d.method {
        Method::Searched if lightest.is_empty() => " (exhaustive)".to_owned(),
        Method::Searched => {
            let bits: Vec<String> = lightest.iter().map(ToString::to_string).collect();
            format!(" (exhaustive; codeword bits {} sum to zero)", bits.join(", "))
        }
        Method::Dual => " (counted from the dual code)".to_owned(),
        Method::Codewords => " (all codewords weighed)".to_owned(),
        Method::InformationSets => {
            let bits: Vec<String> = lightest.iter().map(ToString::to_string).collect();
            format!(" (from information sets; codeword bits {} sum to zero)", bits.join(", "))
        }
        Method::Symbols => String::new(),
    };
    if let Some(symbols) = d.symbols {
        text += &format!(", {symbols} symbols (MDS)");
    }
    text
}
