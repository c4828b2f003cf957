//! Tests of extents of defects.

use eccforge_fleet::fleet::extent::{Extent, anywhere};
use eccforge_gpu::geometry::{Geometry, Location};
use eccforge_runs::random::Draws;

#[test]
fn a_place_of_a_defect_is_covered_and_a_larger_extent_covers_more() {
    let geometry = Geometry::built_in("A100-40GB").unwrap();
    let extents = [Extent::Entry, Extent::Row, Extent::Subarray, Extent::Bank, Extent::PseudoChannel, Extent::Column];
    let mut draws = Draws::new(5, 0, 0);
    for extent in extents {
        let mut others = 0;
        for _ in 0..200 {
            let origin = anywhere(&geometry, &mut draws);
            let place = extent.place(&geometry, &origin, &mut draws);
            assert!(extent.covers(&origin, &place), "{extent:?}");
            assert!(geometry.address(&place).is_some());
            let nested = extents[..5].iter().skip_while(|e| **e != extent);
            assert!(nested.into_iter().all(|e| e.covers(&origin, &place)), "{extent:?}");
            others += u32::from(place != origin);
            let far = Location { fields: [(origin.fields[0] + 1) % 5, 0, 0, 0, 0, 0], byte: 0 };
            assert!(!extent.covers(&origin, &far));
        }
        assert_eq!(others == 0, extent == Extent::Entry, "{extent:?}");
    }
}
