//! Text on a terminal: error reports, notes and the escaping of control characters.

use crate::style;
use eccforge_report::text::words::{self, is_obeyed};
use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, Report, SourceCode};
use std::borrow::Cow;
use std::fmt;
use std::io::Write;

/// Escapes the characters that a terminal would execute. With `colours`, sequences that only select a readable colour
/// are kept.
pub fn safe(text: &str, colours: bool) -> Cow<'_, str> {
    if !text.contains(is_obeyed) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let length = if colours { colour(rest).unwrap_or(0) } else { 0 };
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
    let is_ours = match parameters.strip_prefix("38;5;") {
        Some(number) => number.parse::<u8>().is_ok_and(|number| matches!(number, 9..=14)),
        None => parameters.split(';').all(selects_readable_colour),
    };
    is_ours.then_some(2 + parameters.len() + 1)
}

/// Whether a parameter of a colour sequence selects a readable colour or a style, or is empty (which resets both).
fn selects_readable_colour(parameter: &str) -> bool {
    match parameter.parse::<u8>() {
        Ok(number) => matches!(number, 0..=4 | 22..=24 | 31..=37 | 39),
        Err(_) => parameter.is_empty(),
    }
}

/// Prints a line to standard error and ignores write errors.
pub fn note(text: &str) {
    print(&words::fitted(text, style::error_width()));
}

fn print(text: &str) {
    let mut stderr = std::io::stderr().lock();
    drop(writeln!(stderr, "{}", safe(&style::in_locale(text.trim_end_matches('\n')), style::error_colours())));
}

/// The labelled lines of a file in a report; the message and the advice are printed by [`report`].
#[derive(Debug)]
struct Quoted<'r>(&'r dyn Diagnostic);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl std::error::Error for Quoted<'_> {}

impl Diagnostic for Quoted<'_> {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.0.source_code()
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        self.0.labels()
    }
}

/// Prints an error to standard error: the message, the lines of the file that it is about, and the advice.
pub fn report(report: &Report) {
    let causes: Vec<String> = report.chain().map(ToString::to_string).collect();
    error(&causes.join(": "), Some(report.as_ref()), report.help().map(|help| help.to_string()).as_deref());
}

/// A message without the number that the standard library appends to the words of the system, such as ` (os error 2)`:
/// the words already state it.
fn without_error_number(message: &str) -> Cow<'_, str> {
    let Some((before, rest)) = message.split_once(" (os error ") else { return Cow::Borrowed(message) };
    match rest.split_once(')') {
        Some((number, after)) if number.parse::<i32>().is_ok() => Cow::Owned(format!("{before}{after}")),
        _ => Cow::Borrowed(message),
    }
}

/// Prints the parts of an error. Lines are never wrapped within a word, because programs read paths from them.
pub fn error(message: &str, quoted: Option<&dyn Diagnostic>, help: Option<&str>) {
    let message = &without_error_number(message);
    let colours = style::error_colours();
    let part = |name: &str, colour: &str, text: &str| {
        let lines = words::wrapped(&format!("{name}: {text}"), 2, style::error_width());
        let text = lines.join("\n");
        if colours { text.replacen(name, &format!("\x1b[{colour}m{name}\x1b[0m"), 1) } else { text }
    };
    let mut text = part("error", "1;31", message);
    if let Some(quoted) = quoted.filter(|quoted| quoted.labels().is_some()) {
        let mut lines = String::new();
        let theme = if colours { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
        // It fails only where text cannot be written.
        let _ = GraphicalReportHandler::new_themed(theme)
            .with_width(style::error_width())
            .render_report(&mut lines, &Quoted(quoted));
        let lines = lines.split_once('\n').map_or("", |(_empty_message, lines)| lines.trim_end());
        // A place beyond the width is shown with its line, which the terminal wraps.
        let is_far = lines.lines().any(|line| line.contains("╰── ") && words::width(line) > style::error_width());
        for line in lines.lines() {
            text += &format!("\n{}", if is_far { line.into() } else { words::clipped(line, style::error_width()) });
        }
    }
    if let Some(help) = help {
        text += &format!("\n{}", part("help", "36", help));
    }
    print(&text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_but_colours_is_obeyed() {
        assert_eq!(safe("a\u{202e}b\u{2066}", false), "a\\u{202e}b\\u{2066}", "marks that change the order of letters");
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
