//! Any text as a profile of a policy, and as the geometry of a memory: addresses and places are a bijection.

use crate::{Seeds, yaml};
use eccforge_machines::geometry::Geometry;
use eccforge_machines::profile::Profile;
use eccforge_scheme::diagnostic::SourceFile;

const SEEDS: Seeds = Seeds {
    texts: &[
        include_str!("../../seeds/linux-cec.yaml"),
        include_str!("../../seeds/page-retirement.yaml"),
        include_str!("../../seeds/geometry.yaml"),
        include_str!("../../seeds/row-remapping.yaml"),
    ],
    words: &[
        "stack",
        "channel",
        "pseudo-channel",
        "bank",
        "row",
        "column",
        "size: 3",
        "{field: row, size: 2}",
        "{target: bank, source: row}",
        "entry-bytes: 32",
        "page-bytes: 65536",
        "threshold: 1023",
        "limit: null",
        "contained",
        "uncontained-reset",
        "silent",
        "mig-off: ",
        "max-remaps: 512",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let file = SourceFile::new("fuzz", yaml(data, &SEEDS));
    // A word that only one of the two languages has says which is meant: reading takes nearly all of the time.
    if !file.text.contains("interleave") {
        return drop(Profile::parse(&file));
    }
    let Ok(geometry) = Geometry::parse(&file) else { return };
    let bytes = geometry.capacity_bytes();
    let number = data.iter().fold(0u64, |n, b| n.rotate_left(9) ^ u64::from(*b));
    for address in [0, bytes - 1, number % bytes, number.rotate_left(32) % bytes] {
        let location = geometry.locate(address).expect("inside");
        assert_eq!(geometry.address(&location), Some(address));
    }
    assert!(geometry.locate(bytes).is_none());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_is_a_profile_or_a_geometry() {
        for text in SEEDS.texts {
            let file = SourceFile::new("seed", *text);
            let (profile, geometry) = (Profile::parse(&file), Geometry::parse(&file));
            assert!(profile.is_ok() != geometry.is_ok(), "{text}\n{:?}\n{:?}", profile.err(), geometry.err());
        }
    }
}
