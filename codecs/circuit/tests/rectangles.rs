//! Tests of ORs of products that are rewritten as ORs of rectangles.

use crate::support::truth;
use eccforge_circuit::passes::rectangles::{Rectangle, cover, cover_products, largest, of_pairs};
use eccforge_circuit::passes::{Decoding, predecode};
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use std::collections::BTreeSet;

#[test]
fn lines_that_cover_nothing_new_are_left_out_where_lines_cost() {
    // Four rows of twelve lines, then four of the last four of these.
    let wanted: Vec<u32> = (0..8).map(|x| if x < 4 { 0xFFF } else { 0xF00 }).collect();
    let candidates = [(0xFF, 0xF00), (0x0F, 0xFFF)];
    assert_eq!(cover(wanted.clone(), &candidates, 1), (vec![(0x0F, 0xFFF), (0xF0, 0xF00)], vec![0; 8]));
    assert_eq!(cover(wanted, &candidates, 0).0, [(0x0F, 0xFFF), (0xFF, 0xF00)]);
}

#[test]
fn largest_rectangles_are_the_intersections_of_rows_and_all_rows_that_hold_them() {
    let matrices: [&[u32]; 4] = [&[0b0111, 0b1110, 0b1011], &[0b011, 0b110], &[1, 2, 4], &[5, 5, 0, 13]];
    for matrix in matrices {
        let mut expected: BTreeSet<Rectangle> = BTreeSet::new();
        for set in 1u32..1 << matrix.len() {
            // The columns that all rows of the set have.
            let mut columns = u32::MAX;
            for (row, ones) in matrix.iter().enumerate() {
                if set >> row & 1 == 1 {
                    columns &= ones;
                }
            }
            if columns == 0 {
                continue;
            }
            let mut rows = 0;
            for (row, ones) in matrix.iter().enumerate() {
                rows |= u32::from(ones & columns == columns) << row;
            }
            expected.insert((rows, columns));
        }
        assert_eq!(largest(matrix), expected, "{matrix:?}");
    }
    assert_eq!(of_pairs(&[0b011, 0b110]), [(0b01, 0b011), (0b11, 0b010), (0b10, 0b110)]);
}

/// The OR of the products of every value of one word with every value of another; the OR is their only reader.
fn products(first: usize, second: usize) -> Circuit {
    let mut b = Builder::new("products");
    let (x, y) = (b.input("x", 6), b.input("y", 6));
    let lines = |b: &mut Builder, word: &[NetId], count: usize| -> Vec<NetId> {
        (0..count as u64).map(|v| b.equals(word, v)).collect()
    };
    let (left, right) = (lines(&mut b, &x, first), lines(&mut b, &y, second));
    let pairs: Vec<NetId> =
        left.iter().flat_map(|l| right.iter().map(|r| b.and([*l, *r])).collect::<Vec<_>>()).collect();
    let any = b.or(pairs);
    b.output("any", vec![any]);
    b.finish()
}

#[test]
fn sixteen_products_and_more_are_covered_of_up_to_32_lines_a_side() {
    let ands = |c: &Circuit| c.gates().iter().filter(|g| matches!(g, Gate::And(_))).count();
    let after = |first, second| ands(&cover_products(&products(first, second)));
    assert_eq!([after(4, 4), after(2, 8), after(32, 2)], [1, 1, 1], "one rectangle");
    assert_eq!([after(3, 5), after(33, 2), after(2, 33)], [15, 66, 66], "too few, or too many lines");
}

#[test]
fn an_or_of_rectangles_means_the_same_for_every_word_and_is_smaller() {
    let mut b = Builder::new("any");
    let x = b.input("x", 8);
    // All words of weight 3, as in a Hsiao decoder.
    let hits: Vec<NetId> = (0..256u64).filter(|v| v.count_ones() == 3).map(|v| b.equals(&x, v)).collect();
    let any = b.or(hits);
    b.output("any", vec![any]);
    let plain = predecode(&b.finish(), Decoding::HARDWARE);
    let covered = cover_products(&plain);
    assert_eq!(covered.verify(), Ok(()));
    let operands = |c: &Circuit| c.gates().iter().map(|g| g.operands().len()).sum::<usize>();
    assert!(operands(&covered) * 3 < operands(&plain) * 2, "{} {}", operands(&covered), operands(&plain));
    assert_eq!(truth(&plain), truth(&covered));
}
