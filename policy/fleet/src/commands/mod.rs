//! The commands of the eccforge binary: argument structs for clap, and a `run` for each.

mod beam;
mod fleet;

pub use beam::{AnalyseArgs, BeamCommand, SynthesiseArgs};
pub use fleet::{FleetArgs, merge};

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

/// Writes a result to its file in one step, or prints it; a closed pipe ends the program quietly.
fn deliver(text: &str, out: Option<&std::path::Path>) -> Result<(), miette::Report> {
    use std::io::Write;
    match out {
        Some(path) => Ok(eccforge_scheme::output::write(path, text)?),
        None => match std::io::stdout().lock().write_all(text.as_bytes()) {
            Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => std::process::exit(0),
            other => other.map_err(|e| miette::miette!("standard output: {e}")),
        },
    }
}
