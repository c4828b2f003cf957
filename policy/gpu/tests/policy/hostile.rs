//! Tests that every input gives a value or an error, and never a panic.

use crate::policy::support::{banks, content};
use eccforge_evidence::event::Cause;
use eccforge_evidence::event::{DecodeStatus, Event};
use eccforge_evidence::log;
use eccforge_evidence::time::Time;
use eccforge_evidence::wire;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gpu::geometry::Geometry;
use eccforge_gpu::geometry::RowId;
use eccforge_gpu::inforom::{FailureReason, InfoRom, RomRecord};
use eccforge_gpu::machine::histogram::Histogram;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::fleet::Fleet;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::{ReadOptions, replay};
use proptest::prelude::*;

const LINES: [&str; 6] = [
    "[12.5] NVRM: Xid (PCI:0000:01:00 GPU-I:05): 94, pid=7194, name=x, Contained: CE User Channel (0x9). RST: No, D-RST: No",
    "[12.5] NVRM: Xid (PCI:0000:01:00): 48, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr 0x18f31d80 partition 16, subpartition 3.",
    "Nov 20 10:11:12 host kernel: NVRM: Xid (PCI:0000:01:00): 64, Row Remapper Error: (0x0000000018f31d80) - Row Remapping table is full",
    "2026-11-20T10:11:12Z host kernel: NVRM: Xid (PCI:0000:01:00): 154, GPU recovery action changed from 0x0 (None) to 0x1 (GPU Reset Required)",
    "XID 63 Dynamic Page Retirement: New retired page, reload the driver to activate. (0xffffffffffffffff)",
    r#"{"time":18446744073709551615,"event":"transfer","peer":65535,"address":"0xffffffffffffffff","length":18446744073709551615}"#,
];

const FIXTURES: [&str; 6] = [
    include_str!("../../../evidence/tests/fixtures/logs.yaml"),
    include_str!("../../../evidence/tests/fixtures/lines.yaml"),
    "{\"__CURSOR\":\"s=1\",\"__REALTIME_TIMESTAMP\":\"1763633472123456\",\"MESSAGE\":\"NVRM: Xid (PCI:0000:18:00): 79, GPU has fallen off the bus.\"}\n",
    "cpuid,channelid,dimmid,rowid,retryrderrlogparity,retryrderrlog,error_type,log_time\n0,1,0,4711,17,1,CE,1763633472\n",
    "0x00000123 : 0x00001000 : R\n0x00000124 : 0x00001000 : P\n",
    "Hardware event. This is not a software error.\nMCE 0\nCPU 4 BANK 8 TSC 4c1d\nMISC 640738dd ADDR 8abcd000\nTIME 1763633472\nCorrected error\nMCA: MEMORY CONTROLLER RD\n",
];

/// Returns a known line with a few bytes changed, removed or inserted.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let edits = prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0_u8..3), 0..6);
    (0..LINES.len(), edits).prop_map(|(which, edits)| {
        let mut line = LINES[which].as_bytes().to_vec();
        for (at, byte, how) in edits {
            let at = at.index(line.len().max(1));
            match how {
                0 if at < line.len() => line[at] = byte,
                1 if at < line.len() => drop(line.remove(at)),
                _ => line.insert(at.min(line.len()), byte),
            }
        }
        line
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_line_is_an_event_or_an_error(line in prop_oneof![mutated(), prop::collection::vec(any::<u8>(), 0..200)]) {
        let text = String::from_utf8_lossy(&line);
        let _ = (log::message::parse(&text), log::is_relevant(&line));
        if let Err(error) = content(&text) {
            prop_assert!(error.column > 0 && !error.message.is_empty());
        }
        if let Err(error) = wire::parse(&line) {
            prop_assert!(error.column > 0 && !error.message.is_empty());
        }
    }

    /// Reads whole fixtures with some bytes changed, and arbitrary bytes, in every format.
    #[test]
    fn any_file_of_any_format_is_read(
        which in 0..FIXTURES.len(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..30),
        noise in prop::collection::vec(any::<u8>(), 0..300),
        coalesce in prop::option::of(0_u64..10_000_000_000),
    ) {
        let mut bytes = FIXTURES[which].as_bytes().to_vec();
        for (at, byte) in edits {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        for file in [bytes, noise.clone(), [&b"SQLite format 3\0"[..], &noise].concat(), [&[0x1F, 0x8B][..], &noise].concat()] {
            if let Ok(intake) = replay(file.as_slice(), ReadOptions { coalesce, ..ReadOptions::default() }, None, &mut ()) {
                prop_assert!(intake.lines >= intake.malformed);
            }
        }
    }

    #[test]
    fn any_file_replays(lines in prop::collection::vec(mutated(), 0..20)) {
        let text = lines.join(&b'\n');
        for name in ["a100-80gb", "page-retirement-r352"] {
            let machine = Machine::new(Profile::load(name).expect("shipped"), TraceKind::Observed);
            let mut fleet = Fleet::new(machine, Service { interval_hours: Some(1), at_once_when_required: true });
            let intake = replay(text.as_slice(), ReadOptions::default(), Some(&mut fleet), &mut ()).expect("memory");
            prop_assert!(intake.lines >= intake.malformed);
        }
    }

    #[test]
    fn any_text_is_a_geometry_or_a_located_error(at: prop::sample::Index, byte in 32_u8..127) {
        let mut text = include_str!("../../geometries/a100-40gb.yaml").as_bytes().to_vec();
        let at = at.index(text.len());
        text[at] = byte;
        let text = String::from_utf8(text).expect("ASCII");
        match Geometry::parse(&SourceFile::new("g.yaml", text)) {
            Ok(geometry) => prop_assert!(geometry.locate(geometry.capacity_bytes() - 1).is_some()),
            Err(error) => prop_assert!(error.to_string().starts_with("g.yaml")),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Boots with any records that a file can contain.
    #[test]
    fn any_inforom_boots(records in prop::collection::vec((0_u8..9, any::<[u64; 2]>()), 0..700)) {
        let mut rom = InfoRom::default();
        for (kind, [a, b]) in records {
            let cause = if a & 1 == 0 { Cause::SingleBit } else { Cause::DoubleBit };
            rom.apply(&match kind {
                0 => RomRecord::AddressCount { address: a, single: b as u32, double: (b >> 32) as u32 },
                1 => RomRecord::PageRetired { page: a, cause, time: Time(b) },
                2 => RomRecord::RowRemapped { row: RowId(a as u32), cause, time: Time(b), replaces: Some(RowId(b as u32)) },
                3 => RomRecord::RemapsActive { time: Time(b) },
                4 => RomRecord::RemapFailure { reason: FailureReason::TooManyRemaps, time: Time(b) },
                5 => RomRecord::ChannelRepaired { channel: a as u32, time: Time(b) },
                6 => RomRecord::RepairsActive { time: Time(b) },
                7 => RomRecord::EccMode { on: b & 1 == 1 },
                _ => RomRecord::EccTotals { corrected: a, uncorrected: b },
            });
        }
        for name in ["a100-80gb", "page-retirement-r352"] {
            let machine = Machine::new(Profile::load(name).expect("shipped"), TraceKind::Observed);
            let mut state = machine.boot(rom.clone());
            for address in [0, 1 << 30, u64::MAX] {
                let (next, _) = machine.step(state, &Event::error(Time(u64::MAX), DecodeStatus::Due, address));
                state = next;
            }
            let geometry = &machine.profile.geometry;
            prop_assert_eq!(banks(&Histogram::of(&state.rom, geometry)), geometry.banks());
        }
    }
}
