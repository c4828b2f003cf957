//! YAML files as values: a text is read once into a tree of nodes with their places, and any type that derives
//! `serde::Deserialize` is made from the tree.
//!
//! The parser of the YAML language is `granit-parser`; scalars follow the core schema of YAML 1.2.2 (section 10.3), with
//! hexadecimal, octal and binary numbers, `_` between digits, and the boolean words of YAML 1.1. Aliases (section 7.1) and
//! the merge key `<<` (a type of YAML 1.1) are resolved while the tree is built; aliased nodes are shared, not copied.
//! Of tags, those of the core schema are known.

mod choice;
mod de;
mod fault;
mod scalar;
mod tree;

pub(crate) use fault::{Fault, Kind};

use crate::diagnostic::Place;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// A value and where in the text its node stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Where the value is used: for an alias, the place of `*name`.
    pub referenced: Place,
    /// Where the value is written: for an alias, the place of the node that it stands for.
    pub defined: Place,
}

/// The name under which [`Spanned`] asks the deserializer of this module for the places of a node.
const SPANNED: &str = "eccforge_scheme::yaml::Spanned";

/// Reads the only document of a text.
///
/// # Errors
/// The first thing in the text that is no YAML, is beyond the limits of [`tree`], or is not what `T` asks for.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    let document = tree::read(text);
    let value = T::deserialize(de::Node::root(&document.root)).map_err(|fault| document.explain(fault))?;
    document.rest.map_or(Ok(value), Err)
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Spanned<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_newtype_struct(SPANNED, SpannedVisitor(PhantomData))
    }
}

/// A spanned value arrives as a mapping of one entry: from its places to the value itself.
struct SpannedVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for SpannedVisitor<T> {
    type Value = Spanned<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a node of a YAML text")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let [referenced, defined] = match map.next_key::<[u64; 4]>()? {
            Some([a, b, c, d]) => {
                [(a, b), (c, d)].map(|(offset, length)| Place { offset: offset as usize, length: length as usize })
            }
            None => [Place { offset: 0, length: 0 }; 2],
        };
        Ok(Spanned { value: map.next_value()?, referenced, defined })
    }
}
