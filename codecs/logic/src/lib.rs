//! Combinational circuits of XOR, AND, OR and NOT, linear algebra over GF(2), and passes that optimise a circuit while its
//! function stays the same.
//!
//! [`circuit`] is the one representation that decoders in software, Verilog, proofs and exact counting share; [`passes`]
//! turn a circuit into an equal one that costs less; [`gf2`] has vectors, spans and ranks.

pub mod circuit;
pub mod gf2;
pub mod passes;
