//! Renders documents as text of a given width: the answer, its tables, notes, and the next commands.

mod column;
mod grid;
pub mod words;
pub mod yaml;

use crate::{Document, Part, Section, Tone, with_noun};
use words::{safe, to_ascii, wrapped};

/// The appearance of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looks {
    /// The width that no line exceeds.
    pub width: usize,
    pub colours: bool,
    /// Whether all characters are ASCII.
    pub ascii: bool,
    /// Whether the text has the sections that a document marks as `further`.
    pub all: bool,
}

impl Looks {
    /// A text for a file: everything, in lines of any width.
    pub const PLAIN: Self = Self { width: usize::MAX, colours: false, ascii: false, all: true };

    /// The text as a terminal of this appearance can show it: without control characters and, if it is limited to ASCII, in
    /// ASCII.
    fn shown(&self, text: &str) -> String {
        let text = safe(text);
        if self.ascii { to_ascii(&text).into_owned() } else { text.into_owned() }
    }

    /// Wraps a paragraph and paints every line.
    fn paragraph(&self, text: &str, indent: usize, paint: Paint) -> String {
        let lines = wrapped(self.shown(text).trim_end(), indent, self.width);
        lines.iter().map(|line| self.painted(line, paint) + "\n").collect()
    }

    /// A text in a colour, if the text has colours.
    fn painted(&self, text: &str, paint: Paint) -> String {
        if !self.colours || paint.0.is_empty() || text.trim().is_empty() {
            return text.to_owned();
        }
        let start = text.len() - text.trim_start().len();
        format!("{}\x1b[{}m{}\x1b[0m", &text[..start], paint.0, &text[start..])
    }
}

/// A colour: the parameters of a terminal's escape sequence.
#[derive(Clone, Copy)]
struct Paint(&'static str);

const PLAIN: Paint = Paint("");
const BOLD: Paint = Paint("1");
const DIM: Paint = Paint("2");
const COMMAND: Paint = Paint("36");
const BAD: Paint = Paint("1;31");

impl Tone {
    fn paint(self) -> Paint {
        Paint(match self {
            Self::Plain => "",
            Self::Equal => "32",
            Self::Near => "2",
            Self::Differs => "33",
            Self::Unexpected => "31",
        })
    }
}

impl Document {
    /// The document as text. Sections that need pictures or are folded are left out.
    pub fn in_text(&self, looks: &Looks) -> String {
        let mut text = String::new();
        if let Some(status) = &self.status {
            text += &looks.paragraph(&status.text, 0, if status.good == Some(false) { BAD } else { BOLD });
        }
        let shown = self.sections.iter().filter(|section| !section.folded && has_text(section));
        let (shown, further): (Vec<&Section>, Vec<&Section>) = shown.partition(|s| looks.all || !s.further);
        let mut more: Vec<String> = shown.iter().flat_map(|section| further_rows(section, looks)).collect();
        for section in shown {
            if !text.is_empty() {
                text.push('\n');
            }
            text += &section_text(section, looks);
        }
        // Tables without headings hide equally many rows.
        more.dedup();
        more.extend(further.iter().map(|section| section.heading.clone()));
        if !more.is_empty() && !self.next.iter().any(|(command, _)| command.ends_with(" --all")) {
            text += &looks.paragraph(&format!("--all also shows: {}.", more.join("; ")), 2, DIM);
        }
        text + &self.next_in_text(looks)
    }

    /// The commands that a terminal proposes, as text.
    pub fn next_in_text(&self, looks: &Looks) -> String {
        let mut proposed: Vec<_> = self.next.iter().collect();
        if looks.all {
            // A text with everything would propose the command that printed it.
            proposed.retain(|(command, _)| !command.ends_with(" --all"));
        }
        next(&proposed, looks)
    }
}

/// For each table of a section, the rows that are shown only on request, in words.
fn further_rows(section: &Section, looks: &Looks) -> Vec<String> {
    let mut all = Vec::new();
    for part in &section.parts {
        if let Part::Table(table) = part
            && table.further > 0
            && !looks.all
        {
            let rows = with_noun(table.further, "more row");
            all.push(if section.heading.is_empty() { rows } else { format!("{rows} of {}", section.heading) });
        }
    }
    all
}

/// Whether a section has a part that text shows.
fn has_text(section: &Section) -> bool {
    section.parts.iter().any(|part| !matches!(part, Part::Plot(..) | Part::Link(..)))
}

/// A section under its heading.
fn section_text(section: &Section, looks: &Looks) -> String {
    let mut text = String::new();
    if !section.heading.is_empty() {
        let colon = if matches!(section.parts.first(), Some(Part::Table(_))) { ":" } else { "" };
        text += &looks.paragraph(&format!("{}{colon}", section.heading), 2, BOLD);
    }
    for (at, part) in section.parts.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| &section.parts[at]);
        if matches!((before, part), (Some(Part::Table(_)), Part::Table(_))) {
            text.push('\n');
        }
        match part {
            Part::Text(words) => text += &looks.paragraph(words, 0, PLAIN),
            Part::Note(words) => text += &looks.paragraph(words, 0, DIM),
            Part::Grid(marks) => text += &painted_marks(marks, looks),
            Part::Verbatim(words) => text += &words::fitted(looks.shown(words).trim_end(), looks.width),
            Part::Facts(facts) => text += &aligned(facts, looks),
            Part::Table(table) => text += &grid::rendered(table, looks),
            Part::Names(name, all) => text += &names(name, all, looks),
            Part::Plot(..) | Part::Link(..) => {}
        }
    }
    text
}

