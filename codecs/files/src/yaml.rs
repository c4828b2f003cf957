//! Reads YAML files as values with serde-saphyr, within limits. Anchors, aliases, tags and merge keys are not
//! supported.

use crate::diagnostic::{Checked, Diagnostic, Place};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{Deserialize, DeserializeOwned, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde::{Serialize, Serializer};
use serde_saphyr::granit_parser::{ErrorKind, Event, Parser};
use serde_saphyr::options::MergeKeyPolicy;
use serde_saphyr::{Error, Location, Options};
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

/// A value with the place of its node in the text.
///
/// serde-saphyr's own `Spanned` accepts a value in every form of serde, so each type is compiled ten times. This type
/// requests the same node and accepts only the form that serde-saphyr gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// Value of the node.
    pub value: T,
    /// The place of the node.
    pub place: Place,
}

impl<T> Spanned<T> {
    /// An error at this place, with a label for the place and a message.
    pub fn error(&self, label: impl Into<String>, message: impl Into<String>) -> Diagnostic {
        self.place.error(label, message)
    }
}

impl<T: Copy + fmt::Display + PartialOrd> Spanned<T> {
    /// Returns the number.
    ///
    /// # Errors
    /// If the number is out of range; the error states the range.
    pub fn in_range(&self, range: RangeInclusive<T>) -> Checked<T> {
        if range.contains(&self.value) {
            return Ok(self.value);
        }
        let error = self.error("out of range", format!("{} is out of range", self.value));
        error.help(format!("write a number from {} to {}", range.start(), range.end())).err()
    }
}

/// The value, because the place is not part of the file.
impl<T: Serialize> Serialize for Spanned<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

/// The schema of the value, because the place is not part of the file.
impl<T: JsonSchema> JsonSchema for Spanned<T> {
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Spanned<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // The name by which `serde_saphyr::Spanned` asks.
        deserializer.deserialize_newtype_struct("__yaml_spanned", SpannedVisitor(PhantomData))
    }
}

/// serde-saphyr gives a mapping: a mark, the value, where it is referenced and where it is defined.
struct SpannedVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for SpannedVisitor<T> {
    type Value = Spanned<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a node of a YAML text")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, node: D) -> Result<Self::Value, D::Error> {
        node.deserialize_struct("Spanned", &[], self)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        map.next_entry::<IgnoredAny, bool>()?;
        map.next_key::<IgnoredAny>()?;
        let value = map.next_value()?;
        map.next_key::<IgnoredAny>()?;
        let place = place(map.next_value()?);
        map.next_entry::<IgnoredAny, Location>()?;
        Ok(Spanned { value, place })
    }
}

/// Maximum nesting depth.
// The types that read a value recurse; without a limit, a file of brackets would overflow the stack. Schemes need ten levels.
const MAX_DEPTH: usize = 32;
/// Maximum number of nodes of a document.
// A file of 4 MiB can have two million nodes, each of which takes far more memory than its text.
const MAX_NODES: usize = 200_000;

/// The reason why a text is rejected.
#[derive(Debug)]
pub(crate) enum YamlError {
    /// The text is not YAML, exceeds a limit, or does not match the type.
    Reader(Error),
    /// The text has an anchor or an alias at this place.
    Alias(Place),
    /// The text has a tag at this place.
    Tag(Place),
}

/// Reads the only document of a text.
///
/// # Errors
/// The first part of the text that is not YAML, is not supported, exceeds a limit, or does not match `T`.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, YamlError> {
    plain_nodes(text)?;
    serde_saphyr::from_str_with_options(text, options()).map_err(YamlError::Reader)
}

fn options() -> Options {
    serde_saphyr::options! {
        budget: serde_saphyr::budget! { max_depth: MAX_DEPTH, max_nodes: MAX_NODES },
        merge_keys: MergeKeyPolicy::Error,
        with_snippet: false,
    }
}

/// Checks that the text has no anchors, tags and aliases. If the text is not YAML, serde-saphyr reports it.
fn plain_nodes(text: &str) -> Result<(), YamlError> {
    for event in Parser::new_from_str(text) {
        let (event, start) = match event {
            Ok((event, span)) => (event, span.start),
            // Every alias is an error here, whether its anchor exists or not.
            Err(e) if matches!(e.kind(), ErrorKind::UnknownAnchor) => (Event::Alias(0), *e.marker()),
            Err(_) => break,
        };
        let offset = start.byte_offset().unwrap_or(start.index());
        let (anchor, tag) = match event {
            Event::Alias(_) => return Err(YamlError::Alias(word_at(text, offset))),
            Event::Scalar(_, _, anchor, tag) => (anchor, tag),
            Event::SequenceStart(_, anchor, tag) | Event::MappingStart(_, anchor, tag) => (anchor, tag),
            _ => continue,
        };
        if anchor != 0 {
            return Err(YamlError::Alias(word_before(text, offset)));
        }
        if tag.is_some() {
            return Err(YamlError::Tag(word_before(text, offset)));
        }
    }
    Ok(())
}

/// The word that begins at `offset`.
fn word_at(text: &str, offset: usize) -> Place {
    let rest = text.get(offset..).unwrap_or_default();
    Place { offset, length: rest.find(|c: char| c.is_whitespace() || ",]}".contains(c)).unwrap_or(rest.len()) }
}

/// The word before `offset`: an anchor or a tag of the node.
fn word_before(text: &str, offset: usize) -> Place {
    let before = text.get(..offset).unwrap_or_default().trim_end();
    let start = before.rfind(|c: char| c.is_whitespace() || ",[{".contains(c)).map_or(0, |i| i + 1);
    Place { offset: start, length: before.len() - start }
}

/// Converts a location of serde-saphyr.
pub(crate) fn place(location: Location) -> Place {
    let span = location.span();
    // Texts of serde-saphyr that it has not read itself have characters only; in ASCII they are bytes.
    let offset = span.byte_offset().unwrap_or(span.offset());
    let length = span.byte_len().unwrap_or(span.len());
    let [offset, length] = [offset, length].map(|n| usize::try_from(n).unwrap_or(usize::MAX));
    Place { offset, length }
}
