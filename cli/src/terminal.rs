//! Terminal handling: error reports, help texts and the escaping of control characters.

use crate::style;
use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgMatches, Command, CommandFactory, FromArgMatches};
use std::any::TypeId;
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Whether a terminal would execute a character instead of showing it: ESC, BEL and other C0 and C1 controls except
/// line ends and tabs, and characters that change text direction or end a line (UAX 9, UAX 14).
fn is_obeyed(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || (c.is_control() && !matches!(c, '\n' | '\t'))
}

/// Escapes the characters that a terminal would execute. With `colours`, sequences that only select a readable colour
/// are kept.
pub fn safe(text: &str, colours: bool) -> Cow<'_, str> {
    if !text.contains(is_obeyed) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = match colours {
            true => colour(rest).unwrap_or(0),
            false => 0,
        };
        match length {
            0 if is_obeyed(c) => out.extend(c.escape_default()),
            0 => out.push(c),
            _ => out.push_str(&rest[..length]),
        }
        rest = &rest[length.max(c.len_utf8())..];
    }
    Cow::Owned(out)
}

/// Length in bytes of a colour sequence at the start of the text, if there is one. Only colours of our own tables and
/// reports count, not hidden, black or background colours.
fn colour(text: &str) -> Option<usize> {
    let (parameters, _) = text.strip_prefix("\x1b[")?.split_once('m')?;
    let plain = |p: &str| match p.parse::<u8>() {
        Ok(number) => matches!(number, 0..=4 | 22..=24 | 31..=37 | 39),
        Err(_) => p.is_empty(),
    };
    let is_ours = match parameters.strip_prefix("38;5;") {
        Some(number) => number.parse::<u8>().is_ok_and(|number| matches!(number, 9..=14)),
        None => parameters.split(';').all(plain),
    };
    is_ours.then_some(2 + parameters.len() + 1)
}

/// Installs the handler of error reports. Reports are wrapped only on terminals and never within a word, because
/// programs read paths from them.
pub fn install_reports() {
    let wrap = std::io::stderr().is_terminal();
    let options = move |_: &_| -> Box<dyn miette::ReportHandler> {
        let options = miette::MietteHandlerOpts::new().wrap_lines(wrap).break_words(false);
        Box::new(options.color(style::error_colours()).unicode(!style::ascii()).build())
    };
    // It fails only where a hook was installed before, and none was.
    drop(miette::set_hook(Box::new(options)));
}

/// Prints an error report to standard error.
pub fn report(report: &miette::Report) {
    crate::output::note(&format!("{report:?}"));
}

/// The words of a command line. Under the name `nvidia-smi` the program is `eccforge gpu smi`: what calls that calls this.
/// `learn LOG` is `learn beam LOG`.
fn called(mut words: Vec<OsString>) -> Vec<OsString> {
    if words.first().is_some_and(|program| Path::new(program).file_stem().is_some_and(|name| name == "nvidia-smi")) {
        words.splice(1..1, ["gpu".into(), "smi".into()]);
    }
    let at = 1 + words.iter().skip(1).take_while(|word| word.to_string_lossy().starts_with('-')).count();
    let is_log = |word: &OsString| {
        let text = word.to_string_lossy();
        let is_path = text == "-" || (!text.starts_with('-') && text.contains(['.', '/'])) || Path::new(word).is_file();
        is_path && !["beam", "dimm", "help"].contains(&&*text)
    };
    if words.get(at).is_some_and(|word| word == "learn") && words.get(at + 1).is_some_and(is_log) {
        words.insert(at + 1, "beam".into());
    }
    words
}

/// The command tree with its common properties.
pub fn command<T: CommandFactory>() -> Command {
    crate::manual::grouped(uniform(T::command()))
}

/// Parses the command line; prints help or an error and ends the program if that is needed.
pub fn arguments<T: CommandFactory + FromArgMatches>() -> T {
    let mut command = command::<T>();
    let words = called(std::env::args_os().collect());
    let matches = match crate::renamed::answer(&words) {
        Some(now) => Err(command.error(ErrorKind::InvalidSubcommand, now)),
        None => command.try_get_matches_from_mut(words),
    };
    if let Some(why) = matches.as_ref().ok().and_then(|matches| overwritten(&command, matches)) {
        report(&miette::miette!(help = "give another name", "{why}"));
        std::process::exit(crate::output::COULD_NOT_RUN.into());
    }
    matches.and_then(|m| T::from_arg_matches(&m)).unwrap_or_else(|e| {
        let e = without_passing_as_a_value(e).format(&mut command);
        let message = e.render();
        let (stdout, stderr) = (std::io::stdout(), std::io::stderr());
        let (to, colours): (&mut dyn Write, bool) = match e.use_stderr() {
            true => (&mut stderr.lock(), style::error_colours()),
            false => (&mut stdout.lock(), style::colours()),
        };
        let text = if colours { message.ansi().to_string() } else { message.to_string() };
        drop(to.write_all(safe(&style::in_locale(&text), colours).as_bytes()));
        std::process::exit(e.exit_code())
    })
}

/// The error without clap's tip to write `-- -f`: no file or id of this program begins with a dash.
fn without_passing_as_a_value(mut error: clap::Error) -> clap::Error {
    if let Some(ContextValue::StyledStrs(mut tips)) = error.remove(ContextKind::Suggested) {
        tips.retain(|tip| !tip.to_string().contains("as a value, use"));
        if !tips.is_empty() {
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(tips));
        }
    }
    error
}

