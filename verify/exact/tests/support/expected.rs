//! Comparison of texts with the files of `expected`.

use serde_json::Value;

/// Asserts that the text equals the content of the file with this name.
pub fn expect(name: &str, found: &str) {
    xtask::golden!([(format!("expected/{name}"), found)]);
}

/// Asserts that the value equals the JSON in the file, whose keys are in alphabetical order.
pub fn expect_json(name: &str, found: &Value) {
    expect(name, &(serde_json::to_string_pretty(&in_order(found)).expect("JSON can be written") + "\n"));
}

/// Returns the value with the keys of objects in alphabetical order.
fn in_order(value: &Value) -> Value {
    match value {
        Value::Object(map) => {
            let mut entries: Vec<(&String, &Value)> = map.iter().collect();
            entries.sort_by_key(|(key, _)| *key);
            Value::Object(entries.into_iter().map(|(key, value)| (key.clone(), in_order(value))).collect())
        }
        Value::Array(list) => Value::Array(list.iter().map(in_order).collect()),
        other => other.clone(),
    }
}
