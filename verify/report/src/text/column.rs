//! A column of a table: its cells, their marks, and the width that it needs.

use super::grid::Plan;
use super::words::{longest, width, wrapped};
use super::{Looks, Paint};
use crate::Tone;

/// Words that have a colour in every table.
const ROLES: [(&[&str], Tone); 3] = [
    (&["C", "holds", "proved", "pass", "complete", "better"], Tone::Equal),
    (&["worse", "partial", "drain", "DUE"], Tone::Differs),
    (&["refuted", "FAIL", "fails"], Tone::Unexpected),
];

/// Marks of a comparison, which are aligned in a column of their own.
const MARKS: [&str; 4] = [" =", " ~", " ≠", " !="];

/// A cell: its text, the mark after it and the small line below it.
#[derive(Clone, Default)]
pub(super) struct Drawn {
    pub text: String,
    pub mark: String,
    pub below: String,
    pub tone: Tone,
}

/// A column, and the rules for narrowing it.
pub(super) struct Drawing {
    pub heading: String,
    pub is_right: bool,
    /// Columns of a higher rank are left out first, those of rank 0 never.
    pub rank: u8,
    pub cells: Vec<Drawn>,
    /// The width of the widest mark. Each row needs it, so it is measured once.
    pub widest_mark: usize,
}

/// Splits the text of a cell. A published figure that equals ours is not repeated; a figure within its sampling error is a detail.
pub(super) fn drawn(text: &str, is_right: bool, tone: Tone, looks: &Looks) -> Drawn {
    let (first, below) = text.split_once('\n').unwrap_or((text, ""));
    let mark = if is_right { MARKS.iter().find(|mark| first.ends_with(*mark)).copied().unwrap_or("") } else { "" };
    let figure = first.strip_suffix(mark).unwrap_or(first).trim_end();
    let is_repeated = !looks.all && matches!(tone, Tone::Equal | Tone::Near);
    let below = if is_repeated { "" } else { below.trim_end() };
    let (mut text, mut below) = (figure.to_owned(), below.replace('\n', " "));
    if is_right {
        (text, below) = (with_groups(&text, looks), with_groups(&below, looks));
    }
    Drawn { text, mark: mark.trim_start().to_owned(), below, tone }
}

/// A text whose long counts have their digits in groups.
fn with_groups(text: &str, looks: &Looks) -> String {
    let words = text.split(' ');
    let words: Vec<String> =
        words.map(|word| if crate::is_long_count(word) { grouped(word, looks) } else { word.to_owned() }).collect();
    words.join(" ")
}

/// Digits in groups of three, with spaces that break no line.
fn grouped(digits: &str, looks: &Looks) -> String {
    crate::grouped(digits).replace('\u{202f}', if looks.ascii { " " } else { "\u{a0}" })
}

impl Drawn {
    pub fn paint(&self) -> Paint {
        let role = ROLES.iter().find(|(words, _)| words.contains(&self.text.as_str())).map(|(_, tone)| *tone);
        role.unwrap_or(if self.mark.is_empty() { self.tone } else { Tone::Plain }).paint()
    }
}

impl Drawing {
    /// Whether the column has words, and a cell has several of them.
    pub fn has_sentences(&self) -> bool {
        !self.is_right && self.cells.iter().any(|cell| cell.text.contains(' '))
    }

    /// Whether a figure of the column has its digits in groups.
    pub fn has_groups(&self) -> bool {
        // Text that is limited to ASCII has other spaces.
        self.is_right && self.cells.iter().any(|cell| is_grouped(&cell.text))
    }

    pub fn is_zero(&self) -> bool {
        self.is_right && !self.heading.is_empty() && self.cells.iter().all(|cell| cell.text == "0")
    }

    pub fn is_empty(&self) -> bool {
        !self.heading.is_empty() && self.cells.iter().all(|cell| cell.text.is_empty() && cell.below.is_empty())
    }

    /// A note in place of a column that has one value in every row, or in every row but one of many.
    pub fn constant(&self, names: &Self) -> Option<String> {
        let [first, second, ..] = &self.cells[..] else { return None };
        // A single exception may be in either of the first rows.
        let value = if self.cells.iter().filter(|cell| cell.text == first.text).count() > 1 { first } else { second };
        let mut others = (0..self.cells.len()).filter(|&row| self.cells[row].text != value.text);
        let (exception, more) = (others.next(), others.next());
        let is_plain = self.cells.iter().all(|cell| cell.below.is_empty());
        if !is_plain || value.text.is_empty() || more.is_some() {
            return None;
        }
        // An exception among few rows, or from figures that are compared with nothing, may be what the reader looks for.
        if exception.is_some() && (self.cells.len() < 6 || value.mark.is_empty()) {
            return None;
        }
        let but = exception.map(|row| format!(" but {} ({})", names.cells[row].text, self.cells[row].text));
        Some(format!("{}: {} for all{}.", self.heading, value.text, but.unwrap_or_default()))
    }

    /// The width of the marks after figures, with the space before them.
    pub fn mark_width(&self, plan: Plan) -> usize {
        if self.widest_mark == 0 { 0 } else { self.widest_mark + usize::from(!plan.touching) }
    }

    /// The mark of a cell with the space before it, and its width.
    pub fn marked(&self, row: usize, plan: Plan, looks: &Looks) -> (String, usize) {
        let (place, cell) = (self.mark_width(plan), &self.cells[row]);
        let space = usize::from(place > 0 && !plan.touching);
        let after = " ".repeat(place - space - width(&cell.mark).min(place - space));
        (format!("{}{}{after}", " ".repeat(space), looks.painted(&cell.mark, cell.tone.paint())), place)
    }

    /// The minimum width: that of whole cells or, in a column that wraps down to `wraps`, that of their longest words.
    pub fn least(&self, wraps: Option<usize>, plan: Plan) -> usize {
        let whole = |text: &str| wraps.map_or(width(text), |least| longest(text).max(least.min(width(text))));
        let texts = self.cells.iter().map(|cell| whole(&cell.text));
        let below = self.cells.iter().map(|cell| if plan.below { width(&cell.below) } else { 0 });
        let body = texts.chain(below).max().unwrap_or(0) + self.mark_width(plan);
        let whole = width(&self.heading);
        if !plan.splits_headings || body >= whole {
            return body.max(whole);
        }
        // A heading has at most two lines, unless one of its words is longer than half of it.
        (body.max(longest(&self.heading))..whole)
            .find(|own| wrapped(&self.heading, 0, *own).len() <= 2)
            .unwrap_or(whole)
    }
}

/// Whether a text is a number with its digits in groups.
fn is_grouped(text: &str) -> bool {
    text.contains('\u{a0}') || text.contains(' ') && is_figure(text)
}

/// Whether a text has only digits and spaces.
fn is_figure(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit() || c == ' ')
}
