//! Texts held against the files of `tests/expected`.

use serde_json::Value;
use std::path::Path;

const REFRESH: &str = "UPDATE_EXPECT=1 cargo test -p eccforge-exact-tests";

/// The text is that of the file of this name; with `UPDATE_EXPECT` in the environment the file becomes the text.
pub fn expect(name: &str, found: &str) {
    let path = Path::new("expected").join(name);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, found).expect("it can be written");
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    if expected == found {
        return;
    }
    let same = expected.lines().zip(found.lines()).take_while(|(a, b)| a == b).count();
    let [expected, found] = [&expected, found].map(|text| text.lines().nth(same).unwrap_or("(the end)"));
    panic!("{}:{}:\n- {expected}\n+ {found}\nIf that is right: {REFRESH}", path.display(), same + 1);
}

/// The same for JSON, whatever the order of its keys.
pub fn expect_json(name: &str, found: &Value) {
    let path = Path::new("expected").join(name);
    let sorted = |value: &Value| serde_json::to_string_pretty(&in_order(value)).expect("JSON can be written") + "\n";
    if std::env::var_os("UPDATE_EXPECT").is_none()
        && let Ok(text) = std::fs::read_to_string(&path)
        && serde_json::from_str::<Value>(&text).is_ok_and(|expected| expected == *found)
    {
        return;
    }
    expect(name, &sorted(found));
}

/// The value with the keys of objects in alphabetical order.
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
