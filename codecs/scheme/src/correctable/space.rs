//! Linear spaces of error patterns.

use crate::Code;
use eccforge_gf::gf2::{Membership, membership};
use std::collections::BTreeSet;

/// Maximum number of spaces in an entry.
// Decoders and counts visit every space, so their time grows with this number.
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

    /// Dimension of the space, which has 2^dimension - 1 correctable patterns.
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

    /// The symbol of the code, if the space is every pattern within one symbol.
    pub fn symbol(&self, code: &Code) -> Option<usize> {
        match self.symbols(code)?.as_slice() {
            [one] => Some(*one),
            _ => None,
        }
    }

    /// The longest burst in bits, if the spaces list every burst of a cyclic code without parity bit up to that length.
    pub fn bursts(spaces: &[Self], code: &Code) -> Option<usize> {
        super::unique::runs(&mut spaces.iter(), code)
    }

    /// The membership test for the space's syndromes, and the map to the pattern.
    pub fn membership(&self, code: &Code) -> Membership {
        let columns = self.syndromes(code);
        membership(&columns, code.h.r()).expect("a validated space has independent syndromes")
    }

    /// The member whose basis coordinates are the bits of `index`, as ascending codeword bits.
    pub fn pattern(&self, index: u64) -> Vec<usize> {
        let mut bits = Vec::with_capacity(index.count_ones() as usize);
        let mut rest = index;
        while rest != 0 {
            bits.extend_from_slice(&self.basis[rest.trailing_zeros() as usize]);
            rest &= rest - 1;
        }
        bits.sort_unstable();
        bits
    }

    /// The number of each non-zero member, as [`Space::pattern`] takes it, and its syndrome. If the pattern itself is not
    /// needed, this is many times faster than [`Space::patterns`], which allocates each.
    pub fn members(&self, code: &Code) -> impl Iterator<Item = (u64, u64)> + use<> {
        let mut syndrome = 0;
        // One more in a number changes its lowest zero and all bits below.
        let changes: Vec<u64> = self
            .syndromes(code)
            .into_iter()
            .scan(0, |sum, s| {
                *sum ^= s;
                Some(*sum)
            })
            .collect();
        (1..1u64 << self.dimension()).map(move |index| {
            syndrome ^= changes[index.trailing_zeros() as usize];
            (index, syndrome)
        })
    }

    /// All non-zero members with their syndromes.
    pub fn patterns<'a>(&'a self, code: &Code) -> impl Iterator<Item = (Vec<usize>, u64)> + 'a {
        self.members(code).map(|(index, syndrome)| (self.pattern(index), syndrome))
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
    // A bit can be a basis vector of several spaces.
    let mut bits: BTreeSet<usize> = BTreeSet::new();
    for pattern in spaces.iter().flat_map(|space| &space.basis) {
        if let [bit] = pattern[..] {
            bits.insert(bit);
        }
    }
    bits.into_iter().map(|bit| Space::coordinates([bit])).collect()
}
