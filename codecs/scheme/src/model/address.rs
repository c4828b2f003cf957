//! The stored bits that each bit of an address complements.

use schemars::JsonSchema;
use serde::Serialize;

/// How an address enters the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Fold {
    /// As columns of H.
    Columns,
    /// XORed into the stored data.
    Xor,
    /// As symbols of the code that are not stored.
    Symbols,
}

/// The address of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// How the address enters the code.
    pub fold: Fold,
    /// `flips[a]`: the physical bits of the stored entry that address bit a complements, ascending. Every list is
    /// non-empty.
    pub flips: Vec<Vec<usize>>,
}

impl Address {
    /// Bits of the address.
    pub fn bits(&self) -> usize {
        self.flips.len()
    }

    /// The address bits that complement this physical bit.
    pub fn on(&self, bit: usize) -> Vec<usize> {
        (0..self.bits()).filter(|a| self.flips[*a].contains(&bit)).collect()
    }
}
