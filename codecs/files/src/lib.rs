//! Files that users write and results: YAML with the place of every value, diagnostics that name the file, line and column, numbers
//! with bounds, digests, locks and atomic results. Every crate that reads or writes a file uses it.

#![warn(missing_docs)]

pub mod bounded;
pub mod diagnostic;
pub mod digest;
pub mod lock;
pub mod output;
pub mod schema;
pub mod shipped;
pub mod yaml;
