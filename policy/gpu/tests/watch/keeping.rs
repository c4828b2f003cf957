//! Tests that a stored state reads back as the same value, that changes on the disk are detected, and that no input
//! makes the state grow without limit.

use crate::watch::support::{ERROR, give, seen, watcher, worst, xid};
use eccforge_gpu::observed::{Action, ObservedFacts, OnHost};
use eccforge_gpu::replay::{ReadOptions, replay};
use eccforge_gpu::state_file::{StateError, StateFile, decode, encode};
use eccforge_gpu::watch::{Batch, Position, Watcher};

/// Returns a watch with everything that a state can contain.
fn rich() -> Watcher {
    let mut watcher = seen(ERROR);
    give(
        &mut watcher,
        [
            "2026-03-02T08:15:00Z n17 kernel: NVRM: loading NVIDIA UNIX x86_64 Kernel Module  535.183.01  Sun May 12 19:39:15 UTC 2026",
            "2026-03-02T08:15:01Z n17 kernel: NVRM: GPU at PCI:0000:18:00: GPU-efbdfde9-5798-a6e7-4c46-12518fa15375",
            "2026-03-02T08:15:02Z n17 kernel: NVRM: GPU Board Serial Number: 1654021",
            "2026-03-02T08:15:03Z n17 kernel: NVRM: Xid (PCI:0000:19:00): 154, GPU recovery action changed from 0x0 (None) to 0x1 (GPU Reset Required)",
            "2026-03-02T08:15:04Z n17 kernel: NVRM: Xid (PCI:0000:1a:00): 64, Row Remapper Error: (0x0000000018f31d80) - All reserved rows for bank are remapped",
            "2026-03-02T08:15:05Z n17 kernel: EDAC MC0: 2 CE memory read error on CPU_SrcID#0_Ha#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x12345 offset:0xabc)",
            "Mar  2 08:15:06 n17 kernel: Memory failure: 0x12345: recovery action for dirty LRU page: Recovered",
        ],
    );
    watcher.announce(watcher.changes()[0].now.device.clone(), Action::Drain);
    let position = Position::Kmsg { boot: "7a".to_owned(), next: 77 };
    watcher.take(&Batch { read: 3, too_long: 1, gaps: 1, restarts: 1, position, ..Batch::default() });
    watcher
}

#[test]
fn a_stored_value_reads_back_as_the_same_value() {
    for watcher in [watcher(), seen(ERROR), rich()] {
        assert_eq!(decode::<Watcher>(&encode(&watcher)).expect("whole"), watcher);
    }
}

/// A watch that is interrupted after any line and continues from its stored state has the same observations as one that
/// is not interrupted.
#[test]
fn an_interrupted_watch_goes_on_as_if_it_had_not_been() {
    let lines: Vec<String> = include_str!("../../examples/traces/kernel.log").lines().map(str::to_owned).collect();
    let more = ERROR.iter().map(|line| (*line).to_owned()).chain((0..40).map(|n| {
        xid(
            n,
            0x18 + n % 3,
            &format!("63, Row Remapper: New row ({:#018x}) marked for remapping, reset gpu to activate.", n / 2),
        )
    }));
    let lines: Vec<String> = lines.into_iter().chain(more).collect();
    let whole = seen(&lines);
    for cut in 0..lines.len() {
        let mut resumed: Watcher = decode(&encode(&seen(&lines[..cut]))).expect("whole");
        give(&mut resumed, &lines[cut..]);
        assert_eq!(resumed, whole, "after {cut} lines");
    }
}

