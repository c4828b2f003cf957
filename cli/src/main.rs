//! `eccforge`: from one YAML description of an ECC to exact tables, facts and decoded entries.
//!
//! This package is thin: arguments, progress, files. Everything else lives in the libraries.

mod args;
mod arguments;
mod check;
mod dead;
mod decode;
mod examples;
mod fleet;
mod hdl;
mod inputs;
mod list;
mod machines;
mod manual;
mod memory;
mod output;
mod progress;
mod ranks;
mod report;
mod reproduce;
mod sampling;
mod schema;
mod search;
mod signals;
mod source;
mod stages;
mod table;
mod terminal;

use args::{Arguments, Command, EmitCommand};
use std::process::ExitCode;

/// `eccforge prove ID | head` ends quietly, as other programs do.
#[allow(unsafe_code, reason = "the action of a signal is set by a function of C")]
fn end_with_the_reader() {
    #[cfg(unix)]
    {
        use nix::sys::signal::{SigHandler, Signal, signal};
        // SAFETY: no handler is installed that could interrupt the program: the system's default replaces Rust's.
        let _ = unsafe { signal(Signal::SIGPIPE, SigHandler::SigDfl) };
    }
}

fn main() -> ExitCode {
    end_with_the_reader();
    terminal::install_reports();
    let arguments: Arguments = terminal::arguments();
    progress::show(!arguments.quiet);
    // These run programs of others.
    if matches!(
        arguments.command,
        Command::Prove(_) | Command::Area(_) | Command::Verify(_) | Command::Report(_) | Command::Policy(_)
    ) {
        signals::end_programs_with_this();
    }
    let result = match arguments.command {
        Command::Reproduce(a) => reproduce::run(&a),
        Command::Check(a) => check::run(&a),
        Command::Report(a) => report::run(&a),
        Command::Decode(a) => decode::run(&a),
        Command::List(a) => list::run(&a),
        Command::Simulate(a) => a.run(),
        Command::Sweep(a) => a.run(),
        Command::Merge(a) => a.run(),
        Command::Beam(c) => c.run(),
        Command::Fleet(a) => a.run(),
        Command::Plot(a) => a.run(),
        Command::Emit(c) => emit(&c),
        Command::Prove(a) => hdl::prove(&a),
        Command::Area(a) => hdl::area(&a),
        Command::Verify(a) => hdl::verify_netlist(&a),
        Command::Policy(c) => terminal::buffered(|out| machines::policy(&c, out)),
        Command::Smi(a) => terminal::buffered(|out| machines::smi(&a, out)),
        Command::Inject(a) => terminal::buffered(|out| machines::inject(&a, out)),
        Command::Memtest(a) => a.run(),
        Command::Matrix { scheme } => list::matrix(&scheme),
        Command::Search(a) => search::run(&a),
        Command::Certify(a) => search::certify(&a),
        Command::Schema { output } => schema::run(output.as_deref()),
        Command::Completions { shell } => manual::completions(shell),
        Command::Man { out } => manual::pages(&out),
    };
    match result {
        Ok(code) => code,
        Err(report) => {
            terminal::report(&report);
            ExitCode::from(output::COULD_NOT_RUN)
        }
    }
}

fn emit(command: &EmitCommand) -> miette::Result<ExitCode> {
    match command {
        EmitCommand::Software(language) => language.run(),
        EmitCommand::Verilog(a) => hdl::emit_verilog(a),
    }
}
