//! Sampling and sweeping at the speed of vector logic: every random bit is a function of (seed, class, block, index), so
//! counts are the same for any number of threads, ranks, shards and lanes, and after any interruption.
//!
//! A [`source::Source`] draws error patterns, 512 at a time; a [`classify::Classifier`] says what a scheme makes of them;
//! [`monte_carlo`] runs blocks of samples and [`sweep`] all patterns of a set; [`records`] keeps what was counted in an
//! append-only file in which every line proves the ones before it.

pub mod classify;
#[cfg(feature = "mpi")]
pub mod cluster;
pub mod monte_carlo;
pub mod plot;
pub mod random;
pub mod records;
pub mod report;
pub mod run;
pub mod source;
pub mod statistics;
pub mod sweep;
