//! Errors of a fleet: error models learned from beam logs ([`beam`]), field data under another code ([`field`]), and GPUs over
//! years under a scheme and a policy ([`fleet`]).
//!
//! The fleet joins what the other packages know exactly: outcome probabilities from `eccforge-exact`, state machines
//! from `eccforge-machines`, records from `eccforge-sampling`. Every random number is a function of (seed, GPU, purpose,
//! index), so counts are the same at any number of threads and shards, and all schemes see the same faults.

pub mod beam;
mod draws;
pub mod field;
pub mod fleet;
pub mod statistics;

pub use draws::Draws;

use eccforge_report::Document;

/// Puts pictures into a document, or the reason why there are none.
fn pictures(document: &mut Document, all: Result<Vec<(&str, String)>, String>) {
    let drawn = all.map_or_else(|why| vec![Err(why)], |all| all.into_iter().map(|(_, svg)| Ok(svg)).collect());
    for svg in drawn {
        document.drawing(svg, "");
    }
}
