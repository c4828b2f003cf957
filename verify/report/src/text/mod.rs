//! Renders documents as text of a width: the answer, its tables, notes, and the next commands.

mod grid;
pub mod words;

use crate::{Document, Part, Section, Tone};
use words::{safe, to_ascii, wrapped};

/// The looks of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looks {
    /// The width that no line exceeds.
    pub width: usize,
    pub colours: bool,
    /// Whether all characters are ASCII.
    pub ascii: bool,
    /// Whether the text has what a document marks as further parts.
    pub all: bool,
}

impl Looks {
    /// A text for a file: everything, in lines of any width.
    pub const PLAIN: Self = Self { width: usize::MAX, colours: false, ascii: false, all: true };

    /// Text that a terminal of these looks can show: without control characters, and in its characters.
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

/// A colour as parameters of a terminal's sequence.
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
        let in_words =
            |section: &&Section| section.parts.iter().any(|part| !matches!(part, Part::Plot(..) | Part::Link(..)));
        let shown = self.sections.iter().filter(|s| !s.folded).filter(in_words);
        let (shown, further): (Vec<&Section>, Vec<&Section>) = shown.partition(|s| looks.all || !s.further);
        for section in shown {
            if !text.is_empty() {
                text.push('\n');
            }
            text += &section_text(section, looks);
        }
        if !further.is_empty() && !self.next.iter().any(|(command, _)| command.ends_with(" --all")) {
            let headings: Vec<&str> = further.iter().map(|section| section.heading.as_str()).collect();
            text += &looks.paragraph(&format!("--all also shows: {}.", headings.join("; ")), 2, DIM);
        }
        // What everything shows needs no command.
        let is_shown = |command: &str| looks.all && command.ends_with(" --all");
        let proposed: Vec<_> = self.next.iter().filter(|(command, _)| !is_shown(command)).collect();
        text + &next(&proposed, looks)
    }
}

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
    let line = |(name, value): &(String, String)| {
        let lines = wrapped(&looks.shown(&format!("{name:widest$}{value}")), widest, looks.width);
        lines.iter().map(|line| format!("{line}\n")).collect::<String>()
    };
    facts.iter().map(line).collect()
}

/// Lines of marks with their colours.
fn painted_marks(lines: &str, looks: &Looks) -> String {
    let paint = |c: char| match c {
        'C' => looks.painted("C", Tone::Equal.paint()),
        'E' => looks.painted("E", Tone::Differs.paint()),
        'X' => looks.painted("X", Tone::Unexpected.paint()),
        c => c.to_string(),
    };
    lines.chars().map(paint).collect()
}

/// Ids in columns of one width after their name.
fn names(name: &str, all: &[String], looks: &Looks) -> String {
    const INDENT: usize = 10;
    let all: Vec<String> = all.iter().map(|name| looks.shown(name)).collect();
    let widths = |columns: usize| -> Vec<usize> {
        let column = |at: usize| all.iter().skip(at).step_by(columns).map(|name| words::width(name)).max().unwrap_or(0);
        (0..columns).map(column).collect()
    };
    let room = looks.width.min(500).saturating_sub(INDENT);
    let fits = |columns: &usize| widths(*columns).iter().sum::<usize>() + 2 * (columns - 1) <= room;
    let fitting = (1..=all.len()).rev().find(fits).unwrap_or(1);
    let widths = widths(fitting);
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

/// The next commands, each with its purpose beside it, or below it where the line has no room.
fn next(next: &[&(String, String)], looks: &Looks) -> String {
    const INDENT: usize = 6;
    let widest = next.iter().map(|(command, _)| words::width(command)).max().unwrap_or(0);
    let fits = next.iter().all(|(_, why)| INDENT + widest + 3 + words::width(why) <= looks.width);
    let line = |(i, (command, why)): (usize, &&(String, String))| {
        let head = looks.painted(if i == 0 { "next" } else { "" }, DIM) + if i == 0 { "  " } else { "      " };
        // A shell takes the lines of a long command as one.
        let room = looks.width.saturating_sub(INDENT + " \\".len());
        let shown = if INDENT + words::width(command) > looks.width {
            wrapped(command, 4, room).join(" \\\n      ")
        } else {
            command.clone()
        };
        let command =
            looks.painted(&shown, COMMAND) + &" ".repeat(if fits { widest - words::width(command) } else { 0 });
        match (why.is_empty(), fits) {
            (true, _) => format!("{head}{}\n", command.trim_end()),
            (false, true) => format!("{head}{command}   {}\n", looks.painted(&looks.shown(why), DIM)),
            (false, false) => {
                let why = wrapped(&looks.shown(why), 0, looks.width.saturating_sub(INDENT + 2));
                let why = why.iter().map(|line| format!("        {}\n", looks.painted(line, DIM)));
                format!("{head}{command}\n{}", why.collect::<String>())
            }
        }
    };
    next.iter().enumerate().map(line).collect()
}
