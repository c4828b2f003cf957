//! Patterns of lines, and the numbers in them.

use regex::Regex;

/// Compiles a pattern, which the source of these modules contains.
pub(super) fn compiled(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a pattern of this module, compiled by its tests")
}

/// The value of digits whose number the pattern bounds.
pub(super) fn number(digits: &str) -> u32 {
    digits.parse().unwrap_or_default()
}
