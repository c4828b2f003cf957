//! Any bytes as events in JSON lines under every profile; a line that is read is written and read again as it is.

use crate::{Seeds, bytes};
use eccforge_machines::machine::{Machine, TraceKind};
use eccforge_machines::profile::Profile;
use eccforge_machines::replay::fleet::Fleet;
use eccforge_machines::replay::service::Service;
use eccforge_machines::replay::{Format, ReadOptions, replay};
use eccforge_machines::wire;
use std::sync::LazyLock;

const SEEDS: Seeds = Seeds {
    texts: &[
        "{\"time\":5,\"event\":\"error\",\"outcome\":\"due\",\"address\":\"0x1f00\",\"requester\":\"sm\",\"silent\":false,\"scheme\":\"duet\"}\n",
        "{\"time\":1,\"event\":\"client-start\",\"client\":7}\n{\"time\":2,\"event\":\"allocate\",\"client\":7,\"address\":0,\"length\":65536}\n{\"time\":3,\"event\":\"error\",\"outcome\":\"due\",\"address\":0,\"client\":7}\n",
        "{\"time\":1,\"event\":\"pin\",\"peer\":1,\"address\":4096,\"length\":8192}\n{\"time\":2,\"event\":\"transfer\",\"peer\":1,\"address\":4096,\"length\":64}\n{\"time\":9,\"event\":\"gpu-reset\"}\n",
    ],
    words: &[
        "{\"time\":1,\"event\":\"",
        "error",
        "retire",
        "recovery",
        "client-start",
        "client-exit",
        "allocate",
        "free",
        "pin",
        "unpin",
        "transfer",
        "ecc-mode",
        "persistence-mode",
        "mig-mode",
        "drain",
        "gpu-reset",
        "driver-reload",
        "reboot",
        "power-loss",
        "\",\"outcome\":\"ce",
        "\",\"cause\":\"single-bit",
        "\",\"action\":\"gpu-reset",
        ",\"address\":",
        ",\"length\":",
        ",\"client\":",
        ",\"instance\":",
        ",\"peer\":",
        ",\"enabled\":true",
        ",\"unit\":",
        ",\"slice\":",
        ",\"gpu\":\"a\"",
        ",\"repeated\":\"clean",
        "18446744073709551615",
        "\"0xffffffffffffffff\"",
        "0",
        "4294967295",
        "\"2026-11-20T00:00:00Z\"",
        "\n",
        "}",
    ],
};

static MACHINES: LazyLock<Vec<Machine>> = LazyLock::new(|| {
    let names = Profile::built_in_names().into_iter();
    names.map(|name| Machine::new(Profile::load(name).expect("shipped"), TraceKind::Observed)).collect()
});

/// One input.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let log = bytes(rest, &SEEDS);
    for line in log.split(|b| *b == b'\n') {
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
    let Ok(intake) = replay(&log[..], options, &mut fleet, &mut ()) else { return };
    assert!(intake.events + intake.malformed <= intake.lines);
}
