//! The meaning of a file as one text, by which records of runs name their profile and their device.

use eccforge_files::digest::sha256;
use serde::Serialize;

/// Plain data in JSON.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|e| unreachable!("plain data has a form in JSON: {e}"))
}

/// SHA-256, in hexadecimal, of [`json`]. The names of its keys are part of that identity, those of Rust's types are not.
pub fn hash(value: &impl Serialize) -> String {
    sha256(json(value))
}
