//! Elements of data as logs print them: whole numbers, digits in a base, or values of a type.

use std::borrow::Cow;

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

/// A whole number of binary digits after `0b`.
pub(super) fn binary(text: &[u8]) -> Option<u64> {
    u64::from_str_radix(std::str::from_utf8(text.strip_prefix(b"0b")?).ok()?, 2).ok()
}

/// The type of the elements of a matrix, whose values are printed in decimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    I32,
    F32,
    F64,
}

impl Element {
    pub(super) const fn bits(self) -> u64 {
        match self {
            Self::I32 | Self::F32 => 32,
            Self::F64 => 64,
        }
    }

    /// The values of this type, for messages.
    pub(super) const fn values(self) -> &'static str {
        match self {
            Self::I32 => "a whole number of 32 bits, the form of elements of type i32",
            Self::F32 => "a number with a point or an exponent, the form of elements of type f32",
            Self::F64 => "a number with a point or an exponent, the form of elements of type f64",
        }
    }

    /// The bits of a value in hexadecimal. Many patterns are not a number, so its bits are not known.
    pub(super) fn digits(self, text: &[u8]) -> Option<Vec<u8>> {
        let text = std::str::from_utf8(text).ok()?;
        if self == Self::I32 {
            return Some(format!("{:08x}", text.parse::<i32>().ok()?).into_bytes());
        }
        let value: f64 = text.parse().ok()?;
        if value.is_nan() || text.bytes().all(|b| b.is_ascii_digit() || b == b'-') {
            return None;
        }
        let digits = match self {
            Self::F64 => format!("{:016x}", value.to_bits()),
            _ => format!("{:08x}", text.parse::<f32>().ok()?.to_bits()),
        };
        Some(digits.into_bytes())
    }
}

/// Number of digits of the longest decimal number of 64 bits: a longer row of digits is hexadecimal.
const MOST_DECIMAL: usize = 20;

/// The hexadecimal digits of bits that are written with `0x`, with `0b` or in the base of the column: 16, or 10 with `width`
/// digits. `0b` before other digits than 0 and 1, or in a value of full width, is hexadecimal itself.
pub(super) fn hexadecimal(text: &[u8], base: Option<u8>, width: usize) -> Option<Cow<'_, [u8]>> {
    if let Some(digits) = text.strip_prefix(b"0x") {
        return Some(Cow::Borrowed(digits));
    }
    if let Some(digits) = text.strip_prefix(b"0b")
        && !digits.is_empty()
        && digits.iter().all(|b| matches!(b, b'0' | b'1'))
        && (text.len() != width || base == Some(10))
    {
        let (first, rest) = digits.split_at(digits.len() % 4);
        return Some((!first.is_empty()).then_some(first).into_iter().chain(rest.chunks(4)).map(nibble).collect());
    }
    if base == Some(10) {
        let value: u128 = std::str::from_utf8(text).ok()?.parse().ok()?;
        return Some(Cow::Owned(format!("{value:0width$x}").into_bytes()));
    }
    Some(Cow::Borrowed(text))
}

/// The hexadecimal digit of up to four binary digits.
fn nibble(bits: &[u8]) -> u8 {
    let value = bits.iter().fold(0, |n, bit| n << 1 | usize::from(bit - b'0'));
    b"0123456789abcdef"[value]
}

/// The base of a column, as far as one of its values shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BaseHint {
    /// The value is the same number in both bases.
    Same,
    /// The value may be decimal or hexadecimal.
    Open,
    Known,
}

impl BaseHint {
    /// `width` is the number of digits of an entry; a value that is padded with zeros to this width is hexadecimal.
    pub(super) fn of(text: &[u8], width: usize) -> Self {
        let is_padded = text.first() == Some(&b'0') && text.len() == width && width > 1;
        if !text.iter().all(u8::is_ascii_digit) || text.len() > MOST_DECIMAL || is_padded {
            return Self::Known;
        }
        let significant = text.iter().skip_while(|b| **b == b'0').count();
        if significant > 1 { Self::Open } else { Self::Same }
    }
}

/// Bit `i` of hexadecimal digits that are repeated without end.
pub(super) fn repeated(digits: &[u8], i: usize) -> bool {
    let digit = digits[digits.len() - 1 - i / 4 % digits.len()];
    char::from(digit).to_digit(16).is_some_and(|d| d >> (i % 4) & 1 == 1)
}
