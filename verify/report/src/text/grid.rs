//! Lays out a table for a width. A table that is too wide is narrowed step by step, and no word or figure is broken.

use super::words::{longest, width, wrapped};
use super::{BOLD, DIM, Looks, PLAIN, Paint};
use crate::{Align, Table, Tone};

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
struct Drawn {
    text: String,
    mark: String,
    below: String,
    tone: Tone,
}

/// A column and how it is narrowed.
struct Drawing {
    heading: String,
    is_right: bool,
    /// Columns of a higher rank are left out first, those of rank 0 never.
    rank: u8,
    cells: Vec<Drawn>,
    /// The width of the widest mark. Each row needs it, so it is measured once.
    widest_mark: usize,
}

/// How a table is narrowed. Each step adds one change.
#[derive(Clone, Copy)]
struct Plan {
    splits_headings: bool,
    /// Whether the last column of words wraps, and whether each does.
    wraps: [bool; 2],
    gap: usize,
    folds_constants: bool,
    drops_optional: bool,
    touching: bool,
    below: bool,
}

/// Every table begins with this plan.
const WIDE: Plan = Plan {
    splits_headings: false,
    wraps: [false; 2],
    gap: 2,
    folds_constants: false,
    drops_optional: false,
    touching: false,
    below: true,
};

/// The plans, from the best to read to the narrowest.
const STEPS: [fn(&mut Plan); 10] = [
    |_| {},
    |plan| plan.splits_headings = true,
    |plan| plan.gap = 1,
    |plan| plan.folds_constants = true,
    |plan| plan.drops_optional = true,
    |plan| (plan.gap, plan.wraps[0]) = (2, true),
    |plan| plan.gap = 1,
    |plan| plan.touching = true,
    |plan| plan.wraps[1] = true,
    |plan| plan.below = false,
];

/// The narrowest that a wrapped column becomes: the last, and each, if their words are shorter.
// Below these widths, a sentence becomes a column of single words.
const NARROWEST: [usize; 2] = [24, 12];

/// Columns with their widths.
type Layout = Vec<(usize, usize)>;

/// A table as text.
pub(super) fn rendered(table: &Table, looks: &Looks) -> String {
    if table.columns.is_empty() {
        return String::new();
    }
    let grid = Grid::new(table, looks);
    if let Some(text) = grid.fitted() {
        return text;
    }
    // A table of few rows is narrower with rows and columns exchanged.
    if !table.rows.is_empty() && table.rows.len() < table.columns.len() {
        let exchanged = Grid::new(&table.transposed(), looks);
        if let Some(text) = exchanged.fitted() {
            return text;
        }
    }
    grid.in_groups().unwrap_or_else(|| grid.blocks())
}

struct Grid<'l> {
    columns: Vec<Drawing>,
    rows: usize,
    looks: &'l Looks,
}

impl<'l> Grid<'l> {
    fn new(table: &Table, looks: &'l Looks) -> Self {
        let rows = if looks.all { table.rows.len() } else { table.rows.len() - table.further.min(table.rows.len()) };
        let mut columns = Vec::new();
        for (i, column) in table.columns.iter().enumerate() {
            let is_right = column.align == Align::Right;
            let mut cells = Vec::new();
            for row in &table.rows[..rows] {
                // A row of a table for CSV may be shorter than its header.
                let Some(cell) = row.get(i) else {
                    cells.push(Drawn::default());
                    continue;
                };
                cells.push(drawn(&looks.shown(&cell.text), is_right, cell.tone, looks));
            }
            let heading = looks.shown(&column.heading());
            columns.push(Drawing {
                heading: heading.lines().next().unwrap_or_default().to_owned(),
                is_right,
                rank: column.rank,
                widest_mark: cells.iter().map(|cell| width(&cell.mark)).max().unwrap_or(0),
                cells,
            });
        }
        Self { columns, rows, looks }
    }

    /// The text in the first plan that fits.
    fn fitted(&self) -> Option<String> {
        let all: Vec<usize> = (0..self.columns.len()).collect();
        self.fitted_columns(&all)
    }

    fn fitted_columns(&self, columns: &[usize]) -> Option<String> {
        let mut plan = WIDE;
        STEPS.iter().find_map(|step| {
            step(&mut plan);
            let (layout, notes) = self.layout(columns, plan)?;
            Some(self.drawn(&layout, plan) + &notes)
        })
    }

