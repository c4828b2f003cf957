//! Links to the explorer: the part of its address after `#`.

use eccforge_scheme::{Scheme, builtin};
use std::fmt::Write;

/// The fragment that opens a scheme in the explorer: its id if it is built in, otherwise its text.
pub fn of_scheme(scheme: &Scheme) -> String {
    match builtin(&scheme.id).filter(|shipped| shipped.file().text == scheme.file.text) {
        Some(shipped) => format!("scheme={}", shipped.id),
        None => format!("text={}", encoded(&scheme.file.text)),
    }
}

/// A text as part of an address [RFC 3986, Section 2.1].
pub fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut encoded, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => encoded.push(char::from(byte)),
            _ => {
                // Writing to a text does not fail.
                let _ = write!(encoded, "%{byte:02X}");
            }
        }
        encoded
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_hold_any_text() {
        assert_eq!(encoded("a: \u{e9}&#\n"), "a%3A%20%C3%A9%26%23%0A");
    }

    #[test]
    fn a_shipped_scheme_is_named_and_a_changed_one_is_quoted() {
        let trio = builtin("trio").expect("shipped").scheme();
        assert_eq!(of_scheme(&trio), "scheme=trio");
        let mut changed = trio;
        changed.file.text += "# mine\n";
        assert!(of_scheme(&changed).starts_with("text=eccforge%3A%201%0A"));
    }
}
