//! Partitions of the entry's bits, restricted to a codeword: which of its bits share a cell.

use super::Strategy;
use eccforge_scheme::{CellKind, PairConfirmation, Partition, Scheme};

/// A partition of the entry's bits restricted to one codeword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restriction {
    /// What the cells are.
    pub kind: CellKind,
    /// `groups[g]`: the codeword's bits in one cell, groups in the order of their first bits.
    pub groups: Vec<Vec<usize>>,
    /// `cells[g]`: that cell of the entry.
    pub cells: Vec<usize>,
}

/// The partitions that codewords report on. In hardware these are all that the rules need. Elsewhere sanity checks
/// read the flips, and only confirmation needs bytes.
pub(super) fn asked_about(scheme: &Scheme, strategy: Strategy) -> Vec<Partition> {
    let mut all = match strategy {
        Strategy::Hardware(_) | Strategy::HardwareUngated => scheme.sanity_check.clone(),
        Strategy::SyndromeLookup | Strategy::Software => Vec::new(),
    };
    if scheme.pair_confirmation != PairConfirmation::None && all.iter().all(|p| p.kind() != CellKind::Byte) {
        all.push(Partition::bytes(scheme.geometry));
    }
    all
}

/// Their restrictions to codeword `w`.
pub(super) fn restrictions(scheme: &Scheme, w: usize, strategy: Strategy) -> Vec<Restriction> {
    let physical = scheme.layout.codeword(w);
    let restriction = |partition: Partition| {
        let (cells, groups) = partition.shares(physical).into_iter().unzip();
        Restriction { kind: partition.kind(), groups, cells }
    };
    asked_about(scheme, strategy).into_iter().map(restriction).collect()
}
