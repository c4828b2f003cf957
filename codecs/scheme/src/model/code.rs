//! The code of a codeword: its check matrix, and the construction that decoders ask for.

use crate::cyclic::Cyclic;
use crate::reed_solomon::ReedSolomon;
use eccforge_gf::matrix::ParityCheckMatrix;

/// The code of every codeword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The matrix H, r x n.
    pub h: ParityCheckMatrix,
    /// The algebra of H.
    pub construction: Construction,
}

/// The algebra that a code has, in whatever way its file writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Construction {
    /// A binary linear code that is not cyclic.
    Linear,
    /// A binary code whose words are the multiples of a polynomial.
    Cyclic(Cyclic),
    /// A Reed-Solomon code: field, evaluation points and multipliers.
    ReedSolomon(ReedSolomon),
    /// Any other code over a larger field.
    Symbols {
        /// Bits of a symbol.
        bits: usize,
    },
}

impl Code {
    /// A code without symbols. Whether it is cyclic depends only on its words, so each spelling of a code has one construction.
    pub fn binary(h: ParityCheckMatrix) -> Self {
        let construction = Cyclic::of(&h).map_or(Construction::Linear, Construction::Cyclic);
        Self { h, construction }
    }

    /// Bits of a symbol, if the code has symbols.
    pub fn symbol_bits(&self) -> Option<usize> {
        match &self.construction {
            Construction::Linear | Construction::Cyclic(_) => None,
            Construction::ReedSolomon(rs) => Some(rs.symbol_bits() as usize),
            Construction::Symbols { bits } => Some(*bits),
        }
    }

    /// The Reed-Solomon code that H expands, if any.
    pub fn reed_solomon(&self) -> Option<&ReedSolomon> {
        match &self.construction {
            Construction::ReedSolomon(rs) => Some(rs),
            _ => None,
        }
    }

    /// The cyclic code that H checks, if any.
    pub fn cyclic(&self) -> Option<&Cyclic> {
        match &self.construction {
            Construction::Cyclic(cyclic) => Some(cyclic),
            _ => None,
        }
    }
}
