//! Linear algebra over GF(2) and arithmetic in GF(2^m).
//!
//! [`gf2`] has vectors, spans and ranks: the one Gaussian elimination of the project. [`affine`] has XORs of the bits of a word.
//! [`matrix`] has parity-check matrices and their text. [`field`] and [`polynomial`] compute in fields. [`integers`]
//! counts choices. [`random`] generates test vectors.

#![warn(missing_docs)]

pub mod affine;
pub mod field;
pub mod gf2;
pub mod integers;
pub mod matrix;
pub mod polynomial;
pub mod random;
