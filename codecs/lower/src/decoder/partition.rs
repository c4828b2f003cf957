//! Partitions of the entry's bits, restricted to a codeword: which of its bits share a cell.

use super::Strategy;
use eccforge_scheme::{CellKind, PairConfirmation, Partition, Scheme};

/// A partition of the entry's bits restricted to one codeword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restriction {
    /// The kind of the cells.
    pub kind: CellKind,
    /// `groups[g]`: the codeword's bits in one cell, groups in the order of their first bits.
    pub groups: Vec<Vec<usize>>,
    /// `cells[g]`: the index of that cell in the partition.
    pub cells: Vec<usize>,
}

/// The partitions for which codewords report which cells they correct. Hardware needs all partitions of the rules.
/// Elsewhere sanity checks read the flips, and only confirmation needs bytes.
fn reported(scheme: &Scheme, strategy: Strategy) -> Vec<Partition> {
    let mut all = match strategy {
        Strategy::Hardware(_) | Strategy::HardwareUngated => scheme.sanity_check.clone(),
        Strategy::SyndromeLookup | Strategy::Software => Vec::new(),
    };
    if scheme.pair_confirmation != PairConfirmation::None && all.iter().all(|p| p.kind() != CellKind::Byte) {
        all.push(Partition::bytes(scheme.geometry));
    }
    all
}

/// The restrictions of these partitions to codeword `w`.
pub(super) fn restrictions(scheme: &Scheme, w: usize, strategy: Strategy) -> Vec<Restriction> {
    let physical = scheme.layout.codeword(w);
    let mut restrictions = Vec::new();
    for partition in reported(scheme, strategy) {
        let (cells, groups) = partition.shares(physical).into_iter().unzip();
        restrictions.push(Restriction { kind: partition.kind(), groups, cells });
    }
    restrictions
}
