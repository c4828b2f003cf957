//! Work that a run counts.

use super::share::LARGEST_PIECE;
use crate::records::Record;
use eccforge_circuit::lanes::Backend;
use std::ops::Range;

/// Work in cells and blocks. The counts of a block depend only on the work.
pub trait Work: Sync {
    /// Ids of the cells.
    fn cells(&self) -> Vec<String>;

    /// Ids of the schemes of a cell; empty if records have no counts by scheme.
    fn schemes(&self, _cell: usize) -> Vec<String> {
        Vec::new()
    }

    fn blocks(&self, cell: usize) -> u64;

    /// Number of samples in some blocks of a cell; an estimate is enough if it is used only for progress.
    fn samples_in(&self, cell: usize, blocks: &Range<u64>) -> u64;

    /// Number of silent patterns to keep for each scheme and cell.
    fn capture(&self) -> usize {
        0
    }

    /// Maximum number of blocks that are counted at once.
    fn largest_piece(&self) -> u64 {
        LARGEST_PIECE
    }

    /// Whether the values of records are sums over blocks, so that neighbouring records can be joined.
    fn joins(&self) -> bool {
        true
    }

    /// Counts a block with a known answer on this many threads at once.
    ///
    /// # Errors
    /// A thread gets other counts: this machine or this program cannot be trusted.
    fn check(&self, _backend: Backend, _threads: usize) -> Result<(), String> {
        Ok(())
    }

    /// Counts some blocks of a cell. `wanted[k]` is the number of silent patterns that the cell's k-th scheme still
    /// needs.
    fn count(&self, cell: usize, blocks: Range<u64>, backend: Backend, wanted: &[usize]) -> Record;
}
