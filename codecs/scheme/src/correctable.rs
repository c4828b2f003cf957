//! The error patterns that a codeword corrects, as a union of linear spaces of patterns.
//!
//! A single bit, an aligned symbol, a pin or a pair of Reed-Solomon symbols is a set of codeword bits of which every
//! non-zero pattern is correctable: a coordinate space. One listed pattern is a space of dimension one. Because they
//! are linear spaces, a decoder can test membership with a few parities instead of one comparison per pattern.

mod across;
mod ball;
mod expand;
mod space;
mod two_symbols;
mod unique;

use super::spec::CorrectsSpec;
use super::{Code, Geometry, Layout};
use crate::diagnostic::{Checked, Place};
use crate::yaml::Spanned;
use expand::Codeword;
pub(crate) use space::MAX_SPACES;
use std::collections::{BTreeSet, HashSet};
use unique::LISTED_PATTERNS;

pub use ball::Ball;
pub use space::Space;
pub(super) use space::single_bits_only;
pub use two_symbols::TwoSymbols;

/// Maximum number of dimensions of a space.
// A space of 24 dimensions already has 16 million patterns, which some users list.
pub(crate) const MAX_DIMENSION: usize = 24;

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
    // Codewords with equal spaces share their proof, which can take longer than all other checks of a file.
    let is_proven = proven.is_some_and(|proven| proven.iter().eq(spaces.iter().map(|(space, _)| space)));
    if !is_proven {
        unique::prove(&spaces, code, w)?;
    }
    Ok(spaces.into_iter().map(|(space, _)| space).collect())
}

/// The patterns of two or more bits that a `corrects` list requests, ascending and without repetition, in a codeword
/// that is a beat with `data` bits followed by `checks` check bits.
///
/// # Errors
/// An item is out of range or requests too many patterns, or no item corrects single bits.
pub fn patterns(items: &Spanned<Vec<Spanned<CorrectsSpec>>>, data: usize, checks: usize) -> Checked<Vec<Vec<usize>>> {
    let (single, patterns): (Vec<_>, Vec<_>) =
        listed(items, data, checks)?.into_iter().partition(|pattern| pattern.len() == 1);
    if single.len() < data + checks {
        let error = items.error("in this list", "single bits are not corrected");
        return error.help("add `- bits`: the search is for codes that correct every bit").err();
    }
    Ok(patterns)
}

/// The patterns of any number of bits that a `corrects` list names, ascending and without repetition; see [`patterns`].
///
/// # Errors
/// An item is out of range or names too many patterns.
pub fn listed(
    items: &Spanned<Vec<Spanned<CorrectsSpec>>>,
    data: usize,
    checks: usize,
) -> Checked<BTreeSet<Vec<usize>>> {
    let geometry = Geometry::new(1, data + checks, data);
    let physical: Vec<usize> = (0..data + checks).collect();
    let spaces = expand(&items.value, Codeword { symbol_bits: None, geometry, physical: &physical }, [0, 1])?;
    let total: u64 = spaces.iter().map(|(s, _)| 1u64 << s.dimension()).sum();
    if total > LISTED_PATTERNS {
        let help = "name fewer bits together, or use a shorter code";
        return items.error("too many patterns", format!("{total} patterns")).help(help).err();
    }
    Ok(spaces.iter().flat_map(|(space, _)| members(space)).collect())
}

/// Every non-zero pattern of a space.
fn members(space: &Space) -> impl Iterator<Item = Vec<usize>> + '_ {
    (1..1u64 << space.dimension()).map(|i| space.pattern(i))
}

/// Removes spaces that are listed twice. A space within another one stays, because decoders need explicit single-bit
/// spaces.
fn without_repeats(spaces: Vec<(Space, Place)>) -> Vec<(Space, Place)> {
    let mut seen = HashSet::new();
    spaces.into_iter().filter(|(space, _)| seen.insert(space.basis().to_vec())).collect()
}
