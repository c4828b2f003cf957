//! Parity-check matrices found by search: columns are chosen so that the patterns a decoder corrects stay unique while the
//! patterns that it would miscorrect become as few, and H as light, as possible.
//!
//! A [`Problem`] says what is corrected and which columns may be used; [`state::State`] holds one matrix with tables that
//! give the change of every objective by a move in constant time; [`anneal`] runs simulated annealing (Kirkpatrick, Gelatt
//! and Vecchi, Science 1983) on it; [`islands`] runs independent chains, the same at any number of threads; [`windows`]
//! then arranges symbols into bytes. [`relaxed`] finds a start for tight problems, [`circulant`] has the blocks of quasi-cyclic codes. [`metrics`] counts plainly what a finished
//! matrix does; [`lanes`] searches codes of whole entries with small decoders.
#![forbid(unsafe_code)]

pub mod address;
pub mod anneal;
pub mod circulant;
pub mod documents;
pub mod gallery;
mod heading;
pub mod islands;
pub mod lanes;
pub mod metrics;
pub mod problem;
pub mod relaxed;
pub mod results;
pub mod spec;
pub mod state;
pub mod windows;

pub use metrics::Metrics;
pub use problem::{Infeasible, Problem};
