//! Whole numbers of a file whose type contains the bounds: schema, check, message and suggested fix.

use crate::diagnostic::{Checked, Diagnostic, Place};
use crate::yaml::Spanned;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// A whole number from `LEAST` to `MOST`. Reading accepts any number; the code that uses the number checks it,
/// because that code knows the name of the quantity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounded<const LEAST: u32, const MOST: u32> {
    /// The number as given.
    pub value: u32,
    /// The place of the number in the file.
    pub place: Place,
}

impl<const LEAST: u32, const MOST: u32> Bounded<LEAST, MOST> {
    /// The number, if it is within its bounds.
    pub fn get(&self) -> Option<usize> {
        (LEAST..=MOST).contains(&self.value).then_some(self.value as usize)
    }

    /// Returns the number. Otherwise the error states `name` and the number, then `has` (such as "an entry has") with both
    /// bounds and `unit`.
    ///
    /// # Errors
    /// If the number is out of bounds.
    pub fn checked(&self, name: &str, has: &str, unit: &str) -> Checked<usize> {
        let separator = if unit.is_empty() { "" } else { " " };
        let message = format!("{name} is {}, but {has} from {LEAST} to {MOST}{separator}{unit}", self.value);
        self.get().ok_or_else(|| self.out_of_range(message).into())
    }

    /// The error that the number is out of range, with its bounds.
    pub fn out_of_range(&self, message: impl Into<String>) -> Diagnostic {
        self.error("out of range", message).help(format!("write a number from {LEAST} to {MOST}"))
    }

    /// An error at this number.
    pub fn error(&self, label: impl Into<String>, message: impl Into<String>) -> Diagnostic {
        self.place.error(label, message)
    }
}

/// The version of a language: the only one is 1.
pub type Version = Bounded<1, 1>;

impl Version {
    /// Checks that the version is 1; `key` is its key in files.
    ///
    /// # Errors
    /// The version is another number.
    pub fn check(&self, language: &str, key: &str) -> Checked<()> {
        if self.get().is_some() {
            return Ok(());
        }
        let error = self.error("unknown version", format!("version {} of the {language} is not known", self.value));
        error.help(format!("write `{key}: 1`")).err()
    }
}

impl<'de, const LEAST: u32, const MOST: u32> Deserialize<'de> for Bounded<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Spanned::deserialize(deserializer).map(|Spanned { value, place }| Self { value, place })
    }
}

impl<const LEAST: u32, const MOST: u32> Serialize for Bounded<LEAST, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl<const LEAST: u32, const MOST: u32> JsonSchema for Bounded<LEAST, MOST> {
    fn schema_name() -> Cow<'static, str> {
        "uint32".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "integer", "format": "uint32", "minimum": LEAST, "maximum": MOST})
    }
}
