//! What is wrong with a YAML text, and where.

use crate::diagnostic::Place;
use serde::de::{Error, Expected, Unexpected};
use std::fmt;

/// What is wrong, and where.
#[derive(Clone, Debug)]
pub(crate) struct Fault(Box<Found>);

#[derive(Clone, Debug)]
struct Found {
    kind: Kind,
    /// Where the reader sees it; none until a node around it says so.
    place: Option<Place>,
    /// Where it is written, if it is seen through an alias.
    defined: Option<Place>,
}

/// What is wrong.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// Not YAML, in the words of the parser or of a type's own check.
    Syntax(String),
    /// Neither a value nor `null`: the file has no document.
    Empty,
    /// A second document.
    SecondDocument,
    /// More levels of nesting than are read.
    Depth(usize),
    /// More aliases than are followed.
    Aliases(usize),
    /// More nodes than are read.
    Nodes,
    /// More nodes than are read, through aliases.
    Expansion,
    /// An alias of an anchor that has not been defined.
    UnknownAnchor,
    /// `<<` with a value that is no mapping.
    Merge,
    /// A tag that is none of the core schema's.
    Tag(String),
    /// A key that stands in its mapping already.
    Twice(String),
    /// A key that the type does not have.
    UnknownKey(String, &'static [&'static str]),
    /// A choice that the type does not have.
    UnknownChoice(String, &'static [&'static str]),
    /// A key that the type must have.
    MissingKey(&'static str),
    /// A scalar that is not of the type named.
    Scalar(&'static str),
    /// A node of another shape than the one named.
    Shape(&'static str),
    /// A value that the type refuses: what was found, what is expected.
    Refused(String, String),
    /// `null` where text is expected.
    NoText,
    /// A second entry of a mapping that makes one choice.
    SecondChoice,
    /// A list where a choice is to be made.
    ListForChoice,
    /// Settings of a choice that has none.
    Settings,
}

impl Fault {
    /// Something wrong whose place is not known yet.
    pub fn new(kind: Kind) -> Self {
        Self(Box::new(Found { kind, place: None, defined: None }))
    }

    /// Something wrong at a place.
    pub fn at(kind: Kind, place: Place) -> Self {
        Self(Box::new(Found { kind, place: Some(place), defined: None }))
    }

    /// The same, at a place if it had none.
    #[cold]
    pub fn or_at(mut self, place: Place) -> Self {
        self.0.place.get_or_insert(place);
        self
    }

    /// The same, seen through an alias at `alias` of the node at `node`.
    #[cold]
    pub fn through(mut self, alias: Place, node: Place) -> Self {
        self.0.place = Some(alias);
        self.0.defined = Some(node);
        self
    }

    /// What is wrong.
    pub fn kind(&self) -> &Kind {
        &self.0.kind
    }

    /// Where the reader sees it.
    pub fn place(&self) -> Option<Place> {
        self.0.place
    }

    /// Where it is written, if it is seen through an alias.
    pub fn defined(&self) -> Option<Place> {
        self.0.defined
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.kind)
    }
}

impl std::error::Error for Fault {}

impl Error for Fault {
    #[cold]
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(Kind::Syntax(message.to_string()))
    }

    #[cold]
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new(Kind::Refused(found.to_string(), expected.to_string()))
    }

    #[cold]
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new(Kind::Refused(found.to_string(), expected.to_string()))
    }

    #[cold]
    fn unknown_variant(variant: &str, known: &'static [&'static str]) -> Self {
        Self::new(Kind::UnknownChoice(variant.to_owned(), known))
    }

    #[cold]
    fn unknown_field(field: &str, known: &'static [&'static str]) -> Self {
        Self::new(Kind::UnknownKey(field.to_owned(), known))
    }

    #[cold]
    fn missing_field(field: &'static str) -> Self {
        Self::new(Kind::MissingKey(field))
    }
}
