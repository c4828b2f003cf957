//! After a power cut at any byte of any write, the image reads as before that write or as after it.
//!
//! Two banks of flash. Records are appended to the active bank; a full bank is compacted into the other one: erase,
//! two headers, snapshot, two commit marks. The bank with the highest generation that is committed is active, so a cut
//! before the first whole commit mark leaves the old bank in force, and one after it the new. An append is in force
//! when its CRC is. Headers and commit marks are doubled, and a record after them proves them, so no single broken
//! slot hides a bank.

use super::slot::{Content, Read, SLOT_BYTES, Slot};
use super::{InfoRom, MAX_ADDRESSES, MAX_PAGES, MAX_REMAPS, Record};
use serde::Serialize;
use std::fmt;

/// Slots of a bank: more than twice a full snapshot (192 + 64 + 512 records), so that appends have room.
pub const BANK_SLOTS: usize = 2048;
/// Bytes of a bank.
pub const BANK_BYTES: usize = BANK_SLOTS * SLOT_BYTES;
/// Bytes of an image.
pub const IMAGE_BYTES: usize = 2 * BANK_BYTES;

/// Something in the image that is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    /// A record is unreadable: what it held is lost.
    Lost {
        /// Byte offset of the slot in the image.
        offset: usize,
        /// Its sequence number.
        sequence: u32,
    },
    /// The last slot is unreadable: its write was cut, or it was corrupted since.
    TornTail {
        /// Byte offset of the slot in the image.
        offset: usize,
        /// Its sequence number.
        sequence: u32,
    },
    /// One of a header's or commit mark's two copies is unreadable; the other is in force.
    CopyBroken {
        /// Byte offset of the slot in the image.
        offset: usize,
    },
    /// A compaction was cut; the older bank is in force.
    CompactionCut {
        /// Generation of the bank that was not finished.
        generation: u32,
    },
    /// More entries than the InfoROM has room for.
    OverLimit,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost { offset, sequence } => write!(f, "byte {offset}: record {sequence} is unreadable and lost"),
            Self::TornTail { offset, sequence } => {
                write!(f, "byte {offset}: record {sequence}, the last one written, is torn or corrupted and lost")
            }
            Self::CopyBroken { offset } => {
                write!(f, "byte {offset}: a header or commit mark is unreadable; its copy is good")
            }
            Self::CompactionCut { generation } => {
                write!(f, "compaction {generation} was cut; the bank before it is in force")
            }
            Self::OverLimit => {
                write!(f, "more entries than {MAX_ADDRESSES} addresses, {MAX_PAGES} pages, {MAX_REMAPS} rows")
            }
        }
    }
}

/// Why bytes are no image at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImageError {
    /// The wrong size.
    #[error("{0} bytes; an InfoROM image has {IMAGE_BYTES}")]
    Size(usize),
    /// No bank is committed.
    #[error("neither bank of the image is readable; it was not made by `inject --create`, or both banks are destroyed")]
    NoBank,
    /// A full snapshot does not fit a bank: the content exceeds the InfoROM's limits.
    #[error("{0} records do not fit a bank of {BANK_SLOTS} slots")]
    Overflow(usize),
}

/// What reading an image gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The content.
    pub rom: InfoRom,
    /// The GPU's UUID.
    pub gpu: u128,
    /// Slots programmed and banks erased over the life of the image.
    pub wear: u64,
    /// What is not as it was written.
    pub damage: Vec<Damage>,
    cursor: Cursor,
}

impl Reading {
    /// Number that the next record gets: it grows by one with every slot.
    pub const fn next_sequence(&self) -> u32 {
        self.cursor.sequence
    }
}

/// Where the next record goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cursor {
    bank: usize,
    slot: usize,
    sequence: u32,
    generation: u32,
}

/// One write to flash, byte after byte; erasing writes 0xFF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlashWrite {
    /// First byte.
    pub offset: usize,
    /// What is programmed there.
    pub bytes: Vec<u8>,
}

struct Bank {
    /// Up to the last one that is written.
    slots: Vec<Read>,
    generation: Option<u32>,
    committed: bool,
}

fn scan(bytes: &[u8]) -> Bank {
    let slots = bytes.as_chunks::<SLOT_BYTES>().0;
    let used = slots.iter().rposition(|slot| *slot != [0xFF; SLOT_BYTES]).map_or(0, |last| last + 1);
    let slots: Vec<Read> = slots[..used].iter().map(Slot::decode).collect();
    let intact = || slots.iter().filter_map(|r| if let Read::Intact(s) = r { Some(s) } else { None });
    let generation = intact().map(|s| s.generation).max();
    let committed = intact()
        .any(|s| Some(s.generation) == generation && (matches!(s.content, Content::Commit { .. }) || !s.snapshot));
    Bank { slots, generation, committed }
}

/// Reads an image.
///
/// # Errors
/// The bytes are no image, or no bank of it is in force.
pub fn read(bytes: &[u8]) -> Result<Reading, ImageError> {
    if bytes.len() != IMAGE_BYTES {
        return Err(ImageError::Size(bytes.len()));
    }
    let banks = [scan(&bytes[..BANK_BYTES]), scan(&bytes[BANK_BYTES..])];
    let rank = |bank: &Bank| bank.generation.filter(|_| bank.committed);
    let active = usize::from(rank(&banks[1]) > rank(&banks[0]));
    let generation = rank(&banks[active]).ok_or(ImageError::NoBank)?;
    let mut reading = fold(&banks[active], active, generation);
    let other = &banks[1 - active];
    if let Some(newer) = other.generation.filter(|&g| g > generation) {
        reading.damage.push(Damage::CompactionCut { generation: newer });
    }
    let rom = &reading.rom;
    if rom.addresses.len() > MAX_ADDRESSES || rom.pages.len() > MAX_PAGES || rom.rows.len() > MAX_REMAPS {
        reading.damage.push(Damage::OverLimit);
    }
    Ok(reading)
}