    /// The columns that a plan keeps, their widths, and notes about the others; `None` if they do not fit.
    fn layout(&self, columns: &[usize], plan: Plan) -> Option<(Layout, String)> {
        let (zeros, mut shown) = self.without_zeros(columns);
        let mut notes = Vec::new();
        if !zeros.is_empty() {
            notes.push(format!("0 in every row: {}.", self.headings(&zeros)));
        }
        let names = &self.columns[columns[0]];
        let mut constants: Vec<(usize, String)> = Vec::new();
        for &i in shown.iter().skip(1) {
            constants.extend(self.columns[i].constant(names).map(|note| (i, note)));
        }
        // A table whose columns are all constant would be only notes.
        if plan.folds_constants && constants.len() + 1 < shown.len() {
            shown.retain(|&i| constants.iter().all(|(folded, _)| *folded != i));
            notes.extend(constants.into_iter().map(|(_, note)| note));
        }
        let mut dropped = Vec::new();
        while self.least(&shown, plan) > self.looks.width && plan.drops_optional && !self.looks.all {
            let rank = shown.iter().map(|&i| self.columns[i].rank).max().unwrap_or(0);
            // Columns of rank 0 are never left out: the next plans narrow them.
            if rank == 0 {
                break;
            }
            dropped.extend(shown.extract_if(.., |i| self.columns[*i].rank == rank));
        }
        if !dropped.is_empty() {
            notes.push(format!("Too wide for this terminal: {}.", self.headings(&dropped)));
        }
        let spare = self.looks.width.checked_sub(self.least(&shown, plan))?;
        let notes = if notes.is_empty() { String::new() } else { self.looks.paragraph(&notes.join("  "), 0, DIM) };
        Some((self.widened(&shown, plan, spare), notes))
    }

    /// The columns of zeros only, which a note replaces, and the others. Empty columns are in neither.
    fn without_zeros(&self, columns: &[usize]) -> (Vec<usize>, Vec<usize>) {
        // A file has every column, and a table without rows shows its header.
        if self.looks.all || self.rows == 0 {
            return (Vec::new(), columns.to_vec());
        }
        let all_zero = columns.iter().all(|&i| !self.columns[i].is_right || self.columns[i].is_zero());
        let (mut zeros, mut others) = (Vec::new(), Vec::new());
        for &i in columns {
            if self.columns[i].is_empty() {
                continue;
            }
            // If all figures are zero, that is the result and not a detail.
            if !all_zero && self.columns[i].is_zero() {
                zeros.push(i);
            } else {
                others.push(i);
            }
        }
        (zeros, others)
    }

    fn headings(&self, columns: &[usize]) -> String {
        let named = |&i: &usize| self.columns[i].heading.replace(", ", " ");
        columns.iter().map(named).collect::<Vec<_>>().join(", ")
    }

    /// The least width of the columns with the spaces between them.
    fn least(&self, columns: &[usize], plan: Plan) -> usize {
        let widths = columns.iter().map(|&i| self.columns[i].least(self.wraps(columns, i, plan), plan));
        widths.sum::<usize>() + plan.gap * columns.len().saturating_sub(1)
    }

    /// How narrow a column may be wrapped, if it may be.
    fn wraps(&self, columns: &[usize], column: usize, plan: Plan) -> Option<usize> {
        let last = columns.iter().skip(1).rfind(|&&i| self.columns[i].has_sentences()).or(columns.first());
        match plan.wraps {
            [true, _] if last == Some(&column) => Some(NARROWEST[0]),
            [_, true] if self.columns[column].has_sentences() => Some(NARROWEST[1]),
            _ => None,
        }
    }

    /// The widths after the spare columns of the line were given to those that wrap, first to the one that lacks most.
    fn widened(&self, columns: &[usize], plan: Plan, spare: usize) -> Layout {
        let mut widths: Vec<(usize, usize, usize)> = columns
            .iter()
            .map(|&i| (i, self.columns[i].least(self.wraps(columns, i, plan), plan), self.columns[i].least(None, plan)))
            .collect();
        let lacking: usize = widths.iter().map(|(_, own, natural)| natural - own).sum();
        for _ in 0..spare.min(lacking) {
            if let Some((_, own, _)) = widths.iter_mut().max_by_key(|(_, own, natural)| natural - *own) {
                *own += 1;
            }
        }
        widths.into_iter().map(|(i, own, _)| (i, own)).collect()
    }

    fn drawn(&self, layout: &Layout, plan: Plan) -> String {
        let mut text = String::new();
        if layout.iter().any(|&(i, _)| !self.columns[i].heading.is_empty()) {
            let headings: Vec<Vec<String>> =
                layout.iter().map(|&(i, own)| wrapped(&self.columns[i].heading, 0, own)).collect();
            let height = headings.iter().map(Vec::len).max().unwrap_or(0);
            for line in 0..height {
                // Headings stand on the rule.
                let cells = layout.iter().zip(&headings).map(|(&(i, own), lines)| {
                    let heading = (line + lines.len()).checked_sub(height).map_or("", |at| &lines[at]);
                    self.padded(heading, self.looks.painted(heading, BOLD), own, self.columns[i].is_right)
                });
                text += &joined(cells, plan.gap);
            }
        }
        let whole = layout.iter().map(|(_, own)| own).sum::<usize>() + plan.gap * layout.len().saturating_sub(1);
        let rule = if self.looks.ascii { "-" } else { "─" };
        text += &(self.looks.painted(&rule.repeat(whole), DIM) + "\n");
        for row in 0..self.rows {
            text += &self.row(row, layout, plan);
        }
        text
    }

