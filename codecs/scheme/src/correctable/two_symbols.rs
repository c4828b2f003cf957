//! Corrections of every two symbols of a Reed-Solomon code, with all values or only some: an equation locates them all, so that
//! a decoder need not compare the syndrome with each.

use super::Space;
use crate::Code;
use eccforge_gf::integers::binomial;
use std::collections::{BTreeSet, HashSet};

/// The errors of two symbols that are corrected, in every two symbols of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoSymbols {
    /// Any values.
    Any,
    /// Any value in one symbol, and one wrong bit in the other.
    OneBit,
    /// One wrong bit in each.
    Bits,
}

impl TwoSymbols {
    /// The widest such set that `spaces` list, and spaces of all their other patterns. `None` if some two symbols lack it, or
    /// the code has no symbols.
    pub fn split(spaces: &[Space], code: &Code) -> Option<(Self, Vec<Space>)> {
        let m = code.symbol_bits()?;
        let symbols = code.h.n() / m;
        let (mut pairs, mut with_bit, mut with_symbol) = (HashSet::new(), HashSet::new(), HashSet::new());
        for space in spaces {
            match Shape::of(space, m) {
                Shape::Bits(pair) => drop(pairs.insert(pair)),
                Shape::SymbolAndBit(pair) => drop(with_bit.insert(pair)),
                Shape::Symbols(pair) => drop(with_symbol.insert(pair)),
                Shape::Other => {}
            }
        }
        let both = binomial(symbols as u64, 2) as usize;
        let values = if both > 0 && with_symbol.len() == both {
            Self::Any
        } else if both > 0 && with_bit.len() == 2 * both * m {
            Self::OneBit
        } else if both > 0 && pairs.len() == both * m * m {
            Self::Bits
        } else {
            return None;
        };
        Some((values, values.others(spaces, code, m)))
    }

    /// Spaces of the patterns that are not errors of two symbols with these values.
    fn others(self, spaces: &[Space], code: &Code, m: usize) -> Vec<Space> {
        // What an omitted space has within one symbol is corrected too.
        let mut symbols: BTreeSet<usize> = spaces.iter().filter_map(|space| space.symbol(code)).collect();
        let (mut bits, mut others) = (BTreeSet::new(), Vec::new());
        for space in spaces {
            match (Shape::of(space, m), self) {
                (Shape::Bits(_), _) if space.dimension() == 1 => {}
                (Shape::Bits(pair), _) => bits.extend(pair),
                (Shape::SymbolAndBit([symbol, bit]), Self::Any | Self::OneBit) => {
                    symbols.insert(symbol);
                    bits.insert(bit);
                }
                (Shape::Symbols(pair), Self::Any) => symbols.extend(pair),
                _ => others.push(space.clone()),
            }
        }
        others.extend(bits.into_iter().map(|bit| Space::coordinates([bit])));
        others.retain(|space| {
            let touched: BTreeSet<usize> = space.basis().iter().flatten().map(|bit| bit / m).collect();
            // The whole symbol follows below.
            touched.len() > 1 || !touched.is_subset(&symbols)
        });
        others.extend(symbols.iter().map(|symbol| Space::coordinates(symbol * m..(symbol + 1) * m)));
        let mut seen = HashSet::new();
        others.retain(|space| seen.insert(space.basis().to_vec()));
        others
    }
}

/// A space of errors in two symbols.
enum Shape {
    /// These bits of different symbols, together or each of them too.
    Bits([usize; 2]),
    /// Any error of a symbol, and a bit of another.
    SymbolAndBit([usize; 2]),
    /// Any errors of two symbols.
    Symbols([usize; 2]),
    Other,
}

impl Shape {
    fn of(space: &Space, m: usize) -> Self {
        let mut bits: Vec<usize> = space.basis().iter().flatten().copied().collect();
        bits.sort_unstable();
        let (Some(first), Some(last)) = (bits.first(), bits.last()) else { return Self::Other };
        let [low, high] = [first, last].map(|bit| bit / m);
        let of_low = bits.iter().filter(|bit| *bit / m == low).count();
        let of_high = bits.iter().filter(|bit| *bit / m == high).count();
        if low == high || of_low + of_high < bits.len() {
            return Self::Other;
        }
        let is_every_pattern = space.dimension() == bits.len();
        match [of_low, of_high] {
            [1, 1] => Self::Bits([*first, *last]),
            [a, 1] if a == m && is_every_pattern => Self::SymbolAndBit([low, *last]),
            [1, b] if b == m && is_every_pattern => Self::SymbolAndBit([high, *first]),
            [a, b] if a == m && b == m && is_every_pattern => Self::Symbols([low, high]),
            _ => Self::Other,
        }
    }
}
