//! x

use clap::Args;
use miette::{Result, miette};
use std::process::ExitCode;

#[derive(Args, Clone, Debug)]
pub struct CoverageArgs {}

pub(super) fn run(_: &CoverageArgs) -> Result<ExitCode> {
    Err(miette!("later"))
}
