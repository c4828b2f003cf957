//! Rows of a log in JSON: an object on each line, or documents with lists.

use super::forms::{FORMS, Field, Form, Kind};
use super::log::{Hints, Log, Options, ReadError, invalid};
use super::row::{Refusal, Values};
use super::sighting::Sighting;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The sighting of a line of JSON.
pub(super) fn of_line(line: &[u8], options: &Options) -> Result<(Sighting, Hints), Refusal> {
    let form = &FORMS[1];
    let row: BTreeMap<Cow<'_, str>, Value> =
        serde_json::from_slice(line).map_err(|e| (e.column().max(1), without_place(&e)))?;
    // Keys may be in any order, and unknown ones are passed over.
    let values = of_json(form, |key| row.get(key));
    let sighting = options.sighting(&values, form).map_err(|(field, message)| (column(line, field), message))?;
    Ok((sighting, options.hints(&values)))
}

/// The column of a field's key in a line.
pub(super) fn column(line: &[u8], field: Field) -> usize {
    let key = format!("\"{}\"", FORMS[1].name_of(field));
    memchr::memmem::find(line, key.as_bytes()).map_or(1, |i| i + 1)
}

/// The message of an error, without the place.
fn without_place(error: &serde_json::Error) -> String {
    error.to_string().split(" at line ").next().unwrap_or_default().to_owned()
}

/// The values of a form's keys. Numbers that represent bits become hexadecimal digits.
fn of_json<'v>(form: &Form, value: impl Fn(&str) -> Option<&'v Value>) -> Values<'v> {
    let mut values = Values::default();
    for (key, field) in form.columns {
        let is_bits = matches!(field, Field::Mask | Field::Expected | Field::Actual | Field::Flips);
        match value(key) {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) => values.set(*field, text.trim().as_bytes()),
            Some(value) => values.set(
                *field,
                match value.as_u64() {
                    Some(n) if is_bits => format!("{n:#x}").into_bytes(),
                    _ => value.to_string().into_bytes(),
                },
            ),
        }
    }
    values
}

/// Reads documents of JSON, one after another.
pub(super) fn document(text: &[u8], form: &'static Form, options: &Options, log: &mut Log) -> Result<(), ReadError> {
    let Kind::Json(key) = form.kind else { return Ok(()) };
    log.lines = text.split_inclusive(|b| *b == b'\n').count() as u64;
    let mut text = text.to_vec();
    // RowScout prints its command before its first document. No line of JSON begins with a capital.
    for line in text.split_mut(|b| *b == b'\n').filter(|line| matches!(line, [b'A'..=b'Z', ..])) {
        // Blanked, not removed: errors in the rest keep their lines and columns.
        line.fill(b' ');
    }
    for value in serde_json::Deserializer::from_slice(&text).into_iter::<Value>() {
        let value = value.map_err(|e| invalid(e.line() as u64, e.column().max(1), &without_place(&e)))?;
        walk(&value, &mut Vec::new(), key, &mut |around| {
            let find = |key: &str| around.iter().rev().find_map(|object| object.get(key));
            for (i, bit) in bits_of(find(key)).into_iter().enumerate() {
                let mut values = of_json(form, find);
                if let Some(bit) = bit {
                    values.set(Field::Bit, bit.to_string().into_bytes());
                }
                match options.sighting(&values, form) {
                    Ok(sighting) => log.push(&sighting),
                    Err((_, message)) => log.refuse(1, 1, format!("`{key}` {i}: {message}")),
                }
            }
        });
    }
    Ok(())
}

/// The numbers of a list; one `None` for anything that is not a list.
fn bits_of(value: Option<&Value>) -> Vec<Option<&Value>> {
    match value {
        Some(Value::Array(all)) => all.iter().map(Some).collect(),
        _ => vec![None],
    }
}

/// Calls `row` for every object that has the key, with the enclosing objects, the outermost first.
fn walk<'v>(
    value: &'v Value,
    around: &mut Vec<&'v serde_json::Map<String, Value>>,
    key: &str,
    row: &mut impl FnMut(&[&'v serde_json::Map<String, Value>]),
) {
    match value {
        Value::Array(all) => {
            for value in all {
                walk(value, around, key, row);
            }
        }
        Value::Object(object) => {
            around.push(object);
            if object.contains_key(key) {
                // Places may be in an object of their own, such as `dram_addr`.
                let inner: Vec<_> = object.values().filter_map(Value::as_object).collect();
                around.extend(&inner);
                row(around);
                around.truncate(around.len() - inner.len());
            } else {
                for value in object.values() {
                    walk(value, around, key, row);
                }
            }
            around.pop();
        }
        _ => {}
    }
}
