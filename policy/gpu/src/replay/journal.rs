//! Logs in JSON: `journalctl -o json` (systemd, Journal JSON Format) and `dmesg --json` (util-linux).

use crate::log::is_relevant;
use crate::log::message::{Message, PRIORITIES, Writer};
use crate::log::prefix::since_boot;
use crate::log::stamp::{Clock, Stamp};
use crate::time::Time;
use crate::wire::LineError;
use serde::Deserialize;
use serde_json::Value;

/// One entry of the journal.
pub struct Entry {
    pub host: Option<String>,
    pub stamp: Stamp,
    /// Who wrote it.
    writer: Writer,
    text: String,
}

impl Entry {
    pub fn message(&self) -> Message<'_> {
        Message { writer: self.writer, times: 1, text: &self.text }
    }
}

#[derive(Deserialize)]
struct Fields {
    #[serde(rename = "MESSAGE")]
    message: Option<Value>,
    #[serde(rename = "__REALTIME_TIMESTAMP")]
    realtime: Option<Value>,
    #[serde(rename = "_SOURCE_REALTIME_TIMESTAMP")]
    source: Option<Value>,
    #[serde(rename = "_HOSTNAME")]
    host: Option<String>,
    #[serde(rename = "_TRANSPORT")]
    transport: Option<Value>,
    #[serde(rename = "SYSLOG_IDENTIFIER")]
    identifier: Option<Value>,
    #[serde(rename = "_UID")]
    user: Option<Value>,
}

impl Fields {
    /// Who wrote the entry. Only the journal itself sets `_TRANSPORT` and `_UID`; where an export lacks the former, no other name
    /// than the kernel's may be given.
    fn writer(&self) -> Option<Writer> {
        let name = self.identifier.as_ref().and_then(Value::as_str);
        if self.transport.as_ref().or(self.identifier.as_ref()).is_none_or(|from| from == "kernel") {
            return Some(Writer::Kernel);
        }
        let is_root = self.user.as_ref().is_none_or(|user| user == "0");
        name.filter(|_| is_root).and_then(Writer::of_tag).filter(|writer| *writer != Writer::Kernel)
    }
}

/// Whether an entry may be about anything known. A message that is not UTF-8, such as one with the name of a process, is
/// written as an array of its bytes.
pub fn may_matter(line: &[u8]) -> bool {
    let in_bytes = || {
        memchr::memmem::find_iter(line, b"\"MESSAGE\"").any(|at| {
            line[at + 9..]
                .trim_ascii_start()
                .strip_prefix(b":")
                .is_some_and(|value| value.trim_ascii_start().starts_with(b"["))
        })
    };
    is_relevant(line) || in_bytes()
}

/// Reads an entry; `None` when it is about nothing that matters, or not from the kernel.
pub fn parse(line: &[u8]) -> Result<Option<Entry>, LineError> {
    if !may_matter(line) {
        return Ok(None);
    }
    let fields: Fields = serde_json::from_slice(line).map_err(|e| {
        let text = e.to_string();
        let message = format!("no entry of the journal: {}", text.split(" at line ").next().unwrap_or(&text));
        LineError { column: e.column().max(1), message }
    })?;
    let Some(writer) = fields.writer() else { return Ok(None) };
    let microseconds = |value: &Value| match value {
        Value::String(text) => text.parse::<u64>().ok(),
        other => other.as_u64(),
    };
    let stamp = fields.source.as_ref().or(fields.realtime.as_ref()).and_then(microseconds);
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
    // Fields of the journal may hold anything; one line of one host is meant.
    let message = message.replace(char::is_control, " ");
    let host = fields.host.filter(|host| !host.contains(char::is_control));
    let matters = writer != Writer::Kernel || is_relevant(message.as_bytes());
    Ok(matters.then_some(Entry { host, stamp, writer, text: message }))
}

/// The lines of `dmesg --json`: a time, then the message that it belongs to, on one line or on several.
#[derive(Default)]
pub struct DmesgJson {
    stamp: Stamp,
    /// Whether the facility of the entry is another than the kernel's.
    is_other: bool,
}

impl DmesgJson {
    /// Takes a line; the time and the message when it ends an entry that matters.
    pub fn line(&mut self, line: &[u8]) -> Option<(Stamp, String)> {
        let text = std::str::from_utf8(line).ok()?;
        if let Some((_, rest)) = text.split_once("\"time\":") {
            let number: String = rest.trim_start().chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
            self.stamp = since_boot(&number).map_or(Stamp::ABSENT, |time| Stamp::new(Clock::Boot, time));
        }
        if let Some((_, facility)) = text.split_once("\"fac\":") {
            self.is_other |= !facility.trim_start().starts_with("\"kern\"");
        }
        if let Some((_, priority)) = text.split_once("\"pri\":") {
            let digits: String = priority.trim_start().chars().take_while(char::is_ascii_digit).collect();
            self.is_other |= digits.parse().is_ok_and(|number: u64| number >= PRIORITIES);
        }
        let (_, rest) = text.split_once("\"msg\":")?;
        if std::mem::take(&mut self.is_other) || !is_relevant(line) {
            return None;
        }
        let mut values = serde_json::Deserializer::from_str(rest.trim_start()).into_iter::<String>();
        Some((self.stamp, values.next()?.ok()?))
    }
}
