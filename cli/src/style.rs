//! The style of text: colours, characters and width. They follow `--color`, the environment, and whether a stream is a
//! terminal.

use clap::ValueEnum;
use eccforge_report::text::words::to_ascii;
use std::borrow::Cow;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::sync::OnceLock;

/// When text has colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// Only on a terminal that shows colours.
    #[default]
    Auto,
    /// Always, even in a pipe.
    Always,
    /// Never.
    Never,
}

static ASKED: OnceLock<Color> = OnceLock::new();

/// Takes `--color` from the words of a command line before they are parsed, because an error of the parser also has colours.
pub fn choose(words: &[OsString]) {
    let words: Vec<Cow<'_, str>> =
        words.iter().map(|word| word.to_string_lossy()).take_while(|word| word != "--").collect();
    let next_word = words.windows(2).find(|two| two[0] == "--color").map(|two| two[1].as_ref());
    let value = words.iter().find_map(|word| word.strip_prefix("--color=")).or(next_word);
    let asked = value.and_then(|value| Color::from_str(value, false).ok()).unwrap_or_default();
    // It is set once, by the start of the program.
    let _ = ASKED.set(asked);
}

/// Whether a stream gets colours. `NO_COLOR` (no-color.org), `CLICOLOR_FORCE` (bixense.com/clicolors) and a terminal
/// `dumb` decide if `--color` does not.
fn has_colours(asked: Color, is_terminal: bool, variable: &dyn Fn(&str) -> Option<String>) -> bool {
    let is_set = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
    match asked {
        Color::Always => true,
        Color::Never => false,
        Color::Auto if is_set("NO_COLOR") => false,
        Color::Auto if variable("CLICOLOR_FORCE").is_some_and(|value| !value.is_empty() && value != "0") => true,
        Color::Auto => is_terminal && variable("TERM").as_deref() != Some("dumb"),
    }
}

/// Whether the locale has no characters but ASCII: the first of its variables that is set is C or POSIX.
fn is_ascii(variable: &dyn Fn(&str) -> Option<String>) -> bool {
    let set =
        ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
    set.is_some_and(|locale| locale == "C" || locale == "POSIX")
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Whether standard output gets colours.
pub fn colours() -> bool {
    has_colours(ASKED.get().copied().unwrap_or_default(), std::io::stdout().is_terminal(), &variable)
}

/// Whether standard error gets colours.
pub fn error_colours() -> bool {
    has_colours(ASKED.get().copied().unwrap_or_default(), std::io::stderr().is_terminal(), &variable)
}

/// Whether text must be ASCII.
pub fn ascii() -> bool {
    is_ascii(&variable)
}

/// The columns of standard output: those of the variable `COLUMNS`, else of its terminal, else 80.
pub fn width() -> usize {
    columns(terminal_size::terminal_size_of(std::io::stdout()))
}

/// The columns of standard error, like [`width`].
pub fn error_width() -> usize {
    columns(terminal_size::terminal_size_of(std::io::stderr()))
}

fn columns(size: Option<(terminal_size::Width, terminal_size::Height)>) -> usize {
    let asked = variable("COLUMNS").and_then(|columns| columns.parse().ok()).filter(|columns| *columns > 0);
    asked.or_else(|| size.map(|(width, _)| usize::from(width.0))).unwrap_or(80).max(NARROWEST)
}

/// No text is fitted to fewer columns.
const NARROWEST: usize = 40;

/// The text in the characters of the locale: in ASCII if the locale has no other characters.
pub fn in_locale(text: &str) -> Cow<'_, str> {
    if ascii() { to_ascii(text) } else { Cow::Borrowed(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<'v>(line: &'v str) -> impl Fn(&str) -> Option<String> + 'v {
        move |name| line.split(' ').find_map(|v| Some(v.strip_prefix(name)?.strip_prefix('=')?.to_owned()))
    }

    #[test]
    fn colours_follow_the_option_then_the_environment_then_the_terminal() {
        for (asked, terminal, environment, expected) in [
            (Color::Auto, true, "TERM=xterm", true),
            (Color::Auto, true, "", true),
            (Color::Auto, false, "TERM=xterm", false),
            (Color::Auto, true, "TERM=dumb", false),
            (Color::Auto, true, "NO_COLOR=1", false),
            (Color::Auto, true, "NO_COLOR=", true),
            (Color::Auto, true, "NO_COLOR=1 CLICOLOR_FORCE=1", false),
            (Color::Auto, false, "CLICOLOR_FORCE=1", true),
            (Color::Auto, false, "CLICOLOR_FORCE=0", false),
            (Color::Always, false, "NO_COLOR=1 TERM=dumb", true),
            (Color::Never, true, "CLICOLOR_FORCE=1", false),
        ] {
            assert_eq!(has_colours(asked, terminal, &of(environment)), expected, "{asked:?} {terminal} {environment}");
        }
    }

    #[test]
    fn text_is_ascii_where_the_locale_is() {
        for (environment, expected) in
            [("", false), ("LANG=C", true), ("LC_ALL=POSIX LANG=de_DE.UTF-8", true), ("LC_ALL=C.UTF-8 LANG=C", false)]
        {
            assert_eq!(is_ascii(&of(environment)), expected, "{environment}");
        }
    }
}
