//! `eccforge`: generates and verifies hardware ECC codecs from one YAML description of the code.
//!
//! This package contains only arguments, progress and files. The libraries do the work.

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
mod new;
mod output;
mod page;
mod progress;
mod ranks;
mod renamed;
mod reproduce;
mod sampling;
mod schema;
mod search;
mod show;
mod signals;
mod source;
mod style;
mod table;
mod terminal;

use args::{Arguments, Command, EmitCommand, HelpArgs, HelpCommand, LearnCommand, SearchArgs, SearchCommand};
use std::process::ExitCode;

/// Restores the default action of SIGPIPE, so `eccforge prove ID | head` ends without an error message.
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
    style::choose(&std::env::args_os().collect::<Vec<_>>());
    terminal::install_reports();
    let arguments: Arguments = terminal::arguments();
    progress::show(!arguments.quiet);
    // These run programs of others.
    if matches!(arguments.command, Command::Check(_) | Command::Prove(_) | Command::Area(_) | Command::Gpu(_)) {
        signals::end_programs_with_this();
    }
    let result = match arguments.command {
        Command::New(a) => new::run(&a),
        Command::List(a) => list::run(&a),
        Command::Show(a) => show::run(&a),
        Command::Check(a) => check::run(&a),
        Command::Reproduce(a) => reproduce::run(&a),
        Command::Simulate(a) => a.run(),
        Command::Merge(a) => a.run(),
        Command::Emit(c) => emit(&c),
        Command::Prove(a) => hdl::prove(&a),
        Command::Area(a) => hdl::area(&a),
        Command::Search(a) => search(&a),
        Command::Gpu(c) => machines::gpu(&c),
        Command::Learn(c) => match &*c {
            LearnCommand::Beam(a) => a.run(),
            LearnCommand::Dimm(a) => machines::dimm(a),
        },
        Command::Fleet(a) => a.run(),
        Command::Memtest(a) => a.run(),
        Command::Help(a) => help(&a),
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

fn search(args: &SearchArgs) -> miette::Result<ExitCode> {
    match &args.command {
        Some(SearchCommand::Certify(a)) => search::certify(a),
        None => search::run(&args.search),
    }
}

fn help(args: &HelpArgs) -> miette::Result<ExitCode> {
    match &args.topic {
        None => manual::help(&args.command),
        Some(HelpCommand::Schema { output }) => schema::run(output.as_deref()),
        Some(HelpCommand::Completions { shell }) => manual::completions(*shell),
        Some(HelpCommand::Man { out }) => manual::pages(out),
    }
}
