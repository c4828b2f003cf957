//! A memory error-correcting code, described once in YAML, becomes algebra and then a circuit.
//!
//! Data flows one way: text → [`scheme::spec::SchemeSpec`] (what was written, with source spans) →
//! [`scheme::Scheme`] (validated: matrix, layout, correctable set, entry rules) → [`circuit::Circuit`]
//! (what hardware and software back ends print). This crate does no I/O beyond reading a scheme.

pub mod algebra;
pub mod bitslice;
pub mod circuit;
pub mod diagnostic;
pub mod lower;
pub mod passes;
pub mod scheme;
