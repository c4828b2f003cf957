//! Generates self-contained source code from circuits; the same scheme gives the same bytes on every machine.
//!
//! `single` decodes one entry by tables and field arithmetic. Word programs of circuits treat as many entries as a word
//! has bits. [`rust`] and [`c`] print both. `vectors` prints kernels with
//! vector instructions for arrays of entries of any shape. [`kernel`] derives the constants of the fast kernels for entries of 32 +
//! 4 bytes. [`staged`] combines the sources of the schemes of several
//! stages. [`dpi`] calls the emitted C from a simulator. [`tree`] generates everything under `generated/`. Invariant: this crate reads no clock, path or environment.

#![warn(missing_docs)]

pub mod algebraic;
pub mod c;
pub mod dpi;
pub mod gpu;
mod hash;
pub mod kernel;
mod layout;
mod parts;
mod print;
pub mod rust;
mod single;
pub mod staged;
mod table;
mod translate;
pub mod tree;
mod vectors;
mod wide;

pub use layout::{Bytes, Cost, NotPrinted};
pub use parts::{Budget, Options, Title, cost};
