//! Any slots in any places of an image: it is refused, or what is added to it is read again.

use eccforge_machines::event::Cause;
use eccforge_machines::geometry::RowId;
use eccforge_machines::inforom::image::{self, BANK_SLOTS, IMAGE_BYTES};
use eccforge_machines::inforom::slot::{Content, SLOT_BYTES, Slot};
use eccforge_machines::inforom::{FailureReason, Record};
use eccforge_machines::time::Time;

#[derive(Debug, arbitrary::Arbitrary)]
struct Input {
    slots: Vec<(u16, u32, u8, bool, u8, u64, u64)>,
    edits: Vec<(u32, u8)>,
    added: Vec<(u8, u64, u64)>,
    cut: u16,
}

fn record(kind: u8, a: u64, b: u64) -> Record {
    let cause = if a & 1 == 0 { Cause::SingleBit } else { Cause::DoubleBit };
    match kind % 9 {
        0 => Record::AddressCount { address: a, single: b as u32, double: (b >> 32) as u32 },
        1 => Record::PageRetired { page: a, cause, time: Time(b) },
        2 => {
            let replaces = (a >> 33 & 1 == 1).then_some(RowId((b >> 7) as u32 % 1000));
            Record::RowRemapped { row: RowId(a as u32), cause, time: Time(b), replaces }
        }
        3 => Record::RemapsActive { time: Time(b) },
        4 => Record::RemapFailure { reason: FailureReason::TooManyRemaps, time: Time(b) },
        5 => Record::ChannelRepaired { channel: a as u32, time: Time(b) },
        6 => Record::RepairsActive { time: Time(b) },
        7 => Record::EccMode { on: b & 1 == 1 },
        _ => Record::EccTotals { corrected: a, uncorrected: b },
    }
}

/// The slot that a number stands for: most are the first ones of a bank, as an image takes the longer to read the more slots
/// precede the last one that is written.
const fn place(at: u16) -> usize {
    let (bank, slot) = (at >> 15, at & 0x7FFF);
    let within = if slot < 0x7C00 { slot % 64 } else { slot % BANK_SLOTS as u16 };
    bank as usize * BANK_SLOTS + within as usize
}

/// One input.
pub fn run(data: &[u8]) {
    let Some(input) = crate::structured::<Input>(data) else { return };
    let mut bytes = image::blank(7);
    for (at, sequence, generation, snapshot, kind, a, b) in input.slots {
        let content = match kind % 9 {
            6 => Content::Header { gpu: a.into(), records: b as u16 },
            7 => Content::Commit { wear: a },
            8 => Content::TornNoted { sequence: a as u32 },
            kind => Content::Record(record(kind, a, b)),
        };
        let slot = Slot { sequence, generation: generation.into(), snapshot, content };
        let at = place(at) * SLOT_BYTES;
        bytes[at..at + SLOT_BYTES].copy_from_slice(&slot.encode());
    }
    for (at, value) in input.edits {
        bytes[at as usize % IMAGE_BYTES] ^= value;
    }
    let Ok(before) = image::read(&bytes) else { return };
    let added: Vec<Record> = input.added.iter().map(|&(kind, a, b)| record(kind, a, b)).collect();
    let mut after = before.clone();
    let Ok(writes) = image::append(&mut after, &added) else { return };
    let whole: usize = writes.iter().map(|w| w.bytes.len()).sum();
    let mut left = whole.saturating_sub(usize::from(input.cut));
    for write in &writes {
        let now = write.bytes.len().min(left);
        bytes[write.offset..write.offset + now].copy_from_slice(&write.bytes[..now]);
        left -= now;
    }
    let read = image::read(&bytes).expect("an image stays one, wherever the power goes");
    if input.cut == 0 {
        assert_eq!(read.rom, after.rom);
    }
}
