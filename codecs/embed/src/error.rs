//! What a caller can get wrong.

use crate::Backend;
use core::fmt;

/// A call that was refused; no buffer was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A buffer has the wrong length.
    Length {
        /// Which buffer.
        buffer: &'static str,
        /// Bytes (or elements) that it should have; for the first buffer the length of a whole number of entries below.
        expected: usize,
        /// What it has.
        found: usize,
    },
    /// No shipped scheme of 32 + 4 bytes has this id.
    UnknownScheme,
    /// This machine lacks an instruction that the back end uses.
    Unsupported(Backend),
    /// A bit position beyond the entry, or an entry beyond the buffer.
    Position {
        /// The entry.
        entry: usize,
        /// The physical bit.
        bit: usize,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { buffer, expected, found } => {
                write!(f, "buffer `{buffer}` has length {found}; expected {expected}")
            }
            Self::UnknownScheme => f.write_str("no shipped scheme of 32 + 4 bytes has this id"),
            Self::Unsupported(backend) => write!(f, "this machine cannot run back end {backend}"),
            Self::Position { entry, bit } => write!(f, "there is no bit {bit} of entry {entry}"),
        }
    }
}

impl core::error::Error for Error {}
