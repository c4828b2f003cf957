//! Errors in files: they name the file, line and column, underline the text, and state what was expected and how to fix
//! it.

mod excerpt;
mod suggestion;
mod wording;

pub use suggestion::{did_you_mean, of_unopened, similar, suggest};
pub use wording::kind_of;

use excerpt::Excerpt;
use miette::{LabeledSpan, SourceCode};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The result of a check of a part of a file.
pub type Checked<T> = Result<T, Box<Diagnostic>>;

/// One error at one place of a file (with notes on other places), or in a name that a user gave.
///
/// A check knows the place ([`Place::error`]). The reader of the file attaches the file once, for all checks
/// ([`SourceFile::attach`]).
#[derive(Debug)]
pub struct Diagnostic {
    message: String,
    help: Option<String>,
    /// A message for each place, the main place first.
    labels: Vec<(Place, String)>,
    source: Option<SourceFile>,
    /// The part of the source that a report shows.
    excerpt: OnceLock<Excerpt>,
}

impl Diagnostic {
    /// An error about a name that a user gave, with a suggestion from the known names.
    pub fn unknown(what: &str, name: &str, known: &[&str]) -> Self {
        Self::whole(format!("there is no {what} `{name}`")).help(suggest(name, known, what))
    }

    /// An error about a whole file.
    pub fn whole(message: impl Into<String>) -> Self {
        Self { message: message.into(), help: None, labels: Vec::new(), source: None, excerpt: OnceLock::new() }
    }

    /// Underlines one more place.
    #[must_use]
    pub fn also(mut self, place: Place, label: impl Into<String>) -> Self {
        self.labels.push((place, label.into()));
        self.excerpt.take();
        self
    }

    /// Sets the file of the error, unless it already has one.
    #[must_use]
    pub fn within(mut self, file: &SourceFile) -> Self {
        self.source.get_or_insert_with(|| file.clone());
        self
    }

    /// Returns the error as the result of a check.
    pub fn err<T>(self) -> Checked<T> {
        Err(Box::new(self))
    }

    /// Adds a suggested fix.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The error in one line.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Suggested fix, if known.
    pub fn advice(&self) -> Option<&str> {
        self.help.as_deref()
    }

    /// Every underlined place, the main one first: line and column of its first character and after its last one,
    /// both from 1, with its message.
    pub fn places(&self) -> Vec<([(usize, usize); 2], &str)> {
        let text = self.source.as_ref().map_or("", |s| &s.text);
        let mut places = Vec::with_capacity(self.labels.len());
        for (place, label) in &self.labels {
            let Place { offset, length } = place.within(text);
            places.push(([offset, offset + length].map(|at| line_and_column(text, at)), label.as_str()));
        }
        places
    }

    /// The position of the error; `None` for a name that a user gave.
    pub fn position(&self) -> Option<Position> {
        let source = self.source.as_ref()?;
        let first = self.labels.first().map(|(place, _)| place.within(&source.text).offset);
        let line_and_column = first.map(|offset| line_and_column(&source.text, offset));
        Some(Position { file: source.name.clone(), line_and_column })
    }

    fn excerpt(&self) -> Option<&Excerpt> {
        // Without a place, miette would print the start of the file, which has nothing to do with the error.
        if self.labels.is_empty() {
            return None;
        }
        let source = self.source.as_ref()?;
        Some(self.excerpt.get_or_init(|| Excerpt::new(&source.name, &source.text, &self.spans(&source.text))))
    }

    /// The labels as miette takes them.
    fn spans(&self, text: &str) -> Vec<LabeledSpan> {
        let mut spans = Vec::with_capacity(self.labels.len());
        for (i, (place, label)) in self.labels.iter().enumerate() {
            let Place { offset, length } = place.within(text);
            let new = if i == 0 { LabeledSpan::new_primary_with_span } else { LabeledSpan::new_with_span };
            spans.push(new(Some(label.clone()), (offset, length)));
        }
        spans
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(at) = self.position() else { return write!(f, "{}", self.message) };
        write!(f, "{}", at.file)?;
        if let Some((line, column)) = at.line_and_column {
            write!(f, ":{line}:{column}")?;
        }
        write!(f, ": {}", self.message)
    }
}

