//! Words of command lines that mean the same to every command.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// A whole number, such as one of samples: `1000000` or `1e6`.
///
/// # Errors
/// It is no whole number, or more than 64 bits hold.
pub fn count(text: &str) -> Result<u64, String> {
    let plain = text.replace('_', "");
    if let Ok(n) = plain.parse() {
        return Ok(n);
    }
    match plain.parse::<f64>() {
        Ok(x) if x < 0.0 => Err(format!("`{text}` is below zero; a count is 0 or more")),
        Ok(x) if x >= 2f64.powi(64) => Err(format!("`{text}` is too large: at most {} fit", u64::MAX)),
        Ok(x) if x.fract() == 0.0 => Ok(x as u64),
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

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn counts_are_whole_numbers_of_64_bits_in_digits_or_powers_of_ten() {
        for (text, n) in [("0", 0), ("1_000", 1000), ("1e6", 1_000_000), ("1e19", 10u64.pow(19)), ("2.5e1", 25)] {
            assert_eq!(count(text), Ok(n), "{text}");
        }
        for (text, part) in [
            ("1e20", "too large: at most 18446744073709551615"),
            ("18446744073709551616", "too large"),
            ("inf", "too large"),
            ("-1", "below zero"),
            ("1.5", "not a whole number"),
            ("nan", "not a whole number"),
            ("ten", "not a whole number"),
        ] {
            assert!(count(text).is_err_and(|e| e.contains(part)), "{text}: {:?}", count(text));
        }
    }
}
