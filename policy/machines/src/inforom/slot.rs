//! A slot is 32 bytes: if any bit of it is wrong, its CRC-32 says so.
//!
//! Layout, little-endian: CRC of bytes 4..32 | sequence u32 | generation u32 | kind u8 | flags u8 | extra u16 |
//! a u64 | b u64. Erased flash reads 0xFF. Sequence numbers run without gaps through the life of the image: what a
//! broken slot held is lost, but that it is lost, and which number it had, is known.

use super::{FailureReason, Record};
use crate::event::Cause;
use crate::geometry::RowId;
use crate::time::Time;

/// Bytes of a slot.
pub const SLOT_BYTES: usize = 32;
/// The flag of records that compaction copies, before the bank counts.
pub const SNAPSHOT: u8 = 0x80;

/// What a slot holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// The bank's header, twice.
    Header {
        /// The GPU's UUID.
        gpu: u128,
        /// Records of the snapshot, which lies between the headers and the commit marks.
        records: u16,
    },
    /// The end of the snapshot, twice: from here on the bank counts.
    Commit {
        /// Slots programmed and banks erased before this bank.
        wear: u64,
    },
    /// A slot that a power cut tore; noted when the image was next opened.
    TornNoted {
        /// Its sequence number.
        sequence: u32,
    },
    /// A record.
    Record(Record),
}

/// A decoded slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Number of this slot in the life of the image.
    pub sequence: u32,
    /// Compactions before this bank.
    pub generation: u32,
    /// Written by a compaction.
    pub snapshot: bool,
    /// What it holds.
    pub content: Content,
}

/// What 32 bytes of flash are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    /// Never written since the last erase.
    Erased,
    /// Written and intact.
    Intact(Slot),
    /// Torn or corrupted.
    Broken,
}

struct Raw {
    kind: u8,
    flags: u8,
    extra: u16,
    a: u64,
    b: u64,
}

const NO_ROW: u64 = u32::MAX as u64;

const fn cause_flag(cause: Cause) -> u8 {
    match cause {
        Cause::SingleBit => 0,
        Cause::DoubleBit => 1,
    }
}

fn raw(content: &Content) -> Raw {
    let of = |kind, flags, a, b| Raw { kind, flags, extra: 0, a, b };
    match *content {
        Content::Header { gpu, records } => Raw { extra: records, ..of(1, 0, gpu as u64, (gpu >> 64) as u64) },
        Content::Commit { wear } => of(2, 0, wear, 0),
        Content::TornNoted { sequence } => of(3, 0, u64::from(sequence), 0),
        Content::Record(record) => match record {
            Record::AddressCount { address, single, double } => {
                of(16, 0, address, u64::from(single) | u64::from(double) << 32)
            }
            Record::PageRetired { page, cause, time } => of(17, cause_flag(cause), page, time.0),
            Record::RowRemapped { row, cause, time, replaces } => {
                let replaced = replaces.map_or(NO_ROW, |r| u64::from(r.0));
                of(18, cause_flag(cause), u64::from(row.0) | replaced << 32, time.0)
            }
            Record::RemapsActive { time } => of(19, 0, 0, time.0),
            Record::RemapFailure { reason, time } => of(20, reason as u8, 0, time.0),
            Record::EccTotals { corrected, uncorrected } => of(21, 0, corrected, uncorrected),
            Record::ChannelRepaired { channel, time } => of(22, 0, u64::from(channel), time.0),
            Record::RepairsActive { time } => of(24, 0, 0, time.0),
            Record::EccMode { on } => of(23, 0, u64::from(on), 0),
        },
    }
}

