//! Shell completions: commands, options, and the ids of shipped files.

use crate::inputs::Kind;
use crate::output;
use crate::sample::SAMPLES;
use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, ValueEnum};
use clap_complete::CompleteEnv;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use clap_complete::env::Shells;
use eccforge_memory::memtest::Test;
use eccforge_model::ErrorModel;
use miette::{IntoDiagnostic, Result, miette};
use std::ffi::OsStr;
use std::process::ExitCode;

/// The variable by which a completion script asks the program.
const VARIABLE: &str = "ECCFORGE_COMPLETE";

/// Answers a shell that asks for completions, and ends the program; returns if none asks.
pub fn answer() {
    CompleteEnv::with_factory(crate::command).var(VARIABLE).bin("eccforge").complete();
}

/// The parser of the name of a shell.
pub fn shells() -> PossibleValuesParser {
    Shells::builtins().names().collect::<Vec<_>>().into()
}

/// Prints the completion script of a shell. The script asks the program that the shell finds.
pub fn script(shell: &str) -> Result<ExitCode> {
    let shells = Shells::builtins();
    let completer = shells.completer(shell).ok_or_else(|| miette!("`{shell}` is not a shell with completions"))?;
    let mut script = Vec::new();
    completer.write_registration(VARIABLE, "eccforge", "eccforge", "eccforge", &mut script).into_diagnostic()?;
    output::print(&String::from_utf8_lossy(&script))
}

/// An argument with the completions of its values.
pub fn completed(argument: Arg) -> Arg {
    let id = argument.get_id().as_str();
    let takes_file = argument.get_value_names().is_some_and(|names| names.iter().any(|name| name.contains("FILE")));
    let names: fn() -> Vec<String> = match id {
        "scheme" | "schemes" | "under" | "equivalent" | "diff" | "from" => || of_kind(Kind::Schemes),
        "model" => || of_kind(Kind::Models),
        "work" => || of_kind(Kind::Works),
        "profile" => || of_kind(Kind::Profiles),
        "calibrate" => || of_kind(Kind::Studies),
        "subject" => || Kind::value_variants().iter().flat_map(|kind| of_kind(*kind)).collect(),
        "class" => || ErrorModel::table1().classes.into_iter().map(|class| class.id).collect(),
        "test" => || Test::EVERY.iter().map(|test| test.code().to_owned()).collect(),
        "name" => || SAMPLES.iter().map(|(name, ..)| (*name).to_owned()).collect(),
        "command" => commands,
        _ => return argument,
    };
    argument.add(ArgValueCompleter::new(move |typed: &OsStr| matching(&names(), typed, takes_file)))
}

fn of_kind(kind: Kind) -> Vec<String> {
    kind.ids().into_iter().map(str::to_owned).collect()
}

/// The names of the commands that have help.
fn commands() -> Vec<String> {
    crate::command().get_subcommands().map(|command: &Command| command.get_name().to_owned()).collect()
}

/// The names that begin as typed, and files if the argument takes one.
fn matching(names: &[String], typed: &OsStr, takes_file: bool) -> Vec<CompletionCandidate> {
    let start = typed.to_string_lossy().to_ascii_lowercase();
    let begin = names.iter().filter(|name| name.to_ascii_lowercase().starts_with(&start));
    let files = if takes_file { PathCompleter::file().complete(typed) } else { Vec::new() };
    begin.map(CompletionCandidate::new).chain(files).collect()
}
