//! Formats numbers as text, for files and for people.

/// The number as text that reads back exactly, with an exponent if it is small or large.
pub fn exact(value: f64) -> String {
    if value == 0.0 || (1e-3..1e9).contains(&value) { value.to_string() } else { format!("{value:e}") }
}

/// The number with four digits, and with an exponent if it is small or large.
pub fn shortest(value: f64) -> String {
    match value {
        0.0 => "0".to_owned(),
        v if (1e-3..1e6).contains(&v.abs()) => {
            let digits = (3 - v.abs().log10().floor() as i32).max(0) as usize;
            let text = format!("{v:.digits$}");
            if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
        }
        v => format!("{v:.3e}"),
    }
}

/// The first and the last number, or the only one.
pub(crate) fn range([first, last, ..]: &[u64; 4]) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}
