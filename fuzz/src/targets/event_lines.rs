//! Reads any bytes as events in JSON lines under every profile; an accepted line is the same after it is written and
//! read again.

use crate::choice;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::fleet::Fleet;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::{Format, ReadOptions, replay};
use eccforge_gpu::wire;
use std::sync::LazyLock;

static MACHINES: LazyLock<Vec<Machine>> = LazyLock::new(|| {
    let names = Profile::built_in_names().into_iter();
    names.map(|name| Machine::new(Profile::load(name).expect("shipped"), TraceKind::Observed)).collect()
});

pub fn run(data: &[u8]) {
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
    // What begins as a packed file or a database may be a damaged one.
    let Ok(intake) = replay(data, options, &mut fleet, &mut ()) else { return };
    assert!(intake.events + intake.malformed <= intake.lines);
}
