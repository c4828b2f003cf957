//! The error patterns that a codeword corrects, as a union of linear spaces of patterns.
//!
//! A single bit, an aligned symbol, a pin or a pair of Reed-Solomon symbols is a set of codeword bits of which every
//! non-zero pattern is correctable: a coordinate space. One listed pattern is a space of dimension one. Because they
//! are linear spaces, a decoder can test membership with a few parities instead of one comparison per pattern.

mod across;
mod expand;
mod unique;

use super::spec::CorrectsSpec;
use super::{Code, Geometry, Layout};
use crate::diagnostic::{Checked, Place};
use crate::yaml::Spanned;
use eccforge_gf::gf2::{Membership, membership};
use expand::Codeword;
use std::collections::{BTreeSet, HashSet};
use unique::LISTED_PATTERNS;

/// A linear space of error patterns of one codeword; all its non-zero members are correctable.
///
/// Invariant: the basis vectors are disjoint sets of codeword bits, and H is injective on the space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    basis: Vec<Vec<usize>>,
}

impl Space {
    /// Every pattern of these bits.
    fn coordinates(bits: impl IntoIterator<Item = usize>) -> Self {
        Self { basis: bits.into_iter().map(|b| vec![b]).collect() }
    }

    /// The single pattern in which all of these bits are wrong.
    fn pattern_of(bits: Vec<usize>) -> Self {
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

    fn name(&self, index: u64) -> String {
        let bits = self.pattern(index);
        match bits.as_slice() {
            [b] => format!("bit {b}"),
            _ => format!("bits {}", bits.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")),
        }
    }
}

/// The single-bit patterns among `spaces`, one space each.
pub(super) fn single_bits_only(spaces: &[Space]) -> Vec<Space> {
    let mut bits: Vec<usize> =
        spaces.iter().flat_map(|s| s.basis.iter().filter(|p| p.len() == 1).map(|p| p[0])).collect();
    bits.sort_unstable();
    bits.dedup();
    bits.into_iter().map(|b| Space::coordinates([b])).collect()
}

/// At most this many spaces in an entry, and this many dimensions in one.
const MAX_SPACES: usize = 300_000;
const MAX_DIMENSION: usize = 24;

/// Expands a `corrects` list for codeword `w` out of `codewords`; each space has the place that requested it.
fn expand(
    items: &[Spanned<CorrectsSpec>],
    codeword: Codeword<'_>,
    [w, codewords]: [usize; 2],
) -> Checked<Vec<(Space, Place)>> {
    let mut spaces: Vec<(Space, Place)> = Vec::new();
    for item in items {
        let own = codeword.spaces(item)?;
        if let Some((space, _)) = own.iter().find(|(s, _)| s.dimension() > MAX_DIMENSION) {
            let message = format!(
                "codeword {w}: any error within {} bits is to be corrected, but at most {MAX_DIMENSION} bits can be",
                space.dimension()
            );
            let error = item.error("too many bits together", message);
            return error.help("correct smaller sets of bits, or let pins carry fewer beats").err();
        }
        spaces.extend(own);
        if spaces.len() * codewords > MAX_SPACES {
            let message = format!("an entry corrects more than {MAX_SPACES} sets of patterns");
            let help = "describe the patterns by symbols, pins or bytes";
            return item.error("too many patterns", message).help(help).err();
        }
    }
    Ok(without_repeats(spaces))
}

/// Expands the `corrects` list for codeword `w` and proves that decoding is unique, unless its spaces equal `proven`,
/// those of another codeword.
pub(super) fn build(
    items: &[Spanned<CorrectsSpec>],
    code: &Code,
    geometry: Geometry,
    layout: &Layout,
    w: usize,
    proven: Option<&[Space]>,
) -> Checked<Vec<Space>> {
    let codeword = Codeword { symbol_bits: code.symbol_bits(), geometry, physical: layout.codeword(w) };
    let spaces = expand(items, codeword, [w, layout.codewords()])?;
    if !proven.is_some_and(|p| p.iter().eq(spaces.iter().map(|(s, _)| s))) {
        unique::prove(&spaces, code, w)?;
    }
    Ok(spaces.into_iter().map(|(s, _)| s).collect())
}

/// The patterns of two or more bits that a `corrects` list requests, ascending and without repetition, in a codeword
/// that is a beat with `data` bits followed by `checks` check bits.
///
/// # Errors
/// An item is out of range or requests too many patterns, or no item corrects single bits.
pub fn patterns(items: &Spanned<Vec<Spanned<CorrectsSpec>>>, data: usize, checks: usize) -> Checked<Vec<Vec<usize>>> {
    let geometry = Geometry::new(1, data + checks, data);
    let physical: Vec<usize> = (0..data + checks).collect();
    let spaces = expand(&items.value, Codeword { symbol_bits: None, geometry, physical: &physical }, [0, 1])?;
    let total: u64 = spaces.iter().map(|(s, _)| 1u64 << s.dimension()).sum();
    if total > LISTED_PATTERNS {
        let help = "correct fewer bits together, or use a shorter code";
        return items.error("too many patterns", format!("{total} correctable patterns")).help(help).err();
    }
    let members = |space: &Space| (1..1u64 << space.dimension()).map(|i| space.pattern(i)).collect::<Vec<_>>();
    let all: BTreeSet<Vec<usize>> = spaces.iter().flat_map(|(space, _)| members(space)).collect();
    let (single, patterns): (Vec<_>, Vec<_>) = all.into_iter().partition(|pattern| pattern.len() == 1);
    if single.len() < physical.len() {
        let error = items.error("in this list", "single bits are not corrected");
        return error.help("add `- bits`: the search is for codes that correct every bit").err();
    }
    Ok(patterns)
}

/// Removes spaces that are listed twice. A space within another one stays, because decoders need explicit single-bit
/// spaces.
fn without_repeats(spaces: Vec<(Space, Place)>) -> Vec<(Space, Place)> {
    let mut seen = HashSet::new();
    spaces.into_iter().filter(|(space, _)| seen.insert(space.basis.clone())).collect()
}
