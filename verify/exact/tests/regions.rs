//! Tests of parts of an entry that contain the errors, by hand: sets of bits, shapes on a map, and rectangles of a device.

use eccforge_model::{Cells, Rectangle, Region, Sets, Shape};
use eccforge_scheme::Geometry;

const ENTRY: Geometry = Geometry::new(4, 72, 64);

#[test]
fn pins_bytes_and_beats_can_be_written_as_sets() {
    let sets = |count, every, bits, stride| Region::Sets(Sets { first: 0, count, every, bits, stride, at_once: 1 });
    for (region, same) in
        [(Region::Pin, sets(72, 1, 4, 72)), (Region::Byte, sets(36, 8, 8, 1)), (Region::Beat, sets(4, 72, 72, 1))]
    {
        assert_eq!(same.problem(1), None);
        assert_eq!(region.parts(ENTRY), same.parts(ENTRY));
        assert!((0..288).all(|bit| region.part_of(ENTRY, bit) == same.part_of(ENTRY, bit)));
    }
}

#[test]
fn several_sets_at_once_are_every_choice_of_them() {
    let beats = Sets { first: 0, count: 4, every: 72, bits: 64, stride: 1, at_once: 3 };
    let parts = Region::Sets(beats).parts(ENTRY);
    assert_eq!(parts.iter().map(Vec::len).collect::<Vec<_>>(), [192; 4]);
    assert!(Region::Sets(beats).contains(ENTRY, &[0, 72, 144]));
    assert!(!Region::Sets(beats).contains(ENTRY, &[0, 72, 144, 216]), "four beats");
    assert!(!Region::Sets(beats).contains(ENTRY, &[0, 64]), "bit 64 is in no set");
}

#[test]
fn sets_may_overlap_where_every_pattern_is_in_one() {
    let pairs = Region::Sets(Sets { first: 0, count: 38, every: 1, bits: 2, stride: 1, at_once: 1 });
    assert!(pairs.problem(2).is_none() && pairs.problem(1).is_some());
    assert!(pairs.contains(ENTRY, &[3, 4]) && !pairs.contains(ENTRY, &[3, 5]) && !pairs.contains(ENTRY, &[38, 39]));
    let triples = Region::Sets(Sets { first: 0, count: 9, every: 1, bits: 3, stride: 1, at_once: 1 });
    assert!(triples.problem(2).is_some_and(|p| p.contains("share 2 bits")) && triples.problem(3).is_none());
}

#[test]
fn overlapping_empty_or_absent_sets_are_reported() {
    let sets = Sets { first: 0, count: 4, every: 2, bits: 3, stride: 1, at_once: 1 };
    assert!(Region::Sets(sets).problem(1).is_some_and(|p| p.contains("bit 2 is in two")));
    assert!(Region::Sets(Sets { bits: 0, ..sets }).problem(1).is_some());
    assert!(Region::Sets(Sets { every: 3, at_once: 5, ..sets }).problem(1).is_some());
    let far = Region::Sets(Sets { every: 100, ..sets });
    assert!(far.unfit(ENTRY).is_some_and(|p| p.contains("bit 302")));
}

fn shape(rows: &[&str], width: Option<usize>, every: usize) -> Shape {
    let cells = Cells::try_from(rows.iter().map(ToString::to_string).collect::<Vec<_>>()).unwrap();
    Shape { cells, width, every }
}

#[test]
fn a_shape_is_at_every_place_of_the_map() {
    let g = Geometry::new(2, 4, 3);
    let pairs: Vec<Vec<usize>> = (0..7).map(|b| vec![b, b + 1]).collect();
    assert_eq!(shape(&["11"], None, 1).patterns(g), pairs);
    assert_eq!(shape(&["01", "10"], Some(4), 1).patterns(g), [[1, 4], [2, 5], [3, 6]]);
    // Cells of a row are bits 0, 3, 6, 1, 4, 7, 2, 5.
    let disjoint = [[0, 3, 6], [1, 3, 6], [1, 4, 6], [1, 4, 7], [2, 4, 7], [2, 5, 7]];
    assert_eq!(shape(&["111"], None, 3).patterns(g), disjoint);
    assert!(shape(&["11"], None, 2).unfit(g).is_some_and(|why| why.contains("common divisor")));
    assert_eq!(shape(&["111"], None, usize::MAX / 8 * 8 + 3).patterns(g), disjoint, "only the rest counts");
    assert!(shape(&["11"], Some(usize::MAX), 1).unfit(g).is_some(), "and no width takes long to refuse");
    assert!(shape(&["11"], Some(3), 1).unfit(g).is_some_and(|why| why.contains("8 bits of an entry")));
    assert_eq!(shape(&["1", "1", "1"], Some(4), 1).patterns(g), [[0; 0]; 0], "the map has two rows");
}