/// The content of a committed bank.
fn fold(bank: &Bank, index: usize, generation: u32) -> Reading {
    let used = bank.slots.len();
    let first = first_sequence(bank, generation);
    let (mut rom, mut gpu, mut wear, mut snapshot) = (InfoRom::default(), 0, 0, 0);
    let (mut torn, mut broken) = (Vec::new(), Vec::new());
    for (at, read) in bank.slots.iter().enumerate() {
        match read {
            Read::Intact(slot) if slot.generation == generation => match slot.content {
                Content::Header { gpu: g, records } => (gpu, snapshot) = (g, usize::from(records)),
                Content::Commit { wear: w } => wear = w,
                Content::TornNoted { sequence } => torn.push(sequence),
                Content::Record(record) => rom.apply(&record),
            },
            _ => broken.push(at),
        }
    }
    let sequence_of = |at: usize| first.wrapping_add(at as u32);
    let copies = [0, 1, snapshot + 2, snapshot + 3];
    let damage = broken.into_iter().filter_map(|at| {
        let (offset, sequence) = (index * BANK_BYTES + at * SLOT_BYTES, sequence_of(at));
        if copies.contains(&at) {
            Some(Damage::CopyBroken { offset })
        } else if at + 1 == used {
            Some(Damage::TornTail { offset, sequence })
        } else {
            (!torn.contains(&sequence)).then_some(Damage::Lost { offset, sequence })
        }
    });
    let damage = damage.collect();
    let cursor = Cursor { bank: index, slot: used, sequence: sequence_of(used), generation };
    Reading { rom, gpu, wear: wear.saturating_add(used as u64), damage, cursor }
}

/// Sequence number of the bank's first slot, from the first intact one.
fn first_sequence(bank: &Bank, generation: u32) -> u32 {
    let found = bank.slots.iter().enumerate().find_map(|(at, read)| match read {
        Read::Intact(slot) if slot.generation == generation => Some(slot.sequence.wrapping_sub(at as u32)),
        _ => None,
    });
    found.unwrap_or(0)
}

/// The bytes of a new image of a GPU.
pub fn blank(gpu: u128) -> Vec<u8> {
    let mut bytes = vec![0xFF; IMAGE_BYTES];
    let cursor = Cursor { bank: 0, slot: 0, sequence: 0, generation: 1 };
    for (at, content) in bank_contents(gpu, 0, &[]).into_iter().enumerate() {
        let slot = Slot { sequence: at as u32, generation: cursor.generation, snapshot: true, content };
        bytes[at * SLOT_BYTES..(at + 1) * SLOT_BYTES].copy_from_slice(&slot.encode());
    }
    bytes
}

fn bank_contents(gpu: u128, wear: u64, records: &[Record]) -> Vec<Content> {
    let header = Content::Header { gpu, records: records.len() as u16 };
    let mut contents = vec![header, header];
    contents.extend(records.iter().map(|&r| Content::Record(r)));
    contents.extend([Content::Commit { wear }, Content::Commit { wear }]);
    contents
}

/// The flash writes that add records to the image, in order; `reading` is brought up to date as if all were done.
///
/// # Errors
/// The content does not fit a bank.
pub fn append(reading: &mut Reading, records: &[Record]) -> Result<Vec<FlashWrite>, ImageError> {
    let mut writes = Vec::new();
    for damage in std::mem::take(&mut reading.damage) {
        match damage {
            Damage::TornTail { sequence, .. } => push(reading, Content::TornNoted { sequence }, &mut writes)?,
            other => reading.damage.push(other),
        }
    }
    for record in records {
        push(reading, Content::Record(*record), &mut writes)?;
        reading.rom.apply(record);
    }
    Ok(writes)
}

fn push(reading: &mut Reading, content: Content, writes: &mut Vec<FlashWrite>) -> Result<(), ImageError> {
    if reading.cursor.slot == BANK_SLOTS {
        compact(reading, writes)?;
    }
    program(reading, content, false, writes);
    Ok(())
}

fn program(reading: &mut Reading, content: Content, snapshot: bool, writes: &mut Vec<FlashWrite>) {
    let cursor = &mut reading.cursor;
    let slot = Slot { sequence: cursor.sequence, generation: cursor.generation, snapshot, content };
    let offset = cursor.bank * BANK_BYTES + cursor.slot * SLOT_BYTES;
    writes.push(FlashWrite { offset, bytes: slot.encode().to_vec() });
    cursor.slot += 1;
    cursor.sequence = cursor.sequence.wrapping_add(1);
    reading.wear = reading.wear.saturating_add(1);
}

/// Moves the content to the other bank.
fn compact(reading: &mut Reading, writes: &mut Vec<FlashWrite>) -> Result<(), ImageError> {
    let records = reading.rom.snapshot();
    let contents = bank_contents(reading.gpu, reading.wear.saturating_add(1), &records);
    if contents.len() >= BANK_SLOTS {
        return Err(ImageError::Overflow(contents.len()));
    }
    let bank = 1 - reading.cursor.bank;
    writes.push(FlashWrite { offset: bank * BANK_BYTES, bytes: vec![0xFF; BANK_BYTES] });
    reading.wear = reading.wear.saturating_add(1);
    let Cursor { sequence, generation, .. } = reading.cursor;
    reading.cursor = Cursor { bank, slot: 0, sequence, generation: generation.saturating_add(1) };
    for content in contents {
        program(reading, content, true, writes);
    }
    reading.damage.clear();
    Ok(())
}
