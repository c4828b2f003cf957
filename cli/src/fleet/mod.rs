//! The commands `learn beam` and `fleet`.

mod beam;
mod follow;

pub use beam::{BeamArgs, patterns, states};
pub use follow::FleetArgs;
