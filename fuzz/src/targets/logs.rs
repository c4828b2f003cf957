//! Logs of GPUs and hosts in every form, and the values of arguments.

use crate::{choice, text};
use eccforge_evidence::xid::{parse_line, parse_switch_line};
use eccforge_evidence::{log, packed, time::Time, wire};
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::fleet::Fleet;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::{Format, ReadOptions, replay};
use eccforge_gpu::report;
use std::io::Read;
use std::sync::LazyLock;

/// The policies of all shipped profiles.
static MACHINES: LazyLock<Vec<Machine>> =
    LazyLock::new(|| Profile::built_in_names().into_iter().map(machine).collect());
static H100: LazyLock<Machine> = LazyLock::new(|| machine("h100"));

fn machine(name: &str) -> Machine {
    Machine::new(Profile::load(name).expect("shipped"), TraceKind::Observed)
}

/// A kernel log in each of its formats under a policy: every line is counted once.
pub fn kernel_log(data: &[u8]) {
    const FORMATS: [Option<Format>; 4] =
        [None, Some(Format::KernelLog), Some(Format::Journal), Some(Format::Rasdaemon)];
    let choice = choice(data);
    let options = ReadOptions {
        format: FORMATS[usize::from(choice) % 4],
        year: (choice & 4 != 0).then_some(2024),
        zone: (choice & 8 != 0).then_some(7200),
        coalesce: (choice & 16 != 0).then_some(5_000_000_000),
        retry: choice & 32 != 0,
        remember: choice & 64 != 0,
    };
    let Ok(read) = replay(data, options, None, &mut ()) else { return };
    let mut fleet = Fleet::new(H100.clone(), Default::default());
    let played = replay(data, options, Some(&mut fleet), &mut ()).expect("it was read before");
    assert_eq!((read.lines, read.malformed, read.log_lines), (played.lines, played.malformed, played.log_lines));
    assert!(read.malformed + read.log_lines <= read.lines);
}

/// Events in JSON lines under every profile; an accepted line is the same after it is written and read again.
pub fn event_lines(data: &[u8]) {
    let choice = choice(data);
    for line in data.split(|b| *b == b'\n') {
        if let Ok(line) = wire::parse(line) {
            let text = wire::to_json(&line);
            assert_eq!(wire::parse(text.as_bytes()).expect("it was written here"), line);
        }
    }
    let mut machine = MACHINES[usize::from(choice) % MACHINES.len()].clone();
    if choice & 0x40 != 0 {
        machine.trace = TraceKind::Faults;
    }
    let service =
        Service { interval_hours: (choice & 0x80 != 0).then_some(1), at_once_when_required: choice & 0x20 != 0 };
    let mut fleet = Fleet::new(machine, service);
    let options = ReadOptions { format: Some(Format::JsonLines), ..ReadOptions::default() };
    // A file that begins as a packed file or a database does may be damaged.
    let Ok(intake) = replay(data, options, Some(&mut fleet), &mut ()) else { return };
    assert!(intake.events + intake.malformed <= intake.lines);
}

/// CSV of SmartMem or Calchas, amdgpu's list of bad pages, and rows of rasdaemon.
pub fn memory_tables(data: &[u8]) {
    const FORMATS: [Option<Format>; 4] = [None, Some(Format::Table), Some(Format::BadPages), Some(Format::Rasdaemon)];
    let options = ReadOptions { format: FORMATS[usize::from(choice(data)) % 4], ..ReadOptions::default() };
    if let Ok(intake) = replay(data, options, None, &mut ()) {
        assert!(intake.malformed <= intake.lines && intake.lines <= data.len() as u64 + 1);
    }
}

/// A gzip or zstd file, in bounded memory: a few bytes can expand to gigabytes, of which the first ones are enough for
/// the test.
pub fn packed_log(data: &[u8]) {
    if let Ok(file) = packed::unpack(data) {
        drop(replay(file.take(1 << 13), ReadOptions::default(), None, &mut ()));
    }
}

/// A line of an XID or of a switch; an accepted line is the same after it is printed and parsed again.
pub fn xid_line(data: &[u8]) {
    let line = text(data);
    if let Some(Ok(xid)) = parse_line(&line) {
        let printed = xid.to_string();
        let again = parse_line(&printed).unwrap_or_else(|| panic!("{printed:?} is not an XID"));
        assert_eq!(again.expect("it was printed here").to_string(), printed, "{line:?}");
    }
    if let Some(Ok(switch)) = parse_switch_line(&line) {
        assert!(!switch.text.contains('\n') || line.contains('\n'));
    }
}

/// Values of every kind that the command line takes, such as addresses and times.
pub fn arguments(data: &[u8]) {
    let text = text(data);
    drop(log::clock::parse_zone(&text));
    if let Ok(address) = wire::parse_address(&text) {
        assert_eq!(wire::parse_address(&format!("{address:#x}")), Ok(address));
    }
    if let Ok(time) = Time::parse_rfc3339(&text)
        && !time.is_since_boot()
    {
        assert!(Time::parse_rfc3339(&time.to_string()).is_ok(), "{text:?} became {time}");
    }
    drop(report::parse_uuid(&text));
    drop(report::csv::parse_format(&text));
    let _ = eccforge_evidence::xid::pci_id(&text);
    let _ = log::message::parse(&text);
    drop(log::host::parse(&text));
    drop(text.parse::<eccforge_circuit::lanes::Backend>());
    drop(text.parse::<eccforge_runs::random::Generator>());
    drop(text.parse::<eccforge_memory::memtest::Test>());
}
