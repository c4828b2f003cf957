//! Words of command lines that mean the same to every command.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// A whole number, such as one of samples: `1000000` or `1e6`.
///
/// # Errors
/// It is no whole number.
pub fn count(text: &str) -> Result<u64, String> {
    let plain = text.replace('_', "");
    if let Ok(n) = plain.parse() {
        return Ok(n);
    }
    match plain.parse::<f64>() {
        Ok(x) if x >= 0.0 && x < 2f64.powi(63) && x.fract() == 0.0 => Ok(x as u64),
        _ => Err(format!("`{text}` is not a whole number; write 1000000 or 1e6")),
    }
}

/// Reads one of the values that a library names: each by its name on the command line, and what help says of it.
pub fn choice<T: Copy + Send + Sync>(
    values: &'static [(&'static str, &'static str, T)],
) -> impl TypedValueParser<Value = T> {
    let names = values.iter().map(|(name, help, _)| PossibleValue::new(*name).help(*help));
    PossibleValuesParser::new(names).try_map(move |given| {
        let known = values.iter().find(|(name, ..)| *name == given);
        known.map(|(.., value)| *value).ok_or_else(|| format!("`{given}` is not known"))
    })
}
