//! The commands of this package as a program of their own: `simulate`, `sweep`, `merge`, `plot`.

use clap::Parser;
use eccforge_sampling::commands::{MergeArgs, PlotArgs, SimulateArgs, SweepArgs};
use std::process::ExitCode;

#[derive(Parser)]
enum Command {
    Simulate(SimulateArgs),
    Sweep(SweepArgs),
    Merge(MergeArgs),
    Plot(PlotArgs),
}

fn main() -> miette::Result<ExitCode> {
    match Command::parse() {
        Command::Simulate(args) => args.run(),
        Command::Sweep(args) => args.run(),
        Command::Merge(args) => args.run(),
        Command::Plot(args) => args.run(),
    }
}
