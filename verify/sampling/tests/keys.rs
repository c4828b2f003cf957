//! Tests of the keys of classes and sources, which records contain and random streams depend on.

use eccforge_model::{Device, DeviceMap, ErrorModel, Patterns, Rectangle, Region, Sets, Uniform, Weight, Within};
use eccforge_sampling::source::{Chance, Kind, independent, patterns_key, source_key, stream_key};
use eccforge_scheme::Geometry;

/// Stored records have these keys.
#[test]
fn keys_are_those_of_version_1() {
    let g = Geometry::new(4, 72, 64);
    let sets = Sets { first: 1, count: 4, every: 2, bits: 3, stride: 5, at_once: 2 };
    for (patterns, record, stream) in [
        (Patterns::Weight(Weight { bits: 2 }), "weight 2", "weight 2"),
        (
            Patterns::Within(Within { region: Region::Pin, min_bits: 2, max_bits: 4 }),
            "2 to 4 bits within pin",
            "2 to 4 bits within pin",
        ),
        (Patterns::Uniform(Uniform { region: Region::Entry }), "uniform over entry", "uniform over entry"),
        (
            Patterns::Uniform(Uniform { region: Region::Device(Device { pins: 4 }) }),
            "uniform over device of 4 pins",
            "uniform over device(device { pins: 4 })",
        ),
        (
            Patterns::Uniform(Uniform { region: Region::Sets(sets) }),
            "uniform over choice of 2 of 4 sets, 2 apart from bit 1, of 3 bits 5 apart",
            "uniform over choice of 2 of 4 sets, 2 apart from bit 1, of 3 bits 5 apart",
        ),
        (
            Patterns::DeviceMap(DeviceMap { pins: 4, beats: 8, map: 0x1f }),
            "bits 0x0000001f of a device of 4 pins in a burst of 8 beats",
            "bits 0x0000001f of a device of 4 pins in a burst of 8 beats",
        ),
    ] {
        let of = |key: &str| format!("{key} of 4 beats x 72 pins (64 data)");
        assert_eq!((patterns_key(&patterns, g), stream_key(&patterns, g)), (of(record), of(stream)));
    }
    let shape = Rectangle { pins: 2, beats: 4, every: Some(8), min_bits: 3, max_bits: None };
    for (kind, key) in [
        (Kind::Independent(Chance(0x10)), "every bit wrong at 0x10 / 2^64"),
        (Kind::Fault(Region::Byte, Chance(1 << 63)), "bits of one byte wrong at 0x8000000000000000 / 2^64"),
        (
            Kind::Devices(vec![shape, shape]),
            "different devices, each with one of at least 3 bits of 2 pins x 4 beats, one every 8 beats + \
             at least 3 bits of 2 pins x 4 beats, one every 8 beats",
        ),
        (Kind::Asymmetric(Chance(1), Chance(2)), "stored ones lost at 0x1 / 2^64, zeros gained at 0x2 / 2^64"),
    ] {
        let key = format!("{key} of 4 beats x 72 pins (64 data)");
        assert_eq!(source_key(&kind, g), key);
        let chance = if let Kind::Independent(chance) = kind { Some(chance) } else { None };
        assert_eq!(independent(&key, g), chance);
    }
    let mixture = source_key(&Kind::Mixture(Box::new(ErrorModel::table1())), g);
    assert!(
        mixture.starts_with("3699/50 x weight 1 of 4 beats x 72 pins (64 data) + 19/100 x 2 to 4 bits within pin of")
    );
    assert_eq!(independent("every bit wrong at 0x10 / 2^64 of another entry", g), None);
}
