//! Results as documents, independent of the output format.

use crate::Table;

/// The verdict on a result, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// Whether the result is as expected; `None` if there is nothing to compare with.
    pub good: Option<bool>,
    /// The verdict as a sentence.
    pub text: String,
}

/// A part of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A paragraph of running text.
    Text(String),
    /// A detail, such as a rule of the counting or an omission.
    Note(String),
    /// Names and values.
    Facts(Vec<(String, String)>),
    Table(Table),
    /// Ids or files under a name.
    Names(String, Vec<String>),
    /// A picture in SVG and its caption, which may be empty. Formats without pictures omit it.
    Plot(String, String),
    /// Lines in which the marks C, E and X are bits: corrected, left wrong and flipped wrong.
    Grid(String),
    /// Text whose lines and spaces are kept.
    Verbatim(String),
    /// A link for formats that support links: address and text.
    Link(String, String),
}

/// Parts under a heading, which may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    pub heading: String,
    /// The parts, in order.
    pub parts: Vec<Part>,
    /// Whether the section is a detail that a page folds and that other formats omit.
    pub folded: bool,
    /// Whether a terminal shows the section only on request.
    pub further: bool,
}

/// A readable result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// Title of a page.
    pub title: String,
    /// A sentence under the title.
    pub lead: String,
    /// The verdict.
    pub status: Option<Status>,
    /// The most important figures, each with its meaning.
    pub tiles: Vec<(String, String)>,
    pub sections: Vec<Section>,
    /// Commands that a terminal proposes after the result, each with its purpose.
    pub next: Vec<(String, String)>,
    /// Further facts about the run, after program and command: names and values.
    pub run: Vec<(String, String)>,
}

impl Document {
    /// A document with a title and a sentence under it.
    pub fn new(title: &str, lead: &str) -> Self {
        Self { title: title.to_owned(), lead: lead.to_owned(), ..Self::default() }
    }

    /// Sets the verdict.
    pub fn status(&mut self, good: bool, text: impl Into<String>) -> &mut Self {
        self.status = Some(Status { good: Some(good), text: text.into() });
        self
    }

    /// Adds an important figure.
    pub fn tile(&mut self, figure: impl ToString, meaning: &str) -> &mut Self {
        self.tiles.push((figure.to_string(), meaning.to_owned()));
        self
    }

    /// Begins a section.
    pub fn section(&mut self, heading: impl Into<String>) -> &mut Self {
        self.sections.push(Section { heading: heading.into(), ..Section::default() });
        self
    }

    /// Folds the last section.
    pub fn folded(&mut self) -> &mut Self {
        self.last().folded = true;
        self
    }

    /// Marks the last section as one that a terminal shows only on request.
    pub fn further(&mut self) -> &mut Self {
        self.last().further = true;
        self
    }

    /// Adds a paragraph.
    pub fn text(&mut self, text: impl Into<String>) -> &mut Self {
        self.part(Part::Text(text.into()))
    }

    /// Adds a detail.
    pub fn note(&mut self, text: impl Into<String>) -> &mut Self {
        self.part(Part::Note(text.into()))
    }

    /// Proposes a command, with its purpose.
    pub fn next(&mut self, command: impl Into<String>, purpose: &str) -> &mut Self {
        self.next.push((command.into(), purpose.to_owned()));
        self
    }

    /// Adds names and values.
    pub fn facts<S: Into<String>>(&mut self, facts: impl IntoIterator<Item = (S, String)>) -> &mut Self {
        self.part(Part::Facts(facts.into_iter().map(|(name, value)| (name.into(), value)).collect()))
    }

    /// Adds a table.
    pub fn table(&mut self, table: Table) -> &mut Self {
        self.part(Part::Table(table))
    }

    /// Adds ids or files under a name.
    pub fn names(&mut self, name: &str, all: impl IntoIterator<Item = String>) -> &mut Self {
        self.part(Part::Names(name.to_owned(), all.into_iter().collect()))
    }

    /// Adds a picture.
    pub fn plot(&mut self, svg: impl Into<String>, caption: &str) -> &mut Self {
        self.part(Part::Plot(svg.into(), caption.to_owned()))
    }

    /// Adds a picture, or the reason why it could not be drawn.
    pub fn drawing(&mut self, svg: Result<String, String>, caption: &str) -> &mut Self {
        match svg {
            Ok(svg) => self.plot(svg, caption),
            // A result remains useful without its picture.
            Err(why) => self.text(format!("A plot could not be drawn: {why}.")),
        }
    }

    /// Adds named pictures, or the reason why there are none.
    pub fn drawings(&mut self, all: Result<Vec<(&str, String)>, String>) -> &mut Self {
        match all {
            Ok(all) => all.into_iter().fold(self, |document, (_, svg)| document.plot(svg, "")),
            Err(why) => self.drawing(Err(why), ""),
        }
    }

    /// Adds text whose lines and spaces are kept.
    pub fn verbatim(&mut self, text: impl Into<String>) -> &mut Self {
        self.part(Part::Verbatim(text.into()))
    }

    /// Adds the marks of an entry's bits.
    pub fn grid(&mut self, text: impl Into<String>) -> &mut Self {
        self.part(Part::Grid(text.into()))
    }

    /// Adds a link.
    pub fn link(&mut self, address: &str, text: &str) -> &mut Self {
        self.part(Part::Link(address.to_owned(), text.to_owned()))
    }

    /// Adds a fact about the run.
    pub fn ran(&mut self, name: impl Into<String>, value: impl Into<String>) -> &mut Self {
        self.run.push((name.into(), value.into()));
        self
    }

    /// The first table as CSV.
    pub fn records(&self) -> String {
        let parts = self.sections.iter().flat_map(|s| &s.parts);
        let mut tables = parts.filter_map(|part| if let Part::Table(table) = part { Some(table) } else { None });
        tables.next().map(Table::csv).unwrap_or_default()
    }

    fn last(&mut self) -> &mut Section {
        // A part before the first section gets a section without a heading, so a caller need not begin with one.
        if self.sections.is_empty() {
            self.section("");
        }
        let last = self.sections.len() - 1;
        &mut self.sections[last]
    }

    fn part(&mut self, part: Part) -> &mut Self {
        self.last().parts.push(part);
        self
    }
}
