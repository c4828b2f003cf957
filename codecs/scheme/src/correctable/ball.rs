//! Balls: all errors of up to t symbols, or of up to t bits of a code without symbols.

use super::Space;
use crate::Code;
use eccforge_gf::integers::binomial;
use std::collections::BTreeSet;

/// All errors of up to `radius` symbols of `symbol_bits` bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ball {
    /// Bits of a symbol; 1 for a binary code.
    pub symbol_bits: usize,
    /// Maximum number of symbols in error, t.
    pub radius: usize,
}

impl Ball {
    /// The ball that these spaces list, in whatever way, if they are exactly one of radius 1 to 3.
    pub fn of(spaces: &[Space], code: &Code) -> Option<Self> {
        let symbol_bits = code.symbol_bits().unwrap_or(1);
        let symbols = (code.h.n() / symbol_bits) as u64;
        let mut radius = 0;
        let mut whole: BTreeSet<BTreeSet<usize>> = BTreeSet::new();
        let mut parts: Vec<&Space> = Vec::new();
        for space in spaces {
            let bits: BTreeSet<usize> = space.basis().iter().flatten().copied().collect();
            let touched: BTreeSet<usize> = bits.iter().map(|bit| bit / symbol_bits).collect();
            radius = radius.max(touched.len());
            // Users treat balls of up to three symbols; larger ones are not listed.
            if radius > 3 {
                return None;
            }
            // Basis patterns are disjoint, so as many as there are bits are single bits.
            if space.dimension() == bits.len() && bits.len() == touched.len() * symbol_bits {
                whole.insert(touched);
            } else {
                parts.push(space);
            }
        }
        let ball = Self { symbol_bits, radius };
        let largest = whole.iter().filter(|symbols| symbols.len() == radius).count() as u64;
        if radius > 0 && largest == binomial(symbols, radius as u64) {
            return Some(ball);
        }
        // A binary ball can also be a list of single patterns.
        if symbol_bits > 1 || parts.is_empty() {
            return None;
        }
        let patterns: BTreeSet<Vec<usize>> =
            spaces.iter().flat_map(|s| s.patterns(code).map(|(bits, _)| bits)).collect();
        let all: u64 = (1..=radius as u64).map(|i| binomial(symbols, i)).sum();
        (patterns.len() as u64 == all).then_some(ball)
    }
}
