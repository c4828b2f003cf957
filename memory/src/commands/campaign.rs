//! x

use clap::Args;
use miette::{Result, miette};
use std::process::ExitCode;

#[derive(Args, Clone, Debug)]
pub struct CampaignArgs {}

pub(super) fn run(_: &CampaignArgs) -> Result<ExitCode> {
    Err(miette!("later"))
}
