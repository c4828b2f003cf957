//! Oracles: decoders that are simple enough to verify by reading.
//!
//! Every scheme is entered again from its definition (rows, layouts, correctable sets, sanity checks) and decoded by
//! listing its correctable error patterns by syndrome. Fast decoders elsewhere are compared with these. \[S21\] is
//! Sullivan et al., "Characterizing and Mitigating Soft Errors in GPU DRAM", MICRO'21. Invariant: this crate shares
//! no code and no tables with the rest of the workspace, and nothing here is optimised.
//!
//! ```
//! use eccforge_oracle::{Status, by_id};
//!
//! let trio = by_id("trio").unwrap();
//! let written = trio.encode(&vec![true; trio.data_positions.len()]);
//! let mut received = written.clone();
//! for bit in 8..16 {
//!     received[bit] = !received[bit]; // a whole byte: 8 pins x 1 beat
//! }
//! let decoded = trio.decode(&received);
//! assert_eq!((decoded.status, decoded.entry), (Status::Corrected, written));
//! ```
#![forbid(unsafe_code)]

pub mod addresses;
mod binary;
pub mod bounded;
mod catalog;
pub mod certificate;
mod decode;
mod entry;
mod field;
pub mod language;
mod matrices;
mod matrix_text;
pub mod stages;
mod symbol;

pub use binary::{BinaryDefinition, Rule};
pub use catalog::{by_id, ids};
pub use decode::{Decoded, Oracle, Status};
pub use matrix_text::{PlainMatrix, parse_matrix};
