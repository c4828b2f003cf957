//! What reaches a terminal: reports of errors, help, and no character that a terminal would obey.

use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::{Arg, Command, CommandFactory, FromArgMatches};
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

/// The text with control characters, other than line ends and tabs, spelled out. With `colours`, sequences that only choose
/// colours are left alone.
pub fn safe(text: &str, colours: bool) -> Cow<'_, str> {
    let reorders = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t') || reorders(c);
    if !text.contains(obeyed) {
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
            0 if obeyed(c) => out.extend(c.escape_default()),
            0 => out.push(c),
            _ => out.push_str(&rest[..length]),
        }
        rest = &rest[length.max(c.len_utf8())..];
    }
    Cow::Owned(out)
}

/// Bytes of a sequence that chooses a colour, if the text starts with one.
fn colour(text: &str) -> Option<usize> {
    let parameters = text.strip_prefix("\x1b[")?;
    let end = parameters.find(|c: char| !(c.is_ascii_digit() || matches!(c, ';' | ':')))?;
    parameters[end..].starts_with('m').then_some(2 + end + 1)
}

/// Reports of errors are wrapped on terminals alone, and never within a word: programs read paths from them.
pub fn install_reports() {
    let wrap = std::io::stderr().is_terminal();
    let options = move |_: &_| -> Box<dyn miette::ReportHandler> {
        Box::new(miette::MietteHandlerOpts::new().wrap_lines(wrap).break_words(false).build())
    };
    // It fails only where a hook was installed before, and none was.
    drop(miette::set_hook(Box::new(options)));
}

/// Standard output, whose terminal is told nothing but text and colours.
pub struct Stdout;

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let mut stdout = std::io::stdout().lock();
        match stdout.is_terminal() {
            true => stdout.write_all(safe(&String::from_utf8_lossy(bytes), true).as_bytes())?,
            false => stdout.write_all(bytes)?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        std::io::stdout().lock().flush()
    }
}

/// Says on standard error what went wrong.
pub fn report(report: &miette::Report) {
    crate::output::note(&format!("{report:?}"));
}

/// The words of a command line. Under the name `nvidia-smi` the program is `eccforge smi`: what calls that calls this.
fn called(mut words: Vec<OsString>) -> Vec<OsString> {
    if words.first().is_some_and(|program| Path::new(program).file_stem().is_some_and(|name| name == "nvidia-smi")) {
        words.insert(1, "smi".into());
    }
    words
}

/// All commands, with what they have in common.
pub fn command<T: CommandFactory>() -> Command {
    uniform(T::command())
}

/// The arguments of the command line; the program ends here where help is asked for or they are wrong.
pub fn arguments<T: CommandFactory + FromArgMatches>() -> T {
    let mut command = command::<T>();
    let parsed =
        command.try_get_matches_from_mut(called(std::env::args_os().collect())).and_then(|m| T::from_arg_matches(&m));
    parsed.unwrap_or_else(|e| {
        let e = e.format(&mut command);
        let message = e.render();
        let (stdout, stderr) = (std::io::stdout(), std::io::stderr());
        let to: (&mut dyn Write, bool) = match e.use_stderr() {
            true => (&mut stderr.lock(), stderr.is_terminal()),
            false => (&mut stdout.lock(), stdout.is_terminal()),
        };
        let colours = to.1 && std::env::var_os("NO_COLOR").is_none();
        let text = if colours { message.ansi().to_string() } else { message.to_string() };
        drop(to.0.write_all(safe(&text, colours).as_bytes()));
        std::process::exit(e.exit_code())
    })
}

/// Options that name a file or folder to write.
const OUTPUTS: [&str; 14] = [
    "out",
    "model_out",
    "plots",
    "svg",
    "record",
    "report",
    "vcd",
    "events_out",
    "actions_out",
    "log_out",
    "runs_out",
    "truth_out",
    "metrics_file",
    "state",
];

/// Options as they were called once, by command, and how to say it now.
const OLD: [(&str, &str, &str); 11] = [
    ("simulate", "scheme", "schemes stand without an option: `eccforge simulate duet,trio`"),
    ("sweep", "scheme", "the scheme stands without an option: `eccforge sweep trio`"),
    ("verify", "scheme", "the scheme stands without an option: `eccforge verify trio --netlist FILE`"),
    ("replay", "json", "write `--format json`"),
    ("what-if", "json", "write `--format json`"),
    ("watch", "json", "write `--format json`"),
    ("rust", "output", "this option is called `--out` in every command"),
    ("rust-hdl", "output", "this option is called `--out` in every command"),
    ("c", "output", "this option is called `--out` in every command"),
    ("verilog", "output", "this option is called `--out` in every command"),
    ("check", "json", "write `--format json`"),
];

/// A command with what all have alike: the names of options, its examples, and old options, of which no command has more than
/// one: whoever uses one reads what it is called now.
fn old((_, name, now): &(&'static str, &'static str, &'static str)) -> Arg {
    let now = *now;
    let refuse = move |_: &str| Err::<String, _>(now);
    Arg::new("old").long(*name).hide(true).num_args(0..=1).default_missing_value("").value_parser(refuse)
}

/// What holds for all commands. `-o` is `--out`. A number below zero is the value of its option, which says what it takes, and no option that
/// nobody knows. `-` is no name of an output; `emit rust` and `emit rust-hdl` alone take it for standard output.
fn uniform(command: Command) -> Command {
    let prints = matches!(command.get_name(), "rust" | "rust-hdl");
    let old: Vec<Arg> = OLD.iter().filter(|(name, ..)| *name == command.get_name()).map(old).collect();
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
        true => Err("`-` is no name here: leave the option away to print the result, or name a file or folder"),
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
        ids(&crate::args::Arguments::command(), &mut found);
        assert!(OUTPUTS.iter().all(|o| found.iter().any(|f| f == o)), "{found:?}");
        let outputs = found.iter().filter(|f| f.ends_with("out") || f.ends_with("_file") && *f != "error_file");
        outputs.for_each(|o| assert!(OUTPUTS.contains(&o.as_str()), "`-` would be a file: {o}"));
    }

    #[test]
    fn by_the_name_of_nvidia_smi_the_program_is_that() {
        let words = |line: &str| called(line.split(' ').map(OsString::from).collect());
        assert_eq!(words("/usr/bin/nvidia-smi -q -x"), ["/usr/bin/nvidia-smi", "smi", "-q", "-x"]);
        assert_eq!(words("./eccforge smi nvidia-smi"), ["./eccforge", "smi", "nvidia-smi"]);
    }

    #[test]
    fn nothing_but_colours_is_obeyed() {
        assert_eq!(safe("a\u{202e}b\u{2066}", false), "a\\u{202e}b\\u{2066}", "what changes the order of letters");
        assert_eq!(safe("plain\n\ttext ä", false), "plain\n\ttext ä");
        assert_eq!(safe("a\x1b[2Jb\x07\r\u{9b}", true), "a\\u{1b}[2Jb\\u{7}\\r\\u{9b}");
        assert_eq!(safe("\x1b[1;31mred\x1b[0m", true), "\x1b[1;31mred\x1b[0m");
        assert_eq!(safe("\x1b[1;31mred", false), "\\u{1b}[1;31mred");
        assert_eq!(safe("\x1b[1;3", true), "\\u{1b}[1;3");
    }
}
