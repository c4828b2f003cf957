//! Words of command lines that mean the same to every command.

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
