//! Tests that many sightings need little memory.

use eccforge_evidence::entries::Sighting;
use eccforge_evidence::entries::bits::Bits;
use eccforge_evidence::entries::store::Store;
use eccforge_runs::random::Draws;

#[test]
fn sightings_come_out_as_they_went_in() {
    let mut draws = Draws::new(9, 9, 9);
    let mut all: Vec<Sighting> = Vec::new();
    for i in 0..5000u64 {
        let mut bits: Bits = (0..draws.below(4) * draws.below(90) + 1).map(|_| draws.below(512) as u16).collect();
        bits.sort_unstable();
        bits.dedup();
        let down = (draws.below(3) > 0).then(|| draws.below(bits.len() as u64 + 1) as u16);
        let (run, write, read) = ((i / 1000) as u32, draws.below(3) as u32, draws.bits() as u32);
        let (entry, count, time) = (draws.bits() >> draws.below(64), 1 + i % 7 / 6, i % 5 * 1_000_000);
        all.push(Sighting { device: (i % 3) << 62, run, write, read, time, entry, bits, down, count });
    }
    let mut store = Store::default();
    for s in all.iter() {
        store.push(s.entry, s);
    }
    let mut back: Vec<Sighting> = store.into_parts().flat_map(|p| p.sightings()).collect();
    let order = |s: &Sighting| (s.run, s.entry, s.read, s.write, s.time);
    back.sort_by_key(order);
    all.sort_by_key(order);
    assert_eq!(back, all);
}
