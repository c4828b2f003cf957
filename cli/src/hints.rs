//! Command-line errors in the words of this program, with advice that names one of its options, values or commands.

use crate::{command_line, examples, inputs, terminal};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use eccforge_files::diagnostic::did_you_mean;
use std::error::Error;
use std::ffi::OsString;

/// Words that other programs take, and their equivalents here.
const INSTEAD: [(&str, &str); 14] = [
    ("--threads", "all cores are used; set RAYON_NUM_THREADS to use fewer"),
    ("--jobs", "set --threads where the command has it, or RAYON_NUM_THREADS"),
    ("--json", "write --format json"),
    ("--csv", "write --format csv"),
    ("--html", "write --format html"),
    ("--output", "write --out FILE"),
    ("--verbose", "--all prints all details"),
    ("--no-color", "write --color never, or set NO_COLOR"),
    ("--width", "set COLUMNS to the width of the text"),
    (
        "vhdl",
        "emit Verilog with a package of component declarations, by which VHDL instantiates it:\n  eccforge emit verilog trio --vhdl",
    ),
    ("systemverilog", "an option of Verilog:\n  eccforge emit verilog trio --system-verilog"),
    ("cpp", "C++ compiles the C99 files:\n  eccforge emit c trio"),
    ("c++", "C++ compiles the C99 files:\n  eccforge emit c trio"),
    ("python", "the package `eccforge` of Python encodes and decodes"),
];

/// Up to this number of values, the message lists all instead of a similar one.
const FEW: usize = 8;

/// Prints an error of clap in the form of every other error. `command` is the root of the tree and `words` the command line.
pub fn refused(error: &clap::Error, command: &Command, words: &[OsString]) {
    let (message, help) = reworded(error, command, words);
    terminal::error(&message, None, help.as_deref());
}

/// The command that the words call, with its words.
fn called<'c>(mut command: &'c Command, words: &[OsString]) -> (&'c Command, String) {
    let mut name = String::new();
    for word in words.iter().skip(1) {
        let Some(below) = command.find_subcommand(word) else { continue };
        command = below;
        name += &format!(" {}", below.get_name());
    }
    (command, format!("eccforge{name}"))
}

/// An error of clap: its message and its advice.
fn reworded(error: &clap::Error, root: &Command, words: &[OsString]) -> (String, Option<String>) {
    let text = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let (argument, value) = (text(ContextKind::InvalidArg), text(ContextKind::InvalidValue));
    let (command, name) = called(root, words);
    let advice = || of_option(&argument, root, (command, &name));
    let placeholder = argument.split(' ').next().unwrap_or_default().trim_matches(['[', ']', '<', '>', '.']);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let word = text(ContextKind::InvalidSubcommand);
            let help = instead_of_command(&word, command, &name);
            (format!("{name} has no command `{word}`"), Some(help))
        }
        ErrorKind::UnknownArgument if argument.starts_with('-') => (
            format!("{name} has no option `{argument}`"),
            Some(instead_of_option(&typed(&argument, words), root, command, &name)),
        ),
        ErrorKind::UnknownArgument => {
            let usage = command.clone().render_usage().to_string().replace("Usage: ", "usage: ");
            let advice =
                instead_of_argument(&argument, command).map_or(usage.clone(), |help| format!("{help}\n{usage}"));
            (format!("{name} takes no argument `{argument}`"), Some(advice))
        }
        ErrorKind::MissingRequiredArgument => {
            (format!("{name} needs {}", alternatives(&argument)), examples::first(below(&name)).map(such_as))
        }
        ErrorKind::InvalidValue if value.is_empty() => (format!("`{argument}` needs a value"), advice()),
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg);
            (format!("`{argument}` cannot be used with {other}"), Some("leave one of them out".into()))
        }
        ErrorKind::InvalidValue => {
            let Some(ContextValue::Strings(known)) = error.get(ContextKind::ValidValue) else { return rendered(error) };
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            let all = format!("The values are {}.", known.join(", "));
            let help = match did_you_mean(&value, &known) {
                Some(question) if known.len() > FEW => question,
                Some(question) => format!("{question} {all}"),
                None => all,
            };
            (format!("{placeholder} cannot be `{value}`"), Some(help))
        }
        ErrorKind::ValueValidation => {
            let why = range(&value, root, words).unwrap_or_else(|| reason(error));
            // A reason that begins with the value needs no second mention of it.
            let message = match why.strip_prefix(&format!("`{value}` ")) {
                Some(rest) => format!("{placeholder}: `{value}` {rest}"),
                None => format!("{placeholder} cannot be `{value}`: {why}"),
            };
            (message, advice())
        }
        _ => rendered(error),
    }
}

