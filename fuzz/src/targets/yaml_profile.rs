//! Reads any text as a policy profile and as a memory geometry: the map between addresses and places is a bijection.

use crate::text;
use eccforge_gpu::geometry::Geometry;
use eccforge_gpu::profile::Profile;
use eccforge_files::diagnostic::SourceFile;

pub fn run(data: &[u8]) {
    let file = SourceFile::new("fuzz", text(data));
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
