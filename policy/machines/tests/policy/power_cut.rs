//! After a power cut at any byte of any write, the image reads as before that write or as after it.

use crate::policy::support::{Choices, Gpu};
use eccforge_machines::action::Action;
use eccforge_machines::event::{DecodeStatus, Event, EventKind};
use eccforge_machines::inforom::Record;
use eccforge_machines::inforom::image::{self, Damage, FlashWrite, Reading};
use eccforge_machines::time::{SECOND, Time};

const EVENTS: u64 = 2400;

/// A history of a GPU: what each event writes.
fn history(name: &str, seed: u64, addresses: u64) -> Vec<Vec<Record>> {
    let mut gpu = Gpu::new(name);
    let mut choices = Choices(seed);
    let written = |actions: Vec<Action>| -> Vec<Record> {
        actions.iter().filter_map(|a| if let Action::Persist(r) = a { Some(*r) } else { None }).collect()
    };
    (0..EVENTS)
        .map(|_| {
            let address = choices.below(addresses) << 16;
            written(match choices.below(20) {
                0 => gpu.does(EventKind::GpuReset),
                1 | 2 => gpu.due(address),
                _ => gpu.ce(address),
            })
        })
        .collect()
}

struct Cuts {
    bytes: Vec<u8>,
    count: u64,
}

impl Cuts {
    /// Cuts one write at every byte, then lets it happen. Until the last byte of the last write of a record, the
    /// image must read as before.
    fn through(&mut self, write: &FlashWrite, before: &Reading, after: &Reading, appends: bool) {
        for (at, byte) in write.bytes.iter().enumerate() {
            self.count += 1;
            let reading = image::read(&self.bytes).expect("readable after a cut");
            if reading.rom == after.rom && after.rom != before.rom {
                assert!(appends && at > 0, "only the record itself makes it new");
            } else {
                assert_eq!(reading.rom, before.rom, "cut before byte {at} of a write at {}", write.offset);
                let torn = reading.damage.iter().any(|d| matches!(d, Damage::TornTail { .. }));
                let begun = write.bytes[..at].iter().any(|&b| b != 0xFF);
                assert!(!appends || !begun || torn, "a torn record is told");
            }
            self.bytes[write.offset + at] = *byte;
        }
    }
}

fn cut_everywhere(name: &str, seed: u64, addresses: u64) -> (u64, u64) {
    let mut cuts = Cuts { bytes: image::blank(1), count: 0 };
    let mut records = 0;
    for record in history(name, seed, addresses).concat() {
        records += 1;
        let before = image::read(&cuts.bytes).expect("whole");
        assert!(before.damage.is_empty());
        let mut after = before.clone();
        let writes = image::append(&mut after, &[record]).expect("room");
        let last = writes.len() - 1;
        for (at, write) in writes.iter().enumerate() {
            cuts.through(write, &before, &after, at == last);
        }
        assert_eq!(image::read(&cuts.bytes).expect("whole"), after);
    }
    (records, cuts.count)
}

// covers: D.6
#[test]
fn page_retirement_survives_a_cut_at_every_byte_of_every_write() {
    let (records, cuts) = cut_everywhere("page-retirement-r352", 1, 60);
    println!("{EVENTS} events, {records} records, {cuts} cuts");
    assert!(records > 2048 && cuts > 65536 + 32 * records, "the history includes a compaction: {records}, {cuts}");
}

// covers: A.3
#[test]
fn row_remapping_survives_a_cut_at_every_byte_of_every_write() {
    let (records, cuts) = cut_everywhere("a100-80gb", 2, 4000);
    println!("{EVENTS} events, {records} records, {cuts} cuts");
    assert!(records > 500 && cuts >= 32 * records);
}

#[test]
fn after_a_cut_the_history_goes_on_and_only_the_cut_record_is_missing() {
    let record = |n: u64| Record::AddressCount { address: n, single: 1, double: 0 };
    let mut bytes = image::blank(1);
    let mut kept = Vec::new();
    for n in 0..180 {
        let mut reading = image::read(&bytes).expect("readable");
        let writes = image::append(&mut reading, &[record(n)]).expect("room");
        let cut = (n % 3 == 0).then_some(1 + (n as usize * 7) % 30);
        if cut.is_none() {
            kept.push(n);
        }
        let last = writes.len() - 1;
        for (at, write) in writes.iter().enumerate() {
            let length = cut.filter(|_| at == last).unwrap_or(write.bytes.len());
            bytes[write.offset..write.offset + length].copy_from_slice(&write.bytes[..length]);
        }
    }
    let reading = image::read(&bytes).expect("readable");
    assert_eq!(reading.rom.addresses.keys().copied().collect::<Vec<_>>(), kept);
    assert!(
        reading.damage.is_empty(),
        "every torn slot was noted as torn when the image was next written: {:?}",
        reading.damage
    );
}

#[test]
fn the_machine_that_boots_from_a_cut_image_goes_on_where_the_image_stands() {
    let mut gpu = Gpu::new("page-retirement-r352");
    gpu.ce(0x1000);
    let mut bytes = image::blank(1);
    let mut reading = image::read(&bytes).expect("whole");
    for write in image::append(&mut reading, &gpu.records).expect("room") {
        bytes[write.offset..write.offset + write.bytes.len()].copy_from_slice(&write.bytes);
    }
    let booted = gpu.machine.boot(image::read(&bytes).expect("whole").rom);
    let (state, _) = gpu.machine.step(booted, &Event::error(Time(99 * SECOND), DecodeStatus::Ce, 0x1000));
    assert!(state.rom.pages.contains_key(&0x1000), "the count before the cut counts");
}
