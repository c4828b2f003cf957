//! The commands `beam` and `fleet`.

mod beam;
mod follow;

pub use beam::BeamCommand;
pub use follow::{FleetArgs, merged};
