//! Combinational circuits of XOR, AND, OR and NOT, passes that preserve their function, and evaluation of many samples
//! at once.
//!
//! [`Circuit`] is the representation that software decoders, Verilog, proofs and exact counting share; it defines the
//! meaning of gates and of changed gates. [`transform`] copies, cuts, ties and compares circuits. [`linear`] finds
//! nets that are XORs of inputs. [`passes`] reduce the cost of a circuit. [`lanes`] evaluates a circuit on 512 samples
//! at once, by machine code or a tape. [`word_program`] has the form from which source text, tape and machine code are
//! made.

#![warn(missing_docs)]

mod graph;
pub mod lanes;
pub mod linear;
pub mod passes;
pub mod transform;
pub mod word_program;

pub use graph::{Algebra, Builder, Change, Circuit, Fault, Gate, Interpreter, NetId, NetType, Port, Role, Word, Words};
