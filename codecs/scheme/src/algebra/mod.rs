//! Linear algebra over GF(2), arithmetic in GF(2^m), and the named constructions of codes.

pub mod construct;
pub mod field;
pub mod matrix;
pub mod polynomial;
pub mod reed_solomon;
