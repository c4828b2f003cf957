//! Elements of data as logs print them: whole numbers, hexadecimal digits, numbers of double precision.

/// The digits without 0x.
pub(super) fn strip(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"0x").unwrap_or(text)
}

/// A whole number, decimal or with 0x.
pub(super) fn whole(text: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(text).ok()?;
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// The bits of a decimal number of double precision, in hexadecimal.
pub(super) fn double(text: &[u8]) -> Option<Vec<u8>> {
    let value: f64 = std::str::from_utf8(text).ok()?.parse().ok()?;
    Some(format!("{:016x}", value.to_bits()).into_bytes())
}

/// Bit `i` of hexadecimal digits that are repeated without end.
pub(super) fn repeated(digits: &[u8], i: usize) -> bool {
    let digit = digits[digits.len() - 1 - i / 4 % digits.len()];
    char::from(digit).to_digit(16).is_some_and(|d| d >> (i % 4) & 1 == 1)
}
