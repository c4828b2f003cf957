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

/// A text, percent-encoded as a part of a URL [RFC 3986, Section 2.1].
pub fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => encoded.push(char::from(byte)),
            _ => {
                // Writing to a string cannot fail.
                let _ = write!(encoded, "%{byte:02X}");
            }
        }
    }
    encoded
}