/// Options that name an output file or folder.
const OUTPUTS: [&str; 13] = [
    "out",
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

/// Returns the reason if an output would overwrite an input or another output. Record files of `--out` count as both.
fn overwritten(command: &Command, matches: &ArgMatches) -> Option<String> {
    if let Some((name, matches)) = matches.subcommand() {
        return overwritten(command.find_subcommand(name)?, matches);
    }
    let records = eccforge_runs::job::records_path;
    let (mut read, mut written): (Vec<PathBuf>, Vec<(PathBuf, String)>) = (Vec::new(), Vec::new());
    for argument in command.get_arguments() {
        let id = argument.get_id().as_str();
        for path in matches.try_get_raw(id).ok().flatten().into_iter().flatten().map(Path::new) {
            let said = || format!("--{} {}", argument.get_long().unwrap_or(id), path.display());
            match OUTPUTS.contains(&id) {
                // A watch goes on from its state.
                true if id == "state" || path.is_dir() => {}
                true if id == "out" => written.extend([(identity(path), said()), (identity(&records(path)), said())]),
                true => written.push((identity(path), said())),
                false if names_a_file(argument, path) => read.extend([path, &records(path)].map(identity)),
                false => {}
            }
        }
    }
    let taken = written.iter().find(|(path, _)| read.contains(path));
    let twice =
        || (1..written.len()).find_map(|i| written[..i].iter().any(|w| w.0 == written[i].0).then_some(&written[i]));
    let is_input = taken.map(|(_, said)| format!("{said}: this file is an input of the command"));
    is_input.or_else(|| twice().map(|(_, said)| format!("{said}: this file is another output of the command")))
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
    let beside = || Some(folder.canonicalize().ok()?.join(path.file_name()?));
    path.canonicalize().ok().or_else(beside).unwrap_or_else(|| path.to_owned())
}

/// Applies what all commands have in common: `-o` for `--out`, negative numbers as option values, examples and former
/// options. `-` is not accepted as an output, except for `emit rust` and `emit
/// rust-hdl`, which print.
fn uniform(command: Command) -> Command {
    let prints = matches!(command.get_name(), "rust" | "rust-hdl");
    let old = crate::renamed::options(command.get_name());
    let argument = |a: Arg| {
        if a.is_positional() || !a.get_action().takes_values() {
            return a;
        }
        let output = OUTPUTS.contains(&a.get_id().as_str()) && !prints;
        let a = a.allow_negative_numbers(true);
        let a = if a.get_id() == "out" { a.short('o') } else { a };
        if output { a.value_parser(PathBufValueParser::new().try_map(named)) } else { a }
    };
    let command = command.mut_args(argument).args(old).mut_subcommands(uniform);
    let Some(examples) = crate::examples::text(command.get_name()) else { return command };
    let said = command.get_after_help().map(|said| format!("\n{said}")).unwrap_or_default();
    command.after_help(examples + &said)
}

fn named(path: PathBuf) -> Result<PathBuf, &'static str> {
    match path.as_os_str() == "-" {
        true => Err("`-` is not a file name here: omit the option to print the result, or name a file or folder"),
        false => Ok(path),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_output_of_the_list_is_an_option() {
        fn ids(command: &Command, found: &mut Vec<String>) {
            found.extend(command.get_arguments().map(|a| a.get_id().to_string()));
            command.get_subcommands().for_each(|c| ids(c, found));
        }
        let mut found = Vec::new();
        ids(&crate::Arguments::command(), &mut found);
        assert!(OUTPUTS.iter().all(|o| found.iter().any(|f| f == o)), "{found:?}");
        let outputs = found.iter().filter(|f| f.ends_with("out") || f.ends_with("_file") && *f != "error_file");
        outputs.for_each(|o| assert!(OUTPUTS.contains(&o.as_str()), "`-` would be a file: {o}"));
    }

    #[test]
    fn by_the_name_of_nvidia_smi_the_program_is_that() {
        let words = |line: &str| called(line.split(' ').map(OsString::from).collect());
        assert_eq!(words("/usr/bin/nvidia-smi -q -x"), ["/usr/bin/nvidia-smi", "gpu", "smi", "-q", "-x"]);
        assert_eq!(words("./eccforge gpu smi nvidia-smi"), ["./eccforge", "gpu", "smi", "nvidia-smi"]);
    }

    #[test]
    fn nothing_but_colours_is_obeyed() {
        assert_eq!(safe("a\u{202e}b\u{2066}", false), "a\\u{202e}b\\u{2066}", "what changes the order of letters");
        assert_eq!(safe("plain\n\ttext ä", false), "plain\n\ttext ä");
        assert_eq!(safe("a\x1b[2Jb\x07\r\u{9b}", true), "a\\u{1b}[2Jb\\u{7}\\r\\u{9b}");
        assert_eq!(safe("\u{202e}a\u{2066}b\u{200f}\u{2028}", true), "\\u{202e}a\\u{2066}b\\u{200f}\\u{2028}");
        assert_eq!(safe("\x1b[1;31mred\x1b[0m", true), "\x1b[1;31mred\x1b[0m");
        assert_eq!(safe("\x1b[1;31mred", false), "\\u{1b}[1;31mred");
        assert_eq!(safe("\x1b[1;3", true), "\\u{1b}[1;3");
        for ours in ["\x1b[m", "\x1b[39m", "\x1b[36;1;4m", "\x1b[38;5;10m"] {
            assert_eq!(safe(ours, true), ours);
        }
        for hidden in ["8", "30", "40", "38;5;0", "38;2;0;0;0", "48;5;1", "1;8", "7", "38;5;"] {
            let text = format!("\x1b[{hidden}m");
            assert_eq!(safe(&text, true), format!("\\u{{1b}}[{hidden}m"));
        }
    }
}