/// The record of the next boot has the number of the last one before it; the state between them contains the open
/// record.
#[test]
fn a_record_of_the_next_boot_is_another_error_for_the_next_watch() {
    let record = |minute: u32| {
        let lines = [
            "Hardware error from APEI Generic Hardware Error Source: 4",
            "event severity: recoverable",
            "  section_type: memory error",
            "  physical_address: 0x0000002376aeb180",
        ];
        lines.map(|line| format!("2026-03-02T08:{minute:02}:00Z n17 kernel: {{1}}[Hardware Error]: {line}"))
    };
    let boot = ["2026-03-02T08:20:00Z n17 kernel: Linux version 6.8.0".to_owned()];
    for between in [&boot[..], &[]] {
        let mut next: Watcher = decode(&encode(&seen(record(14)))).expect("whole");
        give(&mut next, between.iter().chain(&record(21)));
        let memory: Vec<u64> = next.observed.memory.values().map(|m| m.uncorrected).collect();
        assert_eq!(memory, [2], "{between:?}");
    }
}

#[test]
fn a_watch_observes_what_a_replay_does() {
    let text = include_str!("../../../evidence/tests/fixtures/logs.yaml");
    // The lines have any form and make one log, because the comparison needs no meaning.
    let lines = text.lines().map(str::trim).filter(|l| l.contains("NVRM") || l.contains("EDAC"));
    // Only the text form is used, and no line that puts another GPU in a place, at which a watch starts again but a
    // replay does not.
    let lines: Vec<&str> = lines.filter(|l| !l.starts_with(['{', '"']) && !l.contains("GPU at PCI")).collect();
    assert!(lines.len() > 50, "{}", lines.len());
    let options = ReadOptions { format: Some(eccforge_gpu::replay::Format::KernelLog), ..ReadOptions::default() };
    let intake = replay(lines.join("\n").as_bytes(), options, None, &mut ()).expect("memory");
    let json = |observed| serde_json::to_value(ObservedFacts::from(observed)).expect("JSON");
    assert_eq!(json(&seen(&lines).observed), json(&intake.observed));
}

/// A watch that is killed while it writes leaves its temporary file: the next one removes it, and no other file.
#[test]
fn the_temporary_file_of_a_killed_watch_is_removed_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (stale, other) = (folder.path().join(".eccforge-Ab3x9Z"), folder.path().join(".eccforge-notes"));
    std::fs::write(&stale, "half a state").expect("writable");
    std::fs::write(&other, "notes").expect("writable");
    let _file = StateFile::<Watcher>::lock(&folder.path().join("watch.state")).expect("free");
    assert!(!stale.exists() && other.exists());
}

#[test]
fn a_damaged_or_foreign_file_is_refused_and_stays() {
    let good = encode(&rich());
    for at in 0..good.len() {
        let mut bytes = good.clone();
        bytes[at] ^= 0x40;
        assert!(decode::<Watcher>(&bytes).is_err(), "byte {at}");
    }
    assert!((0..good.len()).all(|length| decode::<Watcher>(&good[..length]).is_err()));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("watch.state");
    std::fs::write(&path, "not a state of a watch").expect("writable");
    let file = StateFile::<Watcher>::lock(&path).expect("free");
    let error = file.load().expect_err("foreign").to_string();
    assert!(error.contains("watch.state: it is not the state of a watch; move the file away"), "{error}");
    assert_eq!(std::fs::read(&path).expect("there"), b"not a state of a watch");
}

#[test]
fn a_state_of_an_earlier_form_is_refused_by_its_number() {
    let mut bytes = encode(&rich());
    bytes[7] = 4;
    assert_eq!(
        decode::<Watcher>(&bytes).expect_err("earlier"),
        "it has format version 4; this program reads version 5"
    );
}

#[test]
fn one_watch_at_a_time_has_a_file_and_replaces_it_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("watch.state");
    let file = StateFile::<Watcher>::lock(&path).expect("free");
    assert!(file.load().expect("readable").is_none());
    file.save(&rich()).expect("writable");
    assert_eq!(file.load().expect("readable"), Some(rich()));
    assert!(matches!(StateFile::<Watcher>::lock(&path), Err(StateError::Unusable { .. })));
    drop(file);
    // The remains of an incomplete write are in another file, never in the file itself.
    std::fs::write(folder.path().join(".eccforge-torn"), &encode(&rich())[..20]).expect("writable");
    assert_eq!(StateFile::<Watcher>::lock(&path).expect("free again").load().expect("readable"), Some(rich()));
}

