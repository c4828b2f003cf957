//! The commands `learn beam` and `fleet`.

mod beam;
mod follow;

pub use beam::{BeamArgs, States, patterns, states};
pub use follow::FleetArgs;
