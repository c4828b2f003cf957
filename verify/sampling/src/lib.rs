//! Sampling and sweeping at the speed of vector logic: every random bit is a function of (seed, class, block, index), so
//! counts are the same for any number of threads, ranks, shards and lanes, and after any interruption.
//!
//! A [`source::Source`] draws error patterns, 512 at a time; a [`classify::Classifier`] says what a scheme makes of them;
//! [`monte_carlo`] runs blocks of samples and [`sweep`] all patterns of a set, both as work for [`eccforge_runs`].

pub mod classify;
#[cfg(not(target_arch = "wasm32"))]
pub mod curve;
#[cfg(not(target_arch = "wasm32"))]
mod document;
pub mod draws;
pub mod expected;
pub mod monte_carlo;
#[cfg(not(target_arch = "wasm32"))]
pub mod plot;
pub mod report;
pub mod source;
pub mod staged;
pub mod sweep;
pub mod target;
