//! Renders documents and tables as text. A table has a rule above and below its header and no rules between rows. On
//! a terminal a table fits its width: words wrap and numbers do not. If the numbers do not fit, every row becomes a
//! block of lines. Files and pipes get unwrapped text.

use crate::{style, terminal};
use comfy_table::{
    Attribute, Cell, CellAlignment, Color, ColumnConstraint, ContentArrangement, LineStyle, Table, TableStyle, presets,
};
use eccforge_report::{Align, Document, Part, Section, Tone};
use std::fmt::Write;

/// An empty table with the given line style.
pub fn fitted(style: TableStyle) -> Table {
    let mut table = Table::new();
    table.load_style(style).set_content_arrangement(ContentArrangement::Dynamic);
    table
}

/// An empty table with a bold header.
pub fn new(header: &[&str]) -> Table {
    let mut table = fitted(presets::UTF8_HORIZONTAL_ONLY.row_separator(LineStyle::none()));
    table.set_header(header.iter().map(|h| Cell::new(h).add_attribute(Attribute::Bold)).collect::<Vec<_>>());
    table
}

/// The narrowest terminal that text is fitted to. A narrower one gets plain text.
const NARROWEST: usize = 60;

/// Fits lines of words to a width, if one is given. The lines that follow are indented by `indent` columns, and words are not cut.
fn filled(text: &str, indent: usize, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_owned() };
    let indent = " ".repeat(indent);
    let options = textwrap::Options::new(width).subsequent_indent(&indent).break_words(false);
    let options = options.word_splitter(textwrap::WordSplitter::NoHyphenation);
    text.lines().map(|line| textwrap::fill(line, &options)).collect::<Vec<_>>().join("\n")
}

/// The looks of a text.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    /// The width to which lines are fitted; `None` leaves them as they are.
    width: Option<usize>,
    colours: bool,
    ascii: bool,
    /// Whether sections are shown that a document marks as further ones.
    all: bool,
}

impl Looks {
    /// A text for a file.
    pub const PLAIN: Self = Self { width: None, colours: false, ascii: false, all: true };

    /// A text for standard output.
    pub fn of_output(all: bool) -> Self {
        let width = style::width().filter(|width| *width >= NARROWEST);
        Self { width, colours: style::colours(), ascii: style::ascii(), all }
    }
}

/// Fits lines that are too long for the terminal, each after its own indentation; text in a pipe is unchanged.
pub fn fitted_lines(text: &str) -> String {
    fitted_to(text, width())
}

fn fitted_to(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_owned() };
    let fit = |line: &str| match line.chars().count() > width {
        true => filled(line, 2 + line.len() - line.trim_start().len(), Some(width)) + "\n",
        false => format!("{line}\n"),
    };
    text.lines().map(fit).collect()
}

/// The width to which lines on standard output are fitted.
pub fn width() -> Option<usize> {
    Looks::of_output(false).width
}

/// Renders a document as text. Control characters are escaped also in a pipe: parts of a log may reach a terminal later.
pub fn document(document: &Document, looks: &Looks) -> String {
    let filled = |text: &str| filled(&terminal::safe(text, false), 2, looks.width);
    let mut text = String::new();
    let in_words =
        |section: &&Section| section.parts.iter().any(|part| !matches!(part, Part::Plot(..) | Part::Link(..)));
    let shown = document.sections.iter().filter(|s| !s.folded).filter(in_words);
    let (shown, further): (Vec<&Section>, Vec<&Section>) = shown.partition(|s| looks.all || !s.further);
    for section in shown {
        if !text.is_empty() {
            text.push('\n');
        }
        if !section.heading.is_empty() {
            let colon = if matches!(section.parts.first(), Some(Part::Table(_))) { ":" } else { "" };
            text += &filled(&format!("{}{colon}", section.heading));
            text.push('\n');
        }
        for part in &section.parts {
            match part {
                Part::Text(words) => text += &format!("{}\n", filled(words.trim_end())),
                Part::Verbatim(words) => {
                    text +=
                        &format!("{}\n", fitted_to(&terminal::safe(words.trim_end(), false), looks.width).trim_end())
                }
                Part::Facts(facts) => text += &aligned(facts, looks.width),
                Part::Table(table) => text += &format!("{}\n", rendered(table, looks)),
                Part::Plot(..) | Part::Link(..) => {}
            }
        }
    }
    let verdict = document.status.as_ref().map(|status| {
        let sentence = filled(&status.text);
        match status.good.filter(|_| looks.colours) {
            Some(good) => format!("\x1b[1;{}m{sentence}\x1b[0m\n", if good { 32 } else { 31 }),
            None => sentence + "\n",
        }
    });
    let more = (!further.is_empty()).then(|| {
        let headings: Vec<&str> = further.iter().map(|section| section.heading.as_str()).collect();
        filled(&format!("--all also shows: {}.", headings.join("; "))) + "\n"
    });
    let ends: Vec<String> = verdict.into_iter().chain(more).collect();
    if !text.is_empty() && !ends.is_empty() {
        text.push('\n');
    }
    text += &ends.concat();
    if looks.ascii { style::to_ascii(&text).into_owned() } else { text }
}

