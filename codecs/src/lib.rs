//! A memory error-correcting code, described once in YAML, becomes algebra and then a circuit.
//!
//! Data flows one way: text → [`scheme::spec::SchemeSpec`] (what was written, with source spans) →
//! [`scheme::Scheme`] (validated: matrix, layout, correctable set, entry rules) → [`circuit::Circuit`]
//! (what hardware and software back ends print). [`output`] is how every package writes its result files.

pub mod algebra;
pub mod arguments;
pub mod bitslice;
pub mod circuit;
pub mod diagnostic;
pub mod lower;
pub mod output;
pub mod passes;
pub mod scheme;
