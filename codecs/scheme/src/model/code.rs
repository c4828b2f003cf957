//! The code of a codeword: its check matrix, and its symbols if it has any.

use crate::reed_solomon::ReedSolomon;
use eccforge_gf::matrix::ParityCheckMatrix;

/// The code of every codeword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// H, r x n.
    pub h: ParityCheckMatrix,
    /// The symbols of a codeword, if H expands a code over a larger field.
    pub symbols: Option<SymbolCode>,
}

/// A code over a larger field: a codeword is a sequence of symbols.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SymbolCode {
    /// A Reed-Solomon code: field, evaluation points and multipliers.
    ReedSolomon(ReedSolomon),
    /// Any other code whose symbols have this many bits.
    Other {
        /// Bits of a symbol.
        bits: usize,
    },
}

impl Code {
    /// A code without symbols.
    pub fn binary(h: ParityCheckMatrix) -> Self {
        Self { h, symbols: None }
    }

    /// Bits of a symbol, if the code has symbols.
    pub fn symbol_bits(&self) -> Option<usize> {
        self.symbols.as_ref().map(|symbols| match symbols {
            SymbolCode::ReedSolomon(rs) => rs.symbol_bits() as usize,
            SymbolCode::Other { bits } => *bits,
        })
    }

    /// The Reed-Solomon code that H expands, if any.
    pub fn reed_solomon(&self) -> Option<&ReedSolomon> {
        match &self.symbols {
            Some(SymbolCode::ReedSolomon(rs)) => Some(rs),
            _ => None,
        }
    }
}
