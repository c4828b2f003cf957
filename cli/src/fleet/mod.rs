//! The commands `beam` and `fleet`.

mod beam;
mod follow;

pub use beam::BeamArgs;
pub use follow::{FleetArgs, merged};
