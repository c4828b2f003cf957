//! JSON Schemas (draft 2020-12) of files, from the types that read them: editors complete and check keys with them.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// The schema of a number that is read as text, with all its digits, or of a word instead.
pub struct NumberOrText;

impl JsonSchema for NumberOrText {
    fn schema_name() -> Cow<'static, str> {
        "NumberOrText".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": ["number", "string"]})
    }
}

/// The schema of the file that is read into `T`, with the name of its language. It contains keys, names, types and ranges;
/// the reader checks more.
pub fn of_file<T: JsonSchema>(language: &str) -> Schema {
    let mut schema = schemars::schema_for!(T);
    schema.insert("title".into(), format!("eccforge {language}").into());
    schema
}
