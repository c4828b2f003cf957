//! Result, status, count and position types of the C interface.

use eccforge_embed::{CHECK_BYTES, DATA_BYTES, ENTRY_BITS, Error, PACKED_BYTES, Position, Status, Summary};

/// Data bytes of an entry.
pub const ECCFORGE_DATA_BYTES: usize = 32;
/// Check bytes of an entry.
pub const ECCFORGE_CHECK_BYTES: usize = 4;
/// Bytes of a packed entry: data, then check.
pub const ECCFORGE_PACKED_BYTES: usize = 36;
/// Physical bits of an entry.
pub const ECCFORGE_ENTRY_BITS: usize = 288;

const _: () = assert!(
    ECCFORGE_DATA_BYTES == DATA_BYTES
        && ECCFORGE_CHECK_BYTES == CHECK_BYTES
        && ECCFORGE_PACKED_BYTES == PACKED_BYTES
        && ECCFORGE_ENTRY_BITS == ENTRY_BITS
);

/// How a call ended.
#[repr(i32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EccforgeResult {
    /// Done.
    Ok = 0,
    /// A buffer has the wrong length.
    Length = -1,
    /// No shipped scheme of 32 + 4 bytes has this id.
    UnknownScheme = -2,
    /// The back end does not exist, or this machine cannot run it.
    Unsupported = -3,
    /// The entry, bit or kind of pattern does not exist.
    Position = -4,
    /// A pointer is null but must not be.
    Null = -5,
    /// The rows of a code over shards, or its polynomial, are not allowed.
    Code = -6,
    /// A lost shard does not exist, or is named twice.
    Lost = -7,
    /// The shards that are left do not determine the lost ones.
    NotDetermined = -8,
}

/// Values of the status bytes that decoding writes, one for each entry.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EccforgeStatus {
    /// The entry is a codeword.
    Clean = 0,
    /// The entry was wrong and has been corrected.
    Corrected = 1,
    /// The entry is wrong and was left as it is.
    Uncorrectable = 2,
}

/// Numbers of entries by their result.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EccforgeSummary {
    /// Entries that were codewords.
    pub clean: u64,
    /// Entries that were corrected.
    pub corrected: u64,
    /// Entries that were left as they are.
    pub uncorrectable: u64,
    /// Corrected bits.
    pub corrected_bits: u64,
}

/// A corrected bit.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EccforgePosition {
    /// The entry, counted from the start of the buffer.
    pub entry: u64,
    /// The physical bit, 0..288: beat `bit / 72`, pin `bit % 72`.
    pub bit: u16,
}

// `EccforgePosition` buffers are passed on as `Position` buffers.
const _: () = assert!(
    size_of::<EccforgePosition>() == size_of::<Position>()
        && align_of::<EccforgePosition>() == align_of::<Position>()
        && std::mem::offset_of!(EccforgePosition, bit) == std::mem::offset_of!(Position, bit)
);

impl From<Summary> for EccforgeSummary {
    fn from(s: Summary) -> Self {
        Self {
            clean: s.clean,
            corrected: s.corrected,
            uncorrectable: s.uncorrectable,
            corrected_bits: s.corrected_bits,
        }
    }
}

impl From<Error> for EccforgeResult {
    fn from(e: Error) -> Self {
        match e {
            Error::UnknownScheme => Self::UnknownScheme,
            Error::Unsupported(_) => Self::Unsupported,
            Error::Position { .. } => Self::Position,
            _ => Self::Length,
        }
    }
}

// `EccforgeStatus` bytes are likewise passed on as `Status` bytes.
const _: () = assert!(
    size_of::<Status>() == 1
        && Status::Clean as u8 == EccforgeStatus::Clean as u8
        && Status::Corrected as u8 == EccforgeStatus::Corrected as u8
        && Status::Uncorrectable as u8 == EccforgeStatus::Uncorrectable as u8
);
