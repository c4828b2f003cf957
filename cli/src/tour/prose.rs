//! Markdown as text of a given width: paragraphs are filled, links keep their words, and pictures are drawn or named.

use eccforge_report::text::words;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// Markdown as text. Lines of code and of tables are not filled.
pub fn text(markdown: &str, width: usize) -> String {
    let mut writer = Writer { text: String::new(), line: String::new(), width, indent: "", ..Writer::default() };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        writer.add(event);
    }
    writer.text
}

/// Drawings made of characters, which replace pictures; each follows the name of its picture in brackets.
const DRAWINGS: &str = include_str!("drawings.txt");

/// Address of the book, which has the pictures and the other pages.
const BOOK: &str = concat!(env!("CARGO_PKG_HOMEPAGE"), "/book");

#[derive(Default)]
struct Writer {
    text: String,
    /// Words of the current block.
    line: String,
    width: usize,
    indent: &'static str,
    row: Vec<String>,
    rows: Vec<Vec<String>>,
    /// The page of the link that is being read.
    page: String,
    /// The picture whose description is being read.
    picture: String,
    /// Whether the last block was a picture that is not shown, whose caption has no meaning.
    skips_caption: bool,
}

impl Writer {
    fn add(&mut self, event: Event<'_>) {
        match event {
            Event::Text(text) | Event::Code(text) => self.line += &text,
            Event::SoftBreak | Event::HardBreak => self.line.push(' '),
            Event::Start(Tag::Image { dest_url, .. }) => {
                let name = dest_url.rsplit('/').next().unwrap_or_default();
                self.picture = name.trim_end_matches(".svg").to_owned();
            }
            Event::End(TagEnd::Image) => self.draw(),
            Event::Start(Tag::Link { dest_url, .. }) => self.page = dest_url.to_string(),
            Event::End(TagEnd::Link) => self.line += &place(&self.page),
            Event::Start(Tag::Emphasis) if self.line.is_empty() && self.skips_caption => self.picture = "-".to_owned(),
            Event::Start(Tag::Item) => self.indent = "- ",
            Event::End(TagEnd::Item) => self.block(),
            Event::End(TagEnd::CodeBlock) => {
                let code = std::mem::take(&mut self.line);
                self.code(&code);
            }
            Event::End(TagEnd::TableCell) => self.row.push(std::mem::take(&mut self.line)),
            Event::End(TagEnd::TableRow | TagEnd::TableHead) => self.rows.push(std::mem::take(&mut self.row)),
            Event::End(TagEnd::Table) => self.table(),
            Event::End(TagEnd::Paragraph | TagEnd::Heading(_)) => self.block(),
            _ => {}
        }
    }

    /// Adds the drawing of a picture, or its description and the address of the book.
    fn draw(&mut self) {
        let (picture, description) = (std::mem::take(&mut self.picture), std::mem::take(&mut self.line));
        let drawings = DRAWINGS.split("\n\n").filter_map(|part| part.strip_prefix('[')?.split_once("]\n"));
        match drawings.into_iter().find(|(name, _)| *name == picture) {
            Some((_, drawing)) => self.text += &format!("{}\n\n", drawing.trim_end()),
            None => {
                self.line = format!("Picture of the book ({BOOK}): {description}.");
                self.block();
                self.skips_caption = true;
            }
        }
    }

    /// Ends a paragraph, a heading or an item.
    fn block(&mut self) {
        let line = std::mem::take(&mut self.line);
        if line.trim().is_empty() {
            return;
        }
        self.skips_caption = false;
        // The caption of a picture that is not shown.
        if std::mem::take(&mut self.picture) == "-" {
            return;
        }
        let line = format!("{}{}", self.indent, line.trim());
        self.text += &format!("{}\n\n", words::wrapped(&line, self.indent.len(), self.width).join("\n"));
        self.indent = "";
    }

    /// Adds commands and their output, indented if all lines have room for it. A shell takes the lines of a command as one.
    fn code(&mut self, code: &str) {
        let has_room = |line: &str| line.starts_with("$ ") || words::width(line) + 2 <= self.width;
        let indent = if code.lines().all(has_room) { "  " } else { "" };
        let room = self.width - indent.len();
        for line in code.lines() {
            let is_of_table = line.starts_with('─') || line.contains("  ");
            let lines = if line.starts_with("$ ") {
                // A shell does not join lines inside single quotes.
                unquoted(&words::wrapped(&quoted(line), 4, room - 2).join(" \\\n"))
            } else if is_of_table && words::width(line) > room {
                // Columns stay in their places, so a line of a table is cut.
                line.chars().take(room - 1).chain(['…']).collect()
            } else {
                words::fitted(line, room)
            };
            self.text.extend(lines.lines().map(|line| format!("{indent}{line}\n")));
            if line.is_empty() {
                self.text.push('\n');
            }
        }
        self.text.push('\n');
    }

    /// Ends a table: columns of equal width, two spaces apart.
    fn table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let mut widths = vec![0; columns];
        for row in &rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = cell.chars().count().max(*width);
            }
        }
        for row in rows {
            let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
            // The last column goes on below itself.
            let before: usize = widths.iter().take(columns - 1).map(|width| width + 2).sum();
            let line = format!("  {}", cells.join("  ").trim_end());
            self.text += &(words::wrapped(&line, before + 2, self.width).join("\n") + "\n");
        }
        self.text.push('\n');
    }
}

/// The address, in parentheses, of a page that is not a chapter or a term of the glossary.
fn place(page: &str) -> String {
    let page = page.strip_prefix("../").and_then(|page| page.strip_suffix(".md"));
    page.map_or_else(String::new, |page| format!(" ({BOOK}/{page}.html)"))
}

/// A no-break space, which represents a space inside single quotes while a command is broken into lines.
const JOINED_SPACE: &str = "\u{a0}";

/// A command whose quoted arguments are not broken.
fn quoted(command: &str) -> String {
    let parts = command.split('\'').enumerate();
    let whole = parts.map(|(i, part)| if i % 2 == 1 { part.replace(' ', JOINED_SPACE) } else { part.to_owned() });
    whole.collect::<Vec<_>>().join("'")
}

/// The inverse of [`quoted`].
fn unquoted(lines: &str) -> String {
    lines.replace(JOINED_SPACE, " ")
}

#[cfg(test)]
mod tests {
    use super::{BOOK, text};

    #[test]
    fn links_pictures_tables_and_code_become_text() {
        let markdown = "# A\n\nA [link](x.md) and *a word* that is long.\n\n![two grids](x.svg)\n\n*Red is wrong.*\n\n<!-- tour\nanswer: 1\n-->\n\n\
                        | a | bb |\n|---|---|\n| 1 | 2 |\n\n```console\n$ run\nout\n```\n";
        let expected = &format!(
            "A\n\nA link and a word\nthat is long.\n\nPicture of the book\n({BOOK}):\ntwo grids.\n\n  a  bb\n  1  2\n\n  $ run\n  out\n\n"
        );
        assert_eq!(&text(markdown, 20), expected);
    }
}
