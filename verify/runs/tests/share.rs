//! Tests of the division of blocks among shards, and into pieces that keep all threads busy.

use eccforge_circuit::lanes::Backend;
use eccforge_runs::records::{Counts, Coverage, Record};
use eccforge_runs::run::{LARGEST_PIECE, Pieces, Work, share};
use std::ops::Range;

/// Work of one cell with this number of blocks.
struct Blocks(u64);

impl Work for Blocks {
    fn cells(&self) -> Vec<String> {
        vec!["c".into()]
    }

    fn blocks(&self, _: usize) -> u64 {
        self.0
    }

    fn samples_in(&self, _: usize, blocks: &Range<u64>) -> u64 {
        blocks.end - blocks.start
    }

    fn count(&self, _: usize, blocks: Range<u64>, _: Backend, _: &[usize]) -> Record {
        let counts = [("s".into(), Counts::default())].into_iter().collect();
        let (first, blocks) = (blocks.start, blocks.end - blocks.start);
        Record { cell: "c".into(), first, blocks, counts, ..Record::default() }
    }
}

/// Gives pieces of equal cost to the thread that is free first; returns the share of the time in which the threads
/// work.
fn busy(blocks: u64, threads: usize) -> f64 {
    let pieces = Pieces::new(0, blocks, std::iter::once(0..blocks).collect(), (threads, LARGEST_PIECE));
    let mut until = vec![0; threads];
    for piece in pieces {
        *until.iter_mut().min().unwrap() += piece.blocks.end - piece.blocks.start;
    }
    blocks as f64 / (threads as u64 * until.iter().max().unwrap()) as f64
}

#[test]
fn pieces_keep_128_threads_of_1000_parts_of_1e13_samples_busy() {
    let part = 10u64.pow(13).div_ceil(1 << 18) / 1000;
    for threads in [1, 2, 64, 128, 192] {
        assert!(busy(part, threads) >= 0.95, "{threads} threads: {}", busy(part, threads));
    }
    // Part 0 of 240 of 1e9 samples has 15 blocks.
    assert!(busy(15, 2) > 0.9, "{}", busy(15, 2));
}

#[test]
fn parts_of_what_is_left_are_all_of_it_and_differ_by_one_block_at_most() {
    let (work, left) = (Blocks(45), [3..10, 12..13, 20..45]);
    let mut covered = Coverage::default();
    for blocks in [0..3, 10..12, 13..20] {
        covered.add(&work.count(0, blocks, Backend::U64, &[])).unwrap();
    }
    for n in [1u64, 2, 7, 40] {
        let parts: Vec<_> = (0..n).map(|i| share(&work, &covered, Some([i, n])).remove("c").unwrap()).collect();
        let blocks: Vec<u64> = parts.iter().flatten().flat_map(Clone::clone).collect();
        assert_eq!(blocks, left.iter().flat_map(Clone::clone).collect::<Vec<u64>>(), "{n} parts");
        let lengths: Vec<u64> = parts.iter().map(|p| p.iter().map(|r| r.end - r.start).sum()).collect();
        assert!(lengths.iter().max().unwrap() - lengths.iter().min().unwrap() <= 1, "{lengths:?}");
    }
}