    fn row(&self, row: usize, layout: &Layout, plan: Plan) -> String {
        let has_figures = self.columns.iter().any(|column| column.is_right);
        let cells: Vec<Vec<String>> =
            layout.iter().map(|&(i, own)| wrapped(&self.columns[i].cells[row].text, 0, own)).collect();
        let mut text = String::new();
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or(0).max(1) {
            let parts = layout.iter().zip(&cells).enumerate().map(|(at, (&(i, own), lines))| {
                let part = lines.get(line).map_or("", String::as_str);
                let column = &self.columns[i];
                let paint = if at == 0 && has_figures { BOLD } else { column.cells[row].paint() };
                let mark = if line == 0 { column.marked(row, plan, self.looks) } else { (String::new(), 0) };
                let own = own - mark.1;
                self.padded(part, self.looks.painted(part, paint), own, column.is_right) + &mark.0
            });
            text += &joined(parts, plan.gap);
        }
        let has_below = layout.iter().skip(1).any(|&(i, _)| !self.columns[i].cells[row].below.is_empty());
        if plan.below && has_below {
            let parts = layout.iter().map(|&(i, own)| {
                let column = &self.columns[i];
                let own = own - column.mark_width(plan);
                let below = &column.cells[row].below;
                self.padded(below, self.looks.painted(below, DIM), own, column.is_right)
                    + &" ".repeat(column.mark_width(plan))
            });
            text += &joined(parts, plan.gap);
        }
        text
    }

    /// A painted text with the spaces that it lacks.
    fn padded(&self, plain: &str, painted: String, own: usize, is_right: bool) -> String {
        let spaces = " ".repeat(own.saturating_sub(width(plain)));
        if is_right { spaces + &painted } else { painted + &spaces }
    }

    /// Groups of columns below each other, each after the names of the rows; `None` if a column does not fit next to the names.
    fn in_groups(&self) -> Option<String> {
        let names = self.columns.iter().position(|column| column.is_right).unwrap_or(1).max(1);
        let (mut texts, mut at) = (Vec::new(), names);
        while at < self.columns.len() {
            // As many columns as fit: each further group repeats the names of the rows.
            let (end, text) = (at + 1..=self.columns.len()).rev().find_map(|end| {
                let group: Vec<usize> = (0..names).chain(at..end).collect();
                Some((end, self.fitted_columns(&group)?))
            })?;
            texts.push(text);
            at = end;
        }
        Some(texts.join("\n"))
    }

    /// Every row as lines under its first cell.
    fn blocks(&self) -> String {
        let widest = self.columns.iter().map(|column| width(&column.heading)).max().unwrap_or(0);
        let mut text = String::new();
        for row in 0..self.rows {
            for (i, column) in self.columns.iter().enumerate() {
                let (indent, cell) = (if i == 0 { "" } else { "  " }, &column.cells[row]);
                let Drawn { text: value, mark, below, .. } = cell;
                let line = format!("{indent}{:widest$}  {value} {mark} {below}", column.heading);
                let room = self.looks.width.saturating_sub(longest(value));
                text += &self.looks.paragraph(&line, (indent.len() + widest + 2).min(room), PLAIN);
            }
        }
        text
    }
}

fn joined(cells: impl Iterator<Item = String>, gap: usize) -> String {
    cells.collect::<Vec<_>>().join(&" ".repeat(gap)).trim_end().to_owned() + "\n"
}

/// Splits the text of a cell. A published figure that equals ours is not repeated; one within its sampling error is a detail.
fn drawn(text: &str, is_right: bool, tone: Tone, looks: &Looks) -> Drawn {
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
    fn paint(&self) -> Paint {
        let role = ROLES.iter().find(|(words, _)| words.contains(&self.text.as_str())).map(|(_, tone)| *tone);
        role.unwrap_or(if self.mark.is_empty() { self.tone } else { Tone::Plain }).paint()
    }
}

impl Drawing {
    /// Whether it has words, and several of them in a cell.
    fn has_sentences(&self) -> bool {
        !self.is_right && self.cells.iter().any(|cell| cell.text.contains(' '))
    }

    fn is_zero(&self) -> bool {
        self.is_right && !self.heading.is_empty() && self.cells.iter().all(|cell| cell.text == "0")
    }

    fn is_empty(&self) -> bool {
        !self.heading.is_empty() && self.cells.iter().all(|cell| cell.text.is_empty() && cell.below.is_empty())
    }

    /// A note in place of a column that has one value in every row, or in every row but one of many.
    fn constant(&self, names: &Self) -> Option<String> {
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
    fn mark_width(&self, plan: Plan) -> usize {
        if self.widest_mark == 0 { 0 } else { self.widest_mark + usize::from(!plan.touching) }
    }

    /// The mark of a cell with the space before it, and its width.
    fn marked(&self, row: usize, plan: Plan, looks: &Looks) -> (String, usize) {
        let (place, cell) = (self.mark_width(plan), &self.cells[row]);
        let space = usize::from(place > 0 && !plan.touching);
        let after = " ".repeat(place - space - width(&cell.mark).min(place - space));
        (format!("{}{}{after}", " ".repeat(space), looks.painted(&cell.mark, cell.tone.paint())), place)
    }

    /// The least width: of whole cells, or of their words where the column wraps down to a width.
    fn least(&self, wraps: Option<usize>, plan: Plan) -> usize {
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
