//! The scheme language as a JSON Schema, for editors that complete and check scheme files.

use super::spec::SchemeSpec;
use eccforge_files::schema::of_file;

/// The JSON Schema (draft 2020-12) of a scheme file. It contains keys, names, types and ranges;
/// [`Scheme::from_text`](super::Scheme::from_text) also checks that the numbers define a code.
pub fn json_schema() -> schemars::Schema {
    let mut schema = of_file::<SchemeSpec>("scheme");
    schema.insert("description".into(), DESCRIPTION.into());
    schema
}

const DESCRIPTION: &str = "A memory ECC scheme: entry geometry, layout of codewords, code, correctable patterns and \
    entry rules. `eccforge check` proves what the scheme claims.";