/// An example of an option; `argument` is the option as clap writes it.
fn of_option(argument: &str, root: &Command, (command, name): (&Command, &str)) -> Option<String> {
    let option = argument.split([' ', '=']).next().and_then(|word| word.strip_prefix("--"))?;
    if let Some(line) = examples::with_option(below(name), &format!("--{option}")) {
        return Some(such_as(line));
    }
    let option = command.get_arguments().find(|a| a.get_long() == Some(option))?;
    let line = examples::with_value(below(name), option)?;
    let called = root.clone().try_get_matches_from(line.split(' '));
    let is_called = called.is_ok_and(|matches| command_line::wrong_option(root, &matches).is_none());
    // An option that needs others has only its value as an example.
    Some(if is_called { such_as(&line) } else { format!("such as {}", examples::value(option)?) })
}

/// The words of a command after the program's name.
fn below(name: &str) -> &str {
    name.strip_prefix("eccforge ").unwrap_or(name)
}

/// A command as an example in advice.
fn such_as(line: &str) -> String {
    format!("such as\n  {}", examples::broken(line))
}

/// Alternatives of a group in words: clap writes `<--hsiao <BITS>|--matrix <FILE>>`.
fn alternatives(argument: &str) -> String {
    let Some(group) = argument.strip_prefix("<--").and_then(|rest| rest.strip_suffix('>')) else {
        return argument.to_owned();
    };
    let all: Vec<String> =
        group.replace("|--", "\n").lines().map(|one| format!("--{}", one.replace(['<', '>'], ""))).collect();
    match all.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => argument.to_owned(),
    }
}