#[test]
fn shapes_without_cells_at_their_edges_are_refused() {
    let refused =
        |rows: &[&str]| Cells::try_from(rows.iter().map(ToString::to_string).collect::<Vec<_>>()).unwrap_err();
    assert!(refused(&["10", "10"]).contains("first and last column of a shape"));
    for rows in [&[][..], &[""], &["11", "1"], &["12"], &["111111111"]] {
        assert!(refused(rows).contains("1 to 8"), "{rows:?}");
    }
}

const PIN: Rectangle = Rectangle { pins: 1, beats: 16, every: None, min_bits: 2, max_bits: None };

#[test]
fn rectangles_tile_a_device_and_only_whole_ones_count() {
    assert_eq!(PIN.places(4, 34).unwrap().len(), 8);
    let word = Rectangle { pins: 4, beats: 1, every: None, min_bits: 4, max_bits: None };
    assert_eq!(word.places(4, 34).unwrap(), (0..34).map(|beat| (beat, 0)).collect::<Vec<_>>());
    let disjoint = Rectangle { pins: 2, beats: 4, every: Some(8), min_bits: 0, max_bits: None };
    assert_eq!(disjoint.places(4, 14).unwrap(), [(0, 0), (0, 2), (8, 0), (8, 2)]);
    assert!(disjoint.places(3, 14).is_err() && disjoint.places(4, 3).is_err());
}

#[test]
fn impossible_shapes_are_reported() {
    assert_eq!(PIN.problem(), None);
    assert_eq!(Rectangle { min_bits: 16, ..PIN }.problem(), None, "all bits need no drawing");
    for (wrong, message) in [
        (Rectangle { pins: 0, ..PIN }, "at least one pin"),
        (Rectangle { pins: 4096, ..PIN }, "at most 4096 bits"),
        (Rectangle { beats: usize::MAX, ..PIN }, "at most 4096 bits"),
        (Rectangle { every: Some(15), ..PIN }, "overlap"),
        (Rectangle { min_bits: 17, ..PIN }, "has no 17 wrong bits"),
        (Rectangle { min_bits: 14, ..PIN }, "too rare"),
        (Rectangle { pins: 16, min_bits: 40, ..PIN }, "too large"),
    ] {
        assert!(wrong.problem().is_some_and(|p| p.contains(message)), "{wrong:?}: {:?}", wrong.problem());
    }
    // 137 of 2^16 patterns have 14 bits or more; 2517 have 12 or more, 1 of 26.
    assert_eq!(Rectangle { min_bits: 12, ..PIN }.problem(), None);
    let of = |min_bits, most| Rectangle { pins: 4, beats: 34, min_bits, max_bits: Some(most), ..PIN }.problem();
    assert_eq!(of(2, 2), None, "two bits are placed, however rare");
    assert!(
        [of(3, 2), of(0, 0), of(1, 137)].into_iter().flatten().all(|why| why.contains("min-bits <= max-bits <= 136"))
    );
    assert_eq!([of(3, 2), of(0, 0), of(1, 137)].into_iter().flatten().count(), 3);
    // 4096 bits are allowed, and of them at least two wrong ones: a product of 8192.
    let largest = |min_bits| Rectangle { pins: 64, beats: 64, min_bits, ..PIN }.problem();
    assert_eq!([largest(0), largest(1), largest(2)], [None, None, None]);
    assert!(largest(3).is_some_and(|p| p.contains("too large")));
}