/// Formats names with values, one pair on each line.
fn aligned(facts: &[(String, String)], width: Option<usize>) -> String {
    let widest = facts.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max(12) + 2;
    let line = |(name, value): &(String, String)| {
        let line = format!("  {name:widest$}{value}");
        filled(&terminal::safe(&line, false), widest + 2, width) + "\n"
    };
    facts.iter().map(line).collect()
}

fn rendered(table: &eccforge_report::Table, looks: &Looks) -> String {
    let headings: Vec<String> =
        table.columns.iter().map(|c| c.heading().lines().next().unwrap_or_default().to_owned()).collect();
    let mut drawn = new(&headings.iter().map(String::as_str).collect::<Vec<_>>());
    for row in &table.rows {
        drawn.add_row(row.iter().map(|cell| {
            let text = Cell::new(terminal::safe(&cell.text, false));
            match colour(cell.tone) {
                Some(colour) => text.fg(colour),
                None => text,
            }
        }));
    }
    for (drawn, column) in drawn.column_iter_mut().zip(&table.columns) {
        if column.align == Align::Right {
            drawn.set_cell_alignment(CellAlignment::Right);
            drawn.set_constraint(ColumnConstraint::ContentWidth);
        }
    }
    match looks.width.and_then(|width| u16::try_from(width).ok()) {
        Some(width) => drawn.set_width(width),
        None => drawn.set_content_arrangement(ContentArrangement::Disabled),
    };
    drawn.force_no_tty();
    let plain = drawn.to_string();
    if looks.width.is_some_and(|width| plain.lines().any(|line| line.chars().count() > width)) {
        return blocks(&headings, table, looks.width);
    }
    if !looks.colours {
        return plain;
    }
    drawn.enforce_styling();
    drawn.to_string()
}

/// Formats every row as a block of lines under its first cell.
fn blocks(headings: &[String], table: &eccforge_report::Table, width: Option<usize>) -> String {
    let widest = headings.iter().map(|h| h.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for row in &table.rows {
        let cells = headings
            .iter()
            .zip(row)
            .map(|(heading, cell)| (heading, terminal::safe(&cell.text, false).replace('\n', " ")));
        for (i, (heading, cell)) in cells.enumerate() {
            let indent = if i == 0 { "" } else { "  " };
            // Writing to a text does not fail.
            let line = format!("{indent}{heading:widest$}  {}", cell.trim_end());
            let _ = writeln!(text, "{}", filled(&line, indent.len() + widest + 2, width));
        }
    }
    text.trim_end().to_owned()
}

fn colour(tone: Tone) -> Option<Color> {
    match tone {
        Tone::Plain => None,
        Tone::Equal => Some(Color::Green),
        Tone::Near => Some(Color::Cyan),
        Tone::Differs => Some(Color::Yellow),
        Tone::Unexpected => Some(Color::Red),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_as_wide_as_the_terminal_at_most_and_whole_elsewhere() {
        let mut table = new(&["id", "what it is"]);
        table.add_row(["trio", &"a sentence of many words that go on ".repeat(4)]);
        let widest = |table: &Table| table.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        table.force_no_tty();
        assert!(widest(&table) > 140, "{table}");
        table.set_width(80);
        assert!(widest(&table) <= 80, "{table}");
        assert_eq!(table.to_string().split_whitespace().filter(|w| *w == "sentence").count(), 4, "{table}");
    }

    #[test]
    fn a_document_is_its_sections_and_then_its_status() {
        let mut made = Document::new("title", "lead");
        made.section("Name  (id)").facts([("source", "s".to_owned())]);
        made.section("By weight").table(eccforge_report::Table::new(&["class"], &["n"]).row(["bit", "1000000"]));
        made.section("Detail").folded().text("not shown");
        made.section("Picture").plot("<svg></svg>", "not shown");
        made.status(true, "All is well.");
        let rule = |c: char| c.to_string().repeat(17);
        let table = format!("{}\n class         n \n{}\n bit     1000000 \n{}\n", rule('─'), rule('═'), rule('─'));
        let expected = format!("Name  (id)\n  source        s\n\nBy weight:\n{table}\nAll is well.\n");
        assert_eq!(document(&made, &Looks::PLAIN), expected);
        made.section("Reasons").further().text("Why.");
        let first = document(&made, &Looks { all: false, ..Looks::PLAIN });
        assert_eq!(first, expected.replace("All is well.\n", "All is well.\n--all also shows: Reasons.\n"));
        let coloured = document(&made, &Looks { colours: true, ..Looks::PLAIN });
        assert!(coloured.ends_with("Why.\n\n\x1b[1;32mAll is well.\x1b[0m\n"), "{coloured}");
    }

    #[test]
    fn figures_that_do_not_fit_stand_in_blocks_and_whole() {
        let figures = ["first figure", "second figure", "third figure"];
        let table = eccforge_report::Table::new(&["class"], &figures).row(["bit", "10000000", "20000000", "1\n0 to 2"]);
        let headings: Vec<String> = table.columns.iter().map(|c| c.label.clone()).collect();
        let text = blocks(&headings, &table, None);
        assert!(text.starts_with("class          bit\n  first figure   10000000\n"), "{text}");
        assert!(text.ends_with("1 0 to 2"), "{text}");
    }
}
