//! The commands that sample and enumerate: `simulate` and `merge`.
//!
//! A result is written to `--out` atomically at the end. During the run every finished block is appended to
//! `OUT.records`, from which the same command resumes after an interruption.

mod audit;
mod estimate;
mod gpu;
mod merge;
pub mod options;
pub mod recorded;
pub mod results;
mod simulate;
mod sweep;
mod table;

pub use merge::MergeArgs;
pub use simulate::SimulateArgs;
pub use table::SamplingArgs;