/// The text of clap, without its reference to the help.
fn rendered(error: &clap::Error) -> (String, Option<String>) {
    let text = error.render().to_string();
    (text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ").trim_end().to_owned(), None)
}

/// The advice for an unknown command.
fn instead_of_command(word: &str, command: &Command, name: &str) -> String {
    let is_emit = command.get_name() == "emit";
    if is_emit && inputs::is_scheme(word) {
        return format!("name the language first:\n  eccforge emit verilog {word}");
    }
    if name == "eccforge" && inputs::is_scheme(word) {
        return format!("it is a scheme:\n  eccforge show {word}\n  eccforge check {word}");
    }
    if let Some((_, instead)) = INSTEAD.iter().find(|(known, _)| is_emit && *known == word) {
        return (*instead).to_owned();
    }
    let names: Vec<&str> = command.get_subcommands().map(Command::get_name).filter(|name| *name != "help").collect();
    did_you_mean(word, &names).unwrap_or_else(|| match name {
        "eccforge" => "`eccforge --help` lists all".into(),
        _ => format!("its commands are {}", names.join(", ")),
    })
}

/// The options of a command that take a file, if this argument looks like one.
fn instead_of_argument(argument: &str, command: &Command) -> Option<String> {
    if argument.starts_with("0x") && command.get_arguments().any(|a| a.get_long() == Some("address")) {
        return Some(format!("write --address {argument}"));
    }
    if !std::path::Path::new(argument).is_file() {
        return None;
    }
    // An option that writes a file does not read this one.
    let reads = command.get_arguments().filter(|arg| takes_file(arg)).filter(|arg| {
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        !help.starts_with("Write") && arg.get_long() != Some("out")
    });
    let options: Vec<String> = reads.filter_map(|arg| Some(format!("--{} {argument}", arg.get_long()?))).collect();
    (!options.is_empty()).then(|| format!("a file is given by an option: {}", options.join(" or ")))
}

/// Whether the help names the value of an argument as a file.
fn takes_file(arg: &Arg) -> bool {
    arg.get_value_names().is_some_and(|names| names.iter().any(|name| name.contains("FILE")))
}

/// The whole word of an unknown option; one dash and several letters are taken for a long option.
fn typed(option: &str, words: &[OsString]) -> String {
    if option.starts_with("--") {
        return option.to_owned();
    }
    let longer =
        words.iter().map(|word| word.to_string_lossy()).find(|word| word.len() > 2 && word.starts_with(option));
    longer.map_or_else(|| option.to_owned(), |word| format!("-{word}"))
}

/// The advice for an unknown option: one of the command, one of this program, or the commands that have it.
fn instead_of_option(option: &str, root: &Command, command: &Command, name: &str) -> String {
    let longs: Vec<String> =
        command.get_arguments().filter_map(Arg::get_long).map(|long| format!("--{long}")).collect();
    if let Some(question) = did_you_mean(option, &longs.iter().map(String::as_str).collect::<Vec<_>>()) {
        return question;
    }
    let mut others = Vec::new();
    with_option(root, option, "", &mut others);
    // `gpu inject` prints JSON lines and no other form.
    if option == "--format" && longs.iter().any(|long| long == "--json") {
        return "write --json".to_owned();
    }
    let instead = INSTEAD.iter().find(|(known, _)| *known == option).map(|(_, instead)| (*instead).to_owned());
    let elsewhere = || match others.as_slice() {
        [] => None,
        few if few.len() <= FEW => Some(format!("it is an option of {}", few.join(", "))),
        many => Some(format!("`{name}` does not have it, and {} other commands do", many.len())),
    };
    instead.or_else(elsewhere).unwrap_or_else(|| format!("`{name} --help` lists its options"))
}

/// Collects the commands that have an option.
fn with_option(command: &Command, option: &str, name: &str, found: &mut Vec<String>) {
    let has_option = |long: &str| option.strip_prefix("--") == Some(long);
    if command.get_arguments().any(|argument| argument.get_long().is_some_and(has_option)) {
        found.push(name.trim_start().to_owned());
    }
    for subcommand in command.get_subcommands() {
        with_option(subcommand, option, &format!("{name} {}", subcommand.get_name()), found);
    }
}

/// The range of a numeric option for which `value` is not a number. Only the error of a huge number states it, so one is tried instead.
fn range(value: &str, root: &Command, words: &[OsString]) -> Option<String> {
    if value.is_empty() || value.parse::<f64>().is_ok() {
        return None;
    }
    let huge = |word: &OsString| match word.to_str() {
        Some(word) if word == value => OsString::from(i64::MAX.to_string()),
        Some(word) if word.ends_with(&format!("={value}")) => {
            OsString::from(word.replace(&format!("={value}"), &format!("={}", i64::MAX)))
        }
        _ => word.clone(),
    };
    let error = root.clone().try_get_matches_from(words.iter().map(huge)).err()?;
    let why = reason(&error);
    why.starts_with("a number from ").then_some(why)
}

/// The reason why a value is rejected. The reasons of the standard library are reworded.
fn reason(error: &clap::Error) -> String {
    let source = error.source().map_or_else(|| "it is not valid".to_owned(), ToString::to_string);
    if let Some((low, high)) = source.split_once(" is not in ").and_then(|(_, range)| range.split_once("..=")) {
        return format!("a number from {low} to {high} is needed");
    }
    let why = match source.as_str() {
        "invalid digit found in string" | "cannot parse integer from empty string" => "a whole number is needed",
        "number too large to fit in target type" => "the number is too large",
        "number too small to fit in target type" => "the number is too small",
        "invalid float literal" | "cannot parse float from empty string" => "a number is needed",
        other => other,
    };
    why.to_owned()
}
