//! A circuit becomes source text that stands alone: the same scheme gives the same bytes on every machine.
//!
//! [`straight`] breaks a circuit into two-valued operations in order; [`rust`] and [`c`] print them with a byte-wise API
//! around; [`kernel`] derives the constants of the fast kernels for entries of 32 + 4 bytes; [`tree`] is everything under
//! `generated/`. Invariant: nothing here reads a clock, a path or an environment.

pub mod c;
pub mod kernel;
mod layout;
mod parts;
mod print;
pub mod rust;
pub mod straight;
pub mod tree;

pub use layout::{ByteLayoutError, Bytes};
