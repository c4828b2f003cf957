//! Combinational circuits of XOR, AND, OR and NOT, linear algebra over GF(2), and passes that optimise a circuit while its
//! function stays the same.
//!
//! [`circuit`] is the one representation that decoders in software, Verilog, proofs and exact counting share, with the
//! meaning of gates and of changed gates; [`transform`] copies, cuts, ties and compares circuits; [`linear`] says which nets
//! are XORs of inputs; [`passes`] turn a circuit into an equal one that costs less; [`gf2`] has vectors, spans and ranks;
//! [`random`] draws test vectors.

pub mod circuit;
pub mod gf2;
pub mod linear;
pub mod passes;
pub mod random;
pub mod transform;
