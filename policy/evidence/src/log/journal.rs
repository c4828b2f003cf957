//! Logs in JSON: `journalctl -o json` (systemd, Journal JSON Format) and `dmesg --json` (util-linux).

use crate::log::message::{Message, Writer};
use crate::log::prefix::{PRIORITIES, since_boot};
use crate::log::stamp::{Clock, Stamp};
use crate::log::{self, LogRecord, Read, is_relevant};
use crate::time::Time;
use crate::wire::LineError;
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
struct Fields {
    message: Option<Value>,
    __realtime_timestamp: Option<Value>,
    _source_realtime_timestamp: Option<Value>,
    _hostname: Option<String>,
    _transport: Option<Value>,
    syslog_identifier: Option<Value>,
    _uid: Option<Value>,
}

impl Fields {
    /// The writer of the entry. Only the journal itself sets `_TRANSPORT` and `_UID`; if an export lacks the former,
    /// only the kernel's name is accepted.
    fn writer(&self) -> Option<Writer> {
        let name = self.syslog_identifier.as_ref().and_then(Value::as_str);
        if self._transport.as_ref().or(self.syslog_identifier.as_ref()).is_none_or(|from| from == "kernel") {
            return Some(Writer::Kernel);
        }
        let is_root = self._uid.as_ref().is_none_or(|user| user == "0");
        // Any user may send an entry under any name: only that of root is mcelog's or rasdaemon's.
        if !is_root {
            return None;
        }
        name.and_then(Writer::of_tag).filter(|writer| *writer != Writer::Kernel)
    }
}

/// Whether an entry may be about anything known. A message that is not UTF-8, such as one with the name of a process, is
/// written as an array of its bytes.
pub fn may_matter(line: &[u8]) -> bool {
    is_relevant(line) || has_message_in_bytes(line)
}

fn has_message_in_bytes(line: &[u8]) -> bool {
    const KEY: &[u8] = b"\"MESSAGE\"";
    memchr::memmem::find_iter(line, KEY).any(|at| {
        let value = line[at + KEY.len()..].trim_ascii_start().strip_prefix(b":");
        value.is_some_and(|value| value.trim_ascii_start().starts_with(b"["))
    })
}

/// Reads an entry; `None` if it is irrelevant or not from the kernel. Its text may have at most `most` bytes.
///
/// # Errors
/// The line is not an entry, its text is too long, or it is an XID that cannot be read.
pub fn parse(line: &[u8], most: usize) -> Read {
    if !may_matter(line) {
        return Ok(None);
    }
    let fields: Fields = serde_json::from_slice(line).map_err(|e| {
        let text = e.to_string();
        let message = format!("not a journal entry: {}", text.split(" at line ").next().unwrap_or(&text));
        LineError { column: e.column().max(1), message }
    })?;
    let Some(writer) = fields.writer() else { return Ok(None) };
    // The time of the source comes first: the journal receives the messages of the boot seconds after they were printed.
    let source = fields._source_realtime_timestamp.as_ref();
    let stamp = source.or(fields.__realtime_timestamp.as_ref()).and_then(microseconds);
    let stamp = stamp.and_then(|us| us.checked_mul(1000)).map_or(Stamp::ABSENT, |ns| Stamp::of(Time(ns)));
    let message = match fields.message {
        Some(Value::String(text)) => text,
        // A message that is not UTF-8 is an array of its bytes.
        Some(Value::Array(bytes)) => {
            let bytes: Vec<u8> = bytes.iter().filter_map(|b| u8::try_from(b.as_u64()?).ok()).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        }
        _ => return Ok(None),
    };
    // Fields of the journal may have any characters; the message must be one line of one host.
    let message = message.replace(char::is_control, " ");
    let host = fields._hostname.filter(|host| !host.contains(char::is_control));
    match () {
        () if writer == Writer::Kernel && !is_relevant(message.as_bytes()) => Ok(None),
        () if message.len() > most => Err(LineError { column: 1, message: format!("more than {most} bytes of text") }),
        () => {
            let fact = log::message_content(Message { writer, times: 1, text: &message })?;
            Ok(fact.map(|fact| LogRecord { host, stamp, fact }))
        }
    }
}

/// A time of the journal, which is a text of digits. Other tools write it as a number.
fn microseconds(value: &Value) -> Option<u64> {
    match value {
        Value::String(text) => text.parse().ok(),
        other => other.as_u64(),
    }
}

/// The entries of `dmesg --json`: facility, priority, time and message, on one line or on several.
#[derive(Default)]
pub struct DmesgJson {
    stamp: Stamp,
    /// Whether the facility of the entry is not the kernel's.
    is_other: bool,
}

impl DmesgJson {
    /// Takes a line; returns the record if the line ends a relevant entry.
    ///
    /// # Errors
    /// The message is an XID that cannot be read.
    pub fn line(&mut self, line: &[u8]) -> Read {
        let text = String::from_utf8_lossy(line);
        let after = |key: &str| text.split_once(key).map(|(_, rest)| rest.trim_start());
        if let Some(time) = after("\"time\":") {
            self.stamp = since_boot(number(time)).map_or(Stamp::ABSENT, |time| Stamp::new(Clock::Boot, time));
        }
        self.is_other |= after("\"fac\":").is_some_and(|facility| !facility.starts_with("\"kern\""));
        if let Some(priority) = after("\"pri\":") {
            self.is_other |= number(priority).parse().is_ok_and(|priority: u64| priority >= PRIORITIES);
        }
        let Some(rest) = after("\"msg\":") else { return Ok(None) };
        let message = serde_json::Deserializer::from_str(rest).into_iter::<String>().next().and_then(Result::ok);
        let is_evidence = !std::mem::take(&mut self.is_other) && is_relevant(line);
        let Some(message) = message else { return Ok(None) };
        if !is_evidence {
            return Ok(None);
        }
        let fact = log::message_content(Message { writer: Writer::Kernel, times: 1, text: &message })?;
        Ok(fact.map(|fact| LogRecord { host: None, stamp: self.stamp, fact }))
    }
}

/// The digits and points at the start of a text.
fn number(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    &text[..end]
}
