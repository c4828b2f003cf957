//! Sampling and sweeping at the speed of vector logic: every random bit is a function of (seed, class, block, index), so
//! counts are the same for any number of threads, ranks, shards and lanes, and after any interruption.
//!
//! A [`source::Source`] draws error patterns, 512 at a time; a [`classify::Classifier`] says what a scheme makes of them;
//! [`monte_carlo`] runs blocks of samples and [`sweep`] all patterns of a set; [`records`] keeps what was counted in an
//! append-only file in which every line proves the ones before it.

#[cfg(feature = "mpi")]
pub use eccforge_runs::ranks as cluster;
pub use eccforge_runs::{random, records, run, statistics};

pub mod classify;
#[cfg(feature = "cli")]
pub mod commands;
pub mod monte_carlo;
pub mod plot;
pub mod report;
pub mod source;
pub mod sweep;
