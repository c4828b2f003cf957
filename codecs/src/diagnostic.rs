//! An error in a file names the file, line and column, underlines the text, says what was expected and how to mend it.

use miette::{LabeledSpan, NamedSource, SourceCode};
use serde_yaml::{Error as YamlError, Location, Spanned};
use std::fmt;

/// One thing wrong with one place of one file (with notes on other places of it).
#[derive(Debug)]
pub struct Diagnostic {
    message: String,
    help: Option<String>,
    labels: Vec<LabeledSpan>,
    source: NamedSource<String>,
}

impl Diagnostic {
    /// An error about the whole of a file.
    pub fn new(file: &SourceFile, message: impl Into<String>) -> Self {
        Self { message: message.into(), help: None, labels: Vec::new(), source: file.named() }
    }

    /// An error at a byte range of a file.
    pub fn at(file: &SourceFile, place: Place, label: impl Into<String>, message: impl Into<String>) -> Self {
        Self::new(file, message).also(place, label)
    }

    /// Underlines one more place.
    #[must_use]
    pub fn also(mut self, place: Place, label: impl Into<String>) -> Self {
        let end = self.source.inner().len();
        let offset = place.offset.min(end);
        let length = place.length.min(end - offset);
        self.labels.push(LabeledSpan::new(Some(label.into()), offset, length));
        self
    }

    /// Says how to mend it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// What is wrong, in one line.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.source.name())?;
        if let Some(label) = self.labels.first() {
            let before = &self.source.inner()[..label.offset()];
            let line = before.matches('\n').count() + 1;
            let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
            write!(f, ":{line}:{column}")?;
        }
        write!(f, ": {}", self.message)
    }
}

impl std::error::Error for Diagnostic {}

impl miette::Diagnostic for Diagnostic {
    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.help.as_ref().map(|h| Box::new(h) as Box<dyn fmt::Display>)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        (!self.labels.is_empty()).then(|| Box::new(self.labels.iter().cloned()) as Box<_>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        (!self.labels.is_empty()).then_some(&self.source as &dyn SourceCode)
    }
}

/// A byte range of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// First byte.
    pub offset: usize,
    /// Number of bytes.
    pub length: usize,
}

impl Place {
    /// Where a YAML node starts. The parser gives a mapping's or sequence's span as its first token.
    pub fn of<T>(node: &Spanned<T>) -> Self {
        Self::from(node.referenced)
    }
}

impl From<Location> for Place {
    fn from(location: Location) -> Self {
        let span = location.span();
        let offset = span.byte_offset().unwrap_or(span.offset());
        let length = span.byte_len().unwrap_or(span.len()).max(1);
        Self { offset: offset as usize, length: length as usize }
    }
}

/// Text and the name that errors give it.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Path as the user wrote it.
    pub name: String,
    /// The text.
    pub text: String,
}

impl SourceFile {
    /// A named text.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }

    fn named(&self) -> NamedSource<String> {
        NamedSource::new(&self.name, self.text.clone())
    }

    /// Reads YAML with bounded nesting, aliases and size.
    ///
    /// # Errors
    /// What the parser or the types refuse, with a suggestion for misspelt keys and names.
    pub fn parse<T: serde::de::DeserializeOwned>(&self) -> Result<T, Box<Diagnostic>> {
        if self.text.len() > MAX_BYTES {
            let message = format!("the file has {} bytes; at most {MAX_BYTES} are read", self.text.len());
            return Err(Box::new(Diagnostic::new(self, message).help("is this the file you meant?")));
        }
        let options = serde_yaml::options! {
            with_snippet: false,
            strict_booleans: false,
            budget: serde_yaml::budget! { max_documents: 1, max_depth: 32, max_nodes: 200_000, max_aliases: 1000, alias_anchor_ratio_multiplier: 1000 },
        };
        serde_yaml::from_str_with_options(&self.text, options).map_err(|e| Box::new(self.yaml_error(&e)))
    }

    fn yaml_error(&self, error: &YamlError) -> Diagnostic {
        let place = error.location().map_or(Place { offset: 0, length: 1 }, Place::from);
        let (message, label, help) = explain(error);
        let diagnostic = Diagnostic::at(self, place, label, message);
        match help {
            Some(help) => diagnostic.help(help),
            None => diagnostic,
        }
    }
}

const MAX_BYTES: usize = 4 << 20;

/// Message, label and help for an error of the parser.
fn explain(error: &YamlError) -> (String, String, Option<String>) {
    match error {
        YamlError::SerdeUnknownField { field, expected, .. } => {
            (format!("unknown key `{field}`"), "not a key here".into(), Some(suggest(field, expected, "key")))
        }
        YamlError::SerdeUnknownVariant { variant, expected, .. } => {
            (format!("unknown value `{variant}`"), "not one of the choices".into(), Some(suggest(variant, expected, "value")))
        }
        YamlError::SerdeMissingField { field, .. } => {
            (format!("the key `{field}` is missing"), "in this mapping".into(), Some(format!("add `{field}: ...`")))
        }
        YamlError::DuplicateMappingKey { key, .. } => {
            let key = key.as_deref().unwrap_or("?");
            (format!("the key `{key}` is given twice"), "second time here".into(), Some("keep one of the two".into()))
        }
        YamlError::SerdeInvalidType { unexpected, expected, .. } | YamlError::SerdeInvalidValue { unexpected, expected, .. } => {
            (format!("{unexpected} where {expected} is expected"), format!("expected {expected}"), None)
        }
        YamlError::InvalidScalar { ty, .. } => {
            (format!("this is not a valid {ty}"), format!("expected {}", article(ty)), None)
        }
        YamlError::Budget { .. } | YamlError::AliasReplayLimitExceeded { .. } | YamlError::AliasExpansionLimitExceeded { .. } => {
            (format!("the file is too large or too deeply nested: {}", plain(error)), "the limit is passed here".into(),
             Some("a scheme needs no more than a few thousand nodes and 32 levels".into()))
        }
        YamlError::UnknownAnchor { .. } => {
            ("an alias to an anchor that does not exist".into(), "no such anchor".into(), Some("define it with `&name` before its use".into()))
        }
        YamlError::WithSnippet { error, .. } | YamlError::AliasError { error, .. } => explain(error),
        other => (plain(other), "here".into(), None),
    }
}

/// The parser's own words, without the location that the report already shows.
fn plain(error: &YamlError) -> String {
    let text = error.to_string();
    let text = text.lines().next().unwrap_or_default();
    let text = text.split(" at line ").next().unwrap_or(text);
    text.trim_end_matches([':', ' ']).to_owned()
}

fn article(ty: &str) -> String {
    if ty.starts_with(['a', 'e', 'i', 'o', 'u']) { format!("an {ty}") } else { format!("a {ty}") }
}

/// "did you mean ...", or the list of what is possible.
pub fn suggest(word: &str, expected: &[&str], what: &str) -> String {
    let near = expected.iter().map(|e| (strsim::damerau_levenshtein(word, e), *e)).min();
    match near {
        Some((distance, name)) if distance <= 1 + name.len() / 4 => format!("did you mean `{name}`?"),
        _ if expected.is_empty() => format!("no {what} is possible here"),
        _ => format!("the {what}s here are {}", expected.iter().map(|e| format!("`{e}`")).collect::<Vec<_>>().join(", ")),
    }
}
