//! Tests of linear algebra over GF(2), fields and matrices.

mod field;
mod gf2;
mod integers;
mod matrix;
mod polynomial;
mod random;
