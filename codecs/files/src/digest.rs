//! SHA-256 and hexadecimal text, which identify files, schemes and records.

use sha2::{Digest, Sha256};

/// SHA-256 of a text or of bytes, in hexadecimal.
pub fn sha256(bytes: impl AsRef<[u8]>) -> String {
    hexadecimal(&Sha256::digest(bytes))
}

/// Bytes in hexadecimal, two lower-case digits each.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// The hexadecimal digits of a number, whose lowest bit is the first.
pub fn hex(bits: &[bool]) -> String {
    let mut digits = String::with_capacity(bits.len().div_ceil(4));
    for four in bits.chunks(4).rev() {
        let digit = four.iter().rev().fold(0u32, |digit, bit| digit << 1 | u32::from(*bit));
        digits.extend(char::from_digit(digit, 16));
    }
    digits
}
