//! The InfoROM image: corruption, limits, locks.

use crate::policy::support::{Choices, Gpu};
use eccforge_machines::event::Cause;
use eccforge_machines::geometry::RowId;
use eccforge_machines::inforom::file::{FileError, ImageFile};
use eccforge_machines::inforom::image::{self, BANK_SLOTS, Damage, IMAGE_BYTES, ImageError};
use eccforge_machines::inforom::slot::SLOT_BYTES;
use eccforge_machines::inforom::{InfoRom, Record};
use eccforge_machines::time::Time;
use std::process::Command;

fn write(bytes: &mut [u8], records: &[Record]) {
    let mut reading = image::read(bytes).expect("an image");
    for write in image::append(&mut reading, records).expect("room") {
        bytes[write.offset..write.offset + write.bytes.len()].copy_from_slice(&write.bytes);
    }
    let found = image::read(bytes).expect("an image");
    let parts = |r: &image::Reading| (r.rom.clone(), r.wear, r.next_sequence());
    assert_eq!(parts(&found), parts(&reading), "what is written is what was promised");
}

fn some_records() -> Vec<Record> {
    let mut records: Vec<Record> =
        (0..40).map(|i| Record::AddressCount { address: i * 64, single: 1, double: 0 }).collect();
    records.extend((0..30).map(|i| Record::PageRetired { page: i << 12, cause: Cause::DoubleBit, time: Time(i) }));
    records.extend((0..30).map(|i| Record::RowRemapped {
        row: RowId(i),
        cause: Cause::DoubleBit,
        time: Time(1),
        replaces: None,
    }));
    records
}

// covers: D.6
#[test]
fn corruption_of_any_one_record_is_detected_and_loses_only_that_record() {
    let mut bytes = image::blank(7);
    let records = some_records();
    write(&mut bytes, &records);
    let mut choices = Choices(1);
    for (at, _) in records.iter().enumerate() {
        let offset = (4 + at) * SLOT_BYTES;
        for _ in 0..20 {
            let mut corrupted = bytes.clone();
            let (byte, bits) = (choices.below(32) as usize, 1 + choices.below(255) as u8);
            corrupted[offset + byte] ^= bits;
            let reading = image::read(&corrupted).expect("the rest is readable");
            let mut expected = InfoRom::default();
            records.iter().enumerate().filter(|(i, _)| *i != at).for_each(|(_, r)| expected.apply(r));
            assert_eq!(reading.rom, expected, "record {at}");
            let sequence = 4 + at as u32;
            let told = if at + 1 == records.len() {
                Damage::TornTail { offset, sequence }
            } else {
                Damage::Lost { offset, sequence }
            };
            assert_eq!(reading.damage, [told]);
        }
    }
}

#[test]
fn a_broken_header_or_commit_mark_has_a_good_copy() {
    let mut bytes = image::blank(7);
    write(&mut bytes, &some_records());
    let whole = image::read(&bytes).expect("an image");
    for slot in 0..4 {
        let mut corrupted = bytes.clone();
        corrupted[slot * SLOT_BYTES + 9] ^= 0x40;
        let reading = image::read(&corrupted).expect("an image");
        assert_eq!((&reading.rom, reading.gpu, reading.wear), (&whole.rom, 7, whole.wear));
        assert_eq!(reading.damage, [Damage::CopyBroken { offset: slot * SLOT_BYTES }]);
    }
}

#[test]
fn a_full_bank_is_compacted_and_nothing_is_lost_but_history() {
    let mut bytes = image::blank(7);
    let mut expected = InfoRom::default();
    let rows =
        (0..20).map(|i| Record::RowRemapped { row: RowId(i), cause: Cause::SingleBit, time: Time(1), replaces: None });
    let mut all: Vec<Record> = rows.collect();
    all.push(Record::RemapsActive { time: Time(2) });
    all.push(Record::RowRemapped { row: RowId(99), cause: Cause::DoubleBit, time: Time(3), replaces: Some(RowId(4)) });
    all.extend((0..3 * BANK_SLOTS as u32).map(|i| Record::AddressCount {
        address: u64::from(i % 100),
        single: i,
        double: 0,
    }));
    for chunk in all.chunks(100) {
        write(&mut bytes, chunk);
        chunk.iter().for_each(|r| expected.apply(r));
        assert_eq!(image::read(&bytes).expect("an image").rom, expected);
    }
    let reading = image::read(&bytes).expect("an image");
    assert!(reading.damage.is_empty());
    assert!(reading.wear > 3 * BANK_SLOTS as u64, "wear {} counts every slot and erase", reading.wear);
}

