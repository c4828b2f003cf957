//! The commands of the policy layer by themselves, for runs by hand before the `eccforge` binary has them.

use clap::Parser;
use eccforge_machines::commands::{self, InjectArgs, PolicyCommand, SmiArgs};
use std::io::{BufWriter, Write};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "eccforge")]
enum Cli {
    /// A GPU's health in the forms that people know
    Smi(SmiArgs),
    /// Replay and compare policies
    #[command(subcommand)]
    Policy(PolicyCommand),
    /// One event against an InfoROM image
    Inject(InjectArgs),
}

fn main() -> miette::Result<ExitCode> {
    let mut out = BufWriter::new(std::io::stdout().lock());
    let code = match Cli::parse() {
        Cli::Smi(args) => commands::smi(&args, &mut out),
        Cli::Policy(command) => commands::policy(&command, &mut out),
        Cli::Inject(args) => commands::inject(&args, &mut out),
    };
    out.flush().map_err(|e| miette::miette!("the output cannot be written: {e}"))?;
    code
}
