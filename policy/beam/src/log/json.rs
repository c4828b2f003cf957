//! Rows of a log in JSON: an object on each line, or documents with lists.

use super::forms::{FORMS, Field, Form, Kind};
use super::row::{Rules, Values};
use super::rows::{Parsed, lines_of};
use super::{Log, invalid};
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io;

/// Parses whole lines of JSON.
pub(super) fn json_lines(text: &[u8], rules: &Rules<'_>) -> Parsed {
    let mut parsed = Parsed::default();
    let form = &FORMS[1];
    for line in text.split_inclusive(|b| *b == b'\n') {
        parsed.lines += 1;
        let line = line.trim_ascii_end();
        if line.trim_ascii().is_empty() || line.starts_with(b"#") {
            continue;
        }
        let row = match serde_json::from_slice::<BTreeMap<Cow<'_, str>, Value>>(line) {
            Ok(row) => row,
            Err(e) => {
                let message = e.to_string();
                let message = message.split(" at line ").next().unwrap_or_default().to_owned();
                parsed.refuse(parsed.lines, e.column().max(1), message);
                continue;
            }
        };
        let values = of_json(form, |key| row.get(key));
        match rules.sighting(&values, form) {
            Ok(sighting) => parsed.sightings.push(sighting),
            Err((field, message)) => {
                let name = form.columns.iter().find(|c| c.1 == field).map_or("", |c| c.0);
                let at = memchr::memmem::find(line, format!("\"{name}\"").as_bytes());
                parsed.refuse(parsed.lines, at.map_or(1, |i| i + 1), message);
            }
        }
    }
    parsed
}

/// The values of a form's keys. Numbers that stand for bits become hexadecimal digits.
fn of_json<'v>(form: &Form, value: impl Fn(&str) -> Option<&'v Value>) -> Values<'v> {
    let mut values: Values<'v> = std::array::from_fn(|_| None);
    for (key, field) in form.columns {
        let is_bits = matches!(field, Field::Mask | Field::Expected | Field::Actual | Field::Flips);
        values[*field as usize] = match value(key) {
            None | Some(Value::Null) => None,
            Some(Value::String(text)) => Some(Cow::Borrowed(text.trim().as_bytes())),
            Some(Value::Number(n)) => match n.as_u64() {
                Some(n) if is_bits => Some(Cow::Owned(format!("{n:x}").into_bytes())),
                _ => Some(Cow::Owned(n.to_string().into_bytes())),
            },
            Some(other) => Some(Cow::Owned(other.to_string().into_bytes())),
        };
    }
    values
}

/// Reads documents of JSON, one after another.
pub(super) fn document(text: &[u8], form: &'static Form, rules: &Rules<'_>, log: &mut Log) -> io::Result<()> {
    let Kind::Json(key) = form.kind else { return Ok(()) };
    log.lines = lines_of(text);
    for value in serde_json::Deserializer::from_slice(text).into_iter::<Value>() {
        let value = value.map_err(|e| {
            let message = e.to_string();
            invalid(e.line() as u64, e.column().max(1), message.split(" at line ").next().unwrap_or_default())
        })?;
        walk(&value, &mut Vec::new(), key, &mut |around| {
            let find = |key: &str| around.iter().rev().find_map(|object| object.get(key));
            for (i, bit) in bits_of(find(key)).into_iter().enumerate() {
                let mut values = of_json(form, find);
                if let Some(bit) = bit {
                    values[Field::Bit as usize] = Some(Cow::Owned(bit.to_string().into_bytes()));
                }
                match rules.sighting(&values, form) {
                    Ok(sighting) => log.push(&sighting),
                    Err((_, message)) => log.refuse(1, 1, format!("`{key}` {i}: {message}")),
                }
            }
        });
    }
    Ok(())
}

/// The numbers of a list; one `None` for what is no list.
fn bits_of(value: Option<&Value>) -> Vec<Option<&Value>> {
    match value {
        Some(Value::Array(all)) => all.iter().map(Some).collect(),
        _ => vec![None],
    }
}

/// Calls `row` for every object that has the key, with the objects around it, the outermost first.
fn walk<'v>(
    value: &'v Value,
    around: &mut Vec<&'v serde_json::Map<String, Value>>,
    key: &str,
    row: &mut impl FnMut(&[&'v serde_json::Map<String, Value>]),
) {
    match value {
        Value::Array(all) => all.iter().for_each(|v| walk(v, around, key, row)),
        Value::Object(object) => {
            around.push(object);
            if object.contains_key(key) {
                // Places may be in an object of their own, such as `dram_addr`.
                let inner: Vec<_> = object.values().filter_map(Value::as_object).collect();
                around.extend(&inner);
                row(around);
                around.truncate(around.len() - inner.len());
            } else {
                object.values().for_each(|v| walk(v, around, key, row));
            }
            around.pop();
        }
        _ => {}
    }
}
