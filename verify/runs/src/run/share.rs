//! Selects the blocks that a run counts, and divides them into pieces.

use super::work::Work;
use crate::records::Coverage;
use std::collections::BTreeMap;
use std::ops::Range;

/// Ranges of blocks by cell id; those of a cell are ascending and disjoint.
pub type Blocks = BTreeMap<String, Vec<Range<u64>>>;

/// The blocks of some work that `covered` lacks, or one shard of them. If a cell has M remaining blocks, shard i
/// of n gets the blocks from number i M / n up to (i + 1) M / n.
pub fn share(work: &dyn Work, covered: &Coverage, shard: Option<[u64; 2]>) -> Blocks {
    let [i, n] = shard.unwrap_or([0, 1]);
    let mut shares = Blocks::new();
    for (c, id) in work.cells().into_iter().enumerate() {
        let left = covered.missing(&id, 0..work.blocks(c));
        // The product of blocks and shards exceeds 64 bits.
        let [start, end] =
            [i, i + 1].map(|k| (u128::from(length(&left)) * u128::from(k) / u128::from(n.max(1))) as u64);
        let part = within(&left, start..end);
        shares.insert(id, part);
    }
    shares
}

/// Number of samples in some blocks.
pub fn samples(work: &dyn Work, blocks: &Blocks) -> u64 {
    let mut sum = 0u64;
    for (c, id) in work.cells().into_iter().enumerate() {
        for range in blocks.get(&id).into_iter().flatten() {
            sum = sum.saturating_add(work.samples_in(c, range));
        }
    }
    sum
}

/// Number of blocks in these ranges.
pub(super) fn length(ranges: &[Range<u64>]) -> u64 {
    ranges.iter().map(|r| r.end - r.start).sum()
}

/// The blocks with these numbers, counted through all ranges.
pub(super) fn within(ranges: &[Range<u64>], numbers: Range<u64>) -> Vec<Range<u64>> {
    let (mut inside, mut before) = (Vec::new(), 0);
    for range in ranges {
        let length = range.end - range.start;
        let [start, end] =
            [numbers.start, numbers.end].map(|number| range.start + number.saturating_sub(before).min(length));
        if start < end {
            inside.push(start..end);
        }
        before += length;
    }
    inside
}

/// Number of pieces for each thread. If one thread ends a piece later, the others are idle for at most 1/32 of the
/// time.
const PIECES_EACH: u64 = 32;
/// Maximum number of blocks of a piece on a processor; a thread that is stopped loses its piece.
pub const LARGEST_PIECE: u64 = 64;

/// A piece of work: a cell and some of its blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    pub cell: usize,
    pub blocks: Range<u64>,
}

/// The blocks of a cell, piece by piece, created on demand.
#[derive(Clone, Debug)]
pub struct Pieces {
    cell: usize,
    /// Number of blocks of a piece.
    step: u64,
    /// The last block of the cell. It is a piece and a record of its own, because it may have fewer samples; a longer
    /// run then counts only this block again.
    last: u64,
    /// The remaining ranges in reverse order.
    gaps: Vec<Range<u64>>,
}

impl Pieces {
    /// The pieces of these ranges of a cell that has `blocks` blocks, for this many threads, of at most `largest` blocks. Ranges
    /// are ascending and disjoint.
    pub fn new(cell: usize, blocks: u64, mut gaps: Vec<Range<u64>>, (threads, largest): (usize, u64)) -> Self {
        let step = (length(&gaps) / (PIECES_EACH * threads.max(1) as u64)).clamp(1, largest);
        gaps.reverse();
        Self { cell, step, last: blocks.saturating_sub(1), gaps }
    }
}

impl Iterator for Pieces {
    type Item = Task;

    fn next(&mut self) -> Option<Task> {
        let gap = self.gaps.last_mut()?;
        let most = if gap.start < self.last { gap.end.min(self.last) } else { gap.end };
        // Pieces end at multiples of the step, so that pieces of different runs join without gaps.
        let end = (gap.start / self.step + 1).saturating_mul(self.step).min(most);
        let blocks = gap.start..end;
        gap.start = end;
        if gap.start >= gap.end {
            self.gaps.pop();
        }
        Some(Task { cell: self.cell, blocks })
    }
}
