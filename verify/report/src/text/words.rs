//! Wraps sentences at spaces. A line never ends within a figure and its unit, a time stamp or a quoted command.

use std::borrow::Cow;
use textwrap::core::{Word, display_width};
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

/// Whether a terminal would execute a character instead of showing it: ESC, BEL and other C0 and C1 controls except
/// line ends and tabs, and characters that change text direction or end a line (UAX 9, UAX 14).
pub fn is_obeyed(c: char) -> bool {
    let turns = matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || (c.is_control() && !matches!(c, '\n' | '\t'))
}

/// Escapes the characters that a terminal would execute, because parts of a log may reach a terminal.
pub fn safe(text: &str) -> Cow<'_, str> {
    if !text.contains(is_obeyed) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if is_obeyed(c) {
            escaped.extend(c.escape_default());
        } else {
            escaped.push(c);
        }
    }
    Cow::Owned(escaped)
}

/// A text in ASCII, for locales that have no other characters.
pub fn to_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            _ if c.is_ascii() => out.push(c),
            '─' | '–' | '—' | '╌' | '┄' => out.push('-'),
            '═' => out.push('='),
            '│' | '┆' | '║' => out.push('|'),
            '╭' | '╰' | '├' | '┬' | '┴' | '┼' | '╮' | '╯' | '┤' | '·' | '•' | '▲' => {
                out.push('.')
            }
            '\u{a0}' | '\u{2009}' | '\u{202f}' => out.push(' '),
            '×' => out.push('x'),
            '≠' => out.push_str("!="),
            '≤' => out.push_str("<="),
            '≥' => out.push_str(">="),
            '→' => out.push_str("->"),
            '…' => out.push_str("..."),
            '²' => out.push_str("^2"),
            'µ' | 'μ' => out.push('u'),
            'σ' => out.push_str("sigma"),
            '±' => out.push_str("+-"),
            '“' | '”' => out.push('"'),
            '‘' | '’' => out.push('\''),
            '█' | '▓' | '■' | '●' => out.push('#'),
            '░' => out.push('.'),
            _ => out.push('?'),
        }
    }
    Cow::Owned(out)
}

/// Columns that a text takes on a terminal.
pub fn width(text: &str) -> usize {
    display_width(text)
}

/// Cuts a line to at most `most` columns: a longer one ends in `…`. Sequences of colours take no columns.
pub fn clipped(line: &str, most: usize) -> Cow<'_, str> {
    if width(line) <= most {
        return Cow::Borrowed(line);
    }
    let mut columns = 0;
    let mut end = 0;
    let mut is_colour = false;
    for (at, c) in line.char_indices() {
        is_colour |= c == '\x1b';
        let own = if is_colour { 0 } else { display_width(c.encode_utf8(&mut [0; 4])) };
        if columns + own >= most {
            break;
        }
        columns += own;
        end = at + c.len_utf8();
        is_colour &= c != 'm';
    }
    Cow::Owned(format!("{}…", &line[..end]))
}

/// Maximum width, in columns, of a quoted command that stays on one line.
// A command broken in two cannot be copied; a longer one would leave most of the line before it empty.
const WHOLE: usize = 56;

/// Units: the space between a figure and its unit is never a line end.
const UNITS: &[&str] = &[
    "%", "FIT", "FIT/Gb", "h", "s", "ms", "ps", "ns", "min", "years", "bits", "bit", "KiB", "MiB", "GiB", "TiB", "GB",
    "Gbit", "MHz", "GHz", "x",
];

/// Whether the space between two texts stays on its line.
fn is_joined(before: &str, after: &str) -> bool {
    if before.matches('`').count() % 2 == 1 {
        let quoted = before.rsplit('`').next().map_or(0, width) + after.find('`').unwrap_or(WHOLE);
        return quoted < WHOLE;
    }
    let left = before.rsplit(' ').next().unwrap_or_default().trim_start_matches('(');
    let right = after.split(' ').next().unwrap_or_default().trim_end_matches(['.', ',', ';', ':', ')']);
    let is_figure = left.starts_with(|c: char| c.is_ascii_digit());
    // A time stamp is a date of ten characters, a space and a time.
    let is_date = left.len() == 10 && left.matches('-').count() == 2;
    is_figure && (UNITS.contains(&right) || is_date && right.contains(':'))
}

/// The parts of a line between which it may be broken.
fn parts(line: &str) -> Vec<&str> {
    let (mut parts, mut start) = (Vec::new(), 0);
    for (at, _) in line.match_indices(' ') {
        let (before, after) = (&line[start..at], &line[at + 1..]);
        if !after.starts_with(' ') && !is_joined(before, after) {
            parts.push(&line[start..=at]);
            start = at + 1;
        }
    }
    parts.push(&line[start..]);
    parts
}

/// The width of the longest part that is not broken.
pub fn longest(text: &str) -> usize {
    text.lines().flat_map(parts).map(|part| width(part.trim_end())).max().unwrap_or(0)
}

/// The lines of a text that fit a width; continuation lines are indented.
pub fn wrapped(text: &str, indent: usize, width: usize) -> Vec<String> {
    let indent = " ".repeat(indent);
    let separator = WordSeparator::Custom(|line| Box::new(parts(line).into_iter().map(Word::from)));
    let options = Options::new(width).subsequent_indent(&indent).break_words(false).word_separator(separator);
    let options = options.word_splitter(WordSplitter::NoHyphenation).wrap_algorithm(WrapAlgorithm::FirstFit);
    text.lines().flat_map(|line| textwrap::wrap(line, &options)).map(Cow::into_owned).collect()
}

/// Fits the lines that are too long, each after its own indentation.
pub fn fitted(text: &str, limit: usize) -> String {
    let mut fitted = String::new();
    for line in text.lines() {
        if width(line) > limit {
            let indent = 2 + line.len() - line.trim_start().len();
            fitted += &wrapped(line, indent, limit).join("\n");
        } else {
            fitted += line;
        }
        fitted.push('\n');
    }
    fitted
}