#[cfg(unix)]
#[test]
fn the_lock_of_a_state_is_never_what_a_link_leads_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, victim) = (folder.path().join("w.state"), folder.path().join("victim"));
    std::os::unix::fs::symlink(&victim, folder.path().join("w.state.lock")).expect("a link");
    assert!(matches!(StateFile::<Watcher>::lock(&path), Err(StateError::Io { .. })));
    assert!(!victim.exists());
}

/// The file has holes, so that no test writes a gigabyte.
#[test]
fn a_file_that_is_too_long_for_a_state_is_not_read_into_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("w.state");
    std::fs::File::create(&path).and_then(|file| file.set_len(1 << 40)).expect("sparse");
    let refused = StateFile::<Watcher>::lock(&path).expect("free").load().expect_err("too long").to_string();
    assert!(refused.contains("at most 268435456 bytes") && refused.contains("w.state"), "{refused}");
}

#[test]
fn another_gpu_in_the_same_place_starts_without_evidence() {
    let named = |uuid: &str| format!("2026-03-02T09:00:00Z n17 kernel: NVRM: GPU at PCI:0000:18:00: GPU-{uuid}");
    let failed = xid(1, 0x18, "64, Row Remapper Error: (0x0000000018f31d80) - All reserved rows for bank are remapped");
    let mut watcher = seen([named("aa"), failed]);
    assert_eq!(worst(&watcher), Action::Rma);
    give(&mut watcher, [named("aa")]);
    assert_eq!(worst(&watcher), Action::Rma, "the same one, after a reload of the driver");
    give(&mut watcher, [named("bb")]);
    assert_eq!(worst(&watcher), Action::None);
}

/// Every line names a new host, device, address, number and DIMM.
#[test]
fn a_flood_of_new_names_does_not_make_the_state_grow_without_end() {
    let mut small = Watcher::new("a flood", 16, None, eccforge_evidence::log::clock::LogClock::default());
    let lines = |n: u32| {
        let (bus, device) = (n % 256, n / 256 % 32);
        let pci = format!("{:04x}:{bus:02x}:{device:02x}", n / 8192);
        // Texts are long at first, when the watch decides which to store.
        let text = "x".repeat(if n < 150 { 3000 } else { 20 });
        [
            format!("[1.0] h{n} kernel: NVRM: Xid (PCI:{pci}): {n}, {text}"),
            format!("[1.0] NVRM: Xid (PCI:0000:01:00): {n}, {text}"),
            format!("[1.0] NVRM: Xid (PCI:0000:01:00): 64, DRAM Retirement failed due to {text} at {n:#018x}"),
            format!(
                "[1.0] NVRM: Xid (PCI:0000:01:00): 63, Row Remapper: New row ({n:#018x}) marked for remapping, reset gpu to activate."
            ),
            format!("[1.0] nvidia-nvswitch0: SXid (PCI:{pci}.0): {n}, Non-fatal, Link 32 {text}"),
            format!("[1.0] EDAC MC{n}: 1 CE error on DIMM{n} (page:{n:#x} offset:0x0)"),
            format!("[1.0] soft offline: {n:#x}: migrated"),
            format!("[1.0] h{n} kernel: NVRM: loading NVIDIA UNIX x86_64 Kernel Module  {n}.1"),
        ]
    };
    let mut sizes = Vec::new();
    for n in 0..9_000 {
        give(&mut small, lines(n));
        if n % 4_500 == 4_499 {
            sizes.push(encode(&small).len());
        }
    }
    assert!(sizes[1] < sizes[0] + sizes[0] / 50 && sizes[1] < 2 << 20, "{sizes:?} bytes");
    assert!(small.observed.not_followed > 8_000);
    assert!(
        small
            .observed
            .gpus
            .contains_key(&OnHost { host: None, at: eccforge_evidence::xid::PciId { domain: 0, bus: 1, device: 0 } })
    );
}
