//! The scheme language as a JSON Schema, for editors that complete and check scheme files.

use super::spec::SchemeSpec;

/// The JSON Schema (draft 2020-12) of a scheme file. It contains keys, names, types and ranges;
/// [`Scheme::from_text`](super::Scheme::from_text) also checks that the numbers define a code.
pub fn json_schema() -> serde_json::Value {
    let mut schema = schemars::schema_for!(SchemeSpec);
    schema.insert("title".into(), "eccforge scheme".into());
    schema.insert("description".into(), DESCRIPTION.into());
    schema.into()
}

const DESCRIPTION: &str = "A memory ECC scheme: entry geometry, layout of codewords, code, correctable patterns and \
    entry rules. `eccforge check` proves what the scheme claims.";
