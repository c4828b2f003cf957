//! Tests that a DIMM is identified by its serial number over reboots and slots, according to inventories in the log.

use eccforge_gpu::observed::Action;
use eccforge_gpu::replay::{ReadOptions, replay};

/// Returns the output of `dmidecode -t memory` (dmidecode 3.5) for the slots A1 and B1.
fn inventory(serials: [&str; 2]) -> String {
    let device = |at: usize| {
        let slot = ["DIMM_A1", "DIMM_B1"][at];
        format!(
            "Handle 0x004{at}, DMI type 17, 84 bytes\nMemory Device\n\tSize: 64 GB\n\tLocator: {slot}\n\tBank Locator: P0 CHANNEL {at}\n\tSerial Number: {}\n\n",
            serials[at]
        )
    };
    format!("# dmidecode 3.5\nGetting SMBIOS data from sysfs.\n\n{}{}", device(0), device(1))
}

/// Returns corrected errors of a slot, at different addresses.
fn errors(slot: &str, first: u32, count: u32) -> String {
    let boot = format!("[    0.000000] Linux version 6.8.0-{first} (buildd@x) (gcc) #45 SMP\n");
    let line = |n: u32| {
        format!(
            "[{n}.000000] EDAC MC0: 1 CE memory read error on {slot} (channel:0 slot:0 page:{:#x} offset:0x0 grain:32)\n",
            0x1000 * (first + n)
        )
    };
    boot + &(1..=count).map(line).collect::<String>()
}

/// Returns serial numbers, errors, names and actions after a log.
fn after(log: &str) -> Vec<(String, u64, String, Action)> {
    let intake = replay(log.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory");
    let observed = &intake.observed;
    let memory = observed.memory.values();
    let text = |text: &Option<String>| text.clone().unwrap_or_default();
    memory.map(|m| (text(&m.serial), m.corrected, text(&m.name), m.advice().action)).collect()
}

fn row(serial: &str, corrected: u64, name: &str, action: Action) -> (String, u64, String, Action) {
    (serial.to_owned(), corrected, name.to_owned(), action)
}

#[test]
fn the_history_of_a_dimm_goes_along_to_another_slot() {
    let log = [inventory(["S1", "S2"]), errors("DIMM_A1", 1, 6), inventory(["S2", "S1"]), errors("DIMM_B1", 100, 5)];
    let found = after(&log.concat());
    assert_eq!(found, [row("S1", 11, "DIMM_B1", Action::Replace)], "six in one slot and five in the other");
    let without: Vec<String> = [&log[1], &log[3]].map(Clone::clone).to_vec();
    assert_eq!(after(&without.concat()).len(), 2, "without an inventory, slots are all that is known");
}

#[test]
fn another_dimm_in_a_slot_has_no_history() {
    let log = [inventory(["S1", "S2"]), errors("DIMM_A1", 1, 6), inventory(["S3", "S2"]), errors("DIMM_A1", 100, 5)];
    assert_eq!(after(&log.concat()), [row("S3", 5, "", Action::None)]);
    // The first one returns to the other slot and has no further error.
    let back = log.concat() + &inventory(["S3", "S1"]);
    assert_eq!(after(&back), [row("S1", 6, "DIMM_B1", Action::None), row("S3", 5, "", Action::None)]);
}

#[test]
fn the_same_inventory_again_changes_nothing() {
    let same = inventory(["S1", "Unknown"]);
    let log = [same.clone(), errors("DIMM_A1", 1, 6), same.clone(), errors("DIMM_A1", 100, 5), same];
    assert_eq!(after(&log.concat()), [row("S1", 11, "", Action::Replace)]);
}
