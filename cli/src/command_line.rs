//! The command line: the command tree with its common properties, and its parser.

use crate::arguments::Format;
use crate::output::COULD_NOT_RUN;
use crate::{completions, effects, examples, hints, output, style, terminal};
use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Command, FromArgMatches};
use miette::{Report, miette};
use std::any::TypeId;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The words of a command line: `learn LOG` is `learn beam LOG`.
fn called(mut words: Vec<OsString>) -> Vec<OsString> {
    let at = 1 + words.iter().skip(1).take_while(|word| word.to_string_lossy().starts_with('-')).count();
    if words.get(at).is_some_and(|word| word == "learn") && words.get(at + 1).is_some_and(is_log) {
        words.insert(at + 1, "beam".into());
    }
    words
}

/// Whether the word after `learn` is a log, and not a command of it.
fn is_log(word: &OsString) -> bool {
    let text = word.to_string_lossy();
    let is_path = text == "-" || (!text.starts_with('-') && text.contains(['.', '/'])) || Path::new(word).is_file();
    is_path && !["beam", "dimm", "help"].contains(&&*text)
}

/// The arguments of the command that are on the command line.
static GIVEN: OnceLock<Vec<String>> = OnceLock::new();

fn remember(mut matches: &ArgMatches) {
    while let Some((_, inner)) = matches.subcommand() {
        matches = inner;
    }
    // Groups have the names of Rust's types.
    let given =
        matches.ids().map(clap::Id::as_str).filter(|id| is_argument(id)).filter(|id| effects::is_given(matches, id));
    GIVEN.get_or_init(|| given.map(str::to_owned).collect());
}

/// Whether an id of clap is an argument of the command: groups begin with a capital, and every command has `quiet`.
fn is_argument(id: &str) -> bool {
    !id.starts_with(|c: char| c.is_ascii_uppercase()) && id != "quiet"
}

/// Rejects arguments that a scheme without a list of correctable patterns does not accept: all except those in `taken`.
pub fn only(taken: &[&str], scheme: &str) -> miette::Result<()> {
    let given = GIVEN.get().into_iter().flatten();
    let Some(other) = given.map(|id| id.replace('_', "-")).find(|id| !taken.contains(&id.as_str())) else {
        return Ok(());
    };
    let help = "leave it out: the outcomes of such a scheme are those of wrong symbols";
    Err(miette!(help = help, "{scheme}: `--{other}` needs a list of correctable patterns"))
}

/// Parses the command line; prints help or an error and ends the program if that is needed.
pub fn arguments<T: FromArgMatches>(mut command: Command) -> T {
    let words = called(std::env::args_os().collect());
    if words.iter().any(|word| word == "-h") {
        command = brief(command);
    }
    let matches = command.try_get_matches_from_mut(&words);
    if let Some(why) = matches.as_ref().ok().and_then(|matches| wrong_option(&command, matches)) {
        terminal::report(&why);
        std::process::exit(COULD_NOT_RUN.into());
    }
    matches.iter().for_each(remember);
    matches.and_then(|m| T::from_arg_matches(&m)).unwrap_or_else(|e| {
        if e.use_stderr() {
            match e.kind() {
                // The help of a command whose subcommand is missing.
                ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                    terminal::note(&help_text(&e, style::error_colours()));
                }
                _ => hints::refused(&e, &command, &words),
            }
            std::process::exit(e.exit_code());
        }
        let text = help_text(&e, style::colours());
        if let Err(why) = output::print(&style::in_locale(&text)) {
            terminal::report(&why);
            std::process::exit(COULD_NOT_RUN.into());
        }
        std::process::exit(e.exit_code())
    })
}

/// Help or the version as the parser renders it.
pub fn help_text(help: &clap::Error, colours: bool) -> String {
    if colours { help.render().ansi().to_string() } else { help.render().to_string() }
}

/// The command with the first sentence of the help of each option, for `-h`.
fn brief(command: Command) -> Command {
    let argument = |argument: Arg| {
        let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
        argument.help(examples::first_sentence(&help).to_owned())
    };
    command.mut_args(argument).mut_subcommands(brief)
}

/// Options that name an output file or folder.
const OUTPUTS: [&str; 14] = [
    "out",
    "errors_out",
    "curve",
    "plot",
    "model_out",
    "plots",
    "svg",
    "record",
    "report",
    "vcd",
    "events_out",
    "actions_out",
    "log_out",
    "state",
];

/// The error for an option without effect, or for an output that would overwrite another file or whose suffix names no format.
pub fn wrong_option(command: &Command, matches: &ArgMatches) -> Option<Report> {
    if let Some((name, matches)) = matches.subcommand() {
        return wrong_option(command.find_subcommand(name)?, matches);
    }
    if let Some(why) = effects::ineffective(command, matches) {
        return Some(why);
    }
    if let Some(why) = overwritten(command, matches) {
        return Some(miette!(help = "give another name", "{why}"));
    }
    let path = without_format(command, matches)?;
    // `image decode` has two outputs, and the data are what a user of `image encode --out` means.
    if command.get_name() == "decode" {
        let help = format!("--out is the report of errors; write the data with `--data {path}`");
        return Some(miette!(help = help, "--out {path}: no format of a report has this suffix"));
    }
    let help = "end it in .txt, .json, .csv, .md or .html, or add --format";
    Some(miette!(help = help, "--out {path}: no format has this suffix"))
}

