//! Tests of the rotations of columns, row by row.

use eccforge_search::circulant::{block, is_whole, rotated};

#[test]
fn rotation_turns_each_group_by_itself() {
    assert_eq!(rotated(0b1000_0110, 8, 4), 0b0001_1100);
    assert_eq!(block(0b01_10, 4, 2).collect::<Vec<_>>(), [0b01_10, 0b10_01]);
    assert!(is_whole(0b0001_0011, 8, 4) && !is_whole(0b0101_1111, 8, 4));
    for (r, size) in [(8, 8), (8, 4), (8, 2), (9, 3), (12, 6), (12, 12)] {
        for column in 1..1u16 << r {
            let turned: Vec<u16> = block(column, r, size).collect();
            assert_eq!(rotated(turned[size - 1], r, size), column);
            for (from, to) in turned.iter().zip(&turned[1..]) {
                for row in 0..r as usize {
                    let next = row / size * size + (row + 1) % size;
                    assert_eq!(from >> row & 1, to >> next & 1);
                }
            }
        }
    }
}
