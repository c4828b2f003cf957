//! Tests of damaged cells, and of sightings that are grouped.

use eccforge_beam::filter::{Damage, Filtered, Grouping, filter};
use eccforge_evidence::entries::Sighting;
use eccforge_evidence::entries::store::Store;
use std::collections::BTreeMap;

fn at(write: u32, read: u32, entry: u64, bits: &[u16]) -> Sighting {
    Sighting { write, read, entry, bits: bits.to_vec(), count: 1, ..Sighting::default() }
}

fn filtered(log: &[Sighting], damage: Damage) -> (Vec<Sighting>, Filtered) {
    let mut store = Store::default();
    for s in log.iter() {
        store.push(s.entry, s);
    }
    let out = filter(store, damage, Grouping::Read, &BTreeMap::new());
    let mut remaining: Vec<Sighting> = out.soft_errors.clone().into_parts().flat_map(|p| p.sightings()).collect();
    remaining.sort_by_key(|s| (s.write, s.read, s.entry));
    (remaining, out)
}

#[test]
fn repeats_over_writes_are_damage_and_repeats_within_a_write_are_not() {
    let log = [
        at(0, 3, 0, &[0]),
        at(0, 4, 0, &[0]),
        at(0, 5, 0, &[0]),
        at(1, 0, 1, &[1]),
        at(7, 9, 1, &[1]),
        at(2, 0, 2, &[2]),
        at(3, 0, 2, &[3]),
    ];
    let (remaining, out) = filtered(&log, Damage::Bit);
    assert_eq!(remaining, [log[0].clone(), log[5].clone(), log[6].clone()]);
    assert_eq!((out.again, out.damaged_entries, out.damaged_sightings, out.weak_cells), (2, 1, 2, 1));
    let (remaining, out) = filtered(&log, Damage::Entry);
    assert_eq!((remaining.len(), out.damaged_entries), (1, 2));
    let (remaining, out) = filtered(&log, Damage::Off);
    assert_eq!((remaining.len(), out.again, out.damaged_entries), (5, 2, 0));
}

#[test]
fn bits_of_one_read_are_one_entry_and_a_new_bit_in_a_later_read_is_new() {
    let log = [at(0, 0, 0, &[1]), at(0, 0, 0, &[0]), at(0, 1, 0, &[0, 1]), at(0, 2, 0, &[0, 9]), at(0, 0, 0, &[1])];
    let (remaining, out) = filtered(&log, Damage::Bit);
    assert_eq!(remaining, [at(0, 0, 0, &[0, 1]), at(0, 2, 0, &[9])]);
    assert_eq!((out.merged, out.again), (2, 1));
}
