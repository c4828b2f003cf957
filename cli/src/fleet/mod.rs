//! The commands of the eccforge binary: argument structs for clap, and a `run` for each.

mod beam;
mod follow;

pub use beam::BeamArgs;
pub use follow::{FleetArgs, merged};
