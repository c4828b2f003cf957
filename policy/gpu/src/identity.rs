//! The canonical text of a file and its hash, with which records of runs identify their profile and their device.

use eccforge_files::digest::sha256;
use serde::Serialize;

/// The JSON text of plain data.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|e| unreachable!("plain data has a form in JSON: {e}"))
}

/// SHA-256, in hexadecimal, of [`json`]. Names of keys are part of the identity; names of Rust types are not.
pub fn hash(value: &impl Serialize) -> String {
    sha256(json(value))
}
