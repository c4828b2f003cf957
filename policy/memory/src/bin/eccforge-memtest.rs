//! The memory tests as a program of their own; `eccforge memtest` is the same.

use clap::Parser;
use eccforge_memory::commands::MemtestArgs;
use std::process::ExitCode;

#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Arguments {
    #[command(flatten)]
    memtest: MemtestArgs,
}

fn main() -> ExitCode {
    match Arguments::parse().memtest.run() {
        Ok(code) => code,
        Err(report) => {
            eprintln!("{report:?}");
            ExitCode::from(2)
        }
    }
}
