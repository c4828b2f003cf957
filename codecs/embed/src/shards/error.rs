//! Errors of operations on shards.

use super::MAX_SHARDS;
use crate::Backend;
use core::fmt;

/// An operation on shards failed; no buffer was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShardError {
    /// The polynomial is not of degree 8, or not irreducible.
    Polynomial(u16),
    /// No data shards, no check shards, or more than [`MAX_SHARDS`].
    Count {
        /// Data shards.
        data: usize,
        /// Check shards.
        check: usize,
    },
    /// The number of coefficients of a row differs from the number of data shards.
    Row {
        /// The row.
        row: usize,
        /// Coefficients of the first row.
        expected: usize,
        /// Coefficients of this row.
        found: usize,
    },
    /// There are too few or too many buffers.
    Shards {
        /// Number of shards of the code.
        expected: usize,
        /// Number of buffers.
        found: usize,
    },
    /// A shard's length is not that of shard 0.
    Length {
        /// The shard.
        shard: usize,
        /// Bytes of shard 0.
        expected: usize,
    },
    /// A lost shard does not exist, or is named twice.
    Lost(usize),
    /// The remaining shards do not determine the lost ones.
    NotDetermined,
    /// This machine lacks an instruction that the back end uses.
    Unsupported(Backend),
}

impl fmt::Display for ShardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Polynomial(polynomial) => {
                write!(f, "{polynomial:#x} is not an irreducible polynomial of degree 8, such as 0x11d")
            }
            Self::Count { data, check } => {
                write!(
                    f,
                    "expected at least one data and one check shard, at most {MAX_SHARDS} together; got {data} + {check}"
                )
            }
            Self::Row { row, expected, found } => write!(f, "row {row} has {found} coefficients; expected {expected}"),
            Self::Shards { expected, found } => write!(f, "expected {expected} shards, got {found}"),
            Self::Length { shard, expected } => {
                write!(f, "shard {shard} has another length than shard 0, which has {expected} bytes")
            }
            Self::Lost(shard) => write!(f, "lost shard {shard} does not exist or is named twice"),
            Self::NotDetermined => f.write_str("the shards that are left do not determine the lost ones"),
            Self::Unsupported(backend) => write!(f, "this machine cannot run back end {backend}"),
        }
    }
}

impl core::error::Error for ShardError {}
