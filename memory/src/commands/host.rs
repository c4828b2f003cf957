//! x
use super::run::RunArgs;
use miette::{Result, miette};
use std::process::ExitCode;
pub(super) fn run(_: &RunArgs) -> Result<ExitCode> {
    Err(miette!("later"))
}
