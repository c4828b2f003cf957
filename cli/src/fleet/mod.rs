//! The commands of the eccforge binary: argument structs for clap, and a `run` for each.

mod beam;
mod follow;
mod text;

pub use beam::BeamCommand;
pub use follow::{FleetArgs, merged};

/// Form of a result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Tables for people.
    #[default]
    Text,
    /// JSON.
    Json,
    /// CSV.
    Csv,
    /// One HTML page with plots.
    Html,
}
