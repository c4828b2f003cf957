//! Combinational circuits of XOR, AND, OR and NOT, linear algebra over GF(2), and optimisation passes that preserve a
//! circuit's function.
//!
//! [`circuit`] is the representation that software decoders, Verilog, proofs and exact counting share; it defines the
//! meaning of gates and of changed gates. [`transform`] copies, cuts, ties and compares circuits. [`linear`] finds
//! nets that are XORs of inputs. [`passes`] reduce the cost of a circuit. [`gf2`] has vectors, spans and ranks.
//! [`random`] generates test vectors.

#![warn(missing_docs)]

pub mod circuit;
pub mod gf2;
pub mod linear;
pub mod passes;
pub mod random;
pub mod transform;