/// The result file whose suffix names no format, if `--format` gives none either.
fn without_format(command: &Command, matches: &ArgMatches) -> Option<String> {
    let argument = |id: &str| command.get_arguments().find(|argument| argument.get_id() == id);
    let is_file = argument("out")?.get_value_names().is_some_and(|names| names == ["FILE"]);
    // A format with a default does not depend on the suffix.
    let by_suffix = argument("format")?.get_default_values().is_empty();
    if !is_file || !by_suffix || matches.value_source("format").is_some() {
        return None;
    }
    let path = Path::new(matches.try_get_raw("out").ok()??.next()?);
    (path.extension().is_some() && Format::of_suffix(path).is_none()).then(|| path.display().to_string())
}

/// Returns the reason if an output would overwrite an input or another output. Record files of `--out` count as both.
fn overwritten(command: &Command, matches: &ArgMatches) -> Option<String> {
    let records = eccforge_runs::job::records_path;
    let (mut read, mut written): (Vec<PathBuf>, Vec<(PathBuf, String)>) = (Vec::new(), Vec::new());
    for argument in command.get_arguments() {
        let id = argument.get_id().as_str();
        for path in matches.try_get_raw(id).ok().flatten().into_iter().flatten().map(Path::new) {
            let named = || format!("--{} {}", argument.get_long().unwrap_or(id), path.display());
            if !OUTPUTS.contains(&id) {
                if names_a_file(argument, path) {
                    read.extend([path, &records(path)].map(identity));
                }
                continue;
            }
            // A watch reads its state and writes it again.
            if id == "state" || path.is_dir() {
                continue;
            }
            written.push((identity(path), named()));
            if id == "out" {
                written.push((identity(&records(path)), named()));
            }
        }
    }
    if let Some((_, option)) = written.iter().find(|(path, _)| read.contains(path)) {
        return Some(format!("{option}: this file is an input of the command"));
    }
    for (i, (path, option)) in written.iter().enumerate() {
        if written[..i].iter().any(|(earlier, _)| earlier == path) {
            return Some(format!("{option}: this file is another output of the command"));
        }
    }
    None
}

/// Whether an argument's value is read as a file. A name without separator and suffix is a built-in id if there is
/// one.
fn names_a_file(argument: &Arg, value: &Path) -> bool {
    let is_path = argument.get_value_parser().type_id() == TypeId::of::<PathBuf>();
    let named = is_path || value.extension().is_some() || value.components().count() > 1;
    named && (value.is_file() || eccforge_runs::job::records_path(value).is_file())
}

/// Canonical path of a file, which need not exist.
fn identity(path: &Path) -> PathBuf {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let by_folder = || Some(folder.canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(by_folder).unwrap_or_else(|| path.to_owned())
}

/// Applies the common properties of all commands: `-o` for `--out`, negative numbers as option values, and examples. `-` is
/// not accepted as an output, except for `emit rust` and `emit rust-hdl`, which print.
pub fn uniform(command: Command) -> Command {
    uniform_below("", command)
}

/// Like [`uniform`], for a command below others whose names are `above`, each with a space.
fn uniform_below(above: &str, command: Command) -> Command {
    let called = format!("{above}{}", command.get_name());
    let prints = matches!(command.get_name(), "rust" | "rust-hdl");
    let argument = |a: Arg| {
        let a = completions::completed(a);
        if a.is_positional() || !a.get_action().takes_values() {
            return a;
        }
        let output = OUTPUTS.contains(&a.get_id().as_str()) && !prints;
        let a = a.allow_negative_numbers(true);
        let a = if a.get_id() == "out" { a.short('o') } else { a };
        if output { a.value_parser(PathBufValueParser::new().try_map(named)) } else { a }
    };
    // The names begin below the program's own.
    let below = if above.is_empty() && called == "eccforge" { String::new() } else { format!("{called} ") };
    let command = command.mut_args(argument).mut_subcommands(|command| uniform_below(&below, command));
    let Some(examples) = examples::text(&called) else { return command };
    let end = command.get_after_help().map(|text| format!("\n{text}")).unwrap_or_default();
    command.after_help(examples + &end)
}

fn named(path: PathBuf) -> Result<PathBuf, &'static str> {
    if path.as_os_str() == "-" {
        return Err("`-` is not a file name here: omit the option to print the result, or name a file or folder");
    }
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_output_of_the_list_is_an_option() {
        fn ids(command: &Command, found: &mut Vec<String>) {
            found.extend(command.get_arguments().map(|a| a.get_id().to_string()));
            for c in command.get_subcommands() {
                ids(c, found);
            }
        }
        let mut found = Vec::new();
        ids(&crate::command(), &mut found);
        assert!(OUTPUTS.iter().all(|o| found.iter().any(|f| f == o)), "{found:?}");
        let outputs = found.iter().filter(|f| f.ends_with("out") || f.ends_with("_file") && *f != "error_file");
        for o in outputs {
            assert!(OUTPUTS.contains(&o.as_str()), "`-` would be a file: {o}");
        }
    }
}
