//! Reads any bytes as a kernel log in each of its formats under a policy: every line is counted once.

use crate::choice;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::fleet::Fleet;
use eccforge_gpu::replay::{Format, ReadOptions, observe, replay};
use std::sync::LazyLock;

static MACHINE: LazyLock<Machine> =
    LazyLock::new(|| Machine::new(Profile::load("h100").expect("shipped"), TraceKind::Observed));
const FORMATS: [Option<Format>; 4] = [None, Some(Format::KernelLog), Some(Format::Journal), Some(Format::DmesgJson)];

pub fn run(data: &[u8]) {
    let choice = choice(data);
    let options = ReadOptions {
        format: FORMATS[usize::from(choice) % 4],
        year: (choice & 4 != 0).then_some(2024),
        zone: (choice & 8 != 0).then_some(7200),
        coalesce: (choice & 16 != 0).then_some(5_000_000_000),
        retry: choice & 32 != 0,
    };
    let Ok(read) = observe(data, options, &mut ()) else { return };
    let mut fleet = Fleet::new(MACHINE.clone(), Default::default());
    let played = replay(data, options, &mut fleet, &mut ()).expect("it was read before");
    assert_eq!((read.lines, read.malformed, read.log_lines), (played.lines, played.malformed, played.log_lines));
    assert!(read.malformed + read.log_lines <= read.lines);
}
