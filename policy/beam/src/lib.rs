//! Derives an error model from the log of a beam campaign (Sullivan et al., MICRO 2021, Sections 3 to 5).
//!
//! [`eccforge_evidence::entries`] reads the output of the memory benchmark; [`filter`] drops damaged entries and groups
//! the rest into events; [`analyse`] classifies and counts; [`model_file`] writes the shares as an error model.

pub mod analyse;
pub mod beam_report;
pub mod cells;
pub mod classes;
pub mod filter;
pub mod inputs;
pub mod interleaving;
pub mod model_file;
pub mod numbers;
pub mod plots;
pub mod rate;
pub mod resampling;
pub mod retention;
pub mod severity;
pub mod share;
pub mod under;
pub mod utilisation;
