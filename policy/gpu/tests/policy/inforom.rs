//! Tests of the contents of a GPU's file after kills, power cuts and damage.

use crate::policy::support::{Choices, Gpu, reread};
use eccforge_evidence::event::{Cause, DecodeStatus, Event, EventKind};
use eccforge_evidence::time::{SECOND, Time};
use eccforge_evidence::xid::PciId;
use eccforge_gpu::geometry::RowId;
use eccforge_gpu::inforom::{InfoRom, RomRecord};
use eccforge_gpu::machine::Machine;
use eccforge_gpu::machine::TraceKind;
use eccforge_gpu::machine::state::State;
use eccforge_gpu::profile::Profile;
use eccforge_gpu::simulated::SimulatedGpu;
use eccforge_gpu::state_file::{self, StateFile, decode, encode};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// Returns event number `n` of a history: some addresses repeat, so that pages are marked and rows recorded.
fn event(n: u64) -> Event {
    let mut choices = Choices(n);
    let address = choices.below(60) << 16;
    let time = Time(n * SECOND);
    match choices.below(20) {
        0 => Event::new(time, EventKind::GpuReset),
        1 | 2 => Event::error(time, DecodeStatus::Due, address),
        _ => Event::error(time, DecodeStatus::Ce, address),
    }
}

/// Advances the GPU by the event after those that its clock counts, and returns the number of this event.
fn next(gpu: &mut SimulatedGpu, machine: &Machine) -> u64 {
    let n = gpu.clock.0 / SECOND + 1;
    let (state, _) = machine.step(gpu.state(machine), &event(n));
    gpu.keep(state, Time(n * SECOND));
    n
}

fn machine_of(profile: &str) -> Machine {
    Machine::new(Profile::load(profile).expect("shipped"), TraceKind::Observed)
}

/// Runs in the other process until it is killed: one event after the other, each stored before it is reported.
fn use_up(path: &Path) {
    let file = StateFile::<SimulatedGpu>::lock(path).expect("alone");
    let mut gpu = file.load().expect("whole").expect("made");
    let machine = machine_of(&gpu.profile);
    for _ in 0..100_000 {
        let n = next(&mut gpu, &machine);
        file.save(&gpu).expect("writable");
        println!("kept {n}");
    }
}

/// Asserts that the file of a process that writes repeatedly and is killed at any point contains the GPU after an
/// event, and that no event reported as stored is lost. The process runs this same test.
fn killed(profile: &str, test: &str) {
    if let Some(path) = std::env::var_os("ECCFORGE_TEST_GPU") {
        return use_up(path.as_ref());
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("gpu.rom");
    let mut expected = SimulatedGpu::new(profile, 1, PciId::default());
    StateFile::lock(&path).and_then(|file| file.save(&expected)).expect("writable");
    let machine = machine_of(profile);
    for round in 0..10 {
        let mut command = Command::new(std::env::current_exe().expect("this test"));
        command.args(["--exact", test, "--nocapture"]).env("ECCFORGE_TEST_GPU", &path).stdout(Stdio::piped());
        let mut child = command.spawn().expect("it runs");
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let last_saved = lines.filter_map(|line| line.split_once("kept ")?.1.parse::<u64>().ok()).nth(3 + 5 * round);
        child.kill().expect("ours");
        child.wait().expect("ours");
        let found = state_file::load::<SimulatedGpu>(&path).expect("whole").expect("there");
        let last_saved = last_saved.expect("it runs on until it is killed");
        let last = found.clock.0 / SECOND;
        assert!(last >= last_saved, "event {last_saved} was reported as kept; the file ends with {last}");
        while expected.clock < found.clock {
            next(&mut expected, &machine);
        }
        assert!(found == expected, "round {round}: no mix of two states");
    }
}

// covers: D.6
#[test]
fn page_retirement_survives_a_kill_at_any_write() {
    killed("page-retirement-r352", "policy::inforom::page_retirement_survives_a_kill_at_any_write");
}

// covers: A.3
#[test]
fn row_remapping_survives_a_kill_at_any_write() {
    killed("a100-80gb", "policy::inforom::row_remapping_survives_a_kill_at_any_write");
}

// covers: D.6
#[test]
fn no_part_of_a_file_and_no_damaged_one_is_read() {
    let machine = machine_of("page-retirement-r352");
    let mut gpu = SimulatedGpu::new("page-retirement-r352", u128::MAX / 3, PciId { domain: 0, bus: 1, device: 0 });
    for _ in 0..60 {
        next(&mut gpu, &machine);
    }
    let good = encode(&gpu);
    assert_eq!(decode::<SimulatedGpu>(&good).expect("whole"), gpu);
    assert!((0..good.len()).all(|length| decode::<SimulatedGpu>(&good[..length]).is_err()));
    for at in 0..good.len() {
        let mut damaged = good.clone();
        damaged[at] ^= 0x10;
        assert!(decode::<SimulatedGpu>(&damaged).is_err(), "byte {at}");
    }
}

// covers: D.6 A.4
#[test]
fn a_full_inforom_reads_back() {
    let mut rom = InfoRom::default();
    for i in 0..192 {
        rom.apply(&RomRecord::AddressCount { address: i, single: 1, double: 0 });
    }
    for i in 0..64 {
        rom.apply(&RomRecord::PageRetired { page: i, cause: Cause::DoubleBit, time: Time(0) });
    }
    (0..512).for_each(|i| {
        rom.apply(&RomRecord::RowRemapped { row: RowId(i), cause: Cause::DoubleBit, time: Time(0), replaces: None })
    });
    assert_eq!(reread(rom.clone()), rom);
}

// covers: D.6
#[test]
fn a_power_cut_before_the_write_leaves_the_counts_and_nothing_of_the_driver() {
    let machine = machine_of("page-retirement-r352");
    let mut gpu = SimulatedGpu::new("page-retirement-r352", 1, PciId::default());
    let error = |seconds: u64| Event::error(Time(seconds * SECOND), DecodeStatus::Ce, 0x1000);
    let (state, _) = machine.step(gpu.state(&machine), &error(1));
    gpu.keep(state, Time(SECOND));
    gpu.cut_power(Time(2 * SECOND));
    let booted: State = gpu.state(&machine);
    assert_eq!(booted.driver.corrected, 0, "the driver's own count is gone");
    let (state, _) = machine.step(booted, &error(3));
    assert!(state.rom.pages.contains_key(&0x1000), "the count before the cut counts");
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
        gpu.does(EventKind::GpuReset);
        let mut folded = InfoRom::default();
        for r in &gpu.records {
            folded.apply(r);
        }
        assert_eq!(folded, gpu.state.rom, "{name}");
    }
}