/// The file and the start of the first underlined text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Name of the file.
    pub file: String,
    /// Line and column, from 1; `None` if the error is about the whole file.
    pub line_and_column: Option<(usize, usize)>,
}

impl std::error::Error for Diagnostic {}

/// Checks return boxed diagnostics, so `?` converts a box to a report.
impl From<Box<Diagnostic>> for miette::Report {
    fn from(diagnostic: Box<Diagnostic>) -> Self {
        Self::new(*diagnostic)
    }
}

impl miette::Diagnostic for Diagnostic {
    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.help.as_ref().map(|h| Box::new(h) as Box<dyn fmt::Display>)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        self.excerpt().map(|excerpt| Box::new(excerpt.labels.iter().cloned()) as Box<_>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.excerpt().map(|excerpt| excerpt as &dyn SourceCode)
    }
}

/// Line and column, both from 1, of a byte of a text; columns count characters.
fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..offset];
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    (before.matches('\n').count() + 1, column)
}

/// Maximum number of lines that a report underlines.
const MOST_LINES: usize = 5;

/// A byte range of a file. The parser gives a mapping or a list as its opening bracket or, in block form, as an empty
/// span. A report then underlines it to its end or to the end of its first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Byte of the text at which the marked place begins.
    pub offset: usize,
    /// Number of bytes.
    pub length: usize,
}

impl Place {
    /// An error at this place, with a label for the place and a message.
    pub fn error(self, label: impl Into<String>, message: impl Into<String>) -> Diagnostic {
        Diagnostic::whole(message).also(self, label)
    }

    /// The range that a report underlines in `text`: a scalar without its line end, or the first line of a mapping, a list, or a
    /// long scalar.
    fn within(self, text: &str) -> Self {
        let mut offset = self.offset.min(text.len());
        // The parser may stop within a character; a slice from there would panic.
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let rest = &text[offset..];
        let length = match (self.length, rest.as_bytes().first()) {
            (0, _) | (1, Some(b'{' | b'[')) => first_line(rest),
            (length, _) => {
                let text = rest.get(..length).unwrap_or(rest).trim_end();
                // A file of another kind is one text for the parser, of which a report would print every line.
                if text.lines().nth(MOST_LINES).is_some() { first_line(rest) } else { text.len() }
            }
        };
        Self { offset, length }
    }
}

/// Length of the first line of the node at the start of `text`: to its closing bracket or to a comment.
fn first_line(text: &str) -> usize {
    let line = text.lines().next().unwrap_or_default();
    let mut depth = 0usize;
    let mut quote = None;
    let mut before = ' ';
    for (i, c) in line.char_indices() {
        match (quote, c) {
            (Some(q), _) if c == q => quote = None,
            // After a letter, a quotation mark is an apostrophe, and a `#` belongs to the text.
            (None, '"' | '\'') if !before.is_alphanumeric() => quote = Some(c),
            (None, '#') if before.is_whitespace() => return line[..i].trim_end().len(),
            (None, '{' | '[') => depth += 1,
            (None, '}' | ']') => {
                depth = depth.saturating_sub(1);
                if depth == 0 && line.starts_with(['{', '[']) {
                    return i + 1;
                }
            }
            _ => {}
        }
        before = c;
    }
    line.trim_end().len()
}

/// A text with the name that errors use for it.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Path as the user gave it.
    pub name: String,
    /// The whole text, in which errors mark their places.
    pub text: String,
}

impl SourceFile {
    /// Reads a file as UTF-8.
    ///
    /// # Errors
    /// The file cannot be read, is not text, or is too long for a scheme.
    pub fn read(path: &Path) -> Checked<Self> {
        Self::read_up_to(path, MAX_BYTES as u64)
    }

