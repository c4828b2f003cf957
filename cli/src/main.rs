//! `eccforge`: from one YAML description of an ECC to exact tables, facts and decoded entries.
//!
//! This package is thin: arguments, progress, files. Everything else lives in the libraries.

mod args;
mod check;
mod decode;
mod inputs;
mod list;
mod output;
mod progress;
mod reproduce;
mod table;

use args::{Arguments, Command};
use clap::{CommandFactory, Parser};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = match arguments.command {
        Command::Reproduce(a) => reproduce::run(&a),
        Command::Check(a) => check::run(&a),
        Command::Decode(a) => decode::run(&a),
        Command::List(a) => list::run(&a),
        Command::Matrix { scheme } => list::matrix(&scheme),
        Command::Schema => list::schema(),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Arguments::command(), "eccforge", &mut std::io::stdout());
            Ok(ExitCode::SUCCESS)
        }
    };
    match result {
        Ok(code) => code,
        Err(report) => {
            eprintln!("{report:?}");
            ExitCode::from(output::COULD_NOT_RUN)
        }
    }
}
