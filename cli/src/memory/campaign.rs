//! `eccforge memtest campaign`: computes statistics over the results of many cards.

use crate::output::OutputArgs;
use crate::{data, inputs};
use clap::Args;
use eccforge_files::digest::sha256;
use eccforge_memory::campaign::document::Campaign;
use eccforge_memory::campaign::statistics::{Options, statistics};
use eccforge_memory::campaign::{Execution, log};
use miette::{Result, miette};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

/// Options of `memtest campaign`.
#[derive(Args, Clone, Debug)]
pub struct CampaignArgs {
    /// Logs: CSV, JSON lines, or results of `memtest --format json`
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<PathBuf>,
    /// Count only cards with at least N iterations; each cut-off gives one distribution
    #[arg(long, value_delimiter = ',', default_values_t = [1, 50_000, 300_000, 1_000_000], value_name = "N")]
    cutoffs: Vec<u64>,
    /// Cut-off of the information gain
    #[arg(long, default_value_t = 300_000, value_name = "N")]
    cutoff: u64,
    /// Bin width of P(fail)
    #[arg(long, default_value_t = 1e-6, value_name = "P")]
    bin_width: f64,
    /// Count a card as faulty if its P(fail) is larger
    #[arg(long, default_value_t = 1e-4, value_name = "P")]
    faulty: f64,
    #[command(flatten)]
    output: OutputArgs,
}

pub(super) fn run(args: &CampaignArgs) -> Result<ExitCode> {
    if !is_positive_probability(args.bin_width) || !is_positive_probability(args.faulty) {
        return Err(miette!("--bin-width and --faulty must be greater than 0 and at most 1"));
    }
    let (mut executions, mut logs): (Vec<Execution>, _) = (Vec::new(), BTreeMap::new());
    for path in &args.logs {
        let file = data::table(path, data::TABLE)?;
        logs.insert(path.display().to_string(), sha256(&file.text));
        executions.extend(inputs::or_other_file(log::read(&file).map_err(Into::into), "a table of cards", path)?);
    }
    let mut cutoffs = args.cutoffs.clone();
    cutoffs.extend(Some(args.cutoff));
    cutoffs.sort_unstable();
    cutoffs.dedup();
    let options = Options { cutoffs, cutoff: args.cutoff, bin_width: args.bin_width, faulty: args.faulty };
    let statistics = statistics(&executions, &options);
    let campaign = Campaign { logs, statistics: &statistics, options: &options };
    args.output.deliver(&campaign)
}

/// Whether a number is a probability above 0.
fn is_positive_probability(p: f64) -> bool {
    p.is_finite() && p > 0.0 && p <= 1.0
}