/// Formats names with values, one pair on each line.
fn aligned(facts: &[(String, String)], looks: &Looks) -> String {
    let widest = facts.iter().map(|(name, _)| words::width(name)).max().unwrap_or(0).max(8) + 2;
    let mut text = String::new();
    for (name, value) in facts {
        for line in wrapped(&looks.shown(&format!("{name:widest$}{value}")), widest, looks.width) {
            text += &line;
            text.push('\n');
        }
    }
    text
}

/// Lines of marks with their colours.
fn painted_marks(lines: &str, looks: &Looks) -> String {
    let mut text = String::new();
    for c in lines.chars() {
        match c {
            'C' => text += &looks.painted("C", Tone::Equal.paint()),
            'E' => text += &looks.painted("E", Tone::Differs.paint()),
            'X' => text += &looks.painted("X", Tone::Unexpected.paint()),
            c => text.push(c),
        }
    }
    text
}

/// The width of each column if names fill this many columns row by row.
fn column_widths(names: &[String], columns: usize) -> Vec<usize> {
    let mut widths = vec![0; columns];
    for (i, name) in names.iter().enumerate() {
        let column = &mut widths[i % columns];
        *column = words::width(name).max(*column);
    }
    widths
}

/// Ids in columns of one width after their name.
fn names(name: &str, all: &[String], looks: &Looks) -> String {
    const INDENT: usize = 10;
    let all: Vec<String> = all.iter().map(|name| looks.shown(name)).collect();
    // Without a bound, a file would have all names on one line.
    let room = looks.width.min(500).saturating_sub(INDENT);
    let mut fitting = all.len().max(1);
    let mut widths = column_widths(&all, fitting);
    while fitting > 1 && widths.iter().sum::<usize>() + 2 * (fitting - 1) > room {
        fitting -= 1;
        widths = column_widths(&all, fitting);
    }
    let mut text = String::new();
    for (i, line) in all.chunks(fitting).enumerate() {
        let head = if i == 0 { name } else { "" };
        text += &format!("{}{}", looks.painted(head, BOLD), " ".repeat(INDENT.saturating_sub(head.len())));
        for (name, own) in line.iter().zip(&widths) {
            text += &format!("{}{}", looks.painted(name, COMMAND), " ".repeat(own + 2 - words::width(name)));
        }
        text = text.trim_end().to_owned() + "\n";
    }
    text
}

/// The next commands, each with its purpose on the same line, or on the next one if the line is too short.
fn next(next: &[&(String, String)], looks: &Looks) -> String {
    const INDENT: usize = 6;
    let widest = next.iter().map(|(command, _)| words::width(command)).max().unwrap_or(0);
    let all_fit = next.iter().all(|(_, why)| INDENT + widest + 3 + words::width(why) <= looks.width);
    let mut text = String::new();
    for (i, (command, why)) in next.iter().enumerate() {
        text += &if i == 0 { looks.painted("next", DIM) + "  " } else { " ".repeat(INDENT) };
        // A shell takes the lines of a long command as one.
        let room = looks.width.saturating_sub(INDENT + " \\".len());
        let shown = if INDENT + words::width(command) > looks.width {
            wrapped(command, 4, room).join(" \\\n      ")
        } else {
            command.clone()
        };
        // Purposes are aligned if all fit; else each stands next to its command if that line is wide enough.
        let fits = INDENT + words::width(command) + 3 + words::width(why) <= looks.width;
        let command =
            looks.painted(&shown, COMMAND) + &" ".repeat(if all_fit { widest - words::width(command) } else { 0 });
        if why.is_empty() {
            text += command.trim_end();
            text.push('\n');
        } else if fits {
            text += &format!("{command}   {}\n", looks.painted(&looks.shown(why), DIM));
        } else {
            text += &command;
            text.push('\n');
            for line in wrapped(&looks.shown(why), 0, looks.width.saturating_sub(INDENT + 2)) {
                text += &format!("        {}\n", looks.painted(&line, DIM));
            }
        }
    }
    text
}
