//! `eccforge fmeda`: the effects of faulty gates of the codec itself.

use super::hardware::{is_supported, stored_as_asked};
use super::placed::{PlacementArgs, of_placement};
use crate::output::{OutputArgs, WithNext, called};
use crate::progress;
use clap::Args;
use eccforge_hdl::design::{Goal, Options};
use eccforge_hdl::faults::{self, Parts, analyse};
use miette::{Result, miette};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

/// `eccforge fmeda`.
#[derive(Args, Clone, Debug)]
pub struct FmedaArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Include a check of the decoder: the delivered data is encoded again and compared with the corrected entry. `emit
    /// verilog --self-check` writes the module.
    #[arg(long)]
    pub self_check: bool,
    /// Also invert the outputs of two adjacent gates together while one entry passes: one drives the other, or both drive the same gate.
    /// With `--placement`, all cells within the radius are.
    #[arg(long)]
    pub adjacent: bool,
    /// Optimisation goal of shared logic.
    #[arg(long, value_parser = crate::arguments::choice(&super::choices::GOALS), default_value = "area")]
    pub goal: Goal,
    /// Format and destination of the result.
    #[command(flatten)]
    pub output: OutputArgs,
    /// A placed netlist whose cells are faulty instead.
    #[command(flatten)]
    pub placement: PlacementArgs,
}

/// Simulates all faults of the codec of a scheme.
///
/// # Errors
/// The scheme is not valid or has no codec without an address, or a tool is missing or fails.
pub fn fmeda(args: &FmedaArgs) -> Result<ExitCode> {
    let options = Options { goal: args.goal, ..Options::default() };
    let scheme = stored_as_asked(crate::inputs::scheme(&args.scheme)?, &options)?;
    is_supported(&scheme, &options)?;
    if let Some(placement) = &args.placement.placement {
        return of_placement(&args.placement, placement, &scheme, &args.output);
    }
    let parts = Parts { self_check: args.self_check, adjacent: args.adjacent };
    let done = AtomicU64::new(0);
    let report = progress::shown(
        "entries with every fault",
        faults::entries(&scheme),
        || done.load(Ordering::Relaxed),
        || analyse(&scheme, &options, parts, &done),
    );
    let report = report.map_err(|e| miette!("{}: {e}", scheme.id))?;
    let name = &args.scheme;
    let next = if args.self_check {
        (called(&["emit", "verilog", name, "--self-check", "--out", "rtl"]), "writes the module of the check")
    } else {
        (called(&["fmeda", name, "--self-check"]), "adds a check of the decoder")
    };
    args.output.deliver(&WithNext::new(&report, [next]))
}
