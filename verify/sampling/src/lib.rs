//! Fast bit-sliced sampling and enumeration. Every random bit is a function of (seed, class, block, index), so counts
//! do not depend on threads, ranks, shards, lanes or interruptions.
//!
//! A [`source::Source`] draws error patterns, 512 at a time, and a [`classify::Classifier`] determines their outcomes
//! for a scheme. [`monte_carlo`] runs blocks of samples and [`sweep`] all patterns of a set, both as work for
//! [`eccforge_runs`].

pub mod attempts;
pub mod ball;
mod captured;
mod captures;
pub mod classify;
#[cfg(not(target_arch = "wasm32"))]
pub mod curve;
#[cfg(not(target_arch = "wasm32"))]
mod document;
pub mod draws;
pub mod expected;
pub mod known;
pub mod monte_carlo;
#[cfg(not(target_arch = "wasm32"))]
pub mod plot;
pub mod report;
pub mod source;
pub mod staged;
pub mod sweep;
pub mod target;