fn content(raw: &Raw) -> Option<Content> {
    let (a, b, time) = (raw.a, raw.b, Time(raw.b));
    let flags = raw.flags & !SNAPSHOT;
    let cause = || match flags {
        0 => Some(Cause::SingleBit),
        1 => Some(Cause::DoubleBit),
        _ => None,
    };
    Some(match raw.kind {
        1 => Content::Header { gpu: u128::from(a) | u128::from(b) << 64, records: raw.extra },
        2 => Content::Commit { wear: a },
        3 => Content::TornNoted { sequence: a as u32 },
        16 => Content::Record(Record::AddressCount { address: a, single: b as u32, double: (b >> 32) as u32 }),
        17 => Content::Record(Record::PageRetired { page: a, cause: cause()?, time }),
        18 => {
            let replaces = (a >> 32 != NO_ROW).then_some(RowId((a >> 32) as u32));
            Content::Record(Record::RowRemapped { row: RowId(a as u32), cause: cause()?, time, replaces })
        }
        19 => Content::Record(Record::RemapsActive { time }),
        20 => {
            let reason = match flags {
                0 => FailureReason::BankExhausted,
                1 => FailureReason::RowRemappedBefore,
                2 => FailureReason::TooManyRemaps,
                _ => return None,
            };
            Content::Record(Record::RemapFailure { reason, time })
        }
        21 => Content::Record(Record::EccTotals { corrected: a, uncorrected: b }),
        22 => Content::Record(Record::ChannelRepaired { channel: u32::try_from(a).ok()?, time }),
        24 => Content::Record(Record::RepairsActive { time }),
        23 if a <= 1 => Content::Record(Record::EccMode { on: a == 1 }),
        _ => return None,
    })
}

impl Slot {
    /// The bytes of the slot.
    pub fn encode(&self) -> [u8; SLOT_BYTES] {
        let raw = raw(&self.content);
        let mut bytes = [0; SLOT_BYTES];
        bytes[4..8].copy_from_slice(&self.sequence.to_le_bytes());
        bytes[8..12].copy_from_slice(&self.generation.to_le_bytes());
        bytes[12] = raw.kind;
        bytes[13] = raw.flags | if self.snapshot { SNAPSHOT } else { 0 };
        bytes[14..16].copy_from_slice(&raw.extra.to_le_bytes());
        bytes[16..24].copy_from_slice(&raw.a.to_le_bytes());
        bytes[24..32].copy_from_slice(&raw.b.to_le_bytes());
        let crc = crc32fast::hash(&bytes[4..]);
        bytes[..4].copy_from_slice(&crc.to_le_bytes());
        bytes
    }

    /// Reads a slot.
    pub fn decode(bytes: &[u8; SLOT_BYTES]) -> Read {
        if *bytes == [0xFF; SLOT_BYTES] {
            return Read::Erased;
        }
        let word = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        let long = |at: usize| u64::from(word(at)) | u64::from(word(at + 4)) << 32;
        if crc32fast::hash(&bytes[4..]) != word(0) {
            return Read::Broken;
        }
        let extra = u16::from_le_bytes([bytes[14], bytes[15]]);
        let raw = Raw { kind: bytes[12], flags: bytes[13], extra, a: long(16), b: long(24) };
        match content(&raw) {
            Some(content) => {
                let snapshot = raw.flags & SNAPSHOT != 0;
                Read::Intact(Slot { sequence: word(4), generation: word(8), snapshot, content })
            }
            None => Read::Broken,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_slot_reads_back_and_every_flipped_bit_is_seen() {
        let time = Time(77);
        let records = [
            Record::AddressCount { address: 0xABC123, single: 2, double: 1 },
            Record::PageRetired { page: 0x1000, cause: Cause::DoubleBit, time },
            Record::RowRemapped { row: RowId(9), cause: Cause::SingleBit, time, replaces: Some(RowId(4)) },
            Record::RowRemapped { row: RowId(9), cause: Cause::DoubleBit, time, replaces: None },
            Record::RemapsActive { time },
            Record::RemapFailure { reason: FailureReason::TooManyRemaps, time },
            Record::EccTotals { corrected: 5, uncorrected: 6 },
            Record::ChannelRepaired { channel: 31, time },
            Record::RepairsActive { time },
            Record::EccMode { on: false },
            Record::EccMode { on: true },
        ];
        let mut contents: Vec<Content> = records.map(Content::Record).to_vec();
        contents.extend([
            Content::Header { gpu: u128::MAX / 3, records: 7 },
            Content::Commit { wear: 2 },
            Content::TornNoted { sequence: 3 },
        ]);
        for content in contents {
            let slot = Slot { sequence: 12, generation: 3, snapshot: true, content };
            let bytes = slot.encode();
            assert_eq!(Slot::decode(&bytes), Read::Intact(slot));
            for bit in 0..SLOT_BYTES * 8 {
                let mut flipped = bytes;
                flipped[bit / 8] ^= 1 << (bit % 8);
                assert_eq!(Slot::decode(&flipped), Read::Broken, "{content:?} bit {bit}");
            }
        }
    }
}