// covers: D.6 A.4
#[test]
fn all_limits_together_fit_a_bank_with_room_for_appends() {
    let mut rom = InfoRom::default();
    (0..192).for_each(|i| rom.apply(&Record::AddressCount { address: i, single: 1, double: 0 }));
    (0..64).for_each(|i| rom.apply(&Record::PageRetired { page: i, cause: Cause::DoubleBit, time: Time(0) }));
    (0..512).for_each(|i| {
        rom.apply(&Record::RowRemapped { row: RowId(i), cause: Cause::DoubleBit, time: Time(0), replaces: None })
    });
    assert!(rom.snapshot().len() + 4 < BANK_SLOTS / 2);
    let mut bytes = image::blank(7);
    write(&mut bytes, &rom.snapshot());
    assert_eq!(image::read(&bytes).expect("an image").rom, rom);
    write(&mut bytes, &[Record::AddressCount { address: 1000, single: 1, double: 0 }]);
    assert_eq!(image::read(&bytes).expect("an image").damage, [Damage::OverLimit]);
}

#[test]
fn the_state_machines_memory_is_the_fold_of_what_it_wrote() {
    let mut choices = Choices(3);
    for name in ["page-retirement-r352", "a100-80gb"] {
        let mut gpu = Gpu::new(name);
        for _ in 0..500 {
            let address = choices.below(40) << 20;
            if choices.below(2) == 0 {
                gpu.ce(address)
            } else {
                gpu.due(address)
            };
        }
        gpu.does(eccforge_machines::event::EventKind::GpuReset);
        let mut folded = InfoRom::default();
        gpu.records.iter().for_each(|r| folded.apply(r));
        assert_eq!(folded, gpu.state.rom, "{name}");
    }
}

#[test]
fn what_is_no_image_is_refused_with_its_reason() {
    assert_eq!(image::read(&[0; 10]), Err(ImageError::Size(10)));
    assert_eq!(image::read(&vec![0xFF; IMAGE_BYTES]), Err(ImageError::NoBank));
    assert_eq!(image::read(&vec![0; IMAGE_BYTES]), Err(ImageError::NoBank));
    assert!(ImageError::Size(10).to_string().contains("131072"));
}

#[test]
fn a_new_image_replaces_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("gpu.rom");
    ImageFile::create(&path, 1).expect("new");
    assert!(matches!(ImageFile::create(&path, 1), Err(FileError::Exists(_))));
}

/// The second process is this test again, told by the environment which image to open.
#[test]
fn a_second_process_on_one_image_is_refused_with_a_clear_message() {
    if let Some(path) = std::env::var_os("ECCFORGE_TEST_IMAGE") {
        let refused = ImageFile::open(path.as_ref()).expect_err("the first process holds it");
        print!("second process: {refused}");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("gpu.rom");
    ImageFile::create(&path, 1).expect("new");
    let first = ImageFile::open(&path).expect("alone");
    let second = || {
        let mut command = Command::new(std::env::current_exe().expect("this test"));
        let name = "policy::inforom::a_second_process_on_one_image_is_refused_with_a_clear_message";
        command.args(["--exact", name, "--nocapture"]).env("ECCFORGE_TEST_IMAGE", &path);
        command.output().expect("it runs")
    };
    let output = second();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}");
    assert!(text.contains("gpu.rom: another process is using this InfoROM image"), "{text}");
    drop(first);
    assert!(!second().status.success(), "free again, so the child's expectation of a refusal fails");
}