    /// Reads a file of at most `most` bytes as UTF-8.
    ///
    /// # Errors
    /// The file cannot be read, is not text, or is longer.
    pub fn read_up_to(path: &Path, most: u64) -> Checked<Self> {
        let file = allowed(path).and_then(File::open);
        let length = file.as_ref().ok().and_then(|file| file.metadata().ok()).map_or(0, |m| m.len());
        Self::read_from(path.display().to_string(), length, most, || file)
    }

    /// Reads at most `most` bytes of a named input as UTF-8. An input that is known to have at least `length` bytes is not
    /// opened if `length` exceeds `most`.
    ///
    /// # Errors
    /// The input cannot be read, is not text, or is longer.
    pub fn read_from<R: Read>(
        name: String,
        length: u64,
        most: u64,
        open: impl FnOnce() -> std::io::Result<R>,
    ) -> Checked<Self> {
        let mut bytes = Vec::new();
        let long = length > most;
        // One byte more than the limit shows that the input is too long, even one without an end such as a device.
        let read = if long { Ok(0) } else { open().and_then(|input| input.take(most + 1).read_to_end(&mut bytes)) };
        read.map_err(|e| {
            let at = Diagnostic::whole(format!("cannot be read: {e}")).within(&Self::new(&name, ""));
            Box::new(at.help(of_unopened(Path::new(&name), &e)))
        })?;
        if long || bytes.len() as u64 > most {
            return too_long(&Self::new(name, ""), most);
        }
        String::from_utf8(bytes).map(|text| Self::new(&name, text)).map_err(|e| {
            let offset = e.utf8_error().valid_up_to();
            let file = Self::new(name, String::from_utf8_lossy(e.as_bytes()));
            let place = Place { offset, length: char::REPLACEMENT_CHARACTER.len_utf8() };
            // A file with control characters is not text, and its bytes are not shown.
            let is_binary = file.text.chars().any(|c| c.is_control() && !c.is_whitespace());
            let at = if is_binary {
                Diagnostic::whole("is not text but a binary file").within(&Self::new(&file.name, ""))
            } else {
                place.error("no character", "is not UTF-8 text").within(&file)
            };
            Box::new(at.help("name a text file"))
        })
    }

    /// A named text.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    /// Attaches this file to the result of checks.
    ///
    /// # Errors
    /// The error of the checks, with the file.
    pub fn attach<T>(&self, checked: Checked<T>) -> Checked<T> {
        checked.map_err(|error| Box::new(error.within(self)))
    }
}

/// The only folder from which files are read, if reading is restricted.
static CONFINED: OnceLock<PathBuf> = OnceLock::new();

/// Makes [`SourceFile::read`] reject files outside this folder from now on. Use it for files of other people, which
/// may name any file.
///
/// # Errors
/// The path is not a folder.
pub fn confine(folder: &Path) -> std::io::Result<()> {
    let folder = folder.canonicalize()?;
    CONFINED.get_or_init(|| folder);
    Ok(())
}

/// The path without links, unless it leads out of the permitted folder.
fn allowed(path: &Path) -> std::io::Result<PathBuf> {
    let Some(folder) = CONFINED.get() else { return Ok(path.to_owned()) };
    // Links are resolved first: a link within the folder may lead out of it.
    let real = path.canonicalize()?;
    if real.starts_with(folder) {
        return Ok(real);
    }
    Err(std::io::Error::other(format!("it is not in {}", folder.display())))
}

/// Whether a user's name is a path: it has a separator or an extension, or a file of that name exists.
pub fn is_path(name: &str) -> bool {
    let path = Path::new(name);
    name.contains(std::path::MAIN_SEPARATOR) || path.extension().is_some() || path.is_file()
}

fn too_long<T>(file: &SourceFile, most: u64) -> Checked<T> {
    Diagnostic::whole(format!("has more than {most} bytes")).within(file).help("is this the file you meant?").err()
}

/// Maximum size of a scheme or matrix file.
// A device or a memory image given by mistake must not fill the memory.
const MAX_BYTES: usize = 4 << 20;
