//! `--plot`: how a run converged.

use super::failure;
use eccforge_runs::records::{Identity, Record, write_atomically};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::plot::convergence;
use miette::{Report as Failure, miette};
use std::path::Path;

/// SamplingRequest estimates and their intervals against the number of samples, with the exact values, as SVG, if a file is named for it.
///
/// # Errors
/// The records hold nothing to draw, or the picture cannot be written.
pub(super) fn draw(
    path: Option<&Path>,
    identity: &Identity,
    records: &[Record],
    expected: &Expected,
) -> Result<(), Failure> {
    let Some(path) = path else { return Ok(()) };
    let svg = convergence(identity, records, expected).map_err(|e| miette!("--plot {}: {e}", path.display()))?;
    write_atomically(path, svg.as_bytes()).map_err(failure)
}
