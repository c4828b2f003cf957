//! Linear spaces of error patterns.

use crate::Code;
use eccforge_gf::gf2::{Membership, membership};
use std::collections::BTreeSet;

/// At most this many spaces in an entry.
pub(crate) const MAX_SPACES: usize = 300_000;

/// A linear space of error patterns of one codeword; all its non-zero members are correctable.
///
/// Invariant: the basis vectors are disjoint sets of codeword bits, and H is injective on the space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    basis: Vec<Vec<usize>>,
}

impl Space {
    /// Every pattern of these bits.
    pub(super) fn coordinates(bits: impl IntoIterator<Item = usize>) -> Self {
        Self { basis: bits.into_iter().map(|b| vec![b]).collect() }
    }

    /// The single pattern in which all of these bits are wrong.
    pub(super) fn pattern_of(bits: Vec<usize>) -> Self {
        Self { basis: vec![bits] }
    }

    /// Basis patterns, each a list of codeword bits.
    pub fn basis(&self) -> &[Vec<usize>] {
        &self.basis
    }

    /// Its dimension; it has 2^dimension - 1 correctable patterns.
    pub fn dimension(&self) -> usize {
        self.basis.len()
    }

    /// Syndromes of the basis patterns.
    pub fn syndromes(&self, code: &Code) -> Vec<u64> {
        self.basis.iter().map(|p| code.h.syndrome(p.iter().copied())).collect()
    }

    /// The symbols of the code, ascending, if the space is every pattern within them. `None` if the code has no
    /// symbols, or the space contains only a part of a symbol or not every pattern of its bits.
    pub fn symbols(&self, code: &Code) -> Option<Vec<usize>> {
        let m = code.symbol_bits()?;
        let bits: BTreeSet<usize> = self.basis.iter().flatten().copied().collect();
        let symbols: BTreeSet<usize> = bits.iter().map(|bit| bit / m).collect();
        (self.dimension() == bits.len() && bits.len() == symbols.len() * m).then(|| symbols.into_iter().collect())
    }

    /// The symbol of the code, if the space is every pattern within one.
    pub fn symbol(&self, code: &Code) -> Option<usize> {
        match self.symbols(code)?.as_slice() {
            [one] => Some(*one),
            _ => None,
        }
    }

    /// The membership test for the space's syndromes, and the map to the pattern.
    pub fn membership(&self, code: &Code) -> Membership {
        let columns = self.syndromes(code);
        membership(&columns, code.h.r()).expect("a validated space has independent syndromes")
    }

    /// The member whose basis coordinates are the bits of `index`, as ascending codeword bits.
    pub fn pattern(&self, index: u64) -> Vec<usize> {
        let mut bits: Vec<usize> =
            (0..self.dimension()).filter(|i| index >> i & 1 == 1).flat_map(|i| self.basis[i].iter().copied()).collect();
        bits.sort_unstable();
        bits
    }

    /// All non-zero members with their syndromes.
    pub fn patterns<'a>(&'a self, code: &Code) -> impl Iterator<Item = (Vec<usize>, u64)> + 'a {
        let syndromes = self.syndromes(code);
        (1..1u64 << self.dimension()).map(move |index| {
            let s = (0..syndromes.len()).filter(|i| index >> i & 1 == 1).fold(0, |s, i| s ^ syndromes[i]);
            (self.pattern(index), s)
        })
    }

    /// Whether the space contains only one single-bit pattern.
    pub fn is_single_bit(&self) -> bool {
        self.dimension() == 1 && self.basis[0].len() == 1
    }

    pub(super) fn name(&self, index: u64) -> String {
        let bits = self.pattern(index);
        match bits.as_slice() {
            [b] => format!("bit {b}"),
            _ => format!("bits {}", bits.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")),
        }
    }
}

/// The single-bit patterns among `spaces`, one space each.
pub(crate) fn single_bits_only(spaces: &[Space]) -> Vec<Space> {
    let mut bits: Vec<usize> =
        spaces.iter().flat_map(|s| s.basis.iter().filter(|p| p.len() == 1).map(|p| p[0])).collect();
    bits.sort_unstable();
    bits.dedup();
    bits.into_iter().map(|b| Space::coordinates([b])).collect()
}
