//! Lays out a table for a width. A table that is too wide is narrowed step by step, and no word or figure is broken.

use super::column::{Drawing, Drawn, drawn};
use super::words::{longest, width, wrapped};
use super::{BOLD, DIM, Looks, PLAIN};
use crate::{Align, Table};

/// The steps that narrow a table. Each step adds one change.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub splits_headings: bool,
    /// Whether the last column of words wraps, and whether every column of words wraps.
    wraps: [bool; 2],
    gap: usize,
    folds_constants: bool,
    drops_optional: bool,
    pub touching: bool,
    pub below: bool,
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

/// Minimum widths of a wrapped column, unless its words are longer: if only the last column wraps, and if every column does.
// Below these widths, a sentence becomes a column of single words.
const NARROWEST: [usize; 2] = [24, 12];

/// The widest terminal that a note proposes, in columns.
// A line of several screens is not read; `--all` shows its columns as blocks.
const WIDEST: usize = 160;

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
            // Columns that were left out make room for the wide space between the others.
            let widths: usize = layout.iter().map(|(_, own)| own).sum();
            let is_roomy = widths + WIDE.gap * layout.len().saturating_sub(1) <= self.looks.width;
            let shown: Vec<usize> = layout.iter().map(|(column, _)| *column).collect();
            let gap = if is_roomy { WIDE.gap } else { self.gap(&shown, plan) };
            Some(self.drawn(&layout, Plan { gap, ..plan }) + &notes)
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
        let (mut dropped, needed) = (Vec::new(), self.least(&shown, plan));
        while self.least(&shown, plan) > self.looks.width && plan.drops_optional && !self.looks.all {
            let rank = shown.iter().map(|&i| self.columns[i].rank).max().unwrap_or(0);
            // Columns of rank 0 are never left out: the next plans narrow them.
            if rank == 0 {
                break;
            }
            dropped.extend(shown.extract_if(.., |i| self.columns[*i].rank == rank));
        }
        if !dropped.is_empty() {
            let headings = self.headings(&dropped);
            let remedy =
                if needed > WIDEST { "--all shows all".to_owned() } else { format!("COLUMNS={needed} shows all") };
            notes.push(format!("Too wide: {headings} ({remedy})."));
        }
        let spare = self.looks.width.checked_sub(self.least(&shown, plan))?;
        let notes = if notes.is_empty() { String::new() } else { self.looks.paragraph(&notes.join(" "), 0, DIM) };
        Some((self.widened(&shown, plan, spare), notes))
    }

    /// The columns that have only zeros, which a note replaces, and the others. Empty columns are in neither list.
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
        widths.sum::<usize>() + self.gap(columns, plan) * columns.len().saturating_sub(1)
    }

    /// Spaces between columns. One would look like the space in a grouped number: optional columns are left out first.
    fn gap(&self, columns: &[usize], plan: Plan) -> usize {
        let has_groups = columns.iter().any(|&i| self.columns[i].has_groups());
        if has_groups && !plan.wraps[0] { WIDE.gap } else { plan.gap }
    }

    /// The width down to which a column may be wrapped; `None` if it may not be wrapped.
    fn wraps(&self, columns: &[usize], column: usize, plan: Plan) -> Option<usize> {
        let last = columns.iter().skip(1).rfind(|&&i| self.columns[i].has_sentences()).or(columns.first());
        match plan.wraps {
            [true, _] if last == Some(&column) => Some(NARROWEST[0]),
            [_, true] if self.columns[column].has_sentences() => Some(NARROWEST[1]),
            _ => None,
        }
    }

    /// Distributes the spare width of the line among the columns that wrap, first to the one that lacks most.
    fn widened(&self, columns: &[usize], plan: Plan, spare: usize) -> Layout {
        let (mut widths, mut natural): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
        for &i in columns {
            widths.push(self.columns[i].least(self.wraps(columns, i, plan), plan));
            natural.push(self.columns[i].least(None, plan));
        }
        let lacking = |widths: &[usize], at: usize| natural[at] - widths[at];
        let all_lacking: usize = (0..columns.len()).map(|at| lacking(&widths, at)).sum();
        for _ in 0..spare.min(all_lacking) {
            if let Some(at) = (0..columns.len()).max_by_key(|at| lacking(&widths, *at)) {
                widths[at] += 1;
            }
        }
        columns.iter().copied().zip(widths).collect()
    }

    fn drawn(&self, layout: &Layout, plan: Plan) -> String {
        let mut text = String::new();
        if layout.iter().any(|&(i, _)| !self.columns[i].heading.is_empty()) {
            let headings: Vec<Vec<String>> =
                layout.iter().map(|&(i, own)| wrapped(&self.columns[i].heading, 0, own)).collect();
            let height = headings.iter().map(Vec::len).max().unwrap_or(0);
            for line in 0..height {
                // Shorter headings are aligned with the rule below them.
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

    /// Pads a painted text to the width of its column.
    fn padded(&self, plain: &str, painted: String, own: usize, is_right: bool) -> String {
        let spaces = " ".repeat(own.saturating_sub(width(plain)));
        if is_right { spaces + &painted } else { painted + &spaces }
    }

    /// Groups of columns below each other, each after the names of the rows; `None` if a column does not fit next to the names.
    fn in_groups(&self) -> Option<String> {
        let names = self.columns.iter().position(|column| column.is_right).unwrap_or(1).max(1);
        let (mut texts, mut at) = (Vec::new(), names);
        while at < self.columns.len() {
            // Takes as many columns as fit; each further group repeats the names of the rows.
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
