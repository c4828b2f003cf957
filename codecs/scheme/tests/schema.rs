//! Tests that the JSON Schema of scheme files agrees with the reader: it accepts the built-in files and rejects misspelt ones.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{addressed, builtins, json_schema};
use jsonschema::Validator;
use serde_json::Value;

fn validator() -> Validator {
    jsonschema::draft202012::new(&json_schema().to_value()).expect("the schema is a schema")
}

/// The text as JSON; numbers such as 0x13 are numbers.
fn json(yaml: &str) -> Value {
    SourceFile::new("a file", yaml).parse().expect("the text is YAML")
}

#[test]
fn every_shipped_scheme_is_valid_under_the_schema() {
    let validator = validator();
    for shipped in builtins().iter().chain(addressed()) {
        let errors: Vec<String> =
            validator.iter_errors(&json(&shipped.file().text)).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert!(errors.is_empty(), "{}: {errors:#?}", shipped.id);
    }
}

#[test]
fn the_schema_refuses_files_of_the_wrong_form() {
    let validator = validator();
    for name in [
        "unknown-key-top",
        "unknown-key-entry",
        "unknown-key-code",
        "unknown-key-construction",
        "unknown-key-matrix",
        "unknown-key-claims",
        "unknown-layout",
        "unknown-encoding",
        "unknown-correctable",
        "unknown-sanity-check",
        "unknown-switch",
        "missing-key-top",
        "missing-key-nested",
        "two-codes",
        "word-for-number",
        "word-for-list",
        "list-for-mapping",
        "number-for-mapping",
        "list-for-text",
        "negative-number",
        "fraction",
        "bad-version",
        "bad-id",
        "no-beats",
        "enable-bad-name",
        "adjacent-one-bit",
        "across-two-whole",
        "across-no-bits",
        "unknown-on-detection",
        "address-no-bits",
        "address-no-copies",
        "address-unknown-fold",
        "address-claim-of-four",
    ] {
        let text = std::fs::read_to_string(format!("tests/bad/{name}.yaml")).expect("the bad file exists");
        assert!(!validator.is_valid(&json(&text)), "{name} passes the schema");
    }
}

#[test]
fn the_schema_says_what_it_is_and_describes_every_key() {
    let schema = json_schema().to_value();
    assert_eq!(schema["title"], "eccforge scheme");
    let types = schema["$defs"].as_object().expect("types").values().chain([&schema]);
    let mut count = 0;
    for properties in types.filter_map(|t| t["properties"].as_object()) {
        for (key, property) in properties {
            assert!(property["description"].is_string(), "`{key}` has no description");
            count += 1;
        }
    }
    assert!(count > 40, "{count} keys");
}
