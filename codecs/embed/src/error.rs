//! Errors of a call.

use crate::Backend;
use core::fmt;

/// A call failed; no buffer was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A buffer has the wrong length.
    Length {
        /// Name of the buffer.
        buffer: &'static str,
        /// Expected bytes or elements. For the first buffer, the next lower length of a whole number of entries.
        expected: usize,
        /// Actual bytes or elements.
        found: usize,
    },
    /// No built-in scheme of 32 + 4 bytes has this id.
    UnknownScheme,
    /// This machine lacks an instruction that the back end uses.
    Unsupported(Backend),
    /// A bit position is outside the entry, or an entry is outside the buffer.
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
            Self::UnknownScheme => f.write_str(
                "no built-in scheme of 32 + 4 bytes has this id; `eccforge emit` makes decoders of other schemes",
            ),
            Self::Unsupported(backend) => write!(f, "this machine cannot run back end {backend}"),
            Self::Position { entry, bit } => write!(f, "there is no bit {bit} of entry {entry}"),
        }
    }
}

impl core::error::Error for Error {}
