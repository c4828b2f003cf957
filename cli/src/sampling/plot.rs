//! `eccforge plot`: draws the convergence of a sampled run.

use super::{failure, records_path};
use clap::Args;
use eccforge_runs::records::{self, Contents};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::plot::convergence;
use miette::{Report as Failure, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// Draw estimates and their intervals against the number of samples as SVG, with exact values in red.
#[derive(Args, Clone, Debug)]
pub struct PlotArgs {
    /// Record file, or result file with its records in FILE.records.
    file: PathBuf,
    /// Write the plot to this file as SVG.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Draw only these schemes, separated by commas.
    #[arg(long, value_delimiter = ',')]
    scheme: Vec<String>,
    /// Draw only these classes, separated by commas.
    #[arg(long, value_delimiter = ',')]
    class: Vec<String>,
}

impl PlotArgs {
    /// Runs the command.
    ///
    /// # Errors
    /// The records cannot be read or hold nothing to draw; the picture cannot be written.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let beside = records_path(&self.file);
        let path = if beside.exists() { &beside } else { &self.file };
        let contents: Contents = records::read(path).map_err(failure)?;
        let identity = &contents.header.identity;
        let keep = |scheme: &str, class: &str| {
            let asked = |list: &[String], id: &str| list.is_empty() || list.iter().any(|l| l == id);
            asked(&self.scheme, scheme) && asked(&self.class, class)
        };
        let svg = convergence(identity, &contents.records, &Expected::of_shipped(identity), &keep)
            .map_err(|e| miette!("{}: {e}", path.display()))?;
        records::write_atomically(&self.out, svg.as_bytes()).map_err(failure)?;
        Ok(ExitCode::SUCCESS)
    }
}
